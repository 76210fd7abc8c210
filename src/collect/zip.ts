import { mkdir, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import type { DiskSpace } from '../net/download.ts';
import { MAX_BODY_BYTES } from '../net/download.ts';
import { ExpectedError, messageOf } from '../system/errors.ts';
import { excerpt, printableName } from '../system/text.ts';

/** What one archive may unpack to: far beyond a fleet's profiles, far below a runner's disk. */
export const ZIP_LIMITS = {
  entries: 10_000,
  /** Bytes of all entries together, unpacked. */
  bytes: 2 * 1024 ** 3,
  /** Unpacked bytes per archived byte; profiles reach 10, a bomb 1,000. */
  ratio: 200,
};

/** Bytes of its directory, which is held in memory. */
const MOST_DIRECTORY = 16 * 1024 ** 2;
/** Below this many unpacked bytes the ratio says nothing: a text of blanks is no bomb. */
const RATIO_FLOOR = 64 * 1024 ** 2;

export interface UnpackOptions {
  /** Names the archive in sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** That of the run. */
  readonly disk?: DiskSpace;
  /** Which entries are unpacked; absent: all are. */
  wants?(name: string): boolean;
}

/** A regular file of an archive, and its name there. */
export interface UnpackedFile {
  readonly path: string;
  readonly entry: string;
}

// yauzl 3 has these; its published types are those of version 2.
interface Archive extends yauzl.ZipFile {
  eachEntry(): AsyncIterableIterator<yauzl.Entry>;
  openReadStreamPromise(entry: yauzl.Entry): Promise<Readable>;
}
const openPromise = (
  yauzl as unknown as { openPromise(path: string, options: yauzl.Options): Promise<Archive> }
).openPromise;

/** By its first bytes: of a first entry, or of the end of an archive without any. */
export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return bytesRead === 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'));
}

/**
 * Unpacks the regular files of the zip archive `path` into `folder`, under names of our own (`000001`), so that no name
 * in the archive ever names a place on the disk. Folders, links, hidden files and what macOS adds are left out. An archive
 * within it stays packed.
 * @throws ExpectedError when it is truncated, damaged, encrypted, has names that lead out of it, or is past a limit.
 */
export async function unpack(path: string, folder: string, options: UnpackOptions): Promise<UnpackedFile[]> {
  const { name, signal } = options;
  await mkdir(folder, { recursive: true });
  try {
    const archive = await openPromise(path, { autoClose: false });
    try {
      const entries = await readEntries(archive, name, (await stat(path)).size);
      const wanted = entries.filter(({ fileName }) => options.wants?.(fileName) ?? true);
      // What its directory says; yauzl does not unpack more.
      options.disk?.take(wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0));
      return await unpackEntries(archive, wanted, folder, options);
    } finally {
      archive.close();
    }
  } catch (cause) {
    signal.throwIfAborted();
    // A full disk or a missing permission is not the archive's fault.
    if (cause instanceof ExpectedError || typeof (cause as NodeJS.ErrnoException)?.syscall === 'string')
      throw cause;
    const words = excerpt(messageOf(cause), 200).replace(/\.$/, '');
    throw new ExpectedError(`${name} cannot be unpacked: ${words}.`, {
      fix: 'Upload it again; an archive that was changed or cut is not used at all.',
      cause,
    });
  }
}

/** The whole directory before anything is unpacked: an archive is refused as a whole or not at all. */
async function readEntries(archive: Archive, name: string, archiveBytes: number): Promise<yauzl.Entry[]> {
  const refused = (what: string) =>
    new ExpectedError(`${name} ${what}.`, {
      fix: 'Upload only the profiles, in several archives if necessary. If it holds only profiles, find out who uploaded it.',
    });
  if (archive.entryCount > ZIP_LIMITS.entries) throw refused(`has more than ${ZIP_LIMITS.entries} entries`);
  const entries: yauzl.Entry[] = [];
  let [bytes, directory] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    bytes += entry.uncompressedSize;
    if (entry.isEncrypted()) throw refused('is encrypted');
    if (directory > MOST_DIRECTORY) throw refused('has more than 16 MiB of names and comments');
    if (entry.uncompressedSize > MAX_BODY_BYTES) throw refused('has a file that is larger than any profile');
    if (bytes > ZIP_LIMITS.bytes) throw refused(`unpacks to more than ${ZIP_LIMITS.bytes / 1024 ** 2} MiB`);
    entries.push(entry);
  }
  const ratio = Math.round(bytes / archiveBytes);
  if (bytes > RATIO_FLOOR && ratio > ZIP_LIMITS.ratio)
    throw refused(`unpacks to ${ratio} times its size, which no profiles do`);
  return entries;
}

async function unpackEntries(
  archive: Archive,
  entries: readonly yauzl.Entry[],
  folder: string,
  { signal }: UnpackOptions,
): Promise<UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  for (const entry of entries) {
    const { fileName } = entry;
    if (!isRegular(entry)) continue;
    const path = join(folder, String(files.length + 1).padStart(6, '0'));
    // yauzl fails when an entry unpacks to more, or less, than the directory said, but does not check the sum.
    const content = await buffer(addAbortSignal(signal, await archive.openReadStreamPromise(entry)));
    if (crc32(content) !== entry.crc32)
      throw new Error(`the checksum of ${printableName(fileName)} is wrong`);
    await writeFile(path, content, { flag: 'wx' });
    files.push({ path, entry: printableName(fileName) });
  }
  return files;
}

/** Whether it is a file of the user's: no folder, link, hidden file, or shadow file of macOS and Windows. */
function isRegular({ fileName, versionMadeBy, externalFileAttributes }: yauzl.Entry): boolean {
  // Only archivers on Unix (3) know other kinds than files and folders.
  const type = (externalFileAttributes >>> 16) & 0o170000;
  const isFile = versionMadeBy >>> 8 !== 3 || type === 0 || type === 0o100000;
  return isFile && !/(^|\/)(\.|__MACOSX\/|(thumbs\.db|desktop\.ini)$)|\/$/i.test(fileName);
}
