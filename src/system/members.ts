import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ExpectedError, messageOf } from './errors.ts';
import { chunksOfFile, firstBytes } from './files.ts';
import { compareText, count } from './format.ts';
import { excerpt } from './text.ts';
import type { ZipEntry, ZipFile } from './zip.ts';

/**
 * Reads the members of a folder, a tar archive (plain or with gzip), a zip archive or a Debian package, one after the other.
 *
 * The content of a file decides its format, and its name does not matter. For example:
 *
 *     for await (const { name, content } of membersOf('dist/server.tar.gz', limits)) …    // `./server`, `./README.md`
 *     for await (const { name, content } of membersOf('server_1.4.0_amd64.deb', limits)) …    // `./usr/bin/server`
 *
 * A stranger may have made the archive. For safety, the functions of this file write no files, follow no links, and never use the name of a
 * member as a path. `Limits` counts the members and the unpacked bytes of all archives that one command reads. If the header of a member
 * states more bytes than `Limits` still allows, the member is refused before it is read. If the signal of `Limits` is aborted, the reading
 * ends after the current chunk.
 *
 * The library tar-stream reads tar archives, yauzl reads zip archives, and Node reads gzip. A Debian package is an `ar` archive, and its
 * member `data.tar` contains the files. `membersOf` reads no other formats. For each format that is not read, a row of `UNREADABLE` has the
 * command with which the user can unpack an archive.
 */

/** One file, link, device or folder of an archive, or one file of a folder. */
export interface Member {
  /** The name of the member in the archive. The name may contain any characters, and may have `..` or a slash at its beginning. */
  readonly name: string;
  /** True if the member is a file. Links, devices and folders have no content. */
  readonly isFile: boolean;
  /** The length of the content in bytes, as the archive states it. */
  readonly bytes: number;
  /** The content of the member. The content can be read once, and only before the caller asks for the next member. */
  readonly content: AsyncIterable<Uint8Array>;
  /** The path of a file in a folder; undefined for a member of an archive. */
  readonly path?: string;
}

/**
 * The number of members and bytes that one command may still read from archives. The methods of `Limits` throw an ExpectedError if an
 * archive exceeds a limit.
 */
export class Limits {
  readonly #name: string;
  readonly #signal: AbortSignal;
  #members: number;
  #bytes: number;

  /** @param name the name of the archive, as the user wrote it. */
  constructor(name: string, signal: AbortSignal, { members = 500_000, bytes = 8 * 1024 ** 3 } = {}) {
    this.#name = name;
    this.#signal = signal;
    this.#members = members;
    this.#bytes = bytes;
  }

  /** Counts a member. */
  takeMember(): void {
    this.#signal.throwIfAborted();
    this.#members -= 1;
    if (this.#members < 0) throw this.#tooMuch('more files');
  }

  /** Checks that the length in the header of a member is within the limit. */
  requireBytes(bytes: number): void {
    if (bytes > this.#bytes) throw this.#tooMuch('more bytes');
  }

  /** Counts the bytes of a member's content while the content is read. */
  async *count(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.#signal.throwIfAborted();
      this.requireBytes(chunk.length);
      this.#bytes -= chunk.length;
      yield chunk;
    }
  }

  #tooMuch(what: string): ExpectedError {
    const message = `${this.#name} holds ${what} than this command reads from an archive or a folder.`;
    return new ExpectedError(message, { fix: 'Unpack the binary, and name the binary itself.' });
  }
}

/** An archive format that this program does not read. */
interface UnreadableFormat {
  /** Matches the first bytes of a file. Each byte is represented by the character with the same number. */
  readonly begins: RegExp;
  readonly name: string;
  /** The command with which the user can unpack a file of this format. */
  readonly command: string;
}

