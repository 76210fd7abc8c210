import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompareOptions, compareBinaries } from '../../src/compare/compare-binaries.ts';
import type { BenchmarkOptions } from '../../src/compare/workload/benchmarks.ts';
import { buildTestBinaries } from '../../src/compare/workload/test-binaries.ts';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { ExpectedError, UsageError } from '../../src/system/errors.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { writeFiles } from '../harness/temporary.ts';
import { goTool } from '../harness/tools.ts';

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
/** Says something different on each side, so that the binaries differ. Once it takes long, as where a machine stands still. */
const SAYS = (words: string) => `
func BenchmarkSame(b *testing.B) {
	if len(os.Args) > 1000 { b.Log("${words}") }
	if _, err := os.Stat("slow"); b.N > 1 && err != nil {
		os.WriteFile("slow", nil, 0o600)
		sink += burn(100_000_000)
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
  const common = {
    'go.mod': 'module example.com/shop\n\ngo 1.24\n',
    'burn/testdata/page.txt': '12345',
  };
  await writeFiles(folder, { ...common, ...files });
  return folder;
}

async function testBinary(folder: string): Promise<BuildSide> {
  const display = `${built++}.test`;
  const file = path.join(root, display);
  await runFile('go', ['test', '-c', '-pgo=off', '-o', file, './burn'], { cwd: folder });
  return { kind: 'binary', path: file, display };
}

/** What a test changes of a comparison: its sides, further contenders and options. */
interface Compared
  extends Partial<Omit<BenchmarkOptions, 'contenders'> & Omit<CompareOptions, 'benchmarks' | 'contenders'>> {
  readonly baseline?: BuildSide;
  readonly candidate?: BuildSide;
  readonly others?: Readonly<Record<string, BuildSide>>;
  /** The regular expression of the benchmarks that are held out. */
  readonly apart?: string;
}

async function compare(
  folder: string,
  {
    budgetSeconds = 20,
    precision = 0.005,
    outputDirectory = path.join(folder, 'out'),
    baseline = { kind: 'off' },
    candidate = { kind: 'off' },
    others = {},
    apart,
    ...changed
  }: Compared = {},
) {
  const benchmarks: BenchmarkOptions = {
    go: await goToolchain({ cwd: folder }),
    contenders: { baseline, candidate, ...others },
    flags: [],
    packages: [],
    benchmarks: '.',
    scratch: path.join(folder, 'scratch'),
    ...changed,
  };
  return compareBinaries({
    contenders: ['baseline', 'candidate', ...Object.keys(others)],
    benchmarks,
    heldOut: apart === undefined ? undefined : { benchmarks: { ...benchmarks, benchmarks: apart } },
    budgetSeconds,
    precision,
    equivalence: 0.01,
    outputDirectory,
    ...(changed.progress && { progress: changed.progress }),
    ...(changed.signal && { signal: changed.signal }),
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

test('many benchmarks that fail are one warning', async () => {
  const broken = ['One', 'Two', 'Three', 'Four'].map((name) => FAILS.replace('Broken', `Broken${name}`));
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + broken.join('') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'other_test.go'), 'package burn\n\nvar Other = 1\n');
  const candidate = await testBinary(folder);
  const { findings } = await compare(folder, { baseline, candidate });
  const warnings = findings.filter((one) => one.severity === 'warning');
  expect(warnings).toMatchObject([
    { message: expect.stringMatching(/^4 benchmarks .*BenchmarkBrokenOne, .* and 1 more\. .*no such page/) },
  ]);
});

test('a candidate that takes twice as long is slower; what fails is left out', async () => {
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + NEEDS_TESTDATA + FAILS });
  await writeFile(path.join(folder, 'burn', 'work_test.go'), 'package burn\n\nconst work = 200\n');
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'work_test.go'), 'package burn\n\nconst work = 400\n');
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
  expect(comparison.interval?.[0]).toBeLessThan(1.05);
  expect(comparison.interval?.[1]).toBeGreaterThan(0.5);
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  expect(comparison).toMatchObject({ precision: 0.005, equivalence: 0.01 });
  const units = ['cpu-sec/op', 'sec/op', 'B/op', 'allocs/op', 'peak-B'];
  expect(comparison.measurements.map((row) => row.unit)).toEqual(units);
  expect(comparison.measurements.map((row) => row.decisive)).toEqual([true, false, false, false, false]);
  for (const row of comparison.measurements) {
    expect(row.name).toMatch(/^burn\.BenchmarkPage(-\d+)?$/);
    if (row.unit !== 'sec/op') expect(row.pairs).toBe(comparison.rounds);
  }
  // With the machine for itself, and so not in all rounds.
  expect(comparison.measurements[1]?.pairs).toBeGreaterThanOrEqual(6);
  expect(comparison.measurements[1]?.pairs).toBeLessThanOrEqual(6 + Math.ceil(comparison.rounds / 5));
  // No operation allocates anything, and the process has about the same size on both sides.
  expect(comparison.measurements[3]).toMatchObject({ baseline: 0, candidate: 0, interval: [0, 0] });
  expect(comparison.measurements[4]?.baseline).toBeGreaterThan(1e6);
  expect(comparison.measurements[4]?.baseline).toBeLessThan(1e8);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.severity).toBe('warning');
  expect(findings[0]?.message).toMatch(/^burn\.BenchmarkBroken .*\bexit code 1\b.*\bbaseline\b/);
  expect(findings[0]?.message).toContain('no such page');
  expect(said.at(-1)).toContain('Measuring: round ');

  for (const side of ['baseline', 'candidate']) {
    const lines = (await readFile(path.join(folder, 'out', `${side}.bench.txt`), 'utf8')).trim().split('\n');
    expect(lines).toContain('pkg: example.com/shop/burn');
    const results = lines.filter((line) => line.startsWith('Benchmark'));
    const costs = results.filter((line) =>
      /^BenchmarkPage\t\d+\t[\d.e-]+ cpu-sec\/op\t\d+ peak-B\t\d+ B\/op\t0 allocs\/op$/.test(line),
    );
    const times = results.filter((line) => /^BenchmarkPage\t\d+\t[\d.]+ ns\/op$/.test(line));
    expect(costs.length + times.length).toBe(results.length);
    // The last round may have been cut off by the end of the budget.
    expect(costs.length - comparison.rounds).toBeGreaterThanOrEqual(0);
    expect(costs.length - comparison.rounds).toBeLessThanOrEqual(1);
    expect(times.length - (comparison.measurements[1]?.pairs ?? 0)).toBeLessThanOrEqual(1);
  }

  const read = await benchstat(path.join(folder, 'out'));
  expect([...read.keys()].sort()).toEqual(['B/op', 'allocs/op', 'cpu-sec/op', 'peak-B', 'sec/op']);
  // The values of a row are only close to the medians, because they have the ratio of the pairs.
  for (const row of comparison.measurements)
    for (const [at, ours] of [row.baseline, row.candidate].entries())
      expect(Math.abs((read.get(row.unit)?.[at] ?? Number.NaN) - ours)).toBeLessThanOrEqual(0.2 * ours);
});

/** What the real benchstat reads from both files, by unit: baseline and candidate. */
async function benchstat(directory: string): Promise<Map<string, readonly [number, number]>> {
  const files = ['baseline', 'candidate'].map((side) => path.join(directory, `${side}.bench.txt`));
  const { stdout, stderr } = await runFile(await goTool('benchstat'), ['-format=csv', ...files]);
  expect(stderr.split('\n').filter((line) => /error|parse|missing/i.test(line))).toEqual([]);
  const read = new Map<string, readonly [number, number]>();
  let unit = '';
  for (const line of stdout.split('\n')) {
    const cells = line.split(',');
    if (cells[0] === '' && cells[2] === 'CI') unit = cells[1] ?? '';
    if (cells[0]?.startsWith('Page')) read.set(unit, [Number(cells[1]), Number(cells[3])]);
  }
  return read;
}

test('what hangs, crashes, skips itself or does not loop is left out by name, and the others are measured', async () => {
  const source = (words: string) => `
