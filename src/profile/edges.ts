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
 * Reduces a profile to its call edges, because the Go compiler reads only the call edges of a profile.
 *
 * A call edge is a caller, a callee, and the line of the call, counted from the start of the caller. The weight of a call edge is the sum
 * of the samples whose stack ends with this call. The compiler looks at the two locations at the end of each stack: the leaf and its
 * caller. Each location may hold several frames, because an inlined function has the same address as its caller.
 *
 * For example, a stack `main -> serve -> render`, where `render` was inlined into `serve`, has one location for `serve` and
 * `render`, and one for `main`. If the profile has 30 samples with this stack, the edges `main -> serve` and `serve -> render` have a
 * weight of 30 each.
 *
 * The code follows the rules in `cmd/internal/pgo/pprof.go` and `internal/profile/graph.go` of Go 1.26. The compiler's rules have not
 * changed since Go 1.21. A profile may have hundreds of thousands of stacks, so each name has a number, and typed arrays hold the sums.
 */

/** A call edge with its weight. */
export interface Edge extends CallEdge {
  /** The edge's value in the column that the compiler reads, in the unit of this column. */
  readonly weight: number;
  /** The values of the edge, one for each column of the profile. */
  readonly values: readonly number[];
}

/** The identity of a call edge: two edges with the same caller, callee and offset are one edge. */
export interface CallEdge {
  readonly caller: string;
  readonly callee: string;
  /** The line of the call minus the line where the caller starts. */
  readonly offset: number;
}

/** The call edges that the compiler sees in a profile. */
export interface EdgeSet {
  /** The edges with weight, sorted by caller, callee and offset. */
  readonly edges: readonly Edge[];
  /** The sum of the weights of all edges. */
  readonly totalWeight: number;
}

/** Returns a key that identifies an edge. A NUL separates the parts of the key, because function names never contain a NUL. */
export function edgeKey(caller: string, callee: string, offset: number): string {
  return `${caller}\0${callee}\0${offset}`;
}

/** Writes an edge for people: `caller → callee (+offset)`, or `(no line)` if the call is on line 0 or before its function. */
export function edgeInWords({ caller, callee, offset }: CallEdge): string {
  const [from, to] = [caller, callee].map((name) => name || '(no name)');
  return `${from} → ${to} (${offset < 0 ? 'no line' : `+${offset}`})`;
}

/** Compares edges by caller, callee and offset. */
export function byName(a: CallEdge, b: CallEdge): number {
  return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}

/**
 * Compares edges, so that the heaviest edge is first, and edges of the same weight are in the order of their names. The function
 * `sortByWeight` in cmd/internal/pgo/pprof.go has the same order.
 */
export function byWeight(a: Edge, b: Edge): number {
  return b.weight - a.weight || byName(a, b);
}

/** Returns the share of all weight that is in edges for which `test` is true, as a fraction; 0 if all weights are 0. */
export function weightShare(edges: readonly Edge[], test: (edge: Edge) => boolean): number {
  let [part, all] = [0, 0];
  for (const edge of edges) {
    all += edge.weight;
    if (test(edge)) part += edge.weight;
  }
  return all === 0 ? 0 : part / all;
}

/**
 * The random odd factors of the hash function. An attacker who knows the factors could make a profile whose keys all collide, and adding up
 * this profile would take hours.
 */
const [HASH_LOW, HASH_HIGH] = [2 * randomInt(2 ** 31) + 1, 2 * randomInt(2 ** 31) + 1];

/**
 * Adds up lists of values by a key, which is a whole number below 2^53. The class is a hash table in typed arrays, because a `Map` would
 * create an object for each key.
 */
export class Sums {
  readonly types: number;
  count = 0;
  /** The sums of all keys, in the order in which the keys were added. The sums of one key are next to each other. */
  values: Float64Array;
  #keys = new Float64Array(1024);
  /** The hash table, with open addressing. A free slot holds 0; any other slot holds the index of its key plus one. */
  #places = new Int32Array(2048);

  /** @param types the number of values for each key. */
  constructor(types: number) {
    this.types = types;
    this.values = new Float64Array(1024 * types);
  }

  /** Removes all keys and keeps the memory for new keys. */
  clear(): void {
    this.values.fill(0, 0, this.count * this.types);
    this.#places.fill(0);
    this.count = 0;
  }

  /** Returns the keys in the order in which they were added. */
  keys(): Float64Array {
    return this.#keys.subarray(0, this.count);
  }

  /** Adds the values that begin at the index `from` to the sums of the key. @returns the index of the key. */
  add(key: number, values: Float64Array, from: number): number {
    const index = this.index(key);
    const at = index * this.types;
    for (let type = 0; type < this.types; type++)
      this.values[at + type] = (this.values[at + type] as number) + (values[from + type] as number);
    return index;
  }

