import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../src/compare/comparison.ts';
import { differenceInWords } from '../../src/report/view-measured.ts';
import { comparisonHeadline } from '../../src/report/headline.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import type { Report } from '../../src/report/report.ts';
import { faster } from './samples.ts';

const { comparison } = faster;
if (comparison === undefined) throw new Error('the sample has no comparison');

function because(changed: Partial<Comparison>): string | undefined {
  return comparisonHeadline(faster, { ...comparison, reason: 'So it is.', ...changed } as Comparison).because;
}

describe('a difference that is proven and smaller than what counts as none', () => {
  test.each([
    ['faster', [-0.008, -0.001], 'So it is. Proven, but smaller than ±1 %.'],
    ['slower', [0.001, 0.009], 'So it is. Proven, but smaller than ±1 %.'],
    ['slower', [0.001, 0.011], 'So it is.'],
    ['faster', [-0.03, -0.02], 'So it is.'],
    ['no difference', [-0.003, 0.003], 'So it is.'],
    ['inconclusive', [-0.03, 0.003], 'So it is.'],
  ] as const)('%s, %j: %s', (verdict, interval, words) => {
    expect(because({ verdict, interval, equivalence: 0.01 })?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('goes by the limit of the run', () => {
    const changed = { verdict: 'slower', interval: [0.001, 0.011] } as const;
    expect(because({ ...changed, equivalence: 0.02 })?.replaceAll('\u00a0', ' ')).toBe(
      'So it is. Proven, but smaller than ±2 %.',
    );
  });
});

describe('the caption of the measurements', () => {
  const withRows = (rows: number): Report => ({
    ...faster,
    comparison: { ...comparison, measurements: comparison.measurements.slice(0, rows) },
  });
  const chance = 'Of twenty rows that do not differ, one looks as if it did.';

  test.each([
    ['page', renderHtml],
    ['summary', renderSummary],
  ])('of the %s says what chance does to rows, where there are several', (_, render) => {
    expect(render(withRows(2))).toContain(chance);
    expect(render(withRows(1))).not.toContain(chance);
  });

  test.each([
    [[-0.034, -0.026], 'expected to be as narrow as asked for (±0.5 %); it came out wider.', 0.003],
    [[-0.034, -0.026], 'Measuring ended when the interval was as narrow as asked for (±0.5 %).', 0.005],
  ] as const)('says whether %j is as narrow as was expected: %s', (interval, words, precision) => {
    const page = renderHtml({
      ...faster,
      comparison: { ...comparison, change: -0.03, interval, ended: 'precision', precision },
    });
    expect(page.replaceAll('\u00a0', ' ')).toContain(words.replace('0.5', String(precision * 100)));
  });
});

describe('the sums of two profiles', () => {
  const words = (candidate: number, samples: { readonly baseline: number; readonly candidate: number }) =>
    differenceInWords({
      kind: 'cpu',
      workload: 'benchmarks',
      unit: 'cpu-sec/op',
      baseline: 0.0002,
      candidate,
      samples,
      flat: [],
      cumulative: [],
    }).replaceAll('\u00a0', ' ');

  test('that so few samples cannot tell apart are said to be by chance', () => {
    expect(words(0.000203, { baseline: 442, candidate: 448 })).toMatch(
      /\(\+1\.5 %, by 442 samples and 448: not more than chance makes\)$/,
    );
  });

  test('that are further apart, or of more samples, stand as they are', () => {
    expect(words(0.00024, { baseline: 442, candidate: 530 })).toMatch(
      /\(\+20\.\d* %, by 442 samples and 530\)$/,
    );
    expect(words(0.000203, { baseline: 44_200, candidate: 44_863 })).toMatch(/and 44,863\)$/);
  });
});
