import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { collectDatadog } from '../../src/collect/datadog.ts';
import type { CollectContext, DatadogSource } from '../../src/collect/source.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import {
  API_KEY,
  APP_KEY,
  type DatadogOptions,
  KEYS,
  type StoredProfile,
  startDatadog,
} from '../harness/datadog.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';
import { recorded } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

/** All of this runs against an emulator (harness/datadog.ts): Datadog itself cannot be had for tests. */
const NOW = new Date('2026-11-20T12:00:30Z');
const HOUR = 3_600_000;

const source = (options: Partial<DatadogSource> = {}): DatadogSource => ({
  kind: 'datadog',
  query: 'service:foo env:prod',
  period: { from: { ago: 72 * HOUR }, to: { ago: 0 } },
  label: 'the source',
  required: false,
  ...options,
});

const CPU = recorded('render-1');
const stored = (id: string, cores: number, options: Partial<StoredProfile> = {}): StoredProfile => ({
  id,
  tags: { service: 'foo', env: 'prod', runtime: 'go', language: 'go' },
  at: new Date(NOW.getTime() - 10 * HOUR),
  cores,
  files: { 'cpu.pprof': CPU, 'delta-heap.pprof': recorded('heap'), 'metrics.json': Buffer.from('[]') },
  ...options,
});

/** Seven that match, and four that don't, each of these with more load. */
const PROFILES = [
  stored('p3', 3, { files: { 'cpu.pprof': recorded('render-2') } }),
  stored('p1', 1),
  stored('p7', 7, { files: { 'cpu.pprof': recorded('index-1') } }),
  stored('p5', 5),
  stored('p2', 2),
  stored('p6', 6),
  stored('p4', 4),
  stored('other-service', 20, { tags: { service: 'bar', env: 'prod', runtime: 'go' } }),
  stored('staging', 20, { tags: { service: 'foo', env: 'staging', runtime: 'go' } }),
  stored('java', 20, { tags: { service: 'foo', env: 'prod', runtime: 'jvm', language: 'jvm' } }),
  stored('old', 20, { at: new Date(NOW.getTime() - 80 * HOUR) }),
];

async function ask(
  emulated: Partial<DatadogOptions>,
  options: Partial<DatadogSource> = {},
  context: Partial<CollectContext> = {},
) {
  await using datadog = await startDatadog({ profiles: PROFILES, now: NOW, ...emulated });
  await using own = await createContext({ now: () => NOW, env: KEYS, ...context });
  const outcome = await collectDatadog(source({ site: datadog.url, ...options }), own).then(
    async ({ files, failures, findings }) => ({
      names: files.map(({ name }) => name),
      bytes: await Promise.all(files.map(({ path }) => readFile(path))),
      failures,
      findings,
      message: '',
      fix: '',
    }),
    async (error: unknown) => {
      const { message, fix = '' } = await sentences.addError(Promise.reject(error));
      return {
        names: [],
        bytes: [],
        failures: 0,
        findings: [],
        message: message.replaceAll(datadog.url, 'URL'),
        fix,
      };
    },
  );
  const { requests, searched } = datadog;
  return { ...outcome, requests, searched, lines: own.lines };
}

const ids = (...numbers: number[]) => numbers.map((number) => `Datadog profile p${number}`);

describeSourceContract('datadog', collectDatadog, async () => {
  const datadog = await startDatadog({ profiles: PROFILES });
  const silent = await server.startPprofServer({ api: server.hang });
  const context = await createContext();
  const period = { from: { at: NOW.getTime() - 72 * HOUR }, to: { at: NOW.getTime() } };
  const working = source({ site: datadog.url, period });
  return {
    cwd: context.cwd,
    env: KEYS,
    working,
    failing: { ...working, site: `${datadog.url}/no-such-prefix` },
    several: { source: working, files: 5 },
    slow: { ...working, site: silent.url },
    secrets: [API_KEY, APP_KEY],
    [Symbol.asyncDispose]: async () => {
      await datadog[Symbol.asyncDispose]();
      await silent[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

describe('in one archive', () => {
  test('the five most loaded of 72 hours, Go alone, the most loaded first, each a file that passes validation', async () => {
    const { names, bytes, findings, failures, searched, lines } = await ask({});
    expect(names).toEqual(ids(7, 6, 5, 4, 3));
    expect(bytes).toEqual([recorded('index-1'), CPU, CPU, CPU, recorded('render-2')]);
    for (const file of bytes)
      expect((await validateFile(file, undefined)).profile.samples).toBeGreaterThan(100);
    expect([failures, findings]).toEqual([0, []]);
    expect(searched).toEqual([
      {
        filter: {
          from: '2026-11-17T12:00:30Z',
          to: '2026-11-20T12:00:30Z',
          query: 'service:foo env:prod runtime:go',
        },
        sort: { order: 'desc', field: '@metrics.core_cpu_cores' },
        limit: 5,
      },
    ]);
    expect(lines[0]).toMatch(/\b5\b.*`service:foo env:prod runtime:go`$/);
    sentences.add(...lines);
  });

  test('as many as `limit` says, of the time that the source names', async () => {
    expect((await ask({}, { limit: 2 })).names).toEqual(ids(7, 6));
    const period = { from: { ago: 100 * HOUR }, to: { ago: 75 * HOUR } };
    expect((await ask({}, { period })).names).toEqual(['Datadog profile old']);
  });

  test('nothing that matches', async () => {
    const { message, fix } = await ask({}, { query: 'service:unknown' });
    expect(message).toMatch(/404 Not Found|`service:unknown runtime:go`/);
    expect(fix).toContain('Profile Explorer');
  });
});

test.each([
  [{ DD_API_KEY: 'x'.repeat(32), DD_APP_KEY: APP_KEY }, 'Forbidden'],
  [{ DD_API_KEY: API_KEY, DD_APP_KEY: 'x'.repeat(40) }, 'The application key is not valid'],
])('who may ask: a wrong key', async (env, words) => {
  const { message, fix, requests } = await ask({}, {}, { env });
  for (const shown of ['URL/api/unstable/profiles/gopgo ', '403 Forbidden', `"${words}"`])
    expect(message).toContain(shown);
  expect(fix).toMatch(/DD_API_KEY.*DD_APP_KEY/);
  expect(requests).toHaveLength(1);
});

sentences.compare();
