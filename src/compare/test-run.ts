import type { Finding } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { lastWords } from '../serve/sentences.ts';
import { type BenchmarkResult, parseResults } from './bench-format.ts';
import { BudgetSpent, type Meter, type MeteredRun, printedBy, runMetered, runTogether } from './meter.ts';
import { otherSide, pairOf, type SideName, type Sides, sides } from './subject.ts';
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
  const run = await within(runner, seconds, (deadline) =>
    runMetered(runner.meter, [binaries[side], ...args], { cwd: binaries.directory, ...runner, deadline }),
  );
  return run ?? { cutOffSeconds: seconds, ...(await printedBy(runner.meter)) };
}

/** Runs the test binaries of both sides at the same time on one CPU. @throws as `runTests`. */
async function runTestsTogether(
  binaries: TestBinaries,
  first: SideName,
  args: readonly string[],
  runner: Runner,
  seconds: number,
): Promise<Sides<TestRun>> {
  const second = otherSide(first);
  const runs = await within(runner, seconds, (deadline) =>
    runTogether(
      runner.meter,
      [
        [binaries[first], ...args],
        [binaries[second], ...args],
      ],
      { cwd: binaries.directory, ...runner, deadline },
    ),
  );
  const [one, other] = runs ?? [
    { cutOffSeconds: seconds, ...(await printedBy(runner.meter, 0)) },
    { cutOffSeconds: seconds, ...(await printedBy(runner.meter, 1)) },
  ];
  return sides(first, one, other);
}

/** @returns undefined when the `seconds` were over. @throws BudgetSpent when the runner's deadline came before that. */
async function within<T>(
  runner: Runner,
  seconds: number,
  run: (deadline: number) => Promise<T>,
): Promise<T | undefined> {
  const deadline = performance.now() + seconds * 1000;
  try {
    return await run(Math.min(deadline, runner.deadline));
  } catch (error) {
    if (!(error instanceof BudgetSpent) || deadline >= runner.deadline) throw error;
    return undefined;
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
  selected: Selected,
  side: SideName,
  iterations: number,
  runner: Runner,
  seconds = Number.POSITIVE_INFINITY,
): Promise<BenchmarkRun | Finding> {
  const args = benchmarkArguments(selected.pattern, iterations);
  return judged(selected, side, iterations, await runTests(selected.binaries, side, args, runner, seconds));
}

/** Both sides at the same time on one CPU; else as `runBenchmark`. */
export async function runBenchmarkTogether(
  selected: Selected,
  first: SideName,
  iterations: number,
  runner: Runner,
  seconds: number,
): Promise<Sides<BenchmarkRun> | Finding> {
  const args = benchmarkArguments(selected.pattern, iterations);
  const runs = await runTestsTogether(selected.binaries, first, args, runner, seconds);
  return pairOf(first, async (side) => judged(selected, side, iterations, runs[side]));
}

function judged(
  { binaries, printedName }: Selected,
  side: SideName,
  iterations: number,
  run: TestRun,
): BenchmarkRun | Finding {
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
