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
