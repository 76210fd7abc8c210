import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ExpectedError } from '../../src/system/errors.ts';
import { commitPublisher } from '../../src/publish/commit.ts';
import type { PublishOptions } from '../../src/publish/publisher.ts';
import { pullRequestPublisher } from '../../src/publish/pull-request.ts';
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
    fix: "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has `pull-requests: write`.",
  },
  {
    name: 'no permission to write contents',
    injected: [{ method: 'POST', path: /\/git\/blobs$/ }, answers.notAccessible()],
    message:
      'The token lacks the permission `contents: write` on octo/service: Resource not accessible by integration.',
    fix: "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has `contents: write`.",
  },
  {
    name: "a missing permission that the server's header names",
    injected: [REF, answers.notAccessible('workflows=write; contents=write')],
    message:
      'The token lacks the permission `workflows: write` on octo/service: Resource not accessible by integration.',
    fix: "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has `workflows: write`.",
  },
  {
    name: 'single sign-on',
    injected: [{ path: /^\/repos\/octo\/service$/ }, answers.samlEnforced],
    message:
      'The token is not authorized for the organization of octo/service: Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    fix: "Authorize the token for the organization's single sign-on (Settings > Developer settings > Configure SSO).",
  },
  {
    name: 'an archived repository',
    injected: [{ method: 'POST', path: /\/git\/blobs$/ }, answers.archived],
    message: 'octo/service takes no changes: Repository was archived so is read-only.',
    fix: 'Unarchive the repository, or remove this workflow.',
  },
  {
    name: 'a rule that matches our branch',
    injected: [REF, answers.ruleViolation],
    message:
      'A branch rule of octo/service forbids writing `go-pgo/update`: Repository rule violations found: Changes must be made through a pull request.',
    fix: "Choose a `branch` that no rule matches, or let the token's owner bypass the rule (Settings > Rules or Branches).",
  },
  {
    name: 'a protected branch name',
    injected: [REF, answers.referenceUpdateFailed],
    message: 'A branch rule of octo/service forbids writing `go-pgo/update`: Reference update failed.',
    fix: "Choose a `branch` that no rule matches, or let the token's owner bypass the rule (Settings > Rules or Branches).",
  },
  {
    name: 'a classic token without the scope',
    injected: [
      { method: 'POST', path: /\/git\/blobs$/ },
      answers.withScopes('read:org, gist', answers.notFound),
    ],
    message: 'octo/service is not there to write to, or the token may only read it: Not Found.',
    fix: 'Give the personal access token the scope `repo` (it has `read:org, gist`) under Settings > Developer settings > Personal access tokens > Tokens (classic).',
  },
  {
    name: 'a classic token without any scope',
    injected: [PULLS, answers.withScopes('', answers.notAccessible())],
    message:
      'The token lacks the permission `pull-requests: write` on octo/service: Resource not accessible by integration.',
    fix: 'Give the personal access token the scope `repo` (it has none) under Settings > Developer settings > Personal access tokens > Tokens (classic).',
  },
  {
    name: 'a misspelt base',
    changed: { base: 'mian' },
    message: 'There is no branch `mian` in octo/service to publish onto.',
    fix: 'Correct the input `base`, or leave it out for the default branch.',
  },
  {
    name: 'a base that vanishes meanwhile',
    injected: [PULLS, answers.invalidField('PullRequest', 'base')],
    changed: { base: 'main' },
    message: 'There is no branch `main` in octo/service to publish onto.',
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
    name: 'an empty repository',
    injected: [{ path: /\/git\/ref\// }, answers.emptyRepository],
    message: 'octo/service has no commits yet: Git Repository is empty.',
    fix: 'Push a first commit, then run again.',
  },
  {
    name: 'a fork that the token cannot see',
    changed: { pushToFork: 'alice/other' },
    message: 'There is no repository alice/other that the token can see: Not Found.',
    fix: 'Check the name (GITHUB_REPOSITORY, `push-to-fork`) and that the token has access to it: a private repository needs `contents: read` at least.',
  },
  {
    name: 'a token that may read only',
    injected: [{ method: 'POST', path: /\/git\/blobs$/ }, answers.notFound],
    message: 'octo/service is not there to write to, or the token may only read it: Not Found.',
    fix: "Check the repository's name and give the token `contents: write`; a fork must be in step with the repository it comes from.",
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
    fix: 'Run again later (https://www.githubstatus.com tells of outages): what was begun is finished.',
  },
  {
    name: 'anything else',
    injected: [PULLS, answers.invalidField('PullRequest', 'title')],
    message: 'GitHub answered 422 to POST /repos/octo/service/pulls: Validation Failed: title invalid.',
    fix: "See the server's words; https://docs.github.com/rest describes the request.",
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

  test("what is no repository's name", () => {
    const given = { token: 't', repository: 'service', apiUrl: github.url, options: options() };
    expect(() => pullRequestPublisher(given)).toThrow("`service` is not a repository's name.");
  });

  test('a repository that is not there', async () => {
    const given = { token: github.token, repository: 'octo/sevrice', apiUrl: github.url, options: options() };
    await expect(lookAt(pullRequestPublisher(given))).rejects.toMatchObject({
      message: 'There is no repository octo/sevrice that the token can see: Not Found.',
    });
  });

  test.each(['go-pgo', 'go-pgo/update/more'])('a branch `%s` that is in the way', async (other) => {
    await github.emulator.commit('octo/service', other, { 'a.go': 'package a' }, { from: 'main' });
    github.inject(REF, answers.referenceUpdateFailed);
    await expect(publisher(github).publish(proposal('new'))).rejects.toMatchObject({
      message: `The branch \`go-pgo/update\` cannot be made in octo/service: there is a branch \`${other}\`.`,
      fix: 'Set `branch` to a name that does not continue that one, or delete that branch.',
      exitCode: 2,
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

  test('the rate limit is used up', async () => {
    github.inject({ path: /./ }, answers.primaryRateLimit(Math.floor(Date.now() / 1_000) + 1_500));
    await expect(lookAt(publisher(github))).rejects.toMatchObject({
      message:
        "GitHub's rate limit stopped the publication: API rate limit exceeded for installation ID 12345678.",
      fix: expect.stringMatching(/^Run again in 2[456] minutes/),
    });
  });

  test('no connection', async () => {
    const apiUrl = github.url;
    github.cutAfter(0);
    const error = await lookAt(publisher(github)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ExpectedError);
    expect((error as Error).message).toContain(`GitHub's API at ${apiUrl} cannot be reached: `);
  });

  test('a body of the user that leaves no room', async () => {
    await expect(
      publisher(github, { body: 'x'.repeat(40_000) }).publish(proposal('new')),
    ).rejects.toMatchObject({
      exitCode: 2,
      message: 'The input `body` has 40002 characters, which leaves too few for the report.',
    });
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
        'A branch rule of octo/service forbids writing `main`: Protected branch update failed for refs/heads/main.',
      fix: "Use `publish: pull-request`, or let the token's owner bypass the rule (Settings > Rules or Branches).",
    });
    github.inject({ method: 'PATCH', path: /\/git\/refs\// }, answers.protectedBranch);
    await expect(commit.publish(proposal('new'))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^A branch rule of octo\/service forbids writing `main`: Could not update/,
      ),
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
