import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unusedPort } from '../harness/pprof-server.ts';
import { fixtures } from '../harness/profiles.ts';
import { commit } from './repository.ts';
import { setScene } from './scene.ts';

/** Replaces the service, which takes long to compile. */
const SMALL = {
  'handler.go': 'package main\n\nfunc newHandler() {}\n',
  'main.go': 'package main\n\nfunc main() { newHandler() }\n',
};

test('a release is built with a fetched profile, with the committed one when the profiler is down, and without when there is none', async () => {
  await using scene = await setScene({
    ...SMALL,
    'profiles/production.pprof': await readFile(join(fixtures, 'render-1.pprof')),
    '.github/pgo.yml': 'sources: [profiles/*.pprof]\nfallback: [committed, off]\n',
  });
  const release = async () => {
    const result = await scene.run('release-fetch.yml', { event: 'push' });
    expect(result.exitCode, result.log).toBe(0);
    const outputs = result.step('release', 'pgo')?.outputs ?? {};
    const built = result.step('release', 'Build')?.output.replaceAll('\r', '') ?? '';
    return { outputs, pgo: /^\s*build\s+-pgo=(.*)$/m.exec(built)?.[1] };
  };

  const fetched = await release();
  expect(fetched.outputs).toMatchObject({ 'profile-origin': 'collected' });
  expect(fetched.outputs['profile']).toMatch(/\/release\.pgo$/);
  expect(fetched.pgo).toBe('release.pgo');

  const down = `sources: [{ pprof: 'http://127.0.0.1:${await unusedPort()}', seconds: 1 }]\nfallback: [committed, off]\n`;
  await commit(scene.directory, { '.github/pgo.yml': down }, 'A profiler that is down');
  const without = await release();
  expect(without.outputs).toMatchObject({ 'profile-origin': 'off', profile: 'off' });
  expect(without.pgo).toBeUndefined();

  const good = await readFile(join(fixtures, 'index-1.pprof'));
  await rm(join(scene.directory, 'profiles'), { recursive: true });
  await commit(scene.directory, { 'default.pgo': good }, 'A profile that is known to be good');
  const committed = await release();
  expect(committed.outputs).toMatchObject({ 'profile-origin': 'committed' });
  expect(committed.pgo).toBe('default.pgo');
});
