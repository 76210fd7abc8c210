import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { githubInvocation } from '../../src/settings/command-line.ts';
import type { RawInputs } from '../../src/settings/read.ts';
import { joinWords, words } from '../../src/settings/values.ts';
import { type Given, read, refusal } from './scene.ts';

const configOf = async (given: Given) => (await read(given)).configs[0];

/** Each letter stands for ten of the one before. */
const ALIASES = [...'abcdefghi']
  .map((name, at, names) => `${name}: &${name} [${Array(10).fill(at === 0 ? 'x' : `*${names[at - 1]}`)}]`)
  .join('\n');
const RENAMES = Array.from({ length: 10_001 }, (_, at) => `  a${at}: b`).join('\n');

describe('inputs of the action', () => {
  const given = (env: Record<string, string>) => githubInvocation({ INPUT_COMMAND: 'check', ...env });

  it('are those of the step that are not empty', () => {
    const env = { INPUT_TOKEN: 't', INPUT_SOURCES: ' ', 'INPUT_FAIL-ON': 'slower', PATH: 'x' };
    const { command, inputs } = given(env);
    expect(command).toBe('check');
    expect(inputs).toEqual({ settings: { 'fail-on': 'slower' }, token: 't' });
  });

  it.each([
    [{ INPUT_BUDGT: '5m' }, 'inputs: there is no `budgt`.', /^Did you mean `budget`\?$/],
    [{ INPUT_COMMAND: 'chek' }, 'command: there is no `chek`.', /^Did you mean `check`\?/],
    [{ 'INPUT_MIN-DRIFT': '1%' }, 'inputs: `min-drift` is not an input.', /`min-drift: …` into the config/],
  ])('%j is refused', (env, message, fix) => {
    expect(() => given(env)).toThrow(expect.objectContaining({ message, fix: expect.stringMatching(fix) }));
  });
});

describe('the configuration', () => {
  it('has defaults for all but the sources; inputs win over the file', async () => {
    expect(await configOf({})).toMatchObject({
      ...{ sources: [], minProfiles: 1, minSamples: 100, maxFailures: 1, compact: 'edges', benchmarks: '.' },
      ...{ baseline: { kind: 'off' }, candidate: { kind: 'committed' }, budget: 300_000, gates: [] },
    });
    const file = 'min-samples: 500\nbudget: 6m\nlabels: [pgo, bot]\ndraft: true\nsources: [http://h:6060]\n';
    const config = await configOf({ raw: { settings: { 'min-samples': '900' } }, file });
    expect(config).toMatchObject({ minSamples: 900, budget: 360_000, sources: [{ kind: 'pprof' }] });
    expect(config?.publishSettings).toMatchObject({ labels: ['pgo', 'bot'], draft: true });
  });

  it('publishes here by default in a terminal without a token', async () => {
    const published = async (raw: Partial<RawInputs>, env = {}) => (await configOf({ raw, env }))?.publish;
    expect(await published({})).toBe('local');
    expect(await published({ token: 'x' })).toBe('pull-request');
    expect(await published({}, { CI: 'true' })).toBe('pull-request');
    expect(await published({ settings: { publish: 'none' } })).toBe('none');
  });

  it('splits build flags as a shell does, and lines of names and values; finds PORT in arithmetic', async () => {
    const settings = {
      'build-flags': `-tags=prod,netgo -ldflags "-s -w -X 'main.name=a b'" -trimpath`,
      renames: 'a/old = a/new\nm.F=m.G',
      ...{ serve: './server', ready: 'http://127.0.0.1:$((PORT + 1))', load: 'ab :$((PORT+1))/' },
      'serve-env': '  A=b c=d \r\nB=\n',
    };
    const buildFlags = ['-tags=prod,netgo', '-ldflags', "-s -w -X 'main.name=a b'", '-trimpath'];
    expect(parse(words, joinWords([...buildFlags, '', '\\"$']))).toEqual([...buildFlags, '', '\\"$']);
    const config = await configOf({ raw: { settings } });
    expect(config).toMatchObject({ buildFlags, underLoad: { serveEnv: { A: 'b c=d', B: '' } } });
    expect(config?.renames.map(({ from, to }) => `${from}=${to}`)).toEqual(['a/old=a/new', 'm.F=m.G']);
  });

  it('takes a lone source literally, or as a map', async () => {
    const source = ['*.pprof', 'artifact: cpu-*', '[odd].pprof'];
    expect((await configOf({ raw: { source } }))?.sources.map(({ label }) => label)).toEqual(source);
  });

  it.each<[string, RegExp]>([
    ['min-sample: 5', /pgo\.yml: there is no `min-sample`\. Did you mean `min-samples`\?/],
    ['measure: laod', /pgo\.yml: measure: `laod` is not one of `benchmarks`, `load`, `production`/],
    ['min-samples: many', /min-samples: `many` is not a whole number of at least 1\. Change it in \.github/],
    ['budget: 8d', /budget: `8d` is not a duration of at most `7d`, such as `30s`/],
    ['max-failures: 120%', /max-failures: .*120.* is not a share such as `5%`/],
    ['load: ab', /^`load` is given without `serve`\./],
    ['- a\n- b\n', /pgo\.yml is not a map of settings/],
    ['serve: a: b', /not valid YAML: .* The value holds `: `, so put it in quotes: `'VALUE'`/],
    ['load: *x', /starts with `\*`, which makes it an alias.* in quotes: `'\*VALUE'`/],
    ['load:\n\tx: 1', /spaces instead of a tab/],
    ['{serve: ${PW}}', /not valid YAML: unexpected token at line 1, column 10\..* in quotes: `'\$\{NAME\}'`/],
    [ALIASES, /nests too deeply|more than 100 aliases/],
    ['expect: &all [a, *all]', /an alias inside of the value that the alias names at line 1, column 18/],
    [`profile: ${'x'.repeat(20_000)}`, /profile is longer than 10000 characters/],
    [`#${'x'.repeat(1_000_001)}`, /^\.github\/pgo\.yml is larger than 1 MB/],
    [`renames:\n${RENAMES}`, /renames: .* is not a map of at most 10000 old and new names/],
  ])('refuses %.60j', async (file, sentence) => {
    expect(await refusal({ file })).toMatch(sentence);
  });

  it.each<[string, RegExp]>([
    ['http://a:1', /^sources is not a list/],
    ['- ftp://host/x', /sources\[0\]: no kind of source has the scheme `ftp:\/\/`.*`pprof:`/],
    ['- http://a:1/?seconds=3000000', /`seconds=3000000` is not a whole number of seconds from 1 to 86400/],
    ['- pprof: localhost:6060', /sources\[0\]: the address is not an http\(s\) URL/],
    ['- localhost:6060', /Did you mean `http:\/\/localhost:6060`\?/],
    ['- {pprof: http://a:1, headers: { X: "${constructor}" }}', /\[0\]\.headers\.X: .* no variable construc/],
  ])('refuses the sources %s', async (sources, sentence) => {
    expect(await refusal({ raw: { sources } })).toMatch(sentence);
  });

  it('needs no secrets of sources where nothing is collected', async () => {
    const sources = '- pprof: http://a:1\n  headers: { X: "${NOPE}" }';
    for (const command of ['check', 'compare'] as const)
      expect(await configOf({ raw: { sources }, command })).toMatchObject({ sources: [] });
    const raw = { sources, settings: { candidate: 'merged' } };
    expect(await refusal({ raw, command: 'compare' })).toContain('NOPE');
  });
});

