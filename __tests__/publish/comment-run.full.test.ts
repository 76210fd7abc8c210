import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('`check` compares the Go version with that of go.mod on the base, which it reads through the API', async () => {
  // Only a go.mod that requires the Go that runs has chosen it.
  const running = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
  await using place = await makePlace({
    ...CHECKED,
    'default.pgo': goodProfile(),
    'go.mod': `module example.com/tiny\n\ngo ${running.replace(/^go/, '')}\n`,
  });
  await makeRepository(place.cwd);
  const goMod = 'module example.com/tiny\n\ngo 1.24.99\n';
  const sha = await github.emulator.commit(
    github.repository,
    'older-go',
    { 'go.mod': goMod },
    { from: 'main' },
  );
  const base = { ref: 'older-go', sha, repo: { full_name: github.repository } };
  await place.write({ 'event.json': JSON.stringify({ pull_request: { number, base } }) });
  const { exitCode, findings } = await check(place, ['--comment', 'false'], onPull(place));
  expect(exitCode).toBe(0);
  // There is no such version of Go, so the profile cannot be matched with it.
  const about = findings.filter(({ message }) => message.includes('go1.24.99'));
  expect(about.map(({ severity, message }) => [severity, message.includes('is not known')])).toEqual([
    ['note', true],
  ]);
});
