import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBody } from '../../src/publish/proposal-text.ts';
import type { PublishOptions } from '../../src/publish/publisher.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, PERSON_TOKEN, startGitHub } from '../harness/github/start.ts';
import { GitScene } from './git-scene.ts';
import { lookAt, PROFILE, proposal, publisher, text, words } from './scene.ts';

/** What people and faults do to a pull request on GitHub, and what the next run makes of it. The rules are in `reconcile.test.ts`. */

const REPOSITORY = 'octo/service';
const BRANCH = 'go-pgo/update';
const EVERYTHING = {
  labels: ['pgo'],
  assignees: ['alice'],
  reviewers: ['bob'],
  teamReviewers: ['perf'],
  autoMerge: 'squash',
} as const;
let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { [PROFILE]: 'old' }, people: ['alice', 'bob'], teams: ['perf'] });
});
afterEach(() => github.end());

const publish = (content: string, changed: Partial<PublishOptions> = {}, token?: string) =>
  publisher(github, changed, token).publish(proposal(content, { renderBody: () => `About ${content}.` }));
const number = 1;
const pull = () => github.pulls.get(REPOSITORY, number);
const asPerson = (method: string, path: string, body?: unknown) =>
  github.request(method, `/repos/${REPOSITORY}/${path}`, body);
const edit = async (change: Record<string, unknown>, at = number) =>
  expect((await asPerson('PATCH', `pulls/${at}`, change)).status).toBe(200);
const held = async () => text(await github.file(PROFILE, BRANCH));

/** Puts a commit on the branch, as git would: with an author and a committer. */
async function push(
  content: string,
  {
    author = 'github-actions[bot]',
    committer = 'gopher',
    parents = ['main'],
    message = 'Update default.pgo',
  },
) {
  const git = `/repos/${REPOSITORY}/git`;
  const heads = await Promise.all(parents.map((branch) => github.emulator.head(REPOSITORY, branch)));
  const base = await github.emulator.must('GET', `${git}/commits/${heads.at(-1)}`);
  const { sha: blob } = await github.emulator.must('POST', `${git}/blobs`, { content });
  const entry = { path: PROFILE, mode: '100644', type: 'blob', sha: blob };
  const { sha: tree } = await github.emulator.must('POST', `${git}/trees`, {
    base_tree: base.tree.sha,
    tree: [entry],
  });
  const by = (name: string) => ({ name, email: `${name}@users.noreply.github.com` });
  const commit = {
    message,
    tree,
    parents: heads,
    author: by(author),
    committer: by(committer),
  };
  const { sha } = await github.emulator.must('POST', `${git}/commits`, commit);
  await github.emulator.setHead(REPOSITORY, BRANCH, sha);
  return sha as string;
}

