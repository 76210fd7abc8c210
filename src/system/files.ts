import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync, realpathSync, rmSync } from 'node:fs';
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ExpectedError, reasonOf, UsageError } from './errors.ts';

/** Files are read with a limit, and written completely or not at all. */

/** Bytes of a file that a user names: more than any profile or text has. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The whole of a stream; undefined when it has more than `most` bytes, of which the rest is not read. */
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

/**
 * The bytes of a regular file, or of what a link to one leads to. A pipe or device is refused, since it may have no end.
 * @throws ExpectedError for what is no file, or too large; else the error of the file system.
 */
export async function readRegularFile(path: string, most = MOST_BYTES): Promise<Buffer> {
  // A pipe without a writer would hold up the opening itself.
  await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const found = await file.stat();
  if (found.isDirectory()) throw Object.assign(new Error('It is a folder.'), { code: 'EISDIR' });
  if (!found.isFile())
    throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: 'Make it a readable file.' });
  // It may grow meanwhile, and files of /proc have no size.
  const whole =
    found.size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : undefined;
  if (whole !== undefined) return whole;
  const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
  throw new ExpectedError(message, { fix: 'Check that this is the right file.' });
}

/** The file's content; undefined without such a file. @throws ExpectedError when it exists but cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readRegularFile(path);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    const message = `${path} cannot be read: ${reasonOf(error)}.`;
    throw new ExpectedError(message, { fix: 'Make it a readable file.', cause: error });
  }
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
  const nonBlocking = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  await using file = await open(target, nonBlocking).catch(() => undefined);
  if (file === undefined || !(await file.stat()).isFile()) return;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0);
  if (!isProfile(buffer.subarray(0, bytesRead)))
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

/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