func BenchmarkAHangs(b *testing.B) {
	b.Log("waiting for the queue")
	time.Sleep(time.Hour)
}
func BenchmarkGroup(b *testing.B) {
	b.Run("fine", func(b *testing.B) {
		for b.Loop() { sink += burn(1000) }
	})
	b.Run("hangs", func(b *testing.B) {
		time.Sleep(time.Hour)
	})
}
func BenchmarkNoLoop(b *testing.B) { sink += burn(10) }
func BenchmarkPanics(b *testing.B) { panic("no such shelf") }
func BenchmarkSkips(b *testing.B) { b.Skip("needs a database") }
func BenchmarkStopped(b *testing.B) {
	for i := 0; i < b.N; i++ {
		b.StopTimer()
		time.Sleep(time.Millisecond)
		b.StartTimer()
	}
}
func BenchmarkQuiet(b *testing.B) { os.Exit(3) }
func BenchmarkLies(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += burn(1000)
	}
	b.ReportMetric(5e12, "ns/op")
}
var words = "${words}"
`;
  const header = HEADER.replace('"testing"', '"testing"\n\t"time"');
  const folder = await moduleWith({ 'burn/burn_test.go': header + BURN + source('one') + SAYS('one') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), header + BURN + source('two') + SAYS('two'));
  const candidate = await testBinary(folder);
  const { comparison, findings } = await compare(folder, { baseline, candidate, budgetSeconds: 60 });

  const rows = [...new Set(comparison.measurements.map((row) => row.name.replace(/-\d+$/, '')))];
  expect(rows.sort()).toEqual(['burn.BenchmarkGroup/fine', 'burn.BenchmarkLies', 'burn.BenchmarkSame']);
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  const said = (name: string) => findings.filter((one) => one.message.startsWith(`burn.Benchmark${name}`));
  expect(said('AHangs')[0]?.message).toMatch(/ [\d.]+ s .*\bbaseline\b/);
  expect(said('Group/hangs')[0]?.message).toMatch(/ [\d.]+ s /);
  expect(said('NoLoop')[0]?.message).toMatch(/ b\.N\b/);
  expect(said('Stopped')[0]?.fix).toMatch(/\btimer\b/);
  expect(said('Panics')[0]?.message).toContain(': panic: no such shelf');
  expect(said('Skips')[0]).toMatchObject({
    severity: 'note',
    message: expect.stringMatching(/^burn\.BenchmarkSkips .*: .*needs a database\.$/),
  });
  // It prints some, such as the processor.
  expect(said('Quiet')[0]?.message).toMatch(/\bexit code 3\b.*\bbaseline\b/);
});

test('held-out benchmarks have a verdict of their own, and one that fails leaves the other verdict alone', async () => {
  const other = (work: number) => `
