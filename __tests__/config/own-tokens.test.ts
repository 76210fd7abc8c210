import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, type RawInputs, readRun } from '../../src/config.ts';
import { UsageError } from '../../src/system/errors.ts';
import { collectPrometheus } from '../../src/collect/prometheus.ts';
import { createContext } from '../contract/context.ts';
import * as server from '../harness/pprof-server.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** Which variables the configuration may name: those that it names itself, and never the job's own tokens. */

const TOKEN = 'ghs_theTokenOfThisJob0123456789';

interface Given {
  readonly raw?: Partial<RawInputs>;
  readonly file?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function read({ raw = {}, file, env = {} }: Given): Promise<readonly Config[]> {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, '.github'));
  for (const name of ['api', 'A_TOKEN']) {
    await mkdir(join(folder.path, name));
    await writeFile(join(folder.path, name, 'go.mod'), `module example.com/${name}\n`);
  }
  if (file !== undefined) await writeFile(join(folder.path, '.github', 'pgo.yml'), file);
  const place = { cwd: folder.path, env, mask: () => {} };
  const run = await readRun({ settings: {}, ...raw }, place, 'refresh');
  if (run.kind === 'one') return [await run.config()];
  const configs: Config[] = [];
  for (const target of run.targets) configs.push(await target.config());
  return configs;
}

async function refusal(given: Given): Promise<string> {
  try {
    await read(given);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.fix}`;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('the job’s own tokens', () => {
  test.each([
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'GH_ENTERPRISE_TOKEN',
    'GITHUB_ENTERPRISE_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_RESULTS_URL',
    'INPUT_TOKEN',
    'INPUT_SOURCES',
    'github_token',
  ])('%s is none for a source, set or not', async (name) => {
    const sources = `- pprof: http://10.0.0.7:6060\n  headers: { Authorization: "Bearer \${${name}}" }`;
    const said = `sources[0].headers.Authorization: \`\${${name}}\` is the job's own, and no endpoint gets it. Give it a secret of its own: \`env: { PROFILES_TOKEN:`;
    expect(await refusal({ raw: { sources } })).toContain(said);
    expect(await refusal({ raw: { sources }, env: { [name]: 'x' } })).toContain(said);
  });

  test.each([
    ['a user of a URL', '- http://${T}@10.0.0.7:6060'],
    ['a password', '- { parca: "https://p", query: q, username: u, password: "${T}" }'],
    ['a token', '- { pyroscope: "https://p", query: q, token: "${T}" }'],
    ['a path', '- http://10.0.0.7:6060/${T}/debug/pprof/profile'],
    ['a host', '- http://${T}.evil.example.com/debug/pprof/profile'],
    ['a whole URL', '- { pprof: "${T}" }'],
    ['an endpoint', '- { prometheus: "http://p", query: q, endpoint: "http://{{instance}}/${T}/x" }'],
    [
      'a header of one',
      '- { prometheus: "http://p", query: q, endpoint: "http://{{i}}", endpoint-headers: { X: "${T}" } }',
    ],
  ])('by another name it is none either: %s', async (_what, sources) => {
    // Quoting is what workflows do to it.
    for (const T of [TOKEN, ` ${TOKEN}\n`, `Bearer ${TOKEN}`]) {
      const said = "the variable T holds the job's own token, and no endpoint gets that.";
      expect(await refusal({ raw: { sources, token: TOKEN }, env: { T } })).toContain(said);
      for (const name of ['GITHUB_TOKEN', 'GH_TOKEN', 'ACTIONS_RUNTIME_TOKEN']) {
        expect(await refusal({ raw: { sources }, env: { T, [name]: TOKEN } })).toContain(said);
      }
    }
  });

  test('nor as it is, by `${{ github.token }}` in the input', async () => {
    const sources = `- pprof: http://10.0.0.7:6060\n  headers: { Authorization: "Bearer ${TOKEN}" }`;
    const message = await refusal({ raw: { sources, token: TOKEN } });
    expect(message).toContain("sources[0].headers.Authorization holds the job's own token");
    expect(message).not.toContain(TOKEN);
  });

  test('nor for Prometheus and an archive', async () => {
    const production =
      'production: { prometheus: "http://p", cpu: c, released: now, token: "${GITHUB_TOKEN}" }';
    const archive = 'archive: { s3: "s3://b/p/", endpoint: "https://${GITHUB_TOKEN}.evil.example.com" }';
    for (const file of [production, archive])
      expect(await refusal({ file })).toContain("`${GITHUB_TOKEN}` is the job's own");
  });

  test('secrets of their own are looked up', async () => {
    const sources = '- { parca: "https://p", query: q, token: "${PARCA_TOKEN}" }';
    const env = { PARCA_TOKEN: 'parca-0123', GITHUB_TOKEN: TOKEN, GH_TOKEN: '' };
    const [config] = await read({ raw: { sources, token: TOKEN }, env });
    expect(config?.sources[0]).toMatchObject({ headers: { Authorization: 'Bearer parca-0123' } });
  });
});

