import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isRamp,
  k6Environment,
  readSeries,
  type Second,
  saturationOf,
} from '../../src/compare/load-tools.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** A server that answers at most `limit` requests a second, while `rates` are due: beyond, answers take longer, or requests are dropped. */
function served(rates: readonly number[], limit: number, beyond: 'slow' | 'dropped' | 'failing'): Second[] {
  return rates.map((rate) => {
    const over = Math.max(0, rate - limit);
    const slow = beyond === 'slow' && over > 0;
    const requests = beyond === 'failing' ? rate : Math.min(rate, limit);
    return {
      requests,
      failed: beyond === 'failing' ? over : 0,
      dropped: beyond === 'dropped' ? over : 0,
      durations: Array.from({ length: requests }, (_, at) => (slow ? 0.5 : 0.002) + at * 1e-6),
    };
  });
}

const RAMP = Array.from({ length: 30 }, (_, at) => 20 + 10 * at);

describe('of a ramp', () => {
  test.each(['slow', 'dropped', 'failing'] as const)('beyond which a server is %s', (beyond) => {
    const { perSecond, reached } = saturationOf(served(RAMP, 200, beyond)) ?? {};
    expect(reached).toBe(true);
    expect(perSecond).toBeGreaterThanOrEqual(180);
    expect(perSecond).toBeLessThanOrEqual(200);
  });

  test('that ends before the server does', () => {
    // The last second is left out, as it may be the part of one.
    expect(saturationOf(served(RAMP, 1_000, 'slow'))).toEqual({ perSecond: 290, reached: false });
  });
});

describe('the time series of k6', () => {
  const HEADER = 'metric_name,timestamp,metric_value,check,error,error_code\n';
  const row = (metric: string, at: number, value: number) => `${metric},${at},${value.toFixed(6)},,,\n`;

  test('has every second from the first sample to the last', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'k6.csv');
    const from = 1_795_244_321;
    const rows = [
      row('http_reqs', from, 1),
      row('http_req_duration', from, 2.5),
      row('http_req_failed', from, 1),
      row('vus', from, 7),
      row('http_reqs', from + 3, 1),
      row('http_req_duration', from + 3, 40),
      row('dropped_iterations', from + 3, 2),
      // From another thread of k6, a little late.
      row('http_reqs', from - 1, 1),
    ];
    await writeFile(file, HEADER + rows.join(''));
    expect(await readSeries(file)).toEqual([
      { requests: 2, failed: 1, dropped: 0, durations: [0.0025] },
      { requests: 0, failed: 0, dropped: 0, durations: [] },
      { requests: 0, failed: 0, dropped: 0, durations: [] },
      { requests: 1, failed: 0, dropped: 2, durations: [0.04] },
    ]);
  });
});

describe('what k6 is asked for', () => {
  const SAID = join(import.meta.dirname, '..', 'fixtures', 'load-output', 'k6-1.8.txt');
  const RAMPS = '* ramp: Up to 400.00 iterations/s for 20s over 1 stages (maxVUs: 60, gracefulStop: 30s)';

  test.each([
    ['is its percentiles and its series', 'k6 run a.js', {}, ['K6_OUT', 'K6_SUMMARY_TREND_STATS']],
    ['leaves what the user asks it for', 'k6 run -o json a.js', { K6_SUMMARY_TREND_STATS: 'max' }, []],
    ['is nothing of other tools', 'ab -n 1 URL', {}, []],
  ])('%s', (_, load, env, names) => {
    expect(Object.keys(k6Environment(load, env, 'k6.csv')).sort()).toEqual(names);
  });

  test('a load that ramps is known by what k6 prints', async () => {
    const output = await readFile(SAID, 'utf8');
    expect(isRamp(output)).toBe(false);
    expect(isRamp(output.replace(/\* default: .*/, RAMPS))).toBe(true);
  });
});
