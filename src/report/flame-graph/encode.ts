import { gzipSync } from 'node:zlib';
import type { FlameGraph } from '../../profile/flame-graph.ts';
import { shorten, visible } from '../escape.ts';
import type { FlameGraphHeader } from './browser/tree.ts';

/** Least share of the larger side that a frame must have taken: the more of them there are, the more it takes. */
const LEAST_SHARES = [0, 1e-6, 3e-6, 1e-5, 3e-5, 1e-4, 3e-4, 1e-3, 3e-3, 1e-2];
/** Characters that a frame takes at the very least; most take two to four. */
const LEAST_PER_FRAME = 1;
const LONGEST_NAME = 240;
/** Steps from nothing to all, where the values are no multiples of one number. */
const FINEST = 2 ** 24;

export type About = Pick<FlameGraphHeader, 'module' | 'baseline' | 'candidate'>;

/**
 * A flame graph as text of at most `most` characters: base64 of gzip of a header in JSON and four columns of
 * varints. Frames that are too small to be seen are merged until it fits; undefined when it never does.
 */
export function encodeFlameGraph(graph: FlameGraph, about: About, most: number): string | undefined {
  const whole = Math.max(graph.baseline[0] ?? 0, graph.candidate[0] ?? 0);
  const tree = new FlameTree(graph);
  let perFrame = LEAST_PER_FRAME;
  let tried = 0;
  for (const least of LEAST_SHARES) {
    const frames = tree.count(least * whole);
    // Packing is what takes time, so it is not tried where it can hardly fit, nor twice with the same frames.
    if (frames === tried || frames * perFrame > most) continue;
    const text = gzipSync(pack(graph, about, tree.preorder(least * whole), least)).toString('base64');
    if (text.length <= most) return text;
    tried = frames;
    perFrame = text.length / frames / 2;
  }
  return undefined;
}

function pack(graph: FlameGraph, about: About, tree: PreorderTree, below: number): Buffer {
  const { kind, workload, unit } = graph;
  const { names, indexes } = namesByUse(graph, tree.functions);
  const [baselineStep, candidateStep] = [stepOf(tree.baseline), stepOf(tree.candidate)];
  const header: FlameGraphHeader = {
    kind,
    workload: shown(workload),
    unit: shown(unit),
    names,
    module: shown(about.module),
    baseline: shown(about.baseline),
    candidate: shown(about.candidate),
    nodes: tree.functions.length,
    baselineStep,
    candidateStep,
    ...(tree.merged > 0 && { merged: { frames: tree.merged, below } }),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  // From one frame to the next it is one level down or some up: how many is mostly nought.
  const ups = tree.depths.map((depth, i) => (i === 0 ? 0 : (tree.depths[i - 1] ?? 0) + 1 - depth));
  return Buffer.concat([
    length,
    json,
    varints(tree.functions.map((one) => indexes.get(one) ?? 0)),
    varints(ups),
    varints(tree.baseline.map((value) => Math.round(value / baselineStep))),
    varints(tree.candidate.map((value) => Math.round(value / candidateStep))),
  ]);
}

function shown(text: string): string {
  return shorten(visible(shorten(text, LONGEST_NAME)), LONGEST_NAME);
}

/** Only the names that are used; those used most get the shortest numbers. `OTHERS` comes first. */
function namesByUse(
  graph: FlameGraph,
  functions: readonly number[],
): { names: string[]; indexes: Map<number, number> } {
  const uses = new Map<number, number>([[OTHERS, Number.POSITIVE_INFINITY]]);
  for (const one of functions) uses.set(one, (uses.get(one) ?? 0) + 1);
  const sorted = [...uses].sort(([a, many], [b, more]) => (more === many ? a - b : more - many));
  return {
    names: sorted.map(([one]) => (one === OTHERS ? '(others)' : shown(graph.names[one] ?? ''))),
    indexes: new Map(sorted.map(([one], i) => [one, i])),
  };
}

/**
 * What one step stands for. The samples of a profile are all multiples of one period, so small whole numbers hold
 * them exactly; other values are rounded.
 */
function stepOf(values: readonly number[]): number {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return 1;
  const finest = whole / FINEST;
  let step = 0;
  for (const value of values) {
    step = commonDivisor(step, value, finest / 16);
    if (step > 0 && step < finest) return finest;
  }
  return step;
}

/** The greatest number that divides both but for less than `noise`; by Euclid, with the nearest remainder. */
function commonDivisor(a: number, b: number, noise: number): number {
  let [divisor, rest] = [a, b];
  while (rest > noise) [divisor, rest] = [rest, Math.abs(divisor - Math.round(divisor / rest) * rest)];
  return divisor;
}

/** Base-128 numbers, least significant group first, as protobuf writes them. */
function varints(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 5);
  let length = 0;
  for (const value of values) {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[length++] = (rest % 128) + 128;
    bytes[length++] = rest;
  }
  return bytes.subarray(0, length);
}