describe('names that the configuration does not hold itself', () => {
  test.each([
    ['${${PGO_TARGET}}', 'A_TOKEN', '${A_TOKEN}'],
    ['${KEY_${PGO_TARGET}}', 'api', '${KEY_api}'],
    ['${${PGO_TARGET}_${PGO_TARGET}}', 'api', '${api_api}'],
  ])('%s makes none of a target’s name', async (text, folder, made) => {
    const target = `{ working-directory: ${folder}, sources: [{ pprof: "http://h", headers: { X: '${text}' } }] }`;
    const env = { A_TOKEN: 'a secret', KEY_api: 'a secret', api_api: 'a secret' };
    expect(await refusal({ file: `targets: [${target}]`, env })).toContain(
      `\`${made}\` is a variable whose name is made of the target's, \`${folder}\`.`,
    );
  });

  test('a target’s name beside a variable is none of it', async () => {
    const target = `{ name: api, working-directory: api, sources: [{ pprof: 'http://h/\${PGO_TARGET}', headers: { X: '\${A} \${PGO_TARGET} \${A}' } }] }`;
    const [config] = await read({ file: `targets: [${target}]`, env: { A: 'secret-a' } });
    expect(config?.sources[0]).toMatchObject({ headers: { X: 'secret-a api secret-a' } });
  });

  test('a value that looks like one is not looked up again', async () => {
    const sources = '- { pprof: "http://h/${A}", headers: { X: "${A}" } }';
    const env = { A: '${B}', B: 'a secret' };
    const [config] = await read({ raw: { sources }, env });
    expect(JSON.stringify(config?.sources)).not.toContain('a secret');
    expect(config?.sources[0]).toMatchObject({ headers: { X: '${B}' } });
  });

  test('a label of Prometheus that looks like one stays as it is', async () => {
    await using profiled = await server.startPprofServer({ debug: server.ok() });
    const metric = { instance: new URL(profiled.url).host, job: '${SECRET}', pod: '{{SECRET}}${SECRET}' };
    const data = { resultType: 'vector', result: [{ metric, value: [0, '1'] }] };
    await using api = await server.startPprofServer({
      api: server.answer(200, JSON.stringify({ status: 'success', data }), {
        'content-type': 'application/json',
      }),
    });
    const env = { SECRET: 'a-secret-value', NAMED: 'named' };
    const sources = `- prometheus: ${api.url}
  query: up
  endpoint: 'http://{{instance}}/debug/{{job}}/profile?pod={{pod}}&named=\${NAMED}'
  endpoint-headers: { X-Job: '{{job}}' }
  seconds: 1`;
    const [config] = await read({ raw: { sources }, env });
    const [source] = config?.sources ?? [];
    if (source?.kind !== 'prometheus') throw new Error('another source');
    await using context = await createContext({ env });
    await collectPrometheus(source, context);
    const [asked] = profiled.requests;
    const { pathname, searchParams } = new URL(asked?.url ?? '', profiled.url);
    expect(decodeURIComponent(pathname)).toBe('/debug/${SECRET}/profile');
    expect(searchParams.get('pod')).toBe('{{SECRET}}${SECRET}');
    expect(searchParams.get('named')).toBe('named');
    expect(JSON.stringify([...profiled.requests, ...api.requests])).not.toContain('a-secret-value');
  });
});
