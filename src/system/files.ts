import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { chmod, type FileHandle, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ExpectedError, reasonOf, UsageError } from './errors.ts';

/**
 * Reads files with a limit, and writes them completely or not at all.
 *
 * Paths come from the user's repository, from settings and from what a command left behind. Behind any of them may lie a folder, a
 * device without an end (`_z.go` -> `/dev/zero`), a pipe that nobody writes to, or a file that is larger than the memory. So `src`
 * opens files only through this page, and the linter refuses `readFile` and `open` of `node:fs` elsewhere:
 *
 *     const bytes = await readRegularFile(path);           // throws for a missing file, a pipe, or too many bytes
 *     const bytes = await readIfThere(path);               // undefined for a missing file
 *     const text = await readText(path).catch(() => '');   // where an unreadable file counts as an empty one
 *     const magic = await firstBytes(path, 4);             // to recognize a kind of file
 */

/** The most bytes of a file that a user names. Profiles and texts have fewer. */
const MOST_FILE_BYTES = 512 * 1024 * 1024;

/** The most bytes of a program. Node's buffers hold no more on all platforms. */
export const MOST_BYTES_OF_PROGRAM = 2 * 1024 ** 3 - 1;

/** The most bytes of a text that is read as a whole: source, `go.mod`, `go.sum`, a build file, a list of sources. */
const MOST_BYTES_OF_TEXT = 64 * 1024 * 1024;

/** Opening must not wait until somebody writes to a pipe. Windows has no such flag. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads the whole of a stream. @returns undefined when it has more than `most` bytes; the rest is not read. */
export async function readBounded(stream: AsyncIterable<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop destroys the stream.
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws ExpectedError for a pipe, socket or device; an error with the code `EISDIR` for a folder. */
function requireRegular(path: string, found: Stats): void {
  if (found.isDirectory()) throw Object.assign(new Error('It is a folder.'), { code: 'EISDIR' });
  if (!found.isFile())
    throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: 'Make it a readable file.' });
}

function fileTooLarge(path: string, most: number): ExpectedError {
  const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
  return new ExpectedError(message, { fix: 'Check that this is the right file.' });
}

/**
 * Opens a regular file, or the regular file that a link leads to, for reading. The kind is that of the opened file, so that
 * nothing can be put in its place in between.
 * @throws ExpectedError for a pipe, socket or device; else the error of the file system, `EISDIR` for a folder.
 */
