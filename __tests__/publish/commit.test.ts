import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitPublisher } from '../../src/publish/github.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { lookAt, PROFILE, proposal, text } from './scene.ts';

let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old', 'go.mod': 'module m\n' } });
});

afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const publisher = (base?: string, signOff = false) =>
  commitPublisher({
    token: github.token,
    repository: github.repository,
    apiUrl: github.url,
    options: { commitMessage: 'Update default.pgo', signOff, ...(base !== undefined && { base }) },
    retryDelay: 1,
  });

test('one commit onto the default branch, then none', async () => {
  const before = await github.emulator.head('octo/service', 'main');
  expect((await lookAt(publisher())).committed).toBe('old');
  const { publication, findings } = await publisher().publish(proposal('new'));
  const head = await github.emulator.head('octo/service', 'main');
  expect(findings).toEqual([]);
  expect(publication).toEqual({
    kind: 'commit',
    operation: 'created',
    branch: 'main',
    headSha: head,
    url: `${github.url}/octo/service/commit/${head}`,
  });
  const commit = await github.emulator.must('GET', `/repos/octo/service/git/commits/${head}`);
  expect(commit).toMatchObject({ message: 'Update default.pgo', parents: [{ sha: before }] });
  expect(text(await github.file(PROFILE))).toBe('new');
  expect(text(await github.file('go.mod'))).toBe('module m\n');

  expect((await publisher().publish(proposal('new'))).publication).toMatchObject({
    operation: 'none',
    headSha: head,
  });
  expect(await github.emulator.head('octo/service', 'main')).toBe(head);
  expect(await publisher().withdraw('Pointless.')).toMatchObject({ operation: 'none' });
});

test('onto another base', async () => {
  await github.emulator.commit('octo/service', 'release', { 'r.go': 'package r\n' }, { from: 'main' });
  await publisher('release').publish(proposal('new'));
  expect(text(await github.file(PROFILE, 'release'))).toBe('new');
  expect(text(await github.file(PROFILE))).toBe('old');
});

test('a base that moves meanwhile keeps what it got', async () => {
  let theirs: string | undefined;
  github.before({ method: 'PATCH', path: /\/git\/refs\// }, async () => {
    theirs = await github.emulator.commit('octo/service', 'main', { 'theirs.go': 'package main\n' });
  });
  const { publication } = await publisher().publish(proposal('new'));
  expect(publication.operation).toBe('created');
  expect(text(await github.file('theirs.go'))).toBe('package main\n');
  expect(text(await github.file(PROFILE))).toBe('new');
  const commit = await github.emulator.must('GET', `/repos/octo/service/git/commits/${publication.headSha}`);
  expect(commit.parents).toMatchObject([{ sha: theirs }]);
});

test('is retried when the branch moved, but not for ever', async () => {
  github.inject({ method: 'PATCH', path: /\/git\/refs\// }, answers.notFastForward, 2);
  expect((await publisher().publish(proposal('new'))).publication.operation).toBe('created');
  github.inject({ method: 'PATCH', path: /\/git\/refs\// }, answers.notFastForward, 5);
  await expect(publisher().publish(proposal('newer'))).rejects.toMatchObject({
    message: '`main` moved 5 times while the profile was being committed onto it.',
    fix: 'Run again when fewer commits land, or use `publish: pull-request`.',
  });
});

test('a misspelt base, and a repository that is not there', async () => {
  await expect(lookAt(publisher('mian'))).rejects.toMatchObject({
    message: 'There is no branch `mian` in octo/service to publish onto.',
  });
  const other = commitPublisher({
    token: github.token,
    repository: 'octo/other',
    apiUrl: github.url,
    options: { commitMessage: 'm', signOff: false, base: 'main' },
  });
  await expect(lookAt(other)).rejects.toMatchObject({
    message: 'There is no repository octo/other that the token can see: Not Found.',
  });
});

test('signed off', async () => {
  const { publication } = await publisher(undefined, true).publish(proposal('new'));
  const { message, author } = await github.emulator.must(
    'GET',
    `/repos/octo/service/git/commits/${publication.headSha}`,
  );
  expect(message).toBe(`Update default.pgo\n\nSigned-off-by: ${author.name} <${author.email}>`);
});
