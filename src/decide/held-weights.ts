import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { digest, type MergedProfile } from '../merge.ts';
import { encodeEdges, type Totals, totalsInWords } from '../profile/compact.ts';
import { areSameDecisions, decisionsOf } from '../profile/decisions.ts';
import { type EdgeProfile, readEdges } from '../profile/edge-profile.ts';
import type { Edge } from '../profile/edges.ts';
import { ownName, renameExcluded } from '../profile/exclusions.ts';
import type { ProfileHead } from '../profile/profile.ts';
import { type Rename, renamer } from '../profile/rename.ts';
import { changesOf, holdWeights } from '../profile/stable.ts';
import { readEdgesOfFile } from '../profile/validate.ts';
import { driftBetween, hasMovedTooFar } from './drift.ts';
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
  const written = await readEdgesOfFile(committed);
  const now = readEdges(fresh.bytes);
  mustBeAlike(now.head, written.head);
  const today = renamer(renames);
  const before = renameExcluded(written.edges((name) => today(ownName(name))).edges, fresh.exclusions);
  if (before.length === 0) throw new ExpectedError('It has no call edge.');
  const after = now.edges().edges;
  if (Math.max(before.length, after.length) > MOST_EDGES)
    throw new ExpectedError(`There are more than ${count(MOST_EDGES, 'call edge')}.`);
  if (areSameDecisions(decisionsOf(written.edges().edges), decisionsOf(after)))
    return { merged: withEdges(fresh, now, written, before), held: before.length, isSame: true };
  if (hasMovedTooFar(driftBetween(await readRenamed(committed, renames), fresh), minDrift))
    throw new ExpectedError('The weight of all calls has moved too far since.');
  const edges = holdWeights(before, after);
  if (edges === undefined) throw new ExpectedError('The compiler would decide something else by them.');
  const held = edges.length - changesOf(before, edges);
  return { merged: withEdges(fresh, now, written, edges), held, isSame: false };
}

/** With other columns or another period, the weights of one do not tell what those of the other do. */
function mustBeAlike(now: ProfileHead, written: ProfileHead): void {
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
function withEdges(
  fresh: MergedProfile,
  now: EdgeProfile,
  written: EdgeProfile,
  edges: readonly Edge[],
): MergedProfile {
  const { samples, cpuNanos } = now.totals;
  const { weighted } = written.totals;
  const totals: Totals = { samples, cpuNanos, ...(weighted && { weighted }) };
  const own = new Set(totalsInWords(now.totals));
  const remarks = now.head.comments.filter((line) => !own.has(line));
  const bytes = encodeEdges(now.head, edges, totals, remarks);
  return { ...fresh, bytes, sha256: digest(bytes), writtenEdges: edges.length };
}
