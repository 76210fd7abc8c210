import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';

/** `ref:` sides that cannot be compared: one clear sentence each, before anything is built, and no work tree stays behind. */

const SERVER = 'package main\n\nfunc main() {}\n';

let place: Place;
let git: (...args: string[]) => Promise<string>;

beforeAll(async () => {
  place = await makePlace({ 'svc/go.mod': 'module example.com/shop\n\ngo 1.21\n', 'svc/a/main.go': SERVER });
  git = await makeRepository(place.cwd);
  const commit = async (tag: string) => {
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', `--message=${tag}`);
    await git('tag', tag);
  };
  await git('tag', 'start');
  await place.write({ 'svc/cmd/b/main.go': SERVER, 'other/go.mod': 'module example.com/other\n\ngo 1.21\n' });
  await commit('two-programs');
  await place.write({ 'svc/go.mod': 'module example.com/shop\n\ngo 1.99\n' });
  await commit('newer-go');
  await place.write({ 'svc/go.mod': 'module example.com/shop\n\ngo 1.21\n' });
  await commit('today');
});
afterAll(() => place[Symbol.asyncDispose]());

async function refused(
  sides: readonly [string, string],
  more: readonly string[] = [],
  cwd = place.path('svc'),
) {
  const args = ['--baseline', sides[0], '--candidate', sides[1], ...more];
  const env = { GOTOOLCHAIN: 'local' };
  const { exitCode, stdout } = await place.run(['compare', '--json', ...args], { cwd, env });
  const { error, build } = JSON.parse(stdout) as {
    error?: { message: string; fix: string };
    build?: unknown;
  };
  expect(build).toBeUndefined();
  return { exitCode, message: error?.message ?? '', fix: error?.fix ?? '' };
}

/** The repository as the user left it: one work tree, no change. */
async function expectUntouched() {
  expect(await git('worktree', 'list', '--porcelain')).not.toMatch(/trees/);
  expect(await git('status', '--porcelain')).toBe('');
}

test.each([
  [
    'no such branch',
    ['ref:gone', 'ref:HEAD'],
    [],
    2,
    /^ref:gone: .*branch, tag or commit/,
    /git fetch origin gone/,
  ],
  ['an option in place of a name', ['ref:--all', 'ref:HEAD'], [], 2, /^ref:--all: /, /git branch/],
  ['no name', ['ref:', 'ref:HEAD'], [], 2, /^baseline: /, /ref:main/],
  ['the same name twice', ['ref:HEAD', 'ref:HEAD'], [], 2, /both `ref:HEAD`/, /different/],
  [
    'a go.mod for a newer Go',
    ['ref:newer-go', 'ref:HEAD'],
    [],
    1,
    /^ref:newer-go: .*requires Go 1\.99/,
    /GOTOOLCHAIN/,
  ],
  [
    'a package that one side lacks',
    ['ref:start', 'ref:HEAD'],
    ['--package', './cmd/b'],
    1,
    /^ref:start: .*`\.\/cmd\/b`/,
    /package/,
  ],
  [
    'a load, and two programs',
    ['ref:two-programs', 'ref:HEAD'],
    ['--load', '$PGO_BINARY x'],
    2,
    /^ref:two-programs: .*2 main packages/,
    /package/,
  ],
  [
    'a profile that is not there',
    ['ref:start', 'ref:HEAD'],
    ['--set', 'ref-profile=no.pgo', '--package', './a'],
    1,
    /no\.pgo/,
    /ref-profile/,
  ],
] as const)('%s', async (_, sides, more, exitCode, message, fix) => {
  const error = await refused(sides, more);
  expect(error).toMatchObject({
    exitCode,
    message: expect.stringMatching(message),
    fix: expect.stringMatching(fix),
  });
  expect(error.message).not.toContain(place.tmp);
  await expectUntouched();
});

test('a folder that one side lacks', async () => {
  const error = await refused(['ref:start', 'ref:HEAD'], [], place.path('other'));
  expect(error).toMatchObject({ exitCode: 1, message: expect.stringMatching(/^ref:start: .*\bother\b/) });
  await expectUntouched();
});

test('a shallow clone', async () => {
  const clone = place.path('..', 'clone');
  const made = await runTool(['git', 'clone', '--quiet', '--depth=1', `file://${place.cwd}`, clone], place);
  expect(made.exitCode).toBe(0);
  const error = await refused(['ref:start', 'ref:HEAD'], [], `${clone}/svc`);
  expect(error).toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('shallow'),
    fix: expect.stringContaining('fetch-depth: 0'),
  });
});

test('outside of a repository', async () => {
  await using other = await makePlace(TINY);
  const { exitCode, stdout } = await other.run(['compare', '--json', '--baseline', 'ref:main']);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { message: expect.stringContaining('git repository') } });
});

test('`build` has no `ref:` sides', async () => {
  const ended = await place.run(['build', '--json', '--baseline', 'ref:start', '--package', './a'], {
    cwd: place.path('svc'),
  });
  expect(ended.exitCode).not.toBe(0);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    error: { message: expect.stringContaining('`ref:start`') },
  });
});
