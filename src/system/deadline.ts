/** Ends a task when its time is up or when the run is cancelled. */

/**
 * Runs a task with a time limit. The signal of the task is aborted if `signal` is aborted, or after `milliseconds`.
 * @throws the reason of `signal` if `signal` was aborted; the error of `onTimeout` if the time is up; else the error of the task.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
  onTimeout: () => Error,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = new AbortController();
  // Limit the time, because a longer time would overflow Node's timer, and the timer would fire at once.
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

/**
 * Runs a task with a time limit. The signal of the task is aborted after `milliseconds`.
 * @returns undefined if the task took longer. If the task obeys its signal, all processes of the task have ended before the function
 * returns.
 * @throws the reason of `signal` if `signal` was aborted; otherwise the error of the task.
 */
export async function withinTime<T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const late = new Error('The time of the task is over.');
  return withDeadline<T | undefined>(milliseconds, signal, task, () => late).catch((error: unknown) => {
    if (error !== late) throw error;
    return undefined;
  });
}

/**
 * Waits for a task until a signal is aborted. The function is made for tasks of libraries that ignore signals.
 * @throws the reason of `signal` as soon as `signal` is aborted. After an abort, the task continues, but its result is ignored.
 */
export async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
