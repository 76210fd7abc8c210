import { compareText, groupBy, seededRandom, share } from '../system/format.ts';
import { compilerSampleType } from './columns.ts';
import { type CallEdge, type EdgeSet, edgeInWords, mergeTwins } from './edges.ts';
import { isInterruption } from './names.ts';
import type { WeighedProfile } from './published.ts';

/**
 * Measures the difference between two profiles, and decides if sampling noise alone explains this difference.
 *
 * Two recordings of one unchanged load never agree, because a profiler takes samples at random. So this file computes two overlaps and
 * compares them:
 *
 * 1. The overlap of the two profiles: the share of the weight in calls that the compiler treats the same with both profiles. A call edge is
 *    hot for the compiler if it is among the heaviest edges that hold 99 % of the weight together.
 * 2. The overlap that noise alone would leave. The code puts the samples of both profiles together and deals them out again at random, 200
 *    times, as if both profiles were recordings of one load. Noise can explain an overlap down to the fifth percentile of these 200
 *    overlaps.
 *
 * For example, two recordings of one load have an overlap of 93 %, and noise alone would leave 92 %, so the load has not changed. If the
 * profile of a new release has an overlap of 61 %, and noise alone would leave 92 %, noise does not explain the missing 31 %.
 * `isWithinNoise` compares the part that noise does not explain with the setting `min-drift`. `decide.ts` turns the answer into a decision.
 */

/** A call edge of two profiles, with its weight in each profile. The weight is 0 in a profile that does not have the edge. */
interface PairedEdge extends CallEdge {
  readonly before: number;
  readonly after: number;
}

/** Puts the edges of two profiles side by side and sorts them by their names. */
export function pairEdges(before: EdgeSet, after: EdgeSet): PairedEdge[] {
  const olds = before.edges.map((edge) => ({ ...edge, values: [edge.weight, 0] }));
  const news = after.edges.map((edge) => ({ ...edge, values: [0, edge.weight] }));
  return mergeTwins([...olds, ...news]).map(({ values: [before = 0, after = 0], ...edge }) => {
    return { ...edge, before, after };
  });
}

/** The overlaps of two profiles, as fractions: 1 if the profiles are equal, 0 if they have no edge in common. */
export interface Overlap {
  /**
   * The share of the hot weight that is in edges which the compiler treats the same with both profiles. The compiler treats an edge the
   * same if the edge is hot in both profiles, and has the heaviest callee of its call site in both or in neither. The share of the hot
   * weight is computed for each of the two profiles, and the field `hot` holds the smaller share.
   */
  readonly hot: number;
  /** The share of all weight, hot or cold, that both profiles have in the same edges: Σ min(pᵢ, qᵢ). */
  readonly weight: number;
}

/** Computes the overlap of two profiles. @param pairs the edges sorted by caller, in the order of `pairEdges`. */
export function overlap(pairs: readonly PairedEdge[]): Overlap {
  const before = Float64Array.from(pairs, (pair) => pair.before);
  const after = Float64Array.from(pairs, (pair) => pair.after);
  return {
    hot: sharedRoles(numberCallSites(pairs), before, after),
    weight: sharedWeight(before, after),
  };
}

/** Computes Σ min(pᵢ, qᵢ), where pᵢ and qᵢ are the weights of an edge, each as a fraction of all weight in its profile. */
function sharedWeight(before: Float64Array, after: Float64Array): number {
  const [sumBefore, sumAfter] = [sum(before), sum(after)];
  if (sumBefore === 0 || sumAfter === 0) return 0;
  let shared = 0;
  for (let i = 0; i < before.length; i++)
    shared += Math.min((before[i] as number) / sumBefore, (after[i] as number) / sumAfter);
  // Rounding can make the fractions of equal profiles add up to slightly more than 1.
  return Math.min(1, shared);
}

/**
 * Computes the share of the hot weight that is in edges with the same role in both profiles.
 * @param sites the number of each edge's call site, from `numberCallSites`.
 */
