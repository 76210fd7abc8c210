import { appendFileSync, createReadStream, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import pLimit from 'p-limit';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { EndpointError } from './errors.ts';
import type { Answer } from './send.ts';

/** Bodies of answers: their first words, or the whole of them as a file. */

/** Bytes of a refusal that are read for its words: a sentence, or a document around one. */
export const REFUSAL_BYTES = 64 * 1024;
/** Milliseconds in which they must come: the status has said the most. */
const PATIENCE = 3_000;

/**
 * The first 64 KiB of a body as a text, or what of them came within 3 s or before it broke off; the rest is not read.
 * `''` for what is no text, such as an image.
 */
export async function beginningOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), PATIENCE);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= REFUSAL_BYTES) break;
    }
  } catch {
    // It broke off, or took too long: what there is may say enough.
  } finally {
    clearTimeout(timer);
    body.on('error', () => {}).destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, REFUSAL_BYTES).toString();
  // Some odd characters are in pages of other encodings.
  const odd = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? [];
  return odd.length * 10 > text.length ? '' : text;
}

/** What the sources of a run have put on the disk, all together. */
export class DiskSpace {
  readonly #most: number;
  #taken = 0;

  /** 8 GiB are 20,000 profiles of a usual fleet, and half of what a hosted runner has. */
  constructor(most = 8 * 1024 ** 3) {
    this.#most = most;
  }

  /** Before so many more bytes are written. @throws ExpectedError when they would be too many. */
  take(bytes: number): void {
    this.#taken += bytes;
    if (this.#taken <= this.#most) return;
    const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
    throw new ExpectedError(`What the sources of this run sent takes more than ${most} on the disk.`, {
      fix: 'Take fewer or smaller profiles: `limit`, `max-age`, a longer prefix, a shorter period.',
    });
  }
}

export interface SpoolOptions {
  readonly signal: AbortSignal;
  readonly disk?: DiskSpace | undefined;
  /** Called with each chunk before it is written, and how much there is with it; may throw. */
  look(chunk: Buffer, bytes: number): void;
}

/**
 * Puts a body into the file `path`, without ever making it wait (`READ_AHEAD_BYTES`) and without keeping the file open: a
 * thousand bodies at once take no more open files than their connections.
 * @throws what `look` does, the signal's reason, or the error of the body or the file; there is no file then.
 */
export async function spoolBody(body: Readable, path: string, options: SpoolOptions): Promise<void> {
  const { signal, disk, look } = options;
  let bytes = 0;
  try {
    signal.throwIfAborted();
    writeFileSync(path, '');
    for await (const chunk of addAbortSignal(signal, body) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      look(chunk, bytes);
      disk?.take(chunk.length);
      appendFileSync(path, chunk);
    }
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(path, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** So many at the same time, since each keeps a file open. */
const openFiles = pLimit(8);

/** Bytes of a profile; live ones are a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;
const FIX_URL = 'Check that the URL is the one of a CPU profile.';

export interface SaveOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** That of the run. */
  readonly disk?: DiskSpace | undefined;
}

/**
 * Streams the body of a 200 to the file `path`, which appears only when it is whole.
 * @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
 */
export async function saveBody({ body, headers }: Answer, path: string, options: SaveOptions): Promise<void> {
  const { name, signal, disk } = options;
  const partial = `${path}.partial`;
  const look = (_: unknown, bytes: number) => {
    if (bytes <= MAX_BODY_BYTES) return;
    const most = `${MAX_BODY_BYTES / 1024 ** 2} MiB`;
    throw new EndpointError(`${name} sent more than ${most}, which no CPU profile needs.`, { fix: FIX_URL });
  };
  try {
    const encoding = String(headers['content-encoding'] ?? '').trim();
    look(undefined, Number(headers['content-length'] ?? 0));
    if (!/^(identity)?$/i.test(encoding)) {
      const message = `${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`;
      const fix = 'Ask the service itself, without the proxy that compresses.';
      throw new EndpointError(message, { fix });
    }
    await spoolBody(body, partial, { signal, disk, look });
    await mustBeProfile(partial, headers, name);
    await rename(partial, path);
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(partial, { force: true });
    signal.throwIfAborted();
    const { code } = error as { code?: unknown };
    if (error instanceof EndpointError || typeof code !== 'string' || !isCut(code)) throw error;
    const message = `${name} broke off in the middle of the profile; what had come was not used.`;
    throw new EndpointError(message, { fix: WHAT_TO_DO.interrupted, retry: 'soon', cause: error });
  }
}

/** Bytes that tell a text from a profile, and of a text so many to quote it: a secret must come whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4 * 1024;

/** @throws EndpointError for a file with a text, and for an empty one. */
async function mustBeProfile(path: string, headers: Answer['headers'], name: string): Promise<void> {
  const chunks = await openFiles(() => createReadStream(path, { end: QUOTED - 1 }).toArray());
  const begin = Buffer.concat(chunks);
  if (begin.length === 0)
    throw new EndpointError(`${name} answered 200 with an empty body.`, { fix: FIX_URL });
  // A profile, gzipped or not, has control characters among its first bytes; a text has none but white space.
  const isText = begin.subarray(0, INSPECTED).every((byte) => byte >= 0x20 || (byte >= 9 && byte <= 13));
  if (!isText) return;
  const type = excerpt(String(headers['content-type'] ?? 'a text'), 60);
  throw new EndpointError(`${name} sent no profile but ${type}: "${excerpt(begin.toString())}".`, {
    fix: 'Check that the URL is the one of a CPU profile, and that no login or error page stands before it.',
  });
}

/** Whether Node's or undici's code is that of a body that ended too early. */
export function isCut(code: string): boolean {
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}
