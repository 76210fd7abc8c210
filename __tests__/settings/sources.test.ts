import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/collect/source.ts';
import { readSources } from '../../src/settings/sources.ts';
import { UsageError } from '../../src/system/errors.ts';

const ENV = { TOKEN: 'token-0123', PASSWORD: 'p@ss/word', HOST: 'profiles.internal' };

function read(...items: unknown[]) {
  const masked: string[] = [];
  const sources = readSources(items, 'sources', { env: ENV, mask: (secret) => void masked.push(secret) });
  return { sources, masked };
}

const one = (item: unknown) => read(item).sources[0];
const basic = (user: string) => `Basic ${Buffer.from(user).toString('base64')}`;

it('endpoints, files, commands and artifacts: are read from a shorthand or a map', () => {
  const url = 'https://user:pw@svc.internal:8443/debug/pprof/profile?token=abc';
  const { sources, masked } = read(
    'https://svc.internal/fiber/debug/pprof/',
    { pprof: url, seconds: 60, headers: { Authorization: 'Bearer ${TOKEN}' } },
    '-odd name.pprof',
    { command: 'go test -bench .', timeout: '10m' },
    { command: 'set -e\n# long\nexport GODEBUG=asyncpreemptoff=1\ngo test -bench A\ngo test -bench B\n' },
    { artifact: 'cpu-*', workflow: 'load-test.yml', 'max-age': '7d', limit: 3, required: true },
  );
  const live = (path: string) => ({ kind: 'pprof', label: path, url: path, seconds: 30, headers: {} });
  expect(sources).toMatchObject([
    live('https://svc.internal/fiber/debug/pprof/profile'),
    { url, seconds: 60, headers: { Authorization: 'Bearer token-0123' } },
    { kind: 'file', label: '-odd name.pprof', pattern: '-odd name.pprof', required: false },
    { kind: 'command', label: 'command: go test -bench .', timeout: 600_000 },
    { kind: 'command', label: 'command: go test -bench A' },
    { kind: 'artifact', name: 'cpu-*', workflow: 'load-test.yml', maxAge: 604_800_000, required: true },
  ]);
  expect(sources[1]?.label).toBe('https://svc.internal:8443/debug/pprof/profile');
  expect(masked).toEqual(['abc', 'user:pw', 'token-0123', 'Bearer token-0123', 'token-0123']);
});

describe('objects', () => {
  const endpoint = 'http://me:${PASSWORD}@${HOST}:9000';
  it.each<[unknown, string, object]>([
    ['s3://bucket/prod/wshim/', 's3://bucket/prod/wshim/', { bucket: 'bucket', path: 'prod/wshim/' }],
    ['gs://bucket/cpu.pprof', 'gs://bucket/cpu.pprof', { bucket: 'bucket', path: 'cpu.pprof' }],
    ['az://container', 'az://container/', { bucket: 'container', path: '' }],
    [{ s3: 'b/p/', endpoint }, 's3://b/p/ at profiles.internal:9000', { bucket: 'b', path: 'p/' }],
    [{ az: 'cpu/prod/', account: 'acme' }, 'az://cpu/prod/ of acme', { bucket: 'cpu', account: 'acme' }],
  ])('%j', (item, label, address) => {
    const scheme = label.slice(0, 2);
    expect(one(item)).toMatchObject({ kind: scheme, label, address: { scheme, ...address } });
  });
});

describe('profilers', () => {
  it('pyroscope has a tenant, a user and a period', () => {
    const { sources, masked } = read({
      ...{ pyroscope: 'https://${HOST}/prefix/', query: '{service_name="wshim"}', tenant: 'acme' },
      ...{ from: 'now-7d', to: '2026-11-20T06:00:00Z', busiest: '1h' },
      ...{ username: 12345, password: '${PASSWORD}' },
    });
    expect(sources).toEqual([
      {
        kind: 'pyroscope',
        label: 'pyroscope: https://profiles.internal/prefix {service_name="wshim"}',
        ...{ url: 'https://profiles.internal/prefix', query: '{service_name="wshim"}' },
        profileType: 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
        period: { from: { ago: 604_800_000 }, to: { at: Date.UTC(2026, 10, 20, 6) } },
        busiest: 3_600_000,
        headers: { Authorization: basic('12345:p@ss/word'), 'X-Scope-OrgID': 'acme' },
        required: false,
      },
    ]);
    expect(masked).toEqual(expect.arrayContaining(['p@ss/word', basic('12345:p@ss/word').slice(6)]));
  });

  it('times are relative, absolute, or seconds and milliseconds since 1970', () => {
    const at = (from: unknown) => one({ datadog: 'service:foo', from, to: 'now' });
    const hour = Date.UTC(2026, 10, 20, 6);
    const dates = ['2026-11-20T06:00:00Z', '2026-11-20 06:00', '2026-11-20T07:00:00+01:00'];
    for (const from of [...dates, hour, hour / 1000])
      expect(at(from)).toMatchObject({ period: { from: { at: hour }, to: { ago: 0 } } });
    expect(at('now-90m')).toMatchObject({ period: { from: { ago: 5_400_000 } } });
    expect(one({ datadog: 'service:foo' })).toMatchObject({ period: { from: { ago: 259_200_000 } } });
  });
});