function sharedRoles(sites: Uint32Array, before: Float64Array, after: Float64Array): number {
  const [rolesBefore, rolesAfter] = [edgeRoles(sites, before), edgeRoles(sites, after)];
  const sharedFraction = (weights: Float64Array, ownRoles: Uint8Array, otherRoles: Uint8Array) => {
    let [shared, total] = [0, 0];
    for (let i = 0; i < ownRoles.length; i++) {
      if (ownRoles[i] === COLD) continue;
      total += weights[i] as number;
      if (ownRoles[i] === otherRoles[i]) shared += weights[i] as number;
    }
    return total === 0 ? 0 : shared / total;
  };
  return Math.min(
    sharedFraction(before, rolesBefore, rolesAfter),
    sharedFraction(after, rolesAfter, rolesBefore),
  );
}

/**
 * The roles that an edge can have for the compiler. A `HEAVIEST` edge is hot and has the heaviest callee of its call site. The compiler
 * turns a call through an interface into a direct call of the heaviest callee.
 */
const [COLD, HOT, HEAVIEST] = [0, 1, 2] as const;

/**
 * The compiler treats edges as hot, from the heaviest edge down, until the hot edges hold more than this fraction of all weight. Source:
 * `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
 */
export const HOT_SHARE = 0.99;

/**
 * Returns the role of each edge. If several edges have equal weight and only some of them are hot, the edges that come first in the list
 * are hot.
 *
 * The function uses plain loops over typed arrays, because `noiseOverlap` calls it 400 times, and a large program has tens of thousands of
 * edges.
 */
function edgeRoles(sites: Uint32Array, weights: Float64Array): Uint8Array {
  const { least, ties } = hotThreshold(weights);
  const heaviest = new Int32Array(sites.length).fill(-1);
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i] as number;
    const leader = heaviest[site] as number;
    if (leader === -1 || (weights[i] as number) > (weights[leader] as number)) heaviest[site] = i;
  }
  const roles = new Uint8Array(weights.length);
  let tiesLeft = ties;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (weight > least || (weight === least && tiesLeft-- > 0))
      roles[i] = heaviest[sites[i] as number] === i ? HEAVIEST : HOT;
  }
  return roles;
}

/**
 * Finds the weight at which the compiler divides hot edges from cold edges.
 * @returns `least`, the weight of the lightest hot edge, and `ties`, the number of edges with exactly this weight that are hot.
 * If no edge has weight, `least` is infinite, because no edge is hot.
 */
export function hotThreshold(weights: Float64Array): { readonly least: number; readonly ties: number } {
  const ordered = weights.slice().sort();
  const enough = HOT_SHARE * sum(weights);
  let [held, least, ties] = [0, Number.POSITIVE_INFINITY, 0];
  for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
    const weight = ordered[at] as number;
    if (weight <= 0) break;
    held += weight;
    ties = weight === least ? ties + 1 : 1;
    least = weight;
  }
  return { least, ties };
}

/**
 * Gives each edge the number of its call site; edges of one call site have the same caller and the same line.
 * @param pairs the edges sorted by caller.
 */
function numberCallSites(pairs: readonly PairedEdge[]): Uint32Array {
  const numbers = new Uint32Array(pairs.length);
  const numberAtOffset = new Map<number, number>();
  let [lastCaller, count]: [string | undefined, number] = [undefined, 0];
  for (const [index, { caller, offset }] of pairs.entries()) {
    if (caller !== lastCaller) numberAtOffset.clear();
    lastCaller = caller;
    const number = numberAtOffset.get(offset) ?? count++;
    numberAtOffset.set(offset, number);
    numbers[index] = number;
  }
  return numbers;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The number of times that the samples of two profiles are dealt out again. */
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = 0.05;

/**
 * Computes the overlap that two recordings of one load would have if they had as many samples as these two profiles.
 *
 * This function is a permutation test (Fisher 1935; Good, Permutation Tests, 2000). If the load has not changed, each sample could as well
 * be from the other profile. So the test puts the samples of both profiles together, deals them out again 200 times, and returns the 5th
 * percentile of the overlaps. The samples of an edge are dealt out with a binomial distribution, because each sample counts an edge at most
 * once.
 * @param scale for each profile, the weight of one sample, which is at least 1.
 * @param random a function that returns uniformly distributed numbers in [0, 1).
 */
export function noiseOverlap(
  pairs: readonly PairedEdge[],
  scale: { before: number; after: number },
  random: () => number,
): Overlap {
  const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
  const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
  const counts = before.map((count, i) => count + (after[i] as number));
  const shareBefore = sum(before) / sum(counts);
  const shares = { first: shareBefore, second: 1 - shareBefore };
  const overlaps = overlapsOfParts({ pairs, counts }, shares, { random, times: PERMUTATIONS });
  const percentile = (pick: (overlap: Overlap) => number) =>
    overlaps.map(pick).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)] as number;
  return { hot: percentile(({ hot }) => hot), weight: percentile(({ weight }) => weight) };
}

