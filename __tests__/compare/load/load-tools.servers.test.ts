import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goTool, systemTool } from '../../harness/tools.ts';
import { makeScene, reading, type Scene, slower } from './scene.ts';

const REQUESTS = 600;

interface RealTool {
  readonly name: string;
  readonly load: (scene: Scene) => Promise<string>;
  /** Units of work in a run; undefined where it is for a time. */
  readonly work?: number;
  readonly units: readonly string[];
}

const ALWAYS = ['cpu-sec/request', 'peak-B', 'requests/s'];

async function k6Script(scene: Scene, text: string): Promise<string> {
  const script = join(scene.cwd, 'script.js');
  await writeFile(script, text);
  return `${await goTool('k6')} run --no-usage-report ${script}`;
}

const TOOLS: readonly RealTool[] = [
  // Its latencies are in whole milliseconds, which these are too short for.
  { name: 'ab', load: (scene) => scene.ab(REQUESTS), work: REQUESTS, units: ALWAYS },
  {
    name: 'hey',
    load: async ({ url }) => `${await goTool('hey')} -n ${REQUESTS} -c 4 ${url}`,
    work: REQUESTS,
    units: ALWAYS,
  },
  {
    name: 'vegeta',
    load: async ({ url }) => {
      const vegeta = await goTool('vegeta');
      return `echo 'GET ${url}' |\n  ${vegeta} attack -rate 300 -duration 2s |\n  ${vegeta} report`;
    },
    work: REQUESTS,
    units: [...ALWAYS, 'p50-sec', 'p99-sec'],
  },
  {
    name: 'wrk',
    load: async ({ url }) => `${await systemTool('wrk')} -t1 -c4 -d2s --latency ${url}`,
    units: [...ALWAYS, 'p50-sec', 'p99-sec'],
  },
  {
    name: 'k6',
    load: (scene) =>
      k6Script(
        scene,
        `import http from 'k6/http';
        export const options = { vus: 4, iterations: ${REQUESTS} };
        export default () => { http.get('${scene.url}'); };`,
      ),
    work: REQUESTS,
    units: [...ALWAYS, 'p50-sec', 'p99-sec'],
  },
];

test.each(TOOLS)('$name: its requests are the unit of work', async ({ name, load, work, units }) => {
  await using scene = await makeScene();
  const prepared = await scene.prepare({
    serve: scene.serve('-rounds 5000'),
    load: await load(scene),
    cpus: 1,
  });
  for (const side of ['baseline', 'candidate'] as const) {
    const read = await reading(prepared, side);
    expect([...read.keys()]).toEqual(expect.arrayContaining([...units]));
    // A request is 5,000 hashes, and some for HTTP: less than a millisecond each on any machine of this century.
    expect(read.get('cpu-sec/request')).toBeGreaterThan(50e-6);
    expect(read.get('cpu-sec/request')).toBeLessThan(10e-3);
  }
  expect(prepared.subject.quantities.map(({ unit }) => unit)).toEqual(expect.arrayContaining([...units]));
  const report = prepared.report();
  expect(report).toMatchObject({ work: 'request', tool: name, baseline: { failed: 0 } });
  if (work === undefined) expect(report?.candidate.work).toBeGreaterThan(100);
  else expect(report).toMatchObject({ baseline: { work }, candidate: { work } });
  expect(report?.baseline.saturation).toBeUndefined();
  await expect.poll(() => scene.living()).toEqual([]);
});

test('k6 without requests counts its iterations', async () => {
  await using scene = await makeScene();
  const load = await k6Script(
    scene,
    `import { sleep } from 'k6';
    export const options = { vus: 2, iterations: 50 };
    export default () => sleep(0.01);`,
  );
  const busy = `${await scene.ab(200)} >/dev/null\n`;
  const prepared = await scene.prepare({ load: busy + load });
  expect(prepared.subject.quantities.map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['cpu-sec/iteration', 'iterations/s']),
  );
  await reading(prepared, 'baseline');
  await reading(prepared, 'candidate');
  expect(prepared.report()).toMatchObject({ work: 'iteration', tool: 'k6', baseline: { work: 50 } });
});

