import { expect, test } from 'vitest';
import { coverageFindings, coverageInWords, coverageOf } from '../../src/compare/experiment/verdict.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('compare');

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
  const findings = coverageFindings(coverage as NonNullable<typeof coverage>);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/the benchmarks .*\b30\.0 %/) },
  ]);
  sentences.add(...findings);
  const part = { ...(coverage as NonNullable<typeof coverage>), isPart: true };
  expect(coverageFindings(part)).toEqual([]);
  expect(coverageInWords(part)).toMatch(/^the benchmarks .*\bat least 30\.0 %/);
  sentences.add(coverageInWords(part));
});

test('a workload that runs what production does: no warning', () => {
  const coverage = coverageOf(production, ['json.Unmarshal'], 'the load');
  if (coverage === undefined) throw new Error('It has weight.');
  expect(coverageInWords(coverage)).toMatch(/^the load .*\b50\.0 % .*: \S/);
  sentences.add(coverageInWords(coverage));
  expect(coverageFindings(coverage)).toEqual([]);
  expect(coverageOf(profile(), ['json.Unmarshal'], 'the load')).toBeUndefined();
});

sentences.compare();
