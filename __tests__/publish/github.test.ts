import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitPublisher } from '../../src/publish/github.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, PERSON_TOKEN, startGitHub } from '../harness/github/start.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { lookAt, PROFILE, proposal, proposalOf, publisher, text, words } from './scene.ts';

const sentences = goldenSentences('refresh');

const BRANCH = 'go-pgo/update';
const WITHDRAWN = 'The profile is within the noise again.';
let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({
    files: { 'go.mod': 'module example.org/service\n', [PROFILE]: 'old profile' },
    people: ['alice', 'bob'],
    teams: ['perf'],
    fork: 'alice/service',
  });
});

afterEach(() => github.end());

/** Past all checks. */
const api = (path: string) => github.emulator.must('GET', `/repos/octo/service/${path}`);
const merge = async (number: number | undefined, merge_method = 'squash') => {
  const path = `/repos/octo/service/pulls/${number}/merge`;
  expect((await github.request('PUT', path, { merge_method })).status).toBe(200);
};
/** A person's commit on our branch. */
const theirCommit = (files: Record<string, string>, from?: string) =>
  github.emulator.commit('octo/service', BRANCH, files, { token: PERSON_TOKEN, from });
const onMain = (files: Record<string, string | Buffer>) =>
  github.emulator.commit('octo/service', 'main', files);
const pullOf = ({ number = 0 }: { readonly number?: number }) => github.pulls.get('octo/service', number);
const open = () => github.pulls.all(github.repository, 'open');
const compared = (base = 'main') => api(`compare/${base}...${BRANCH}`);
const ahead = async (base?: string) => (await compared(base)).ahead_by;

describe('create and update', () => {
  test('opens one pull request with one commit that changes the profile alone', async () => {
    const before = await github.emulator.head('octo/service', 'main');
    const { publication, findings } = await publisher(github, { body: 'Our words.' }).publish(
      proposal(new Uint8Array([0x1f, 0x8b, 0, 0xff, 10, 13])),
    );

    const [pull, ...others] = await open();
    expect(others).toEqual([]);
    expect(findings).toEqual([]);
    expect(publication).toEqual({
      kind: 'pull-request',
      operation: 'created',
      number: pull.number,
      url: `${github.url}/octo/service/pull/${pull.number}`,
      branch: BRANCH,
      headSha: pull.head.sha,
    });
    expect(pull).toMatchObject({
      title: 'Update default.pgo',
      draft: false,
      base: { ref: 'main', sha: before },
      user: { login: 'github-actions[bot]' },
    });
    expect(words(pull.body)).toBe('Our words.\n\nThe evidence.');
    expect(await github.file(PROFILE, BRANCH)).toEqual(Buffer.from([0x1f, 0x8b, 0, 0xff, 10, 13]));
    expect(text(await github.file('go.mod', BRANCH))).toBe('module example.org/service\n');
    expect(await ahead()).toBe(1);
    expect(text(await github.file(PROFILE))).toBe('old profile');
  });

  test('a base that moved on: the one commit stands on its new head', async () => {
    const first = await publisher(github).publish(proposal('new'));
    const moved = await onMain({ 'other.go': 'package main\n' });
    const second = await publisher(github).publish(proposal('new'));
    expect(second.publication).toMatchObject({ operation: 'updated', number: first.publication.number });
    const commit = await api(`git/commits/${second.publication.headSha}`);
    expect(commit.parents.map((parent: { sha: string }) => parent.sha)).toEqual([moved]);
    expect(text(await github.file('other.go', BRANCH))).toBe('package main\n');
  });

  test('"Update branch" by a person does not make the branch theirs', async () => {
    const { publication: first } = await publisher(github).publish(proposal('new'));
    await onMain({ 'other.go': 'package main\n' });
    await github.pulls.updateBranch('octo/service', first.number as number, PERSON_TOKEN);
    const { publication } = await publisher(github).publish(proposal('newer'));
    expect(publication.operation).toBe('updated');
    expect(await ahead()).toBe(1);
  });
});

