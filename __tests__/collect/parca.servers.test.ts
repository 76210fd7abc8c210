import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectParca } from '../../src/collect/parca.ts';
import type { ParcaSource } from '../../src/collect/source.ts';
import { type Profile, sampleTypeIndex } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { judge } from '../../src/profile/validate.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { startBurn } from '../harness/go-programs.ts';
import { hang, startPprofServer } from '../harness/pprof-server.ts';
import { objectsOf } from '../harness/profile-objects.ts';
import { altered, raw } from '../harness/profiles.ts';
import { type Parca, startParca } from '../harness/servers/parca.ts';

const SAMPLES = 'process_cpu:samples:count:cpu:nanoseconds:delta';
const HOUR = 3_600_000;
const NOW = new Date('2026-11-20T12:00:00Z');

let parca: Parca;

const source = (query: string, options: Partial<ParcaSource> = {}): ParcaSource => ({
  kind: 'parca',
  url: parca.url,
  query,
  period: { from: { ago: 24 * HOUR }, to: { ago: 0 } },
  headers: {},
  label: 'the source',
  required: false,
  ...options,
});

/** The recorded profile as one that was taken so many milliseconds before NOW. */
const recordedAt = (name: string, ago: number) =>
  altered(name, (profile) => {
    profile.timeNanos = BigInt(NOW.getTime() - ago) * 1_000_000n;
  });

/** Nanoseconds by the functions of the whole stack, each with the line within it; what PGO lives from. */
function cpuByStack(...profiles: Profile[]): Record<string, number> {
  const stacks: Record<string, number> = {};
  for (const profile of profiles) {
    const { samples, locations, functions } = objectsOf(profile);
    const index = sampleTypeIndex(profile, 'cpu', 'nanoseconds');
    for (const sample of samples) {
      const lines = sample.locations.flatMap((location) => locations[location]?.lines ?? []);
      const frames = lines.map(({ func = -1, line }) => {
        const { name, startLine } = functions[func] ?? { name: '?', startLine: Number.NaN };
        return `${name}:${line - startLine}`;
      });
      const stack = frames.join('<');
      stacks[stack] = (stacks[stack] ?? 0) + Number(sample.values[index]);
    }
  }
  return stacks;
}

const recordedStacks = (...names: string[]) => cpuByStack(...names.map((name) => decodeProfile(raw(name))));

async function collect(asked: ParcaSource) {
  await using context = await createContext({ now: () => NOW, env: {} });
  const { files, findings, failures } = await collectParca(asked, context);
  expect(failures).toBe(0);
  expect(files).toHaveLength(1);
  const bytes = await readFile(files[0]?.path ?? '');
  const { profile: judged } = await judge(bytes, undefined);
  const stacks = cpuByStack(decodeProfile(bytes));
  return { stacks, judged, findings, name: files[0]?.name, lines: context.lines };
}

beforeAll(async () => {
  parca = await startParca();
  await parca.push(recordedAt('render-1', 20 * HOUR), { job: 'api', instance: 'a' });
  await parca.push(recordedAt('render-2', 2 * HOUR), { job: 'api', instance: 'b' });
  await parca.push(recordedAt('render-1', 2 * HOUR - 600_000), { job: 'api', instance: 'a' });
  await parca.push(recordedAt('index-1', 3 * HOUR), { job: 'indexer', instance: 'a' });
});

afterAll(() => parca[Symbol.asyncDispose]());

