import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { TARGETS } from '../../src/config/targets.ts';
import { type Command, type Config, type RawInputs, type RunConfig, readRun } from '../../src/config.ts';
import { UsageError } from '../../src/system/errors.ts';
import { temporaryFolder } from '../harness/temporary.ts';

interface Options {
  readonly env?: Record<string, string>;
  readonly command?: Command;
  readonly workingDirectory?: string;
}

const FOLDERS = ['services/worker', 'services/mail'];

interface Read {
  readonly run: RunConfig;
  readonly configs: readonly Config[];
  readonly root: string;
}

/** The configuration of every selected target, sources and all. */
async function read(file: string, raw: Partial<RawInputs> = {}, options: Options = {}): Promise<Read> {
  await using folder = await temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  };
  write('.git/HEAD', '');
  write('.github/pgo.yml', file);
  write('go.mod', 'module example.com/shop/v2\n');
  for (const name of FOLDERS) write(`${name}/go.mod`, 'module m\n');
  const place = { cwd: folder.path, env: options.env ?? {}, mask: () => {} };
  const run = await readRun({ settings: {}, ...raw }, place, options.command ?? 'refresh');
  const configs = run.kind === 'one' ? [await run.config()] : [];
  if (run.kind === 'several') for (const target of run.targets) configs.push(await target.config());
  return { run, configs, root: folder.path };
}

async function refusal(file: string, raw?: Partial<RawInputs>, options?: Options): Promise<string> {
  try {
    await read(file, raw, options);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.fix}`;
    throw error;
  }
  throw new Error('it was accepted');
}

const THREE = `
min-samples: 1000
labels: [pgo]
targets:
  - package: ./cmd/api
    sources: [api.pprof]
    min-samples: 50
  - working-directory: services/worker
    profile: pgo/prod.pprof
    sources: ['http://worker:6060']
  - name: mailer
    working-directory: services/mail
    sources: [{ pprof: 'http://mail:6060', headers: { Authorization: 'Bearer \${MAIL_TOKEN}' } }]
`;

describe('targets', () => {
  it('have names, folders, and their own settings over what holds for all, and inputs over both', async () => {
    const env = { MAIL_TOKEN: 'secret' };
    const { configs, root } = await read(THREE, { settings: { budget: '1m' } }, { env });
    expect(configs.map(({ target, minSamples, budget }) => [target, minSamples, budget])).toEqual([
      ['api', 50, 60_000],
      ['worker', 1000, 60_000],
      ['mailer', 1000, 60_000],
    ]);
    expect(configs[1]).toMatchObject({
      workingDirectory: join(root, 'services', 'worker'),
      profile: join(root, 'services', 'worker', 'pgo', 'prod.pprof'),
      sources: [{ kind: 'pprof' }],
    });
  });

  it('are selected by their names; the secrets of the others are not needed', async () => {
    const { run, configs } = await read(THREE, { settings: { target: 'worker, api' } });
    expect(configs.map(({ target }) => target)).toEqual(['api', 'worker']);
    expect(run).toMatchObject({ kind: 'several', others: [{ name: 'mailer' }] });
    const one = await read(THREE, { settings: { target: 'worker' } });
    expect(one.run).toMatchObject({ kind: 'one', target: { name: 'worker' } });
    await expect(read(THREE)).rejects.toThrow('the environment has no variable MAIL_TOKEN');
  });

  it('are several for `targets`, whoever is selected', async () => {
    const { run } = await read(THREE, { settings: { target: 'worker' } }, { command: 'targets' });
    expect(run).toMatchObject({ kind: 'several', targets: [{ name: 'worker' }] });
  });

  it('take the module’s name where nothing else names them', async () => {
    const { configs } = await read('targets: [{ sources: [a.pprof] }]');
    expect(configs).toMatchObject([{ target: 'shop' }]);
  });

  it('share sources, with `${PGO_TARGET}` for the name, which is no secret', async () => {
    const { configs } = await read(`
sources: ['profiles/\${PGO_TARGET}/*.pprof']
targets: [{ package: ./cmd/api }, { package: ./cmd/admin, sources: [own.pprof] }]`);
    expect(configs.map(({ sources }) => sources)).toMatchObject([
      [{ kind: 'file', pattern: 'profiles/api/*.pprof' }],
      [{ kind: 'file', pattern: 'own.pprof' }],
    ]);
  });

  it('do not meet in one folder of an archive, or on one branch', async () => {
    const both = 'targets: [{ package: ./cmd/api, BRANCH }, { package: ./cmd/admin }]';
    const archives = async (file: string) => (await read(file)).configs.map(({ archive }) => archive?.path);
    expect(
      await archives(`archive: s3://bucket/prod\n${both.replace('BRANCH', 'archive: s3://other/x')}`),
    ).toEqual(['x', 'prod/admin/']);
    const branches = async (file: string, settings = {}) =>
      (await read(file, { settings })).configs.map(({ publishSettings }) => publishSettings.branch);
    const each = `pull-requests: each\nbranch: perf\n${both}`;
    expect(await branches(each.replace('BRANCH', 'branch: mine'))).toEqual(['mine', 'perf-admin']);
    expect(await branches(each.replace('BRANCH', 'branch: mine'), { branch: 'all' })).toEqual([
      'all-api',
      'all-admin',
    ]);
    expect(await branches(each.replace('perf', "'{{target}}-perf'").replace(', BRANCH', ''))).toEqual([
      '{{target}}-perf',
      '{{target}}-perf',
    ]);
  });

  it('take sources from an input where one of them is selected', async () => {
    const { configs } = await read(THREE, { sources: '- x.pprof', settings: { target: 'api' } });
    expect(configs).toMatchObject([{ sources: [{ kind: 'file', pattern: 'x.pprof' }] }]);
    const sources = '- artifact: cpu-${PGO_TARGET}';
    const several = await read(THREE, { sources, settings: { target: 'api, worker' } });
    expect(several.configs).toMatchObject([
      { sources: [{ kind: 'artifact', name: 'cpu-api' }] },
      { sources: [{ kind: 'artifact', name: 'cpu-worker' }] },
    ]);
  });
});

