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
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, constants as zlib } from 'node:zlib';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { ExpectedError, reasonOf, UsageError } from './errors.ts';

/**
 * Reads files up to a maximum size, and replaces files completely or not at all.
 *
 * Paths come from the user's repository, from settings, and from commands of the user. Any path may lead to a folder, to an endless device
 * (`_z.go` -> `/dev/zero`), to a pipe that stays empty, or to a file that is larger than the memory. All code in `src` opens files through
 * the functions of this file, and the linter refuses `readFile` and `open` of `node:fs` in other files:
 *
 *     const bytes = await readRegularFile(path);           // throws for a missing file, a pipe, or too many bytes
 *     const bytes = await readIfThere(path);               // undefined for a missing file
 *     const text = await readText(path).catch(() => '');   // where an unreadable file counts as an empty one
 *     const magic = await firstBytes(path, 4);             // to recognize a kind of file
 */

/** The maximum size of a file that a user names, in bytes. Real profiles and texts are smaller than 512 MiB. */
const MOST_FILE_BYTES = 512 * 1024 * 1024;

/** The maximum size of a program's binary, in bytes. On some platforms, Node's buffers cannot hold 2 GiB. */
export const MOST_BYTES_OF_PROGRAM = 2 * 1024 ** 3 - 1;

/**
 * The maximum size of a text that is read into memory, in bytes. The limit is for texts such as Go source, `go.mod`, build files and lists
 * of sources.
 */
const MOST_BYTES_OF_TEXT = 64 * 1024 * 1024;

/**
 * The flags for opening a file. With O_NONBLOCK, opening an empty pipe does not wait for a writer. Windows does not have the flag
 * O_NONBLOCK.
 */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a stream to its end. @returns undefined if the stream has more than `most` bytes, and does not read the remaining bytes. */
export async function readBounded(stream: AsyncIterable<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // A `return` inside of this loop destroys the stream.
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Checks that an opened file is a regular file.
 * @throws ExpectedError for a pipe, socket or device; an error with the code `EISDIR` for a folder.
 */
function requireRegular(path: string, stats: Stats): void {
  if (stats.isDirectory()) throw Object.assign(new Error('It is a folder.'), { code: 'EISDIR' });
  if (!stats.isFile())
    throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: 'Make it a readable file.' });
}

/** Returns the error to report for a file with more than `most` bytes. */
function fileTooLarge(path: string, most: number): ExpectedError {
  const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
  return new ExpectedError(message, { fix: 'Check that this is the right file.' });
}

/**
 * Opens a regular file, or the regular file that a link leads to, for reading. The function opens the file before it checks the kind of the
 * file, because a file may be replaced between a check and the opening.
 * @throws ExpectedError for a pipe, socket or device; the error of the file system if the file cannot be opened, and an error with the code
 * `EISDIR` for a folder.
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
 * Reads a regular file, or the regular file that a link leads to.
 * @param most the maximum size of the file, in bytes.
 * @throws ExpectedError for a pipe, socket or device, and for a file that is too large; the error of the file system if the file cannot be
 * read.
 */
export async function readRegularFile(path: string, most = MOST_FILE_BYTES): Promise<Buffer> {
  await using file = await openRegularFile(path);
  const { size } = await file.stat();
  // Count the bytes while reading, because the file may grow in the meantime, and files in /proc have the size 0.
  const whole =
    size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : undefined;
  if (whole === undefined) throw fileTooLarge(path, most);
  return whole;
}

