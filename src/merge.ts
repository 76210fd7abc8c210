import { createHash } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from './errors.ts';
import { run } from './exec.ts';
import type { MergedPart } from './merge-ahead.ts';
import { profileBytes } from './profile/bytes.ts';
import {
  compactToEdges,
  countTotals,
  type Totals,
  type WeightedSamples,
  type Written,
} from './profile/compact.ts';
import { decodeProfile } from './profile/decode.ts';
import { callEdges, compareText, type EdgeSet } from './profile/edges.ts';
import { excludeInStacks } from './profile/excluded-stacks.ts';
import { type Exclusion, withOwnNames } from './profile/exclusions.ts';
import { type Profile, totalOf } from './profile/profile.ts';
import { type Provenance, provenanceInWords, windowOf } from './profile/provenance.ts';
import { type Rename, withNewNames } from './profile/rename.ts';
import { scaleValues } from './profile/scale.ts';
import { encodeWhole } from './profile/whole.ts';
import type { WeighedInput } from './weigh.ts';

export interface MergedProfile extends Totals {
  /** What is to be committed. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** The whole merge, decoded. */
  readonly profile: Profile;
  readonly edges: EdgeSet;
  /** Call edges in `bytes`. */
  readonly writtenEdges: number;
  /** Calls that the compiler does not take for hot in `bytes`; in all else they are as they were. */
  readonly exclusions: readonly Exclusion[];
  /** What functions are called today by git's history, beside what the user says; absent where nobody looked. */
  readonly foundRenames?: readonly Rename[];
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly WeighedInput[];
}

export interface MergeOptions {
  /** The pprof tool itself: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  readonly compact: 'edges' | 'none';
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** What functions of the inputs are called today. */
  readonly renames?: readonly Rename[];
  /** Looks for further ones of what is in the merge, under the names of the inputs. */
  findRenames?(edges: EdgeSet): Promise<readonly Rename[]>;
  /** What the file says of where it comes from; undefined: what its inputs tell. */
  readonly provenance?: Provenance;
  /** Calls that the compiler is not to take for hot. */
  readonly exclusions?: readonly Exclusion[];
  /** Inputs that are merged already; one of which not all members are inputs, or some count more often, is not used. */
  readonly parts?: readonly MergedPart[];
}

/**
 * Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
 * order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its
 * factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const merged = decodeProfile(await profileBytes(await readFile(await mergeFiles(ordered, options))));
  const named = withOwnNames(merged);
  const found = (await options.findRenames?.(callEdges(named))) ?? [];
  const profile = withNewNames(named, [...(options.renames ?? []), ...found]);
  assertTotals(profile, ordered);
  const edges = callEdges(profile);
  // Of the inputs, not of the merge: an input that is compacted itself holds edges where others hold samples.
  const weighted = weightedSamples(ordered);
  const totals: Totals = {
    samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
    cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
    ...(weighted && { weighted }),
  };
  const { exclusions = [] } = options;
  const inputsSha256 = digest(ordered.map((input) => input.profile.sha256).join('\n'));
  const bytes = encodeMerge(profile, totals, options.compact, {
    exclusions,
    remarks: remarksOf(ordered, inputsSha256, options),
  });
  return {
    bytes,
    sha256: digest(bytes),
    profile,
    edges,
    writtenEdges: edges.edges.length,
    exclusions,
    ...totals,
    ownShare: meanOwnShare(ordered),
    inputsSha256,
    inputs: ordered,
  };
}

/** What the file says of itself, beside its totals. */
export function remarksOf(
  inputs: readonly WeighedInput[],
  inputsSha256: string,
  { provenance }: MergeOptions,
  carryOver?: number,
): string[] {
  const window = windowOf(inputs.map(({ profile }) => profile));
  return provenanceInWords(provenance, window, inputsSha256, carryOver);
}

