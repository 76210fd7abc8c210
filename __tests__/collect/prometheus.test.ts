import { describe, expect, test } from 'vitest';
import { endpointOf, takeProfile } from '../../src/collect/pprof.ts';
import { collectPrometheus } from '../../src/collect/prometheus.ts';
import type { PrometheusSource } from '../../src/collect/source.ts';
import { createNetwork } from '../../src/net/network.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';

const sentences = goldenSentences('collect', [[/\d{4}-\d\d-\d\dT[\d:]+Z/g, '<time>']]);

// What a real Prometheus does is in prometheus.servers.test.ts; here is what one can be made to answer.

const DAY = 24 * 3_600_000;
const source = (url: string, options: Partial<PrometheusSource> = {}): PrometheusSource => ({
  kind: 'prometheus',
  url,
  headers: {},
  query: 'load',
  endpoint: 'http://{{instance}}/debug/pprof/profile',
  endpointAccess: { headers: { 'X-Key': 'key-0123' } },
  seconds: 1,
  period: { from: { ago: DAY }, to: { ago: 0 } },
  partialResponse: true,
  label: 'the source',
  required: false,
  ...options,
});

const json = (data: unknown) =>
  server.answer(200, JSON.stringify({ status: 'success', data }), { 'content-type': 'application/json' });
const vector = (...instances: string[]) =>
  json({
    resultType: 'vector',
    result: instances.map((instance) => ({ metric: { instance }, value: [0, '1'] })),
  });

interface Asked {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** A Prometheus whose hosts are `instances`; their load was 1 at the second `peak` (since 1970) and a bit before. */
async function startApi(instances: readonly string[], peak?: number) {
  const ranges: Asked[] = [];
  const moments: number[] = [];
  const api = await server.startPprofServer({
    api: async (request, response, url) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      const number = (name: string) => Number(fields.get(name));
      if (!url.pathname.endsWith('query_range')) {
        moments.push(number('time'));
        return vector(...instances)(request, response, url);
      }
      const asked = { start: number('start'), end: number('end'), step: number('step') };
      ranges.push(asked);
      const points = Math.floor((asked.end - asked.start) / asked.step) + 1;
      if (asked.end < asked.start || points > 11_000) {
        const error =
          'exceeded maximum resolution of 11,000 points per timeseries, or the end is before the start';
        return server.answer(400, JSON.stringify({ status: 'error', error }))(request, response, url);
      }
      const values = Array.from({ length: points }, (_, index) => asked.start + index * asked.step).map(
        (time) => [time, String(peak !== undefined && time >= peak && time < peak + asked.step ? 1 : 0.001)],
      );
      return json({ resultType: 'matrix', result: [{ metric: {}, values }] })(request, response, url);
    },
  });
  return Object.assign(api, { ranges, moments });
}

test.each([
  ['a minute of a week', 60_000, 7 * DAY],
  ['ten seconds of a year', 10_000, 365 * DAY],
])('the busiest part of a long time: %s is found', async (_what, busiest, ago) => {
  await using profiled = await server.startPprofServer({ debug: server.ok() });
  await using context = await createContext();
  const peak = Math.floor((context.now().getTime() - ago * 0.37) / 1000);
  await using api = await startApi([new URL(profiled.url).host], peak);
  const options = { busiest, period: { from: { ago }, to: { ago: 0 } } };
  const { files, findings } = await collectPrometheus(source(api.url, options), context);
  expect(files).toHaveLength(1);
  const step = api.ranges[0]?.step ?? 0;
  expect(Math.abs((api.moments[0] ?? 0) - peak)).toBeLessThanOrEqual(busiest / 1000 + step);
  expect(api.ranges).toHaveLength(1);
  expect(findings).toMatchObject([{ severity: 'note' }]);
  sentences.add(...findings);
});

describe('hosts that labels name', () => {
  test('a link-local one is not asked, and its series said', async () => {
    await using profiled = await server.startPprofServer({ debug: server.ok() });
    await using api = await startApi(['169.254.169.254', new URL(profiled.url).host, '0xa9fea9fe:80']);
    await using context = await createContext();
    const { files, failures, findings } = await collectPrometheus(source(api.url), context);
    expect([files.length, failures]).toEqual([1, 2]);
    expect(profiled.requests[0]?.headers['x-key']).toBe('key-0123');
    expect(findings).toMatchObject([
      {
        severity: 'error',
        message: expect.stringMatching(/`instance`.*\b2 series\b.*`169\.254\.169\.254`/),
        fix: expect.any(String),
      },
    ]);
    sentences.add(...findings);
  });

  test('a name is judged by what it resolves to, before anything is sent', async () => {
    await using profiled = await server.startPprofServer({ debug: server.ok() });
    const { port } = new URL(profiled.url);
    const none = { httpProxy: '', httpsProxy: '', noProxy: '' };
    const take = async (host: string, isForbidden: (address: string) => boolean) => {
      await using context = await createContext();
      const endpoint = endpointOf(`http://${host}:${port}/debug`, { 'X-Key': 'key' });
      const network = createNetwork(none, {
        first: isForbidden,
        within: () => false,
        elsewhere: () => false,
      });
      return await takeProfile(endpoint, `${context.scratch}/profile`, { seconds: 1, network }, context);
    };
    // All servers of a test are on loopback, so here it stands for what is forbidden.
    const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1';
    const named = await failureOf(take('localhost', isLoopback));
    expect(named.message).toMatch(/^http:\/\/localhost:\d+\/debug .*(127\.0\.0\.1|::1)/);
    const literal = await sentences.addError(take('127.0.0.1', isLoopback));
    expect(literal.message).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/debug .*127\.0\.0\.1,/);
    expect(profiled.requests).toEqual([]);
    await take('localhost', () => false);
    expect(profiled.requests).toHaveLength(1);
  });
});

sentences.compare();
