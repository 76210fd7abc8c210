import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Config } from '../../src/settings/config.ts';
import { type RawInputs, type Run, readRun } from '../../src/settings/read.ts';
import type { Command } from '../../src/settings/settings.ts';
import { UsageError } from '../../src/system/errors.ts';
import { temporaryFolder } from '../harness/temporary.ts';

interface Options {
  readonly env?: Record<string, string>;
  readonly command?: Command;
  readonly workingDirectory?: string;
}

const FOLDERS = ['services/worker', 'services/mail'];

interface Read {
  readonly run: Run;
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
  const configs: Config[] = [];
  for (const target of run.targets) configs.push(await target.config());
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
    expect(run).toMatchObject({ named: true, others: [{ name: 'mailer' }] });
    const one = await read(THREE, { settings: { target: 'worker' } });
    expect(one.run).toMatchObject({ targets: [{ name: 'worker' }] });
    await expect(read(THREE)).rejects.toThrow('the environment has no variable MAIL_TOKEN');
  });

  it('are several for `targets`, whoever is selected', async () => {
    const { run } = await read(THREE, { settings: { target: 'worker' } }, { command: 'targets' });
    expect(run).toMatchObject({ targets: [{ name: 'worker' }] });
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

const input = (settings: Record<string, string>) => ({ settings });
test.each<[string, RegExp, Partial<RawInputs>?]>([
  ['targets: api', /pgo\.yml: targets is not a list of at least one target\. Start each/],
  ['targets: []', /targets is not a list of at least one target/],
  [`targets: [${'{ package: . }, '.repeat(1_001)}]`, /targets has 1001 entries, more than 1000/],
  ['targets: [api]', /targets\[0\] is not a map of settings/],
  [
    'targets: [{ package: ./cmd/api, pakage: x }]',
    /\[0\] \(api\): there is no `pakage`\. Did you mean `package`/,
  ],
  ['targets: [{ name: a }, { name: b, min-samples: few }]', /\[1\] \(b\): min-samples: `few` is not a whole/],
  ['targets: [{ name: a, sources: [b, { parc: x }] }]', /\(a\): sources\[1\] names no kind.*mean `parca`/],
  ['targets: [{ name: a, budget: x }, { name: b }]', /\(a\): budget: `x` is not a/, input({ target: 'b' })],
  ['targets: [{ name: ../x }]', /name: `\.\.\/x` is not a name of letters/],
  ['targets: [{ name: .. }]', /is not a name of letters/],
  ['targets: [{ name: 5 }]', /targets\[0\]: name: `5` is not a name/],
  ['targets: [{ package: ./cmd/größe }]', /has no `name`, and `größe` cannot be one/],
  ['targets: [{ name: Result.json }]', /a run writes a file of that name/],
  [
    'targets: [{ package: ./cmd/api }, { name: API, package: x }]',
    /\(API\) has the same name as targets\[0\] \(api\)/,
  ],
  [
    'targets: [{ name: a, package: ./cmd/api }, { name: b, package: cmd/api/ }]',
    /\(b\) has the same profile as/,
  ],
  [
    'targets: [{ name: a, working-directory: nowhere }]',
    /\(a\): working-directory: there is no folder .*nowhere\./,
  ],
  [
    'targets: [{ name: a, pull-requests: each }]',
    /\(a\): `pull-requests` is a setting of the whole run\. Write/,
  ],
  [
    'targets: [{ name: a, branch: x }, { name: b }]',
    /`branch` cannot be a target's own .* `pull-requests: each`/,
  ],
  [`branch: 'x/\${PGO_TARGET}'\n${TWO}`, /^branch: all targets share it/],
  [TWO, /target: there is no `apl`\. Did you mean `api`\?/, input({ target: 'apl' })],
  [TWO, /^sources: it is for one program.*by `target`/, { sources: '- x' }],
  [TWO, /^source: .*or write `\$\{PGO_TARGET\}` where the name of each belongs/, { source: ['x'] }],
  [TWO, /^package: it is for one program/, input({ package: './x' })],
  ['budget: 5m', /target: .*pgo\.yml has no `targets`/, input({ target: 'api' })],
])('refuses %s', async (file, sentence, raw) => {
  expect(await refusal(file, raw)).toMatch(sentence);
});

test('`command: targets` without any', async () => {
  expect(await refusal('', {}, { command: 'targets' })).toMatch(/^command: targets: .* has no `targets`/);
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
