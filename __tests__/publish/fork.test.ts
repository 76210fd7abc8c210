import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, PERSON_TOKEN, startGitHub } from '../harness/github/start.ts';
import { lookAt, PROFILE, proposal, publisher, text } from './scene.ts';

const FORK = 'alice/service';
const BRANCH = 'go-pgo/update';
let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old' }, fork: FORK });
});

afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const forked = () => publisher(github, { pushToFork: FORK });

test('the branch is in the fork, the pull request in the repository', async () => {
  const { publication } = await forked().publish(proposal('new'));
  const pull = await github.pulls.get('octo/service', publication.number ?? 0);
  expect(pull).toMatchObject({
    head: { label: `alice:${BRANCH}`, repo: { full_name: FORK }, sha: publication.headSha },
    base: { ref: 'main', repo: { full_name: 'octo/service' } },
    maintainer_can_modify: true,
  });
  expect(text(await github.file(PROFILE, BRANCH, FORK))).toBe('new');
  expect(await github.emulator.head('octo/service', BRANCH)).toBeUndefined();
});

test('none, updated on a base that moved, looked at, merged, withdrawn', async () => {
  const first = await forked().publish(proposal('new'));
  expect((await forked().publish(proposal('new'))).publication.operation).toBe('none');

  await github.emulator.commit('octo/service', 'main', { 'other.go': 'package main\n' });
  const second = await forked().publish(proposal('newer'));
  expect(second.publication).toMatchObject({ operation: 'updated', number: first.publication.number });
  expect((await lookAt(forked())).proposed?.profile).toBe('newer');

  await github.request('PUT', `/repos/octo/service/pulls/${first.publication.number}/merge`, {});
  expect((await lookAt(forked())).committed).toBe('newer');
  expect(text(await github.file('other.go'))).toBe('package main\n');

  const third = await forked().publish(proposal('newest'));
  expect(third.publication.operation).toBe('created');
  expect((await forked().withdraw('Pointless.')).operation).toBe('closed');
  expect(await github.emulator.head(FORK, BRANCH)).toBeUndefined();
});

test("another person's commit in the fork's branch is kept", async () => {
  await forked().publish(proposal('new'));
  const theirs = await github.emulator.commit(FORK, BRANCH, { 'fix.go': 'x' }, { token: PERSON_TOKEN });
  expect((await forked().publish(proposal('newer'))).findings).toHaveLength(1);
  expect(await github.emulator.head(FORK, BRANCH)).toBe(theirs);
});

test('edits by maintainers that cannot be granted are left out', async () => {
  github.inject({ method: 'POST', path: /\/pulls$/ }, answers.forkCollab);
  const { publication, findings } = await forked().publish(proposal('new'));
  expect(publication.operation).toBe('created');
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining("fork_collab Fork collab can't be granted") },
  ]);
  const pull = await github.pulls.get('octo/service', publication.number ?? 0);
  expect(pull.maintainer_can_modify).toBe(false);
});

test('a pull request from a fork that a person closed is known', async () => {
  const { publication } = await forked().publish(proposal('new'));
  const { number } = publication;
  await github.request('PATCH', `/repos/octo/service/pulls/${number}`, { state: 'closed' });
  const { declined } = await lookAt(forked());
  expect(declined).toMatchObject({ number, branch: BRANCH });
  expect(declined?.profile).toBe('new');
});