test('k6 whose thresholds are crossed says how to go on', async () => {
  await using scene = await makeScene();
  const load = await k6Script(
    scene,
    `import http from 'k6/http';
    export const options = { vus: 1, iterations: 10, thresholds: { http_reqs: ['count>1000'] } };
    export default () => { http.get('${scene.url}'); };`,
  );
  expect(await (await scene.prepare({ load })).run('baseline')).toMatchObject({
    message: expect.stringMatching(/with the baseline: `load` ended with exit code 99\./),
    fix: expect.stringMatching(/^Run k6 with `--no-thresholds` here: /),
  });
});

/** How many requests the kernel lets the server answer in a second at most. */
async function limitOf(scene: Scene, settings: { readonly serve: string; readonly cpus: number }) {
  const measured = await scene.prepare({ ...settings, load: await scene.ab(50) });
  const perRequest = (await reading(measured, 'baseline')).get('cpu-sec/request') ?? 0;
  const isKept = !measured.findings.some(({ message }) => message.includes('is not kept'));
  return { most: (isKept ? settings.cpus : availableParallelism()) / perRequest };
}

describe('k6 that ramps', () => {
  // So little that a busy machine can give it nevertheless.
  const CPUS = 0.2;
  const ROUNDS = '-rounds 40000';

  test.each([
    ['its arrival rate', ''],
    ['its arrival rate, and says nothing of it', '--quiet'],
  ])('%s finds the limit of either side', async (_, option) => {
    await using scene = await makeScene();
    const settings = { serve: scene.serve(ROUNDS), cpus: CPUS };
    const { most } = await limitOf(scene, settings);
    const script = `import http from 'k6/http';
      export const options = { scenarios: { ramp: {
        executor: 'ramping-arrival-rate', startRate: ${Math.ceil(most / 15)}, timeUnit: '1s',
        preAllocatedVUs: 50, maxVUs: 50, stages: [{ target: ${Math.ceil(most * 2.2)}, duration: '20s' }] } } };
      export default () => { http.get('${scene.url}'); };`;
    const load = `${await k6Script(scene, script)} ${option}`;
    const prepared = await scene.prepare(
      { ...settings, load },
      { binaries: { baseline: await slower(0), candidate: await slower(100) } },
    );
    expect(prepared.subject.quantities.at(-1)).toEqual({
      unit: 'saturation-requests/s',
      better: 'higher',
      decisive: false,
    });
    const baseline = await reading(prepared, 'baseline');
    await reading(prepared, 'candidate');
    const report = prepared.report();
    expect(report?.baseline.saturation).toEqual({
      perSecond: baseline.get('saturation-requests/s'),
      reached: true,
    });
    const [one = 0, other = 0] = [report?.baseline, report?.candidate].map(
      (side) => side?.saturation?.perSecond,
    );
    expect(one).toBeLessThan(most * 1.15);
    expect(one).toBeGreaterThan(most * 0.25);
    // Twice the work: half the rate, as far as 20 seconds on a busy machine tell.
    expect(one / other).toBeGreaterThan(1.2);
    expect(one / other).toBeLessThan(4);
  });

  test('its users finds the limit, too', async () => {
    await using scene = await makeScene();
    const settings = { serve: scene.serve(ROUNDS), cpus: CPUS };
    const { most } = await limitOf(scene, settings);
    // Each user asks for about five a second.
    const users = Math.ceil((most * 2.2) / 5);
    const script = `import http from 'k6/http'; import { sleep } from 'k6';
      export const options = { scenarios: { ramp: {
        executor: 'ramping-vus', startVUs: 1, stages: [{ target: ${users}, duration: '20s' }] } } };
      export default () => { http.get('${scene.url}'); sleep(0.2); };`;
    const prepared = await scene.prepare({ ...settings, load: await k6Script(scene, script) });
    await reading(prepared, 'baseline');
    await reading(prepared, 'candidate');
    const saturation = prepared.report()?.candidate.saturation;
    expect(saturation?.perSecond).toBeLessThan(most * 1.15);
    expect(saturation?.perSecond).toBeGreaterThan(most * 0.25);
  });
});
