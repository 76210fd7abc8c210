import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { renamed } from '../harness/profiles.ts';

/** A module with several programs: the functions of package main in its profile tell which one is meant, for every command. */

/** A profile with these functions of package main, beside `main` itself. */
const profileOf = (...names: readonly string[]) =>
  renamed('render-1', (name, at) => {
    if (names[at] !== undefined) return `main.${names[at]}`;
    return name.startsWith('main.') ? 'main.main' : name;
  });

const FILES = {
  'go.mod': 'module example.com/shop\n\ngo 1.21\n',
  'cmd/admin/main.go': 'package main\n\nfunc main() { list() }\n\nfunc list() {}\n',
  'cmd/server/main.go':
    'package main\n\ntype api struct{}\n\nfunc main() { handle(); (&api{}).serve() }\n\nfunc handle() {}\n\nfunc (a *api) serve() {}\n',
  'cmd/worker/main.go':
    'package main\n\nfunc main() { handle(); pull() }\n\nfunc handle() {}\n\nfunc pull() {}\n',
};

let place: Place;
let git: (...args: string[]) => Promise<string>;
beforeAll(async () => {
  place = await makePlace(FILES);
  git = await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function commit(files: Readonly<Record<string, Uint8Array>>) {
  await git('rm', '-rqf', '--ignore-unmatch', '*.pgo');
  await place.write(files);
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Profile');
}

async function programOf(...args: string[]) {
  const document: { subject?: { package: string }; error?: { fix?: string } } = JSON.parse(
    (await place.run([...args, '--json'])).stdout,
  );
  return { program: document.subject?.package, fix: document.error?.fix };
}

test.each([
  ['a method', ['default.pgo', profileOf('(*api).serve')], [], 'server'],
  [
    'a function of two programs, with a method of one',
    ['default.pgo', profileOf('handle', '(*api).serve')],
    [],
    'server',
  ],
  ['a function', ['default.pgo', profileOf('pull')], [], 'worker'],
  ['a profile in another folder', ['pgo/prod.pgo', profileOf('list')], [], 'admin'],
  [
    'a profile that a setting names',
    ['a/b.pprof', profileOf('list.func1')],
    ['--profile', 'a/b.pprof'],
    'admin',
  ],
] as const)('%s', async (_, [name, bytes], args, program) => {
  await commit({ [name]: bytes });
  expect(await programOf('check', ...args)).toMatchObject({ program: `example.com/shop/cmd/${program}` });
});

test('`build` builds the program that the functions of the profile show', async () => {
  await commit({ 'default.pgo': profileOf('handle', '(*api).serve') });
  const built = await programOf('build', '--candidate', 'off', '--baseline', 'off');
  expect(built).toMatchObject({ program: 'example.com/shop/cmd/server' });
});

test('a program with a profile in its own folder comes before one whose functions a profile elsewhere has', async () => {
  await commit({ 'default.pgo': profileOf('list'), 'cmd/worker/default.pgo': profileOf('pull') });
  expect(await programOf('check')).toMatchObject({ program: 'example.com/shop/cmd/worker' });
});

test('where two programs declare functions of the profile, the one with more is suggested', async () => {
  await commit({ 'default.pgo': profileOf('handle', 'pull', 'gone') });
  const { program, fix } = await programOf('check');
  expect(program).toBeUndefined();
  expect(fix).toMatch(/`package: \.\/cmd\/worker`.*functions of default\.pgo/);
});

const WRITES_PROFILES =
  'package main\n\nimport (\n\t"os"\n\t"runtime/pprof"\n)\n\nfunc record() { _ = pprof.StartCPUProfile(os.Stdout) }\n';
const BENCHMARK = 'package main\n\nimport "testing"\n\nfunc BenchmarkHandle(b *testing.B) { handle() }\n';

test.each([
  ['that does nothing else', {}],
  ['that can write profiles', { 'cmd/server/record.go': WRITES_PROFILES }],
  [
    'that can write profiles and has a benchmark',
    { 'cmd/server/record.go': WRITES_PROFILES, 'cmd/server/main_test.go': BENCHMARK },
  ],
])('`init` takes the program of the profile %s, and offers to repair the profile', async (_, files) => {
  await place.write(files);
  await commit({ 'default.pgo': profileOf('(*api).serve') });
  const { exitCode, stdout, stderr } = await place.run(['init', '--yes']);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  expect(stdout + stderr).toMatch(/cmd\/server/);
  expect(stdout + stderr).toMatch(/`repair` fits best/);
  expect(stdout + stderr).toContain('go-pgo@1 repair');
  expect(await programOf('check')).toMatchObject({ program: 'example.com/shop/cmd/server' });
  await git('clean', '-fdq', '.github');
  await git('rm', '-rqf', '--ignore-unmatch', 'cmd/server/record.go', 'cmd/server/main_test.go');
});

test.each([
  ['check', ['check', '--profile', 'gone.pgo']],
  ['compare', ['compare', '--candidate', 'gone.pgo']],
  [
    'compare, before anything is collected',
    ['compare', '--baseline', 'merged', '--candidate', 'gone.pgo', '--source', 'x'],
  ],
  ['build', ['build', '--profile', 'gone.pgo']],
])('%s says that a profile is missing before Go is asked', async (_, args) => {
  const { exitCode, stdout, stderr } = await place.run(args, { env: { PATH: '/nowhere' } });
  expect(exitCode).toBe(1);
  expect(stdout + stderr).toMatch(/\/gone\.pgo\b/);
  expect(stdout + stderr).not.toContain('`go`');
});

test('two targets with one default branch, because one target would close the pull request of the other', async () => {
  await using twins = await makePlace({
    'go.mod': FILES['go.mod'],
    'cmd/api-v1/main.go': FILES['cmd/admin/main.go'],
    'cmd/api/v1/main.go': FILES['cmd/admin/main.go'],
    '.github/pgo.yml':
      'sources: [cpu.pprof]\npull-requests: each\ntargets:\n- package: ./cmd/api-v1\n- package: ./cmd/api/v1\n  name: v1\n',
    'cpu.pprof': profileOf('list'),
  });
  await makeRepository(twins.cwd);
  const args = ['refresh', '--publish', 'local'];
  const { exitCode, stderr } = await twins.run(args);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('have the same branch, pgo/cmd-api-v1-default.');
});
