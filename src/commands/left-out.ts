import { digest } from '../profile/bytes.ts';
import type { Decision } from '../profile/decide.ts';
import { goMinor } from '../profile/exclusions.ts';
import type { MergedProfile } from '../profile/merge.ts';
import { readIfProfile } from '../profile/published.ts';
import { type Finding, warning } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { type LeftOutCall, readLeftOut, tuneProfile, withoutKept } from '../tune/left-out.ts';
import type { Run } from '../work.ts';
import type { Built } from './program.ts';

/**
 * A committed profile may leave out calls, because an earlier run found the program to be faster without these calls. `refresh` also leaves
 * these calls out of the new merged profile, before it compares the merged profile with the committed profile. So both profiles lack the
 * same calls. The list of calls stays in use until the program is proven to be faster with these calls. The settings `exclude` and `keep`
 * overrule the list.
 */

/** A new merged profile without the calls that the committed profile leaves out. */
export interface CarriedList {
  readonly merged: MergedProfile;
  /** The calls that are left out, each with its weight in the new merged profile. */
  readonly leftOut: readonly LeftOutCall[];
  /** The reason to replace the committed profile although the workload has not changed; undefined without a reason. */
  readonly reasonToUpdate?: string;
  readonly findings: readonly Finding[];
}

/** Removes the calls that the committed profile leaves out from the new merged profile. */
export async function carryLeftOut(
  { config }: Run,
  { go }: Pick<Built, 'go'>,
  merged: MergedProfile,
  committed: Uint8Array | undefined,
): Promise<CarriedList> {
  const published = await readIfProfile(committed);
  if (published === undefined) return { merged, leftOut: [], findings: [] };
  const { calls, unreadable } = readLeftOut(published.head);
  const findings = unreadable.map((comment) => warning(aboutUnreadable(comment), REFRESHED_LIST));
  const allowed = withoutKept(calls, merged.edges.edges, config.keptCalls);
  if (calls.length === 0) return { merged, leftOut: [], findings };
  const tuned = await tuneProfile(merged.bytes, allowed);
  const known = tuned.leftOut.map((call): LeftOutCall => ({ ...call, go: go.version }));
  const exclusions = [...(merged.exclusions ?? []), ...tuned.leftOut];
  return {
    merged: { ...merged, bytes: tuned.bytes, sha256: digest(tuned.bytes), exclusions },
    leftOut: known,
    reasonToUpdate: reasonToTryAgain(calls, allowed, go.version),
    findings,
  };
}

const REFRESHED_LIST = 'The new profile has the list as this version writes it.';

function aboutUnreadable(comment: string): string {
  return `The committed profile has a comment about a call that it leaves out, which cannot be read: ${comment.slice(0, 200)}`;
}

/** Returns the reason to measure again although the workload has not changed; undefined without a reason. */
function reasonToTryAgain(
  calls: readonly LeftOutCall[],
  allowed: readonly LeftOutCall[],
  goVersion: string,
): string | undefined {
  const isKept = calls.some((call) => !allowed.includes(call));
  if (isKept) return 'The committed profile leaves out calls that `keep` names.';
  const old = calls.find(({ go }) => goMinor(go) !== goMinor(goVersion));
  if (old === undefined) return undefined;
  return `The committed profile leaves out ${count(calls.length, 'call')} since ${old.go}. Builds use ${goVersion} now, so the run tries these calls again.`;
}

/** Turns a decision to keep the committed profile into an update if there is a reason to measure again. */
export function orTryAgain(decision: Decision, { reasonToUpdate }: CarriedList): Decision {
  if (decision.kind !== 'keep' || reasonToUpdate === undefined) return decision;
  return { ...decision, kind: 'update', reason: reasonToUpdate };
}
