import { readFile } from 'node:fs/promises';
import { decodeOrExplain, profileBytes } from './bytes.ts';
import {
  eachSample,
  type Line,
  linesOf,
  type Mapping,
  type Profile,
  type ProfileHead,
  renameFunctions,
  type SampleValues,
} from './columns.ts';
import { ownName, type Rename, renamer } from './names.ts';
import type { WeighedInput } from './weigh.ts';

interface Func {
  readonly name: string;
  readonly systemName: string;
  readonly filename: string;
  readonly startLine: number;
}

interface Location {
  readonly addressLow: number;
  readonly addressHigh: number;
  readonly mapping: number;
  readonly lines: readonly Line[];
}

interface Sum {
  readonly stack: readonly number[];
  readonly values: number[];
}

/** Adds up the stacks of profiles. Values may be fractions until `profile` rounds them. */
export class StackSum {
  readonly #mappings = new Interned<Mapping>(({ filename, buildId }) => `${filename}\0${buildId}`);
  readonly #functions = new Interned<Func>((one) => Object.values(one).join('\0'));
  readonly #locations: Interned<Location>;
  readonly #sums = new Map<string, Sum>();

  /** @param byAddress whether locations of different addresses stay apart; a program may be loaded anywhere. */
  constructor(byAddress = false) {
    this.#locations = new Interned(({ addressLow, addressHigh, mapping, lines }) => {
      const key = lines.map(({ func, line }) => `${func}:${line}`).join(' ');
      return byAddress || lines.length === 0 ? `${mapping} ${addressHigh} ${addressLow} ${key}` : key;
    });
  }

  /**
   * @param valuesOf what a sample adds.
   * @param group samples of different groups stay apart, even with equal stacks.
   */
  add(profile: Profile, valuesOf: (values: SampleValues) => ArrayLike<number>, group = ''): void {
    const locations = this.#locationsOf(profile);
    eachSample(profile, (at, values) => {
      const stack = Array.from(at, (location) => locations[location] as number);
      const key = `${group}\0${stack.join(' ')}`;
      const sum = this.#sums.get(key) ?? { stack, values: [] };
      this.#sums.set(key, sum);
      const added = valuesOf(values);
      for (let type = 0; type < added.length; type++)
        sum.values[type] = (sum.values[type] ?? 0) + (added[type] as number);
    });
  }

  /** Takes over the locations of a profile. @returns the number of each here. */
  #locationsOf(profile: Profile): number[] {
    const { functions, locations, mappings } = profile;
    const own = functions.names.map((name, at) =>
      this.#functions.index({
        name,
        systemName: functions.systemName(at),
        filename: functions.filename(at),
        startLine: functions.startLines[at] as number,
      }),
    );
    return Array.from(locations.mapping, (mapping, at) =>
      this.#locations.index({
        addressLow: locations.addressLow[at] as number,
        addressHigh: locations.addressHigh[at] as number,
        mapping: mapping < 0 ? -1 : this.#mappings.index(mappings[mapping] as Mapping),
        lines: linesOf(profile, at).map(({ func, line }) => ({ func: own[func] as number, line })),
      }),
    );
  }

  /** Sum of one sample type; what is below zero in a difference counts as zero. */
  total(type: number): number {
    let total = 0;
    for (const { values } of this.#sums.values()) total += Math.max(0, values[type] ?? 0);
    return total;
  }

  /**
   * The sum as a profile, without samples that are zero.
   * @param factors one per sample type: the values are multiplied, then rounded.
   */
  profile(
    head: Partial<ProfileHead> & Pick<ProfileHead, 'sampleTypes' | 'periodType' | 'period' | 'comments'>,
    factors: readonly number[] = head.sampleTypes.map(() => 1),
  ): Profile {
    const kept = [...this.#sums.values()]
      .map(({ stack, values }) => ({
        stack,
        values: factors.map((factor, at) => Math.max(0, Math.round((values[at] ?? 0) * factor))),
      }))
      .filter(({ values }) => values.some((value) => value > 0));
    const { items: locations } = this.#locations;
    const { items: functions } = this.#functions;
    const lines = locations.flatMap((one) => one.lines);
    return {
      timeNanos: 0n,
      durationNanos: 0,
      ...head,
      mappings: this.#mappings.items,
      functions: {
        count: functions.length,
        names: functions.map(({ name }) => name),
        startLines: Float64Array.from(functions, ({ startLine }) => startLine),
        systemName: (at) => functions[at]?.systemName ?? '',
        filename: (at) => functions[at]?.filename ?? '',
      },
      locations: {
        count: locations.length,
        addressLow: Uint32Array.from(locations, (one) => one.addressLow),
        addressHigh: Uint32Array.from(locations, (one) => one.addressHigh),
        mapping: Int32Array.from(locations, (one) => one.mapping),
        firstLine: firsts(locations.map((one) => one.lines)),
        lineFunction: Uint32Array.from(lines, ({ func }) => func),
        lineNumber: Float64Array.from(lines, ({ line }) => line),
      },
      samples: {
        count: kept.length,
        firstFrame: firsts(kept.map(({ stack }) => stack)),
        frames: Uint32Array.from(kept.flatMap(({ stack }) => stack)),
        values: Float64Array.from(kept.flatMap(({ values }) => values)),
        hasLabels: false,
      },
    };
  }
}

/** Where each list begins once all stand one after the other, and last the sum of their lengths. */
function firsts(lists: readonly (readonly unknown[])[]): Uint32Array {
  const first = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) first[at + 1] = (first[at] as number) + length;
  return first;
}

/** Numbers things in the order in which they come; equal keys get one number. */
export class Interned<T> {
  readonly items: T[] = [];
  readonly #keyOf: (item: T) => string;
  readonly #indices = new Map<string, number>();

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  index(item: T): number {
    const key = this.#keyOf(item);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.#indices.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

/** Profiles with their whole stacks. */
export interface CollectedStacks {
  /** Reads the profiles one after the other. @param visit `factor` is how often each sample counts. */
  each(visit: (profile: Profile, factor: number) => void): Promise<void>;
}

export function collectedStacks(
  inputs: readonly WeighedInput[],
  renames: readonly Rename[],
  signal: AbortSignal,
): CollectedStacks {
  const today = renamer(renames);
  return {
    async each(visit) {
      for (const { path, factor } of inputs) {
        signal.throwIfAborted();
        const profile = decodeOrExplain(await profileBytes(await readFile(path)));
        visit(
          renameFunctions(profile, (name) => today(ownName(name))),
          factor,
        );
      }
    },
  };
}

export function stacksOf(profile: Profile): CollectedStacks {
  return { each: async (visit) => visit(profile, 1) };
}
