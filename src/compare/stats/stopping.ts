import { seededRandom } from '../../system/format.ts';
import {
  type CentreEstimate,
  hodgesLehmann,
  intervalRank,
  signedRankTest,
  sorted,
  walshAverage,
  walshCount,
} from './samples.ts';

/**
 * When to stop measuring: as soon as the 95 % interval of the centre is narrow enough, by two rules that do not let chance
 * call equal sides different in more than 5 % of runs (docs/internals/statistics.md):
 *
 * 1. By the sizes of the differences alone. If there is no difference, each sign is a fair coin whatever the sizes are, so
 *    the signed-rank test stays exact however often one looks (Fisher, The Design of Experiments, 1935, section 21).
 * 2. By the interval itself, signs and all, once the test rejects zero at a level so small that all looks together spend
 *    no more than RESERVE (an α-spending function: Lan & DeMets, Biometrika 70(3), 1983), for differences that are large
 *    compared with the noise.
 *
 * That stopping at a fixed width leaves the interval its coverage holds in the limit (Chow & Robbins, Annals of Mathematical
 * Statistics 36(2), 1965); the tests simulate it for the numbers of rounds that occur here.
 */
const ALPHA = 0.05;
/** What all looks that see the signs may spend together. */
export const RESERVE = 0.005;
/** Confidence of the interval at the end, so that with the looks everything is wrong in at most 5 %. */
export const CONFIDENCE = 1 - (ALPHA - RESERVE);
/** With fewer differences, the width of the interval is too uncertain to stop by it. */
export const FEWEST_TO_STOP = 16;
/** How often the signs are drawn at random, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const NARROW = 36;
const SEED = 20;

/** The interval that goes with these looks. @throws RangeError for fewer than FEWEST_DIFFERENCES differences. */
export function locate(differences: readonly number[]): CentreEstimate {
  return hodgesLehmann(differences, CONFIDENCE);
}

/** One of several series, judged so that all of them together are right as often as one alone is. */
export interface Judged {
  /** Whether it is proven to lie on one side of the limit. */
  readonly isProven: boolean;
  /** The interval at the level at which it was tested; undefined for too few differences: of twenty series it takes ten. */
  readonly location?: CentreEstimate;
}

/**
 * Which of several series are proven to differ from a limit, with an error for any of them in no more runs than one test
 * alone makes: the most significant of k series is tested at α/k, the next at α/(k − 1), until one is not proven (Holm,
 * "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
 */
export function holm(series: readonly (readonly number[])[], limit = 0): readonly Judged[] {
  const shifted = series.map((differences) => differences.map((one) => one - limit));
  const tests = shifted.map(signedRankTest);
  const judged: Judged[] = [];
  let left = series.length;
  let isOpen = true;
  for (const at of [...series.keys()].sort((a, b) => (tests[a] as number) - (tests[b] as number))) {
    const level = (1 - CONFIDENCE) / left;
    const isProven = isOpen && (tests[at] as number) <= level;
    const differences = series[at] as readonly number[];
    const hasInterval = intervalRank(differences.length, 1 - level) > 0;
    judged[at] = { isProven, location: hasInterval ? hodgesLehmann(differences, 1 - level) : undefined };
    // Holm: after the first that is not proven, no later one is, and the level stays the same.
    if (isProven) left--;
    else isOpen = false;
  }
  return judged;
}

/** Whether this many differences are enough for an interval of ± `halfWidth`; about one in ten may come out wider. */
export function isNarrowEnough(differences: readonly number[], halfWidth: number): boolean {
  if (differences.length < FEWEST_TO_STOP) return false;
  if (isNarrowBySizes(differences, halfWidth)) return true;
  if (signedRankTest(differences) > spentAt(differences.length)) return false;
  return intervalHalfWidth(differences) <= halfWidth;
}

/** The level of the test at the nth difference; summed over all n from FEWEST_TO_STOP on it makes RESERVE. */
export function spentAt(n: number): number {
  return (RESERVE * FEWEST_TO_STOP) / (n * (n + 1));
}

/**
 * Blind to the signs: the expected width is small enough, and so are nearly all of those that come out when the signs
 * are drawn at random. The expected width is not enough: where the sizes are nearly equal, the ends of the interval lie in
 * a gap between the averages, and jump by a whole size with a sign or two.
 */
function isNarrowBySizes(differences: readonly number[], halfWidth: number): boolean {
  if (halfWidthBySizes(differences) > halfWidth) return false;
  let wide = 0;
  for (const signed of drawnSigns(differences))
    if (intervalHalfWidth(signed) > halfWidth && ++wide > DRAWN - NARROW) return false;
  return true;
}

/** The sizes with random signs, the same at each look, so that a look is no new chance to stop. */
function drawnSigns(differences: readonly number[]): number[][] {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: DRAWN }, (): number[] => []);
  for (const one of differences)
    for (const signed of drawn) signed.push(random() < 0.5 ? Math.abs(one) : -Math.abs(one));
  return drawn;
}

/** Half the width of the interval of `locate`. */
function intervalHalfWidth(differences: readonly number[]): number {
  const values = sorted(differences);
  const fromEnd = intervalRank(values.length, CONFIDENCE);
  return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}

/**
 * The expected half width of the interval if the centre is zero, from the sizes alone: that of the sample made symmetric,
 * each difference taken with either sign. It has four times as many Walsh averages with the same distribution, so the end
 * of the interval is at the same fraction.
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
