import { lastLines } from '../golang/go.ts';
import type { Finding } from '../system/errors.ts';
import { UsageError } from '../system/errors.ts';
import { asSentence, duration, excerpt } from '../system/text.ts';
import {
  alternatives,
  type BenchmarkResult,
  exactPattern,
  parseResults,
  plainNames,
} from './bench-format.ts';
import { type CutOff, type Meter, type MeteredRun, runMetered } from './meter.ts';
import { BudgetSpent, isFinding, type SideName } from './rounds.ts';
import { lastWords } from './serve.ts';
import type { TestBinaries } from './test-binaries.ts';

/** What is needed to run test binaries. */
export interface Runner {
  readonly meter: Meter;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
}

/** What selects one benchmark of a test binary. */
export interface Selected {
  readonly binaries: TestBinaries;
  /** As printed, with `-GOMAXPROCS`. */
  readonly printedName: string;
  /** The `-test.bench` pattern that selects it alone. */
  readonly pattern: string;
}

/** As its row is named: `render.BenchmarkPage-2`. */
export function rowName({ binaries, printedName }: Selected): string {
  return `${binaries.label}.${printedName}`;
}

/** One run of one benchmark on one side. */
export interface BenchmarkRun extends MeteredRun {
  readonly result: BenchmarkResult;
}

type TestRun = MeteredRun | CutOff;

/**
 * Runs one benchmark on one side; or on both at the same time, on one CPU where that is possible.
 * @returns a finding when it failed, took longer than `seconds`, printed no result or did not run that often.
 * @throws as `runMetered`.
 */
export async function runBenchmark(
  selected: Selected,
  sides: readonly SideName[],
  iterations: number,
  runner: Runner,
  { seconds = Number.POSITIVE_INFINITY, flags = ['-test.benchmem'] as readonly string[] } = {},
): Promise<readonly BenchmarkRun[] | Finding> {
  const { binaries, pattern, printedName } = selected;
  const args = [...benchmarkArguments(pattern, iterations), ...flags];
  const found: BenchmarkRun[] = [];
  for (const [at, run] of (await runTests(binaries, sides, args, runner, seconds)).entries()) {
    const result = parseResults(run.stdout).find((one) => one.name === printedName);
    const succeeded = !('cutOffSeconds' in run) && run.exitCode === 0 && run.cpuSeconds > 0;
    if (!succeeded || result?.iterations !== iterations)
      return leftOut(
        rowName(selected),
        sides[at] as SideName,
        run,
        result && { ...result, wanted: iterations },
      );
    found.push({ ...run, result });
  }
  return found;
}

async function runTests(
  binaries: TestBinaries,
  sides: readonly SideName[],
  args: readonly string[],
  runner: Runner,
  seconds: number,
): Promise<readonly TestRun[]> {
  const programs = sides.map((side) => [binaries[side], ...args] as const);
  return runMetered(runner.meter, programs, { ...runner, cwd: binaries.directory, seconds });
}

function benchmarkArguments(pattern: string, iterations: number): string[] {
  return ['-test.run=^$', `-test.bench=${pattern}`, `-test.benchtime=${iterations}x`];
}

/** @param name what is left out: a benchmark, or `Listing the benchmarks of …`. */
function leftOut(
  name: string,
  side: SideName,
  run: TestRun,
  ran?: { readonly iterations: number; readonly wanted: number },
): Finding {
  const isLate = 'cutOffSeconds' in run;
  return {
    severity: 'warning',
    message: `${name} ${whatHappened(run, ran)} on the ${side} and is left out. ${lastWords(`${run.stdout}${run.stderr}`)}`,
    fix: isLate
      ? 'Make it shorter, raise `budget`, or leave it out with `benchmarks`.'
      : 'Make it pass under `go test -bench`, or leave it out with `benchmarks`.',
  };
}

