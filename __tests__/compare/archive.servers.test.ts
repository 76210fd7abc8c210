import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastRuns } from '../../src/commands/measure.ts';
import { keepRecords } from '../../src/commands/records.ts';
import type { Report } from '../../src/report/report.ts';
import { partsAbout } from '../../src/work.ts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { startVersitygw, type Versitygw } from '../harness/servers/versitygw.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { faster, slower } from '../report/samples.ts';

let server: Versitygw;
beforeAll(async () => {
  server = await startVersitygw();
  await server.put('bucket', {});
});
afterAll(() => server[Symbol.asyncDispose]());

const environment = () => ({ ...server.env, AWS_ENDPOINT_URL_S3: server.url });
const names = (prefix: string) => readdir(server.pathOf('bucket', prefix)).catch(() => []);

/** One run that archives at the place and reads its history from there. */
async function runAt(time: string, place: string, report: Partial<Report>, more: JobOptions = {}) {
  await using folder = await temporaryFolder();
  const scene = await jobIn(folder.path, {
    ...{ env: environment(), now: new Date(time), report },
    ...more,
    settings: { archive: place, history: `- ${place}`, ...more.settings },
  });
  scene.report.add(await pastRuns(scene.run, scene.report.value));
  await scene.reports.add(partsAbout(scene.run, keepRecords(scene.run, scene.report.value)));
  return scene;
}

test('each run finds the results of those before it where they were archived', async () => {
  const place = 's3://bucket/results/service/';
  const first = await runAt('2026-11-07T04:20:00.000Z', place, faster);
  expect(first.shown).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('No object is at') },
  ]);
  expect(first.job.report.history?.targets[0]?.points).toHaveLength(1);

  const second = await runAt('2026-11-14T04:20:00.000Z', place, slower);
  const third = await runAt('2026-11-21T04:20:00.000Z', place, faster);
  expect([...second.shown, ...third.shown]).toEqual([]);
  expect(third.job.report.history?.targets[0]?.points.map(({ time, verdict }) => [time, verdict])).toEqual([
    ['2026-11-07T04:20:00.000Z', 'faster'],
    ['2026-11-14T04:20:00.000Z', 'slower'],
    ['2026-11-21T04:20:00.000Z', 'faster'],
  ]);
  const kept = await names('results/service');
  expect(kept).toHaveLength(3);
  expect(kept.join('\n')).toMatch(/^(2026-11-(07|14|21)T04-20-00Z-[0-9a-f]{12}\.result\.json\n?){3}$/);
  expect(third.progress.at(-1)).toContain(` ${place}${kept[2]}`);
});

test('the document says how the run ended, and holds no secret', async () => {
  const place = 's3://bucket/ended/';
  await using folder = await temporaryFolder();
  const scene = await jobIn(folder.path, {
    env: environment(),
    settings: { archive: place },
    report: faster,
  });
  scene.run.host.mask('hunter2-hunter2');
  scene.report.add({ error: { message: 'The gate failed: it said hunter2-hunter2.' } });
  await scene.reports.add(partsAbout(scene.run, keepRecords(scene.run, scene.report.value)));
  const [name = ''] = await names('ended');
  const document = JSON.parse(await readFile(server.pathOf('bucket', `ended/${name}`), 'utf8'));
  expect(document).toMatchObject({
    run: { time: '2026-11-21T06:00:00.000Z' },
    comparison: { verdict: 'faster' },
    error: { message: 'The gate failed: it said ***.' },
  });
});
