import * as v from 'valibot';
import type { Env } from '../system/credentials.ts';
import { ExpectedError } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { wordsOf } from './api.ts';
import { beginningOf } from './body.ts';
import { canPass, connectionFailure, EndpointError, refused, retryAfterOf } from './failures.ts';
import { readJson } from './json.ts';
import { networkFor } from './network.ts';
import { retry, type Wait } from './retry.ts';
import { type Method, printableUrl, send } from './send.ts';

/**
 * Calls the REST APIs of GitLab, Gitea and Forgejo. The client sends JSON requests with a token, limits the size of the answers, and
 * retries failed requests.
 */

/** The address of one forge's API, and how to send requests to it. */
export interface ForgeApiOptions {
  /** The name of the product in messages, such as `GitLab`. */
  readonly product: string;
  /** The base URL of the API, without a slash at its end. */
  readonly apiUrl: string;
  /** The header that holds the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The kind of token that the API requires, as the end of a sentence: `a token with the scope …`. */
  readonly neededToken: string;
  /** The environment variables, which name the proxies. */
  readonly env: Env;
  readonly signal?: AbortSignal | undefined;
  /** The wait before the first retry, in milliseconds; default: 1,000. Each later retry waits twice as long as the retry before it. */
  readonly retryDelay?: number | undefined;
  readonly wait?: Wait | undefined;
}

/** A request to a forge's API, without its method and path. */
interface ForgeRequest {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * True if the request creates a new thing each time it is sent, such as a comment. A request that creates a new thing is sent only once,
   * even if the answer is lost.
   */
  readonly isOnce?: boolean;
}

/** The error for a request that the server understood and refused. A retry of this request would not help. */
export class ForgeRefusal extends ExpectedError {
  readonly status: number;
  /** The server's own words, in one line without a full stop at the end. */
  readonly words: string;

  constructor(message: string, { status, words, fix }: { status: number; words: string; fix: string }) {
    super(message, { fix });
    this.status = status;
    this.words = words;
  }
}

const FORGE_RETRIES = 4;
/** The longest wait that a server may ask for, in milliseconds. If the server asks for a longer wait, the request fails. */
const LONGEST_ASKED_WAIT = 60_000;
/** The time for one attempt, in milliseconds. */
const FORGE_ATTEMPT_TIMEOUT = 60_000;
/** The maximum size of an answer in bytes. The answer may hold a profile. */
const MOST_BYTES = 128 * 1024 * 1024;

/** A client of one forge's API. */
export class ForgeApi {
  readonly #options: ForgeApiOptions;

  constructor(options: ForgeApiOptions) {
    this.#options = options;
  }

  /**
   * Sends a request, and returns the answer that `schema` has validated.
   * @param path a path that begins with a slash, and whose variable parts are percent-encoded.
   * @throws ForgeRefusal if the server refuses the request; ExpectedError if no server answers, or if the answer is not one that a forge
   * sends.
   */
  async request<S extends v.GenericSchema>(
    method: Method,
    path: string,
    schema: S,
    request: ForgeRequest = {},
  ): Promise<v.InferOutput<S>> {
    const { product } = this.#options;
    const whole = await this.#send(method, path, request);
    const read = readJson(whole.length === 0 ? 'null' : whole, schema);
    if (read !== undefined) return read;
    throw new ExpectedError(
      `${printableUrl(this.#url(path, {}))} answered ${method} with something that ${product} does not send.`,
      {
        fix: `Check that this is the API of ${product}, and that no proxy or login page answers in its place.`,
      },
    );
  }

  /** Sends a request and ignores the content of the answer. @throws the same errors as `request`. */
  async write(method: Method, path: string, request: ForgeRequest = {}): Promise<void> {
    await this.#send(method, path, request);
  }

  /** Sends a GET request, and returns the bytes of the answer. @throws the same errors as `request`. */
  bytes(path: string, query: ForgeRequest['query'] = {}): Promise<Uint8Array> {
    return this.#send('GET', path, { query });
  }

