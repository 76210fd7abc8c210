import type { FlameGraph } from '../../../profile/flame-graph.ts';

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
