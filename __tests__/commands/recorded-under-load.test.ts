import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeFile } from '../../src/profile/decode.ts';
import { loadComment } from '../../src/profile/training.ts';
import { makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** Whether a collected profile says that it was recorded by the program's own `load`. */

const LOAD = '$PGO_BINARY -quiet testdata/large.json';

test.each([
  ['on the same file as `load`', 'testdata/large.json', [loadComment(LOAD)]],
  ['on another file', 'testdata/small.json', []],
])('a command that runs the program %s', async (_, file, comments) => {
  await using place = await makePlace(TINY);
  await makeRepository(place.cwd);
  const command = `cp ${join(fixtures, 'render-1.pprof')} $PGO_PROFILE_DIR/a.pprof; : ./tiny ${file}`;
  const source = JSON.stringify({ command });
  const ended = await place.run(['collect', '--source', source, '--set', `load=${LOAD}`, '--json']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const profile = await decodeFile(await readFile(place.path('default.pgo')));
  expect(profile.comments.filter((line) => line.startsWith('go-pgo load:'))).toEqual(comments);
});
