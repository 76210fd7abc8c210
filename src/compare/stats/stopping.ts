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
 * Decides when to stop measuring: as soon as one of two rules shows that the 95 % interval of the centre is narrow enough. With both rules
 * together, two equal sides are called different in at most 5 % of runs (docs/internals/statistics.md).
 *
 * 1. The first rule looks only at the absolute sizes of the differences. If the sides are equal, the sign of each difference is random, for
 *    any sizes. Therefore the signed-rank test stays exact for any number of looks (Fisher, The Design of Experiments, 1935, section 21).
 * 2. The second rule looks at the interval, which also depends on the signs of the differences. The rule may stop as soon as the
 *    signed-rank test shows a difference from zero with a very small p-value. Chance reaches one of the required p-values in at most
 *    RESERVE of all runs (an α-spending function: Lan & DeMets, Biometrika 70(3), 1983). The second rule helps if the differences are large
 *    compared with the noise.
 *
 * For many rounds, an interval keeps its coverage if measuring stops when the interval has a fixed width (Chow & Robbins, Annals of
 * Mathematical Statistics 36(2), 1965). The tests check the coverage of the interval by simulation for the usual numbers of rounds.
 */
const ALPHA = 0.05;
/** The maximum probability that the second rule finds a difference between two equal sides by chance. */
export const RESERVE = 0.005;
/**
 * The confidence of the interval that the run reports at the end. The confidence leaves room for RESERVE: a run is wrong in at most 5 % of
 * cases, by its interval or by an early stop.
 */
export const CONFIDENCE = 1 - (ALPHA - RESERVE);
/**
 * The minimum number of differences with which a rule may stop the measuring. With fewer differences, the width of the interval is too
 * uncertain.
 */
export const FEWEST_TO_STOP = 16;
/**
 * `DRAWN` is the number of times that the differences get random signs. At least `NARROW` of the `DRAWN` intervals must be narrow enough.
 */
const DRAWN = 40;
const NARROW = 36;
const SEED = 20;

/**
 * Returns the interval at the end of measuring, with the confidence `CONFIDENCE`.
 * @throws RangeError for fewer than FEWEST_DIFFERENCES differences.
 */
export function locate(differences: readonly number[]): CentreEstimate {
  return hodgesLehmann(differences, CONFIDENCE);
}

/**
 * The result for one of several series of differences. All series are judged together, so that the probability of an error in any series is
 * as small as for a single series.
 */
export interface Judged {
  /** True if the series is proven to lie on one side of the limit. */
  readonly isProven: boolean;
  /**
   * The interval of the series, at the confidence that Holm's procedure requires; undefined if there are too few differences for this
   * confidence. For example, with twenty series, an interval needs ten differences.
   */
  readonly location?: CentreEstimate;
}

/**
 * Finds which of several series are proven to differ from a limit. The probability of at least one error among all series is as small as
 * for a single test. To keep the probability of an error small, Holm's procedure tests the most significant of k series at the level α/k,
 * the next series at α/(k − 1), and so on. The procedure ends at the first series that is not proven (Holm, "A Simple Sequentially
 * Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
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
    // After the first series that is not proven, Holm's procedure proves no later series, so all later series keep the same level.
    if (isProven) left--;
    else isOpen = false;
  }
  return judged;
}

/**
 * True if the interval of the differences is narrow enough, which means ± `halfWidth`. With further rounds, the interval becomes wider
 * again in about one of ten cases.
 */
export function isNarrowEnough(differences: readonly number[], halfWidth: number): boolean {
  if (differences.length < FEWEST_TO_STOP) return false;
  if (isNarrowBySizes(differences, halfWidth)) return true;
  if (signedRankTest(differences) > spentAt(differences.length)) return false;
  return intervalHalfWidth(differences) <= halfWidth;
}

/** Returns the level of the test at the nth difference. The levels of all n from FEWEST_TO_STOP on have the sum RESERVE. */
export function spentAt(n: number): number {
  return (RESERVE * FEWEST_TO_STOP) / (n * (n + 1));
}

/**
 * True if the absolute sizes of the differences show that the interval is narrow enough. Two conditions must be true: the expected width of
 * the interval is small enough, and nearly all widths with random signs are small enough. The expected width alone is not enough to show
 * that the interval is narrow. For example, if all differences have nearly the same size, a few different signs can make the interval much
 * wider.
 */
function isNarrowBySizes(differences: readonly number[], halfWidth: number): boolean {
  if (halfWidthBySizes(differences) > halfWidth) return false;
  let wide = 0;
  for (const signed of drawnSigns(differences))
    if (intervalHalfWidth(signed) > halfWidth && ++wide > DRAWN - NARROW) return false;
  return true;
}

/**
 * Returns the differences with random signs. The random signs are the same at each look, because new signs would give each look a new
 * chance to stop.
 */
function drawnSigns(differences: readonly number[]): number[][] {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: DRAWN }, (): number[] => []);
  for (const one of differences)
    for (const signed of drawn) signed.push(random() < 0.5 ? Math.abs(one) : -Math.abs(one));
  return drawn;
}

/** Returns half the width of the interval that `locate` returns. */
function intervalHalfWidth(differences: readonly number[]): number {
  const values = sorted(differences);
  const fromEnd = intervalRank(values.length, CONFIDENCE);
  return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}

/**
 * Returns the expected half width of the interval if the centre is zero, computed from the absolute sizes of the differences. The result is
 * the half width for the symmetric sample, which contains each difference with both signs. The symmetric sample has four times as many
 * Walsh averages, but they are distributed in the same way. Therefore the interval ends at the same fraction of the averages in both
 * samples.
 */
export function halfWidthBySizes(differences: readonly number[]): number {
  const n = differences.length;
  const symmetric = sorted(differences.flatMap((one) => [one, -one]));
  const fraction = (intervalRank(n, CONFIDENCE) - 0.5) / ((n * (n + 1)) / 2);
  const all = n * (2 * n + 1);
  // Leave out the averages of each difference and its opposite, because these n averages are always zero.
  const rank = Math.max(1, Math.round(fraction * (all - n)));
  return walshAverage(symmetric, all + 1 - rank);
}
