/**
 * A pprof profile in memory, references resolved to indices
 * (https://github.com/google/pprof/blob/main/proto/profile.proto). Integers are plain numbers and exact; only
 * addresses, which are unsigned 64-bit identities, stay bigints.
 */
export interface Profile {
  readonly sampleTypes: readonly ValueType[];
  readonly samples: readonly Sample[];
  readonly mappings: readonly Mapping[];
  readonly locations: readonly Location[];
  readonly functions: readonly Func[];
  readonly periodType: ValueType | undefined;
  /** In units of `periodType`. */
  readonly period: number;
  /** Start of the profile, nanoseconds since the epoch; 0 when not given. */
  readonly timeNanos: bigint;
  readonly durationNanos: number;
  readonly comments: readonly string[];
}

/** What a profile says of itself, without its stacks. */
export type ProfileHead = Omit<Profile, 'samples' | 'mappings' | 'locations' | 'functions'>;

export interface ValueType {
  readonly type: string;
  readonly unit: string;
}

export interface Sample {
  /** Indices into `locations`, leaf first. */
  readonly locations: readonly number[];
  /** One per sample type. */
  readonly values: readonly number[];
  /** Whether it carries labels; their content is user data and is not kept. */
  readonly labelled: boolean;
}

export interface Mapping {
  readonly filename: string;
  readonly buildId: string;
}

export interface Location {
  readonly address: bigint;
  /** Index into `mappings`. */
  readonly mapping: number | undefined;
  /** Innermost inlined frame first. */
  readonly lines: readonly Line[];
}

export interface Line {
  /** Index into `functions`. */
  readonly func: number | undefined;
  readonly line: number;
}

export interface Func {
  readonly name: string;
  readonly systemName: string;
  readonly filename: string;
  readonly startLine: number;
}

/** Position of the sample type with this name and unit, or −1. */
export function sampleTypeIndex(
  { sampleTypes }: Pick<Profile, 'sampleTypes'>,
  type: string,
  unit: string,
): number {
  return sampleTypes.findIndex((candidate) => candidate.type === type && candidate.unit === unit);
}

/** Exact sum of one sample type's values over all samples. */
export function totalOf(profile: Profile, typeIndex: number): bigint {
  let exact = 0n;
  let partial = 0;
  for (const sample of profile.samples) {
    partial += sample.values[typeIndex] ?? 0;
    if (Math.abs(partial) > Number.MAX_SAFE_INTEGER / 2) {
      exact += BigInt(partial);
      partial = 0;
    }
  }
  return exact + BigInt(partial);
}

/** Adds one sample's values to a sum of the same length, in place. */
export function addValues(sum: number[], values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) sum[i] = (sum[i] ?? 0) + (values[i] ?? 0);
}
