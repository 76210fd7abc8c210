import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXACT_UP_TO, signedRankCumulative, signedRankProbabilities, signedRankQuantile } from '../../src/compare/stats/signed-rank.ts';

// Hollander & Wolfe's depression data, as in the examples of R's ?wilcox.test: V = 40, p = 0.01953 (greater).
const BEFORE = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
const AFTER = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];

function statistic(differences: readonly number[]): number {
  const byMagnitude = [...differences].sort((a, b) => Math.abs(a) - Math.abs(b));
  return byMagnitude.reduce((sum, value, at) => (value > 0 ? sum + at + 1 : sum), 0);
}

test("R's documented example", () => {
  const v = statistic(BEFORE.map((value, at) => value - (AFTER[at] as number)));
  expect(v).toBe(40);
  expect(1 - signedRankCumulative(v - 1, 9)).toBeCloseTo(0.01953125, 12);
});

describe('the distribution', () => {
  // Critical values of the two-sided test at 5 %, as tables print them (largest v that rejects).
  test.each([
    [6, 0],
    [7, 2],
    [8, 3],
    [9, 5],
    [10, 8],
    [15, 25],
    [20, 52],
    [25, 89],
    [30, 137],
    [50, 434],
    [100, 1955],
  ])('n = %i: rejects up to V = %i', (n, critical) => {
    expect(2 * signedRankCumulative(critical, n)).toBeLessThanOrEqual(0.05);
    expect(2 * signedRankCumulative(critical + 1, n)).toBeGreaterThan(0.05);
    expect(signedRankQuantile(0.025, n)).toBe(critical + 1);
  });

  test('is what counting all signs gives', () => {
    for (let n = 0; n <= 10; n++) {
      const counts = new Array<number>((n * (n + 1)) / 2 + 1).fill(0);
      for (let signs = 0; signs < 2 ** n; signs++) {
        let v = 0;
        for (let rank = 1; rank <= n; rank++) if (signs & (1 << (rank - 1))) v += rank;
        counts[v] = (counts[v] as number) + 1;
      }
      expect(signedRankProbabilities(n)).toEqual(counts.map((count) => count / 2 ** n));
    }
  });

  test('sums to one and is symmetric', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (n) => {
        const probabilities = signedRankProbabilities(n);
        expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
        expect([...probabilities].reverse()).toEqual(probabilities);
      }),
    );
  });

  test('quantile and cumulative are inverse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.0001, max: 0.9999, noNaN: true }),
        (n, p) => {
          const v = signedRankQuantile(p, n);
          expect(signedRankCumulative(v, n)).toBeGreaterThanOrEqual(p);
          expect(signedRankCumulative(v - 1, n)).toBeLessThan(p);
        },
      ),
    );
  });

  test('beyond the exact ones: close to what counting gives, and never back', () => {
    for (const n of [EXACT_UP_TO + 1, 150, 300]) {
      const probabilities = signedRankProbabilities(n);
      let sum = 0;
      let before = 0;
      for (const [v, probability] of probabilities.entries()) {
        sum += probability;
        const approximate = signedRankCumulative(v, n);
        // Where the ends of intervals are, around 2.5 %, it has to be good; in the middle nobody asks.
        const enough = sum > 0.015 && sum < 0.03 ? 0.00022 : 0.00082;
        expect(Math.abs(approximate - sum)).toBeLessThan(enough);
        expect(approximate).toBeGreaterThanOrEqual(before);
        before = approximate;
      }
    }
  });

  test('refuses what has no meaning', () => {
    expect(() => signedRankQuantile(1.1, 6)).toThrow(RangeError);
    expect(() => signedRankProbabilities(2.5)).toThrow(RangeError);
  });
});
