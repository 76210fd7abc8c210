import { expect, test } from 'vitest';
import { alignFunctions, differenceOf, type NormalizedPair } from '../../src/compare/after/profiles.ts';
import { seededRandom } from '../../src/system/format.ts';
import { type Frame, profileOfStacks } from '../harness/profile-objects.ts';

/** Locations, the leaf first, each with what is inlined there, innermost first; and nanoseconds. */
type Sample = readonly [stack: readonly (readonly Frame[])[], nanoseconds: number];

const profileOf = (samples: readonly Sample[]) =>
  profileOfStacks(
    samples.map(([stack, nanoseconds]) => [nanoseconds / 1e7, ...stack]),
    '/src/index/index.go',
  );

function pairOf(baseline: readonly Sample[], candidate: readonly Sample[], workload = 'benchmarks') {
  const side = (samples: readonly Sample[]) => ({ profile: profileOf(samples) });
  const measure = { kind: 'cpu', workload, unit: 'cpu-sec/op', work: 'operation', works: 1 } as const;
  const pair: NormalizedPair = { ...measure, baseline: side(baseline), candidate: side(candidate) };
  return alignFunctions(pair);
}

const flat = (pair: NormalizedPair) =>
  differenceOf(pair).flat.map(({ name, baseline, candidate, moved }) => [
    name,
    Math.round(1e6 * baseline.flat),
    Math.round(1e6 * candidate.flat),
    moved?.map(({ name, value }) => `${Math.round(1e6 * value)} ${name}`),
  ]);

const build: Frame = ['index.Build', 10, 15];

test('a closure that inlining renames is one row on both sides', () => {
  const pair = pairOf(
    [[[[['index.ranked.func1', 42, 43]], [['index.ranked', 40, 42]], [build]], 9_000_000]],
    [
      [[[['index.Build.ranked.func2', 42, 43]], [['index.ranked', 40, 42], build]], 8_000_000],
      // Another closure of another function, also on line 42 of a generated file.
      [[[['index.Build.other.func3', 42, 43]], [build]], 2_000_000],
    ],
  );
  expect(flat(pair)).toEqual([
    ['index.Build.other.func3', 0, 2000, undefined],
    ['index.ranked.func1', 9000, 8000, undefined],
  ]);
});

test('the instances of a generic function are one row', () => {
  const pair = pairOf(
    [
      [[[['slices.Sort[go.shape.int]', 5, 6]]], 2_000_000],
      [[[['slices.Sort[go.shape.string]', 5, 6]]], 3_000_000],
    ],
    [[[[['slices.Sort[go.shape.int]', 5, 6]]], 4_000_000]],
  );
  expect(flat(pair)).toEqual([['slices.Sort[...]', 5000, 4000, undefined]]);
});

test('in two given profiles, which may be of two sources, only names match', () => {
  const pair = pairOf(
    [[[[['index.ranked.func1', 42, 43]]], 9_000_000]],
    [[[[['index.ranked.func2', 42, 43]]], 8_000_000]],
    'profiles',
  );
  expect(flat(pair).map(([name]) => name)).toEqual(['index.ranked.func1', 'index.ranked.func2']);
});

test('what goes from a function to the caller that it is inlined into is moved, not saved', () => {
  const word: Frame = ['index.word', 70, 71];
  const called: Sample[] = [
    [[[word], [build]], 10_000_000],
    [[[build]], 5_000_000],
  ];
  const inlined: Sample[] = [
    [[[word, build]], 1_000_000],
    [[[build]], 13_000_000],
  ];
  // 9 ms less in word, 8 ms more in Build: 1 ms is saved.
  expect(flat(pairOf(called, inlined))).toEqual([['index.word', 10_000, 1000, ['-8000 index.Build']]]);
  expect(flat(pairOf(inlined, called))).toEqual([['index.word', 1000, 10_000, ['8000 index.Build']]]);
});

test('where the call is made as before on both sides, nothing is moved', () => {
  const word: Frame = ['index.word', 70, 71];
  const pair = pairOf(
    [
      [[[word], [build]], 10_000_000],
      [[[build]], 5_000_000],
    ],
    [
      [[[word], [build]], 1_000_000],
      [[[build]], 13_000_000],
    ],
  );
  expect(flat(pair)).toEqual([
    ['index.word', 10_000, 1000, undefined],
    ['index.Build', 5000, 13_000, undefined],
  ]);
});

test('of two profiles of one program, no function in nineteen of twenty pairs exceeds its chance', () => {
  // Sixty functions with Poisson counts of 2 to 121 samples.
  const random = seededRandom(7);
  const poisson = (mean: number) => {
    let [number, product] = [-1, 1];
    for (const limit = Math.exp(-mean); product > limit; number++) product *= random();
    return number;
  };
  const side = () => ({
    profile: profileOf(
      Array.from({ length: 60 }, (_, at): Sample => {
        const samples = poisson(2 + 2 * at);
        return [[[[`f${at}`, 1, 1]]], samples * 1e7];
      }),
    ),
    sampling: { by: 'time', samples: 1 } as const,
  });
  let wrong = 0;
  for (let run = 0; run < 200; run++) {
    const measure = { kind: 'cpu', workload: 'benchmarks', unit: 'cpu-sec/op', work: 'operation' } as const;
    const { flat } = differenceOf({ ...measure, works: 1, baseline: side(), candidate: side() });
    if (flat.some((one) => Math.abs(one.candidate.flat - one.baseline.flat) > (one.chance?.flat ?? 0)))
      wrong++;
  }
  expect(wrong).toBeGreaterThan(0);
  expect(wrong / 200).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / 200));
});
