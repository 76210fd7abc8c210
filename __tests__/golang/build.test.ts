import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  binaryNames,
  type MadePair,
  platformEnvironment,
  readBuildInfo,
  releaseBinary,
  writeChecksums,
} from '../../src/golang/binaries.ts';
import {
  type BuildOptions,
  buildFailure,
  buildPair,
  buildPairs,
  checkBuildFlags,
  differingSettings,
  ProfileBuildFailed,
} from '../../src/golang/build.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { platformsOf } from '../../src/golang/platforms.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { ExpectedError, UsageError } from '../../src/system/errors.ts';
import { sha256OfFile } from '../../src/system/files.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { writeFiles } from '../harness/temporary.ts';
import { edgeProfile, HOT, SHAPES } from './shapes.ts';

const sentences = goldenSentences('build', [
  [/\bprocess \d+/g, 'process <id>'],
  [/(?<=[ =])\/\S* pair-\w{6}(?:\/out-\w{6})?/g, '<folder>'],
]);

const runFile = promisify(execFile);

let folder: string;
let profile: string;
let plain: string;
let options: BuildOptions;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'build pair-')));
  await writeFiles(folder, SHAPES);
  plain = path.join(folder, 'plain');
  await runFile('go', ['build', '-pgo=off', '-o', plain, '.'], { cwd: folder });
  profile = path.join(folder, 'merged.pprof');
  await writeFile(profile, edgeProfile(HOT));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  const go = await goToolchain({ cwd: folder });
  options = {
    go,
    mainPackage: await findMainPackage(go, { package: '.' }),
    baseline: { kind: 'off' },
    candidate: { kind: 'profile', path: profile, display: 'merged.pprof' },
    flags: [],
    outputDirectory: await mkdtemp(path.join(folder, 'out-')),
    scratch: await mkdtemp(path.join(folder, 'scratch-')),
  };
});

async function failure(changed: Partial<BuildOptions>): Promise<ExpectedError> {
  return await sentences.addError(buildPair({ ...options, ...changed }));
}

test('both binaries, verified, described, and named after the program', async () => {
  const said: string[] = [];
  const pair = await buildPair({ ...options, progress: (line) => said.push(line) });
  expect(path.basename(pair.baseline.path)).toBe('shapes-baseline');
  expect(path.basename(pair.candidate.path)).toBe('shapes-pgo');
  expect(pair.baseline.pgo).toBe('off');
  expect(pair.candidate.pgo).toBe('merged.pprof');
  for (const side of [pair.baseline, pair.candidate]) {
    expect(side.sha256).toBe(await sha256OfFile(side.path));
    expect(side.bytes).toBeGreaterThan(100_000);
    expect(side.seconds).toBeGreaterThan(0);
    await runFile(side.path);
  }
  expect(pair.baseline.sha256).not.toBe(pair.candidate.sha256);
  const candidate = await readBuildInfo(pair.candidate.path, { cwd: folder });
  expect(candidate.path).toBe('example.com/shapes');
  expect(candidate.settings.get('-pgo')).toBe(profile);
  expect(await readdir(options.scratch)).toEqual([]);
  expect(said).toEqual([
    expect.stringMatching(/ shapes without PGO$/),
    expect.stringMatching(/ shapes with merged\.pprof /),
  ]);
});

test("the user's flags and GOFLAGS count, but never for the profile", async () => {
  const env = { ...process.env, GOFLAGS: '-pgo=/nowhere.pprof -buildvcs=false -tags=fromenv' };
  const go = await goToolchain({ cwd: folder, env });
  const pair = await buildPair({ ...options, go, flags: ['-ldflags=-s -w'] });
  const baseline = await readBuildInfo(pair.baseline.path, { cwd: folder });
  const candidate = await readBuildInfo(pair.candidate.path, { cwd: folder });
  expect(baseline.settings.has('-pgo')).toBe(false);
  expect(candidate.settings.get('-pgo')).toBe(profile);
  expect(candidate.settings.get('-ldflags')).toBe('-s -w');
  expect(candidate.settings.get('-tags')).toBe('fromenv');
  expect(differingSettings(baseline, candidate)).toEqual([]);
});