const TWO = 'targets: [{ package: ./cmd/api, sources: [a] }, { package: ./cmd/admin, sources: [b] }]';

test.each<[string, string, Partial<RawInputs>, RegExp]>([
  ['no list', 'targets: api', {}, /pgo\.yml: targets is not a list of at least one target\. Start each/],
  ['an empty list', 'targets: []', {}, /targets is not a list of at least one target/],
  ['a target that is a text', 'targets: [api]', {}, /targets\[0\] is not a map of settings/],
  [
    'a misspelt key',
    'targets: [{ package: ./cmd/api, pakage: x }]',
    {},
    /targets\[0\] \(api\): there is no `pakage`\. Did you mean `package`\?/,
  ],
  [
    'a bad value',
    'targets: [{ name: a }, { name: worker, package: x, min-samples: few }]',
    {},
    /targets\[1\] \(worker\): min-samples: `few` is not a whole number/,
  ],
  [
    'a bad source',
    'targets: [{ name: a, sources: [b, { parc: x }] }]',
    {},
    /targets\[0\] \(a\): sources\[1\] names no kind of source.*Did you mean `parca`\?/,
  ],
  [
    'an unselected target with a mistake',
    'targets: [{ name: a, budget: soon }, { name: b, package: x }]',
    { settings: { target: 'b' } },
    /targets\[0\] \(a\): budget: `soon` is not a duration/,
  ],
  ['a name that is no folder', 'targets: [{ name: ../x }]', {}, /name: `\.\.\/x` is not a name of letters/],
  ['a name that is a dot', 'targets: [{ name: .. }]', {}, /is not a name of letters/],
  ['a name that is a number', 'targets: [{ name: 5 }]', {}, /targets\[0\]: name: `5` is not a name/],
  [
    'a package whose name is none',
    'targets: [{ package: ./cmd/größe }]',
    {},
    /has no `name`, and `größe` is none/,
  ],
  ['a reserved name', 'targets: [{ name: Result.json }]', {}, /there is a file of that name/],
  [
    'two of a name',
    'targets: [{ package: ./cmd/api }, { name: API, package: x }]',
    {},
    /targets\[1\] \(API\) has the name of targets\[0\] \(api\)/,
  ],
  [
    'two of a program',
    'targets: [{ name: a, package: ./cmd/api }, { name: b, package: cmd/api/ }]',
    {},
    /targets\[1\] \(b\) has the same profile as targets\[0\] \(a\)/,
  ],
  [
    'two of a profile',
    'targets: [{ name: a, profile: services/worker/x.pgo }, { working-directory: services/worker, profile: x.pgo }]',
    {},
    /targets\[1\] \(worker\) has the same profile as targets\[0\] \(a\)/,
  ],
  [
    'a folder that is not there',
    'targets: [{ name: a, working-directory: nowhere }]',
    {},
    /targets\[0\] \(a\): working-directory: there is no folder .*nowhere\./,
  ],
  [
    'a setting of the run',
    'targets: [{ name: a, pull-requests: each }]',
    {},
    /targets\[0\] \(a\): `pull-requests` is a setting of the whole run\. Write/,
  ],
  [
    'a branch of one target in a pull request of all',
    'targets: [{ name: a, branch: x }, { name: b, package: y }]',
    {},
    /`branch` cannot be a target's own while all targets share.*or set `pull-requests: each`/,
  ],
  [
    'an unknown target',
    TWO,
    { settings: { target: 'apl' } },
    /target: there is no `apl`\. Did you mean `api`\?/,
  ],
  [
    'one branch for each of several',
    `branch: 'x/\${PGO_TARGET}'\n${TWO}`,
    {},
    /^branch: all targets share it/,
  ],
  ['sources for several', TWO, { sources: '- x' }, /^sources: it is for one program.*by `target`/],
  [
    'a source for several',
    TWO,
    { source: ['x'] },
    /^source: .*or say `\$\{PGO_TARGET\}` where the name of each belongs/,
  ],
  ['a package for several', TWO, { settings: { package: './x' } }, /^package: it is for one program/],
  [
    'a target without targets',
    'budget: 5m',
    { settings: { target: 'api' } },
    /target: .*pgo\.yml has no `targets`/,
  ],
  [
    'changes without targets',
    '',
    { settings: { 'changed-since': 'main' } },
    /changed-since: .* has no `targets`/,
  ],
])('refuses %s', async (_, file, raw, sentence) => {
  expect(await refusal(file, raw)).toMatch(sentence);
});