  /** Returns the index of a key, and adds the key if it is new. */
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

  /** Returns the slot of a key in the hash table, or the free slot where the key belongs. */
  #placeOf(key: number): number {
    const last = this.#places.length - 1;
    const mixed = Math.imul(key >>> 0, HASH_LOW) ^ Math.imul(Math.floor(key / 2 ** 32), HASH_HIGH);
    let place = Math.imul(mixed ^ (mixed >>> 15), HASH_HIGH) >>> 4;
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

/**
 * The maximum number of call edges that a profile, or all profiles of a run, may have. The largest programs have some ten thousand call
 * edges.
 */
const MOST_EDGES = 200_000;
/** The maximum number of values that all call edges may have together. Go's profiles have two values for each edge. */
const MOST_VALUES = 600_000;
/**
 * The maximum number of pairs of a caller's and a callee's address that a profile may have. The largest programs have some hundred thousand
 * pairs.
 */
const MOST_PAIRS = 1_000_000;
/**
 * The maximum number of frames that all pairs of addresses may have together. The limit bounds the time, because the code visits each
 * frame.
 */
const MOST_FRAMES = 100_000_000;
/** The maximum number of lines between the start of a function and a call in this function. */
const MOST_OFFSET = 2 ** 30;
/** The numbers that `KnownNames` gives to names are below this limit. */
const NAME_NUMBERS = 2 ** 20;

/**
 * Adds up the call edges of one or many profiles. `KnownNames` gives each name a number, and these numbers are the keys. The memory depends
 * only on the number of different edges, so many profiles take no more memory than one profile.
 */
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

  /** The number of different edges. */
  get count(): number {
    return this.#edges.count;
  }

  /** True if the number of edges is larger than in any real Go program. */
  get isAbsurd(): boolean {
    return this.count > Math.min(MOST_EDGES, MOST_VALUES / this.types);
  }

