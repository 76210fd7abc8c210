import { join, resolve } from 'node:path';
import { askAhead, goOutput, pprofCommand } from '../golang/go.ts';
import { aboutGzipLayers, digest } from '../profile/bytes.ts';
import { isoDate, type ProfileHead, windowOf } from '../profile/columns.ts';
import { driftBetween, isWithinNoise, overlapInWords } from '../profile/drift.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { differentGap } from '../profile/gaps.ts';
import { type MergedProfile, mergeAccepted } from '../profile/merge.ts';
import { renamer } from '../profile/names.ts';
import { potentialOf } from '../profile/potential.ts';
import { readProfile, type WeighedProfile } from '../profile/published.ts';
import { steadinessOf } from '../profile/steadiness.ts';
import { ofWantedBuild, profiledBuilds, validateAll, validateFile, validator } from '../profile/validate.ts';
import type { Validated } from '../profile/validate-content.ts';
import type { ProfileFacts } from '../report/report.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, type Finding, reworded, UsageError, warning } from '../system/errors.ts';
import { mustBePlaceOfProfile, readIfThere, writeProfile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { duration } from '../system/text.ts';
import {
  aboutUnreadableCalls,
  describeCalls,
  leftOutComment,
  readLeftOut,
  tuneProfile,
} from '../tune/left-out.ts';
import type { ReportParts, Run } from '../work.ts';

/**
 * This file has the commands that need only profile files, and no Go module: `merge`, `inspect` and `diff`. Other commands use the
 * functions below to read a profile that the user named.
 */

/** Runs `merge FILE... --output FILE`, which merges all files or none. @throws ExpectedError if any file cannot be merged. */
export async function* merge(run: Run): ReportParts {
  const { host, config, operands, scratch } = run;
  const { cwd, env, signal } = host;
  const path = resolve(cwd, run.output ?? 'default.pgo');
  // The place of the output is checked first, so that a mistake is reported before the long work.
  await mustBePlaceOfProfile(path, run.force);
  await using pprof = askAhead({ cwd, env, signal }, pprofCommand);
  const reduceInto = config.compact === 'none' ? undefined : join(scratch, 'parts');
  const validation = validator({ own: undefined, signal, renames: config.renames, reduceInto });
  const candidates = operands.map((name, entry) => ({ name, source: name, path: resolve(cwd, name), entry }));
  const all = await validateAll(candidates, undefined, signal, validation);
  const { accepted, rejected, findings } = ofWantedBuild(all, config.buildId);
  yield { findings: findings.map(({ finding }) => finding) };
  if (rejected > 0) {
    const message = `${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`;
    throw new ExpectedError(message, { fix: 'Leave these files out, or fix each file as its finding says.' });
  }
  const goVersion = (await goOutput(['env', 'GOVERSION'], { cwd, env, signal })).trim();
  const inputs = accepted.map(({ name, profile }) => ({ name, remarks: profile.remarks }));
  const collected = await mergeAccepted(accepted, {
    settings: config,
    goVersion,
    pprof: await pprof.answer,
    scratch,
    env,
    signal,
    parts: validation.parts(),
    origin: keptOrigin(inputs),
  });
  yield { findings: collected.findings };
  const { merged, findings: about } = await withListOf(inputs, collected.merged, config.renames);
  yield { findings: about };
  yield { findings: aboutNoCallEdge('The merge', merged.edges) };
  await writeProfile(path, merged.bytes, run);
  yield { profile: factsOfMerged(merged, path) };
}

/** An input of `merge`, and the comments that an earlier run wrote into it. */
interface MergedFile {
  readonly name: string;
  readonly remarks: readonly string[];
}

/**
 * Returns the comments about the origin of a single input, because `merge` then only rewrites this profile. The merge writes all other
 * comments itself.
 * @returns undefined if there are several inputs, or if no earlier run wrote the input.
 */
function keptOrigin([only, ...others]: readonly MergedFile[]): readonly string[] | undefined {
  if (only === undefined || others.length > 0) return undefined;
  const origin = only.remarks.filter((line) => !/^go-pgo (?:without-|left-out:)/.test(line));
  return origin.length === 0 ? undefined : origin;
}

/**
 * Leaves out the calls that a single input leaves out. A merge of several profiles has all of their calls, so a warning names each input
 * that leaves out calls.
 */
async function withListOf(
  inputs: readonly MergedFile[],
  merged: MergedProfile,
  renames: readonly Rename[],
): Promise<{ readonly merged: MergedProfile; readonly findings: readonly Finding[] }> {
  if (inputs.length > 1) return { merged, findings: inputs.flatMap(aboutLostList) };
  const comments = inputs.flatMap(({ remarks }) => remarks);
  const nameToday = renamer(renames);
  const calls = readLeftOut({ comments }).calls.map((call) => {
    const callee = nameToday(call.callee);
    return call.caller === undefined
      ? { ...call, callee }
      : { ...call, caller: nameToday(call.caller), callee };
  });
  const findings = aboutUnreadableCalls({ comments });
  if (calls.length === 0) return { merged, findings };
  const { bytes, leftOut } = await tuneProfile(merged.bytes, calls);
  const exclusions = [...(merged.exclusions ?? []), ...leftOut];
  const head = { ...merged.head, comments: [...merged.head.comments, ...leftOut.map(leftOutComment)] };
  return { merged: { ...merged, bytes, sha256: digest(bytes), exclusions, head }, findings };
}

/** Warns that a merge of several profiles has the calls that one of them leaves out. */
function aboutLostList({ name, remarks }: MergedFile): Finding[] {
  const { calls } = readLeftOut({ comments: remarks });
  if (calls.length === 0) return [];
  const message = `${name} leaves out ${count(calls.length, 'call')} that an earlier run found to be harmful. The merge of several profiles has ${calls.length === 1 ? 'this call' : 'these calls'} again.`;
  const fix =
    'To leave them out, merge with `npx go-pgo@1 refresh`, which keeps the list of the committed profile, or name the calls in `exclude`.';
  return [warning(message, fix)];
}

/** Runs `inspect FILE`, which shows the content of a profile. @throws ExpectedError if the profile could not be merged. */
export async function* inspect({ host, operands, config }: Run): ReportParts {
  const [name = ''] = operands;
  const { path, file } = await readOperand(host.cwd, name);
  const read = await readOrExplain(file, name);
  const facts = factsOfFile(file, path, read);
  yield { profile: facts };
  const { profile, doubts, faults, programs } = await validateOrExplain(file, name);
  // The shares are left out if the profile has few samples, because such shares would be random.
  const times = read.samples < config.minSamples ? undefined : read.times;
  const packing = aboutGzipLayers(profile.gzipLayers, 'warning');
  const empty = aboutNoCallEdge('The profile', read.edges);
  yield {
    profile: packing.length === 0 ? facts : { ...facts, gzipLayers: profile.gzipLayers },
    potential: empty.length === 0 ? potentialOf(times, 'this profile', programs) : undefined,
    findings: [...packing, ...empty, ...doubts, ...faults, ...aboutUnreadableCalls(read.head)].map(
      (finding) => ({
        ...finding,
        file: name,
      }),
    ),
  };
}

/** Runs `diff OLD NEW`, which shows how much two profiles differ in their call edges. */
export async function* diff({ host, operands, config }: Run): ReportParts {
  const [old = '', young = ''] = operands;
  const [before, after] = [await readDiffed(host.cwd, old), await readDiffed(host.cwd, young)];
  const profile = factsOfFile(after.file, after.path, after.read);
  const gap = differentGap(before.read, after.read, { before: `${old}’s`, after: `${young}’s` });
  if (gap !== undefined) {
    const kind = gap.worse === 'before' ? 'update' : 'keep';
    const reason = `Their workloads cannot be compared: ${gap.message}.`;
    yield { profile, decision: { kind, reason } };
    return;
  }
  const drift = driftBetween(before.read, after.read);
  const kind = isWithinNoise(drift, config.minDrift) ? 'keep' : 'update';
  const what = kind === 'keep' ? 'They show the same workload:' : 'Different calls are hot: only';
  const reason = `${what} ${overlapInWords(drift, kind)}.`;
  yield { profile, decision: { kind, reason, ...drift } };
}

/** Reads an operand of `diff`. @throws ExpectedError if the profile has no call edge. */
async function readDiffed(cwd: string, name: string) {
  const { path, file } = await readOperand(cwd, name);
  const read = await readOrExplain(file, name);
  if (read.edges.totalWeight > 0) return { path, file, read };
  const fix = 'Compare CPU profiles that hold samples.';
  throw new ExpectedError(`${name} has no call edge, so it cannot be compared.`, { fix });
}

/**
 * Returns a warning if the compiler finds no call in a profile, because every stack has only one function.
 * @param what the profile as the subject of a sentence, such as `The merge`.
 */
export function aboutNoCallEdge(what: string, { totalWeight }: Pick<EdgeSet, 'totalWeight'>): Finding[] {
  if (totalWeight > 0) return [];
  const message = `${what} has no call edge, so PGO has no effect.`;
  return [warning(message, 'Take CPU profiles with whole stacks, under load.')];
}

/** Reads a file that the user named on the command line. @throws UsageError if the file does not exist. */
async function readOperand(cwd: string, name: string): Promise<{ path: string; file: Buffer }> {
  const path = resolve(cwd, name);
  const file = await readIfThere(path);
  if (file !== undefined) return { path, file };
  throw new UsageError(`There is no file \`${name}\`.`, { fix: 'Name an existing profile.' });
}

/** Reads a profile that the user named. @param name the name of the file in errors. */
export function readOrExplain(file: Uint8Array, name: string, renames: readonly Rename[] = []) {
  return readProfile(file, renames).catch(reworded((why) => `${name}: ${why}`));
}

/**
 * Validates a profile that the user named, by the rules for a collected profile.
 * @throws ExpectedError if the compiler could not use the profile.
 */
export async function validateOrExplain(file: Uint8Array, name: string): Promise<Validated> {
  return validateFile(file, undefined).catch(reworded((why) => `${name}: ${why}`));
}

/** Returns the age of a profile in milliseconds; Infinity if the profile has no date. */
export function ageOf({ timeNanos }: Pick<ProfileHead, 'timeNanos'>, now: Date): number {
  return timeNanos > 0n ? now.getTime() - Number(timeNanos / 1_000_000n) : Infinity;
}

/** Clocks of two machines may differ by this many milliseconds. */
const CLOCK_TOLERANCE = 86_400_000;

/** Returns a warning if a profile is older than `maxAge` milliseconds, or if its date is in the future. */
export function aboutAge(head: Pick<ProfileHead, 'timeNanos'>, maxAge: number, now: Date) {
  const age = ageOf(head, now);
  if (age < -CLOCK_TOLERANCE) {
    const date = new Date(now.getTime() - age).toISOString().slice(0, 10);
    const message = `The date of the profile is in the future (${date}), so its age is not known, because a clock was wrong.`;
    return [warning(message, 'Correct the clock of the machine that is profiled, and refresh the profile.')];
  }
  if (age === Infinity || age <= maxAge) return [];
  const message = `The profile is ${duration(age)} old, and \`max-profile-age\` is ${duration(maxAge)}.`;
  return [warning(message, 'Refresh the profile, for example with a scheduled workflow every week.')];
}

/** Returns the facts about a profile file that are in the report. */
export function factsOfFile(file: Uint8Array, path: string, weighed: WeighedProfile): ProfileFacts {
  const { head, edges, samples, cpuNanos, weighted } = weighed;
  const { calls } = readLeftOut(head);
  return {
    path,
    bytes: file.length,
    sha256: digest(file),
    samples,
    effectiveSamples: weighted?.effective,
    cpuSeconds: Number(cpuNanos) / 1e9,
    edges: edges.edges.length,
    expectedOverlap: steadinessOf(weighed)?.overlap,
    leftOut: calls.length === 0 ? undefined : describeCalls(calls),
    from: head.timeNanos > 0n ? isoDate(head.timeNanos) : undefined,
  };
}

/** Returns the facts about a merged profile that are in the report. @param path the path of the file with the merged profile. */
export function factsOfMerged(merged: MergedProfile, path: string): ProfileFacts {
  const window = windowOf(merged.inputs.map(({ profile }) => profile));
  const builds = profiledBuilds(merged.inputs);
  const named = builds.filter(({ id }) => id !== undefined).length;
  const dated = builds.map(({ newest, ...build }) => ({
    ...build,
    newest: newest > 0n ? isoDate(newest) : undefined,
  }));
  return {
    ...factsOfFile(merged.bytes, path, merged),
    edges: merged.writtenEdges,
    ownShare: merged.ownShare,
    from: window && isoDate(window.from),
    to: window && isoDate(window.to),
    inputsSha256: merged.inputsSha256,
    inputs: merged.inputs.length,
    buildIds: named === 0 ? undefined : named,
    builds: named === 0 ? undefined : dated,
  };
}
