import { copyFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { fixtures } from '../harness/profiles.ts';
import { systemTool } from '../harness/tools.ts';

/** `compare` of the example service: benchmarks, its server under ab, or one of them. Budgets have room for builds beside. */

const CANDIDATE = ['--candidate', 'default.pgo'];
/** The service on a port that the run chooses, and a load for it. */
const FREE_PORT = 'exec "$PGO_BINARY" -addr 127.0.0.1:$PORT';
const FREE_LOAD = 'ab -q -n 500 -c 4 -p testdata/essay.md -T text/markdown http://127.0.0.1:$PORT/render';
const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'markdown-service');

let place: Place;
let binaries: readonly string[];
beforeAll(async () => {
  place = await makePlace();
  await cp(EXAMPLE, place.cwd, { recursive: true });
  await copyFile(join(fixtures, 'render-1.pprof'), place.path('default.pgo'));
  binaries = ['off', 'default.pgo'].map((pgo) => join(place.tmp, `server-${pgo}`));
  await go('build', '-pgo=off', '-o', binaries[0] as string, '.');
  await go('build', '-pgo=default.pgo', '-o', binaries[1] as string, '.');
});
afterAll(() => place[Symbol.asyncDispose]());

async function go(...args: string[]): Promise<void> {
  const { exitCode, stderr } = await runTool(['go', ...args], { cwd: place.cwd });
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
}

/** Writes the configuration, compares, and returns the result document. */
async function compare(settings: Readonly<Record<string, unknown>>, ...args: string[]) {
  await systemTool('ab');
  const port = await unusedPort();
  const config = {
    serve: `exec "$PGO_BINARY" -addr 127.0.0.1:${port}`,
    ready: `http://127.0.0.1:${port}/healthz`,
    load: `ab -q -n 500 -c 4 -p testdata/essay.md -T text/markdown http://127.0.0.1:${port}/render`,
    ...{ evidence: 'none', precision: '5%' },
    ...settings,
  };
  await place.write({ '.github/pgo.yml': JSON.stringify(config) });
  const ended = await place.run(['compare', '--json', ...args]);
  const document = expectDocument(documentOf(ended));
  expect(ended.exitCode).toBe(0);
  return document;
}

test('benchmarks and the server are measured in the same rounds, and make one verdict', async () => {
  // The budget is far more than a quiet machine needs, because a workload that no longer fits into it is left out.
  const { comparison, load, findings } = await compare({ budget: '400s', precision: '8%' }, ...CANDIDATE);
  const decisive = comparison?.measurements.filter((row) => row.decisive) ?? [];
  const rows = decisive.map((row) => [row.name.replace(/-\d+$/, ''), row.unit]).sort();
  expect(rows, JSON.stringify(findings)).toEqual([
    ['index.BenchmarkIndex', 'cpu-sec/op'],
    ['load', 'cpu-sec/request'],
    ['render.BenchmarkRender', 'cpu-sec/op'],
  ]);
  for (const row of decisive) expect(row.pairs).toBeGreaterThanOrEqual(comparison?.rounds ?? Number.NaN);
  expect(comparison?.rounds).toBeGreaterThanOrEqual(6);
  expect(comparison?.reason).toContain('CPU time');
  // The geometric mean of what single rows say, as far as medians are means.
  const mean = decisive.reduce((sum, row) => sum + Math.log1p(row.change ?? Number.NaN), 0) / 3;
  expect(Math.abs(mean - Math.log1p(comparison?.change ?? Number.NaN))).toBeLessThan(0.05);
  expect(load).toMatchObject({
    work: 'request',
    tool: 'ab',
    baseline: { failed: 0 },
    candidate: { failed: 0 },
  });
});

test('two servers built already: no benchmarks, with a note, and the load', async () => {
  const sides = ['--baseline', `${binaries[0]}`, '--candidate', `${binaries[1]}`];
  const { comparison, findings } = await compare({ budget: '60s', precision: '10%' }, ...sides);
  expect(new Set(comparison?.measurements.map((row) => row.name))).toEqual(new Set(['load']));
  expect(comparison?.rounds).toBeGreaterThanOrEqual(6);
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'note',
      message: expect.stringMatching(/^server-off .*\bbenchmarks\b/),
    }),
  );
});

test('a server that is never ready: the benchmarks are measured, and a warning says what it waits for', async () => {
  const serve = 'test -x "$PGO_BINARY"; echo I am trying to open the database; exec sleep 600';
  const { comparison, findings } = await compare({ budget: '300s', precision: '20%', serve }, ...CANDIDATE);
  const names = new Set(comparison?.measurements.map((row) => row.name.replace(/-\d+$/, '')));
  const said = JSON.stringify(findings);
  expect(names, said).toEqual(new Set(['index.BenchmarkIndex', 'render.BenchmarkRender']));
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/ \d[\d.]* s: .*: I am trying to open the database\.$/),
      fix: expect.stringContaining('`ready`'),
    }),
  );
});

describe('a held-out load', () => {
  const limits = { measure: 'load', budget: '120s', precision: '30%' };

  test('is measured in the same rounds, and has a verdict of its own', async () => {
    const load = 'ab -q -n 500 -c 4 http://127.0.0.1:$PORT/healthz';
    const {
      comparison,
      heldOut,
      load: first,
      settings,
      findings,
    } = await compare(
      { ...limits, serve: FREE_PORT, ready: undefined, load: FREE_LOAD, 'held-out': { load } },
      ...CANDIDATE,
    );
    const namesOf = (rows: readonly { readonly name: string }[] = []) => [
      ...new Set(rows.map(({ name }) => name)),
    ];
    expect(namesOf(comparison?.measurements), JSON.stringify(findings)).toEqual(['load']);
    expect(namesOf(heldOut?.comparison.measurements)).toEqual(['held-out load']);
    expect(heldOut?.comparison.rounds).toBe(comparison?.rounds);
    expect(heldOut?.comparison.interval).toHaveLength(2);
    // An answer of two bytes costs less than a page, so these are the figures of another load.
    const cost = heldOut?.load?.baseline.cpuSecondsPerWork ?? Number.NaN;
    expect(cost).toBeLessThan(first?.baseline.cpuSecondsPerWork ?? Number.NaN);
    expect(settings?.['held-out']).toBe(JSON.stringify({ load }));
  });

  test('that fails leaves the verdict alone, with a warning', async () => {
    const { comparison, heldOut, findings } = await compare(
      { ...limits, budget: '60s', 'held-out': { load: 'echo no such page; exit 9' } },
      ...CANDIDATE,
    );
    expect(comparison?.interval, JSON.stringify(findings)).toHaveLength(2);
    expect(heldOut?.comparison.verdict).toBe('not measured');
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringMatching(/held-out load.*`load` .*\bexit code 9\b/),
      }),
    );
  });
});
