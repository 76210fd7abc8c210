import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../src/system/exec.ts';
import { goTool, systemTool } from '../harness/tools.ts';
import { makeScene, prepared, readings, type Scene, slower } from './load-scene.ts';

/** Real load tools, and the load that users copy from the examples. */

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');
const REQUESTS = 600;
const LATENCIES = ['p50-sec', 'p99-sec'];

async function k6Script(scene: Scene, text: string): Promise<string> {
  const script = join(scene.cwd, 'script.js');
  await writeFile(script, text);
  return `${await goTool('k6')} run --no-usage-report ${script}`;
}

const TOOLS: readonly [name: string, load: (scene: Scene) => Promise<string>, units: readonly string[]][] = [
  // Latencies of ab are in whole milliseconds, which these are too short for.
  ['ab', (scene) => scene.ab(REQUESTS), []],
  ['hey', async ({ url }) => `${await goTool('hey')} -n ${REQUESTS} -c 4 ${url}`, []],
  [
    'vegeta',
    async ({ url }) => {
      const vegeta = await goTool('vegeta');
      return `echo 'GET ${url}' |\n  ${vegeta} attack -rate 300 -duration 2s |\n  ${vegeta} report`;
    },
    LATENCIES,
  ],
  ['wrk', async ({ url }) => `${await systemTool('wrk')} -t1 -c4 -d2s --latency ${url}`, LATENCIES],
  [
    'k6',
    (scene) =>
      k6Script(
        scene,
        `import http from 'k6/http';
        export const options = { vus: 4, iterations: ${REQUESTS} };
        export default () => { http.get('${scene.url}'); };`,
      ),
    LATENCIES,
  ],
];

test.each(TOOLS)('%s: its requests are the unit of work', async (tool, load, units) => {
  await using scene = await makeScene();
  const underLoad = { serve: scene.serve('-rounds 5000'), load: await load(scene), cpus: 1 };
  const made = await prepared(scene.prepare(underLoad));
  const expected = ['cpu-sec/request', 'peak-B', 'requests/s', ...units];
  for (const read of Object.values(await readings(made))) {
    expect([...read.keys()]).toEqual(expect.arrayContaining(expected));
    // A request is 5,000 hashes, and some for HTTP: less than a millisecond each on any machine of this century.
    expect(read.get('cpu-sec/request')).toBeGreaterThan(50e-6);
    expect(read.get('cpu-sec/request')).toBeLessThan(10e-3);
  }
  const report = made.report();
  expect(report).toMatchObject({ work: 'request', tool, baseline: { failed: 0 } });
  if (tool === 'wrk') expect(report?.candidate.work).toBeGreaterThan(100);
  else expect(report?.candidate.work).toBe(REQUESTS);
  expect(report?.baseline.saturation).toBeUndefined();
  await expect.poll(() => scene.living()).toEqual([]);
});

test('k6 that ramps its arrival rate finds the limit of either side', async () => {
  await using scene = await makeScene();
  const settings = { serve: scene.serve('-rounds 100000'), cpus: 1 };
  const alone = await readings(await prepared(scene.prepare({ ...settings, load: await scene.ab(50) })));
  const most = 1 / (alone.baseline.get('cpu-sec/request') ?? 0);
  const script = `import http from 'k6/http';
    export const options = { scenarios: { ramp: {
      executor: 'ramping-arrival-rate', startRate: ${Math.ceil(most / 15)}, timeUnit: '1s',
      preAllocatedVUs: 50, maxVUs: 50, stages: [{ target: ${Math.ceil(most * 2.2)}, duration: '20s' }] } } };
    export default () => { http.get('${scene.url}'); };`;
  const binaries = { baseline: await slower(0), candidate: await slower(100) };
  const made = await prepared(
    scene.prepare({ ...settings, load: await k6Script(scene, script) }, { binaries }),
  );
  const unit = 'saturation-requests/s';
  expect(made.subject.quantities.at(-1)).toEqual({ unit, better: 'higher', decisive: false });
  const { baseline } = await readings(made);
  const report = made.report();
  expect(report?.baseline.saturation).toEqual({ perSecond: baseline.get(unit), reached: true });
  // How far it comes depends on what else the machine does; what its limit is, k6.test.ts checks.
  expect(report?.baseline.saturation?.perSecond).toBeLessThan(most * 1.3);
  expect(report?.candidate.saturation?.perSecond).toBeGreaterThan(0);
});

test('the example config for load tests suits the example service', async () => {
  await using scene = await makeScene();
  await systemTool('ab');
  const cwd = join(scene.cwd, 'markdown-service');
  await cp(join(EXAMPLES, 'markdown-service'), cwd, { recursive: true });
  const binary = join(scene.cwd, 'service');
  expect((await run(['go', 'build', '-o', binary, '.'], { cwd })).stderr).toBe('');
  const { measure, ...given } = parse(await readFile(join(EXAMPLES, 'config', 'load.yml'), 'utf8'));
  expect(measure).toBe('load');
  expect(Object.keys(given).sort()).toEqual(['cpus', 'load', 'ready', 'serve']);
  // On a port that is free here.
  const settings = JSON.parse(JSON.stringify(given).replaceAll('127.0.0.1:8080', new URL(scene.url).host));
  const binaries = { baseline: binary, candidate: binary };
  const made = await prepared(scene.prepare({ ...settings, cpus: Number(settings.cpus) }, { cwd, binaries }));
  await readings(made);
  const side = { work: 20_000, failed: 0 };
  expect(made.report()).toMatchObject({
    work: 'request',
    tool: 'ab',
    cpus: 1,
    baseline: side,
    candidate: side,
  });
  const { host, origin } = new URL(scene.url);
  const k6 = `${await goTool('k6')} run --no-usage-report --env URL=${origin} --env RATE=600 --env DURATION=12s`;
  const load = `${k6} ${join(EXAMPLES, 'load', 'ramp.js')}`;
  const serve = `exec "$PGO_BINARY" -addr ${host}`;
  const ramp = await prepared(scene.prepare({ serve, load, cpus: 1 }, { cwd, binaries }));
  await readings(ramp);
  expect(ramp.report()?.baseline.saturation?.perSecond).toBeGreaterThan(60);
});
