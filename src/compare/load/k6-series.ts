import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What k6 measured in one second of its run. */
export interface Second {
  /** Requests that came to an end. */
  requests: number;
  /** How many of them failed. */
  failed: number;
  /** Iterations that were due, and were not started since nobody was free for it. */
  dropped: number;
  /** Of the requests, in seconds. */
  readonly durations: number[];
}

const METRICS = new Set(['http_reqs', 'http_req_failed', 'http_req_duration', 'dropped_iterations']);

/**
 * Environment under which k6 writes its time series to `file`; times are in milliseconds since 0.47, in seconds
 * before.
 */
export function seriesTo(file: string): Record<string, string> {
  return { K6_OUT: `csv=${file}`, K6_CSV_TIME_FORMAT: 'unix_milli' };
}

/** No load test is longer: a day. A sample further off has a time that is none. */
const MOST_SECONDS = 86_400;

/**
 * Reads the time series that k6 wrote with `seriesTo`.
 * @returns every second from the first sample to the last, also those in which nothing happened; empty when there is
 * no such file. Lines without a time and a number are left out.
 */
export async function readSeries(file: string): Promise<Second[]> {
  const seconds: Second[] = [];
  let first: number | undefined;
  const stream = createReadStream(file, 'utf8').on('error', () => {});
  try {
    for await (const line of createInterface({ input: stream })) {
      const [metric, time = '', value = ''] = line.split(',', 3);
      if (!METRICS.has(metric ?? '')) continue;
      const [at, amount] = [secondOf(time), amountOf(value)];
      if (at === undefined || amount === undefined || at - (first ?? at) > MOST_SECONDS) continue;
      first ??= at;
      const second = secondAt(seconds, at - first);
      if (metric === 'http_reqs') second.requests += amount;
      else if (metric === 'http_req_failed') second.failed += amount;
      else if (metric === 'dropped_iterations') second.dropped += amount;
      else second.durations.push(amount / 1000);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return seconds;
}

function secondOf(time: string): number | undefined {
  const number = amountOf(time);
  return number === undefined ? undefined : Math.floor(number > 1e11 ? number / 1000 : number);
}

function amountOf(value: string): number | undefined {
  const number = Number(value);
  return value.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Samples of different metrics may come a little out of order: what is before the first is in the first. */
function secondAt(seconds: Second[], index: number): Second {
  const at = Math.max(0, index);
  while (seconds.length <= at) seconds.push({ requests: 0, failed: 0, dropped: 0, durations: [] });
  return seconds[at] as Second;
}
