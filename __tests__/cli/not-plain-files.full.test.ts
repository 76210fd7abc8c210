import { readFile, rm, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('refresh');

/** A refresh where the profile is committed as something else than a plain file: it says so first, and changes nothing. */

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 20928\n`;
const PUBLISH = ['pull-request', 'commit', 'git', 'local', 'none'] as const;
const IN_LFS = expect.stringMatching(/`default\.pgo`.*Git LFS/);

let place: Place;
let git: (...args: string[]) => Promise<string>;
let github: GitHubHarness;
beforeAll(async () => {
  place = await makePlace(TINY);
  git = await makeRepository(place.cwd);
  await git('remote', 'add', 'origin', place.cwd);
  github = await startGitHub({ files: TINY });
});
afterAll(() => github.end(place));
beforeEach(async () => {
  await git('rm', '-rf', '--quiet', '--ignore-unmatch', 'default.pgo', '.gitattributes', 'other');
  await rm(place.path('default.pgo'), { recursive: true, force: true });
  github.exchanges.length = 0;
});

/** Commits what the work tree holds, here and on GitHub with these files. */
async function commit(files: Readonly<Record<string, string>>): Promise<void> {
  await place.write(files);
  await commitTree();
  await github.emulator.commit(github.repository, 'main', files);
}

async function commitTree(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--allow-empty', '--no-gpg-sign', '--message=Change');
}

/** A source with nothing: who asks it has not refused early. */
async function refresh(publish: string, source = 'nothing.pprof') {
  const args = `refresh --benchmarks none --evidence none --json --publish ${publish} --source ${source}`;
  const ended = await place.run(args.split(' '), { env: github.env });
  const { error, publication } = documentOf(ended);
  if (error !== undefined) sentences.add(error);
  return { exitCode: ended.exitCode, message: error?.message, fix: error?.fix, publication };
}

async function expectNothingWritten(): Promise<void> {
  expect(github.writes.filter((write) => !write.endsWith('/graphql'))).toEqual([]);
  expect(await git('branch', '--format=%(refname:short)')).toBe('main');
}

test('Git LFS: a pointer, however it is published', async () => {
  await commit({ '.gitattributes': '*.go text\n*.pgo filter=lfs -text\n', 'default.pgo': POINTER });
  for (const publish of PUBLISH) {
    expect(await refresh(publish)).toMatchObject({
      exitCode: 1,
      message: IN_LFS,
      fix: expect.stringContaining('`git add --renormalize default.pgo`'),
    });
  }
  expect(await readFile(place.path('default.pgo'), 'utf8')).toBe(POINTER);
  await expectNothingWritten();
});

test('a symbolic link that leads nowhere', async () => {
  await symlink('nowhere.pgo', place.path('default.pgo'));
  await commitTree();
  await linkOnGitHub('nowhere.pgo');
  for (const publish of PUBLISH) {
    expect(await refresh(publish)).toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/`default\.pgo` .*symbolic link/),
      fix: expect.stringContaining('link'),
    });
  }
  await expectNothingWritten();
});

async function linkOnGitHub(target: string): Promise<void> {
  const { emulator, repository } = github;
  const api = `/repos/${repository}/git`;
  const head = await emulator.head(repository, 'main');
  const before = await emulator.must('GET', `${api}/commits/${head}`);
  const blob = await emulator.must('POST', `${api}/blobs`, { content: target, encoding: 'utf-8' });
  const tree = await emulator.must('POST', `${api}/trees`, {
    base_tree: before.tree.sha,
    tree: [{ path: 'default.pgo', mode: '120000', type: 'blob', sha: blob.sha }],
  });
  const made = { message: 'Link', tree: tree.sha, parents: [head] };
  await emulator.setHead(repository, 'main', (await emulator.must('POST', `${api}/commits`, made)).sha);
}

sentences.compare();
