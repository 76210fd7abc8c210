import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MeteredRun, type Runner, runMetered, runnerFor } from '../../src/compare/workload/calibrate.ts';
import { goToolchain } from '../../src/golang/go.ts';

let folder: string;
let runner: Runner;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'a meter-')));
  await writeFile(path.join(folder, 'go.mod'), 'module example.com/odd\n\ngo 1.21\n');
  // What the user builds for, and with, must not matter to the meter.
  const env = { ...process.env, GOOS: 'plan9', GOFLAGS: '-mod=vendor -tags=x' };
  runner = await runnerFor({ go: await goToolchain({ cwd: folder, env }), scratch: folder }, later(600));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const later = (seconds: number) => performance.now() + seconds * 1000;
/** Runs one program to its end. */
async function metered(argv: readonly [string, ...string[]], options: Partial<Runner> = {}) {
  const [run] = await runMetered({ ...runner, ...options }, [{ argv, directory: folder }]);
  return run as MeteredRun;
}
const node = (script: string): [string, ...string[]] => [process.execPath, '-e', script];

test('reports CPU time, wall time, exit code and both outputs', async () => {
  const script = `
    const end = process.cpuUsage().user + 300_000;
    while (process.cpuUsage().user < end);
    console.error('two');
    const { user, system } = process.cpuUsage();
    process.stdout.write(String((user + system) / 1e6));
    process.exitCode = 3;`;
  const run = await metered(node(script));
  const own = Number(run.stdout);
  expect(run.cpuSeconds).toBeGreaterThanOrEqual(own - 0.001);
  expect(run.cpuSeconds).toBeLessThan(own + 0.2);
  expect(run.wallSeconds).toBeGreaterThan(0.25);
  expect(run).toMatchObject({ exitCode: 3, stderr: 'two\n' });
});

test('reports the peak of resident memory, though it is given back', async () => {
  const small = await metered(node(''));
  const script = "let big = Buffer.alloc(300e6, 'x'); big = undefined;";
  const large = await metered(node(script));
  expect(large.peakBytes - small.peakBytes).toBeGreaterThan(290e6);
  expect(large.peakBytes - small.peakBytes).toBeLessThan(320e6);
});

test('what takes too long is ended, with what it printed', async () => {
  const stays = node("console.log('begun'); setInterval(() => {}, 1000)");
  const [run] = await runMetered(runner, [{ argv: stays, directory: folder }], 1.5);
  expect(run).toEqual({ cutOffSeconds: 1.5, stdout: 'begun\n', stderr: '' });
});

const ONE_CPU = `
  const { readFileSync } = require('node:fs');
  const cpus = /Cpus_allowed_list:\\s*(\\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
  const began = Date.now();
  while (process.cpuUsage().user < 300_000);
  console.log(JSON.stringify({ cpus, began, ended: Date.now() }));`;

test('only Linux pins programs to CPUs', () => {
  expect(runner.cpus.length > 0).toBe(process.platform === 'linux');
});

test.runIf(process.platform === 'linux')(
  'two at the same time share one CPU, each with its own figures',
  async () => {
    const used = new Set<string>();
    for (let tries = 0; tries < 12 && used.size < 2; tries++) {
      const both = [ONE_CPU, `${ONE_CPU} process.exitCode = 3`].map((script) => ({
        argv: node(script),
        directory: folder,
      }));
      const [one, other] = (await runMetered(runner, both)) as [MeteredRun, MeteredRun];
      const [first, second] = [JSON.parse(one.stdout), JSON.parse(other.stdout)];
      expect(first.cpus).toMatch(/^\d+$/);
      expect(second.cpus).toBe(first.cpus);
      expect(Math.max(first.began, second.began)).toBeLessThan(Math.min(first.ended, second.ended));
      expect([one.exitCode, other.exitCode]).toEqual([0, 3]);
      expect(one.cpuSeconds).toBeGreaterThan(0.3);
      used.add(first.cpus);
    }
    if (availableParallelism() > 1) expect(used.size).toBeGreaterThan(1);
    const alone = await metered(node(ONE_CPU));
    if (availableParallelism() > 1) expect(JSON.parse(alone.stdout).cpus).toMatch(/[-,]/);
  },
);
