import { open, rm } from 'node:fs/promises';

export interface Saturation {
  /** Units of work per second. */
  readonly perSecond: number;
  /** Whether the load really went beyond it; else it is only as far as the load went. */
  readonly reached: boolean;
}

/** What k6 measured in one second of its run. */
export interface Second {
  requests: number;
  failed: number;
  /** Iterations that were due, and were not started because all virtual users were busy. */
  dropped: number;
  readonly durations: number[];
}

/**
 * What k6 is asked for beyond what it prints, by its environment: the 99th percentile, and its time series for a load that
 * ramps. What the user asks it for instead stays. For any other load tool, nothing.
 */
export class K6Extras {
  readonly #file: string;
  readonly #stats: boolean;
  #series: boolean;
  #seen = false;

  constructor({
    load,
    env,
    file,
  }: { load: string; env: Readonly<Record<string, string | undefined>>; file: string }) {
    const isK6 = /\bk6\b/.test(load);
    this.#file = file;
    this.#stats =
      isK6 && env['K6_SUMMARY_TREND_STATS'] === undefined && !load.includes('--summary-trend-stats');
    this.#series = isK6 && env['K6_OUT'] === undefined && !/\s(?:--out|-o)\b/.test(load);
  }

  /** Variables for the next run of the load, below what the user sets. */
  async environment(): Promise<Readonly<Record<string, string>>> {
    await rm(this.#file, { force: true });
    return {
      ...(this.#stats && { K6_SUMMARY_TREND_STATS: 'avg,min,med,max,p(90),p(95),p(99)' }),
      ...(this.#series && { K6_OUT: `csv=${this.#file}` }),
    };
  }

  /** Whether the load ramps, as far as the runs so far have shown. */
  get ramps(): boolean {
    return this.#series && this.#seen;
  }

  /**
   * The server's limit in the last run; undefined where the load does not ramp, as k6 prints at its beginning.
   * @param cut it was ended before it reached its greatest rate.
   */
  async saturation(output: string, cut: boolean): Promise<Saturation | undefined> {
    this.#seen = true;
    this.#series &&= /\bover \d+ stages?\b/.test(output);
    if (!this.#series || cut) return undefined;
    return saturationOf(await readSeries(this.#file));
  }
}

/** No load test is longer: a day. A sample further off has an invalid time. */
const MOST_SECONDS = 86_400;

/**
 * The time series that k6 writes as CSV, with times in seconds: every second from the first sample to the last, also those
 * in which nothing happened. Lines without a time and a number are left out.
 */
export async function readSeries(file: string): Promise<Second[]> {
  const seconds: Second[] = [];
  let first: number | undefined;
  await using handle = await open(file).catch(() => undefined);
  for await (const line of handle?.readLines({ autoClose: false }) ?? []) {
    const [metric, time, value] = line.split(',', 3);
    const [second, amount] = [Math.floor(Number(time || Number.NaN)), Number(value || Number.NaN)];
    if (!(second >= 0 && amount >= 0 && second - (first ?? second) <= MOST_SECONDS)) continue;
    first ??= second;
    // Samples of different metrics may come a little out of order.
    const index = Math.max(0, second - first);
    while (seconds.length <= index) seconds.push({ requests: 0, failed: 0, dropped: 0, durations: [] });
    const one = seconds[index] as Second;
    if (metric === 'http_reqs') one.requests += amount;
    else if (metric === 'http_req_failed') one.failed += amount;
    else if (metric === 'dropped_iterations') one.dropped += amount;
    else if (metric === 'http_req_duration') one.durations.push(amount / 1000);
  }
  return seconds;
}

/** Seconds over which a rate counts: one alone may be lucky, and a load that ramps is soon a different one. */
const WINDOW = 3;
/** A server keeps up as long as 95 % of the answers take at most so many times, or seconds longer than, those of an idle one. */
const SLOWER = 10;
const SLOWER_SECONDS = 0.05;
/** k6 drops an iteration when it makes a new user, whatever the server does. */
const FEW_DROPPED = 0.01;
const ONE_DROPPED = 1 / WINDOW;
/** So many windows in a row that the server does not keep up with are its limit, not a hiccup. */
const IN_A_ROW = 3;
const FEWEST_REQUESTS = 10;

/**
 * The greatest rate that a server kept up with under a load that grew. It is reached when the load asked for as much or more
 * afterwards, and for some seconds the server did not keep up.
 * @returns undefined when there is too little to say.
 */
export function saturationOf(seconds: readonly Second[]): Saturation | undefined {
  // In the last second, what waited ends, and nothing more is due.
  const windows = windowsOf(seconds.slice(0, -1));
  const unloaded = Math.min(...windows.map(({ slow }) => slow));
  const bound = Math.max(unloaded * SLOWER, unloaded + SLOWER_SECONDS);
  const keptUp = windows.map(
    ({ due, answered, slow }) => due - answered <= Math.max(due * FEW_DROPPED, ONE_DROPPED) && slow <= bound,
  );
  const perSecond = Math.max(0, ...windows.map(({ answered }, at) => (keptUp[at] ? answered : 0)));
  if (perSecond === 0) return undefined;
  const best = windows.findIndex(({ answered }, at) => keptUp[at] && answered === perSecond);
  const beyond = windows.map(({ due }, at) => at > best && !keptUp[at] && due >= perSecond * 0.9);
  const reached = beyond.some((_, at) => beyond.slice(at, at + IN_A_ROW).filter(Boolean).length === IN_A_ROW);
  return { perSecond, reached };
}

/** Requests per second that were answered, and those that were due; what 95 % of them took at most. */
function windowsOf(seconds: readonly Second[]): { answered: number; due: number; slow: number }[] {
  return seconds.slice(0, Math.max(0, seconds.length - WINDOW + 1)).flatMap((_, at) => {
    const within = seconds.slice(at, at + WINDOW);
    const sum = (key: 'requests' | 'failed' | 'dropped') =>
      within.reduce((total, one) => total + one[key], 0);
    if (sum('requests') < FEWEST_REQUESTS) return [];
    const durations = within.flatMap((one) => one.durations).sort((a, b) => a - b);
    return {
      answered: (sum('requests') - sum('failed')) / WINDOW,
      due: (sum('requests') + sum('dropped')) / WINDOW,
      slow: durations[Math.ceil(durations.length * 0.95) - 1] ?? 0,
    };
  });
}
