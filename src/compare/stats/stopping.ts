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
 * Decides when to stop measuring: as soon as the 95 % interval of the centre is narrow enough. Two rules make sure that equal sides are called
 * different in at most 5 % of runs (docs/internals/statistics.md):
 *
 * 1. The first rule looks only at the sizes of the differences. If there is no difference, each sign is a fair coin for any sizes, so the
 *    signed-rank test stays exact however often the rule looks (Fisher, The Design of Experiments, 1935, section 21).
 * 2. The second rule looks at the interval itself, with the signs. It applies once the test rejects zero at a level so small that all looks
 *    together spend at most RESERVE (an α-spending function: Lan & DeMets, Biometrika 70(3), 1983), for differences that are large
 *    compared with the noise.
 *
 * In the limit, an interval keeps its coverage if measuring stops at a fixed width (Chow & Robbins, Annals of Mathematical Statistics 36(2),
 * 1965). The tests simulate this for the numbers of rounds that occur here.
 */
const ALPHA = 0.05;
/** The error that all looks at the signs may spend together. */
export const RESERVE = 0.005;
/** The confidence of the interval at the end, so that the interval and the looks together are wrong in at most 5 % of runs. */
export const CONFIDENCE = 1 - (ALPHA - RESERVE);
/** The fewest differences with which a rule may stop. With fewer, the width of the interval is too uncertain. */
export const FEWEST_TO_STOP = 16;
/** How often the signs are drawn at random, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const NARROW = 36;
const SEED = 20;

/** Returns the interval that belongs to these looks. @throws RangeError for fewer than FEWEST_DIFFERENCES differences. */
export function locate(differences: readonly number[]): CentreEstimate {
  return hodgesLehmann(differences, CONFIDENCE);
}

/** One of several series of differences. They are judged so that all answers together are right as often as one answer alone. */
export interface Judged {
  /** Whether the series is proven to lie on one side of the limit. */
  readonly isProven: boolean;
  /** The interval at the level of its test; undefined for too few differences. With twenty series, ten differences are needed. */
  readonly location?: CentreEstimate;
}

/**
 * Finds which of several series are proven to differ from a limit. The chance of any error is not larger than that of one test alone, because
 * the most significant of k series is tested at α/k, the next at α/(k − 1), and so on until one is not proven (Holm,
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
    // After the first series that is not proven, Holm's procedure proves no later one, and the level stays the same.
    if (isProven) left--;
    else isOpen = false;
  }
  return judged;
}

/** Whether these differences are enough for an interval of ± `halfWidth`. About one interval in ten may become wider. */
export function isNarrowEnough(differences: readonly number[], halfWidth: number): boolean {
  if (differences.length < FEWEST_TO_STOP) return false;
  if (isNarrowBySizes(differences, halfWidth)) return true;
  if (signedRankTest(differences) > spentAt(differences.length)) return false;
  return intervalHalfWidth(differences) <= halfWidth;
}

/** Returns the level of the test at the nth difference. The sum over all n from FEWEST_TO_STOP on is RESERVE. */
export function spentAt(n: number): number {
  return (RESERVE * FEWEST_TO_STOP) / (n * (n + 1));
}

/**
 * Whether the sizes alone show that the interval is narrow enough: its expected width is small enough, and so are nearly all widths with
 * random signs. The expected width alone is not enough. If the sizes are nearly equal, the ends of the interval lie in a gap between the
 * averages, and one or two signs move them by a whole size.
 */
function isNarrowBySizes(differences: readonly number[], halfWidth: number): boolean {
  if (halfWidthBySizes(differences) > halfWidth) return false;
  let wide = 0;
  for (const signed of drawnSigns(differences))
    if (intervalHalfWidth(signed) > halfWidth && ++wide > DRAWN - NARROW) return false;
  return true;
}

/** Returns the sizes with random signs. The signs are the same at each look, so that another look is not another chance to stop. */
function drawnSigns(differences: readonly number[]): number[][] {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: DRAWN }, (): number[] => []);
  for (const one of differences)
    for (const signed of drawn) signed.push(random() < 0.5 ? Math.abs(one) : -Math.abs(one));
  return drawn;
}

/** Returns half the width of the interval of `locate`. */
function intervalHalfWidth(differences: readonly number[]): number {
  const values = sorted(differences);
  const fromEnd = intervalRank(values.length, CONFIDENCE);
  return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}

/**
 * Returns the expected half width of the interval if the centre is zero, from the sizes alone. It is the half width of the symmetric sample,
 * which has each difference with both signs. That sample has four times as many Walsh averages with the same distribution, so the end of
 * its interval is at the same fraction.
 */
export function halfWidthBySizes(differences: readonly number[]): number {
  const n = differences.length;
  const symmetric = sorted(differences.flatMap((one) => [one, -one]));
  const fraction = (intervalRank(n, CONFIDENCE) - 0.5) / ((n * (n + 1)) / 2);
  const all = n * (2 * n + 1);
  // Leave out the n averages of each difference and its own opposite, because they are always zero.
  const rank = Math.max(1, Math.round(fraction * (all - n)));
  return walshAverage(symmetric, all + 1 - rank);
}
