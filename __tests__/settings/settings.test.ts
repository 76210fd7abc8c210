import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubInvocation } from '../../src/settings/command-line.ts';
import type { RawInputs } from '../../src/settings/read.ts';
import { REMOVED } from '../../src/settings/settings.ts';
import { UsageError } from '../../src/system/errors.ts';
import { readConfig } from '../harness/read-config.ts';
import { temporaryFolder } from '../harness/temporary.ts';

interface Options {
  readonly file?: string;
  readonly env?: Record<string, string>;
}

async function read(raw: Partial<RawInputs>, options: Options = {}) {
  await using folder = await temporaryFolder();
  for (const name of ['.git', '.github']) mkdirSync(join(folder.path, name));
  if (options.file !== undefined) writeFileSync(join(folder.path, '.github', 'pgo.yml'), options.file);
  const masked: string[] = [];
  const mask = (secret: string) => void masked.push(secret);
  const place = { cwd: folder.path, env: options.env ?? {}, mask };
  return { config: await readConfig({ settings: {}, ...raw }, place, 'refresh'), masked };
}

async function refusal(raw: Partial<RawInputs>, options?: Options): Promise<string> {
  const error = await read(raw, options).catch((thrown: unknown) => thrown);
  if (error instanceof UsageError) return `${error.message} ${error.fix}`;
  throw new Error('it was accepted', { cause: error });
}

/** Each letter stands for ten of the one before. */
const ALIASES = [...'abcdefghi']
  .map((name, at, names) => `${name}: &${name} [${Array(10).fill(at === 0 ? 'x' : `*${names[at - 1]}`)}]`)
  .join('\n');
const RENAMES = Array.from({ length: 60_000 }, (_, at) => `  a${at}: b`).join('\n');

describe('inputs of the action', () => {
  const given = (env: Record<string, string>) => githubInvocation({ INPUT_COMMAND: 'check', ...env });

  it('are those of the step that are not empty', () => {
    const env = { INPUT_TOKEN: 't', INPUT_SOURCES: ' ', 'INPUT_FAIL-ON': 'slower', PATH: 'x' };
    const { command, inputs } = given(env);
    expect(command).toBe('check');
    expect(inputs).toEqual({ settings: { 'fail-on': 'slower' }, token: 't' });
  });

  it.each([
    [{ INPUT_BUDGT: '5m' }, 'inputs: there is no `budgt`.', /^Did you mean `budget`\? There are `command`, /],
    [{ INPUT_COMMAND: 'chek' }, 'command: there is no `chek`.', /^Did you mean `check`\?/],
    [{ 'INPUT_MIN-DRIFT': '1%' }, 'inputs: `min-drift` is not an input.', /`min-drift: …` into the config/],
  ])('%j is refused', (env, message, fix) => {
    expect(() => given(env)).toThrow(expect.objectContaining({ message, fix: expect.stringMatching(fix) }));
  });
});