describe('look', () => {
  test('the open pull request, then, merged, the new committed profile', async () => {
    const { publication } = await publisher(github).publish(proposal('new'));
    const before = await lookAt(publisher(github));
    expect(before.committed).toBe('old profile');
    expect(before.proposed).toEqual({
      profile: 'new',
      number: publication.number,
      url: publication.url,
      headSha: publication.headSha,
      outdated: false,
    });

    await merge(publication.number);
    const after = await lookAt(publisher(github));
    expect(after.committed).toBe('new');
    expect(after.proposed).toBeUndefined();
  });

  test('an open one is outdated once the base has another profile', async () => {
    await publisher(github).publish(proposal('new'));
    await onMain({ 'README.md': 'moved\n' });
    expect((await lookAt(publisher(github))).proposed?.outdated).toBe(false);
    await onMain({ [PROFILE]: 'by hand' });
    expect((await lookAt(publisher(github))).proposed?.outdated).toBe(true);
    await publisher(github).publish(proposal('new'));
    expect((await lookAt(publisher(github))).proposed?.outdated).toBe(false);
  });

  test('profiles above 1 MB, which the contents API leaves out', async () => {
    const large = Buffer.alloc(1_500_000, 'pprof');
    await onMain({ [PROFILE]: large });
    expect((await lookAt(publisher(github))).committed === large.toString()).toBe(true);
  });
});

describe('withdraw', () => {
  test('comments, closes and deletes the branch', async () => {
    const { publication } = await publisher(github).publish(proposal('new'));
    const closed = await publisher(github).withdraw(WITHDRAWN);
    expect(closed.publication).toMatchObject({ operation: 'closed', number: publication.number });
    expect(await pullOf(publication)).toMatchObject({
      state: 'closed',
    });
    const comments = await api(`issues/${publication.number}/comments`);
    expect(comments.map((comment: { body: string }) => comment.body)).toEqual([WITHDRAWN]);
    expect(await github.emulator.head('octo/service', BRANCH)).toBeUndefined();
  });
});

describe('a pull request that a person closed', () => {
  const decline = async () => {
    const { publication } = await publisher(github).publish(proposal('new'));
    await github.request('PATCH', `/repos/octo/service/pulls/${publication.number}`, { state: 'closed' });
    return publication;
  };

  test('is known by its profile, also once its branch is deleted', async () => {
    const { number } = await decline();
    const { proposed, declined } = await lookAt(publisher(github));
    expect(proposed).toBeUndefined();
    expect(declined).toEqual([[number, 'new']]);
    await github.emulator.must('DELETE', `/repos/octo/service/git/refs/heads/${BRANCH}`);
    expect((await lookAt(publisher(github))).declined).toEqual([[number, 'new']]);
  });

  test('is not one that we withdrew, or that was merged', async () => {
    await publisher(github).publish(proposal('new'));
    await publisher(github, { deleteBranch: false }).withdraw('Pointless.');
    expect((await lookAt(publisher(github))).declined).toBeUndefined();

    const { publication } = await publisher(github).publish(proposal('newer'));
    await merge(publication.number, 'merge');
    expect((await lookAt(publisher(github))).declined).toBeUndefined();
    // Now the branch is of no more use.
    expect((await publisher(github).withdraw('Pointless.')).publication.operation).toBe('none');
    expect(await github.emulator.head('octo/service', BRANCH)).toBeUndefined();
  });
});

