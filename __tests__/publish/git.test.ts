import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gitPublisher } from '../../src/publish/git.ts';
import type { PublishOptions } from '../../src/publish/proposal.ts';
import { startGitServer } from '../harness/git-server.ts';
import { lookAt, options, PROFILE, proposal } from './scene.ts';

const BRANCH = 'go-pgo/update';
let root: string;
/** The bare repository that the clone comes from. */
let server: string;
let clone: string;
let output: string;
let env: Record<string, string>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'go-pgo-git-'));
  [server, clone, output] = [join(root, 'server.git'), join(root, 'a clone'), join(root, 'out')];
  env = { PATH: process.env['PATH'] ?? '', HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  await mkdir(join(clone, 'cmd/server'), { recursive: true });
  git(root, 'init', '-q', '--bare', '-b', 'main', server);
  git(clone, 'init', '-q', '-b', 'main');
  await writeFile(join(clone, PROFILE), 'old');
  person(clone, 'add', '.');
  person(clone, 'commit', '-q', '-m', 'First');
  git(clone, 'remote', 'add', 'origin', `file://${server}`);
  git(clone, 'push', '-q', 'origin', 'main');
});

afterEach(() => rm(root, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();
}

function person(cwd: string, ...args: string[]): string {
  return git(cwd, '-c', 'user.name=G', '-c', 'user.email=g@example.org', ...args);
}

function publisher(changed: Partial<PublishOptions> = {}, directory = clone) {
  return gitPublisher({ directory, outputDirectory: output, options: options(changed), env });
}

const head = (branch = BRANCH) => git(server, 'rev-parse', branch);
const branches = () => git(server, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');

/** A commit of somebody else on `branch` of the server. */
async function push(branch: string, files: Record<string, string>): Promise<string> {
  const other = await mkdtemp(join(root, 'other-'));
  git(root, 'clone', '-q', server, other);
  const there = branches().includes(branch);
  git(other, 'checkout', '-q', ...(there ? [branch] : ['-b', branch]));
  for (const [path, content] of Object.entries(files)) await writeFile(join(other, path), content);
  person(other, 'add', '.');
  person(other, 'commit', '-q', '-m', 'Theirs');
  git(other, 'push', '-q', 'origin', branch);
  return head(branch);
}

/** A hook of the server; `script` is run by sh. */
async function hook(name: string, script: string): Promise<void> {
  await writeFile(join(server, 'hooks', name), `#!/bin/sh\n${script}\n`);
  await chmod(join(server, 'hooks', name), 0o755);
}

/** All of the clone that is the user's. */
const untouched = async () => ({
  refs: git(clone, 'for-each-ref', 'refs/heads', 'refs/tags'),
  head: await readFile(join(clone, '.git/HEAD'), 'utf8'),
  index: (await readFile(join(clone, '.git/index'))).toString('base64'),
  profile: await readFile(join(clone, PROFILE), 'utf8'),
  files: await readdir(join(clone, '.git')),
});

describe('publish', () => {
  test('a branch with one commit on the server, the text as a file, nothing in the clone', async () => {
    const before = await untouched();
    const { publication, findings } = await publisher({ body: 'Our words.', signOff: true }).publish(
      proposal(new Uint8Array([0, 255, 10, 13])),
    );
    expect(findings).toEqual([]);
    expect(publication).toEqual({
      ...{ kind: 'git', operation: 'created', branch: BRANCH, headSha: head() },
      reason:
        'Its text is `pull-request.md` in the output folder: open a pull request with it from `go-pgo/update` to `main`, if there is none.',
    });
    expect(git(server, 'rev-parse', `${BRANCH}^`)).toBe(head('main'));
    expect(git(server, 'diff', '--name-only', 'main', BRANCH)).toBe(PROFILE);
    expect(execFileSync('git', ['cat-file', 'blob', `${BRANCH}:${PROFILE}`], { cwd: server })).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
    expect(git(server, 'log', '-1', '--format=%B', BRANCH)).toBe(
      'Update default.pgo\n\nSigned-off-by: Go PGO Action <go-pgo-action@users.noreply.github.com>',
    );
    expect(await readFile(join(output, 'pull-request.md'), 'utf8')).toBe(
      '# Update default.pgo\n\nOur words.\n\nThe evidence.\n',
    );
    expect(await untouched()).toEqual(before);
  });

  test('the same again is none; another profile updates; a base that moved is built upon', async () => {
    const first = await publisher().publish(proposal('new'));
    expect((await publisher().publish(proposal('new'))).publication).toMatchObject({
      ...{ operation: 'none', headSha: first.publication.headSha },
    });
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    const moved = await push('main', { 'other.go': 'package m\n' });
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    expect(git(server, 'rev-parse', `${BRANCH}^`)).toBe(moved);
    expect(git(server, 'show', `${BRANCH}:${PROFILE}`)).toBe('newer');
  });

  test('what the base holds already is not proposed', async () => {
    const { publication } = await publisher().publish(proposal('old'));
    expect(publication).toMatchObject({
      ...{ operation: 'none', reason: '`main` holds this profile already.' },
    });
    expect(branches()).toEqual(['main']);
  });

  test('another base, and a branch whose name ends like ours', async () => {
    await push('release', { 'r.go': 'package m\n' });
    await push(`x/refs/heads/${BRANCH}`, { 'x.go': 'package m\n' });
    const { publication } = await publisher({ base: 'release' }).publish(proposal('new'));
    expect(publication.operation).toBe('created');
    expect(git(server, 'rev-parse', `${BRANCH}^`)).toBe(head('release'));
  });

  test('after a merge the left-over branch is used again', async () => {
    await publisher().publish(proposal('new'));
    git(server, 'update-ref', 'refs/heads/main', BRANCH);
    const { publication } = await publisher().publish(proposal('newer'));
    expect(publication.operation).toBe('updated');
    expect(git(server, 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
  });

  test('a shallow clone with a detached head, as CI makes it', async () => {
    await push('main', { 'other.go': 'package m\n' });
    const shallow = join(root, 'shallow');
    git(root, 'clone', '-q', '--depth=1', `file://${server}`, shallow);
    git(shallow, 'checkout', '-q', '--detach');
    expect((await publisher({}, shallow).publish(proposal('new'))).publication.operation).toBe('created');
    await push('main', { 'another.go': 'package m\n' });
    expect((await publisher({}, shallow).publish(proposal('newer'))).publication.operation).toBe('updated');
    expect(git(server, 'rev-parse', `${BRANCH}^`)).toBe(head('main'));
  });

  test('a shallow clone that cannot tell whose the commits are', async () => {
    await push('main', { 'a.go': 'package m\n' });
    git(clone, 'fetch', '-q');
    await publisher().publish(proposal('new'));
    for (const name of ['b', 'c']) await push('main', { [`${name}.go`]: 'package m\n' });
    const shallow = join(root, 'shallow');
    git(root, 'clone', '-q', '--depth=1', `file://${server}`, shallow);
    const { publication, findings } = await publisher({}, shallow).publish(proposal('newer'));
    expect(publication.operation).toBe('none');
    expect(findings).toMatchObject([{ fix: expect.stringContaining('Clone the whole history') }]);
  });

  test('where the server says the pull request can be opened', async () => {
    const url = 'https://gitlab.example.org/g/p/-/merge_requests/new?merge_request%5Bsource_branch%5D=b';
    await hook(
      'post-receive',
      `echo "https://u:p@evil.example.org/compare" >&2; echo "To create a merge request for b, visit:" >&2; echo "  ${url}" >&2`,
    );
    expect((await publisher().publish(proposal('new'))).publication).toMatchObject({ url });
  });

  test('push options reach the server', async () => {
    git(server, 'config', 'receive.advertisePushOptions', 'true');
    await hook('pre-receive', `env | grep ^GIT_PUSH_OPTION | sort >'${root}/options'`);
    const gitPushOptions = ['merge_request.create', 'merge_request.title=A title; $(id)'];
    await publisher({ gitPushOptions }).publish(proposal('new'));
    expect((await readFile(join(root, 'options'), 'utf8')).trim().split('\n')).toEqual([
      'GIT_PUSH_OPTION_0=merge_request.create',
      'GIT_PUSH_OPTION_1=merge_request.title=A title; $(id)',
      'GIT_PUSH_OPTION_COUNT=2',
    ]);
  });

  test('hooks of the clone are not run', async () => {
    await mkdir(join(clone, '.git/hooks'), { recursive: true });
    await writeFile(join(clone, '.git/hooks/pre-push'), '#!/bin/sh\nexit 1\n');
    await chmod(join(clone, '.git/hooks/pre-push'), 0o755);
    expect((await publisher().publish(proposal('new'))).publication.operation).toBe('created');
  });
});

describe('commits of other people', () => {
  const expectKept = async (theirs: string, why: string) => {
    const { publication, findings } = await publisher().publish(proposal('newer'));
    const reason = `The branch \`${BRANCH}\` ${why}, so it was left as it is.`;
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs, reason });
    expect(findings).toMatchObject([{ severity: 'warning', message: reason }]);
    const later = publisher();
    await lookAt(later);
    expect(await later.withdraw('Pointless.')).toMatchObject({ operation: 'none', reason });
    expect(head()).toBe(theirs);
  };

  test('one more on the branch is kept', async () => {
    await publisher().publish(proposal('new'));
    await expectKept(await push(BRANCH, { 'fix.go': 'package m\n' }), 'holds 2 commits where we make one');
  });

  test('a branch that somebody else made is kept', async () => {
    await expectKept(await push(BRANCH, { [PROFILE]: 'by hand' }), 'holds a commit by G');
  });

  test('one with other files is kept', async () => {
    await expectKept(await push(BRANCH, { 'fix.go': 'package m\n' }), 'changes fix.go, which we do not');
  });

  test('one that is pushed while ours is on its way is kept', async () => {
    await publisher().publish(proposal('new'));
    // Between reading the branch and pushing to it, the text of the pull request is written.
    let theirs = '';
    const late = proposal('newer', {
      renderBody: () => {
        if (theirs === '') {
          const tree = git(server, 'rev-parse', `${BRANCH}^{tree}`);
          theirs = person(server, 'commit-tree', tree, '-p', BRANCH, '-m', 'Theirs');
          git(server, 'update-ref', `refs/heads/${BRANCH}`, theirs);
        }
        return 'The evidence.';
      },
    });
    const { publication } = await publisher().publish(late);
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
    expect(head()).toBe(theirs);
  });

  test('other runs that never let the branch stand still', async () => {
    let runs = 0;
    const restless = proposal('newer', {
      renderBody: () => {
        const ours = ['user.name=Go PGO Action', 'user.email=go-pgo-action@users.noreply.github.com'];
        const identity = ours.flatMap((setting) => ['-c', setting]);
        const commit = git(
          server,
          ...identity,
          'commit-tree',
          'main^{tree}',
          '-p',
          'main',
          '-m',
          `${runs++}`,
        );
        git(server, 'update-ref', `refs/heads/${BRANCH}`, commit);
        return 'The evidence.';
      },
    });
    await expect(publisher().publish(restless)).rejects.toMatchObject({
      message: 'The branch `go-pgo/update` moved 3 times while it was being published to.',
    });
    expect(runs).toBe(3);
  });
});

describe('look and withdraw', () => {
  test('committed, proposed, outdated, merged', async () => {
    const before = await lookAt(publisher());
    expect(before).toEqual({ committed: 'old' });
    const { publication } = await publisher().publish(proposal('new'));
    const { proposed } = await lookAt(publisher());
    expect(proposed).toEqual({
      ...{ profile: 'new', headSha: publication.headSha, outdated: false },
    });
    await push('main', { [PROFILE]: 'by hand' });
    expect((await lookAt(publisher())).proposed?.outdated).toBe(true);
  });

  test('the branch and the text go when they have become pointless', async () => {
    expect(await publisher().withdraw('Pointless.')).toMatchObject({ operation: 'none' });
    await publisher().publish(proposal('new'));
    expect(await publisher().withdraw('Pointless.')).toMatchObject({
      ...{ kind: 'git', operation: 'closed', reason: 'The branch is deleted. Pointless.' },
    });
    expect(branches()).toEqual(['main']);
    expect(await readdir(output)).toEqual([]);
  });
});

describe('over HTTP', () => {
  test('with credentials it is published, without it says what is missing', async () => {
    await using http = await startGitServer(root, 's3cret-word');
    git(server, 'config', 'http.receivepack', 'true');
    git(clone, 'remote', 'set-url', 'origin', `${http.url}/server.git`);
    expect((await publisher().publish(proposal('new'))).publication.operation).toBe('created');
    expect(git(server, 'show', `${BRANCH}:${PROFILE}`)).toBe('new');
    expect((await publisher().withdraw('Pointless.')).operation).toBe('closed');

    git(clone, 'remote', 'set-url', 'origin', `${http.anonymousUrl}/server.git`);
    await expect(lookAt(publisher())).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The remote `origin` cannot be read: could not read Username for 'http:/,
      ),
      fix: expect.stringContaining('git ls-remote origin'),
    });
    git(clone, 'remote', 'set-url', 'origin', `${http.url}/none.git`);
    const error = await lookAt(publisher()).catch((thrown: Error) => thrown);
    expect(String(error)).toContain('cannot be read');
    expect(String(error)).not.toContain('s3cret-word');
  });

  test('who may read only', async () => {
    await using http = await startGitServer(root, 's3cret-word');
    git(server, 'config', 'http.receivepack', 'false');
    git(clone, 'remote', 'set-url', 'origin', `${http.url}/server.git`);
    const error = await publisher()
      .publish(proposal('new'))
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The branch `go-pgo\/update` cannot be pushed to `origin`: /),
      fix: expect.stringContaining('write_repository'),
    });
    expect(String(error)).not.toContain('s3cret-word');
  });
});

