import { readFileSync, statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import { ExpectedError } from '../errors.ts';
import { reasonOf } from '../files/replace-file.ts';
import type { Finding } from '../finding.ts';
import { count } from '../format.ts';
import { contentOf, MAX_PROFILE_BYTES, tooLarge } from './bytes.ts';
import { compareText } from './columns.ts';
import { type EdgePart, EdgeParts } from './edge-parts.ts';
import { KnownNames, type Rename } from './names.ts';
import type { OwnCode } from './stale.ts';
import { type Doubt, type JudgedProfile, type Judgement, judgeContent } from './validate.ts';

/** Judges files by themselves, each once, from when it is first asked about. */
export interface FileJudge {
  /** Never rejects: its caller may come later, or never. */
  judge(path: string): Promise<FileJudgement>;
  /** Sums of the call edges of what was accepted so far; none where nobody asked for them. */
  parts(): readonly EdgePart[];
}

/** `fault`: why it may not enter the merge; `error`: a bug, or the reason of a cancelled run. */
export type FileJudgement = Judgement | { readonly fault: Doubt } | { readonly error: unknown };

export interface FileJudgeOptions {
  readonly own: OwnCode | undefined;
  readonly signal: AbortSignal;
  /** What functions are called today. */
  readonly renames?: readonly Rename[];
  /** A folder, made where there is none, for the sums of the call edges of files that were judged. */
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
    const content = await contentOf(readFileSync(path));
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
      return faultOf(error, path);
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
  const found = statSync(path);
  if (!found.isFile() && !found.isDirectory())
    throw new ExpectedError('It is a pipe, socket or device.', { fix: 'Name a file.' });
  if (found.size > MAX_PROFILE_BYTES) throw tooLarge(found.size);
  return found.size;
}

function faultOf(error: unknown, path: string): FileJudgement {
  if (error instanceof ExpectedError)
    return { fault: { severity: 'error', message: error.message, fix: error.fix } };
  if (error instanceof Error && 'syscall' in error && (error as NodeJS.ErrnoException).path === path) {
    const message = `It cannot be read: ${reasonOf(error)}.`;
    return { fault: { severity: 'error', message, fix: 'Name a readable file.' } };
  }
  return { error };
}

/** A collected file to be judged and merged. */
export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly source: string;
  /** Index of its source; two sources may be written alike. */
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

/** Findings that are kept of one source, and of all together; a report of thousands helps nobody. */
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
    const weight = Math.max(...weights);
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