/** A flame graph with its frames in the order in which they are drawn: each before what it calls, largest first. */
export interface PreorderTree {
  /** Index of the name, or `OTHERS`. */
  readonly functions: readonly number[];
  /** Levels below the root. */
  readonly depths: readonly number[];
  /** What a frame took without what it calls, in the unit of the graph, never negative. */
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
  /** Frames that are no longer told apart. */
  readonly merged: number;
}

/** Stands for all callees of a frame that are too small to be kept, and for what these call. */
export const OTHERS = -1;

interface Visit {
  readonly node: number;
  readonly depth: number;
  /** What `OTHERS` took. */
  readonly before: number;
  readonly after: number;
}

/** A flame graph made ready to be put into order, as often as it takes. */
export class FlameTree {
  readonly #graph: FlameGraph;
  readonly #before: Float64Array;
  readonly #after: Float64Array;
  readonly #callees: Uint32Array;
  /** Where the callees of a node begin; those of the next one end them. */
  readonly #starts: Uint32Array;

  constructor(graph: FlameGraph) {
    this.#graph = graph;
    this.#before = Float64Array.from(graph.baseline, amount);
    this.#after = Float64Array.from(graph.candidate, amount);
    [this.#starts, this.#callees] = calleesOf(graph.parents);
  }

  /** How many frames took `least` or more on one of the sides. */
  count(least: number): number {
    let number = 0;
    for (let node = 0; node < this.#before.length; node++) if (this.#larger(node) >= least) number++;
    return number;
  }

  /** Without the frames that took less than `least` on both sides; what these took is in `OTHERS`. */
  preorder(least: number): PreorderTree {
    const tree = {
      functions: [] as number[],
      depths: [] as number[],
      baseline: [] as number[],
      candidate: [] as number[],
    };
    let merged = 0;
    const put = (what: number, depth: number, before: number, after: number): void => {
      tree.functions.push(what);
      tree.depths.push(depth);
      tree.baseline.push(Math.max(0, before));
      tree.candidate.push(Math.max(0, after));
    };
    const visits: Visit[] = [{ node: 0, depth: 0, before: 0, after: 0 }];
    for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
      const { node, depth } = visit;
      if (node === OTHERS) {
        put(OTHERS, depth, visit.before, visit.after);
        continue;
      }
      const own = { before: this.#before[node] ?? 0, after: this.#after[node] ?? 0 };
      const others = { before: 0, after: 0, number: 0 };
      const kept: number[] = [];
      const end = this.#starts[node + 1] ?? 0;
      for (let i = this.#starts[node] ?? 0; i < end; i++) {
        const callee = this.#callees[i] ?? 0;
        const larger = this.#larger(callee);
        if (larger === 0) continue;
        const [before, after] = [this.#before[callee] ?? 0, this.#after[callee] ?? 0];
        own.before -= before;
        own.after -= after;
        if (larger >= least) {
          kept.push(callee);
          continue;
        }
        others.before += before;
        others.after += after;
        others.number++;
      }
      put(this.#graph.functions[node] ?? 0, depth, own.before, own.after);
      // The stack hands out last what is put on it first: the others, then the smallest.
      merged += others.number;
      if (others.number > 0) visits.push({ ...others, node: OTHERS, depth: depth + 1 });
      kept.sort((a, b) => this.#larger(a) - this.#larger(b) || b - a);
      for (const callee of kept) visits.push({ node: callee, depth: depth + 1, before: 0, after: 0 });
    }
    return { ...tree, merged };
  }

  #larger(node: number): number {
    return Math.max(this.#before[node] ?? 0, this.#after[node] ?? 0);
  }
}

function amount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** Where the callees of each node begin among all of them, and those; the root is nobody's. */
function calleesOf(parents: readonly number[]): [starts: Uint32Array, callees: Uint32Array] {
  const starts = new Uint32Array(parents.length + 1);
  for (let node = 1; node < parents.length; node++) {
    const after = (parents[node] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let node = 0; node < parents.length; node++) {
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  }
  const next = starts.slice();
  const callees = new Uint32Array(Math.max(0, parents.length - 1));
  for (let node = 1; node < parents.length; node++) {
    const parent = parents[node] ?? 0;
    const place = next[parent] ?? 0;
    callees[place] = node;
    next[parent] = place + 1;
  }
  return [starts, callees];
}
