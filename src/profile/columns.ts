import { compareText, count, fixed, groupBy, totalOf } from '../system/format.ts';
import { VERSION } from '../system/host.ts';

/**
 * A pprof profile in memory, as columns of numbers.
 *
 * A CPU profile is a list of samples. Each sample has a stack of locations, the innermost first, and a value for each sample type, such as
 * the number of times that this stack was seen. A location is an address in the program. It has several lines if the compiler inlined
 * functions there, again the innermost first. A profile with one sample of `main` calling `work`, into which `add` was inlined, is
 *
 *     functions  0: main   1: work   2: add
 *     locations  0: lines [add:12, work:7]    1: lines [main:3]
 *     samples    0: stack [0, 1], values [5 samples, 50000000 ns of CPU]
 *
 * A profile can have a million locations, and an object for each of them would take too much memory. So each field is one array for all
 * locations, and a location is an index into these arrays: `firstLine[0] = 0`, `firstLine[1] = 2`, and `lineFunction = [2, 1, 0]`. Helper
 * functions such as `linesOf` read them. `decode.ts` makes this value from a file and `encode.ts` writes it. The format is that of
 * https://github.com/google/pprof/blob/main/proto/profile.proto.
 *
 * The Go compiler needs less than that. `edges.ts` reduces a profile to its call edges, and `merge.ts` tells how the files of a run become
 * the one profile that is committed.
 */

/** A profile. `decodeProfile` has checked all indices, and all values are exact integers. */
export interface Profile extends ProfileHead {
  readonly mappings: readonly Mapping[];
  readonly functions: Functions;
  readonly locations: Locations;
  readonly samples: Samples;
}

/** What a profile says about itself, without its samples. */
export interface ProfileHead {
  readonly sampleTypes: readonly ValueType[];
  readonly periodType: ValueType | undefined;
  /** The time between two samples, in the unit of `periodType`. */
  readonly period: number;
  /** When the profile starts, in nanoseconds since 1970, and its length in nanoseconds. Both are 0 if the profile does not say it. */
  readonly timeNanos: bigint;
  readonly durationNanos: number;
  readonly comments: readonly string[];
}

/** What a value of a sample means, such as `cpu` in `nanoseconds`. */
export interface ValueType {
  readonly type: string;
  readonly unit: string;
}

/** A file that was mapped into the program's memory: the program itself or a library. */
export interface Mapping {
  readonly filename: string;
  readonly buildId: string;
}

/** The functions of a profile. `startLines` has the line of each `func` keyword, or 0. */
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
  /** An index into `mappings`, or −1 without a mapping. */
  readonly mapping: Int32Array;
  /** Where the lines of each location begin, and behind the last location how many lines there are. The innermost inlined frame is first. */
  readonly firstLine: Uint32Array;
  /** The function of each line, as an index into `functions`. */
  readonly lineFunction: Uint32Array;
  readonly lineNumber: Float64Array;
}

/** The samples of a profile. */
export interface Samples {
  readonly count: number;
  /** Where the stack of each sample begins, and behind the last one the number of all frames. */
  readonly firstFrame: Uint32Array;
  /** The stacks as indices into `locations`, the leaf first. */
  readonly frames: Uint32Array;
  /** The values: for each sample, one per sample type. */
  readonly values: Float64Array;
  /** Whether any sample has labels. Their content is not kept. */
  readonly hasLabels: boolean;
}

/** The values of one sample: one for each sample type. */
export type SampleValues = Float64Array;

/** Returns the index of the sample type with this name and unit, or −1. */
export function sampleTypeIndex(head: Pick<Profile, 'sampleTypes'>, type: string, unit: string): number {
  return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}

/** The sample types that the Go compiler knows, as `type/unit`. It reads the first of them that a profile has. */
export const COMPILER_COLUMNS = ['samples/count', 'cpu/nanoseconds'] as const;

/** Returns the index of the sample type that the Go compiler reads, or −1. */
export function compilerSampleType(head: Pick<Profile, 'sampleTypes'>): number {
  return columnNames(head).findIndex(isCompilerColumn);
}

/** Whether the Go compiler knows this sample type. */
export function isCompilerColumn(name: string): boolean {
  return COMPILER_COLUMNS.some((column) => column === name);
}

/** Returns the sample types of a profile in their order, each as `type/unit`. */
export function columnNames({ sampleTypes }: Pick<Profile, 'sampleTypes'>): string[] {
  return sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
}

/** Returns the head of a profile without its samples. */
export function headOf(profile: ProfileHead): ProfileHead {
  const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = profile;
  return { sampleTypes, periodType, period, timeNanos, durationNanos, comments };
}

