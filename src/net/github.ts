import { getOctokit } from '@actions/github';
import { ExpectedError, messageOf } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { count } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import { retryAfterOf } from './failures.ts';
import { isBounded } from './json.ts';
import { retry, type Wait } from './retry.ts';
import { printableUrl } from './send.ts';

/** Makes the client of GitHub's API, which limits the size of answers and retries failed requests, and explains the errors of the API. */

/** A client of GitHub's API. */
export type GitHubApi = ReturnType<typeof getOctokit>;

/** The options of the client of GitHub's API. */
export interface GitHubApiOptions {
  /** A workflow's token, a personal access token or a GitHub App's installation token. */
  readonly token: string;
  /** `GITHUB_API_URL`, such as `https://api.github.com` or a GitHub Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly signal?: AbortSignal;
  /** The wait before the first retry, in milliseconds; default: 1,000. Each later retry waits twice as long as the retry before it. */
  readonly retryDelay?: number;
  /** Waits the given time before a retry. */
  readonly wait?: Wait;
}

const MOST_RETRIES = 4;
/** The longest wait that GitHub may ask for, in milliseconds. If GitHub asks for a longer wait, the run ends and says when to run again. */
const LONGEST_WAIT = 60_000;
/**
 * The time for one attempt, in milliseconds. GitHub works on a request for at most ten seconds, but the upload of a large profile may take
 * longer.
 */
const ATTEMPT_TIMEOUT = 60_000;

/**
 * Makes a client of GitHub's REST and GraphQL APIs. The client sends a request again after a failure that may pass: a status of 5xx, no
 * connection, no answer, or a rate limit that ends soon. Each retry waits at least as long as the server asks for. A request for a new
 * comment is not sent again if the first request may have made the comment, because a second request would make a second comment.
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
    // Set `fetch` here, because `fetch` in the options of the client would replace the support for proxies. A retry uses the same value of
    // `bounded`.
    bounded ??= boundedFetch(request.request?.['fetch'] ?? fetch);
    const late = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    const ends = signal ? AbortSignal.any([signal, late]) : late;
    request.request = { ...request.request, fetch: bounded, signal: ends };
  });
  api.hook.wrap('request', (request, parameters) => {
    let retries = 0;
    const attempt = () =>
      Promise.resolve(request(parameters)).catch((error: unknown) => {
        // Octokit reports every error of its `fetch` as a failure of the network.
        throw error instanceof Error && error.cause instanceof ExpectedError ? error.cause : error;
      });
    const waitAfter = (error: unknown): number | undefined => {
      if (retries === MOST_RETRIES || !isResponseError(error)) return undefined;
      const asked = retryAfter(error);
      if (asked === undefined ? error.status < 500 : asked > LONGEST_WAIT) return undefined;
      // Only requests for a new comment must not be sent twice. A second copy of any other request has no effect, or GitHub refuses it.
      const makesAnother = parameters.method === 'POST' && /\/comments$/.test(parameters.url);
      if (makesAnother && hasLostAnswer(error)) return undefined;
      return Math.max(asked ?? 0, retryDelay * 2 ** retries++);
    };
    return retry(attempt, waitAfter, { signal, wait });
  });
  return api;
}

/** The maximum size of an answer, in bytes. The largest answer of GitHub is a git tree of 100,000 files, which has 20 MB. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const FIX_API_ADDRESS = 'Check GITHUB_API_URL, and the proxies between this machine and GitHub.';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` for Octokit that refuses answers that would fill the memory. GitHub redirects requests about renamed repositories. The
 * returned `fetch` follows redirects only within the API, because each request holds the token.
 * @throws ExpectedError for an answer that is too large, and for a redirect that leads out of the API.
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
        const message = `${printableUrl(new URL(url))} redirects to ${printableUrl(next)}. The redirect was not followed.`;
        throw new ExpectedError(message, { fix: FIX_API_ADDRESS });
      }
      url = next.href;
    }
  };
}

/** Reads an answer into memory. @throws ExpectedError if the answer is too large. */
async function bounded(answer: Response, url: string): Promise<Response> {
  const whole = answer.body === null ? Buffer.alloc(0) : await readBounded(answer.body, MOST_ANSWER_BYTES);
  const isJson = /json/i.test(answer.headers.get('content-type') ?? '');
  if (whole === undefined || (isJson && !isBounded(whole)))
    throw new ExpectedError(`${printableUrl(new URL(url))} sent a larger answer than GitHub sends.`, {
      fix: FIX_API_ADDRESS,
    });
  const { status, statusText, headers } = answer;
  const read = new Response(whole.length === 0 ? null : whole, { status, statusText, headers });
  return Object.defineProperty(read, 'url', { value: url });
}