test('a flag that takes the profile as its value is found out', async () => {
  const error = await failure({ flags: ['-tags'] });
  expect(error.message).toMatch(/merged\.pprof.* -pgo/);
  expect(error.fix).toContain('`-tags`');
});

describe('by the command of the repository', () => {
  const make = async (recipe: string) => {
    await writeFile(path.join(folder, 'Makefile'), `server: bin/server\nbin/server:\n\t${recipe}\n`);
    return { command: 'make server', binary: path.join(folder, 'bin', 'server'), folder };
  };
  const server = () => readFile(path.join(folder, 'bin', 'server'), 'utf8').catch(() => undefined);

  test.each(['go build -trimpath -o bin/server .', 'go build -pgo="$(PGO_PROFILE)" -o bin/server .'])(
    '%s: each side with its own profile, and what was there stays',
    async (recipe) => {
      await mkdir(path.join(folder, 'bin'), { recursive: true });
      await writeFile(path.join(folder, 'bin', 'server'), 'of the user');
      const { baseline, candidate } = await buildPair({ ...options, own: await make(recipe) });
      const [before, after] = [
        await readBuildInfo(baseline.path, options.go.context),
        await readBuildInfo(candidate.path, options.go.context),
      ];
      expect(before.settings.has('-pgo')).toBe(false);
      expect(after.settings.get('-pgo')).toMatch(/pgo-[0-9a-f]{16}\.pgo$/);
      expect(after.settings.get('-trimpath')).toBe(recipe.includes('trimpath') ? 'true' : undefined);
      expect(candidate.sha256).not.toBe(baseline.sha256);
      expect(path.dirname(candidate.path)).toBe(options.outputDirectory);
      expect(await server()).toBe('of the user');
      await rm(path.join(folder, 'bin'), { recursive: true });
    },
  );

  test('the file of the user comes back after a killed run, and two runs at once say so', async () => {
    await mkdir(path.join(folder, 'bin'), { recursive: true });
    await writeFile(path.join(folder, 'bin', 'server'), 'of the user');
    const own = await make('touch begun; sleep 60');
    const module = new URL('../../src/golang/build.ts', import.meta.url).href;
    const script = `
      import { runBuild } from ${JSON.stringify(module)};
      import { goToolchain } from ${JSON.stringify(new URL('../../src/golang/go.ts', import.meta.url).href)};
      const go = await goToolchain({ cwd: ${JSON.stringify(folder)} });
      const run = { go, mainPackage: {}, flags: [], own: ${JSON.stringify(own)}, scratch: ${JSON.stringify(folder)} };
      await runBuild(run, { kind: 'off' }, ${JSON.stringify(path.join(folder, 'made'))}, {});
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await vi.waitUntil(() => existsSync(path.join(folder, 'begun')), { timeout: 60_000 });
    expect(await server()).toBeUndefined();
    const busy = await failure({ own: await make('go build -o bin/server .') });
    for (const named of [`process ${child.pid}`, 'bin/server']) expect(busy.message).toContain(named);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await server()).toBeUndefined();
    await buildPair({ ...options, own: await make('go build -o bin/server .') });
    expect(await server()).toBe('of the user');
    await rm(path.join(folder, 'bin'), { recursive: true });
  });

  test.each([
    ['go build -pgo=merged.pprof -o bin/server .', /without a profile.* -pgo=.+merged\.pprof/],
    ['go build -pgo=off -o bin/server .', / with merged\.pprof.* no -pgo.*`-pgo=off`/],
    ['GOFLAGS= go build -o bin/server .', / with merged\.pprof.* no -pgo.*GOFLAGS/],
    ['true', /bin\/server/],
    ['echo no good; false', /without PGO:[\s\S]*no good/],
  ])('%s: an error says why', async (recipe, said) => {
    const error = await failure({ own: await make(recipe) });
    expect(error.message).toMatch(said);
    expect(await server()).toBeUndefined();
    expect(await readdir(options.outputDirectory)).toEqual([]);
  });
});

describe('flags of the user', () => {
  test.each(['-pgo', '-pgo=auto', '--pgo=x', '-o', '-o=x', '--o', '-C=/x', '-n'])('%s is refused', (flag) => {
    expect(() => checkBuildFlags(['-tags=prod', flag])).toThrow(UsageError);
    expect(() => checkBuildFlags([flag])).toThrow(`\`${flag}\``);
  });
});