/**
 * Calls `visit` for each sample.
 * @param visit gets the stack (indices into `locations`, the leaf first) and the values. Both are views that it must not change.
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

/** A line of a location. */
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

/** Returns the sum of what `countOf` returns for each sample. */
export function sumOf(profile: Profile, countOf: (values: SampleValues) => number): number {
  let sum = 0;
  eachSample(profile, (_, values) => {
    sum += countOf(values);
  });
  return sum;
}

/** Returns the bits of each location. A location has a bit if one of its functions has it. */
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

/** Returns the weight of the stacks in which one of the first `most` locations, counted from the leaf, has this bit. */
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

/** Returns a profile with renamed functions. */
export function renameFunctions(profile: Profile, rename: (name: string) => string): Profile {
  const names = profile.functions.names.map(rename);
  return { ...profile, functions: { ...profile.functions, names } };
}

/**
 * How much was measured. The values of a compacted or weighted profile do not show this, so the comments of a committed profile say it
 * (`go tool pprof -comments` prints them).
 */
export interface Totals {
  /** How many samples were taken. A weighted sample counts once. */
  readonly samples: number;
  readonly cpuNanos: bigint;
  /** Present if some samples count more than others. */
  readonly weighted?: WeightedSamples;
}

/** Samples that were multiplied. They weigh more than the measurement supports. */
export interface WeightedSamples {
  /** How many samples the values of the profile look like. */
  readonly samples: number;
  /** How many samples of equal weight would say as much: Kish's effective sample size, (Σw)² / Σw². */
  readonly effective: number;
}

/** Returns a text such as `1,049 samples`. For samples of different weights it adds how many equal ones they are worth. */
export function samplesInWords(samples: number, effective?: number): string {
  const isEqual = effective === undefined || Math.round(effective) === samples;
  const worth = isEqual ? '' : ` (weighted, worth ${fixed(effective, 0)})`;
  return count(samples, 'sample') + worth;
}

const SAMPLES = 'go-pgo samples: ';
const CPU = 'go-pgo cpu-nanoseconds: ';
const WEIGHTED = 'go-pgo weighted-samples: ';
const EFFECTIVE = 'go-pgo effective-samples: ';

/** Returns the comments that say how much was measured. `totalsOf` reads them. */
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

/** Returns how much was measured. For a compacted or weighted profile, its comments say it. */
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

/** Counts the samples and the CPU time of a profile from its values. */
export function countTotals(profile: Profile): Totals {
  const { periodType, period } = profile;
  const sums = valueSums(profile);
  const counted = sums[sampleTypeIndex(profile, 'samples', 'count')];
  const timed = sums[sampleTypeIndex(profile, 'cpu', 'nanoseconds')];
  const cpuPeriod = periodType?.type === 'cpu' ? period : 0;
  return {
    // If one of them is missing, it follows from the other one and the period.
    samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
    cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
    weighted: undefined,
  };
}

/** Whether a profile holds only call edges: each stack has two frames, and comments have the totals. */
export function isCompact(profile: Profile): boolean {
  if (commentValue(profile, SAMPLES) === undefined || profile.mappings.length > 0) return false;
  const { count, firstFrame } = profile.samples;
  for (let at = 0; at < count; at++)
    if ((firstFrame[at + 1] as number) - (firstFrame[at] as number) !== 2) return false;
  return true;
}

/** Returns the number behind a prefix in the comments; undefined without such a comment. */
function commentValue({ comments }: Pick<ProfileHead, 'comments'>, prefix: string): bigint | undefined {
  const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  return digits !== undefined && /^\d{1,18}$/.test(digits) ? BigInt(digits) : undefined;
}

/** Where a merged profile comes from. It contains only what everyone who can read the repository may know. */
export interface Provenance {
  /** The import path of the main package, or the path of the module. */
  readonly program: string;
  readonly goVersion: string;
  /** The kind of each source, and how many profiles came from it. */
  readonly sources: readonly { readonly kind: string; readonly collected: number }[];
  /**
   * The comment that says under which load the profiles were recorded; absent if they were not recorded under a load of the configuration.
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
 * Returns the comments that say where a committed profile comes from. They name no hosts, paths or addresses, and they do not depend on
 * the order of the inputs.
 * @param inputsSha256 a digest over the sorted digests of the inputs.
 * @param carryOver the weight of the profile that was committed before, as a fraction of the weight of the new profiles.
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

/** Returns how many sources of each kind delivered profiles, and how many profiles: `2 pprof (8 profiles)`. */
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
