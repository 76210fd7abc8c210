import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from './errors.ts';
import { run } from './exec.ts';
import { profileBytes, sizeUnpacked } from './profile/bytes.ts';
import { decodeProfile } from './profile/decode.ts';
import type { Profile } from './profile/profile.ts';
import { scaleValues } from './profile/scale.ts';

export interface FileToMerge {
  readonly path: string;
  /** How often each of its values counts. */
  readonly factor: number;
}

export interface PprofMergeOptions {
  /** The pprof tool itself: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Inputs of one call, which are in its memory at the same time; default: far below the limits of argument length (2 MB) and open files. */
  readonly filesPerCall?: number;
}

/** It collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/** Profiles that are read and scaled at the same time; bounds the memory. */
const SCALED_AT_ONCE = 4;

const FILES_PER_CALL = 1_000;
/** No more than this in one call, unpacked, where it is two files at least: pprof holds several times as much. */
const BYTES_PER_CALL = 64 * 1024 * 1024;

/**
 * Merges profile files, each times its factor, with as many calls of pprof as it takes.
 * @throws ExpectedError when pprof says that it failed; that it dropped a file, only the sums show.
 */
export async function mergeFiles(
  inputs: readonly FileToMerge[],
  options: PprofMergeOptions,
): Promise<Profile> {
  const merged = await mergeToOne(inputs, options);
  return decodeProfile(await profileBytes(await readFile(merged)));
}

async function mergeToOne(inputs: readonly FileToMerge[], options: PprofMergeOptions): Promise<string> {
  const folder = join(options.scratch, 'merge');
  await mkdir(folder, { recursive: true });
  // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
  const limit = pLimit(SCALED_AT_ONCE);
  let level = await Promise.all(
    inputs.map(async ({ path, factor }, index) => {
      const alias = join(folder, `0-${index}.pprof`);
      if (factor === 1) await linkOrCopy(path, alias);
      else await limit(() => writeScaled(path, factor, alias));
      return alias;
    }),
  );
  for (let depth = 1; ; depth++) {
    const outputs: string[] = [];
    for (const files of await callsFor(level, options.filesPerCall ?? FILES_PER_CALL)) {
      const output = join(folder, `${depth}-${outputs.length}.pprof`);
      await pprofMerge(files, output, options);
      outputs.push(output);
    }
    level = outputs;
    if (outputs.length <= 1) return outputs[0] as string;
  }
}

/** The files, as they are given to one call after the other. */
async function callsFor(files: readonly string[], most: number): Promise<readonly (readonly string[])[]> {
  const calls: string[][] = [];
  let [call, bytes]: [string[], number] = [[], 0];
  for (const file of files) {
    const size = sizeUnpacked(await readFile(file));
    if (call.length >= most || (call.length >= 2 && bytes + size > BYTES_PER_CALL)) {
      calls.push(call);
      [call, bytes] = [[], 0];
    }
    call.push(file);
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
