import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { renderComment, renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import { expectHarmless, expectWholeTables } from './github-markdown.ts';
import { anyReport, HOSTILE, hostileText, largeReport } from './hostile.ts';
import { faster, keep, samples as plainSamples, slower } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples } from './samples-targets.ts';
import { withHostileEvidence } from './with-hostile-evidence.ts';

const samples = { ...plainSamples, ...evidenceSamples, ...targetSamples };

const BODY = { maxLength: 65_536, defaultToken: false };

describe('renderPullRequestBody', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectWholeTables(renderPullRequestBody(report, BODY));
  });

  it.each(['faster', 'slower', 'first', 'unmeasured', 'evidence', 'unsure-evidence'])(
    '%s, as it was read',
    async (name) => {
      const report = samples[name] ?? faster;
      const body = renderPullRequestBody(report, { ...BODY, defaultToken: report === slower });
      await expect(body).toMatchFileSnapshot(`../golden/report/${name}.body.md`);
    },
  );

  it('holds nothing that is not public', () => {
    for (const report of Object.values(samples)) {
      const body = renderPullRequestBody(report, BODY);
      expect(body).not.toMatch(/10\.0\.0|internal|6060|\/home\/runner|profiles\/|server-off|\.pprof/);
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

describe('evidence', () => {
  const lengths = [65_536, 10_000, 8_000, 6_300, 5_700, 2_500, 900];
  const bodies = lengths.map((maxLength) =>
    renderPullRequestBody(evidence, { maxLength, defaultToken: false }),
  );
  const has = (text: string) => bodies.map((body) => body.includes(text));

  it('goes before what was there already: folded tables first, then tables, then sentences', () => {
    expect(has('heaviest call sites')).toEqual([true, false, false, false, false, false, false]);
    expect(has('| Function, own time')).toEqual([true, true, false, false, false, false, false]);
    expect(has('more call sites are inlined')).toEqual([true, true, true, false, false, false, false]);
    expect(has('different builds of the program')).toEqual([true, true, true, true, false, false, false]);
    expect(has('| CPU time per request |')).toEqual([true, true, true, true, true, false, false]);
    expect(has('of 4 failed')).toEqual([true, true, true, true, true, true, true]);
    expect(has('**Verdict:**')).toEqual([true, true, true, true, true, true, true]);
    for (const body of bodies) expectWholeTables(body);
  });

  it('is of what decides first, by unit, and of the rest folded', () => {
    const body = bodies[0] ?? '';
    const at = (text: string) => body.indexOf(text);
    expect(body).toContain('## Faster: −2.56 % CPU time per unit of work');
    expect(at('| `load` | CPU time per request |')).toBeGreaterThan(0);
    expect(at('**overall** (geometric mean)')).toBeGreaterThan(at('| `load` | CPU time per request |'));
    expect(at('time per operation | 418.7')).toBeGreaterThan(at('decides nothing'));
    // Memory is not slower, and of throughput more is better.
    expect(body.replaceAll('\u00a0', ' ')).toContain(
      '| Peak memory | 178.8 MiB | 183.5 MiB | +2.64 % | +1.21 % to +4.09 % | more |',
    );
    expect(body.replaceAll('\u00a0', ' ')).toContain(
      '| Requests per second | 2,214/s | 2,291/s | +3.48 % | +2.92 % to +4.05 % | faster |',
    );
  });

  it('draws the band that was configured', () => {
    const comparison = evidence.comparison && { ...evidence.comparison, equivalence: 0.02 };
    const body = renderPullRequestBody({ ...evidence, ...(comparison && { comparison }) }, BODY);
    expect(body).toContain('The shaded band of the plot is ±2\u00a0%');
    const band = (text: string) => Math.max(...[...text.matchAll(/░+/g)].map(([cells]) => cells.length));
    expect(band(body)).toBeGreaterThan(band(bodies[0] ?? ''));
  });

  it('shows no function whose difference chance alone could make', () => {
    const [first] = evidence.differences ?? [];
    if (first === undefined) throw new Error('The sample has no difference.');
    const chance = { flat: 0.000008, cumulative: 1 };
    const flat = first.flat.map((one) => ({ ...one, chance }));
    const summary = renderSummary({ ...evidence, differences: [{ ...first, flat }] });
    const time = summary.slice(summary.indexOf('### Where the time went'), summary.indexOf('### What the'));
    expect(time).toContain('tokenize');
    expect(time.split('<details>')[0]).not.toContain('runtime.mallocgc');
    const none = flat.map((one) => ({ ...one, chance: { flat: 1, cumulative: 1 } }));
    expect(renderSummary({ ...evidence, differences: [{ ...first, flat: none }] })).toContain(
      'No single function differs by more than chance makes, or by 0.1 % of the whole.',
    );
  });

  it('shows a call that was devirtualized and then inlined once', () => {
    const { compiler } = evidence;
    if (compiler === undefined) throw new Error('The sample has no compiler evidence.');
    const { inlining } = compiler;
    const summary = renderSummary({ ...evidence, compiler: { ...compiler, devirtualization: inlining } });
    expect(summary.split('`render/highlight.go:88`').length).toBe(2);
    expect(summary).toContain('| devirtualized and inlined |');
    const { devirtualization: _, ...unknown } = compiler;
    expect(renderSummary({ ...evidence, compiler: unknown })).not.toContain('devirtualized');
  });

  it('names binaries that were built elsewhere', () => {
    const { build } = evidence;
    if (build === undefined) throw new Error('The sample has no build.');
    const prebuilt = {
      baseline: { ...build.baseline, pgo: 'server-v1', seconds: 0 },
      candidate: { ...build.candidate, pgo: 'server-v2', seconds: 0 },
    };
    const summary = renderSummary({ ...evidence, build: prebuilt });
    expect(summary).toContain('The binary server-v2 is faster than the binary server-v1: −2.56');
    expect(summary).toContain('| Flag | built elsewhere | built elsewhere |  |');
    const { compiler: _, ...uncompiled } = evidence;
    expect(renderSummary({ ...uncompiled, build: prebuilt })).not.toContain('`go build` took');
  });

  it('leaves nothing behind at an issue of somebody else', () => {
    expect(bodies[0]).toContain('https://redirect.github.com/golang/go/issues/65532');
    expect(bodies[0]).not.toContain('//github.com/golang');
  });

  it('says a failed condition once where the job has failed by it', () => {
    const failed = evidence.gates?.find(({ outcome }) => outcome === 'failed');
    if (failed === undefined) throw new Error('No gate of the sample has failed.');
    const message = `1 of 4 gates failed: \`${failed.condition}\`: ${failed.reason}`;
    const summary = renderSummary({ ...evidence, error: { message } }).replaceAll('\u00a0', ' ');
    expect(summary).toMatch(/^## A condition failed\n/);
    expect(summary.split('The binary grew by').length).toBe(2);
    expect(summary).toContain('**The other conditions of `fail-on`:**');
    expect(summary).toContain('not proven: Peak memory');
  });

  it('tells the public neither queries nor paths', () => {
    const site = { caller: 'a', callee: 'b', position: '/home/me/go/pkg/x.go:3', weight: 0.9 };
    const { compiler, production } = evidence;
    const report = {
      ...evidence,
      ...(compiler && { compiler: { ...compiler, inlining: { ...compiler.inlining, hottest: [site] } } }),
      ...(production && {
        production: {
          ...production,
          queries: { cpu: 'sum(rate(x{cluster="prod-eu"}[5m]))' },
          confounders: ['Asked http://thanos.corp:9090 once.', 'Two.', 'Three at node-3.internal.'],
        },
      }),
      gates: [{ condition: 'size > 1%', outcome: 'failed' as const, reason: 'See /home/me/x for it.' }],
    };
    for (const body of [renderPullRequestBody(report, BODY), renderComment(report, BODY)]) {
      expect(body).toContain('`x.go:3`');
      expect(body).not.toMatch(/home\/me|prod-eu|thanos|node-3|\.pprof/);
    }
  });
});

describe('renderComment', () => {
  const report = { ...evidence, command: 'compare' as const };

  it('evidence, as it was read', async () => {
    await expect(renderComment(report, BODY)).toMatchFileSnapshot('../golden/report/evidence.comment.md');
  });

  it('speaks of no merging and no draft', () => {
    const comment = renderComment({ ...slower, command: 'compare' }, BODY);
    expect(comment).toContain('## Slower');
    expect(comment).not.toMatch(/draft|Before you merge/);
  });

  it('fits into any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), hostileText, (maxLength, text) => {
        const comment = renderComment(withHostileEvidence(report, text), { maxLength });
        expect(comment.length).toBeLessThanOrEqual(maxLength);
        expectWholeTables(comment);
      }),
    );
  });
});

