/**
 * A pprof profile as columns (https://github.com/google/pprof/blob/main/proto/profile.proto). References are indices that
 * `decodeProfile` has checked, values are exact integers.
 */
export interface Profile extends ProfileHead {
  readonly mappings: readonly Mapping[];
  readonly functions: Functions;
  readonly locations: Locations;
  readonly samples: Samples;
}

export interface ProfileHead {
  readonly sampleTypes: readonly ValueType[];
  readonly periodType: ValueType | undefined;
  /** In units of `periodType`. */
  readonly period: number;
  /** Start of the profile, nanoseconds since the epoch; 0 when not given. */
  readonly timeNanos: bigint;
  readonly durationNanos: number;
  readonly comments: readonly string[];
}

export interface ValueType {
  readonly type: string;
  readonly unit: string;
}

export interface Mapping {
  readonly filename: string;
  readonly buildId: string;
}

export interface Functions {
  readonly count: number;
  readonly names: readonly string[];
  readonly startLines: Float64Array;
  systemName(index: number): string;
  filename(index: number): string;
}

export interface Locations {
  readonly count: number;
  /** Unsigned 64 bits in two halves. */
  readonly addressLow: Uint32Array;
  readonly addressHigh: Uint32Array;
  /** Index into `mappings`, or −1. */
  readonly mapping: Int32Array;
  /** Where the lines of each location begin, and last their number. Innermost inlined frame first. */
  readonly firstLine: Uint32Array;
  /** Of each line: index into `functions`. */
  readonly lineFunction: Uint32Array;
  readonly lineNumber: Float64Array;
}

export interface Samples {
  readonly count: number;
  /** Where the stack of each sample begins, and last the number of all frames. */
  readonly firstFrame: Uint32Array;
  /** Indices into `locations`, leaf first. */
  readonly frames: Uint32Array;
  /** One per sample type of each sample. */
  readonly values: Float64Array;
  /** Whether any has labels; their content is not kept. */
  readonly hasLabels: boolean;
}

/** The values of one sample, one per sample type. */
export type SampleValues = Float64Array;

/** Position of the sample type with this name and unit, or −1. */
export function sampleTypeIndex(head: Pick<Profile, 'sampleTypes'>, type: string, unit: string): number {
  return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}

/** Position of the first sample type that the Go compiler takes, or −1. */
export function compilerSampleType(head: Pick<Profile, 'sampleTypes'>): number {
  return head.sampleTypes.findIndex(
    ({ type, unit }) =>
      (type === 'samples' && unit === 'count') || (type === 'cpu' && unit === 'nanoseconds'),
  );
}

export function headOf(profile: ProfileHead): ProfileHead {
  const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = profile;
  return { sampleTypes, periodType, period, timeNanos, durationNanos, comments };
}

/** @param visit gets the stack, indices of locations and leaf first, and the values: views that must not be changed. */
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

export interface Line {
  /** Index into `functions`. */
  readonly func: number;
  readonly line: number;
}

/** The lines of a location, innermost inlined frame first. */
export function linesOf({ locations }: Profile, location: number): Line[] {
  const [first = 0, end = 0] = locations.firstLine.subarray(location, location + 2);
  return Array.from({ length: end - first }, (_, at) => ({
    func: locations.lineFunction[first + at] as number,
    line: locations.lineNumber[first + at] as number,
  }));
}

export function sumOf(profile: Profile, countOf: (values: SampleValues) => number): number {
  let sum = 0;
  eachSample(profile, (_, values) => {
    sum += countOf(values);
  });
  return sum;
}

/** The bits of each location: those that any of its functions has. */
export function locationBits(
  { locations }: Profile,
  bitsOf: (func: number) => number | boolean | undefined,
): Uint8Array {
  const bits = new Uint8Array(locations.count);
  for (let at = 0; at < locations.count; at++) {
    const end = locations.firstLine[at + 1] as number;
    for (let line = locations.firstLine[at] as number; line < end; line++)
      bits[at] = (bits[at] as number) | Number(bitsOf(locations.lineFunction[line] as number));
  }
  return bits;
}

/** Weight of the stacks in which one of the `most` leaf-most locations has this bit. */
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

/** Exact sums of the values of each sample type. */
export function exactTotals(values: Float64Array, types: number, count: number): bigint[] {
  return Array.from({ length: types }, (_, type) => {
    let [exact, partial] = [0n, 0];
    for (let at = type; at < count * types; at += types) {
      const sum = partial + (values[at] as number);
      if (Number.isSafeInteger(sum)) partial = sum;
      else [exact, partial] = [exact + BigInt(partial) + BigInt(values[at] as number), 0];
    }
    return exact + BigInt(partial);
  });
}

/** The profile with other names for its functions. */
export function renameFunctions(profile: Profile, rename: (name: string) => string): Profile {
  const names = profile.functions.names.map(rename);
  return { ...profile, functions: { ...profile.functions, names } };
}

/** Order by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