test('`command: targets` without any', async () => {
  expect(await refusal('', {}, { command: 'targets' })).toMatch(/^command: targets: .* has no `targets`/);
});

test.each([
  [THREE, true],
  ['targets: []', false],
  ['targets: [{ name: a b }]', false],
  ['targets: [{ name: .. }]', false],
  ['targets: [{ name: a, pull-requests: each }]', false],
  ['targets: [{ name: a, min-samples: few }]', false],
  ['targets: [{ name: a, sources: [{}] }]', false],
])('the JSON Schema judges %j alike', (file, good) => {
  const matches = new Ajv({ strict: false }).compile(
    toJsonSchema(TARGETS, { typeMode: 'input', errorMode: 'ignore' }) as object,
  );
  expect(matches(parse(file).targets)).toBe(good);
});

test('folders are from where the config file lies, wherever the run is', async () => {
  for (const workingDirectory of ['.', ...FOLDERS]) {
    const { configs, root } = await read(THREE, { workingDirectory }, { env: { MAIL_TOKEN: 'x' } });
    expect(configs[0]?.workingDirectory).toBe(root);
  }
  const named = { workingDirectory: 'services/mail', config: '.github/pgo.yml', settings: { target: 'api' } };
  const { configs, root } = await read(THREE, named);
  expect(configs[0]?.workingDirectory).toBe(join(root, 'services/mail'));
});
