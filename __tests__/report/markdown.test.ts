import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderComment, renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import { publicView } from '../../src/report/public-view.ts';
import type { Report } from '../../src/report/report.ts';
import { differenceInWords } from '../../src/report/view-measured.ts';
import { reproduceCommands } from '../../src/report/view-profile.ts';
import { expectWholeTables } from './github.ts';
import { anyReport, HOSTILE, largeReport } from './hostile.ts';
import { faster, keep, samples as plainSamples, slower } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, threeTargets, twentyTargets } from './samples-targets.ts';

const samples: Readonly<Record<string, Report>> = { ...plainSamples, ...evidenceSamples, ...targetSamples };
const BODY = { maxLength: 65_536, defaultToken: false };

const body = (report: Report, maxLength = 65_536) =>
  renderPullRequestBody(report, { maxLength, defaultToken: false }).replaceAll('\u00a0', ' ');
const summary = (report: Report) => renderSummary(report).replaceAll('\u00a0', ' ');
const comment = (report: Report) => renderComment(report, BODY).replaceAll('\u00a0', ' ');

function given<T>(value: T | undefined): T {
  return value ?? expect.fail('The sample does not have it.');
}

describe('as it was read', () => {
  it.each([
    ...['evidence', 'slower', 'three-targets'].map((name) => [name, 'body'] as const),
    ...['evidence', 'failed'].map((name) => [name, 'summary'] as const),
    ['evidence', 'comment'] as const,
  ])('%s, %s', async (name, kind) => {
    const report = given(samples[name]);
    const render = {
      body: () => renderPullRequestBody(report, { ...BODY, defaultToken: name === 'slower' }),
      summary: () => renderSummary(report),
      comment: () => renderComment({ ...report, command: 'compare' }, BODY),
    };
    await expect(render[kind]()).toMatchFileSnapshot(`../golden/report/${name}.${kind}.md`);
  });

  it.each(Object.entries(samples))('%s has whole tables', (_, report) => {
    for (const text of [renderSummary(report), body(report), comment(report)]) expectWholeTables(text);
  });
});

it('says of the tuned profile that other rounds than those of the verdict measured it', () => {
  const row = { against: 'off', verdict: 'faster', change: -0.02, interval: [-0.03, -0.01] } as const;
  const noted = (name: string) => {
    const report = { ...faster, comparison: { ...given(faster.comparison), contenders: [{ ...row, name }] } };
    return /^.*All builds of a row.*$/m.exec(summary(report))?.[0];
  };
  expect(noted('committed')).toContain('with the same measurements as the verdict');
  expect(noted('tuned')).not.toContain('same measurements');
  expect(noted('tuned')).toContain('after the search');
});

describe('what is public', () => {
  it('holds no address, host, path or query', () => {
    const site = { caller: 'a', callee: 'b', position: '/home/me/go/pkg/x.go:3', weight: 0.9 };
    const { compiler, production } = evidence;
    const report: Report = {
      ...evidence,
      compiler: compiler && { ...compiler, inlining: { ...compiler.inlining, hottest: [site] } },
      production: production && { ...production, queries: { cpu: 'sum(rate(x{cluster="prod-eu"}[5m]))' } },
      gates: [
        { condition: 'size > 1%', outcome: 'failed', reason: 'See /home/me/x, or http://thanos.corp:9090.' },
      ],
    };
    const message =
      'http://10.0.0.7:6060 of api refused; profiles/*.pprof is empty; see /home/runner/_temp/x.';
    const targets = { ...threeTargets, error: { message }, targets: [{ ...report, target: 'api' }] };
    for (const text of [...Object.values(samples), report, targets].flatMap((one) => [
      body(one),
      comment(one),
    ])) {
      expect(text).not.toMatch(
        /10\.0\.0|internal|6060|home\/runner|profiles\/|server-off|\.pprof|home\/me|prod-eu|thanos/,
      );
    }
    expect(body(report)).toContain('`x.go:3`');
  });

  it('keeps names of functions, and what may be repeated on any machine', () => {
    const reason =
      'Fetched http://db.prod/x?y=1 from 10.1.2.3:80, [fe80::1]:6060, host-7.eu.corp and api.example.com:8443, wrote /home/me/a b and C:\\tmp\\x; main.go:12 and example.com/app/render.(*Page).Do and 50 %/op stay.';
    expect(body({ ...keep, decision: { kind: 'update', reason } })).toContain(
      'Fetched &#91;address&#93; from &#91;address&#93;, &#91;address&#93;, &#91;address&#93; and &#91;address&#93;, wrote &#91;path&#93; b and &#91;path&#93; main.go:12 and example.com/app/render.(&#42;Page).Do and 50 %/op stay.',
    );
    const settings = {
      serve: '/home/me/bin/server -db postgres://db.internal:5432/x -addr 127.0.0.1:8080',
      load: './load 127.0.0.1:$((PORT + 1)) http://127.0.0.1:$PORT/render',
    };
    expect(publicView({ ...evidence, settings }).report.settings).toEqual({
      serve: '[path] -db [address] -addr 127.0.0.1:8080',
      load: './load 127.0.0.1:$((PORT + 1)) http://127.0.0.1:$PORT/render',
    });
  });
});