describe('options', () => {
  test('labels, assignees, reviewers, teams, auto-merge', async () => {
    const { findings, publication } = await publisher(github, {
      labels: ['performance', 'pgo'],
      assignees: ['alice'],
      reviewers: ['bob'],
      teamReviewers: ['octo/perf'],
      maintainerCanModify: false,
      autoMerge: 'rebase',
    }).publish(proposal('new'));
    expect(findings).toEqual([]);
    const pull = await pullOf(publication);
    expect(pull).toMatchObject({
      labels: [{ name: 'performance' }, { name: 'pgo' }],
      assignees: [{ login: 'alice' }],
      requested_reviewers: [{ login: 'bob' }],
      requested_teams: [{ slug: 'perf' }],
      maintainer_can_modify: false,
      auto_merge: { merge_method: 'rebase' },
    });
  });

  // Each step: whether the profile is slower, or what a person then makes of the pull request.
  test.each<[string, boolean, (boolean | 'draft' | 'ready')[], boolean]>([
    ['opened as a draft when slower', false, [true], true],
    ['what a person made a draft stays one', false, [false, 'draft', false], true],
    ['`draft: true` opens a draft', true, [false], true],
    ['`draft: true`: what a person made ready stays ready', true, [false, 'ready', false], false],
  ])('draft: %s', async (_, draft, steps, expected) => {
    let number = 0;
    for (const [at, step] of steps.entries()) {
      if (typeof step === 'string') github.pulls.overlay('octo/service', number).draft = step === 'draft';
      else {
        const proposed = proposal(`profile ${at}`, { draft: step });
        const { publication } = await publisher(github, { draft, autoMerge: 'merge' }).publish(proposed);
        number = publication.number ?? 0;
      }
    }
    expect((await open())[0]).toMatchObject({ draft: expected });
  });

  test('sign-off: by the name that the server commits with', async () => {
    const { publication } = await publisher(github, { signoff: true }).publish(proposal('new'));
    const { message, author, parents } = await api(`git/commits/${publication.headSha}`);
    expect(message).toBe(`Update default.pgo\n\nSigned-off-by: ${author.name} <${author.email}>`);
    expect(author.name).not.toBe('');
    expect(parents).toHaveLength(1);
    expect(await ahead()).toBe(1);
  });

  test('a long body is shortened, and has room for what is noted later', async () => {
    const before = 'x'.repeat(30_000);
    await publisher(github, { body: before, labels: ['pgo'] }).publish(
      proposal('new', { renderBody: ({ maxLength }) => 'y'.repeat(maxLength) }),
    );
    const [{ body }] = await open();
    expect(body.length).toBeGreaterThan(60_000);
    expect(body.length).toBeLessThanOrEqual(65_536);
    // GitHub would refuse a longer one.
    const { publication } = await publisher(github).withdraw('Pointless.');
    expect(publication.operation).toBe('closed');
  });

  test('what the server refuses is a warning, never a lost pull request', async () => {
    github.inject({ method: 'POST', path: /\/labels$/ }, answers.notAccessible());
    github.inject({ method: 'POST', path: /requested_reviewers$/, body: /perf/ }, answers.teamNotResolved);
    github.inject(
      { method: 'POST', path: /\/graphql$/, body: /AutoMerge/ },
      answers.graphqlError('Auto merge is not allowed for this repository'),
    );
    const { publication, findings } = await publisher(github, {
      labels: ['pgo'],
      assignees: ['nobody-here'],
      reviewers: ['stranger', 'github-actions[bot]', 'bob'],
      teamReviewers: ['perf'],
      autoMerge: 'merge',
    }).publish(proposal('new'));
    expect(publication.operation).toBe('created');
    // Each names the option and the value that was refused, and quotes the server where it answered.
    const warnings = [
      /`pgo`.*: Resource not accessible by integration\.$/,
      /`nobody-here`/,
      /`stranger`.*: Reviews may only be requested from collaborators\. /,
      /`github-actions\[bot\]`.*: Review cannot be requested from pull request author\.$/,
      /team `perf`.*: Validation Failed: .*'T_kwDOA5iQ-M4As9wR'\.$/,
      /auto-merge.*: Auto merge is not allowed for this repository\.$/,
    ];
    expect(findings).toMatchObject(
      warnings.map((message) => ({ severity: 'warning', message: expect.stringMatching(message) })),
    );
    expect(findings.every(({ fix }) => fix !== undefined)).toBe(true);
    sentences.add(...findings);
    expect((await open())[0].requested_reviewers).toMatchObject([{ login: 'bob' }]);
    expect(github.pendingInjections).toBe(0);
  });
});

