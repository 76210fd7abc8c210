import { type Drift, driftBetween, inWords, isWithinNoise } from './decide/drift.ts';
import { hasOldNames, type PublishedProfile, readRenamed, type Weighed } from './decide/weighed.ts';
import { ExpectedError, messageOf } from './system/errors.ts';
import { count, fixed, share } from './system/format.ts';
import type { EdgeSet } from './profile/edges.ts';
import type { Rename } from './profile/rename.ts';
import type { Staleness } from './profile/stale.ts';

export interface Decision extends Partial<Drift> {
  readonly kind: 'keep' | 'update' | 'reject';
  readonly reason: string;
  /** Share of the committed profile's weight whose functions or calls no longer exist in the source tree. */
  readonly staleWeight?: number;
}

export interface DecideOptions {
  /** Overlap lost beyond sampling noise that makes an update worth while, as a fraction. */
  readonly minDrift: number;
  /** A committed profile with fewer is replaced by any that has enough. */
  readonly minSamples: number;
  /** What functions of the committed profile are called today. */
  readonly renames?: readonly Rename[];
  /** The same, as git's history shows. */
  readonly foundRenames?: readonly Rename[];
  /** Whether the compiler decides the same in everything by the committed profile as by what would be committed. */
  readonly sameDecisions?: boolean;
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
    before = await readRenamed(committed, options.renames ?? [], options.foundRenames);
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
      underOldNames(before, options.minDrift) ??
      nothingToGain(options.sameDecisions ?? false) ??
      verdictOn(drift, options.minDrift)),
    ...drift,
    ...(stale !== undefined && { staleWeight: stale.weight }),
  };
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
function underOldNames(
  before: PublishedProfile,
  minDrift: number,
): Pick<Decision, 'kind' | 'reason'> | undefined {
  if (!hasOldNames(before, minDrift)) return undefined;
  const { weightUnderOldNames, weightRenamedInGit } = before;
  const [weight, why] =
    weightUnderOldNames > 0
      ? [weightUnderOldNames, 'that `renames` maps']
      : [weightRenamedInGit, 'that were changed since, as git’s history shows'];
  return {
    kind: 'update',
    reason: `In the committed profile, ${share(weight)} of the weight is under old names ${why}, where the compiler does not find it.`,
  };
}

/** However much the weights differ, the code would be the same, and everybody would compile it anew. */
function nothingToGain(sameDecisions: boolean): Pick<Decision, 'kind' | 'reason'> | undefined {
  if (!sameDecisions) return undefined;
  return {
    kind: 'keep',
    reason:
      'The compiler decides the same by the committed profile: no call has become hot or cold, and no line has other callees.',
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
    ? { kind: 'keep', reason: `The workload has not changed: ${inWords(drift, 'keep')}.` }
    : { kind: 'update', reason: `The workload has changed: only ${inWords(drift, 'update')}.` };
}