describe('whose bytes are they', () => {
  test.each<[string, Parameters<typeof push>[1]]>([
    ['an amended commit', {}],
    ['a merge that takes another profile', { author: 'gopher', parents: [BRANCH, 'main'] }],
  ])('%s is left alone, and its author is named', async (_, how) => {
    await publish('new');
    await github.emulator.commit(REPOSITORY, 'main', { 'other.go': 'package m\n' });
    const theirs = await push('theirs', how);
    const writes = github.writes.length;
    for (const run of [() => publish('newer'), () => publisher(github).withdraw('Pointless.')]) {
      const { publication, findings } = await run();
      expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
      expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('gopher') }]);
    }
    expect(github.writes.slice(writes).filter((write) => !/git\/(blobs|trees|commits)/.test(write))).toEqual(
      [],
    );
    expect(await held()).toBe('theirs');
  });

  test('with a person’s token, a commit of that person is theirs', async () => {
    await publish('new', {}, PERSON_TOKEN);
    await push('theirs', { author: 'gopher' });
    const { findings } = await publish('newer', {}, PERSON_TOKEN);
    expect(findings).toMatchObject([{ message: expect.stringContaining('did not change it') }]);
    expect(await held()).toBe('theirs');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['without a pull request', async () => push('theirs', { author: 'gopher', message: 'My own profile' })],
    [
      'under a pull request that the person closes',
      async () => {
        await publish('new', {}, PERSON_TOKEN);
        await push('theirs', { author: 'gopher' });
        await edit({ state: 'closed' });
      },
    ],
  ])('with a person’s token, a commit of that person %s is theirs', async (_, before) => {
    await before();
    const { publication } = await publish('newer', {}, PERSON_TOKEN);
    expect([publication.operation, await held()]).toEqual(['none', 'theirs']);
  });

  test('a merge that takes the base’s profile is left alone', async () => {
    await publish('new');
    await github.emulator.commit(REPOSITORY, 'main', { [PROFILE]: 'base' });
    await push('base', { author: 'gopher', parents: [BRANCH, 'main'] });
    const { findings } = await publish('newer');
    expect(findings).toMatchObject([{ message: expect.stringContaining('a merge by gopher') }]);
    expect(await held()).toBe('base');
  });

  test('a branch that a person puts back to an earlier profile is left alone', async () => {
    await publish('new');
    const first = await github.emulator.head(REPOSITORY, BRANCH);
    await publish('newer');
    await github.emulator.setHead(REPOSITORY, BRANCH, first as string);
    const { publication, findings } = await publish('newest');
    expect([publication.operation, await held()]).toEqual(['none', 'new']);
    expect(findings).toMatchObject([{ severity: 'warning' }]);
  });

  test.each([
    ['before the branch is written', /updateRefs/],
    ['before the text announces it', /next/],
  ])('a push %s wins', async (_, body) => {
    await publish('new');
    github.before({ path: /\/(graphql|pulls\/\d+)$/, body }, () => push('theirs', {}));
    const { publication, findings } = await publish('newer');
    expect(publication.operation).toBe('none');
    expect(findings).toMatchObject([{ message: expect.stringContaining('a commit by gopher') }]);
    expect(await held()).toBe('theirs');
    expect(words((await pull()).body)).toBe('About new.');
  });
});

describe('text, branch and state agree', () => {
  test('a token that dies between branch and text: the next run notices it', async () => {
    await publish('new');
    github.inject({ method: 'PATCH', path: /pulls/, body: /About newer/ }, answers.badCredentials);
    await expect(publish('newer')).rejects.toThrow('Bad credentials');
    expect([await held(), words((await pull()).body)]).toEqual(['newer', 'About new.']);
    expect((await lookAt(publisher(github))).proposed).toMatchObject({ isMisdescribed: true });

    const { publication } = await publish('newer');
    expect(publication.operation).toBe('updated');
    expect(words((await pull()).body)).toContain('About newer.');
    expect((await lookAt(publisher(github))).proposed).not.toHaveProperty('isMisdescribed', true);
  });

  test.each(['a bot', 'a person'])('two runs that race with the token of %s', async (who) => {
    const token = who === 'a person' ? PERSON_TOKEN : undefined;
    await publish('new', {}, token);
    await Promise.allSettled([publish('newer', {}, token), publish('newest', {}, token)]);
    const content = await held();
    await publish(content ?? '', {}, token);
    expect(words((await pull()).body)).toContain(`About ${content}.`);
    expect(await github.pulls.all(REPOSITORY, 'open')).toHaveLength(1);
  });

  test('what a rate limit kept from being set is set by the next run, which proposes nothing', async () => {
    const limit = answers.primaryRateLimit(Math.floor(Date.now() / 1_000) + 3_600);
    github.inject({ method: 'POST', path: /\/labels$/ }, limit);
    github.inject({ method: 'POST', path: /\/requested_reviewers$/ }, limit, 2);
    github.inject({ method: 'POST', path: /\/graphql$/, body: /AutoMerge/ }, limit);
    const { findings } = await publish('new', EVERYTHING);
    expect(findings).toHaveLength(4);
    const later = publisher(github, EVERYTHING);
    await later.look([PROFILE]);
    expect(await later.keep()).toEqual([]);
    expect(await pull()).toMatchObject({
      labels: [{ name: 'pgo' }],
      requested_reviewers: [{ login: 'bob' }],
      requested_teams: [{ slug: 'perf' }],
      auto_merge: { merge_method: 'squash' },
    });
  });
});

