import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { EndpointError } from './errors.ts';

/** Trying again, and giving up: the one loop for everything that is asked over a network. */

/** How often an endpoint is asked again after a failure that may pass; waits for another profiler don't count. */
const RETRIES = 2;
/** Milliseconds before the first retry, up to twice as many at random; three times as long before the next. */
const FIRST_WAIT = 500;
/** Longest mean wait for another profiler to end, in milliseconds; each wait varies by half. */
const BUSY_WAIT = 3_000;

/**
 * Runs `task` until it succeeds or `waitAfter` gives up.
 * @param waitAfter how many milliseconds to wait after this failure, or undefined to give up.
 * @throws what `task` threw last; the signal's reason once it is aborted.
 */
export async function retry<T>(
  task: () => Promise<T>,
  waitAfter: (error: unknown) => number | undefined,
  { signal, wait = sleepFor }: { readonly signal?: AbortSignal | undefined; readonly wait?: typeof sleepFor },
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      signal?.throwIfAborted();
      const milliseconds = waitAfter(error);
      if (milliseconds === undefined) throw error;
      await wait(milliseconds, signal);
    }
  }
}

/** @throws the signal's reason once it is aborted. */
export async function sleepFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

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
  { name, window, timeout, signal, progress }: AttemptOptions,
): Promise<T> {
  const end = performance.now() + timeout;
  let [failures, retries] = [0, 0];
  let last: EndpointError | undefined;
  let busySince: number | undefined;
  const waitAfter = (error: unknown): number | undefined => {
    failures += 1;
    if (!(error instanceof EndpointError) || error.retry === 'never') return undefined;
    last = error;
    const now = performance.now();
    let wait: number;
    if (error.retry === 'busy') {
      busySince ??= now;
      if (now - busySince >= window) return undefined;
      wait = Math.min(window / 10, BUSY_WAIT) * (0.5 + Math.random());
    } else {
      if (retries === RETRIES) return undefined;
      wait = FIRST_WAIT * 3 ** retries++ * (1 + Math.random());
    }
    wait = Math.max(wait, error.retryAfter ?? 0);
    if (now + wait + window > end) return undefined;
    progress(`${error.message} Asking again.`);
    return wait;
  };
  const timedOut = () => {
    const did = window === 0 ? 'answer' : `deliver a profile of ${duration(window)}`;
    const before = last === undefined ? '' : ` Before: ${last.message}`;
    const fix = window === 0 ? WHAT_TO_DO.tooLarge : 'Check that the service is not stuck.';
    return new ExpectedError(`${name} did not ${did} within ${duration(timeout)}.${before}`, {
      fix: `${fix} If it is only slow, raise the source's \`timeout\`.`,
      cause: last,
    });
  };
  try {
    const attempts = (limited: AbortSignal) => retry(() => task(limited), waitAfter, { signal: limited });
    return await withDeadline(timeout, signal, attempts, timedOut);
  } catch (error) {
    if (!(error instanceof EndpointError) || failures < 2) throw error;
    const message = `${error.message} It was asked ${failures} times.`;
    throw new ExpectedError(message, { fix: error.fix, cause: error });
  }
}

/**
 * Runs `task` with a signal that is aborted when `signal` is, or when `milliseconds` have passed.
 * @throws the reason of `signal` when it was aborted; what `onTimeout` makes when the time was up; else the task's error.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
  onTimeout: () => Error,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = new AbortController();
  // A longer one would overflow Node's timers and fire at once.
  const timer = setTimeout(() => deadline.abort(), Math.min(milliseconds, 2 ** 31 - 1));
  try {
    return await task(AbortSignal.any([signal, deadline.signal]));
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.signal.aborted ? onTimeout() : error;
  } finally {
    clearTimeout(timer);
  }
}