/**
 * Deals out samples at random to two parts that share no sample, and returns the overlaps of the two parts.
 * @param samples the edges, sorted by caller, and the number of samples of each edge.
 * @param shares the expected share of all samples that each part gets, as a fraction.
 * @param dealing how many times the samples are dealt out, and a function that returns uniformly distributed numbers in [0, 1).
 */
export function overlapsOfParts(
  { pairs, counts }: { pairs: readonly PairedEdge[]; counts: Float64Array },
  { first, second }: { first: number; second: number },
  { random, times }: { random: () => number; times: number },
): Overlap[] {
  const sites = numberCallSites(pairs);
  const overlaps: Overlap[] = [];
  const [one, other] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
  const shareOfRest = first + second < 1 ? second / (1 - first) : 1;
  for (let n = 0; n < times; n++) {
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i] as number;
      const dealt = binomial(count, first, random);
      one[i] = dealt;
      other[i] = shareOfRest === 1 ? count - dealt : binomial(count - dealt, shareOfRest, random);
    }
    overlaps.push({ hot: sharedRoles(sites, one, other), weight: sharedWeight(one, other) });
  }
  return overlaps;
}

/** Above this number of trials, `binomial` uses the normal approximation, because exact draws would take too long. */
const EXACT_TRIALS = 50;

/** Draws the number of successes among `trials`, each of which succeeds with probability `p`. */
function binomial(trials: number, p: number, random: () => number): number {
  if (trials > EXACT_TRIALS) {
    // The Box–Muller transform turns two uniformly distributed numbers into a normally distributed number.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const deviation = Math.sqrt(trials * p * (1 - p)) * normal;
    return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
  }
  let hits = 0;
  for (let i = 0; i < trials; i++) if (random() < p) hits++;
  return hits;
}

/** A function or call edge whose share of all edge weight changed. `before` and `after` are fractions. */
export interface Moved {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

const MOVED_SHOWN = 10;

/** Returns the names whose share of the weight changed most, the largest change first. */
function mostMoved(pairs: readonly PairedEdge[], nameOf: (pair: PairedEdge) => string): Moved[] {
  const weightOn = (side: 'before' | 'after', edges: readonly PairedEdge[]) =>
    edges.reduce((total, pair) => total + pair[side], 0);
  const [totalBefore, totalAfter] = [weightOn('before', pairs) || 1, weightOn('after', pairs) || 1];
  const distance = ({ before, after }: Moved) => Math.abs(after - before);
  return [...groupBy(pairs, nameOf)]
    .map(([name, edges]) => ({
      name,
      before: weightOn('before', edges) / totalBefore,
      after: weightOn('after', edges) / totalAfter,
    }))
    .filter((moved) => distance(moved) > 0)
    .sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name))
    .slice(0, MOVED_SHOWN);
}

/**
 * The difference between two profiles. Overlaps are fractions. Calls of Go's runtime count in the overlaps only if a profile has no other
 * calls.
 */
export interface Drift {
  /** The share of the hot calls' weight that is in calls which the compiler treats the same with both profiles. */
  readonly overlap: number;
  /** The value of `overlap` that noise alone would leave, which is the 5th percentile for two recordings of one unchanged load. */
  readonly noiseOverlap: number;
  /** The share of the weight of all calls, hot or cold, that both profiles have in the same calls. */
  readonly weightOverlap: number;
  /** The value of `weightOverlap` that noise alone would leave. */
  readonly noiseWeightOverlap: number;
  /** The callees whose share of the weight changed most. */
  readonly movedFunctions: readonly Moved[];
  /** The call edges whose share of the weight changed most. */
  readonly movedEdges: readonly Moved[];
}

