import { appendFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import * as v from 'valibot';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { networkFor } from './network.ts';
import { attemptRepeatedly, connectionFailure, EndpointError, refused, retryAfterOf } from './retry.ts';
import { type Answer, printableUrl, send } from './send.ts';

/** The APIs of Prometheus, Pyroscope and others: calls with retries, and JSON that cannot use up memory. */

/** Milliseconds for one call with its retries, where the source has no `timeout`. */
export const DEFAULT_API_TIMEOUT = 120_000;
/** Bytes of an answer that is held in memory. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

interface ApiContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** That of the run, for an answer that is saved. */
  readonly disk?: DiskSpace | undefined;
  progress(line: string): void;
}

export interface ApiCall {
  /** What should answer there, such as `Prometheus`. */
  readonly product: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** What is POSTed; without it the request is a GET. */
  readonly body?: string | Uint8Array;
  readonly timeout?: number;
  /** What to do about a refusal, where this API's own words, in one line, say more than its status. */
  fixFor?(status: number, words: string): string | undefined;
}

/** A whole answer of 2xx. */
export interface ApiAnswer extends Pick<Answer, 'status' | 'headers'> {
  readonly body: Buffer;
}

/**
 * Asks an API and returns what `read` makes of its answer. Failures that may pass (429, 5xx, a broken connection, and
 * EndpointErrors of `read` that say so) are tried again, no sooner than the server asks for.
 * @param read undefined for what the product does not send, such as a login page.
 * @throws ExpectedError with the server's own words; the signal's reason when aborted.
 */
export function callApi<T>(call: ApiCall, context: ApiContext, read: (answer: ApiAnswer) => T | undefined) {
  return repeatedly(call, context, async ({ url, status, headers, body }) => {
    const whole = await readBounded(body, MAX_ANSWER_BYTES);
    if (whole === undefined) throw bodyTooLarge(printableUrl(url), MAX_ANSWER_BYTES);
    const result = read({ status, headers, body: whole });
    if (result !== undefined) return result;
    const type = excerpt(String(headers['content-type'] ?? 'something'), 60);
    const isText = /text|json|xml/i.test(type);
    const words = isText ? `: "${excerpt(wordsOf(whole.subarray(0, REFUSAL_BYTES).toString()))}"` : '';
    const what = `${printableUrl(url)} answered ${status} with ${type}, which is not what ${call.product} sends`;
    throw new EndpointError(`${what}${words}.`, {
      fix: `Write the base URL of ${call.product} itself; a login page means that credentials are missing.`,
    });
  });
}

/** As `callApi`, for an answer that is a profile or an archive: it is streamed to the new file `path`. */
export function saveFromApi(call: ApiCall, context: ApiContext, path: string): Promise<void> {
  return repeatedly(call, context, (answer, signal) =>
    saveBody(answer, path, { name: printableUrl(answer.url), signal, disk: context.disk }),
  );
}

