import { ExpectedError, messageOf } from './errors.ts';
import { count, fixed, share } from './format.ts';
import { profileBytes } from './profile/bytes.ts';
import { type Totals, totalsOf } from './profile/compact.ts';
import { callEdges, compilerSampleType, type EdgeSet } from './profile/edges.ts';
import {
  type Moved,
  movedEdges,
  movedFunctions,
  noiseOverlap,
  overlap,
  type PairedEdge,
  pairEdges,
} from './profile/overlap.ts';
import type { Profile } from './profile/profile.ts';
import { type DeclaredFunctions, staleness } from './profile/stale.ts';
import { decodeOrExplain } from './profile/validate.ts';
import { seededRandom } from './stats/random.ts';

export interface Decision {
  readonly kind: 'keep' | 'update' | 'reject';
  readonly reason: string;
  /** Overlap with the base branch's profile of the call edges outside of the runtime, 0 to 1. */
  readonly overlap?: number;
  /** The overlap that two profiles of one unchanged workload with as many samples would have (5th percentile). */
  readonly noiseOverlap?: number;
  /** Share of the committed profile's weight whose functions no longer exist in the source tree. */
  readonly staleWeight?: number;
  readonly movedFunctions?: readonly Moved[];
  readonly movedEdges?: readonly Moved[];
}

/** A profile as the decision sees it. */
export interface Weighed extends Totals {
  readonly profile: Profile;
  readonly edges: EdgeSet;
}

/** Reads a profile that was published before. @throws ExpectedError when it is none. */
export async function readProfile(file: Uint8Array): Promise<Weighed> {
  const profile = decodeOrExplain(await profileBytes(file));
  return { profile, edges: callEdges(profile), ...totalsOf(profile) };
}

export interface DecideOptions {
  /** Overlap lost beyond sampling noise that makes an update worth while, as a fraction. */
  readonly minDrift: number;
  /** A committed profile with fewer is replaced by any that has enough. */
  readonly minSamples: number;
  /** For the stale weight; undefined when there is no source tree at hand. */
  readonly declared?: DeclaredFunctions;
}

/** Compares a merged profile with what the base branch has: is there anything worth merging? */
export async function decide(
  committed: Uint8Array | undefined,
  merged: Weighed,
  options: DecideOptions,
): Promise<Decision> {
  if (merged.edges.totalWeight === 0) {
    return {
      kind: 'reject',
      reason: 'The merged profile has no call edge, so the compiler could make nothing of it.',
    };
  }
  if (committed === undefined) return { kind: 'update', reason: 'There is no committed profile yet.' };
  let before: Weighed;
  try {
    before = await readProfile(committed);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { kind: 'update', reason: `The committed profile cannot be used: ${messageOf(error)}` };
  }
  if (before.edges.totalWeight === 0) {
    return {
      kind: 'update',
      reason: 'The committed profile has no call edge, so the compiler makes nothing of it.',
    };
  }
  const drift = driftBetween(before, merged);
  const stale = options.declared && staleness(before.edges, options.declared).weight;
  return {
    ...(tooFew(before, merged, options.minSamples) ?? verdictOn(drift, options.minDrift)),
    overlap: drift.overlap,
    noiseOverlap: drift.noiseOverlap,
    ...(stale !== undefined && { staleWeight: stale }),
    movedFunctions: drift.movedFunctions,
    movedEdges: drift.movedEdges,
  };
}

export interface Drift {
  readonly overlap: number;
  readonly noiseOverlap: number;
  readonly movedFunctions: readonly Moved[];
  readonly movedEdges: readonly Moved[];
}

const MOVED_SHOWN = 10;
// The same inputs must give the same decision, so the permutations are the same each time.
const PERMUTATION_SEED = 0x9e3779b9;

/** How far two profiles with call edges are apart, and how far sampling alone would put them. */
export function driftBetween(before: Weighed, after: Weighed): Drift {
  const pairs = decisive(pairEdges(before.edges, after.edges));
  return {
    overlap: overlap(pairs),
    noiseOverlap: noiseOverlap(
      pairs,
      { before: weightPerSample(before), after: weightPerSample(after) },
      seededRandom(PERMUTATION_SEED),
    ),
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

/** Whether what `drift` shows is more than noise and `minDrift` explain. */
export function isWithinNoise(drift: Drift, minDrift: number): boolean {
  return drift.overlap >= drift.noiseOverlap - minDrift;
}

/** With so few samples, noise would explain any difference; with so many more, the new one is better for certain. */
const FEW_SAMPLES = 1_000;
const MANY_TIMES = 4;

/** A committed profile that holds too little to be compared is not worth keeping, when there is a better one. */
function tooFew(
  before: Weighed,
  after: Weighed,
  minSamples: number,
): Pick<Decision, 'kind' | 'reason'> | undefined {
  const poor = before.samples < minSamples && after.samples > before.samples;
  const [worthBefore, worthAfter] = [worthOf(before), worthOf(after)];
  const poorer = worthBefore < FEW_SAMPLES && worthAfter >= MANY_TIMES * worthBefore;
  if (!poor && !poorer) return undefined;
  return {
    kind: 'update',
    reason: `The committed profile holds only ${inSamples(before)}, the new one ${inSamples(after)}.`,
  };
}

/** How many samples of equal weight would tell as much. */
function worthOf({ samples, weighted }: Weighed): number {
  return weighted?.effective ?? samples;
}

function inSamples({ samples, weighted }: Weighed): string {
  const worth = weighted === undefined ? '' : ` (weighted, worth ${fixed(weighted.effective, 0)})`;
  return `${count(samples, 'sample')}${worth}`;
}

function verdictOn(drift: Drift, minDrift: number): Pick<Decision, 'kind' | 'reason'> {
  return isWithinNoise(drift, minDrift)
    ? { kind: 'keep', reason: `The workload has not changed: ${inWords(drift)}.` }
    : { kind: 'update', reason: `The workload has changed: only ${inWords(drift)}.` };
}

/** The two numbers that a decision rests on, as the rest of a sentence. */
export function inWords(drift: Drift): string {
  return `${share(drift.overlap)} of the call-edge weight is the same, sampling noise alone would leave ${share(drift.noiseOverlap)}`;
}

/**
 * How much weight one sample stands for: 1 where samples are counted, the period where only time is, and more where
 * samples were multiplied, since a sample that counts three times is no three samples.
 */
function weightPerSample({ profile, samples, cpuNanos, weighted }: Weighed): number {
  const multiplied = weighted === undefined ? 1 : Math.max(1, weighted.samples / weighted.effective);
  if (profile.sampleTypes[compilerSampleType(profile)]?.type === 'samples') return multiplied;
  return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}
