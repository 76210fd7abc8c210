import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runTool } from '../../src/system/exec.ts';
import { goTool, systemTool } from '../harness/tools.ts';
import { k6Script, makeScene, prepared, readings, type Scene } from './load-scene.ts';

/** Real load tools, and the load that users copy from the examples. */

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');
const LATENCIES = ['p50-sec', 'p99-sec'];

const AT_ONCE = {
  serve: 'exec "$PGO_BINARY" -addr 127.0.0.1:$PORT -rounds 5000',
  ready: 'http://127.0.0.1:$PORT/healthz',
};

/** Each goes on for long: it is ended after a slice, and prints its summary. */
const TOOLS: readonly [
  name: string,
  load: (url: string, scene: Scene) => Promise<string>,
  units: readonly string[],
][] = [
  // Latencies of ab and hey may be too short for how exactly they are reported.
  ['ab', async (url) => `${await systemTool('ab')} -q -n 10000000 -c 4 ${url}`, []],
  ['hey', async (url) => `${await goTool('hey')} -z 60s -c 4 ${url}`, []],
  [
    'vegeta',
    async (url) => {
      const vegeta = await goTool('vegeta');
      return `echo "GET ${url}" |\n  ${vegeta} attack -rate 200 -duration 60s |\n  ${vegeta} report`;
    },
    LATENCIES,
  ],
  ['wrk', async (url) => `${await systemTool('wrk')} -t1 -c4 -d60s --latency ${url}`, LATENCIES],
  [
    'k6',
    async (url, scene) =>
      `URL=${url} ${await k6Script(
        scene,
        `import http from 'k6/http';
        export const options = { vus: 4, duration: '60s' };
        export default () => { http.get(__ENV.URL); };`,
      )}`,
    LATENCIES,
  ],
];

test.each(TOOLS)(
  '%s: its requests are the unit of work, of both servers at once',
  async (tool, load, units) => {
    await using scene = await makeScene();
    const made = await prepared(
      scene.prepare({ ...AT_ONCE, load: await load('http://127.0.0.1:$PORT/work', scene) }),
    );
    const expected = ['cpu-sec/request', 'peak-B', 'requests/s', ...units];
    for (const read of Object.values(await readings(made))) {
      expect([...read.keys()]).toEqual(expect.arrayContaining(expected));
      // A request is 5,000 hashes, and some for HTTP: less than a millisecond each on any machine of this century.
      expect(read.get('cpu-sec/request')).toBeGreaterThan(50e-6);
      expect(read.get('cpu-sec/request')).toBeLessThan(10e-3);
    }
    const report = made.report();
    expect(report).toMatchObject({ work: 'request', tool, together: true, baseline: { failed: 0 } });
    expect(report?.candidate.work).toBeGreaterThan(50);
    await expect.poll(() => scene.living()).toEqual([]);
  },
);

test.each([
  [
    'understood, and may go on',
    'other=OTHER; ab -q -n 10000000 -c 4 "http://127.0.0.1:$PORT/work?of=http://localhost:9/" >summary; tail -99 summary',
    'request',
  ],
  [
    'not understood, and ends by itself',
    'host=127.0.0.1; ab -q -t "$PGO_SLICE_SECONDS" -c 4 "http://$host:$PORT/work" >&-',
    'run',
  ],
])('what a load prints is %s', async (_, load, work) => {
  await using scene = await makeScene();
  await systemTool('ab');
  // The server is waited for at its port, which no URL of the second load has.
  const slow = { serve: `sleep 0.7; ${AT_ONCE.serve}`, ready: undefined };
  // It may name another server, which listens already.
  await using other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const made = await prepared(scene.prepare({ ...slow, load: `trap : INT; ${load.replace('OTHER', url)}` }));
  await readings(made);
  expect(made.report()).toMatchObject({ work, together: true });
});

test('servers that cannot run at the same time take turns, and a note says why', async () => {
  await using scene = await makeScene();
  const serve = `exec 9>lock; flock -n 9 || { echo taken; exit 1; }; ${AT_ONCE.serve}`;
  const load = `${await systemTool('ab')} -q -n 10000000 -c 4 http://127.0.0.1:$PORT/work`;
  const made = await prepared(scene.prepare({ ...AT_ONCE, serve, load }));
  await readings(made);
  expect(made.report()).toMatchObject({ together: false });
  const message = expect.stringMatching(/ turns.*taken\.$/);
  expect(made.findings()).toContainEqual(expect.objectContaining({ severity: 'note', message }));
});

test('the example configs for load tests, and the example driver, suit the example service', async () => {
  await using scene = await makeScene();
  await systemTool('ab');
  const cwd = join(scene.cwd, 'markdown-service');
  await cp(join(EXAMPLES, 'markdown-service'), cwd, { recursive: true });
  const [binary, driver] = [join(scene.cwd, 'service'), join(scene.cwd, 'driver')];
  expect((await runTool(['go', 'build', '-o', binary, '.'], { cwd })).stderr).toBe('');
  expect((await runTool(['go', 'build', '-o', driver, '.'], { cwd: join(EXAMPLES, 'load') })).stderr).toBe(
    '',
  );
  const binaries = { baseline: binary, candidate: binary };
  const [one, two] = await Promise.all(
    ['load.yml', 'load-while-profiling.yml'].map(async (name) =>
      parse(await readFile(join(EXAMPLES, 'config', name), 'utf8')),
    ),
  );
  // Nothing listens on `$PORT` itself.
  const at = '127.0.0.1:$((PORT + 1))';
  const serve = one.serve.replace('127.0.0.1:$PORT', at);
  const own = {
    ...one,
    serve,
    ready: undefined,
    load: `at=${at}; exec ${driver} -url http://$at -duration 5m`,
  };
  // But for its end, both loads are one.
  expect(two.load.replace('-t 300 ', '')).toBe(one.load);
  for (const { measure, sources: _, ...settings } of [two, own]) {
    expect(measure).toBe('load');
    expect(Object.keys(settings).sort()).toEqual(['cpus', 'load', 'ready', 'serve']);
    const made = await prepared(scene.prepare(settings, { cwd, binaries }));
    const read = await readings(made);
    expect(made.report()).toMatchObject({ work: 'request', together: true, baseline: { failed: 0 } });
    if (settings === own) expect([...read.baseline.keys()]).toEqual(expect.arrayContaining(LATENCIES));
  }
});
