import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, startGitHub, TOKEN } from '../harness/github/start.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** The comment that `check` keeps on a pull request, by whole runs. */

let github: GitHubHarness;
let place: Place;
let number: number;
beforeAll(async () => {
  github = await startGitHub();
  await github.emulator.commit(github.repository, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const pull = await github.request('POST', `/repos/${github.repository}/pulls`, {
    ...{ title: 'A feature', head: 'feature', base: 'main' },
  });
  number = pull.data.number;
  place = await makePlace({
    ...CHECKED,
    'default.pgo': goodProfile(),
    'event.json': JSON.stringify({ pull_request: { number } }),
  });
  await makeRepository(place.cwd);
});
afterAll(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const checkPullRequest = (...args: string[]) =>
  check(place, args, {
    GITHUB_TOKEN: TOKEN,
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: github.repository,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: place.path('event.json'),
  });
const bodies = async (): Promise<string[]> => {
  const path = `/repos/${github.repository}/issues/${number}/comments`;
  return ((await github.emulator.must('GET', path)) as { body: string }[]).map(({ body }) => body);
};

test('none while all is well, one when something is wrong, which is brought up to date', async () => {
  expect(await checkPullRequest()).toMatchObject({ exitCode: 0, findings: [] });
  expect(await bodies()).toEqual([]);

  await place.write({ 'docs/default.pgo': goodProfile() });
  expect((await checkPullRequest('--min-samples', '5000')).exitCode).toBe(1);
  const [first = '', ...others] = await bodies();
  expect(others).toEqual([]);
  expect(first).toMatch(/^<!-- [^\n]+ -->\n## Check failed\n/);
  expect(first).toContain('1 error, 1 warning about the committed profile.');
  expect(first).toContain('**Error**: It holds 1,590 samples, and `min-samples` is 5000.');
  expect(first).toContain('**Warning**: docs/default.pgo: No build uses this file');
  // The comment names no folder of the runner.
  expect(first).not.toContain(place.cwd);

  await rm(place.path('docs'), { recursive: true });
  expect((await checkPullRequest()).exitCode).toBe(0);
  const [second = '', ...more] = await bodies();
  expect(more).toEqual([]);
  expect(second).toContain('\n## Check passed\n');
  expect(second.split('\n')[0]).toBe(first.split('\n')[0]);
});

test('a token that may only read costs a note and nothing else', async () => {
  for (const method of ['POST', 'PATCH'] as const)
    github.inject({ method, path: /\/issues\/.*comments/ }, answers.notAccessible());
  const { exitCode, findings } = await checkPullRequest('--min-samples', '5000');
  expect(exitCode).toBe(1);
  expect(findings.at(-1)).toMatchObject({
    severity: 'note',
    message: 'The pull request got no comment: Resource not accessible by integration.',
  });
});
