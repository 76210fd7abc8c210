import { readFile } from 'node:fs/promises';
import type { Finding } from '../finding.ts';
import { duration } from '../printable.ts';
import { lastWords } from '../serve/sentences.ts';
import { type BenchmarkResult, parseResults } from './bench-format.ts';
import { BudgetSpent, type Meter, type MeteredRun, runMetered } from './meter.ts';
import type { SideName } from './subject.ts';
import type { TestBinaries } from './test-binaries.ts';

/** What is needed to run test binaries. */
export interface Runner {
  readonly meter: Meter;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
}

/** A run that took longer than it may, and was ended; what it had printed by then. */
export interface CutOff {
  readonly cutOffSeconds: number;
  readonly stdout: string;
  readonly stderr: string;
}

export type TestRun = MeteredRun | CutOff;

/**
 * Runs the test binary of a side, for at most `seconds`.
 * @throws BudgetSpent when the runner's deadline comes before that; else as `runMetered`.
 */
export async function runTests(
  binaries: TestBinaries,
  side: SideName,
  args: readonly string[],
  runner: Runner,
  seconds: number,
): Promise<TestRun> {
  const deadline = performance.now() + seconds * 1000;
  const isOwn = deadline < runner.deadline;
  const options = { cwd: binaries.directory, ...runner, deadline: Math.min(deadline, runner.deadline) };
  try {
    return await runMetered(runner.meter, [binaries[side], ...args], options);
  } catch (error) {
    if (!(error instanceof BudgetSpent) || !isOwn) throw error;
    const printed = (name: string) => readFile(`${runner.meter.scratch}/run.${name}`, 'utf8').catch(() => '');
    return { cutOffSeconds: seconds, stdout: await printed('stdout'), stderr: await printed('stderr') };
  }
}

/** One run of one benchmark on one side. */
export interface BenchmarkRun extends MeteredRun {
  readonly result: BenchmarkResult;
}

/** What selects one benchmark of a test binary. */
export interface Selected {
  readonly binaries: TestBinaries;
  /** As printed, with `-GOMAXPROCS`. */
  readonly printedName: string;
  /** The `-test.bench` pattern that selects it alone. */
  readonly pattern: string;
}

/** @returns a finding when it failed, took longer than `seconds`, printed no result or did not run that often. */
export async function runBenchmark(
  { binaries, printedName, pattern }: Selected,
  side: SideName,
  iterations: number,
  runner: Runner,
  seconds = Number.POSITIVE_INFINITY,
): Promise<BenchmarkRun | Finding> {
  const run = await runTests(binaries, side, benchmarkArguments(pattern, iterations), runner, seconds);
  const result = parseResults(run.stdout).find((one) => one.name === printedName);
  const succeeded = !('cutOffSeconds' in run) && run.exitCode === 0 && run.cpuSeconds > 0;
  if (succeeded && result?.iterations === iterations) return { ...run, result };
  return leftOut(`${binaries.label}.${printedName}`, side, run, result && { ...result, wanted: iterations });
}

export function benchmarkArguments(pattern: string, iterations: number): string[] {
  return ['-test.run=^$', `-test.bench=${pattern}`, `-test.benchtime=${iterations}x`, '-test.benchmem'];
}

/** @param name what is left out: a benchmark, or `The benchmarks of …`. */
export function leftOut(
  name: string,
  side: SideName,
  run: TestRun,
  ran?: { readonly iterations: number; readonly wanted: number },
): Finding {
  const said = lastWords(`${run.stdout}${run.stderr}`);
  return {
    severity: 'warning',
    message: `${name} ${whatHappened(run, ran)} on the ${side} and is left out. ${said}`,
    fix:
      'cutOffSeconds' in run
        ? 'Make it shorter, raise `budget`, or leave it out with `benchmarks`.'
        : 'Make it pass under `go test -bench`, or leave it out with `benchmarks`.',
  };
}

function whatHappened(run: TestRun, ran: Parameters<typeof leftOut>[3]): string {
  if ('cutOffSeconds' in run) return `was not over after ${duration(run.cutOffSeconds * 1000)}`;
  if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
  // That is all a test binary says when no benchmark has the name.
  if (run.stdout.trim() === 'PASS') return 'ran 0 times';
  if (ran === undefined) return 'printed no result';
  if (ran.iterations !== ran.wanted) return `ran ${ran.iterations} times instead of ${ran.wanted}`;
  return 'took no CPU time that the system could count';
}