describe('renderSummary', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectWholeTables(renderSummary(report));
  });

  it.each(['faster', 'keep', 'check', 'failed', 'evidence', 'silent-load'])(
    '%s, as it was read',
    async (name) => {
      await expect(renderSummary(samples[name] ?? faster)).toMatchFileSnapshot(
        `../golden/report/${name}.summary.md`,
      );
    },
  );

  it('stays below 1 MiB as UTF-8', () => {
    // As long as names are shown whole, and longer.
    for (const length of [200, 500]) {
      const summary = renderSummary(largeReport(500, '漢字'.repeat(length)));
      expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576);
      expectWholeTables(summary);
    }
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
      const hostile = withHostileEvidence(report, text);
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
        const hostile = withHostileEvidence(report, text);
        for (const markdown of [renderSummary(hostile), renderPullRequestBody(hostile, BODY)]) {
          expectWholeTables(markdown);
          expectHarmless(markdown);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('weights and builds', () => {
  const ID = '34f13c196177630956083f3d81424ec0e7a4bdd5';
  const report = {
    ...faster,
    findings: [
      {
        severity: 'note' as const,
        message:
          'The profiles are of 2 builds of the program, newest first: 5 of 34f13c196177, 12 of 0123456789ab.',
      },
    ],
    sources: faster.sources?.map((source, i) => (i === 0 ? { ...source, weight: 2.5 } : source)) ?? [],
    ...(faster.profile && {
      profile: {
        ...faster.profile,
        effectiveSamples: 4_321,
        builds: [{ id: ID, profiles: 5 }, { profiles: 12 }],
      },
    }),
  };

  it('are in the summary', () => {
    const summary = renderSummary(report);
    expectWholeTables(summary);
    expect(summary.replaceAll('\u00a0', ' ')).toContain('8 profiles, weight 2.5');
    expect(summary.replaceAll('\u00a0', ' ')).toContain('12,345 samples (weighted, worth 4,321)');
    expect(summary).toContain('newest first: 5 of `34f13c196177`, 12 of `0123456789ab`.');
  });

  it('a pull request has their number only', () => {
    const body = renderPullRequestBody(report, BODY);
    expectWholeTables(body);
    expect(body.replaceAll('\u00a0', ' ')).toContain('17 profiles of 2 builds');
    expect(body).toContain('The profiles are of 2 builds of the program.');
    expect(body).not.toMatch(/34f13c|0123456789ab|newest first/);
  });

  it('a pull request does not say which builds were left out', () => {
    const message =
      'By `build-id: newest`, only 5 profiles, of build 34f13c196177, are merged; 12 of 0123456789ab, 1 of builds without an ID were left out.';
    const body = renderPullRequestBody({ ...report, findings: [{ severity: 'note', message }] }, BODY);
    expect(body).toContain('By `build-id: newest`, only 5 profiles are merged; the others were left out.');
  });

  it('the page names the builds', () => {
    const page = renderHtml(report);
    expect(page).toContain(`<code>${ID}</code>: 5 profiles`);
    expect(page).toContain('without an ID: 12 profiles');
  });
});
