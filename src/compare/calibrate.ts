import type { Finding } from '../system/errors.ts';
import { discover, listBenchmarks } from './find-benchmarks.ts';
import { BudgetSpent } from './meter.ts';
import { type BenchmarkCost, MOST_ITERATIONS } from './plan.ts';
import type { TestBinaries } from './test-binaries.ts';
import { type BenchmarkRun, type Runner, runBenchmark, type Selected } from './test-run.ts';

/** One benchmark, down to the innermost `b.Run`, which is what gets a row of its own. */
export interface Benchmark extends BenchmarkCost, Selected {}

export interface Calibration {
  readonly benchmarks: readonly Benchmark[];
  readonly findings: readonly Finding[];
  /** The time did not end before all were calibrated. */
  readonly isComplete: boolean;
}

/** A calibrated run does at least this much work, in seconds of CPU time; enough to see past timer and start-up noise. */
const CALIBRATED = 0.1;
const MOST_GROWTH = 100;
/** The first run of more than one operation takes about as long, at most: in seconds. */
const FIRST_STEP = 0.5;
/** After so many seconds without that much CPU time, a benchmark waits, unless the machine made it wait. */
const WAITED = 1;
/** Nor is a run repeated that took longer: no machine is that busy for so long. */
const REPEATED = 5;
/** Part of the time left that running all of a top-level benchmark once may take. */
const DISCOVERING = 1 / 4;
/** Part of the time left that one run may take: beyond it, the fewest rounds do not fit. */
const RUNNING = 1 / 6;
/** In seconds, whatever the budget: on a busy machine, a run of a tenth of that takes as long. */
const SHORTEST_LIMIT = 3;

/**
 * Finds the benchmarks that the user's expression selects and how long an operation of each takes, on the
 * baseline, and checks that the candidate runs them too. What fails or does not end on a side is left out with a
 * finding, and so is what the time is too short for. @throws UsageError when the expression is none.
 */
