import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildSide } from '../../src/build/build.ts';
import { type BenchmarkOptions, compareBenchmarks } from '../../src/compare/benchmarks.ts';
import { ExpectedError, UsageError } from '../../src/errors.ts';
import { goToolchain } from '../../src/go.ts';

const runFile = promisify(execFile);

const HEADER = 'package burn\n\nimport (\n\t"os"\n\t"testing"\n)\n\nvar sink uint32\nvar _ = os.Args\n';
const BURN = `
//go:noinline
func burn(n int) (x uint32) {
	x = 2463534242
	for i := 0; i < n; i++ {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
	}
	return x
}
`;
/** Reads a file next to it, so it runs in its own folder only. */
const NEEDS_TESTDATA = `
func BenchmarkPage(b *testing.B) {
	text, err := os.ReadFile("testdata/page.txt")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		sink += burn(work * len(text))
	}
}
`;
/** Says something different on each side, so no hash can tell that the code is the same. */
const SAYS = (words: string) => `
func BenchmarkSame(b *testing.B) {
	if len(os.Args) > 1000 {
		b.Log("${words}")
	}
	for i := 0; i < b.N; i++ {
		sink += burn(1000)
	}
}
`;
const FAILS = `
func BenchmarkBroken(b *testing.B) { b.Fatal("no such page") }
`;

let root: string;
let built = 0;
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'compare-')));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A new module; the benchmarks are in its package \`burn\`. */
async function moduleWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'module-'));
  const all = {
    'go.mod': 'module example.com/shop\n\ngo 1.24\n',
    'burn/testdata/page.txt': '12345',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

async function testBinary(folder: string): Promise<BuildSide> {
  const display = `${built++}.test`;
  const file = path.join(root, display);
  await runFile('go', ['test', '-c', '-pgo=off', '-o', file, './burn'], { cwd: folder });
  return { kind: 'binary', path: file, display };
}

async function profileOf(folder: string): Promise<string> {
  const profile = path.join(folder, 'merged.pprof');
  const args = ['test', '-bench=.', '-benchtime=0.2s', `-cpuprofile=${profile}`];
  await runFile('go', [...args, '-o', path.join(folder, 'profiled.test'), './burn'], { cwd: folder });
  return profile;
}

async function compare(folder: string, changed: Partial<BenchmarkOptions> = {}) {
  return compareBenchmarks({
    go: await goToolchain({ cwd: folder }),
    baseline: { kind: 'off' },
    candidate: { kind: 'off' },
    flags: [],
    packages: [],
    benchmarks: '.',
    budgetSeconds: 6,
    outputDirectory: path.join(folder, 'out'),
    scratch: path.join(folder, 'scratch'),
    ...changed,
  });
}

async function failure(promise: Promise<unknown>): Promise<ExpectedError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ExpectedError);
  return error as ExpectedError;
}

test('a candidate that takes half as much again is slower; what fails is left out', async () => {
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + NEEDS_TESTDATA + FAILS });
  await writeFile(path.join(folder, 'burn', 'work_test.go'), 'package burn\n\nconst work = 200\n');
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'work_test.go'), 'package burn\n\nconst work = 300\n');
  const candidate = await testBinary(folder);
  const said: string[] = [];
  const { comparison, findings: all } = await compare(folder, {
    baseline,
    candidate,
    progress: (line) => said.push(line),
  });
  // On a busy machine there are notes on that, too.
  const findings = all.filter((one) => one.severity !== 'note');

  expect(comparison.verdict).toBe('slower');
  expect(comparison.interval?.[0]).toBeGreaterThan(0.1);
  expect(comparison.interval?.[1]).toBeLessThan(1.2);
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  expect(comparison.seconds).toBeLessThan(15);
  expect(comparison.measurements.map((row) => row.unit)).toEqual(['cpu-sec/op', 'sec/op']);
  const [row] = comparison.measurements;
  expect(row?.name).toMatch(/^burn\.BenchmarkPage(-\d+)?$/);
  expect(row?.pairs).toBe(comparison.rounds);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.severity).toBe('warning');
  expect(findings[0]?.message).toMatch(/^burn\.BenchmarkBroken failed \(exit code 1\) on the baseline/);
  expect(findings[0]?.message).toContain('no such page');
  expect(said.at(-1)).toContain('Measuring: round ');

  for (const side of ['baseline', 'candidate']) {
    const lines = (await readFile(path.join(folder, 'out', `${side}.bench.txt`), 'utf8')).trim().split('\n');
    expect(lines).toContain('pkg: example.com/shop/burn');
    const results = lines.filter((line) => line.startsWith('Benchmark'));
    expect(results).toHaveLength(comparison.rounds);
    for (const line of results) {
      expect(line).toMatch(/^BenchmarkPage(-\d+)?\t\d+\t[\d.]+ ns\/op\t[\d.e-]+ cpu-sec\/op$/);
    }
  }
});

test('two builds that differ in an unused string are not called different', async () => {
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + SAYS('one') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), HEADER + BURN + SAYS('two, or three'));
  const candidate = await testBinary(folder);
  // By design one run in twenty errs: three in a row are one in 8,000.
  const verdicts: string[] = [];
  do {
    verdicts.push((await compare(folder, { baseline, candidate, budgetSeconds: 3 })).comparison.verdict);
  } while (verdicts.length < 3 && verdicts.every((verdict) => verdict === 'faster' || verdict === 'slower'));
  expect(['no difference', 'inconclusive']).toContain(verdicts.at(-1));
});

test('a benchmark that mostly stops its timer fits the budget and says so', async () => {
  const stops = (words: string) => `
