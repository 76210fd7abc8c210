import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, type Finding, note, reasonOf, warning } from '../system/errors.ts';
import { readRegularFileSync } from '../system/files.ts';
import { compareText, count, groupBy, remembered, totalOf } from '../system/format.ts';
import { MAX_PROFILE_BYTES, type ProfileContent, profileContent, profileTooLarge } from './bytes.ts';
import { columnNames, compilerSampleType, type ProfileHead } from './columns.ts';
import {
  aboutCommonColumns,
  type ColumnFacts,
  commonColumns,
  hasColumns,
  totalsInColumns,
} from './common-columns.ts';
import { EdgeSums } from './edges.ts';
import { encodeSums } from './encode.ts';
import { KnownNames, type OwnCode } from './names.ts';
import type { FileReading } from './places.ts';
import { addTimes, NO_TIMES, type TimeSums } from './potential.ts';
import { MOSTLY_NOISE } from './steadiness.ts';
import {
  aboutFewSamples,
  type Validated,
  type ValidContent,
  type ValidProfile,
  validateContent,
} from './validate-content.ts';

/** Reads a collected file and validates it. @throws ExpectedError with a reason why the file must not be merged. */
export async function validateFile(
  file: Uint8Array,
  own: OwnCode | undefined,
  renames: readonly Rename[] = [],
): Promise<Validated> {
  const valid = validateContent(await profileContent(file), { own, known: new KnownNames(own, renames) });
  const few = aboutFewSamples(valid.profile);
  return few === undefined ? valid : { ...valid, doubts: [few, ...valid.doubts] };
}

/**
 * The result of validating one file. The file is valid, or a `fault` keeps the file out of the merge, or the validation itself failed with
 * an `error`. An `error` is a bug, or the reason for cancelling the run.
 */
type FileOutcome =
  | Validated
  | { readonly fault: Finding; readonly isEmpty: boolean }
  | { readonly error: unknown };

interface ValidatorOptions {
  readonly own: OwnCode | undefined;
  readonly signal: AbortSignal;
  readonly renames?: readonly Rename[];
  /** The folder for the sums of the call edges, which is created if it is missing. If the caller names no folder, no sums are written. */
  readonly reduceInto?: string;
}

/** The number of files that are in memory at the same time. */
const AT_ONCE = 2;
/** Builds count as deployed together if their profiles are at most this many nanoseconds (one hour) apart. */
const SAME_DEPLOYMENT_NS = 3.6e12;
/** The size in bytes above which files are read one at a time. Reading large files one at a time limits the memory. */
const USUAL_BYTES = 4 * 1024 * 1024;

/** Returns functions that validate each file once when the file arrives, and add up the call edges of all files at the same time. */
export function validator({ own, signal, renames = [], reduceInto }: ValidatorOptions) {
  // Each profile is in memory only for a moment. With the flag below, V8 frees the memory of a profile sooner, so a merge of 1,000 profiles
  // takes a third less memory (`npm run bench -- merge`).
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
  const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
  const parts = edgeParts(reduceInto ?? '', own, renames);
  const validateOne = async (path: string): Promise<Validated> => {
    const file = readable(() => readRegularFileSync(path));
    const content = await profileContent(file);
    const valid = parts.validate(content);
    release(file);
    release(content.bytes);
    if (reduceInto !== undefined) parts.add(valid);
    const { profile, doubts, faults, programs } = valid;
    return { profile, doubts, faults, programs };
  };
  const outcomeOf = async (path: string): Promise<FileOutcome> => {
    try {
      // The pause between two files lets other work run, for example the handler that cancels the run.
      await nextTurn();
      signal.throwIfAborted();
      return await (sizeOf(path) > USUAL_BYTES ? large(() => validateOne(path)) : validateOne(path));
    } catch (error) {
      if (!(error instanceof ExpectedError)) return { error };
      const { message, fix, kind } = error;
      return { fault: { severity: 'error', message, fix }, isEmpty: kind === 'no samples' };
    }
  };
  return {
    /** Validates one file. The promise never rejects, because the caller may await it later or not at all. */
    validate: remembered((path) => usual(() => outcomeOf(path))),
    /** Returns the sums of the call edges of all files that were valid so far; an empty list if `reduceInto` is absent. */
    parts: parts.all,
  };
}

/**
 * Frees the memory of a file at once. The garbage collector would free this memory late, because each file is only a small object for the
 * collector, so dozens of files would stay in memory.
 */
