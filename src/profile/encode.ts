import { posix } from 'node:path';
import { emptyTableToken, Profile as PprofProfile, type ProfileInput, StringTable } from 'pprof-format';
import type { Rename } from '../settings/values.ts';
import { readRegularFile } from '../system/files.ts';
import { compareText } from '../system/format.ts';
import {
  eachSample,
  headOf,
  type Line,
  type Locations,
  linesOf,
  locationBits,
  type Mapping,
  type Profile,
  type ProfileHead,
  renameFunctions,
  type SampleValues,
  sampleTypeIndex,
  type Totals,
  totalsInWords,
  type ValueType,
} from './columns.ts';
import { decodeFile, decodeProfile } from './decode.ts';
import { byName, byWeight, callEdges, type Edge } from './edges.ts';
import { type Exclusion, isExcluded, renameExcluded } from './exclusions.ts';
import { renamer, splitSymbol } from './names.ts';
import { type FileReading, readAs } from './places.ts';

interface Func {
  readonly name: string;
  readonly systemName: string;
  readonly filename: string;
  readonly startLine: number;
}

interface StackLocation {
  readonly addressLow: number;
  readonly addressHigh: number;
  readonly mapping: number;
  readonly lines: readonly Line[];
}

/** Adds up the stacks of profiles. Values may be fractions until `profile` rounds them. */
export class StackSum {
  readonly #mappings = new Interned<Mapping>(({ filename, buildId }) => `${filename}\0${buildId}`);
  readonly #functions = new Interned<Func>((one) => Object.values(one).join('\0'));
  readonly #locations: Interned<StackLocation>;
  readonly #sums = new Map<string, { readonly stack: readonly number[]; readonly values: number[] }>();

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
    return {
      timeNanos: 0n,
      durationNanos: 0,
      ...head,
      mappings: this.#mappings.items,
      functions: {
        names: functions.map(({ name }) => name),
        startLines: Float64Array.from(functions, ({ startLine }) => startLine),
        systemName: (at) => functions[at]?.systemName ?? '',
        filename: (at) => functions[at]?.filename ?? '',
      },
      locations: locationColumns(locations),
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

export function locationColumns(locations: readonly StackLocation[]): Locations {
  const lines = locations.flatMap((one) => one.lines);
  return {
    count: locations.length,
    addressLow: Uint32Array.from(locations, (one) => one.addressLow),
    addressHigh: Uint32Array.from(locations, (one) => one.addressHigh),
    mapping: Int32Array.from(locations, (one) => one.mapping),
    firstLine: firsts(locations.map((one) => one.lines)),
    lineFunction: Uint32Array.from(lines, ({ func }) => func),
    lineNumber: Float64Array.from(lines, ({ line }) => line),
  };
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

export interface CollectedStacks {
  /** Reads the profiles one after the other. @param visit `factor` is how often each sample counts. */
  each(visit: (profile: Profile, factor: number) => void): Promise<void>;
}

export function collectedStacks(
  inputs: readonly (MergeInputFile & { readonly factor: number })[],
  renames: readonly Rename[],
  signal: AbortSignal,
): CollectedStacks {
  const today = renamer(renames);
  return {
    async each(visit) {
      for (const input of inputs) {
        signal.throwIfAborted();
        visit(renameFunctions(await readInput(input), today), input.factor);
      }
    },
  };
}

/** A file of a merge, and how it is read. */
interface MergeInputFile {
  readonly path: string;
  readonly profile: FileReading;
}

/** Reads an input of a merge, with the columns and stacks that the merge takes of it. */
export async function readInput({ path, profile }: MergeInputFile): Promise<Profile> {
  return readAs(await decodeFile(await readRegularFile(path)), profile);
}

/**
 * Encodes call edges as one two-frame stack each. `go tool preprofile` prints the same bytes for it as for the whole
 * profile, and nothing else is left: no labels, addresses, files, mappings. The bytes depend on the edges and totals alone;
 * they are not gzipped, so that git can store differences. Lines are relative to a start line of 1, so that code that
 * merely moved changes nothing.
 * @param remarks comments in addition to the totals.
 */
export function encodeEdges(
  head: ProfileHead,
  edges: readonly Edge[],
  totals: Totals,
  remarks: readonly string[],
): Uint8Array {
  const kept = [sampleTypeIndex(head, 'samples', 'count'), sampleTypeIndex(head, 'cpu', 'nanoseconds')]
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  return encodeStacksOf(edges, { ...head, comments: [...totalsInWords(totals), ...remarks] }, kept);
}

/** Encodes sums of call edges for pprof to merge with others: all columns, without times and comments. */
export function encodeSums(head: ProfileHead, edges: readonly Edge[]): Uint8Array {
  const timeless = { ...head, timeNanos: 0n, durationNanos: 0, comments: [] };
  return encodeStacksOf(edges, timeless, [...head.sampleTypes.keys()]);
}

/** @param kept indices of the sample types that are written. */
function encodeStacksOf(edges: readonly Edge[], head: ProfileHead, kept: readonly number[]): Uint8Array {
  const names = [...new Set(edges.flatMap(({ caller, callee }) => [caller, callee]))].sort(compareText);
  const strings = new StringTable();
  // Names first, in their order: git stores the next version as a difference, and similar names next to each other compress.
  for (const name of names) strings.dedup(name);
  const functions = new Map(names.map((name, index) => [name, index + 1]));
  const called = new Set(edges.map(({ callee }) => callee));
  const callees = new Map(names.filter((name) => called.has(name)).map((name, index) => [name, index + 1]));
  const locations = [...callees].map(([name, id]) => location(id, functions.get(name), 1, 0));
  const callSites = new Map<string, number>();
  const siteOf = ({ caller, offset }: Edge) => `${offset} ${caller}`;
  for (const edge of [...edges].sort(byName)) {
    if (callSites.has(siteOf(edge))) continue;
    const id = locations.length + 1;
    callSites.set(siteOf(edge), id);
    // At one address, the frames of a recursive call on a function's first line would be one, and the call would not count.
    const address = edge.offset === 0 && called.has(edge.caller) ? 1 : 0;
    locations.push(location(id, functions.get(edge.caller), 1 + edge.offset, address));
  }
  return encode(head, strings, kept, {
    // From the heaviest down, as the compiler reads them: neighbours have nearly the same weight, and compress well.
    sample: [...edges].sort(byWeight).map((edge) => ({
      locationId: [callees.get(edge.callee) ?? 0, callSites.get(siteOf(edge)) ?? 0],
      value: kept.map((index) => edge.values[index] ?? 0),
    })),
    location: locations,
    function: names.map((name, index) => ({ id: index + 1, name: strings.dedup(name), startLine: 1 })),
  });
}

function location(id: number, functionId = 0, line = 0, address = 0) {
  return { id, address, line: [{ functionId, line }] };
}

/**
 * The strings come first; protocol buffers may be put together from parts in any order. The empty string that every table
 * starts with is then the file's second byte, a NUL: by it, git and GitHub take the file for binary and show no text.
 */
function encode(head: ProfileHead, strings: StringTable, kept: readonly number[], tables: ProfileInput) {
  const valueType = ({ type, unit }: ValueType) => ({ type: strings.dedup(type), unit: strings.dedup(unit) });
  const rest = new PprofProfile({
    ...tables,
    sampleType: kept.map((index) => valueType(head.sampleTypes[index] as ValueType)),
    timeNanos: head.timeNanos,
    durationNanos: head.durationNanos,
    periodType: head.periodType && valueType(head.periodType),
    period: head.period,
    comment: head.comments.map((line) => strings.dedup(line)),
    stringTable: new StringTable(emptyTableToken),
  }).encode();
  return Buffer.concat([new PprofProfile({ stringTable: strings }).encode(), rest]);
}

/**
 * Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are gone (equal
 * stacks become one), file names hold no path of a machine. Not gzipped, as `encodeEdges`.
 * @param totals noted if the values do not add up to them, because some count more than others.
 */
export function encodeWhole(profile: Profile, totals?: Totals, remarks: readonly string[] = []): Uint8Array {
  const { mappings, locations, functions, samples } = profile.samples.hasLabels
    ? sumOfStacks(profile, profile)
    : profile;
  const comments = [...(totals?.weighted ? totalsInWords(totals) : []), ...remarks];
  const strings = new StringTable();
  const stacks: { locationId: number[]; value: number[] }[] = [];
  eachSample({ ...profile, samples }, (stack, values) => {
    stacks.push({ locationId: Array.from(stack, (index) => index + 1), value: Array.from(values) });
  });
  return encode({ ...profile, comments }, strings, [...profile.sampleTypes.keys()], {
    sample: stacks,
    mapping: mappings.map((one, index) => {
      const [filename, buildId] = [strings.dedup(baseName(one.filename)), strings.dedup(one.buildId)];
      return { id: index + 1, filename, buildId, hasFunctions: true };
    }),
    location: Array.from(locations.mapping, (mapping, at) => ({
      id: at + 1,
      mappingId: mapping + 1,
      address:
        (BigInt(locations.addressHigh[at] as number) << 32n) | BigInt(locations.addressLow[at] as number),
      line: linesOf({ ...profile, locations }, at).map(({ func, line }) => ({ functionId: func + 1, line })),
    })),
    function: functions.names.map((name, index) => ({
      id: index + 1,
      name: strings.dedup(name),
      systemName: strings.dedup(functions.systemName(index)),
      filename: strings.dedup(publicFileName(name, functions.filename(index))),
      startLine: functions.startLines[index] as number,
    })),
  });
}

/** Whole stacks that are to the compiler what `renameExcluded` makes of the edges. */
export function excludeInStacks(profile: Profile, exclusions: readonly Exclusion[]): Profile {
  const { functions } = profile;
  if (!callEdges(profile).edges.some((edge) => isExcluded(edge, exclusions))) return profile;
  const callees = new Set(exclusions.map(({ callee }) => callee));
  const mayCall = locationBits(profile, (func) => callees.has(functions.names[func] as string));
  return cutStacks(
    profile,
    (leaves) => leaves.some((location) => mayCall[location] === 1),
    (edges) => renameExcluded(edges, exclusions),
  );
}

/**
 * A function cannot have two names in one stack. So some stacks become one for each call that the compiler reads of them.
 * @param isCut by the two leaf-most locations.
 * @param change of the calls of these stacks. @param keep of all others.
 */
export function cutStacks(
  profile: Profile,
  isCut: (leaves: Uint32Array) => boolean,
  change: (edges: readonly Edge[]) => readonly Edge[],
  keep = (whole: Profile) => whole,
): Profile {
  const { samples, sampleTypes } = profile;
  const cut: boolean[] = [];
  eachSample(profile, (stack) => cut.push(isCut(stack.subarray(0, 2))));
  const part = (wanted: boolean): Profile => {
    const values = samples.values.map((value, at) =>
      cut[Math.floor(at / sampleTypes.length)] === wanted ? value : 0,
    );
    return { ...profile, samples: { ...samples, values } };
  };
  const edges = change(callEdges(part(true)).edges);
  return sumOfStacks(profile, keep(part(false)), decodeProfile(encodeSums(profile, edges)));
}

/** Adds up samples that differ in nothing but their labels. */
function sumOfStacks(head: ProfileHead, ...parts: readonly Profile[]): Profile {
  const sum = new StackSum(true);
  for (const part of parts) sum.add(part, (values) => values);
  return sum.profile(headOf(head));
}

/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName: string, filename: string): string {
  const ofMachine = /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename);
  return ofMachine ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}

function baseName(filename: string): string {
  return filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
}

/**
 * The profile with every value multiplied and, for a fraction, rounded.
 * @throws RangeError when a product is no exact number.
 */
export function scaleValues(profile: Profile, factor: number): Profile {
  const values = profile.samples.values.map((value) => {
    const product = Math.round(value * factor);
    if (!Number.isSafeInteger(product)) throw new RangeError(`${value} times ${factor} is not exact`);
    return product;
  });
  return { ...profile, samples: { ...profile.samples, values } };
}
