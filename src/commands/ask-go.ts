import type { GoContext } from '../golang/go.ts';

/** What Go is asked while other things are done; disposing of it ends that. */
export interface Asked<T> extends AsyncDisposable {
  /** Rejects as what is asked. */
  readonly answer: Promise<T>;
}

/** Asks at once, so that Go looks, or builds what it is asked for, beside what is done until the answer is needed. */
export function askGoAhead<T>(context: GoContext, question: (context: GoContext) => Promise<T>): Asked<T> {
  const stop = new AbortController();
  const signals = context.signal === undefined ? [stop.signal] : [stop.signal, context.signal];
  const answer = question({ ...context, signal: AbortSignal.any(signals) });
  // Whoever needs it hears of its failure; who failed before does not care.
  const ended = answer.then(
    () => {},
    () => {},
  );
  return {
    answer,
    // Nothing of it may outlive the run: neither its processes nor the folder they work in.
    [Symbol.asyncDispose]: () => {
      stop.abort();
      return ended;
    },
  };
}