function whatHappened(run: TestRun, ran: Parameters<typeof leftOut>[3]): string {
  if ('cutOffSeconds' in run) return `was not over after ${duration(run.cutOffSeconds * 1000)}`;
  if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
  // A test binary prints nothing else when no benchmark has the name.
  if (run.stdout.trim() === 'PASS') return 'ran 0 times';
  if (ran === undefined) return 'printed no result';
  if (ran.iterations !== ran.wanted) return `ran ${ran.iterations} times instead of ${ran.wanted}`;
  return 'took no CPU time that the system could count';
}

/** What one run of a benchmark costs. */
export interface BenchmarkCost {
  /** Wall time of one operation. */
  readonly secondsPerOp: number;
  /** CPU time of one operation; on a busy machine much less than its wall time, with several threads more. */
  readonly cpuSecondsPerOp: number;
  /** Wall time of a run beyond its operations: starting the process, set-up of the benchmark. */
  readonly overheadSeconds: number;
}

/** One benchmark, down to the innermost `b.Run`, which is what gets a row of its own. */
export interface Benchmark extends BenchmarkCost, Selected {}

export interface Calibration {
  readonly benchmarks: readonly Benchmark[];
  readonly findings: readonly Finding[];
  /** The time did not end before all were calibrated. */
  readonly isComplete: boolean;
}

/** What `-test.benchtime=Nx` takes at most. */
export const MOST_ITERATIONS = 1e9;
/** A calibrated run does at least this much work, in seconds of CPU time; enough to see past timer and start-up noise. */
const CALIBRATED = 0.1;
const MOST_GROWTH = 100;
/** The first run of more than one operation takes about as long, at most: in seconds. */
const FIRST_STEP = 0.5;
/** After so many seconds without that much CPU time, a benchmark waits, unless the machine made it wait. */
const WAITED = 1;
/** A run that took longer is not repeated: no machine is that busy for so long. */
const REPEATED = 5;
/** Part of the time left that running all of a top-level benchmark once may take. */
const DISCOVERING = 1 / 4;
/** Part of the time left that one run may take: beyond it, the fewest rounds do not fit. */
const RUNNING = 1 / 6;
/** In seconds, whatever the budget: on a busy machine, a run of a tenth of that takes as long. */
const SHORTEST_LIMIT = 3;

/**
 * Finds the benchmarks that the user's expression selects and how long an operation of each takes on the baseline, and
 * checks that the candidate runs them too. What fails or does not end on a side is left out with a finding, and so is
 * what the time is too short for. @throws UsageError for an invalid expression.
 */
