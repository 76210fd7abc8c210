import { LONGEST_TIMER } from '../../net/retry.ts';

/** Milliseconds that an endpoint may be silent beyond its profiling window. */
export const SILENCE = 8_000;
/** A timer that fires so much too late (ms) says that this machine was busy: what had come could not be looked at. */
const LATE = 250;
/** Milliseconds for looking at it then. */
const CATCH_UP = 1_000;

/**
 * Runs `task` with a signal that is aborted when `signal` is, or when nothing was `heard` for `SILENCE` milliseconds,
 * of which the first `window` do not count: net/http/pprof says nothing until the profile is complete.
 * @throws the reason of `signal` when it was aborted; what `onSilence` makes; else the task's error.
 */
export async function withPatience<T>(
  window: number,
  signal: AbortSignal,
  task: (signal: AbortSignal, heard: () => void) => Promise<T>,
  onSilence: () => Error,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const forward = () => controller.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  const windowEnd = performance.now() + window;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;
  let silent = false;
  const wait = (left: number) => {
    const milliseconds = Math.min(left, LONGEST_TIMER);
    const due = performance.now() + milliseconds;
    timer = setTimeout(() => {
      const now = performance.now();
      const left = Math.max(windowEnd, last) + SILENCE - now;
      if (left > 0) return wait(left);
      if (now - due > LATE) return wait(CATCH_UP);
      silent = true;
      controller.abort(new DOMException('Nothing was heard.', 'TimeoutError'));
    }, milliseconds);
  };
  wait(window + SILENCE);
  try {
    return await task(controller.signal, () => {
      last = performance.now();
    });
  } catch (error) {
    signal.throwIfAborted();
    throw silent ? onSilence() : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  }
}
