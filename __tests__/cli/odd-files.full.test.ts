import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';

/** Files beside `main.go` that Go does not read, and pipes and devices at places that settings name: no command waits for them or fails. */

let place: Place;
beforeAll(async () => {
  place = await makePlace({ ...CHECKED, 'default.pgo': goodProfile(), 'a.pprof': goodProfile() });
  execFileSync('mkfifo', [place.path('pipe')]);
});
afterAll(() => place[Symbol.asyncDispose]());

const pipe = (name: string) => async () => void execFileSync('mkfifo', [place.path(name)]);
const link = (name: string, to: string) => () => symlink(to, place.path(name));

describe('beside main.go', () => {
  test.each([
    ['a folder `x.go`', () => mkdir(place.path('x.go'))],
    ["Emacs's lock, a dangling link", link('.#main.go', 'gopher@host.1234:1')],
    ['a name with an underscore that links to a device without an end', link('_z.go', '/dev/zero')],
    ['a pipe with an underscore', pipe('_x.go')],
    ['a link to a device, for another system', link('zero_windows.go', '/dev/zero')],
    ['a pipe, for another system', pipe('pipe_plan9.go')],
    ['a dangling link, for another processor', link('gone_riscv64.go', 'nowhere')],
  ])('%s', async (_, make) => {
    await make();
    // Go itself builds the program.
    execFileSync('go', ['build', '-o', '/dev/null', '.'], { cwd: place.cwd });
    const { exitCode, findings } = await check(place);
    expect(exitCode).toBe(0);
    expect(JSON.stringify(findings)).not.toMatch(/x\.go|main\.go|_z|zero|pipe_|gone_/);
  });

  test('`collect` reads the program among all of them', async () => {
    const collected = await place.run(['collect', '--source', 'a.pprof', '--profile', 'new.pgo', '--json']);
    expect(documentOf(collected)).toMatchObject({ sources: [{ collected: 1, findings: [] }] });
  });
});

describe('a pipe or a device as', () => {
  test.each([
    ['the config file', ['check', '--config', 'pipe']],
    ['a list of sources', ['collect', '--sources', 'pipe']],
    ['a profile to look at', ['inspect', 'pipe']],
    ['one of two profiles', ['diff', 'default.pgo', '/dev/zero']],
    ['the profile', ['check', '--profile', 'pipe']],
    ['the candidate', ['compare', '--candidate', 'pipe']],
    ['a binary', ['check', '--binary', 'pipe']],
    ['a source', ['collect', '--source', '/dev/zero']],
  ])('%s', async (_, args) => {
    const { exitCode, stdout, stderr } = await place.run(args);
    expect([1, 2]).toContain(exitCode);
    expect(stdout + stderr).toMatch(/pipe|device|file/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('the file of an event', async () => {
    const env = { GITHUB_EVENT_PATH: place.path('pipe'), GITHUB_EVENT_NAME: 'push' };
    expect((await check(place, [], env)).exitCode).toBe(0);
  });
});
