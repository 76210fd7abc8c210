import { randomInt } from 'node:crypto';
import { ExpectedError } from '../system/errors.ts';
import { compareText, count, totalOf } from '../system/format.ts';
import { textGlobOf } from '../system/glob.ts';
import { codeList } from '../system/text.ts';
import { compilerSampleType, exactTotals, headOf, isCompact, type Profile, totalsOf } from './columns.ts';
import {
  importPathOf,
  type KnownName,
  KnownNames,
  type NamedProfile,
  withoutTypeArguments,
} from './names.ts';
import { timesOf } from './potential.ts';

/**
 * What the Go compiler reads from a profile: weighted call edges, from the two leaf-most locations of each stack.
 * Follows `cmd/internal/pgo/pprof.go` and `internal/profile/graph.go` of Go 1.26 (the same since Go 1.21).
 */
export interface Edge extends CallEdge {
  /** In the sample type that the compiler takes. */
  readonly weight: number;
  /** One per sample type of the profile. */
  readonly values: readonly number[];
}

/** What tells one edge from another. */
export interface CallEdge {
  readonly caller: string;
  readonly callee: string;
  /** Line of the call, minus the line where the caller starts. */
  readonly offset: number;
}

export interface EdgeSet {
  /** Sorted by caller, callee and offset. */
  readonly edges: readonly Edge[];
  readonly totalWeight: number;
}

/** Identity of an edge; function names hold no NUL. */
export function edgeKey(caller: string, callee: string, offset: number): string {
  return `${caller}\0${callee}\0${offset}`;
}

export function edgeInWords({ caller, callee, offset }: CallEdge): string {
  return `${caller} → ${callee} (+${offset})`;
}

export function byName(a: CallEdge, b: CallEdge): number {
  return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}

/** From the heaviest down, those of the same weight by their names: `sortByWeight` in cmd/internal/pgo/pprof.go. */
export function byWeight(a: Edge, b: Edge): number {
  return b.weight - a.weight || byName(a, b);
}

/** Share of the weight of the edges that satisfy `test`. */
export function weightShare(edges: readonly Edge[], test: (edge: Edge) => boolean): number {
  let [part, all] = [0, 0];
  for (const edge of edges) {
    all += edge.weight;
    if (test(edge)) part += edge.weight;
  }
  return all === 0 ? 0 : part / all;
}

/** Odd, and unknown to who made a profile: keys that all collide would take hours. */
const [LOW, HIGH] = [2 * randomInt(2 ** 31) + 1, 2 * randomInt(2 ** 31) + 1];

/** Sums of lists of values by a key: a whole number below 2^53. A `Map` would make an object of each key. */
export class Sums {
  readonly types: number;
  count = 0;
  /** The sums of each key together, in the order in which the keys came. */
  values: Float64Array;
  #keys = new Float64Array(1024);
  /** Open addressing: one more than the index of a key, 0 for a free place. */
  #places = new Int32Array(2048);

  /** @param types how many values each key has. */
  constructor(types: number) {
    this.types = types;
    this.values = new Float64Array(1024 * types);
  }

  /** Forgets all, and keeps the memory. */
  clear(): void {
    this.values.fill(0, 0, this.count * this.types);
    this.#places.fill(0);
    this.count = 0;
  }

  keys(): Float64Array {
    return this.#keys.subarray(0, this.count);
  }

  /** Adds the values from `from` on. @returns the index of the key. */
  add(key: number, values: Float64Array, from: number): number {
    const index = this.index(key);
    const at = index * this.types;
    for (let type = 0; type < this.types; type++)
      this.values[at + type] = (this.values[at + type] as number) + (values[from + type] as number);
    return index;
  }

  /** Index of a key, which is added if it is new. */
  index(key: number): number {
    const place = this.#placeOf(key);
    const known = this.#places[place] as number;
    if (known > 0) return known - 1;
    if (this.count === this.#keys.length) {
      this.#grow();
      return this.index(key);
    }
    this.#keys[this.count] = key;
    this.#places[place] = ++this.count;
    return this.count - 1;
  }

