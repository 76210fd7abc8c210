import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlace } from './harness/cli.ts';
import { makeRepository, TINY } from './harness/go-modules.ts';
import { loadedFiles } from './harness/loaded-files.ts';
import { answer, startPprofServer } from './harness/pprof-server.ts';
import { fixtures } from './harness/profiles.ts';

/**
 * How many bytes every user of the action downloads, and how many of them one refresh loads. If a feature needs more, raise the
 * limit and say why in docs/internals/performance.md.
 */
const WHOLE = 9_200_000;
const REFRESH = 3_300_000;

const DIST = join(import.meta.dirname, '..', 'dist');
/** Clients for one kind of source, or for publishing, that this refresh does not need. */
const CLIENTS = ['Clients', 'artifact', 'az', 'event-streams', 'gs', 's3', 'kubernetes', 'pull-request'];

async function bytesOf(names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(DIST, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('dist/ as a whole is within its budget', async () => {
  expect(await bytesOf(await readdir(DIST))).toBeLessThan(WHOLE);
});

test('a refresh with a live endpoint loads no client of another source, and is within its budget', async () => {
  const profile = await readFile(join(fixtures, 'render-1.pprof'));
  await using server = await startPprofServer({ debug: answer(200, profile) });
  await using place = await makePlace(TINY);
  await makeRepository(place.cwd);
  const files = await loadedFiles(place.tmp);
  const { exitCode, stderr } = await place.run(
    [...'refresh --publish none --benchmarks none --evidence none --source'.split(' '), server.url],
    { entry: 'dist', node: process.execPath, env: { NODE_OPTIONS: files.nodeOptions } },
  );
  expect(exitCode, stderr).toBe(0);
  const names = await files.names();
  expect(names).toEqual(expect.arrayContaining(['cli.js', 'start.js']));
  expect(names.filter((name) => CLIENTS.includes(name.replace(/\d*\.js$/, '')))).toEqual([]);
  expect(await bytesOf(names)).toBeLessThan(REFRESH);
});