describe('given binaries', () => {
  test.each([['gone'], ['main.go'], ['.']])('%s: one sentence', async (name) => {
    const baseline = { kind: 'binary', path: path.join(folder, name), display: name } as const;
    expect((await failure({ baseline })).message).toMatch(new RegExp(`(^|\\s)${name.replace('.', '\\.')} `));
  });

  test('are used where they are, and not written over', async () => {
    const { outputDirectory } = options;
    const file = path.join(outputDirectory, 'shapes-baseline');
    await copyFile(plain, file);
    const side = { kind: 'binary', path: file, display: 'shapes-baseline' } as const;
    const { baseline } = await buildPair({ ...options, baseline: side });
    expect(baseline).toMatchObject({ path: file, pgo: 'shapes-baseline', seconds: 0 });
    const error = await failure({ candidate: side });
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toContain(file);
    expect(await sha256OfFile(file)).toBe(await sha256OfFile(plain));
  });
});

describe('what does not build', () => {
  test('in itself: the last lines of the compiler', async () => {
    await mkdir(path.join(folder, 'broken'));
    await writeFile(path.join(folder, 'broken', 'main.go'), 'package main\n\nfunc main() { missing() }\n');
    const error = await failure({ mainPackage: await findMainPackage(options.go, { package: './broken' }) });
    expect(error.message).toMatch(/^example\.com\/shapes\/broken .*without PGO/);
    expect(error.message).toContain('broken/main.go:3:15: undefined: missing');
    expect(error).not.toBeInstanceOf(ProfileBuildFailed);
  });

  test('for a platform that Go does not know: the words of go, and the command', async () => {
    const error = await failure({ platform: { os: 'linux', arch: 'amd46' } });
    expect(error.message).toContain('linux/amd46');
    expect(error.fix).toContain('`GOOS=linux GOARCH=amd46 go build`');
  });

  test('with the profile only', async () => {
    const bad = path.join(folder, 'bad.pprof');
    await writeFile(bad, 'no profile');
    const error = await failure({ candidate: { kind: 'profile', path: bad, display: 'bad.pprof' } });
    expect(error).toBeInstanceOf(ProfileBuildFailed);
    expect(error.message).toContain('bad.pprof');
    expect(error.fix).toBeDefined();
  });

  test.each([
    ['disk', '/go/link: mapping output file failed: no space left on device'],
    ['memory', 'go build runtime: /go/compile: signal: killed'],
  ])('because the %s is full: not the profile’s fault', (what, line) => {
    const error = buildFailure(options, 'candidate', `# example.com/shapes\n${line}\n`);
    expect(error).not.toBeInstanceOf(ProfileBuildFailed);
    expect(error.message).toMatch(new RegExp(`^example\\.com/shapes .*\\b${what}\\b`));
    expect(error.message).toContain(line);
    sentences.add(error);
  });

  test('because both builds together need too much memory: it is built again, alone', async () => {
    const tool = path.join(folder, 'full-once.sh');
    const once = path.join(folder, 'full-once');
    // So that Go has not compiled it yet.
    await appendFile(path.join(folder, 'main.go'), '\nvar changed = 1\n');
    // Only with a profile is the compiler given one.
    const full = `case "$*" in *pgoprofile*) [ -e '${once}' ] || { : > '${once}'; echo 'compile: signal: killed' >&2; exit 1; };; esac`;
    await writeFile(tool, `#!/bin/sh\n${full}\nexec "$@"\n`, { mode: 0o755 });
    const said: string[] = [];
    await buildPair({ ...options, flags: [`-toolexec='${tool}'`], progress: (line) => said.push(line) });
    expect(await readdir(folder)).toContain('full-once');
    expect(said.filter((line) => line.includes('with merged.pprof'))).toHaveLength(2);
  });
});

