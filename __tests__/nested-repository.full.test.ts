import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runTool } from '../src/system/exec.ts';
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
  await runTool(['sh', '-c', 'git status'], { cwd: place.path('svc') });
  expect(existsSync(mark)).toBe(true);
  await runTool(['rm', mark], { cwd: place.cwd });
  await check(place, ['--working-directory', 'svc']);
  expect(existsSync(mark)).toBe(false);
});

test('git inside `go build` runs no program that the checkout names', async () => {
  await using place = await makePlace();
  const mark = place.path('ran');
  await place.write({ ...CHECKED, 'default.pgo': goodProfile() });
  await makeRepository(place.cwd);
  await runTool(['git', 'config', 'core.fsmonitor', `touch ${mark}; false`], { cwd: place.cwd });
  const env = { ...process.env, GOFLAGS: '-buildvcs=true' };
  await runTool(['go', 'build', '-o', 'plain', '.'], { cwd: place.cwd, env });
  expect(existsSync(mark)).toBe(true);
  await runTool(['rm', mark, 'plain'], { cwd: place.cwd });
  expect((await place.run(['build', '--output-directory', 'out'], { env })).exitCode).toBe(0);
  expect(existsSync(mark)).toBe(false);
});
