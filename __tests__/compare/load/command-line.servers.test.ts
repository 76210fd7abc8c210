import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf } from '../../harness/cli.ts';
import { systemTool } from '../../harness/tools.ts';
import { makeExample } from '../../serve/example.ts';

/** `compare` as it is run on a terminal, on the example service with a profile of it. */

async function compared(options: (url: string) => readonly string[]) {
  const example = await makeExample();
  const profile = join(import.meta.dirname, '..', '..', 'fixtures', 'render-1.pprof');
  await copyFile(profile, example.place.path('default.pgo'));
  const args = ['compare', '--json', '--measure', 'load', '--evidence', 'none', ...options(example.url)];
  const ended = await example.place.run(args, {});
  await expect.poll(() => example.living(), { timeout: 2_000 }).toEqual([]);
  await example[Symbol.asyncDispose]();
  return { ended, document: documentOf(ended) };
}

test('both servers are measured under load, and the document tells', async () => {
  const ab = await systemTool('ab');
  const { ended, document } = await compared((url) => [
    '--serve',
    `exec "$PGO_BINARY" -addr ${new URL(url).host}`,
    '--ready',
    `${url}/healthz`,
    '--load',
    `${ab} -q -k -n 500 -c 4 -p testdata/handbook.md ${url}/render`,
    '--cpus',
    '1',
    '--budget',
    '90s',
    // Reached at once, after the fewest rounds.
    '--precision',
    '90%',
  ]);
  expect(ended.exitCode).toBe(0);
  const { comparison, load } = document as unknown as {
    comparison?: { measurements: { name: string; unit: string; decisive?: boolean }[] };
    load?: {
      work: string;
      baseline: { work: number; failed: number };
      candidate: { cpuSecondsPerWork: number };
    };
  };
  expect(comparison?.measurements[0]).toMatchObject({ name: 'load', unit: 'cpu-sec/request' });
  expect(comparison?.measurements.map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['peak-B', 'requests/s']),
  );
  expect(load).toMatchObject({ work: 'request', tool: 'ab', baseline: { work: 500, failed: 0 } });
  expect(load?.candidate.cpuSecondsPerWork).toBeGreaterThan(0);
});

test('a server that fails is a finding without its secrets, and the builds are kept', async () => {
  const { ended, document } = await compared((url) => [
    '--ready',
    `${url}/healthz`,
    '--serve',
    'test -x "$PGO_BINARY"; echo "connecting with $DB_PASSWORD"; exit 1',
    '--serve-env',
    'DB_PASSWORD=correct horse battery',
    '--load',
    'true',
  ]);
  expect(ended.exitCode).toBe(0);
  expect(document.findings.map(({ message }: { message: string }) => message)).toContain(
    'The load test is left out, it failed with the baseline: the service ended with exit code 1 before it was ready. It printed last: connecting with ***.',
  );
  expect(ended.stdout + ended.stderr).not.toContain('horse');
  expect(document).toMatchObject({ build: { candidate: {} }, comparison: { verdict: 'inconclusive' } });
});
