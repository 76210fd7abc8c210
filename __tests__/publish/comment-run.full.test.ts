import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResultDocuments } from '../../src/compare/after/history.ts';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** Whole runs of `compare` and `check` for a pull request: real builds, a gate that fails, the comment, the result. */

let github: GitHubHarness;
let place: Place;
let number: number;

async function openPull(branch: string): Promise<number> {
  await github.emulator.commit(github.repository, branch, { 'a.go': 'package a' }, { from: 'main' });
  const asked = { title: 'A feature', head: branch, base: 'main' };
  return (await github.request('POST', `/repos/${github.repository}/pulls`, asked)).data.number;
}

beforeAll(async () => {
  github = await startGitHub();
  number = await openPull('feature');
  place = await makePlace({
    ...TINY,
    'default.pgo': await readFile(join(fixtures, 'render-1.pprof')),
    'event.json': JSON.stringify({ pull_request: { number } }),
  });
  await makeRepository(place.cwd);
});
afterAll(() => github.end(place));

const compare = (...args: string[]) =>
  place.run(
    [
      ...['compare', '--benchmarks', 'none', '--evidence', 'compiler', '--output-directory', 'out'],
      ...['--history', '- earlier/*.json', ...args],
    ],
    { env: onPull(place) },
  );
const onPull = (place: Place) => ({
  ...github.env,
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: place.path('event.json'),
});
const comments = async (of = number): Promise<{ body: string }[]> =>
  github.emulator.must('GET', `/repos/${github.repository}/issues/${of}/comments`);

test('a gate that fails ends in exit 1, after the comment and the result, which say so', async () => {
  const passed = await compare('--fail-on', 'size > 1000%');
  expect(passed.exitCode, passed.stderr).toBe(0);
  const [first, ...others] = await comments();
  expect(others).toEqual([]);
  expect(first?.body).toMatch(/Passed.*size.* \+[\d.]+/);
  const result = await readFile(place.path('out', 'result.json'));
  await place.write({ 'earlier/result.json': result });

  const failed = await compare('--fail-on', 'size > 0%');
  expect(failed.exitCode, failed.stderr).toBe(1);
  expect(failed.stderr).toMatch(/gate failed: `size > 0%`: .* \+[\d.]+/);
  const [edited, ...more] = await comments();
  expect(more).toEqual([]);
  expect(edited?.body).toContain('gate failed');
  expect(edited?.body).not.toBe(first?.body);

  const document = JSON.parse(await readFile(place.path('out', 'result.json'), 'utf8'));
  expect(document.gates).toEqual([
    {
      condition: 'size > 0%',
      outcome: 'failed',
      reason: expect.stringMatching(/size.* \+[\d.]+/),
    },
  ]);
  expect(document.error.message).toContain('gate failed');
  // Both runs are on the line; that of the first came from its document.
  const sizes = document.history.targets[0].points.map(({ size }: { size: number }) => size);
  expect(sizes).toEqual([document.build.candidate.bytes, document.build.candidate.bytes]);
  expect(document.history.targets[0].points[0].time).toBe(readResultDocuments(result)?.[0]?.run.time);
  expect(document.history.targets[0].points[1].time).toBe(document.run.time);
});

test('`check`: none while all is well, one when something is wrong, which is brought up to date', async () => {
  const pull = await openPull('other');
  const event = JSON.stringify({ pull_request: { number: pull } });
  await using place = await makePlace({ ...CHECKED, 'default.pgo': goodProfile(), 'event.json': event });
  await makeRepository(place.cwd);
  const checkPullRequest = (...args: string[]) => check(place, args, onPull(place));
  const bodies = async () => (await comments(pull)).map(({ body }) => body);

  expect(await checkPullRequest()).toMatchObject({ exitCode: 0, findings: [] });
  expect(await bodies()).toEqual([]);

  await place.write({ 'docs/default.pgo': goodProfile() });
  expect((await checkPullRequest('--min-samples', '5000')).exitCode).toBe(1);
  const [first = '', ...others] = await bodies();
  expect(others).toEqual([]);
  expect(first).toMatch(/^<!-- [^\n]+ -->\n## Check failed\n/);
  expect(first).toContain('1 error, 1 warning');
  expect(first).toMatch(/\*\*Error\*\*: .*1,590 samples.*`min-samples` is 5000/);
  expect(first).toContain('**Warning**: docs/default.pgo: ');
  // The comment names no folder of the runner.
  expect(first).not.toContain(place.cwd);

  await rm(place.path('docs'), { recursive: true });
  expect((await checkPullRequest()).exitCode).toBe(0);
  const [second = '', ...more] = await bodies();
  expect(more).toEqual([]);
  expect(second).toContain('\n## Check passed\n');
  expect(second.split('\n')[0]).toBe(first.split('\n')[0]);
});

describe('`check` compares the Go version with that of go.mod on the base, which it reads through the API', () => {
  const goMod = (version: string) => ({ 'go.mod': `module example.com/tiny\n\ngo ${version}\n` });
  const head = '1'.repeat(40);

  /** A commit on the base whose go.mod requires this version. */
  const onBase = (version: string) =>
    github.emulator.commit(github.repository, 'older-go', goMod(version), { from: 'main' });

  /** Checks a pull request, and expects a note that names the earlier version. */
  async function expectBefore(version: string, sha: string, mergedInto?: string): Promise<void> {
    // Only a go.mod that requires the Go that runs has chosen it.
    const running = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
    const files = { ...CHECKED, 'default.pgo': goodProfile(), ...goMod(running.replace(/^go/, '')) };
    await using place = await makePlace(files);
    const git = await makeRepository(place.cwd);
    if (mergedInto !== undefined) {
      // As `actions/checkout` leaves the merge of GitHub: without its parents.
      const tree = await git('rev-parse', 'HEAD^{tree}');
      const by = 'gopher <gopher@example.com> 1795000000 +0000';
      const commit = `tree ${tree}\nparent ${mergedInto}\nparent ${head}\nauthor ${by}\ncommitter ${by}\n\nMerge\n`;
      await place.write({ '../commit': commit });
      const merge = await git('hash-object', '-t', 'commit', '-w', '../commit');
      await place.write({ '.git/shallow': `${merge}\n` });
      await git('update-ref', 'HEAD', merge);
    }
    const base = { ref: 'older-go', sha, repo: { full_name: github.repository } };
    await place.write({
      'event.json': JSON.stringify({ pull_request: { number, base, head: { sha: head } } }),
    });
    const { exitCode, findings } = await check(place, ['--comment', 'false'], onPull(place));
    expect(exitCode).toBe(0);
    // There is no such version of Go, so the profile cannot be matched with it.
    const about = findings.filter(({ message }) => message.startsWith('Before this change'));
    expect(about).toMatchObject([{ severity: 'note', message: expect.stringContaining('is not known') }]);
    expect(about[0]?.message).toContain(`go.mod required go${version}.`);
  }

  test('that of the event', async () => {
    await expectBefore('1.24.99', await onBase('1.24.99'));
  });

  test('that into which the pull request was merged for the checkout', async () => {
    const atLastPush = await onBase('1.24.98');
    await expectBefore('1.24.97', atLastPush, await onBase('1.24.97'));
  });
});
