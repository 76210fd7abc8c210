import type { Config } from '../settings/config.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { samplesInWords } from './columns.ts';
import { type Drift, driftBetween, isWithinNoise, overlapInWords } from './drift.ts';
import type { EdgeSet } from './edges.ts';
import { differentGap } from './gaps.ts';
import { type PublishedProfile, readProfile, type WeighedProfile } from './published.ts';

/**
 * Decides what to do with a merged profile: `keep` the committed one, `update` it, or `reject` the new one.
 *
 * A pull request costs a reviewer's time, so the merged profile must earn it. The questions come in this order, and the first
 * one that has an answer decides:
 *
 * 1. Has the merged profile no call edges? It is rejected, because the compiler could not use it.
 * 2. Is there no committed profile, or one that the compiler cannot use? Then any profile is better: update.
 * 3. Is the committed profile worse by itself? It may have far fewer samples, calls that must be kept out, or names that
 *    `renames` has replaced: update, even if both profiles are from the same load.
 * 4. Does one of the profiles lack what a comparison needs, such as the lines of calls (`gaps.ts`)? The one that lacks less is
 *    better for the compiler: update or keep, without a word about the workload.
 * 5. Do the two profiles differ by more than sampling noise and `min-drift` explain (`drift.ts`)? Update; else keep.
 *
 * For example, `keep` has the reason "The workload has not changed: 93.1 % of the weight is in calls that are hot in both profiles;
 * sampling noise alone would leave 92.4 %."
 */

/** Says what to do with a merged profile, and why. It has the drift if two profiles were compared. */
export interface Decision extends Partial<Drift> {
  readonly kind: 'keep' | 'update' | 'reject';
  /** Explains the decision in one sentence, which is also the comment on a pull request that is withdrawn. */
  readonly reason: string;
  /** The share of the committed profile's weight on functions or calls that the source tree no longer has, as a fraction. */
  readonly staleWeight?: number;
}

/** The settings of a decision, and the function that matches call edges to today's source. */
interface DecideOptions extends Pick<Config, 'minDrift' | 'minSamples'> {
  readonly renames?: readonly Rename[];
  /** Returns the share of the edges' weight that the compiler no longer finds, as a fraction. */
  staleWeight?(edges: EdgeSet): Promise<number>;
}

/** A warning is due if the compiler cannot match more than this share of a profile's weight. */
export const MUCH_STALE = 0.05;

/**
 * Compares a merged profile with the one that the base branch has, and decides whether an update is worth a review.
 * @param committed the file on the base branch; undefined if there is none.
 */
export async function decide(
  committed: Uint8Array | undefined,
  merged: WeighedProfile,
  options: DecideOptions,
): Promise<Decision> {
  const { minDrift, minSamples, renames } = options;
  if (merged.edges.totalWeight === 0) {
    const reason = 'The merged profile has no call edge, so PGO would have no effect.';
    return { kind: 'reject', reason };
  }
  if (committed === undefined) return update('There is no committed profile yet.');
  const before = await readProfile(committed, renames).catch((error: unknown) => {
    if (!(error instanceof ExpectedError)) throw error;
    return error;
  });
  if (before instanceof ExpectedError)
    return update(`The committed profile cannot be used: ${before.message}`);
  if (before.edges.totalWeight === 0)
    return update('The committed profile has no call edge, so PGO has no effect.');
  const staleWeight = await options.staleWeight?.(before.edges);
  const reason = reasonToUpdate(before, merged, minSamples);
  const gap = differentGap(before, merged);
  if (gap !== undefined) {
    const better = gap.worse === 'before' ? 'new' : 'committed';
    const compared = `${gap.message}. The compiler finds more in the ${better} profile; whether the workload has changed was not judged.`;
    if (reason !== undefined) return { ...update(`${reason} ${compared}`), staleWeight };
    if (gap.worse === 'before') return { ...update(compared), staleWeight };
    return { kind: 'keep', reason: compared, staleWeight };
  }
  const drift = driftBetween(before, merged);
  const comparison = { ...drift, staleWeight };
  if (reason !== undefined) return { ...update(reason), ...comparison };
  if (isWithinNoise(drift, minDrift)) {
    const kept = `The workload has not changed: ${overlapInWords(drift, 'keep')}.`;
    return { kind: 'keep', reason: kept, ...comparison };
  }
  const change = `${changeInWords(staleWeight)}: only ${overlapInWords(drift, 'update')}.`;
  return { ...update(change), ...comparison };
}

/** Says what changed between two profiles that differ: the hot calls, or also the source. */
function changeInWords(staleWeight = 0): string {
  if (staleWeight < MUCH_STALE) return 'The hot calls have changed';
  return `The compiler no longer finds ${share(staleWeight)} of the committed profile’s weight, and the workload may have changed`;
}

function update(reason: string): Decision {
  return { kind: 'update', reason };
}

/** A profile with fewer samples than this has so much noise in its rarer call edges that it could explain any difference. */
export const FEW_SAMPLES = 1_000;
/** A profile with few samples is replaced by one that has at least this many times as many. */
const MANY_TIMES = 4;

/**
 * Returns a reason to replace `before` by `after` that holds even if both are from the same load; undefined without one.
 * @param minSamples the setting `min-samples`, a number of samples.
 */
export function reasonToUpdate(before: PublishedProfile, after: WeighedProfile, minSamples: number) {
  if (before.gzipLayers > 1)
    return `The committed profile is gzipped ${before.gzipLayers} times, so \`go build\` cannot read it.`;
  const isBelowMinimum = before.samples < minSamples && after.samples > before.samples;
  // Samples that count more than others say less than as many equal ones, so they are converted to equal ones.
  const samplesBefore = before.weighted?.effective ?? before.samples;
  const samplesAfter = after.weighted?.effective ?? after.samples;
  if (isBelowMinimum || (samplesBefore < FEW_SAMPLES && samplesAfter >= MANY_TIMES * samplesBefore)) {
    const few = samplesInWords(before.samples, before.weighted?.effective);
    const many = samplesInWords(after.samples, after.weighted?.effective);
    return `The committed profile holds only ${few}, the new one ${many}.`;
  }
  if (before.shows(after.exclusions ?? []))
    return 'The committed profile has hot calls that `hazards` or `exclude` keep out.';
  if (before.weightUnderOldNames > 0)
    return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps to new ones, so the compiler does not find it.`;
  return undefined;
}