  /** Where a key is, or would be. */
  #placeOf(key: number): number {
    const last = this.#places.length - 1;
    const mixed = Math.imul(key >>> 0, LOW) ^ Math.imul(Math.floor(key / 2 ** 32), HIGH);
    let place = Math.imul(mixed ^ (mixed >>> 15), HIGH) >>> 4;
    for (; ; place++) {
      const known = this.#places[place & last] as number;
      if (known === 0 || this.#keys[known - 1] === key) return place & last;
    }
  }

  #grow(): void {
    const keys = this.keys();
    const values = new Float64Array(2 * this.values.length);
    values.set(this.values);
    this.values = values;
    this.#keys = new Float64Array(2 * keys.length);
    this.#places = new Int32Array(4 * keys.length);
    this.count = 0;
    for (const key of keys) this.index(key);
  }
}

/** Call edges of a profile, and of a run; the largest programs have some ten thousand. */
const MOST_EDGES = 200_000;
/** Values of these edges; Go's profiles have two sample types. */
const MOST_VALUES = 600_000;
/** Different pairs of addresses that a call is at and goes to; the largest programs have some hundred thousand. */
const MOST_PAIRS = 1_000_000;
/** Frames that are looked at one by one. */
const MOST_FRAMES = 100_000_000;
/** Lines from the start of a function to a call in it. */
const MOST_OFFSET = 2 ** 30;
/** `KnownNames` numbers names below this. */
const MOST_NAMES = 2 ** 20;

/** Sums of call edges, by the numbers of the names: as many objects as different edges, however many profiles. */
export class EdgeSums {
  readonly #sites = new Sums(0);
  readonly #callers: KnownName[] = [];
  readonly #offsets: number[] = [];
  readonly #edges: Sums;
  readonly types: number;
  readonly #siteOf: number[] = [];
  readonly #callees: KnownName[] = [];

  constructor(types: number) {
    this.types = types;
    this.#edges = new Sums(types);
  }

  get count(): number {
    return this.#edges.count;
  }

  /** Whether there are more than any Go program has. */
  get isAbsurd(): boolean {
    return this.count > Math.min(MOST_EDGES, MOST_VALUES / this.types);
  }

