import { driftBetween, hasMovedTooFar } from './drift.ts';
import { ExpectedError } from './errors.ts';
import { count } from './format.ts';
import { digest, type MergedProfile } from './merge.ts';
import { profileBytes } from './profile/bytes.ts';
import { encodeEdges, type Totals, totalsInWords, totalsOf } from './profile/compact.ts';
import { areSameDecisions, decisionsOf } from './profile/decisions.ts';
import { decodeProfile } from './profile/decode.ts';
import { callEdges, type Edge } from './profile/edges.ts';
import { renameExcluded, withOwnNames } from './profile/exclusions.ts';
import type { Profile } from './profile/profile.ts';
import { type Rename, withNewNames } from './profile/rename.ts';
import { changesOf, holdWeights } from './profile/stable.ts';
import { decodeOrExplain } from './profile/validate.ts';
import { readRenamed } from './weighed.ts';

/** The Go compiler's own profile has 4,000; of many more, the search takes minutes and more memory than a run may have. */
const MOST_EDGES = 50_000;

export interface HoldOptions {
  /** What functions of the committed profile are called today, as the user says and as git's history shows. */
  readonly renames: readonly Rename[];
  readonly minDrift: number;
}

/** A merge with the weights of the committed profile in its bytes, where the compiler decides the same by them. */
export interface HeldWeights {
  readonly merged: MergedProfile;
  /** Call edges with the weight that they have in the committed profile. */
  readonly held: number;
  /** Whether the committed profile as it is makes the compiler decide the same in everything. */
  readonly isSame: boolean;
}

/**
 * Writes what is to be committed with the weights of the committed profile as far as that changes no decision of the compiler
 * (`holdWeights`), so that little changes in git, and nothing is compiled anew where no decision changes. Held weights grow old: where the
 * weight of all calls has moved so far that the profile would be an update for that alone, all of them are new.
 * @throws ExpectedError with the reason where no weight can be held.
 */
export async function heldWeights(
  fresh: MergedProfile,
  committed: Uint8Array,
  { renames, minDrift }: HoldOptions,
): Promise<HeldWeights> {
  const written = decodeOrExplain(await profileBytes(committed));
  const now = decodeProfile(fresh.bytes);
  mustBeAlike(now, written);
  const old = withNewNames(withOwnNames(written), renames);
  const before = renameExcluded(callEdges(old).edges, fresh.exclusions);
  if (before.length === 0) throw new ExpectedError('It has no call edge.');
  const after = callEdges(now).edges;
  if (Math.max(before.length, after.length) > MOST_EDGES)
    throw new ExpectedError(`There are more than ${count(MOST_EDGES, 'call edge')}.`);
  if (areSameDecisions(decisionsOf(callEdges(written).edges), decisionsOf(after)))
    return { merged: withEdges(fresh, now, old, before), held: before.length, isSame: true };
  if (hasMovedTooFar(driftBetween(await readRenamed(committed, renames), fresh), minDrift))
    throw new ExpectedError('The weight of all calls has moved too far since.');
  const edges = holdWeights(before, after);
  if (edges === undefined) throw new ExpectedError('The compiler would decide something else by them.');
  const held = edges.length - changesOf(before, edges);
  return { merged: withEdges(fresh, now, old, edges), held, isSame: false };
}

/** With other columns or another period, the weights of one do not tell what those of the other do. */
function mustBeAlike(now: Profile, written: Profile): void {
  const [mine, its] = [now, written].map(({ sampleTypes, periodType, period }) =>
    [...sampleTypes, periodType]
      .map((type) => `${type?.type}/${type?.unit}`)
      .concat(String(period))
      .join(', '),
  );
  if (mine !== its)
    throw new ExpectedError(`Its columns and period are ${its}, those of the new profiles ${mine}.`);
}

/** Samples and time are those of the new profiles; what the values are worth is what it was of the profile that they are from. */
function withEdges(fresh: MergedProfile, now: Profile, old: Profile, edges: readonly Edge[]): MergedProfile {
  const { samples, cpuNanos } = totalsOf(now);
  const { weighted } = totalsOf(old);
  const totals: Totals = { samples, cpuNanos, ...(weighted && { weighted }) };
  const own = new Set(totalsInWords(totalsOf(now)));
  const remarks = now.comments.filter((line) => !own.has(line));
  const bytes = encodeEdges(now, edges, totals, remarks);
  return { ...fresh, bytes, sha256: digest(bytes), writtenEdges: edges.length };
}
