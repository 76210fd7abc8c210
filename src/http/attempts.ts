import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import { ExpectedError } from '../errors.ts';
import { duration } from '../printable.ts';
import { withDeadline } from './deadline.ts';
import { EndpointError } from './endpoint-error.ts';

/** How often an endpoint is asked again after a failure that may heal; waits for another profiler don't count. */
export const RETRIES = 2;
/** Milliseconds before the first retry, up to twice as many by chance; three times as long before the next. */
const FIRST_WAIT = 500;
/** Longest mean wait for another profiler to end, in milliseconds; each wait varies by half. */
const BUSY_WAIT = 3_000;

export interface AttemptOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  /** Milliseconds that one attempt needs at least: the length of a live profile, 0 for an API. */
  readonly window: number;
  /** Milliseconds for all attempts together. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  progress(line: string): void;
}

/**
 * Runs `task` until it succeeds, fails for good, or the time is up. A retry is not begun when the time left is
 * shorter than the window; another profiler is waited for no longer than the window.
 * @throws ExpectedError of the last attempt, or about the time-out; the signal's reason when aborted.
 */
export async function attemptRepeatedly<T>(
  task: (signal: AbortSignal) => Promise<T>,
  options: AttemptOptions,
): Promise<T> {
  const { name, window, timeout, progress } = options;
  const end = performance.now() + timeout;
  let failures = 0;
  let last: EndpointError | undefined;
  let busySince: number | undefined;

  /** Milliseconds to wait before asking again; undefined: don't. */
  const waitAfter = (error: EndpointError): number | undefined => {
    const now = performance.now();
    if (error.retry === 'never') return undefined;
    let wait = error.retryAfter ?? 0;
    if (error.retry === 'busy') {
      busySince ??= now;
      if (now - busySince >= window) return undefined;
      wait = Math.max(wait, Math.min(window / 10, BUSY_WAIT) * (0.5 + Math.random()));
    }
    return now + wait + window <= end ? wait : undefined;
  };

  const attempts = (signal: AbortSignal) =>
    pRetry(() => task(signal), {
      signal,
      retries: RETRIES,
      minTimeout: FIRST_WAIT,
      factor: 3,
      randomize: true,
      shouldConsumeRetry: ({ error }) => !(error instanceof EndpointError && error.retry === 'busy'),
      shouldRetry: async ({ error }) => {
        if (!(error instanceof EndpointError)) return false;
        last = error;
        const wait = waitAfter(error);
        if (wait === undefined) return false;
        progress(`${error.message} Asking again.`);
        await delay(wait, undefined, { signal });
        return true;
      },
      onFailedAttempt: () => {
        failures += 1;
      },
    });

  try {
    return await withDeadline(timeout, options.signal, attempts, () => timedOut(name, window, timeout, last));
  } catch (error) {
    if (!(error instanceof EndpointError) || failures < 2) throw error;
    throw new ExpectedError(`${error.message} It was asked ${failures} times.`, {
      ...(error.fix && { fix: error.fix }),
      cause: error,
    });
  }
}

function timedOut(name: string, window: number, timeout: number, last: EndpointError | undefined) {
  const before = last === undefined ? '' : ` Before: ${last.message}`;
  if (window === 0) {
    return new ExpectedError(`${name} did not answer within ${duration(timeout)}.${before}`, {
      fix: "Ask for less, or raise the source's `timeout`.",
      cause: last,
    });
  }
  return new ExpectedError(
    `${name} did not deliver a profile of ${duration(window)} within ${duration(timeout)}.${before}`,
    { fix: 'Check that the service is not stuck; if it is only slow to send, raise `timeout`.', cause: last },
  );
}