const UNREADABLE: readonly UnreadableFormat[] = [
  { begins: /^\x28\xb5\x2f\xfd/, name: 'zstd', command: 'tar --zstd -xf FILE -C FOLDER' },
  { begins: /^\xfd7zXZ\0/, name: 'xz', command: 'tar -xJf FILE -C FOLDER' },
  { begins: /^BZh[1-9]/, name: 'bzip2', command: 'tar -xjf FILE -C FOLDER' },
  { begins: /^\x04\x22\x4d\x18/, name: 'lz4', command: 'lz4 -dc FILE | tar -xf - -C FOLDER' },
  { begins: /^PK(\x03\x04|\x05\x06)/, name: 'zip', command: 'unzip FILE -d FOLDER' },
  { begins: /^\xed\xab\xee\xdb/, name: 'rpm', command: 'rpm2cpio FILE | (cd FOLDER && cpio -idm)' },
  { begins: /^ADB[d.c]/, name: 'apk 3', command: 'apk extract --allow-untrusted --destination FOLDER FILE' },
  { begins: /^7z\xbc\xaf\x27\x1c/, name: '7z', command: '7z x FILE -oFOLDER' },
  { begins: /^hsqs/, name: 'SquashFS', command: 'unsquashfs -d FOLDER FILE' },
  { begins: /^0707[017]/, name: 'cpio', command: '(cd FOLDER && cpio -idm) < FILE' },
];
const ZIP = /^PK(\x03\x04|\x05\x06)/;
const GZIP = /^\x1f\x8b\x08/;
const AR = /^!<arch>\n/;
const HEADER_OF_TAR = 512;

/** Matches the first bytes of a program: ELF, Mach-O (in both byte orders, and for several processors in one file), and PE. */
const EXECUTABLE =
  /^(\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe\0\0\0[\x01-\x1e]|MZ)/;

/** Returns whether the first 8 bytes of a file are the beginning of a program's binary. */
export function beginsProgram(begin: Uint8Array): boolean {
  return EXECUTABLE.test(characters(begin.subarray(0, 8)));
}

