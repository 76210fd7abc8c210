import { mean } from '../../src/compare/stats/samples.ts';

/**
 * Takes the noise of the measurement out of the spread between recordings.
 *
 * All recordings of a session are measured in the same rounds, so the ratios make a table with a row for each recording and a column for
 * each round. A two-way analysis of variance divides the variance of the table into three parts: between recordings, between rounds, and
 * the rest. The rest is the noise of one ratio. The mean of a recording over all rounds still has the variance rest / rounds, which is
 * subtracted from the variance between the means. Source: Searle, Casella & McCulloch, "Variance Components", 1992, section 4.2.
 */
export interface Spread {
  /** The mean change, as a fraction. */
  readonly mean: number;
  /** The smallest and the largest change of a recording, as fractions. */
  readonly range: readonly [number, number];
  /** The standard deviation of the changes between recordings, without the noise; 0 if noise explains all of it. A fraction. */
  readonly between: number;
  /** The standard deviation that noise alone gives the change of one recording, as a fraction. */
  readonly noise: number;
}

/**
 * Computes the spread of a group of recordings.
 * @param ratios ln(with the profile / without a profile), for each recording a list with one ratio for each round.
 * @throws RangeError for fewer than two recordings or two rounds, or if a recording lacks a round.
 */
export function spreadOfRecordings(ratios: readonly (readonly number[])[]): Spread {
  const recordings = ratios.length;
  const rounds = ratios[0]?.length ?? 0;
  if (recordings < 2 || rounds < 2 || ratios.some((row) => row.length !== rounds))
    throw new RangeError('A spread needs two recordings, and two rounds in which all recordings ran.');
  const rowMeans = ratios.map(mean);
  const columnMeans = Array.from({ length: rounds }, (_, at) => mean(ratios.map((row) => row[at] as number)));
  const grandMean = mean(rowMeans);
  let restSquares = 0;
  for (const [row, values] of ratios.entries())
    for (const [column, value] of values.entries())
      restSquares += (value - (rowMeans[row] as number) - (columnMeans[column] as number) + grandMean) ** 2;
  const restVariance = restSquares / ((recordings - 1) * (rounds - 1));
  const squares = rowMeans.map((value) => (value - grandMean) ** 2);
  const variance = squares.reduce((sum, square) => sum + square, 0) / (recordings - 1);
  const noiseVariance = restVariance / rounds;
  return {
    mean: Math.expm1(grandMean),
    range: [Math.expm1(Math.min(...rowMeans)), Math.expm1(Math.max(...rowMeans))],
    // The differences are some percent, for which the logarithm of a ratio is almost the change.
    between: Math.sqrt(Math.max(0, variance - noiseVariance)),
    noise: Math.sqrt(noiseVariance),
  };
}

/**
 * Returns the difference of two groups of profiles in each round: the mean of the first group minus the mean of the second group.
 * @param first, second ln(with the profile / without a profile), for each profile a list with one ratio for each round.
 */
export function differenceByRound(
  first: readonly (readonly number[])[],
  second: readonly (readonly number[])[],
): readonly number[] {
  const meanOf = (group: readonly (readonly number[])[], round: number) =>
    mean(group.map((ratios) => ratios[round] as number));
  return (first[0] ?? []).map((_, round) => meanOf(first, round) - meanOf(second, round));
}

/** The difference of two groups of recordings: the best estimate and its 95 % interval, in the unit of the values. */
interface GroupDifference {
  readonly estimate: number;
  readonly interval: readonly [number, number];
}

/**
 * Estimates how much two kinds of recordings differ, from some recordings of each kind. `differenceByRound` is about the measured
 * recordings only. This function also counts how much the recordings of one kind differ from each other, so its interval is about
 * other recordings of the same kinds, too.
 *
 * The estimate is the Hodges-Lehmann estimate: the median of all differences between a value of the first group and a value of the second
 * group. The interval belongs to the exact Mann-Whitney test. It assumes that the recordings are independent, and that the two groups differ
 * only by a shift. Source: Hollander & Wolfe, Nonparametric Statistical Methods, sections 4.2 and 4.3.
 * @param first, second the mean of ln(with the profile / without a profile) of each recording.
 * @returns undefined if the groups are too small for a 95 % interval.
 */
export function differenceOfGroups(
  first: readonly number[],
  second: readonly number[],
): GroupDifference | undefined {
  const differences = first.flatMap((one) => second.map((other) => one - other)).sort((a, b) => a - b);
  const fromEnd = mannWhitneyRank(first.length, second.length);
  if (fromEnd === 0) return undefined;
  const last = differences.length - 1;
  const at = (index: number) => differences[index] as number;
  return {
    estimate: (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2,
    interval: [at(fromEnd - 1), at(last - (fromEnd - 1))],
  };
}

/**
 * Returns the rank, counted from each end, of the sorted differences at which a 95 % interval ends. The number of positive differences is
 * the Mann-Whitney statistic u. If both groups are alike, all orders of the values are equally likely, so this function counts the orders
 * with each u.
 * @returns 0 if the interval of all differences covers less than 95 %.
 */
function mannWhitneyRank(first: number, second: number): number {
  // ways[n][u]: in how many orders of n values of the first group among those of the second group the statistic is u.
  let ways: number[][] = [[1]];
  for (let n = 1; n <= first; n++) ways.push([]);
  for (let m = 0; m <= second; m++) {
    const next: number[][] = [[1]];
    for (let n = 1; n <= first; n++) {
      const lower = next[n - 1] as number[];
      const before = m === 0 ? [] : (ways[n] as number[]);
      // The largest value belongs to the first group, above all m values of the second group, or it belongs to the second group.
      next.push(Array.from({ length: n * m + 1 }, (_, u) => (lower[u - m] ?? 0) + (before[u] ?? 0)));
    }
    ways = next;
  }
  const counts = ways[first] as number[];
  const all = counts.reduce((sum, one) => sum + one, 0);
  let [rank, sum] = [0, 0];
  for (const count of counts) {
    sum += count;
    if ((2 * sum) / all > 0.05) break;
    rank++;
  }
  return rank;
}
