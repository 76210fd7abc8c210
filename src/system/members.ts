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
 * Archives come from other people. So this file writes nothing, follows no link, and gives the name of a member to its caller as a text
 * that is never a path here. `Limits` counts members and unpacked bytes over all archives that one command reads, and a member that
 * claims more bytes than are left is refused before it is read. Every byte is looked at once: a caller that does not read the content
 * of a member makes the reader skip it. The signal of `Limits` ends the reading between two chunks.
 *
 * The library tar-stream reads tar archives, yauzl reads zip archives, Node reads gzip. A Debian package is an `ar` archive: headers of 60 bytes, with the files
 * of the package in the member `data.tar`. Other formats are rows of `UNREADABLE`, with the command that unpacks them.
 */

/** One file, link, device or folder of an archive, or one file of a folder. */
export interface Member {
  /** As the archive has it: it may hold any characters, `..` and a slash in front. */
  readonly name: string;
  /** Links, devices and folders have no content. */
  readonly isFile: boolean;
  /** Length of the content, as the archive claims. */
  readonly bytes: number;
  /** Can be read once, until the next member is asked for. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Where the file lies; undefined in an archive. */
  readonly path?: string;
}

/** How much one command reads from archives. Its methods throw ExpectedError when it would be more. */
export class Limits {
  readonly #name: string;
  readonly #signal: AbortSignal;
  #members: number;
  #bytes: number;

  /** @param name of the archive, as the user wrote it. */
  constructor(name: string, signal: AbortSignal, { members = 500_000, bytes = 8 * 1024 ** 3 } = {}) {
    this.#name = name;
    this.#signal = signal;
    this.#members = members;
    this.#bytes = bytes;
  }

  takeMember(): void {
    this.#signal.throwIfAborted();
    this.#members -= 1;
    if (this.#members < 0) throw this.#tooMuch('more files');
  }

  /** Refuses a member by the length that its header claims. */
  requireBytes(bytes: number): void {
    if (bytes > this.#bytes) throw this.#tooMuch('more bytes');
  }

  /** Counts the bytes that pass. */
  async *count(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.#signal.throwIfAborted();
      this.requireBytes(chunk.length);
      this.#bytes -= chunk.length;
      yield chunk;
    }
  }

  #tooMuch(what: string): ExpectedError {
    const message = `${this.#name} holds ${what} than are read from an archive or a folder.`;
    return new ExpectedError(message, { fix: 'Take the binary out of it, and name the binary.' });
  }
}

/** A format by its first bytes (each the character with its number), and the command that unpacks it. */
interface UnreadableFormat {
  readonly begins: RegExp;
  readonly name: string;
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

/** ELF, Mach-O in both byte orders and for several processors, PE. */
const EXECUTABLE =
  /^(\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe\0\0\0[\x01-\x1e]|MZ)/;

/** Whether a file is a program of any language, by its first 8 bytes. */
export function beginsProgram(begin: Uint8Array): boolean {
  return EXECUTABLE.test(characters(begin.subarray(0, 8)));
}

function characters(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** A tar archive has `ustar` in its first header; those from before 1988 have only a checksum there. */
function beginsTar(begin: Uint8Array): boolean {
  return begin.length === HEADER_OF_TAR && characters(begin.subarray(257, 262)) === 'ustar';
}

/** Whether a file holds other files, so that `membersOf` has an answer: its members, or how to unpack it. */
export async function holdsMembers(path: string): Promise<boolean> {
  const begin = await firstBytes(path, HEADER_OF_TAR);
  const text = characters(begin);
  return (
    [GZIP, AR, ...UNREADABLE.map(({ begins }) => begins)].some((kind) => kind.test(text)) || beginsTar(begin)
  );
}

/** The members of the archive or package at `path`. @throws ExpectedError for a format that is not read, or a broken archive. */
export async function* membersOf(path: string, name: string, limits: Limits): AsyncGenerator<Member> {
  const begin = characters(await firstBytes(path, 8));
  if (ZIP.test(begin)) yield* membersOfZip(path, name, limits);
  else if (AR.test(begin)) yield* membersOfPackage(path, name, limits);
  else yield* membersOfTar(chunksOfFile(path), name, limits);
}

/**
 * The members of a tar archive, which may be compressed with gzip. A program that is compressed alone is one member with an empty name.
 * @param name of the archive, for messages. @param command that unpacks it, if not the format's own command does.
 * @throws ExpectedError for a format that is not read, or a broken archive.
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
      throw new ExpectedError(`${name} is in the format ${unreadable.name}, which is not read here.`, {
        fix: `Unpack it with \`${command ?? unreadable.command}\`, and name the folder.`,
      });
    const counted = limits.count(unpacked.whole);
    if (!beginsProgram(unpacked.begin)) return yield* untarred(counted, name, limits);
    limits.takeMember();
    yield { name: '', isFile: true, bytes: 0, content: counted };
  } finally {
    await packed.close();
  }
}

/** The first `length` bytes of a stream, fewer if it is shorter, and the stream from its beginning. */
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
    /** Closes the stream, also if `whole` was never read. */
    close: async () => void (await iterator.return?.()),
  };
}

async function* gunzipped(content: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const unzip = createGunzip();
  // An error reaches the reader of `unzip`.
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
      // Without `return`: leaving a loop over the content would end the whole archive. At the end, streamx gives null as value.
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

/** The files of a zip archive. @throws ExpectedError when it is damaged or encrypted. */
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

/** The content of an entry, whose stream is opened when it is read. @param name of the archive. */
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
 * Errors of the libraries in one sentence; refusals and the signal's reason stay.
 * @param isOfReader whether nothing but the library may have thrown the error.
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
/** A package has three members, with signatures a few more. */
const MOST_MEMBERS_OF_PACKAGE = 100;

/** The files of a Debian package: those of its member `data.tar`. The headers of an `ar` archive are text. */
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
    // Members begin at even places.
    at = end + (end % 2);
  }
  throw new ExpectedError(
    `${name} is an archive of \`ar\` without a \`data.tar\`, and not a Debian package.`,
    {
      fix: 'Name the binary itself.',
    },
  );
}

/** A folder in a folder, and so on. */
const DEEPEST = 64;

/** The files below a folder, by name. Links are not followed. @throws ExpectedError when there are too many. */
export async function* membersOfFolder(
  folder: string,
  limits: Limits,
  prefix = '',
  depth = 0,
): AsyncGenerator<Member> {
  if (depth > DEEPEST)
    throw new ExpectedError(`${folder} lies in more than ${count(DEEPEST, 'folder')}.`, {
      fix: 'Name the binary.',
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
