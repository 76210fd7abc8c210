import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commentOn, type RenderComment } from '../../src/commands/records.ts';
import type { Report } from '../../src/report/report.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, PERSON_TOKEN, startGitHub, TOKEN } from '../harness/github/start.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { failed, faster, slower } from '../report/samples.ts';

const sentences = goldenSentences('compare');

let github: GitHubHarness;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let number: number;

beforeEach(async () => {
  folder = await temporaryFolder();
  github = await startGitHub({ people: ['alice'] });
  await github.emulator.commit(github.repository, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const pull = await github.request('POST', `/repos/${github.repository}/pulls`, {
    ...{ title: 'A feature', head: 'feature', base: 'main' },
  });
  number = pull.data.number;
});

afterEach(() => github.end(folder));

const issues = () => `/repos/${github.repository}/issues`;
const comments = async (page = 1): Promise<{ id: number; body: string; user: { login: string } }[]> =>
  github.emulator.must('GET', `${issues()}/${number}/comments?per_page=100&page=${page}`);
const bodies = async () => (await comments()).map(({ body }) => body);
const say = (body: string, token = PERSON_TOKEN) =>
  github.emulator.must('POST', `${issues()}/${number}/comments`, { body }, token);
const remove = (id: number | undefined) => github.emulator.must('DELETE', `${issues()}/comments/${id}`);

const words: RenderComment = (report) =>
  `${report.subject?.package}: ${report.comparison?.verdict ?? report.error?.message}`;

/** One run for the pull request. */
async function comment(report: Partial<Report>, options: JobOptions = {}, render: RenderComment = words) {
  const event = join(folder.path, 'event.json');
  await writeFile(event, JSON.stringify({ action: 'synchronize', number, pull_request: { number } }));
  const scene = await jobIn(folder.path, {
    ...{ token: TOKEN, report: { ...report, command: 'compare' } },
    ...options,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: github.repository,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      ...options.env,
    },
  });
  scene.report.add({ findings: await commentOn(scene.run, scene.report.value, render) });
  return scene;
}

describe('the comment', () => {
  test('is one for each program', async () => {
    const of = (name: string, report: Partial<Report> = faster): Partial<Report> => ({
      ...report,
      subject: { module: 'm', package: name, goVersion: 'go1.26.8', actionVersion: '1.0.0' },
    });
    for (const report of [of('m/a'), of('m/b'), of('m/a', slower)]) await comment(report);
    expect((await bodies()).map((body) => body.split('\n')[1])).toEqual(['m/a: slower', 'm/b: faster']);
  });

  test('is as long as GitHub takes, and no longer', async () => {
    let asked = 0;
    await comment(faster, {}, (_report, maxLength) => {
      asked = maxLength;
      return '😀'.repeat(Math.floor(maxLength / 2));
    });
    const [long = ''] = await bodies();
    expect(long.length).toBeGreaterThan(65_500);
    expect(asked).toBe(65_536 - long.indexOf('\n') - 1);
  });

  test('holds no secret', async () => {
    const sources = [{ source: `pw ${TOKEN}`, kind: 'pprof' as const, collected: 1, findings: [] }];
    await comment({ ...slower, sources }, {}, (report) => JSON.stringify(report.sources));
    expect((await bodies())[0]).toContain('"source":"pw ***"');
  });

  test('is ours alone: what others wrote is not edited, whatever mark it begins with', async () => {
    await comment(faster);
    const [{ id, body: ours } = { id: 0, body: '' }] = await comments();
    await remove(id);
    const copy = `${ours.split('\n')[0]}\nIt is slower, believe me.`;
    await say(copy);
    await comment(faster);
    expect(await bodies()).toEqual([copy, ours]);
    // Where the token may not say whose it is, ours is that of a bot.
    github.inject({ method: 'POST', path: /\/graphql$/ }, answers.notAccessible());
    await comment(slower);
    expect(github.pendingInjections).toBe(0);
    expect(await bodies()).toEqual([copy, expect.stringMatching(/: slower$/)]);
  });
});

test('a run that failed: early makes no comment, and does not leave an older verdict to stand', async () => {
  const { comparison: _, ...early } = failed as Report & { comparison?: never };
  await comment(early);
  expect(await bodies()).toEqual([]);
  await comment(faster);
  await comment(early);
  expect(await bodies()).toEqual([expect.stringContaining('No profile passed validation')]);
});

describe('no comment', () => {
  test.each<[string, JobOptions]>([
    ['`comment: false`', { settings: { comment: 'false' } }],
    ['a push', { env: { GITHUB_EVENT_NAME: 'push' } }],
    ['a pull request whose code runs with secrets', { env: { GITHUB_EVENT_NAME: 'pull_request_target' } }],
    ['a terminal', { env: { GITHUB_EVENT_NAME: undefined, GITHUB_REPOSITORY: undefined } }],
    ['another command', { command: 'refresh' }],
    ['a job of Gitea', { env: { GITEA_ACTIONS: 'true' } }],
    ['a cancelled run', { signal: AbortSignal.abort(new Error('cancelled')) }],
  ])('for %s, and nothing is asked', async (_, options) => {
    const before = github.exchanges.length;
    const { shown } = await comment(faster, options);
    expect(github.exchanges).toHaveLength(before);
    expect(shown).toEqual([]);
  });

  test('on Gitea, where `comment: true` asks for one: a note, and nothing is asked', async () => {
    const before = github.exchanges.length;
    const [env, settings] = [{ GITHUB_API_URL: `${github.url}/api/v1` }, { comment: 'true' }];
    const { shown } = await comment(faster, { env, settings });
    expect(github.exchanges).toHaveLength(before);
    expect(shown).toMatchObject([{ severity: 'note', message: expect.stringContaining('GitHub only') }]);
    sentences.add(...shown);
  });

  test.each([
    [
      'a token that may only read',
      answers.notAccessible(),
      /Resource not accessible by integration\.$/,
      /permissions: \{ pull-requests: write \}/,
    ],
    ['a locked conversation', answers.issueLocked, /issue is locked\.$/, /job summary/],
  ])('but a note with the fix: %s', async (_, answer, message, fix) => {
    github.inject({ method: 'POST', path: /\/issues\/\d+\/comments$/ }, answer);
    const { shown, job } = await comment(faster);
    expect(shown).toEqual([
      { severity: 'note', message: expect.stringMatching(message), fix: expect.stringMatching(fix) },
    ]);
    sentences.add(...shown);
    expect(job.report.error).toBeUndefined();
    expect(await bodies()).toEqual([]);
  });
});

sentences.compare();
