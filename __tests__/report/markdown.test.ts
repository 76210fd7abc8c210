import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import { anyReport, HOSTILE, hostileText, largeReport, withHostileText } from './hostile.ts';
import { faster, keep, samples, slower } from './samples.ts';

const BODY = { maxLength: 65_536, defaultToken: false };

/** Blocks of a document, without fenced code; throws when a fence or a folded part stays open. */
function blocksOf(markdown: string): string[] {
  const outside: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const opening = /^(`{3,})/.exec(line)?.[1];
    if (fence === undefined && opening !== undefined) fence = opening;
    else if (fence !== undefined && line === fence) fence = undefined;
    else if (fence === undefined) outside.push(line);
  }
  expect(fence, 'a code block stays open').toBeUndefined();
  const text = outside.join('\n');
  expect(text.split('<details>').length).toBe(text.split('</details>').length);
  return text.split(/\n{2,}/);
}

/** Cells of a table's line as GitHub counts them: at every pipe that no backslash precedes, also inside code. */
function cellsOf(line: string): number {
  return line.split(/(?<!\\)\|/).length - 2;
}

/** Every table is whole: a heading, a rule, and as many cells in every line. */
function expectWholeTables(markdown: string): void {
  for (const block of blocksOf(markdown).filter((text) => text.startsWith('|'))) {
    const lines = block.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[1]).toMatch(/^\|( (---|--:) \|)+$/);
    for (const line of lines) {
      expect(line).toMatch(/^\|.*\|$/);
      expect(cellsOf(line)).toBe(cellsOf(lines[0] ?? ''));
    }
  }
}

const OURS = /<\/?(?:details|summary|sub|code)>|<!-- go-pgo-action -->/g;

/** What is left for Markdown and GitHub to act upon when code and our own words are taken out. */
function activeText(markdown: string): string {
  return blocksOf(markdown)
    .join('\n')
    .replace(/`[^`\n]+`/g, '')
    .replace(/<code>[^<]*<\/code>/g, '')
    .replace(OURS, '');
}

function expectHarmless(markdown: string): void {
  expect(markdown).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
  );
  const active = activeText(markdown);
  expect(active).not.toMatch(/[<`]|\]\(/);
  const shown = active.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(shown).not.toMatch(/@|:\/\/|www\.|#\d|GH-\d|\$|:tada:|(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/);
  // A tag in code that stands between tags is text only when every `<` of it is an entity.
  for (const [, content] of markdown.matchAll(/<code>(.*?)<\/code>/g)) {
    expect(content).not.toMatch(/[<>|`*_[\]@]/);
  }
}

