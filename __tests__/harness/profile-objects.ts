import { linesOf, type Mapping, type Profile, type ProfileHead } from '../../src/profile/columns.ts';
import { KnownNames, type NamedProfile } from '../../src/profile/names.ts';

/** A profile as objects, which tests write and change easily. */
export interface ProfileObjects extends ProfileHead {
  readonly mappings: readonly Mapping[];
  readonly functions: readonly {
    readonly name: string;
    readonly systemName: string;
    readonly filename: string;
    readonly startLine: number;
  }[];
  readonly locations: readonly {
    readonly address: bigint;
    readonly mapping: number | undefined;
    readonly lines: readonly { readonly func: number; readonly line: number }[];
  }[];
  readonly samples: readonly {
    readonly locations: readonly number[];
    readonly values: readonly number[];
    readonly labelled: boolean;
  }[];
}

export function profileOfObjects(objects: ProfileObjects): Profile {
  const { functions, locations, samples, ...rest } = objects;
  const lines = locations.flatMap((one) => one.lines);
  return {
    ...rest,
    functions: {
      names: functions.map(({ name }) => name),
      startLines: Float64Array.from(functions, ({ startLine }) => startLine),
      systemName: (at) => functions[at]?.systemName ?? '',
      filename: (at) => functions[at]?.filename ?? '',
    },
    locations: {
      count: locations.length,
      addressLow: Uint32Array.from(locations, ({ address }) => Number(BigInt.asUintN(32, address))),
      addressHigh: Uint32Array.from(locations, ({ address }) => Number(address >> 32n)),
      mapping: Int32Array.from(locations, ({ mapping }) => mapping ?? -1),
      firstLine: firsts(locations.map((one) => one.lines)),
      lineFunction: Uint32Array.from(lines, ({ func }) => func),
      lineNumber: Float64Array.from(lines, ({ line }) => line),
    },
    samples: {
      count: samples.length,
      firstFrame: firsts(samples.map((one) => one.locations)),
      frames: Uint32Array.from(samples.flatMap((one) => one.locations)),
      values: Float64Array.from(samples.flatMap(({ values }) => values)),
      hasLabels: samples.some(({ labelled }) => labelled),
    },
  };
}

export function objectsOf(profile: Profile): ProfileObjects {
  const { functions, locations, samples, ...rest } = profile;
  const types = rest.sampleTypes.length;
  return {
    ...rest,
    functions: functions.names.map((name, at) => ({
      name,
      systemName: functions.systemName(at),
      filename: functions.filename(at),
      startLine: functions.startLines[at] ?? 0,
    })),
    locations: Array.from(locations.mapping, (mapping, at) => ({
      address: (BigInt(locations.addressHigh[at] ?? 0) << 32n) | BigInt(locations.addressLow[at] ?? 0),
      mapping: mapping < 0 ? undefined : mapping,
      lines: linesOf(profile, at),
    })),
    samples: Array.from({ length: samples.count }, (_, at) => ({
      locations: [...samples.frames.subarray(samples.firstFrame[at], samples.firstFrame[at + 1])],
      values: [...samples.values.subarray(at * types, (at + 1) * types)],
      labelled: samples.hasLabels,
    })),
  };
}

function firsts(lists: readonly (readonly unknown[])[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from([0, ...lists.map((list) => (sum += list.length))]);
}

/** A function as a profile names it, where it starts, and the line in it. */
export type Frame = readonly [name: string, startLine: number, line: number];
/** How many samples; their locations, the leaf first, each with what is inlined there, innermost first. */
export type Stack = readonly [samples: number, ...locations: (readonly Frame[])[]];

/** A CPU profile of 100 samples a second with these stacks. */
export function profileOfStacks(stacks: readonly Stack[], filename = ''): Profile {
  const functions: ProfileObjects['functions'][number][] = [];
  const locations: ProfileObjects['locations'][number][] = [];
  const samples = stacks.map(([samples, ...stack]) => ({
    values: [samples, samples * 10_000_000],
    labelled: false,
    locations: stack.map((frames) => {
      const lines = frames.map(([name, startLine, line]) => {
        functions.push({ name, systemName: name, filename, startLine });
        return { func: functions.length - 1, line };
      });
      return locations.push({ address: BigInt(locations.length + 1), mapping: undefined, lines }) - 1;
    }),
  }));
  const periodType = { type: 'cpu', unit: 'nanoseconds' };
  return profileOfObjects({
    ...{ functions, locations, samples, mappings: [], comments: [] },
    sampleTypes: [{ type: 'samples', unit: 'count' }, periodType],
    ...{ periodType, period: 10_000_000, timeNanos: 0n, durationNanos: 0 },
  });
}

/** A profile of objects as it is judged. */
export function namedProfile(objects: ProfileObjects): NamedProfile {
  return new KnownNames().named(profileOfObjects(objects));
}