async function openRegularFile(path: string): Promise<FileHandle> {
  const file = await open(path, READ_WITHOUT_WAITING);
  try {
    requireRegular(path, await file.stat());
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * The bytes of a regular file, or of the regular file that a link leads to.
 * @param most is how many bytes it may have.
 * @throws ExpectedError for a pipe, socket or device, or a file that is too large; else the error of the file system.
 */
export async function readRegularFile(path: string, most = MOST_FILE_BYTES): Promise<Buffer> {
  await using file = await openRegularFile(path);
  const { size } = await file.stat();
  // The file may grow meanwhile, and files of /proc have no size.
  const whole =
    size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : undefined;
  if (whole === undefined) throw fileTooLarge(path, most);
  return whole;
}

/** As `readRegularFile`, for code that must not give others a turn. It reads no more than the file's size at the beginning. */
export function readRegularFileSync(path: string, most = MOST_FILE_BYTES): Buffer {
  const file = openSync(path, READ_WITHOUT_WAITING);
  try {
    const found = fstatSync(file);
    requireRegular(path, found);
    if (found.size > most) throw fileTooLarge(path, most);
    const bytes = Buffer.allocUnsafeSlow(found.size);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** The text of a regular file of at most 64 MiB. @throws as `readRegularFile` does. */
export async function readText(path: string): Promise<string> {
  return (await readRegularFile(path, MOST_BYTES_OF_TEXT)).toString();
}

/**
 * The bytes of a regular file from `start` up to (not including) `end`, in chunks; the file is open until the last chunk was read.
 * @throws as `readRegularFile` does, when the first chunk is read.
 */
export async function* chunksOfFile(path: string, start = 0, end = Infinity): AsyncGenerator<Buffer> {
  await using file = await openRegularFile(path);
  if (end > start) yield* file.createReadStream({ autoClose: false, start, end: end - 1 });
}

/** The first bytes of a regular file, fewer where it is shorter. @throws as `readRegularFile` does. */
export async function firstBytes(path: string, length: number): Promise<Buffer> {
  await using file = await openRegularFile(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** Whether there is a regular file, or a link to one. A path that no file can have is none. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The file's content. @returns undefined for a missing file. @throws ExpectedError when it exists but cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readRegularFile(path);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    if (isMissing(error)) return undefined;
    const message = `${path} cannot be read: ${reasonOf(error)}.`;
    throw new ExpectedError(message, { fix: 'Make it a readable file.', cause: error });
  }
}

/** Codes of the file system for a path that no file has or can have: a missing part, a file as folder, a name that is too long. */
const MISSING = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Whether an error of the file system says that there is no such file. */
function isMissing(error: unknown): boolean {
  return MISSING.has((error as NodeJS.ErrnoException).code);
}

/**
 * Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A symbolic link
 * stays one; what it points to is replaced.
 * @throws ExpectedError when it cannot be written; the old file is then as it was.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => resolve(path));
  const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
  const removed = removeWithUs(temporary);
  try {
    await mkdir(dirname(target), { recursive: true });
    const found = await stat(target).catch(() => undefined);
    // Renamed over, /dev/null would be a file from then on, for the whole machine.
    if (found !== undefined && !found.isFile() && !found.isDirectory())
      throw new Error('it is a pipe, socket or device');
    const mode = found && found.mode & 0o7777;
    await writeFile(temporary, content, { flag: 'wx', flush: true, mode });
    // The umask has no part in it.
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    // It may be the folder that is at fault: then there is nothing to remove either.
    await rm(temporary, { force: true }).catch(() => {});
    const fix = 'Make its folder writable and free some space; the file that was there is untouched.';
    throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, { fix, cause: error });
  } finally {
    removed();
  }
}

/**
 * Writes a profile where a user wants it, as `replaceFile` does. It may replace an earlier profile or an empty file, and
 * nothing else: not a file of another kind (`main.go`), nothing below `.git`, and nothing outside of the repository that a
 * symbolic link in the repository leads to.
 * @param options.force allows a file of another kind to be replaced; the other two are never allowed.
 * @throws UsageError when it may not be written there; ExpectedError when it cannot be.
 */
export async function writeProfile(path: string, bytes: Uint8Array, options: { force?: boolean } = {}) {
  await mustBePlaceOfProfile(path, options.force);
  await replaceFile(path, bytes);
}

/** As `writeProfile`, of a place that is written later or by another program. @throws UsageError */
export async function mustBePlaceOfProfile(path: string, force = false): Promise<void> {
  const refuse = (why: string, fix = 'Name another file for the profile.') => {
    throw new UsageError(`${path} is not written: ${why}.`, { fix });
  };
  const written = resolve(path);
  const target = realPlace(written);
  if (isGitsOwn(written)) refuse("it is part of git's own data");
  const repository = repositoryOf(dirname(written));
  if (repository !== undefined && !isBelow(realPlace(repository), target))
    refuse(`it leads by a symbolic link out of the repository, to ${target}`);
  if (force) return;
  // A pipe, a device or a folder is refused when it is written to.
  const begin = await firstBytes(target, 3).catch(() => undefined);
  if (begin !== undefined && !isProfile(begin))
    refuse('there is a file that is not a profile', 'Name another file, or write over it with `--force`.');
}

/** Whether a path lies below `.git`, by its name or by the links in it. */
export function isGitsOwn(path: string): boolean {
  const places = [resolve(path), realPlace(resolve(path))];
  return places.some((place) => place.toLowerCase().split(sep).includes('.git'));
}

/** By its first bytes: gzip, the empty text that our raw profiles begin with, or a sample type. An empty file is a place for one. */
function isProfile([first, second = 0, third = 0]: Buffer): boolean {
  if (first === undefined) return true;
  if ((first === 0x1f && second === 0x8b) || (first === 0x32 && second === 0)) return true;
  return first === 0x0a && (second === 0 || (second < 0x20 && (third === 0x08 || third === 0x10)));
}

/** With symbolic links resolved, as far as it exists. */
export function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
  }
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder));
}

/** Whether it is a text that stands for a file in Git LFS. */
export function isLfsPointer(file: Uint8Array): boolean {
  const begin = Buffer.from(file.subarray(0, 256)).toString();
  return begin.trimStart().startsWith('version https://git-lfs.github.com/spec/');
}

/** Whether two contents are equal; undefined is a missing file. */
export function sameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}

/** Whether `path` is `folder` or lies in it, by their names. */
export function isBelow(folder: string, path: string): boolean {
  const from = relative(folder, path);
  return !isAbsolute(from) && from.split(sep)[0] !== '..';
}

const temporary = new Set<string>();

process.once('exit', () => {
  for (const path of temporary) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // What was just killed may still be writing, and nothing can be waited for any more.
    }
  }
});

/** Has a file or folder removed if this process ends before it is forgotten. @returns what forgets it. */
export function removeWithUs(path: string): () => void {
  temporary.add(path);
  return () => void temporary.delete(path);
}

/** SHA-256 of a regular file's bytes, in hexadecimal; the file is streamed. @throws as `readRegularFile` does. */
export async function sha256OfFile(path: string): Promise<string> {
  await using file = await openRegularFile(path);
  const hash = createHash('sha256');
  await pipeline(file.createReadStream({ autoClose: false }), hash);
  return hash.digest('hex');
}
