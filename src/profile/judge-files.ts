import { readFileSync, statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import type { Finding } from '../system/errors.ts';
import { ExpectedError, reasonOf } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { contentOf, digest, MAX_PROFILE_BYTES, tooLarge } from './bytes.ts';
import { compareText } from './columns.ts';
import { type EdgePart, EdgeParts } from './edge-parts.ts';
import { KnownNames, type Rename } from './names.ts';
import type { OwnCode } from './stale.ts';
import { type Doubt, type JudgedProfile, type Judgement, judgeContent } from './validate.ts';

/** Judges files by themselves, each once, from when it is first asked about. */
export interface FileJudge {
  /** Never rejects: its caller may come later, or never. */
  judge(path: string): Promise<FileJudgement>;
  /** Sums of the call edges of the files accepted so far; empty without `reduceInto`. */
  parts(): readonly EdgePart[];
}

/** `fault`: why it may not enter the merge; `error`: a bug, or the reason of a cancelled run. */
export type FileJudgement = Judgement | { readonly fault: Doubt } | { readonly error: unknown };

export interface FileJudgeOptions {
  readonly own: OwnCode | undefined;
  readonly signal: AbortSignal;
  /** What functions are called today. */
  readonly renames?: readonly Rename[];
  /** A folder, created if missing, for the sums of the call edges of files that were judged. */
  readonly reduceInto?: string;
}

/** Files that are unpacked at the same time. */
const AT_ONCE = 2;
/** Of larger ones there is one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 4 * 1024 * 1024;
/** Milliseconds after which other work gets its turn, such as ending when the user says so. */
const TURN = 50;

export function fileJudge({ own, signal, renames = [], reduceInto }: FileJudgeOptions): FileJudge {
  // What a profile takes is used for a moment: without room for more new objects, V8 frees it sooner, and merging 1,000
  // profiles takes a third less memory (`npm run bench -- merge`).
  setFlagsFromString('--semi-space-growth-factor=1');
  const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
  const asked = new Map<string, Promise<FileJudgement>>();
  const parts = reduceInto === undefined ? undefined : new EdgeParts(reduceInto);
  let names = new KnownNames(own, renames);
  let turnBegan = performance.now();
  const judgeFile = async (path: string): Promise<Judgement> => {
    const content = await contentOf(readCandidate(path));
    if (names.isFull) {
      parts?.close();
      names = new KnownNames(own, renames);
    }
    const judging = judgeContent(content, own, names);
    parts?.add(judging);
    return { profile: judging.profile, doubts: judging.doubts };
  };
  const judgement = async (path: string): Promise<FileJudgement> => {
    try {
      if (performance.now() - turnBegan > TURN) {
        await nextTurn();
        turnBegan = performance.now();
      }
      signal.throwIfAborted();
      return await (sizeOf(path) > USUAL_BYTES ? large(() => judgeFile(path)) : judgeFile(path));
    } catch (error) {
      return faultOf(error);
    }
  };
  return {
    judge(path) {
      const judged = asked.get(path) ?? usual(() => judgement(path));
      asked.set(path, judged);
      return judged;
    },
    parts: () => parts?.all() ?? [],
  };
}

/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path: string): number {
  const found = statOf(path);
  if (!found.isFile() && !found.isDirectory())
    throw new ExpectedError('It is a pipe, socket or device.', { fix: 'Name a file.' });
  if (found.size > MAX_PROFILE_BYTES) throw tooLarge(found.size);
  return found.size;
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    throw unreadable(error);
  }
}

/** @throws ExpectedError when it cannot be read. */
function readCandidate(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): ExpectedError {
  return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: 'Name a readable file.' });
}

function faultOf(error: unknown): FileJudgement {
  if (!(error instanceof ExpectedError)) return { error };
  return { fault: { severity: 'error', message: error.message, fix: error.fix } };
}

/** A collected file to be judged and merged. */
export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly source: string;
  /** Index of its source; two sources may have the same text. */
  readonly entry: number;
  /** Where it was recorded just now, if it was: there, one start is one recording. */
  readonly recordedAt?: string;
  /** How much each of its samples counts, relative to those of others; default 1. */
  readonly weight?: number;
}

export interface Judged extends Candidate {
  readonly profile: JudgedProfile;
}

