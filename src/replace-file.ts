import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ExpectedError } from './errors.ts';

/**
 * Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A
 * symbolic link stays one; what it points to is replaced.
 * @throws ExpectedError when it cannot be written; the old file is then as it was.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    await mkdir(dirname(target), { recursive: true });
    const mode = await stat(target).then(
      (found) => found.mode,
      () => undefined,
    );
    const file = await open(temporary, 'wx');
    try {
      if (mode !== undefined) await file.chmod(mode & 0o7777);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    // It may be the folder that is at fault: then there is nothing to remove either.
    await rm(temporary, { force: true }).catch(() => {});
    throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable and free some space; the file that was there is untouched.',
      cause: error,
    });
  }
}

/** The file's content; undefined when there is none. @throws ExpectedError when it is there but cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new ExpectedError(`${path} cannot be read: ${reasonOf(error)}.`, {
      fix: 'Make it a readable file.',
      cause: error,
    });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'it is a symbolic link that leads to itself',
};

/** What the operating system said, in words where it has said something common. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return REASONS[code ?? ''] ?? code ?? String(error);
}
