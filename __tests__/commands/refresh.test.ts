import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { fixtures } from '../harness/profiles.ts';

const sentences = goldenSentences('refresh');

/** Whole runs of `refresh` that publish to the emulated GitHub; what is built is small. */

const [RENDER, RENDER_AGAIN, INDEX] = ['render-1.pprof', 'render-2.pprof', 'index-1.pprof'].map((name) =>
  join(fixtures, name),
) as [string, string, string];
let github: GitHubHarness;
let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeEach(async () => {
  github = await startGitHub();
  place = await makePlace(TINY);
  git = await makeRepository(place.cwd);
});
afterEach(() => github.end(place));

async function refresh(source: string, ...more: string[]) {
  const ended = await place.run(
    [
      ...['refresh', '--benchmarks', 'none', '--evidence', 'none', '--output-directory', 'out', '--json'],
      ...['--source', source, ...more],
    ],
    { env: github.env },
  );
  return { ...ended, document: documentOf(ended) };
}

const open = () => github.pulls.all(github.repository, 'open');

test('what a person declined is not proposed again until the profile is another one', async () => {
  const first = await refresh(RENDER);
  expect(first.document.publication, first.stderr).toMatchObject({ operation: 'created', number: 1 });
  await github.request('PATCH', `/repos/${github.repository}/pulls/1`, { state: 'closed' });
  const writes = github.writes.length;

  const second = await refresh(RENDER_AGAIN);
  expect(second.exitCode, second.stderr).toBe(0);
  expect(second.document).toMatchObject({
    decision: { kind: 'update' },
    publication: { kind: 'pull-request', operation: 'none' },
  });
  expect(second.document.build).toBeUndefined();
  const declined = second.document.findings.find(({ fix = '' }) => fix.includes('reopen #1'));
  expect(declined).toMatchObject({
    severity: 'note',
    message: expect.stringContaining(`Pull request #1 (${github.url}/octo/service/pull/1)`),
  });
  expect(second.stderr).toContain(declined?.message);
  expect(github.writes.slice(writes)).toEqual([]);

  const third = await refresh(INDEX);
  expect(third.document.publication, third.stderr).toMatchObject({ operation: 'created', number: 2 });
  expect(await open()).toMatchObject([{ number: 2 }]);
});

test('a profile that `verify` fails with is not proposed, one that it passes with is', async () => {
  const failed = await refresh(RENDER, '--verify', 'test -s "$PGO_PROFILE" && echo no good && false');
  expect(failed.exitCode, failed.stderr).toBe(1);
  expect(failed.document).toMatchObject({
    decision: { kind: 'reject', reason: expect.stringContaining('`verify`') },
    error: { message: expect.stringMatching(/exit code 1\b.*: no good\.$/) },
  });
  sentences.add(failed.document.decision, failed.document.error);
  expect(failed.document.comparison).toBeUndefined();
  expect(failed.document.publication).toBeUndefined();
  expect(github.writes).toEqual([]);
  expect(await git('worktree', 'list')).toMatch(/^[^\n]* \[main\]$/);

  const passed = await refresh(RENDER, '--verbose', '--verify', 'go test -pgo="$PGO_PROFILE" ./...');
  expect(passed.exitCode, passed.stderr).toBe(0);
  expect(passed.stderr).toMatch(/verify \| ok\s+example\.com\/tiny/);
  const [pull, ...others] = await open();
  const line = pull?.body.split('\n').find((text: string) => text.includes('`verify`'));
  expect(others).toEqual([]);
  expect(line).toContain('passed');
  sentences.add(line);
});

test('by git alone: proposed, left alone while it is as good, withdrawn when the base has caught up', async () => {
  const server = join(place.tmp, 'server.git');
  await git('init', '--quiet', '--bare', '--initial-branch=main', server);
  await git('remote', 'add', 'origin', server);
  await git('push', '--quiet', 'origin', 'main');

  const first = await refresh(RENDER, '--publish', 'git');
  expect(first.document.publication, first.stderr).toMatchObject({
    ...{ kind: 'git', operation: 'created', branch: 'pgo/default' },
  });
  const text = await readFile(place.path('out', 'pull-request.md'), 'utf8');
  expect(text).toMatch(/^# .*default\.pgo\n\n[\s\S]*^### /m);
  expect(text).not.toContain(place.cwd);
  const proposed = await git('--git-dir', server, 'rev-parse', 'pgo/default');

  const second = await refresh(RENDER_AGAIN, '--publish', 'git');
  expect(second.document.publication).toMatchObject({ kind: 'git', operation: 'none' });
  expect(second.document.build).toBeUndefined();
  expect(await git('--git-dir', server, 'rev-parse', 'pgo/default')).toBe(proposed);

  await git('fetch', '--quiet', 'origin', 'pgo/default');
  const tree = await git('rev-parse', 'FETCH_HEAD^{tree}');
  const caughtUp = await git('commit-tree', tree, '-p', 'main', '-m', 'By hand');
  await git('push', '--quiet', 'origin', `${caughtUp}:main`);
  const third = await refresh(RENDER_AGAIN, '--publish', 'git');
  expect(third.document, third.stderr).toMatchObject({
    decision: { kind: 'keep' },
    publication: { kind: 'git', operation: 'closed' },
  });
  expect(await git('--git-dir', server, 'branch', '--list')).toBe('* main');
  expect(github.exchanges).toEqual([]);
});

sentences.compare();
