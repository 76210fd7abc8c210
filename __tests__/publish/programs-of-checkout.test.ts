import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRANCH, GitScene } from './git-scene.ts';
import { proposal } from './scene.ts';

/** The settings and hooks of a clone may name programs. Only those that a push needs are run. */

const HOOKS =
  'applypatch-msg commit-msg fsmonitor-watchman post-checkout post-commit post-index-change post-rewrite pre-auto-gc pre-commit pre-push prepare-commit-msg reference-transaction';

async function program(scene: GitScene, name: string, then = ''): Promise<string> {
  const file = join(scene.root, name);
  await writeFile(file, `#!/bin/sh\ntouch '${scene.root}/ran/${name}'\n${then}\n`);
  await chmod(file, 0o755);
  return file;
}

async function clonedWithPrograms(): Promise<GitScene> {
  const scene = await GitScene.start({ 'cmd/server/default.pgo': 'old' });
  await mkdir(join(scene.root, 'ran'));
  for (const name of HOOKS.split(' ')) {
    const file = join(scene.clone, '.git/hooks', name);
    await writeFile(file, `#!/bin/sh\ntouch '${scene.root}/ran/${name}'\n`);
    await chmod(file, 0o755);
  }
  await writeFile(join(scene.clone, '.git/objects/info/alternates'), `${scene.server}/objects\n`);
  for (const name of [
    'core.fsmonitor',
    'core.alternateRefsCommand',
    'core.pager',
    'core.editor',
    'diff.external',
  ])
    scene.git('config', name, await program(scene, name));
  scene.git('config', 'alias.push', `!${await program(scene, 'alias')}`);
  scene.git('config', 'diff.profile.textconv', await program(scene, 'textconv', 'cat "$1"'));
  await writeFile(join(scene.clone, '.git/info/attributes'), '*.pgo diff=profile\n');
  return scene;
}

const ran = (scene: GitScene) => readdir(join(scene.root, 'ran'));

test.each(['git', 'local', 'none'] as const)('publish: %s runs no program of the clone', async (kind) => {
  await using scene = await clonedWithPrograms();
  // Without the guard, git runs them.
  scene.git('status');
  scene.git('update-ref', 'refs/heads/other', 'HEAD');
  expect(await ran(scene)).toEqual(expect.arrayContaining(['core.fsmonitor', 'reference-transaction']));
  for (const name of await ran(scene)) execFileSync('rm', [join(scene.root, 'ran', name)]);

  const publisher = scene.publisher(kind);
  await publisher.look(['cmd/server/default.pgo']);
  await publisher.versions('cmd/server/default.pgo', 5);
  await publisher.publish(proposal('new'));
  await publisher.withdraw('Pointless.');
  expect(await ran(scene)).toEqual([]);
});

test('core.sshCommand and a signing program still run: a push needs them', async () => {
  await using scene = await clonedWithPrograms();
  // As `actions/checkout` leaves it with `ssh-key`.
  scene.git('config', 'core.sshCommand', await program(scene, 'ssh', 'for last; do :; done; eval "$last"'));
  scene.git('config', 'remote.origin.url', `ssh://git@forge.example${scene.server}`);
  const key = join(scene.root, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  scene.git('config', 'commit.gpgSign', 'true');
  scene.git('config', 'gpg.format', 'ssh');
  scene.git('config', 'user.signingKey', key);
  scene.git('config', 'gpg.ssh.program', await program(scene, 'signs', 'exec ssh-keygen "$@"'));
  await scene.publisher('git').publish(proposal('new'));
  expect((await ran(scene)).sort()).toEqual(['signs', 'ssh']);
  expect(scene.run(scene.server, 'cat-file', 'commit', BRANCH)).toContain('BEGIN SSH SIGNATURE');
  expect(await readFile(join(scene.root, 'out/pull-request.md'), 'utf8')).not.toBe('');
});
