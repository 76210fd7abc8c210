import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { understand } from '../../src/compare/workload/load-tools.ts';
import { doubtsOf, type LoadedSide } from '../../src/compare/workload/slices.ts';

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

/**
 * Real outputs, read by eye: every tenth of the requests was answered with 500. ab tells latencies in whole milliseconds, which is too
 * coarse for these; of k6's full summary, the figures of a group come after those of the whole.
 */
const UNDERSTOOD = JSON.parse(await recorded('understood.json')) as Readonly<Record<string, object>>;
test.each(Object.entries(UNDERSTOOD))('%s is understood', async (name, expected) => {
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

test('failed requests of each contender are a warning, which says what the contender is', () => {
  const side = (failed: number): LoadedSide => ({
    use: { cpuSeconds: 1, peakMemory: 1 },
    work: { work: 'request', done: 1_000, failed, latencies: {} },
  });
  const sets = [{ baseline: side(0), candidate: side(3), tuned: side(20) }];
  const words = { tuned: 'build with the tuned profile' };
  expect(doubtsOf(sets, 'load', words).map(({ message }) => message)).toEqual([
    '3 of 1,000 requests of the load failed with the candidate (0.3 %). Failures count as work, too.',
    '20 of 1,000 requests of the load failed with the build with the tuned profile (2.0 %). Failures count as work, too.',
  ]);
});
