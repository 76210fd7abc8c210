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
 * Decides how much each input of a merge counts. Sources may have weights. `weighting: equal` gives every profile the same weight.
 * `carry-over` adds the committed profile, whose weight is a set fraction of the weight of the new profiles.
 *
 * For example, with `weighting: equal`, a profile of 1,000 samples gets the factor 4, and a profile of 4,000 samples gets the factor 1.
 */

/** An input of a merge, with its factor. */
export interface WeighedInput extends ValidFile {
  /** The whole number that multiplies each value of the profile. All factors are 1 if all samples have the same weight. */
  readonly factor: number;
}

/** A profile needs at least this many samples to get its full weight with `weighting: equal`. */
const ENOUGH_SAMPLES = 100;
/**
 * A sample of a profile with fewer than `ENOUGH_SAMPLES` samples weighs at most this many times as much as a sample of the largest profile.
 */
const MOST_TIMES = 10;
/** The smallest factor if the factors must be rounded. With this value, rounding changes a weight by at most 0.05 %. */
const PRECISION = 1_000;
/**
 * A number counts as an integer if its distance from an integer is at most this fraction of the number, because this is only a rounding
 * error.
 */
const ALMOST_WHOLE = 1e-9;

/**
 * Finds the factors of the inputs: the smallest integers in the wanted ratio. Factors are integers, because most values of a
 * profile are 1, and a fraction of 1 would be rounded to 0 or 1 (golang/go#73640). If the exact ratio needs large integers, the smallest
 * factor is `PRECISION` and all other factors are rounded. The factors do not depend on the order of the inputs.
 * @param weighting `samples` gives every sample the same weight; `equal` gives every profile the same weight. This weight is then
 * multiplied by the weight of the source.
 * @throws ExpectedError if a sum would be above 2⁵³, because larger numbers are not exact.
 */
export function weigh(inputs: readonly ValidFile[], weighting: 'samples' | 'equal'): WeighedInput[] {
  const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
  const weights = inputs.map(({ weight = 1, profile }) => {
    if (weighting === 'equal') return weight / divisorOf(profile, largest);
    // An input may be an earlier weighted merge, whose values were multiplied by factors. So the weight is divided by the average of the
    // earlier factors.
    return profile.weighted === undefined ? weight : (weight * profile.samples) / profile.weighted.samples;
  });
  const factors = integersInRatio(weights, inputs);
  return inputs.map((input, at) => ({ ...input, factor: factors[at] ?? 1 }));
}

/**
 * Returns the sum of the column that the compiler reads, in the unit of this column. If an earlier merge multiplied the values by factors,
 * the multiplied values are added up.
 */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }: Totals & Pick<ValidProfile, 'sampleTypes'>) {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? Number(cpuNanos) : samples;
  return Math.max(1, weighted === undefined ? total : (total * weighted.samples) / samples);
}

/**
 * Returns the number by which `weighting: equal` divides a profile's weight. The divisor is usually the weight of the profile's own
 * samples. The divisor is larger for a profile with few samples, because the few samples of an idle host are mostly noise.
 */
function divisorOf(profile: ValidProfile, largest: number): number {
  const total = weightOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * ENOUGH_SAMPLES) / Math.max(1, profile.samples);
  return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}

/**
 * Returns integers in the ratio of `weights`. The ratio is exact if small integers are enough, and rounded if not.
 * @throws ExpectedError like `weigh`.
 */
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
  // Add a margin to the largest sum, because rounding may add one to each factor.
  const sum = largestSum(integersFrom(PRECISION), inputs) * (1 + 2 / PRECISION);
  const smallest = Math.min(PRECISION, Math.floor((PRECISION * Number.MAX_SAFE_INTEGER) / sum));
  const factors = integersFrom(smallest);
  if (smallest >= 1 && isExact(factors)) return factors;
  const settings = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  const message = `The weights are too far apart (${settings[0]} to ${settings.at(-1)}) for so many samples, because the sums would be above 2^53 and no longer exact.`;
  const fix =
    'Bring the weights closer together, leave out the source with the smallest weight, or collect fewer profiles (`limit`).';
  throw new ExpectedError(message, { fix });
}

/** Returns the smallest integer that makes all ratios integers; undefined if this integer is larger than `PRECISION`. */
function smallestExact(ratios: readonly number[]): number | undefined {
  const different = [...new Set(ratios)];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
  const candidates = Array.from({ length: PRECISION }, (_, at) => at + 1);
  return candidates.find((smallest) => different.every((ratio) => isWhole(ratio * smallest)));
}

/** Returns the largest sum that any column will have over all inputs. The result may be rounded, because it is a double. */
function largestSum(factors: readonly number[], inputs: readonly ValidFile[]): number {
  const sumOf = (type: number) =>
    inputs.reduce((sum, { profile }, at) => sum + Number(profile.totals[type]) * (factors[at] ?? 0), 0);
  return Math.max(0, ...(inputs[0]?.profile.totals ?? []).map((_, type) => sumOf(type)));
}

/**
 * Returns the number of samples of a merge, each multiplied by its factor. The result also has Kish's effective sample size: the number of
 * samples of equal weight that would be as precise. @returns undefined if all samples have the same weight.
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

/** Returns the number of samples of a profile, and the number of samples of equal weight that would be as precise. */
export function worthOf({ samples, weighted }: Totals): WeightedSamples {
  return weighted ?? { samples, effective: samples };
}

/**
 * The factor of new samples if `carry-over` adds the committed profile. The new samples are multiplied, because dividing the committed
 * samples would round values of 1 to 0 (golang/go#73640). Every merge makes the weight of an old sample smaller, until rounding removes the
 * sample.
 */
const CARRY_PRECISION = 1_000;

/**
 * Returns the inputs of a merge with the committed profile as one more input.
 * @param fresh the merge of the new profiles, with its totals and inputs.
 * @param committedWeight the weight of the committed profile, as a fraction of the weight of the new profiles.
 * @param scratch the folder for a copy of the committed profile with scaled values.
 * @throws ExpectedError if the committed profile cannot be merged with the new profiles.
 */
export async function withCommitted(
  fresh: Totals & { readonly inputs: readonly WeighedInput[] },
  committed: Uint8Array,
  committedWeight: number,
  scratch: string,
): Promise<WeighedInput[]> {
  const decoded = await decodeFile(committed);
  const totals = totalsOf(decoded);
  if (totals.samples === 0) throw new ExpectedError('The profile has no samples.');
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
  // The copy of the committed profile gets no start time and no duration, because the merge must have those of the new profiles only.
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