/** Every run uses the same random numbers, so that the same inputs give the same decision. */
const PERMUTATION_SEED = 0x9e3779b9;

/** Measures the difference between the profile `before` and the profile `after`. */
export function driftBetween(before: WeighedProfile, after: WeighedProfile): Drift {
  const pairs = decisivePairs(pairEdges(before.edges, after.edges));
  const shared = overlap(pairs);
  const scale = { before: weightPerSample(before), after: weightPerSample(after) };
  const noise = noiseOverlap(pairs, scale, seededRandom(PERMUTATION_SEED));
  return {
    overlap: shared.hot,
    noiseOverlap: noise.hot,
    weightOverlap: shared.weight,
    noiseWeightOverlap: noise.weight,
    movedFunctions: mostMoved(pairs, ({ callee }) => callee),
    movedEdges: mostMoved(pairs, edgeInWords),
  };
}

/**
 * Ignores calls of Go's runtime and of preemption, unless a profile has only such calls. The weight of the runtime's calls (scheduler,
 * garbage collector, timers) depends on how busy the machine is, and so does the weight of `runtime.asyncPreempt`. Calls of the runtime
 * alone make two profiles of one load differ by 13 % of the weight.
 */
export function decisivePairs(pairs: readonly PairedEdge[]): readonly PairedEdge[] {
  const program = pairs.filter(
    ({ caller, callee }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller) && !isInterruption(callee),
  );
  const inBoth = program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0);
  return inBoth ? program : pairs;
}

/**
 * Returns the weight of one sample, in the unit of the column that the compiler reads. One sample weighs one period if the compiler reads
 * the CPU time. A sample weighs more if a merge multiplied the samples.
 */
export function weightPerSample({ head, samples, cpuNanos, weighted }: WeighedProfile): number {
  const multiplied = weighted === undefined ? 1 : Math.max(1, weighted.samples / weighted.effective);
  if (head.sampleTypes[compilerSampleType(head)]?.type === 'samples') return multiplied;
  return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}

/**
 * The distance of `weightOverlap` below the noise is divided by this number before it is compared with `min-drift`. If weight moves
 * between calls that stay hot, this counts less than a change of the hot calls, because the compiler sees only whether a call is hot.
 * Moreover, a program spends its time differently once it is built with a profile. In the example service, PGO alone moves 11 % of the
 * weight beyond noise.
 */
const MOVED_WITHIN = 3;

/** The four overlaps of a drift, as fractions. */
type Overlaps = Pick<Drift, 'overlap' | 'noiseOverlap' | 'weightOverlap' | 'noiseWeightOverlap'>;

/** Returns true if each overlap is at most `minDrift`, a fraction, below the overlap that noise alone would leave. */
export function isWithinNoise(drift: Overlaps, minDrift: number): boolean {
  const { hot, weight } = lostBeyondNoise(drift);
  return Math.max(hot, weight) <= minDrift;
}

/** Returns how far each overlap is below the overlap that noise alone would leave, as a fraction; negative if the overlap is above. */
function lostBeyondNoise({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }: Overlaps): Overlap {
  return {
    hot: noiseOverlap - overlap,
    weight: (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN,
  };
}

/**
 * Chooses the overlap that explains a decision. The result is the overlap of all calls if this overlap caused an update, and the overlap of
 * the hot calls in all other cases.
 */
export function shownOverlap(drift: Overlaps, kind: 'keep' | 'update' | 'reject') {
  const { hot, weight } = lostBeyondNoise(drift);
  return kind === 'update' && weight > Math.max(0, hot)
    ? ({ of: 'all calls', overlap: drift.weightOverlap, noise: drift.noiseWeightOverlap } as const)
    : ({ of: 'hot calls', overlap: drift.overlap, noise: drift.noiseOverlap } as const);
}

/** Writes the two overlaps that explain a decision, as the end of a sentence. */
export function overlapInWords(drift: Overlaps, kind: 'keep' | 'update'): string {
  const { of: calls, overlap, noise } = shownOverlap(drift, kind);
  const where =
    calls === 'hot calls' ? 'in calls that are hot in both profiles' : 'in calls of both profiles';
  return `${share(overlap)} of the weight is ${where}; sampling noise alone would leave ${share(noise)}`;
}
