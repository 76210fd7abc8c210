import { describe, expect, it } from 'vitest';
import { readSources } from '../../src/config/sources.ts';
import { UsageError } from '../../src/system/errors.ts';

const ENV = { TOKEN: 'token-0123', PASSWORD: 'p@ss/word', HOST: 'profiles.internal' };

function read(...items: unknown[]) {
  const masked: string[] = [];
  const sources = readSources(items, 'sources', { env: ENV, mask: (secret) => void masked.push(secret) });
  return { sources, masked };
}

const one = (item: unknown) => read(item).sources[0];

function refusal(item: unknown): string {
  try {
    read(item);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.fix}`;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('objects', () => {
  it('are named by a URL alone, in whatever store', () => {
    expect(read('s3://bucket/prod/wshim/', 'gs://bucket/cpu.pprof', 'az://container').sources).toEqual([
      {
        kind: 's3',
        label: 's3://bucket/prod/wshim/',
        address: { scheme: 's3', bucket: 'bucket', path: 'prod/wshim/' },
        required: false,
      },
      {
        kind: 'gs',
        label: 'gs://bucket/cpu.pprof',
        address: { scheme: 'gs', bucket: 'bucket', path: 'cpu.pprof' },
        required: false,
      },
      {
        kind: 'az',
        label: 'az://container/',
        address: { scheme: 'az', bucket: 'container', path: '' },
        required: false,
      },
    ]);
  });

  it('say more in a map', () => {
    const written = {
      s3: 's3://b/p/',
      endpoint: 'http://${HOST}:9000',
      region: 'eu-1',
      limit: 5,
      weight: 0.5,
    };
    expect(one(written)).toMatchObject({
      label: 's3://b/p/ at profiles.internal:9000',
      address: { bucket: 'b', path: 'p/', endpoint: 'http://profiles.internal:9000/', region: 'eu-1' },
      limit: 5,
      weight: 0.5,
    });
    expect(one({ az: 'cpu/prod/', account: 'acme' })).toMatchObject({
      label: 'az://cpu/prod/ of acme',
      address: { scheme: 'az', bucket: 'cpu', path: 'prod/', account: 'acme' },
    });
  });

  it('are named with the account and the server, without what must not show', () => {
    const labels = ['https://me:${PASSWORD}@one.internal/acme', 'https://two.internal'].map(
      (endpoint) => one({ az: 'cpu/', account: 'acme', endpoint })?.label,
    );
    expect(labels).toEqual(['az://cpu/ of acme at one.internal', 'az://cpu/ of acme at two.internal']);
  });

  it.each([
    [{ s3: 'gs://bucket/x' }, /`gs:\/\/bucket\/x` names no bucket\. Write it as `s3:\/\/bucket\/prefix\/`/],
    ['s3:///key', /names no bucket/],
    [{ s3: 's3://b/k', account: 'x' }, /there is no `account`/],
    [{ s3: 's3://b/k', endpoint: 'minio:9000' }, /endpoint: the address is not an http\(s\) URL/],
    [{ s3: 's3://b/k', weight: 0 }, /weight: `0` is not a number greater than 0/],
  ])('%j is refused', (item, sentence) => {
    expect(refusal(item)).toMatch(sentence);
  });
});

describe('profilers', () => {
  it('pyroscope has a tenant, a user and a period', () => {
    const { sources, masked } = read({
      pyroscope: 'https://${HOST}/prefix/',
      query: '{service_name="wshim"}',
      from: 'now-7d',
      to: '2026-11-20T06:00:00Z',
      busiest: '1h',
      tenant: 'acme',
      username: 12345,
      password: '${PASSWORD}',
    });
    const credentials = Buffer.from('12345:p@ss/word').toString('base64');
    expect(sources).toEqual([
      {
        kind: 'pyroscope',
        label: 'pyroscope: https://profiles.internal/prefix {service_name="wshim"}',
        url: 'https://profiles.internal/prefix',
        query: '{service_name="wshim"}',
        profileType: 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
        period: { from: { ago: 604_800_000 }, to: { at: Date.UTC(2026, 10, 20, 6) } },
        busiest: 3_600_000,
        headers: { Authorization: `Basic ${credentials}`, 'X-Scope-OrgID': 'acme' },
        required: false,
      },
    ]);
    expect(masked).toContain('p@ss/word');
    expect(masked).toContain(credentials);
  });

  it('a user in the URL becomes a header and is not shown', () => {
    const { sources, masked } = read({ parca: 'https://me:${PASSWORD}@parca.internal', query: 'q{}' });
    const user = Buffer.from('me:p@ss/word').toString('base64');
    expect(JSON.stringify(sources)).not.toContain('p@ss');
    expect(sources[0]).toMatchObject({
      url: 'https://parca.internal',
      headers: { Authorization: `Basic ${user}` },
    });
    expect(masked).toContain(user);
  });

  it('a lone percent sign in a password is one', () => {
    expect(one({ parca: 'http://bob:p%zz@parca.internal', query: 'q{}' })).toMatchObject({
      headers: { Authorization: `Basic ${Buffer.from('bob:p%zz').toString('base64')}` },
    });
  });

  it('times are relative, absolute, or seconds and milliseconds since 1970', () => {
    const at = (from: unknown) => one({ datadog: 'service:foo', from, to: 'now' });
    const hour = Date.UTC(2026, 10, 20, 6);
    for (const from of [
      '2026-11-20T06:00:00Z',
      '2026-11-20 06:00',
      '2026-11-20T07:00:00+01:00',
      hour,
      hour / 1000,
    ]) {
      expect(at(from)).toMatchObject({ period: { from: { at: hour }, to: { ago: 0 } } });
    }
    expect(at('now-90m')).toMatchObject({ period: { from: { ago: 5_400_000 } } });
    expect(one({ datadog: 'service:foo' })).toMatchObject({ period: { from: { ago: 72 * 3_600_000 } } });
  });

  it.each([
    [
      { pyroscope: 'https://p' },
      /^sources\[0\]: `query` is missing\. Add it, for instance `query: '\{service_name="my-service"\}'`\.$/,
    ],
    [
      { parca: 'https://p' },
      /^sources\[0\]: `query` is missing\. .* `query: 'process_cpu:samples:count:cpu:nanoseconds:delta\{/,
    ],
    [{ parca: 'https://p', querry: 'q' }, /there is no `querry`\. Did you mean `query`\?/],
    [
      { pyroscope: 'https://p', query: 'q', busiest: '48h' },
      /^sources\[0\]: `busiest`, 2 d, is longer than the 24 h from `from` to `to`\. Make `busiest` shorter/,
    ],
    [
      { parca: 'https://p', query: 'q', from: 'now-3h', to: 'now-1h', busiest: '3h' },
      /`busiest`, 3 h, is longer than the 2 h from/,
    ],
    [
      { parca: 'https://p', query: 'q', from: '2026-11-20T06:00', to: '2026-11-20T07:00', busiest: '61m' },
      /`busiest`, 61 min, is longer than the 60 min from/,
    ],
    [
      { pyroscope: 'https://p', query: 'q', to: 'now-2d' },
      /`from` \(24 h ago where none is written\) is not before `to`/,
    ],
    [{ pyroscope: 'p:4040', query: 'q' }, /the address is not an http\(s\) URL/],
    [{ pyroscope: 'https://p?x=1', query: 'q' }, /the base URL has a query/],
    [
      { parca: 'https://p', query: 'q', from: 'yesterday' },
      /from: `yesterday` is not a time such as `now-24h`|from: `yesterday` is not a time such as `now`/,
    ],
    [{ parca: 'https://p', query: 'q', from: 'now', to: 'now-1h' }, /`from` is not before `to`/],
    [{ parca: 'https://p', query: 'q', token: '${TOKEN}', username: 'x' }, /both a `token` and a `username`/],
    [{ parca: 'https://p', query: 'q', token: '${NONE}' }, /no variable NONE/],
    [{ datadog: 'service:foo', busiest: '1h' }, /there is no `busiest`/],
  ])('%j is refused', (item, sentence) => {
    expect(refusal(item)).toMatch(sentence);
  });
});

