import { getOctokit } from '@actions/github';
import { ExpectedError, messageOf } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { count } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import { retryAfterOf } from './failures.ts';
import { isBounded } from './json.ts';
import { retry, type Wait } from './retry.ts';
import { printableUrl } from './send.ts';

/** GitHub's API: the one client, bounded and patient, and what its errors say. */

/** A client of GitHub's API. */
export type GitHubApi = ReturnType<typeof getOctokit>;

/** How the client reaches GitHub's API. */
export interface GitHubApiOptions {
  /** A workflow's token, a personal access token or a GitHub App's installation token. */
  readonly token: string;
  /** `GITHUB_API_URL`, such as `https://api.github.com` or a GitHub Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly signal?: AbortSignal;
  /** Milliseconds before the first retry; each further one waits twice as long. Default 1,000. */
  readonly retryDelay?: number;
  /** Waits before a retry. */
  readonly wait?: Wait;
}

const MOST_RETRIES = 4;
/** A server that asks for more milliseconds than this is not waited for; the run says when to come back. */
const LONGEST_WAIT = 60_000;
/** GitHub itself gives up after ten seconds; a large profile may take longer to get there. */
const ATTEMPT_TIMEOUT = 60_000;

/**
 * A client of GitHub's REST and GraphQL APIs. What may pass by itself (5xx, no connection, no answer, a rate limit that ends
 * soon) is retried a bounded number of times, no sooner than the server asks for. A request that would leave a second thing
 * behind, because its first attempt may have been obeyed, is left to the caller (`makeComment`).
 */
export function githubApi(options: GitHubApiOptions): GitHubApi {
  const api = getOctokit(options.token, {
    baseUrl: options.apiUrl.replace(/(?<!\/)\/+$/, ''),
    userAgent: 'go-pgo-action',
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const { signal, retryDelay = 1_000, wait } = options;
  let bounded: Fetch | undefined;
  api.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = '2022-11-28';
    // Set here and not in the client's options: those would replace its proxy support. Once: a retry has it already.
    bounded ??= boundedFetch(request.request?.['fetch'] ?? fetch);
    const late = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    const ends = signal ? AbortSignal.any([signal, late]) : late;
    request.request = { ...request.request, fetch: bounded, signal: ends };
  });
  api.hook.wrap('request', (request, parameters) => {
    let retries = 0;
    const attempt = () =>
      Promise.resolve(request(parameters)).catch((error: unknown) => {
        // Octokit takes what its `fetch` throws for a failure of the network.
        throw error instanceof Error && error.cause instanceof ExpectedError ? error.cause : error;
      });
    const waitAfter = (error: unknown): number | undefined => {
      if (retries === MOST_RETRIES || !isResponseError(error)) return undefined;
      const asked = retryAfter(error);
      if (asked === undefined ? error.status < 500 : asked > LONGEST_WAIT) return undefined;
      // What else is written is the same when it is written twice, or is refused the second time.
      const makesAnother = parameters.method === 'POST' && /\/comments$/.test(parameters.url);
      if (makesAnother && hasLostAnswer(error)) return undefined;
      return Math.max(asked ?? 0, retryDelay * 2 ** retries++);
    };
    return retry(attempt, waitAfter, { signal, wait });
  });
  return api;
}

/** Bytes of an answer: the largest is a tree of 100,000 files, of 20 MB. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const FIX_API_ADDRESS = 'Check GITHUB_API_URL, and what is between this machine and GitHub.';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * `fetch` for Octokit that takes no answer into memory that is made to fill it, and follows redirects (those of renamed
 * repositories) within the API alone, since each has the token in it.
 * @throws ExpectedError for any other answer.
 */
function boundedFetch(fetch: Fetch): Fetch {
  return async (first, init) => {
    let url = first;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await fetch(url, { ...init, redirect: 'manual' });
      const location = answer.headers.get('location');
      const isRedirect = [301, 302, 307, 308].includes(answer.status) && location !== null;
      if (init.redirect === 'manual' || !isRedirect) return bounded(answer, url);
      await answer.body?.cancel();
      const next = new URL(location, url);
      if (next.origin !== new URL(url).origin || redirects === MOST_REDIRECTS) {
        const message = `${printableUrl(new URL(url))} redirects to ${printableUrl(next)}, which is not followed.`;
        throw new ExpectedError(message, { fix: FIX_API_ADDRESS });
      }
      url = next.href;
    }
  };
}

async function bounded(answer: Response, url: string): Promise<Response> {
  const whole = answer.body === null ? Buffer.alloc(0) : await readBounded(answer.body, MOST_ANSWER_BYTES);
  const isJson = /json/i.test(answer.headers.get('content-type') ?? '');
  if (whole === undefined || (isJson && !isBounded(whole)))
    throw new ExpectedError(`${printableUrl(new URL(url))} answered with more than GitHub does.`, {
      fix: FIX_API_ADDRESS,
    });
  const { status, statusText, headers } = answer;
  const read = new Response(whole.length === 0 ? null : whole, { status, statusText, headers });
  return Object.defineProperty(read, 'url', { value: url });
}

