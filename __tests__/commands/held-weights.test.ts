import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProfile } from '../../src/profile/decide.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** Whole runs of `refresh` with `compact: stable`. */

let place: Place;
let committed: Buffer;

beforeEach(async () => {
  place = await makePlace(TINY);
  const { exitCode, stderr } = await place.run(['merge', fixture('render-1'), '--output', 'default.pgo']);
  expect(exitCode, stderr).toBe(0);
  committed = await readFile(place.path('default.pgo'));
  await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

const fixture = (name: string) => join(fixtures, `${name}.pprof`);

async function refresh(recording: string, env: Readonly<Record<string, string>> = {}) {
  await copyFile(fixture(recording), place.path('week.pprof'));
  const ended = await place.run(
    [
      ...['refresh', '--source', 'week.pprof', '--compact', 'stable', '--publish', 'none', '--json'],
      ...['--benchmarks', 'none', '--evidence', 'none', '--output-directory', 'out'],
    ],
    { env },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  return { ...ended, document: documentOf(ended) };
}

test('a week by which the compiler decides the same is a keep that says so', async () => {
  const { document } = await refresh('render-1');
  expect(document.decision).toMatchObject({
    kind: 'keep',
    reason: expect.stringContaining('The compiler decides the same by the committed profile'),
  });
  expect(await readFile(place.path('default.pgo'))).toEqual(committed);
});

test('how many weights are held is told', async () => {
  const { document, stderr } = await refresh('render-2');
  const message = expect.stringMatching(
    /^By `compact: stable`, \d+ of \d+ call edges have the weight that is committed/,
  );
  expect(document.findings).toContainEqual({ severity: 'note', message });
  expect(stderr).toContain('have the weight that is committed');
});

test('where the load is another one, what is written is the lossless profile, and a note says why', async () => {
  const { document, stderr } = await refresh('index-1');
  const message =
    'No weight of the committed profile is held still: The weight of all calls has moved too far since.';
  expect(document.findings).toContainEqual({ severity: 'note', message });
  expect(stderr).toContain(message);
  expect(document.decision?.kind).toBe('update');
  const { exitCode } = await place.run(['merge', 'week.pprof', '--output', 'lossless.pgo']);
  expect(exitCode).toBe(0);
  const [written, lossless] = await Promise.all(
    ['default.pgo', 'lossless.pgo'].map(async (name) => readProfile(await readFile(place.path(name)))),
  );
  expect(written?.edges).toEqual(lossless?.edges);
});

test('with thresholds of its own, the build gets none', async () => {
  const { document } = await refresh('render-1', { GOFLAGS: '-gcflags=-d=pgoinlinecdfthreshold=95' });
  const message =
    'No weight of the committed profile is held still: The build has thresholds of its own (`-d=pgo…`).';
  expect(document.findings).toContainEqual({ severity: 'note', message });
});
