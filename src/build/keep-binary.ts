import { constants } from 'node:fs';
import { access, copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.ts';
import { reasonOf } from '../replace-file.ts';
import type { Binary } from './build-pair.ts';

/**
 * Makes the folder, and takes out of it what an earlier run left under these names: a failed run must not leave
 * another's binaries to the next step.
 * @throws ExpectedError when it cannot be written to.
 */
export async function clearPlace(directory: string, names: readonly string[]): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const name of names) await removeFile(path.join(directory, name));
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Let `output-directory` name a folder that this user may write to.',
      cause: error,
    });
  }
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
