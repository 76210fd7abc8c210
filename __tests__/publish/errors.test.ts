import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitPublisher, PullRequestPublisher } from '../../src/publish/github.ts';
import { MayOnlyRead, type PublishOptions } from '../../src/publish/publisher.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type Answer, answers } from '../harness/github/answers.ts';
import { type GitHubHarness, type Matcher, startGitHub } from '../harness/github/start.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { options, PROFILE, proposal, publisher } from './scene.ts';

const sentences = goldenSentences('refresh');

let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old' }, fork: 'alice/service' });
});

afterEach(() => github.end());

const PULLS: Matcher = { method: 'POST', path: /\/pulls$/ };
const REF: Matcher = { method: 'POST', path: /\/git\/refs$/ };
const BLOBS: Matcher = { method: 'POST', path: /\/git\/blobs$/ };

/** What is injected into the publication, or what is set, and what the sentence and its fix name. */
test.each<[string, readonly [Matcher, Answer, number?] | Partial<PublishOptions>, RegExp, RegExp]>([
  [
    'Actions may not open pull requests',
    [PULLS, answers.actionsMayNotOpen],
    /token.*: GitHub Actions is not permitted to create or approve pull requests\.$/,
    /"Allow GitHub Actions to create and approve pull requests"/,
  ],
  [
    'no permission to open pull requests',
    [PULLS, answers.notAccessible()],
    /`pull-requests: write` .*octo\/service: Resource not accessible by integration\.$/,
    /`permissions: \{ contents: write, pull-requests: write \}`.*`token`.*`pull-requests: write`/,
  ],
  [
    'a protected branch name',
    [REF, answers.referenceUpdateFailed],
    /octo\/service.*`go-pgo\/update`: Reference update failed\.$/,
    /`branch`/,
  ],
  ['a misspelt base', { base: 'mian' }, /`mian`.*octo\/service/, /`base`/],
  [
    'a token that may only read',
    [BLOBS, answers.notFound],
    /octo\/service.*token.*: Not Found\.$/,
    /`permissions: .*`token`.*`contents: write`.* octo\/service/,
  ],
  ['a token that was revoked', [BLOBS, answers.badCredentials], /token: Bad credentials\.$/, /`token`/],
  ['an outage', [PULLS, answers.badGateway, 5], /\bstatus 502\b/, /\bagain\b/],
  [
    'anything else',
    [PULLS, answers.invalidField('PullRequest', 'title')],
    /422.*POST \/repos\/octo\/service\/pulls: Validation Failed: title invalid\.$/,
    /./,
  ],
])('%s', async (_, given, message, fix) => {
  const isInjected = 'length' in given;
  if (isInjected) github.inject(...given);
  const error = await sentences.addError(publisher(github, isInjected ? {} : given).publish(proposal('new')));
  expect(error.message).toMatch(message);
  expect(error.fix).toMatch(fix);
  expect(github.pendingInjections).toBe(0);
  expect(JSON.stringify([error.message, error.fix, error.cause])).not.toContain(github.token);
});

test('a permission that is missing after the first change is no token that may only read', async () => {
  github.inject(PULLS, answers.notAccessible());
  const error = await publisher(github)
    .publish(proposal('new'))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ExpectedError);
  expect(error).not.toBeInstanceOf(MayOnlyRead);
});

test('a protected base, by commit', async () => {
  await github.emulator.must('PUT', '/repos/octo/service/branches/main/protection', {
    ...{ required_status_checks: null, enforce_admins: true, restrictions: null },
    required_pull_request_reviews: { required_approving_review_count: 1 },
  });
  const { token, repository, url: apiUrl } = github;
  const base = { commitMessage: 'Update', signoff: false, base: 'main' };
  const commit = commitPublisher({ token, repository, apiUrl, options: base });
  const { message, fix } = await sentences.addError(commit.publish(proposal('new')));
  expect(message).toMatch(/octo\/service.*`main`: Protected branch update failed for refs\/heads\/main\.$/);
  expect(fix).toContain('`publish: pull-request`');
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

sentences.compare();