describe('discovery', () => {
  const prometheus = { prometheus: 'https://thanos.internal', query: 'topk(100, up)' };

  it('prometheus keeps the template of its endpoints', () => {
    expect(one({ ...prometheus, endpoint: 'http://{{instance}}:8976', seconds: 10 })).toEqual({
      kind: 'prometheus',
      label: 'prometheus: https://thanos.internal topk(100, up)',
      url: 'https://thanos.internal',
      query: 'topk(100, up)',
      endpoint: 'http://{{instance}}:8976/debug/pprof/profile',
      endpointAccess: { headers: {} },
      headers: {},
      seconds: 10,
      period: { from: { ago: 86_400_000 }, to: { ago: 0 } },
      partialResponse: true,
      required: false,
    });
    expect(
      one({
        ...prometheus,
        endpoint: 'https://proxy/{{ host }}/debug/pprof/?x=${TOKEN}',
        token: '${TOKEN}',
        'endpoint-headers': { 'X-Key': '${TOKEN}' },
        'endpoint-headers-command': 'proxy token',
      }),
    ).toMatchObject({
      endpoint: 'https://proxy/{{ host }}/debug/pprof/profile?x=token-0123',
      headers: { Authorization: 'Bearer token-0123' },
      endpointAccess: { headers: { 'X-Key': 'token-0123' }, headersCommand: 'proxy token' },
    });
  });

  it('prometheus evaluates its query at any one moment, or where the load was greatest', () => {
    const period = (more: object) =>
      one({ ...prometheus, endpoint: 'http://{{instance}}', ...more }) as { period: unknown };
    expect(period({ to: 'now-2d' }).period).toMatchObject({ to: { ago: 172_800_000 } });
    expect(period({ from: 'now-2d', to: 'now-1d', busiest: '24h' })).toMatchObject({
      period: { from: { ago: 172_800_000 }, to: { ago: 86_400_000 } },
      busiest: 86_400_000,
    });
  });

  it('kubernetes names namespace, selector and port', () => {
    expect(one({ kubernetes: 'prod/app=wshim,tier!=test', port: 6060, limit: 10 })).toEqual({
      kind: 'kubernetes',
      label: 'kubernetes: prod/app=wshim,tier!=test',
      namespace: 'prod',
      selector: 'app=wshim,tier!=test',
      port: '6060',
      scheme: 'http',
      path: '/debug/pprof/profile',
      seconds: 30,
      limit: 10,
      required: false,
    });
    expect(
      one({ kubernetes: 'prod/app', port: 'debug', path: 'fiber/debug/pprof/', scheme: 'https' }),
    ).toMatchObject({
      port: 'debug',
      path: '/fiber/debug/pprof/profile',
      scheme: 'https',
    });
  });

  it.each([
    [{ ...prometheus, endpoint: 'http://host:6060' }, /the `endpoint` holds no label/],
    [{ ...prometheus, endpoint: '{{instance}}:6060' }, /endpoint: the address is not an http\(s\) URL/],
    [
      prometheus,
      /^sources\[0\]: `endpoint` is missing\. Add it, for instance `endpoint: 'http:\/\/\{\{instance\}\}\/debug\/pprof\/profile'`\.$/,
    ],
    [{ ...prometheus, query: undefined, endpoint: 'http://{{i}}' }, /query: `undefined` is not a text/],
    [
      { prometheus: 'http://p', endpoint: 'http://{{i}}' },
      /^sources\[0\]: `query` is missing\. .* `query: 'topk\(/,
    ],
    [
      { ...prometheus, endpoint: 'http://{{i}}', from: 'now-3h' },
      /^sources\[0\]: `from` says where `busiest` begins to look, which is not written\. Add for instance `busiest: 1h`, or/,
    ],
    [
      { ...prometheus, endpoint: 'http://{{i}}', from: 'now-3h', busiest: '1d' },
      /`busiest`, 24 h, is longer than the 3 h from/,
    ],
    [
      { kubernetes: 'app=wshim', port: 1 },
      /is not a namespace and a label selector\. Write it as `prod\/app=my-service`/,
    ],
    [
      { kubernetes: 'prod/app=wshim' },
      /^sources\[0\]: `port` is missing\. Add it, for instance `port: 6060`\.$/,
    ],
    [{ kubernetes: 'prod/app=wshim', port: 'a b' }, /port: `a b` is not the number or name of a port/],
  ])('%j is refused', (item, sentence) => {
    expect(refusal(item)).toMatch(sentence);
  });
});
