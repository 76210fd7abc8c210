import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuildOptions, buildPair, ProfileBuildFailed, sha256OfFile } from '../../src/build/build.ts';
import { buildFailure } from '../../src/build/build-failure.ts';
import { differingSettings, readBuildInfo } from '../../src/build/build-info.ts';
import { ExpectedError, UsageError } from '../../src/system/errors.ts';
import { findMainPackage, goToolchain } from '../../src/go.ts';

const runFile = promisify(execFile);

// A program that profiles itself: PROFILE names the file it writes after a quarter of a second of work.
const MAIN = `package main

import (
	"fmt"
	"os"
	"runtime/pprof"
	"time"
)

type shape interface{ area(int) int }
type square struct{ side int }

func (s square) area(n int) int { return s.side*s.side + n }

//go:noinline
func sum(shapes []shape, n int) (total int) {
	for _, s := range shapes {
		total += s.area(n)
	}
	return total
}

func main() {
	if file := os.Getenv("PROFILE"); file != "" {
		out, _ := os.Create(file)
		pprof.StartCPUProfile(out)
		defer pprof.StopCPUProfile()
	}
	shapes := make([]shape, 100)
	for i := range shapes {
		shapes[i] = square{i}
	}
	total := 0
	for end := time.Now().Add(250 * time.Millisecond); time.Now().Before(end); {
		total += sum(shapes, total)
	}
	fmt.Println(total != 0)
}
`;

let folder: string;
let profile: string;
let options: BuildOptions;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'build pair-')));
  await writeFile(path.join(folder, 'go.mod'), 'module example.com/shapes\n\ngo 1.21\n');
  await writeFile(path.join(folder, 'main.go'), MAIN);
  const plain = path.join(folder, 'plain');
  await runFile('go', ['build', '-pgo=off', '-o', plain, '.'], { cwd: folder });
  profile = path.join(folder, 'merged.pprof');
  await runFile(plain, [], { env: { ...process.env, PROFILE: profile } });
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
  const error = await buildPair({ ...options, ...changed }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ExpectedError);
  return error as ExpectedError;
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
    expect((await runFile(side.path)).stdout).toBe('true\n');
  }
  expect(pair.baseline.sha256).not.toBe(pair.candidate.sha256);
  const candidate = await readBuildInfo(pair.candidate.path, { cwd: folder });
  expect(candidate.path).toBe('example.com/shapes');
  expect(candidate.settings.get('-pgo')).toBe(profile);
  expect(await readdir(options.scratch)).toEqual([]);
  expect(said).toEqual(['Building shapes without PGO', 'Building shapes with merged.pprof']);
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

test('two profiles can be compared', async () => {
  const other = path.join(folder, 'older.pgo');
  await copyFile(profile, other);
  const baseline = { kind: 'profile', path: other, display: 'older.pgo' } as const;
  expect((await buildPair({ ...options, baseline })).baseline.pgo).toBe('older.pgo');
});

test('build flags that are ours are wrong usage', async () => {
  expect(await failure({ flags: ['-pgo=auto'] })).toBeInstanceOf(UsageError);
});

test('a flag that swallows the profile is found out', async () => {
  await copyFile(profile, path.join(folder, 'default.pgo'));
  const error = await failure({ flags: ['-tags'] });
  await rm(path.join(folder, 'default.pgo'));
  expect(error.message).toContain('shapes-baseline should have been built without PGO, but it records -pgo=');
  expect(error.fix).toContain('such as a bare `-tags`');
  const candidate = await failure({ flags: ['-tags'] });
  expect(candidate.message).toContain('should have been built with merged.pprof, but it records no -pgo');
});

describe('prebuilt binaries', () => {
  test('are used as they lie', async () => {
    const plain = path.join(folder, 'plain');
    const pair = await buildPair({ ...options, baseline: { kind: 'binary', path: plain, display: 'plain' } });
    expect(pair.baseline).toMatchObject({ path: plain, pgo: 'plain', seconds: 0 });
  });

  test.each([
    ['gone', 'gone is not there.'],
    ['main.go', 'main.go is not a Go binary'],
    ['.', '. is not a file.'],
  ])('%s: one sentence', async (name, said) => {
    const baseline = { kind: 'binary', path: path.join(folder, name), display: name } as const;
    expect((await failure({ baseline })).message).toContain(said);
  });
});