describe('the configuration', () => {
  it('has defaults for all but the sources', async () => {
    expect((await read({})).config).toMatchObject({
      ...{ sources: [], minProfiles: 1, minSamples: 100, maxFailures: 1, compact: 'edges', benchmarks: '.' },
      ...{ baseline: { kind: 'off' }, candidate: { kind: 'committed' }, budget: 300_000, failOn: [] },
    });
  });

  it('is that of the file, and inputs win over it', async () => {
    const file =
      'min-samples: 500\nbudget: 5m\nlabels: [pgo, bot]\ndraft: true\nsources: [http://10.0.0.7:6060]\n';
    const { config } = await read({ settings: { 'min-samples': '900' } }, { file });
    expect(config).toMatchObject({ minSamples: 900, budget: 300_000 });
    expect(config.publishSettings).toMatchObject({ labels: ['pgo', 'bot'], draft: true });
    expect(config.sources).toHaveLength(1);
  });

  it('publishes here by default in a terminal without a token', async () => {
    const published = async (raw: Partial<RawInputs>, env = {}) => (await read(raw, { env })).config.publish;
    expect(await published({})).toBe('local');
    expect(await published({ token: 'x' })).toBe('pull-request');
    expect(await published({}, { CI: 'true' })).toBe('pull-request');
    expect(await published({ settings: { publish: 'none' } })).toBe('none');
  });

  it('splits build flags as a shell does', async () => {
    const flags = `-tags=prod,netgo -ldflags "-s -w -X 'main.name=a b'" -trimpath`;
    const { config } = await read({ settings: { 'build-flags': flags } });
    expect(config.buildFlags).toEqual([
      '-tags=prod,netgo',
      '-ldflags',
      "-s -w -X 'main.name=a b'",
      '-trimpath',
    ]);
  });

  it('takes a lone source literally, or as a map', async () => {
    const { config } = await read({ source: ['*.pprof', 'artifact: cpu-*', '[odd].pprof'] });
    expect(config.sources.map(({ label }) => label)).toEqual(['*.pprof', 'artifact: cpu-*', '[odd].pprof']);
  });

  it.each<[string, RegExp]>([
    [
      'min-sample: 5',
      /pgo\.yml: there is no `min-sample`\. Did you mean `min-samples`\? There are .*`sources`/,
    ],
    ['frequency: 5', /there is no `frequency`\. There are `target`/],
    ['publish: pullrequest', /publish: `pullrequest` is not one of `pull-request`, `commit`, `git`/],
    ['publish: "pull\\n# Heading\\n`x"', /publish: `pull # Heading `x` is not one of/],
    ['min-samples: many', /min-samples: `many` is not a whole number of at least 1\. Change it in \.github/],
    ['min-samples: 1e999', /min-samples: `Infinity` is not a whole number/],
    ['cpus: 0.5', /cpus: `0.5` is not a whole number/],
    ['comment: yes', /comment: `yes` is not `true` or `false`/],
    ['budget: 30', /budget: `30` is not a duration of at most `7d`, such as `30s`/],
    ['budget: 8d', /budget: `8d` is not a duration of at most `7d`/],
    ['max-failures: 120%', /max-failures: .*120.* is not a share such as `5%`/],
    ['evidence: [none, compiler]', /^evidence: `none` stands with others\./],
    ['fallback: [off, committed]', /^fallback: `committed` stands after `off`/],
    ['exclude: a -> b -> c', /^exclude: `a -> b -> c` is not a call\./],
    ['load: ab', /^`load` is given without `serve`\./],
    ['verify-timeout: 5m', /^`verify-timeout` is given without `verify`\./],
    ['- a\n- b\n', /pgo\.yml is not a map of settings/],
    ['a: [1\nb: 2', /pgo\.yml is not valid YAML: .* line \d+/],
    [
      '{serve: ${PW}}',
      /not valid YAML: unexpected token at line 1, column 10\. Put .* in quotes: `'\$\{PW\}'`\.$/,
    ],
    ['budget: 1m\nbudget: 2m', /not valid YAML: duplicate key at line 2, column 1/],
    [ALIASES, /nests too deeply, has more than 100 aliases, or a value starts with/],
    [`a: &a 1\nb: [${'*a,'.repeat(101)}]`, /more than 100 aliases/],
    ['['.repeat(50_000) + ']'.repeat(50_000), /nests too deeply/],
    [`profile: ${'x'.repeat(20_000)}`, /profile is longer than 10000 characters/],
    ['profile: "a\\0b"', /profile holds a NUL character/],
    [`#${'x'.repeat(1_000_001)}`, /^\.github\/pgo\.yml is larger than 1 MB/],
    [`renames:\n${RENAMES}`, /renames: .* is not a map of at most 10000 old and new names/],
  ])('refuses %.60j', async (file, sentence) => {
    expect(await refusal({}, { file })).toMatch(sentence);
  });

  it.each<[string, RegExp]>([
    ['http://a:1', /^sources is not a list/],
    ['- ftp://host/x', /sources\[0\]: there is no source for `ftp:\/\/`.*`pprof:`/],
    [
      '- artefact: x',
      /sources\[0\] names no kind of source; its keys are `artefact`\. Did you mean `artifact`\?/,
    ],
    ['- url: http://a:1', /names no kind of source; its keys are `url`\. Did you mean `pprof`\?/],
    ['- {pprof: http://a:1, second: 5}', /sources\[0\]: there is no `second`\. Did you mean `seconds`\?/],
    ['- {pprof: http://a:1, artifact: x}', /two kinds of source, `pprof` and `artifact`/],
    ['- {pprof: http://a:1, seconds: 3000000}', /seconds: `3000000` is not a whole number of seconds from 1/],
    ['- http://a:1/?seconds=3000000', /`seconds=3000000` is not a whole number of seconds from 1 to 86400/],
    ['- {file: x, timeout: 25d}', /timeout: `25d` is not a duration of at most `7d`/],
    ['- pprof: localhost:6060', /sources\[0\]: the address is not an http\(s\) URL/],
    ['- localhost:6060', /Did you mean `http:\/\/localhost:6060`\?/],
    ['- 5', /sources\[0\] is neither a text nor a map/],
    [
      '- {pprof: http://a:1, headers: { X: "${NOPE}" }}',
      /\[0\]\.headers\.X: the environment has no variable NOPE/,
    ],
    [
      '- {pprof: http://a:1, headers: { X: "${constructor}" }}',
      /the environment has no variable constructor/,
    ],
  ])('refuses the sources %s', async (sources, sentence) => {
    expect(await refusal({ sources })).toMatch(sentence);
  });

  it('refuses a config file that is not there', async () => {
    expect(await refusal({ config: 'nope.yml' })).toMatch(/config: there is no file `nope\.yml`/);
  });

  it.each(Object.entries(REMOVED))('says what to do instead of %s', async (name, fix) => {
    const [setting = '', value = 'x'] = name.split(': ');
    const said = `\`${name}\` was removed. ${fix}`;
    expect(await refusal({ settings: { [setting]: value } })).toBe(said);
    expect(await refusal({}, { file: `${setting}: ${value}` })).toBe(`.github/pgo.yml: ${said}`);
  });

  it('needs no secrets of sources where nothing is collected', async () => {
    await using folder = await temporaryFolder();
    const raw = { settings: {}, sources: '- pprof: http://a:1\n  headers: { X: "${NOPE}" }' };
    const place = { cwd: folder.path, env: {}, mask: () => {} };
    expect((await readConfig(raw, place, 'check')).sources).toEqual([]);
    expect((await readConfig(raw, place, 'compare')).sources).toEqual([]);
    const merged = readConfig({ ...raw, settings: { candidate: 'merged' } }, place, 'compare');
    await expect(merged).rejects.toThrow('NOPE');
  });
});

describe('no message shows a secret', () => {
  const ASSIGNMENTS = 'is not a map of names and values, or a text with one `NAME=VALUE` a line.';

  it.each([
    ['serve: x\nserve-env: "DB_PASSWORD=hunter2\\nFOO"', `serve-env ${ASSIGNMENTS}`],
    ['serve: x\nload-env: "A=b\\n\\n+hunter2=="', `load-env ${ASSIGNMENTS}`],
    ["serve: x\nserve-env: ['DB_PASSWORD=hunter2']", `serve-env ${ASSIGNMENTS}`],
    ["serve: x\nserve-env: { A: b, 'DB_PASSWORD=hunter2': c }", `serve-env ${ASSIGNMENTS}`],
    ['serve: x\nload-env: { A: b, DB: [hunter2] }', `load-env ${ASSIGNMENTS}`],
    ["serve: ['PASSWORD=hunter2', ./server]", 'serve is not a text.'],
    ['archive: https://me:hunter2@host/x', 'archive: `https://…@host'],
    [
      "production: { prometheus: 'http://p', cpu: c, released: now, token: [hunter2] }",
      'token is not a text.',
    ],
  ])('file: %s', async (file, said) => {
    const message = await refusal({}, { file });
    expect(message).toContain(said);
    expect(message).not.toMatch(/hunter/);
  });

  it.each([
    [
      "{parca: 'http://p', query: q, token: [hunter2]}",
      'sources[0]: token is not a text. Change it in sources[0].',
    ],
    ["{parca: 'http://p', query: q, password: {is: hunter2}}", 'sources[0]: password is not a text.'],
    ["{pprof: 'http://p', headers: {Authorization: [hunter2]}}", 'headers.Authorization is not a text.'],
    ["{pprof: 'http://p', headers: ['Authorization: hunter2']}", 'headers is not a map of header names'],
    ["{pprof: 'http://p', headers: {'Authorization: hunter2': ''}}", 'headers is not a map of header names'],
    ["{pprof: 'http://p', headers-command: [echo, hunter2]}", 'headers-command is not a text'],
    ["{pprof: 'http://p', token=hunter2}", 'sources[0]: there is no `token=…`.'],
    ['{token:hunter2}', 'its keys are `token:…`.'],
    ['s3://me:hunter2@bucket/x', '`s3://…@bucket/x` names no bucket'],
    ["{pprof: ['http://me:hunter2@p/?key=hunter2']}", 'pprof: `["http://…@p'],
    ["{pprof: ['http://p/?key=hunter2']}", 'pprof: `["http://p/?…"]` is not a text'],
    [
      "{pprof: 'http://p', headers: {X: 'hunter2 ${NOPE}'}}",
      'headers.X: the environment has no variable NOPE.',
    ],
    ['{parca: x, password: *hunter2 }', 'a value starts with `*` that is not an alias'],
    ['{parca: x, password: "\\Uhunter2"}', 'not valid YAML: bad dq escape at line 1'],
    ["{parca: x, password: 'hunter2", 'not valid YAML: missing char at line'],
    ['{password: a}} hunter2', 'not valid YAML: unexpected token'],
    ['pprof: "${URL}"', 'the address is not an http(s) URL'],
  ])('source: %s', async (source, said) => {
    const message = await refusal({ sources: `- ${source}` }, { env: { URL: 'not a url hunter2' } });
    expect(message).toContain(said);
    expect(message).not.toMatch(/hunter/);
  });

  it('keeps secrets of a URL secret, and shows the name of a host', async () => {
    const masked = async (sources: string, env: Record<string, string>) =>
      (await read({ sources: `- ${sources}` }, { env })).masked;
    const env = { USER: 'someone', PASSWORD: 'hunter2', HOST: 'payments', KEY: 'k-123456' };
    const all = await masked('http://${USER}:${PASSWORD}@${HOST}:6060/x?key=${KEY}', env);
    expect(all).toEqual(expect.arrayContaining(['someone', 'hunter2', 'k-123456']));
    expect(all.filter((text) => text.includes('payments'))).toEqual([]);
    expect(await masked('http://${HOST}:6060/${T}/profile', { HOST: 'payments', T: 't-123456' })).toEqual([
      't-123456',
    ]);
    const URL = 'http://payments:1/t-123456';
    expect(await masked('pprof: ${URL}', { URL })).toEqual([URL]);
  });
});
