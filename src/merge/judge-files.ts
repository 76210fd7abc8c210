import { ExpectedError } from '../system/errors.ts';
import { reasonOf } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { compareText } from '../profile/edges.ts';
import type { OwnCode } from '../profile/stale.ts';
import type { JudgedProfile } from '../profile/validate.ts';
import { type FileJudgement, fileJudge } from './file-judge.ts';

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
  /** One per file that was left out (`error`) or doubted. */
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
  const asked = candidates.map(({ path }) => judge.judge(path));
  const results: Result[] = [];
  for (const [index, judging] of asked.entries())
    results.push(resultOf(candidates[index] as Candidate, await judging));
  const readable = results.flatMap(({ judged }) => judged ?? []);
  const known = new Set<string>();
  const findings = results.flatMap((result, i) => {
    // A file that is given twice is doubted once; it counts once, too.
    const path = candidates[i]?.path ?? '';
    const isTwin = result.judged !== undefined && known.has(path);
    known.add(path);
    return isTwin ? [] : result.findings;
  });
  const unique = dropDuplicates(readable, findings);
  const accepted = dropMisfits(unique, findings);
  findings.push(...aboutPeriods(accepted));
  return {
    accepted,
    rejected: findings.filter(({ finding }) => finding.severity === 'error').length,
    findings,
  };
}

interface Result {
  readonly judged?: Judged;
  readonly findings: readonly FileFinding[];
}

function resultOf(candidate: Candidate, judgement: FileJudgement): Result {
  if ('profile' in judgement) {
    const { profile, doubts } = judgement;
    return { judged: { ...candidate, profile }, findings: doubts.map((doubt) => about(candidate, doubt)) };
  }
  const { error } = judgement;
  const known = isSystemError(error) ? unreadable(error) : error;
  if (!(known instanceof ExpectedError)) throw error;
  const { message, fix } = known;
  return { findings: [about(candidate, { severity: 'error', message, ...(fix && { fix }) })] };
}

function about({ entry, source, name }: Candidate, finding: Finding): FileFinding {
  const { severity, ...rest } = finding;
  return { entry, finding: { severity, source, file: name, ...rest } };
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function unreadable(error: unknown): ExpectedError {
  return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: 'Name a readable file.' });
}

/** Keeps one of each set of twins; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable: readonly Judged[], findings: FileFinding[]): Judged[] {
  return setsOfTwins(readable).flatMap((twins) => {
    const [stays, ...others] = [...twins].sort(byFullness);
    if (stays === undefined) return [];
    findings.push(...others.map((goes) => duplicateFinding(goes, stays, twins)));
    const weight = Math.max(...twins.map(weightOf));
    return weight === weightOf(stays) ? stays : { ...stays, weight };
  });
}

/** Twins of a twin are twins, too. Sets and what is in them are in the given order. */
function setsOfTwins(readable: readonly Judged[]): Judged[][] {
  // Of each, an earlier twin or itself; following it leads to the first of its set.
  const twin = readable.map((_, index) => index);
  const firstOf = (index: number): number => {
    let at = index;
    for (let before = twin[at] as number; before !== at; before = twin[at] as number) {
      twin[at] = twin[before] as number;
      at = before;
    }
    return at;
  };
  const known = new Map<string, number>();
  for (const [index, judged] of readable.entries()) {
    for (const key of keysOf(judged)) {
      const [a, b] = [firstOf(index), firstOf(known.get(key) ?? index)];
      twin[Math.max(a, b)] = Math.min(a, b);
      known.set(key, Math.min(a, b));
    }
  }
  return [...groupBy(readable, (_, index) => firstOf(index)).values()];
}

/** In the given order, those of each key and the keys. */
function groupBy<K>(all: readonly Judged[], keyOf: (judged: Judged, index: number) => K): Map<K, Judged[]> {
  const groups = new Map<K, Judged[]>();
  for (const [index, judged] of all.entries()) {
    const key = keyOf(judged, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [judged]);
    else group.push(judged);
  }
  return groups;
}

/** What no two profiles share that are not the same. */
function keysOf({ profile: { content, timeNanos }, recordedAt }: Judged): string[] {
  // An endpoint starts one profile at a time. What a server or a folder keeps may have any number with one start.
  return recordedAt === undefined || timeNanos <= 0n ? [content] : [content, `${timeNanos} ${recordedAt}`];
}

function weightOf({ weight = 1 }: Judged): number {
  return weight;
}

/** Of the same recording, the fuller one; of one profile in two files, any that is always the same. */
function byFullness({ profile: a }: Judged, { profile: b }: Judged): number {
  return b.samples - a.samples || compareText(a.sha256, b.sha256);
}

function duplicateFinding(goes: Judged, stays: Judged, twins: readonly Judged[]): FileFinding {
  const how =
    goes.profile.sha256 === stays.profile.sha256
      ? 'byte for byte'
      : goes.profile.content === stays.profile.content
        ? 'compressed in another way'
        : 'from the same place and time';
  const weights = twins.map(weightOf);
  const largest = Math.max(...weights);
  const weight = weights.every((one) => one === largest) ? '' : `, with the larger weight (${largest})`;
  const what =
    goes.path === stays.path ? 'It is given twice' : `It is the same profile as ${stays.name}, ${how}`;
  return about(goes, { severity: 'note', message: `${what}; it counts once${weight}.` });
}

/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable: readonly Judged[], findings: FileFinding[]): Judged[] {
  const groups = groupBy(readable, ({ profile }) => columnsOf(profile));
  const samples = (group: readonly Judged[]) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
  const [kept, ...others] = [...groups].sort(
    ([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b),
  );
  for (const [columns, group] of others) {
    for (const judged of group) {
      const message = `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`;
      const fix = 'Collect all profiles in the same way, or merge these separately.';
      findings.push(about(judged, { severity: 'error', message, fix }));
    }
  }
  return kept?.[1] ?? [];
}

/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted: readonly Judged[]): FileFinding[] {
  const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
  if (periods.length < 2) return [];
  const shown = periods.map((nanos) => `${nanos / 1e6} ms`).join(', ');
  return [
    {
      finding: {
        severity: 'warning',
        message: `The profiles were sampled every ${shown}: those with more samples a second count for more.`,
        fix: 'Profile all instances at one rate (Go’s own is 10 ms).',
      },
    },
  ];
}

function columnsOf(profile: JudgedProfile): string {
  return `${profile.sampleTypes.join(', ')} per ${profile.periodType}`;
}
