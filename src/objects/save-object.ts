import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '../errors.ts';

/**
 * Streams an object to the file `path`, which appears only when it is whole.
 * @throws ExpectedError past `maxBytes`; the signal's reason when aborted; else what broke the stream.
 */
export async function saveObject(
  body: Readable,
  path: string,
  options: { readonly name: string; readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<void> {
  const { name, maxBytes, signal } = options;
  const partial = `${path}.partial`;
  let length = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxBytes) done(tooLarge(name, maxBytes));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(body, bounded, createWriteStream(partial), { signal });
    await rename(partial, path);
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(partial, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** The sentence for an object of more than `maxBytes`. */
export function tooLarge(name: string, maxBytes: number): ExpectedError {
  return new ExpectedError(
    `${name} has more than ${Math.round(maxBytes / 1024 ** 2)} MiB, which no CPU profile needs.`,
    { fix: 'Keep profiles below a prefix of their own.' },
  );
}
