import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localPublisher } from '../../src/publish/git.ts';
import type { PublishOptions } from '../../src/publish/proposal.ts';
import { lookAt, options, PROFILE, proposal } from './scene.ts';

const BRANCH = 'go-pgo/update';
let root: string;
let repository: string;
let output: string;
let env: Record<string, string>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'go-pgo-local-'));
  repository = join(root, 'repository with spaces');
  output = join(root, 'out');
  // Neither the machine's nor the user's configuration decides what is seen here.
  env = { PATH: process.env['PATH'] ?? '', HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  await mkdir(join(repository, 'cmd/server'), { recursive: true });
  git('init', '-q', '-b', 'main');
  await writeFile(join(repository, PROFILE), 'old');
  await writeFile(join(repository, 'go.mod'), 'module m\n');
  git('add', '.');
  git('-c', 'user.name=G', '-c', 'user.email=g@example.org', 'commit', '-q', '-m', 'First');
});

afterEach(() => rm(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();
}

function publisher(changed: Partial<PublishOptions> = {}, directory = repository) {
  return localPublisher({ directory, outputDirectory: output, options: options(changed), env });
}

/** All that belongs to the user and must not change. */
async function untouched() {
  return {
    head: git('rev-parse', 'HEAD'),
    symbolic: await readFile(join(repository, '.git/HEAD'), 'utf8'),
    main: git('rev-parse', 'main'),
    index: (await readFile(join(repository, '.git/index'))).toString('base64'),
    status: git('status', '--porcelain=v2', '--untracked-files=all'),
    profile: await readFile(join(repository, PROFILE), 'utf8'),
    modified: (await stat(join(repository, PROFILE))).mtimeMs,
  };
}

describe('publish', () => {
  test('a branch with one commit, the text as a file, nothing else', async () => {
    git('status');
    const before = await untouched();
    const { publication, findings } = await publisher({ body: 'Our words.' }).publish(
      proposal(new Uint8Array([0, 255, 10, 13])),
    );
    expect(findings).toEqual([]);
    expect(publication).toEqual({
      kind: 'local',
      operation: 'created',
      branch: BRANCH,
      headSha: git('rev-parse', BRANCH),
    });
    expect(await untouched()).toEqual(before);
    expect(git('rev-parse', `${BRANCH}^`)).toBe(git('rev-parse', 'main'));
    expect(git('diff', '--name-only', 'main', BRANCH)).toBe(PROFILE);
    expect(execFileSync('git', ['cat-file', 'blob', `${BRANCH}:${PROFILE}`], { cwd: repository })).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
    expect(git('log', '-1', '--format=%an <%ae> %cn <%ce> %s', BRANCH)).toBe(
      'Go PGO Action <go-pgo-action@users.noreply.github.com> Go PGO Action <go-pgo-action@users.noreply.github.com> Update default.pgo',
    );
    expect(await readdir(output)).toEqual(['pull-request.md']);
    expect(await readFile(join(output, 'pull-request.md'), 'utf8')).toBe(
      '# Update default.pgo\n\nOur words.\n\nThe evidence.\n',
    );
  });

  test('the same again is none; another profile or text updates; a moved base rebases', async () => {
    const first = await publisher().publish(proposal('new'));
    expect((await publisher().publish(proposal('new'))).publication).toEqual({
      ...first.publication,
      operation: 'none',
    });
    const reworded = await publisher().publish(proposal('new', { renderBody: () => 'Fresh.' }));
    expect(reworded.publication).toEqual({ ...first.publication, operation: 'updated' });
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    git(
      '-c',
      'user.name=G',
      '-c',
      'user.email=g@example.org',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'Second',
    );
    expect((await publisher().publish(proposal('newer'))).publication.operation).toBe('updated');
    expect(git('rev-parse', `${BRANCH}^`)).toBe(git('rev-parse', 'main'));
    expect(git('rev-list', '--count', `main..${BRANCH}`)).toBe('1');
  });

  test('what the base holds already is not proposed', async () => {
    expect((await publisher().publish(proposal('old'))).publication).toMatchObject({ operation: 'none' });
    expect(git('branch', '--list')).toBe('* main');
  });

  test('a dirty work tree, staged and unstaged, stays as it is', async () => {
    await writeFile(join(repository, PROFILE), 'changed by hand');
    await writeFile(join(repository, 'staged.go'), 'package m\n');
    await writeFile(join(repository, 'untracked.go'), 'package m\n');
    git('add', 'staged.go');
    const before = await untouched();
    await publisher().publish(proposal('new'));
    expect(await untouched()).toEqual(before);
    expect(git('ls-tree', '-r', '--name-only', BRANCH)).toBe(`${PROFILE}\ngo.mod`);
  });

  test('a detached head is the base', async () => {
    git('checkout', '-q', '--detach');
    const before = await untouched();
    await publisher().publish(proposal('new'));
    expect(await untouched()).toEqual(before);
    expect(git('rev-parse', `${BRANCH}^`)).toBe(before.head);
  });

  test('from a subdirectory the path is still from the root', async () => {
    await publisher({}, join(repository, 'cmd/server')).publish(proposal('new'));
    expect(git('show', `${BRANCH}:${PROFILE}`)).toBe('new');
  });

  test('a path with commas, quotes and letters beyond ASCII, where there was none', async () => {
    const path = 'pgo/a,b "ü"/default.pgo';
    await publisher().publish(proposal('new', { path }));
    expect(git('show', `${BRANCH}:${path}`)).toBe('new');
  });

  test('a bare repository', async () => {
    const bare = join(root, 'bare.git');
    git('clone', '-q', '--bare', '.', bare);
    await publisher({}, bare).publish(proposal('new'));
    expect(execFileSync('git', ['show', `${BRANCH}:${PROFILE}`], { cwd: bare }).toString()).toBe('new');
  });

  test("inside another repository's hook, with the user's identity", async () => {
    git('config', 'user.name', 'Gopher');
    git('config', 'user.email', 'gopher@example.org');
    const hook = { GIT_INDEX_FILE: join(root, 'hook-index'), GIT_DIR: root, GIT_WORK_TREE: root };
    const given = {
      directory: repository,
      outputDirectory: output,
      options: options(),
      env: { ...env, ...hook },
    };
    await localPublisher(given).publish(proposal('new'));
    expect(await readdir(root)).not.toContain('hook-index');
    expect(git('log', '-1', '--format=%an <%ae>', BRANCH)).toBe('Gopher <gopher@example.org>');
  });

  test('signed off by who commits, as git itself does it', async () => {
    git('config', 'user.name', 'Gopher');
    git('config', 'user.email', 'gopher@example.org');
    await publisher({ signOff: true }).publish(proposal('new'));
    expect(git('log', '-1', '--format=%(trailers)', BRANCH)).toBe(
      'Signed-off-by: Gopher <gopher@example.org>',
    );
    git('branch', '-D', BRANCH);
    await publisher({ signOff: true, commitMessage: 'Update\n\nRefs: #5' }).publish(proposal('new'));
    expect(git('log', '-1', '--format=%B', BRANCH)).toBe(
      'Update\n\nRefs: #5\nSigned-off-by: Gopher <gopher@example.org>',
    );
  });

  test('another base', async () => {
    git('branch', 'release');
    git(
      '-c',
      'user.name=G',
      '-c',
      'user.email=g@example.org',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'Second',
    );
    await publisher({ base: 'release' }).publish(proposal('new'));
    expect(git('rev-parse', `${BRANCH}^`)).toBe(git('rev-parse', 'release'));
  });

  test("others' commits on the branch are kept", async () => {
    await publisher().publish(proposal('new'));
    const tree = git('rev-parse', `${BRANCH}^{tree}`);
    const theirs = git(
      ...['-c', 'user.name=G', '-c', 'user.email=g@example.org'],
      ...['commit-tree', tree, '-p', BRANCH, '-m', 'Theirs'],
    );
    git('branch', '-f', BRANCH, theirs);
    const { publication, findings } = await publisher().publish(proposal('newer'));
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs });
    expect(findings).toMatchObject([
      { message: 'The branch `go-pgo/update` holds 2 commits where we make one, so it was left as it is.' },
    ]);
    expect((await publisher().withdraw('Pointless.')).operation).toBe('none');
    expect(git('rev-parse', BRANCH)).toBe(theirs);
  });
});

