import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

/** `compare` of the code of two commits: a library by its benchmarks, a program by a run of it; the user's files stay as they are. */

const LIBRARY = `package shop

func Sum(n int) (sum uint32) {
	for range TIMES * n {
		sum = sum*1664525 + 1013904223
	}
	return sum
}
`;
const TESTS = `package shop

import (
	"os"
	"testing"
)

var sink uint32

func BenchmarkSum(b *testing.B) {
	if text, err := os.ReadFile("testdata/want"); err != nil || string(text) != "TIMES" {
		b.Fatal("runs in another folder")
	}
	for i := 0; i < b.N; i++ {
		sink = Sum(1000)
	}
}

func BenchmarkParts(b *testing.B) {
	for _, name := range []string{"both", "PART"} {
		b.Run(name, func(b *testing.B) {
			for i := 0; i < b.N; i++ {
				sink = Sum(1000)
			}
		})
	}
}

func BenchmarkFUNCTION(b *testing.B) {}
`;
const PROGRAM = `package main

import (
	"os"

	"example.com/shop"
)

func main() {
	if shop.Sum(30_000_000) == 1 {
		os.Exit(1)
	}
}
`;

/** The library with this many times the work. */
function library(times: string, names: { readonly part: string; readonly benchmark: string }) {
  return {
    'go.mod': 'module example.com/shop\n\ngo 1.22\n',
    'shop.go': LIBRARY.replace('TIMES', times),
    'shop_test.go': TESTS.replace('TIMES', times)
      .replace('PART', names.part)
      .replace('FUNCTION', names.benchmark),
    'testdata/want': times,
  };
}

let place: Place;
let git: (...args: string[]) => Promise<string>;

beforeAll(async () => {
  place = await makePlace(library('1', { part: 'old', benchmark: 'Gone' }));
  git = await makeRepository(place.cwd);
  await git('tag', 'v1.0.0');
  const commit = async (files: Readonly<Record<string, string | Uint8Array>>) => {
    await place.write(files);
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', '--message=Change');
  };
  await commit({ ...library('2', { part: 'new', benchmark: 'Added' }), 'more/more.go': 'package more\n' });
  await git('branch', 'twice');
  await git('checkout', '--quiet', '-b', 'work', 'v1.0.0');
  await commit({ 'cmd/tool/main.go': PROGRAM });
  await git('tag', 'v1.1.0');
  await commit({ 'shop.go': LIBRARY.replace('TIMES', '2'), 'cmd/tool/default.pgo': recorded('render-1') });
  await git('branch', 'program');
  await commit({ 'shop.go': 'package shop\n\nfunc Sum(n int) { return 1 }\n' });
  await git('tag', 'broken');
  await git('checkout', '--quiet', 'v1.1.0');
  await commit({ 'cmd/tool/main.go': PROGRAM.replace('30_000_000', '60_000_000') });
  await git('tag', 'main-only');
  await git('checkout', '--quiet', 'v1.0.0');
  await commit({ 'more/more.go': 'package more\n' });
  await git('tag', 'more');
  await git('checkout', '--quiet', 'main');
  // What the user is working on.
  await place.write({ 'shop.go': 'does not compile', 'notes.txt': 'mine' });
});
afterAll(() => place[Symbol.asyncDispose]());

