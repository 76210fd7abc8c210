import { ExpectedError } from '../system/errors.ts';
import type { Judged } from './judge-files.ts';
import type { JudgedProfile } from './validate.ts';

/** An input of the merge. */
export interface WeighedInput extends Judged {
  /** How often each of its values counts; 1 for all inputs where none has more voice than another. */
  readonly factor: number;
}

/** Whether every sample or every profile has one voice, before the weights of the sources. */
export type Weighting = 'samples' | 'equal';

/** From so many samples on, `equal` gives a profile a whole voice. */
const ENOUGH_SAMPLES = 100;
/** With fewer, its samples count at most so many times as often as those of the largest one. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1_000;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;

/**
 * Finds the factors of the inputs: the smallest integers in the wanted ratio. Most values of a profile are 1, which
 * fractions would make 0 or double (golang/go#73640). If the exact ratio takes large integers, the smallest one is
 * `PRECISION`, and the others are rounded. The factors do not depend on the order of the inputs.
 * @throws ExpectedError when the sums would not be exact (2⁵³).
 */
export function weigh(inputs: readonly Judged[], weighting: Weighting): WeighedInput[] {
  const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
  const voices = inputs.map(({ weight = 1, profile }) => {
    if (weighting === 'equal') return weight / votersOf(profile, largest);
    // A merge with weights, given as an input, holds values that count more than its samples.
    return profile.weighted === undefined ? weight : (weight * profile.samples) / profile.weighted.samples;
  });
  const factors = integersInRatio(voices, inputs);
  return inputs.map((input, at) => ({ ...input, factor: factors[at] ?? 1 }));
}

/** What the profile holds of the sample type that the compiler takes, in its own units. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }: JudgedProfile): number {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? Number(cpuNanos) : samples;
  return Math.max(1, weighted === undefined ? total : (total * weighted.samples) / samples);
}

/** By how much weight one voice is divided: a profile of three samples shares it with samples that it does not have. */
function votersOf(profile: JudgedProfile, largest: number): number {
  const total = weightOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * ENOUGH_SAMPLES) / Math.max(1, profile.samples);
  return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}

function integersInRatio(voices: readonly number[], inputs: readonly Judged[]): number[] {
  const least = voices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const ratios = voices.map((voice) => voice / least);
  const times = (smallest: number) => ratios.map((ratio) => Math.round(ratio * smallest));
  const isFit = (factors: readonly number[]) => largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER;
  const smallestWhole = smallestExact(ratios);
  if (smallestWhole !== undefined) {
    const exact = times(smallestWhole);
    if (exact.every((factor) => factor === 1) || isFit(exact)) return exact;
  }
  // Rounding may add one to each factor.
  const sum = largestSum(times(PRECISION), inputs) * (1 + 2 / PRECISION);
  const smallest = Math.min(PRECISION, Math.floor((PRECISION * Number.MAX_SAFE_INTEGER) / sum));
  const factors = times(smallest);
  if (smallest < 1 || !isFit(factors)) throw tooFarApart(inputs);
  return factors;
}

/** The smallest integer that makes all ratios integers; undefined when it is larger than a rounded result needs. */
function smallestExact(ratios: readonly number[]): number | undefined {
  const different = [...new Set(ratios)];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
  for (let smallest = 1; smallest <= PRECISION; smallest++)
    if (different.every((ratio) => isWhole(ratio * smallest))) return smallest;
  return undefined;
}

/** The greatest sum over all inputs that any sample type will have, as a double. */
function largestSum(factors: readonly number[], inputs: readonly Judged[]): number {
  const sums: number[] = [];
  for (const [at, { profile }] of inputs.entries())
    for (const [type, total] of profile.totals.entries())
      sums[type] = (sums[type] ?? 0) + Number(total) * (factors[at] ?? 0);
  return sums.reduce((a, b) => Math.max(a, b), 0);
}

function tooFarApart(inputs: readonly Judged[]): ExpectedError {
  const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  return new ExpectedError(
    `The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`,
    { fix: 'Bring them closer together, leave out the source that hardly counts, or limit the profiles.' },
  );
}