describe('which base', () => {
  beforeEach(async () => {
    await github.emulator.setHead(
      REPOSITORY,
      'release',
      (await github.emulator.head(REPOSITORY, 'main')) as string,
    );
  });

  test('a person’s base stays, and the setting may follow it', async () => {
    await publish('new');
    await edit({ base: 'release' });
    expect((await publish('newer')).publication.operation).toBe('none');
    expect((await publish('newer', { base: 'release' })).publication.operation).toBe('updated');
    expect((await pull()).base.ref).toBe('release');
  });

  test.each([
    ['was just made', 0],
    ['lacks commits of main', 2],
  ])('a run for another base, which %s, leaves it alone', async (_, commits) => {
    const { emulator } = github;
    await emulator.setHead(REPOSITORY, 'release', (await emulator.head(REPOSITORY, 'main')) as string);
    for (let at = 0; at < commits; at++) await emulator.commit(REPOSITORY, 'main', { 'main.go': `// ${at}` });
    const { publication } = await publish('new');
    const before = await pull();
    const release = publisher(github, { base: 'release' });
    expect(await lookAt(release)).not.toHaveProperty('proposed');
    for (const run of [() => release.publish(proposal('newer')), () => release.withdraw('Pointless.')])
      expect(await run()).toMatchObject({
        publication: { operation: 'none', reason: expect.stringContaining('targets `main`') },
        findings: [{ severity: 'warning', fix: expect.stringContaining('another `branch`') }],
      });
    expect(await pull()).toMatchObject({ state: 'open', base: { ref: 'main' }, body: before.body });
    expect(await emulator.head(REPOSITORY, BRANCH)).toBe(publication.headSha);
  });

  test('a pull request that a person opens from the branch keeps base and words', async () => {
    await publish('new');
    await edit({ state: 'closed' });
    await asPerson('POST', 'pulls', { title: 'Mine', body: 'My words', head: BRANCH, base: 'release' });
    expect((await publish('newer')).publication.operation).toBe('none');
    expect(await github.pulls.get(REPOSITORY, 2)).toMatchObject({
      body: 'My words',
      base: { ref: 'release' },
    });
  });
});

describe('no means no', () => {
  const declined = async (changed: Partial<PublishOptions> = {}) =>
    (await lookAt(publisher(github, changed))).declined;

  test('however many were closed since, on whatever branch, and with the branch deleted', async () => {
    await publish('no', { branch: 'pgo/2026-11-21' });
    await edit({ state: 'closed' });
    await asPerson('DELETE', 'git/refs/heads/pgo/2026-11-21');
    for (let at = 2; at <= 6; at++) {
      await publish(`other ${at}`);
      await edit({ state: 'closed' }, at);
    }
    expect(await declined()).toContainEqual([1, 'no']);
    expect(await declined()).toHaveLength(6);
  });

  test('also while another one is open', async () => {
    await publish('no');
    await edit({ state: 'closed' });
    await publish('yes');
    expect(await lookAt(publisher(github))).toMatchObject({ proposed: { number: 2 }, declined: [[1, 'no']] });
  });

  test('what a person reopens stays open, until there is a different profile', async () => {
    await publish('no');
    const later = publisher(github, { deleteBranch: false });
    await later.withdraw('Pointless.');
    await edit({ state: 'open' });
    const { publication, findings } = await publisher(github, { deleteBranch: false }).withdraw('Pointless.');
    expect([publication.operation, findings]).toEqual(['none', []]);
    expect((await pull()).state).toBe('open');
    await publish('newer');
    expect((await publisher(github).withdraw('Pointless.')).publication.operation).toBe('closed');
  });

  test('a person closes what we withdrew and somebody reopened', async () => {
    await publish('no');
    await publisher(github, { deleteBranch: false }).withdraw('Pointless.');
    expect(await declined()).toBeUndefined();
    await edit({ state: 'open' });
    await edit({ state: 'closed' });
    expect(await declined()).toEqual([[1, 'no']]);
  });

  test('deleting the branch of an open one closes it, which is an answer', async () => {
    await publish('no');
    await asPerson('DELETE', `git/refs/heads/${BRANCH}`);
    expect(await declined()).toEqual([[1, 'no']]);
  });

  test('an outsider cannot decline by a pull request from a fork', async () => {
    await using forked = await startGitHub({ files: { [PROFILE]: 'old' }, fork: 'alice/service' });
    const { publication } = await publisher(forked, { pushToFork: 'alice/service' }).publish(proposal('no'));
    await forked.request('PATCH', `/repos/${REPOSITORY}/pulls/${publication.number}`, { state: 'closed' });
    expect((await lookAt(publisher(forked))).declined).toBeUndefined();
    expect((await lookAt(publisher(forked, { pushToFork: 'alice/service' }))).declined).toEqual([[1, 'no']]);
  });
});