describe('look and withdraw', () => {
  test('committed and proposed', async () => {
    const before = await lookAt(publisher());
    expect(before).toEqual({ committed: 'old' });
    const { publication } = await publisher().publish(proposal('new'));
    const { committed, proposed } = await lookAt(publisher());
    expect([committed, proposed?.profile, proposed?.headSha]).toEqual(['old', 'new', publication.headSha]);
    git('merge', '-q', '--ff-only', BRANCH);
    const after = await lookAt(publisher());
    expect(after).toEqual({ committed: 'new' });
    expect(await lookAt(publisher(), 'none.pgo')).toEqual({});
  });

  test('what is proposed is outdated once the base has another profile', async () => {
    await publisher().publish(proposal('new'));
    git(
      '-c',
      'user.name=G',
      '-c',
      'user.email=g@example.org',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'elsewhere',
    );
    expect((await lookAt(publisher())).proposed?.outdated).toBe(false);
    await writeFile(join(repository, PROFILE), 'by hand');
    git('-c', 'user.name=G', '-c', 'user.email=g@example.org', 'commit', '-q', '-a', '-m', 'by hand');
    expect((await lookAt(publisher())).proposed?.outdated).toBe(true);
    await publisher().publish(proposal('new'));
    expect((await lookAt(publisher())).proposed?.outdated).toBe(false);
  });

  test('somebody else’s commit on the branch is left alone', async () => {
    git('checkout', '-q', '-b', BRANCH);
    await writeFile(join(repository, 'mine.txt'), 'mine');
    git('add', '.');
    git('-c', 'user.name=G', '-c', 'user.email=g@example.org', 'commit', '-q', '-m', 'mine');
    git('checkout', '-q', 'main');
    const mine = git('rev-parse', BRANCH);
    const { publication, findings } = await publisher().publish(proposal('new'));
    expect(publication.operation).toBe('none');
    expect(findings[0]?.message).toContain('changes mine.txt, which we do not');
    const other = publisher();
    await lookAt(other);
    expect(await other.withdraw('Pointless.')).toMatchObject({ operation: 'none' });
    expect(git('rev-parse', BRANCH)).toBe(mine);
  });

  test('withdraw takes branch and text away', async () => {
    await publisher().publish(proposal('new'));
    expect(await publisher().withdraw('Pointless.')).toMatchObject({
      operation: 'closed',
      reason: 'The branch is deleted. Pointless.',
    });
    expect(git('branch', '--list')).toBe('* main');
    expect(await readdir(output)).toEqual([]);
    expect(await publisher().withdraw('Pointless.')).toMatchObject({
      operation: 'none',
      reason: 'The committed profile stays as it is.',
    });
  });
});

