import { compareText, type Edge, type EdgeSet, edgeKey } from './edges.ts';

/** A call edge present in either of two profiles, with its weight in both. */
export interface PairedEdge {
  readonly caller: string;
  readonly callee: string;
  readonly offset: number;
  readonly before: number;
  readonly after: number;
}

/** Puts the edges of two profiles side by side, in the order of their names. */
export function pairEdges(before: EdgeSet, after: EdgeSet): PairedEdge[] {
  const pairs = new Map<string, PairedEdge>();
  for (const { caller, callee, offset, weight } of before.edges) {
    pairs.set(edgeKey(caller, callee, offset), { caller, callee, offset, before: weight, after: 0 });
  }
  for (const { caller, callee, offset, weight } of after.edges) {
    const key = edgeKey(caller, callee, offset);
    pairs.set(key, { caller, callee, offset, before: pairs.get(key)?.before ?? 0, after: weight });
  }
  return [...pairs.values()].sort(
    (a, b) => compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset,
  );
}

/** Shared part of two distributions of edge weight: Σ min(pᵢ, qᵢ), 1 for the same and 0 for disjoint ones. */
export function overlap(pairs: readonly PairedEdge[]): number {
  return sharedPart(
    pairs.map(({ before }) => before),
    pairs.map(({ after }) => after),
  );
}

function sharedPart(before: readonly number[], after: readonly number[]): number {
  const sumBefore = sum(before);
  const sumAfter = sum(after);
  if (sumBefore === 0 || sumAfter === 0) return 0;
  let shared = 0;
  for (let i = 0; i < before.length; i++) {
    shared += Math.min((before[i] as number) / sumBefore, (after[i] as number) / sumAfter);
  }
  // The parts of equal distributions may add up to a hair more.
  return Math.min(1, shared);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const PERMUTATIONS = 200;
const NOISE_PERCENTILE = 0.05;

/**
 * The overlap that two samplings of one and the same workload would have with as many samples as these two
 * have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
 * changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
 * 200 times; returned is the 5th percentile of the overlaps. An edge is counted at most once per sample, so its
 * count deals out binomially. `random` yields uniform numbers in [0, 1).
 *
 * The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
 */
export function noiseOverlap(
  pairs: readonly PairedEdge[],
  scale: { before: number; after: number },
  random: () => number,
): number {
  const before = pairs.map((pair) => Math.round(pair.before / scale.before));
  const after = pairs.map((pair) => Math.round(pair.after / scale.after));
  const pooled = before.map((count, i) => count + (after[i] as number));
  const share = sum(before) / sum(pooled);
  const overlaps: number[] = [];
  for (let n = 0; n < PERMUTATIONS; n++) {
    const dealt = pooled.map((count) => binomial(count, share, random));
    overlaps.push(
      sharedPart(
        dealt,
        pooled.map((count, i) => count - (dealt[i] as number)),
      ),
    );
  }
  return overlaps.sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)] as number;
}

/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;

function binomial(trials: number, p: number, random: () => number): number {
  if (trials > EXACT_TRIALS) {
    const deviation = Math.sqrt(trials * p * (1 - p)) * standardNormal(random);
    return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
  }
  let hits = 0;
  for (let i = 0; i < trials; i++) if (random() < p) hits++;
  return hits;
}

/** Box–Muller transform. */
function standardNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A function or edge whose share of all edge weight moved; shares are fractions. */
export interface Moved {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** The call edges whose share moved most, at most `count`. */
export function movedEdges(pairs: readonly PairedEdge[], count: number): Moved[] {
  return topMoved(pairs, ({ caller, callee, offset }) => `${caller} → ${callee} (+${offset})`, count);
}

/** The functions whose share as callee moved most, at most `count`. */
export function movedFunctions(pairs: readonly PairedEdge[], count: number): Moved[] {
  return topMoved(pairs, ({ callee }) => callee, count);
}

function topMoved(
  pairs: readonly PairedEdge[],
  nameOf: (pair: PairedEdge) => string,
  count: number,
): Moved[] {
  const sumBefore = sum(pairs.map(({ before }) => before)) || 1;
  const sumAfter = sum(pairs.map(({ after }) => after)) || 1;
  const shares = new Map<string, Moved>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    const known = shares.get(name) ?? { name, before: 0, after: 0 };
    shares.set(name, {
      name,
      before: known.before + pair.before / sumBefore,
      after: known.after + pair.after / sumAfter,
    });
  }
  const distance = ({ before, after }: Moved) => Math.abs(after - before);
  return [...shares.values()]
    .filter((moved) => distance(moved) > 0)
    .sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name))
    .slice(0, count);
}

/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
export function weightShare(edges: readonly Edge[], test: (edge: Edge) => boolean): number {
  const all = edges.reduce((total, edge) => total + edge.weight, 0);
  return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}