describe('no message shows a secret', () => {
  const ASSIGNMENTS = 'is not a map of names and values, or a text with one `NAME=VALUE` per line.';

  it.each([
    ['serve: x\nserve-env: "DB_PASSWORD=hunter2\\nFOO"', `serve-env ${ASSIGNMENTS}`],
    ['serve: x\nload-env: { A: b, DB: [hunter2] }', `load-env ${ASSIGNMENTS}`],
    ['archive: https://me:hunter2@host/x', 'archive: `https://…@host'],
  ])('file: %s', async (file, said) => {
    const message = await refusal({ file });
    expect(message).toContain(said);
    expect(message).not.toMatch(/hunter/);
  });

  const server = "parca: 'http://p', query: q";
  const endpoint = "pprof: 'http://p'";
  it.each([
    [`{${server}, token: [hunter2]}`, 'sources[0]: token is not a text. Change it in sources[0].'],
    [`{${endpoint}, headers: {Authorization: [hunter2]}}`, 'headers.Authorization is not a text.'],
    [`{${endpoint}, headers: {'Authorization: hunter2': ''}}`, 'headers is not a map of header names'],
    [`{${endpoint}, headers-command: [echo, hunter2]}`, 'headers-command is not a text'],
    ['s3://me:hunter2@bucket/x', '`s3://…@bucket/x` is not a place such as'],
    ["{pprof: ['http://me:hunter2@p/?key=hunter2']}", 'pprof: `["http://…@p'],
    [`{${endpoint}, headers: {X: 'hunter2 \${NOPE}'}}`, 'headers.X: the environment has no variable NOPE.'],
    ['{parca: x, password: *hunter2 }', 'a value starts with `*`'],
    ['pprof: "${URL}"', 'the address is not an http(s) URL'],
  ])('source: %s', async (source, said) => {
    const message = await refusal({ raw: { sources: `- ${source}` }, env: { URL: 'not a url hunter2' } });
    expect(message).toContain(said);
    expect(message).not.toMatch(/hunter/);
  });

  it('keeps secrets of a URL secret, and shows the name of a host', async () => {
    const masked = async (sources: string, env: Record<string, string>) =>
      (await read({ raw: { sources: `- ${sources}` }, env })).masked;
    const env = { USER: 'someone', PASSWORD: 'hunter2', HOST: 'payments', KEY: 'k-123456' };
    const all = await masked('http://${USER}:${PASSWORD}@${HOST}:6060/x?key=${KEY}', env);
    expect(all).toEqual(expect.arrayContaining(['someone', 'hunter2', 'k-123456']));
    expect(all.filter((text) => text.includes('payments'))).toEqual([]);
    const path = await masked('http://${HOST}:6060/${T}/profile', { HOST: 'payments', T: 't-123456' });
    expect(path).toEqual(['t-123456']);
    const URL = 'http://payments:1/t-123456';
    expect(await masked('pprof: ${URL}', { URL })).toEqual([URL]);
  });
});
