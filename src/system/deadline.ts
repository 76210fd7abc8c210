/** Work that must end: when its time is up, and when the run is cancelled. */

/**
 * Runs `task` with a signal that is aborted when `signal` is, or when `milliseconds` have passed.
 * @throws the reason of `signal` if it was aborted; the error of `onTimeout` if the time was up; else the error of the task.
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

/** For libraries that ignore signals: the result of the task, or a rejection as soon as `signal` is aborted. */
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
