import { compareText, count, fixed, groupBy, totalOf } from '../system/format.ts';
import { VERSION } from '../system/host.ts';

/**
 * A pprof profile in memory, as columns of numbers.
 *
 * A CPU profile is a list of samples. Each sample has a stack of locations, the innermost first, and a value for each sample type, such as
 * the number of times that this stack was seen. A location is an address in the program. A location has several lines if the compiler
 * inlined functions at this address; the line of the innermost function comes first. For example, `main` calls `work`, and `add` is inlined
 * into `work`. A profile with one stack of this program looks like this:
 *
 *     functions  0: main   1: work   2: add
 *     locations  0: lines [add:12, work:7]    1: lines [main:3]
 *     samples    0: stack [0, 1], values [5 samples, 50000000 ns of CPU]
 *
 * A profile can have a million locations, and an object for each location would take too much memory. So each field of the locations is one
 * array, and a location is an index into these arrays. In the example, `firstLine[0] = 0`, `firstLine[1] = 2`, and `lineFunction = [2, 1,
 * 0]`. Helper functions such as `linesOf` read the arrays. `decode.ts` reads a profile from a file and `encode.ts` writes a profile to a
 * file. The file format is described in https://github.com/google/pprof/blob/main/proto/profile.proto.
 *
 * The Go compiler needs only the call edges of a profile. `edges.ts` finds these call edges, and `merge.ts` explains how a run makes the
 * committed profile from many collected profiles.
 */

/** A decoded profile. `decodeProfile` has checked that all indices are in range and that all values are exact integers. */
export interface Profile extends ProfileHead {
  readonly mappings: readonly Mapping[];
  readonly functions: Functions;
  readonly locations: Locations;
  readonly samples: Samples;
}

/** The fields of a profile that describe the whole profile, without its samples. */
export interface ProfileHead {
  readonly sampleTypes: readonly ValueType[];
  readonly periodType: ValueType | undefined;
  /** The time between two samples, in the unit of `periodType`. */
  readonly period: number;
  /**
   * The start of the profile, in nanoseconds since 1970, and its length in nanoseconds. The start and the length are 0 if the profile does
   * not give them.
   */
  readonly timeNanos: bigint;
  readonly durationNanos: number;
  readonly comments: readonly string[];
}

/** The quantity and the unit of a sample's value, such as `cpu` in `nanoseconds`. */
export interface ValueType {
  readonly type: string;
  readonly unit: string;
}

/** A file that was mapped into the program's memory: the program itself or a library. */
export interface Mapping {
  readonly filename: string;
  readonly buildId: string;
}

/**
 * The functions of a profile. `startLines` holds the line of each function's `func` keyword, or 0 if the profile does not give the line.
 */
export interface Functions {
  readonly names: readonly string[];
  readonly startLines: Float64Array;
  systemName(index: number): string;
  filename(index: number): string;
}

/** The locations of a profile. */
export interface Locations {
  readonly count: number;
  /** The address, as the lower and the upper half of an unsigned number of 64 bits. */
  readonly addressLow: Uint32Array;
  readonly addressHigh: Uint32Array;
  /** For each location, an index into `mappings`; −1 if the location has no mapping. */
  readonly mapping: Int32Array;
  /**
   * For each location, the index of its first line. The last entry of `firstLine` holds the number of all lines. The lines of a location
   * begin with the innermost inlined function.
   */
  readonly firstLine: Uint32Array;
  /** The function of each line, as an index into `functions`. */
  readonly lineFunction: Uint32Array;
  readonly lineNumber: Float64Array;
}

/** The samples of a profile. */
export interface Samples {
  readonly count: number;
  /** For each sample, the index of the first frame of its stack. The last entry of `firstFrame` holds the number of all frames. */
  readonly firstFrame: Uint32Array;
  /** The stacks as indices into `locations`, the leaf first. */
  readonly frames: Uint32Array;
  /** The values of all samples; each sample has one value for each sample type. */
  readonly values: Float64Array;
  /** True if a sample has labels. The decoder drops the labels themselves. */
  readonly hasLabels: boolean;
}

/** The values of one sample: one for each sample type. */
export type SampleValues = Float64Array;

/** Returns the index of the sample type with this name and unit; −1 if the profile has no such sample type. */
export function sampleTypeIndex(head: Pick<Profile, 'sampleTypes'>, type: string, unit: string): number {
  return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}