describe('one sentence and its fix', () => {
  const refused = async (changed: Partial<PublishOptions> = {}, directory?: string) =>
    publisher(changed, directory)
      .publish(proposal('new'))
      .catch((error: Error & { fix?: string }) => `${error.message} ${error.fix}`);

  test('no repository', async () => {
    expect(await refused({}, root)).toBe(
      `${root} is not in a git repository: not a git repository (or any of the parent directories): .git. Run \`git init\` and make a first commit there, or use \`publish: none\`.`,
    );
  });

  test('no commits yet', async () => {
    const empty = join(root, 'empty');
    await mkdir(empty);
    execFileSync('git', ['init', '-q', empty], { env });
    const expected = 'The git repository has no commits yet. Make a first commit, then run again.';
    expect(await refused({}, empty)).toBe(expected);
    expect(await refused({ base: 'main' }, empty)).toBe(expected);
  });

  test('an unknown base', async () => {
    expect(await refused({ base: '--mian' })).toBe(
      'There is no branch or commit `--mian` in the git repository. Correct the input `base`, or leave it out for what is checked out.',
    );
  });

  test('a branch that is checked out, here or in another work tree', async () => {
    expect(await refused({ branch: 'main' })).toMatch(
      /^The branch `main` is checked out, so it is not published to\./,
    );
    git('worktree', 'add', '-q', '-b', BRANCH, join(root, 'other'));
    expect(await refused()).toMatch(/^The branch `go-pgo\/update` is checked out/);
  });

  test('an invalid branch name', async () => {
    expect(await refused({ branch: 'a..b' })).toMatch(/^`a\.\.b` cannot be a branch's name\. Set `branch`/);
  });

  test('what git itself complains of', async () => {
    // A file where the profile's folder should be.
    expect(
      await refused().then(() =>
        publisher({ branch: 'go-pgo/other' })
          .publish(proposal('x', { path: 'go.mod/default.pgo' }))
          .catch((error: Error) => error.message),
      ),
    ).toMatch(/^`git update-index` failed: /);
  });

  test('no git', async () => {
    const folder = join(root, 'bin');
    await mkdir(folder);
    await writeFile(join(folder, 'cat'), '');
    await chmod(join(folder, 'cat'), 0o755);
    const path = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      expect(await refused()).toBe(
        'There is no `git` on the PATH. Install git or add its folder to the PATH.',
      );
    } finally {
      process.env['PATH'] = path;
    }
  });
});