describe('one sentence and its fix', () => {
  const refused = (changed: Partial<PublishOptions> = {}) =>
    publisher(changed)
      .publish(proposal('new'))
      .catch((error: Error & { fix?: string }) => `${error.message} ${error.fix}`);

  test('no remote', async () => {
    git(clone, 'remote', 'remove', 'origin');
    expect(await refused()).toBe(
      'The clone has no remote `origin` to publish to. Add it with `git remote add origin URL`, or use `publish: local`.',
    );
  });

  test('an unknown base, none at all, and the branch itself', async () => {
    expect(await refused({ base: 'mian' })).toBe(
      'There is no branch `mian` on the remote `origin`. Correct the input `base`, or leave it out for the default branch.',
    );
    expect(await refused({ branch: 'main' })).toMatch(/^The branch `main` is its own base\./);
    expect(await refused({ branch: 'a..b' })).toMatch(/^`a\.\.b` cannot be a branch's name\./);
    git(server, 'symbolic-ref', 'HEAD', 'refs/heads/gone');
    expect(await refused()).toMatch(/^The remote `origin` has no default branch\. Set the input `base`/);
  });

  test('a rule of the server', async () => {
    await hook('pre-receive', 'echo "GitLab: You are not allowed to push." >&2; exit 1');
    expect(await refused()).toBe(
      'The server of `origin` refuses the branch `go-pgo/update`: pre-receive hook declined: GitLab: You are not allowed to push. Choose a `branch` that no rule of the server matches, or let who pushes write it.',
    );
    expect(branches()).toEqual(['main']);
  });

  test('another branch whose name is in the way', async () => {
    await push('go-pgo', { 'a.go': 'package m\n' });
    expect(await refused()).toMatch(
      /^The server of `origin` refuses the branch `go-pgo\/update`: .*'refs\/heads\/go-pgo' exists/,
    );
  });

  test('push options that the server does not take', async () => {
    git(server, 'config', 'receive.advertisePushOptions', 'false');
    expect(await refused({ gitPushOptions: ['merge_request.create'] })).toBe(
      'The server of `origin` takes no push options. Leave `git-push-options` out.',
    );
  });
});
