import { digest } from '../profile/bytes.ts';
import type { Decision } from '../profile/decide.ts';
import { goMinor } from '../profile/exclusions.ts';
import type { MergedProfile } from '../profile/merge.ts';
import { readIfProfile } from '../profile/published.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import { withCode } from '../tune/code.ts';
import {
  aboutUnreadableCalls,
  aboutUnusedKeep,
  type LeftOutCall,
  readLeftOut,
  tuneProfile,
  withoutKept,
} from '../tune/left-out.ts';
import { contextOf, orElse, type Run } from '../work.ts';
import type { Built } from './program.ts';
import { readSourceAhead } from './repair.ts';

/**
 * A committed profile may leave out calls, because an earlier run found the program to be faster without these calls. `refresh` also leaves
 * these calls out of the new merged profile, before it compares the merged profile with the committed profile. So the two compared profiles
 * lack the same calls. The list of calls stays in use until the program is proven to be faster with these calls. The settings `exclude` and
 * `keep` overrule the list.
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
  run: Run,
  program: Built,
  merged: MergedProfile,
  committed: Uint8Array | undefined,
): Promise<CarriedList> {
  const { config } = run;
  const { go } = program;
  const published = await readIfProfile(committed);
  if (published === undefined) return { merged, leftOut: [], findings: [] };
  const { calls } = readLeftOut(published.head);
  const findings = aboutUnreadableCalls(published.head);
  const allowed = withoutKept(calls, merged.edges.edges, config.keptCalls);
  if (calls.length === 0) return { merged, leftOut: [], findings };
  const unused = aboutUnusedKeep(config.keptCalls, merged.edges.edges);
  const tuned = await tuneProfile(merged.bytes, allowed);
  // A call whose function was renamed or removed is not in the new profile. Such a change is a reason to measure again, too.
  const listed = [...tuned.leftOut, ...tuned.absent];
  const today = await withCodeOfToday(run, program, listed);
  const exclusions = [...(merged.exclusions ?? []), ...tuned.leftOut];
  return {
    merged: { ...merged, bytes: tuned.bytes, sha256: digest(tuned.bytes), exclusions },
    leftOut: today.slice(0, tuned.leftOut.length).map((call): LeftOutCall => ({ ...call, go: go.version })),
    reasonToUpdate: keptCallsInWords(calls, allowed) ?? reasonToTryAgain(listed, today, go.version),
    findings: [...findings, ...unused],
  };
}

/**
 * Returns the calls with the digests of today's source. If the source cannot be read, the calls have no digests, and the next refresh
 * measures the program with these calls again.
 */
export function withCodeOfToday(
  run: Run,
  program: Built,
  calls: readonly LeftOutCall[],
): Promise<readonly LeftOutCall[]> {
  const withDigests = async () => withCode(calls, await readSourceAhead(run, program, contextOf(run)));
  return orElse(run, withDigests(), () => calls.map((call) => ({ ...call, code: undefined })));
}

function keptCallsInWords(
  calls: readonly LeftOutCall[],
  allowed: readonly LeftOutCall[],
): string | undefined {
  const isKept = calls.some((call) => !allowed.includes(call));
  return isKept ? 'The committed profile leaves out calls that `keep` names.' : undefined;
}

/**
 * Returns the reason to measure again although the workload has not changed. The possible reasons are a new minor version of Go, and
 * changed code in the functions of a call. Unknown code counts as changed. The result is undefined if there is no reason.
 * @param calls the calls that the committed profile leaves out, as its comments list them.
 * @param today the calls of `calls` with the digests of today's source, in the order of `calls`.
 */
function reasonToTryAgain(
  calls: readonly LeftOutCall[],
  today: readonly LeftOutCall[],
  goVersion: string,
): string | undefined {
  const old = calls.find(({ go }) => goMinor(go) !== goMinor(goVersion));
  if (old !== undefined)
    return `The committed profile leaves out ${count(calls.length, 'call')} since ${old.go}. Builds use ${goVersion} now, so the run tries these calls again.`;
  if (today.some(({ code }, at) => code === undefined || calls[at]?.code === undefined))
    return 'The committed profile leaves out calls. The run could not check if the code of these calls has changed since, so it tries the calls again.';
  const changed = calls.filter(({ code }, at) => code !== today[at]?.code);
  if (changed.length === 0) return undefined;
  const names = changed.map(({ caller = 'all callers', callee }) => `${caller} → ${callee}`);
  return `The committed profile leaves out calls whose code has changed since (${someOf(names)}), so the run tries these calls again.`;
}

/** Turns a decision to keep the committed profile into an update if there is a reason to measure again. */
export function orTryAgain(decision: Decision, { reasonToUpdate }: CarriedList): Decision {
  if (decision.kind !== 'keep' || reasonToUpdate === undefined) return decision;
  return { ...decision, kind: 'update', reason: reasonToUpdate };
}
