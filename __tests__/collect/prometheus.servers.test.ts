import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
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

  test('by any label, also two of them', async () => {
    const [first] = services;
    const query = `label_replace(label_replace(service_load{zone="z0"}, "host", "$1", "instance", "(.*):.*"), "port", "$1", "instance", ".*:(.*)")`;
    const { names } = await collected(prometheus.url, {
      query,
      endpoint: 'http://{{host}}:{{port}}/debug/pprof/profile',
    });
    expect(names).toEqual(first && [profileOf(first)]);
  });
});

describe('hosts that are gone by now', () => {
  test('are a warning, not a failure', async () => {
    await using gone = await startService(0.4);
    await using other = await servers.startPrometheus([...services, gone]);
    await gone[Symbol.asyncDispose]();
    const { names, findings, failures } = await collected(other.url, {
      query: 'max_over_time(service_load[5m])',
    });
    expect(names).toEqual(byLoad().map(profileOf));
    expect(failures).toBe(0);
    expect(findings).toEqual([
      {
        severity: 'warning',
        file: profileOf(gone),
        message: expect.stringContaining('refused the connection: nothing listens there.'),
        fix: expect.any(String),
      },
    ]);
  });

  test('when none is left, it fails by one sentence', async () => {
    const all = await Promise.all([startService(0.1), startService(0.2)]);
    await using other = await servers.startPrometheus(all);
    for (const service of all) await service[Symbol.asyncDispose]();
    const { message, fix } = await failing(other.url, { query: 'max_over_time(service_load[5m])' });
    expect(message).toMatch(
      /^None of 2 endpoints is there\. The first: http:\S+ refused the connection: nothing listens there\. It was asked 3 times\.$/,
    );
    expect(fix).toContain('Check that the service runs');
  });
});

describe('`busiest`', () => {
  test('takes the hosts that carried the load then', async () => {
    await using burst = await startService(0.5);
    await using other = await servers.startPrometheus([...services, burst]);
    await delay(8_000);
    await burst[Symbol.asyncDispose]();
    // A host that is gone is stale at its next scrape: without `busiest` it is no longer in the result.
    await delay(8_000);
    const now = await collected(other.url);
    expect(now.findings).toEqual([]);
    expect(now.names).toHaveLength(3);
    const peak = await collected(other.url, {
      busiest: 4_000,
      period: { from: { ago: 60_000 }, to: { ago: 0 } },
    });
    expect(peak.findings).toMatchObject([
      {
        severity: 'note',
        message: expect.stringMatching(/^The busiest 4 s between \S+ and \S+ ended at \S+Z:/),
      },
      { severity: 'warning', file: profileOf(burst) },
    ]);
  });
});

