import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuildInfo } from '../../src/golang/binaries.ts';
import { type CliOptions, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';
import { expectDocument } from './document.ts';

/**
 * `build` as releases use it. The standard library is compiled for each platform and profile: these tests take their time, and
 * have the same flags where they can, so that it is compiled only once.
 */

const TRIMMED = '-trimpath -buildvcs=true';
const BUILD_FLAGS = `${TRIMMED} "-ldflags=-s -w -X main.version=1.2-of-flags"`;
const run = promisify(execFile);

let place: Place;
beforeAll(async () => {
  const main =
    'package main\n\nvar version = "none"\n\nfunc newHandler() {}\n\nfunc main() { println(version) }\n';
  const { 'go.mod': module = '' } = TINY;
  const profile = await readFile(join(fixtures, 'render-1.pprof'));
  place = await makePlace({ 'go.mod': module, 'main.go': main, 'default.pgo': profile });
  const git = await makeRepository(place.cwd);
  await git('tag', 'v1.2.3');
});
afterAll(() => place[Symbol.asyncDispose]());

async function build(args: readonly string[], options?: CliOptions) {
  const ended = await place.run(['build', '--json', ...args], options);
  return { ...ended, document: expectDocument(JSON.parse(ended.stdout)) };
}

/** What `sha256sum --check` says of each file. */
async function checked(folder: string): Promise<string[]> {
  const { stdout } = await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder });
  return stdout.trim().split('\n');
}

test('both binaries for several platforms, each for what it says, with checksums', async () => {
  const platforms = ['linux/amd64', 'linux/arm64/v8.1', 'windows/amd64'];
  const args = ['--platforms', platforms.join(), '--cgo', 'false', '--build-flags', BUILD_FLAGS];
  const { exitCode, document } = await build([...args, '--output-directory', 'out']);
  expect(exitCode).toBe(0);
  const names = [
    ['tiny_linux_amd64', 'tiny_linux_amd64-baseline'],
    ['tiny_linux_arm64_v8.1', 'tiny_linux_arm64_v8.1-baseline'],
    ['tiny_windows_amd64.exe', 'tiny_windows_amd64-baseline.exe'],
  ].flat();
  expect(document.binaries?.map(({ path }) => path)).toEqual(names.map((name) => place.path('out', name)));
  expect(document.checksums).toBe(place.path('out', 'SHA256SUMS'));
  expect(await checked(place.path('out'))).toEqual(names.sort().map((name) => `${name}: OK`));
  for (const { platform, side, path, cgo } of document.binaries ?? []) {
    const { settings } = await readBuildInfo(path, { cwd: place.cwd });
    const [os, arch, variant] = platform.split('/');
    const built = [settings.get('GOOS'), settings.get('GOARCH'), settings.get('CGO_ENABLED')];
    expect(built).toEqual([os, arch, '0']);
    if (variant !== undefined) expect(settings.get('GOARM64')).toBe(variant);
    expect(settings.get('-pgo')).toBe(side === 'pgo' ? 'default.pgo' : undefined);
    // With -trimpath, Go does not record it.
    expect((await readFile(path)).includes('1.2-of-flags')).toBe(true);
    // The first binary that appeared would have made the others those of a changed tree.
    expect(settings.get('vcs.modified')).toBe('false');
    expect(cgo).toBe(false);
  }
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the binaries for this platform run, and are those of the result',
  async () => {
    const args = ['--platforms', 'linux/amd64', '--cgo', 'false', '--build-flags', BUILD_FLAGS];
    const { document } = await build([...args, '--output-directory', 'run']);
    expect(document.build?.candidate.path).toBe(place.path('run', 'tiny_linux_amd64'));
    for (const name of ['tiny_linux_amd64', 'tiny_linux_amd64-baseline'])
      expect((await run(place.path('run', name))).stderr).toBe('1.2-of-flags\n');
  },
);

describe('refused', () => {
  test.each([
    [['--platforms', 'linux/amd46'], 1, 'unsupported GOOS/GOARCH pair linux/amd46'],
    [['--platforms', 'ios/arm64'], 1, 'requires external (cgo) linking, but cgo is not enabled'],
  ])('%j', async (args, code, said) => {
    const { exitCode, document } = await build(args);
    expect(exitCode).toBe(code);
    expect(document.error?.message).toContain(said);
    expect(document.binaries).toBeUndefined();
  });

  test('leaves no binary of an earlier run to the next step, nor removes a folder', async () => {
    await place.write({ 'late/SHA256SUMS': 'old', 'late/tiny_linux_amd64': 'old' });
    const { exitCode } = await build([
      ...'--output-directory late --platforms linux/amd64 --cgo false --package .'.split(' '),
      ...['--build-flags', `${TRIMMED} -gcflags=-nonsense`],
    ]);
    expect(exitCode).toBe(1);
    expect(await readdir(place.path('late'))).not.toContain('tiny_linux_amd64');
    expect(await readdir(place.path('late'))).not.toContain('SHA256SUMS');
    await mkdir(place.path('taken', 'tiny-pgo'), { recursive: true });
    const taken = await build(['--output-directory', 'taken', '--package', '.']);
    expect(taken.document.error?.message).toMatch(/\/taken: /);
  });
});
