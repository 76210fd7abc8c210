import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { OpenApi } from '../harness/github/openapi.ts';
import { startGitHub } from '../harness/github/start.ts';

// The harness judges others, so it is judged itself: it must object to what GitHub would object to.

test('requests that GitHub does not document', () => {
  const api = OpenApi.load();
  const check = (method: string, url: string, body?: unknown) =>
    api.violations(method, url, body === undefined ? '' : JSON.stringify(body));
  expect(check('POST', '/repos/o/r/pulls', { title: 't', head: 'h', base: 'b', draft: true })).toEqual([]);
  expect(check('GET', '/repos/o/r/git/ref/heads%2Fa%2Fb')).toEqual([]);
  expect(check('GET', '/repos/o/r/git/ref/heads/a/b')).toEqual([]);
  expect(check('POST', '/repos/o/r/issues/1/labels', { labels: ['a'] })).toEqual([]);
  expect(check('POST', '/repos/o/r/pull', {})).toEqual(['POST /repos/o/r/pull: GitHub has no such request']);
  expect(check('GET', '/repos/o/r/pulls?state=opened')).toEqual([expect.stringContaining('query `state`')]);
  expect(check('GET', '/repos/o/r/pulls?page=2&branch=x')).toEqual([
    'GET /repos/o/r/pulls: query `branch` is not documented',
  ]);
  expect(check('POST', '/repos/o/r/pulls', { title: 't', head: 'h' })).toEqual([
    expect.stringContaining("must have required property 'base'"),
  ]);
  expect(check('POST', '/repos/o/r/pulls', { title: 't', head: 'h', base: 'b', labels: [] })).toEqual([
    expect.stringContaining('(labels)'),
  ]);
  expect(check('POST', '/repos/o/r/git/trees', { tree: [{ path: 'p', file: 'x' }] })).toEqual([
    expect.stringContaining('(file)'),
  ]);
  expect(check('PATCH', '/repos/o/r/git/refs/heads%2Fx', { sha: 1, force: 'yes' })).toHaveLength(2);
  expect(check('POST', '/repos/o/r/git/blobs')).toEqual(['POST /repos/o/r/git/blobs: the body is missing']);
});

test('is as strict as GitHub where the emulator is not', async () => {
  await using github = await startGitHub();
  const main = await github.emulator.head('octo/service', 'main');
  const post = (path: string, body: unknown, token?: string) =>
    github.request('POST', `/repos/octo/service${path}`, body, token);
  expect((await post('/git/blobs', { content: '' }, 'unknown')).data.message).toBe('Bad credentials');
  expect((await post('/git/refs', { ref: 'refs/heads/a b', sha: main })).status).toBe(422);
  const pull = { title: 't', head: 'topic', base: 'main' };
  expect((await post('/pulls', pull)).data.errors).toMatchObject([{ field: 'head', code: 'invalid' }]);
  await post('/git/refs', { ref: 'refs/heads/topic', sha: main });
  expect((await post('/pulls', pull)).data.errors[0].message).toBe('No commits between main and topic');
  await github.emulator.commit('octo/service', 'topic', { a: 'b' });
  expect((await post('/pulls', pull)).status).toBe(201);
  expect((await post('/pulls', pull)).data.errors[0].message).toBe(
    'A pull request already exists for octo:topic.',
  );
  const patch = await github.request('PATCH', '/repos/octo/service/git/refs/heads/gone', { sha: main });
  expect([patch.status, patch.data.message]).toEqual([422, 'Reference does not exist']);
  github.expectNoViolations();
  await post('/pulls', { ...pull, reviewers: [] });
  expect(() => github.expectNoViolations()).toThrow('(reviewers)');
});

test('serves a local repository, also to another process', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'go-pgo-harness-'));
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: directory });
    await mkdir(join(directory, 'a b'));
    await writeFile(join(directory, 'a b/ü.bin'), Buffer.from([0, 255]));
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=G', '-c', 'user.email=g@example.org', 'commit', '-q', '-m', 'First');
    await using github = await startGitHub({ directory, repository: 'acme/tool' });
    const script = `
      const path = '/repos/acme/tool/contents/' + encodeURIComponent('a b/ü.bin');
      const headers = { authorization: 'Bearer ' + process.env.TOKEN };
      const response = await fetch(process.env.GITHUB_API_URL + path, { headers });
      console.log((await response.json()).content);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { GITHUB_API_URL: github.url, TOKEN: github.token },
    });
    expect(Buffer.from(stdout, 'base64')).toEqual(Buffer.from([0, 255]));
    github.expectNoViolations();
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('lists the commits of a file as `git log` does, and deletes only what is there', async () => {
  await using github = await startGitHub({ files: { a: '1', b: '1' } });
  const { emulator } = github;
  const first = await emulator.head('octo/service', 'main');
  const second = await emulator.commit('octo/service', 'topic', { a: '2' }, { from: 'main' });
  await emulator.commit('octo/service', 'main', { b: '2' });
  const pull = { title: 't', head: 'topic', base: 'main' };
  const { data } = await github.request('POST', '/repos/octo/service/pulls', pull);
  await github.request('PUT', `/repos/octo/service/pulls/${data.number}/merge`, {});
  const listed = async (query: string) =>
    (await github.request('GET', `/repos/octo/service/commits?${query}`)).data.map(
      ({ sha }: { sha: string }) => sha,
    );
  expect(await listed('path=a')).toEqual([second, first]);
  expect(await listed('path=a&per_page=1&page=2')).toEqual([first]);
  expect(await listed(`path=a&sha=${first}`)).toEqual([first]);
  expect(await listed('path=none')).toEqual([]);

  const { tree } = await emulator.must('GET', `/repos/octo/service/git/commits/${first}`);
  const trees = (path: string) =>
    github.request('POST', '/repos/octo/service/git/trees', {
      base_tree: tree.sha,
      tree: [{ path, mode: '100644', type: 'blob', sha: null }],
    });
  expect((await trees('a')).status).toBe(201);
  const refused = await trees('c');
  expect([refused.status, refused.data.message]).toEqual([422, 'GitRPC::BadObjectState']);
  github.expectNoViolations();
});
