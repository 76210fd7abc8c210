import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type Totals, totalsOf, type WeightedSamples } from './columns.ts';
import { commonColumns, inColumns } from './common-columns.ts';
import { decodeFile } from './decode.ts';
import { encodeWhole, scaleValues } from './encode.ts';
import { inCommonColumns, type ValidFile, validateFile } from './validate.ts';
import type { ValidProfile } from './validate-content.ts';

/**
 * Decides how much each input of a merge counts. Sources may have weights, `weighting: equal` gives every profile the same
 * weight, and `carry-over` adds the committed profile with a part of the weight of the new ones.
 *
 * For example, with `weighting: equal`, a profile of 1,000 samples and one of 4,000 get the factors 4 and 1.
 */

/** A profile of a merge, with its factor. */
export interface WeighedInput extends ValidFile {
  /** The whole number that multiplies each value of the profile. It is 1 for all inputs if they count the same. */
  readonly factor: number;
}

/** A profile needs at least this many samples to get its full weight with `weighting: equal`. */
const ENOUGH_SAMPLES = 100;
/** In a profile with fewer samples, a sample counts at most this many times as much as one of the largest profile. */
const MOST_TIMES = 10;
/** The smallest factor if the ratio is not exact. With 1,000, rounding changes a weight by at most 0.05 %. */
const PRECISION = 1_000;
/** A number this close to an integer, relative to its size, is an integer with a rounding error. */
const ALMOST_WHOLE = 1e-9;

/**
 * Finds the factors of the inputs: the smallest integers in the wanted ratio. Factors are integers, because most values of a
 * profile are 1, and a fraction of 1 would be rounded to 0 or 1 (golang/go#73640). If the exact ratio needs large integers,
 * the smallest factor is `PRECISION` and the others are rounded. The factors do not depend on the order of the inputs.
 * @param weighting `samples` gives every sample the same weight, `equal` every profile, before the weights of the sources.
 * @throws ExpectedError when the sums would be above 2⁵³ and therefore not exact.
 */
export function weigh(inputs: readonly ValidFile[], weighting: 'samples' | 'equal'): WeighedInput[] {
  const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
  const weights = inputs.map(({ weight = 1, profile }) => {
    if (weighting === 'equal') return weight / divisorOf(profile, largest);
    // An input may be an earlier weighted merge, whose values were multiplied. The ratio undoes that.
    return profile.weighted === undefined ? weight : (weight * profile.samples) / profile.weighted.samples;
  });
  const factors = integersInRatio(weights, inputs);
  return inputs.map((input, at) => ({ ...input, factor: factors[at] ?? 1 }));
}

/** Returns the sum of the column that the compiler reads, in the unit of that column, without an earlier merge's factors. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }: Totals & Pick<ValidProfile, 'sampleTypes'>) {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? Number(cpuNanos) : samples;
  return Math.max(1, weighted === undefined ? total : (total * weighted.samples) / samples);
}

/**
 * Returns the number that divides a profile's weight with `weighting: equal`: the weight of its own samples. The divisor is
 * larger for a profile with few samples, because the few samples of an idle host are mostly noise.
 */
function divisorOf(profile: ValidProfile, largest: number): number {
  const total = weightOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * ENOUGH_SAMPLES) / Math.max(1, profile.samples);
  return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}

/** Returns integers that have the ratio of `weights`, exactly if small integers have it. @throws ExpectedError as `weigh`. */
function integersInRatio(weights: readonly number[], inputs: readonly ValidFile[]): number[] {
  const least = weights.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const ratios = weights.map((weight) => weight / least);
  const integersFrom = (smallest: number) => ratios.map((ratio) => Math.round(ratio * smallest));
  const isExact = (factors: readonly number[]) => largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER;
  const smallestWhole = smallestExact(ratios);
  if (smallestWhole !== undefined) {
    const factors = integersFrom(smallestWhole);
    if (factors.every((factor) => factor === 1) || isExact(factors)) return factors;
  }
  // The sum gets a margin, because rounding may add one to each factor.
  const sum = largestSum(integersFrom(PRECISION), inputs) * (1 + 2 / PRECISION);
  const smallest = Math.min(PRECISION, Math.floor((PRECISION * Number.MAX_SAFE_INTEGER) / sum));
  const factors = integersFrom(smallest);
  if (smallest >= 1 && isExact(factors)) return factors;
  const settings = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  const message = `The weights are too far apart (${settings[0]} to ${settings.at(-1)}) for so many samples: the sums would be above 2^53 and no longer exact.`;
  const fix =
    'Bring the weights closer together, leave out the source with the smallest weight, or collect fewer profiles (`limit`).';
  throw new ExpectedError(message, { fix });
}

