import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { isGzipped, mustNotBeForeign } from './file-kinds.ts';

/**
 * Reads the protocol buffers in a file.
 *
 * `go build -pgo` reads a profile plain or gzipped. Both have the same content, so the digest of the content finds one
 * profile in two files. A file that was gzipped twice is read as well; every other file that is no profile is refused with
 * the name of what it is (`file-kinds.ts`). How many bytes are unpacked is bounded, since a few KiB of gzip may hold gigabytes.
 */

const gunzipAsync = promisify(gunzip);

/** The largest profile that is accepted, in uncompressed bytes; Go's own CPU profiles stay below a few MiB. */
export const MAX_PROFILE_BYTES = 64 * 1024 * 1024;
/** The largest gzipped file that is accepted, in bytes: file and content are in memory at the same time. */
const MAX_GZIPPED_BYTES = 32 * 1024 * 1024;
/** The most gzip layers that are unpacked. One layer is usual, and some tools gzip a file that is gzipped already. */
const MAX_GZIP_LAYERS = 3;

const TOO_LARGE_FIX = 'No CPU profile is that large: check where this file comes from.';
/** What to do about a damaged file, if nothing shows what damaged it. */
export const DAMAGED_FIX =
  'Leave the file out if it is no profile. Otherwise collect it again: a transfer was cut short, or git treated it as text and changed its line ends, which `*.pgo binary` in `.gitattributes` prevents.';

/** A profile file, unpacked. */
export interface ProfileContent {
  /** The uncompressed protocol buffers. */
  readonly bytes: Uint8Array;
  /** The SHA-256 of `bytes` in hexadecimal. It is the same for a gzipped and a plain copy of a profile. */
  readonly digest: string;
  /** SHA-256 of the file in hex. */
  readonly sha256: string;
  /** The number of times that the file is gzipped; `go build` unpacks it once. */
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
 * @param limit the most uncompressed bytes that are accepted.
 * @throws ExpectedError when the file is empty, another kind of file, a broken gzip stream, or too large.
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
    throw new ExpectedError('It is empty.', {
      fix: 'A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends.',
    });
  let bytes = file;
  let gzipLayers = 0;
  for (; isGzipped(bytes); gzipLayers++) {
    if (gzipLayers === MAX_GZIP_LAYERS)
      throw new ExpectedError(`It is gzipped more than ${MAX_GZIP_LAYERS} times.`, {
        fix: 'Unpack it with `gunzip` until `file` no longer calls it gzip data.',
      });
    if (bytes.length > MAX_GZIPPED_BYTES) throw profileTooLarge(bytes.length);
    bytes = await inflate(bytes, limit);
  }
  mustNotBeForeign(bytes);
  if (bytes.length > limit) throw profileTooLarge(bytes.length);
  return { bytes, gzipLayers };
}

/**
 * Returns the finding about a file that is gzipped more than once; none for other files. This program reads such a file, but `go build
 * -pgo` unpacks it only once and then fails with `unknown wire type`.
 * @param severity `error` if `go build` will use the file.
 */
export function aboutGzipLayers(gzipLayers: number, severity: Finding['severity']): Finding[] {
  if (gzipLayers < 2) return [];
  const unpacks = Array.from({ length: gzipLayers - 1 }, (_, at) => `gunzip -c${at === 0 ? ' < FILE' : ''}`);
  return [
    {
      severity,
      message: `It is gzipped ${gzipLayers} times. \`go build\` unpacks it once, so it fails with this file.`,
      fix: `Unpack it: \`${unpacks.join(' | ')} > cpu.pprof\`, and use that file instead.`,
    },
  ];
}

/** @throws ExpectedError when the gzip stream is damaged, followed by other bytes, or inflates to more than `limit` bytes. */
async function inflate(file: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    // The content comes in one piece if the end of the file says its size, rightly or not: in many pieces, a whole run takes a third more time.
    const size = file.length < 18 ? 0 : Buffer.from(file.subarray(-4)).readUInt32LE();
    const chunkSize = Math.min(limit, Math.max(64 * 1024, size + 1));
    return await gunzipAsync(file, { maxOutputLength: limit, chunkSize });
  } catch (error) {
    throw inflateFailure(error as NodeJS.ErrnoException, file, limit);
  }
}

function inflateFailure(error: NodeJS.ErrnoException, file: Uint8Array, limit: number): ExpectedError {
  const { code } = error;
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    const message = `It inflates to more than ${limit / 1024 / 1024} MiB.`;
    return new ExpectedError(message, { fix: TOO_LARGE_FIX, cause: error });
  }
  if (hasWindowsLineEnds(file))
    return new ExpectedError(
      'Its gzip stream is damaged: each of its line feeds follows a carriage return.',
      {
        fix: 'Git treated it as text and changed its line ends: write `*.pgo binary` into `.gitattributes`, then collect the profile again.',
        cause: error,
      },
    );
  // The first header is right, so this is about what follows a whole gzip stream.
  if (error.message === 'incorrect header check') return twoFilesInOne('other bytes follow its gzip stream');
  const what = code === 'Z_BUF_ERROR' ? 'ends early: it is truncated' : 'is damaged';
  return new ExpectedError(`Its gzip stream ${what}.`, { fix: DAMAGED_FIX, cause: error });
}

/**
 * The least number of line feeds from which line ends are judged. In compressed bytes, one line feed in 256 follows a carriage return by
 * chance.
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

/** Returns the error for a file that holds two profiles. @param evidence says how that shows: `other bytes follow its gzip stream`. */
export function twoFilesInOne(evidence: string): ExpectedError {
  return new ExpectedError(`It is two files in one, as \`cat a b > c\` makes: ${evidence}.`, {
    fix: 'Merge the profiles with `npx go-pgo@1 merge a b --output c` instead of `cat`.',
  });
}

/** Returns the error for a profile with so many bytes. */
export function profileTooLarge(bytes: number): ExpectedError {
  return new ExpectedError(`It has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}

/** Returns the SHA-256 of some bytes in hexadecimal. */
export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