describe('renderPullRequestBody', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectWholeTables(renderPullRequestBody(report, BODY));
  });

  it.each(['faster', 'slower', 'first', 'unmeasured'])('%s, as it was read', async (name) => {
    const report = samples[name] ?? faster;
    const body = renderPullRequestBody(report, { ...BODY, defaultToken: report === slower });
    await expect(body).toMatchFileSnapshot(`../golden/report/${name}.body.md`);
  });

  it('holds nothing that is not public', () => {
    for (const report of Object.values(samples)) {
      const body = renderPullRequestBody(report, BODY);
      expect(body).not.toMatch(/10\.0\.0|internal|6060|\/home\/runner|profiles\/|server-off/);
    }
  });

  it('takes addresses and paths out of sentences, but not names of functions', () => {
    const reason =
      'Fetched http://db.prod/x?y=1 from 10.1.2.3:80, [fe80::1]:6060, host-7.eu.corp and api.example.com:8443, wrote /home/me/a b and C:\\tmp\\x; main.go:12 and example.com/app/render.(*Page).Do and 50 %/op stay.';
    const body = renderPullRequestBody({ ...keep, decision: { kind: 'update', reason } }, BODY);
    expect(body).toContain(
      'Fetched &#91;address&#93; from &#91;address&#93;, &#91;address&#93;, &#91;address&#93; and &#91;address&#93;, wrote &#91;path&#93; b and &#91;path&#93; main.go:12 and example.com/app/render.(&#42;Page).Do and 50\u00a0%/op stay.',
    );
  });

  it('says what to do about workflows that do not start', () => {
    const note = 'GitHub starts no workflows for it by itself';
    expect(renderPullRequestBody(faster, { ...BODY, defaultToken: true })).toContain(note);
    expect(renderPullRequestBody(faster, BODY)).not.toContain(note);
  });

  it('drops the edges first, then the findings, then rows of measurements', () => {
    const report = largeReport(200, 'example.com/app/pkg.(*Type).Method');
    const lengths = [65_536, 15_000, 7_000, 5_000, 3_000, 700];
    const bodies = lengths.map((maxLength) =>
      renderPullRequestBody(report, { maxLength, defaultToken: true }),
    );
    const has = (text: string) => bodies.map((body) => body.includes(text));
    expect(has('call edges that moved')).toEqual([true, false, false, false, false, false]);
    expect(has('### Findings')).toEqual([true, true, true, true, false, false]);
    expect(has('195 more measurements')).toEqual([false, false, true, true, false, false]);
    expect(has('Verdict:')).toEqual([true, true, true, true, true, true]);
    expect(has('Shortened to fit')).toEqual([false, true, true, true, true, true]);
    for (const body of bodies) expectWholeTables(body);
  });

  it('is valid Markdown of at most the given length, for every length', () => {
    const length = fc.oneof(fc.integer({ min: 0, max: 70_000 }), fc.integer({ min: 0, max: 4_000 }));
    fc.assert(
      fc.property(anyReport, length, fc.boolean(), (report, maxLength, defaultToken) => {
        const body = renderPullRequestBody(report, { maxLength, defaultToken });
        expect(body.length).toBeLessThanOrEqual(maxLength);
        expectWholeTables(body);
      }),
      { numRuns: 400 },
    );
  });

  it.each([0, 1, 20, 200])('fits with %i rows of long hostile names', (rows) => {
    for (const text of HOSTILE) {
      const report = largeReport(rows, text);
      for (const maxLength of [65_536, 10_000, 1_500]) {
        const body = renderPullRequestBody(report, { maxLength, defaultToken: true });
        expect(body.length).toBeLessThanOrEqual(maxLength);
        expectWholeTables(body);
      }
    }
  });
});

describe('renderSummary', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectWholeTables(renderSummary(report));
  });

  it.each(['faster', 'keep', 'check', 'failed'])('%s, as it was read', async (name) => {
    await expect(renderSummary(samples[name] ?? faster)).toMatchFileSnapshot(
      `../golden/report/${name}.summary.md`,
    );
  });

  it('stays below 1 MiB as UTF-8', () => {
    const summary = renderSummary(largeReport(3_000, '漢字'.repeat(500)));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576);
    expectWholeTables(summary);
  });

  it('says the same about a thousand endpoints once', () => {
    const findings = Array.from({ length: 1_000 }, (_, i) => ({
      severity: 'error' as const,
      source: `http://10.0.0.${i}`,
      message: 'connection refused',
    }));
    const summary = renderSummary({ ...keep, sources: [], findings });
    expect(summary.match(/connection refused/g)).toHaveLength(1);
    expect(summary).toContain('and 997 more');
  });
});

describe('hostile text', () => {
  const both = (text: string) =>
    Object.values(samples).flatMap((report) => {
      const hostile = withHostileText(report, text);
      return [renderSummary(hostile), renderPullRequestBody(hostile, BODY)];
    });

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'renders as text: %s',
    (_, text) => {
      for (const markdown of both(text)) {
        expectWholeTables(markdown);
        expectHarmless(markdown);
      }
    },
  );

  it('renders as text, whatever it is', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...Object.values(samples)), (text, report) => {
        const hostile = withHostileText(report, text);
        for (const markdown of [renderSummary(hostile), renderPullRequestBody(hostile, BODY)]) {
          expectWholeTables(markdown);
          expectHarmless(markdown);
        }
      }),
      { numRuns: 300 },
    );
  });
});
