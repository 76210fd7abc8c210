import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../src/system/exec.ts';
import { CHECKED, check, goodProfile } from './harness/checked.ts';
import { makePlace } from './harness/cli.ts';
import { makeRepository } from './harness/go-modules.ts';

/** A commit can hold a folder that git takes for a bare repository, and its config names programs that git runs. */

test('a repository inside of a commit runs nothing', async () => {
  await using place = await makePlace();
  const mark = place.path('ran');
  const files = Object.entries({ ...CHECKED, 'default.pgo': goodProfile() });
  await place.write({
    ...Object.fromEntries(files.map(([name, content]) => [`svc/${name}`, content])),
    'svc/HEAD': 'ref: refs/heads/main\n',
    'svc/objects/.keep': '',
    'svc/refs/.keep': '',
    'svc/config': `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${mark}; false"\n`,
  });
  await makeRepository(place.cwd);
  // Without the guard, git runs it.
  await run(['sh', '-c', 'git status'], { cwd: place.path('svc') });
  expect(existsSync(mark)).toBe(true);
  await run(['rm', mark], { cwd: place.cwd });

  const { stderr, exitCode } = await run(['git', 'status'], { cwd: place.path('svc') });
  expect(exitCode).toBe(128);
  expect(stderr).toContain('cannot use bare repository');
  await check(place, ['--working-directory', 'svc']);
  expect(existsSync(mark)).toBe(false);
});

test('settings of git that come by the environment stay', async () => {
  await using place = await makePlace({ a: 'a' });
  await makeRepository(place.cwd);
  const own = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Gopher' };
  const env = { ...process.env, ...own };
  const { stdout } = await run(['git', 'config', 'user.name'], { cwd: place.cwd, env });
  expect(stdout.toString()).toBe('Gopher\n');
});