describe('a limit of length', () => {
  it('takes folded tables first, then evidence, findings, context, and rows of measurements', () => {
    const order = ['Inlined calls, heaviest', 'more call sites', 'What moved', '**Verdict:**'];
    const shown = (length: number) => order.filter((text) => body(evidence, length).includes(text)).length;
    expect([65_536, 9_000, 6_200, 4_000, 700].map(shown)).toEqual([4, 3, 2, 1, 1]);
    const large = largeReport(200, 'example.com/app/pkg.(*Type).Method');
    expect(body(large, 3_000)).toContain('195 more measurements');
    expect(body(large, 700)).toContain('shortened to fit');
  });

  it('is kept, with whole tables, whatever it is', () => {
    const length = fc.oneof(fc.integer({ min: 0, max: 70_000 }), fc.integer({ min: 0, max: 4_000 }));
    const property = (report: Report, maxLength: number) => {
      for (const text of [
        renderPullRequestBody(report, { maxLength, defaultToken: true }),
        renderComment(report, { maxLength }),
      ]) {
        expect(text.length).toBeLessThanOrEqual(maxLength);
        expectWholeTables(text);
      }
    };
    fc.assert(fc.property(anyReport, length, property), { numRuns: 50 });
    for (const text of HOSTILE)
      for (const maxLength of [65_536, 1_500]) property(largeReport(200, text), maxLength);
    for (const maxLength of [65_536, 6_000, 2_000]) property(twentyTargets, maxLength);
  });

  it('of a summary is one of bytes', () => {
    const text = renderSummary(largeReport(500, '漢字'.repeat(500)));
    expect(Buffer.byteLength(text)).toBeLessThan(1_048_576);
    expectWholeTables(text);
  });
});

it('several targets: show failed and slower ones first and open', () => {
  const parts = [
    ...summary(twentyTargets).matchAll(/^<details( open)?>\n<summary><code>service&#45;(\d+)/gm),
  ];
  expect(parts.map(([, open, name]) => `${name}${open ?? ''}`).slice(0, 3)).toEqual([
    '13 open',
    '08 open',
    '01',
  ]);
  expect(parts).toHaveLength(20);
});

describe('the evidence', () => {
  it('shows no function whose difference is within sampling noise', () => {
    const first = given(evidence.differences?.[0]);
    const time = (flat: number) => {
      const rows = first.flat.map((one) => ({ ...one, chance: { flat, cumulative: 1 } }));
      const [, text = ''] = summary({ ...evidence, differences: [{ ...first, flat: rows }] }).split(
        '### Where the time',
      );
      return text.split('###')[0];
    };
    expect(time(0.000008)).toContain('tokenize');
    expect(time(0.000008)).not.toContain('runtime.mallocgc');
    expect(time(1)).toContain('sampling noise');
    expect(time(1)).not.toContain('tokenize');
  });

  it.each([
    [0.000203, 'load', true, /: sampled, \S+ µs and \S+ µs by 442 samples and 448; the difference is noise$/],
    [
      0.000203,
      'profiles',
      false,
      /: sampled, \S+ µs and \S+ µs by 442 samples and 448; the difference is noise$/,
    ],
    [0.00024, 'benchmarks', true, /: sampled, \S+ µs and \S+ µs by .*; the verdict comes from many rounds$/],
    [0.00024, 'load', true, /: sampled, .*, in one run each; the verdict comes from many rounds$/],
    [0.00024, 'load', false, /\(\+20\.\d* %, sampled, by 442 samples and 448\)$/],
    [0.00024, 'profiles', true, /\(\+20\.\d* %, sampled, by 442 samples and 448\)$/],
  ] as const)(
    'gives %f under %s, beside a verdict: %s, as a change only if nothing measured it',
    (candidate, workload, isJudged, words) => {
      const samples = { baseline: 442, candidate: 448 };
      const sums = { kind: 'cpu', unit: 'cpu-sec/op', baseline: 0.0002, chance: 4e-6 } as const;
      const difference = { ...sums, workload, candidate, samples, flat: [], cumulative: [] };
      expect(differenceInWords(difference, isJudged)).toMatch(words);
    },
  );

  it('calls allocations sampled, except those of benchmarks', () => {
    const sums = {
      kind: 'alloc',
      unit: 'B/op',
      baseline: 890,
      candidate: 907,
      flat: [],
      cumulative: [],
    } as const;
    expect(differenceInWords({ ...sums, workload: 'load' }, true)).toMatch(/\(\+1\.9\d* %, sampled\)$/);
    expect(differenceInWords({ ...sums, workload: 'benchmarks' }, true)).toMatch(/\(\+1\.9\d* %\)$/);
  });

  it('speaks of no merging and no draft in a comment, and leaves nothing at issues of others', () => {
    expect(comment({ ...slower, command: 'compare' })).not.toMatch(/draft|Before you merge/);
    expect(body(evidence)).toContain('https://redirect.github.com/golang/go/issues/65532');
    expect(body(evidence)).not.toContain('//github.com/golang');
  });
});

describe('the commands that reproduce it', () => {
  const side = (pgo: string) => ({ ...given(faster.build).baseline, pgo, seconds: 1 });
  const serve = 'exec "$PGO_BINARY"';

  it.each([
    ['off', 'default.pgo', {}, ''],
    ['off', 'new.pgo', {}, ' --candidate new.pgo'],
    ['default.pgo', 'the merged profile', {}, ' --baseline committed --candidate merged'],
    ['old; rm.pgo', 'off', {}, " --baseline 'old; rm.pgo' --candidate off"],
    ['off', 'the merged profile', { command: 'refresh' }, ''],
    ['off', 'default.pgo', { settings: { measure: 'load', serve } }, ` --measure load --serve '${serve}'`],
  ] as const)('%s and %s', (baseline, candidate, rest, options) => {
    const build = { baseline: side(baseline), candidate: side(candidate) };
    expect(reproduceCommands({ command: 'compare', findings: [], build, ...rest })).toEqual([
      `npx go-pgo@1 compare${options}`,
    ]);
  });
});
