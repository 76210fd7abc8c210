import { Cancelled } from '../errors.ts';

/** Aborts on the first SIGINT or SIGTERM; everything then unwinds by itself. A second one ends the process at once. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      const cancelled = new Cancelled(name);
      if (controller.signal.aborted) process.exit(cancelled.exitCode);
      controller.abort(cancelled);
    });
  }
  return controller.signal;
}
