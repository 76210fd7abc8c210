import { median } from './average.ts';
import { signedRankCumulative, signedRankQuantile } from './signed-rank.ts';

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
  const tail = (1 - confidence) / 2;
  const fromBelow = signedRankQuantile(tail, n);
  if (fromBelow === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
  const averages = walshAverages(differences);
  return {
    estimate: median(averages),
    interval: [averages[fromBelow - 1] as number, averages[averages.length - fromBelow] as number],
    confidence: 1 - 2 * signedRankCumulative(fromBelow - 1, n),
  };
}

/** The averages of all pairs, each value with itself too: n(n+1)/2 of them, ascending. */
export function walshAverages(values: readonly number[]): number[] {
  const averages: number[] = [];
  for (const [at, left] of values.entries()) {
    for (const right of values.slice(at)) averages.push((left + right) / 2);
  }
  return averages.sort((a, b) => a - b);
}
