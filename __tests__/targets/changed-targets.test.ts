import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Target } from '../../src/config.ts';
import { changedTargets } from '../../src/targets/changed-targets.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** Real modules in a real repository: two programs of one module, and one of another module with vendored code. */

const main = (...imports: string[]) =>
  `package main\n\n${imports.map((path) => `import _ "${path}"\n`).join('')}\nfunc main() {}\n`;

const FILES = {
  'go.mod':
    'module example.com/mono\n\ngo 1.21\n\nrequire example.com/lib v1.0.0\n\nreplace example.com/lib => ./lib\n',
  'cmd/api/main.go': main('example.com/mono/internal/shared', 'example.com/mono/cmd/api/page'),
  'cmd/api/main_test.go': 'package main\n',
  'cmd/api/default.pgo': 'profile',
  'cmd/api/page/page.go': 'package page\n\nimport "embed"\n\n//go:embed static/*\nvar files embed.FS\n',
  'cmd/api/page/static/index.html': '<p>',
  'cmd/api/page/static/more.html': '<p>',
  'cmd/admin/main.go': main('example.com/lib'),
  'cmd/admin/windows.go': '//go:build windows\n\npackage main\n',
  'internal/shared/shared.go': 'package shared\n\nfunc add(a, b int) int\n',
  'internal/shared/add.s': '// assembly\n',
  'internal/shared/old.go': 'package shared\n',
  'internal/unused/unused.go': 'package unused\n',
  'lib/go.mod': 'module example.com/lib\n\ngo 1.21\n',
  'lib/lib.go': 'package lib\n',
  'services/worker/go.mod': 'module example.com/worker\n\ngo 1.21\n\nrequire example.com/dep v1.0.0\n',
  'services/worker/main.go': main('example.com/dep'),
  'services/worker/vendor/modules.txt': '# example.com/dep v1.0.0\n## explicit; go 1.21\nexample.com/dep\n',
  'services/worker/vendor/example.com/dep/dep.go': 'package dep\n',
  'README.md': 'Read me.\n',
  '.github/pgo.yml': 'targets: []\n',
} as const;

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeAll(async () => {
  place = await makePlace(FILES);
  git = await makeRepository(place.cwd);
  await git('branch', 'start');
});
afterAll(() => place[Symbol.asyncDispose]());

function target(name: string, more: Partial<Target> = {}): Target {
  const config = async () => {
    throw new Error('nobody asks');
  };
  return { name, workingDirectory: place.cwd, buildFlags: [], ...more, config };
}

const targets = () => [
  target('api', { package: './cmd/api' }),
  target('admin', { package: './cmd/admin' }),
  target('worker', { workingDirectory: place.path('services', 'worker') }),
];

async function changed(since = 'start', all: readonly Target[] = targets()) {
  const { changed, findings } = await changedTargets(
    all,
    { since, configFile: place.path('.github', 'pgo.yml') },
    { directory: place.cwd, env: process.env, signal: new AbortController().signal },
  );
  return { names: changed.map(({ name }) => name), findings };
}

/** Writes the file anew, or takes it away, and puts everything back when done. */
async function withChange<T>(path: string, content: string | undefined, look: () => Promise<T>): Promise<T> {
  await mkdir(dirname(place.path(path)), { recursive: true });
  if (content === undefined) await rm(place.path(path));
  else await writeFile(place.path(path), content);
  try {
    return await look();
  } finally {
    await git('reset', '--quiet', '--hard', 'start');
    await git('clean', '--quiet', '-fd');
  }
}

const API = ['api'];
const ROOT = ['api', 'admin'];
const WORKER = ['worker'];

describe('a program has changed with', () => {
  test.each<[string, string, string | undefined, readonly string[]]>([
    ['its own code', 'cmd/api/main.go', `${FILES['cmd/api/main.go']}// changed\n`, API],
    ['a new file', 'cmd/admin/more.go', 'package main\n', ['admin']],
    ['a package it uses', 'internal/shared/shared.go', 'package shared\n\nvar x = 1\n', API],
    ['assembly', 'internal/shared/add.s', '// other\n', API],
    ['a file that is gone', 'internal/shared/old.go', undefined, API],
    ['an embedded file', 'cmd/api/page/static/index.html', '<b>', API],
    ['an embedded file that is gone', 'cmd/api/page/static/more.html', undefined, API],
    [
      'a file that is not built here, as it may have been',
      'cmd/admin/windows.go',
      '//go:build !unix\n\npackage main\n',
      ['admin'],
    ],
    ['a module that replaces another', 'lib/lib.go', 'package lib\n\nvar x = 1\n', ['admin']],
    ['go.mod', 'go.mod', `${FILES['go.mod']}// changed\n`, ROOT],
    ['a go.sum that is new', 'go.sum', '\n', ROOT],
    [
      'the go.mod of a module of its own',
      'services/worker/go.mod',
      `${FILES['services/worker/go.mod']}// x\n`,
      WORKER,
    ],
    ['vendored code', 'services/worker/vendor/example.com/dep/dep.go', 'package dep\n\nvar x = 1\n', WORKER],
    ['its profile', 'cmd/api/default.pgo', 'another', API],
    ['a profile that is new', 'services/worker/default.pgo', 'new', WORKER],
    ['the config file', '.github/pgo.yml', 'targets: [{}]\n', ['api', 'admin', 'worker']],
  ])('%s', async (_, path, content, names) => {
    expect(await withChange(path, content, () => changed())).toEqual({ names, findings: [] });
  });

  test.each<[string, string, string | undefined]>([
    ['its tests', 'cmd/api/main_test.go', 'package main\n\nvar x = 1\n'],
    ['a new test', 'internal/shared/shared_test.go', 'package shared\n'],
    ['a test that is gone', 'cmd/api/main_test.go', undefined],
    ['a package that it does not use', 'internal/unused/unused.go', 'package unused\n\nvar x = 1\n'],
    ['other files', 'README.md', 'Something else.\n'],
    ['nothing', 'README.md', FILES['README.md']],
  ])('but not with %s', async (_, path, content) => {
    expect(await withChange(path, content, () => changed())).toEqual({ names: [], findings: [] });
  });
});