  get totals(): bigint[] {
    return exactTotals(this.#edges.values, this.#edges.types, this.count);
  }

  clear(): void {
    this.#sites.clear();
    this.#edges.clear();
  }

  add(caller: KnownName, offset: number, callee: KnownName, values: Float64Array, from: number): void {
    this.#addAt(this.#siteIndex(caller, offset), callee, values, from);
  }

  /** Adds other sums, each times `factor`; their names must be of the same `KnownNames`. */
  addAll(other: EdgeSums, factor: number): void {
    const values = factor === 1 ? other.#edges.values : other.#edges.values.map((value) => factor * value);
    const sites = new Int32Array(other.#sites.count);
    for (let site = 0; site < sites.length; site++)
      sites[site] = this.#siteIndex(other.#callers[site] as KnownName, other.#offsets[site] as number);
    for (let edge = 0; edge < other.count; edge++) {
      const site = sites[other.#siteOf[edge] as number] as number;
      this.#addAt(site, other.#callees[edge] as KnownName, values, edge * this.types);
    }
  }

  /** Weight of the edges that satisfy `test`, in the column with index `type`. */
  weightOf(type: number, test: (caller: string, offset: number, callee: string) => boolean): number {
    let weight = 0;
    for (let edge = 0; edge < this.count; edge++) {
      const site = this.#siteOf[edge] as number;
      const [caller, callee] = [this.#callers[site]?.written ?? '', this.#callees[edge]?.written ?? ''];
      if (test(caller, this.#offsets[site] as number, callee))
        weight += this.#edges.values[edge * this.types + type] as number;
    }
    return weight;
  }

  #siteIndex(caller: KnownName, offset: number): number {
    const before = this.#sites.count;
    const site = this.#sites.index((offset + MOST_OFFSET) * MOST_NAMES + caller.number);
    if (site < before) return site;
    this.#callers[site] = caller;
    this.#offsets[site] = offset;
    return site;
  }

  #addAt(site: number, callee: KnownName, values: Float64Array, from: number): void {
    const before = this.#edges.count;
    const edge = this.#edges.add(site * MOST_NAMES + callee.number, values, from);
    if (edge < before) return;
    this.#siteOf[edge] = site;
    this.#callees[edge] = callee;
  }

  /**
   * The edges, sorted by name, those without weight to the compiler among them.
   * @param type index of the sample type that weighs.
   * @param rename what functions are called instead; edges that get the same names become one.
   */
  toEdges(type: number, rename: (name: string) => string = (name) => name): Edge[] {
    const { values, types } = this.#edges;
    const edges = Array.from({ length: this.count }, (_, edge): Edge => {
      const site = this.#siteOf[edge] as number;
      const own = Array.from(values.subarray(edge * types, (edge + 1) * types));
      return {
        caller: rename(this.#callers[site]?.written ?? ''),
        callee: rename(this.#callees[edge]?.written ?? ''),
        offset: this.#offsets[site] as number,
        weight: own[type] ?? 0,
        values: own,
      };
    });
    return mergeTwins(edges);
  }
}

/** The edges sorted by name, with those of one name added up. */
export function mergeTwins(edges: readonly Edge[]): Edge[] {
  const unique: Edge[] = [];
  for (const edge of edges.toSorted(byName)) {
    const last = unique.at(-1);
    if (last === undefined || byName(last, edge) !== 0) {
      unique.push(edge);
      continue;
    }
    const values = last.values.map((value, type) => value + (edge.values[type] ?? 0));
    unique[unique.length - 1] = { ...last, weight: last.weight + edge.weight, values };
  }
  return unique;
}

/** What the compiler sees of sorted edges. */
export function edgeSetOf(edges: readonly Edge[]): EdgeSet {
  const seen = edges.filter(({ weight }) => weight !== 0);
  return { edges: seen, totalWeight: totalOf(seen, ({ weight }) => weight) };
}

/**
 * The call edges of a profile, as the compiler counts them. Samples of no weight, which it skips, add to the other sample
 * types, so that the edges of a merge are the sums of those of its parts.
 * @param last what the fold before returned, if it is no longer needed: its memory is used again.
 * @throws ExpectedError when there are absurdly many.
 */
export function foldEdges(named: NamedProfile, subject = 'It has', last?: EdgeSums): EdgeSums {
  const { locations, samples, sampleTypes } = named.profile;
  const types = sampleTypes.length;
  // What the compiler reads of a stack depends on the two leaf-most locations: first sum up by these.
  const none = locations.count;
  const pairs = emptied(lastPairs, types) ?? new Sums(types);
  lastPairs = pairs;
  for (let at = 0; at < samples.count; at++) {
    const first = samples.firstFrame[at] as number;
    const end = samples.firstFrame[at + 1] as number;
    if (first === end) continue;
    const caller = end - first > 1 ? (samples.frames[first + 1] as number) : none;
    pairs.add((samples.frames[first] as number) * (none + 1) + caller, samples.values, at * types);
    if (pairs.count > MOST_PAIRS)
      throw absurd(subject, `more than ${count(MOST_PAIRS, 'different call')} by address`);
  }
  const path = new FramePath(named);
  const edges = emptied(last, types) ?? new EdgeSums(types);
  let [frames, pair] = [0, 0];
  for (const key of pairs.keys()) {
    const caller = key % (none + 1);
    path.set(Math.floor(key / (none + 1)), caller === none ? undefined : caller);
    frames += path.length;
    if (frames > MOST_FRAMES || edges.isAbsurd)
      throw absurd(subject, 'more different calls, or more inlined ones, than any Go program');
    for (let at = 1; at < path.length; at++) {
      // An edge counts once per sample, however often the stack takes it, and no node calls itself.
      if (path.isSame(at - 1, at) || path.hadCall(at)) continue;
      const offset = path.offset(at - 1);
      if (Math.abs(offset) > MOST_OFFSET)
        throw absurd(subject, `a call ${offset} lines from the start of its function`);
      edges.add(path.name(at - 1), offset, path.name(at), pairs.values, pair * types);
    }
    pair++;
  }
  return edges;
}

let lastPairs: Sums | undefined;
/** A profile with more is rare: its memory goes. */
const USUAL = 2 ** 16;

function emptied<T extends Sums | EdgeSums>(last: T | undefined, types: number): T | undefined {
  if (last?.types !== types || last.count > USUAL) return undefined;
  last.clear();
  return last;
}

function absurd(subject: string, what: string): ExpectedError {
  const message = `${subject} ${what}: damaged, or made up.`;
  return new ExpectedError(message, { fix: 'Check where this file comes from.' });
}

/** The two leaf-most locations of a stack with their inlined frames, the caller first. */
class FramePath {
  length = 0;
  readonly #named: NamedProfile;
  readonly #location: number[] = [];
  /** Index of the line; −1 for a location without lines. */
  readonly #line: number[] = [];

  constructor(named: NamedProfile) {
    this.#named = named;
  }

  set(leaf: number, caller: number | undefined): void {
    this.length = 0;
    if (caller !== undefined) this.#push(caller);
    this.#push(leaf);
  }

  #push(location: number): void {
    const { firstLine } = this.#named.profile.locations;
    const first = firstLine[location] as number;
    let line = (firstLine[location + 1] as number) - 1;
    if (line < first) line = -1;
    do {
      this.#location[this.length] = location;
      this.#line[this.length++] = line--;
    } while (line >= first);
  }

  name(at: number): KnownName {
    const { profile, names, nameless } = this.#named;
    return names[profile.locations.lineFunction[this.#line[at] as number] as number] ?? nameless;
  }

  /** Line of the code, from the start of its function. */
  offset(at: number): number {
    return this.#lineNumber(at) - this.#startLine(at);
  }

  /** Whether two frames are one node to the compiler: by address, name, start line and line. */
  isSame(a: number, b: number): boolean {
    const { addressLow, addressHigh } = this.#named.profile.locations;
    const at = this.#location[a] as number;
    const otherAt = this.#location[b] as number;
    return (
      this.name(a) === this.name(b) &&
      this.#lineNumber(a) === this.#lineNumber(b) &&
      this.#startLine(a) === this.#startLine(b) &&
      addressLow[at] === addressLow[otherAt] &&
      addressHigh[at] === addressHigh[otherAt]
    );
  }

  /** Whether the call that leads to `at` is on the path before. */
  hadCall(at: number): boolean {
    for (let before = 1; before < at; before++)
      if (this.isSame(before, at) && this.isSame(before - 1, at - 1)) return true;
    return false;
  }

  #lineNumber(at: number): number {
    return this.#named.profile.locations.lineNumber[this.#line[at] as number] ?? 0;
  }

  #startLine(at: number): number {
    const { locations, functions } = this.#named.profile;
    return functions.startLines[locations.lineFunction[this.#line[at] as number] ?? -1] ?? 0;
  }
}

/** The call edges of a profile. @throws ExpectedError when there are absurdly many. */
export function callEdges(profile: Profile): EdgeSet {
  return edgesOf(profile).edges();
}

/** @throws ExpectedError when there are absurdly many edges. */
export function edgesOf(profile: Profile) {
  const named = new KnownNames().named(profile);
  const sums = foldEdges(named);
  const type = compilerSampleType(profile);
  return {
    head: headOf(profile),
    totals: totalsOf(profile),
    /** Where the time of its stacks went; absent if it was compacted. */
    times: isCompact(profile) ? undefined : timesOf(named),
    /** @param rename what functions are called instead. */
    edges: (rename?: (name: string) => string): EdgeSet => edgeSetOf(sums.toEdges(type, rename)),
  };
}

export type Ends = Pick<Edge, 'caller' | 'callee'>;

/** Which functions and packages of `expect`, in which `*` is any text, are in no call; undefined if all are. */
export function missingFrom(subject: string, edges: readonly Ends[], expect: readonly string[]) {
  const symbols = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
  const names = [...symbols].flatMap((name) => [withoutTypeArguments(name), importPathOf(name)]);
  const missing = expect.filter((glob) => {
    const matches = textGlobOf(glob);
    return !names.some(matches);
  });
  if (missing.length === 0) return undefined;
  const message = `${subject} has no call of ${codeList(missing)}, which \`expect\` names.`;
  // Written without the path before it.
  const ends = missing.map((one) => textGlobOf(`*/${one.replace(/^[./]+/, '')}`));
  const [meant] = names.filter((name) => ends.some((matches) => matches(name)));
  const write = `Write ${meant ? `the whole import path, \`${meant}\`` : 'whole import paths, such as `example.com/shop/search`, and `main` for the program’s own package'}`;
  return { message, fix: `${write}. Or profile a workload that runs it, or take it out of \`expect\`.` };
}
