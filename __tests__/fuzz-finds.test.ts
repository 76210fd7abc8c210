import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallTable } from '../fuzz/targets/function-tables.ts';
import { readSeries } from '../src/compare/k6.ts';
import { secondsOf, understand } from '../src/compare/tools.ts';
import { readFunctionTable, readInlinedCalls } from '../src/golang/pclntab.ts';
import { readConnectionString } from '../src/objects/az/connection-string.ts';
import { kubernetesTarget } from '../src/sources/kubernetes/config.ts';
import { fillTemplate } from '../src/sources/prometheus/endpoint-template.ts';
import { ExpectedError } from '../src/system/errors.ts';
import { temporaryFolder } from './harness/temporary.ts';

// What fuzzing has found, each once (docs/fuzzing.md).

test('blank lines without end and lines without end are no load tool’s, at once', () => {
  // Each of these took from seconds to hours.
  const outputs = [
    '\n'.repeat(300_000),
    `x\n${' '.repeat(300_000)}x`,
    'iterations: '.repeat(30_000),
    `http_reqs.: 1 1/s\nhttp_req_duration.: ${'a'.repeat(300_000)}`,
  ];
  for (const output of outputs) {
    understand(output, 9);
  }
  expect(understand(outputs[0] ?? '', 9)).toBeUndefined();
});

test('a load tool’s number that is none is no latency and no amount', () => {
  for (const text of ['1.2.3s', '..s', '.s', `${'9'.repeat(400)}h`]) expect(secondsOf(text)).toBeUndefined();
  const hey = (slowest: string) =>
    `Summary:\n  Slowest:\t${slowest} secs\n  Requests/sec:\t10.0\n\n  [200]\t9 responses\n`;
  expect(understand(hey('0.1'), 1)?.latencies).toEqual({ max: 0.1 });
  expect(understand(hey('0.1.2'), 1)?.latencies).toEqual({});
  const vegeta = (count: number) =>
    `Requests      [total, rate, throughput]  10, 1.00, 1.00\nDuration      [total, attack, wait]  10s, 9s, 1s\nStatus Codes  [code:count]  200:${count}\n`;
  expect(understand(vegeta(8), 10)).toMatchObject({ done: 10, failed: 2 });
  expect(understand(vegeta(11), 10)).toBeUndefined();
});

test('a sample of k6 years after the first one, or of no time at all, is left out', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'series.csv');
  writeFileSync(
    file,
    'http_reqs,1,1\nhttp_reqs,9999999999,1\nhttp_reqs,never,1\nhttp_reqs,,1\nhttp_reqs,2,x\nhttp_reqs,2,1\n',
  );
  expect((await readSeries(file)).map(({ requests }) => requests)).toEqual([1, 1]);
});

test.each([true, false])(
  'a binary’s tables with any part destroyed are read or not, little endian: %s',
  (littleEndian) => {
    const whole = smallTable(littleEndian);
    const read = (bytes: Buffer) => {
      const table = readFunctionTable(bytes);
      return table && readInlinedCalls(table);
    };
    expect(read(whole)).toHaveLength(1);
    let unread = 0;
    for (let at = 0; at + 4 <= whole.length; at++) {
      for (const byte of [0x00, 0x7f, 0xff]) {
        const broken = Buffer.from(whole).fill(byte, at, at + 4);
        if (read(broken) === undefined) unread++;
      }
    }
    expect(unread).toBeGreaterThan(100);
  },
);

test('a template without a host is no URL, whatever its labels', () => {
  expect(fillTemplate('http:///{{pod}}', { pod: 'o' })).toMatchObject({ refused: '', place: 'host' });
});

test('a place of the emulator that is no URL is said to be none', () => {
  const text = 'UseDevelopmentStorage=true;DevelopmentStorageProxyUri=http://a b';
  expect(() => readConnectionString(text)).toThrow(
    'The `DevelopmentStorageProxyUri` in AZURE_STORAGE_CONNECTION_STRING is no URL.',
  );
});

test.each([
  ['stands for nothing', 'users: *hush-0123\n'],
  [
    'stands for too much',
    `a0: &a0 [x]\n${Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`)}]`).join('\n')}\n`,
  ],
])('a kubeconfig with an alias that %s', async (_, text) => {
  await using folder = await temporaryFolder();
  const KUBECONFIG = join(folder.path, 'config');
  writeFileSync(KUBECONFIG, text);
  const error = await kubernetesTarget({}, { cwd: folder.path, env: { KUBECONFIG } }).catch(
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(ExpectedError);
  expect((error as Error).message).toBe(
    'The kubeconfig has an alias (`*…`) that stands for nothing, or for too much.',
  );
});
