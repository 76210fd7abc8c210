import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FALLBACK_IDENTITY } from '../../src/publish/git-repository.ts';
import type { PublishOptions } from '../../src/publish/publisher.ts';
import { startGitServer } from '../harness/git-server.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { BRANCH, GitScene } from './git-scene.ts';
import { lookAt, PROFILE, proposal, proposalOf, text } from './scene.ts';

const [B, C] = ['cmd/b/default.pgo', 'cmd/c d/default.pgo'];
const sentences = goldenSentences('refresh', [[/http:\/\/[^\s'`]+/g, '<url>']]);
let scene: GitScene;

beforeEach(async () => {
  scene = await GitScene.start({ [PROFILE]: 'old', 'go.mod': 'module m\n', [B]: 'old b' });
});

afterEach(() => scene[Symbol.asyncDispose]());

const output = () => join(scene.root, 'out');
const head = (branch = BRANCH, cwd = scene.server) => scene.run(cwd, 'rev-parse', branch);
const branches = (cwd = scene.server) =>
  scene.run(cwd, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');

/** A commit on `branch` of the repository at `cwd`, without a work tree. */
function commitOn(
  branch: string,
  files: Readonly<Record<string, string>>,
  { cwd = scene.server, parent = branch, by = { name: 'G', email: 'g@example.org' } } = {},
): string {
  const env = { ...scene.env, GIT_INDEX_FILE: join(scene.root, 'index') };
  const git = (input: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, env, input }).toString().trim();
  git('', 'read-tree', parent);
  for (const [path, content] of Object.entries(files))
    git(
      '',
      'update-index',
      '--add',
      '--cacheinfo',
      `100644,${git(content, 'hash-object', '-w', '--stdin')},${path}`,
    );
  const as = ['-c', `user.name=${by.name}`, '-c', `user.email=${by.email}`];
  const commit = git('', ...as, 'commit-tree', git('', 'write-tree'), '-p', parent, '-m', 'Theirs');
  git('', 'update-ref', `refs/heads/${branch}`, commit);
  return commit;
}

/** A hook of the server, run by sh. */
async function hook(name: string, script: string, folder = join(scene.server, 'hooks')): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

/** What belongs to the user and must not change. */
const untouched = async () => ({
  head: await readFile(join(scene.clone, '.git/HEAD'), 'utf8'),
  main: head('main', scene.clone),
  index: (await readFile(join(scene.clone, '.git/index'))).toString('base64'),
  status: scene.git('status', '--porcelain=v2', '--untracked-files=all'),
  profile: await readFile(join(scene.clone, PROFILE), 'utf8'),
  modified: (await stat(join(scene.clone, PROFILE))).mtimeMs,
});

describe.each(['git', 'local'] as const)('publish: %s', (kind) => {
  const publisher = (changed: Partial<PublishOptions> = {}) => scene.publisher(kind, scene.clone, changed);
  const place = () => (kind === 'git' ? scene.server : scene.clone);

  /** What the branch's one commit changes: path and new content, undefined for a deleted file. */
  function changes(base = 'main'): Record<string, string | undefined> {
    expect(scene.run(place(), 'rev-list', '--count', `${base}..${BRANCH}`)).toBe('1');
    const listed = scene.run(place(), 'diff-tree', '-r', '-z', '--name-status', base, BRANCH).split('\0');
    const found: Record<string, string | undefined> = {};
    for (let at = 0; at + 1 < listed.length; at += 2) {
      const path = listed[at + 1] ?? '';
      found[path] = listed[at] === 'D' ? undefined : scene.run(place(), 'show', `${BRANCH}:${path}`);
    }
    return found;
  }

  const refused = (changed: Partial<PublishOptions> = {}) =>
    sentences.addError(publisher(changed).publish(proposal('new')));

  test('a branch with one commit, the text as a file, nothing else; not even in a dirty work tree', async () => {
    scene.git('config', '--unset', 'user.name');
    scene.git('config', '--unset', 'user.email');
    await writeFile(join(scene.clone, PROFILE), 'changed by hand');
    await writeFile(join(scene.clone, 'staged.go'), 'package m\n');
    scene.git('add', 'staged.go');
    const before = await untouched();
    const profile = Buffer.from([0, 255, 10, 13]);
    const { publication, findings } = await publisher({ body: 'Our words.', signoff: true }).publish(
      proposal(profile),
    );
    expect(findings).toEqual([]);
    expect(publication).toMatchObject({
      kind,
      operation: 'created',
      branch: BRANCH,
      headSha: head(BRANCH, place()),
    });
    sentences.add(publication);
    expect(await untouched()).toEqual(before);
    expect(Object.keys(changes())).toEqual([PROFILE]);
    expect(execFileSync('git', ['cat-file', 'blob', `${BRANCH}:${PROFILE}`], { cwd: place() })).toEqual(
      profile,
    );
    const { name, email } = FALLBACK_IDENTITY;
    expect(scene.run(place(), 'log', '-1', '--format=%an <%ae>%n%B', BRANCH)).toBe(
      `${name} <${email}>\nUpdate default.pgo\n\nSigned-off-by: ${name} <${email}>`,
    );
    expect(await readFile(join(output(), 'pull-request.md'), 'utf8')).toBe(
      '# Update default.pgo\n\nOur words.\n\nThe evidence.\n',
    );
  });

  test('it says to which remote the user can push a branch that only this clone has', async () => {
    const remoteNow = async () => (await publisher().publish(proposal('new'))).publication.remote;
    if (kind === 'git') return expect(await remoteNow()).toBeUndefined();
    scene.git('remote', 'add', 'fork', scene.server);
    expect(await remoteNow()).toBe('origin');
    scene.git('config', 'remote.pushDefault', 'fork');
    expect(await remoteNow()).toBe('fork');
    for (const name of ['fork', 'origin']) scene.git('remote', 'remove', name);
    expect(await remoteNow()).toBeUndefined();
  });

  test('a branch that a person made by hand stays, although the person is also the one who publishes', async () => {
    scene.git('checkout', '-q', '-b', BRANCH);
    await writeFile(join(scene.clone, PROFILE), 'mine');
    scene.git('commit', '-q', '--all', '-m', 'My own profile, do not lose');
    scene.git('push', '-q', 'origin', BRANCH);
    scene.git('checkout', '-q', 'main');
    const mine = head(BRANCH, place());
    const { publication, findings } = await publisher().publish(proposal('new'));
    expect(publication.operation).toBe('none');
    expect(findings).toMatchObject([{ severity: 'warning' }]);
    sentences.add(findings);
    expect((await publisher().withdraw('Pointless.')).publication.operation).toBe('none');
    expect(head(BRANCH, place())).toBe(mine);
  });

  test.each([
    ['of several paragraphs', 'Update\nthe profile\n\nIt is of {{date}}.'],
    ['with a date', 'pgo: profile of {{date}}'],
  ])('a commit message %s is recognized by the next run', async (_, commitTemplate) => {
    const messageOf = (date: string) => ({
      commitTemplate,
      commitMessage: commitTemplate.replace('{{date}}', date),
    });
    await publisher(messageOf('2026-11-22')).publish(proposal('new'));
    const { publication, findings } = await publisher(messageOf('2026-11-29')).publish(proposal('newer'));
    expect(findings).toEqual([]);
    expect(publication.operation).toBe('updated');
    expect(changes()).toEqual({ [PROFILE]: 'newer' });
  });

  test('an unchanged profile is no update; another one is; the commit follows the base', async () => {
    const first = await publisher().publish(proposal('new'));
    const again = await publisher().publish(proposal('new'));
    expect(again.publication).toMatchObject({ operation: 'none', headSha: first.publication.headSha });
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    const moved = await scene.commit({ 'other.go': 'package m\n' });
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    expect(head(`${BRANCH}^`, place())).toBe(moved);
    expect(changes()).toEqual({ [PROFILE]: 'newer' });
  });

  test('several files: changed, added, deleted; what the base holds does not count', async () => {
    const files = {
      [PROFILE]: 'new',
      [B]: undefined,
      [C]: 'added',
      'n/"ü",.pgo': 'odd',
      'gone.pgo': undefined,
    };
    const { publication } = await publisher().publish(proposalOf(files));
    expect(publication.operation).toBe('created');
    expect(Object.keys(changes())).toHaveLength(4);
    expect((await publisher().publish(proposalOf(files))).publication.operation).toBe('none');
    const { files: looked } = await publisher().look([PROFILE, B, C]);
    expect([...looked.values()].map((file) => [text(file.committed), text(file.proposed)])).toEqual([
      ...[
        ['old', 'new'],
        ['old b', undefined],
        [undefined, 'added'],
      ],
    ]);
    // Profiles that were looked at are ours; the branch holds the last proposal alone.
    const later = publisher();
    await later.look([PROFILE, B, C, 'n/"ü",.pgo']);
    expect((await later.publish(proposalOf({ [PROFILE]: 'old', [B]: 'b' }))).publication.operation).toBe(
      'updated',
    );
    expect(changes()).toEqual({ [B]: 'b' });
  });

  test('looked at: committed, proposed, outdated once the base has another of the files', async () => {
    expect(await lookAt(publisher())).toEqual({ committed: 'old' });
    expect(await lookAt(publisher(), 'none.pgo')).toEqual({});
    const { publication } = await publisher().publish(proposal('new'));
    await scene.commit({ [B]: 'by hand' });
    expect(await lookAt(publisher())).toEqual({
      committed: 'old',
      proposed: { profile: 'new', headSha: publication.headSha, outdated: false },
    });
    const { proposed, files } = await publisher().look([PROFILE, B]);
    expect(proposed?.outdated).toBe(true);
    expect([files.get(PROFILE)?.outdated, files.get(B)?.outdated]).toEqual([undefined, true]);
  });

  test('withdrawn: the branch and the text go', async () => {
    const nothing = (await publisher().withdraw('Pointless.')).publication;
    expect(nothing).toMatchObject({ operation: 'none' });
    await publisher().publish(proposal('new'));
    const withdrawn = (await publisher().withdraw('Pointless.')).publication;
    expect(withdrawn).toMatchObject({ kind, operation: 'closed' });
    expect(withdrawn.reason).toContain('Pointless.');
    sentences.add(nothing, withdrawn);
    expect(branches(place())).toEqual(['main']);
    expect(await readdir(output())).toEqual([]);
  });

  test.each<[string, (cwd: string) => string, string]>([
    [
      'one more on the branch',
      (cwd) => commitOn(BRANCH, { [PROFILE]: 'theirs' }, { cwd }),
      '2 commits (by G)',
    ],
    [
      'other files in our one commit',
      (cwd) => commitOn(BRANCH, { 'fix\n::error::.go': '' }, { cwd, parent: 'main', by: FALLBACK_IDENTITY }),
      kind === 'git' ? 'fix\\n::error::.go (by Go PGO Action)' : 'fix\\n::error::.go',
    ],
  ])("other people's commits are kept: %s", async (_, theirs, why) => {
    await publisher().publish(proposal('new'));
    const sha = theirs(place());
    const { publication, findings } = await publisher().publish(proposal('newer'));
    const { reason } = publication;
    expect(publication).toMatchObject({ operation: 'none', headSha: sha });
    expect(reason).toContain(`\`${BRANCH}\``);
    expect(reason).toContain(why);
    expect(findings).toMatchObject([{ severity: 'warning', message: reason }]);
    sentences.add(...findings);
    const later = publisher();
    await lookAt(later);
    expect((await later.withdraw('Pointless.')).publication).toMatchObject({ operation: 'none', reason });
    expect(head(BRANCH, place())).toBe(sha);
  });

  test('an unknown base, and a branch that cannot be used', async () => {
    for (const options of [{ base: 'mian' }, { branch: 'main' }, { branch: 'main/x' }, { branch: 'a..b' }]) {
      const { message, fix } = await refused(options);
      expect(message).toContain(`\`${options.branch === 'main/x' ? 'main' : Object.values(options)[0]}\``);
      expect(fix).toContain(`\`${Object.keys(options)[0]}\``);
    }
  });
});

describe('publish: git', () => {
  const publisher = (changed: Partial<PublishOptions> = {}, directory = scene.clone) =>
    scene.publisher('git', directory, changed);
  const refused = (changed: Partial<PublishOptions> = {}) =>
    sentences.addError(publisher(changed).publish(proposal('new')));

  test('a shallow clone with a detached head, as CI makes it', async () => {
    await scene.commit({ 'other.go': 'package m\n' });
    const shallow = join(scene.root, 'shallow');
    scene.run(scene.root, 'clone', '-q', '--depth=1', `file://${scene.server}`, shallow);
    scene.run(shallow, 'checkout', '-q', '--detach');
    expect((await publisher({}, shallow).publish(proposal('new'))).publication.operation).toBe('created');
    await scene.commit({ 'another.go': 'package m\n' });
    expect((await publisher({}, shallow).publish(proposal('newer'))).publication.operation).toBe('updated');
    expect(head(`${BRANCH}^`)).toBe(head('main'));
  });

  test('the address that the server offers, push options that reach it, no hooks of the clone', async () => {
    const url = 'https://gitlab.example.org/g/p/-/merge_requests/new?merge_request%5Bsource_branch%5D=b';
    await hook('pre-push', 'exit 1', join(scene.clone, '.git/hooks'));
    await hook('post-receive', `echo "https://u:p@evil.example.org/compare" >&2; echo "  ${url}" >&2`);
    await hook('pre-receive', `env | grep ^GIT_PUSH_OPTION | sort >'${scene.root}/options'`);
    scene.run(scene.server, 'config', 'receive.advertisePushOptions', 'true');
    const gitPushOptions = ['merge_request.create', 'merge_request.title=A title; $(id)'];
    expect((await publisher({ gitPushOptions }).publish(proposal('new'))).publication).toMatchObject({ url });
    expect((await readFile(join(scene.root, 'options'), 'utf8')).trim().split('\n')).toEqual([
      'GIT_PUSH_OPTION_0=merge_request.create',
      'GIT_PUSH_OPTION_1=merge_request.title=A title; $(id)',
      'GIT_PUSH_OPTION_COUNT=2',
    ]);
  });

  test('a commit that is pushed while ours is on its way is kept', async () => {
    await publisher().publish(proposal('new'));
    // The text is written between reading the branch and pushing to it.
    let theirs = '';
    const renderBody = () => {
      theirs ||= commitOn(BRANCH, { 'fix.go': 'package m\n' });
      return 'The evidence.';
    };
    const { publication } = await publisher().publish(proposal('newer', { renderBody }));
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
    expect(head()).toBe(theirs);
  });

  test('over HTTP: with credentials it is published; without, or read-only, it says what is missing', async () => {
    await using http = await startGitServer(scene.root, 's3cret-word');
    scene.run(scene.server, 'config', 'http.receivepack', 'true');
    scene.git('remote', 'set-url', 'origin', `${http.url}/server.git`);
    expect((await publisher().publish(proposal('new'))).publication.operation).toBe('created');
    expect(scene.run(scene.server, 'show', `${BRANCH}:${PROFILE}`)).toBe('new');

    scene.run(scene.server, 'config', 'http.receivepack', 'false');
    const readOnly = await publisher()
      .withdraw('Pointless.')
      .catch((thrown: Error) => thrown);
    expect(readOnly).toMatchObject({
      message: expect.stringContaining('`go-pgo/update`'),
      fix: expect.stringContaining('write_repository'),
    });
    scene.git('remote', 'set-url', 'origin', `${http.url}/none.git`);
    const none = await lookAt(publisher()).catch((thrown: Error) => thrown);
    expect(String(none)).toContain('cannot be read');
    expect(`${readOnly} ${none}`).not.toContain('s3cret-word');
    scene.git('remote', 'set-url', 'origin', `${http.anonymousUrl}/server.git`);
    await expect(lookAt(publisher())).rejects.toMatchObject({
      message: expect.stringMatching(/^The remote `origin` cannot be read: could not read Username/),
      fix: expect.stringContaining('git ls-remote origin'),
    });
  });

  test.each([
    {
      server: 'GitHub: unsigned commits',
      said: [
        'error: GH013: Repository rule violations found for refs/heads/go-pgo/update.',
        'Review all repository rules at https://github.com/octo/service/rules?ref=refs%2Fheads%2Fgo-pgo',
        '',
        '- Commits must have verified signatures.',
        '  Found 1 violation:',
        '',
        '  7c7ba3ae8e2f9a4d5b6c7d8e9f0a1b2c3d4e5f60',
      ],
      reason: 'pre-receive hook declined): Commits must have verified signatures.',
      fix: 'commit.gpgsign',
    },
    {
      server: 'GitHub: two rules, and a check whose name has words of other rules',
      said: [
        'error: GH013: Repository rule violations found for refs/heads/go-pgo/update.',
        '',
        '- Commit message does not match the required pattern: ^PGO-\\d+',
        '',
        '- Required status check "file size of signed commits" is expected.',
      ],
      reason: 'pattern: ^PGO-\\d+. Required status check "file size of signed commits" is expected.',
      fix: 'Set `commit-message`',
    },
    {
      server: 'GitHub: a large file',
      said: [
        'error: Trace: 0a1b2c3d',
        'error: See https://gh.io/lfs for more information.',
        'error: File default.pgo is 123.00 MB; this exceeds the file size limit of 100.00 MB',
      ],
      reason: 'declined): File default.pgo is 123.00 MB; this exceeds the file size limit of 100.00 MB.',
      fix: 'compact: edges',
    },
    {
      server: 'GitHub: a protected branch',
      said: [
        'error: GH006: Protected branch update failed for refs/heads/go-pgo/update.',
        'error: At least 1 approving review is required by reviewers with write access.',
      ],
      reason: 'At least 1 approving review is required by reviewers with write access.',
      fix: 'Set `branch` to a name that no rule',
    },
    {
      server: 'GitLab: a push rule, in a frame',
      said: [
        '',
        '='.repeat(72),
        '',
        "ERROR: Committer's email does not follow the pattern",
        '',
        '='.repeat(72),
      ],
      reason: "declined): Committer's email does not follow the pattern.",
      fix: 'git config user.email',
    },
    {
      server: 'GitLab: a branch that is not allowed',
      said: ['GitLab: You are not allowed to push code to protected branches on this project.'],
      reason: 'GitLab: You are not allowed to push code to protected branches on this project.',
      fix: 'Set `branch` to a name that no rule',
    },
    {
      server: 'Gitea: a protected file',
      said: ['', 'Gitea: branch go-pgo/update is protected from changing file default.pgo'],
      reason: 'Gitea: branch go-pgo/update is protected from changing file default.pgo.',
      fix: 'set `profile` to a path',
    },
  ])('a rule of the server: $server', async ({ said, reason, fix }) => {
    const lines = said.map((line) => `printf '%s\\n' '${line.replaceAll("'", "'\\''")}' >&2`);
    await hook('pre-receive', [...lines, 'exit 1'].join('\n'));
    const error = await refused();
    expect(error.message).toContain('`go-pgo/update`');
    expect(error.message).toContain(reason);
    expect(error.fix).toContain(fix);
    expect(branches()).toEqual(['main']);
  });

  test('commits are signed where git is told to sign, and stay as they are while nothing changes', async () => {
    const key = join(scene.root, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    await writeFile(join(scene.root, 'signers'), `g@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
    for (const [name = '', value = ''] of [
      ['gpg.format', 'ssh'],
      ['user.signingKey', key],
      ['gpg.ssh.allowedSignersFile', join(scene.root, 'signers')],
      ['commit.gpgSign', 'true'],
    ])
      scene.git('config', name, value);
    const { publication } = await publisher().publish(proposal('new'));
    scene.git('fetch', '-q', 'origin', `${BRANCH}:${BRANCH}`);
    expect(scene.git('log', '-1', '--format=%G?', BRANCH)).toBe('G');
    expect((await publisher().publish(proposal('new'))).publication).toMatchObject({
      operation: 'none',
      headSha: publication.headSha,
    });
  });
});

sentences.compare();
