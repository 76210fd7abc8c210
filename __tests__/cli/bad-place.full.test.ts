import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type CliOptions, documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { fixtures, recorded } from '../harness/profiles.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const COLLECT = ['collect', '--source', RENDER];
const REFRESH = [...'refresh --publish local --benchmarks none --evidence none --source'.split(' '), RENDER];

const sentences = goldenSentences('every-command');

/** The one sentence, its fix and the exit code. The sentence and its fix go into the golden file. */
async function failure(place: Place, args: readonly string[], options?: CliOptions) {
  const ended = await place.run([...args, '--json'], options);
  const { message = '', fix = '' } = documentOf(ended).error ?? {};
  expect(ended.stderr).not.toMatch(/^ {4}at /m);
  sentences.add({ message, fix });
  return { exitCode: ended.exitCode, message, fix };
}

/** A PATH on which only the programs named are. */
async function pathWith(place: Place, ...names: readonly string[]): Promise<{ PATH: string }> {
  const folder = join(dirname(place.tmp), 'bin');
  await mkdir(folder);
  for (const name of names)
    await symlink(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name));
  return { PATH: folder };
}

test('no Go', async () => {
  await using place = await makePlace(TINY);
  const env = await pathWith(place, 'git');
  for (const args of [COLLECT, ['check'], ['merge', RENDER, '--output', 'x.pgo']]) {
    const { exitCode, message } = await failure(place, args, { env });
    expect(exitCode).toBe(1);
    expect(message).toContain('`go`');
  }
  // What needs no Go does without.
  expect(await place.run(['inspect', RENDER], { env })).toMatchObject({ exitCode: 0 });
});

test('no git', async () => {
  await using place = await makePlace(TINY);
  const env = await pathWith(place, 'go');
  for (const args of [REFRESH, ['init']]) {
    const { exitCode, message } = await failure(place, args, { env });
    expect(exitCode).toBe(1);
    expect(message).toContain('`git`');
  }
  expect(await place.run(COLLECT, { env })).toMatchObject({ exitCode: 0 });
});

test('a repository of another user', async () => {
  await using place = await makePlace(TINY);
  await makeRepository(place.cwd);
  const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
  const { exitCode, fix } = await failure(place, REFRESH, { env });
  expect(exitCode).toBe(2);
  expect(fix).toContain(`\`git config --global --add safe.directory ${place.cwd}\``);
});

test('no go.mod', async () => {
  const { 'go.mod': _, ...files } = TINY;
  await using place = await makePlace(files);
  const { exitCode, message, fix } = await failure(place, COLLECT);
  expect(exitCode).toBe(1);
  expect(message).toContain(place.cwd);
  expect(fix).toContain('`working-directory`');
});

test('the committed profile: missing', async () => {
  await using place = await makePlace(TINY);
  for (const command of ['check', 'build', 'compare']) {
    const { exitCode, message, fix } = await failure(place, [command]);
    expect(exitCode).toBe(1);
    expect(message).toContain(place.path('default.pgo'));
    expect(fix).toContain('npx go-pgo@1 refresh');
  }
});

test('a place that cannot be written to: the folder of the profile: the old one stays', async () => {
  await using place = await makePlace({ ...TINY, 'pgo/old.pgo': recorded('index-1') });
  await chmod(place.path('pgo'), 0o555);
  // Who owns everything may also write everywhere: give that up.
  const wrapper = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
  const result = await failure(place, [...COLLECT, '--profile', 'pgo/old.pgo'], { wrapper });
  await chmod(place.path('pgo'), 0o755);
  expect(result).toMatchObject({ exitCode: 1, message: expect.stringContaining(place.path('pgo/old.pgo')) });
  expect(await readFile(place.path('pgo/old.pgo'))).toEqual(recorded('index-1'));
  // Where the files of the result cannot be written, it is shown all the same.
  await place.write({ 'out/result.json/taken': '' });
  const { stdout } = await place.run([...COLLECT, '--output-directory', 'out', '--json']);
  const message = expect.stringContaining('result.json cannot be written');
  expect(JSON.parse(stdout)).toMatchObject({ profile: { inputs: 1 }, error: { message } });
});

sentences.compare();
