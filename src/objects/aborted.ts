/**
 * The outcome of a task that cannot be stopped, or the signal's reason as soon as that is aborted; what comes of the
 * task afterwards is nobody's business.
 */
export async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