func BenchmarkOther(b *testing.B) {
	for b.Loop() {
		sink += burn(${work})
	}
}
`;
  const common = HEADER + BURN + FAILS;
  const folder = await moduleWith({ 'burn/burn_test.go': common + SAYS('one') + other(1000) });
  await writeFile(path.join(folder, 'burn', 'slow'), '');
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), common + SAYS('two') + other(2000));
  const candidate = await testBinary(folder);
  // The budget is far more than a quiet machine needs, because held-out work that does not fit into it is left out.
  const enough = { baseline, candidate, budgetSeconds: 120, precision: 0.05 };
  const { comparison, heldOut, findings } = await compare(folder, { ...enough, apart: 'Other' });
  const namesOf = (rows: readonly { readonly name: string }[] = []) => [
    ...new Set(rows.map(({ name }) => name.replace(/-\d+$/, ''))),
  ];
  expect(namesOf(comparison.measurements), JSON.stringify(findings)).toEqual(['burn.BenchmarkSame']);
  const said = JSON.stringify({ findings, reason: heldOut?.comparison.reason });
  expect(namesOf(heldOut?.comparison.measurements), said).toEqual(['burn.BenchmarkOther']);
  expect(heldOut?.comparison).toMatchObject({ verdict: 'slower', rounds: comparison.rounds });
  expect(heldOut?.comparison.interval?.[0]).toBeGreaterThan(0.1);
  expect(Math.abs(comparison.change ?? Number.NaN)).toBeLessThan(0.1);
  const files = (await readdir(path.join(folder, 'out'))).sort();
  const endings = ['bench.txt', 'held-out.bench.txt'];
  expect(files).toEqual(['baseline', 'candidate'].flatMap((side) => endings.map((end) => `${side}.${end}`)));

  const broken = await compare(folder, { ...enough, apart: 'Broken' });
  expect(namesOf(broken.comparison.measurements).sort()).toEqual([
    'burn.BenchmarkOther',
    'burn.BenchmarkSame',
  ]);
  expect(broken.heldOut?.comparison.verdict).toBe('not measured');
  expect(broken.findings).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/held-out benchmarks .* both sides/),
    }),
  );

  const all = await compare(folder, { ...enough, apart: 'Same|Other|Broken' });
  expect(all.comparison).toMatchObject({
    verdict: 'not measured',
    reason: expect.stringMatching(/held out .*`\.`/),
  });
  expect(all.heldOut?.comparison.verdict).toBe('not measured');
});

test.each([
  ['OneNs|Sizes/b', ['OneNs', 'Sizes/b']],
  ['Sizes/(a|b)', ['Sizes/a', 'Sizes/b']],
  ['Sizes/a|Sizes|OneNs/none', ['Sizes/a', 'Sizes/b']],
])('the expression %s selects what `go test -bench` does', async (benchmarks, expected) => {
  const source = (words: string) => `
