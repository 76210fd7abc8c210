import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResultDocuments } from '../../src/compare/history.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub, TOKEN } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** A whole run of `compare` for a pull request: real builds, a gate that fails, the comment, the result. */

let github: GitHubHarness;
let place: Place;
let number: number;
beforeAll(async () => {
  github = await startGitHub();
  await github.emulator.commit(github.repository, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const pull = await github.request('POST', `/repos/${github.repository}/pulls`, {
    ...{ title: 'A feature', head: 'feature', base: 'main' },
  });
  number = pull.data.number;
  place = await makePlace({
    ...TINY,
    'default.pgo': await readFile(join(fixtures, 'render-1.pprof')),
    'event.json': JSON.stringify({ pull_request: { number } }),
  });
  await makeRepository(place.cwd);
});
afterAll(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const compare = (...args: string[]) =>
  place.run(
    [
      ...['compare', '--benchmarks', 'none', '--evidence', 'compiler', '--output-directory', 'out'],
      ...['--history', '- earlier/*.json', ...args],
    ],
    {
      env: {
        GITHUB_TOKEN: TOKEN,
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: github.repository,
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: place.path('event.json'),
      },
    },
  );
const comments = async (): Promise<{ body: string }[]> =>
  github.emulator.must('GET', `/repos/${github.repository}/issues/${number}/comments`);

test('a gate that fails ends in exit 1, after the comment and the result, which say so', async () => {
  const passed = await compare('--fail-on', 'size > 1000%');
  expect(passed.exitCode, passed.stderr).toBe(0);
  const [first, ...others] = await comments();
  expect(others).toEqual([]);
  expect(first?.body).toMatch(/Passed.*: The size of the binary changed by \+/);
  const result = await readFile(place.path('out', 'result.json'));
  await place.write({ 'earlier/result.json': result });

  const failed = await compare('--fail-on', 'size > 0%');
  expect(failed.exitCode, failed.stderr).toBe(1);
  expect(failed.stderr).toContain('The gate failed: `size > 0%`: The size of the binary changed by +');
  const [edited, ...more] = await comments();
  expect(more).toEqual([]);
  expect(edited?.body).toContain('The gate failed');
  expect(edited?.body).not.toBe(first?.body);

  const document = JSON.parse(await readFile(place.path('out', 'result.json'), 'utf8'));
  expect(document.gates).toEqual([
    {
      condition: 'size > 0%',
      outcome: 'failed',
      reason: expect.stringMatching(/^The size of the binary changed by \+/),
    },
  ]);
  expect(document.error.message).toContain('The gate failed');
  // Both runs are on the line; that of the first came from its document.
  const sizes = document.history.targets[0].points.map(({ size }: { size: number }) => size);
  expect(sizes).toEqual([document.build.candidate.bytes, document.build.candidate.bytes]);
  expect(document.history.targets[0].points[0].time).toBe(readResultDocuments(result)?.[0]?.run.time);
  expect(document.history.targets[0].points[1].time).toBe(document.run.time);
});
