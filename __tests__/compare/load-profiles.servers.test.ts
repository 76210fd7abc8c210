import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointOf } from '../../src/collect/pprof.ts';
import { differenceOf, saveProfiles } from '../../src/compare/after/profiles.ts';
import { type LoadProfileOptions, profileLoad } from '../../src/compare/after/profiling.ts';
import { whyNothingListens } from '../../src/compare/workload/serve.ts';
import { runTool } from '../../src/system/exec.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { systemTool } from '../harness/tools.ts';
import { top } from './pprof.ts';

/** The example service, built without and with a profile, profiled while ab loads it. */

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cwd: string;
let binaries: LoadProfileOptions['binaries'];
let ab: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  cwd = join(folder.path, 'markdown-service');
  await cp(join(import.meta.dirname, '..', '..', 'examples', 'markdown-service'), cwd, { recursive: true });
  ab = await systemTool('ab');
  binaries = { baseline: join(folder.path, 'off'), candidate: join(folder.path, 'pgo') };
  const profile = join(fixtures, 'render-1.pprof');
  await runTool(['go', 'build', '-pgo=off', '-o', binaries.baseline, '.'], { cwd });
  await runTool(['go', 'build', `-pgo=${profile}`, '-o', binaries.candidate, '.'], { cwd });
});
afterAll(() => folder[Symbol.asyncDispose]());

type Changes = Partial<LoadProfileOptions> & { serve?: string; load?: string; port?: number };

async function profiled(requests: number, { serve, load, port, ...changed }: Changes = {}) {
  const address = `127.0.0.1:${await unusedPort()}`;
  const url = `http://${address}`;
  const scratch = join(folder.path, address);
  await mkdir(scratch);
  const endpoint = endpointOf(`http://127.0.0.1:${port ?? new URL(url).port}/debug/pprof/profile`, {});
  const command = `"${ab}" -q -n ${requests} -c 4 -p README.md -T text/plain ${url}/render`;
  const profiles = profileLoad({
    binaries,
    underLoad: {
      serve: (serve ?? '"$PGO_BINARY" -addr ADDRESS').replaceAll('ADDRESS', address),
      serveEnv: {},
      loadEnv: {},
      ready: `http://127.0.0.1:${port ?? new URL(url).port}/healthz`,
      load: load?.replace('AB', command) ?? command,
    },
    endpoint: async () => endpoint,
    endpoints: [],
    cwd,
    env: process.env,
    scratch,
    signal: new AbortController().signal,
    progress: () => {},
    ...changed,
  });
  const outcome = await profiles.catch((error: Error) => error);
  // Both servers have ended.
  expect(await whyNothingListens(new URL(url), new AbortController().signal)).toBeDefined();
  return outcome;
}

async function pairsOf(made: ReturnType<typeof profiled>) {
  const outcome = await made;
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

test('a server is profiled on both sides, per request, and the files show the same', async () => {
  // ab would go on for long; it is ended and prints its summary.
  const { pairs, findings } = await pairsOf(profiled(10_000_000, { longest: 8_000 }));
  expect(findings).toEqual([]);
  const [cpu, alloc] = pairs.map((pair) => differenceOf(pair));
  expect([cpu, alloc].map((one) => [one?.kind, one?.workload, one?.unit])).toEqual([
    ['cpu', 'load', 'cpu-sec/request'],
    ['alloc', 'load', 'B/request'],
  ]);
  if (cpu === undefined || alloc === undefined || pairs[0] === undefined) throw new Error('There are two.');
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
  const files = await saveProfiles(pairs[0], folder.path);
  expect(files.baseline).toBe(join(folder.path, 'baseline.load.cpu.pprof'));
  const printed = await top('ns', [`-diff_base=${files.baseline}`, files.candidate]);
  const largest = Math.max(...[...printed.values()].map(([flat]) => Math.abs(flat)));
  expect(Math.abs(printed.get(cpu.flat[0]?.name ?? '')?.[0] ?? 0)).toBe(largest);
});

test('a load that reports no requests is profiled per run; a server without its heap for CPU time alone', async () => {
  const port = await unusedPort();
  // In front of the server, something lets everything through but its heap.
  const front = `const { request, createServer } = require('http'); createServer((q, a) => q.url.includes('/heap') ? a.writeHead(403).end() : q.pipe(request('http://ADDRESS' + q.url, { method: q.method, headers: q.headers }, (b) => { a.writeHead(b.statusCode, b.headers); b.pipe(a) }).on('error', () => a.destroy()))).listen(${port}, '127.0.0.1')`;
  const serve = `"${process.execPath}" -e "${front}" & "$PGO_BINARY" -addr ADDRESS`;
  const { pairs, findings } = await pairsOf(profiled(5_000, { serve, load: 'AB >/dev/null', port }));
  expect(pairs.map(({ unit }) => unit)).toEqual(['cpu-sec/run']);
  expect(findings).toEqual([
    {
      severity: 'warning',
      message: expect.stringMatching(
        new RegExp(`allocations.* http://127\\.0\\.0\\.1:${port}/debug/pprof/heap answered 403 Forbidden`),
      ),
      fix: expect.any(String),
    },
  ]);
});

test.each([
  [
    'load fails',
    { load: 'echo no such host >&2; exit 3' },
    /^`load` ended with exit code 3\. .*no such host\.$/,
  ],
  [
    'load goes on and prints no summary',
    { load: 'sleep 60', longest: 500 },
    /^`load` was ended after 0\.5 s, .*does not say how much work it had done\.$/,
  ],
  ['server does not live', { serve: '"$PGO_BINARY" -no-such-flag' }, /^The service ended .*no-such-flag/s],
])('where the %s, that is an error', async (_, changed, message) => {
  expect(await profiled(10, changed)).toMatchObject({
    message: expect.stringMatching(message),
    fix: expect.any(String),
  });
});

test('cancelling ends both commands', async () => {
  const stop = new AbortController();
  const reason = new Error('enough');
  const progress = (line: string) => {
    if (line.startsWith('The service is ready')) setTimeout(() => stop.abort(reason), 1_000);
  };
  expect(await profiled(10_000_000, { signal: stop.signal, progress })).toBe(reason);
});
