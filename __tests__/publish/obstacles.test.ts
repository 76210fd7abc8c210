import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Publisher, requirePlainFiles } from '../../src/publish/publisher.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { GitScene } from './git-scene.ts';
import { publisher as pullRequestPublisher } from './scene.ts';

/** What lies where a profile is to be committed, and is no plain file. */

const LINK = { kind: 'link', path: 'default.pgo' };
const EXPECTED: Readonly<Record<string, object>> = {
  'default.pgo': { obstacle: LINK },
  'a/plain.pgo': { committed: Buffer.from('plain') },
  'a/run.pgo': { committed: Buffer.from('plain') },
  'a/none.pgo': {},
  'none/none.pgo': {},
  'a/folder.pgo': { obstacle: { kind: 'folder', path: 'a/folder.pgo' } },
  module: { obstacle: { kind: 'submodule', path: 'module' } },
  'module/default.pgo': { obstacle: { kind: 'submodule', path: 'module' } },
  'linked/default.pgo': { obstacle: { kind: 'link', path: 'linked' } },
  'a/plain.pgo/default.pgo': { obstacle: { kind: 'file', path: 'a/plain.pgo' } },
  // Names that git could take for patterns.
  'a/[b] *.pgo': { obstacle: { kind: 'link', path: 'a/[b] *.pgo' } },
  'a/pl?in.pgo': {},
};
const PATHS = Object.keys(EXPECTED);

async function seen(publisher: Publisher): Promise<Record<string, object>> {
  const { files } = await publisher.look(PATHS);
  return Object.fromEntries([...files].map(([path, file]) => [path, file]));
}

describe('on GitHub', () => {
  let github: GitHubHarness;
  beforeAll(async () => {
    github = await startGitHub({ files: { 'README.md': 'x' } });
    const { emulator, repository } = github;
    const head = await emulator.head(repository, 'main');
    const git = `/repos/${repository}/git`;
    const blob = async (content: string) =>
      (await emulator.must('POST', `${git}/blobs`, { content, encoding: 'utf-8' })).sha;
    const plain = await blob('plain');
    const tree = [
      { path: 'default.pgo', mode: '120000', type: 'blob', sha: await blob('a/plain.pgo') },
      { path: 'linked', mode: '120000', type: 'blob', sha: await blob('a') },
      { path: 'a/[b] *.pgo', mode: '120000', type: 'blob', sha: await blob('nowhere') },
      { path: 'a/plain.pgo', mode: '100644', type: 'blob', sha: plain },
      { path: 'a/run.pgo', mode: '100755', type: 'blob', sha: plain },
      { path: 'a/folder.pgo/x', mode: '100644', type: 'blob', sha: plain },
      { path: 'module', mode: '160000', type: 'commit', sha: head },
    ];
    const made = await emulator.must('POST', `${git}/trees`, { tree });
    const commit = { message: 'Kinds', tree: made.sha, parents: [head] };
    await emulator.setHead(repository, 'main', (await emulator.must('POST', `${git}/commits`, commit)).sha);
  });
  afterAll(() => github.end());

  test('to a pull request', async () => {
    expect(await seen(pullRequestPublisher(github))).toEqual(EXPECTED);
  });
});

describe('by git alone', () => {
  let scene: GitScene;
  beforeAll(async () => {
    scene = await GitScene.start({ 'a/plain.pgo': 'plain', 'a/run.pgo': 'plain', 'a/folder.pgo/x': 'x' });
    await symlink('a/plain.pgo', join(scene.clone, 'default.pgo'));
    await symlink('nowhere', join(scene.clone, 'a', '[b] *.pgo'));
    await symlink('a', join(scene.clone, 'linked'));
    scene.git('add', '--all');
    scene.git('update-index', '--chmod=+x', 'a/run.pgo');
    scene.git('update-index', '--add', '--cacheinfo', `160000,${scene.git('rev-parse', 'HEAD')},module`);
    scene.git('commit', '-q', '-m', 'Kinds');
    scene.push();
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  test.each(['git', 'local'] as const)('%s', async (kind) => {
    expect(await seen(scene.publisher(kind))).toEqual(EXPECTED);
  });

  test('none', async () => {
    expect(await seen(scene.workTree(PATHS))).toEqual(EXPECTED);
  });
});

test.each([
  ['module', '`module` is a submodule on the base, but only a plain file can be refreshed.'],
  [
    'linked/default.pgo',
    '`linked/default.pgo` cannot be committed, because `linked` is a symbolic link on the base.',
  ],
])('%s is refused', (path, message) => {
  const files = new Map([[path, EXPECTED[path] ?? {}]]);
  expect(() => requirePlainFiles({ files })).toThrow(message);
});