func BenchmarkStops(b *testing.B) {
	_ = "${words}"
	for i := 0; i < b.N; i++ {
		b.StopTimer()
		sink += burn(5_000_000)
		b.StartTimer()
		sink += burn(10)
	}
}
`;
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + stops('one') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), HEADER + BURN + stops('two'));
  const { comparison, findings } = await compare(folder, { baseline, candidate: await testBinary(folder) });
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  expect(findings.map((one) => one.message).join()).toMatch(/About \d+ % of a run of burn\.BenchmarkStops/);
});

describe('no measuring where there is nothing to measure', () => {
  test('the same bytes', async () => {
    const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + SAYS('one') });
    const { comparison } = await compare(folder);
    expect(comparison).toMatchObject({ verdict: 'no difference', change: 0, interval: [0, 0], rounds: 0 });
    expect(comparison.reason).toContain('same bytes');
  });

  test('no benchmarks: says how to write one', async () => {
    const folder = await moduleWith({ 'burn/burn_test.go': HEADER });
    const { comparison, findings } = await compare(folder);
    expect(comparison).toMatchObject({ verdict: 'inconclusive', measurements: [] });
    expect(comparison.reason).toMatch(
      /^Module example\.com\/shop has no benchmarks\. Write one .* b\.Loop\(\)/,
    );
    expect(findings).toEqual([]);
  });

  test('tests that do not build', async () => {
    const folder = await moduleWith({ 'burn/burn_test.go': `${HEADER}${SAYS('one')}` });
    const { comparison, findings } = await compare(folder);
    expect(comparison.reason).toBe('None of the packages with benchmarks builds its tests.');
    expect(findings[0]?.message).toContain('example.com/shop/burn do not build without PGO');
    expect(findings[0]?.message).toContain('undefined: burn');
  });
});

describe('what cannot be judged', () => {
  let folder: string;
  let baseline: BuildSide;
  let candidate: BuildSide;
  beforeAll(async () => {
    folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + SAYS('one') + FAILS });
    baseline = await testBinary(folder);
    await writeFile(path.join(folder, 'burn', 'burn_test.go'), HEADER + BURN + SAYS('two'));
    candidate = await testBinary(folder);
  });

  test('all benchmarks fail', async () => {
    const { comparison, findings } = await compare(folder, { baseline, candidate, benchmarks: 'Broken' });
    expect(comparison).toMatchObject({ verdict: 'inconclusive', measurements: [] });
    expect(comparison.reason).toBe('None of the benchmarks ran on both sides.');
    expect(findings[0]?.message).toContain('no such page');
  });

  test('a benchmark that one side lacks', async () => {
    const swapped = await compare(folder, {
      baseline: candidate,
      candidate: await testBinary(await moduleWith({ 'burn/burn_test.go': HEADER + BURN + FAILS })),
    });
    expect(swapped.comparison.verdict).toBe('inconclusive');
    expect(swapped.findings[0]?.message).toMatch(/BenchmarkSame(-\d+)? printed no result on the candidate/);
  });

  test('no benchmark of that name', async () => {
    const { comparison } = await compare(folder, { baseline, candidate, benchmarks: 'Nothing' });
    expect(comparison.reason).toBe('No benchmark matches `Nothing`.');
  });

  test('a budget too small: says what would do', async () => {
    const { comparison } = await compare(folder, {
      baseline,
      candidate,
      benchmarks: 'Same',
      budgetSeconds: 0.8,
    });
    expect(comparison.verdict).toBe('inconclusive');
    expect(comparison.reason).toMatch(/budget/);
    const none = await compare(folder, { baseline, candidate, benchmarks: 'Same', budgetSeconds: 0.01 });
    expect(none.comparison.reason).toContain('was spent before the benchmarks were calibrated');
  });

  test('an expression that is none', async () => {
    const error = await failure(compare(folder, { baseline, candidate, benchmarks: 'a(' }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toContain('benchmarks: `a(` is not a regular expression');
  });

  test('a program instead of a test binary', async () => {
    await mkdir(path.join(folder, 'cmd'), { recursive: true });
    await writeFile(path.join(folder, 'cmd', 'main.go'), 'package main\n\nfunc main() {}\n');
    await runFile('go', ['build', '-o', 'server', './cmd'], { cwd: folder });
    const server = { kind: 'binary', path: path.join(folder, 'server'), display: 'server' } as const;
    const error = await failure(compare(folder, { baseline: server }));
    expect(error.message).toContain('server is a program (example.com/shop/cmd), not a test binary');
  });

  test('aborted: the reason, at once, and nothing in the output folder', async () => {
    const controller = new AbortController();
    const reason = new ExpectedError('stopped');
    const outputDirectory = path.join(folder, 'aborted');
    const comparing = compare(folder, {
      baseline,
      candidate,
      benchmarks: 'Same',
      budgetSeconds: 60,
      outputDirectory,
      signal: controller.signal,
      progress: (line) => {
        if (line.startsWith('Measuring: round 2')) controller.abort(reason);
      },
    });
    await expect(comparing).rejects.toBe(reason);
    await expect(readdir(outputDirectory)).rejects.toThrow('ENOENT');
  });
});

test('a profile against none: both test binaries are built, and sub-benchmarks have rows of their own', async () => {
  const subs = `
func BenchmarkSizes(b *testing.B) {
	for _, size := range []string{"small-10", "large-20"} {
		b.Run(size, func(b *testing.B) {
			for b.Loop() {
				sink += burn(5000)
			}
		})
	}
}
`;
  const folder = await moduleWith({
    'burn/burn_test.go': HEADER + BURN + subs,
    'shelf/shelf.go': 'package shelf\n',
  });
  const { comparison, findings } = await compare(folder, {
    candidate: { kind: 'profile', path: await profileOf(folder), display: 'merged.pprof' },
    benchmarks: 'Sizes/large',
  });
  expect(findings.filter((one) => one.severity !== 'note')).toEqual([]);
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  expect(comparison.measurements[0]?.name).toMatch(/^burn\.BenchmarkSizes\/large-20(-\d+)?$/);
  expect(comparison.measurements).toHaveLength(2);
});
