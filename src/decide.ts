import { ExpectedError, messageOf } from './errors.ts';
import { count, fixed, share } from './format.ts';
import { profileBytes } from './profile/bytes.ts';
import { type Totals, totalsOf } from './profile/compact.ts';
import { callEdges, compilerSampleType, type EdgeSet } from './profile/edges.ts';
import { type Exclusion, isExcluded, withOwnNames } from './profile/exclusions.ts';
import {
  type Moved,
  movedEdges,
  movedFunctions,
  noiseOverlap,
  type Overlap,
  overlap,
  type PairedEdge,
  pairEdges,
} from './profile/overlap.ts';
import type { Profile } from './profile/profile.ts';
import { type Rename, weightUnderOldNames, withNewNames } from './profile/rename.ts';
import type { Staleness } from './profile/stale.ts';
import { decodeOrExplain } from './profile/validate.ts';
import { seededRandom } from './stats/random.ts';

export interface Decision {
  readonly kind: 'keep' | 'update' | 'reject';
  readonly reason: string;
  /** Overlap of the hot call edges outside of the runtime with those of the base branch's profile, 0 to 1. */
  readonly overlap?: number;
  /** The overlap that two profiles of one unchanged workload with as many samples would have (5th percentile). */
  readonly noiseOverlap?: number;
  /** The same two of the weight of all call edges, hot or not. */
  readonly weightOverlap?: number;
  readonly noiseWeightOverlap?: number;
  /** Share of the committed profile's weight whose functions or calls no longer exist in the source tree. */
  readonly staleWeight?: number;
  readonly movedFunctions?: readonly Moved[];
  readonly movedEdges?: readonly Moved[];
}

/** A profile as the decision sees it. */
export interface Weighed extends Totals {
  readonly profile: Profile;
  /** What is excluded in the profile is among them under its own name. */
  readonly edges: EdgeSet;
  /** Calls in it that the compiler is not to take for hot once it is written. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before. */
export interface PublishedProfile extends Weighed {
  /** Share of its weight that the compiler does not find, since functions have other names today. */
  readonly weightUnderOldNames: number;
  /** Whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/** Reads a profile that was published before. @throws ExpectedError when it is none. */
export function readProfile(file: Uint8Array): Promise<PublishedProfile> {
  return readRenamed(file, []);
}

/** As `readProfile`, with its functions under the names that they have today. */
export async function readRenamed(file: Uint8Array, renames: readonly Rename[]): Promise<PublishedProfile> {
  const written = decodeOrExplain(await profileBytes(file));
  const named = withOwnNames(written);
  const profile = withNewNames(named, renames);
  return {
    profile,
    edges: callEdges(profile),
    ...totalsOf(profile),
    weightUnderOldNames: renames.length === 0 ? 0 : weightUnderOldNames(callEdges(named), renames),
    shows: (exclusions) =>
      exclusions.length > 0 && callEdges(written).edges.some((edge) => isExcluded(edge, exclusions)),
  };
}

export interface DecideOptions {
  /** Overlap lost beyond sampling noise that makes an update worth while, as a fraction. */
  readonly minDrift: number;
  /** A committed profile with fewer is replaced by any that has enough. */
  readonly minSamples: number;
  /** What functions of the committed profile are called today. */
  readonly renames?: readonly Rename[];
  /** For the stale weight; undefined when there is no source tree at hand. */
  staleness?(edges: EdgeSet): Promise<Staleness>;
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
  let before: PublishedProfile;
  try {
    before = await readRenamed(committed, options.renames ?? []);
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
  const stale = await options.staleness?.(before.edges);
  return {
    ...(tooFew(before, merged, options.minSamples) ??
      tooMuch(before, merged) ??
      underOldNames(before) ??
      verdictOn(drift, options.minDrift)),
    ...factsOfDrift(drift),
    ...(stale !== undefined && { staleWeight: stale.weight }),
  };
}

export interface Drift {
  readonly overlap: Overlap;
  /** What two profiles of one unchanged workload, with as many samples, would have in common at least. */
  readonly noise: Overlap;
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
    noise: noiseOverlap(
      pairs,
      { before: weightPerSample(before), after: weightPerSample(after) },
      seededRandom(PERMUTATION_SEED),
    ),
    movedFunctions: movedFunctions(pairs, MOVED_SHOWN),
    movedEdges: movedEdges(pairs, MOVED_SHOWN),
  };
}

/** What a decision says of it. */
export function factsOfDrift({ overlap, noise, movedFunctions, movedEdges }: Drift) {
  return {
    overlap: overlap.hot,
    noiseOverlap: noise.hot,
    weightOverlap: overlap.weight,
    noiseWeightOverlap: noise.weight,
    movedFunctions,
    movedEdges,
  } satisfies Partial<Decision>;
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
 * How much more of the weight must move between calls that stay hot than into calls that were not. The compiler asks only whether
 * a call is hot, and a program built with a profile spends its time differently than without, by up to a tenth of the weight; but
 * where so much has moved, what is hot next time will not be the same.
 */
const MOVED_WITHIN = 4;

/** Whether noise and `minDrift` explain what `drift` shows. */
export function isWithinNoise(drift: Drift, minDrift: number): boolean {
  return !isOtherCalls(drift, minDrift) && !isOtherWeight(drift, minDrift);
}

function isOtherCalls({ overlap, noise }: Drift, minDrift: number): boolean {
  return overlap.hot < noise.hot - minDrift;
}

function isOtherWeight({ overlap, noise }: Drift, minDrift: number): boolean {
  return overlap.weight < noise.weight - MOVED_WITHIN * minDrift;
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

/** However alike they are, what is excluded now must not stay hot. */
function tooMuch(
  before: PublishedProfile,
  { exclusions = [] }: Weighed,
): Pick<Decision, 'kind' | 'reason'> | undefined {
  if (!before.shows(exclusions)) return undefined;
  return {
    kind: 'update',
    reason: 'The committed profile has hot calls that `hazards` or `exclude` keep out.',
  };
}

/** The workload may be the same, but the compiler only finds functions by the names that are in the file. */
function underOldNames({
  weightUnderOldNames: weight,
}: PublishedProfile): Pick<Decision, 'kind' | 'reason'> | undefined {
  if (weight === 0) return undefined;
  return {
    kind: 'update',
    reason: `In the committed profile, ${share(weight)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`,
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
    ? { kind: 'keep', reason: `The workload has not changed: ${inWords(drift, minDrift)}.` }
    : { kind: 'update', reason: `The workload has changed: only ${inWords(drift, minDrift)}.` };
}

/** The two numbers that a decision rests on, as the rest of a sentence. */
export function inWords(drift: Drift, minDrift: number): string {
  const { overlap, noise } = drift;
  const byWeight = !isOtherCalls(drift, minDrift) && isOtherWeight(drift, minDrift);
  return byWeight
    ? `${share(overlap.weight)} of the weight is in the same calls, sampling noise alone would leave ${share(noise.weight)}`
    : `${share(overlap.hot)} of the weight is in calls that are hot in both, sampling noise alone would leave ${share(noise.hot)}`;
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