export interface Judgements {
  readonly accepted: readonly Judged[];
  /** Files that were left out because something is wrong with them; duplicates do not count. */
  readonly rejected: number;
  readonly findings: readonly FileFinding[];
}

/** A finding, and the index of the source that it is about; absent where it is about none in particular. */
export interface FileFinding {
  readonly entry?: number;
  readonly finding: Finding;
}

/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
export async function judgeAll(
  candidates: readonly Candidate[],
  own: OwnCode | undefined,
  signal: AbortSignal,
  judge = fileJudge({ own, signal }),
): Promise<Judgements> {
  const judgements = await Promise.all(candidates.map(({ path }) => judge.judge(path)));
  const readable: Judged[] = [];
  const findings: FileFinding[] = [];
  const doubted = new Set<string>();
  for (const [at, candidate] of candidates.entries()) {
    const judgement = judgements[at] as FileJudgement;
    if ('error' in judgement) throw judgement.error;
    if ('fault' in judgement) {
      findings.push(about(candidate, judgement.fault));
      continue;
    }
    readable.push({ ...candidate, profile: judgement.profile });
    // A file that is given twice is doubted once; it counts once, too.
    if (!doubted.has(candidate.path))
      findings.push(...judgement.doubts.map((doubt) => about(candidate, doubt)));
    doubted.add(candidate.path);
  }
  const once = dropDuplicates(readable, recordingOf, findings);
  const accepted = dropMisfits(dropDuplicates(once, contentKey, findings), findings);
  findings.push(...aboutPeriods(accepted));
  const rejected = findings.filter(({ finding }) => finding.severity === 'error').length;
  return { accepted, rejected, findings: bounded(findings) };
}

function about({ entry, source, name }: Candidate, { severity, ...rest }: Finding): FileFinding {
  return { entry, finding: { severity, source, file: name, ...rest } };
}

/** Findings that are kept of one source, and of all together. */
const [MOST_OF_SOURCE, MOST_OF_ALL] = [100, 1_000] as const;

/** The first findings of each source, and one that counts the rest. */
function bounded(findings: readonly FileFinding[]): FileFinding[] {
  const counts = new Map<number | undefined, number>();
  const kept: FileFinding[] = [];
  const rest = new Map<number | undefined, { first: Finding; more: number }>();
  for (const one of findings) {
    const number = (counts.get(one.entry) ?? 0) + 1;
    counts.set(one.entry, number);
    if (number <= MOST_OF_SOURCE && kept.length < MOST_OF_ALL) kept.push(one);
    else {
      // Past the bound of all together, one finding counts for all sources.
      const entry = kept.length < MOST_OF_ALL ? one.entry : undefined;
      const { first = one.finding, more = 0 } = rest.get(entry) ?? {};
      rest.set(entry, { first, more: more + 1 });
    }
  }
  for (const [entry, { first, more }] of rest) {
    const { severity, source } = first;
    const message = `There ${more === 1 ? 'is' : 'are'} ${count(more, 'more finding')} like these.`;
    kept.push({ entry, finding: { severity, source: entry === undefined ? undefined : source, message } });
  }
  return kept;
}

/** An endpoint takes one profile at a time. What a server or a folder keeps may have any number with one start. */
function recordingOf({ profile: { timeNanos }, recordedAt }: Judged): string | undefined {
  return recordedAt === undefined || timeNanos <= 0n ? undefined : `${timeNanos} ${recordedAt}`;
}

function contentKey({ profile }: Judged): string {
  return profile.content;
}

/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(
  readable: readonly Judged[],
  keyOf: (judged: Judged) => string | undefined,
  findings: FileFinding[],
): Judged[] {
  return groupBy(readable, keyOf).flatMap(([, twins]) => {
    const [stays, ...others] = [...twins].sort(byFullness) as [Judged, ...Judged[]];
    const weights = twins.map(({ weight = 1 }) => weight);
    const weight = weights.reduce((most, one) => Math.max(most, one));
    const isMixed = weights.some((one) => one !== weight);
    for (const goes of others) findings.push(duplicateFinding(goes, stays, isMixed ? weight : undefined));
    return isMixed ? { ...stays, weight } : stays;
  });
}