async function expectUntouched() {
  expect(await git('worktree', 'list', '--porcelain')).not.toMatch(/trees/);
  expect(await git('status', '--porcelain')).toBe('M shop.go\n?? notes.txt');
  expect(await git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
}

const QUICK = ['--evidence', 'none', '--budget', '40s', '--set', 'precision=5%'];

test('a library, by the benchmarks that both commits have; the others are named', async () => {
  const ended = await place.run([
    'compare',
    '--json',
    '--baseline',
    'ref:v1.0.0',
    '--candidate',
    'ref:twice',
    ...QUICK,
  ]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const document = expectDocument(documentOf(ended));
  const { comparison, findings, revisions, build } = document;
  expect(build).toBeUndefined();
  expect(revisions).toMatchObject({
    baseline: { name: 'ref:v1.0.0', commit: await git('rev-parse', 'v1.0.0'), profile: 'off' },
    candidate: { name: 'ref:twice', commit: await git('rev-parse', 'twice') },
  });
  expect(comparison?.verdict).toBe('slower');
  expect(comparison?.change).toBeGreaterThan(0.7);
  expect(comparison?.change).toBeLessThan(1.1);
  const rows = [...new Set(comparison?.measurements.map(({ name }) => name.replace(/-\d+$/, '')))];
  expect(rows.sort()).toEqual(['shop.BenchmarkParts/both', 'shop.BenchmarkSum']);
  const named = (side: string) =>
    findings.filter(({ message }) => message.includes(`only on the ${side}`)).map(({ message }) => message);
  expect(named('baseline').join()).toMatch(
    /BenchmarkParts\/old.*BenchmarkGone|BenchmarkGone.*BenchmarkParts\/old/,
  );
  expect(named('candidate').join()).toMatch(
    /BenchmarkParts\/new.*BenchmarkAdded|BenchmarkAdded.*BenchmarkParts\/new/,
  );
  await expectUntouched();
});

test('a program that ends, each commit with its own profile or both with one', async () => {
  const refs = ['--baseline', 'ref:v1.1.0', '--candidate', 'ref:program'];
  const args = ['compare', '--json', ...refs, ...QUICK, '--set', 'measure=load', '--load', '$PGO_BINARY'];
  const own = await place.run(args);
  expect(own.exitCode, own.stderr).toBe(0);
  const { comparison, build, findings } = expectDocument(documentOf(own));
  expect(comparison?.verdict).toBe('slower');
  expect(comparison?.change).toBeGreaterThan(0.7);
  expect(comparison?.change).toBeLessThan(1.1);
  expect(build).toMatchObject({ baseline: { pgo: 'off' }, candidate: { pgo: 'default.pgo' } });
  expect(findings).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('profile'),
      fix: expect.stringContaining('ref-profile'),
    }),
  );
  await expectUntouched();

  const quick = args.map((arg) => (arg === '40s' ? '1s' : arg));
  for (const [profile, pgo] of [
    ['candidate', 'default.pgo'],
    ['baseline', 'off'],
  ] as const) {
    const one = expectDocument(documentOf(await place.run([...quick, '--set', `ref-profile=${profile}`])));
    expect(one.build).toMatchObject({ baseline: { pgo }, candidate: { pgo } });
  }
});

test.each([
  [
    'a program, whose change no benchmark runs',
    'ref:v1.1.0',
    'ref:main-only',
    'not measured',
    /\bbenchmark /,
  ],
  ['a library, of which only the benchmarks are compared', 'ref:v1.0.0', 'ref:more', 'no difference', /\.$/],
])('test binaries that are the same bytes: %s', async (_, baseline, candidate, verdict, advice) => {
  const sides = ['--baseline', baseline, '--candidate', candidate, '--set', 'build-flags=-trimpath'];
  const ended = await place.run(['compare', '--json', ...sides, ...QUICK, '--fail-on', 'slower > 2%']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { comparison, gates } = expectDocument(documentOf(ended));
  expect(comparison).toMatchObject({ verdict, rounds: 0, measurements: [] });
  expect(comparison?.change).toBe(verdict === 'no difference' ? 0 : undefined);
  expect(comparison?.reason).toMatch(/test binaries .* same bytes/);
  expect(comparison?.reason).toMatch(advice);
  expect(gates).toMatchObject([{ outcome: verdict === 'no difference' ? 'passed' : 'not measured' }]);
});

test('the work trees are gone after a run that was cancelled, and after a build that failed', async () => {
  const running = place.start(['compare', '--baseline', 'ref:v1.0.0', '--candidate', 'ref:twice', ...QUICK]);
  await running.said('Measuring: round 1');
  running.child.kill('SIGINT');
  expect((await running.ended).exitCode).toBe(130);
  await expectUntouched();

  const sides = ['--baseline', 'ref:v1.1.0', '--candidate', 'ref:broken'];
  const ended = await place.run(['compare', '--json', ...sides, ...QUICK]);
  expect(ended.exitCode).toBe(1);
  const { error } = documentOf(ended) as { error?: { message: string; fix: string } };
  expect(error?.message).toMatch(/example\.com\/shop\/cmd\/tool .*\bref:broken\b.*shop\.go/s);
  expect(error?.fix).toContain((await git('rev-parse', 'broken')).slice(0, 12));
  await expectUntouched();
});

test('two names of one commit give a warning', async () => {
  await git('tag', 'same', 'v1.0.0');
  const sides = ['--baseline', 'ref:v1.0.0', '--candidate', 'ref:same'];
  const ended = await place.run(['compare', '--json', ...sides, '--evidence', 'none', '--budget', '1s']);
  expect(expectDocument(documentOf(ended)).findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', message: expect.stringContaining('same commit') }),
  );
});
