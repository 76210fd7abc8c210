import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demo } from '../../src/commands/demo.ts';
import { publisherFor } from '../../src/publish/publish.ts';
import { makePlace } from '../harness/cli.ts';
import { jobIn } from '../harness/job.ts';
import { proposal } from '../publish/scene.ts';

test('the repository of the demo needs no key of a user who signs all commits', async () => {
  await using place = await makePlace({
    // Without Go, the demo ends when its repository is made.
    gitconfig: '[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = /there/is/no/gpg\n',
  });
  const tools = join(place.tmp, 'tools');
  await mkdir(tools);
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  await symlink(git, join(tools, 'git'));
  const env = { PATH: tools, HOME: place.tmp, GIT_CONFIG_GLOBAL: place.path('gitconfig') };
  const { run } = await jobIn(place.cwd, { command: 'demo', env });
  await expect(demo(run)).rejects.toThrow(/\bGo\b|\bgo\b/);

  const repository = join(run.outputDirectory, 'repository');
  const { run: refresh } = await jobIn(repository, {
    command: 'refresh',
    settings: { publish: 'local' },
    env,
  });
  const path = 'default.pgo';
  const about = { profilePath: join(repository, path), place: { path, inRepository: true } };
  const { publication } = await (await publisherFor(refresh, about)).publish(proposal('new', { path }));
  expect(publication).toMatchObject({ kind: 'local', operation: 'created' });
});
