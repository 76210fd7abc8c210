import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { understand } from '../../src/compare/load-tools.ts';

const RECORDED = join(import.meta.dirname, '..', 'fixtures', 'load-output');
const recorded = (name: string) => readFile(join(RECORDED, name), 'utf8');

/** With latencies in whole nanoseconds, which is what tools tell at the finest. */
function understood(output: string, seconds = 9) {
  const said = understand(output, seconds);
  if (said === undefined) return undefined;
  const latencies = Object.entries(said.latencies).map(([name, value]) => [
    name,
    Math.round(value * 1e9) / 1e9,
  ]);
  return { ...said, latencies: Object.fromEntries(latencies) };
}

/** Real outputs, read by eye: every tenth of the requests was answered with 500. */
test.each([
  [
    'ab-2.3.txt',
    {
      tool: 'ab',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 8_157.67,
      // In whole milliseconds, which is too coarse for these.
      latencies: {},
    },
  ],
  [
    'hey-0.1.4.txt',
    {
      tool: 'hey',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 6_475.84,
      latencies: { p90: 0.0022, p95: 0.0031, p99: 0.0055, max: 0.0131 },
    },
  ],
  [
    'hey-0.1.5.txt',
    {
      tool: 'hey',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 5_944.5363,
      latencies: { p90: 0.0023, p95: 0.0041, p99: 0.0105, max: 0.0129 },
    },
  ],
  [
    'ghz-0.93.txt',
    {
      tool: 'ghz',
      work: 'request',
      done: 128,
      failed: 1,
      throughput: 48.11,
      latencies: {
        ...{ p10: 0.02912, p25: 0.04474, p50: 0.09559, p75: 0.23907, p90: 0.33734 },
        ...{ p95: 0.41497, p99: 0.51957 },
      },
    },
  ],
  [
    'k6-0.49.txt',
    {
      tool: 'k6',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 7_253.341702,
      latencies: { p50: 0.00037663, p90: 0.00082835, p95: 0.00121, p99: 0.00345, max: 0.00633 },
    },
  ],
  [
    'k6-1.8.txt',
    {
      tool: 'k6',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 6_057.128241,
      latencies: { p50: 0.00035566, p90: 0.00091981, p95: 0.00162, max: 0.01255 },
    },
  ],
  [
    // The group's own figures come after those of the whole.
    'k6-1.8-full.txt',
    {
      tool: 'k6',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 3_596.215629,
      latencies: { p50: 0.00040268, p90: 0.00087212, p95: 0.00265, max: 0.0902 },
    },
  ],
  [
    'k6-1.8-iterations.txt',
    {
      tool: 'k6',
      work: 'iteration',
      done: 40,
      throughput: 390.839378,
      latencies: { p50: 0.0102, p90: 0.0103, p95: 0.01031, max: 0.01034 },
    },
  ],
  [
    'vegeta-12.13.txt',
    {
      tool: 'vegeta',
      work: 'request',
      done: 1_000,
      failed: 100,
      throughput: 1_000 / 1.998,
      latencies: { p50: 0.000202047, p90: 0.000236471, p95: 0.000250812, p99: 0.000762476, max: 0.005187 },
    },
  ],
  [
    'wrk-4.1.txt',
    {
      tool: 'wrk',
      work: 'request',
      done: 18_868,
      failed: 1_886,
      throughput: 9_423.75,
      latencies: { p50: 0.000276, p75: 0.00218, p90: 0.00909, p99: 0.04064, max: 0.14028 },
    },
  ],
])('%s is understood', async (name, expected) => {
  const output = await recorded(name);
  expect(understood(output)).toEqual(expected);
  expect(understood(`warming up\n${output}\ndone\n`)).toEqual(expected);
  expect(understood(output.replaceAll('\n', '\r\n').replaceAll('\r', ''))).toEqual(expected);
});

test("the line of a driver of one's own", () => {
  const line = 'requests=4210 errors=3 requests/s=421.0 seconds=10.0 p50=1.2ms p99=9.8ms';
  expect(understood(`starting\n${line}\nbye`, 10)).toEqual({
    work: 'request',
    done: 4_210,
    failed: 3,
    throughput: 421,
    latencies: { p50: 0.0012, p99: 0.0098 },
  });
  expect(understood('requests=12\n')).toMatchObject({ done: 12, latencies: {} });
  expect(understood('12 requests=a\n')).toBeUndefined();
});

describe('what counts as failed', () => {
  test('ab: not a page of another length', async () => {
    const output = (await recorded('ab-2.3.txt')).replace(/^Non-2xx.*\n/m, '');
    expect(understood(output)).toMatchObject({ done: 1_000, failed: 0 });
    const broken = output.replace('(Connect: 0, Receive: 0,', '(Connect: 3, Receive: 4,');
    expect(understood(broken)).toMatchObject({ done: 1_000, failed: 7 });
  });

  test('vegeta: what got no answer at all', async () => {
    const output = (await recorded('vegeta-12.13.txt')).replace('500:100', '302:60  0:40');
    expect(understood(output)).toMatchObject({ done: 1_000, failed: 40 });
  });
});

test.each(['ab-2.3.txt', 'hey-0.1.5.txt', 'k6-0.49.txt', 'k6-1.8.txt', 'vegeta-12.13.txt', 'wrk-4.1.txt'])(
  'two runs of a tool are summed up: %s',
  async (name) => {
    const one = understood(await recorded(name));
    const both = understood(`${await recorded(name)}\n${await recorded(name)}`, 4);
    expect(both).toEqual({
      tool: one?.tool,
      work: one?.work,
      done: 2 * (one?.done ?? 0),
      failed: 2 * (one?.failed ?? 0),
      throughput: (2 * (one?.done ?? 0)) / 4,
      latencies: {},
    });
  },
);

test.each(['', 'done\n', '1000 requests\nRequests/sec: 12\n', 'http_reqs: many\n', 'Complete requests: x\n'])(
  'what no tool printed is not understood: %j',
  (output) => expect(understand(output, 1)).toBeUndefined(),
);

test.each([
  ['more than a number can count', '100000000000000000000', '100.00'],
  ['more than the rate makes of the time', '5000', '100.00'],
])('%s is not an amount of work', async (_, requests, rate) => {
  const output = (await recorded('ab-2.3.txt'))
    .replace(/^(Complete requests:\s+)\d+/m, `$1${requests}`)
    .replace(/^(Requests per second:\s+)[\d.]+/m, `$1${rate}`);
  expect(understand(output, 9)).toBeUndefined();
  const honest = output.replace(requests, '900').replace(/^Non-2xx.*$/m, '');
  expect(understand(honest, 9)).toMatchObject({ tool: 'ab', done: 900 });
});
