import { rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExpectedError } from '../system/errors.ts';
import type { DiskSpace } from '../net/download.ts';
import { spoolBody, unpackSpooled } from '../net/download.ts';

export interface SaveObjectOptions {
  readonly name: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly disk?: DiskSpace | undefined;
  /** It was stored in the encoding gzip, which is undone. */
  readonly gzipped?: boolean;
}

/**
 * Streams an object to the file `path`, which appears only when it is whole.
 * @throws ExpectedError past `maxBytes`; the signal's reason when aborted; else what broke the stream.
 */
export async function saveObject(body: Readable, path: string, options: SaveObjectOptions): Promise<void> {
  const { name, maxBytes, signal, disk, gzipped = false } = options;
  const [packed, partial] = [`${path}.packed`, `${path}.partial`];
  const look = (_chunk: Buffer, bytes: number) => {
    if (bytes > maxBytes) throw tooLarge(name, maxBytes);
  };
  await spoolBody(body, gzipped ? packed : partial, { signal, disk, look });
  if (gzipped) {
    const { size } = await stat(packed);
    await unpackSpooled([packed, partial], createGunzip(), { signal, disk, look });
    disk?.give(size);
  }
  await rename(partial, path);
}

/** The sentence for an object of more than `maxBytes`. */
export function tooLarge(name: string, maxBytes: number): ExpectedError {
  return new ExpectedError(
    `${name} has more than ${Math.round(maxBytes / 1024 ** 2)} MiB, which no CPU profile needs.`,
    { fix: 'Keep profiles below a prefix of their own.' },
  );
}
