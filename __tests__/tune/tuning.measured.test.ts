import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf } from '../../src/profile/columns.ts';
import { decodeFile } from '../../src/profile/decode.ts';
import { runTool } from '../../src/system/exec.ts';
import { readLeftOut } from '../../src/tune/left-out.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** `refresh` and `compare` find a better profile for a program that the recorded profile makes slower. */

// `At` is small enough to be inlined everywhere. With a profile of `Find`, its call of `step` is hot and inlined, so `At` becomes too large:
// the loops of `Walk` then call it, and they never need `step`.
const TABLE = `package table

func step(x, a, b, c uint64) uint64 {
	x += x<<3 ^ x>>5 ^ x<<7 ^ x>>11
	x += x<<13 ^ x>>17 ^ x<<19 ^ x>>23
	x += x<<29 ^ x>>31 ^ x<<37 ^ x>>41
	x += x<<43 ^ x>>47 ^ x<<53 ^ x>>59
	x += x<<1 ^ x>>2 ^ x<<4 ^ x>>6
	return x ^ a ^ b ^ c
}

func At(x uint64) uint64 {
	if x > 1<<62 {
		return step(x, 1, 2, 3)
	}
	return x + 1
}

//go:noinline
func Find(n uint64) (sum uint64) {
	for i := uint64(0); i < n; i++ {
		sum += At(1<<63 + i)
	}
	return sum
}

//go:noinline
func Walk(n uint64) (a, b uint64) {
	for i := uint64(0); i < n; i++ {
		a += At(i)
		b ^= At(a & 1023)
	}
	return a, b
}
`;
const TESTS = `package table

import "testing"

func BenchmarkFind(b *testing.B) {
	for b.Loop() {
		Find(10_000)
	}
}

func BenchmarkWalk(b *testing.B) {
	for b.Loop() {
		Walk(10_000)
	}
}
`;
const MAIN = `package main

import (
	"fmt"

	"example.com/walk/table"
)

func main() {
	a, b := table.Walk(1000)
	fmt.Println(table.Find(1000), a, b)
}
`;
const SETTINGS =
  '--benchmarks Walk --evidence compiler --budget 5m --precision 5% --min-samples 1 --tune 4m --json';
const STEP = { caller: 'example.com/walk/table.At', callee: 'example.com/walk/table.step' };
let place: Place;

beforeAll(async () => {
  place = await makePlace({
    'go.mod': 'module example.com/walk\n\ngo 1.24\n',
    'main.go': MAIN,
    'table/table.go': TABLE,
    'table/table_test.go': TESTS,
  });
  const tests = `${place.tmp}/table.test`;
  for (const argv of [
    ['go', 'test', '-c', '-pgo=off', '-o', tests, './table'],
    [
      tests,
      '-test.bench=Find',
      '-test.run=^$',
      '-test.benchtime=2s',
      `-test.cpuprofile=${place.tmp}/find.pprof`,
    ],
  ] as const) {
    // Preempted samples show no calls, and a busy machine has many of them.
    const env = { ...process.env, GODEBUG: 'asyncpreemptoff=1' };
    const { exitCode, stderr } = await runTool(argv, { cwd: place.cwd, env });
    expect(exitCode, stderr).toBe(0);
  }
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

test('`refresh` proposes the profile without the call that hurts', async () => {
  const output = join(place.tmp, 'out');
  const ended = await place.run([
    'refresh',
    ...['--source', `${place.tmp}/find.pprof`, '--publish', 'none', '--output-directory', output],
    ...SETTINGS.split(' '),
  ]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { comparison, profile, findings } = expectDocument(documentOf(ended));
  expect(comparison?.proposed, JSON.stringify({ comparison, findings })).toBe('tuned');
  const rows = comparison?.contenders?.map(
    ({ name, against, verdict }) => `${name} / ${against}: ${verdict}`,
  );
  expect(rows).toContain('recorded / off: slower');
  expect(rows).toContain('tuned / recorded: faster');
  expect(profile?.leftOut).toContainEqual(expect.objectContaining(STEP));
  expect(comparison?.contenders?.at(-1)?.leftOut).toEqual(profile?.leftOut);
  const [written, recorded] = await Promise.all(
    [join(place.cwd, 'default.pgo'), join(output, 'recorded.pgo')].map((path) => readFile(path)),
  );
  expect(written?.equals(await readFile(join(output, 'default.pgo')))).toBe(true);
  expect(written?.equals(recorded as Buffer)).toBe(false);
}, 1_200_000);

/** The state of the repository: its commits and branches, and the changed files of the work tree. */
async function stateOfRepository(): Promise<string> {
  const asked = ['log --all --format=%H', 'branch --all', 'status --short'].map((args) =>
    runTool(['git', ...args.split(' ')], { cwd: place.cwd }),
  );
  return (await Promise.all(asked)).map(({ stdout }) => stdout.toString()).join('');
}

test('`compare` writes the better profile to `tuned.pgo`, and publishes nothing', async () => {
  const output = join(place.tmp, 'compared');
  const before = await stateOfRepository();
  const ended = await place.run([
    'compare',
    ...['--baseline', 'off', '--candidate', `${place.tmp}/find.pprof`, '--output-directory', output],
    ...SETTINGS.split(' '),
  ]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { comparison, publication } = expectDocument(documentOf(ended));
  expect(comparison?.proposed, ended.stderr).toBe('tuned');
  // The verdict stays that of the candidate.
  expect(comparison?.verdict).toBe('slower');
  const written = await decodeFile(await readFile(join(output, 'tuned.pgo')));
  expect(readLeftOut(headOf(written)).calls).toContainEqual(expect.objectContaining(STEP));
  expect(publication).toBeUndefined();
  expect(await stateOfRepository()).toBe(before);
}, 1_200_000);
