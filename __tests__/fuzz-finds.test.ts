import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Profile as PprofProfile } from 'pprof-format';
import { expect, test } from 'vitest';
import { encode, type Field } from '../fuzz/engine/mutate-wire.ts';
import { smallTable } from '../fuzz/targets/function-tables.ts';
import { smallProfile } from '../fuzz/targets/profiles.ts';
import { DiagnosticsReader, decisionAt } from '../src/build/compiler/diagnostics.ts';
import { readSourceTables } from '../src/build/compiler/inline-trees.ts';
import { readFunctionTable } from '../src/build/compiler/pclntab.ts';
import { readSeries } from '../src/compare/load/k6-series.ts';
import { saysItRamps } from '../src/compare/load/tools/k6.ts';
import { secondsOf } from '../src/compare/load/tools/load-output.ts';
import { understand } from '../src/compare/load/tools/understand.ts';
import { ExpectedError } from '../src/system/errors.ts';
import { readConnectionString } from '../src/objects/az/connection-string.ts';
import { decodeProfile } from '../src/profile/decode.ts';
import type { Profile } from '../src/profile/profile.ts';
import { judge } from '../src/profile/validate.ts';
import { encodeWhole } from '../src/profile/whole.ts';
import { kubernetesTarget } from '../src/sources/kubernetes/config.ts';
import { fillTemplate } from '../src/sources/prometheus/endpoint-template.ts';
import { temporaryFolder } from './harness/temporary.ts';

// What fuzzing has found, each once (docs/fuzzing.md).

test('a profile with a nameless sample type is written to its end', () => {
  const profile: Profile = {
    sampleTypes: [
      { type: 'samples', unit: 'count' },
      { type: '', unit: '' },
    ],
    samples: [{ locations: [0, 1], values: [3, 4], labelled: false }],
    mappings: [],
    locations: [
      { address: 1n, mapping: undefined, lines: [{ func: 0, line: 7 }] },
      {
        address: 2n,
        mapping: undefined,
        lines: [
          { func: 0, line: 0 },
          { func: 0, line: 9 },
        ],
      },
    ],
    functions: [{ name: 'main.main', systemName: 'main.main', filename: 'main.go', startLine: 1 }],
    periodType: { type: '', unit: '' },
    period: 300,
    timeNanos: 1n,
    durationNanos: 1_000,
    comments: [],
  };
  expect(decodeProfile(encodeWhole(profile))).toEqual(profile);
});

/** A message with these fields: numbers, texts and messages. */
const profileWith = (extra: readonly Field[]) => Buffer.concat([Buffer.from(smallProfile()), encode(extra)]);
const number = (field: number, value: bigint): Field => ({ number: field, type: 0, value });
const message = (field: number, value: Field[]): Field => ({ number: field, type: 2, value });
const bytes = (field: number): Field => ({ number: field, type: 2, value: Buffer.from('x') });

// What Go's own readers refuse must not get into a merge: pprof would drop it, and the merge as a whole fail.
test.each<[string, Field]>([
  ['a mapping whose start is a text', message(3, [number(1, 9n), bytes(2)])],
  ['a mapping with a flag that is a text', message(3, [number(1, 9n), bytes(7)])],
  ['a location with a flag that is a text', message(4, [number(1, 9n), bytes(5)])],
  ['a line without a function', message(4, [number(1, 9n), message(4, [number(2, 3n)])])],
  ['a line with a column that is a text', message(4, [number(1, 9n), message(4, [number(1, 1n), bytes(3)])])],
  ['a sample with a label that is a number', message(2, [number(2, 1n), number(2, 1n), number(3, 1n)])],
  [
    'a sample with a label without a name',
    message(2, [number(2, 1n), number(2, 1n), message(3, [number(1, 99n)])]),
  ],
  [
    'a sample with a label of which a number is a text',
    message(2, [number(2, 1n), number(2, 1n), message(3, [bytes(3)])]),
  ],
  ['frames to drop that are a message', bytes(7)],
  ['frames to keep that are no text', number(8, 99n)],
  ['a default sample type that is no text', number(14, 99n)],
])('%s is no profile', async (_, extra) => {
  await judge(profileWith([]), undefined);
  await expect(judge(profileWith([extra]), undefined)).rejects.toThrow(/truncated, damaged or no profile/);
});

test('two sample types of one name are refused, which pprof would both drop', async () => {
  const profile = PprofProfile.decode(smallProfile());
  const [first] = profile.sampleType;
  if (first === undefined) throw new Error('no sample type');
  const twice = new PprofProfile({
    ...profile,
    sampleType: [...profile.sampleType, first],
    sample: profile.sample.map((one) => ({ ...one, value: [...one.value, 1] })),
  });
  await expect(judge(twice.encode(), undefined)).rejects.toThrow(
    'Two of its sample types have one name: samples/count, cpu/nanoseconds, samples/count.',
  );
});

test('start lines of stacks that count nothing are none', async () => {
  const profile = PprofProfile.decode(smallProfile());
  const [counted, other] = profile.sample;
  const [func] = profile.function;
  if (counted === undefined || other === undefined || func === undefined) throw new Error('another profile');
  // Of the first location alone is known where its function starts.
  for (const one of profile.function.slice(1)) one.startLine = 0;
  counted.locationId = [2, 2];
  other.locationId = [1, 1];
  await judge(profile.encode(), undefined);
  other.value = [0, 0];
  await expect(judge(profile.encode(), undefined)).rejects.toThrow('Its functions have no start lines');
});

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
    saysItRamps(output);
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

test('what the compiler says of a package and its tests is at its place', () => {
  const reader = new DiagnosticsReader();
  reader.line('# example.com/m [example.com/m.test]');
  reader.line('./a b.go:3:4: inlining call to f');
  const [[key, callee] = ['', '']] = reader.end().inlined;
  expect(decisionAt(key, callee)).toEqual({
    package: 'example.com/m [example.com/m.test]',
    ...{ file: './a b.go', line: 3, column: 4, callee: 'f' },
  });
});

test.each([true, false])(
  'a binary’s tables with any part destroyed are read or not, little endian: %s',
  (littleEndian) => {
    const whole = smallTable(littleEndian);
    const read = (bytes: Buffer) => {
      const table = readFunctionTable(bytes);
      return table && readSourceTables(table, new Set(['a.go:10']));
    };
    expect(read(whole)?.calls).toHaveLength(1);
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
