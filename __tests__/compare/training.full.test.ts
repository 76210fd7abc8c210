import { expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf } from '../harness/cli.ts';
import { makeExample } from './example.ts';

/** A profile that was recorded by the work that judges it: the verdict says so. */

const TRAINED = /^\S[^\n]*; trained on what judges it$/m;

test('recorded by the benchmarks that judge it, in this run and as a given profile', async () => {
  await using example = await makeExample();
  const { place } = example;
  const record = [
    'test',
    '-run=^$',
    '-bench=Render',
    '-benchtime=2s',
    '-cpuprofile=../render.pprof',
    '-o=../t',
  ];
  expect((await runTool(['go', ...record, './render'], { cwd: place.cwd })).exitCode).toBe(0);
  const measure = ['--benchmark-packages', './render', '--benchmarks', 'Render', '--budget', '5m'];
  const quick = [...measure, '--set', 'precision=20%', '--evidence', 'none', '--json'];
  const refreshed = await place.run([
    ...['refresh', '--source', '../render.pprof', '--publish', 'none', '--min-samples', '1', ...quick],
  ]);
  const { training } = expectDocument(documentOf(refreshed));
  expect(training).toMatchObject({ benchmarks: ['render.BenchmarkRender'], load: false });
  expect(training?.share).toBeGreaterThan(0.5);

  const sides = ['compare', '--candidate', '../render.pprof'];
  const compared = expectDocument(documentOf(await place.run([...sides, ...quick])));
  expect(compared.training).toMatchObject({ benchmarks: ['render.BenchmarkRender'], load: false });
  const shown = await place.run([...sides, ...quick.filter((option) => option !== '--json')]);
  expect(shown.stdout).toMatch(TRAINED);
});

test('recorded under the load that judges it', async () => {
  await using example = await makeExample();
  const { place, serve, driver, url } = example;
  const load = `${driver} -url ${url} -duration 4s -mix render=2,index=1`;
  const service = ['--serve', serve, '--ready', `${url}/healthz`, '--load', load];
  const collected = await example.collect(3, [...service, '--min-samples', '1']).ended;
  expect(documentOf(collected).error).toBeUndefined();
  const limits = [
    '--measure',
    'load',
    '--budget',
    '2m',
    '--tune',
    'off',
    '--set',
    'precision=20%',
    '--evidence',
    'none',
  ];
  const compared = await place.run(['compare', ...service, ...limits, '--json']);
  const { comparison, training } = expectDocument(documentOf(compared));
  expect(comparison?.measurements.length).toBeGreaterThan(0);
  expect(training).toEqual({ benchmarks: [], load: true });

  // With another load as the judge, it is the held-out load that the profile knows.
  const other = [
    '--load',
    `${driver} -url ${url} -duration 4s -mix index=1`,
    '--held-out',
    JSON.stringify({ load }),
  ];
  const swapped = await place.run(['compare', ...service, ...limits, ...other, '--json']);
  const document = expectDocument(documentOf(swapped));
  expect(document.training).toBeUndefined();
  expect(document.heldOut?.training, JSON.stringify(document.findings)).toEqual({
    benchmarks: [],
    load: true,
  });
  expect(document.findings).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringContaining('also recorded by the held-out work'),
    }),
  );
});