function release({ buffer, length }: Uint8Array): void {
  // The buffer of a small array is not freed, because other arrays may share it. Node 20 has no `transfer`.
  if (length >= 64 * 1024) (buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}

/**
 * Returns the size of a file in bytes.
 * @throws ExpectedError if the file is too large to be a profile, or is not a regular file, because a pipe would never end.
 */
function sizeOf(path: string): number {
  const stats = readable(() => statSync(path));
  if (!stats.isFile() && !stats.isDirectory())
    throw new ExpectedError('The path is a pipe, socket or device.', { fix: 'Name a file.' });
  if (stats.size > MAX_PROFILE_BYTES) throw profileTooLarge(stats.size);
  return stats.size;
}

/** Calls `read`, and turns its error into a message for the user. @throws ExpectedError if the file cannot be read. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ExpectedError(`The file cannot be read: ${reasonOf(error)}.`, { fix: 'Name a readable file.' });
  }
}

/** A collected file that may become an input of the merge, and its source. */
export interface Candidate {
  readonly path: string;
  /** The name of the file in messages. */
  readonly name: string;
  /** The source of the file, in the user's words. */
  readonly source: string;
  /** The index of the file's source. The index identifies the source, because two sources may have the same text. */
  readonly entry: number;
  /** The endpoint that recorded the file in this run. Two recordings of one endpoint with the same start time are one recording. */
  readonly endpoint?: string;
  /** The weight of each sample of the file, compared with samples of other files; 1 by default. */
  readonly weight?: number;
}

/** A collected file that holds a valid profile. */
export interface ValidFile extends Candidate {
  readonly profile: ValidProfile;
}

/** The files that may be merged, and findings about all files. */
interface ValidFiles {
  readonly accepted: readonly ValidFile[];
  /** The number of files that were left out because of an error. Duplicates of valid files are not counted. */
  readonly rejected: number;
  readonly findings: readonly FileFinding[];
}

/** A finding, with the index of a source if the finding is about a single source. */
interface FileFinding {
  readonly entry?: number;
  readonly finding: Finding;
}

/**
 * Validates every file by itself, and then all files together. Only one of several equal files is kept, and all profiles are converted to
 * the same columns. The promise rejects only if the run is cancelled or has a bug, because an invalid file becomes a finding.
 */
export async function validateAll(
  candidates: readonly Candidate[],
  own: OwnCode | undefined,
  signal: AbortSignal,
  validation = validator({ own, signal }),
): Promise<ValidFiles> {
  const outcomes = await Promise.all(candidates.map(({ path }) => validation.validate(path)));
  const readable: ValidFile[] = [];
  const findings: FileFinding[] = [];
  const empty: FileFinding[] = [];
  const doubted = new Set<string>();
  for (const [at, candidate] of candidates.entries()) {
    const outcome = outcomes[at] as FileOutcome;
    if ('error' in outcome) throw outcome.error;
    if ('fault' in outcome) {
      (outcome.isEmpty ? empty : findings).push(findingAbout(candidate, outcome.fault));
      continue;
    }
    readable.push({ ...candidate, profile: outcome.profile });
    // A file may be listed twice, but the run warns only once.
    if (!doubted.has(candidate.path))
      findings.push(
        ...[...outcome.doubts, ...outcome.faults].map((finding) => findingAbout(candidate, finding)),
      );
    doubted.add(candidate.path);
  }
  const recordings = dropDuplicates(readable, recordingOf, findings);
  const unique = dropDuplicates(recordings, ({ profile }) => profile.content, findings);
  const accepted = withCommonColumns(unique, findings);
  findings.push(...aboutShortProfiles(accepted));
  const rejected = findings.filter(({ finding }) => finding.severity === 'error').length + empty.length;
  findings.push(...aboutEmptyProfiles(empty, accepted));
  return { accepted, rejected, findings };
}

/**
 * Makes the findings about profiles without samples. The finding is an error if the source has no valid profile, because the run then
 * learned nothing about that source. The finding is a warning if the source has a valid profile, because a short run of a program may end
 * before the profiler takes a sample.
 */
function aboutEmptyProfiles(empty: readonly FileFinding[], accepted: readonly ValidFile[]): FileFinding[] {
  const sources = new Set(accepted.map(({ entry }) => entry));
  return empty.map(({ entry, finding }) => {
    const isAlone = entry === undefined || !sources.has(entry);
    return { entry, finding: { ...finding, severity: isAlone ? 'error' : 'warning' } };
  });
}

/**
 * Warns of each profile with few samples. If all profiles together have more samples, a single note gives the number of short profiles,
 * because the compiler reads only the merge. A finding about the merge then says if the samples are enough.
 */
function aboutShortProfiles(accepted: readonly ValidFile[]): FileFinding[] {
  const short = accepted.flatMap((file) => {
    const finding = aboutFewSamples(file.profile);
    return finding === undefined ? [] : [{ file, finding }];
  });
  const all = totalOf(accepted, ({ profile }) => profile.samples);
  const [first] = short;
  if (first === undefined || short.length === 1 || all < MOSTLY_NOISE)
    return short.map(({ file, finding }) => findingAbout(file, finding));
  const message = `${short.length} of ${count(accepted.length, 'profile')} have fewer than ${MOSTLY_NOISE} samples each. The merge of all profiles has ${count(all, 'sample')}.`;
  return [{ entry: first.file.entry, finding: note(message) }];
}

/** Adds the file and its source to a finding. */
function findingAbout({ entry, source, name }: Candidate, { severity, ...rest }: Finding): FileFinding {
  return { entry, finding: { severity, source, file: name, ...rest } };
}

/**
 * Returns the key of a recording; undefined if the file is not from an endpoint. An endpoint records one profile at a time, so the start
 * time identifies a recording of an endpoint. Files of a server or a folder have no key, because several of them may have the same start
 * time.
 */
function recordingOf({ profile: { timeNanos }, endpoint }: ValidFile): string | undefined {
  return endpoint === undefined || timeNanos <= 0n ? undefined : `${timeNanos} ${endpoint}`;
}

/** Keeps only one of several files with the same key. The choice does not depend on the order of the files. */
function dropDuplicates(
  readable: readonly ValidFile[],
  keyOf: (file: ValidFile) => string | undefined,
  findings: FileFinding[],
): ValidFile[] {
  // A file without a key is never a duplicate.
  return [...groupBy(readable, (file) => keyOf(file) ?? file)].flatMap(([, twins]) => {
    // The recording with more samples stays. If two recordings have the same number of samples, their digests decide.
    const [kept, ...dropped] = twins.toSorted(
      ({ profile: a }, { profile: b }) => b.samples - a.samples || compareText(a.sha256, b.sha256),
    ) as [ValidFile, ...ValidFile[]];
    const weight = twins.reduce((most, twin) => Math.max(most, twin.weight ?? 1), 0);
    const isMixed = twins.some((twin) => (twin.weight ?? 1) !== weight);
    const effect = `this profile counts once${isMixed ? `, with the larger weight (${weight})` : ''}.`;
    for (const file of dropped)
      findings.push(findingAbout(file, note(`${samenessInWords(file, kept)}; ${effect}`)));
    return isMixed ? { ...kept, weight } : kept;
  });
}

/** Returns a clause that says in which way a dropped file is the same as the kept file. */
function samenessInWords(dropped: ValidFile, kept: ValidFile): string {
  if (dropped.path === kept.path) return 'The file is listed twice';
  const isEqual = dropped.profile.content === kept.profile.content;
  return `The file is the same profile as ${kept.name}, ${isEqual ? 'byte for byte' : 'from the same place and time'}`;
}

/**
 * Converts all profiles to the columns of their merge. The function leaves out profiles with an unusual period type, because pprof refuses
 * to merge different period types. A period type is unusual if most samples have another period type.
 */
function withCommonColumns(readable: readonly ValidFile[], findings: FileFinding[]): ValidFile[] {
  const samplesOf = (group: readonly ValidFile[]) => totalOf(group, ({ profile }) => profile.samples);
  const byPeriod = groupBy(readable, ({ profile }) => profile.periodType);
  const [kept, ...others] = [...byPeriod].sort(
    ([a, x], [b, y]) => samplesOf(y) - samplesOf(x) || compareText(a, b),
  );
  for (const [periodType, group] of others) {
    const message = `The period of the profile is in ${periodType}, but most other samples have a period in ${kept?.[0]}. \`go tool pprof\` cannot merge profiles with different kinds of periods.`;
    const fix = 'Collect all profiles with the same profiler, or merge them separately.';
    findings.push(...group.map((file) => findingAbout(file, { severity: 'error', message, fix })));
  }
  const all = kept?.[1] ?? [];
  const columns = commonColumns(all.map(({ profile }) => profile));
  const fitting = all.filter(({ profile }) => hasColumns(profile, columns));
  for (const file of all.filter((candidate) => !fitting.includes(candidate))) {
    const message = `The profile counts samples, but other profiles measure CPU time. The period of this profile, in ${file.profile.periodType}, does not say how much time a sample stands for.`;
    findings.push(findingAbout(file, { severity: 'error', message, fix: 'Merge this profile separately.' }));
  }
  const profiles = fitting.map(({ profile }) => profile);
  for (const finding of aboutCommonColumns(profiles, commonColumns(profiles))) findings.push({ finding });
  return inCommonColumns(fitting);
}

/** Returns the files with all profiles converted to the columns of the merge. @param others the columns of further inputs of this merge. */
export function inCommonColumns<T extends Pick<ValidFile, 'profile'>>(
  files: readonly T[],
  ...others: readonly ColumnFacts[]
): T[] {
  const columns = commonColumns([...files.map(({ profile }) => profile), ...others]);
  return files.map((file) => {
    const { profile } = file;
    if (profile.sampleTypes.join() === columns.join()) return file;
    const totals = totalsInColumns(profile, columns);
    return { ...file, profile: { ...profile, sampleTypes: columns, totals } };
  });
}

/**
 * Lists the builds that the profiles came from, the newest build first. Each entry has the number of the build's profiles, and the start of
 * its newest profile in nanoseconds. All profiles without a build ID count as one build. A profile that was merged from several builds
 * counts for each of these builds.
 */
export function profiledBuilds(inputs: readonly Pick<ValidFile, 'profile'>[]) {
  const dated = inputs.flatMap(({ profile: { buildIds, timeNanos } }) =>
    (buildIds.length === 0 ? [undefined] : buildIds).map((id) => ({ id, timeNanos })),
  );
  const byStart = (a: bigint, b: bigint) => Number(b > a) - Number(b < a);
  const builds = [...groupBy(dated, ({ id }) => id)].map(([id, own]) => {
    const [newest = 0n] = own.map(({ timeNanos }) => timeNanos).sort(byStart);
    return { id, profiles: own.length, newest };
  });
  return builds.sort((a, b) => byStart(a.newest, b.newest) || compareText(a.id ?? '', b.id ?? ''));
}

/**
 * Reports if the accepted profiles came from several builds. With `newest`, the function keeps only the profiles of the build that was
 * profiled last. The order of the files does not matter.
 */
export function ofWantedBuild(all: ValidFiles, wanted: 'any' | 'newest'): ValidFiles {
  const { accepted, findings } = all;
  const builds = profiledBuilds(accepted);
  const result = (kept: readonly ValidFile[], finding: Finding): ValidFiles => {
    return { ...all, accepted: kept, findings: [...findings, { finding }] };
  };
  if (builds.length < 2) return all;
  if (wanted === 'any') {
    const message = `The profiles come from ${count(builds.length, 'build')} of the program.`;
    const apart = Number((builds[0]?.newest ?? 0n) - (builds.at(-1)?.newest ?? 0n));
    const newest =
      'If the code has changed much between these builds, set `build-id: newest` to merge only the newest build.';
    // Builds that were profiled within one hour belong to one deployment, or are the test binaries of several packages, so users want the
    // profiles of all builds.
    const fix = apart < SAME_DEPLOYMENT_NS ? undefined : newest;
    // The finding about several builds is only a note, because Go accepts profiles of several builds. For example, a fleet that is deployed
    // every day always has several builds in a week.
    return result(accepted, note(message, fix));
  }
  // A profile that was merged from several builds does not say when each build was profiled.
  const pure = accepted.filter(({ profile }) => profile.buildIds.length < 2);
  const [newest, second] = profiledBuilds(pure).filter(({ id }) => id !== undefined);
  if (newest === undefined || second?.newest === newest.newest) return result(accepted, UNDECIDED);
  const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
  const dropped = count(accepted.length - kept.length, 'profile');
  const message = `The merge has ${count(kept.length, 'profile')} of the newest build, and leaves out ${dropped} of other builds (\`build-id: newest\`).`;
  return result(kept, note(message));
}

const UNDECIDED = warning(
  '`build-id: newest` cannot choose a build, because the profiles hold no single build ID, no start time, or the same start time for several builds. The profiles of all builds are merged.',
  'Name sources that hold only profiles of the wanted build, or profiles with a start time (`time_nanos`).',
);

/** A part of a merge: the added call edges of up to 100 profiles. `path` is the file in which these edges are written. */
export interface EdgePart {
  readonly path: string;
  /** The key of the build that the profiles came from. All parts with profiles of this build have the same key. */
  readonly build: string;
  /** The columns of the sum, each as `type/unit`. */
  readonly columns: readonly string[];
  /** The content digests of the profiles in the sum. */
  readonly members: ReadonlySet<string>;
  /** The exact sum of the values in each column. */
  readonly totals: readonly bigint[];
  /** The CPU time of each kind of code, such as the runtime; absent if all profiles hold only call edges. */
  readonly times?: TimeSums;
}

/** A sum of call edges that is not yet written to a file, so that more profiles can be added. */
interface OpenPart {
  readonly edges: EdgeSums;
  readonly members: Set<string>;
  head: ProfileHead;
  times?: TimeSums;
}

/**
 * The largest number of profiles whose call edges are added up in one file. With a larger number, pprof would merge fewer files, but more
 * profiles would be read again after a profile is left out.
 */
const PROFILES_PER_PART = 100;
/** The number of sums of call edges that may be in memory at the same time. */
const MOST_OPEN_PARTS = 8;

/**
 * Adds up the call edges of profiles while other profiles still arrive. pprof then gets one file for up to a hundred profiles, and each
 * file is smaller than a profile. The order in which profiles arrive decides which profiles are added up in one file, but the order does
 * not change the sum of all files.
 * @param folder the folder for the files with the sums, which is created if it is missing.
 */
function edgeParts(folder: string, own?: OwnCode, renames: readonly Rename[] = []) {
  const known = new Set<string>();
  const written: EdgePart[] = [];
  /**
   * The sums to which more profiles can be added, by a key of columns, build IDs and Go version. pprof can merge only profiles with the
   * same columns. Each build has its own sums, so that a build can be left out.
   */
  const open = new Map<string, OpenPart>();
  let names = new KnownNames(own, renames);
  let last: EdgeSums | undefined;
  const write = (build: string, { head, edges, members, times }: OpenPart): void => {
    open.delete(build);
    const path = join(folder, `${written.length}.pprof`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, encodeSums(head, edges.toEdges(compilerSampleType(head))));
    written.push({ path, build, columns: columnNames(head), members, totals: edges.totals, times });
  };
  const all = (): readonly EdgePart[] => {
    for (const [key, part] of open) write(key, part);
    return written;
  };
  return {
    all,
    /**
     * Validates a profile like `validateContent`. The caller must add the result before the next call, because the next call uses the same
     * memory.
     */
    validate(content: ProfileContent, reading?: FileReading): ValidContent {
      if (names.isFull) {
        // Move the sums from memory to files first, because all profiles in memory must share one `KnownNames`.
        all();
        names = new KnownNames(own, renames);
      }
      const valid = validateContent(content, { own, known: names, last, reading });
      last = valid.edges;
      return valid;
    },
    /**
     * Adds a profile to a sum of call edges, unless a profile with the same content was added before.
     * @param factor the number that multiplies each value of the profile.
     */
    add({ profile, head, edges, times }: ValidContent, factor = 1): void {
      if (known.has(profile.content)) return;
      known.add(profile.content);
      const { sampleTypes, buildIds, goVersion } = profile;
      const key = JSON.stringify([sampleTypes, buildIds, goVersion, times === undefined]);
      const types = head.sampleTypes.length;
      const part = open.get(key) ?? { edges: new EdgeSums(types), members: new Set(), head };
      open.set(key, part);
      part.edges.addAll(edges, factor);
      part.members.add(profile.content);
      if (times !== undefined) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
      if (head.period > part.head.period) part.head = head;
      if (part.members.size >= PROFILES_PER_PART || part.edges.isAbsurd) write(key, part);
      else if (open.size > MOST_OPEN_PARTS) all();
    },
  };
}

/**
 * Returns files whose call edges add up to the sum of all inputs, each input multiplied by its factor. A file that was written while
 * profiles arrived is used again if it has the columns of the merge, and if all of its profiles are inputs with the factor 1. The function
 * reads all other inputs again.
 * @throws ExpectedError if a file has changed after it was validated.
 */
export async function partsOfInputs(
  inputs: readonly (ValidFile & { readonly factor: number })[],
  earlierParts: readonly EdgePart[],
  scratch: string,
  signal: AbortSignal,
): Promise<readonly EdgePart[]> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const columns = inputs[0]?.profile.sampleTypes ?? [];
  const reused = earlierParts.filter(
    (part) =>
      part.columns.join() === columns.join() && [...part.members].every((member) => unchanged.has(member)),
  );
  const reusedMembers = new Set(reused.flatMap(({ members }) => [...members]));
  const rest = edgeParts(join(scratch, 'reduced-again'));
  for (const { path, name, profile, factor } of inputs) {
    signal.throwIfAborted();
    if (reusedMembers.has(profile.content)) continue;
    const content = await profileContent(readRegularFileSync(path));
    if (content.digest !== profile.content)
      throw new ExpectedError(`${name} was changed while it was being merged.`, {
        fix: 'Wait until no process writes the file, then run again.',
      });
    rest.add(rest.validate(content, profile), factor);
  }
  return [...reused, ...rest.all()];
}
