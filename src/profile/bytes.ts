import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type Gunzip, gunzip, type InflateRaw, inflateRaw } from 'node:zlib';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { isGzipped, mustNotBeForeign } from './file-kinds.ts';

/**
 * Reads the protocol buffers in a file.
 *
 * `go build -pgo` reads plain and gzipped profiles. A gzipped copy of a profile has the same content as the plain file, so a digest of the
 * content shows that two files hold one profile. This file also unpacks a profile that was gzipped twice. Files of other kinds, such as web
 * pages, are refused with an error that names the kind (`file-kinds.ts`). The size of the unpacked content is limited, because a few KiB of
 * gzip can hold gigabytes.
 */

/** What zlib returns with the option `info`: the content, and the engine, which counts the compressed bytes that it has read. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: Gunzip | InflateRaw;
}
type Unpack = (bytes: Uint8Array, options: object) => Promise<Unpacked>;
const gunzipAsync = promisify(gunzip) as unknown as Unpack;
const inflateRawAsync = promisify(inflateRaw) as unknown as Unpack;

/** The largest profile that is accepted, in uncompressed bytes; Go's own CPU profiles stay below a few MiB. */
export const MAX_PROFILE_BYTES = 64 * 1024 * 1024;
/**
 * The largest gzipped file that is accepted, in bytes. The limit is low, because a gzipped file and its content are in memory at the same
 * time.
 */
const MAX_GZIPPED_BYTES = 32 * 1024 * 1024;
/**
 * The maximum number of gzip layers that are unpacked. A profile usually has one layer, but some tools gzip a file that is gzipped already.
 */
const MAX_GZIP_LAYERS = 3;

const TOO_LARGE_FIX = 'No CPU profile is that large: check where this file comes from.';
/** The advice about a damaged file, if the cause of the damage is unknown. */
export const DAMAGED_FIX =
  'Leave the file out if it is not a profile. Otherwise collect the profile again, because a transfer was cut short, or git treated the file as text and changed its line ends. To prevent the latter, write `*.pgo binary` into `.gitattributes`.';

/** The unpacked content of a profile file, and digests of the content and the file. */
export interface ProfileContent {
  /** The uncompressed protocol buffers. */
  readonly bytes: Uint8Array;
  /** The SHA-256 of `bytes` in hexadecimal. A gzipped and a plain copy of a profile have the same digest. */
  readonly digest: string;
  /** The SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
  /** The number of times that the file is gzipped; `go build` can read the file only if this number is 0 or 1. */
  readonly gzipLayers: number;
}

/** Unpacks a profile file and computes its digests. @throws ExpectedError like `profileBytes`. */
export async function profileContent(file: Uint8Array): Promise<ProfileContent> {
  const { bytes, gzipLayers } = await unpackProfile(file, MAX_PROFILE_BYTES);
  const sha256 = digest(file);
  return { bytes, digest: bytes === file ? sha256 : digest(bytes), sha256, gzipLayers };
}

/**
 * Returns the protocol buffers of a profile file, gzipped or not.
 * @param limit the maximum size of the uncompressed content, in bytes.
 * @throws ExpectedError if the file is empty, of another kind, damaged, or too large.
 */
export async function profileBytes(file: Uint8Array, limit = MAX_PROFILE_BYTES): Promise<Uint8Array> {
  return (await unpackProfile(file, limit)).bytes;
}

/** Unpacks a profile file, and counts its gzip layers. @throws ExpectedError like `profileBytes`. */
async function unpackProfile(
  file: Uint8Array,
  limit: number,
): Promise<Pick<ProfileContent, 'bytes' | 'gzipLayers'>> {
  if (file.length === 0)
    throw new ExpectedError('The file is empty.', {
      fix: 'Go writes a CPU profile when the profiling stops, so make sure that `pprof.StopCPUProfile` runs before the program ends.',
    });
  let bytes = file;
  let gzipLayers = 0;
  for (; isGzipped(bytes); gzipLayers++) {
    if (gzipLayers === MAX_GZIP_LAYERS)
      throw new ExpectedError(`The file is gzipped more than ${MAX_GZIP_LAYERS} times.`, {
        fix: 'Unpack the file with `gunzip` until the command `file` no longer reports gzip data.',
      });
    if (bytes.length > MAX_GZIPPED_BYTES) throw profileTooLarge(bytes.length);
    bytes = await inflate(bytes, limit);
  }
  mustNotBeForeign(bytes);
  if (bytes.length > limit) throw profileTooLarge(bytes.length);
  return { bytes, gzipLayers };
}

/**
 * Returns a finding if the file is gzipped more than once. This program can read a file with several gzip layers, but `go build -pgo`
 * unpacks only one layer and then fails with `unknown wire type`.
 * @param severity the severity of the finding, which is `error` if `go build` will use the file.
 */
export function aboutGzipLayers(gzipLayers: number, severity: Finding['severity']): Finding[] {
  if (gzipLayers < 2) return [];
  const unpacks = Array.from({ length: gzipLayers - 1 }, (_, at) => `gunzip -c${at === 0 ? ' < FILE' : ''}`);
  return [
    {
      severity,
      message: `The file is gzipped ${gzipLayers} times. \`go build\` unpacks a profile only once, so it fails with this file.`,
      fix: `Unpack the file with \`${unpacks.join(' | ')} > cpu.pprof\`, and use \`cpu.pprof\` instead.`,
    },
  ];
}

