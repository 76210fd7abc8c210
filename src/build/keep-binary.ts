import { constants } from 'node:fs';
import { access, copyFile, lstat, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { reasonOf } from '../system/errors.ts';
import type { BuildSide } from './build.ts';
import type { Binary } from './build-pair.ts';
import type { PairNames } from './platform.ts';

/**
 * Makes the folder, and takes out of it what an earlier run left under these names: a failed run must not leave
 * another's binaries to the next step.
 * @param spared paths of files that stay, whatever their names: binaries that are only to be compared.
 * @throws ExpectedError when it cannot be written to.
 */
export async function clearPlace(
  directory: string,
  names: readonly string[],
  spared: readonly string[],
): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const name of names) {
      const file = path.join(directory, name);
      if (!(await isOneOf(file, spared))) await removeFile(file);
    }
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Let `output-directory` name a folder that this user may write to.',
      cause: error,
    });
  }
}

/** @throws UsageError when a binary that is only to be compared lies where the other one is to be written. */
export async function requireApart(
  directory: string,
  names: PairNames,
  sides: Readonly<Record<keyof PairNames, BuildSide>>,
): Promise<void> {
  for (const side of ['baseline', 'candidate'] as const) {
    if (sides[side].kind === 'binary') continue;
    const file = path.join(directory, names[side]);
    if (!(await isOneOf(file, prebuilt(Object.values(sides))))) continue;
    throw new UsageError(`${file} is to be compared, and the ${side} would be written over it.`, {
      fix: 'Let `output-directory` name another folder.',
    });
  }
}

/** Paths of the binaries among the sides. */
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

async function removeFile(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (found?.isDirectory()) {
    throw new ExpectedError(`${file} is a folder, where a file is to be written.`, {
      fix: 'Move it away, or let `output-directory` name another folder.',
    });
  }
  await rm(file, { force: true });
}

/**
 * Moves a binary that was built in `from` to `directory`, also to another file system; a prebuilt one stays.
 * @throws ExpectedError when it cannot be written there.
 */
export async function keepBinary(binary: Binary, from: string, directory: string): Promise<Binary> {
  if (path.dirname(binary.path) !== from) return binary;
  const file = path.join(directory, path.basename(binary.path));
  try {
    await move(binary.path, file);
  } catch (error) {
    throw new ExpectedError(`${file} cannot be written: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable and free some space.',
      cause: error,
    });
  }
  return { ...binary, path: file };
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Half a binary under its name could be taken for a whole one.
    const partial = `${to}.partial`;
    try {
      await copyFile(from, partial);
      await rename(partial, to);
    } finally {
      await rm(partial, { force: true });
    }
  }
}
