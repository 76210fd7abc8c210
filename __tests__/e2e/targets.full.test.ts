import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** A repository as monorepos are: a workspace whose module has two programs, a module with vendored code, and one nested in it. */

const program = (folder: string, ...imports: string[]) => ({
  [`${folder}/main.go`]: (TINY['main.go'] ?? '').replace(
    'package main\n',
    `package main\n\n${imports.map((path) => `import _ "${path}"\n`).join('')}`,
  ),
  [`${folder}/recorded.go`]: TINY['recorded.go'] ?? '',
});
const FILES = {
  'shop/go.work': 'go 1.21\n\nuse (\n\t./app\n\t./lib\n)\n',
  'shop/app/go.mod': 'module example.com/app\n\ngo 1.21\n',
  ...program('shop/app/cmd/api', 'example.com/lib'),
  ...program('shop/app/cmd/admin'),
  'shop/lib/go.mod': 'module example.com/lib\n\ngo 1.21\n',
  'shop/lib/lib.go': 'package lib\n',
  'mail/go.mod': 'module example.com/mail\n\ngo 1.21\n\nrequire example.com/dep v1.0.0\n',
  ...program('mail', 'example.com/dep'),
  'mail/vendor/modules.txt': '# example.com/dep v1.0.0\n## explicit; go 1.21\nexample.com/dep\n',
  'mail/vendor/example.com/dep/dep.go': 'package dep\n',
  'mail/sender/go.mod': 'module example.com/sender\n\ngo 1.21\n',
  ...program('mail/sender'),
  '.github/pgo.yml': `
benchmarks: none
evidence: none
targets:
  - working-directory: shop/app
    package: ./cmd/api
    sources: [../../api.pprof]
  - working-directory: shop/app
    package: example.com/app/cmd/admin
    sources: [../../api.pprof]
  - working-directory: mail
    package: .
    sources: [../worker.pprof]
  - working-directory: mail/sender
    profile: pgo/prod.pprof
    sources: [../../worker.pprof]
`,
};
const PROFILES = {
  'shop/app/cmd/api/default.pgo': ['shop/app', './cmd/api'],
  'shop/app/cmd/admin/default.pgo': ['shop/app', './cmd/admin'],
  'mail/default.pgo': ['mail', '.'],
} as const;
const NAMES = ['api', 'admin', 'mail', 'sender'];

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeAll(async () => {
  place = await makePlace(FILES);
  await copyFile(join(fixtures, 'render-1.pprof'), place.path('api.pprof'));
  await copyFile(join(fixtures, 'index-1.pprof'), place.path('worker.pprof'));
  git = await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function command(...args: string[]) {
  const ended = await place.run([...args, '--json']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout);
}

test('all profiles come in one commit, and Go builds each program with its own', async () => {
  const document = await command('refresh', '--publish', 'local', '--output-directory', 'out');
  expect(document.targets.map((one: { target: string }) => one.target)).toEqual(NAMES);
  expect(document.publication).toMatchObject({ operation: 'created', branch: 'pgo/profiles' });
  const changed = await git('diff', '--name-only', 'main...pgo/profiles');
  expect(changed.split('\n').sort()).toEqual([...Object.keys(PROFILES), 'mail/sender/pgo/prod.pprof'].sort());

  await git('merge', '--quiet', '--ff-only', 'pgo/profiles');
  for (const [profile, [folder, name]] of Object.entries(PROFILES)) {
    const binary = join(place.tmp, 'binary');
    const built = await runTool(['go', 'build', '-o', binary, name], { cwd: place.path(folder) });
    expect(built.exitCode, built.stderr).toBe(0);
    const { stdout } = await runTool(['go', 'version', '-m', binary], { cwd: place.cwd });
    expect(stdout.toString()).toContain(`-pgo=${place.path(profile)}`);
  }
});
