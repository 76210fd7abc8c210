import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage, ownCodeOf } from '../../src/golang/program.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { mustBeOfProgram } from '../../src/profile/origin.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { runTool } from '../../src/system/exec.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { namedProfile, objectsOf, type ProfileObjects } from '../harness/profile-objects.ts';

const decoded = (bytes: Uint8Array) => objectsOf(decodeProfile(bytes));
/** Profiles itself into the file that is named, while `body` runs. */
const program = (imports: string, body: string, rest: string) => `package main

import (
	"os"
	"runtime/pprof"
${imports}
)

func main() {
	file, err := os.Create(os.Args[1])
	if err != nil {
		panic(err)
	}
	defer file.Close()
	pprof.StartCPUProfile(file)
	defer pprof.StopCPUProfile()
	${body}
}

${rest}
`;

import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('collect');

const ENGINE = `
import (
	"strconv"
	"syscall"
)

var Sink int

// Of the processor: on a busy machine, the time of the clock may hold no sample.
func used() int64 {
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return usage.Utime.Nano()
}

func Spin(name string) {
	for begin := used(); used()-begin < 400_000_000; {
		for i := 0; i < 1000; i++ {
			Sink += len(strconv.Itoa(i)) + len(name)
		}
	}
}
`;

const engineOf = (name: string) => `package ${name}\n${ENGINE}`;
const modOf = (module: string) => `module example.com/${module}\n\ngo 1.21\n`;
const service = (func: string) =>
  program(
    '\t"example.com/shop/engine"',
    `${func}()`,
    `//go:noinline\nfunc ${func}() { engine.Spin("${func}") }`,
  );

/** Two services with a shared package, a third module with a thin program, and one that uses the first as a library. */
const FILES = {
  'shop/go.mod': modOf('shop'),
  'shop/cmd/web/main.go': service('serveWeb'),
  'shop/cmd/jobs/main.go': service('runJobs'),
  'shop/cmd/bare/main.go': program('\t"example.com/shop/engine"', 'engine.Spin("bare")', ''),
  'shop/engine/engine.go': engineOf('engine'),
  'shop/engine/engine_test.go':
    'package engine\n\nimport "testing"\n\nfunc BenchmarkSpin(b *testing.B) { Spin("test") }\n',
  'library/go.mod': modOf('library'),
  'library/engine.go': engineOf('library'),
};

let place: Place;
beforeAll(async () => {
  place = await makePlace(FILES);
});
afterAll(() => place[Symbol.asyncDispose]());

/** A CPU profile that the program wrote itself. */
async function profileOf(main: string, ...flags: readonly string[]): Promise<ProfileObjects> {
  const binary = place.path('binary');
  await mustRun(['go', 'build', ...flags, '-o', binary, '.'], place.path(main));
  await mustRun([binary, place.path('cpu.pprof')], place.cwd);
  return decoded(gunzipSync(await readFile(place.path('cpu.pprof'))));
}

async function mustRun(command: readonly [string, ...string[]], cwd: string): Promise<void> {
  const { exitCode, stderr } = await runTool(command, { cwd });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
}

async function sourceOf(module: string, name?: string) {
  const go = await goToolchain({ cwd: place.path(module) });
  const main = name === undefined ? undefined : await findMainPackage(go, { package: name });
  const { program } = await ownCodeOf(go, main, []);
  if (program === undefined) throw new Error('it does not know its program');
  return program;
}

async function verdict(profile: ProfileObjects, module: string, name?: string): Promise<string> {
  try {
    return mustBeOfProgram(namedProfile(profile), await sourceOf(module, name)) ?? 'accepted';
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    sentences.add({ severity: 'error', message: error.message, fix: error.fix });
    return error.message;
  }
}

/** As an older version of the program with another name for that function would have been recorded. */
function renamed(profile: ProfileObjects, from: string, to: string, filename = ''): ProfileObjects {
  return {
    ...profile,
    functions: profile.functions.map((func) => ({ ...func, name: func.name.replace(from, to), filename })),
  };
}

describe('two programs of one module', () => {
  it.each([[[]], [['-trimpath']]])('are distinguished by function and folder (flags: %j)', async (flags) => {
    const [web, jobs, bare] = [
      await profileOf('shop/cmd/web', ...flags),
      await profileOf('shop/cmd/jobs', ...flags),
      await profileOf('shop/cmd/bare', ...flags),
    ];
    expect(await verdict(web, 'shop', './cmd/web')).toBe('accepted');
    expect(await verdict(jobs, 'shop', './cmd/web')).toMatch(
      /shop\/cmd\/web.*shop\/cmd\/jobs.*main\.runJobs/,
    );
    expect(await verdict(web, 'shop', './cmd/jobs')).toMatch(/shop\/cmd\/jobs.*shop\/cmd\/web/);
    // It has no function but main.
    expect(await verdict(bare, 'shop', './cmd/bare')).toBe('accepted');
    expect(await verdict(bare, 'shop', './cmd/web')).toMatch(/shop\/cmd\/web.*shop\/cmd\/bare/);
    // Where no program is named, it may be any of them.
    expect(await verdict(jobs, 'shop')).toBe('accepted');
  });
});

describe('what may be of the program passes', () => {
  it('an older version, whose functions had other names', async () => {
    const web = await profileOf('shop/cmd/web', '-trimpath');
    const old = { ...web, functions: renamed(web, 'main.serveWeb', 'main.serveOld').functions };
    const doubt = await verdict(old, 'shop', './cmd/web');
    expect(doubt).toMatch(/serveOld.*example\.com\/shop\/cmd\/web/);
    sentences.add({ severity: 'accepted', message: doubt });
    const inItsFolder = {
      ...old,
      functions: old.functions.map((func, i) => ({ ...func, filename: web.functions[i]?.filename ?? '' })),
    };
    expect(await verdict(inItsFolder, 'shop', './cmd/web')).toBe('accepted');
  });

  it('a profile of benchmarks, for every program of the module and for none', async () => {
    const flags = ['-run=^$', '-bench=.', '-benchtime=1x', '-cpuprofile', place.path('cpu.pprof')];
    await mustRun(['go', 'test', ...flags, './engine'], place.path('shop'));
    const profile = decoded(gunzipSync(await readFile(place.path('cpu.pprof'))));
    expect(profile.functions.map(({ name }) => name)).toContain('example.com/shop/engine.Spin');
    expect(await verdict(profile, 'shop', './cmd/web')).toBe('accepted');
    expect(await verdict(profile, 'shop')).toBe('accepted');
    // Of another module, it is refused.
    expect(await verdict(profile, 'library')).not.toBe('accepted');
  });
});

sentences.compare();