describe('queries that name no host', () => {
  test('no such metric', async () => {
    const { message, fix } = await failing(prometheus.url, { query: 'topk(5, rate(srevice_load[5m]))' });
    expect(message).toBe(
      'The query `topk(5, rate(srevice_load[5m]))` has no result: there is no metric `srevice_load`.',
    );
    expect(fix).toContain('spelling');
  });

  test('a label that the template needs is not there', async () => {
    const { message, fix } = await failing(prometheus.url, { query: 'sum by (zone, job) (service_load)' });
    expect(message).toBe(
      'The label `instance` of 3 series is missing, which the `endpoint` needs; their labels are `job`, `zone`.',
    );
    expect(fix).toContain('sum by (instance)');
    expect((await failing(prometheus.url, { query: 'sum(service_load)' })).message).toContain(
      'there are no labels at all',
    );
  });

  test('some series lack it', async () => {
    const { names, findings, failures } = await collected(prometheus.url, {
      query: 'service_load{zone="z1"} or sum by (job) (service_load)',
    });
    expect(names).toHaveLength(1);
    expect(failures).toBe(1);
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'error',
        'The label `instance` of 1 series is missing, which the `endpoint` needs; their labels are `job`.',
      ],
    ]);
  });

  test('a label that cannot be a part of a URL', async () => {
    const { message, fix } = await failing(prometheus.url, {
      endpoint: 'http://{{instance}}:6060/debug/pprof/profile',
    });
    expect(message).toMatch(
      /^The label `instance` of 3 series cannot stand in the host of the `endpoint`: `127\.0\.0\.1:\d+`\.$/,
    );
    expect(fix).toContain('It has a port already');
    const evil = await failing(prometheus.url, {
      query: 'label_replace(service_load{zone="z1"}, "instance", "evil.example/x?", "", "")',
    });
    expect(evil.message).toBe(
      'The label `instance` of 1 series cannot stand in the host of the `endpoint`: `evil.example/x?`.',
    );
  });

  test.each([
    ['1 + 1', 'The query gives a number, not one value of each host.'],
    ['"text"', 'The query gives a text, not one value of each host.'],
    ['service_load[1m]', 'The query gives a range of values, not one value of each host.'],
  ])('%s', async (query, message) => {
    const failure = await failing(prometheus.url, { query });
    expect(failure.message).toBe(message);
    expect(failure.fix).toContain('instant vector');
  });

  test("a query that is none, with the server's own words", async () => {
    const { message, fix } = await failing(prometheus.url, { query: 'topk(5, rate(service_load[5m])' });
    expect(message).toBe(
      'URL/api/v1/query answered 400 Bad Request: "invalid parameter "query": 1:31: parse error: unclosed left parenthesis".',
    );
    expect(fix).toContain('`query`');
  });
});

describe('who may ask', () => {
  test('a user and password', async () => {
    await using guarded = await servers.startPrometheus(services, { password: true });
    const basic = (password: string) => ({
      headers: { Authorization: `Basic ${btoa(`admin:${password}`)}` },
    });
    expect((await collected(guarded.url, basic('test'))).names).toHaveLength(3);
    const { message, fix } = await failing(guarded.url, basic('wrong'));
    expect(message).toBe('URL/api/v1/query answered 401 Unauthorized: "Unauthorized".');
    expect(fix).toContain('`username` and `password`');
    expect((await failing(guarded.url)).message).toBe(message);
  });

  test('an access proxy before all of it, with a token from a command', async () => {
    const asked: string[] = [];
    await using proxy = await startAccessProxy('cf-access-token', 'from-the-login-0123', asked);
    const access = { headers: {}, headersCommand: 'printf "cf-access-token: from-the-login-%s\\n" 0123' };
    const endpoint = `${proxy.url}/to/{{instance}}/debug/pprof/profile`;
    const api = `${proxy.url}/to/${new URL(prometheus.url).host}`;
    const both = { ...access, endpointAccess: access, endpoint };
    const { names, lines } = await collected(api, both);
    expect(names).toHaveLength(3);
    expect(JSON.stringify([names, lines])).not.toContain('from-the-login');
    expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    // Without it the proxy shows its login page instead.
    const { message, fix } = await failing(api, { endpoint });
    expect(message).toMatch(
      /^URL\/api\/v1\/query answered 302, a redirect to \S+\/login, instead of an answer\.$/,
    );
    expect(fix).toContain('credentials');
    const { findings, failures, names: none } = await collected(api, { ...access, endpoint });
    expect([none, failures]).toEqual([[], 3]);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
  });
});

describe('Thanos', () => {
  test('deduplicates replicas; without a store, a part is a warning or an error', async () => {
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
});

/** Stands before everything: asks for a header, else redirects to its login. `/to/HOST:PORT/…` is passed on. */
async function startAccessProxy(header: string, token: string, asked: string[]) {
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    if (incoming.headers[header] !== token) {
      response.writeHead(302, { location: '/login' }).end();
      return;
    }
    const [, host, path] = /^\/to\/([^/]+)(.*)$/.exec(incoming.url ?? '') ?? [];
    const { [header]: _, ...headers } = incoming.headers;
    const onward = request(`http://${host}${path}`, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
