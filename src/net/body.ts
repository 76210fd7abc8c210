import { appendFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { EndpointError, isCut } from './failures.ts';
import type { Answer } from './send.ts';

/**
 * Bodies of answers. A refusal is read to its first words, a profile or an archive is saved to a file. All bodies are bounded, and
 * never wait to be read (`READ_AHEAD_BYTES` says why).
 */

/** Bytes of a refusal that are read: enough for a sentence, or for a document around one. */
export const REFUSAL_BYTES = 64 * 1024;
/** Milliseconds in which the text of a refusal must arrive. It is short, because the status already says the most. */
const PATIENCE = 3_000;

/**
 * Returns the first 64 KiB of a body as text, or the part of them that arrived within 3 s or before the connection broke off. The
 * rest is not read. Returns `''` for a body that is no text, such as an image.
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
    // The body broke off or took too long. The part that arrived may say enough.
  } finally {
    clearTimeout(timer);
    body.on('error', () => {}).destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, REFUSAL_BYTES).toString();
  // Pages in other encodings have some odd characters.
  const odd = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? [];
  return odd.length * 10 > text.length ? '' : text;
}

/** The limits of what all sources of a run together put on the disk. */
export class DiskSpace {
  readonly #most: number;
  readonly #mostEntries: number;
  #taken = 0;
  #entries = 0;

  /**
   * @param most bytes; 8 GiB are 20,000 profiles of a usual fleet, and half of the disk of a hosted runner.
   * @param mostEntries entries of all archives; each is validated, and 30,000 empty files take a minute.
   */
  constructor(most = 8 * 1024 ** 3, mostEntries = 10_000) {
    this.#most = most;
    this.#mostEntries = mostEntries;
  }

  /** Counts the entries of an archive before it is unpacked. @throws ExpectedError when the run would have too many. */
  takeEntries(entries: number): void {
    if (this.#entries + entries > this.#mostEntries)
      throw new ExpectedError(
        `The archives of this run have more than ${this.#mostEntries} entries together.`,
        {
          fix: 'Take fewer archives by `limit` or `max-age`, or upload only the profiles.',
        },
      );
    this.#entries += entries;
  }

  /** Counts bytes before they are written. @throws ExpectedError when the run would have too many. */
  take(bytes: number): void {
    this.#taken += bytes;
    if (this.#taken <= this.#most) return;
    const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
    throw new ExpectedError(`The files from the sources of this run need more than ${most} of disk space.`, {
      fix: 'Take fewer or smaller profiles: `limit`, `max-age`, a longer prefix, a shorter period.',
    });
  }
}

/** How a body is written into a file. */
export interface SpoolOptions {
  /** Names the endpoint or file in sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** The limits of the run. */
  readonly disk?: DiskSpace | undefined;
}

/** The largest profile, in bytes. Live ones have a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;

/** Returns the error for a body of more than `most` bytes. */
export function bodyTooLarge(name: string, most: number): EndpointError {
  const message = `${name} has more than ${Math.round(most / 1024 ** 2)} MiB, which no CPU profile needs.`;
  return new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
}

/**
 * Saves a body of at most `most` bytes as the file `path`. The body never waits to be read (`READ_AHEAD_BYTES`), and the file is
 * not kept open, so that a thousand bodies at once need no more open files than their connections.
 * @returns the first chunks of the body.
 * @throws EndpointError when the body is cut or too large; the signal's reason; the error of the file. The file is removed then.
 */
export async function spoolBody(
  body: Readable,
  path: string,
  { name, signal, disk }: SpoolOptions,
  most = MAX_BODY_BYTES,
): Promise<Buffer> {
  const begin: Buffer[] = [];
  let bytes = 0;
  try {
    signal.throwIfAborted();
    writeFileSync(path, '');
    for await (const chunk of addAbortSignal(signal, body) as AsyncIterable<Buffer>) {
      if (bytes < QUOTED) begin.push(chunk);
      bytes += chunk.length;
      if (bytes > most) throw bodyTooLarge(name, most);
      disk?.take(chunk.length);
      appendFileSync(path, chunk);
    }
    return Buffer.concat(begin);
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(path, { force: true });
    signal.throwIfAborted();
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string' || !isCut(code)) throw error;
    const message = `${name} broke off in the middle; its beginning was not used.`;
    throw new EndpointError(message, { fix: WHAT_TO_DO.interrupted, retry: 'soon', cause: error });
  }
}

const FIX_URL = 'Check that the URL is the one of a CPU profile.';

/**
 * Saves the body of an answer with status 200 as the file `path`.
 * @throws EndpointError when the body is cut, too large, empty, encoded, or a text such as a web page. The file is removed then.
 */
export async function saveBody({ body, headers }: Answer, path: string, options: SpoolOptions) {
  const { name } = options;
  const encoding = String(headers['content-encoding'] ?? '').trim();
  if (!/^(identity)?$/i.test(encoding)) {
    body.on('error', () => {}).destroy();
    const message = `${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`;
    throw new EndpointError(message, { fix: 'Ask the service itself, without the proxy that compresses.' });
  }
  const begin = (await spoolBody(body, path, options)).subarray(0, QUOTED);
  // A profile, gzipped or not, has control characters among its first bytes. A text has only white space.
  const isText = begin.subarray(0, INSPECTED).every((byte) => byte >= 0x20 || (byte >= 9 && byte <= 13));
  if (!isText) return;
  await rm(path, { force: true });
  if (begin.length === 0)
    throw new EndpointError(`${name} answered 200 with an empty body.`, { fix: FIX_URL });
  const type = excerpt(String(headers['content-type'] ?? 'a text'), 60);
  throw new EndpointError(`${name} sent no profile but ${type}: "${excerpt(begin.toString())}".`, {
    fix: 'Check that the URL is the one of a CPU profile, and that no login or error page stands before it.',
  });
}

/** The bytes that are checked for being text, and the bytes of a text that are kept. A secret must be whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4 * 1024;
