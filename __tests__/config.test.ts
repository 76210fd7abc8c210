import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RawInputs } from '../src/config.ts';
import { UsageError } from '../src/system/errors.ts';
import { readConfig } from './harness/read-config.ts';
import { temporaryFolder } from './harness/temporary.ts';

interface Options {
  readonly file?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Record<string, string>;
}

async function read(raw: Partial<RawInputs>, options: Options = {}) {
  await using folder = await temporaryFolder();
  mkdirSync(join(folder.path, '.git'));
  mkdirSync(join(folder.path, '.github'));
  if (options.file !== undefined) writeFileSync(join(folder.path, '.github', 'pgo.yml'), options.file);
  for (const [name, text] of Object.entries(options.files ?? {}))
    writeFileSync(join(folder.path, name), text);
  const masked: string[] = [];
  const place = {
    cwd: folder.path,
    env: options.env ?? {},
    mask: (secret: string) => void masked.push(secret),
  };
  return { config: await readConfig({ settings: {}, ...raw }, place, 'refresh'), masked };
}

async function refusal(raw: Partial<RawInputs>, options?: Options): Promise<string> {
  try {
    await read(raw, options);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.fix}`;
    throw error;
  }
  throw new Error('it was accepted');
}

/** Each letter stands for ten of the one before. */
const ALIASES = [...'abcdefghi']
  .map((name, at, names) => `${name}: &${name} [${Array(10).fill(at === 0 ? 'x' : `*${names[at - 1]}`)}]`)
  .join('\n');

describe('readConfig', () => {
  it('has defaults for all but the sources', async () => {
    const { config } = await read({});
    expect(config).toMatchObject({
      sources: [],
      minProfiles: 1,
      minSamples: 100,
      maxFailures: 1,
      compact: 'edges',
      publish: 'pull-request',
      benchmarks: '.',
      baseline: { kind: 'off' },
      candidate: { kind: 'committed' },
    });
  });

  it('reads the config file, and inputs win over it', async () => {
    const file =
      'min-samples: 500\nbudget: 5m\nmax-failures: 20%\nlabels: [pgo, bot]\ndraft: true\nsources: [http://10.0.0.7:6060]\n';
    const { config } = await read({ settings: { 'min-samples': '900' } }, { file });
    expect(config).toMatchObject({ minSamples: 900, budget: 300_000, maxFailures: 0.2 });
    expect(config.publishSettings).toMatchObject({ labels: ['pgo', 'bot'], draft: true });
    expect(config.sources).toHaveLength(1);
  });

  it('splits build flags as a shell does', async () => {
    const { config } = await read({
      settings: { 'build-flags': `-tags=prod,netgo -ldflags "-s -w -X 'main.name=a b'" -trimpath` },
    });
    expect(config.buildFlags).toEqual([
      '-tags=prod,netgo',
      '-ldflags',
      "-s -w -X 'main.name=a b'",
      '-trimpath',
    ]);
  });

  it('understands every kind of source', async () => {
    const sources = `
- http://10.0.0.7:6060
- https://svc.internal/fiber/debug/pprof/
- pprof: https://user:pw@svc.internal:8443/debug/pprof/profile?token=abc
  seconds: 60
  headers: { Authorization: "Bearer \${TOKEN}" }
- profiles/*.pprof
- -odd name.pprof
- command: go test -bench .
  timeout: 10m
- artifact: cpu-profile-*
  workflow: load-test.yml
  max-age: 7d
  limit: 3
  required: true
`;
    const { config, masked } = await read({ sources }, { env: { TOKEN: 'hunter2' } });
    expect(config.sources).toEqual([
      {
        kind: 'pprof',
        label: 'http://10.0.0.7:6060/debug/pprof/profile',
        url: 'http://10.0.0.7:6060/debug/pprof/profile',
        seconds: 30,
        headers: {},
        required: false,
      },
      {
        kind: 'pprof',
        label: 'https://svc.internal/fiber/debug/pprof/profile',
        url: 'https://svc.internal/fiber/debug/pprof/profile',
        seconds: 30,
        headers: {},
        required: false,
      },
      {
        kind: 'pprof',
        label: 'https://svc.internal:8443/debug/pprof/profile',
        url: 'https://user:pw@svc.internal:8443/debug/pprof/profile?token=abc',
        seconds: 60,
        headers: { Authorization: 'Bearer hunter2' },
        required: false,
      },
      { kind: 'file', label: 'profiles/*.pprof', pattern: 'profiles/*.pprof', required: false },
      { kind: 'file', label: '-odd name.pprof', pattern: '-odd name.pprof', required: false },
      {
        kind: 'command',
        label: 'command: go test -bench .',
        command: 'go test -bench .',
        timeout: 600_000,
        required: false,
      },
      {
        kind: 'artifact',
        label: 'artifact: cpu-profile-*',
        name: 'cpu-profile-*',
        workflow: 'load-test.yml',
        maxAge: 604_800_000,
        limit: 3,
        required: true,
      },
    ]);
    expect(masked).toEqual(['abc', 'user:pw', 'hunter2', 'Bearer hunter2', 'hunter2']);
  });

  it('takes a lone source literally, or as a map', async () => {
    const { config } = await read({ source: ['*.pprof', 'artifact: cpu-*', '[odd].pprof'] });
    expect(config.sources.map(({ label }) => label)).toEqual(['*.pprof', 'artifact: cpu-*', '[odd].pprof']);
  });

  it.each<[string, Partial<RawInputs>, { file?: string } | undefined, RegExp]>([
    [
      'a misspelt key in the file',
      {},
      { file: 'min-sample: 5' },
      /pgo\.yml: there is no `min-sample`\. Did you mean `min-samples`\? There are .*`sources`/,
    ],
    ['an unknown key', {}, { file: 'frequency: 5' }, /there is no `frequency`\. There are `target`/],
    [
      'a value that is no choice',
      { settings: { publish: 'pullrequest' } },
      undefined,
      /publish: `pullrequest` is not one of `pull-request`, `commit`, `git`, `local`, `none`/,
    ],
    [
      'a number that is none',
      { settings: { 'min-samples': 'many' } },
      undefined,
      /min-samples: `many` is not a whole number of at least 1/,
    ],
    [
      'a boolean that is none',
      { settings: { comment: 'yes' } },
      undefined,
      /comment: `yes` is not `true` or `false`/,
    ],
    [
      'a draft that is none',
      { settings: { draft: 'always' } },
      undefined,
      /draft: `always` is not one of `true`, `false`, `always-true`/,
    ],
    [
      'a duration without a unit',
      { settings: { budget: '30' } },
      undefined,
      /budget: `30` is not a duration longer than nothing and of at most `7d`, such as `30s`/,
    ],
    [
      'a share above all',
      {},
      { file: 'max-failures: 120%' },
      /max-failures: .*120.* is not a share such as `5%`/,
    ],
    [
      'an open quote',
      { settings: { 'build-flags': '-ldflags "-s' } },
      undefined,
      /build-flags: `-ldflags "-s` is not arguments whose quotes are closed/,
    ],
    ['a file that is no map', {}, { file: '- a\n- b\n' }, /pgo\.yml is not a map of settings/],
    [
      'seconds without end',
      { sources: '- {pprof: http://a:1, seconds: 3000000}' },
      undefined,
      /seconds: `3000000` is not a whole number of seconds from 1 to 86400, which is a day/,
    ],
    [
      'seconds without end, in a URL',
      { sources: '- http://a:1/debug/pprof/profile?seconds=3000000' },
      undefined,
      /`seconds=3000000` is not a whole number of seconds from 1 to 86400, which is a day/,
    ],
    [
      'more than a timer can wait for',
      { settings: { budget: '30d' } },
      undefined,
      /budget: `30d` is not a duration longer than nothing and of at most `7d`/,
    ],
    [
      'a time-out that is longer',
      { sources: '- {file: x, timeout: 25d}' },
      undefined,
      /timeout: `25d` is not a duration longer than nothing and of at most `7d`/,
    ],
    [
      'a number without end',
      {},
      { file: 'min-samples: 1e999' },
      /min-samples: `Infinity` is not a whole number of at least 1/,
    ],
    [
      'aliases of aliases',
      { sources: ALIASES },
      undefined,
      /^sources is not read: its aliases \(`\*…`\) stand for too many values\. Write the values themselves/,
    ],
    [
      'values in values without end',
      { sources: '['.repeat(50_000) + ']'.repeat(50_000) },
      undefined,
      /^sources is not read: it nests values in values by the hundreds\. Write what the reference tells/,
    ],
    ['broken YAML', {}, { file: 'a: [1\nb: 2' }, /pgo\.yml is not valid YAML: .* line \d+/],
    [
      'a variable without quotes between braces',
      { source: ['{pprof: http://a:1, password: ${PW}}'] },
      undefined,
      /source is not valid YAML: Unexpected flow-map-start at node end at line 1, column 32\. Between braces or brackets, .* `'\$\{PW\}'`\.$/,
    ],
    [
      'a value of several lines, in one',
      { settings: { publish: 'pull\n# Heading\n`x' } },
      undefined,
      /publish: `pull # Heading `x` is not one of/,
    ],
    [
      'a config file that is not there',
      { config: 'nope.yml' },
      undefined,
      /config: there is no file `nope\.yml`/,
    ],
    ['sources that are no list', { sources: 'http://a:1' }, undefined, /sources is not a list/],
    [
      'a scheme without a source',
      { sources: '- ftp://host/x' },
      undefined,
      /sources\[0\]: there is no source for `ftp:\/\/`.*`pprof:`/,
    ],
    [
      'a misspelt kind',
      { sources: '- artefact: x' },
      undefined,
      /sources\[0\] names no kind of source; its keys are `artefact`\. Did you mean `artifact`\?/,
    ],
    [
      'an address under a name of its own',
      { sources: '- url: http://a:1' },
      undefined,
      /sources\[0\] names no kind of source; its keys are `url`\. Did you mean `pprof`\?/,
    ],
    [
      'a misspelt option of a source',
      { sources: '- pprof: http://a:1\n  second: 5' },
      undefined,
      /sources\[0\]: there is no `second`\. Did you mean `seconds`\?/,
    ],
    [
      'two kinds at once',
      { sources: '- pprof: http://a:1\n  artifact: x' },
      undefined,
      /two kinds of source, `pprof` and `artifact`/,
    ],
    [
      'a variable that is not there',
      { sources: '- pprof: http://a:1\n  headers: { X: "${NOPE}" }' },
      undefined,
      /sources\[0\]\.headers\.X: the environment has no variable NOPE/,
    ],
    [
      'a variable by a name that every object knows',
      { sources: '- pprof: http://a:1\n  headers: { X: "${constructor}" }' },
      undefined,
      /sources\[0\]\.headers\.X: the environment has no variable constructor/,
    ],
    [
      'an endpoint that is no URL',
      { sources: '- pprof: localhost:6060' },
      undefined,
      /sources\[0\]: the address is not an http\(s\) URL/,
    ],
    [
      'seconds that are no number',
      { sources: '- http://a:1/debug/pprof/profile?seconds=x' },
      undefined,
      /`seconds=x` is not a whole number of seconds from 1 to 86400/,
    ],
    [
      'a host without a scheme',
      { source: ['localhost:6060'] },
      undefined,
      /Did you mean `http:\/\/localhost:6060`\?/,
    ],
    [
      'a duration of nothing',
      { settings: { budget: '0s' } },
      undefined,
      /budget: `0s` is not a duration longer than nothing/,
    ],
    [
      'a misspelt kind in a lone map',
      { source: ['{pprf: "http://a:1"}'] },
      undefined,
      /Did you mean `pprof`\?/,
    ],
    ['a number as a source', { sources: '- 5' }, undefined, /sources\[0\] is neither a text nor a map/],
  ])('refuses %s', async (_, raw, options, sentence) => {
    expect(await refusal(raw, options)).toMatch(sentence);
  });

  it('does not ask for the secrets of sources where nothing is collected', async () => {
    await using folder = await temporaryFolder();
    const raw = { settings: {}, sources: '- pprof: http://a:1\n  headers: { X: "${NOPE}" }' };
    const place = { cwd: folder.path, env: {}, mask: () => {} };
    expect((await readConfig(raw, place, 'check')).sources).toEqual([]);
    expect((await readConfig(raw, place, 'compare')).sources).toEqual([]);
    await expect(readConfig({ ...raw, settings: { candidate: 'merged' } }, place, 'compare')).rejects.toThrow(
      'NOPE',
    );
  });

  it('keeps secrets of a URL secret, and lets the name of a host be seen', async () => {
    const sources = '- http://${USER}:${PASSWORD}@${HOST}:6060/x/debug/pprof/profile?key=${KEY}';
    const env = { USER: 'someone', PASSWORD: 'hunter2', HOST: 'payments', KEY: 'k-123456' };
    const { masked } = await read({ sources }, { env });
    expect(masked).toEqual(expect.arrayContaining(['someone', 'hunter2', 'k-123456']));
    expect(masked.filter((text) => text.includes('payments'))).toEqual([]);
    const path = '- http://${HOST}:6060/${TOKEN}/debug/pprof/profile';
    expect((await read({ sources: path }, { env: { HOST: 'payments', TOKEN: 't-123456' } })).masked).toEqual([
      't-123456',
    ]);
    const whole = '- pprof: ${URL}';
    expect((await read({ sources: whole }, { env: { URL: 'http://payments:1/t-123456' } })).masked).toEqual([
      'http://payments:1/t-123456',
    ]);
  });

  const SECRET = 'hunter2';
  it.each<[string, Partial<RawInputs>, RegExp]>([
    [
      'a line without `=`',
      { settings: { 'serve-env': `DB_PASSWORD=${SECRET}\nFOO` } },
      /^serve-env is not a map .* line: line 2 has no `=`\. Give/,
    ],
    [
      'a secret of several lines',
      { settings: { 'load-env': `A=b\n\n+${SECRET}==` } },
      /^load-env is not .*: line 3 has no such name before its `=`\./,
    ],
    [
      'a list of assignments',
      { sources: '[]', config: 'list.yml' },
      /^list\.yml: serve-env is not a map of names and values, or a text with one `NAME=VALUE` a line\. /,
    ],
    ['an assignment as a name', { config: 'name.yml' }, /serve-env is not .*: entry 2 has no such name\./],
    ['a list as a variable', { config: 'value.yml' }, /load-env is not .*: the value of `DB` is no text\./],
    ['serve as a list', { config: 'serve.yml' }, /serve\.yml: serve is not a text\./],
    [
      'a token as a list',
      { sources: `- {parca: 'http://p', query: q, token: [${SECRET}]}` },
      /^sources\[0\]: token is not a text\. Change it in sources\[0\]\.$/,
    ],
    [
      'a password as a map',
      { sources: `- {parca: 'http://p', query: q, password: {is: ${SECRET}}}` },
      /^sources\[0\]: password is not a text\./,
    ],
    [
      'a header as a list',
      { sources: `- {pprof: 'http://p', headers: {Authorization: [Bearer ${SECRET}]}}` },
      /^sources\[0\]: headers\.Authorization is not a text\./,
    ],
    [
      'headers as a list',
      { sources: `- {pprof: 'http://p', headers: ['Authorization: ${SECRET}']}` },
      /^sources\[0\]: headers is not a map of header names and texts\./,
    ],
    [
      'a header as a name',
      { sources: `- {pprof: 'http://p', headers: {'Authorization: ${SECRET}': ''}}` },
      /^sources\[0\]: headers is not a map of header names and texts\./,
    ],
    [
      'headers as a text',
      {
        sources: `- {prometheus: 'http://p', query: q, endpoint: 'http://{{i}}', endpoint-headers: 'X: ${SECRET}'}`,
      },
      /^sources\[0\]: endpoint-headers is not a map of header names and texts\./,
    ],
    [
      'a command as a list',
      { sources: `- {pprof: 'http://p', headers-command: [echo, ${SECRET}]}` },
      /^sources\[0\]: headers-command is not a text/,
    ],
    [
      'a token with `=`',
      { sources: `- {pprof: 'http://p', token=${SECRET}}` },
      /^sources\[0\]: there is no `token=…`\./,
    ],
    ['an assignment as a source', { sources: `- {token:${SECRET}}` }, /its keys are `token:…`\./],
    [
      'a bucket with a user',
      { sources: `- s3://me:${SECRET}@bucket/x` },
      /`s3:\/\/…@bucket\/x` names no bucket/,
    ],
    [
      'an archive with a user',
      { settings: { archive: `https://me:${SECRET}@host/x` } },
      /archive: `https:\/\/…@host/,
    ],
    [
      'a URL in a list',
      { sources: `- {pprof: ['http://me:${SECRET}@p/?key=${SECRET}']}` },
      /pprof: `\["http:\/\/…@p/,
    ],
    [
      'a query in a list',
      { sources: `- {pprof: ['http://p/?key=${SECRET}']}` },
      /pprof: `\["http:\/\/p\/\?…"\]` is not a text/,
    ],
    [
      'YAML: an alias',
      { sources: `- {parca: x, password: *${SECRET} }` },
      /not valid YAML: a value starts with `\*`/,
    ],
    [
      'YAML: a block of text',
      { sources: `- parca: x\n  password: |${SECRET}\n` },
      /not valid YAML: Block scalar header includes extra characters at line 2, column 14\. Mend/,
    ],
    [
      'YAML: an escape',
      { sources: `- parca: x\n  password: "\\U${SECRET}"` },
      /not valid YAML: Invalid escape sequence between double quotes at line 2/,
    ],
    [
      'YAML: an open quote',
      { sources: `- parca: x\n  password: '${SECRET}` },
      /not valid YAML: Missing closing 'quote at line/,
    ],
    [
      'YAML: more after a quote',
      { sources: `- password: "a" ${SECRET}` },
      /not valid YAML: Unexpected scalar at node end/,
    ],
    ['YAML: more after the end', { sources: `- {password: a}} ${SECRET}` }, /not valid YAML/],
    [
      'a variable that is not set',
      { sources: `- {pprof: 'http://p', headers: {X: '${SECRET} \${NOPE}'}}` },
      /^sources\[0\]\.headers\.X: the environment has no variable NOPE\./,
    ],
  ])('shows no secret where it refuses %s', async (_, raw, sentence) => {
    const files: Record<string, string> = {
      'list.yml': `serve: x\nserve-env: ['DB_PASSWORD=${SECRET}']`,
      'name.yml': `serve: x\nserve-env: { A: b, 'DB_PASSWORD=${SECRET}': c }`,
      'value.yml': `serve: x\nload-env: { A: b, DB: [${SECRET}] }`,
      'serve.yml': `serve: ['PASSWORD=${SECRET}', ./server]`,
    };
    const message = await refusal(raw, { files });
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/hunter/);
  });

  it('never shows what a variable holds', async () => {
    const message = await refusal({ sources: '- pprof: "${URL}"' }, { env: { URL: 'not a url hunter2' } });
    expect(message).not.toContain('hunter2');
  });
});
