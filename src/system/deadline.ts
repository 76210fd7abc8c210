/** Ends work when its time is up, and when the run is cancelled. */

/**
 * Runs a task with a time limit. The signal of the task is aborted if `signal` is aborted, or after `milliseconds`.
 * @throws the reason of `signal` if it was aborted; the error of `onTimeout` if the time is up; else the error of the task.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
  onTimeout: () => Error,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = new AbortController();
  // A longer time would overflow Node's timers, which then fire at once.
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
 * Waits for a task of a library that ignores signals.
 * @throws the reason of `signal` as soon as it is aborted; the task then goes on alone.
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