/** In the order of the first of each; what has no key is alone. */
function groupBy(
  all: readonly Judged[],
  keyOf: (judged: Judged) => string | undefined,
): [string | undefined, Judged[]][] {
  const groups = new Map<unknown, [string | undefined, Judged[]]>();
  for (const judged of all) {
    const key = keyOf(judged);
    const group = groups.get(key ?? judged) ?? [key, []];
    groups.set(key ?? judged, group);
    group[1].push(judged);
  }
  return [...groups.values()];
}

/** Of the same recording, the fuller one; of one profile in two files, any that is always the same. */
function byFullness({ profile: a }: Judged, { profile: b }: Judged): number {
  return b.samples - a.samples || compareText(a.sha256, b.sha256);
}

function duplicateFinding(goes: Judged, stays: Judged, larger: number | undefined): FileFinding {
  const how =
    goes.profile.sha256 === stays.profile.sha256
      ? 'byte for byte'
      : goes.profile.content === stays.profile.content
        ? 'compressed in another way'
        : 'from the same place and time';
  const what =
    goes.path === stays.path ? 'It is given twice' : `It is the same profile as ${stays.name}, ${how}`;
  const weight = larger === undefined ? '' : `, with the larger weight (${larger})`;
  return about(goes, { severity: 'note', message: `${what}; it counts once${weight}.` });
}

/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable: readonly Judged[], findings: FileFinding[]): Judged[] {
  const columnsOf = ({ profile }: Judged) => `${profile.sampleTypes.join(', ')} per ${profile.periodType}`;
  const samples = (group: readonly Judged[]) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
  const [kept, ...others] = groupBy(readable, columnsOf).sort(
    ([a = '', x], [b = '', y]) => samples(y) - samples(x) || compareText(a, b),
  );
  for (const [columns, group] of others) {
    const message = `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`;
    const fix = 'Collect all profiles in the same way, or merge these separately.';
    findings.push(...group.map((judged) => about(judged, { severity: 'error', message, fix })));
  }
  return kept?.[1] ?? [];
}

/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted: readonly Judged[]): FileFinding[] {
  const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
  if (periods.length < 2) return [];
  const shown = periods.map((nanos) => `${nanos / 1e6} ms`).join(', ');
  const message = `The profiles were sampled every ${shown}: those with more samples a second count for more.`;
  const fix = 'Profile all instances at one rate (Go’s own is 10 ms).';
  return [{ finding: { severity: 'warning', message, fix } }];
}

/** The profiles of one build of the program. */
export interface Build {
  /** Build ID as the program's linker wrote it; absent for profiles that name none, which count as one build. */
  readonly id?: string;
  readonly profiles: number;
  /** Start of the newest of them, nanoseconds since the epoch; 0 when unknown. */
  readonly newest: bigint;
}

/** A clock may be so many milliseconds ahead of ours; a later start says nothing about when a profile was taken. */
const CLOCK_SKEW = 3_600_000;
/** So many builds are named; the result document has all. */
const NAMED = 5;
const SHORT_ID = 12;

/**
 * The builds that profiles are of, newest first. A profile that was merged of several builds elsewhere counts for
 * each of them, so the numbers may add up to more.
 * @param now where given, starts that lie after it do not count as known.
 */
export function buildsOf(inputs: readonly Pick<Judged, 'profile'>[], now?: Date): Build[] {
  const latest = now && BigInt(now.getTime() + CLOCK_SKEW) * 1_000_000n;
  const builds = new Map<string, Build>();
  for (const { profile } of inputs) {
    const start = latest !== undefined && profile.timeNanos > latest ? 0n : profile.timeNanos;
    for (const id of profile.buildIds.length === 0 ? [''] : profile.buildIds) {
      const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
      builds.set(id, {
        id: id === '' ? undefined : id,
        profiles: profiles + 1,
        newest: start > newest ? start : newest,
      });
    }
  }
  return [...builds.values()].sort(
    (a, b) =>
      Number(b.newest > a.newest) - Number(b.newest < a.newest) || compareText(a.id ?? '', b.id ?? ''),
  );
}

/**
 * Says when what was accepted is of several builds and, for `newest`, keeps the profiles of the build that was
 * profiled last. What stays depends on the profiles and the clock alone, not on their order.
 * @param now what starts more than an hour later is of an unknown time.
 */
