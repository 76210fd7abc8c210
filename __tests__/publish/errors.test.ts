import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitPublisher, PullRequestPublisher } from '../../src/publish/github.ts';
import type { PublishOptions } from '../../src/publish/publisher.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type Answer, answers } from '../harness/github/answers.ts';
import { type GitHubHarness, type Matcher, startGitHub } from '../harness/github/start.ts';
import { options, PROFILE, proposal, publisher } from './scene.ts';

let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old' }, fork: 'alice/service' });
});

afterEach(() => github.end());

const PULLS: Matcher = { method: 'POST', path: /\/pulls$/ };
const REF: Matcher = { method: 'POST', path: /\/git\/refs$/ };
const BLOBS: Matcher = { method: 'POST', path: /\/git\/blobs$/ };

/** What is injected into the publication, or what is set, and the sentence and its fix. */
test.each<[string, readonly [Matcher, Answer, number?] | Partial<PublishOptions>, string, RegExp]>([
  [
    'Actions may not open pull requests',
    [PULLS, answers.actionsMayNotOpen],
    "The workflow's token may not open pull requests: GitHub Actions is not permitted to create or approve pull requests.",
    /^Tick "Allow GitHub Actions to create and approve pull requests" under Settings/,
  ],
  [
    'no permission to open pull requests',
    [PULLS, answers.notAccessible()],
    'The token lacks the permission `pull-requests: write` on octo/service: Resource not accessible by integration.',
    /^Add `permissions: \{ contents: write, pull-requests: write \}` to the workflow's job, or pass a `token` that has `pull-requests: write`/,
  ],
  [
    'a protected branch name',
    [REF, answers.referenceUpdateFailed],
    "A branch rule of octo/service, or another branch's name, forbids writing `go-pgo/update`: Reference update failed.",
    /^Set `branch` to a name that no rule matches/,
  ],
  [
    'a misspelt base',
    { base: 'mian' },
    'The base branch `mian` does not exist in octo/service.',
    /^Correct the input `base`/,
  ],
  [
    'a token that may only read',
    [BLOBS, answers.notFound],
    'octo/service is not there to write to, or the token may only read it: Not Found.',
    /^Check the repository's name \(.*\)\. Add `permissions: .* a `token` that has `contents: write` on octo\/service/,
  ],
  [
    'a token that was revoked',
    [BLOBS, answers.badCredentials],
    'GitHub refused the token: Bad credentials.',
    /^Pass a valid `token`/,
  ],
  [
    'an outage',
    [PULLS, answers.badGateway, 5],
    'GitHub failed repeatedly with status 502: status 502.',
    /^Run again later, which finishes what was begun\./,
  ],
  [
    'anything else',
    [PULLS, answers.invalidField('PullRequest', 'title')],
    'GitHub answered 422 to POST /repos/octo/service/pulls: Validation Failed: title invalid.',
    /^Fix what the server's words name/,
  ],
])('%s', async (_, given, message, fix) => {
  const isInjected = 'length' in given;
  if (isInjected) github.inject(...given);
  const publishing = publisher(github, isInjected ? {} : given).publish(proposal('new'));
  const error = (await publishing.catch((thrown: unknown) => thrown)) as ExpectedError;
  expect(error).toBeInstanceOf(ExpectedError);
  expect(error).toMatchObject({ message, fix: expect.stringMatching(fix) });
  expect(github.pendingInjections).toBe(0);
  expect(JSON.stringify([message, error.fix, error.cause])).not.toContain(github.token);
});

test('a protected base, by commit', async () => {
  await github.emulator.must('PUT', '/repos/octo/service/branches/main/protection', {
    ...{ required_status_checks: null, enforce_admins: true, restrictions: null },
    required_pull_request_reviews: { required_approving_review_count: 1 },
  });
  const { token, repository, url: apiUrl } = github;
  const base = { commitMessage: 'Update', signoff: false, base: 'main' };
  const commit = commitPublisher({ token, repository, apiUrl, options: base });
  await expect(commit.publish(proposal('new'))).rejects.toMatchObject({
    message:
      "A branch rule of octo/service, or another branch's name, forbids writing `main`: Protected branch update failed for refs/heads/main.",
    fix: expect.stringMatching(/^Use `publish: pull-request`/),
  });
});

/** A publisher that calls `wait` where it would wait before the next attempt. */
function waiting(wait: (milliseconds: number) => Promise<void>, signal?: AbortSignal) {
  const { token, repository, url: apiUrl } = github;
  return new PullRequestPublisher({ token, repository, apiUrl, options: options(), signal, wait });
}

test('short outages and rate limits are waited for', async () => {
  github.inject(PULLS, answers.badGateway, 2);
  github.inject(REF, answers.secondaryRateLimit(30));
  const waits: number[] = [];
  const { publication } = await waiting(async (one) => void waits.push(one)).publish(proposal('new'));
  expect(publication.operation).toBe('created');
  expect(waits).toEqual([30_000, 1_000, 2_000]);
});
