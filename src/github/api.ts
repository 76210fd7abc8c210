import { getOctokit } from '@actions/github';
import pRetry from 'p-retry';
import { isResponseError, retryAfterSeconds } from './errors.ts';

export type GitHubApi = ReturnType<typeof getOctokit>;

export interface GitHubApiOptions {
  /** A workflow's token, a personal access token or a GitHub App's installation token. */
  readonly token: string;
  /** `GITHUB_API_URL`, such as `https://api.github.com` or a GitHub Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly signal?: AbortSignal;
  /** Milliseconds before the first retry; each further one waits twice as long. Default 1,000. */
  readonly retryDelay?: number;
}

const RETRIES = 4;
/** A server that asks for more patience than this is not waited for; the run says when to come back. */
const LONGEST_WAIT_SECONDS = 60;

/** Where the API is, by the environment that workflows have; elsewhere github.com's. */
export function apiUrlIn(env: Readonly<Record<string, string | undefined>>): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}

/**
 * A client of GitHub's REST and GraphQL APIs, the only one: artifacts are found and profiles are published with it.
 * What may pass by itself (5xx, no connection, a rate limit that ends soon) is retried a bounded number of times,
 * `Retry-After` honoured.
 */
export function githubApi(options: GitHubApiOptions): GitHubApi {
  const api = getOctokit(options.token, {
    baseUrl: options.apiUrl.replace(/\/+$/, ''),
    userAgent: 'go-pgo-action',
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const { signal, retryDelay = 1_000 } = options;
  api.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = '2022-11-28';
    // Set here and not in the client's options: those would replace its proxy support.
    if (signal !== undefined) request.request = { ...request.request, signal };
  });
  api.hook.wrap('request', async (request, parameters) => {
    signal?.throwIfAborted();
    try {
      return await pRetry(() => request(parameters), {
        retries: RETRIES,
        minTimeout: retryDelay,
        ...(signal && { signal }),
        shouldRetry: ({ error }) => signal?.aborted !== true && passesByItself(error),
        onFailedAttempt: ({ error, retriesLeft }) =>
          retriesLeft > 0 && passesByItself(error) ? waitAsAsked(error, signal) : undefined,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  });
  return api;
}

function passesByItself(error: unknown): boolean {
  if (!isResponseError(error)) return false;
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) return wait <= LONGEST_WAIT_SECONDS;
  return error.status >= 500;
}

async function waitAsAsked(error: unknown, signal: AbortSignal | undefined): Promise<void> {
  const seconds = isResponseError(error) ? (retryAfterSeconds(error) ?? 0) : 0;
  if (seconds === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, seconds * 1_000);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done, { once: true });
  });
  signal?.throwIfAborted();
}
