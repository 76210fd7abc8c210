import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BRANCH, GitScene } from './git-scene.ts';
import { contents, PROFILE, proposal } from './scene.ts';

let scene: GitScene;

beforeEach(async () => {
  scene = await GitScene.start({ [PROFILE]: 'first', 'go.mod': 'module m\n' });
});

afterEach(() => scene[Symbol.asyncDispose]());

const KINDS = ['git', 'local', 'none'] as const;

/** How a branch ends up on `main`; all are run with it checked out. */
const MERGES: Record<string, () => void> = {
  'merge commit': () => scene.git('merge', '-q', '--no-ff', '-m', 'Merge branch', BRANCH),
  squash: () => {
    scene.git('merge', '-q', '--squash', BRANCH);
    scene.git('commit', '-q', '-m', 'Squashed');
  },
  rebase: () => {
    scene.git('checkout', '-q', '-b', 'rebased', BRANCH);
    scene.git('rebase', '-q', '--force-rebase', 'main');
    scene.git('checkout', '-q', 'main');
    scene.git('merge', '-q', '--ff-only', 'rebased');
    scene.git('branch', '-q', '-D', 'rebased');
  },
};

/** Publishes, lets somebody push something else, and merges. */
async function refresh(content: string, merge: string): Promise<void> {
  await scene.publisher('local').publish(proposal(content));
  await scene.commit({ 'other.go': `package ${content}\n` });
  MERGES[merge]?.();
  scene.push();
}

describe.each(Object.keys(MERGES))('merged by %s', (merge) => {
  test('each content once, newest first, for every publisher; a revert is one more', async () => {
    await refresh('second', merge);
    await refresh('third', merge);
    for (const kind of KINDS) {
      expect(await contents(scene.publisher(kind))).toEqual(['third', 'second', 'first']);
    }
    await scene.commit({ [PROFILE]: 'second' }, 'Revert');
    expect(await contents(scene.publisher('git'))).toEqual(['second', 'third', 'second', 'first']);
    expect(await contents(scene.publisher('git'), 2)).toEqual(['second', 'third']);
  });
});

describe('the sequence is that of the branch', () => {
  test('steps within a merged branch do not count', async () => {
    scene.git('checkout', '-q', '-b', 'theirs');
    await scene.commit({ [PROFILE]: 'draft' });
    await scene.commit({ [PROFILE]: 'second' });
    scene.git('checkout', '-q', 'main');
    scene.git('merge', '-q', '--no-ff', '-m', 'Merge theirs', 'theirs');
    const versions = await scene.publisher('local').versions(PROFILE, 5);
    expect(versions.map(({ commit, title }) => [commit, title])).toEqual([
      [scene.git('rev-parse', 'main'), 'Merge theirs'],
      [scene.git('rev-parse', 'main^1'), 'First'],
    ]);
  });

  test('titles of one line, whatever the message and the configuration', async () => {
    scene.git('config', 'log.showSignature', 'true');
    scene.git('config', 'log.follow', 'true');
    const commit = await scene.commit({ [PROFILE]: 'second' }, 'Übung: "a" \'b\' $(id)\n\nMore.\n');
    const time = new Date(Number(scene.git('log', '-1', '--format=%ct')) * 1_000).toISOString();
    expect(await scene.publisher('local').versions(PROFILE, 1)).toEqual([
      { commit, title: 'Übung: "a" \'b\' $(id)', time, bytes: Buffer.from('second') },
    ]);
    scene.git('commit', '-q', '--amend', '--allow-empty-message', '-m', '');
    expect((await scene.publisher('local').versions(PROFILE, 1))[0]?.title).toBe('');
  });

  test('a path that git would take for a pattern, and one that is not there', async () => {
    await scene.commit({ 'a*/[b].pgo': 'odd', 'ab/b.pgo': 'not this one' });
    await scene.commit({ 'ab/b.pgo': 'nor this' });
    const publisher = scene.publisher('local', join(scene.clone, 'cmd'));
    expect(await contents(publisher, 5, 'a*/[b].pgo')).toEqual(['odd']);
    expect(await contents(publisher, 5, ':(glob)**')).toEqual([]);
    expect(await contents(publisher, 5, 'none/default.pgo')).toEqual([]);
  });
});

test.each([
  [1, ['third']],
  [2, ['third', 'second']],
  [4, ['third', 'second', 'first']],
])('of a clone of depth %i, what is not there is not listed', async (depth, expected) => {
  await scene.commit({ [PROFILE]: 'second' });
  await scene.commit({ 'a.go': 'package a\n' });
  await scene.commit({ [PROFILE]: 'third' });
  const shallow = join(scene.root, 'shallow');
  scene.run(scene.root, 'clone', '-q', `--depth=${depth}`, `file://${scene.server}`, shallow);
  for (const kind of KINDS) expect(await contents(scene.publisher(kind, shallow))).toEqual(expected);
});
