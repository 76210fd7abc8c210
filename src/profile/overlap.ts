import { byName, compareText, type Edge, type EdgeSet } from './edges.ts';

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
  const pairs: PairedEdge[] = [];
  const [olds, news] = [before.edges, after.edges];
  for (let [i, j] = [0, 0]; i < olds.length || j < news.length; ) {
    const [old, fresh] = [olds[i], news[j]];
    const order = old === undefined ? 1 : fresh === undefined ? -1 : byName(old, fresh);
    const { caller, callee, offset } = (order <= 0 ? old : fresh) as Edge;
    pairs.push({
      caller,
      callee,
      offset,
      before: order <= 0 ? (old as Edge).weight : 0,
      after: order >= 0 ? (fresh as Edge).weight : 0,
    });
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return pairs;
}

/** How much two profiles have in common; 1 for the same, 0 for disjoint ones. */
export interface Overlap {
  /**
   * What the compiler would treat alike: the share of the weight of hot call edges that are hot in the other profile, too,
   * and at a call site with several callees the heaviest in both or in none. Of the two shares, one for each
   * profile, the smaller.
   */
  readonly hot: number;
  /** Of the weight itself, hot or not: Σ min(pᵢ, qᵢ). */
  readonly weight: number;
}

export function overlap(pairs: readonly PairedEdge[]): Overlap {
  const before = Float64Array.from(pairs, (pair) => pair.before);
  const after = Float64Array.from(pairs, (pair) => pair.after);
  return { hot: alike(callSites(pairs), before, after), weight: sharedWeight(before, after) };
}

function sharedWeight(before: Float64Array, after: Float64Array): number {
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

function alike(sites: Uint32Array, before: Float64Array, after: Float64Array): number {
  const rolesBefore = roles(sites, before);
  const rolesAfter = roles(sites, after);
  const shareOf = (weights: Float64Array, own: Uint8Array, other: Uint8Array) => {
    let shared = 0;
    let all = 0;
    for (let i = 0; i < own.length; i++) {
      if (own[i] === COLD) continue;
      all += weights[i] as number;
      if (own[i] === other[i]) shared += weights[i] as number;
    }
    return all === 0 ? 0 : shared / all;
  };
  return Math.min(shareOf(before, rolesBefore, rolesAfter), shareOf(after, rolesAfter, rolesBefore));
}

const COLD = 0;
const HOT = 1;
/** Hot, and the heaviest callee of its call site: the one that a call through an interface is narrowed to. */
const HEAVIEST = 2;

/**
 * Edges are hot from the heaviest down until they hold more than this share of all weight.
 * Source: `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
 */
const HOT_SHARE = 0.99;

/**
 * What the compiler makes of each edge, by the call site that it belongs to. Equal weights count in their order.
 * Plain loops over typed arrays: the noise takes 400 of these, of tens of thousands of edges for a large program.
 */
function roles(sites: Uint32Array, weights: Float64Array): Uint8Array {
  const { least, ties } = hotThreshold(weights);
  const heaviest = new Int32Array(sites.length).fill(-1);
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i] as number;
    const leader = heaviest[site] as number;
    if (leader === -1 || (weights[i] as number) > (weights[leader] as number)) heaviest[site] = i;
  }
  const made = new Uint8Array(weights.length);
  let tiesLeft = ties;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    const isHot = weight > least || (weight === least && tiesLeft-- > 0);
    if (isHot) made[i] = heaviest[sites[i] as number] === i ? HEAVIEST : HOT;
  }
  return made;
}

/** The weight of the last hot edge, and how many of those with just this weight are hot. */
function hotThreshold(weights: Float64Array): { readonly least: number; readonly ties: number } {
  const ordered = weights.slice().sort();
  const enough = HOT_SHARE * sum(weights);
  let held = 0;
  let least = Number.POSITIVE_INFINITY;
  let ties = 0;
  for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
    const weight = ordered[at] as number;
    if (weight <= 0) break;
    held += weight;
    ties = weight === least ? ties + 1 : 1;
    least = weight;
  }
  return { least, ties };
}

