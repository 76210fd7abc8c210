import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addHistory } from '../../src/commands/history.ts';
import { UsageError } from '../../src/system/errors.ts';
import type { Report } from '../../src/report/report.ts';
import { type ArtifactApi, startArtifactApi, TOKEN } from '../harness/artifacts/api.ts';
import type { EmulatedArtifact, EmulatedRun } from '../harness/artifacts/repository.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { faster } from '../report/samples.ts';
import { resultAt } from './documents.ts';

const NOW = new Date('2026-11-21T06:00:00.000Z');
const WEEK = ['2026-10-24T04:20:00.000Z', '2026-11-07T04:20:00.000Z', '2026-11-14T04:20:00.000Z'] as const;
const own: Partial<Report> = faster;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder[Symbol.asyncDispose]());

async function write(files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true });
    await writeFile(join(folder.path, name), content);
  }
}

async function historyOf(history: string, options: JobOptions = {}) {
  const { job, shown } = await jobIn(folder.path, {
    now: NOW,
    report: own,
    ...options,
    settings: { history },
  });
  await addHistory(job);
  const line = job.report.history?.targets[0];
  return { job, shown, times: line?.points.map(({ time }) => time) };
}

describe('results in files', () => {
  test('become points, this run is the last', async () => {
    await write({ 'old/b-result.json': resultAt(WEEK[1]), 'old/result-a.json': resultAt(WEEK[0]) });
    const { job, times, shown } = await historyOf('- old/*.json');
    expect(times).toEqual([WEEK[0], WEEK[1], NOW.toISOString()]);
    expect(shown).toEqual([]);
    expect(job.report.run).toEqual({ time: NOW.toISOString() });
    expect(job.report.history?.targets[0]?.target).toBe(faster.subject?.package);
  });

  test('of a folder are taken by their names, so that a whole output folder may lie there', async () => {
    await write({
      'old/result.json': resultAt(WEEK[0]),
      'old/report.html': '<html>',
      'old/server-off': Buffer.alloc(1000),
      'old/package.json': '{}',
    });
    const { times, shown } = await historyOf('- old');
    expect(times).toEqual([WEEK[0], NOW.toISOString()]);
    expect(shown).toEqual([]);
  });

  test('that are none are counted in one note', async () => {
    await write({
      'old/1.json': resultAt(WEEK[0]),
      'old/2.json': '{}',
      'old/3.json': 'no JSON',
      'old/4.json': `{"__proto__": ${resultAt(WEEK[1])}}`,
    });
    const { times, shown } = await historyOf('- old/*.json');
    expect(times).toEqual([WEEK[0], NOW.toISOString()]);
    expect(shown).toEqual([
      {
        severity: 'note',
        file: 'old/2.json',
        message:
          'History: 3 of 4 documents are no results of this action, or of a version that did not say when, and left out.',
        fix: 'Keep each `result.json` of `compare` and `refresh` in a place of its own.',
      },
    ]);
  });

  test('that are not there are a warning, and the run is a line of one point', async () => {
    const { times, shown } = await historyOf('- nowhere/*.json');
    expect(times).toEqual([NOW.toISOString()]);
    expect(shown).toMatchObject([
      {
        severity: 'warning',
        source: 'nowhere/*.json',
        message: expect.stringMatching(/^History: No file matches/),
      },
    ]);
  });

  test('without `history`, nothing is read and nothing is added', async () => {
    const { job } = await jobIn(folder.path, { report: own });
    await addHistory(job);
    expect(job.report.history).toBeUndefined();
    expect(job.report.run).toBeUndefined();
  });

  test('a run that measured nothing has the earlier ones', async () => {
    await write({ 'result.json': resultAt(WEEK[0]) });
    const { times } = await historyOf('- result.json', { report: {} });
    expect(times).toEqual([WEEK[0]]);
  });
});

describe('results in artifacts', () => {
  let api: ArtifactApi | undefined;
  afterEach(async () => {
    await api?.[Symbol.asyncDispose]();
    api = undefined;
  });

  const artifact = (id: number, body: Buffer): EmulatedArtifact => ({ id, name: 'pgo-report', body });
  const run = (id: number, time: string, body: Buffer): EmulatedRun => ({
    ...{ id, workflow: 1, branch: 'main', createdAt: new Date(time) },
    artifacts: [artifact(id * 10, body)],
  });
  const file = (name: string, content: string | Uint8Array) => ({ name, data: Buffer.from(content) });
  const outputFolder = (time: string) =>
    zip([
      file('report.html', '<html>'),
      file('baseline/server', Buffer.alloc(100_000)),
      file('result.json', resultAt(time)),
      file('default.pgo', 'profile'),
    ]);

  async function ofRuns(runs: readonly EmulatedRun[], history: string) {
    api = await startArtifactApi({ 'acme/service': { workflows: [{ id: 1, file: 'release.yml' }], runs } });
    const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'acme/service' };
    return historyOf(history, { env, token: TOKEN });
  }

  test('of the whole output folder, and of the result alone, over all runs', async () => {
    const { times, shown } = await ofRuns(
      [
        run(103, WEEK[2], outputFolder(WEEK[2])),
        run(102, WEEK[1], zip([file('result.json', resultAt(WEEK[1]))])),
        run(101, WEEK[0], outputFolder(WEEK[0])),
      ],
      '- artifact: pgo-report\n  workflow: release.yml',
    );
    expect(shown).toEqual([]);
    expect(times).toEqual([...WEEK, NOW.toISOString()]);
  });

  test('as many as `limit` says, the newest, whatever else their artifacts hold', async () => {
    const { times } = await ofRuns(
      WEEK.map((time, i) => run(101 + i, time, outputFolder(time))).reverse(),
      '- artifact: pgo-report\n  workflow: release.yml\n  limit: 2',
    );
    expect(times).toEqual([WEEK[1], WEEK[2], NOW.toISOString()]);
  });

  test('that hold no result are passed over', async () => {
    const { times, shown } = await ofRuns(
      [run(102, WEEK[1], zip([file('cpu.pprof', 'profile')])), run(101, WEEK[0], outputFolder(WEEK[0]))],
      '- artifact: pgo-report\n  workflow: release.yml',
    );
    expect(times).toEqual([WEEK[0], NOW.toISOString()]);
    expect(shown).toEqual([]);
  });

  test('of a workflow that nobody has are a warning with the fix', async () => {
    const { times, shown } = await ofRuns([], '- artifact: pgo-report\n  workflow: relaese.yml');
    expect(times).toEqual([NOW.toISOString()]);
    expect(shown).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(/^History: There is no workflow relaese\.yml in acme\/service\.$/),
        fix: expect.stringContaining('release.yml'),
      },
    ]);
  });
});

describe('what keeps no results', () => {
  test.each([
    ['- http://10.0.0.7:6060', 'history[0]: `pprof` takes profiles, and keeps no results of earlier runs.'],
    [
      '- result.json\n- command: make',
      'history[1]: `command` takes profiles, and keeps no results of earlier runs.',
    ],
    ['- file: result.json\n  weight: 2', 'history[0]: results have no `weight`.'],
    ['- file: result.json\n  required: true', 'history[0]: results have no `required`.'],
    ['result.json', 'history is not a list.'],
  ])('%s', async (history, sentence) => {
    const refused = await jobIn(folder.path, { settings: { history } }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect((refused as UsageError).message).toBe(sentence);
    expect((refused as UsageError).fix).toMatch(/\.$/);
  });
});