func BenchmarkOneNs(b *testing.B) {
	for b.Loop() {
		sink += burn(1000)
	}
}
func BenchmarkSizes(b *testing.B) {
	for _, size := range []string{"a", "b"} {
		b.Run(size, BenchmarkOneNs)
	}
}
var words = "${words}"
`;
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + source('one') });
  const baseline = await testBinary(folder);
  const args = ['test', '-run=^$', `-bench=${benchmarks}`, '-benchtime=1x', './burn'];
  const { stdout } = await runFile('go', args, { cwd: folder });
  const plain = (name: string) => name.replace(/^(burn\.)?Benchmark/, '').replace(/-\d+$/, '');
  expect([...stdout.matchAll(/^Benchmark\S+(?=.*ns\/op)/gm)].map(([name]) => plain(name))).toEqual(expected);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), HEADER + BURN + source('two'));
  const { comparison, findings } = await compare(folder, {
    baseline,
    candidate: await testBinary(folder),
    benchmarks,
    // Time enough for a machine that is busy, and no longer than need be.
    budgetSeconds: 60,
    precision: 0.5,
  });
  expect(findings.filter((one) => one.severity === 'warning')).toEqual([]);
  const rows = comparison.measurements.filter((row) => row.decisive).map((row) => plain(row.name));
  expect(rows.sort()).toEqual(expected);
});

test('a TestMain that fails is no lack of benchmarks', async () => {
  const source = (words: string) => `
func TestMain(m *testing.M) {
	os.Stderr.WriteString("${words}: no database\\n")
	os.Exit(1)
}
`;
  const folder = await moduleWith({ 'burn/burn_test.go': HEADER + BURN + source('one') + SAYS('one') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), HEADER + BURN + source('two') + SAYS('one'));
  const { comparison, findings } = await compare(folder, { baseline, candidate: await testBinary(folder) });
  expect(comparison.reason).toContain('both sides');
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toMatch(/\bburn\b.*\bexit code 1\b.*one: no database\.$/);
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

  test('a budget too small: says what would do', async () => {
    const { comparison } = await compare(folder, {
      baseline,
      candidate,
      benchmarks: 'Same',
      budgetSeconds: 0.8,
    });
    expect(comparison.verdict).toBe('not measured');
    expect(comparison.reason).toMatch(/budget/);
    const none = await compare(folder, { baseline, candidate, benchmarks: 'Same', budgetSeconds: 0.01 });
    expect(none.comparison.reason).toMatch(/ \d+ s\b.*\bbudget of 0\.01 s\b.*`budget`.* \d+ s/);
  });

  test('no time to build any: says which budget would do', async () => {
    const { nothing, findings } = await buildTestBinaries({
      go: await goToolchain({ cwd: folder }),
      contenders: { baseline: { kind: 'off' }, candidate: { kind: 'off' } },
      flags: [],
      packages: [],
      scratch: path.join(folder, 'late'),
      deadline: performance.now() + 100,
    });
    expect(nothing?.reason).toMatch(/ within \d+ s, .* \d+ s\.$/);
    expect(findings).toMatchObject([{ message: expect.stringMatching(/ example\.com\/shop\/burn /) }]);
  });

  test('an invalid expression', async () => {
    const error = await failure(compare(folder, { baseline, candidate, benchmarks: 'a(' }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toContain('benchmarks: `a(`');
  });

  test('aborted: what was measured, at once, and nothing in the output folder', async () => {
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
        // By then some rounds are complete.
        if (line.startsWith('Measuring: round 1,')) setTimeout(() => controller.abort(reason), 2_000);
      },
    });
    expect((await comparing).comparison.reason).toMatch(/the run was cancelled/i);
    await expect(readdir(outputDirectory)).rejects.toThrow('ENOENT');
  });
});

test('the sides of a benchmark that cannot run twice at the same time take turns', async () => {
  const port = await unusedPort();
  const source = (words: string) => `
func BenchmarkPort(b *testing.B) {
	listener, err := net.Listen("tcp", "127.0.0.1:${port}")
	if err != nil {
		b.Fatal(err)
	}
	defer listener.Close()
	for i := 0; i < b.N; i++ {
		sink += burn(1000)
	}
}
var words = "${words}"
`;
  const header = HEADER.replace('import (', 'import (\n\t"net"');
  const folder = await moduleWith({ 'burn/burn_test.go': header + BURN + source('one') });
  const baseline = await testBinary(folder);
  await writeFile(path.join(folder, 'burn', 'burn_test.go'), header + BURN + source('two'));
  const { comparison, findings } = await compare(folder, { baseline, candidate: await testBinary(folder) });
  expect(findings).toContainEqual({
    severity: 'note',
    message: expect.stringMatching(/ burn\.BenchmarkPort .*both/),
    fix: expect.stringMatching(/fixed ports and files/),
  });
  expect(comparison.rounds).toBeGreaterThanOrEqual(6);
  expect(comparison.measurements.slice(0, 2)).toMatchObject([
    { unit: 'cpu-sec/op', pairs: comparison.rounds },
    { unit: 'sec/op', pairs: comparison.rounds },
  ]);
});
