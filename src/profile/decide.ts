import type { Config } from '../settings/config.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { samplesInWords } from './columns.ts';
import { type Drift, driftBetween, isWithinNoise, overlapInWords } from './drift.ts';
import type { EdgeSet } from './edges.ts';
import { differentGap } from './gaps.ts';
import { type PublishedProfile, readProfile, type WeighedProfile } from './published.ts';
import { isSteady } from './steadiness.ts';

/**
 * Decides what to do with a merged profile: `keep` the committed profile, `update` the committed profile, or `reject` the merged profile.
 *
 * A pull request costs a reviewer's time, so an update must be worth a review. The first of the following rules that applies decides:
 *
 * 1. If the merged profile has no call edges, the decision is `reject`, because the compiler cannot use such a profile.
 * 2. If there is no committed profile, or if the compiler cannot use the committed profile, the decision is `update`.
 * 3. The decision is `update` if the committed profile is not steady (`steadiness.ts`) and has far fewer samples. The decision is also
 *    `update` if the committed profile has calls that must be left out, or old names from `renames`. Both hold even if the two profiles are
 *    from the same load.
 * 4. If one profile lacks data that the other profile has, such as the lines of calls (`gaps.ts`), the more complete profile wins. The
 *    more complete profile is better for the compiler. The reason of this decision says nothing about the workload.
 * 5. If the two profiles differ by more than sampling noise and `min-drift` explain (`drift.ts`), the decision is `update`; if not, it is
 *    `keep`.
 *
 * For example, `keep` has the reason "The workload has not changed: 93.1 % of the weight is in calls that are hot in both profiles;
 * sampling noise alone would leave 92.4 %."
 */

/** The decision about a merged profile, and the reason. The fields of the drift are set if two profiles were compared. */
export interface Decision extends Partial<Drift> {
  readonly kind: 'keep' | 'update' | 'reject';
  /**
   * One sentence that explains the decision. If an open pull request is withdrawn, this sentence is also the comment on the pull request.
   */
  readonly reason: string;
  /** The share of the committed profile's weight that is in functions or calls that today's source no longer has, as a fraction. */
  readonly staleWeight?: number;
}

/** The settings that a decision depends on, and a function that matches call edges to today's source. */
interface DecideOptions extends Pick<Config, 'minDrift' | 'minSamples'> {
  readonly renames?: readonly Rename[];
  /** Returns the share of the weight that is in stale call edges, as a fraction. */
  staleWeight?(edges: EdgeSet): Promise<number>;
}

/** A run warns if more than this share of a profile's weight is stale. */
export const MUCH_STALE = 0.05;

/**
 * Compares a merged profile with the committed profile of the base branch, and decides if an update is worth a review.
 * @param committed the profile on the base branch; undefined if the base branch has no profile.
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
    const compared = `${gap.message}. The compiler finds more calls of the ${better} profile in the source, so this run did not judge whether the workload has changed.`;
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

/** Returns a clause about the cause of a drift: the hot calls have changed, or the source has changed so much that the profile is stale. */
function changeInWords(staleWeight = 0): string {
  if (staleWeight < MUCH_STALE) return 'The hot calls have changed';
  return `The compiler no longer finds ${share(staleWeight)} of the committed profile’s weight, and the workload may have changed`;
}

function update(reason: string): Decision {
  return { kind: 'update', reason };
}

/** A new profile replaces a committed profile that is not steady if the new profile has at least this many times as many samples. */
const MANY_TIMES = 4;

/**
 * Returns a reason to replace `before` by `after` that holds even if both profiles are from the same load; undefined if there is no such
 * reason.
 * @param minSamples the setting `min-samples`, a number of samples.
 */
export function reasonToUpdate(before: PublishedProfile, after: WeighedProfile, minSamples: number) {
  if (before.gzipLayers > 1)
    return `The committed profile is gzipped ${before.gzipLayers} times, so \`go build\` cannot read it.`;
  const isBelowMinimum = before.samples < minSamples && after.samples > before.samples;
  // Samples of different weights are less precise than as many samples of equal weight, so this code compares effective sample sizes.
  const samplesBefore = before.weighted?.effective ?? before.samples;
  const samplesAfter = after.weighted?.effective ?? after.samples;
  if (isBelowMinimum || (samplesAfter >= MANY_TIMES * samplesBefore && !isSteady(before))) {
    const few = samplesInWords(before.samples, before.weighted?.effective);
    const many = samplesInWords(after.samples, after.weighted?.effective);
    return `The committed profile holds only ${few}, but the new profile holds ${many}.`;
  }
  if (before.shows(after.exclusions ?? []))
    return 'The committed profile has hot calls that `hazards` or `exclude` keep out.';
  if (before.weightUnderOldNames > 0)
    return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps to new ones, so the compiler does not find it.`;
  return undefined;
}
