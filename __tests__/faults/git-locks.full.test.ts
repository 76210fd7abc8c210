import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BRANCH, GitScene } from '../publish/git-scene.ts';
import { PROFILE, proposal } from '../publish/scene.ts';

/** What a git that was killed leaves behind: locks that stay. */

async function lock(scene: GitScene, name: string): Promise<string> {
  const path = join(scene.clone, '.git', `${name}.lock`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  return path;
}

test.each(['local', 'git'] as const)('of the index: %s publishes without it', async (kind) => {
  await using scene = await GitScene.start({ [PROFILE]: 'old' });
  await lock(scene, 'index');
  const { publication } = await scene.publisher(kind).publish(proposal('new'));
  expect(publication.operation).toBe('created');
});

test('of the branch: the sentence names it, and the next run without it is done', async () => {
  await using scene = await GitScene.start({ [PROFILE]: 'old' });
  const path = await lock(scene, `refs/heads/${BRANCH}`);
  await expect(scene.publisher('local').publish(proposal('new'))).rejects.toMatchObject({
    message: expect.stringContaining(`${BRANCH}.lock': File exists`),
    fix: expect.stringContaining('lock'),
  });
  expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main');
  await rm(path);
  expect((await scene.publisher('local').publish(proposal('new'))).publication.operation).toBe('created');
  expect(scene.git('show', `${BRANCH}:${PROFILE}`)).toBe('new');
});
