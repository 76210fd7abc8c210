import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEWEST_PAIRS, hodgesLehmann, signedRankTest } from '../../src/compare/stats/signed-rank.ts';
import { seededRandom } from '../../src/compare/stats/numbers.ts';
import { signedRankCumulative } from '../../src/compare/stats/signed-rank.ts';
import { walshAverages } from './walsh-averages.ts';

// Hollander & Wolfe, example 3.1 (the depression data; differences after − before).
const DEPRESSION = [-0.952, 0.147, -1.022, -0.43, -0.62, -0.59, -0.49, 0.08, -0.01];

describe('the depression data of Hollander & Wolfe', () => {
  const result = hodgesLehmann(DEPRESSION);
  test('estimate −0.46', () => expect(result.estimate).toBeCloseTo(-0.46, 10));
  test('interval (−0.786, −0.010), which is 96.1 %', () => {
    expect(result.interval[0]).toBeCloseTo(-0.786, 10);
    expect(result.interval[1]).toBeCloseTo(-0.01, 10);
    expect(result.confidence).toBeCloseTo(0.9609375, 10);
  });
});

test("the two-sided p-value of R's wilcox.test(DEPRESSION)", () => {
  expect(signedRankTest(DEPRESSION)).toBeCloseTo(0.0390625, 12);
  expect(signedRankTest(DEPRESSION.map((value) => -value))).toBeCloseTo(0.0390625, 12);
});

test('differences that are all zero: an interval that is zero, and no difference', () => {
  const none = new Array<number>(30).fill(0);
  expect(hodgesLehmann(none)).toMatchObject({ estimate: 0, interval: [0, 0] });
  expect(signedRankTest(none)).toBe(1);
});

test('too few for the confidence: says so', () => {
  expect(() => hodgesLehmann([1, 2, 3, 4, 5])).toThrow('5 differences have no 95 % interval');
  expect(hodgesLehmann([1, 2, 3, 4, 5, 6]).interval).toEqual([1, 6]);
  expect(FEWEST_PAIRS).toBe(6);
});

const differences = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 6, maxLength: 25 });

describe('properties', () => {
  test('moves and mirrors with the data', () => {
    fc.assert(
      fc.property(differences, fc.double({ min: -5, max: 5, noNaN: true }), (values, shift) => {
        const { estimate, interval } = hodgesLehmann(values);
        const moved = hodgesLehmann(values.map((value) => value + shift));
        expect(moved.estimate).toBeCloseTo(estimate + shift, 8);
        expect(moved.interval[0]).toBeCloseTo(interval[0] + shift, 8);
        const mirrored = hodgesLehmann(values.map((value) => -value));
        expect(mirrored.interval[0]).toBeCloseTo(-interval[1], 8);
        expect(interval[0]).toBeLessThanOrEqual(estimate);
        expect(interval[1]).toBeGreaterThanOrEqual(estimate);
      }),
    );
  });

  test('excludes zero just when the signed-rank test rejects', () => {
    fc.assert(
      fc.property(differences, (values) => {
        // Without ties and zeros, V is the number of positive Walsh averages.
        const averages = walshAverages(values);
        fc.pre(averages.every((value) => value !== 0));
        const v = averages.filter((value) => value > 0).length;
        const p =
          2 *
          Math.min(
            signedRankCumulative(v, values.length),
            signedRankCumulative(averages.length - v, values.length),
          );
        const [low, high] = hodgesLehmann(values).interval;
        expect(low > 0 || high < 0).toBe(p <= 0.05);
        expect(signedRankTest(values)).toBeCloseTo(Math.min(1, p), 12);
      }),
    );
  });
});

/** Share of 4,000 samples of size n whose interval covers the true centre 0. */
function coverage(n: number, draw: (random: () => number) => number): number {
  const random = seededRandom(20_240_501 + n);
  let covered = 0;
  for (let trial = 0; trial < 4_000; trial++) {
    const [low, high] = hodgesLehmann(Array.from({ length: n }, () => draw(random))).interval;
    if (low <= 0 && high >= 0) covered++;
  }
  return covered / 4_000;
}

const shapes: Record<string, (random: () => number) => number> = {
  uniform: (random) => random() - 0.5,
  normal: (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  'heavy-tailed (Cauchy)': (random) => Math.tan(Math.PI * (random() - 0.5)),
  'many ties': (random) => Math.floor(random() * 3) - 1,
};

describe.each(Object.entries(shapes))('covers the centre in at least 95 %% of samples: %s', (_, draw) => {
  test.each([6, 11, 20])('n = %i', (n) => {
    // Three standard errors of a share of 4,000: 1.03 %.
    expect(coverage(n, draw)).toBeGreaterThan(0.95 - 0.0103);
  });
});

test('covers hardly more than its stated confidence without ties', () => {
  const { confidence } = hodgesLehmann(Array.from({ length: 20 }, (_, at) => at));
  expect(Math.abs(coverage(20, shapes['normal'] as () => number) - confidence)).toBeLessThan(0.0103);
});
