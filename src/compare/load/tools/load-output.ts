/** What a load tool said of one of its runs. */
export interface LoadOutput {
  readonly tool: 'k6' | 'ab' | 'wrk' | 'vegeta' | 'hey';
  readonly work: 'request' | 'iteration';
  /** Units of work that were done, those that failed included. */
  readonly done: number;
  /** How many of them failed: no answer, or one that says so. */
  readonly failed?: number;
  /** Units of work per second. */
  readonly throughput?: number;
  /** Seconds, by percentile, such as `p50`, `p99`, `max`. */
  readonly latencies: Readonly<Record<string, number>>;
  /** Seconds in whose multiples latencies are told, where that is coarse. */
  readonly latencyStep?: number;
}

/** The first group of `pattern` as a number; undefined when there is none in the text. */
export function numberIn(text: string, pattern: RegExp): number | undefined {
  const number = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

const SECONDS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/** `1.65ms`, `26.00us`, `1m2.5s` in seconds, as Go and wrk write durations; undefined of anything else. */
export function secondsOf(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return undefined;
  const seconds = [...text.matchAll(/([\d.]+)([^\d.]+)/g)].reduce(
    (sum, [, value, unit]) => sum + Number(value) * (SECONDS[unit ?? 's'] ?? Number.NaN),
    0,
  );
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** A percentile's name: `99` and `99.000` are `p99`, `100` is `max`. */
export function percentileName(percent: string): string {
  return Number(percent) === 100 ? 'max' : `p${Number(percent)}`;
}

/** Durations by name, without those that are none. */
export function latenciesOf(told: Iterable<readonly [string, string | undefined]>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, text = ''] of told) {
    const seconds = secondsOf(text);
    if (seconds !== undefined) found[name] = seconds;
  }
  return found;
}
