import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ExpectedError } from '../errors.ts';
import { otherFile } from './not-a-profile.ts';

const gunzipAsync = promisify(gunzip);

/** Largest profile taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
export const MAX_PROFILE_BYTES = 256 * 1024 * 1024;

/**
 * The protobuf bytes of a profile file, which may be gzipped or not.
 * @throws ExpectedError when it is empty, text, an archive, a broken gzip stream or one that inflates past `MAX_PROFILE_BYTES`.
 */
export async function profileBytes(file: Uint8Array, limit = MAX_PROFILE_BYTES): Promise<Uint8Array> {
  if (file.length === 0) {
    throw new ExpectedError('It is empty.', {
      fix: 'A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends.',
    });
  }
  const other = otherFile(file);
  if (other !== undefined) throw new ExpectedError(`It is ${other.what}.`, { fix: other.fix });
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  const bytes = await inflate(file, limit);
  const packed = otherFile(bytes);
  if (packed !== undefined) throw new ExpectedError(`Unpacked, it is ${packed.what}.`, { fix: packed.fix });
  return bytes;
}

async function inflate(file: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    return await gunzipAsync(file, { maxOutputLength: limit });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ERR_BUFFER_TOO_LARGE') {
      throw new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
        fix: 'No CPU profile is that large: look where this file comes from.',
        cause: error,
      });
    }
    const what =
      code === 'Z_BUF_ERROR' ? 'Its gzip stream ends early: it is truncated.' : 'Its gzip stream is damaged.';
    throw new ExpectedError(what, {
      fix: 'Collect it again; the transfer or the upload was cut short.',
      cause: error,
    });
  }
}
