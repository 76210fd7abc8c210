import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type Totals, totalsOf, type WeightedSamples } from './columns.ts';
import { commonColumns, inColumns } from './common-columns.ts';
import { decodeFile } from './decode.ts';
import { encodeWhole, scaleValues } from './encode.ts';
import { inCommonColumns, type ValidFile, validateFile } from './validate.ts';
import type { ValidProfile } from './validate-content.ts';

/** How much each input of a merge counts: by the weights of the sources, one voice a profile, and what is carried over. */

export interface WeighedInput extends ValidFile {
  /** How often each of its values counts; 1 for all inputs where none has more voice than another. */
  readonly factor: number;
}

/** With at least this many samples, `equal` gives a profile a whole voice. */
const ENOUGH_SAMPLES = 100;
/** With fewer, a sample counts at most this many times as much as one of the largest profile. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1_000;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;

/**
 * Finds the factors of the inputs: the smallest integers in the wanted ratio. Most values of a profile are 1, which
 * fractions would make 0 or double (golang/go#73640). If the exact ratio takes large integers, the smallest one is
 * `PRECISION`, and the others are rounded. The factors do not depend on the order of the inputs.
 * @param weighting whether every sample or every profile has one voice, before the weights of the sources.
 * @throws ExpectedError when the sums would not be exact (2⁵³).
 */
export function weigh(inputs: readonly ValidFile[], weighting: 'samples' | 'equal'): WeighedInput[] {
  const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
  const voices = inputs.map(({ weight = 1, profile }) => {
    if (weighting === 'equal') return weight / votersOf(profile, largest);
    // A merge with weights, given as an input, holds values that count more than its samples.
    return profile.weighted === undefined ? weight : (weight * profile.samples) / profile.weighted.samples;
  });
  const factors = integersInRatio(voices, inputs);
  return inputs.map((input, at) => ({ ...input, factor: factors[at] ?? 1 }));
}

/** The sum of the column that the compiler reads, in that column's unit. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }: Totals & Pick<ValidProfile, 'sampleTypes'>) {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? Number(cpuNanos) : samples;
  return Math.max(1, weighted === undefined ? total : (total * weighted.samples) / samples);
}

/** By how much weight one voice is divided: the few samples of an idle host are mostly noise. */
function votersOf(profile: ValidProfile, largest: number): number {
  const total = weightOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * ENOUGH_SAMPLES) / Math.max(1, profile.samples);
  return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}

function integersInRatio(voices: readonly number[], inputs: readonly ValidFile[]): number[] {
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
  if (smallest >= 1 && isFit(factors)) return factors;
  const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  const message = `The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`;
  const fix = 'Bring them closer together, leave out the source that hardly counts, or limit the profiles.';
  throw new ExpectedError(message, { fix });
}

/** The smallest integer that makes all ratios integers; undefined when it is larger than a rounded result needs. */
function smallestExact(ratios: readonly number[]): number | undefined {
  const different = [...new Set(ratios)];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
  const candidates = Array.from({ length: PRECISION }, (_, at) => at + 1);
  return candidates.find((smallest) => different.every((ratio) => isWhole(ratio * smallest)));
}

/** The greatest sum over all inputs that any sample type will have, as a double. */
function largestSum(factors: readonly number[], inputs: readonly ValidFile[]): number {
  const sumOf = (type: number) =>
    inputs.reduce((sum, { profile }, at) => sum + Number(profile.totals[type]) * (factors[at] ?? 0), 0);
  return Math.max(0, ...(inputs[0]?.profile.totals ?? []).map((_, type) => sumOf(type)));
}

/** How many samples the merge is worth; undefined when all samples count the same. */
export function weightedSamples(inputs: readonly WeighedInput[]): WeightedSamples | undefined {
  if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === undefined)) return undefined;
  let [sum, squares] = [0, 0];
  for (const { factor, profile } of inputs) {
    const { samples, effective } = worthOf(profile);
    sum += factor * samples;
    if (effective > 0) squares += (factor * samples) ** 2 / effective;
  }
  return squares === 0 ? undefined : { samples: sum, effective: Math.max(1, Math.round(sum ** 2 / squares)) };
}

export function worthOf({ samples, weighted }: Totals): WeightedSamples {
  return weighted ?? { samples, effective: samples };
}

/**
 * How often a new sample counts when the committed profile is carried over. New samples are multiplied, since scaling values
 * of 1 down would lose them (golang/go#73640); carried ones count less each time until nothing of them is left.
 */
const CARRY_PRECISION = 1_000;

/**
 * Adds the committed profile as one more input, with `part` of the weight of all others.
 * @throws ExpectedError when it cannot be merged with them.
 */
export async function withCommitted(
  inputs: readonly WeighedInput[],
  freshTotals: Totals,
  committed: Uint8Array,
  part: number,
  scratch: string,
): Promise<WeighedInput[]> {
  const decoded = await decodeFile(committed);
  const totals = totalsOf(decoded);
  if (totals.samples === 0) throw new ExpectedError('It has no samples.');
  const { profile: valid } = await validateFile(committed, undefined);
  const columns = commonColumns([...inputs.map(({ profile }) => profile), valid]);
  const fresh = inCommonColumns(inputs, valid);
  const factors = fresh.map(({ factor }) => factor);
  const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + part) * largestSum(factors, fresh)));
  const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
  const samples = part * times * worthOf(freshTotals).samples;
  const own = worthOf(totals);
  const weightIn = (one: Totals) => weightOf({ ...one, sampleTypes: columns });
  const factor = (part * times * weightIn(freshTotals)) / weightIn(totals);
  const scaled = scaleValues(inColumns(decoded, columns), factor);
  const weighted = { samples: Math.round(samples), effective: own.effective };
  const path = join(scratch, 'committed.pgo');
  // The merge is as old as the new profiles.
  const bytes = encodeWhole({ ...scaled, timeNanos: 0n, durationNanos: 0 }, { ...totals, weighted });
  await writeFile(path, bytes);
  const { profile } = await validateFile(bytes, undefined);
  const added = { path, name: 'the committed profile', source: 'carry-over', entry: inputs.length };
  const scaledUp = fresh.map((input) => ({ ...input, factor: times * input.factor }));
  return [...scaledUp, { ...added, profile, factor: 1 }];
}
