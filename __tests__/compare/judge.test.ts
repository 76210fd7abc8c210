import { describe, expect, test } from 'vitest';
import { judge, measurementOf, type Series, verdictOf } from '../../src/compare/judge.ts';
import { seededRandom } from '../../src/stats/random.ts';

test.each([
  [[-0.03, -0.01], 'faster'],
  [[0.0001, 0.03], 'slower'],
  [[-0.01, 0.01], 'no difference'],
  [[0, 0], 'no difference'],
  [[-0.011, 0.002], 'inconclusive'],
  [[-0.002, 0.2], 'inconclusive'],
] as const)('an interval of %j says: %s', (interval, verdict) => {
  expect(verdictOf(interval)).toBe(verdict);
});

function series(name: string, baseline: number[], candidate: number[], unit = 'cpu-sec/op'): Series {
  return { name, unit, baseline, candidate };
}

const times = [1, 1.1, 0.9, 1.2, 1.05, 0.95, 1.3, 1.15];

test('every pair 5 % slower is 5 % slower, whatever the machine did', () => {
  const row = measurementOf(
    series(
      'm.BenchmarkA',
      times,
      times.map((value) => value * 1.05),
    ),
  );
  expect(row.change).toBeCloseTo(0.05, 10);
  expect(row.interval[0]).toBeCloseTo(0.05, 10);
  expect(row).toMatchObject({ name: 'm.BenchmarkA', unit: 'cpu-sec/op', verdict: 'slower', pairs: 8 });
  expect(row.baseline).toBeCloseTo(1.075, 10);
});

test('the verdict is on the geometric mean, not on a row', () => {
  const twice = series(
    'a',
    times,
    times.map((value) => value * 2),
  );
  const half = series(
    'b',
    times,
    times.map((value) => value / 2),
  );
  const wall = series(
    'a',
    times,
    times.map((value) => value * 9),
    'sec/op',
  );
  const result = judge([twice, half], [wall], 12);
  expect(result).toMatchObject({ verdict: 'no difference', rounds: 8, seconds: 12 });
  expect(result.change).toBeCloseTo(0, 10);
  expect(result.measurements.map((row) => [row.name, row.unit, row.verdict])).toEqual([
    ['a', 'cpu-sec/op', 'slower'],
    ['b', 'cpu-sec/op', 'faster'],
    ['a', 'sec/op', 'slower'],
  ]);
});

test('the reason says the interval in words', () => {
  const wave = [0.98, 1.01, 0.99, 1.02, 1.03, 0.97, 1, 1.005];
  const faster = judge(
    [
      series(
        'a',
        times,
        times.map((value, at) => value * 0.9 * (wave[at] as number)),
      ),
    ],
    [],
    1,
  );
  expect(faster.reason).toMatch(
    /^The interval of the CPU time per operation lies below zero \(8 rounds, 1 benchmark\)\.$/,
  );
  const unsure = judge(
    [
      series(
        'a',
        times,
        times.map((value, at) => value * (wave[at] as number)),
      ),
    ],
    [],
    1,
  );
  expect(unsure.verdict).toBe('inconclusive');
  expect(unsure.reason).toContain('a larger budget narrows it');
});

test('too few rounds are a mistake of the caller', () => {
  expect(() => judge([series('a', [1, 2], [1, 2])], [], 1)).toThrow(RangeError);
});

describe('sides that are the same, on a machine that drifts, jumps and is noisy', () => {
  /** The share of 2,000 runs of `rounds` rounds that call them different. */
  function calledDifferent(rounds: number, benchmarks: number): number {
    const random = seededRandom(rounds * 100 + benchmarks);
    let different = 0;
    for (let run = 0; run < 2_000; run++) {
      let level = 0;
      const slot = () => {
        level = 0.98 * level + (random() - 0.5) * 0.05;
        // One run in ten meets a neighbour that takes half as much again.
        return Math.exp(level + (random() < 0.1 ? 0.4 * random() : 0) + (random() - 0.5) * 0.02);
      };
      const all = Array.from({ length: benchmarks }, (_, at) => ({
        name: `b${at}`,
        unit: 'cpu-sec/op',
        baseline: [] as number[],
        candidate: [] as number[],
      }));
      for (let round = 0; round < rounds; round++) {
        for (const one of all) {
          // The second run of a pair is always a little slower; only the coin takes that out.
          const [first, second] = [slot(), slot() * 1.01];
          const heads = random() < 0.5;
          one.baseline.push(heads ? first : second);
          one.candidate.push(heads ? second : first);
        }
      }
      const { verdict } = judge(all, [], 0);
      if (verdict === 'faster' || verdict === 'slower') different++;
    }
    return different / 2_000;
  }

  test.each([
    [6, 1],
    [12, 3],
    [20, 2],
  ])('are called different in at most 5 %% of runs: %i rounds of %i', (rounds, benchmarks) => {
    // Three standard errors of a share of 2,000: 1.46 %.
    expect(calledDifferent(rounds, benchmarks)).toBeLessThan(0.05 + 0.0146);
  });
});
