import { WHAT_TO_DO } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { beginningOf, bodyTooLarge, type DiskSpace, REFUSAL_BYTES, saveBody } from './body.ts';
import { connectionFailure, EndpointError, refused, retryAfterOf } from './failures.ts';
import { networkFor } from './network.ts';
import { attemptRepeatedly } from './retry.ts';
import { type Answer, printableUrl, send } from './send.ts';

/** Calls the APIs of servers such as Prometheus and Pyroscope, with retries. Only `github.ts` calls GitHub's API. */

/** The time for one call with all its retries if the source has no `timeout`, in milliseconds. */
export const DEFAULT_API_TIMEOUT = 120_000;
/** The largest answer that is held in memory, in bytes. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** The values that a caller passes to every API call: the environment, the signal, and a function for progress. */
interface ApiContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** The limits on the bytes and files that this run may write. The limits apply to an answer that is saved as a file. */
  readonly disk?: DiskSpace | undefined;
  progress(line: string): void;
}

/** A call of a server's API. */
export interface ApiCall {
  /** The name of the product that the server should be, such as `Prometheus`. */
  readonly product: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a POST. Without a body, the request is a GET. */
  readonly body?: string | Uint8Array;
  /** The time for all attempts together, in milliseconds. */
  readonly timeout?: number;
  /**
   * Returns advice about a refused request, if the server's message says more than the status code does. `words` is the server's message in
   * one line.
   */
  fixFor?(status: number, words: string): string | undefined;
}

/** A complete answer with a status of 2xx. */
export interface ApiAnswer extends Pick<Answer, 'status' | 'headers'> {
  readonly body: Buffer;
}

/**
 * Calls an API, and returns the value that `read` makes of the answer. The request is sent again after failures that may pass: statuses 429
 * and 5xx, a broken connection, and an error of `read` that allows a retry. If the server says how long to wait, the retry waits at least
 * that long.
 * @param read returns undefined for an answer that the product does not send, such as a login page.
 * @throws ExpectedError with the server's own words if the call fails; the reason of the signal if the signal was aborted.
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
      fix: `Write the base URL of ${call.product} itself. If the answer is a login page, credentials are missing.`,
    });
  });
}

/** Calls an API as `callApi` does, and saves the answer as the new file `path`. The answer is a profile or an archive. */
export function saveFromApi(call: ApiCall, context: ApiContext, path: string): Promise<void> {
  return repeatedly(call, context, (answer, signal) =>
    saveBody(answer, path, { name: printableUrl(answer.url), signal, disk: context.disk }),
  );
}

/** Sends the request of a call until it succeeds or fails for good. @param take reads an answer with a status of 2xx. */
function repeatedly<T>(
  { url, headers, body, product, timeout = DEFAULT_API_TIMEOUT, fixFor }: ApiCall,
  { env, signal, progress }: ApiContext,
  take: (answer: Answer, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const reach = `Check the address of ${product}, and that this machine can reach it.`;
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

/** Returns the advice for the user after a refusal. The advice depends only on the status code. */
function usualFix(status: number, product: string): string {
  if (status === 401 || status === 403)
    return `Check the credentials for ${product} (\`token\`, \`username\` and \`password\`, or \`headers\` of the source), and that they have the permission to read this data.`;
  if (status === 404 || status === 405)
    return `Check that the source has the base URL of ${product}, and update ${product} if it is old.`;
  if (status === 429) return WHAT_TO_DO.throttled;
  return status >= 500 ? WHAT_TO_DO.interrupted : 'Correct the query as the answer says.';
}

/** Returns the sentence inside an error page: the message of a JSON document, the title of a web page, or else the whole text. */
export function wordsOf(body: string): string {
  try {
    const { message, error, errors, detail } = JSON.parse(body);
    const found = [message, error?.message ?? error, ...[errors].flat(), detail].find(
      (part) => typeof part === 'string' && part !== '',
    );
    // A server may pass on the whole answer of another server as its message.
    if (found !== undefined) return found.startsWith('{') ? wordsOf(found) : found;
  } catch {
    // The text is not JSON, or not an object.
  }
  return /<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? body;
}