/** The error that octokit throws for an answer with a status of at least 400. If `response` is undefined, no answer came. */
export interface ResponseError extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

/** Returns whether an error says that GitHub refused a call of its REST API. */
export function isResponseError(error: unknown): error is ResponseError {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error && 'request' in error;
}

/** The error that octokit throws for a call of the GraphQL API that GitHub refused. */
export interface GraphQlError extends Error {
  readonly errors: readonly unknown[];
}

/**
 * Returns whether an error says that GitHub refused a call of its GraphQL API. The answer to a refused call of the GraphQL API has the
 * status 200 and a list of errors.
 */
export function isGraphQlError(error: unknown): error is GraphQlError {
  return error instanceof Error && error.name === 'GraphqlResponseError' && 'errors' in error;
}

/**
 * Returns whether an error says that GitHub refused a call of its REST or GraphQL API. For a cancelled run or a bug, the result is false.
 */
export function isRefusal(error: unknown): error is Error {
  return isResponseError(error) || isGraphQlError(error);
}

/** Returns whether GitHub refused a call with one of these status codes. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ResponseError {
  return isResponseError(error) && error.response !== undefined && statuses.includes(error.status);
}

/** Returns the error message of the server with all detailed reasons, but without links. */
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

/** Returns how long the server asks to wait because of a rate limit or an outage, in milliseconds; undefined if the answer names no time. */
function retryAfter(error: ResponseError): number | undefined {
  const headers = error.response?.headers ?? {};
  const asked = retryAfterOf(headers['retry-after']?.toString());
  if (asked !== undefined && (error.status >= 500 || error.status === 429 || error.status === 403))
    return asked;
  if (!isRateLimit(error)) return undefined;
  // GitHub's documentation says to wait a minute if the answer names no time.
  const left = Number(headers['x-ratelimit-reset']) * 1_000 - Date.now();
  return hasNoneLeft(error) && Number.isFinite(left) ? Math.max(0, left) : 60_000;
}

function hasNoneLeft({ response }: ResponseError): boolean {
  return Number(response?.headers['x-ratelimit-remaining'] ?? 1) === 0;
}

/** Returns whether GitHub refused a request because of one of its two rate limits. */
export function isRateLimit(error: ResponseError): boolean {
  if (error.status !== 403) return error.status === 429;
  return /rate limit/i.test(serverWords(error)) || hasNoneLeft(error);
}

/**
 * Returns whether GitHub may have carried out a failed request. GitHub may have carried out the request if the connection broke or a proxy
 * gave up before the answer came.
 */
export function hasLostAnswer(error: unknown): error is ResponseError {
  if (!isResponseError(error)) return false;
  return error.response === undefined || (error.status >= 500 && retryAfter(error) === undefined);
}

/**
 * Returns the message and the fix for a failure that every request would meet, such as an outage; undefined if the failure depends on the
 * request.
 */
export function generalFailure(error: ResponseError): readonly [message: string, fix: string] | undefined {
  const said = excerpt(serverWords(error), 200).replace(/\.$/, '');
  if (error.response === undefined)
    return [
      `GitHub's API cannot be reached: ${said}.`,
      'Check the network and proxy of the runner, and GITHUB_API_URL. Then run again: the next run finishes what this run began.',
    ];
  if (error.status >= 500)
    return [
      `GitHub failed repeatedly with status ${error.status}: ${said}.`,
      'Run again later. The next run finishes what this run began. See https://www.githubstatus.com for outages.',
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
    'Pass a valid `token`, in a workflow `${{ github.token }}`. A token that is kept as a secret may have expired or been revoked.',
  ];
}

/** Returns whether the next request would fail in the same way, because of a missing connection, an outage or a rate limit. */
export function isOutage(error: unknown): boolean {
  if (!isResponseError(error)) return false;
  return error.response === undefined || error.status >= 500 || isRateLimit(error);
}