describe('what does not build', () => {
  test('in itself: the last lines of the compiler', async () => {
    const directory = path.join(folder, 'broken');
    await mkdir(directory);
    await writeFile(path.join(directory, 'main.go'), 'package main\n\nfunc main() { missing() }\n');
    const mainPackage = await findMainPackage(options.go, { package: './broken' });
    const error = await failure({ mainPackage });
    expect(error.message).toContain('example.com/shapes/broken does not build without PGO:');
    expect(error.message).toContain('broken/main.go:3:15: undefined: missing');
    expect(error).not.toBeInstanceOf(ProfileBuildFailed);
  });

  test('with the profile only: a case of its own', async () => {
    const bad = path.join(folder, 'bad.pprof');
    await writeFile(bad, 'no profile');
    const error = await failure({ candidate: { kind: 'profile', path: bad, display: 'bad.pprof' } });
    expect(error).toBeInstanceOf(ProfileBuildFailed);
    expect(error.message).toContain(
      'example.com/shapes builds without PGO but not with the profile bad.pprof:',
    );
    expect(error.fix).toContain('The profile in place is kept.');
  });
});

test.each([
  ['disk', '/usr/local/go/pkg/tool/linux_amd64/link: mapping output file failed: no space left on device'],
  ['memory', 'go build runtime: /usr/local/go/pkg/tool/linux_amd64/compile: signal: killed'],
])('a full %s is not the profile’s fault', (what, line) => {
  const error = buildFailure(options, options.candidate, 'pgo', `# example.com/shapes\n${line}\n`);
  expect(error).not.toBeInstanceOf(ProfileBuildFailed);
  expect(error.message).toBe(`example.com/shapes could not be built, since the ${what} is full: ${line}.`);
});

test('a side that ran out of memory beside the other is built once more, alone', async () => {
  const tool = path.join(folder, 'full-once.sh');
  const once = path.join(folder, 'full-once');
  // Only with a profile is the compiler given one.
  const full = `case "$*" in *pgoprofile*) [ -e '${once}' ] || { : > '${once}'; echo 'compile: signal: killed' >&2; exit 1; };; esac`;
  await writeFile(tool, `#!/bin/sh\n${full}\nexec "$@"\n`, { mode: 0o755 });
  const said: string[] = [];
  const { candidate } = await buildPair({
    ...options,
    flags: [`-toolexec='${tool}'`, '-ldflags=-X main.unused=2'],
    progress: (line) => said.push(line),
  });
  expect(await readdir(folder)).toContain('full-once');
  expect(said).toEqual([
    'Building shapes without PGO',
    'Building shapes with merged.pprof',
    'Building shapes with merged.pprof',
  ]);
  expect((await runFile(candidate.path)).stdout).toBe('true\n');
});

describe('the output folder', () => {
  test('gets both binaries or none', async () => {
    const { outputDirectory } = options;
    const building = buildPair({
      ...options,
      // It was not there when the folder was cleared.
      progress: () => mkdirSync(path.join(outputDirectory, 'shapes-pgo'), { recursive: true }),
    });
    await expect(building).rejects.toThrow('shapes-pgo cannot be written');
    expect(await readdir(outputDirectory)).toEqual(['shapes-pgo']);
  });

  test('keeps a binary that is to be compared, but not from being written over', async () => {
    const { outputDirectory } = options;
    const file = path.join(outputDirectory, 'shapes-baseline');
    await copyFile(path.join(folder, 'plain'), file);
    const side = { kind: 'binary', path: file, display: 'shapes-baseline' } as const;
    const { baseline } = await buildPair({ ...options, baseline: side });
    expect(baseline.sha256).toBe(await sha256OfFile(path.join(folder, 'plain')));
    await expect(buildPair({ ...options, candidate: side })).rejects.toThrow(
      `${file} is to be compared, and the baseline would be written over it.`,
    );
    expect(await sha256OfFile(file)).toBe(baseline.sha256);
  });
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
  // Interrupted while it loads packages, go does not clean up.
  expect((await readdir(temporary)).filter((name) => name.startsWith('go-build'))).toEqual([]);
});
