import { open, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { ExpectedError } from '../errors.ts';
import { removeWithUs } from '../processes/survivors.ts';
import { makeFolder } from './make-folder.ts';
import { readRegularFile } from './read-file.ts';
import { renameOver } from './rename-over.ts';

/**
 * Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A
 * symbolic link stays one; what it points to is replaced.
 * @throws ExpectedError when it cannot be written; the old file is then as it was.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const temporary = resolve(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
  const removed = removeWithUs(temporary);
  try {
    await makeFolder(resolve(dirname(target)));
    const found = await stat(target).catch(() => undefined);
    // Renamed over, /dev/null would be a file from then on, for the whole machine.
    if (found !== undefined && !found.isFile() && !found.isDirectory())
      throw Object.assign(new Error('no file'), { code: 'ENXIO' });
    const mode = found?.mode;
    const file = await open(temporary, 'wx');
    try {
      if (mode !== undefined) await file.chmod(mode & 0o7777);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await renameOver(temporary, target);
  } catch (error) {
    // It may be the folder that is at fault: then there is nothing to remove either.
    await rm(temporary, { force: true }).catch(() => {});
    throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable and free some space; the file that was there is untouched.',
      cause: error,
    });
  } finally {
    removed();
  }
}

/** The file's content; undefined when there is none. @throws ExpectedError when it is there but cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readRegularFile(path);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
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
  ENXIO: 'it is a pipe, socket or device',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the file system is read-only',
  EFBIG: 'it would be larger than this user may make a file',
  EIO: 'the disk does not answer as it should',
  EMFILE: 'this process has too many files open',
  ENFILE: 'this machine has too many files open',
  ENOMEM: 'there is no memory left',
  EAGAIN: 'this user may start no more processes',
  ETXTBSY: 'it is being written',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'it is a symbolic link that leads to itself',
};

/** What the operating system said, in words where it has said something common. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return REASONS[code ?? ''] ?? code ?? String(error);
}

/**
 * What the machine denied, wherever it was asked: a full disk may be met at any step, and is no bug at any.
 * @returns undefined for everything else, which keeps its stack.
 */
export function machineFailure(error: unknown): ExpectedError | undefined {
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (!(error instanceof Error) || code === undefined || syscall === undefined) return undefined;
  if (!MACHINE.has(code)) return undefined;
  const what = dest ?? path ?? '';
  const doing = syscall.startsWith('spawn') ? 'started' : READING.has(syscall) ? 'read' : 'written';
  const subject = what === '' ? `A file cannot be ${doing}` : `${what} cannot be ${doing}`;
  return new ExpectedError(`${subject}: ${reasonOf(error)}.`, {
    fix: 'Mend that, such as by freeing space where TMPDIR (RUNNER_TEMP in a workflow) is, then run again.',
    cause: error,
  });
}

const MACHINE: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE'],
  ...['ENOMEM', 'EAGAIN', 'EACCES', 'EPERM', 'ETXTBSY'],
]);

/** Of those, what another folder would be no cure for: no room, not a folder that this user may not write to. */
export function shortage(error: unknown): ExpectedError | undefined {
  return SHORT_OF.has((error as NodeJS.ErrnoException).code ?? '') ? machineFailure(error) : undefined;
}

const SHORT_OF: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);

const READING: ReadonlySet<string> = new Set([
  'read',
  'scandir',
  'stat',
  'lstat',
  'access',
  'readlink',
  'realpath',
]);
