import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { duration, excerpt } from '../printable.ts';
import { removeWithUs } from '../processes/survivors.ts';
import { redact } from '../secrets.ts';
import { attemptRepeatedly } from './attempts.ts';
import { beginningOf, isBinary, REFUSAL_BYTES, typeOf } from './beginning.ts';
import type { DiskSpace } from './disk-space.ts';
import { saveBody } from './download.ts';
import { connectionFailure, EndpointError, retryAfterOf } from './endpoint-error.ts';
import type { Network } from './network.ts';
import { type Answer, nameOf, send } from './send.ts';
import { Spool } from './spool.ts';

/** Milliseconds for one call with its retries, where the source has no `timeout`. */
export const DEFAULT_API_TIMEOUT = 120_000;
/** Bytes of an answer that is held in memory. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

export interface ApiCall {
  /** What should answer there, such as `Prometheus`. */
  readonly product: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** What is POSTed; without it the request is a GET. */
  readonly body?: string | Uint8Array;
  readonly network: Network;
  readonly signal: AbortSignal;
  readonly timeout?: number;
  /** That of the run, for an answer that is saved. */
  readonly disk?: DiskSpace | undefined;
  progress(line: string): void;
  /** A header with the seconds to wait after a 429, of an API that sends no `Retry-After`. */
  readonly waitHeader?: string;
  /** What to do about a refusal, where this API's own words tell more than its status. */
  fixFor?(refusal: ApiRefusal): string | undefined;
}

/** An answer other than 2xx. */
export interface ApiRefusal {
  readonly status: number;
  /** The server's own words, in one line, without secrets. */
  readonly words: string;
  readonly headers: Answer['headers'];
}

/** An answer that has more bytes than are held in memory. */
export class AnswerTooLarge extends EndpointError {}

/** What is thrown for an `ApiRefusal`; after several attempts it is the cause of the error. */
export class RefusedCall extends EndpointError {
  readonly refusal: ApiRefusal;

  constructor(message: string, refusal: ApiRefusal, options: ConstructorParameters<typeof EndpointError>[1]) {
    super(message, options);
    this.refusal = refusal;
  }
}

/** A whole answer of 2xx. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Answer['headers'];
  readonly body: Buffer;
}

/**
 * Asks an API and returns its answer. Failures that may heal (429, 5xx, a broken connection) are tried again, no
 * sooner than the server asks for.
 * @throws ExpectedError with the server's own words; the signal's reason when aborted.
 */
export function callApi(call: ApiCall): Promise<ApiAnswer> {
  return readApi(call, (answer) => answer);
}

/**
 * As `callApi`, with what `read` makes of the answer; an EndpointError that it throws may ask for another attempt,
 * for an API that tells of failures under a status of 2xx.
 */
export function readApi<T>(call: ApiCall, read: (answer: ApiAnswer) => T): Promise<T> {
  return repeatedly(call, async ({ url, status, headers, body }) => {
    await using place = new TemporaryPlace();
    using held = new Spool(() => place.path);
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (held.bytes + chunk.length > MAX_ANSWER_BYTES) {
        throw new AnswerTooLarge(`${nameOf(url)} answered with more than 64 MiB.`, {
          fix: 'Ask for less: a narrower query, a shorter time.',
        });
      }
      held.add(chunk);
    }
    const take = async () => read({ status, headers, body: await held.whole() });
    // Awaited here: the file goes with this block.
    return await (held.isHeld ? take() : oneByOne(take));
  });
}

/** Large answers are taken up one after the other: many servers together need no more memory than one. */
const oneByOne = pLimit(1);

/** A file in a folder of its own, made when it is needed and gone with this. */
class TemporaryPlace implements AsyncDisposable {
  #folder: string | undefined;
  #forget = () => {};

  get path(): string {
    if (this.#folder === undefined) {
      this.#folder = mkdtempSync(join(tmpdir(), 'go-pgo-answer-'));
      this.#forget = removeWithUs(this.#folder);
    }
    return join(this.#folder, 'answer');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
    this.#forget();
  }
}

/** As `callApi`, for an answer that is a profile: it is streamed to the new file `path`. */
export function saveFromApi(call: ApiCall, path: string): Promise<Pick<ApiAnswer, 'status' | 'headers'>> {
  return repeatedly(call, async (answer, signal) => {
    await saveBody(answer, path, {
      ...{ name: nameOf(answer.url), signal, secrets: secretsOf(call), disk: call.disk },
    });
    return { status: answer.status, headers: answer.headers };
  });
}

function repeatedly<T>(call: ApiCall, take: (answer: Answer, signal: AbortSignal) => Promise<T>): Promise<T> {
  const { url, headers, body, network, product } = call;
  const name = nameOf(url);
  const attempt = async (signal: AbortSignal): Promise<T> => {
    try {
      const answer = await send(url, { headers, network, signal, ...(body !== undefined && { body }) });
      if (answer.status >= 200 && answer.status < 300) return await take(answer, signal);
      throw await refused(answer, call);
    } catch (error) {
      signal.throwIfAborted();
      const reach = `Check the address, that ${product} answers there, and that this machine can reach it.`;
      throw connectionFailure(error, name, reach) ?? error;
    }
  };
  return attemptRepeatedly(attempt, {
    name,
    window: 0,
    timeout: call.timeout ?? DEFAULT_API_TIMEOUT,
    signal: call.signal,
    progress: call.progress,
  });
}

async function refused(answer: Answer, call: ApiCall): Promise<EndpointError> {
  const { status, headers } = answer;
  const said = await beginningOf(answer.body, REFUSAL_BYTES);
  const binary = isBinary(said);
  const words = binary ? '' : excerpt(redact(wordsOf(said), secretsOf(call)), 200);
  const retryAfter = retryAfterOf(headers['retry-after'] ?? headers[call.waitHeader ?? '']);
  const wait = retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
  const unquoted = binary ? ` with what is no text (${redact(typeOf(headers), secretsOf(call))}).` : '.';
  const quoted = words === '' ? unquoted : `: "${words}".`;
  const canHeal = status === 429 || status >= 500;
  return new RefusedCall(
    `${nameOf(answer.url)} answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trim()}${quoted}${wait}`,
    { status, words, headers },
    {
      fix: call.fixFor?.({ status, words, headers }) ?? usualFix(status, call.product),
      ...(canHeal && { retry: 'soon', retryAfter }),
    },
  );
}

function usualFix(status: number, product: string): string {
  if (status === 401 || status === 403) {
    return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
  }
  if (status === 404 || status === 405) {
    return `Check that the source names the base URL of ${product}, and its version.`;
  }
  if (status === 429) return `Ask ${product} for less, or less often.`;
  if (status >= 500) return `Look into the log of ${product}, and of what stands in between.`;
  return 'Mend what its answer says of the query.';
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

function secretsOf({ headers, url }: ApiCall): string[] {
  // `Bearer xyz` must not show as `xyz` either.
  const values = [...Object.values(headers).flatMap((value) => [value, ...value.split(' ')]), url.password];
  return values.filter((value) => value.length > 0);
}
