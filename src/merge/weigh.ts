import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import type { JudgedProfile } from '../profile/validate.ts';
import type { Judged } from './judge-files.ts';

/** An input of the merge. */
export interface WeighedInput extends Judged {
  /** How often each of its values counts; 1 for all inputs where none has more voice than another. */
  readonly factor: number;
}

export interface Weighing {
  readonly inputs: readonly WeighedInput[];
  readonly findings: readonly Finding[];
}

/** Whether every sample or every profile has one voice, before the weights of the sources. */
export type Weighting = 'samples' | 'equal';

/** From so many samples on, a profile has the whole voice that `equal` gives it. */
const ENOUGH_SAMPLES = 100;
/** And so it has when its samples need not count more often than this, compared with those of the largest one. */
const MOST_TIMES = 10n;

/**
 * Finds the factors of the inputs: the smallest integers in the ratio that is asked for. They are integers since
 * most values of a profile are 1, which half a time more or less would not change, or double; and none is
 * below 1, since scaling down makes such values 0 (golang/go#73640). Where the exact ratio takes large
 * integers, the smallest one is `PRECISION`, and the others are rounded.
 * The factors depend on the inputs alone, not on their order.
 * @throws ExpectedError when the sums could not be exact any more (2⁵³).
 */
export function weigh(inputs: readonly Judged[], weighting: Weighting): Weighing {
  const largest = inputs.reduce((most, { profile }) => greater(most, totalOf(profile)), 0n);
  const voices = inputs.map((input) => voiceOf(input, weighting, largest));
  const { factors, error } = integersInRatio(voices, inputs);
  const weighed = inputs.map((input, i) => ({ ...input, factor: factors[i] ?? 1 }));
  return {
    inputs: weighed,
    findings: [
      ...(weighting === 'equal' ? aboutFewSamples(inputs, largest) : []),
      ...(error > NOTABLE_ERROR ? [roundedFinding(error)] : []),
    ],
  };
}

/** A positive fraction. */
interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** How often one unit of the profile's values is to count, in any unit that is the same for all. */
function voiceOf({ weight = 1, profile }: Judged, weighting: Weighting, largest: bigint): Ratio {
  const { over, under } = decimal(weight);
  if (weighting === 'equal') return { over, under: under * votersOf(profile, largest) };
  if (profile.weighted === undefined) return { over, under };
  // A merge with weights, given as an input, holds values that count more than its samples.
  return { over: over * BigInt(profile.samples), under: under * BigInt(profile.weighted.samples) };
}

/** What the profile holds of the sample type that the compiler takes, in its own units. */
function totalOf({ sampleTypes, samples, cpuNanos, weighted }: JudgedProfile): bigint {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? cpuNanos : BigInt(samples);
  const counted = weighted === undefined ? total : (total * BigInt(weighted.samples)) / BigInt(samples);
  return greater(counted, 1n);
}

/**
 * Among how much one voice is divided. A profile of three samples would otherwise say as much as one of thousands:
 * it shares the voice with samples that it does not have.
 */
function votersOf(profile: JudgedProfile, largest: bigint): bigint {
  const total = totalOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * BigInt(ENOUGH_SAMPLES)) / BigInt(Math.max(1, profile.samples));
  return greater(total, lesser(enough, largest / MOST_TIMES));
}

/** The shortest decimal number that is the same double, as a fraction: 0.1 is a tenth. */
function decimal(value: number): Ratio {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = BigInt(exponent) - BigInt(decimals.length);
  const over = BigInt(whole + decimals);
  return power >= 0n ? { over: over * 10n ** power, under: 1n } : { over, under: 10n ** -power };
}

/** The smallest factor where the ratio cannot be exact: its neighbours are a tenth of a percent away. */
const PRECISION = 1_000n;
const NOTABLE_ERROR = 0.01;
const POOR_ERROR = 0.05;
const MOST = BigInt(Number.MAX_SAFE_INTEGER);

function integersInRatio(
  voices: readonly Ratio[],
  inputs: readonly Judged[],
): { factors: readonly number[]; error: number } {
  const [first, ...others] = voices;
  if (first === undefined) return { factors: [], error: 0 };
  const least = others.reduce((a, b) => (b.over * a.under < a.over * b.under ? b : a), first);
  const ratios = voices.map(({ over, under }) =>
    lowestTerms({ over: over * least.under, under: under * least.over }),
  );
  const exact = exactIntegers(ratios);
  if (exact !== undefined && (isOne(exact) || largestSum(exact, inputs) <= MOST)) {
    return { factors: exact.map(Number), error: 0 };
  }
  const thousandfold = ratios.map(({ over, under }) => rounded(over * PRECISION, under));
  const sum = largestSum(thousandfold, inputs);
  const smallest = sum <= MOST ? PRECISION : (PRECISION * MOST) / (sum + sum / PRECISION);
  // What is rounded up may be one too much for the sum: look again.
  const factors = ratios.map(({ over, under }) => rounded(over * smallest, under));
  if (smallest < 1n || largestSum(factors, inputs) > MOST) throw tooFarApart(inputs);
  const errors = ratios.map(({ over, under }, i) =>
    Math.abs((Number(factors[i] ?? 0n) * Number(under)) / (Number(smallest) * Number(over)) - 1),
  );
  return { factors: factors.map(Number), error: Math.max(...errors) };
}

/** The smallest integers in this ratio, whose smallest is 1, unless they are larger than a rounded result needs. */
function exactIntegers(ratios: readonly Ratio[]): readonly bigint[] | undefined {
  let common = 1n;
  for (const { under } of ratios) {
    common = (common / divisor(common, under)) * under;
    if (common > PRECISION) return undefined;
  }
  return ratios.map(({ over, under }) => over * (common / under));
}

function isOne(factors: readonly bigint[]): boolean {
  return factors.every((factor) => factor === 1n);
}

/** The greatest sum over all inputs that any sample type will have. */
function largestSum(factors: readonly bigint[], inputs: readonly Judged[]): bigint {
  const sums: bigint[] = [];
  for (const [i, { profile }] of inputs.entries()) {
    for (const [type, total] of profile.totals.entries()) {
      sums[type] = (sums[type] ?? 0n) + total * (factors[i] ?? 0n);
    }
  }
  return sums.reduce(greater, 0n);
}

function tooFarApart(inputs: readonly Judged[]): ExpectedError {
  const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  return new ExpectedError(
    `The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`,
    { fix: 'Bring them closer together, leave out the source that hardly counts, or limit the profiles.' },
  );
}

function roundedFinding(error: number): Finding {
  return {
    severity: error > POOR_ERROR ? 'warning' : 'note',
    message: `The weights are kept to within ${share(error)}: more exact ones would make the sums too large for exact numbers.`,
  };
}

function aboutFewSamples(inputs: readonly Judged[], largest: bigint): Finding[] {
  return inputs.flatMap(({ source, name, profile }) => {
    const voters = votersOf(profile, largest);
    const total = totalOf(profile);
    if (voters === total) return [];
    return [
      {
        severity: 'warning',
        source,
        file: name,
        message: `With its ${count(profile.samples, 'sample')}, it gets ${share(Number(total) / Number(voters))} of the voice of the others: more would let single samples decide.`,
        fix: 'Profile it for longer or while it is busy.',
      },
    ];
  });
}

function rounded(over: bigint, under: bigint): bigint {
  return (2n * over + under) / (2n * under);
}

function lowestTerms({ over, under }: Ratio): Ratio {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