/** What octokit throws: an answer of 400 and more, or, without `response`, no answer at all. */
export interface ResponseError extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

/** Whether GitHub refused a call of its REST API. */
export function isResponseError(error: unknown): error is ResponseError {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error && 'request' in error;
}

/** GraphQL refuses with status 200 and a list of errors. */
export function isGraphQlError(error: unknown): error is Error & { readonly errors: readonly unknown[] } {
  return error instanceof Error && error.name === 'GraphqlResponseError' && 'errors' in error;
}

/** An answer of the server, by REST or GraphQL; not a cancelled run or a bug. */
export function isRefusal(error: unknown): error is Error {
  return isResponseError(error) || isGraphQlError(error);
}

/** Whether GitHub refused a call with one of these status codes. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ResponseError {
  return isResponseError(error) && error.response !== undefined && statuses.includes(error.status);
}

/** What the server said, its detailed reasons included, without links. */
export function serverWords(error: unknown): string {
  if (isGraphQlError(error)) return joinedReasons(error.errors.map(reasonIn));
  if (!isResponseError(error) || error.response === undefined) return messageOf(error);
  const { data } = error.response;
  if (typeof data === 'string' && data !== '' && !data.trimStart().startsWith('<')) return excerpt(data, 300);
  const { message, errors } = Object(data) as Record<string, unknown>;
  const reasons = Array.isArray(errors) ? errors.map(reasonIn) : [];
  return joinedReasons([typeof message === 'string' ? message : `status ${error.status}`, ...reasons]);
}

function joinedReasons(parts: readonly string[]): string {
  const lines = parts.flatMap((part) => part.split('\n')).map((line) => line.trim().replace(/\.$/, ''));
  return lines.filter((line) => line !== '').join(': ');
}

function reasonIn(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  const { message, field, code } = Object(reason) as Record<string, unknown>;
  if (typeof message === 'string') return message;
  return [field, code].filter((part) => typeof part === 'string').join(' ');
}

/** Milliseconds that a rate limit or an outage asks to wait; undefined when the answer asks for nothing. */
function retryAfter(error: ResponseError): number | undefined {
  const headers = error.response?.headers ?? {};
  const asked = retryAfterOf(headers['retry-after']?.toString());
  if (asked !== undefined && (error.status >= 500 || error.status === 429 || error.status === 403))
    return asked;
  if (!isRateLimit(error)) return undefined;
  // GitHub documents a minute where it says nothing.
  const left = Number(headers['x-ratelimit-reset']) * 1_000 - Date.now();
  return hasNoneLeft(error) && Number.isFinite(left) ? Math.max(0, left) : 60_000;
}

function hasNoneLeft({ response }: ResponseError): boolean {
  return Number(response?.headers['x-ratelimit-remaining'] ?? 1) === 0;
}

/** Either of GitHub's rate limits. */
export function isRateLimit(error: ResponseError): boolean {
  if (error.status !== 403) return error.status === 429;
  return /rate limit/i.test(serverWords(error)) || hasNoneLeft(error);
}

/** Whether the request may have been obeyed although it failed: the connection broke, or a front end gave up. */
export function hasLostAnswer(error: unknown): error is ResponseError {
  if (!isResponseError(error)) return false;
  return error.response === undefined || (error.status >= 500 && retryAfter(error) === undefined);
}

/** The sentence for a failure that has nothing to do with what was asked, and its fix; undefined for any other refusal. */
export function generalFailure(error: ResponseError): readonly [message: string, fix: string] | undefined {
  const said = excerpt(serverWords(error), 200).replace(/\.$/, '');
  if (error.response === undefined)
    return [
      `GitHub's API cannot be reached: ${said}.`,
      'Check the network and proxy of the runner, and GITHUB_API_URL; then run again, which finishes what was begun.',
    ];
  if (error.status >= 500)
    return [
      `GitHub failed repeatedly with status ${error.status}: ${said}.`,
      'Run again later, which finishes what was begun. https://www.githubstatus.com lists outages.',
    ];
  if (isRateLimit(error)) {
    const wait = count(Math.max(1, Math.ceil((retryAfter(error) ?? 60_000) / 60_000)), 'minute');
    return [
      `GitHub's rate limit stopped the run: ${said}.`,
      `Run again in ${wait}, or spread the jobs that share this token.`,
    ];
  }
  if (error.status !== 401) return undefined;
  return [
    `GitHub refused the token: ${said}.`,
    'Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked.',
  ];
}

/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
export function isOutage(error: unknown): boolean {
  if (!isResponseError(error)) return false;
  return error.response === undefined || error.status >= 500 || isRateLimit(error);
}
