import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { count, fixed } from '../system/format.ts';
import { profileBytes, sizeUnpacked, sizeUnpackedAt } from '../profile/bytes.ts';
import { scaleValues } from '../profile/scale.ts';

export interface FileToMerge {
  readonly path: string;
  readonly name: string;
  /** How often each of its values counts. */
  readonly factor: number;
  /** Bytes, unpacked. */
  readonly size: number;
}

type SizedFile = Pick<FileToMerge, 'path' | 'size'>;

export interface PprofMergeOptions {
  /** The pprof tool itself: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** What is merged in one call, and is in pprof's memory at the same time. */
interface CallLimits {
  readonly files: number;
  /** Of several files, unpacked. */
  readonly bytes: number;
  /** So many files are merged in one call, however large. */
  readonly least: number;
}

/** Of whole stacks, unpacked: in pprof and in objects, they take thirty times as much. */
const MOST_OF_STACKS = 8 * 1024 * 1024;

/** It collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/** Profiles that are read and scaled at the same time; bounds the memory. */
const SCALED_AT_ONCE = 2;

/** Far below the limits of argument length (2 MB) and open files. */
const WHOLE: CallLimits = { files: 1_000, bytes: MOST_OF_STACKS, least: 2 };
/** Of a hundred profiles each. Of sums, pprof holds some twenty times as much, and as much again of the result. */
const SUMS: CallLimits = { files: 8, bytes: 8 * 1024 * 1024, least: 1 };

/**
 * Merges profile files with their whole stacks, each times its factor, with as many calls of pprof as it takes.
 * @returns protocol buffers.
 * @throws ExpectedError when they are too large, or pprof says that it failed; that it dropped a file, only the sums show.
 */
export async function mergeFiles(
  inputs: readonly FileToMerge[],
  options: PprofMergeOptions,
): Promise<Uint8Array> {
  for (const { size, name } of inputs) mustBeUsual(size, name);
  const [merged = ''] = await mergeInCalls(inputs, options, WHOLE);
  const file = await readFile(merged);
  mustBeUsual(sizeUnpacked(file), `The merge of ${count(inputs.length, 'profile')}`);
  return profileBytes(file, MOST_OF_STACKS);
}

/** @throws ExpectedError */
function mustBeUsual(size: number, what: string): void {
  if (size <= MOST_OF_STACKS) return;
  throw new ExpectedError(
    `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`,
    { fix: 'Use `compact: edges`, the default: the compiler makes the same of it.' },
  );
}

/**
 * As `mergeFiles`, of sums of call edges: into one profile, or into some that would take too much memory in one call.
 * @returns protocol buffers, each read when it is asked for.
 */
export async function* mergeSums(
  paths: readonly string[],
  options: PprofMergeOptions,
): AsyncGenerator<Uint8Array> {
  const inputs = await Promise.all(
    paths.map(async (path) => ({ path, name: path, factor: 1, size: await sizeUnpackedAt(path) })),
  );
  for (const merged of await mergeInCalls(inputs, options, SUMS)) {
    yield profileBytes(await readFile(merged));
  }
}

/** Into one file or, where `least` is 1, into several that would be too large for one call. */
async function mergeInCalls(
  inputs: readonly FileToMerge[],
  options: PprofMergeOptions,
  limits: CallLimits,
): Promise<string[]> {
  const folder = join(options.scratch, 'merge');
  await mkdir(folder, { recursive: true });
  // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
  const limit = pLimit(SCALED_AT_ONCE);
  let level: SizedFile[] = await Promise.all(
    inputs.map(async ({ path, factor, size }, index) => {
      const alias = join(folder, `0-${index}.pprof`);
      if (factor === 1) await linkOrCopy(path, alias);
      else await limit(() => writeScaled(path, factor, alias));
      return { path: alias, size };
    }),
  );
  for (let depth = 1; ; depth++) {
    const outputs: SizedFile[] = [];
    const calls = callsFor(level, limits);
    if (depth > 1 && calls.length === level.length) return level.map(({ path }) => path);
    for (const files of calls) {
      const output = join(folder, `${depth}-${outputs.length}.pprof`);
      await pprofMerge(files, output, options);
      outputs.push({ path: output, size: await sizeUnpackedAt(output) });
    }
    level = outputs;
  }
}

/** The files, as they are given to one call after the other. */
function callsFor(files: readonly SizedFile[], limits: CallLimits): readonly (readonly string[])[] {
  const calls: string[][] = [];
  let [call, bytes]: [string[], number] = [[], 0];
  for (const { path, size } of files) {
    if (call.length >= limits.files || (call.length >= limits.least && bytes + size > limits.bytes)) {
      calls.push(call);
      [call, bytes] = [[], 0];
    }
    call.push(path);
    bytes += size;
  }
  calls.push(call);
  return calls;
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

/** One call of it. @throws ExpectedError as `mergeFiles`. */
export async function pprofMerge(
  files: readonly string[],
  output: string,
  options: PprofMergeOptions,
): Promise<void> {
  // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
  const result = await run([options.pprof, '-proto', '-symbolize=none', `-output=${output}`, ...files], {
    cwd: options.scratch,
    env: { ...options.env, ...MODEST },
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