test('commits count from where the branches parted, and what is not committed counts, too', async () => {
  await git('checkout', '--quiet', '-b', 'base');
  await git('commit', '--quiet', '--allow-empty', '-m', 'elsewhere');
  await writeFile(place.path('cmd/api/main.go'), main());
  await git('commit', '--quiet', '-am', 'of the base alone');
  await git('checkout', '--quiet', '-b', 'feature', 'start');
  await writeFile(place.path('cmd/admin/main.go'), main());
  await git('commit', '--quiet', '-am', 'of the branch');
  await writeFile(place.path('services/worker/main.go'), main());
  try {
    expect((await changed('base')).names).toEqual(['admin', 'worker']);
  } finally {
    await git('checkout', '--quiet', '--force', 'main');
  }
});

test('a moved package', async () => {
  await rename(place.path('internal/shared/old.go'), place.path('internal/shared/new.go'));
  expect((await withChange('README.md', 'x', () => changed())).names).toEqual(API);
});

test('what cannot be listed counts as changed, and says so', async () => {
  const broken = await withChange('cmd/api/main.go', main('example.com/mono/nowhere'), () => changed());
  expect(broken.names).toEqual(API);
  expect(broken.findings).toMatchObject([
    {
      target: 'api',
      severity: 'warning',
      message: expect.stringMatching(
        /^It counts as changed, since its packages cannot be listed: .*nowhere/s,
      ),
    },
  ]);
  const gone = await changed('start', [target('gone', { workingDirectory: place.path('gone') })]);
  expect(gone).toMatchObject({ names: ['gone'], findings: [{ severity: 'warning' }] });
});

test('a workspace: what its modules require has a part in all of them', async () => {
  await place.write({
    'go.work': 'go 1.21\n\nuse (\n\t.\n\t./lib\n\t./other\n)\n',
    'other/go.mod': 'module o\n\ngo 1.21\n',
  });
  await git('add', '--all');
  await git('commit', '--quiet', '-m', 'workspace');
  await git('branch', '--force', 'workspace');
  try {
    const two = targets().slice(0, 2);
    const names = async (path: string, content: string) => {
      await writeFile(place.path(path), content);
      const { names } = await changed('workspace', two);
      await git('checkout', '--quiet', '--', path);
      return names;
    };
    expect(await names('lib/lib.go', 'package lib\n\nvar y = 1\n')).toEqual(['admin']);
    expect(await names('other/go.mod', 'module o\n\ngo 1.21\n// x\n')).toEqual(ROOT);
    expect(await names('go.work', 'go 1.21\n\nuse (\n\t.\n\t./lib\n)\n')).toEqual(ROOT);
  } finally {
    await git('reset', '--quiet', '--hard', 'start');
  }
});

test('by a path through a symbolic link', async () => {
  const link = `${place.tmp}/link`;
  await symlink(place.cwd, link);
  const there = [target('api', { workingDirectory: link, package: './cmd/api' })];
  expect((await withChange('internal/shared/add.s', '// x\n', () => changed('start', there))).names).toEqual(
    API,
  );
});

test('a commit that is not there', async () => {
  await expect(changed('nowhere')).rejects.toMatchObject({
    message: 'changed-since: there is no commit or branch `nowhere` in this clone.',
    fix: 'Name a commit or branch that was fetched, such as `origin/main`.',
  });
  await expect(changed('--output=x')).rejects.toThrow('there is no commit or branch');
});

test('a shallow clone', async () => {
  const clone = `${place.tmp}/shallow`;
  await git('clone', '--quiet', '--depth=1', '--branch=feature', `file://${place.cwd}`, clone);
  await git('-C', clone, 'fetch', '--quiet', '--depth=1', 'origin', 'base:refs/remotes/origin/base');
  const look = (since: string) =>
    changedTargets(
      [target('api')],
      { since },
      { directory: clone, env: process.env, signal: new AbortController().signal },
    );
  const fix = 'Fetch the whole history: `fetch-depth: 0` on the step with `actions/checkout`.';
  await expect(look('v1')).rejects.toMatchObject({ fix });
  await expect(look('base')).rejects.toMatchObject({
    message: 'changed-since: this clone has no commit that `base` and what is checked out have in common.',
    fix,
  });
});
