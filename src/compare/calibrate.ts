import { UsageError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { lastLines } from '../go.ts';
import { type BenchmarkResult, exactPattern, parseResults, plainNames } from './bench-format.ts';
import { type Meter, type MeteredOptions, type MeteredRun, runMetered } from './meter.ts';
import { type BenchmarkCost, MOST_ITERATIONS } from './plan.ts';
import type { TestBinaries } from './test-binaries.ts';

/** One benchmark, down to the innermost `b.Run`, which is what gets a row of its own. */
export interface Benchmark extends BenchmarkCost {
  readonly binaries: TestBinaries;
  /** As printed, with `-GOMAXPROCS`. */
  readonly printedName: string;
  /** The `-test.bench` pattern that selects it alone. */
  readonly pattern: string;
}

export type SideName = 'baseline' | 'candidate';

/** What is needed to run test binaries. */
export interface Runner {
  readonly meter: Meter;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
}

export interface Calibration {
  readonly benchmarks: readonly Benchmark[];
  readonly findings: readonly Finding[];
}

/** A calibrated run does at least this much work, in seconds; enough to see past timer and start-up noise. */
const CALIBRATED = 0.1;
const MOST_GROWTH = 100;

/**
 * Finds the benchmarks that the user's expression selects and how long an operation of each takes, on the
 * baseline, and checks that the candidate runs them too. What fails on a side is left out with a finding.
 * @throws UsageError when the expression is none; BudgetSpent when that alone takes all the time.
 */
export async function calibrate(
  binaries: TestBinaries,
  expression: string,
  runner: Runner,
): Promise<Calibration> {
  const benchmarks: Benchmark[] = [];
  const findings: Finding[] = [];
  // `-test.list` takes the whole expression for the name; the parts after a slash are for sub-benchmarks.
  const slash = expression.indexOf('/');
  const top = slash < 0 ? expression : expression.slice(0, slash);
  for (const name of await listBenchmarks(binaries, top, runner)) {
    const pattern = exactPattern(name) + (slash < 0 ? '' : expression.slice(slash));
    const found = await discover(binaries, name, pattern, runner);
    if (found.finding !== undefined) findings.push(found.finding);
    for (const leaf of found.leaves) {
      const made = await calibrateOne(binaries, leaf, runner);
      if ('severity' in made) findings.push(made);
      else benchmarks.push(made);
    }
  }
  return { benchmarks, findings };
}

async function listBenchmarks(binaries: TestBinaries, expression: string, runner: Runner): Promise<string[]> {
  const run = await runTests(binaries, 'baseline', [`-test.list=${expression}`], runner);
  if (/invalid regexp/.test(run.stderr)) {
    throw new UsageError(
      `benchmarks: \`${expression}\` is not a regular expression: ${lastLines(run.stderr, 1)}`,
      {
        fix: 'Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`.',
      },
    );
  }
  return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
}

interface Leaf {
  readonly printedName: string;
  readonly plainName: string;
}

/** Runs a top-level benchmark once, to see which results it prints. */
async function discover(
  binaries: TestBinaries,
  name: string,
  pattern: string,
  runner: Runner,
): Promise<{ readonly leaves: readonly Leaf[]; readonly finding?: Finding }> {
  const args = ['-test.v', ...benchmarkArguments(pattern, 1)];
  const run = await runTests(binaries, 'baseline', args, runner);
  const names = plainNames(run.stdout);
  const leaves = parseResults(run.stdout).flatMap((one) => {
    const plainName = names.get(one.name);
    return plainName === undefined ? [] : [{ printedName: one.name, plainName }];
  });
  // A sub-benchmark that failed does not take the others with it.
  if (run.exitCode !== 0 || leaves.length === 0) {
    return { leaves, finding: leftOut(`${binaries.label}.${name}`, 'baseline', run) };
  }
  return { leaves };
}

async function calibrateOne(
  binaries: TestBinaries,
  leaf: Leaf,
  runner: Runner,
): Promise<Benchmark | Finding> {
  const benchmark = { binaries, printedName: leaf.printedName, pattern: exactPattern(leaf.plainName) };
  const other = await runBenchmark(benchmark, 'candidate', 1, runner);
  if ('severity' in other) return other;
  const once = await runBenchmark(benchmark, 'baseline', 1, runner);
  if ('severity' in once) return once;
  let iterations = 1;
  // The first operation of a process is often far slower than the others: this is a first guess only.
  let cost: BenchmarkCost = {
    secondsPerOp: once.result.secondsPerOp || once.wallSeconds,
    overheadSeconds: 0,
  };
  do {
    iterations = grown(iterations, cost.secondsPerOp);
    const run = await runBenchmark(benchmark, 'baseline', iterations, runner);
    if ('severity' in run) return run;
    cost = costOf(run, once);
  } while (iterations * cost.secondsPerOp < CALIBRATED && iterations < MOST_ITERATIONS);
  return { ...benchmark, ...cost };
}

/** What a benchmark does while its timer is stopped costs time, too: what counts here is how long runs take. */
function costOf(run: BenchmarkRun, once: BenchmarkRun): BenchmarkCost {
  const { iterations, secondsPerOp: timed = 0 } = run.result;
  const taken = (run.wallSeconds - once.wallSeconds) / (iterations - 1);
  const secondsPerOp = Math.max(timed, taken, Number.MIN_VALUE);
  return { secondsPerOp, overheadSeconds: Math.max(0, run.wallSeconds - iterations * secondsPerOp) };
}

/** Iterations for the next run: a little more than asked for, so that it is mostly the last one. */
function grown(iterations: number, secondsPerOp: number): number {
  const wanted = Math.min(Math.ceil((1.5 * CALIBRATED) / secondsPerOp), iterations * MOST_GROWTH);
  return Math.min(MOST_ITERATIONS, Math.max(iterations + 1, wanted));
}

/** One run of one benchmark on one side. */
export interface BenchmarkRun extends MeteredRun {
  readonly result: BenchmarkResult;
}

/** @returns a finding when it failed, printed no result or did not run that often. */
export async function runBenchmark(
  benchmark: Pick<Benchmark, 'binaries' | 'printedName' | 'pattern'>,
  side: SideName,
  iterations: number,
  runner: Runner,
): Promise<BenchmarkRun | Finding> {
  const { binaries, printedName, pattern } = benchmark;
  const run = await runTests(binaries, side, benchmarkArguments(pattern, iterations), runner);
  const result = parseResults(run.stdout).find((one) => one.name === printedName);
  if (run.exitCode === 0 && result?.iterations === iterations && run.cpuSeconds > 0)
    return { ...run, result };
  return leftOut(`${binaries.label}.${printedName}`, side, run);
}

function benchmarkArguments(pattern: string, iterations: number): string[] {
  return ['-test.run=^$', `-test.bench=${pattern}`, `-test.benchtime=${iterations}x`];
}

function runTests(
  binaries: TestBinaries,
  side: SideName,
  args: readonly string[],
  runner: Runner,
): Promise<MeteredRun> {
  const options: MeteredOptions = { cwd: binaries.directory, ...runner };
  return runMetered(runner.meter, [binaries[side], ...args], options);
}

function leftOut(name: string, side: SideName, run: MeteredRun): Finding {
  const printed = lastLines(`${run.stdout}${run.stderr}`, 10);
  const what = run.exitCode === 0 ? 'printed no result' : `failed (exit code ${run.exitCode})`;
  return {
    severity: 'warning',
    message: `${name} ${what} on the ${side} and is left out. It printed last: ${printed}`,
    fix: 'Make it pass under `go test -bench`, or leave it out with `benchmarks`.',
  };
}
