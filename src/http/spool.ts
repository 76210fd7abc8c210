import { appendFileSync, createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { DiskSpace } from './disk-space.ts';

/** Bytes of one body that are held before they go to its file, and of all bodies together. */
const HELD_OF_ONE = 256 * 1024;
const HELD_OF_ALL = 32 * 1024 * 1024;
let heldOfAll = 0;

/**
 * Takes a body as it comes, without ever making it wait: a little is held in memory, the rest is in the file. So
 * a thousand bodies at once take no more memory than a few, no more open files than their connections, and none of them
 * is read ahead of us (`READ_AHEAD_BYTES`).
 */
export class Spool implements Disposable {
  readonly #path: () => string;
  readonly #disk: DiskSpace | undefined;
  #held: Buffer[] = [];
  #heldBytes = 0;
  /** All that was taken so far. */
  bytes = 0;

  /** @param path asked for when the file is needed. */
  constructor(path: () => string, disk?: DiskSpace) {
    this.#path = path;
    this.#disk = disk;
  }

  /** @throws the error of the file system, such as that the disk is full; ExpectedError past the run's share of it. */
  add(chunk: Buffer): void {
    this.#disk?.take(chunk.length);
    this.bytes += chunk.length;
    this.#heldBytes += chunk.length;
    heldOfAll += chunk.length;
    this.#held.push(chunk);
    if (this.#heldBytes > HELD_OF_ONE || heldOfAll > HELD_OF_ALL) this.flush();
  }

  /** Puts what is held into the file, which is there from then on. */
  flush(): void {
    const held = this.#held;
    this[Symbol.dispose]();
    appendFileSync(this.#path(), held.length === 1 ? (held[0] ?? '') : Buffer.concat(held));
  }

  /** Whether nothing of it is in the file. */
  get isHeld(): boolean {
    return this.#heldBytes === this.bytes;
  }

  /** All that was taken. */
  async whole(): Promise<Buffer> {
    if (this.isHeld) return Buffer.concat(this.#held);
    this.flush();
    return readFile(this.#path());
  }

  /** Gives back what was taken of the run's share; the file is to be removed. */
  discard(): void {
    this[Symbol.dispose]();
    this.#disk?.give(this.bytes);
    this.bytes = 0;
  }

  /** Forgets what is held; the file stays. */
  [Symbol.dispose](): void {
    heldOfAll -= this.#heldBytes;
    this.#held = [];
    this.#heldBytes = 0;
  }
}

export interface SpoolOptions {
  readonly signal: AbortSignal;
  readonly disk?: DiskSpace | undefined;
  /** Called with each chunk before it is taken, and how much there is with it; may throw. */
  look(chunk: Buffer, bytes: number): void;
}

/**
 * Puts a body into the file `path`.
 * @throws what `look` does, the signal's reason, or the error of the body or the file; there is no file then.
 */
export async function spoolBody(body: Readable, path: string, options: SpoolOptions): Promise<void> {
  const { signal, disk, look } = options;
  using spool = new Spool(() => path, disk);
  try {
    signal.throwIfAborted();
    for await (const chunk of addAbortSignal(signal, body) as AsyncIterable<Buffer>) {
      look(chunk, spool.bytes + chunk.length);
      spool.add(chunk);
    }
    spool.flush();
  } catch (error) {
    body.on('error', () => {}).destroy();
    spool.discard();
    await rm(path, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** Files that are unpacked at the same time: each takes two of the files that a process may have open. */
export const UNPACKED_AT_ONCE = 8;
const unpacking = pLimit(UNPACKED_AT_ONCE);

/**
 * Unpacks the file `from` into the new file `to`, and removes `from`.
 * @throws as `spoolBody`, with the errors of the decoder; there are neither of the files then.
 */
export async function unpackSpooled(
  [from, to]: readonly [from: string, to: string],
  decoder: Transform,
  { signal, disk, look }: SpoolOptions,
): Promise<void> {
  let bytes = 0;
  const looking = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        look(chunk, bytes + chunk.length);
        disk?.take(chunk.length);
        bytes += chunk.length;
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    await unpacking(() =>
      pipeline(createReadStream(from), decoder, looking, createWriteStream(to), { signal }),
    );
  } catch (error) {
    disk?.give(bytes);
    await rm(to, { force: true });
    signal.throwIfAborted();
    throw error;
  } finally {
    await rm(from, { force: true });
  }
}