/** For each edge, the number of its call site. @param pairs those of a caller one after the other. */
function callSites(pairs: readonly PairedEdge[]): Uint32Array {
  const numbers = new Uint32Array(pairs.length);
  const ofCaller = new Map<number, number>();
  let last: string | undefined;
  let count = 0;
  for (const [index, { caller, offset }] of pairs.entries()) {
    if (caller !== last) ofCaller.clear();
    last = caller;
    const number = ofCaller.get(offset) ?? count++;
    ofCaller.set(offset, number);
    numbers[index] = number;
  }
  return numbers;
}

function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total;
}

const PERMUTATIONS = 200;
const NOISE_PERCENTILE = 0.05;

/**
 * The overlap that two samplings of one and the same workload would have with as many samples as these two
 * have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
 * changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
 * 200 times; returned is the 5th percentile of either overlap. An edge is counted at most once per sample, so its
 * count deals out binomially. `random` yields uniform numbers in [0, 1).
 *
 * The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
 */
export function noiseOverlap(
  pairs: readonly PairedEdge[],
  scale: { before: number; after: number },
  random: () => number,
): Overlap {
  const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
  const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
  const pooled = before.map((count, i) => count + (after[i] as number));
  const share = sum(before) / sum(pooled);
  const sites = callSites(pairs);
  const overlaps: Overlap[] = [];
  const [dealt, rest] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
  for (let n = 0; n < PERMUTATIONS; n++) {
    for (let i = 0; i < pooled.length; i++) {
      const count = pooled[i] as number;
      dealt[i] = binomial(count, share, random);
      rest[i] = count - (dealt[i] as number);
    }
    overlaps.push({ hot: alike(sites, dealt, rest), weight: sharedWeight(dealt, rest) });
  }
  const percentile = (of: (one: Overlap) => number) =>
    overlaps.map(of).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)] as number;
  return { hot: percentile(({ hot }) => hot), weight: percentile(({ weight }) => weight) };
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
  const shareOf = shares(pairs);
  const top = new Top(count);
  for (const pair of pairs) top.add(shareOf(pair), () => `${pair.caller} → ${pair.callee} (+${pair.offset})`);
  return top.moved;
}

/** The functions whose share as callee moved most, at most `count`. */
export function movedFunctions(pairs: readonly PairedEdge[], count: number): Moved[] {
  const shareOf = shares(pairs);
  const functions = new Map<string, Shares>();
  for (const pair of pairs) {
    const share = shareOf(pair);
    const known = functions.get(pair.callee);
    if (known === undefined) functions.set(pair.callee, share);
    else {
      known.before += share.before;
      known.after += share.after;
    }
  }
  const top = new Top(count);
  for (const [name, share] of functions) top.add(share, () => name);
  return top.moved;
}

interface Shares {
  before: number;
  after: number;
}

function shares(pairs: readonly PairedEdge[]): (pair: PairedEdge) => Shares {
  const sumBefore = pairs.reduce((total, { before }) => total + before, 0) || 1;
  const sumAfter = pairs.reduce((total, { after }) => total + after, 0) || 1;
  return ({ before, after }) => ({ before: before / sumBefore, after: after / sumAfter });
}

/** Those that moved most, without a name for each of the others. */
class Top {
  readonly moved: Moved[] = [];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  add(share: Shares, name: () => string): void {
    const last = this.moved[this.#count - 1];
    if (distance(share) === 0 || (last !== undefined && distance(share) < distance(last))) return;
    this.moved.push({ name: name(), ...share });
    this.moved.sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name));
    this.moved.length = Math.min(this.moved.length, this.#count);
  }
}

function distance({ before, after }: Shares): number {
  return Math.abs(after - before);
}

/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
export function weightShare(edges: readonly Edge[], test: (edge: Edge) => boolean): number {
  const all = edges.reduce((total, edge) => total + edge.weight, 0);
  return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}
