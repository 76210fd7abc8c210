import { seededRandom } from './numbers.ts';
import {
  hodgesLehmann,
  intervalRank,
  type Location,
  signedRankTest,
  sorted,
  walshAverage,
  walshCount,
} from './signed-rank.ts';

/**
 * When to stop measuring: as soon as the 95 % interval of the centre is narrow enough. Whoever looks at the
 * results again and again and stops when he likes them calls too much different, so a look may not see which side
 * was ahead:
 *
 * 1. The sides of each pair are ordered by the toss of a coin. If there is no difference, then given the *sizes* |d|
 *    of all differences, each sign is a fair coin still, and the signed-rank test is a test of these coins alone.
 *    A rule that stops by the sizes, which is blind to the signs, leaves them fair at whatever time it stops: the
 *    test stays exact however often one looks, whatever the noise, however it drifts. (It is a randomisation test:
 *    Fisher, The Design of Experiments, 1935, section 21; Hollander & Wolfe, section 3.1, comment on conditional tests.)
 * 2. A true difference that is large compared with the noise makes all sizes large, and that rule would go on for long.
 *    So there is a second one, which stops when the interval itself, signs and all, is narrow enough and the test
 *    rejects zero at a level so small that all its looks together spend no more than RESERVE (Bonferroni over
 *    the looks, as an α-spending function that is fixed beforehand: Lan & DeMets, Biometrika 70(3), 1983). The
 *    interval is then one of 1 − (5 % − RESERVE), whichever rule stopped.
 *
 * So "different" is said of equal sides in at most 5 % of runs. That stopping at a fixed width leaves the interval its
 * coverage when there is a difference holds in the limit (Chow & Robbins, Annals of Mathematical Statistics 36(2),
 * 1965); for the numbers of rounds that occur here it is shown by simulation in the tests.
 */
const ALPHA = 0.05;
/** What all looks that see the signs may spend together. */
export const RESERVE = 0.005;
/** Confidence of the interval at the end, so that with the looks everything is wrong in at most 5 %. */
export const CONFIDENCE = 1 - (ALPHA - RESERVE);
/** Before that many differences, how wide the interval is cannot be told well enough to stop by it. */
export const FEWEST_TO_STOP = 16;
/** How often the signs are drawn by lot, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const NARROW = 36;
const SEED = 20;

/** The interval that goes with these looks. @throws RangeError for fewer than FEWEST_PAIRS differences. */
export function locate(differences: readonly number[]): Location {
  return hodgesLehmann(differences, CONFIDENCE);
}

/**
 * The interval of one of so many series, with which the intervals of all of them together are right as often as that of
 * one is (Bonferroni's inequality: whatever they have to do with each other). Undefined for too few differences: of
 * twenty series it takes ten.
 */
export function locateOneOf(series: number, differences: readonly number[]): Location | undefined {
  const confidence = 1 - (1 - CONFIDENCE) / series;
  return intervalRank(differences.length, confidence) === 0
    ? undefined
    : hodgesLehmann(differences, confidence);
}

/**
 * Whether so many differences are enough for an interval of ± `halfWidth`; one in ten may come out wider, or so. To be
 * asked after each difference, or each few; a look costs some passes over the data, and some hundred shortly before the end.
 */
export function isNarrowEnough(differences: readonly number[], halfWidth: number): boolean {
  if (differences.length < FEWEST_TO_STOP) return false;
  return (
    isNarrowBySizes(differences, halfWidth) ||
    (signedRankTest(differences) <= spentAt(differences.length) &&
      intervalHalfWidth(differences) <= halfWidth)
  );
}

/** The level of the test at the nth difference; summed over all n from FEWEST_TO_STOP on it makes RESERVE. */
export function spentAt(n: number): number {
  return (RESERVE * FEWEST_TO_STOP) / (n * (n + 1));
}

/**
 * Blind to the signs: the expected width is small enough, and so are nearly all of those that come out when the signs are
 * drawn by lot. What is expected is not enough: where the sizes are nearly equal, the ends of the interval lie
 * in a gap between the averages, and jump by a whole size with a sign or two.
 */
function isNarrowBySizes(differences: readonly number[], halfWidth: number): boolean {
  if (halfWidthBySizes(differences) > halfWidth) return false;
  let wide = 0;
  for (const signed of drawnSigns(differences)) {
    if (intervalHalfWidth(signed) > halfWidth && ++wide > DRAWN - NARROW) return false;
  }
  return true;
}

/** The sizes with random signs. Each keeps those it was given at earlier looks, so that these are no new chances to stop. */
function drawnSigns(differences: readonly number[]): number[][] {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: DRAWN }, (): number[] => []);
  for (const one of differences) {
    for (const signed of drawn) signed.push(random() < 0.5 ? Math.abs(one) : -Math.abs(one));
  }
  return drawn;
}

/** That of `locate`, without the estimate. */
function intervalHalfWidth(differences: readonly number[]): number {
  const values = sorted(differences);
  const fromEnd = intervalRank(values.length, CONFIDENCE);
  return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}

/**
 * Half the width to be expected of the interval if the centre is zero, from the sizes of the differences alone: that
 * of the sample made symmetric, each difference taken with either sign. Its Walsh averages are as those of
 * the sample itself would be, four times as many, so the end of the interval is the one at the same fraction.
 */
export function halfWidthBySizes(differences: readonly number[]): number {
  const n = differences.length;
  const symmetric = sorted(differences.flatMap((one) => [one, -one]));
  const fraction = (intervalRank(n, CONFIDENCE) - 0.5) / ((n * (n + 1)) / 2);
  const all = n * (2 * n + 1);
  // Each difference with its own opposite makes n averages that are zero and say nothing.
  const rank = Math.max(1, Math.round(fraction * (all - n)));
  return walshAverage(symmetric, all + 1 - rank);
}