describe('commits of other people', () => {
  test('a second commit on the branch is kept', async () => {
    const { publication } = await publisher(github).publish(proposal('new'));
    const theirs = await theirCommit({ 'fix.go': 'package main\n' });
    const kept = await publisher(github).publish(proposal('newer'));
    const reason = kept.publication.reason ?? '';
    expect(reason).toMatch(/`go-pgo\/update`.*\b2 commits .*github-actions\[bot\], gopher\b/);
    expect(kept).toEqual({
      publication: { ...publication, operation: 'none', headSha: theirs, reason },
      findings: [
        {
          severity: 'warning',
          message: reason,
          fix: expect.stringMatching(new RegExp(`#${publication.number}\\b.*\`branch\``)),
        },
      ],
    });
    sentences.add(...kept.findings);
    const { publication: left } = await publisher(github).withdraw('Pointless.');
    expect(left).toMatchObject({ operation: 'none', reason });
    expect(await github.emulator.head('octo/service', BRANCH)).toBe(theirs);
  });

  test('one that is pushed while ours is being made is kept', async () => {
    await publisher(github).publish(proposal('new'));
    let theirs: string | undefined;
    github.before({ method: 'POST', path: /\/git\/commits$/ }, async () => {
      theirs = await theirCommit({ 'fix.go': 'package main\n' });
    });
    const { publication, findings } = await publisher(github).publish(proposal('newer'));
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
    expect(findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining(`\`${BRANCH}\``) },
    ]);
    sentences.add(...findings);
    expect(await github.emulator.head('octo/service', BRANCH)).toBe(theirs);
  });

  test("a person's branch is kept", async () => {
    const theirs = await theirCommit({ [PROFILE]: 'by hand' }, 'main');
    const { publication, findings } = await publisher(github).publish(proposal('new'));
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('gopher') }]);
    sentences.add(...findings);
    expect(await github.emulator.head('octo/service', BRANCH)).toBe(theirs);
  });
});

describe('several files in one pull request', () => {
  /** As many as `targets` usually has. */
  const PATHS = Array.from({ length: 20 }, (_, at) => `cmd/service-${at}/default.pgo`);
  const [A, B, C] = PATHS as [string, string, string];

  beforeEach(() => onMain({ [A]: 'old a', [B]: 'old b', [C]: 'old c' }));

  /** What `look` says of the files, as text. */
  async function look(paths: readonly string[]) {
    const { files, ...rest } = await publisher(github).look(paths);
    const shown = (held: unknown) => (held instanceof Uint8Array ? text(held) : held);
    const contents = [...files].map(([path, file]) => [
      path,
      Object.fromEntries(Object.entries(file).map(([what, held]) => [what, shown(held)])),
    ]);
    return { ...rest, files: Object.fromEntries(contents) };
  }

  test('20 files are one commit, and the same again writes nothing', async () => {
    const files = Object.fromEntries(PATHS.map((path, at) => [path, `new ${at}`]));
    const { publication, findings } = await publisher(github).publish(proposalOf(files));
    expect(publication.operation).toBe('created');
    expect(findings).toEqual([]);
    expect(await ahead()).toBe(1);
    for (const [path, content] of Object.entries(files))
      expect(text(await github.file(path, BRANCH))).toBe(content);
    const writes = github.writes.length;
    expect((await publisher(github).publish(proposalOf(files))).publication).toEqual({
      ...publication,
      operation: 'none',
    });
    expect(github.writes.length).toBe(writes);
    const { files: looked, proposed } = await look(PATHS);
    expect(proposed).toMatchObject({ number: publication.number, outdated: false });
    expect(Object.keys(looked)).toEqual(PATHS);
    expect(looked[A]).toEqual({ committed: 'old a', proposed: 'new 0' });
    expect(looked[PATHS[19] as string]).toEqual({ proposed: 'new 19' });
  });

  test('declined: each file as it was then', async () => {
    const { publication } = await publisher(github).publish(proposalOf({ [A]: 'a', [B]: undefined }));
    const pull = `/repos/octo/service/pulls/${publication.number}`;
    await github.request('PATCH', pull, { state: 'closed' });
    const { files } = await publisher(github).look([A, B, C]);
    const declined = [...files].map(([path, file]) => [path, file.declined?.map(({ bytes }) => text(bytes))]);
    expect(Object.fromEntries(declined)).toEqual({ [A]: ['a'], [B]: undefined, [C]: undefined });
  });
});