/** Returns a text with one character for each byte, in which regular expressions can search. */
function characters(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/**
 * Returns whether a file begins like a tar archive, with `ustar` in the first header. Archives from before 1988 have no `ustar`, and are
 * not recognized.
 */
function beginsTar(begin: Uint8Array): boolean {
  return begin.length === HEADER_OF_TAR && characters(begin.subarray(257, 262)) === 'ustar';
}

/** Returns whether a file is an archive or a package. Archives in formats that `membersOf` refuses also count. */
export async function holdsMembers(path: string): Promise<boolean> {
  const begin = await firstBytes(path, HEADER_OF_TAR);
  const text = characters(begin);
  return (
    [GZIP, AR, ...UNREADABLE.map(({ begins }) => begins)].some((kind) => kind.test(text)) || beginsTar(begin)
  );
}

/**
 * Reads the members of the archive or package at `path`. @param name the name of the archive in messages.
 * @throws ExpectedError for a format that this program does not read, or a broken archive.
 */
export async function* membersOf(path: string, name: string, limits: Limits): AsyncGenerator<Member> {
  const begin = characters(await firstBytes(path, 8));
  if (ZIP.test(begin)) yield* membersOfZip(path, name, limits);
  else if (AR.test(begin)) yield* membersOfPackage(path, name, limits);
  else yield* membersOfTar(chunksOfFile(path), name, limits);
}

/**
 * Reads the members of a tar archive, which may be compressed with gzip. If the content is a single program, compressed or not, the program
 * is the only member, and its name is empty.
 * @param name the name of the archive in messages. @param command the command with which the user can unpack the archive; default: the
 * command for its format.
 * @throws ExpectedError for a format that this program does not read, or a broken archive.
 */
export async function* membersOfTar(
  content: AsyncIterable<Uint8Array>,
  name: string,
  limits: Limits,
  command?: string,
): AsyncGenerator<Member> {
  const packed = await peek(content, HEADER_OF_TAR);
  try {
    const isCompressed = GZIP.test(characters(packed.begin));
    const unpacked = isCompressed ? await peek(gunzipped(packed.whole, name), HEADER_OF_TAR) : packed;
    const text = characters(unpacked.begin);
    const unreadable = UNREADABLE.find(({ begins }) => begins.test(text));
    if (unreadable !== undefined)
      throw new ExpectedError(
        `${name} has the format ${unreadable.name}, which this program does not read.`,
        {
          fix: `Unpack the file with \`${command ?? unreadable.command}\`, and name the folder.`,
        },
      );
    const counted = limits.count(unpacked.whole);
    if (!beginsProgram(unpacked.begin)) return yield* untarred(counted, name, limits);
    limits.takeMember();
    yield { name: '', isFile: true, bytes: 0, content: counted };
  } finally {
    await packed.close();
  }
}

/** Reads the first `length` bytes of a stream. @returns the first bytes, and the whole stream, which still begins with these bytes. */
async function peek(content: AsyncIterable<Uint8Array>, length: number) {
  const iterator = content[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < length) {
    const { value, done } = await iterator.next();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
  }
  const begin = Buffer.concat(chunks);
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield begin;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return {
    begin: begin.subarray(0, length),
    whole: whole(),
    /** Closes the stream, even if `whole` was never read. */
    close: async () => void (await iterator.return?.()),
  };
}

/** Unpacks gzip. @throws ExpectedError if the content is damaged. */
async function* gunzipped(content: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const unzip = createGunzip();
  // Ignore the error here, because the loop that reads `unzip` also gets this error.
  const fed = pipeline(content, unzip).catch(() => {});
  try {
    yield* unzip;
  } catch (error) {
    throw asBroken(name, error);
  } finally {
    unzip.destroy();
    await fed;
  }
}

/** Reads the members of an uncompressed tar archive. @throws ExpectedError if the archive is damaged. */
async function* untarred(
  content: AsyncIterable<Uint8Array>,
  name: string,
  limits: Limits,
): AsyncGenerator<Member> {
  const reader = extract();
  const source = Readable.from(content, { objectMode: false });
  source.once('error', (error) => reader.destroy(error));
  source.pipe(reader as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of reader) {
      const { name: path, type, size = 0 } = entry.header;
      limits.takeMember();
      limits.requireBytes(size);
      const isFile = type === 'file' || type === 'contiguous-file';
      const chunks = entry[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      // Make an iterator without `return`, because a caller that leaves a loop over the content would otherwise close the whole archive.
      // Replace the last result, because the library streamx ends with the value null instead of undefined.
      const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
        const result = await chunks.next();
        return result.done ? { done: true, value: undefined } : result;
      };
      yield { name: path, isFile, bytes: size, content: { [Symbol.asyncIterator]: () => ({ next }) } };
      while (!(await chunks.next()).done);
    }
  } catch (error) {
    throw asBroken(name, error);
  } finally {
    source.destroy();
  }
}

/** The bits of a Unix file mode that hold the kind of a file, and the value of these bits for regular files. */
const [KIND_MASK, REGULAR] = [0o170000, 0o100000] as const;

/** Reads the members of a zip archive. @throws ExpectedError if the archive is damaged or encrypted. */
async function* membersOfZip(path: string, name: string, limits: Limits): AsyncGenerator<Member> {
  const { openZip } = await import('./zip.ts');
  let archive: ZipFile | undefined;
  try {
    archive = await openZip(path);
    for await (const entry of archive.eachEntry()) {
      const { fileName, uncompressedSize, externalFileAttributes } = entry;
      limits.takeMember();
      limits.requireBytes(uncompressedSize);
      if (entry.isEncrypted())
        throw new ExpectedError(`${name} is encrypted.`, { fix: 'Unpack the archive, and name the binary.' });
      const kind = (externalFileAttributes >>> 16) & KIND_MASK;
      const isFile = !fileName.endsWith('/') && (kind === 0 || kind === REGULAR);
      const content = limits.count(contentOfEntry(archive, entry, name));
      yield { name: fileName, isFile, bytes: uncompressedSize, content };
    }
  } catch (error) {
    throw asBroken(name, error, true);
  } finally {
    archive?.close();
  }
}

