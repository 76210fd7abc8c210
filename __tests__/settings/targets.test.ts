import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { RawInputs } from '../../src/settings/read.ts';
import * as scene from './scene.ts';

const modules = ['services/worker', 'services/mail'];
const read = (file: string, raw: Partial<RawInputs> = {}, more: Partial<scene.Given> = {}) =>
  scene.read({ file, raw, modules, ...more });
const input = (settings: Record<string, string>) => ({ settings });

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
    const { configs, root } = await read(THREE, input({ budget: '1m' }), { env });
    expect(configs.map(({ target, minSamples, budget }) => [target, minSamples, budget])).toEqual([
      ['api', 50, 60_000],
      ['worker', 1000, 60_000],
      ['mailer', 1000, 60_000],
    ]);
    const workingDirectory = join(root, 'services', 'worker');
    const profile = join(workingDirectory, 'pgo', 'prod.pprof');
    expect(configs[1]).toMatchObject({ workingDirectory, profile, sources: [{ kind: 'pprof' }] });
    const { configs: unnamed } = await read('targets: [{ sources: [a.pprof] }]');
    expect(unnamed).toMatchObject([{ target: 'shop' }]);
  });

  it('are selected by their names; the secrets of the others are not needed', async () => {
    const { run, configs } = await read(THREE, input({ target: 'worker, api' }));
    expect(configs.map(({ target }) => target)).toEqual(['api', 'worker']);
    expect(run).toMatchObject({ others: [{ name: 'mailer' }] });
    const one = await read(THREE, input({ target: 'worker' }), { command: 'targets' });
    expect(one.run).toMatchObject({ targets: [{ name: 'worker' }] });
    await expect(read(THREE)).rejects.toThrow(/\bMAIL_TOKEN\b/);
  });

  it('share sources, with `${PGO_TARGET}` for the name', async () => {
    const { configs } = await read(`
sources: ['profiles/\${PGO_TARGET}/*.pprof']
targets: [{ package: ./cmd/api }, { package: ./cmd/admin, sources: [own.pprof] }]`);
    expect(configs.map(({ sources }) => sources)).toMatchObject([
      [{ kind: 'file', pattern: 'profiles/api/*.pprof' }],
      [{ kind: 'file', pattern: 'own.pprof' }],
    ]);
    const raw = { sources: '- artifact: cpu-${PGO_TARGET}', ...input({ target: 'api, worker' }) };
    expect((await read(THREE, raw)).configs).toMatchObject([
      { sources: [{ kind: 'artifact', name: 'cpu-api' }] },
      { sources: [{ kind: 'artifact', name: 'cpu-worker' }] },
    ]);
    const one = await read(THREE, { sources: '- x.pprof', ...input({ target: 'api' }) });
    expect(one.configs).toMatchObject([{ sources: [{ kind: 'file', pattern: 'x.pprof' }] }]);
  });

  it('do not meet in one folder of an archive, or on one branch', async () => {
    const both = 'targets: [{ package: ./cmd/api, OWN }, { package: ./cmd/admin }]';
    const archives = await read(`archive: s3://bucket/prod\n${both.replace('OWN', 'archive: s3://other/x')}`);
    expect(archives.configs.map(({ archive }) => archive?.path)).toEqual(['x', 'prod/admin/']);
    const branches = async (branch: string, own: string, settings = {}) => {
      const file = `pull-requests: each\nbranch: ${branch}\n${both.replace('OWN', own)}`;
      const { configs } = await read(file, { settings });
      return configs.map(({ publishSettings }) => publishSettings.branch);
    };
    expect(await branches('perf', 'branch: mine')).toEqual(['mine', 'perf-admin']);
    expect(await branches('perf', 'branch: mine', { branch: 'all' })).toEqual(['all-api', 'all-admin']);
    expect(await branches("'{{target}}-x'", 'cgo: true')).toEqual(['{{target}}-x', '{{target}}-x']);
  });
});

const TWO = 'targets: [{ package: ./cmd/api, sources: [a] }, { package: ./cmd/admin, sources: [b] }]';

test.each<[string, RegExp, Partial<RawInputs>?]>([
  ['targets: api', /pgo\.yml: targets is not a list of 1 to 1000 targets\. Start each/],
  ['targets: [{ name: a }, { name: b, min-samples: few }]', /\[1\] \(b\): min-samples: `few` is not a whole/],
  ['targets: [{ name: ../x }]', /name: `\.\.\/x` is not a name of letters/],
  ['targets: [{ package: ./api }, { name: API, package: x }]', /\(API\) has the same name as another target/],
  [
    'pull-requests: each\ntargets: [{ name: a, branch: pgo }, { name: b, branch: pgo }]',
    /\[1\] \(b\) has the same `branch` as .*\(a\)\. Give each target its own `branch`/,
  ],
  ['targets: [{ name: a, working-directory: no }]', /\(a\): working-directory: there is no folder .*no\./],
  ['targets: [{ name: a, pull-requests: each }]', /\(a\): `pull-requests` is a setting of the whole run\. W/],
  [
    'targets: [{ name: a, branch: x }, { name: b }]',
    /`branch` cannot be set for one target .*-requests: each`/,
  ],
  [`branch: 'x/\${PGO_TARGET}'\n${TWO}`, /^branch: all targets share/],
  [TWO, /target: there is no `apl`\. Did you mean `api`\?/, input({ target: 'apl' })],
  [TWO, /^sources: .* for one program.*by `target`/, { sources: '- x' }],
  [TWO, /^source: .*or write `\$\{PGO_TARGET\}`/, { source: ['x'] }],
  ['budget: 5m', /target: .*pgo\.yml has no `targets`/, input({ target: 'api' })],
])('refuses %.60s', async (file, sentence, raw) => {
  expect(await scene.refusal({ file, raw, modules })).toMatch(sentence);
});