describe('from a fork', () => {
  const FORK = 'alice/service';
  const forked = () => publisher(github, { pushToFork: FORK });

  test('the branch is in the fork, the pull request in the repository', async () => {
    const { publication } = await forked().publish(proposal('new'));
    const pull = await pullOf(publication);
    expect(pull).toMatchObject({
      head: { label: `alice:${BRANCH}`, repo: { full_name: FORK }, sha: publication.headSha },
      base: { ref: 'main', repo: { full_name: 'octo/service' } },
      maintainer_can_modify: true,
    });
    expect(text(await github.file(PROFILE, BRANCH, FORK))).toBe('new');
    expect(await github.emulator.head('octo/service', BRANCH)).toBeUndefined();
  });

  test('of the same organization: proposed, read again, updated', async () => {
    const pushToFork = 'octo/service-bot';
    const own = await startGitHub({ files: { [PROFILE]: 'old profile' }, fork: pushToFork });
    const forked = () => publisher(own, { pushToFork });
    const { publication } = await forked().publish(proposal('new'));
    expect(publication).toMatchObject({ operation: 'created', number: 1 });
    expect((await lookAt(forked())).proposed).toMatchObject({ number: 1, profile: 'new', outdated: false });
    expect((await forked().publish(proposal('newer'))).publication).toMatchObject({
      operation: 'updated',
      number: 1,
    });
    expect(await own.pulls.all(own.repository, 'open')).toMatchObject([
      { head: { ref: BRANCH, repo: { full_name: pushToFork } } },
    ]);
    expect(text(await own.file(PROFILE, BRANCH, pushToFork))).toBe('newer');
    expect(await own.emulator.head('octo/service', BRANCH)).toBeUndefined();
    await own.end();
  });
});

describe('a commit straight onto the base', () => {
  const committer = (base?: string, signoff = false) =>
    commitPublisher({
      token: github.token,
      repository: github.repository,
      apiUrl: github.url,
      options: { commitMessage: 'Update default.pgo', signoff, ...(base !== undefined && { base }) },
      retryDelay: 1,
    });

  test('one commit onto the default branch, then none', async () => {
    const before = await github.emulator.head('octo/service', 'main');
    expect((await lookAt(committer())).committed).toBe('old profile');
    const { publication, findings } = await committer().publish(proposal('new'));
    const head = await github.emulator.head('octo/service', 'main');
    expect(findings).toEqual([]);
    expect(publication).toEqual({
      kind: 'commit',
      operation: 'created',
      branch: 'main',
      headSha: head,
      url: `${github.url}/octo/service/commit/${head}`,
    });
    const commit = await api(`git/commits/${head}`);
    expect(commit).toMatchObject({ message: 'Update default.pgo', parents: [{ sha: before }] });
    expect(text(await github.file(PROFILE))).toBe('new');
    expect(text(await github.file('go.mod'))).toBe('module example.org/service\n');

    expect((await committer().publish(proposal('new'))).publication).toMatchObject({
      operation: 'none',
      headSha: head,
    });
    expect(await github.emulator.head('octo/service', 'main')).toBe(head);
    expect((await committer().withdraw('Pointless.')).publication.operation).toBe('none');
  });

  test('a profile that a person commits meanwhile stays', async () => {
    const publisher = committer();
    await lookAt(publisher);
    github.before({ method: 'PATCH', path: /\/git\/refs\// }, async () => {
      await onMain({ [PROFILE]: 'rolled back' });
    });
    const { publication } = await publisher.publish(proposal('new'));
    expect(publication).toMatchObject({
      operation: 'none',
      reason: `${PROFILE} has changed on \`main\` while the run worked, so nothing was committed. Start the run again.`,
    });
    expect(text(await github.file(PROFILE))).toBe('rolled back');
  });

  test('a base that moves meanwhile keeps what it got', async () => {
    let theirs: string | undefined;
    github.before({ method: 'PATCH', path: /\/git\/refs\// }, async () => {
      theirs = await onMain({ 'theirs.go': 'package main\n' });
    });
    const { publication } = await committer().publish(proposal('new'));
    expect(publication.operation).toBe('created');
    expect(text(await github.file('theirs.go'))).toBe('package main\n');
    expect(text(await github.file(PROFILE))).toBe('new');
    const commit = await api(`git/commits/${publication.headSha}`);
    expect(commit.parents).toMatchObject([{ sha: theirs }]);
  });
});

sentences.compare();
