import { signedRankCumulative, signedRankQuantile } from './signed-rank.ts';
import { type Sorted, sorted, walshAtMost, walshAverage, walshCount } from './walsh.ts';

/** Where the centre of paired differences lies, in their unit. */
export interface Location {
  /** The Hodges-Lehmann estimate: the median of the Walsh averages. */
  readonly estimate: number;
  readonly interval: readonly [number, number];
  /** What the interval reaches at least, because its ends are order statistics; >= the confidence asked for. */
  readonly confidence: number;
}

/**
 * The fewest differences that have a 95 % interval: with five, even the widest one, from the least to the
 * greatest, covers only 1 − 2/2⁵ = 93.75 %.
 */
export const FEWEST_PAIRS = 6;

/**
 * The Hodges-Lehmann estimate of paired differences and its exact distribution-free interval, which excludes
 * zero just when the two-sided signed-rank test rejects it. Source: Hollander & Wolfe, Nonparametric Statistical
 * Methods, sections 3.2 and 3.3 (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`.
 * Ties only make it wider than need be.
 * @throws RangeError when there are too few differences for that confidence.
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
