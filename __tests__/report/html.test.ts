import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../src/report/html/script.ts';
import { STYLE } from '../../src/report/html/style.ts';
import { renderHtml } from '../../src/report/html.ts';
import { anyReport, HOSTILE, hostileText, largeReport, withHostileText } from './hostile.ts';
import { everyTextHostile } from './hostile-everywhere.ts';
import { faster, samples as plain, slower } from './samples.ts';
import { evidence, evidenceSamples, flameGraphOf, unsureEvidence } from './samples-evidence.ts';
import { targetSamples } from './samples-targets.ts';

const samples = { ...plain, ...evidenceSamples, ...targetSamples };

const VOID = new Set(['meta', 'wbr', 'rect', 'line', 'circle', 'path']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z0-9-]*(?:="[^"<>]*")?)*)(\/?)>|<!doctype html>|([<>])/gi;

const DATA = /<script type="application\/gzip" data-label="[^"<>]*">[A-Za-z0-9+/]+=*<\/script>/g;

/** Every tag is one of ours, closed in order; nothing else in the page holds a `<` or `>`. Returns the tags. */
function expectWellFormed(html: string): { name: string; attributes: string }[] {
  const open: string[] = [];
  const tags: { name: string; attributes: string }[] = [];
  // The page's own style sheet and script are what they are; data in scripts is base64.
  const marked = html
    .replace(`<style>${STYLE}</style>`, '')
    .replace(`<script>${SCRIPT}</script>`, '')
    .replaceAll(DATA, '');
  for (const [text, closing, name, attributes = '', selfClosing, stray] of marked.matchAll(TAG)) {
    expect(stray, `a stray ${stray} in the text`).toBeUndefined();
    if (name === undefined) continue;
    if (closing === '/') expect(open.pop(), text).toBe(name);
    else {
      tags.push({ name, attributes });
      if (selfClosing !== '/' && !VOID.has(name)) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return tags;
}

/** Nothing loads, runs, or is hidden in an attribute. */
function expectInert(html: string): void {
  const tags = expectWellFormed(html);
  expect(
    tags.filter(({ name }) => /^(?:script|img|iframe|object|link|form|base|use|image)$/.test(name)),
  ).toEqual([]);
  for (const { name, attributes } of tags) {
    const names = attributes.replace(/="[^"]*"/g, '=');
    expect(names).not.toMatch(/ (?:on\w+|style|src|srcset|xlink:href|formaction)=/i);
    if (/ href=/.test(names))
      expect(name + attributes).toMatch(
        /^a href="(?:https?:\/\/|#[a-z]+"|\.\/[\w%!~*().-]*(?:\/[\w%!~*().-]*)*\/report\.html")/,
      );
  }
  expect(html).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
  );
}

function policyOf(html: string): string | undefined {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function fail(name: string): never {
  throw new Error(`There is no sample ${name}.`);
}

describe('renderHtml', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectInert(renderHtml(report));
  });

  it.each([
    'faster',
    'inconclusive',
    'failed-late',
    'evidence',
    'unsure-evidence',
    'silent-load',
    'three-targets',
  ] as const)('%s, as it was read', async (name) => {
    const html = renderHtml(samples[name] ?? fail(name))
      .replace(/<style>[\s\S]*?<\/style>/, '<style>…</style>')
      .replace(`<script>${SCRIPT}</script>`, '<script>…</script>')
      .replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')
      // How gzip packs is the business of the machine's zlib.
      .replaceAll(/(<script type="application\/gzip"[^>]*>)[^<]*/g, '$1…');
    await expect(html).toMatchFileSnapshot(`../golden/report/${name}.html.golden`);
  });

  it('allows its own style sheet and nothing else', () => {
    expect(policyOf(renderHtml(faster))).toBe(
      `default-src 'none'; style-src '${digestOf(STYLE)}'; base-uri 'none'; form-action 'none'`,
    );
    expect(renderHtml(faster)).not.toContain('<script');
  });

  it('allows the one script of the flame graphs where there are some', () => {
    expect(policyOf(renderHtml(evidence))).toBe(
      `default-src 'none'; style-src '${digestOf(STYLE)}'; script-src '${digestOf(SCRIPT)}'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
    );
  });

  it('draws each interval where its numbers are', () => {
    const html = renderHtml(slower);
    const places = [
      ...html.matchAll(
        /class="whisker" x1="([\d.]+)%" x2="([\d.]+)%".*?<svg x="([\d.]+)%" y="50%"><(?:circle|path class="point")/g,
      ),
    ];
    const zero = Number(/class="zero" x1="([\d.]+)%"/.exec(html)?.[1]);
    const rows = slower.comparison?.measurements ?? [];
    expect(places).toHaveLength(rows.length + 1);
    rows.forEach(({ interval: [low, high] }, i) => {
      expect(Number(places[i]?.[1]) > zero).toBe(low > 0);
      expect(Number(places[i]?.[2]) > zero).toBe(high > 0);
    });
  });

  it('labels every section by a heading that exists once', () => {
    for (const report of Object.values(samples)) {
      const html = renderHtml(report);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const labels = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(labels);
      const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
      if (links.length > 0) expect(links).toEqual(ids);
      expect(html.match(/<h1>/g)).toHaveLength(1);
    }
  });

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'shows as text: %s',
    (_, text) => {
      for (const report of Object.values(samples)) {
        expectInert(renderHtml(withHostileText(report, text)));
        expectInert(renderHtml(everyTextHostile(report, text)));
      }
    },
  );

  it('shows as text, whatever it is', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...Object.values(samples)), (text, report) => {
        expectInert(renderHtml(everyTextHostile(report, text)));
      }),
      { numRuns: 200 },
    );
  });

  it('links only to web addresses', () => {
    const at = (url: string) =>
      renderHtml({ ...faster, publication: { kind: 'pull-request', operation: 'created', url } });
    expect(at('https://github.com/o/r/pull/1')).toContain('<a href="https://github.com/o/r/pull/1">');
    expect(at('javascript:alert(1)')).not.toMatch(/<a href="(?!#)/);
  });

  it('stays below 400 KB without flame graphs', () => {
    const html = renderHtml(largeReport(300, '漢<&'.repeat(400)));
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    // It is cut, so more rows would not make it larger.
    expect(Buffer.byteLength(html)).toBeGreaterThan(350_000);
    expectInert(html);
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(Buffer.byteLength(renderHtml(report))).toBeLessThan(400_000);
      }),
      { numRuns: 20 },
    );
  });

  it('stays below 2 MB with flame graphs of any size', () => {
    const names = Array.from({ length: 3_000 }, (_, i) => `漢<&${i}${'x'.repeat(300)}`);
    // Values that nothing compresses, and no common step.
    const random = fc.sample(fc.double({ min: 0.001, max: 1, noNaN: true }), { numRuns: 20_000, seed: 1 });
    const stacks = random.map((value, i) => {
      const frames = [i % 7, i % 61, i % 541, i % 2_999].map((name) => names[name]);
      return [frames.join(';'), value, random[(i * 7) % random.length] ?? 0] as const;
    });
    const graph = flameGraphOf({ kind: 'cpu', workload: 'load', unit: 'cpu-sec/request' }, stacks);
    const large = largeReport(300, '漢<&'.repeat(400));
    const dataOf = (page: string) => page.match(DATA) ?? [];
    const [alone = ''] = dataOf(renderHtml({ ...large, flameGraphs: [graph] }));
    expect(12 * alone.length).toBeGreaterThan(2_000_000);
    const graphs = Array.from({ length: 12 }, (_, i) =>
      i === 0 ? { ...graph, kind: 'alloc' as const } : graph,
    );
    const html = renderHtml({ ...large, flameGraphs: graphs });
    expect(Buffer.byteLength(html)).toBeLessThan(2_000_000);
    expect(dataOf(html)).toHaveLength(12);
    expectInert(html);
  });

  it('draws the band of no difference as wide as the comparison has it', () => {
    const widthOf = (equivalence: number) => {
      const comparison = evidence.comparison && { ...evidence.comparison, equivalence };
      const html = renderHtml({ ...evidence, ...(comparison && { comparison }) });
      return Number(/class="band" x="[\d.]+%" width="([\d.]+)%"/.exec(html)?.[1]);
    };
    expect(widthOf(0.005)).toBeGreaterThan(0);
    expect(widthOf(0.005)).toBeLessThan(widthOf(0.01) * 0.8);
  });

  it('gives each unit that decides nothing an axis of its own', () => {
    const tables = renderHtml(evidence).match(/<table class="rows intervals"[\s\S]*?<\/table>/g) ?? [];
    const ticks = tables.map((table) =>
      [...table.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text).join(' '),
    );
    // What decides, time, memory, throughput, and production.
    expect(tables).toHaveLength(5);
    expect(ticks[0]).toBe('−4 % −3 % −2 % −1 % 0 % +1 %');
    expect(ticks[1]).toBe('−10 % −5 % 0 % +5 % +10 %');
    expect(tables[3]).toContain('more is better');
    expect(tables[3]).toMatch(/class="better"[\s\S]*\+3\.48 %/);
  });

  it('joins no CPU times of different rows', () => {
    const chart =
      /<figcaption>CPU time per operation<\/figcaption>[\s\S]*?<\/figure>/.exec(renderHtml(evidence))?.[0] ??
      '';
    const lines = [...chart.matchAll(/<path class="line is" d="([^"]*)"/g)].map(([, d]) =>
      d?.match(/[ML]/g)?.join(''),
    );
    expect(lines).toEqual(['MLL', 'MLL']);
    expect(chart.match(/<circle/g)).toHaveLength(6);
  });

  it('says what ended the measuring', () => {
    expect(renderHtml(evidence)).toContain('ended when the interval was as narrow as asked for (±0.5 %)');
    expect(renderHtml(unsureEvidence)).toContain('ended when the budget was spent, before');
  });

  it('folds away what chance alone can make', () => {
    const [cpu] = evidence.differences ?? [];
    if (cpu === undefined) throw new Error('The sample has no difference.');
    const withChance = (flat: number) => {
      const rows = cpu.flat.map((one) => ({ ...one, chance: { flat, cumulative: 0 } }));
      const html = renderHtml({ ...evidence, differences: [{ ...cpu, flat: rows }] });
      const [, section = ''] = /<h2 id="profiles">([\s\S]*?)<\/section>/.exec(html) ?? [];
      return section;
    };
    // Two of the four differ by more than 8 µs.
    expect(withChance(0.000008)).toMatch(
      /<summary>2 functions whose difference is small, or no more than chance/,
    );
    expect(withChance(0.000008)).toContain('±8.000 µs by chance');
    expect(withChance(1)).toContain('No single function differs by more than chance makes');
    expect(withChance(1)).toContain('<summary>4 functions whose difference is small');
    expect(withChance(0)).not.toContain('whose difference is small');
  });

  it('says how much production changes by itself, and what was asked', () => {
    const { production } = evidence;
    if (production === undefined) throw new Error('The sample has no production.');
    const html = renderHtml({
      ...evidence,
      production: {
        ...production,
        queries: { cpu: 'sum(rate(process_cpu_seconds_total[5m]))' },
        comparisons: production.comparisons.map((one) => ({
          ...one,
          series: { before: 14, after: 15 },
        })),
      },
    });
    expect(html).toContain('series 14 → 15');
    expect(html).toContain('<code>sum(rate(process_cpu_seconds_total[5m]))</code>');
  });

  it('says when it was measured and of what', () => {
    const run = { time: '2026-03-02T04:20:00Z', revision: 'v1.4.0', url: 'javascript:alert(1)' };
    expect(renderHtml({ ...evidence, run })).toContain(
      '<p>Measured 2026-03-02 04:20 UTC, of <code>v1.4.0</code></p>',
    );
    expect(renderHtml({ ...evidence, run: { ...run, url: 'https://example.com/run/1' } })).toContain(
      '<a href="https://example.com/run/1">',
    );
  });

  it('puts gates first where one failed, and after the evidence where none did', () => {
    const order = (html: string) => [...html.matchAll(/<h2 id="([a-z]+)"/g)].map(([, id]) => id);
    expect(order(renderHtml(evidence))[0]).toBe('gates');
    expect(order(renderHtml(unsureEvidence))[0]).toBe('measurements');
    expect(order(renderHtml(unsureEvidence))).toContain('gates');
  });
});
