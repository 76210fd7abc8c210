import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pastRuns } from '../../src/commands/measure.ts';
import type { Report } from '../../src/report/report.ts';
import { type ArtifactApi, startArtifactApi, TOKEN } from '../harness/artifacts/api.ts';
import type { EmulatedArtifact, EmulatedRun } from '../harness/artifacts/repository.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
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

async function historyOf(history: string, options: JobOptions = {}) {
  const { run, report, job, shown } = await jobIn(folder.path, {
    now: NOW,
    report: own,
    ...options,
    settings: { history },
  });
  report.add(await pastRuns(run, report.value));
  const line = job.report.history?.targets[0];
  return { shown, times: line?.points.map(({ time }) => time) };
}

describe('results in files', () => {
  test('that are not results are counted in one note', async () => {
    await writeFiles(folder.path, {
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
        message: expect.stringContaining(' 3 of 4 documents '),
        fix: expect.stringContaining('`result.json`'),
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
        message: expect.stringMatching(/^History: No file/),
      },
    ]);
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
});