describe('what was switched off stays off', () => {
  test('labels, assignees, reviewers, teams, auto-merge, and a draft of a person', async () => {
    await publish('new', EVERYTHING);
    await asPerson('DELETE', `issues/${number}/labels/pgo`);
    await asPerson('DELETE', `pulls/${number}/requested_reviewers`, {
      reviewers: ['bob'],
      team_reviewers: ['perf'],
    });
    const overlay = github.pulls.overlay(REPOSITORY, number);
    delete overlay.autoMerge;
    overlay.assignees = [];
    overlay.draft = true;

    const { publication, findings } = await publish('newer', EVERYTHING);
    expect([publication.operation, findings]).toEqual(['updated', []]);
    expect(await pull()).toMatchObject({
      labels: [],
      assignees: [],
      requested_reviewers: [],
      requested_teams: [],
      auto_merge: null,
      draft: true,
    });
    expect(words((await pull()).body)).toMatch(/\*\*This profile is new\.\*\*[\s\S]*About newer\.$/);
  });

  test('auto-merge of a draft: a warning says that it is one', async () => {
    const { findings } = await publish('new', { autoMerge: 'merge', draft: true });
    expect(findings).toMatchObject([{ message: expect.stringContaining('draft'), severity: 'warning' }]);
    expect(github.writes.some((write) => write.includes('AutoMerge'))).toBe(false);
  });
});

test.each<[string, () => Promise<{ readonly publication: { readonly operation: string } }>]>([
  ['a new profile', () => publish('newer')],
  ['nothing to propose', () => publisher(github).withdraw('Pointless.')],
])('a pull request in a merge queue stays there: %s', async (_, run) => {
  await publish('new');
  const overlay = github.pulls.overlay(REPOSITORY, number);
  overlay.isQueued = true;
  expect((await run()).publication.operation).toBe('none');
  expect([await held(), (await pull()).state]).toEqual(['new', 'open']);
  overlay.isQueued = false;
  expect((await run()).publication.operation).not.toBe('none');
});

test('reviews that CODEOWNERS asks for stay, and are asked for once', async () => {
  await publish('new', { reviewers: ['bob'] });
  await asPerson('DELETE', `pulls/${number}/requested_reviewers`, { reviewers: ['bob'] });
  await github.emulator.must('POST', `/repos/${REPOSITORY}/pulls/${number}/requested_reviewers`, {
    reviewers: ['alice'],
  });
  const writes = github.writes.length;
  await publish('newer', { reviewers: ['bob', 'alice'] });
  expect((await pull()).requested_reviewers).toMatchObject([{ login: 'alice' }]);
  expect(github.writes.slice(writes).filter((write) => write.includes('requested_reviewers'))).toEqual([]);
});

test('a name in other letters is another file', async () => {
  await github.emulator.commit(REPOSITORY, 'main', { 'cmd/server/Default.pgo': 'upper' });
  const { publication } = await publish('new');
  expect(publication.operation).toBe('created');
  expect([await held(), text(await github.file('cmd/server/Default.pgo', BRANCH))]).toEqual(['new', 'upper']);
});

test('edited words are kept', async () => {
  await publish('new', { body: 'Our words.' });
  await edit({ title: 'My title', body: `Mine.\r\n\r\n${(await pull()).body}\r\n\r\nMine, too.` });
  await publish('newer', { body: 'Our words.', title: 'Another title' });
  const { title, body } = await pull();
  expect(title).toBe('My title');
  const { before, after, text: ours } = readBody(body);
  expect([before.trim(), after.trim()]).toEqual(['Mine.', 'Mine, too.']);
  expect(ours).toMatch(/^Our words\.\n\n[\s\S]*About newer\.$/);
  await publisher(github).withdraw('Pointless.');
  expect((await pull()).body).toContain('Mine, too.');
});

