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
 * Reads the members of a folder, a tar archive (also with gzip), a zip archive or a Debian package, one after the other.
 *
 * The bytes of a file decide what it is, and its name does not matter:
 *
 *     for await (const { name, content } of membersOf('dist/server.tar.gz', limits)) …    // `./server`, `./README.md`
 *     for await (const { name, content } of membersOf('server_1.4.0_amd64.deb', limits)) …    // `./usr/bin/server`
 *
 * Other people may have made the archive. So this file writes nothing, follows no link, and never uses the name of a member as a path.
 * `Limits` counts the members and the unpacked bytes of all archives that one command reads. A member that claims more bytes than are left
 * is refused before it is read. The signal of `Limits` ends the reading between two chunks.
 *
 * The library tar-stream reads tar archives, yauzl reads zip archives, and Node reads gzip. A Debian package is an `ar` archive, whose member
 * `data.tar` has the files. For every other format, a row of `UNREADABLE` has the command that unpacks it.
 */

/** One file, link, device or folder of an archive, or one file of a folder. */
export interface Member {
  /** The name in the archive. It may hold any characters, also `..` and a slash in front. */
  readonly name: string;
  /** Whether the member is a file. Links, devices and folders have no content. */
  readonly isFile: boolean;
  /** The length of the content that the archive claims. */
  readonly bytes: number;
  /** The content. It can be read once, and only until the caller asks for the next member. */
  readonly content: AsyncIterable<Uint8Array>;
  /** The path of the file; undefined in an archive. */
  readonly path?: string;
}

/** The number of members and bytes that one command may still read from archives. Its methods throw ExpectedError if there are more. */
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

  /** Checks the length that the header of a member claims. */
  requireBytes(bytes: number): void {
    if (bytes > this.#bytes) throw this.#tooMuch('more bytes');
  }

  /** Counts the bytes of a content while it is read. */
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

/** A format that this program does not read. */
interface UnreadableFormat {
  /** Matches the first bytes of a file; each byte is the character with its number. */
  readonly begins: RegExp;
  readonly name: string;
  /** The command that unpacks a file. */
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

/** Matches the first bytes of a program: ELF, Mach-O in both byte orders and for several processors, and PE. */
const EXECUTABLE =
  /^(\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe\0\0\0[\x01-\x1e]|MZ)/;

/** Whether the first 8 bytes of a file are those of a program. */
export function beginsProgram(begin: Uint8Array): boolean {
  return EXECUTABLE.test(characters(begin.subarray(0, 8)));
}

/** Returns a text with a character for each byte, for regular expressions. */
function characters(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** Whether the first bytes of a file are those of a tar archive, which has `ustar` in its first header. Archives from before 1988 lack it. */
function beginsTar(begin: Uint8Array): boolean {
  return begin.length === HEADER_OF_TAR && characters(begin.subarray(257, 262)) === 'ustar';
}

/** Whether a file is an archive or a package, also of a format that `membersOf` refuses with the command that unpacks it. */
export async function holdsMembers(path: string): Promise<boolean> {
  const begin = await firstBytes(path, HEADER_OF_TAR);
  const text = characters(begin);
  return (
    [GZIP, AR, ...UNREADABLE.map(({ begins }) => begins)].some((kind) => kind.test(text)) || beginsTar(begin)
  );
}

/**
 * Reads the members of the archive or package at `path`. @param name of the archive, for messages.
 * @throws ExpectedError for a format that this program does not read, or a broken archive.
 */
export async function* membersOf(path: string, name: string, limits: Limits): AsyncGenerator<Member> {
  const begin = characters(await firstBytes(path, 8));
  if (ZIP.test(begin)) yield* membersOfZip(path, name, limits);
  else if (AR.test(begin)) yield* membersOfPackage(path, name, limits);
  else yield* membersOfTar(chunksOfFile(path), name, limits);
}

/**
 * Reads the members of a tar archive, which may be compressed with gzip. If the content is a single compressed program, that program is the only
 * member, and its name is empty.
 * @param name of the archive, for messages. @param command unpacks the archive; default: the command of its format.
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
          fix: `Unpack it with \`${command ?? unreadable.command}\`, and name the folder.`,
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

/** Reads the first `length` bytes of a stream. @returns them, and the whole stream, which still begins with them. */
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
  // The reader of `unzip` gets the error, so it is ignored here.
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

/** Reads the members of an unpacked tar archive. @throws ExpectedError if it is damaged. */
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
      // The iterator has no `return`, because a caller that leaves a loop over the content would then end the whole archive. At the end, the
      // value of streamx is null.
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

/** The kind of a file in the mode that archivers on Unix store, and its value for regular files. */
const [KIND_MASK, REGULAR] = [0o170000, 0o100000] as const;

/** Reads the members of a zip archive. @throws ExpectedError if it is damaged or encrypted. */
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
        throw new ExpectedError(`${name} is encrypted.`, { fix: 'Unpack it, and name the binary.' });
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

/** Reads the content of an entry. It opens the stream only when the caller reads. @param name of the archive. */
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
 * Returns the error to throw for an error of a library: one sentence that says that the archive is broken. Other errors, such as those of
 * `Limits`, of the disk and of an aborted signal, stay.
 * @param isOfReader whether only the library can have thrown the error.
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
    fix: 'Check that it is complete, or unpack it and name the binary.',
    cause: error,
  });
}

const HEADER_OF_AR = 60;
/** The most members of a package. A package has three members, or a few more if it is signed. */
const MOST_MEMBERS_OF_PACKAGE = 100;

/** Reads the files of a Debian package, which are in its member `data.tar`. The headers of an `ar` archive are text of 60 bytes. */
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

/** The number of nested folders that are searched. */
const DEEPEST = 64;

/**
 * Reads the files below a folder, sorted by name. It follows no link.
 * @throws ExpectedError if there are too many files or nested folders.
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
