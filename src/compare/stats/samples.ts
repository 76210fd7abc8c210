/**
 * Paired differences without assumptions on their noise: the signed-rank test, its distribution, and the interval that
 * belongs to it. JavaScript libraries have the test (`@stdlib/stats-wilcoxon`), but not the interval.
 */

/** Where the centre of paired differences lies, in their unit. */
export interface Location {
  readonly estimate: number;
  readonly interval: readonly [number, number];
  /** What the interval reaches at least, because its ends are order statistics; >= the confidence asked for. */
  readonly confidence: number;
}

/** Five differences have no 95 % interval: even the widest, from the least to the greatest, covers only 1 − 2/2⁵ = 93.75 %. */
export const FEWEST_DIFFERENCES = 6;

/**
 * The Hodges-Lehmann estimate of paired differences and its exact distribution-free interval, which excludes zero just when
 * the two-sided signed-rank test rejects it. Source: Hollander & Wolfe, Nonparametric Statistical Methods, sections 3.2 and
 * 3.3 (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`. Ties only make it wider than need be.
 */
export function hodgesLehmann(differences: readonly number[], confidence = 0.95): Location {
  const n = differences.length;
  const fromEnd = intervalRank(n, confidence);
  if (fromEnd === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
  const values = sorted(differences);
  return {
    estimate: medianWalshAverage(values),
    interval: [walshAverage(values, fromEnd), walshAverage(values, walshCount(values) + 1 - fromEnd)],
    confidence: 1 - 2 * signedRankCumulative(fromEnd - 1, n),
  };
}

/** Which Walsh average, counted from either end, is the end of the interval of n differences; 0: none. */
export function intervalRank(n: number, confidence: number): number {
  return signedRankQuantile((1 - confidence) / 2, n);
}

function medianWalshAverage(values: Sorted): number {
  const count = walshCount(values);
  const lower = walshAverage(values, Math.ceil(count / 2));
  return count % 2 === 1 ? lower : (lower + walshAverage(values, count / 2 + 1)) / 2;
}

/**
 * The two-sided p-value of the signed-rank test that the centre is zero. What is zero, a difference or an average
 * of two, counts against a difference, whichever its direction; so ties and zeros only make it larger.
 */
export function signedRankTest(differences: readonly number[]): number {
  const values = sorted(differences);
  const notAbove = walshAtMost(values, 0);
  const notBelow = walshCount(values) - walshAtMost(values, -Number.MIN_VALUE);
  return Math.min(1, 2 * signedRankCumulative(Math.min(notAbove, notBelow), differences.length));
}

/**
 * Wilcoxon's signed-rank statistic V is the sum of the ranks of the positive ones among n symmetric differences (Hollander
 * & Wolfe, section 3.1). Up to here its probabilities are exact; beyond, V is taken as normal with a continuity correction,
 * which is wrong by less than 0.00022 where the ends of a 95 % interval are.
 */
export const EXACT_UP_TO = 100;

/** P(V = v) for v = 0 … n(n+1)/2. Each rank is in the sum or not, with probability 1/2. */
export function signedRankProbabilities(n: number): readonly number[] {
  const probabilities = new Array<number>((n * (n + 1)) / 2 + 1).fill(0);
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
  const whole = Math.floor(v);
  if (whole < 0) return 0;
  if (n > EXACT_UP_TO) {
    const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
    return normalCumulative((whole + 0.5 - (n * (n + 1)) / 4) / deviation);
  }
  const sums = exactSums(n);
  return sums[Math.min(whole, sums.length - 1)] as number;
}

/** The smallest v with P(V <= v) >= p, as R's `qsignrank(p, n)`; p within [0, 1]. */
export function signedRankQuantile(p: number, n: number): number {
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

/**
 * A sample, ascending. Its Walsh averages are those of all pairs, each value with itself too: n(n+1)/2 of them. They are
 * counted and selected without being listed, since a run of a thousand rounds has half a million.
 */
export type Sorted = readonly number[];

export function sorted(values: readonly number[]): Sorted {
  return [...values].sort((a, b) => a - b);
}

export function walshCount(values: Sorted): number {
  return (values.length * (values.length + 1)) / 2;
}

/** How many are <= `limit`, in linear time: as the left value grows, the furthest right one that is small enough moves down. */
export function walshAtMost(values: Sorted, limit: number): number {
  let right = values.length - 1;
  let count = 0;
  for (let left = 0; left <= right; left++) {
    while (right >= left && average(values, left, right) > limit) right--;
    count += right - left + 1;
  }
  return count;
}

/**
 * The `rank`th smallest Walsh average, from 1 on. The interval that holds it is halved by counting until hardly
 * more than n are left, and those are sorted; each step is linear. Source: Monahan, Algorithm 616, ACM Transactions on
 * Mathematical Software 10(3), 1984.
 * @throws RangeError when there is no such rank.
 */
export function walshAverage(values: Sorted, rank: number): number {
  const n = values.length;
  const total = walshCount(values);
  if (!(Number.isInteger(rank) && rank >= 1 && rank <= total))
    throw new RangeError(`${n} values have no Walsh average number ${rank}`);
  let low = values[0] as number;
  let below = walshAtMost(values, low);
  if (rank <= below) return low;
  // The wanted one lies within (low, high], which holds those numbered below + 1 to upTo.
  let high = values[n - 1] as number;
  let upTo = total;
  while (upTo - below > n) {
    const middle = low + (high - low) / 2;
    // No number lies between them: all that are left are equal.
    if (middle <= low || middle >= high) return high;
    const count = walshAtMost(values, middle);
    if (count >= rank) [high, upTo] = [middle, count];
    else [low, below] = [middle, count];
  }
  return within(values, low, high)[rank - below - 1] as number;
}

/** All Walsh averages within (low, high], ascending. */
function within(values: Sorted, low: number, high: number): number[] {
  const found: number[] = [];
  // Both ends of the run of partners move down as the left value grows.
  let last = values.length - 1;
  let first = values.length;
  for (let left = 0; left < values.length; left++) {
    while (last >= left && average(values, left, last) > high) last--;
    while (first > left && average(values, left, first - 1) > low) first--;
    for (let right = Math.max(first, left); right <= last; right++) found.push(average(values, left, right));
  }
  return found.sort((a, b) => a - b);
}

function average(values: Sorted, left: number, right: number): number {
  return ((values[left] as number) + (values[right] as number)) / 2;
}

/**
 * P(Z <= z) of the standard normal distribution, to about 1e-15, in the tails 2e-12, by the series of Marsaglia, "Evaluating the Normal
 * Distribution", Journal of Statistical Software 11(4), 2004.
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

/** Beyond, less than 2e-12 is left. */
const FURTHEST = 7;

/** The z with P(Z <= z) = p, to 1e-9; p within (0, 1). */
export function normalQuantile(p: number): number {
  let [low, high] = [-FURTHEST, FURTHEST];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalCumulative(middle) < p) low = middle;
    else high = middle;
  }
  return low;
}

/** The middle value, or the mean of the two middle ones. @throws RangeError when empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('an empty list has no median');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The arithmetic mean. @throws RangeError when empty. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('an empty list has no mean');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