export async function calibrate(
  all: readonly TestBinaries[],
  expression: string,
  runner: Runner,
  progress: (line: string) => void = () => {},
): Promise<Calibration> {
  const benchmarks: Benchmark[] = [];
  const findings: Finding[] = [];
  const limit = (part: number) =>
    Math.max(SHORTEST_LIMIT, ((runner.deadline - performance.now()) / 1000) * part);
  let current = '';
  try {
    for (const binaries of all) {
      current = `Listing the benchmarks of ${binaries.label}`;
      progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
      const names = await listBenchmarks(binaries, expression, runner, limit(DISCOVERING));
      if (isFinding(names)) findings.push(names);
      for (const [name, pattern] of isFinding(names) ? [] : names) {
        current = `${binaries.label}.${name}`;
        const found = await discover(binaries, name, pattern, runner, limit(DISCOVERING));
        findings.push(...found.findings);
        for (const leaf of found.leaves) {
          current = rowName(leaf);
          const made = await calibrateOne(leaf, runner, limit(RUNNING));
          if (isFinding(made)) findings.push(made);
          else benchmarks.push(made);
        }
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

/**
 * The top-level benchmarks that the expression selects, in the order of the binary, each with the `-test.bench` pattern
 * for it and those of its sub-benchmarks that are wanted; a finding when the binary does not even list them.
 */
async function listBenchmarks(
  binaries: TestBinaries,
  expression: string,
  runner: Runner,
  seconds: number,
): Promise<ReadonlyMap<string, string> | Finding> {
  // Go's regular expressions are not JavaScript's: the binary itself says which names match.
  const listed = async (top: string): Promise<readonly string[] | Finding> => {
    const [run] = await runTests(binaries, ['baseline'], [`-test.list=${top}`], runner, seconds);
    checkExpression(run as TestRun, expression);
    if (run === undefined || 'cutOffSeconds' in run || run.exitCode !== 0)
      return leftOut(`Listing the benchmarks of ${binaries.label}`, 'baseline', run as TestRun);
    return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
  };
  const all = await listed('.');
  if (isFinding(all)) return all;
  const selecting = new Map(all.map((name) => [name, new Set<string>()]));
  for (const [top = '', ...below] of alternatives(expression)) {
    // Without an expression, a test binary runs its tests instead of listing them.
    const names = top === '.' ? all : await listed(top || '.*');
    if (isFinding(names)) return names;
    for (const name of names) selecting.get(name)?.add([exactPattern(name), ...below].join('/'));
  }
  const selected = [...selecting].filter(([, patterns]) => patterns.size > 0);
  return new Map(selected.map(([name, patterns]) => [name, [...patterns].join('|')]));
}

function checkExpression({ stderr }: TestRun, expression: string): void {
  if (!/^testing: invalid regexp/m.test(stderr)) return;
  const said = asSentence(lastLines(stderr, 1));
  throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${said}`, {
    fix: 'Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`.',
  });
}

/** Runs a top-level benchmark once, to see which results it prints: each is a benchmark of its own. */
async function discover(
  binaries: TestBinaries,
  name: string,
  pattern: string,
  runner: Runner,
  seconds: number,
): Promise<{ readonly leaves: readonly Selected[]; readonly findings: readonly Finding[] }> {
  const args = ['-test.v', ...benchmarkArguments(pattern, 1)];
  const [run] = (await runTests(binaries, ['baseline'], args, runner, seconds)) as [TestRun];
  checkExpression(run, pattern);
  const names = plainNames(run.stdout);
  const leaves = parseResults(run.stdout).flatMap(({ name: printedName }): Selected[] => {
    const plain = names.get(printedName);
    return plain === undefined ? [] : [{ binaries, printedName, pattern: exactPattern(plain) }];
  });
  // Verbose, `testing` prints a name when the benchmark begins: the last one is the one that does not end.
  const begun = 'cutOffSeconds' in run ? run.stdout.match(/^Benchmark\S*(?=\s*$)/gm)?.at(-1) : undefined;
  const label = `${binaries.label}.${begun ?? name}`;
  // A sub-benchmark that failed, or does not end, does not take the others with it.
  if ('cutOffSeconds' in run || run.exitCode !== 0)
    return { leaves, findings: [leftOut(label, 'baseline', run)] };
  if (leaves.length > 0) return { leaves, findings: [] };
  const skip = /(?:^(?<reason>[ \t]+\S.*)\r?\n)?^[ \t]*--- SKIP: /m.exec(run.stdout);
  if (skip !== null) {
    const reason = skip.groups?.['reason'];
    const why = reason === undefined ? '.' : `: ${asSentence(excerpt(reason, 200))}`;
    return {
      leaves,
      findings: [{ severity: 'note', message: `${label} skips itself and is left out${why}` }],
    };
  }
  // Else it has no such sub-benchmarks, and others may.
  return { leaves, findings: pattern === exactPattern(name) ? [leftOut(label, 'baseline', run)] : [] };
}

/** @param seconds that one run may take. */
async function calibrateOne(leaf: Selected, runner: Runner, seconds: number): Promise<Benchmark | Finding> {
  const run = async (side: SideName, iterations: number): Promise<BenchmarkRun | Finding> => {
    const runs = await runBenchmark(leaf, [side], iterations, runner, { seconds });
    return isFinding(runs) ? runs : (runs[0] as BenchmarkRun);
  };
  const other = await run('candidate', 1);
  if (isFinding(other)) return other;
  const once = await run('baseline', 1);
  if (isFinding(once)) return once;
  const firstStep = Math.max(2, Math.ceil(FIRST_STEP / once.cpuSeconds));
  let iterations = Math.min(grown(1, timedSeconds(once)), firstStep);
  let previous = once;
  for (;;) {
    let last = await run('baseline', iterations);
    if (isFinding(last)) return last;
    if (isWaiting(last, previous) && last.wallSeconds < REPEATED) {
      const again = await run('baseline', iterations);
      if (isFinding(again)) return again;
      if (again.wallSeconds < last.wallSeconds) last = again;
    }
    if (isCalibrated(last, previous) || isWaiting(last, previous))
      return mostlyUntimed(leaf, once, last, previous) ?? { ...leaf, ...costOf(last, previous) };
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
  const operations = run.result.iterations - before.result.iterations;
  return Math.max(0, (run.cpuSeconds - before.cpuSeconds) / operations);
}

/**
 * Enough CPU time went into operations. The first run is of one operation, with set-up done once; all others do it
 * twice: set-up is no part of the difference of two others only.
 */
function isCalibrated(run: BenchmarkRun, before: BenchmarkRun): boolean {
  const { iterations } = run.result;
  if (iterations >= MOST_ITERATIONS) return true;
  const perOp = cpuPerOp(run, before);
  return iterations * perOp >= CALIBRATED && (before.result.iterations > 1 || perOp < 3 * timedSeconds(run));
}

function isWaiting(run: BenchmarkRun, before: BenchmarkRun): boolean {
  return !isCalibrated(run, before) && run.result.iterations * timedSeconds(run) >= WAITED;
}

/** What a benchmark does while its timer is stopped takes time, too: what counts here is how long runs take. */
function costOf(run: BenchmarkRun, before: BenchmarkRun): BenchmarkCost {
  const { iterations } = run.result;
  const taken = (run.wallSeconds - before.wallSeconds) / (iterations - before.result.iterations);
  const secondsPerOp = Math.max(timedSeconds(run), taken, Number.MIN_VALUE);
  const overheadSeconds = Math.max(0, run.wallSeconds - iterations * secondsPerOp);
  return { secondsPerOp, cpuSecondsPerOp: cpuPerOp(run, before), overheadSeconds };
}

/** Iterations for the next run: a little more than needed, so that it is mostly the last one. */
function grown(iterations: number, secondsPerOp: number): number {
  const wanted = Math.min(Math.ceil((1.5 * CALIBRATED) / secondsPerOp), iterations * MOST_GROWTH);
  return Math.min(MOST_ITERATIONS, Math.max(2 * iterations, wanted));
}

/** At least so much; what a busy machine makes the process wait for before it starts does not count. NaN: not known. */
export function untimedShare(run: BenchmarkRun): number {
  if (run.result.secondsPerOp === undefined) return Number.NaN;
  // A loop over b.N runs once more before: testing always tries it with one iteration.
  return 1 - ((run.result.iterations + 1) * timedSeconds(run)) / Math.min(run.wallSeconds, run.cpuSeconds);
}

/** Share of a run from which on its CPU time says more about something else than about the benchmark. */
const MOSTLY = 0.5;
/** Less than a cycle of any processor, in seconds. */
const NO_TIME = 1e-10;

function mostlyUntimed(
  leaf: Selected,
  once: BenchmarkRun,
  run: BenchmarkRun,
  before: BenchmarkRun,
): Finding | undefined {
  const severity = 'warning';
  if (run.result.iterations >= MOST_ITERATIONS && timedSeconds(run) < NO_TIME) {
    const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing; it is left out.`;
    return { severity, message, fix: 'Put what is to be measured into `for b.Loop() { … }`.' };
  }
  const startUp = (once.cpuSeconds - cpuPerOp(run, before)) / run.cpuSeconds;
  const share = Math.max(untimedShare(run) || 0, startUp);
  if (share <= MOSTLY) return undefined;
  return {
    severity,
    message: `About ${Math.round(share * 100)} % of a run of ${rowName(leaf)} is outside of its timed operations (start-up, set-up, stopped timer, waiting): it is left out.`,
    fix: 'Make its set-up shorter, or let it do more work in each operation.',
  };
}