test('the output folder gets both binaries or none', async () => {
  const { outputDirectory } = options;
  const building = buildPair({
    ...options,
    // It was not there when the folder was cleared.
    progress: () => mkdirSync(path.join(outputDirectory, 'shapes-pgo'), { recursive: true }),
  });
  await expect(building).rejects.toThrow('shapes-pgo');
  expect(await readdir(outputDirectory)).toEqual(['shapes-pgo']);
});

test('aborting ends the build with the reason, and what go leaves behind lies in the scratch folder', async () => {
  const controller = new AbortController();
  const reason = new ExpectedError('stopped');
  const temporary = await mkdtemp(path.join(folder, 'tmp-'));
  const go = await goToolchain({ cwd: folder, env: { ...process.env, TMPDIR: temporary } });
  const building = buildPair({
    ...options,
    go,
    signal: controller.signal,
    flags: ['-ldflags=-X main.unused=1', '-race'],
    progress: () => setTimeout(() => controller.abort(reason), 150),
  });
  await expect(building).rejects.toBe(reason);
  expect((await readdir(temporary)).filter((name) => name.startsWith('go-build'))).toEqual([]);
});

describe('platforms', () => {
  test('names that a release can take as they are', () => {
    const names = (written: string) => binaryNames('app', platformsOf([written])[0], '.ignored').candidate;
    expect(names('linux/amd64')).toBe('app_linux_amd64');
    expect(names('windows/arm64')).toBe('app_windows_arm64.exe');
    expect(names('js/wasm')).toBe('app_js_wasm.wasm');
    expect(names('linux/arm64/v8.1,lse')).toBe('app_linux_arm64_v8.1-lse');
    const { baseline } = binaryNames('app', platformsOf(['windows/amd64'])[0], '');
    expect(baseline).toBe('app_windows_amd64-baseline.exe');
    const without = binaryNames('app', undefined, '.exe');
    expect(without).toEqual({ candidate: 'app-pgo.exe', baseline: 'app-baseline.exe' });
  });

  test.each([
    ['linux/arm/6', { GOOS: 'linux', GOARCH: 'arm', GOARM: '6' }],
    ['linux/386/softfloat', { GOOS: 'linux', GOARCH: '386', GO386: 'softfloat' }],
    ['linux/mips64le/hardfloat', { GOOS: 'linux', GOARCH: 'mips64le', GOMIPS64: 'hardfloat' }],
    ['linux/amd64', { GOOS: 'linux', GOARCH: 'amd64' }],
  ])('the environment for %s', (written, env) => {
    expect(platformEnvironment(platformsOf([written])[0], false)).toEqual({ ...env, CGO_ENABLED: '0' });
    expect(platformEnvironment(undefined, undefined)).toEqual({});
  });

  test.each(['linux', 'linux/amd64/v3/x', '../../etc', 'linux/amd64 -x', '/amd64', ''])(
    '`%s` is not a platform',
    (name) => {
      expect(() => platformsOf([name])).toThrow(UsageError);
      expect(() => platformsOf([name])).toThrow(`\`${name}\``);
    },
  );

  test('a WebAssembly module, whose build information go cannot read, with checksums', async () => {
    const [platform] = platformsOf(['js/wasm']);
    const directory = options.outputDirectory;
    const [pair] = await buildPairs({ ...options, cgo: false }, [platform]);
    const { baseline, candidate } = pair as MadePair;
    expect(path.basename(candidate.binary.path)).toBe('shapes_js_wasm.wasm');
    expect(releaseBinary(candidate, 'pgo')).toMatchObject({ platform: 'js/wasm', cgo: false });
    const written = await writeChecksums(directory, [candidate.binary, baseline.binary]);
    expect(await readFile(written, 'utf8')).toBe(
      [
        `${baseline.binary.sha256}  shapes_js_wasm-baseline.wasm\n`,
        `${candidate.binary.sha256}  shapes_js_wasm.wasm\n`,
      ].join(''),
    );
  });
});

sentences.compare();