/** Returns the smallest integer that makes all ratios integers; undefined if it is larger than `PRECISION`. */
function smallestExact(ratios: readonly number[]): number | undefined {
  const different = [...new Set(ratios)];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
  const candidates = Array.from({ length: PRECISION }, (_, at) => at + 1);
  return candidates.find((smallest) => different.every((ratio) => isWhole(ratio * smallest)));
}

/** Returns the largest sum that any column will have over all inputs. It is a double, so it may be rounded. */
function largestSum(factors: readonly number[], inputs: readonly ValidFile[]): number {
  const sumOf = (type: number) =>
    inputs.reduce((sum, { profile }, at) => sum + Number(profile.totals[type]) * (factors[at] ?? 0), 0);
  return Math.max(0, ...(inputs[0]?.profile.totals ?? []).map((_, type) => sumOf(type)));
}

/**
 * Returns the samples of a merge with factors, and how many samples of equal weight they are worth (Kish's effective sample
 * size). It returns undefined if all samples count the same.
 */
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

/** Returns the samples of a profile, and how many samples of equal weight they are worth. */
export function worthOf({ samples, weighted }: Totals): WeightedSamples {
  return weighted ?? { samples, effective: samples };
}

/**
 * The factor of new samples when the committed profile is carried over. It multiplies the new samples, because dividing the
 * committed ones would round their values of 1 to 0 (golang/go#73640). After enough merges, a carried sample is rounded away.
 */
const CARRY_PRECISION = 1_000;

/**
 * Returns the inputs of a merge with the committed profile as one more input.
 * @param fresh the totals of the merge of the new profiles, and its inputs.
 * @param committedWeight the weight of the committed profile, as a fraction of the weight of the new ones.
 * @param scratch the folder for the scaled committed profile.
 * @throws ExpectedError when the committed profile cannot be merged with the new ones.
 */
export async function withCommitted(
  fresh: Totals & { readonly inputs: readonly WeighedInput[] },
  committed: Uint8Array,
  committedWeight: number,
  scratch: string,
): Promise<WeighedInput[]> {
  const decoded = await decodeFile(committed);
  const totals = totalsOf(decoded);
  if (totals.samples === 0) throw new ExpectedError('It has no samples.');
  const { profile: valid } = await validateFile(committed, undefined);
  const columns = commonColumns([...fresh.inputs.map(({ profile }) => profile), valid]);
  const inputs = inCommonColumns(fresh.inputs, valid);
  const factors = inputs.map(({ factor }) => factor);
  const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + committedWeight) * largestSum(factors, inputs)));
  const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
  const samples = committedWeight * times * worthOf(fresh).samples;
  const { effective } = worthOf(totals);
  const weightInColumns = (profile: Totals) => weightOf({ ...profile, sampleTypes: columns });
  const factor = (committedWeight * times * weightInColumns(fresh)) / weightInColumns(totals);
  const scaled = scaleValues(inColumns(decoded, columns), factor);
  const weighted = { samples: Math.round(samples), effective };
  const path = join(scratch, 'committed.pgo');
  // The committed profile has no time here, because the merge is as old as the new profiles.
  const bytes = encodeWhole({ ...scaled, timeNanos: 0n, durationNanos: 0 }, { ...totals, weighted });
  await writeFile(path, bytes);
  const { profile } = await validateFile(bytes, undefined);
  const scaledInputs = inputs.map((input) => ({ ...input, factor: times * input.factor }));
  const carried: WeighedInput = {
    path,
    name: 'the committed profile',
    source: 'carry-over',
    entry: inputs.length,
    profile,
    factor: 1,
  };
  return [...scaledInputs, carried];
}
