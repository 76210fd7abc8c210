import { readFile, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { ExpectedError } from './errors.ts';
import type { Finding } from './finding.ts';
import { MAX_PROFILE_BYTES } from './profile/bytes.ts';
import { compareText } from './profile/edges.ts';
import type { OwnCode } from './profile/stale.ts';
import { type JudgedProfile, judge } from './profile/validate.ts';
import { reasonOf } from './replace-file.ts';

/** A collected file to be judged and merged. */
export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly source: string;
}

export interface Judged extends Candidate {
  readonly profile: JudgedProfile;
}

export interface Judgements {
  readonly accepted: readonly Judged[];
  /** Files that were left out because something is wrong with them; duplicates do not count. */
  readonly rejected: number;
  /** One per file that was left out (`error`) or doubted. */
  readonly findings: readonly Finding[];
}

/** Files that are read and decoded at the same time; bounds the memory, whatever the number of files. */
const DECODED_AT_ONCE = 4;

/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
export async function judgeAll(
  candidates: readonly Candidate[],
  own: OwnCode | undefined,
  signal: AbortSignal,
): Promise<Judgements> {
  const limit = pLimit(DECODED_AT_ONCE);
  const results = await Promise.all(
    candidates.map((candidate) =>
      limit(async () => {
        signal.throwIfAborted();
        return judgeOne(candidate, own);
      }),
    ),
  );
  const readable = results.flatMap(({ judged }) => judged ?? []);
  const findings = results.flatMap((result) => result.findings);
  const unique = dropDuplicates(readable, findings);
  const accepted = dropMisfits(unique, findings);
  findings.push(...aboutPeriods(accepted));
  return { accepted, rejected: findings.filter(({ severity }) => severity === 'error').length, findings };
}

/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
async function readCandidate(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (!found.isFile() && !found.isDirectory())
    throw new ExpectedError('It is a pipe, socket or device.', { fix: 'Name a file.' });
  if (found.size > MAX_PROFILE_BYTES) {
    throw new ExpectedError(`It has ${Math.round(found.size / 1024 / 1024)} MiB.`, {
      fix: 'No CPU profile is that large: look where this file comes from.',
    });
  }
  return readFile(path);
}

async function judgeOne(
  candidate: Candidate,
  own: OwnCode | undefined,
): Promise<{ judged?: Judged; findings: Finding[] }> {
  const where = { source: candidate.source, file: candidate.name };
  try {
    const { profile, doubts } = await judge(await readCandidate(candidate.path), own);
    return { judged: { ...candidate, profile }, findings: doubts.map((doubt) => ({ ...where, ...doubt })) };
  } catch (error) {
    const known = isSystemError(error) ? unreadable(error) : error;
    if (!(known instanceof ExpectedError)) throw error;
    const { message, fix } = known;
    return { findings: [{ severity: 'error', ...where, message, ...(fix && { fix }) }] };
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function unreadable(error: unknown): ExpectedError {
  return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: 'Name a readable file.' });
}

function dropDuplicates(readable: readonly Judged[], findings: Finding[]): Judged[] {
  const bytes = new Map<string, Judged>();
  const recordings = new Map<string, Judged>();
  return readable.filter((judged) => {
    const { sha256, timeNanos } = judged.profile;
    // One endpoint starts one profile at a time, so the same start is the same recording.
    const recording = timeNanos > 0n ? `${timeNanos} ${judged.name}` : sha256;
    const twin = bytes.get(sha256) ?? recordings.get(recording);
    if (twin === undefined) {
      bytes.set(sha256, judged);
      recordings.set(recording, judged);
      return true;
    }
    const how = twin.profile.sha256 === sha256 ? 'byte for byte' : 'from the same place and time';
    findings.push({
      severity: 'note',
      source: judged.source,
      file: judged.name,
      message: `It is the same profile as ${twin.name}, ${how}; it counts once.`,
    });
    return false;
  });
}

/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable: readonly Judged[], findings: Finding[]): Judged[] {
  const groups = new Map<string, Judged[]>();
  for (const judged of readable) {
    const columns = columnsOf(judged.profile);
    groups.set(columns, [...(groups.get(columns) ?? []), judged]);
  }
  const samples = (group: readonly Judged[]) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
  const [kept, ...others] = [...groups].sort(
    ([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b),
  );
  for (const [columns, group] of others) {
    for (const judged of group) {
      findings.push({
        severity: 'error',
        source: judged.source,
        file: judged.name,
        message: `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`,
        fix: 'Collect all profiles in the same way, or merge these separately.',
      });
    }
  }
  return kept?.[1] ?? [];
}

/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted: readonly Judged[]): Finding[] {
  const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
  if (periods.length < 2) return [];
  const shown = periods.map((nanos) => `${nanos / 1e6} ms`).join(', ');
  return [
    {
      severity: 'warning',
      message: `The profiles were sampled every ${shown}: those with more samples a second count for more.`,
      fix: 'Profile all instances at one rate (Go’s own is 10 ms).',
    },
  ];
}

function columnsOf(profile: JudgedProfile): string {
  return `${profile.sampleTypes.join(', ')} per ${profile.periodType}`;
}
