import { count } from '../system/format.ts';
import { EdgeTable, MOST_OFFSET } from './edge-table.ts';
import type { KeyedSums } from './keyed-sums.ts';
import type { KnownName, NamedProfile } from './known-names.ts';
import { absurd } from './must-be.ts';
import type { PackedProfile } from './packed.ts';

/** Frames that are looked at one by one. */
const MOST_FRAMES = 100_000_000;
/** Of one profile, and of all of a run together: the largest programs have some ten thousands. */
const MOST_EDGES = 200_000;
/** Of these edges, in all sample types; Go's profiles have two. */
const MOST_VALUES = 600_000;

/** @param types how many sample types there are. */
export function mostEdges(types: number): number {
  return Math.min(MOST_EDGES, Math.floor(MOST_VALUES / types));
}

/**
 * The call edges, as `callEdges` has them. Edges of no weight to the compiler are among them, for the other sample types:
 * they may have weight in the merge with other profiles.
 * @param leaves see `Survey`.
 * @throws ExpectedError when there are absurdly many.
 */
export function foldEdges(profile: NamedProfile, leaves: KeyedSums): EdgeTable {
  const { locations, sampleTypes } = profile.packed;
  const path = new FramePath(profile);
  const edges = new EdgeTable(sampleTypes.length, profile.numbering);
  const most = mostEdges(sampleTypes.length);
  let frames = 0;
  for (let index = 0; index < leaves.count; index++) {
    const key = leaves.keys[index] as number;
    const caller = key % (locations.count + 1);
    path.set(caller < locations.count ? caller : undefined, Math.floor(key / (locations.count + 1)));
    frames += path.length;
    if (frames > MOST_FRAMES || edges.count > most)
      throw absurd(`more than ${count(most, 'different call')}, or more inlined ones than any Go program`);
    addCalls(path, edges, leaves.sums, index);
  }
  return edges;
}

/** A function for each path: V8 optimizes what is called often long before what loops for long. */
function addCalls(path: FramePath, edges: EdgeTable, sums: Float64Array, index: number): void {
  for (let at = 1; at < path.length; at++) {
    // An edge counts once per sample, however often the stack takes it.
    if (path.isNode(at - 1, at) || path.hadCall(at)) continue;
    const offset = path.offset(at - 1);
    if (Math.abs(offset) > MOST_OFFSET) throw absurd(`a call ${offset} lines from the start of its function`);
    edges.add(path.name(at - 1), offset, path.name(at), sums, index);
  }
}

/** Nodes of the two leaf-most locations with all their inlined frames, caller first. */
class FramePath {
  length = 0;
  readonly #packed: PackedProfile;
  readonly #names: readonly KnownName[];
  readonly #location: number[] = [];
  readonly #name: KnownName[] = [];
  readonly #start: number[] = [];
  readonly #line: number[] = [];

  constructor({ packed, names }: NamedProfile) {
    this.#packed = packed;
    this.#names = names;
  }

  set(caller: number | undefined, leaf: number): void {
    this.length = 0;
    if (caller !== undefined) this.#pushAll(caller);
    this.#pushAll(leaf);
  }

  #pushAll(location: number): void {
    const { locations, functions } = this.#packed;
    const first = locations.firstLine[location] as number;
    const end = locations.firstLine[location + 1] as number;
    if (first === end) this.#push(location, functions.count, 0, 0);
    for (let line = end - 1; line >= first; line--) {
      const func = locations.lineFunction[line] as number;
      if (func < 0) this.#push(location, functions.count, 0, 0);
      else
        this.#push(location, func, functions.startLine[func] as number, locations.lineNumber[line] as number);
    }
  }

  #push(location: number, func: number, start: number, line: number): void {
    const at = this.length++;
    this.#location[at] = location;
    this.#name[at] = this.#names[func] as KnownName;
    this.#start[at] = start;
    this.#line[at] = line;
  }

  /** Whether both are the same to the compiler: by address, name, start line and line. */
  isNode(a: number, b: number): boolean {
    const { addressLow, addressHigh } = this.#packed.locations;
    const [at, other] = [this.#location[a] as number, this.#location[b] as number];
    return (
      this.#line[a] === this.#line[b] &&
      this.#name[a] === this.#name[b] &&
      this.#start[a] === this.#start[b] &&
      addressLow[at] === addressLow[other] &&
      addressHigh[at] === addressHigh[other]
    );
  }

  /** Whether the call that leads to `at` is on the path before. */
  hadCall(at: number): boolean {
    for (let before = 1; before < at; before++)
      if (this.isNode(before, at) && this.isNode(before - 1, at - 1)) return true;
    return false;
  }

  name(at: number): KnownName {
    return this.#name[at] as KnownName;
  }

  offset(at: number): number {
    return (this.#line[at] as number) - (this.#start[at] as number);
  }
}
