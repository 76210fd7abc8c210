import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

/** The paths in the root's config start from the root, whichever folder the command runs in. */

const CONFIG = `package: ./cmd/tiny
profile: pgo/tiny.pgo
benchmark-packages: ./words/...
sources:
  - profiles/*.pprof
  - command: cp recorded.pprof "$PGO_PROFILE_DIR/again.pprof"
build: go build -o bin/tiny ./cmd/tiny
binary: bin/tiny
`;

const FILES = {
  'go.mod': TINY['go.mod'] ?? '',
  'cmd/tiny/main.go': TINY['main.go'] ?? '',
  'cmd/tiny/recorded.go': TINY['recorded.go'] ?? '',
  'cmd/other/main.go': TINY['main.go'] ?? '',
  'cmd/other/recorded.go': TINY['recorded.go'] ?? '',
  'words/words.go': 'package words\n',
  'profiles/1.pprof': recorded('render-1'),
  'recorded.pprof': recorded('render-2'),
  '.github/pgo.yml': CONFIG,
};

test.each(['.', 'words', 'cmd/other'])('run in %s', async (folder) => {
  await using place = await makePlace(FILES);
  await makeRepository(place.cwd);
  const cwd = place.path(folder);
  const collected = await place.run(['collect', '--json'], { cwd });
  expect(collected, collected.stderr).toMatchObject({ exitCode: 0 });
  expect(documentOf(collected).sources?.map(({ collected }) => collected)).toEqual([1, 1]);
  expect(existsSync(place.path('pgo/tiny.pgo'))).toBe(true);
  const built = await place.run(['build', '--json'], { cwd });
  expect(built, built.stderr).toMatchObject({ exitCode: 0 });
  expect(documentOf(built)).toMatchObject({ subject: { package: 'example.com/tiny/cmd/tiny' } });
});

test('an option starts from the folder that the command runs in', async () => {
  await using place = await makePlace(FILES);
  await makeRepository(place.cwd);
  const options = ['--package', '.', '--profile', 'own.pgo', '--source', '../../profiles/1.pprof', '--json'];
  const ended = await place.run(['collect', ...options], { cwd: place.path('cmd/other') });
  expect(ended, ended.stderr).toMatchObject({ exitCode: 0 });
  expect(existsSync(place.path('cmd/other/own.pgo'))).toBe(true);
});