/** What is to be committed of a merge. */
export function encodeMerge(
  profile: Profile,
  totals: Totals,
  compact: MergeOptions['compact'],
  written: Written = {},
): Uint8Array {
  if (compact === 'edges') return compactToEdges(profile, totals, written);
  const stacks = excludeInStacks(profile, written.exclusions ?? []);
  const { samples } = countTotals(stacks);
  if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
  // Some stacks became several: the values no longer tell how many samples were taken.
  const effective = totals.weighted?.effective ?? totals.samples;
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, written.remarks);
}

/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs: readonly WeighedInput[]): WeightedSamples | undefined {
  if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === undefined)) return undefined;
  let sum = 0;
  let squares = 0;
  for (const { factor, profile } of inputs) {
    const { samples, effective } = profile.weighted ?? {
      samples: profile.samples,
      effective: profile.samples,
    };
    if (effective === 0) continue;
    sum += factor * samples;
    squares += (factor * samples) ** 2 / effective;
  }
  return squares === 0 ? undefined : { samples: sum, effective: Math.max(1, Math.round(sum ** 2 / squares)) };
}

/** Profiles that are read and scaled at the same time; bounds the memory. */
const SCALED_AT_ONCE = 4;

/** Inputs of one pprof call: far below the limits of argument length (2 MB) and open files. */
const FILES_PER_CALL = 1_000;

async function mergeFiles(inputs: readonly WeighedInput[], options: MergeOptions): Promise<string> {
  const folder = join(options.scratch, 'merge');
  await mkdir(folder, { recursive: true });
  const unchanged = new Set(inputs.flatMap(({ path, factor }) => (factor === 1 ? path : [])));
  const parts = (options.parts ?? []).filter(({ members }) =>
    [...members].every((path) => unchanged.has(path)),
  );
  const merged = new Set(parts.flatMap(({ members }) => [...members]));
  // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
  const limit = pLimit(SCALED_AT_ONCE);
  const rest = await Promise.all(
    inputs
      .filter(({ path }) => !merged.has(path))
      .map(async ({ path, factor }, index) => {
        const alias = join(folder, `0-${index}.pprof`);
        if (factor === 1) await linkOrCopy(path, alias);
        else await limit(() => writeScaled(path, factor, alias));
        return alias;
      }),
  );
  let level = [...parts.map(({ path }) => path), ...rest];
  for (let depth = 1; ; depth++) {
    const outputs: string[] = [];
    for (let i = 0; i < level.length; i += FILES_PER_CALL) {
      const output = join(folder, `${depth}-${outputs.length}.pprof`);
      await pprofMerge(level.slice(i, i + FILES_PER_CALL), output, options);
      outputs.push(output);
    }
    level = outputs;
    if (outputs.length <= 1) return outputs[0] as string;
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    // A hard link to a symbolic link would dangle: resolve it first.
    await link(await realpath(from), to);
  } catch {
    // Another file system, or one without hard links. Where there is a link already, it must not be written through.
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** pprof knows no weights, so it is given a copy that holds more. */
async function writeScaled(from: string, factor: number, to: string): Promise<void> {
  await writeFile(to, scaleValues(await profileBytes(await readFile(from)), factor));
}

/** @throws ExpectedError when pprof says that it failed; that it dropped a file, only the sums show. */
export async function pprofMerge(
  files: readonly string[],
  output: string,
  options: Pick<MergeOptions, 'pprof' | 'scratch' | 'env' | 'signal'>,
): Promise<void> {
  // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
  const result = await run([options.pprof, '-proto', '-symbolize=none', `-output=${output}`, ...files], {
    cwd: options.scratch,
    env: options.env,
    credentials: 'nothing',
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
function assertTotals(merged: Profile, inputs: readonly WeighedInput[]): void {
  merged.sampleTypes.forEach(({ type, unit }, index) => {
    const expected = inputs.reduce(
      (sum, { profile, factor }) => sum + BigInt(factor) * (profile.totals[index] ?? 0n),
      0n,
    );
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
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  let own = 0;
  let all = 0;
  for (const { profile } of inputs) {
    if (profile.ownShare === undefined) return undefined;
    own += profile.ownShare * profile.samples;
    all += profile.samples;
  }
  return all === 0 ? undefined : own / all;
}

export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