/**
 * The sample types that the Go compiler knows, as `type/unit`. If a profile has several of these types, the compiler reads the first one.
 */
export const COMPILER_COLUMNS = ['samples/count', 'cpu/nanoseconds'] as const;

/** Returns the index of the sample type that the Go compiler reads; −1 if the compiler knows no sample type of the profile. */
export function compilerSampleType(head: Pick<Profile, 'sampleTypes'>): number {
  return columnNames(head).findIndex(isCompilerColumn);
}

/** Returns true if the Go compiler knows this sample type. */
export function isCompilerColumn(name: string): boolean {
  return COMPILER_COLUMNS.some((column) => column === name);
}

/** Returns the sample types of a profile in their order, each as `type/unit`. */
export function columnNames({ sampleTypes }: Pick<Profile, 'sampleTypes'>): string[] {
  return sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
}

/** Returns the fields of a profile that describe the whole profile, without its samples. */
export function headOf(profile: ProfileHead): ProfileHead {
  const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = profile;
  return { sampleTypes, periodType, period, timeNanos, durationNanos, comments };
}

/**
 * Calls `visit` for each sample.
 * @param visit a function that gets the stack (indices into `locations`, the leaf first) and the values of each sample. This function must
 * not change its arguments, because they are views into the profile.
 */
export function eachSample(
  { samples, sampleTypes }: Profile,
  visit: (stack: Uint32Array, values: SampleValues) => void,
): void {
  const types = sampleTypes.length;
  for (let at = 0; at < samples.count; at++) {
    const stack = samples.frames.subarray(samples.firstFrame[at], samples.firstFrame[at + 1]);
    visit(stack, samples.values.subarray(at * types, (at + 1) * types));
  }
}

/** One line of a location: a function, and the line number in its source. */
export interface Line {
  /** An index into `functions`. */
  readonly func: number;
  readonly line: number;
}

/** Returns the lines of a location, the innermost inlined frame first. */
export function linesOf({ locations }: Profile, location: number): Line[] {
  const [first = 0, end = 0] = locations.firstLine.subarray(location, location + 2);
  return Array.from({ length: end - first }, (_, at) => ({
    func: locations.lineFunction[first + at] as number,
    line: locations.lineNumber[first + at] as number,
  }));
}

/** Calls `countOf` for each sample, and returns the sum of the results. */
export function sumOf(profile: Profile, countOf: (values: SampleValues) => number): number {
  let sum = 0;
  eachSample(profile, (_, values) => {
    sum += countOf(values);
  });
  return sum;
}

/**
 * Computes a bit mask for each location from the bits of its functions. A bit is set for a location if it is set for at least one of the
 * location's functions.
 */
export function locationBits(
  { functions, locations }: Profile,
  bitsOf: (func: number) => number | boolean | undefined,
): Uint8Array {
  const ofFunction = new Uint8Array(functions.names.length);
  for (let func = 0; func < ofFunction.length; func++) ofFunction[func] = Number(bitsOf(func));
  const bits = new Uint8Array(locations.count);
  for (let at = 0; at < locations.count; at++) {
    const end = locations.firstLine[at + 1] as number;
    for (let line = locations.firstLine[at] as number; line < end; line++)
      bits[at] = (bits[at] as number) | (ofFunction[locations.lineFunction[line] as number] as number);
  }
  return bits;
}

/** Returns the weight of the stacks in which at least one of the first `most` locations, counted from the leaf, has the bit `bit` set. */
export function weightWith(
  { samples, sampleTypes }: Profile,
  bitsOfLocation: Uint8Array,
  bit: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const type = compilerSampleType({ sampleTypes });
  let weight = 0;
  for (let at = 0; at < samples.count; at++) {
    const end = Math.min(samples.firstFrame[at + 1] as number, (samples.firstFrame[at] as number) + most);
    let frame = samples.firstFrame[at] as number;
    while (frame < end && ((bitsOfLocation[samples.frames[frame] as number] as number) & bit) === 0) frame++;
    if (frame < end) weight += samples.values[at * sampleTypes.length + type] ?? 0;
  }
  return weight;
}

/** Returns the exact sum of the values of each sample type. */
export function exactTotals(values: Float64Array, types: number, count: number): bigint[] {
  return Array.from({ length: types }, (_, type) => {
    let exact = 0n;
    let partial = 0;
    for (let at = type; at < count * types; at += types) {
      const sum = partial + (values[at] as number);
      if (Number.isSafeInteger(sum)) partial = sum;
      else {
        exact += BigInt(partial) + BigInt(values[at] as number);
        partial = 0;
      }
    }
    return exact + BigInt(partial);
  });
}

