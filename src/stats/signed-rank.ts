import { normalCumulative } from './normal.ts';

/**
 * The distribution of Wilcoxon's signed-rank statistic: V, the sum of the ranks of the positive ones among n
 * differences that are symmetric about zero, without ties. Source: Hollander & Wolfe, Nonparametric Statistical
 * Methods, section 3.1 (the same as R's `psignrank` and `qsignrank`). JavaScript libraries have the test
 * (`@stdlib/stats-wilcoxon`), none the interval that belongs to it, so both are here.
 */

/**
 * Up to here every probability is exact; beyond, V is taken as normal, with a continuity correction, which is wrong
 * by less than 0.00022 where the ends of a 95 % interval are.
 */
export const EXACT_UP_TO = 100;

/** P(V = v) for v = 0 … n(n+1)/2. Each rank is in the sum or not, with probability 1/2. */
export function signedRankProbabilities(n: number): readonly number[] {
  requireWhole(n);
  const top = (n * (n + 1)) / 2;
  const probabilities = new Array<number>(top + 1).fill(0);
  probabilities[0] = 1;
  let reached = 0;
  for (let rank = 1; rank <= n; rank++) {
    reached += rank;
    for (let v = reached; v >= 0; v--) {
      const without = probabilities[v] ?? 0;
      const withRank = v >= rank ? (probabilities[v - rank] ?? 0) : 0;
      probabilities[v] = (without + withRank) / 2;
    }
  }
  return probabilities;
}

/** P(V <= v), as R's `psignrank(v, n)`; beyond `EXACT_UP_TO` approximately. */
export function signedRankCumulative(v: number, n: number): number {
  requireWhole(n);
  const whole = Math.floor(v);
  if (whole < 0) return 0;
  if (n > EXACT_UP_TO) return normalCumulative((whole + 0.5 - meanOf(n)) / deviationOf(n));
  const sums = exactSums(n);
  return sums[Math.min(whole, sums.length - 1)] as number;
}

/** The smallest v with P(V <= v) >= p, as R's `qsignrank(p, n)`; p within [0, 1]. */
export function signedRankQuantile(p: number, n: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`p must be within 0 and 1, not ${p}`);
  let low = 0;
  let high = (n * (n + 1)) / 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (signedRankCumulative(middle, n) >= p) high = middle;
    else low = middle + 1;
  }
  return low;
}

const known = new Map<number, readonly number[]>();

/** P(V <= v) for all v. Halving is exact in binary, so sums of these are exact up to n = 52. */
function exactSums(n: number): readonly number[] {
  let sums = known.get(n);
  if (sums === undefined) {
    let sum = 0;
    sums = signedRankProbabilities(n).map((probability) => {
      sum += probability;
      return Math.min(1, sum);
    });
    known.set(n, sums);
  }
  return sums;
}

function meanOf(n: number): number {
  return (n * (n + 1)) / 4;
}

function deviationOf(n: number): number {
  return Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

function requireWhole(n: number): void {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`n must be a whole number, not ${n}`);
}
