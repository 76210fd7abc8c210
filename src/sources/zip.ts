import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { ExpectedError, messageOf } from '../system/errors.ts';
import type { DiskSpace } from '../net/download.ts';
import { excerpt, printableName } from '../system/text.ts';

/** What one archive may unpack to: far beyond a fleet's profiles, far below a runner's disk. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of all entries together, unpacked. */
  readonly bytes: number;
  /** Unpacked bytes per archived byte; profiles reach 10, a bomb 1,000. Small archives are let off. */
  readonly ratio: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 100_000, bytes: 2 * 1024 ** 3, ratio: 200 };

/** Bytes of its directory, all of which is held: 100,000 names of a usual length, twice. */
const MOST_DIRECTORY = 16 * 1024 ** 2;

/** Below this many unpacked bytes the ratio says nothing: a text of blanks is no bomb. */
const RATIO_FLOOR = 64 * 1024 ** 2;

export interface Unpacked {
  /** Regular files, in the order of the archive. */
  readonly files: readonly { readonly path: string; readonly entry: string }[];
  /** Entries that are neither files nor folders, such as symbolic links; they were not unpacked. */
  readonly special: readonly string[];
}

// yauzl 3 has these; its published types are those of version 2.
interface Archive extends yauzl.ZipFile {
  eachEntry(): AsyncIterableIterator<yauzl.Entry>;
  openReadStreamPromise(entry: yauzl.Entry): Promise<NodeJS.ReadableStream>;
}
const openPromise = (
  yauzl as unknown as { openPromise(path: string, options: yauzl.Options): Promise<Archive> }
).openPromise;

/** Archives within archives that are unpacked; whoever nests more does it to tire us out. */
const MAX_DEPTH = 3;

export interface UnpackOptions {
  /** Names the archive in sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly limits?: ZipLimits;
  /** That of the run. */
  readonly disk?: DiskSpace | undefined;
  /** Which entries are unpacked, archives within it included; absent: all are. */
  wants?(name: string): boolean;
}

/**
 * As `unpack`, and the archives inside of the archive as well, under names such as `inner.zip/cpu.pprof`. The limits hold
 * for all of them together.
 * @throws ExpectedError as `unpack`, of the innermost archive that something is wrong with.
 */
export async function unpackNested(
  path: string,
  folder: string,
  options: UnpackOptions,
  depth = 1,
): Promise<Unpacked> {
  const { name, limits = ZIP_LIMITS } = options;
  const files: { path: string; entry: string }[] = [];
  const unpacked = await unpack(path, folder, { ...options, limits });
  const special = [...unpacked.special];
  let left: ZipLimits = { ...limits, entries: limits.entries - unpacked.files.length };
  for (const file of unpacked.files) {
    if (!(await isZip(file.path))) {
      files.push(file);
      left = { ...left, bytes: left.bytes - (await stat(file.path)).size };
      continue;
    }
    const inner = `${name}/${file.entry}`;
    if (depth === MAX_DEPTH) throw tooDeep(inner);
    const nested = await unpackNested(
      file.path,
      `${file.path}-unpacked`,
      { ...options, name: inner, limits: left },
      depth + 1,
    );
    await rm(file.path);
    for (const { path, entry } of nested.files) {
      files.push({ path, entry: `${file.entry}/${entry}` });
      left = { ...left, entries: left.entries - 1, bytes: left.bytes - (await stat(path)).size };
    }
    special.push(...nested.special.map((entry) => `${file.entry}/${entry}`));
  }
  return { files, special };
}

/** By its first bytes: of a first entry, or of the end of an archive without any. */
export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return bytesRead === 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'));
}

/**
 * Unpacks the regular files of the zip archive `path` into `folder`, under names of our own (`000001`), so that no name
 * in the archive ever names a place on the disk. Folders, hidden files and what macOS adds are left out.
 * @throws ExpectedError when it is truncated, damaged, encrypted, has names that lead out of it, or is past a limit.
 */
export async function unpack(path: string, folder: string, options: UnpackOptions): Promise<Unpacked> {
  const { name, signal, limits = ZIP_LIMITS } = options;
  await mkdir(folder, { recursive: true });
  try {
    const archive = await openPromise(path, { autoClose: false });
    try {
      const entries = await readEntries(archive, name, limits, (await stat(path)).size);
      const wanted = entries.filter(({ fileName }) => options.wants?.(fileName) ?? true);
      // As much as its directory says, more of which the reader would not unpack.
      options.disk?.take(wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0));
      return await unpackEntries(archive, wanted, folder, signal);
    } finally {
      archive.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ExpectedError || isOfTheSystem(error)) throw error;
    throw damaged(name, error);
  }
}