  /** The exact sum of the values in each column. */
  get totals(): bigint[] {
    return exactTotals(this.#edges.values, this.#edges.types, this.count);
  }

  /** Removes all edges and keeps the memory for new edges. */
  clear(): void {
    this.#sites.clear();
    this.#edges.clear();
  }

  /** Multiplies the values of `other` by `factor` and adds them. The names of both objects must come from the same `KnownNames`. */
  addAll(other: EdgeSums, factor: number): void {
    const values = factor === 1 ? other.#edges.values : other.#edges.values.map((value) => factor * value);
    const sites = new Int32Array(other.#sites.count);
    for (let site = 0; site < sites.length; site++)
      sites[site] = this.site(other.#callers[site] as KnownName, other.#offsets[site] as number);
    for (let edge = 0; edge < other.count; edge++) {
      const site = sites[other.#siteOf[edge] as number] as number;
      this.add(site, other.#callees[edge] as KnownName, values, edge * this.types);
    }
  }

  /** Returns the sum of the edges for which `test` is true, in the column with the index `type`. */
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

  /** Returns the index of a call site, and adds the site if it is new. */
  site(caller: KnownName, offset: number): number {
    const before = this.#sites.count;
    const site = this.#sites.index((offset + MOST_OFFSET) * NAME_NUMBERS + caller.number);
    if (site < before) return site;
    this.#callers[site] = caller;
    this.#offsets[site] = offset;
    return site;
  }

  /**
   * Adds the values of all columns, which begin at the index `from`, to the sums of a call.
   * @param site an index from the method `site`.
   */
  add(site: number, callee: KnownName, values: Float64Array, from: number): void {
    const before = this.#edges.count;
    const edge = this.#edges.add(site * NAME_NUMBERS + callee.number, values, from);
    if (edge < before) return;
    this.#siteOf[edge] = site;
    this.#callees[edge] = callee;
  }

  /**
   * Returns all edges sorted by name, including edges whose weight for the compiler is 0.
   * @param type the index of the column that holds the weight.
   * @param rename a function that returns the new name of a function. Edges that get the same names are added up.
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

/** Sorts edges by name, and adds up the edges that have the same names and offset. */
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

/** Returns the edges that the compiler sees, which are the edges whose weight is above 0. @param edges all edges, sorted by name. */
export function edgeSetOf(edges: readonly Edge[]): EdgeSet {
  const seen = edges.filter(({ weight }) => weight !== 0);
  return { edges: seen, totalWeight: totalOf(seen, ({ weight }) => weight) };
}

/**
 * Adds up the call edges of a profile in the same way as the compiler. The compiler skips samples whose weight is 0, but this function adds
 * up the other columns of such samples. So the edges of a merge are the sums of the edges of the merged profiles.
 * @param subject the beginning of an error message, such as `It has`.
 * @param last the result of an earlier call that is no longer needed. The function uses the memory of that earlier result for the new
 * result.
 * @throws ExpectedError if the profile has more calls than any Go program. */
export function foldEdges(named: NamedProfile, subject = 'The profile has', last?: EdgeSums): EdgeSums {
  const { locations, samples, sampleTypes } = named.profile;
  const types = sampleTypes.length;
  // First add up the samples by the two innermost locations of their stacks, because the compiler reads only these two locations.
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
      throw absurd(subject, 'more different calls, or more inlined calls, than any Go program');
    for (let at = 1; at < path.length; at++) {
      // A sample counts an edge only once, even if its stack has the call several times. Two equal frames in a row are one frame, so they
      // make no call.
      if (path.isSame(at - 1, at) || path.hadCall(at)) continue;
      const offset = path.offset(at - 1);
      if (Math.abs(offset) > MOST_OFFSET)
        throw absurd(subject, `a call ${offset} lines from the start of its function`);
      edges.add(edges.site(path.name(at - 1), offset), path.name(at), pairs.values, pair * types);
    }
    pair++;
  }
  return edges;
}

/** The pairs of addresses of the last profile. The memory of these pairs is used again for the next profile. */
let lastPairs: Sums | undefined;
/** A `Sums` or `EdgeSums` with more keys than this is not used again, because such large profiles are rare. */
const MOST_REUSED = 2 ** 16;

/**
 * Returns an earlier result without its keys, so that its memory can be used again; undefined if it is too large or has a different number
 * of sample types.
 */
function emptied<T extends Sums | EdgeSums>(last: T | undefined, types: number): T | undefined {
  if (last?.types !== types || last.count > MOST_REUSED) return undefined;
  last.clear();
  return last;
}

function absurd(subject: string, what: string): ExpectedError {
  const message = `${subject} ${what}, so the file is damaged or not a real profile.`;
  return new ExpectedError(message, { fix: 'Check where this file comes from.' });
}

/** The frames of the two innermost locations of a stack, including inlined frames. The outermost caller is first. */
class FramePath {
  length = 0;
  readonly #named: NamedProfile;
  readonly #location: number[] = [];
  /** The index of the line of each frame; −1 for a location without lines. */
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

  /** Returns the line of a frame, counted from the start of its function. */
  offset(at: number): number {
    return this.#lineNumber(at) - this.#startLine(at);
  }

  /** Returns true if the compiler takes two frames for one frame, because their address, name, start line and line are the same. */
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

  /** Returns true if the stack has the call that leads to the frame `at` a second time, further away from the leaf. */
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

/** Returns the call edges of a profile. @throws ExpectedError if the profile has more call edges than any Go program. */
export function callEdges(profile: Profile): EdgeSet {
  return edgesOf(profile).edges();
}

/**
 * Returns three parts of a profile: the fields that describe the whole profile, the totals, and the call edges.
 * @throws ExpectedError if the profile has more call edges than any Go program.
 */
export function edgesOf(profile: Profile) {
  const named = new KnownNames().named(profile);
  const sums = foldEdges(named);
  const type = compilerSampleType(profile);
  return {
    head: headOf(profile),
    totals: totalsOf(profile),
    /** The CPU time for each kind of code; undefined if the profile holds only call edges. */
    times: isCompact(profile) ? undefined : timesOf(named),
    /** Returns the call edges of the profile. @param rename a function that returns the new name of a function. */
    edges: (rename?: (name: string) => string): EdgeSet => edgeSetOf(sums.toEdges(type, rename)),
  };
}

/** The two functions of a call edge. */
export type Ends = Pick<Edge, 'caller' | 'callee'>;

/**
 * Finds the entries of `expect` that match no call of the profile. An entry names a function or a package; `*` stands for any text.
 * @returns a message and its fix; undefined if each entry matches a call.
 */
export function missingFrom(subject: string, edges: readonly Ends[], expect: readonly string[]) {
  const symbols = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
  const names = [...symbols].flatMap((name) => [withoutTypeArguments(name), importPathOf(name)]);
  const missing = expect.filter((glob) => {
    const matches = textGlobOf(glob);
    return !names.some(matches);
  });
  if (missing.length === 0) return undefined;
  const message = `${subject} has no call of ${codeList(missing)}, which \`expect\` names.`;
  // Users often leave out the beginning of an import path, so the code looks for names that end with the user's text.
  const ends = missing.map((glob) => textGlobOf(`*/${glob.replace(/^[./]+/, '')}`));
  const [meant] = names.filter((name) => ends.some((matches) => matches(name)));
  const write = `Write ${meant ? `the whole import path, \`${meant}\`` : 'whole import paths, such as `example.com/shop/search`, and `main` for the program’s own package'}`;
  return {
    message,
    fix: `${write}. Or profile a workload that runs this code, or remove the entry from \`expect\`.`,
  };
}