/** Reads a regular file like `readRegularFile`, but synchronously. Bytes that are added to the file after it was opened are not read. */
export function readRegularFileSync(path: string, most = MOST_FILE_BYTES): Buffer {
  const file = openSync(path, READ_WITHOUT_WAITING);
  try {
    const stats = fstatSync(file);
    requireRegular(path, stats);
    if (stats.size > most) throw fileTooLarge(path, most);
    const bytes = Buffer.allocUnsafeSlow(stats.size);
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

/** Reads a regular file of at most 64 MiB as text. @throws the same errors as `readRegularFile`. */
export async function readText(path: string): Promise<string> {
  return (await readRegularFile(path, MOST_BYTES_OF_TEXT)).toString();
}

/**
 * Reads a regular file in chunks, from the position `start` to before the position `end`. The file stays open until the last chunk was read.
 * @throws the same errors as `readRegularFile`, when the first chunk is read.
 */
export async function* chunksOfFile(path: string, start = 0, end = Infinity): AsyncGenerator<Buffer> {
  await using file = await openRegularFile(path);
  if (end > start) yield* file.createReadStream({ autoClose: false, start, end: end - 1 });
}

/** Reads the first `length` bytes of a regular file, or all bytes if the file is shorter. @throws the same errors as `readRegularFile`. */
export async function firstBytes(path: string, length: number): Promise<Buffer> {
  await using file = await openRegularFile(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/**
 * Returns whether a path leads to a regular file, directly or through links. For an invalid path, such as a path that is too long, the
 * function returns false.
 */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Reads a regular file that may be missing. @returns undefined for a missing file. @throws ExpectedError if the file exists but cannot be read. */
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

/** The error codes for a path without a file: a part of the path is missing or is not a folder, or a name is too long. */
const MISSING = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Returns whether an error of the file system says that the file does not exist. */
function isMissing(error: unknown): boolean {
  return MISSING.has((error as NodeJS.ErrnoException).code);
}

/**
 * Replaces a file completely or not at all. The new content is written to a temporary file on the same disk, and the temporary file is then
 * renamed. If the path is a symbolic link, the target of the link is replaced, and the link stays.
 * @throws ExpectedError if the file cannot be written. An error leaves the old file unchanged.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => resolve(path));
  const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
  const forget = removeAtExit(temporary);
  try {
    await mkdir(dirname(target), { recursive: true });
    const existing = await stat(target).catch(() => undefined);
    // Refuse devices, because renaming a file to /dev/null would break this device for the whole machine.
    if (existing !== undefined && !existing.isFile() && !existing.isDirectory())
      throw new Error('it is a pipe, socket or device');
    const mode = existing && existing.mode & 0o7777;
    await writeFile(temporary, content, { flag: 'wx', flush: true, mode });
    // `writeFile` applies the umask to the mode, and `chmod` does not.
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    // Ignore an error of `rm`, because no temporary file exists in a folder that cannot be written.
    await rm(temporary, { force: true }).catch(() => {});
    const fix = 'Make the folder of this file writable, and free some space. The old file is unchanged.';
    throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, { fix, cause: error });
  } finally {
    forget();
  }
}

/**
 * Writes a profile to the path that a user named, in the same way as `replaceFile`. `writeProfile` replaces only an earlier profile or an
 * empty file, and refuses to replace other files, such as `main.go`. `writeProfile` also refuses to write below `.git`, or through a
 * symbolic link out of the repository.
 * @param options `force` allows the function to replace a file that is not a profile.
 * @throws UsageError if no profile may be written to the path; ExpectedError if the profile cannot be written.
 */
export async function writeProfile(path: string, bytes: Uint8Array, options: { force?: boolean } = {}) {
  await mustBePlaceOfProfile(path, options.force);
  await replaceFile(path, bytes);
}

/**
 * Checks that `writeProfile` may write to a path. Callers use this check for a path that is written later or by a different program.
 * @throws UsageError if no profile may be written to the path.
 */
export async function mustBePlaceOfProfile(path: string, force = false): Promise<void> {
  const refuse = (why: string, fix = 'Name another file for the profile.') => {
    throw new UsageError(`${path} is not written: ${why}.`, { fix });
  };
  const written = resolve(path);
  const target = realPlace(written);
  if (isGitsOwn(written)) refuse("the path is part of git's own data");
  const repository = repositoryOf(dirname(written));
  if (repository !== undefined && !isBelow(realPlace(repository), target))
    refuse(`the path leads by a symbolic link out of the repository, to ${target}`);
  if (force) return;
  // Ignore errors of reading, because `replaceFile` later refuses a pipe, a device and a folder.
  const begin = await firstBytes(target, ENOUGH_TO_RECOGNIZE).catch(() => undefined);
  if (begin !== undefined && !isProfile(begin, target))
    refuse(
      'the file that exists there is not a profile',
      'Name another file, or add `--force` to replace this one.',
    );
}

/** Returns whether a path is below `.git`, by its name or through links. */
export function isGitsOwn(path: string): boolean {
  const places = [resolve(path), realPlace(resolve(path))];
  return places.some((place) => place.toLowerCase().split(sep).includes('.git'));
}

/** This many bytes of a file, gzipped or not, show whether it begins like a profile. */
const ENOUGH_TO_RECOGNIZE = 4096;

/**
 * Returns whether a file begins like a profile, gzipped or not. An empty file counts as a profile, because a user may have created it as a
 * placeholder. A damaged gzip file counts only with the name of a profile.
 * @param begin the first bytes of the file.
 */
function isProfile(begin: Buffer, path: string): boolean {
  if (begin.length === 0) return true;
  if (!isGzip(begin)) return beginsLikeProfile(begin);
  try {
    const unpacked = gunzipSync(begin, { finishFlush: zlib.Z_SYNC_FLUSH }).subarray(0, ENOUGH_TO_RECOGNIZE);
    // A profile that was gzipped twice is a profile, too.
    if (unpacked.length > 0) return isGzip(unpacked) || beginsLikeProfile(unpacked);
  } catch {
    // The name decides about a damaged file.
  }
  return ['.pgo', '.pprof'].includes(extname(path));
}

function isGzip([first, second]: Buffer): boolean {
  return first === 0x1f && second === 0x8b;
}

/**
 * Returns whether bytes begin with fields of a profile. The fields stand in any order, and a sample type decides: field 1, which holds the
 * numbers of two texts, the type and the unit. Our own profiles begin with the empty text of their list of texts.
 */
function beginsLikeProfile(bytes: Buffer): boolean {
  const reader = new BinaryReader(bytes);
  try {
    while (reader.pos < reader.len) {
      const [field, wireType] = reader.tag();
      if (wireType === WireType.Varint && NUMBER_FIELDS.has(field)) reader.skip(wireType);
      else if (wireType === WireType.LengthDelimited && MESSAGE_FIELDS.has(field)) {
        const length = reader.uint32();
        if (field === TEXTS && length === 0) return true;
        const body = bytes.subarray(reader.pos, reader.pos + length);
        if (field === SAMPLE_TYPES) return length === 0 || SAMPLE_TYPE.test(body.toString('latin1'));
        reader.pos += length;
      } else return false;
    }
  } catch (error) {
    // A RangeError says that the bytes end inside of a field.
    if (!(error instanceof RangeError)) return false;
  }
  // A profile may begin with many samples.
  return bytes.length === ENOUGH_TO_RECOGNIZE;
}

/** The fields of a profile in pprof's format: messages and texts, and numbers. */
const [SAMPLE_TYPES, TEXTS] = [1, 6];
const MESSAGE_FIELDS = new Set([SAMPLE_TYPES, 2, 3, 4, 5, TEXTS, 11, 13]);
const NUMBER_FIELDS = new Set([7, 8, 9, 10, 12, 13, 14, 15]);
/** Field 1 or 2, and a number of at most five bytes; two times. */
const SAMPLE_TYPE = /^(?:[\x08\x10][\x80-\xff]{0,4}[\x00-\x7f]){2}$/;

/** Returns a path with all symbolic links resolved. The last parts of the path may not exist yet, and stay unchanged. */
export function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
  }
}

/** Returns `folder` or the closest folder above it that has a `.git`. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder));
}

/** Returns whether the content of a file is a pointer of Git LFS, which is a short text instead of the real content. */
export function isLfsPointer(file: Uint8Array): boolean {
  const begin = Buffer.from(file.subarray(0, 256)).toString();
  return begin.trimStart().startsWith('version https://git-lfs.github.com/spec/');
}

/** Returns whether two files have the same content; undefined stands for a missing file. */
export function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
}

/** Returns whether `path` is `folder` or below `folder`. Only the names of the paths are compared, and links are not resolved. */
export function isBelow(folder: string, path: string): boolean {
  const from = relative(folder, path);
  return !isAbsolute(from) && from.split(sep)[0] !== '..';
}

/** The files and folders to remove when this process ends. */
const removedAtExit = new Set<string>();

process.once('exit', () => {
  for (const path of removedAtExit) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // The removal may fail because a killed process is still writing into the folder. This process itself is about to end, and cannot
      // wait for the killed process.
    }
  }
});

/** Removes a file or folder when this process ends. @returns a function that cancels the removal. */
export function removeAtExit(path: string): () => void {
  removedAtExit.add(path);
  return () => void removedAtExit.delete(path);
}

/** Returns the SHA-256 of a regular file in hexadecimal. The file is read in chunks. @throws the same errors as `readRegularFile`. */
export async function sha256OfFile(path: string): Promise<string> {
  await using file = await openRegularFile(path);
  const hash = createHash('sha256');
  await pipeline(file.createReadStream({ autoClose: false }), hash);
  return hash.digest('hex');
}
