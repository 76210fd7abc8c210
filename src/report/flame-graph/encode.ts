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

type About = Pick<FlameGraphHeader, 'module' | 'baseline' | 'candidate'>;

/**
 * A flame graph as text of at most `most` characters: base64 of gzip of a header in JSON and four columns of
 * varints. Frames that are too small to be seen are merged until it fits; undefined when it never does.
 */
export function encodeFlameGraph(graph: FlameGraph, about: About, most: number): string | undefined {
  const whole = Math.max(graph.baseline[0] ?? 0, graph.candidate[0] ?? 0);
  const tree = treeOf(graph);
  let perFrame = LEAST_PER_FRAME;
  let tried = 0;
  for (const least of LEAST_SHARES) {
    const frames = tree.larger.filter((size) => size >= least * whole).length;
    // Packing is what takes time, so it is not tried where it can hardly fit, nor twice with the same frames.
    if (frames === tried || frames * perFrame > most) continue;
    const text = gzipSync(pack(graph, about, preorder(graph, tree, least * whole), least)).toString('base64');
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
    merged: tree.merged > 0 ? { frames: tree.merged, below } : undefined,
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
interface PreorderTree {
  /** Index of the name, or `OTHERS`. */
  readonly functions: number[];
  /** Levels below the root. */
  readonly depths: number[];
  /** What a frame took without what it calls, in the unit of the graph, never negative. */
  readonly baseline: number[];
  readonly candidate: number[];
  /** Frames that are no longer told apart. */
  merged: number;
}

/** Stands for all callees of a frame that are too small to be kept, and for what these call. */
const OTHERS = -1;

/** The amounts and callees of each node. */
function treeOf({ baseline, candidate, parents }: FlameGraph) {
  const amount = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0);
  const [before, after] = [Float64Array.from(baseline, amount), Float64Array.from(candidate, amount)];
  const larger = before.map((value, node) => Math.max(value, after[node] ?? 0));
  const callees: number[][] = parents.map(() => []);
  for (let node = 1; node < parents.length; node++) callees[parents[node] ?? 0]?.push(node);
  return { before, after, larger, callees };
}

/** Without the frames that took less than `least` on both sides; what these took is in `OTHERS`. */
function preorder({ functions }: FlameGraph, tree: ReturnType<typeof treeOf>, least: number): PreorderTree {
  const ordered: PreorderTree = { functions: [], depths: [], baseline: [], candidate: [], merged: 0 };
  const at = (values: Float64Array, node: number) => values[node] ?? 0;
  const sumOf = (values: Float64Array, nodes: readonly number[]) =>
    nodes.reduce((sum, node) => sum + at(values, node), 0);
  const put = (what: number, depth: number, before: number, after: number): void => {
    ordered.functions.push(what);
    ordered.depths.push(depth);
    ordered.baseline.push(Math.max(0, before));
    ordered.candidate.push(Math.max(0, after));
  };
  const visits: { node: number; depth: number; others?: readonly number[] }[] = [{ node: 0, depth: 0 }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, depth, others } = visit;
    if (others !== undefined) {
      put(OTHERS, depth, sumOf(tree.before, others), sumOf(tree.after, others));
      continue;
    }
    const callees = (tree.callees[node] ?? []).filter((callee) => at(tree.larger, callee) > 0);
    const small = callees.filter((callee) => at(tree.larger, callee) < least);
    const kept = callees.filter((callee) => at(tree.larger, callee) >= least);
    const own = (values: Float64Array) => at(values, node) - sumOf(values, callees);
    put(functions[node] ?? 0, depth, own(tree.before), own(tree.after));
    // The stack hands out last what is put on it first: the others, then the smallest.
    ordered.merged += small.length;
    if (small.length > 0) visits.push({ node: OTHERS, depth: depth + 1, others: small });
    kept.sort((a, b) => at(tree.larger, a) - at(tree.larger, b) || b - a);
    for (const callee of kept) visits.push({ node: callee, depth: depth + 1 });
  }
  return ordered;
}