function repeatedly<T>(
  { url, headers, body, product, timeout = DEFAULT_API_TIMEOUT, fixFor }: ApiCall,
  { env, signal, progress }: ApiContext,
  take: (answer: Answer, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const reach = `Check the address, that ${product} answers there, and that this machine can reach it.`;
  const attempt = async (signal: AbortSignal): Promise<T> => {
    try {
      const answer = await send(url, { headers, network: networkFor(env), signal, body, reach });
      const { status } = answer;
      if (status >= 200 && status < 300) return await take(answer, signal);
      const words = excerpt(wordsOf(await beginningOf(answer.body)), 200);
      const fix = fixFor?.(status, words) ?? usualFix(status, product);
      const retryAfter = retryAfterOf(answer.headers['retry-after']);
      throw refused(printableUrl(answer.url), { status, words, retryAfter }, fix);
    } catch (error) {
      signal.throwIfAborted();
      throw connectionFailure(error, printableUrl(url), reach) ?? error;
    }
  };
  return attemptRepeatedly(attempt, { name: printableUrl(url), window: 0, timeout, signal, progress });
}

function usualFix(status: number, product: string): string {
  if (status === 401 || status === 403)
    return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
  if (status === 404 || status === 405)
    return `Check that the source names the base URL of ${product}, and its version.`;
  if (status === 429) return WHAT_TO_DO.throttled;
  return status >= 500 ? WHAT_TO_DO.interrupted : 'Correct the query as its answer says.';
}

/** The sentence inside an error page: the message of a JSON document, the title of a web page, else the text. */
export function wordsOf(body: string): string {
  try {
    const { message, error, errors, detail } = JSON.parse(body);
    const found = [message, error?.message ?? error, ...[errors].flat(), detail].find(
      (part) => typeof part === 'string' && part !== '',
    );
    // A server may pass on the whole answer of another one as its message.
    if (found !== undefined) return found.startsWith('{') ? wordsOf(found) : found;
  } catch {
    // No JSON, or no object: the text itself then.
  }
  return /<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? body;
}

/**
 * Limits of JSON that is read, since a thousand times its bytes can be needed to hold it. Pages of 500 Kubernetes pods, the
 * largest that are asked for, have a fifth of these values; no API nests more than ten levels.
 */
const JSON_LIMITS = { bytes: 32 * 1024 * 1024, values: 2_000_000, depth: 100 };

/** A JSON document that is as `schema` has it; undefined for any other text, and for one that is made to use up memory. */
export function readJson<S extends v.GenericSchema>(bytes: Buffer | string, schema: S) {
  const text = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
  if (!isBounded(text)) return undefined;
  try {
    // Without an end at the first, each of a million false elements would have its own description.
    return v.parse(schema, JSON.parse(text.toString()), { abortEarly: true });
  } catch {
    return undefined;
  }
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a JSON text is not made to use up memory; by its punctuation alone, before it is parsed. */
export function isBounded(text: Buffer): boolean {
  if (text.length > JSON_LIMITS.bytes) return false;
  let [values, depth, inText] = [1, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
      continue;
    }
    if (byte === QUOTE) inText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (values > JSON_LIMITS.values || depth > JSON_LIMITS.depth) return false;
  }
  return true;
}

/** Bodies of answers: their first words, or the whole of them as a file. */

/** Bytes of a refusal that are read for its words: a sentence, or a document around one. */
const REFUSAL_BYTES = 64 * 1024;
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

/** What the sources of a run put on the disk, all together. */
export class DiskSpace {
  readonly #most: number;
  readonly #mostEntries: number;
  #taken = 0;
  #entries = 0;

  /**
   * 8 GiB are 20,000 profiles of a usual fleet, and half of what a hosted runner has.
   * @param mostEntries of all archives: each file is validated, and 30,000 empty ones take a minute.
   */
  constructor(most = 8 * 1024 ** 3, mostEntries = 10_000) {
    this.#most = most;
    this.#mostEntries = mostEntries;
  }

  /** Counts the entries of an archive before it is unpacked. @throws ExpectedError when those of the run would be too many. */
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

  /** Before that many more bytes are written. @throws ExpectedError when they would be too many. */
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
  /** Whose body it is, for sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** That of the run. */
  readonly disk?: DiskSpace | undefined;
}

/** Bytes of a profile; live ones are a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;

/** @param most bytes. */
export function bodyTooLarge(name: string, most: number): EndpointError {
  const message = `${name} has more than ${most / 1024 ** 2} MiB, which no CPU profile needs.`;
  return new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
}

/**
 * Puts a body of at most `most` bytes into the file `path`, without ever making it wait (`READ_AHEAD_BYTES`) and without
 * keeping the file open: a thousand bodies at once take no more open files than their connections.
 * @returns its first chunks.
 * @throws EndpointError when it is cut or too large, the signal's reason, or the error of the file; there is no file then.
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
    const message = `${name} broke off in the middle; what had come was not used.`;
    throw new EndpointError(message, { fix: WHAT_TO_DO.interrupted, retry: 'soon', cause: error });
  }
}

const FIX_URL = 'Check that the URL is the one of a CPU profile.';

/**
 * Streams the body of a 200 to the file `path`.
 * @throws EndpointError when the body is cut, too large, empty, encoded, or a text such as a web page; there is no file then.
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
  // A profile, gzipped or not, has control characters among its first bytes; a text has none but white space.
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

/** Bytes that are checked for being text, and bytes of a text that are kept: a secret must be whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4 * 1024;

/** Whether Node's or undici's code is that of a body that ended too early. */
export function isCut(code: string): boolean {
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}
