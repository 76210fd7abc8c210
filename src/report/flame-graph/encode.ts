import { gzipSync } from 'node:zlib';
import { Interned } from '../../profile/encode.ts';
import type { FlameGraph } from '../../profile/flame-graph.ts';
import { shorten, visible } from '../escape.ts';
import type { PackedFlameGraph } from './browser/tree.ts';

/**
 * The limits that are tried for the size of frames, as shares of the larger side's total. Frames below the limit are merged. The function
 * uses the smallest limit that makes the text short enough.
 */
const LEAST_SHARES = [0, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 1e-2];
/** Names with more characters than this are shortened. */
const LONGEST_FRAME_NAME = 240;

type FlameGraphLabels = Pick<PackedFlameGraph, 'module' | 'baseline' | 'candidate'>;

/**
 * Packs a flame graph into a text of at most `most` characters: base64 of gzipped JSON. To make the text fit, the function merges the
 * smallest frames. @returns undefined if the text never fits.
 */
export function encodeFlameGraph(
  graph: FlameGraph,
  labels: FlameGraphLabels,
  most: number,
): string | undefined {
  for (const least of LEAST_SHARES) {
    const packed = pack(graph, labels, least);
    const text = gzipSync(JSON.stringify(packed)).toString('base64');
    if (text.length <= most) return text;
  }
  return undefined;
}

function printableFrameName(text: string): string {
  return shorten(visible(shorten(text, LONGEST_FRAME_NAME)), LONGEST_FRAME_NAME);
}

/** Lists frames in the order in which they are drawn: each frame before its callees, the largest callee first. */
function pack(graph: FlameGraph, labels: FlameGraphLabels, below: number): PackedFlameGraph {
  const amount = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0);
  const [before, after] = [graph.baseline.map(amount), graph.candidate.map(amount)];
  const size = (node: number) => Math.max(before[node] ?? 0, after[node] ?? 0);
  const callees: number[][] = graph.parents.map(() => []);
  for (const [node, parent] of graph.parents.entries()) if (node > 0) callees[parent]?.push(node);
  const names = new Interned<string>((name) => name);
  const list = (): number[] => [];
  const columns = { functions: list(), depths: list(), baselineOwn: list(), candidateOwn: list() };
  const put = (name: string, depth: number, ownBefore: number, ownAfter: number): void => {
    columns.functions.push(names.index(name));
    columns.depths.push(depth);
    // Round amounts to five digits, because readers cannot see more digits, and shorter numbers compress well.
    columns.baselineOwn.push(Number(Math.max(0, ownBefore).toPrecision(5)));
    columns.candidateOwn.push(Number(Math.max(0, ownAfter).toPrecision(5)));
  };
  const sumOf = (values: readonly number[], nodes: readonly number[]) =>
    nodes.reduce((sum, node) => sum + (values[node] ?? 0), 0);
  const least = below * size(0);
  let merged = 0;
  const visits: { node: number; depth: number; others?: readonly number[] }[] = [{ node: 0, depth: 0 }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, depth, others } = visit;
    if (others !== undefined) {
      put('(others)', depth, sumOf(before, others), sumOf(after, others));
      continue;
    }
    const called = (callees[node] ?? []).filter((callee) => size(callee) > 0);
    const kept = called.filter((callee) => size(callee) >= least);
    const small = called.filter((callee) => size(callee) < least);
    const own = (values: readonly number[]) => (values[node] ?? 0) - sumOf(values, called);
    put(graph.names[graph.functions[node] ?? 0] ?? '', depth, own(before), own(after));
    merged += small.length;
    // The loop visits the last frame on the stack first.
    if (small.length > 0) visits.push({ node, depth: depth + 1, others: small });
    kept.sort((a, b) => size(a) - size(b) || b - a);
    for (const callee of kept) visits.push({ node: callee, depth: depth + 1 });
  }
  return {
    unit: printableFrameName(graph.unit),
    module: printableFrameName(labels.module),
    baseline: printableFrameName(labels.baseline),
    candidate: printableFrameName(labels.candidate),
    names: names.items.map(printableFrameName),
    ...columns,
    merged: merged > 0 ? { frames: merged, below } : undefined,
  };
}