export function ofWantedBuild(judgements: Judgements, wanted: 'any' | 'newest', now: Date): Judgements {
  const { kept, findings } = chooseBuild(judgements.accepted, wanted, now);
  return { ...judgements, accepted: kept, findings: [...judgements.findings, ...findings] };
}

function chooseBuild(
  inputs: readonly Judged[],
  wanted: 'any' | 'newest',
  now: Date,
): { kept: readonly Judged[]; findings: readonly FileFinding[] } {
  const builds = buildsOf(inputs, now);
  if (builds.every(({ id }) => id === undefined) || builds.length < 2) return { kept: inputs, findings: [] };
  if (wanted === 'any') return { kept: inputs, findings: [{ finding: mixed(builds) }] };
  // What was merged elsewhere cannot be taken apart: it does not say when each of its builds was profiled.
  const pure = inputs.filter(({ profile }) => profile.buildIds.length < 2);
  const separable = buildsOf(pure, now);
  // Profiles without an ID may be of any build, also of an older one.
  const [newest, second] = separable.filter(({ id }) => id !== undefined);
  const why =
    newest === undefined
      ? 'every profile has no build ID or was merged elsewhere of several builds'
      : newest.newest === 0n
        ? 'no profile with a build ID says when it was taken'
        : 'the newest profiles of several builds start at the same time';
  if (newest === undefined || second?.newest === newest.newest)
    return { kept: inputs, findings: [{ finding: undecided(why) }] };
  const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
  const others = separable.filter((build) => build !== newest);
  const left = leftOut(newest, others, inputs.length - pure.length);
  return { kept, findings: [{ finding: left }, ...emptySources(inputs, kept)] };
}

/** One note for each source that gave profiles of which none is kept: else it would seem to have given nothing. */
function emptySources(inputs: readonly Judged[], kept: readonly Judged[]): FileFinding[] {
  const used = new Set(kept.map(({ entry }) => entry));
  const left = new Map(inputs.filter(({ entry }) => !used.has(entry)).map((one) => [one.entry, one.source]));
  return [...left].map(([entry, source]) => {
    const message = 'None of its profiles is merged, by `build-id: newest`: all are of other builds.';
    return { entry, finding: { severity: 'note', source, message } };
  });
}

/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go accepts it. */
function mixed(builds: readonly Build[]): Finding {
  return {
    severity: 'note',
    message: `The profiles are of ${count(builds.length, 'build')} of the program, newest first: ${inWords(builds)}.`,
    fix: 'Set `build-id: newest` to merge only those of the newest, when much has changed in between.',
  };
}

function leftOut(newest: Build, others: readonly Build[], blended: number): Finding {
  const left = [
    ...(others.length === 0 ? [] : [inWords(others)]),
    ...(blended === 0 ? [] : [`${blended} of several builds at once`]),
  ];
  const message = `By \`build-id: newest\`, only ${count(newest.profiles, 'profile')} of build ${nameOf(newest.id)} ${newest.profiles === 1 ? 'is' : 'are'} merged. Left out: ${left.join(', ')}.`;
  const nameless = others.find(({ id }) => id === undefined);
  if (nameless === undefined || nameless.newest <= newest.newest) return { severity: 'note', message };
  return {
    severity: 'warning',
    message: `${message} Those without an ID include the newest of all, so a newer build may be among them.`,
    fix: 'Build the program so that it has an ID (Go 1.24 or later on Linux, without `-ldflags=-buildid=`), or set `build-id: any`.',
  };
}

function undecided(why: string): Finding {
  return {
    severity: 'warning',
    message: `\`build-id: newest\` cannot choose, since ${why}: the profiles of all builds are merged.`,
    fix: 'Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`).',
  };
}

function inWords(builds: readonly Build[]): string {
  const named = builds.slice(0, NAMED).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
  const rest = builds.slice(NAMED);
  const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
  return [...named, ...(rest.length === 0 ? [] : [`${more} of ${rest.length} others`])].join(', ');
}

/** Enough of a build ID to recognize it; on Windows, Go writes a path and a time, which are not shown. */
function nameOf(id: string | undefined): string {
  if (id === undefined) return 'builds without an ID';
  return (/^[0-9a-f]{12,}$/i.test(id) ? id : digest(id)).slice(0, SHORT_ID);
}