/** Returns the exact sum over all samples of a profile for each sample type. */
export function valueSums({ samples, sampleTypes }: Profile): bigint[] {
  return exactTotals(samples.values, sampleTypes.length, samples.count);
}

/** Returns a copy of a profile in which the functions have new names. */
export function renameFunctions(profile: Profile, rename: (name: string) => string): Profile {
  const names = profile.functions.names.map(rename);
  return { ...profile, functions: { ...profile.functions, names } };
}

/**
 * The number of samples and the CPU time that profilers measured. The values of a compacted or weighted profile do not show the measured
 * number of samples and the measured CPU time. Therefore the comments of a committed profile hold these totals (`go tool pprof -comments`
 * prints the comments).
 */
export interface Totals {
  /** The number of samples that a profiler took. A weighted sample counts once. */
  readonly samples: number;
  readonly cpuNanos: bigint;
  /** Present if weights made some samples count more than other samples. */
  readonly weighted?: WeightedSamples;
}

/**
 * The numbers of samples in a weighted profile. A weight multiplies the values of a sample, so that the profile seems to have more samples
 * than a profiler took.
 */
export interface WeightedSamples {
  /** The number of samples that the multiplied values add up to. */
  readonly samples: number;
  /**
   * The number of samples of equal weight that would be as precise as the weighted samples. The formula is Kish's effective sample size,
   * (Σw)² / Σw².
   */
  readonly effective: number;
}

/**
 * Returns a text such as `1,049 samples`. For samples of different weights, the text also gives the number of samples of equal weight that
 * would be as precise.
 */
export function samplesInWords(samples: number, effective?: number): string {
  const isEqual = effective === undefined || Math.round(effective) === samples;
  const worth = isEqual ? '' : ` (weighted, worth ${fixed(effective, 0)})`;
  return count(samples, 'sample') + worth;
}

const SAMPLES = 'go-pgo samples: ';
const CPU = 'go-pgo cpu-nanoseconds: ';
const WEIGHTED = 'go-pgo weighted-samples: ';
const EFFECTIVE = 'go-pgo effective-samples: ';

/** Returns the comments that hold the totals. `totalsOf` reads these comments. */
export function totalsInWords({ samples, cpuNanos, weighted }: Totals): string[] {
  const words = [`${SAMPLES}${samples}`, `${CPU}${cpuNanos}`];
  if (weighted !== undefined)
    words.push(`${WEIGHTED}${weighted.samples}`, `${EFFECTIVE}${weighted.effective}`);
  return words;
}

/** Returns the comments of a profile without those that `totalsInWords` writes. */
export function remarksOf({ comments }: Pick<ProfileHead, 'comments'>): string[] {
  const prefixes = [SAMPLES, CPU, WEIGHTED, EFFECTIVE];
  return comments.filter((line) => !prefixes.some((prefix) => line.startsWith(prefix)));
}

/**
 * Returns the number of samples and the CPU time that profilers measured. For a compacted or weighted profile, the totals come from its
 * comments.
 */
export function totalsOf(profile: Profile): Totals {
  const [samples, cpuNanos, counted, effective] = [SAMPLES, CPU, WEIGHTED, EFFECTIVE].map((prefix) =>
    commentValue(profile, prefix),
  );
  const weighted =
    counted && effective ? { samples: Number(counted), effective: Number(effective) } : undefined;
  const isCounted = weighted === undefined && !isCompact(profile);
  if (isCounted || samples === undefined || cpuNanos === undefined) return countTotals(profile);
  return { samples: Number(samples), cpuNanos, weighted: samples > 0n ? weighted : undefined };
}

/** The usual CPU time between two samples of Go's profiler, in nanoseconds. A program can set a different time between two samples. */
export const GO_PERIOD = 10_000_000;
/**
 * The period that Pyroscope writes into every CPU profile, in nanoseconds. The period in Pyroscope's profiles has nothing to do with the
 * sampling rate.
 */
export const PYROSCOPE_PERIOD = 1_000_000_000;

/** Returns the CPU time between two samples, in nanoseconds; 0 if the period of the profile is not CPU time. */
export function samplingPeriod({ periodType, period }: Pick<ProfileHead, 'periodType' | 'period'>): number {
  if (periodType?.type !== 'cpu') return 0;
  return periodType.unit === 'nanoseconds' && period >= PYROSCOPE_PERIOD ? GO_PERIOD : period;
}

