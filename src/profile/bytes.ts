import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ExpectedError } from '../system/errors.ts';
import { CONFLICT, isConflict, otherFile } from './not-a-profile.ts';

const gunzipAsync = promisify(gunzip);

/** Largest profile taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
export const MAX_PROFILE_BYTES = 128 * 1024 * 1024;
/** Largest gzipped file taken: it is in memory beside what is in it. */
const MAX_GZIPPED_BYTES = 64 * 1024 * 1024;
const LEAST_CHUNK = 64 * 1024;
/** Of files that are larger than their last bytes say, because they are several gzip streams. */
const MOST_IN_PIECES = 64 * 1024 * 1024;
/** Deflate makes nothing smaller than by this. */
const MOST_DEFLATED = 1_032;

/**
 * The protobuf bytes of a profile file, which may be gzipped or not.
 * @throws ExpectedError when it is empty, text, an archive, a broken gzip stream or one that inflates past `limit`.
 */
export async function profileBytes(file: Uint8Array, limit = MAX_PROFILE_BYTES): Promise<Uint8Array> {
  if (file.length === 0) {
    throw new ExpectedError('It is empty.', {
      fix: 'A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends.',
    });
  }
  const other = otherFile(file);
  if (other !== undefined) throw new ExpectedError(`It is ${other.what}.`, { fix: other.fix });
  if (!isGzipped(file)) {
    if (file.length > limit) throw tooLarge('It has', file.length);
    return file;
  }
  if (file.length > MAX_GZIPPED_BYTES) throw tooLarge('Gzipped, it has', file.length);
  const bytes = await inflate(file, limit);
  const packed = otherFile(bytes);
  if (packed !== undefined) throw new ExpectedError(`Unpacked, it is ${packed.what}.`, { fix: packed.fix });
  return bytes;
}

function isGzipped(file: Uint8Array): boolean {
  return file[0] === 0x1f && file[1] === 0x8b;
}

/** How large a file says that it is unpacked; it may lie, within what is possible. */
export function sizeUnpacked(file: Uint8Array): number {
  return sizeByEnds(file.length, file, file.subarray(-4));
}

/** As `sizeUnpacked`, of a file that is not read. */
export async function sizeUnpackedAt(path: string): Promise<number> {
  await using file = await open(path);
  const { size } = await file.stat();
  const [first, last] = [Buffer.alloc(2), Buffer.alloc(4)];
  await file.read(first, 0, 2, 0);
  await file.read(last, 0, 4, Math.max(0, size - 4));
  return sizeByEnds(size, first, last);
}

function sizeByEnds(size: number, first: Uint8Array, last: Uint8Array): number {
  if (!isGzipped(first) || size < 18) return size;
  const said = Buffer.from(last.buffer, last.byteOffset, last.byteLength).readUInt32LE();
  return Math.min(said, MOST_DEFLATED * size);
}

async function inflate(file: Uint8Array, limit: number): Promise<Uint8Array> {
  const said = sizeUnpacked(file);
  if (said > limit) throw inflatesPast(limit);
  // In one piece: many would be put together in the end, which takes twice the memory.
  const chunkSize = Math.max(LEAST_CHUNK, said + 1);
  const most = Math.min(limit, Math.max(said, MOST_IN_PIECES));
  try {
    return await gunzipAsync(file, { maxOutputLength: most, chunkSize });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw inflatesPast(most, error);
    if (isConflict(file))
      throw new ExpectedError(`It is ${CONFLICT.what}.`, { fix: CONFLICT.fix, cause: error });
    const what =
      code === 'Z_BUF_ERROR' ? 'Its gzip stream ends early: it is truncated.' : 'Its gzip stream is damaged.';
    throw new ExpectedError(what, {
      fix: 'Collect it again; the transfer or the upload was cut short.',
      cause: error,
    });
  }
}

function inflatesPast(limit: number, cause?: unknown): ExpectedError {
  return new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
    fix: TOO_LARGE_FIX,
    cause,
  });
}

/** Whether a file inflated to more than was asked for, whatever its last bytes say. */
export function inflatedTooFar(error: unknown): boolean {
  const cause = error instanceof ExpectedError ? error.cause : undefined;
  return (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_BUFFER_TOO_LARGE';
}

const TOO_LARGE_FIX = 'No CPU profile is that large: look where this file comes from.';

/** @param has begins the sentence: `It has`. */
export function tooLarge(has: string, bytes: number): ExpectedError {
  return new ExpectedError(`${has} ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}
