import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { EndpointError } from './failures.ts';

/**
 * Tries requests again after failures that may pass. `attemptRepeatedly` does so for endpoints and APIs. The client of GitHub's API uses `retry`
 * with its own limits (`github.ts`).
 */

/** The number of retries after failures that may pass soon. Retries that wait for another profiler do not count. */
const RETRIES = 2;
/**
 * The shortest wait before the first retry, in milliseconds; a random wait is up to twice as long. The second wait is three times as long.
 */
const FIRST_WAIT = 500;
/** The longest mean wait for another profiler to end, in milliseconds. Each wait varies by half. */
const BUSY_WAIT = 3_000;

/**
 * Runs `task` until it succeeds or `waitAfter` gives up.
 * @param waitAfter returns how many milliseconds to wait after this failure, or undefined to give up.
 * @throws what `task` threw last; the signal's reason once it is aborted.
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

/** Waits for some milliseconds. It rejects early when the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
const sleepFor: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

/** How `attemptRepeatedly` tries. */
interface AttemptOptions {
  /** The name of the endpoint in messages. */
  readonly name: string;
  /** The milliseconds that one attempt needs at least: the length of a live profile, 0 for an API. */
  readonly window: number;
  /** The milliseconds for all attempts together. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  progress(line: string): void;
}

/**
 * Runs `task` until it succeeds, fails for good, or the time is up. It starts no attempt if less time is left than the window, and waits for
 * another profiler at most as long as the window.
 * @throws ExpectedError of the last attempt, or about the time-out; the reason of the signal if it was aborted.
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
