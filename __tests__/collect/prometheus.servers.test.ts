import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectPrometheus } from '../../src/collect/prometheus.ts';
import type { PrometheusSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import * as pprof from '../harness/pprof-server.ts';
import * as servers from '../harness/servers/prometheus.ts';
import { type Service, startService } from '../harness/service.ts';

const source = (url: string, options: Partial<PrometheusSource> = {}): PrometheusSource => ({
  kind: 'prometheus',
  url,
  headers: {},
  query: 'topk(10, service_load)',
  endpoint: 'http://{{instance}}/debug/pprof/profile',
  endpointAccess: { headers: {} },
  seconds: 1,
  period: { from: { ago: 24 * 3_600_000 }, to: { ago: 0 } },
  partialResponse: true,
  label: 'the source',
  required: false,
  ...options,
});

async function collected(url: string, options: Partial<PrometheusSource> = {}) {
  await using context = await createContext();
  const { files, findings, failures } = await collectPrometheus(source(url, options), context);
  const profiles = await Promise.all(
    files.map(async ({ path }) => gunzipSync(await readFile(path)).toString('latin1')),
  );
  return { names: files.map(({ name }) => name), profiles, findings, failures, lines: context.lines };
}

async function failing(url: string, options: Partial<PrometheusSource> = {}) {
  await using context = await createContext();
  const { message, fix } = await failureOf(collectPrometheus(source(url, options), context));
  return { message: message.replaceAll(url, 'URL'), fix };
}

const profileOf = ({ url }: Service) => `${url}/debug/pprof/profile`;

let services: Service[] = [];
let prometheus: servers.PrometheusServer;

beforeAll(async () => {
  services = await Promise.all([0.05, 0.3, 0.1].map(startService));
  prometheus = await servers.startPrometheus(
    services.map(({ instance }, number) => ({ instance, labels: { zone: `z${number}`, port: '80' } })),
  );
});
afterAll(async () => {
  await prometheus?.[Symbol.asyncDispose]();
  for (const service of services) await service[Symbol.asyncDispose]();
});

const byLoad = () => [services[1], services[2], services[0]].flatMap((service) => service ?? []);

describeSourceContract('prometheus', collectPrometheus, async () => {
  const context = await createContext();
  const hanging = await pprof.startPprofServer({ hang: pprof.hang, refuses: refusesAll });
  const headers = { Authorization: 'Bearer token-0123' };
  const endpointAccess = { headers: { 'X-Key': 'key-0123' } };
  return {
    cwd: context.cwd,
    working: source(prometheus.url, { headers, endpointAccess }),
    failing: source(`${hanging.url}/refuses`, { headers, endpointAccess }),
    several: { source: source(prometheus.url), files: 3 },
    slow: source(`${hanging.url}/hang`),
    secrets: ['token-0123', 'key-0123'],
    [Symbol.asyncDispose]: async () => {
      await hanging[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

function refusesAll(...[asked, response]: Parameters<pprof.Behaviour>): void {
  response.writeHead(401).end(JSON.stringify({ error: `not for ${asked.headers.authorization}` }));
}

describe('the hosts that a query names', () => {
  test('are profiled, the busiest first', async () => {
    const { names, profiles, findings, failures } = await collected(prometheus.url);
    expect(names).toEqual(byLoad().map(profileOf));
    expect([findings, failures]).toEqual([[], 0]);
    expect(profiles[0]).toContain('main.work');
  });

  test('as many as `topk` or `limit` say, each once', async () => {
    const busiest = byLoad().map(profileOf);
    expect((await collected(prometheus.url, { query: 'topk(2, service_load)' })).names).toEqual(
      busiest.slice(0, 2),
    );
    expect((await collected(prometheus.url, { limit: 1 })).names).toEqual(busiest.slice(0, 1));
    const twice = await collected(prometheus.url, { query: '{__name__=~"service_load|up"}', limit: 3 });
    expect(twice.names.toSorted()).toEqual(busiest.toSorted());
  });
});

test('queries that name no host: a label that the template needs is not there', async () => {
  const { message, fix } = await failing(prometheus.url, { query: 'sum by (zone, job) (service_load)' });
  expect(message).toMatch(/`instance`.*\b3 series\b.*`endpoint`/);
  expect(fix).toMatch(/\bquery\b.*\bhost name\b/);
});

test('Thanos: deduplicates replicas; without a store, a part is a warning or an error', async () => {
  await using a = await servers.startPrometheus(services, { replica: 'a' });
  await using b = await servers.startPrometheus(services, { replica: 'b' });
  await using first = await servers.startSidecar(a);
  await using second = await servers.startSidecar(b);
  await using thanos = await servers.startThanos([first, second]);
  expect(await collected(thanos.url)).toMatchObject({
    names: byLoad().map(profileOf),
    findings: [],
  });
  await second.stop();
  const { names, findings, failures } = await collected(thanos.url);
  expect(names).toEqual(byLoad().map(profileOf));
  expect(failures).toBe(0);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^Prometheus warns: ".+"\.$/) },
  ]);
  expect(findings[0]?.message).toContain(second.grpc);
  const { message, fix } = await failing(thanos.url, { partialResponse: false, timeout: 5_000 });
  expect(message).toContain(second.grpc);
  expect(fix).toContain('partial-response: true');
  expect((await failing(thanos.url, { query: 'topk(' })).message).toContain('400 Bad Request: "');
});
