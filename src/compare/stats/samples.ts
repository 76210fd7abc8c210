import { remembered } from '../../system/format.ts';

/**
 * Judges paired differences without assumptions about their noise, by the signed-rank test, its distribution, and the interval that belongs
 * to the test. JavaScript libraries such as `@stdlib/stats-wilcoxon` have the test, but not the interval.
 */

/** The centre of paired differences: the best estimate and its interval, in the unit of the differences. */
export interface CentreEstimate {
  readonly estimate: number;
  readonly interval: readonly [number, number];
}

/**
 * The minimum number of differences for a 95 % interval. With five differences, even the widest interval, from the least to the greatest
 * difference, covers only 1 − 2/2⁵ = 93.75 %.
 */
export const FEWEST_DIFFERENCES = 6;

/**
 * Returns the Hodges-Lehmann estimate of paired differences with its exact, distribution-free interval. The interval excludes zero exactly
 * if the two-sided signed-rank test rejects zero. Sources: Hollander & Wolfe, Nonparametric Statistical Methods, sections 3.2 and 3.3
 * (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`. If several differences are equal, the interval becomes wider
 * than necessary, but not wrong.
 */
export function hodgesLehmann(differences: readonly number[], confidence = 0.95): CentreEstimate {
  const n = differences.length;
  const fromEnd = intervalRank(n, confidence);
  if (fromEnd === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
  const values = sorted(differences);
  const all = walshCount(values);
  // The median of an odd number of averages is one average, so `lower` and `upper` are equal.
  const [lower, upper] = [walshAverage(values, Math.ceil(all / 2)), walshAverage(values, (all >> 1) + 1)];
  return {
    estimate: (lower + upper) / 2,
    interval: [walshAverage(values, fromEnd), walshAverage(values, all + 1 - fromEnd)],
  };
}

/**
 * Returns the two-sided p-value of the signed-rank test that the centre is zero. A difference or an average of two differences that is zero
 * counts as evidence that the sides are equal. Therefore equal and zero differences only make the p-value larger.
 */
export function signedRankTest(differences: readonly number[]): number {
  const values = sorted(differences);
  const notAbove = walshAtMost(values, 0);
  const notBelow = walshCount(values) - walshAtMost(values, -Number.MIN_VALUE);
  return Math.min(1, 2 * signedRankCumulative(Math.min(notAbove, notBelow), differences.length));
}

/**
 * The largest number n of differences for which the probabilities of Wilcoxon's signed-rank statistic V are computed exactly. V is the sum
 * of the ranks of the positive differences among n symmetric differences (Hollander & Wolfe, section 3.1). For larger n, V is approximated
 * by a normal distribution with a continuity correction. The error of this approximation is less than 0.00022 at the ends of a 95 %
 * interval.
 */
export const EXACT_UP_TO = 100;

/** Returns P(V = v) for v = 0 … n(n+1)/2. The sum V contains each rank from 1 to n with probability 1/2. */
export function signedRankProbabilities(n: number): readonly number[] {
  const probabilities = new Array<number>((n * (n + 1)) / 2 + 1).fill(0);
  probabilities[0] = 1;
  for (let rank = 1; rank <= n; rank++) {
    for (let v = probabilities.length - 1; v >= 0; v--) {
      const withRank = v >= rank ? (probabilities[v - rank] as number) : 0;
      probabilities[v] = ((probabilities[v] as number) + withRank) / 2;
    }
  }
  return probabilities;
}

/** Returns P(V <= v), like R's `psignrank(v, n)`. For n above `EXACT_UP_TO`, the result is an approximation. */
export function signedRankCumulative(v: number, n: number): number {
  const whole = Math.floor(v);
  if (whole < 0) return 0;
  if (n > EXACT_UP_TO) {
    const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
    return normalCumulative((whole + 0.5 - (n * (n + 1)) / 4) / deviation);
  }
  const sums = exactCumulative(n);
  return sums[Math.min(whole, sums.length - 1)] as number;
}

/**
 * Returns the rank of the Walsh average, counted from the lower or the upper end, at which the interval of n differences ends. The rank
 * corresponds to R's `qsignrank`. Returns 0 if n differences have no interval.
 */
export function intervalRank(n: number, confidence: number): number {
  let low = 0;
  let high = (n * (n + 1)) / 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (signedRankCumulative(middle, n) >= (1 - confidence) / 2) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns P(V <= v) for all v. Halving a binary number is exact, so sums of the probabilities are exact up to n = 52. */
const exactCumulative = remembered((n: number): readonly number[] => {
  let sum = 0;
  return signedRankProbabilities(n).map((probability) => {
    sum += probability;
    return Math.min(1, sum);
  });
});

/**
 * A sample in ascending order. The Walsh averages of a sample are the averages of all pairs of values, including the pair of each value
 * with itself. A sample of n values has n(n+1)/2 Walsh averages. The functions in this file count and select Walsh averages without listing
 * them, because a run of a thousand rounds has half a million Walsh averages.
 */
export type Sorted = readonly number[];

/** Sorts a sample. */
export function sorted(values: readonly number[]): Sorted {
  return [...values].sort((a, b) => a - b);
}

/** Returns the number of Walsh averages of a sample. */
export function walshCount(values: Sorted): number {
  return (values.length * (values.length + 1)) / 2;
}

/**
 * Counts the Walsh averages that are <= `limit`, in linear time. When the left value of a pair grows, the largest right value with an
 * average <= `limit` gets smaller.
 */
export function walshAtMost(values: Sorted, limit: number): number {
  let right = values.length - 1;
  let count = 0;
  for (let left = 0; left <= right; left++) {
    while (right >= left && ((values[left] as number) + (values[right] as number)) / 2 > limit) right--;
    count += right - left + 1;
  }
  return count;
}

/**
 * Returns the Walsh average with the given rank, where rank 1 is the smallest average. The result is the smallest number x such that at
 * least `rank` averages are <= x. The search starts with an interval around the result and halves the interval until no number lies between
 * its ends. Each halving takes linear time.
 */
export function walshAverage(values: Sorted, rank: number): number {
  let low = values[0] as number;
  if (rank <= walshAtMost(values, low)) return low;
  let high = values.at(-1) as number;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (!(low < middle && middle < high)) return high;
    if (rank <= walshAtMost(values, middle)) high = middle;
    else low = middle;
  }
}

/**
 * Returns P(Z <= z) of the standard normal distribution, exact to about 1e-15, and to 2e-12 in the tails. The series is from Marsaglia,
 * "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004.
 */
export function normalCumulative(z: number): number {
  if (Math.abs(z) > FURTHEST) return z > 0 ? 1 : 0;
  let sum = z;
  let term = z;
  for (let at = 3; Math.abs(term) > 1e-18 * Math.abs(sum); at += 2) {
    term *= (z * z) / at;
    sum += term;
  }
  return Math.max(0, 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
}

/** The value of z above which P(Z > z) is less than 2e-12. */
const FURTHEST = 7;

/** Returns the z with P(Z <= z) = p, exact to 1e-9, for p between 0 and 1. */
export function normalQuantile(p: number): number {
  let [low, high] = [-FURTHEST, FURTHEST];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalCumulative(middle) < p) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the middle value, or the mean of the two middle values. @throws RangeError if `values` is empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('an empty list has no median');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Returns the arithmetic mean. @throws RangeError if `values` is empty. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('an empty list has no mean');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