const prometheus = { prometheus: 'https://thanos.internal', query: 'topk(100, up)' };

describe('discovery', () => {
  it('prometheus keeps the template of its endpoints', () => {
    expect(one({ ...prometheus, endpoint: 'http://{{instance}}:8976', seconds: 10 })).toEqual({
      ...{ kind: 'prometheus', label: 'prometheus: https://thanos.internal topk(100, up)' },
      ...{ url: 'https://thanos.internal', query: 'topk(100, up)', headers: {}, seconds: 10 },
      endpoint: 'http://{{instance}}:8976/debug/pprof/profile',
      endpointAccess: { headers: {} },
      period: { from: { ago: 86_400_000 }, to: { ago: 0 } },
      ...{ partialResponse: true, required: false },
    });
    const written = {
      ...{ ...prometheus, endpoint: 'https://proxy/{{ host }}/debug/pprof/?x=${TOKEN}', token: '${TOKEN}' },
      ...{ 'endpoint-headers': { 'X-Key': '${TOKEN}' }, 'endpoint-headers-command': 'proxy token' },
      ...{ from: 'now-2d', to: 'now-1d', busiest: '24h' },
    };
    expect(one(written)).toMatchObject({
      endpoint: 'https://proxy/{{ host }}/debug/pprof/profile?x=token-0123',
      headers: { Authorization: 'Bearer token-0123' },
      endpointAccess: { headers: { 'X-Key': 'token-0123' }, headersCommand: 'proxy token' },
      ...{ period: { from: { ago: 172_800_000 }, to: { ago: 86_400_000 } }, busiest: 86_400_000 },
    });
  });

  it('kubernetes names namespace, selector and port', () => {
    expect(one({ kubernetes: 'prod/app=wshim,tier!=test', port: 6060, limit: 10 })).toEqual({
      ...{ kind: 'kubernetes', label: 'kubernetes: prod/app=wshim,tier!=test' },
      ...{ namespace: 'prod', selector: 'app=wshim,tier!=test', port: '6060', scheme: 'http' },
      ...{ path: '/debug/pprof/profile', seconds: 30, limit: 10, required: false },
    } satisfies Partial<Source>);
    const written = { kubernetes: 'prod/app', port: 'debug', path: 'fiber/debug/pprof/', scheme: 'https' };
    expect(one(written)).toMatchObject({
      port: 'debug',
      path: '/fiber/debug/pprof/profile',
      scheme: 'https',
    });
  });
});

const EXAMPLE =
  /^sources\[0\]: `endpoint` is missing\. .* `endpoint: 'http:\/\/\{\{instance\}\}\/debug\/pprof\/p/;
it.each<[unknown, RegExp]>([
  [{ s3: 'gs://bucket/x' }, /`gs:\/\/bucket\/x` is not a place such as `s3:\/\/bucket\/prefix\/`/],
  [{ s3: 's3://b/k', account: 'x' }, /there is no `account`/],
  [{ s3: 's3://b/k', endpoint: 'minio:9000' }, /endpoint: the address is not an http\(s\) URL/],
  [
    { pyroscope: 'https://p' },
    /^sources\[0\]: `query` is missing\. Add it, for instance `query: '\{service_/,
  ],
  [{ pyroscope: 'https://p?x=1', query: 'q' }, /the base URL has a query/],
  [{ parca: 'https://p', query: 'q', from: 'yesterday' }, /from: `yesterday` is not a time such as `now`/],
  [{ parca: 'https://p', query: 'q', token: '${TOKEN}', username: 'x' }, /both a `token` and a `username`/],
  [{ ...prometheus, endpoint: 'http://host:6060' }, /endpoint: .* is not a URL with a label/],
  [prometheus, EXAMPLE],
  [{ kubernetes: 'app=wshim', port: 1 }, /is not a namespace and a label selector, such as `prod\/app=my/],
  [
    { kubernetes: 'prod/app=wshim' },
    /^sources\[0\]: `port` is missing\. Add it, for instance `port: 6060`\.$/,
  ],
])('%j is refused', (item, sentence) => {
  let said = 'nothing';
  try {
    read(item);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    said = `${error.message} ${error.fix}`;
  }
  expect(said).toMatch(sentence);
});
