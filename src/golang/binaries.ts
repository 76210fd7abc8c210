import { constants } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError, reasonOf, UsageError } from '../system/errors.ts';
import { readIfThere, replaceFile, sha256OfFile } from '../system/files.ts';
import {
  type Binary,
  type BuildPair,
  type BuildSide,
  type Made,
  type MadePair,
  SIDES,
  type Sides,
} from './build.ts';

/**
 * Creates the output folder, and removes from it what an earlier run left under these names: a failed run must not leave old
 * binaries to the next step.
 * @param spared paths of files that stay, whatever their names: binaries that are only to be compared.
 */
export async function clearPlace(
  directory: string,
  names: readonly string[],
  spared: readonly string[],
): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const file of names.map((name) => path.join(directory, name))) {
      if (!(await isOneOf(file, spared))) await rm(file, { force: true });
    }
  } catch (error) {
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Let `output-directory` name a folder that this user may write to.',
      cause: error,
    });
  }
}

/** @throws UsageError when a binary that is only to be compared lies where the other one is to be written. */
export async function requireApart(
  directory: string,
  names: Sides<string>,
  sides: Sides<BuildSide>,
): Promise<void> {
  for (const side of SIDES) {
    const file = path.join(directory, names[side]);
    if (sides[side].kind === 'binary' || !(await isOneOf(file, prebuilt(Object.values(sides))))) continue;
    throw new UsageError(`${file} is to be compared, and the ${side} would be written over it.`, {
      fix: 'Let `output-directory` name another folder.',
    });
  }
}

/** Paths of the given binaries among the sides. */
export function prebuilt(sides: readonly BuildSide[]): string[] {
  return sides.flatMap((side) => (side.kind === 'binary' ? [side.path] : []));
}

/** Whether there is a file, and one of `paths` leads to the same. */
async function isOneOf(file: string, paths: readonly string[]): Promise<boolean> {
  const identify = (path: string) => stat(path, { bigint: true }).catch(() => undefined);
  const found = await identify(file);
  if (found === undefined) return false;
  const others = await Promise.all(paths.map(identify));
  return others.some((other) => other?.ino === found.ino && other.dev === found.dev);
}

/** Moves binaries that were built in `from` to `directory`, also to another file system; given ones stay. */
export async function keepBinaries(pair: MadePair, from: string, directory: string): Promise<BuildPair> {
  return {
    baseline: await keepBinary(pair.baseline.binary, from, directory),
    candidate: await keepBinary(pair.candidate.binary, from, directory),
  };
}

async function keepBinary(binary: Binary, from: string, directory: string): Promise<Binary> {
  if (path.dirname(binary.path) !== from) return binary;
  const file = path.join(directory, path.basename(binary.path));
  // Half a binary under its name could be taken for a whole one.
  const partial = `${file}.partial`;
  try {
    await rename(binary.path, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      await copyFile(binary.path, partial);
      await rename(partial, file);
    });
  } catch (error) {
    throw new ExpectedError(`${file} cannot be written: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable and free some space.',
      cause: error,
    });
  } finally {
    await rm(partial, { force: true });
  }
  return { ...binary, path: file };
}

/** One of the binaries that a release is made of. */
export interface ReleaseBinary extends Binary {
  /** `linux/amd64`, `linux/arm64/v8.1`. */
  readonly platform: string;
  readonly side: 'pgo' | 'baseline';
  readonly cgo: boolean;
}

/** @param platform as it was asked for; undefined: what the binary records. */
export function releaseBinary(
  { binary, info: { settings } }: Made,
  side: ReleaseBinary['side'],
  platform = `${settings.get('GOOS')}/${settings.get('GOARCH')}`,
): ReleaseBinary {
  return { platform, side, ...binary, cgo: settings.get('CGO_ENABLED') === '1' };
}

/** Name of the file of checksums in a folder of binaries. */
export const CHECKSUMS = 'SHA256SUMS';

/** Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there. */
export async function writeChecksums(directory: string, binaries: readonly Binary[]): Promise<string> {
  const lines = binaries.map((binary) => ({ name: path.basename(binary.path), sha256: binary.sha256 }));
  lines.sort((a, b) => (a.name < b.name ? -1 : 1));
  const file = path.join(directory, CHECKSUMS);
  await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')));
  return file;
}

/** Names of the files that the last `build` left in a folder, by its checksums, unless their bytes have changed since. */
export async function leftByBuild(directory: string): Promise<string[]> {
  const sums = await readIfThere(path.join(directory, CHECKSUMS)).catch(() => undefined);
  const names = [CHECKSUMS];
  for (const [, sha256, name = ''] of sums?.toString().matchAll(/^([0-9a-f]{64}) {2}([^/\\]+)$/gm) ?? []) {
    const found = await sha256OfFile(path.join(directory, name)).catch(() => undefined);
    if (found === sha256) names.push(name);
  }
  return names;
}
