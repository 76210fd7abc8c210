import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitPublisher, pullRequestPublisher } from '../../src/publish/github.ts';
import type { PublishOptions } from '../../src/publish/proposal.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type Answer, answers } from '../harness/github/answers.ts';
import { type GitHubHarness, type Matcher, startGitHub } from '../harness/github/start.ts';
import { lookAt, options, PROFILE, proposal, publisher } from './scene.ts';

let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old' }, fork: 'alice/service' });
});

afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const PULLS: Matcher = { method: 'POST', path: /\/pulls$/ };
const REF: Matcher = { method: 'POST', path: /\/git\/refs$/ };

interface Case {
  readonly name: string;
  readonly injected?: readonly [Matcher, Answer, number?];
  readonly changed?: Partial<PublishOptions>;
  readonly message: string;
  readonly fix: string;
}

const CASES: readonly Case[] = [
  {
    name: 'Actions may not open pull requests',
    injected: [PULLS, answers.actionsMayNotOpen],
    message:
      "The workflow's token may not open pull requests: GitHub Actions is not permitted to create or approve pull requests.",
    fix: 'Tick "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`.',
  },
  {
    name: 'no permission to open pull requests',
    injected: [PULLS, answers.notAccessible()],
    message:
      'The token lacks the permission `pull-requests: write` on octo/service: Resource not accessible by integration.',
    fix: "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has `pull-requests: write` on octo/service (a classic token: the scope `repo`).",
  },
  {
    name: 'a protected branch name',
    injected: [REF, answers.referenceUpdateFailed],
    message:
      "A branch rule of octo/service, or another branch's name, forbids writing `go-pgo/update`: Reference update failed.",
    fix: "Set `branch` to a name that no rule matches and no other branch begins with, or let the token's owner bypass the rule (Settings > Rules or Branches).",
  },
  {
    name: 'a misspelt base',
    changed: { base: 'mian' },
    message: 'There is no branch `mian` in octo/service to publish onto.',
    fix: 'Correct the input `base`, or leave it out for the default branch.',
  },
  {
    name: 'a branch that is its own base',
    changed: { branch: 'main' },
    message: "The pull request's branch `main` is its base.",
    fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
  },
  {
    name: 'an invalid branch name',
    changed: { branch: 'pgo..update' },
    message: "`pgo..update` cannot be a branch's name: refs/heads/pgo..update is not a valid ref name.",
    fix: 'Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end.',
  },
  {
    name: 'a token that may read only',
    injected: [{ method: 'POST', path: /\/git\/blobs$/ }, answers.notFound],
    message: 'octo/service is not there to write to, or the token may only read it: Not Found.',
    fix: "Check the repository's name. Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has `contents: write` on octo/service (a classic token: the scope `repo`).",
  },
  {
    name: 'a secondary rate limit that asks for patience',
    injected: [PULLS, answers.secondaryRateLimit(600)],
    message:
      "GitHub's rate limit stopped the publication: You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub Support for help, please include the request ID AFC1:31FAC3:48D749:894FD1:671992DA.",
    fix: 'Run again in 10 minutes, or spread the jobs that share this token.',
  },
  {
    name: 'an outage',
    injected: [PULLS, answers.badGateway, 5],
    message: 'GitHub failed repeatedly with status 502: status 502.',
    fix: 'Run again later, which finishes what was begun. https://www.githubstatus.com lists outages.',
  },
  {
    name: 'anything else',
    injected: [PULLS, answers.invalidField('PullRequest', 'title')],
    message: 'GitHub answered 422 to POST /repos/octo/service/pulls: Validation Failed: title invalid.',
    fix: "Fix what the server's words name; https://docs.github.com/rest describes the request.",
  },
];

describe('one sentence and its fix', () => {
  test.each(CASES)('$name', async ({ injected, changed, message, fix }) => {
    if (injected !== undefined) github.inject(...injected);
    const error = await publisher(github, changed)
      .publish(proposal('new'))
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeInstanceOf(ExpectedError);
    expect(error).toMatchObject({ message, fix });
    if (injected !== undefined) expect((error as Error).cause).toBeInstanceOf(Error);
    expect(github.pendingInjections).toBe(0);
    expect(JSON.stringify([message, fix, (error as Error).cause])).not.toContain(github.token);
  });

  test('a bad token', async () => {
    await expect(lookAt(publisher(github, {}, 'ghs_revoked'))).rejects.toMatchObject({
      message: 'GitHub refused the token: Bad credentials.',
      fix: 'Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked.',
    });
  });

  test('a repository that is no fork', async () => {
    await expect(lookAt(publisher(github, { pushToFork: 'octo/service' }))).resolves.toBeDefined();
    github.inject(
      { path: /^\/repos\/alice\/service$/ },
      { status: 200, body: { default_branch: 'main', fork: false } },
    );
    await expect(lookAt(publisher(github, { pushToFork: 'alice/service' }))).rejects.toMatchObject({
      message: 'alice/service is no fork of octo/service.',
      exitCode: 2,
    });
    github.inject(
      { path: /^\/repos\/alice\/service$/ },
      {
        status: 200,
        body: { default_branch: 'main', fork: true, source: { full_name: 'other/service' } },
      },
    );
    await expect(lookAt(publisher(github, { pushToFork: 'alice/service' }))).rejects.toMatchObject({
      message: 'alice/service is no fork of octo/service.',
      exitCode: 2,
    });
  });

  test('no connection', async () => {
    const apiUrl = github.url;
    github.cutAfter(0);
    const error = await lookAt(publisher(github)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ExpectedError);
    expect((error as Error).message).toContain(`GitHub's API at ${apiUrl} cannot be reached: `);
  });

  test('a protected base, by commit', async () => {
    const protection = {
      required_status_checks: null,
      enforce_admins: true,
      required_pull_request_reviews: { required_approving_review_count: 1 },
      restrictions: null,
    };
    await github.emulator.must('PUT', '/repos/octo/service/branches/main/protection', protection);
    const commit = commitPublisher({
      token: github.token,
      repository: github.repository,
      apiUrl: github.url,
      options: { commitMessage: 'Update', signOff: false, base: 'main' },
    });
    await expect(commit.publish(proposal('new'))).rejects.toMatchObject({
      message:
        "A branch rule of octo/service, or another branch's name, forbids writing `main`: Protected branch update failed for refs/heads/main.",
      fix: "Use `publish: pull-request`, or let the token's owner bypass the rule (Settings > Rules or Branches).",
    });
  });
});

describe('what passes by itself', () => {
  test('short outages and rate limits are waited for', async () => {
    github.inject(PULLS, answers.badGateway, 2);
    github.inject(REF, answers.secondaryRateLimit(1));
    const before = performance.now();
    const { publication } = await publisher(github).publish(proposal('new'));
    expect(publication.operation).toBe('created');
    expect(performance.now() - before).toBeGreaterThan(1_000);
  });

  test('cancelling ends the waiting at once', async () => {
    github.inject(PULLS, answers.secondaryRateLimit(50));
    const controller = new AbortController();
    const running = pullRequestPublisher({
      token: github.token,
      repository: github.repository,
      apiUrl: github.url,
      options: options(),
      signal: controller.signal,
    }).publish(proposal('new'));
    const reason = new Error('Cancelled.');
    setTimeout(() => controller.abort(reason), 700);
    await expect(running).rejects.toBe(reason);
  });
});