  #url(path: string, query: NonNullable<ForgeRequest['query']>): URL {
    const url = new URL(this.#options.apiUrl + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  }

  #send(method: Method, path: string, { query = {}, body, isOnce }: ForgeRequest): Promise<Buffer> {
    const { signal, retryDelay = 1_000, wait } = this.#options;
    let retries = 0;
    const waitAfter = (error: unknown): number | undefined => {
      if (!(error instanceof EndpointError) || error.retry !== 'soon' || retries === FORGE_RETRIES)
        return undefined;
      const asked = error.retryAfter ?? 0;
      if (isOnce || asked > LONGEST_ASKED_WAIT) return undefined;
      return Math.max(asked, retryDelay * 2 ** retries++);
    };
    const url = this.#url(path, query);
    const attempt = () => this.#attempt(method, url, body === undefined ? undefined : JSON.stringify(body));
    return retry(attempt, waitAfter, { signal, wait });
  }

  async #attempt(method: Method, url: URL, body: string | undefined): Promise<Buffer> {
    const { product, headers, env, signal } = this.#options;
    const late = AbortSignal.timeout(FORGE_ATTEMPT_TIMEOUT);
    const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
    const reach = `Check the network and proxy of this machine, and that ${product} runs. Then run again: the next run finishes what this run began.`;
    const sent = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...headers,
    };
    try {
      const network = networkFor(env);
      const answer = await send(url, { method, headers: sent, network, signal: ends, body, reach });
      const { status } = answer;
      if (status >= 200 && status < 300) {
        const whole = await readBounded(answer.body, MOST_BYTES);
        if (whole !== undefined) return whole;
        const message = `${printableUrl(url)} answered with more than ${MOST_BYTES / 1024 ** 2} MiB.`;
        throw new ExpectedError(message, { fix: `Check that this is the address of ${product}.` });
      }
      const words = refusalWords(await beginningOf(answer.body));
      const retryAfter = retryAfterOf(answer.headers['retry-after']);
      if (canPass(status)) {
        const fix = 'Run again later. The next run finishes what this run began.';
        throw refused(printableUrl(url), { status, words, retryAfter }, fix);
      }
      throw this.#refusal(method, url, status, words);
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted)
        throw new EndpointError(`${printableUrl(url)} did not answer in time.`, {
          fix: reach,
          retry: 'soon',
        });
      throw connectionFailure(error, printableUrl(url), reach) ?? error;
    }
  }

  #refusal(method: Method, url: URL, status: number, words: string): ForgeRefusal {
    const { product, neededToken } = this.#options;
    const said = words === '' ? '' : `: ${words}`;
    if (status === 401)
      return new ForgeRefusal(`${product} refused the token${said}.`, {
        status,
        words,
        fix: `Pass ${neededToken}. The present token may have expired or been revoked.`,
      });
    const fix =
      status === 403 || status === 404
        ? `Pass ${neededToken}. If a token may not see a project, the server answers as if the project did not exist.`
        : 'Fix the problem that the server names, then run again.';
    const message = `${product} answered ${status} to ${method} ${url.pathname}${said}.`;
    return new ForgeRefusal(message, { status, words, fix });
  }
}

/** Returns the result of a request; undefined if the server refuses the request with one of these statuses. */
export async function unlessRefused<T>(
  statuses: readonly number[],
  request: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ForgeRefusal && statuses.includes(error.status)) return undefined;
    throw error;
  }
}

const texts = v.array(v.string());
const refusalBody = v.object({
  message: v.optional(v.union([v.string(), texts, v.record(v.string(), texts)])),
  error: v.optional(v.string()),
  error_description: v.optional(v.string()),
});

/** Returns the server's explanation of a refusal in one line. GitLab may send a list of messages for each field, and OAuth errors have two keys. */
export function refusalWords(body: string): string {
  const read = readJson(body, refusalBody);
  const { message, error, error_description: description } = read ?? {};
  const lists = message === undefined || typeof message === 'string' ? [message ?? []] : [message];
  const parts = lists
    .flat()
    .flatMap((part) =>
      typeof part === 'string'
        ? part
        : Object.entries(part).flatMap(([field, reasons]) =>
            reasons.map((reason) => (field === 'base' ? reason : `${field} ${reason}`)),
          ),
    );
  const said = [...parts, error, description].filter((part) => part !== undefined && part !== '');
  const whole = said.length > 0 ? said.join(': ') : wordsOf(body);
  return excerpt(whole, 300).trim().replace(/\.$/, '');
}
