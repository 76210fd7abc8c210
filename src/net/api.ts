import * as v from 'valibot';
import { WHAT_TO_DO } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { beginningOf, type DiskSpace, saveBody } from './download.ts';
import { connectionFailure, EndpointError, refused, retryAfterOf } from './errors.ts';
import { networkFor } from './network.ts';
import { attemptRepeatedly } from './retry.ts';
import { type Answer, nameOf, send } from './send.ts';

/** The APIs of Prometheus, Pyroscope and others: calls with retries, and JSON that cannot use up memory. */

/** Milliseconds for one call with its retries, where the source has no `timeout`. */
export const DEFAULT_API_TIMEOUT = 120_000;
/** Bytes of an answer that is held in memory. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** What asking an API needs from outside. */
export interface ApiContext {
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
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Answer['headers'];
  readonly body: Buffer;
}

/**
 * Asks an API and returns what `read` makes of its answer. Failures that may pass (429, 5xx, a broken connection, and
 * EndpointErrors of `read` that say so) are tried again, no sooner than the server asks for.
 * @throws ExpectedError with the server's own words; the signal's reason when aborted.
 */
export function callApi<T>(call: ApiCall, context: ApiContext, read: (answer: ApiAnswer) => T): Promise<T> {
  return repeatedly(call, context, async ({ url, status, headers, body }) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) {
        const message = `${nameOf(url)} answered with more than 64 MiB.`;
        throw new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
      }
      chunks.push(chunk);
    }
    return read({ status, headers, body: Buffer.concat(chunks) });
  });
}

/** As `callApi`, for an answer that is a profile or an archive: it is streamed to the new file `path`. */
export function saveFromApi(call: ApiCall, context: ApiContext, path: string): Promise<void> {
  return repeatedly(call, context, (answer, signal) =>
    saveBody(answer, path, { name: nameOf(answer.url), signal, disk: context.disk }),
  );
}

function repeatedly<T>(
  { url, headers, body, product, timeout = DEFAULT_API_TIMEOUT, fixFor }: ApiCall,
  { env, signal, progress }: ApiContext,
  take: (answer: Answer, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = async (signal: AbortSignal): Promise<T> => {
    try {
      const answer = await send(url, { headers, network: networkFor(env), signal, body });
      const { status } = answer;
      if (status >= 200 && status < 300) return await take(answer, signal);
      const words = excerpt(wordsOf(await beginningOf(answer.body)), 200);
      const fix = fixFor?.(status, words) ?? usualFix(status, product);
      throw refused(nameOf(answer.url), status, words, retryAfterOf(answer.headers['retry-after']), fix);
    } catch (error) {
      signal.throwIfAborted();
      const reach = `Check the address, that ${product} answers there, and that this machine can reach it.`;
      throw connectionFailure(error, nameOf(url), reach) ?? error;
    }
  };
  return attemptRepeatedly(attempt, { name: nameOf(url), window: 0, timeout, signal, progress });
}

function usualFix(status: number, product: string): string {
  if (status === 401 || status === 403) {
    return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
  }
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
const MOST = { bytes: 32 * 1024 * 1024, values: 2_000_000, depth: 100 };

/** The value of a JSON text; undefined for any other text, and for one that is made to use up memory. */
export function parseJson(bytes: Buffer | string): unknown {
  const text = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
  if (!isBounded(text)) return undefined;
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

/** As `parseJson`, for a document that is as `schema` has it; undefined for any other. */
export function readJson<S extends v.GenericSchema>(
  bytes: Buffer | string,
  schema: S,
): v.InferOutput<S> | undefined {
  // Without an end at the first, each of a million false elements would have its own description.
  const parsed = v.safeParse(schema, parseJson(bytes), { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a JSON text is not made to use up memory; by its punctuation alone, before it is parsed. */
export function isBounded(text: Buffer): boolean {
  if (text.length > MOST.bytes) return false;
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
    if (values > MOST.values || depth > MOST.depth) return false;
  }
  return true;
}
