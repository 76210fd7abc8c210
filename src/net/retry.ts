import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { EndpointError } from './failures.ts';

/**
 * Sends requests again after failures that may pass. `attemptRepeatedly` repeats requests to endpoints and APIs. The clients of the forges'
 * APIs use `retry` with limits of their own (`github.ts`, `forge-api.ts`).
 */

/** The maximum number of retries after failures that may pass soon. Retries that wait for another profiler to end do not count. */
const RETRIES = 2;
/**
 * The shortest wait before the first retry, in milliseconds. The actual wait is random, and up to twice as long. Before the second retry,
 * the shortest and the longest possible wait are three times as long.
 */
const FIRST_WAIT = 500;
/**
 * The longest average wait before a retry while another profiler is recording, in milliseconds. Each wait is random, from half of the
 * average to one and a half times the average.
 */
const BUSY_WAIT = 3_000;

/**
 * Runs `task` until it succeeds or `waitAfter` gives up.
 * @param waitAfter returns the time to wait after this failure in milliseconds, or undefined to give up.
 * @throws the last error of `task`; the reason of the signal if the signal was aborted.
 */
export async function retry<T>(
  task: () => Promise<T>,
  waitAfter: (error: unknown) => number | undefined,
  { signal, wait = sleepFor }: { readonly signal?: AbortSignal | undefined; readonly wait?: Wait },
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      signal?.throwIfAborted();
      const milliseconds = waitAfter(error);
      if (milliseconds === undefined) throw error;
      await wait(milliseconds, signal).catch(() => signal?.throwIfAborted());
    }
  }
}

/** Waits for a number of milliseconds. If the signal is aborted earlier, the promise rejects at that moment. */
export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
const sleepFor: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

/** The options of `attemptRepeatedly`. */
interface AttemptOptions {
  /** The name of the endpoint in messages. */
  readonly name: string;
  /** The time that one attempt takes at least, in milliseconds: the length of the profile for a live endpoint, and 0 for an API. */
  readonly window: number;
  /** The time for all attempts together, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  progress(line: string): void;
}

/**
 * Runs `task` until it succeeds, fails for good, or the time is up. If the remaining time is shorter than `window`, no further attempt
 * starts. If another profiler is recording, `task` is repeated for at most `window` milliseconds.
 * @throws the ExpectedError of the last attempt, or an ExpectedError about the time-out; the reason of the signal if the signal was
 * aborted.
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
    progress(`${error.message} Trying again.`);
    return wait;
  };
  const timedOut = () => {
    const did = window === 0 ? 'answer' : `deliver a profile of ${duration(window)}`;
    const before = last === undefined ? '' : ` Before: ${last.message}`;
    const fix = window === 0 ? WHAT_TO_DO.tooLarge : 'Check that the service still works.';
    return new ExpectedError(`${name} did not ${did} within ${duration(timeout)}.${before}`, {
      fix: `${fix} If the server is only slow, raise the \`timeout\` of the source.`,
      cause: last,
    });
  };
  try {
    const attempts = (limited: AbortSignal) => retry(() => task(limited), waitAfter, { signal: limited });
    return await withDeadline(timeout, signal, attempts, timedOut);
  } catch (error) {
    if (!(error instanceof EndpointError) || failures < 2) throw error;
    const message = `${error.message} The request was sent ${failures} times.`;
    throw new ExpectedError(message, { fix: error.fix, cause: error });
  }
}