describeSourceContract('parca', collectParca, async () => {
  const silent = await startPprofServer({ api: hang });
  const context = await createContext();
  const headers = { Authorization: 'Bearer token-0123', projectID: 'project-0123' };
  const period = { from: { at: NOW.getTime() - 24 * HOUR }, to: { at: NOW.getTime() } };
  return {
    cwd: context.cwd,
    working: source(`${SAMPLES}{job="api"}`, { headers, period }),
    failing: source(`${SAMPLES}{job="token-0123"`, { headers, period }),
    slow: source(SAMPLES, { url: silent.url, headers, period }),
    secrets: ['token-0123', 'project-0123'],
    [Symbol.asyncDispose]: async () => {
      await silent[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

describe('what Parca merges', () => {
  test('all profiles that match, stack by stack, with the first lines of functions', async () => {
    const { stacks, name, lines } = await collect(source(`${SAMPLES}{job="api"}`));
    expect(stacks).toEqual(recordedStacks('render-1', 'render-2', 'render-1'));
    expect(name).toBe(`${parca.url} ${SAMPLES}{job="api"}`);
    expect(lines).toEqual([
      `Asking ${parca.url} for the profiles from 2026-11-19T12:00:00Z to 2026-11-20T12:00:00Z`,
    ]);
  });

  test('only what the labels and the time name', async () => {
    const period = { from: { ago: 5 * HOUR }, to: { ago: HOUR } };
    const { stacks } = await collect(source(`${SAMPLES}{job="api",instance="b"}`, { period }));
    expect(stacks).toEqual(recordedStacks('render-2'));
  });

  test('nothing older than max-age', async () => {
    const { stacks } = await collect(source(`${SAMPLES}{instance="a",job="api"}`, { maxAge: 6 * HOUR }));
    expect(stacks).toEqual(recordedStacks('render-1'));
  });

  test.each([
    `${SAMPLES}{job="indexer"}`,
    'process_cpu:cpu:nanoseconds:cpu:nanoseconds:delta{job="indexer"}',
  ])(
    'as a profile that passes validation, with the samples, period and time that Parca drops: %s',
    async (query) => {
      const { judged } = await collect(source(query));
      const { profile: recorded } = await judge(raw('index-1'), undefined);
      const { samples, cpuNanos, period, periodType, sampleTypes, totals, buildIds } = recorded;
      expect(judged).toMatchObject({
        samples,
        cpuNanos,
        period,
        periodType,
        sampleTypes,
        totals,
        buildIds,
      });
      expect(judged.timeNanos).toBe(BigInt(NOW.getTime() - 24 * HOUR) * 1_000_000n);
      expect(judged.durationNanos).toBe(24 * HOUR * 1e6);
    },
  );

  test('the busiest hour alone, and a note says which', async () => {
    const { stacks, findings } = await collect(source(`${SAMPLES}{job="api"}`, { busiest: HOUR }));
    expect(stacks).toEqual(recordedStacks('render-1', 'render-2'));
    expect(findings).toEqual([
      {
        severity: 'note',
        message:
          'The busiest 60 min between 2026-11-19T12:00:00Z and 2026-11-20T12:00:00Z began at 2026-11-20T09:15:00Z; only that was taken.',
      },
    ]);
  });

  test('what it scrapes from a real program itself', async () => {
    await using burn = await startBurn();
    await using scraping = await startParca({ scraped: new URL(burn.url).host });
    await using context = await createContext();
    const asked = source(`${SAMPLES}{job="scraped"}`, { url: scraping.url });
    await expect
      .poll(() => collectParca(asked, context).then(({ files }) => files.length, String), {
        timeout: 60_000,
        interval: 1_000,
      })
      .toBe(1);
    const { files } = await collectParca(asked, context);
    const bytes = await readFile(files[0]?.path ?? '');
    const { profile: judged } = await judge(bytes, undefined);
    expect([judged.samples > 10, judged.period]).toEqual([true, 10_000_000]);
    const work = objectsOf(decodeProfile(bytes)).functions.find((one) => one.name === 'main.sortHashes');
    expect(work?.startLine).toBeGreaterThan(0);
  });
});

describe('what Parca refuses', () => {
  const failing = async (query: string, options: Partial<ParcaSource> = {}) => {
    await using context = await createContext({ now: () => NOW, env: {} });
    const { message, fix } = await failureOf(collectParca(source(query, options), context));
    return { message: message.replaceAll(parca.url, 'URL'), fix };
  };
  const METHOD = 'URL/api/parca.query.v1alpha1.QueryService/Query';

  test('a query that matches nothing', async () => {
    const { message, fix } = await failing(`${SAMPLES}{job="nobody"}`);
    expect(message).toBe(
      `URL has no samples for \`${SAMPLES}{job="nobody"}\` from 2026-11-19T12:00:00Z to 2026-11-20T12:00:00Z.`,
    );
    expect(fix).toContain('labels');
  });

  test.each([
    [`${SAMPLES}{job="api"`, 'failed to parse query'],
    ['{job="api"}', 'query must contain a profile-type selection'],
    [
      'cpu{job="api"}',
      'profile-type selection must be of the form <name>:<sample-type>:<sample-unit>:<period-type>:<period-unit>(:delta), got(1): "cpu"',
    ],
  ])('%s', async (query, words) => {
    const { message, fix } = await failing(query);
    expect(message).toBe(`${METHOD} answered INVALID_ARGUMENT: "${words}".`);
    expect(fix).toContain('process_cpu:samples:count:cpu:nanoseconds:delta{job=');
  });
});
