import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** `refresh` measures the committed profile next to the new one, because it is what users of the program have today. */

// It does little, and yet costs more than 80, so only a profile makes the compiler inline it.
const BITS = `package bits

func mix(x, a, b, c, d, e uint64) uint64 {
	if x == 1<<63 {
		x += x<<3 ^ x>>5 ^ x<<7 ^ x>>11
		x += x<<13 ^ x>>17 ^ x<<19 ^ x>>23
		x += x<<29 ^ x>>31 ^ x<<37 ^ x>>41
		x += x<<43 ^ x>>47 ^ x<<53 ^ x>>59
		x += x<<1 ^ x>>2 ^ x<<4 ^ x>>6
		x += x<<8 ^ x>>9 ^ x<<10 ^ x>>12
	}
	return x ^ a ^ b ^ c ^ d ^ e
}

//go:noinline
func Sum(n int) (sum uint64) {
	for i := range n {
		sum += mix(uint64(i), 1, 2, 3, 4, 5)
	}
	return sum
}

//go:noinline
func odd(i int) bool { return i%3 == 1 }

func Count(n int) (count int) {
	for i := range n {
		if odd(i) {
			count++
		}
	}
	return count
}
`;
const TESTS = `package bits

import "testing"

func BenchmarkSum(b *testing.B) {
	for b.Loop() {
		Sum(10_000)
	}
}

func BenchmarkCount(b *testing.B) {
	for b.Loop() {
		Count(10_000)
	}
}
`;
const MAIN = `package main

import (
	"fmt"

	"example.com/hash/bits"
)

func main() { fmt.Println(bits.Sum(1000), bits.Count(1000)) }
`;

let place: Place;

async function succeed(...argv: [string, ...string[]]): Promise<void> {
  const { exitCode, stderr } = await runTool(argv, { cwd: place.cwd });
  expect(exitCode, stderr).toBe(0);
}

beforeAll(async () => {
  place = await makePlace({
    'go.mod': 'module example.com/hash\n\ngo 1.24\n',
    'main.go': MAIN,
    'bits/bits.go': BITS,
    'bits/bits_test.go': TESTS,
  });
  const tests = `${place.tmp}/bits.test`;
  await succeed('go', 'test', '-c', '-pgo=off', '-o', tests, './bits');
  for (const name of ['Sum', 'Count']) {
    const profile = `-test.cpuprofile=${place.tmp}/${name}.pprof`;
    await succeed(tests, `-test.bench=${name}`, '-test.run=^$', '-test.benchtime=2s', profile);
  }
  const collect = ['collect', '--source', `${place.tmp}/Sum.pprof`, '--min-samples', '1'];
  expect((await place.run(collect)).exitCode).toBe(0);
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

test('a new profile with which the program is slower than with the committed one is not proposed', async () => {
  const settings =
    '--publish local --benchmarks Sum --evidence none --budget 100s --precision 5% --min-samples 1 --json';
  const ended = await place.run(['refresh', '--source', `${place.tmp}/Count.pprof`, ...settings.split(' ')]);
  const { comparison, decision, publication, findings } = expectDocument(documentOf(ended));
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(decision?.kind).toBe('update');
  const judged = comparison?.contenders?.map(({ name, against, verdict }) => [name, against, verdict]);
  expect(judged, JSON.stringify({ comparison, findings })).toEqual([
    ['committed', 'off', 'faster'],
    ['recorded', 'off', expect.any(String)],
    ['recorded', 'committed', 'slower'],
  ]);
  expect(publication).toMatchObject({ operation: 'none', reason: expect.stringContaining('committed') });
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('proven to be slower'),
  );
  const { stdout } = await runTool(['git', 'branch', '--list'], { cwd: place.cwd });
  expect(stdout.toString().trim().split('\n')).toHaveLength(1);
});
