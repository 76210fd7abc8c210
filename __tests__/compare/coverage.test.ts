import { expect, test } from 'vitest';
import { coverageFindings, coverageInWords, coverageOf } from '../../src/compare/experiment/verdict.ts';

function profile(...edges: readonly (readonly [caller: string, callee: string, weight: number])[]) {
  return {
    edges: edges.map(([caller, callee, weight]) => ({ caller, callee, weight, offset: 1, values: [weight] })),
    totalWeight: edges.reduce((sum, [, , weight]) => sum + weight, 0),
  };
}

const production = profile(
  ['main.serve', 'json.Unmarshal', 50],
  ['main.serve', 'gzip.Write', 20],
  ['index.Build', 'index.Build.ranked.func2', 10],
  ['main.serve', 'slices.Sort[...]', 20],
  ['main.serve', 'runtime.asyncPreempt', 300],
);

test('the weight that leads into functions which the workload ran, whatever inlining calls their closures', () => {
  const executed = ['testing.(*B).runN', 'index.ranked.func1', 'slices.Sort[go.shape.int]'];
  const coverage = coverageOf(production, executed, 'the benchmarks');
  expect(coverage).toEqual({
    workload: 'the benchmarks',
    share: 0.3,
    missing: [
      { name: 'json.Unmarshal', share: 0.5 },
      { name: 'gzip.Write', share: 0.2 },
    ],
  });
  expect(coverageFindings(coverage as NonNullable<typeof coverage>)).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('the benchmarks cover 30.0 % of the profile') },
  ]);
  const part = { ...(coverage as NonNullable<typeof coverage>), isPart: true };
  expect(coverageFindings(part)).toEqual([]);
  expect(coverageInWords(part)).toMatch(/^the benchmarks cover at least 30\.0 % .*: some were not profiled$/);
});

test('a workload that runs what production does: no warning', () => {
  const coverage = coverageOf(production, ['json.Unmarshal'], 'the load');
  if (coverage === undefined) throw new Error('It has weight.');
  expect(coverageInWords(coverage)).toMatch(
    /^the load covers 50.0 % of the profile’s weight; heaviest functions not seen: /,
  );
  expect(coverageFindings(coverage)).toEqual([]);
  expect(coverageOf(profile(), ['json.Unmarshal'], 'the load')).toBeUndefined();
});