/**
 * Reads the content of an entry in a zip archive. The stream is opened only when the caller begins to read.
 * @param name the name of the archive in messages.
 */
async function* contentOfEntry(archive: ZipFile, entry: ZipEntry, name: string): AsyncGenerator<Uint8Array> {
  let stream: Readable | undefined;
  try {
    stream = await archive.openReadStreamPromise(entry);
    yield* stream;
  } catch (error) {
    throw asBroken(name, error, true);
  } finally {
    stream?.destroy();
  }
}

/**
 * Returns the error to report for an error that occurred while an archive was read. An error of the library that reads the archive becomes
 * the message that the archive is broken. Errors of `Limits`, of the disk and of an aborted signal are returned unchanged.
 * @param isOfReader true if only the library that reads the archive can have thrown the error.
 */
function asBroken(name: string, error: unknown, isOfReader = false): unknown {
  const { code, syscall, name: kind } = error as NodeJS.ErrnoException;
  if (error instanceof ExpectedError || syscall !== undefined || kind === 'AbortError') return error;
  const isOfArchive =
    isOfReader ||
    code?.startsWith('Z_') ||
    /tar header|Invalid header|max size|end of data/.test(messageOf(error));
  if (!isOfArchive) return error;
  const message = `${name} cannot be unpacked: ${excerpt(messageOf(error), 200).replace(/\.$/, '')}.`;
  return new ExpectedError(message, {
    fix: 'Check that the archive is complete, or unpack the archive and name the binary.',
    cause: error,
  });
}

const HEADER_OF_AR = 60;
/** The maximum number of members in a Debian package. A package has three members, or a few more if it is signed. */
const MOST_MEMBERS_OF_PACKAGE = 100;

/**
 * Reads the files of a Debian package, which are in its member `data.tar`. The package is an `ar` archive. Each header of an `ar` archive
 * is a text of 60 bytes.
 */
async function* membersOfPackage(path: string, name: string, limits: Limits): AsyncGenerator<Member> {
  let at = 8;
  for (let members = 0; members < MOST_MEMBERS_OF_PACKAGE; members++) {
    let header = '';
    for await (const chunk of chunksOfFile(path, at, at + HEADER_OF_AR)) header += characters(chunk);
    const size = /^\d+/.exec(header.slice(48, 58))?.[0];
    if (size === undefined || !header.endsWith('`\n')) break;
    const begin = at + HEADER_OF_AR;
    const end = begin + Number(size);
    if (header.startsWith('data.tar'))
      return yield* membersOfTar(chunksOfFile(path, begin, end), name, limits, 'dpkg-deb -x FILE FOLDER');
    // Each member begins at an even position.
    at = end + (end % 2);
  }
  throw new ExpectedError(
    `${name} is an archive of \`ar\` without a \`data.tar\`, so it is not a Debian package.`,
    {
      fix: 'Name the binary itself.',
    },
  );
}

/** The maximum depth of nested folders that are searched. */
const DEEPEST = 64;

/**
 * Reads the files below a folder, sorted by name. Links are not followed.
 * @throws ExpectedError if the folder has too many files or too deeply nested folders.
 */
export async function* membersOfFolder(
  folder: string,
  limits: Limits,
  prefix = '',
  depth = 0,
): AsyncGenerator<Member> {
  if (depth > DEEPEST)
    throw new ExpectedError(`${folder} is more than ${count(DEEPEST, 'folder')} deep.`, {
      fix: 'Name the binary itself.',
    });
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => compareText(a.name, b.name))) {
    limits.takeMember();
    const path = join(folder, entry.name);
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* membersOfFolder(path, limits, `${name}/`, depth + 1);
    else if (entry.isFile())
      yield { name, isFile: true, bytes: 0, content: limits.count(chunksOfFile(path)), path };
  }
}