describe('endings are endings', () => {
  const merge = () => asPerson('PUT', `pulls/${number}/merge`, { merge_method: 'merge' });

  test.each<[string, () => Promise<unknown>, string]>([
    ['merged', merge, 'merged meanwhile'],
    ['closed', () => edit({ state: 'closed' }), 'closed during this run'],
  ])('%s between our look and our write', async (_, end, reason) => {
    await publish('new');
    const later = publisher(github);
    await later.look([PROFILE]);
    await end();
    const { publication, findings } = await later.publish(proposal('newer'));
    expect(publication).toMatchObject({ operation: 'none', number, reason: expect.stringContaining(reason) });
    expect(findings).toEqual([]);
    expect(await github.pulls.all(REPOSITORY)).toHaveLength(1);
  });

  test('merged before it could be opened: no commits are left', async () => {
    github.before({ method: 'POST', path: /\/pulls$/ }, async () =>
      github.emulator.setHead(REPOSITORY, 'main', (await github.emulator.head(REPOSITORY, BRANCH)) as string),
    );
    const { publication } = await publish('new');
    expect(publication.reason).toContain('already has this profile');
    expect(await github.pulls.all(REPOSITORY)).toEqual([]);
  });

  test('a locked conversation does not keep it open', async () => {
    await publish('new');
    github.pulls.overlay(REPOSITORY, number).isLocked = true;
    const { publication, findings } = await publisher(github).withdraw('Pointless.');
    expect(publication.operation).toBe('closed');
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('locked') }]);
    expect((await pull()).state).toBe('closed');
    expect((await lookAt(publisher(github))).declined).toBeUndefined();
  });

  test('words of people that leave no room for a new text keep the old one and its profile', async () => {
    await publish('new');
    const { body } = await pull();
    const full = `${body}\n\n${'x'.repeat(65_536 - body.length - 2)}`;
    await github.emulator.must('PATCH', `/repos/${REPOSITORY}/pulls/${number}`, { body: full });
    const { publication, findings } = await publish('newer');
    expect([publication.operation, await held(), (await pull()).body]).toEqual(['none', 'new', full]);
    expect(findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('does not fit') },
    ]);
  });

  test('words of people that leave little room take the place of the evidence', async () => {
    await publish('new');
    const { body } = await pull();
    const full = `${'x'.repeat(63_500)}\n\n${body}`;
    await github.emulator.must('PATCH', `/repos/${REPOSITORY}/pulls/${number}`, { body: full });
    const long = proposal('newer', { renderBody: () => 'y'.repeat(2_000) });
    expect((await publisher(github).publish(long)).publication.operation).toBe('updated');
    expect([await held(), words((await pull()).body)]).toEqual([
      'newer',
      expect.stringContaining('does not fit'),
    ]);
  });

  test('words of people that leave no room for ours do not keep it open', async () => {
    await publish('new');
    const { body } = await pull();
    await github.emulator.must('PATCH', `/repos/${REPOSITORY}/pulls/${number}`, {
      body: `${body}\n\n${'x'.repeat(65_536 - body.length - 2)}`,
    });
    const { publication } = await publisher(github).withdraw('Pointless.');
    expect(publication.operation).toBe('closed');
    expect((await pull()).state).toBe('closed');
  });
});

test('the file mode stays', async () => {
  const git = `/repos/${REPOSITORY}/git`;
  const main = await github.emulator.must(
    'GET',
    `${git}/commits/${await github.emulator.head(REPOSITORY, 'main')}`,
  );
  const { sha: blob } = await github.emulator.must('POST', `${git}/blobs`, { content: 'old' });
  const entry = { path: PROFILE, mode: '100755', type: 'blob', sha: blob };
  const { sha: tree } = await github.emulator.must('POST', `${git}/trees`, {
    base_tree: main.tree.sha,
    tree: [entry],
  });
  const commit = { message: 'Executable', tree, parents: [main.sha] };
  await github.emulator.setHead(
    REPOSITORY,
    'main',
    (await github.emulator.must('POST', `${git}/commits`, commit)).sha,
  );
  const { publication } = await publish('new');
  const made = await github.emulator.must('GET', `${git}/commits/${publication.headSha}`);
  const listed = await github.emulator.must('GET', `${git}/trees/${made.tree.sha}?recursive=1`);
  expect(listed.tree).toContainEqual(expect.objectContaining({ path: PROFILE, mode: '100755' }));

  await using scene = await GitScene.start({ [PROFILE]: 'old' });
  scene.git('update-index', '--chmod=+x', PROFILE);
  scene.git('commit', '-q', '-m', 'Executable');
  scene.push();
  await scene.publisher('git').publish(proposal('new'));
  expect(scene.run(scene.server, 'ls-tree', 'go-pgo/update', '--', PROFILE)).toMatch(/^100755 /);
});