/** @throws ExpectedError when the gzip stream is damaged, followed by other bytes, or inflates to more than `limit` bytes. */
async function inflate(file: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    // The last four bytes of a gzip file give the size of its content. The content is unpacked into one chunk of this size, because a whole
    // run would take a third more time with many small chunks. A wrong size in the file does no harm.
    const size = file.length < 18 ? 0 : Buffer.from(file.subarray(-4)).readUInt32LE();
    const chunkSize = Math.min(limit, Math.max(64 * 1024, size + 1));
    const { buffer, engine } = await gunzipAsync(file, { info: true, maxOutputLength: limit, chunkSize });
    // zlib ignores zeros behind the stream, but Go refuses the file.
    if (engine.bytesWritten < file.length) throw bytesBehindStream(file.subarray(engine.bytesWritten));
    return buffer;
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw await inflateFailure(error as NodeJS.ErrnoException, file, limit);
  }
}

async function inflateFailure(
  error: NodeJS.ErrnoException,
  file: Uint8Array,
  limit: number,
): Promise<ExpectedError> {
  const { code } = error;
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    const message = `The unpacked profile has more than ${limit / 1024 / 1024} MiB.`;
    return new ExpectedError(message, { fix: TOO_LARGE_FIX, cause: error });
  }
  if (hasWindowsLineEnds(file))
    return new ExpectedError(
      'The gzip stream of the file is damaged, because each line feed in it follows a carriage return.',
      {
        fix: 'Git treated the file as text and changed its line ends. Write `*.pgo binary` into `.gitattributes`, then collect the profile again.',
        cause: error,
      },
    );
  const rest = await restBehindStream(file, limit);
  if (rest !== undefined) return bytesBehindStream(rest);
  const what = code === 'Z_BUF_ERROR' ? 'ends early, so the file is truncated' : 'is damaged';
  return new ExpectedError(`The gzip stream of the file ${what}.`, { fix: DAMAGED_FIX, cause: error });
}

/** The sizes of the fixed parts of a gzip file, in bytes: the header without a name or a comment, and the checksum and size at the end. */
const [GZIP_HEADER, GZIP_TRAILER] = [10, 8];

/**
 * Returns the bytes behind the first gzip stream of a file.
 * @returns undefined if no bytes follow, if the stream is damaged, or if its header has more than the fixed part, which Go never writes.
 */
async function restBehindStream(file: Uint8Array, limit: number): Promise<Uint8Array | undefined> {
  if (file[3] !== 0) return undefined;
  const options = { info: true, maxOutputLength: limit };
  const unpacked = await inflateRawAsync(file.subarray(GZIP_HEADER), options).catch(() => undefined);
  if (unpacked === undefined) return undefined;
  const end = GZIP_HEADER + unpacked.engine.bytesWritten + GZIP_TRAILER;
  return end < file.length ? file.subarray(end) : undefined;
}

/** Returns the error for a file in which `rest` follows a gzip stream. The rest may be a second profile. */
function bytesBehindStream(rest: Uint8Array): ExpectedError {
  // A profile begins with its sample types, which are field 1.
  if (rest[0] === 0x0a && rest.length > MOST_PADDING)
    return twoFilesInOne('other bytes follow the gzip stream of the first file');
  const are = rest.length === 1 ? 'follows' : 'follow';
  return new ExpectedError(
    `${count(rest.length, 'byte')} ${are} the end of the gzip stream, so Go cannot read the file.`,
    {
      fix: 'Remove these bytes with `gunzip -c < FILE > cpu.pprof`, and use `cpu.pprof` instead. If two files were joined, merge these two files instead.',
    },
  );
}

/** A rest of at most this many bytes is no profile, even if it begins like one, as a line feed does. */
const MOST_PADDING = 64;

/**
 * The minimum number of line feeds in a file from which the code judges the file's line ends. In compressed bytes, a line feed follows a
 * carriage return by chance, once in 256 line feeds.
 */
const ENOUGH_LINES = 8;

function hasWindowsLineEnds(file: Uint8Array): boolean {
  let lines = 0;
  for (let at = file.indexOf(10); at >= 0; at = file.indexOf(10, at + 1)) {
    if (file[at - 1] !== 13) return false;
    lines++;
  }
  return lines >= ENOUGH_LINES;
}

/**
 * Returns the error for a file that holds two profiles.
 * @param evidence a clause that says how the two profiles were noticed, such as `other bytes follow the gzip stream of the first file`.
 */
export function twoFilesInOne(evidence: string): ExpectedError {
  return new ExpectedError(
    `The file holds two profiles, as a file that \`cat a b > c\` makes: ${evidence}.`,
    {
      fix: 'Merge the profiles with `npx go-pgo@1 merge a b --output c` instead of `cat`.',
    },
  );
}

/** Returns the error for a profile that is too large. */
export function profileTooLarge(bytes: number): ExpectedError {
  return new ExpectedError(`The file has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}

/** Returns the SHA-256 of bytes or of a text, in hexadecimal. */
export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
