import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('every-command');

/** As on Windows without Git's `usr\bin`: Go and git are on the PATH, `sh` is not. */
test('where there is no sh, a command of the owner ends with one sentence that says what to do', async () => {
  await using place = await makePlace(TINY);
  await mkdir(place.path('bin'));
  for (const program of ['go', 'git']) {
    const found = execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program]).toString().trim();
    await symlink(found, place.path('bin', program));
  }
  const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();
  const { exitCode, stderr } = await place.run(['collect', '--sources', '-'], {
    env: { PATH: place.path('bin'), GOROOT: goroot },
    input: '- command: cp one.pprof "$PGO_PROFILE_DIR"\n  required: true\n',
  });
  expect(exitCode, stderr).toBe(1);
  expect(stderr).toContain('`sh`');
  const line = stderr.split('\n').find((text) => text.includes('`sh`'));
  sentences.add(line?.replace(/^.*?\berror: /, ''));
  expect(stderr).not.toMatch(/\n\s+at /);
});

sentences.compare();
