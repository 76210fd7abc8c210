import { setTimeout as sleep } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import pRetry from 'p-retry';
import { ExpectedError } from '../errors.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { hasLostAnswer, isResponseError, lostAnswer, retryAfterSeconds } from './errors.ts';

export type GitHubApi = ReturnType<typeof getOctokit>;

export interface GitHubApiOptions {
  /** A workflow's token, a personal access token or a GitHub App's installation token. */
  readonly token: string;
  /** `GITHUB_API_URL`, such as `https://api.github.com` or a GitHub Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly signal?: AbortSignal;
  /** Milliseconds before the first retry; each further one waits twice as long. Default 1,000. */
  readonly retryDelay?: number;
  /** Milliseconds that one attempt may take. Default: a minute. */
  readonly attemptTimeout?: number;
  /** By which the patience ends, and which waits as long as a server asks for. Default: the machine's. */
  readonly clock?: Clock;
}

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** @throws the signal's reason once it is aborted. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<unknown>;
}

const MACHINE: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal && { signal }),
};

const RETRIES = 4;
/** A server that asks for more patience than this is not waited for; the run says when to come back. */
const LONGEST_WAIT_SECONDS = 60;
/** GitHub itself gives up after ten seconds; a large profile may take longer to get there. */
const ATTEMPT_TIMEOUT = 60_000;
/** Milliseconds that all requests of a client together may lose in failed attempts and in waiting for the next. */
const PATIENCE = 300_000;

/**
 * A client of GitHub's REST and GraphQL APIs, the only one: artifacts are found and profiles are published with it.
 * What may pass by itself (5xx, no connection, no answer, a rate limit that ends soon) is retried a bounded number of
 * times, no sooner than the server asks for, and only as long as the patience of the whole client lasts. A request that
 * would leave a second thing behind, because its first attempt may have been obeyed, is left to the caller.
 */
export function githubApi(options: GitHubApiOptions): GitHubApi {
  const api = getOctokit(options.token, {
    baseUrl: options.apiUrl.replace(/\/+$/, ''),
    userAgent: 'go-pgo-action',
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const { signal, retryDelay = 1_000, attemptTimeout = ATTEMPT_TIMEOUT, clock = MACHINE } = options;
  let patience = PATIENCE;
  let bounded: ReturnType<typeof boundedFetch> | undefined;
  api.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = '2022-11-28';
    // Set here and not in the client's options: those would replace its proxy support.
    const late = AbortSignal.timeout(attemptTimeout);
    // Once, since what is asked again has it already.
    bounded ??= boundedFetch(request.request?.['fetch'] ?? fetch);
    request.request = {
      ...request.request,
      fetch: bounded,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    };
  });
  api.hook.wrap('request', async (request, parameters) => {
    signal?.throwIfAborted();
    const canRepeat = (error: unknown) =>
      signal?.aborted !== true &&
      passesByItself(error, patience) &&
      !(hasLostAnswer(error) && makesAnother(parameters));
    let again = false;
    let begun = clock.now();
    const lose = () => {
      const now = clock.now();
      patience -= now - begun;
      begun = now;
    };
    const attempt = async () => {
      lose();
      const response = await unwrapped(request(parameters));
      if (isBroken(response)) throw lostAnswer(response, parameters);
      return response;
    };
    try {
      begun = clock.now();
      return await pRetry(attempt, {
        retries: RETRIES,
        minTimeout: retryDelay,
        ...(signal && { signal }),
        // Comes before `shouldRetry`: what was waited for is asked for.
        onFailedAttempt: async ({ error, retriesLeft }) => {
          lose();
          again = retriesLeft > 0 && canRepeat(error);
          if (again) await waitAsAsked(error, clock, signal);
        },
        shouldRetry: () => again,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  });
  return api;
}

/** Octokit takes what its `fetch` throws for a failure of the network. */
async function unwrapped<T>(asked: T | Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Error && error.cause instanceof ExpectedError ? error.cause : error;
  }
}

function passesByItself(error: unknown, patience: number): boolean {
  if (!isResponseError(error) || patience <= 0) return false;
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) return wait <= LONGEST_WAIT_SECONDS && wait * 1_000 <= patience;
  return error.status >= 500;
}

/** What else is written is the same when it is written twice, or is refused the second time. */
function makesAnother({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return method === 'POST' && /\/comments$/.test(url);
}

/** Octokit takes JSON that was cut off on its way for text. */
function isBroken({ headers, data }: { readonly headers: object; readonly data: unknown }): boolean {
  const { 'content-type': type } = headers as Record<string, string | undefined>;
  return typeof data === 'string' && /\bjson\b/i.test(type ?? '');
}

async function waitAsAsked(error: unknown, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  const seconds = isResponseError(error) ? (retryAfterSeconds(error) ?? 0) : 0;
  if (seconds > 0) await clock.wait(seconds * 1_000, signal);
}
