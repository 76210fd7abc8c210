import { type GoContext, pprofCommand } from '../go.ts';

/** pprof while it is being found or, from Go 1.25 on, built on first use; disposing of it ends that. */
export interface PprofTool extends AsyncDisposable {
  /** Path of the tool; rejects as `pprofCommand` does. */
  readonly path: Promise<string>;
}

/** Begins at once, so that it happens while profiles are being read or taken. */
export function preparePprof(context: GoContext): PprofTool {
  const stop = new AbortController();
  const signals = context.signal === undefined ? [stop.signal] : [stop.signal, context.signal];
  const path = pprofCommand({ ...context, signal: AbortSignal.any(signals) });
  // Whoever needs it hears of its failure; who failed before does not care.
  const ended = path.then(
    () => {},
    () => {},
  );
  return {
    path,
    // Nothing of it may outlive the run: neither its processes nor the folder they work in.
    [Symbol.asyncDispose]: () => {
      stop.abort();
      return ended;
    },
  };
}
