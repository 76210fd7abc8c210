import { share } from '../system/format.ts';
import { compilerSampleType } from '../profile/edges.ts';
import {
  type Moved,
  movedEdges,
  movedFunctions,
  noiseOverlap,
  overlap,
  type PairedEdge,
  pairEdges,
} from '../profile/overlap.ts';
import { seededRandom } from '../stats/random.ts';
import type { Weighed } from './weighed.ts';

/** How far two profiles with call edges are apart; overlaps from 0 to 1, of the calls that are not the runtime's. */
export interface Drift {
  /** Of the hot calls: what the compiler would treat alike. */
  readonly overlap: number;
  /** The overlap that two profiles of one unchanged workload with as many samples would have (5th percentile). */
  readonly noiseOverlap: number;
  /** The same two of the weight of all calls, hot or not. */
  readonly weightOverlap: number;
  readonly noiseWeightOverlap: number;
  readonly movedFunctions: readonly Moved[];
  readonly movedEdges: readonly Moved[];
}

const MOVED_SHOWN = 10;
// The same inputs must give the same decision, so the permutations are the same each time.
const PERMUTATION_SEED = 0x9e3779b9;

export function driftBetween(before: Weighed, after: Weighed): Drift {
  const pairs = decisive(pairEdges(before.edges, after.edges));
  const shared = overlap(pairs);
  const noise = noiseOverlap(
    pairs,
    { before: weightPerSample(before), after: weightPerSample(after) },
    seededRandom(PERMUTATION_SEED),
  );
  return {
    overlap: shared.hot,
    noiseOverlap: noise.hot,
    weightOverlap: shared.weight,
    noiseWeightOverlap: noise.weight,
    movedFunctions: movedFunctions(pairs, MOVED_SHOWN),
    movedEdges: movedEdges(pairs, MOVED_SHOWN),
  };
}

/**
 * Calls made by the runtime itself (scheduler, garbage collector, timers) follow how busy the machine is, more
 * than what the program does: two profiles of one load, at different utilization, differ by 13 % of the weight
 * through them alone. They decide only where there is nothing else.
 */
function decisive(pairs: readonly PairedEdge[]): readonly PairedEdge[] {
  const program = pairs.filter(({ caller }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller));
  const inBoth = program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0);
  return inBoth ? program : pairs;
}

/**
 * How much weight one sample stands for: 1 where samples are counted, the period where only time is, and more where
 * samples were multiplied, since a sample that counts three times is no three samples.
 */
function weightPerSample({ head, samples, cpuNanos, weighted }: Weighed): number {
  const multiplied = weighted === undefined ? 1 : Math.max(1, weighted.samples / weighted.effective);
  if (head.sampleTypes[compilerSampleType(head)]?.type === 'samples') return multiplied;
  return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}

/**
 * How much more of the weight must move between calls that stay hot than into calls that were not. The compiler asks only
 * whether a call is hot, and a program built with a profile spends its time differently than without: by 11 % of the weight
 * beyond noise where there are 10,000 samples a side, as measured on the example service.
 */
const MOVED_WITHIN = 3;

type Overlaps = Pick<Drift, 'overlap' | 'noiseOverlap' | 'weightOverlap' | 'noiseWeightOverlap'>;

/** Whether noise and `minDrift` explain what `drift` shows. */
export function isWithinNoise(drift: Overlaps, minDrift: number): boolean {
  return Math.max(hotShortfall(drift), weightShortfall(drift)) <= minDrift;
}

/** Whether so much of the weight has moved between calls, hot or not, that it is an update for that alone. */
export function hasMovedTooFar(drift: Overlaps, minDrift: number): boolean {
  return weightShortfall(drift) > minDrift;
}

function hotShortfall({ overlap, noiseOverlap }: Overlaps): number {
  return noiseOverlap - overlap;
}

function weightShortfall({ weightOverlap, noiseWeightOverlap }: Overlaps): number {
  return (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN;
}

export interface ShownOverlap {
  readonly of: 'hot calls' | 'all calls';
  readonly overlap: number;
  readonly noise: number;
}

/** The overlap that a decision is explained by: of hot calls, but where the weight of all makes the profile change. */
export function shownOverlap(drift: Overlaps, kind: 'keep' | 'update' | 'reject'): ShownOverlap {
  const byWeight = kind === 'update' && weightShortfall(drift) > Math.max(0, hotShortfall(drift));
  return byWeight
    ? { of: 'all calls', overlap: drift.weightOverlap, noise: drift.noiseWeightOverlap }
    : { of: 'hot calls', overlap: drift.overlap, noise: drift.noiseOverlap };
}

/** The two numbers that a decision rests on, as the rest of a sentence. */
export function inWords(drift: Overlaps, kind: 'keep' | 'update'): string {
  const { of, overlap, noise } = shownOverlap(drift, kind);
  const where = of === 'hot calls' ? 'in calls that are hot in both' : 'in the same calls in both';
  return `${share(overlap)} of the weight is ${where}, sampling noise alone would leave ${share(noise)}`;
}