/** Counts the samples and the CPU time of a profile from its values. */
export function countTotals(profile: Profile): Totals {
  const sums = valueSums(profile);
  const counted = sums[sampleTypeIndex(profile, 'samples', 'count')];
  const timed = sums[sampleTypeIndex(profile, 'cpu', 'nanoseconds')];
  const cpuPeriod = samplingPeriod(profile);
  return {
    // If a profile has no counts or no CPU time, the missing total is computed from the other total and the period.
    samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
    cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
    weighted: undefined,
  };
}

/** Returns true if a profile holds only call edges. Each stack of a profile of call edges has two frames, and comments hold the totals. */
export function isCompact(profile: Profile): boolean {
  if (commentValue(profile, SAMPLES) === undefined || profile.mappings.length > 0) return false;
  const { count, firstFrame } = profile.samples;
  for (let at = 0; at < count; at++)
    if ((firstFrame[at + 1] as number) - (firstFrame[at] as number) !== 2) return false;
  return true;
}

/** Returns the number that follows a prefix in a comment; undefined if no comment begins with the prefix. */
function commentValue({ comments }: Pick<ProfileHead, 'comments'>, prefix: string): bigint | undefined {
  const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  return digits !== undefined && /^\d{1,18}$/.test(digits) ? BigInt(digits) : undefined;
}

/**
 * The origin of a merged profile: the program, the sources and the load. The origin contains no secrets, because every reader of the
 * repository can see the comments of the profile.
 */
export interface Provenance {
  /** The import path of the main package, or the path of the module. */
  readonly program: string;
  readonly goVersion: string;
  /** The kind of each source, and the number of profiles that this source returned. */
  readonly sources: readonly { readonly kind: string; readonly collected: number }[];
  /**
   * The comment about the load under which the profiles were recorded; absent if the configuration did not set the load.
   */
  readonly load?: string;
}

/** Returns the time from the earliest start to the latest end, in nanoseconds since 1970; undefined if no profile has a start. */
export function windowOf(profiles: readonly Pick<ProfileHead, 'timeNanos' | 'durationNanos'>[]) {
  const dated = profiles.filter(({ timeNanos }) => timeNanos > 0n);
  if (dated.length === 0) return undefined;
  const last = (times: readonly bigint[]) => times.reduce((a, b) => (b > a ? b : a));
  return {
    from: -last(dated.map(({ timeNanos }) => -timeNanos)),
    to: last(dated.map(({ timeNanos, durationNanos }) => timeNanos + BigInt(durationNanos))),
  };
}

/**
 * Returns the comments that state the origin of a committed profile. These comments name no hosts, paths or addresses, and they do not
 * depend on the order of the inputs.
 * @param inputsSha256 a digest of the sorted digests of all collected profiles.
 * @param carryOver the weight that the merge gave the old committed profile, as a fraction of the weight of the new profiles.
 */
export function provenanceInWords(
  provenance: Provenance | undefined,
  window: ReturnType<typeof windowOf>,
  inputsSha256: string,
  carryOver = 0,
): string[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['version', VERSION],
    ['program', provenance?.program],
    ['go-version', provenance?.goVersion],
    ['sources', kindsInWords(provenance?.sources ?? []) || undefined],
    ['profiled', window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
    ['carry-over', carryOver === 0 ? undefined : String(carryOver)],
    ['inputs-sha256', inputsSha256],
  ];
  const remarks = facts.flatMap(([name, value]) => (value === undefined ? [] : [`go-pgo ${name}: ${value}`]));
  return provenance?.load === undefined ? remarks : [...remarks, provenance.load];
}

/** Returns the number of sources of each kind, and the number of their profiles, such as `2 pprof (8 profiles)`. */
function kindsInWords(sources: Provenance['sources']): string {
  const gave = sources.filter(({ collected }) => collected > 0);
  return [...groupBy(gave, ({ kind }) => kind)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([kind, all]) => {
      const profiles = totalOf(all, ({ collected }) => collected);
      return `${all.length} ${kind} (${count(profiles, 'profile')})`;
    })
    .join(', ');
}

/** Returns a time as `2026-11-20T06:00:00Z`. @param nanos nanoseconds since 1970. */
export function isoDate(nanos: bigint): string {
  return `${new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 19)}Z`;
}
