import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitPublisher } from '../../src/publish/github.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { contents, PROFILE, proposal, publisher } from './scene.ts';

let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'first' } });
});

afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const main = (files: Record<string, string>, message?: string) =>
  github.emulator.commit('octo/service', 'main', files, message === undefined ? {} : { message });

/** Publishes a pull request and merges it. */
async function refresh(content: string, method: 'merge' | 'squash' | 'rebase'): Promise<string> {
  const { publication } = await publisher(github).publish(proposal(content));
  const path = `/repos/octo/service/pulls/${publication.number}/merge`;
  const { status, data } = await github.request('PUT', path, { merge_method: method });
  expect(status).toBe(200);
  return data.sha;
}

describe.each(['merge', 'squash', 'rebase'] as const)('after pull requests were merged by %s', (method) => {
  test('each content once, newest first', async () => {
    await refresh('second', method);
    await main({ 'other.go': 'package m\n' });
    await refresh('third', method);
    expect(await contents(publisher(github))).toEqual(['third', 'second', 'first']);
    expect(await contents(publisher(github), 2)).toEqual(['third', 'second']);
    expect(await contents(publisher(github), 1)).toEqual(['third']);
  });

  test('a revert is a version like any other', async () => {
    await refresh('second', method);
    await main({ [PROFILE]: 'first' }, 'Revert "Update default.pgo"\n\nIt was slow.');
    const versions = await publisher(github).versions(PROFILE, 5);
    expect(versions.map(({ title }) => title)[0]).toBe('Revert "Update default.pgo"');
    expect(await contents(publisher(github))).toEqual(['first', 'second', 'first']);
  });
});

test('commit and title are those that brought the content', async () => {
  const squashed = await refresh('second', 'squash');
  const rebased = await refresh('third', 'rebase');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(await publisher(github).versions(PROFILE, 2)).toEqual([
    { commit: rebased, title: 'Update default.pgo', time, bytes: Buffer.from('third') },
    { commit: squashed, title: 'Update default.pgo (#1)', time, bytes: Buffer.from('second') },
  ]);
});

test('what is only proposed, or elsewhere, is no version', async () => {
  await publisher(github).publish(proposal('proposed'));
  await github.emulator.commit('octo/service', 'release', { [PROFILE]: 'old' }, { from: 'main' });
  await main({ [`other/${PROFILE}`]: 'another' });
  expect(await contents(publisher(github))).toEqual(['first']);
  expect(await contents(publisher(github, { base: 'release' }))).toEqual(['old', 'first']);
  expect(await contents(publisher(github), 10, 'none.pgo')).toEqual([]);
});

test('a deleted file, and one that came back', async () => {
  const file = { path: PROFILE, bytes: undefined };
  const committer = commitPublisher({
    token: github.token,
    repository: github.repository,
    apiUrl: github.url,
    options: { commitMessage: 'Remove default.pgo', signOff: false },
    retryDelay: 1,
  });
  await committer.publish({ files: [file], renderBody: () => '', draft: false });
  const [newest] = await committer.versions(PROFILE, 1);
  expect(newest).toMatchObject({
    commit: await github.emulator.head('octo/service', 'main'),
    title: 'Remove default.pgo',
  });
  expect(newest?.bytes).toBeUndefined();
  await committer.publish(proposal('back'));
  expect(await contents(committer)).toEqual(['back', undefined, 'first']);
});
