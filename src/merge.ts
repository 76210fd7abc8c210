import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from './errors.ts';
import { run } from './exec.ts';
import type { Judged } from './judge-files.ts';
import { profileBytes } from './profile/bytes.ts';
import { compactToEdges } from './profile/compact.ts';
import { decodeProfile } from './profile/decode.ts';
import { callEdges, compareText, type EdgeSet } from './profile/edges.ts';
import { type Profile, totalOf } from './profile/profile.ts';
import { encodeWhole } from './profile/whole.ts';

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
  // Of the inputs, not of the merge: an input that is compacted itself holds edges where others hold samples.
  const totals = {
    samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
    cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
  };
  const bytes = options.compact === 'edges' ? compactToEdges(profile, totals) : encodeWhole(profile);
  return {
    bytes,
    sha256: digest(bytes),
    profile,
    edges,
    ...totals,
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
