import { expect, it } from 'vitest';
import { read, refusal } from './scene.ts';

const WHOLE = {
  prometheus: 'https://${HOST}/prefix/',
  cpu: 'rate(process_cpu_seconds_total[5m])',
  released: '2026-11-20T06:00:00Z',
};
const ENV = { HOST: 'prometheus.internal' };
const inFile = (map: object, env = {}) => ({
  ...{ file: JSON.stringify({ production: map }), env: { ...ENV, ...env }, command: 'compare' as const },
});
const production = async (map: object, env = {}) => (await read(inFile(map, env))).configs[0]?.production;

it('has defaults for all but where to ask, for what, and when the release was', async () => {
  expect(await production(WHOLE)).toEqual({
    ...{ url: 'https://prometheus.internal/prefix', headers: {}, cpu: WHOLE.cpu },
    ...{ released: { at: Date.UTC(2026, 10, 20, 6) }, settle: 600_000, window: 7_200_000, days: 7 },
  });
});

it('takes every option, also as YAML text', async () => {
  const input = `
    { prometheus: http://me:pw@127.0.0.1:9090, cpu: 'sum(a{b="c"})', traffic: sum(d), released: now-3d, settle: 30m,
      window: 1h, days: '0', timeout: 1m, headers: { X-Scope-OrgID: acme } }`;
  const raw = { settings: { production: input } };
  expect((await read({ raw, command: 'compare' })).configs[0]?.production).toEqual({
    ...{ url: 'http://127.0.0.1:9090', cpu: 'sum(a{b="c"})', traffic: 'sum(d)' },
    ...{ headers: { Authorization: `Basic ${btoa('me:pw')}`, 'X-Scope-OrgID': 'acme' } },
    ...{ released: { ago: 259_200_000 }, settle: 1_800_000, window: 3_600_000, days: 0, timeout: 60_000 },
  });
});

it.each<[object, string]>([
  [
    { promtheus: 'x', prometheus: undefined },
    'production: there is no `promtheus`. Did you mean `prometheus`?',
  ],
  [{ cpu: undefined }, "production: `cpu` is missing. Add it, for instance `cpu: 'rate(process_cpu_seconds"],
  [{ days: 91 }, 'production.days is not a whole number from 0 to 90.'],
  [{ prometheus: 'prometheus:9090' }, 'production: the address is not an http(s) URL'],
  [{ token: '${NONE}' }, 'production.token: the environment has no variable NONE.'],
])('%j is refused', async (changes, sentence) => {
  expect(await refusal(inFile({ ...WHOLE, ...changes }))).toContain(sentence);
});