/** The whole directory before anything is unpacked: an archive is refused as a whole or not at all. */
async function readEntries(
  archive: Archive,
  name: string,
  limits: ZipLimits,
  archiveBytes: number,
): Promise<yauzl.Entry[]> {
  if (archive.entryCount > limits.entries) throw tooMany(name, limits.entries);
  const entries: yauzl.Entry[] = [];
  let [bytes, directory] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directory > MOST_DIRECTORY) throw tooMuchDirectory(name);
    if (entry.isEncrypted()) throw encrypted(name);
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) throw tooLarge(name, limits.bytes);
    entries.push(entry);
  }
  if (bytes > RATIO_FLOOR && bytes > limits.ratio * archiveBytes) throw bomb(name, bytes / archiveBytes);
  return entries;
}

async function unpackEntries(
  archive: Archive,
  entries: readonly yauzl.Entry[],
  folder: string,
  signal: AbortSignal,
): Promise<Unpacked> {
  const files: { path: string; entry: string }[] = [];
  const special: string[] = [];
  for (const entry of entries) {
    signal.throwIfAborted();
    const { fileName } = entry;
    if (fileName.endsWith('/') || isJunk(fileName)) continue;
    if (!isRegular(entry)) {
      special.push(printableName(fileName));
      continue;
    }
    const path = join(folder, String(files.length + 1).padStart(6, '0'));
    // yauzl fails when an entry unpacks to more, or less, than the directory said.
    const content = await archive.openReadStreamPromise(entry);
    await pipeline(content, checksum(entry), createWriteStream(path, { flags: 'wx' }), { signal });
    files.push({ path, entry: printableName(fileName) });
  }
  return { files, special };
}

/** Passes everything on and fails at the end when it was not what was archived; yauzl leaves that to its caller. */
function checksum(entry: yauzl.Entry): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(
        sum === entry.crc32 ? null : new Error(`the checksum of ${printableName(entry.fileName)} is wrong`),
      );
    },
  });
}

const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const UNIX = 3;

/** Whether the archiver saw a regular file; archivers elsewhere than on Unix know no other kind. */
function isRegular({ versionMadeBy, externalFileAttributes }: yauzl.Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return versionMadeBy >>> 8 !== UNIX || type === 0 || type === REGULAR_FILE;
}

/** Hidden files and folders, and the shadow files of macOS and Windows. */
function isJunk(name: string): boolean {
  const parts = name.split('/');
  return (
    parts.some((part) => part.startsWith('.') || part === '__MACOSX') ||
    /^(thumbs\.db|desktop\.ini)$/i.test(parts.at(-1) ?? '')
  );
}

/** A full disk or a missing permission is not the archive's fault. */
function isOfTheSystem(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
}

function damaged(name: string, cause: unknown): ExpectedError {
  return new ExpectedError(
    `${name} cannot be unpacked: ${excerpt(messageOf(cause), 200).replace(/\.$/, '')}.`,
    {
      fix: 'Upload it again; an archive that was changed or cut is not used at all.',
      cause,
    },
  );
}

function encrypted(name: string): ExpectedError {
  return new ExpectedError(`${name} is an encrypted zip archive.`, {
    fix: 'Upload the profiles without a password: who may read them is decided by who may read the place.',
  });
}

function tooDeep(name: string): ExpectedError {
  return new ExpectedError(`${name} is an archive in an archive, more than ${MAX_DEPTH} deep.`, {
    fix: 'Upload the profiles themselves, in no archive within another.',
  });
}

function tooMany(name: string, entries: number): ExpectedError {
  return new ExpectedError(`${name} has more than ${entries} entries.`, {
    fix: 'Upload only the profiles, in several archives if need be.',
  });
}

function tooMuchDirectory(name: string): ExpectedError {
  return new ExpectedError(`${name} has more than ${MOST_DIRECTORY / 1024 ** 2} MiB of names and comments.`, {
    fix: 'Find out who uploaded it: an archive like this is made to fill memory.',
  });
}

function tooLarge(name: string, bytes: number): ExpectedError {
  return new ExpectedError(`${name} unpacks to more than ${Math.round(bytes / 1024 ** 2)} MiB.`, {
    fix: 'Upload only the profiles, in several archives if need be.',
  });
}

function bomb(name: string, ratio: number): ExpectedError {
  return new ExpectedError(`${name} unpacks to ${Math.round(ratio)} times its size, which no profiles do.`, {
    fix: 'Find out who uploaded it: an archive like this is made to fill disks.',
  });
}