export async function calibrate(
  binaries: TestBinaries,
  expression: string,
  runner: Runner,
): Promise<Calibration> {
  const benchmarks: Benchmark[] = [];
  const findings: Finding[] = [];
  let current = `Listing the benchmarks of ${binaries.label}`;
  try {
    const names = await listBenchmarks(binaries, expression, runner, limit(runner, DISCOVERING));
    if ('severity' in names) return { benchmarks, findings: [names], isComplete: true };
    for (const top of names) {
      current = `${binaries.label}.${top.name}`;
      const found = await discover(binaries, top, runner, limit(runner, DISCOVERING));
      findings.push(...found.findings);
      for (const leaf of found.leaves) {
        current = `${binaries.label}.${leaf.printedName}`;
        const made = await calibrateOne(leaf, runner, limit(runner, RUNNING));
        if ('severity' in made) findings.push(made);
        else benchmarks.push(made);
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    findings.push({
      severity: 'warning',
      message: `${current}, and what comes after it, is left out: the time for calibrating was over.`,
      fix: 'Raise `budget`, or choose fewer with `benchmarks`.',
    });
    return { benchmarks, findings, isComplete: false };
  }
  return { benchmarks, findings, isComplete: true };
}

function limit({ deadline }: Runner, part: number): number {
  return Math.max(SHORTEST_LIMIT, ((deadline - performance.now()) / 1000) * part);
}

/** @param seconds that one run may take. */
async function calibrateOne(leaf: Selected, runner: Runner, seconds: number): Promise<Benchmark | Finding> {
  const run = (iterations: number) => runBenchmark(leaf, 'baseline', iterations, runner, seconds);
  const other = await runBenchmark(leaf, 'candidate', 1, runner, seconds);
  if ('severity' in other) return other;
  const once = await run(1);
  if ('severity' in once) return once;
  let iterations = Math.min(
    grown(1, timedSeconds(once)),
    Math.max(2, Math.ceil(FIRST_STEP / once.cpuSeconds)),
  );
  let previous = once;
  for (;;) {
    let last = await run(iterations);
    if ('severity' in last) return last;
    if (isWaiting(last, previous) && last.wallSeconds < REPEATED) {
      const again = await run(iterations);
      if ('severity' in again) return again;
      if (again.wallSeconds < last.wallSeconds) last = again;
    }
    if (isCalibrated(last, previous) || isWaiting(last, previous)) {
      return dominated(leaf, last, startUp(once, last, previous)) ?? { ...leaf, ...costOf(last, previous) };
    }
    // What is printed is wall time, which a busy machine makes far too long.
    iterations = grown(iterations, Math.max(cpuPerOp(last, previous), timedSeconds(last) / 10));
    previous = last;
  }
}

/** Printed, but no more than the run took: a benchmark may print what it likes. 0 where it printed none. */
export function timedSeconds({ result, wallSeconds }: BenchmarkRun): number {
  return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}

/** By the difference of two runs: what it takes to start is in both. */
function cpuPerOp(run: BenchmarkRun, before: BenchmarkRun): number {
  return Math.max(
    0,
    (run.cpuSeconds - before.cpuSeconds) / (run.result.iterations - before.result.iterations),
  );
}

/**
 * Enough CPU time went into operations. The first run is of one operation, and with set-up done once; all others
 * do it twice: only between two others is that no part of the difference.
 */
function isCalibrated(run: BenchmarkRun, before: BenchmarkRun): boolean {
  const { iterations } = run.result;
  if (iterations >= MOST_ITERATIONS) return true;
  const perOp = cpuPerOp(run, before);
  // Where the second run is of two operations, it takes two more than the first, with the one that is tried before.
  const isBelieved = before.result.iterations > 1 || perOp < 3 * timedSeconds(run);
  return iterations * perOp >= CALIBRATED && isBelieved;
}

function isWaiting(run: BenchmarkRun, before: BenchmarkRun): boolean {
  return !isCalibrated(run, before) && run.result.iterations * timedSeconds(run) >= WAITED;
}

/** What a benchmark does while its timer is stopped costs time, too: what counts here is how long runs take. */
function costOf(run: BenchmarkRun, before: BenchmarkRun): BenchmarkCost {
  const { iterations } = run.result;
  const taken = (run.wallSeconds - before.wallSeconds) / (iterations - before.result.iterations);
  const secondsPerOp = Math.max(timedSeconds(run), taken, Number.MIN_VALUE);
  return {
    secondsPerOp,
    cpuSecondsPerOp: cpuPerOp(run, before),
    overheadSeconds: Math.max(0, run.wallSeconds - iterations * secondsPerOp),
  };
}

/** Iterations for the next run: a little more than asked for, so that it is mostly the last one. */
function grown(iterations: number, secondsPerOp: number): number {
  const wanted = Math.min(Math.ceil((1.5 * CALIBRATED) / secondsPerOp), iterations * MOST_GROWTH);
  return Math.min(MOST_ITERATIONS, Math.max(2 * iterations, wanted));
}

/** Share of the CPU time of `run` that went into starting the process. */
function startUp(once: BenchmarkRun, run: BenchmarkRun, before: BenchmarkRun): number {
  return (once.cpuSeconds - cpuPerOp(run, before)) / run.cpuSeconds;
}

/** At least so much; what a busy machine makes the process wait for before it starts is not counted. */
export function untimedShare(run: BenchmarkRun): number {
  if (run.result.secondsPerOp === undefined) return Number.NaN;
  // A loop over b.N runs once more before: testing always tries it with one iteration.
  return 1 - ((run.result.iterations + 1) * timedSeconds(run)) / Math.min(run.wallSeconds, run.cpuSeconds);
}

/** Share of a run from which on its CPU time says more of something else than of the benchmark. */
const MOSTLY = 0.5;
/** Less than a cycle of any processor, in seconds. */
const NO_TIME = 1e-10;

function dominated(
  { binaries, printedName }: Selected,
  run: BenchmarkRun,
  startUpShare: number,
): Finding | undefined {
  const name = `${binaries.label}.${printedName}`;
  if (run.result.iterations >= MOST_ITERATIONS && timedSeconds(run) < NO_TIME) {
    return {
      severity: 'warning',
      message: `${name} does not loop over b.N, so its time per operation says nothing; it is left out.`,
      fix: 'Put what is to be measured into `for b.Loop() { … }`.',
    };
  }
  const untimed = untimedShare(run);
  if (untimed > MOSTLY) {
    return {
      severity: 'warning',
      message: `About ${Math.round(untimed * 100)} % of a run of ${name} is outside of its timed part (start-up, set-up, stopped timer): its CPU time would be that of its set-up; it is left out.`,
      fix: 'Make its set-up shorter, or each operation longer.',
    };
  }
  if (startUpShare > MOSTLY) {
    return {
      severity: 'warning',
      message: `About ${Math.round(startUpShare * 100)} % of the CPU time of a run of ${name} is the start of the process: it mostly waits; it is left out.`,
      fix: 'Let it do more work in each operation, or leave it out with `benchmarks`.',
    };
  }
  return undefined;
}
