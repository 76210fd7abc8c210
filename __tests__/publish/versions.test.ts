import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitPublisher } from '../../src/publish/github.ts';
import { commitsOfPull } from '../../src/publish/github-repository.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { BRANCH, GitScene } from './git-scene.ts';
import { contents, PROFILE, proposal, publisher } from './scene.ts';

describe('on GitHub', () => {
  let github: GitHubHarness;
  beforeEach(async () => {
    github = await startGitHub({ files: { [PROFILE]: 'first' } });
  });
  afterEach(() => github.end());

  const main = (files: Record<string, string>, message = 'Change') =>
    github.emulator.commit('octo/service', 'main', files, { message });

  /** Publishes a pull request and merges it. */
  async function refresh(content: string, method: string): Promise<string> {
    const { publication } = await publisher(github).publish(proposal(content));
    const path = `/repos/octo/service/pulls/${publication.number}/merge`;
    const { status, data } = await github.request('PUT', path, { merge_method: method });
    expect(status).toBe(200);
    return data.sha;
  }

  test.each(['merge', 'squash', 'rebase'])(
    'merged by %s: each content once, newest first; a revert is one more',
    async (method) => {
      await refresh('second', method);
      await main({ 'other.go': 'package m\n' });
      await refresh('third', method);
      expect(await contents(publisher(github))).toEqual(['third', 'second', 'first']);
      expect(await contents(publisher(github), 2)).toEqual(['third', 'second']);
      await main({ [PROFILE]: 'second' }, 'Revert "Update default.pgo"\n\nIt was slow.');
      const versions = await publisher(github).versions(PROFILE, 1);
      expect(versions.map(({ title }) => title)).toEqual(['Revert "Update default.pgo"']);
      expect(await contents(publisher(github))).toEqual(['second', 'third', 'second', 'first']);
    },
  );

  test('the commits of a pull request, over several pages', async () => {
    const { publication } = await publisher(github).publish(proposal('second'));
    const shas = [publication.headSha];
    for (let count = 1; count <= 100; count++) {
      const files = { 'notes.md': `${count}` };
      shas.push(await github.emulator.commit('octo/service', publication.branch as string, files));
    }
    const pull = { repository: 'octo/service', number: publication.number as number };
    const access = { token: github.token, env: { GITHUB_API_URL: github.url } };
    expect([...(await commitsOfPull(access, pull))]).toEqual(shas);
  });

  test('a deleted file, and one that came back', async () => {
    const { token, repository, url: apiUrl } = github;
    const options = { commitMessage: 'Remove default.pgo', signoff: false };
    const committer = commitPublisher({ token, repository, apiUrl, options, retryDelay: 1 });
    const files = [{ path: PROFILE, bytes: undefined }];
    await committer.publish({ files, renderBody: () => '', draft: false });
    await committer.publish(proposal('back'));
    expect(await contents(committer)).toEqual(['back', undefined, 'first']);
  });
});

describe('by git alone', () => {
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

  test.each(Object.keys(MERGES))('merged by %s: as on GitHub, for every publisher', async (merge) => {
    for (const content of ['second', 'third']) {
      await scene.publisher('local').publish(proposal(content));
      await scene.commit({ 'other.go': `package ${content}\n` });
      MERGES[merge]?.();
      scene.push();
    }
    for (const kind of KINDS) {
      expect(await contents(scene.publisher(kind))).toEqual(['third', 'second', 'first']);
    }
    await scene.commit({ [PROFILE]: 'second' }, 'Revert');
    expect(await contents(scene.publisher('git'))).toEqual(['second', 'third', 'second', 'first']);
    expect(await contents(scene.publisher('git'), 2)).toEqual(['second', 'third']);
  });

  test.each([
    [1, ['third']],
    [2, ['third', 'second']],
  ])('of a clone of depth %i, what is not there is not listed', async (depth, expected) => {
    await scene.commit({ [PROFILE]: 'second' });
    await scene.commit({ 'a.go': 'package a\n' });
    await scene.commit({ [PROFILE]: 'third' });
    const shallow = join(scene.root, 'shallow');
    scene.run(scene.root, 'clone', '-q', `--depth=${depth}`, `file://${scene.server}`, shallow);
    for (const kind of KINDS) expect(await contents(scene.publisher(kind, shallow))).toEqual(expected);
  });
});
