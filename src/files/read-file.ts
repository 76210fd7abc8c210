import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { ExpectedError } from '../errors.ts';

/** Bytes of a file that a user names: more than any profile or text has. */
const MOST_BYTES = 512 * 1024 * 1024;

/**
 * The bytes of a regular file, or of what a link to one leads to. Nothing is waited for: not for the other end of a pipe,
 * nor for the end of a device; and what grows meanwhile, or has a terabyte of nothing, takes no more memory than a file may.
 * @throws ExpectedError for what is no file, or too large; else the error of the file system.
 */
export async function readRegularFile(path: string, most = MOST_BYTES): Promise<Buffer> {
  // A pipe without a writer would hold up the opening itself.
  await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const found = await file.stat();
  if (found.isDirectory()) throw Object.assign(new Error('It is a folder.'), { code: 'EISDIR' });
  if (!found.isFile()) {
    throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: 'Make it a readable file.' });
  }
  // What is too large already need not be read to be told so.
  const bytes = found.size > most ? undefined : await firstBytes(file, most + 1, found.size);
  if (bytes !== undefined && bytes.length <= most) return bytes;
  throw new ExpectedError(`${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`, {
    fix: 'Look where it comes from: nothing that is read here is so large.',
  });
}

/** At most so many; `size` is what it had when it was opened, which files of /proc do not say. */
async function firstBytes(file: FileHandle, most: number, size: number): Promise<Buffer> {
  // One byte more shows the end. What does not grow meanwhile is in memory once.
  let bytes = Buffer.allocUnsafe(Math.min(most, Math.max(size + 1, 64 * 1024)));
  let length = 0;
  while (length < most) {
    if (length === bytes.length) {
      const grown = Buffer.allocUnsafe(Math.min(most, 2 * length));
      bytes.copy(grown);
      bytes = grown;
    }
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}
