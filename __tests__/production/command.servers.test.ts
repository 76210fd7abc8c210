import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduction } from '../../src/commands/production.ts';
import { ExpectedError, UsageError } from '../../src/system/errors.ts';
import type { Finding } from '../../src/system/errors.ts';
import type { Job } from '../../src/job.ts';
import { Secrets } from '../../src/system/secrets.ts';
import { makePlace } from '../harness/cli.ts';
import { readConfig } from '../harness/read-config.ts';
import type { Server } from '../harness/servers/prometheus.ts';
import { startPrometheusWithHistory } from '../harness/servers/prometheus-history.ts';
import { DAY, serviceOverWeeks } from '../harness/servers/services-over-weeks.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const RELEASED = NOW - 2 * DAY;

let prometheus: Server;
beforeAll(async () => {
  const service = serviceOverWeeks('service', RELEASED, { seed: 1, change: -0.04 });
  prometheus = await startPrometheusWithHistory([service], { from: RELEASED - 3 * DAY, to: NOW });
});
afterAll(async () => {
  await prometheus?.[Symbol.asyncDispose]();
});

const QUERIES = {
  cpu: 'rate(process_cpu_seconds_total{job="service"}[5m])',
  traffic: 'rate(http_requests_total{job="service"}[5m])',
  released: new Date(RELEASED).toISOString(),
  days: 1,
};

interface Ran {
  readonly report: Job['report'];
  readonly shown: readonly Finding[];
  readonly lines: readonly string[];
  readonly masked: readonly string[];
  readonly error?: unknown;
}

/** Runs that part of `compare` as the settings want it. */
async function ran(settings: Record<string, string>): Promise<Ran> {
  await using folder = await temporaryFolder();
  const [shown, lines, masked]: [Finding[], string[], string[]] = [[], [], []];
  const mask = (secret: string) => void masked.push(secret);
  const config = await readConfig({ settings }, { cwd: folder.path, env: process.env, mask }, 'compare');
  const job: Job = {
    command: 'compare',
    host: {
      env: process.env,
      cwd: folder.path,
      signal: new AbortController().signal,
      interactive: false,
      width: 80,
      now: () => new Date(NOW),
      progress: (line) => void lines.push(line),
      finding: (finding) => void shown.push(finding),
      mask,
      finish: async () => {},
    },
    config,
    operands: [],
    scratch: join(folder.path, 'scratch'),
    outputDirectory: folder.path,
    report: { command: 'compare', findings: [] },
    secrets: new Secrets(),
  };
  const error = await addProduction(job).catch((thrown: unknown) => thrown);
  return { report: job.report, shown, lines, masked, ...(error !== undefined && { error }) };
}

const production = (changes: object = {}) =>
  JSON.stringify({ prometheus: prometheus.url, ...QUERIES, ...changes });

test('is part of the report', async () => {
  const { report, lines, error } = await ran({ measure: 'production', production: production() });
  expect(error).toBeUndefined();
  expect(report.production?.comparisons.map(({ method }) => method)).toEqual(['offset', 'same time of day']);
  for (const { change } of report.production?.comparisons ?? []) {
    expect(change).toBeGreaterThan(-0.06);
    expect(change).toBeLessThan(-0.02);
  }
  expect(report.production?.released).toBe(new Date(RELEASED).toISOString().replace('.000', ''));
  expect(lines).toEqual(['Asking Prometheus for production before and after the release …']);
});

test('alone, what cannot be had is the error', async () => {
  const { report, error } = await ran({
    measure: 'production',
    production: production({ cpu: 'rate(x[5m' }),
  });
  expect(error).toBeInstanceOf(ExpectedError);
  expect(String(error)).toMatch(/answered 400 Bad Request: "invalid parameter "query"/);
  expect(report).toEqual({ command: 'compare', findings: [] });
});

test('beside others, a warning', async () => {
  const wrong = production({ cpu: 'rate(nothing_of_that_name[5m])' });
  const { report, shown, error } = await ran({ production: wrong });
  expect(error).toBeUndefined();
  expect(report).not.toHaveProperty('production');
  expect(report.findings).toMatchObject([
    {
      severity: 'warning',
      source: 'production',
      message: expect.stringContaining('there is no metric `nothing_of_that_name` at that time'),
      fix: expect.stringContaining('the spelling of the metric'),
    },
  ]);
  expect(shown).toHaveLength(1);
});

test('what a command prints for headers is kept secret', async () => {
  const { masked, error } = await ran({
    production: production({ 'headers-command': 'printf "Authorization: Bearer of-the-login-0123\\n"' }),
  });
  expect(error).toBeUndefined();
  expect(masked).toContain('of-the-login-0123');
});

test('not wanted, nobody is asked; wanted and not given, it is said', async () => {
  const without = await ran({ measure: 'benchmarks', production: production() });
  expect(without).toMatchObject({ report: { findings: [] }, lines: [] });
  expect(without.report).not.toHaveProperty('production');
  expect(await ran({})).toMatchObject({ report: { findings: [] }, lines: [] });
  const { error } = await ran({ measure: 'production' });
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain('`production` is not given');
});

test('`compare` needs nothing else for it: no module, no Go, no repository', async () => {
  await using place = await makePlace({
    'pgo.yml': JSON.stringify({ production: JSON.parse(production()) }),
  });
  const args = ['compare', '--measure', 'production', '--config', 'pgo.yml'];
  const env = { PATH: '/nonexistent' };
  const { exitCode, stdout, stderr } = await place.run([...args, '--json'], { env });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining('Asking Prometheus') });
  const document = JSON.parse(stdout);
  expect(document.production.comparisons[1]).toMatchObject({ method: 'same time of day', pairs: 1 });
  expect(document).not.toHaveProperty('build');
  expect(document).not.toHaveProperty('comparison');
  const text = await place.run([...args, '--output-directory', 'out'], { env });
  expect(text.stdout).toContain('1 day from the release on');
  expect(await readFile(place.path('out', 'report.html'), 'utf8')).toContain('Any other release between');
  await place.write({
    'pgo.yml': JSON.stringify({ production: JSON.parse(production({ released: 'now+1h' })) }),
  });
  const refused = await place.run(args, { env });
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr + refused.stdout).toContain('pgo.yml: production: released: `now+1h` is not a time');
});
