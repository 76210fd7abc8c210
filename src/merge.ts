import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from './errors.ts';
import { run } from './exec.ts';
import type { Finding } from './finding.ts';
import { MAX_PROFILE_BYTES, profileBytes } from './profile/bytes.ts';
import { compactToEdges } from './profile/compact.ts';
import { decodeProfile } from './profile/decode.ts';
import { callEdges, compareText, type EdgeSet } from './profile/edges.ts';
import { type Profile, totalOf } from './profile/profile.ts';
import type { OwnCode } from './profile/stale.ts';
import { type JudgedProfile, judge } from './profile/validate.ts';
import { encodeWhole } from './profile/whole.ts';
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
  const first = new Map<string, Judged>();
  for (const judged of readable) {
    const known = first.get(judged.profile.sha256);
    if (known === undefined) {
      first.set(judged.profile.sha256, judged);
      continue;
    }
    findings.push({
      severity: 'note',
      source: judged.source,
      file: judged.name,
      message: `It is the same file as ${known.name}, byte for byte; it counts once.`,
    });
  }
  return [...first.values()];
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

function columnsOf(profile: JudgedProfile): string {
  return `${profile.sampleTypes.join(', ')} per ${profile.periodType}`;
}

export interface MergedProfile {
  /** What is to be committed. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** The whole merge, decoded. */
  readonly profile: Profile;
  readonly edges: EdgeSet;
  readonly samples: number;
  readonly cpuNanos: bigint;
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly Judged[];
}

export interface MergeOptions {
  /** The pprof tool itself: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  readonly compact: 'edges' | 'none';
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
 * order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs.
 */
export async function mergeProfiles(
  inputs: readonly Judged[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const profile = decodeProfile(await profileBytes(await readFile(await mergeFiles(ordered, options))));
  assertTotals(profile, ordered);
  const edges = callEdges(profile);
  const bytes = options.compact === 'edges' ? compactToEdges(profile) : encodeWhole(profile);
  const samples = ordered.reduce((sum, input) => sum + input.profile.samples, 0);
  return {
    bytes,
    sha256: digest(bytes),
    profile,
    edges,
    samples,
    cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
    ownShare: meanOwnShare(ordered),
    inputsSha256: digest(ordered.map((input) => input.profile.sha256).join('\n')),
    inputs: ordered,
  };
}

/** Inputs of one pprof call: far below the limits of argument length (2 MB) and open files. */
const FILES_PER_CALL = 1_000;

async function mergeFiles(inputs: readonly Judged[], options: MergeOptions): Promise<string> {
  const folder = join(options.scratch, 'merge');
  await mkdir(folder, { recursive: true });
  // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
  let level = await Promise.all(
    inputs.map(async ({ path }, index) => {
      const alias = join(folder, `0-${index}.pprof`);
      await linkOrCopy(path, alias);
      return alias;
    }),
  );
  for (let depth = 1; ; depth++) {
    const merged: string[] = [];
    for (let i = 0; i < level.length; i += FILES_PER_CALL) {
      const output = join(folder, `${depth}-${merged.length}.pprof`);
      await pprofMerge(level.slice(i, i + FILES_PER_CALL), output, options);
      merged.push(output);
    }
    level = merged;
    if (merged.length <= 1) return merged[0] as string;
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    // A hard link to a symbolic link would dangle: resolve it first.
    await link(await realpath(from), to);
  } catch {
    // Another file system, or one without hard links.
    await copyFile(from, to);
  }
}

async function pprofMerge(files: readonly string[], output: string, options: MergeOptions): Promise<void> {
  // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
  const result = await run([options.pprof, '-proto', '-symbolize=none', `-output=${output}`, ...files], {
    cwd: options.scratch,
    env: options.env,
    signal: options.signal,
  });
  if (result.exitCode === 0) return;
  throw new ExpectedError(
    `\`go tool pprof -proto\` failed: ${result.stderr.trim().split('\n').slice(-3).join(' ')}`,
    {
      fix: 'Run `go-pgo inspect` on the collected files to see which one it cannot read.',
    },
  );
}

/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(merged: Profile, inputs: readonly Judged[]): void {
  merged.sampleTypes.forEach(({ type, unit }, index) => {
    const expected = inputs.reduce((sum, { profile }) => sum + (profile.totals[index] ?? 0n), 0n);
    const actual = totalOf(merged, index);
    if (actual === expected) return;
    throw new ExpectedError(
      `The merge of ${inputs.length} profiles holds ${actual} ${type}/${unit}, but its inputs hold ${expected}: something was lost, so nothing is written.`,
      {
        fix: 'Run it again; if it stays so, merge the sources one by one to find the profile at fault, and report it.',
      },
    );
  });
}

/** Weighted by samples; undefined when any input cannot tell. */
function meanOwnShare(inputs: readonly Judged[]): number | undefined {
  let own = 0;
  let all = 0;
  for (const { profile } of inputs) {
    if (profile.ownShare === undefined) return undefined;
    own += profile.ownShare * profile.samples;
    all += profile.samples;
  }
  return all === 0 ? undefined : own / all;
}

function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
