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

/** Calls the REST APIs of GitLab, Gitea and Forgejo: JSON requests with a token, with limits and retries. */

/** The API of one forge. */
export interface ForgeApiOptions {
  /** The name of the product in messages, such as `GitLab`. */
  readonly product: string;
  /** The base URL of the API, without a slash at its end. */
  readonly apiUrl: string;
  /** The header with the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The kind of token that is needed, as the end of a sentence: `a token with the scope …`. */
  readonly neededToken: string;
  /** The environment, which names the proxies. */
  readonly env: Env;
  readonly signal?: AbortSignal | undefined;
  /** The milliseconds before the first retry; default: 1,000. Each further retry waits twice as long. */
  readonly retryDelay?: number | undefined;
  readonly wait?: Wait | undefined;
}

/** A request, without its method and path. */
interface ForgeRequest {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Whether the request makes something new each time it is sent. Then it is not repeated, even if its answer is lost. */
  readonly isOnce?: boolean;
}

/** The server understood the request and refused it. A retry does not help. */
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
/** The longest time for which a server may ask to wait, in milliseconds. If it asks for more, the request fails. */
const LONGEST_ASKED_WAIT = 60_000;
/** The time for one attempt, in milliseconds. */
const FORGE_ATTEMPT_TIMEOUT = 60_000;
/** The most bytes of an answer, which may hold a profile. */
const MOST_BYTES = 128 * 1024 * 1024;

/** A client of one forge's API. */
export class ForgeApi {
  readonly #options: ForgeApiOptions;

  constructor(options: ForgeApiOptions) {
    this.#options = options;
  }

  /**
   * Sends a request, and returns the answer that `schema` has validated.
   * @param path begins with a slash; its variable parts are encoded.
   * @throws ForgeRefusal if the server refuses; ExpectedError if it does not answer, or not like a forge.
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

  /** Sends a request whose answer is not needed. @throws as `request` does. */
  async write(method: Method, path: string, request: ForgeRequest = {}): Promise<void> {
    await this.#send(method, path, request);
  }

  /** Sends a GET request, and returns the bytes of the answer. @throws as `request` does. */
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
    const reach = `Check the network and proxy of this machine, and that ${product} runs. Then run again: the next run finishes what this one began.`;
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
        const fix = 'Run again later. The next run finishes what this one began.';
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

/** Returns the result of a request; undefined if the server refuses it with one of these statuses. */
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

/** Returns the words of a refusal in one line. GitLab's messages may be lists for each field, and those of OAuth have two keys. */
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
