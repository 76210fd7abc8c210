import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentOf } from '../harness/cli.ts';
import { recorded } from '../harness/profiles.ts';
import { makeExample, profileOf } from './example.ts';

/** `collect` in a repository that has nothing but the source of its service and something that loads it. */

test('the program is built with its committed profile, served, loaded and profiled', async () => {
  await using example = await makeExample();
  const { place, serve, driver, url } = example;
  await place.write({ 'default.pgo': recorded('render-1') });
  const load = `${driver} -url ${url} -duration 5m -mix render=2,index=1`;
  const told = `go version -m "$PGO_BINARY" >../build-info; echo "$MODE" >../mode; exec ${serve}`;
  const service = ['--serve', told, '--serve-env', 'MODE=production', '--ready', `${url}/healthz`];
  const ended = await example.collect(6, ['--verbose', ...service, '--load', load]).ended;
  expect(documentOf(ended).error).toBeUndefined();
  expect(ended.exitCode).toBe(0);
  const { samples, ownShare } = profileOf(ended.stdout);
  // `min-samples` by default; a busy machine gives the service a sixth of a core at least.
  expect(samples).toBeGreaterThanOrEqual(100);
  expect(ownShare).toBeGreaterThan(0.4);
  expect(documentOf(ended).findings.filter(({ message }) => message.includes('`load`'))).toEqual([]);
  expect(ended.stderr).toMatch(/load \| requests=[1-9]\d* errors=0 /);
  expect(await readFile(place.path('..', 'build-info'), 'utf8')).toMatch(/^\tbuild\t-pgo=.*default\.pgo$/m);
  expect(await readFile(place.path('..', 'mode'), 'utf8')).toBe('production\n');
  await expect.poll(() => example.living(), { timeout: 30_000 }).toEqual([]);
});

test.each([
  ['sleep 1; kill -KILL $(cat ../pid)', 'The service was ended by SIGKILL while it was profiled. '],
  ['echo requests=8 errors=4', '4 of 8 requests failed (50.0 %), so the profile shows'],
])('the run fails, and the profile that was there stays: %s', async (load, message) => {
  await using example = await makeExample();
  const { place, serve } = example;
  const old = recorded('index-1');
  await place.write({ 'default.pgo': old });
  const told = ['--serve', `echo $$ >../pid; exec ${serve}`, '--load', `${load}; sleep 60`];
  const ended = await example.collect(5, told).ended;
  expect(ended.exitCode).toBe(1);
  expect(documentOf(ended).error?.message).toContain(message);
  expect(await readFile(place.path('default.pgo'))).toEqual(old);
  await expect.poll(() => example.living(), { timeout: 30_000 }).toEqual([]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the service and its load with the run', async (signal, exitCode) => {
  await using example = await makeExample();
  const { url, driver } = example;
  const running = example.collect(60, ['--cpus', '1', '--load', `${driver} -url ${url} -duration 5m`]);
  await running.said('Profiling');
  expect((await example.living()).length).toBeGreaterThan(2);
  running.child.kill(signal);
  const ended = await running.ended;
  expect(ended.exitCode).toBe(exitCode);
  expect(documentOf(ended).error?.message).toBe(`Cancelled by ${signal}.`);
  await expect.poll(() => example.living(), { timeout: 30_000 }).toEqual([]);
});

test.each([
  [['--load', 'true'], '`load` is given without `serve`.'],
  [['--serve', 'true', '--ready', 'http://'], 'ready: `http://` is not a URL.'],
])('wrong usage: %j', async (args, message) => {
  await using example = await makeExample();
  const ended = await example.place.run(['collect', '--json', '--source', example.url, ...args]);
  expect(ended.exitCode).toBe(2);
  expect(documentOf(ended).error?.message).toBe(message);
});
