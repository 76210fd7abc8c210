import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildSide } from '../../../src/build/build.ts';
import { profileReasons } from '../../../src/commands/evidence.ts';
import { buildBoth } from '../../../src/commands/measure.ts';
import { whyNothingListens } from '../../../src/serve/ports.ts';
import type { Run } from '../../../src/work.ts';
import { unusedPort } from '../../harness/pprof-server.ts';
import { fixtures } from '../../harness/profiles.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { systemTool } from '../../harness/tools.ts';
import { makeJob } from './job.ts';
import { top } from './pprof.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples');
const OFF: BuildSide = { kind: 'off' };
const PROFILE: BuildSide = {
  kind: 'profile',
  path: join(fixtures, 'render-1.pprof'),
  display: 'render-1.pprof',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let service: string;
let ab: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  service = join(folder.path, 'markdown-service');
  await cp(join(EXAMPLES, 'markdown-service'), service, { recursive: true });
  ab = await systemTool('ab');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** The example service, both sides built, to be loaded by ab with so many requests. */
async function scene(name: string, requests: number, settings: Record<string, string> = {}) {
  const address = `127.0.0.1:${await unusedPort()}`;
  const url = `http://${address}`;
  const out = join(folder.path, name);
  const load = `"${ab}" -q -n ${requests} -c 4 -p README.md -T text/plain ${url}/render`;
  const made = await makeJob(service, out, {
    benchmarks: 'none',
    serve: `"$PGO_BINARY" -addr ${address}`,
    ready: `${url}/healthz`,
    load,
    ...settings,
  });
  const built = await buildBoth(made.run, made.program, { baseline: OFF, candidate: PROFILE });
  const evidence = async (run: Run = made.run) =>
    made.report.add(
      await profileReasons(run, made.program, { baseline: OFF, candidate: PROFILE }, { build: built }),
    );
  return { ...made, evidence, url, out };
}

describe('a server under load', () => {
  test('is profiled on both sides, per request, and the files show the same', async () => {
    const { run, report, evidence, findings, url, out } = await scene('load', 20_000);
    await evidence();
    expect(findings).toEqual([]);
    const { differences = [], flameGraphs = [], potential } = report.value;
    expect(differences.map(({ kind, workload, unit }) => [kind, workload, unit])).toEqual([
      ['cpu', 'load', 'cpu-sec/request'],
      ['alloc', 'load', 'B/request'],
    ]);
    const [cpu, alloc] = differences;
    if (cpu?.files === undefined || alloc?.files === undefined) throw new Error('No files were left.');
    // Rendering this file takes some tens of microseconds and kilobytes.
    expect(cpu.baseline).toBeGreaterThan(2e-5);
    expect(cpu.baseline).toBeLessThan(2e-3);
    expect(cpu.candidate / cpu.baseline).toBeGreaterThan(0.5);
    expect(cpu.candidate / cpu.baseline).toBeLessThan(2);
    expect(alloc.baseline).toBeGreaterThan(15_000);
    expect(alloc.baseline).toBeLessThan(150_000);
    expect(cpu.samples?.baseline).toBeGreaterThan(50);
    const named = [...cpu.cumulative, ...cpu.flat].map(({ name }) => name);
    expect(named.some((name) => name.startsWith('github.com/yuin/goldmark/'))).toBe(true);

    const printed = await top('ns', [`-diff_base=${cpu.files.baseline}`, cpu.files.candidate]);
    const [first] = cpu.flat;
    const change = (first?.candidate.flat ?? 0) - (first?.baseline.flat ?? 0);
    const largest = Math.max(...[...printed.values()].map(([flat]) => Math.abs(flat)));
    expect(Math.abs(printed.get(first?.name ?? '')?.[0] ?? 0)).toBe(largest);
    expect(Math.sign(printed.get(first?.name ?? '')?.[0] ?? 0)).toBe(Math.sign(change));
    expect(cpu.files.baseline).toBe(join(out, 'baseline.load.cpu.pprof'));

    expect(flameGraphs.map(({ kind, baseline }) => [kind, baseline[0]])).toEqual([
      ['cpu', expect.closeTo(cpu.baseline, 12)],
      ['alloc', expect.closeTo(alloc.baseline, 6)],
    ]);
    expect(potential).toMatchObject({ cgo: 0, fromPgoBuild: false });
    expect(potential?.ceiling).toMatch(/^Of the CPU time of the server under load, \d+ % is in system calls/);
    // Both servers have ended.
    expect(await whyNothingListens(new URL(url), run.host.signal)).toBeDefined();
  });

  test('whose load tells no requests is profiled per run', async () => {
    const { run, report, evidence } = await scene('run', 0);
    const { underLoad } = run.config;
    if (underLoad?.load === undefined) throw new Error('There is a load.');
    const silent = { ...underLoad, load: `${underLoad.load.replace('-n 0', '-n 2000')} >/dev/null` };
    await evidence({ ...run, config: { ...run.config, underLoad: silent } });
    expect(report.value.differences?.map(({ unit }) => unit)).toEqual(['cpu-sec/run', 'B/run']);
  });

  test.each([
    [
      'load fails',
      { load: 'echo no such host >&2; exit 3' },
      /^There are no profiles under load to compare: `load` ended with exit code 3, .*no such host\.$/s,
    ],
    [
      'server has no profiles',
      { serve: 'WITHOUT' },
      /^There are no profiles under load to compare: The server has none: http:\/\/127\.0\.0\.1:\d+\/debug\/pprof\/ answered 404\.$/,
    ],
    [
      'server does not live',
      { serve: '"$PGO_BINARY" -no-such-flag' },
      /^There are no profiles under load to compare: The service ended .*no-such-flag/s,
    ],
  ])(
    'where the %s, that is a warning and the potential is that of the committed profile',
    async (name, changed, message) => {
      const { run, report, evidence, program, findings, url } = await scene(name.replaceAll(' ', '-'), 10);
      const { port } = new URL(url);
      const { underLoad } = run.config;
      if (underLoad === undefined) throw new Error('There is a server.');
      const settings = { ...underLoad, ...changed };
      if (settings.serve === 'WITHOUT') {
        const bare = `require('http').createServer((q, a) => { a.statusCode = q.url.startsWith('/debug') ? 404 : 200; a.end() }).listen(${port}, '127.0.0.1')`;
        settings.serve = `: "$PGO_BINARY"; exec "${process.execPath}" -e "${bare}"`;
      }
      await writeFile(program.profilePath, await readFile(join(fixtures, 'index-1.pprof')));
      await evidence({ ...run, config: { ...run.config, underLoad: settings } });
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({ severity: 'warning', message: expect.stringMatching(message) });
      expect(findings[0]?.fix).toBeTruthy();
      expect(report.value.differences).toBeUndefined();
      expect(report.value.potential?.ceiling).toContain('of the committed profile');
      expect(await whyNothingListens(new URL(url), run.host.signal)).toBeDefined();
    },
  );

  test('that tells no allocations is profiled for CPU time', async () => {
    const { run, report, evidence, findings, url } = await scene('cpu-only', 5_000);
    const port = await unusedPort();
    // In front of the server, something lets everything through but its heap.
    const front = `const { request, createServer } = require('http'); createServer((q, a) => q.url.includes('/heap') ? a.writeHead(403).end() : q.pipe(request('${url}' + q.url, { method: q.method, headers: q.headers }, (b) => { a.writeHead(b.statusCode, b.headers); b.pipe(a) }).on('error', () => a.destroy()))).listen(${port}, '127.0.0.1')`;
    const { underLoad } = run.config;
    if (underLoad === undefined) throw new Error('There is a server.');
    const serve = `"${process.execPath}" -e "${front}" & ${underLoad.serve}`;
    const ready = `http://127.0.0.1:${port}/healthz`;
    const config = { ...run.config, underLoad: { ...underLoad, serve, ready } };
    await evidence({ ...run, config });
    expect(findings).toEqual([
      {
        severity: 'warning',
        message: `What the server allocates under load is not known: http://127.0.0.1:${port}/debug/pprof/heap answered 403.`,
        fix: expect.any(String),
      },
    ]);
    expect(report.value.differences?.map(({ unit }) => unit)).toEqual(['cpu-sec/request']);
  });

  test('cancelling ends both commands', async () => {
    const stop = new AbortController();
    const { run, evidence, url } = await scene('cancel', 10_000_000);
    const reason = new Error('enough');
    const progress = (line: string) => {
      if (line.startsWith('The service is ready')) setTimeout(() => stop.abort(reason), 1_000);
    };
    const host = { ...run.host, signal: stop.signal, progress };
    await expect(evidence({ ...run, host })).rejects.toBe(reason);
    expect(await whyNothingListens(new URL(url), new AbortController().signal)).toBeDefined();
  });
});

test('two profiles with whole stacks are laid side by side; without `profiles` nothing is done', async () => {
  const out = join(folder.path, 'given');
  const { run, report, program, findings } = await makeJob(service, out, { benchmarks: 'none' });
  const before: BuildSide = { kind: 'profile', path: join(fixtures, 'index-1.pprof'), display: 'before' };
  const none = { ...run, config: { ...run.config, evidence: new Set<never>() } };
  const sides = { baseline: before, candidate: PROFILE };
  const build = await buildBoth(run, program, { baseline: OFF, candidate: PROFILE });
  expect(await profileReasons(none, program, sides, { build })).toEqual({ findings: [] });

  report.add(await profileReasons(run, program, sides, { build }));
  expect(findings).toEqual([]);
  expect(report.value.differences).toHaveLength(1);
  expect(report.value.differences?.[0]).toMatchObject({
    kind: 'cpu',
    workload: 'profiles',
    unit: 'cpu-sec/sec',
    files: { baseline: join(out, 'baseline.profiles.cpu.pprof') },
  });
});
