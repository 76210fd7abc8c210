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

/** The REST APIs of GitLab, Gitea and Forgejo: JSON requests with a token, bounded and with retries. */

export interface ForgeApiOptions {
  /** Such as `GitLab`, for sentences. */
  readonly product: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** The header with the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the token must be allowed to do, as the rest of a sentence: `a token with the scope …`. */
  readonly neededToken: string;
  /** For the proxies that it names. */
  readonly env: Env;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds before the first retry; each further one waits twice as long. Default 1,000. */
  readonly retryDelay?: number | undefined;
  readonly wait?: Wait | undefined;
}

interface ForgeRequest {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sending it twice would leave two things behind, so it is not repeated when its answer is lost. */
  readonly isOnce?: boolean;
}

/** The server understood the request and refused it. Asking again does not help. */
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
/** A server that asks for more milliseconds than this is not waited for. */
const LONGEST_ASKED_WAIT = 60_000;
const FORGE_ATTEMPT_TIMEOUT = 60_000;
/** Bytes of an answer, which may hold a profile. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Asks one forge's API. */
export class ForgeApi {
  readonly #options: ForgeApiOptions;

  constructor(options: ForgeApiOptions) {
    this.#options = options;
  }

  /**
   * Makes a request, and returns its answer as `schema` has it.
   * @param path begins with a slash; its variable parts are encoded.
   * @throws ForgeRefusal when the server refuses; ExpectedError when it does not answer, or not like a forge.
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
        fix: `Check that the API of ${product} is there, and that no proxy or login page answers in its place.`,
      },
    );
  }

  /** As `request`, for an answer that is not needed. */
  async write(method: Method, path: string, request: ForgeRequest = {}): Promise<void> {
    await this.#send(method, path, request);
  }

  /** The bytes of an answer. @throws as `request`. */
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
    const reach = `Check the network and proxy of this machine, and that ${product} answers there; then run again, which finishes what was begun.`;
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
        throw new ExpectedError(message, { fix: `Check that ${product} answers there.` });
      }
      const words = refusalWords(await beginningOf(answer.body));
      const retryAfter = retryAfterOf(answer.headers['retry-after']);
      if (canPass(status)) {
        const fix = 'Run again later, which finishes what was begun.';
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
        fix: `Pass ${neededToken}. The one at hand may have expired or been revoked.`,
      });
    const fix =
      status === 403 || status === 404
        ? `Pass ${neededToken}. A project that a token may not see looks like one that does not exist.`
        : 'Fix what the words of the server name, then run again.';
    const message = `${product} answered ${status} to ${method} ${url.pathname}${said}.`;
    return new ForgeRefusal(message, { status, words, fix });
  }
}

/** What `ask` answers; undefined when the server refuses it with one of these statuses. */
export async function unlessRefused<T>(
  statuses: readonly number[],
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
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

/** What a server says in a refusal, in one line: GitLab's messages may be lists by field, and those of OAuth have two keys. */
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
