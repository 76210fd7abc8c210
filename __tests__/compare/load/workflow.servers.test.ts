import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../../src/system/exec.ts';
import { goTool, systemTool } from '../../harness/tools.ts';
import { makeScene, reading, type Scene } from './scene.ts';

/** What users copy, on the example service. */

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples');

/** Both builds of the example service: without and with its profile of the CPU time that its benchmarks take. */
async function service(scene: Scene): Promise<{ readonly cwd: string; readonly binary: string }> {
  const cwd = join(scene.cwd, 'markdown-service');
  await cp(join(EXAMPLES, 'markdown-service'), cwd, { recursive: true });
  const binary = join(scene.cwd, 'service');
  const built = await run(['go', 'build', '-o', binary, '.'], { cwd });
  expect(built.stderr).toBe('');
  return { cwd, binary };
}

test('the settings of the example workflow suit the example service', async () => {
  await using scene = await makeScene();
  await systemTool('ab');
  const { cwd, binary } = await service(scene);
  const file = join(EXAMPLES, 'workflows', 'compare-load.yml');
  const { on, jobs } = parse(await readFile(file, 'utf8'));
  expect(Object.keys(on)).toEqual(['pull_request']);
  const { command, measure, budget, ...given } = jobs.compare.steps.at(-1).with;
  expect({ command, measure, budget }).toEqual({ command: 'compare', measure: 'load', budget: '10m' });
  expect(Object.keys(given).sort()).toEqual(['cpus', 'load', 'ready', 'serve']);
  // On a port that is free here.
  const settings = JSON.parse(JSON.stringify(given).replaceAll('127.0.0.1:8080', new URL(scene.url).host));
  const prepared = await scene.prepare(settings, { cwd, binaries: { baseline: binary, candidate: binary } });
  await reading(prepared, 'baseline');
  await reading(prepared, 'candidate');
  expect(prepared.report()).toMatchObject({
    work: 'request',
    tool: 'ab',
    cpus: 1,
    baseline: { work: 20_000, failed: 0 },
    candidate: { work: 20_000, failed: 0 },
  });
  expect(prepared.findings.filter(({ message }) => !message.includes('is not kept'))).toEqual([]);
});

test.each([
  ['fixed.js', '', { candidate: { work: 20_000, failed: 0 } }],
  ['ramp.js', '--env RATE=600 --env DURATION=12s', { candidate: { failed: 0 } }],
])('the k6 script %s suits it, too', async (script, options, expected) => {
  await using scene = await makeScene();
  const { cwd, binary } = await service(scene);
  const { host, origin } = new URL(scene.url);
  const k6 = `${await goTool('k6')} run --no-usage-report`;
  const prepared = await scene.prepare(
    {
      serve: `exec "$PGO_BINARY" -addr ${host}`,
      load: `${k6} --env URL=${origin} ${options} ${join(EXAMPLES, 'load', script)}`,
      cpus: 0.5,
    },
    { cwd, binaries: { baseline: binary, candidate: binary } },
  );
  await reading(prepared, 'baseline');
  await reading(prepared, 'candidate');
  const report = prepared.report();
  expect(report).toMatchObject({ work: 'request', tool: 'k6', ...expected });
  if (script === 'ramp.js') expect(report?.baseline.saturation?.perSecond).toBeGreaterThan(60);
  else expect(report?.baseline.saturation).toBeUndefined();
});
