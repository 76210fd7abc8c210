import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lastLines } from '../../golang/go.ts';
import { buildHelper } from '../../golang/helper.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../../system/errors.ts';
import { lastOutput, startProcess } from '../../system/exec.ts';
import { readRegularFile, readText } from '../../system/files.ts';
import { asSentence, duration, excerpt, someOf } from '../../system/text.ts';
import { type ContenderWords, contenderNames, wordsForContender } from './contenders.ts';
import { pinnedTo, usableCpus } from './processes.ts';
import {
  type BenchmarkResult,
  begunBenchmarks,
  exactPattern,
  onOneSideOnly,
  parseResults,
  type TestBinaries,
  type TestBuild,
} from './test-binaries.ts';
import { BudgetSpent, isFinding } from './workload.ts';

/**
 * Calibration finds the benchmarks, and measures the cost of one operation of each benchmark. First, all benchmarks of a package run once.
 * Each result that Go prints counts as a separate benchmark, including the results of `b.Run`. After the first run of all benchmarks, each
 * benchmark runs once on every contender, and for about 0.1 s on the baseline. For example, 50,000 operations that take 0.1 s of CPU time
 * cost 2 µs each. A later run of 0.1 s therefore gets 50,000 operations.
 */

/** The environment in which benchmarks run. The program `meter` (golang/helper/meter) starts the benchmarks and reports their CPU time. */
export interface Runner {
  readonly meter: string;
  readonly scratch: string;
  /** The CPUs that a program can be pinned to; empty if the system cannot pin programs, such as macOS and some sandboxes. */
  readonly cpus: readonly number[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** The words for the contenders in messages; absent: their names. */
  readonly words?: ContenderWords;
  /** The time at which measuring ends, in milliseconds of `performance.now()`. */
  readonly deadline: number;
}

/**
 * Builds the meter for this machine into `scratch`. Each benchmark runs Go code on one thread only. With several threads, the work of the
 * garbage collector depends on which threads run, and the differences between pairs are several times as large.
 * @throws ExpectedError if Go cannot build the meter.
 */
export async function runnerFor(
  { go, scratch, signal, words }: Pick<TestBuild, 'go' | 'scratch' | 'signal' | 'words'>,
  deadline: number,
): Promise<Runner> {
  const folder = path.join(scratch, 'meter');
  await mkdir(folder, { recursive: true });
  const context = { ...go.context, signal: signal ?? go.context.signal };
  const options = { go: { ...go, context }, scratch: folder, purpose: 'measures CPU time' };
  const meter = await buildHelper('meter', options);
  const env = { ...(go.context.env ?? process.env), GOMAXPROCS: '1' };
  return { meter, scratch: folder, cpus: await usableCpus(), env, signal, words, deadline };
}

/** A benchmark of a test binary. The benchmark can run without the other benchmarks. */
export interface Selected {
  readonly binaries: TestBinaries;
  readonly printedName: string;
  /** The `-test.bench` pattern that selects only this benchmark. */
  readonly pattern: string;
}

/** Returns the name of the benchmark's row, such as `render.BenchmarkPage-2`. */
export function rowName({ binaries, printedName }: Selected): string {
  return `${binaries.label}.${printedName}`;
}

/** One run of a benchmark, and the result that it printed. */
export interface BenchmarkRun extends MeteredRun {
  readonly result: BenchmarkResult;
}

type TestRun = MeteredRun | CutOff;

/** The value of `-test.benchtime`: a number of operations, or seconds for which Go finds a number of operations. */
type BenchTime = `${number}x` | `${number}s`;

/** The settings of a run by `runBenchmark`. */
interface BenchmarkCall {
  /**
   * The names of the contenders, in the order in which they start. If there are several contenders, they run at the same time, on one CPU
   * if the system can pin programs.
   */
  readonly contenders: readonly string[];
  /** The number of operations of the run, or the seconds that the run takes. */
  readonly time: BenchTime;
  /** The seconds after which the run is stopped; absent: only the deadline of the runner stops the run. */
  readonly seconds?: number;
  /** Additional flags for the test binary. */
  readonly flags?: readonly string[];
}

/**
 * Runs one benchmark.
 * @returns a finding if the benchmark failed, took longer than `seconds`, printed no result or ran a different number of operations.
 */
export async function runBenchmark(
  selected: Selected,
  runner: Runner,
  { contenders, time, seconds = Number.POSITIVE_INFINITY, flags = ['-test.benchmem'] }: BenchmarkCall,
): Promise<readonly BenchmarkRun[] | Finding> {
  const { binaries, pattern, printedName } = selected;
  const found: BenchmarkRun[] = [];
  const runs = await runTests(runner, { binaries, contenders, pattern, time, flags, seconds });
  for (const [at, run] of runs.entries()) {
    const result = parseResults(run.stdout).find(({ name }) => name === printedName);
    const happened = whatHappened(run, time, result);
    if (happened !== undefined)
      return leftOutFinding(
        rowName(selected),
        wordsForContender(contenders[at] as string, runner.words),
        happened,
        run,
      );
    found.push({ ...(run as MeteredRun), result: result as BenchmarkResult });
  }
  return found;
}

/** The contenders whose test binaries run at the same time, the benchmarks that they run, and the length of the run. */
interface TestCall {
  readonly binaries: TestBinaries;
  readonly contenders: readonly string[];
  readonly pattern: string;
  readonly time: BenchTime;
  readonly flags?: readonly string[];
  /** The seconds after which the runs are stopped. */
  readonly seconds: number;
}

async function runTests(
  runner: Runner,
  { binaries, contenders, pattern, time, flags = [], seconds }: TestCall,
): Promise<readonly TestRun[]> {
  const usual = ['-test.v', '-test.run=^$', `-test.bench=${pattern}`, `-test.benchtime=${time}`];
  const programs = contenders.map((name) => ({
    argv: [binaries.programs[name] as string, ...usual, ...flags] as const,
    directory: binaries.directories[name] as string,
  }));
  return runMetered(runner, programs, seconds);
}

function leftOutFinding(name: string, side: string, happened: string, run: TestRun): Finding {
  const fix =
    'cutOffSeconds' in run
      ? 'Make the benchmark shorter, including the parts for which its timer is stopped. Or raise `budget`, or leave the benchmark out with `benchmarks`.'
      : 'Make the benchmark pass under `go test -bench`, or leave it out with `benchmarks`.';
  const said = lastOutput(`${run.stdout}${run.stderr}`);
  return warning(`${name} ${happened} on the ${side} and is left out. ${said}`, fix);
}

function whatHappened(run: TestRun, time: BenchTime, result?: BenchmarkResult): string | undefined {
  if ('cutOffSeconds' in run) return `was not over after ${duration(run.cutOffSeconds * 1000)}`;
  if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
  if (result === undefined) return 'printed no result';
  if (time.endsWith('x') && `${result.iterations}x` !== time)
    return `ran ${result.iterations} times instead of ${time.slice(0, -1)}`;
  return run.cpuSeconds > 0 ? undefined : 'took no CPU time that the system could count';
}

/**
 * The cost of a benchmark, measured in a run of about a tenth of a second. The plan of the rounds is based on the cost of each benchmark.
 */
export interface BenchmarkCost {
  /** The CPU time that each run needs for start-up, set-up and the first iteration, independent of the number of operations. */
  readonly outsideSeconds: number;
  readonly secondsPerOp: number;
  /**
   * The CPU time of one operation. On a busy machine, the CPU time is much less than the wall time. With several threads, the CPU time is
   * more than the wall time.
   */
  readonly cpuSecondsPerOp: number;
}

/** A calibrated benchmark. Each innermost `b.Run` counts as a benchmark and gets its own row. */
export interface Benchmark extends BenchmarkCost, Selected {}

/** The largest N that `-test.benchtime=Nx` accepts. */
export const MOST_ITERATIONS = 1e9;
/**
 * A run that calibrates a benchmark takes `CALIBRATED`, which is long enough to make the noise of timers and starts small. A run of fewer
 * seconds than `SHORT` is too short.
 */
const [CALIBRATED, SHORT] = ['0.1s', 0.05] as const;
/** The part of the remaining time that the first run of all benchmarks of a package may take. */
const DISCOVERING = 1 / 4;
/** The part of the remaining time that a run of one benchmark may take. With longer runs, too few rounds would fit into the time. */
const RUNNING = 1 / 6;
/** The minimum time limit of a run in seconds, because a run may take ten times as long on a busy machine. */
const SHORTEST_LIMIT = 3;

function timeLimit({ deadline }: Runner, part: number): number {
  return Math.max(SHORTEST_LIMIT, ((deadline - performance.now()) / 1000) * part);
}

/** The benchmarks to calibrate: those in `binaries` that a regular expression selects. */
export interface BenchmarkSelection {
  readonly binaries: readonly TestBinaries[];
  /** The regular expression, as for `go test -bench`. */
  readonly expression: string;
  /** The name of the setting that contains the expression. */
  readonly setting: string;
  /** A second selection of benchmarks, which are left out. */
  readonly except?: BenchmarkSelection;
}

/**
 * Finds the benchmarks that the user's expression selects, and measures how long an operation of each benchmark takes on the baseline. Also
 * checks that all other contenders can run these benchmarks. A benchmark is left out with a finding if it fails or does not end on a
 * contender, or if it does not fit into the time.
 * @returns the benchmarks. `isComplete` is false if the time ended before all benchmarks were calibrated.
 * @throws UsageError if the expression is not valid.
 */
export async function calibrate(
  selection: BenchmarkSelection,
  runner: Runner,
  progress: (line: string) => void = () => {},
) {
  const benchmarks: Benchmark[] = [];
  const findings: Finding[] = [];
  const untimed: UntimedBenchmark[] = [];
  let current = '';
  try {
    for (const binaries of selection.binaries) {
      current = `Finding the benchmarks of ${binaries.label}`;
      progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
      for (const leaf of await discoverShared(binaries, selection, runner, findings)) {
        current = rowName(leaf);
        const made = await calibrateOne(leaf, runner);
        if ('untimed' in made) untimed.push(made);
        else if (isFinding(made)) findings.push(made);
        else benchmarks.push(made);
      }
    }
    findings.push(...aboutUntimed(untimed));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    findings.push(...aboutUntimed(untimed));
    const message = `${current} and all benchmarks after it are left out, because the time for calibrating was over.`;
    findings.push(warning(message, 'Raise `budget`, or choose fewer benchmarks with `benchmarks`.'));
    return { benchmarks, findings, isComplete: false };
  }
  return { benchmarks, findings, isComplete: true };
}

/**
 * Finds the benchmarks that all contenders have. Contenders with the same code have the same benchmarks, so only the baseline is run. The
 * code of another commit may have more or fewer benchmarks, including benchmarks that `b.Run` starts. A note names the benchmarks that one
 * contender lacks.
 */
async function discoverShared(
  binaries: TestBinaries,
  selection: BenchmarkSelection,
  runner: Runner,
  findings: Finding[],
): Promise<readonly Selected[]> {
  const baseline = await discover(binaries, 'baseline', { selection, runner, findings });
  const { programs, directories, label } = binaries;
  let { leaves } = baseline;
  for (const name of contenderNames(programs)) {
    if (directories[name] === directories.baseline) continue;
    const other = await discover(binaries, name, { selection, runner, findings });
    findings.push(
      ...onOneSideOnly('baseline', lacking(baseline.begun, other.begun, label)),
      ...onOneSideOnly(name, lacking(other.begun, baseline.begun, label)),
    );
    const shared = new Set([...other.begun].map(exactPattern));
    leaves = leaves.filter(({ pattern }) => shared.has(pattern));
  }
  return leaves;
}

/**
 * Returns the benchmarks that began in one test binary (`begun`) and did not begin in a second test binary (`other`). If a benchmark calls
 * `b.Run`, only the name of the outermost benchmark is returned.
 */
function lacking(begun: ReadonlySet<string>, other: ReadonlySet<string>, label: string): readonly string[] {
  const names = [...begun].filter((name) => !other.has(name));
  const outermost = names.filter((name) => !names.some((parent) => name.startsWith(`${parent}/`)));
  return outermost.map((name) => `${label}.${name}`);
}

/** The benchmarks of a test binary to find, and the list that receives findings about failed benchmarks. */
interface Discovery {
  readonly selection: BenchmarkSelection;
  readonly runner: Runner;
  readonly findings: Finding[];
}

/**
 * Runs all selected benchmarks of one side once. Each result counts as a separate benchmark. If one benchmark crashes or hangs, all
 * remaining benchmarks run again without this benchmark.
 * @returns the found benchmarks, and the names of all benchmarks that began, including failed and skipped benchmarks.
 */
async function discover(
  binaries: TestBinaries,
  contender: string,
  { selection, runner, findings }: Discovery,
): Promise<{ readonly leaves: readonly Selected[]; readonly begun: ReadonlySet<string> }> {
  const leaves: Selected[] = [];
  const names = new Set<string>();
  const done: string[] = [];
  const failed: FailedBenchmark[] = [];
  const { expression, except } = selection;
  const excepted = except?.binaries.includes(binaries) ? [except.expression] : [];
  const side = wordsForContender(contender, runner.words);
  for (;;) {
    const skipped = [...excepted, ...done.map(exactPattern)].join('|');
    const skip = skipped === '' ? [] : [`-test.skip=${skipped}`];
    const limit = timeLimit(runner, DISCOVERING);
    const runs = await runTests(runner, {
      binaries,
      contenders: [contender],
      pattern: expression,
      time: '1x',
      flags: skip,
      seconds: limit,
    });
    const [run] = runs as [TestRun];
    if (/^testing: invalid regexp/m.test(run.stderr)) throw invalidExpression(selection, run.stderr);
    const before = leaves.length;
    const begun = begunBenchmarks(run.stdout);
    let unfinished: string | undefined;
    for (const { name, text } of begun) {
      names.add(name);
      unfinished = undefined;
      const printed = parseResults(text).filter((one) => one.name.startsWith(name));
      for (const { name: printedName } of printed)
        leaves.push({ binaries, printedName, pattern: exactPattern(name) });
      const [, reason, ended] = /(?:^[ \t]+(\S.*)\r?\n)?^[ \t]*--- (FAIL|SKIP): /m.exec(text) ?? [];
      const label = `${binaries.label}.${name}`;
      if (ended === 'SKIP') {
        const why = reason === undefined ? '.' : `: ${asSentence(excerpt(reason, 200))}`;
        findings.push(note(`${label} skips itself and is left out${why}`));
      } else if (ended === 'FAIL') failed.push({ label, run: { ...run, stdout: text, stderr: '' } });
      if (printed.length > 0 || ended !== undefined) done.push(name);
      else unfinished = name;
    }
    const happened = 'cutOffSeconds' in run || run.exitCode !== 0 ? whatHappened(run, '1x') : undefined;
    if (happened === undefined) break;
    if (begun.length === 0)
      findings.push(leftOutFinding(`Running the benchmarks of ${binaries.label}`, side, happened, run));
    if (unfinished === undefined) break;
    // If other benchmarks used a part of the time, run this benchmark again with the whole time limit.
    if ('cutOffSeconds' in run && leaves.length > before) continue;
    findings.push(leftOutFinding(`${binaries.label}.${unfinished}`, side, happened, run));
    done.push(unfinished);
  }
  findings.push(...aboutFailed(failed, side));
  return { leaves, begun: names };
}

/** A benchmark that called `b.Fail`, and its run, reduced to the output of this benchmark. */
interface FailedBenchmark {
  readonly label: string;
  readonly run: TestRun;
}

/**
 * Returns one warning for each failed benchmark. If many benchmarks failed, returns one warning about them together, because many
 * benchmarks usually fail for the same reason.
 */
function aboutFailed(failed: readonly FailedBenchmark[], side: string): Finding[] {
  const happened = 'failed (exit code 1)';
  const [first] = failed;
  if (first === undefined || failed.length <= MOST_NAMED)
    return failed.map(({ label, run }) => leftOutFinding(label, side, happened, run));
  const names = someOf(
    failed.map(({ label }) => label),
    MOST_NAMED,
  );
  const said = lastOutput(first.run.stdout);
  const message = `${failed.length} benchmarks ${happened} on the ${side} and are left out: ${names}. ${said}`;
  return [warning(message, 'Make them pass under `go test -bench`, or leave them out with `benchmarks`.')];
}

/**
 * Returns the error for an expression that Go does not accept.
 * @param said the text that the test binary printed about `-test.bench` or `-test.skip`.
 */
function invalidExpression({ except, ...own }: BenchmarkSelection, said: string): UsageError {
  const isExcepted = except !== undefined && /^testing: invalid regexp\b.*-test\.skip\b/m.test(said);
  const { setting, expression } = isExcepted ? except : own;
  const reason = asSentence(lastLines(said, 1));
  return new UsageError(`${setting}: \`${expression}\` is not a regular expression: ${reason}`, {
    fix: 'Write the expression as for `go test -bench`, such as `.` for all benchmarks, or `^BenchmarkPage$`.',
  });
}

/** A benchmark that is left out, because most of a run is outside of its timed operations. */
export interface UntimedBenchmark {
  readonly name: string;
  /** The share of a run that is outside of the timed operations. */
  readonly untimed: number;
}

/** The maximum number of benchmarks that a warning names. */
const MOST_NAMED = 3;

/** Returns one warning about all benchmarks whose runs are mostly outside of their timed operations. */
export function aboutUntimed(all: readonly UntimedBenchmark[]): Finding[] {
  if (all.length === 0) return [];
  const named = all.map(({ name, untimed }) => `${name} (${Math.round(untimed * 100)} %)`);
  const what = all.length === 1 ? '1 benchmark is' : `${all.length} benchmarks are`;
  const message = `${what} left out, because most of a run is outside of the timed operations (start-up, set-up, stopped timer, waiting): ${someOf(named, MOST_NAMED)}.`;
  return [warning(message, 'Make the set-up of the benchmark shorter, or let each operation do more work.')];
}

async function calibrateOne(leaf: Selected, runner: Runner): Promise<Benchmark | Finding | UntimedBenchmark> {
  const seconds = timeLimit(runner, RUNNING);
  const others = contenderNames(leaf.binaries.programs).filter((name) => name !== 'baseline');
  const tried: BenchmarkRun[] = [];
  for (const name of others) {
    const runs = await runBenchmark(leaf, runner, { contenders: [name], time: '1x', seconds });
    if (isFinding(runs)) return runs;
    tried.push(runs[0] as BenchmarkRun);
  }
  const [once] = tried as [BenchmarkRun];
  // To find the number of operations, Go runs the benchmark a few times, and repeats the set-up each time. If these few runs take more than
  // `tries` seconds, the benchmark has stopped its timer for most of the time.
  const tries = Math.min(seconds, SHORTEST_LIMIT + 10 * once.wallSeconds);
  const found = await runBenchmark(leaf, runner, {
    contenders: ['baseline'],
    time: CALIBRATED,
    seconds: tries,
  });
  if (isFinding(found)) return found;
  const [first] = found as [BenchmarkRun];
  let { iterations } = first.result;
  if (iterations >= MOST_ITERATIONS && (first.result.secondsPerOp ?? 0) < NO_TIME) {
    const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing. This benchmark is left out.`;
    return warning(message, 'Put the code to measure into `for b.Loop() { … }`.');
  }
  // Run again to check the number of operations. While Go looked for this number, the machine may have been paused for a moment, and Go
  // then chose a number that is too small.
  let run = first;
  for (let more = 0; more < 3 && (iterations > 1 || first.cpuSeconds < SHORT); more++) {
    const runs = await runBenchmark(leaf, runner, {
      contenders: ['baseline'],
      time: `${iterations}x`,
      seconds,
    });
    if (isFinding(runs)) return runs;
    run = runs[0] as BenchmarkRun;
    const timed = iterations * timedSeconds(run);
    if (timed >= SHORT || timed === 0) break;
    iterations = Math.min(MOST_ITERATIONS, Math.ceil((iterations * 2 * SHORT) / timed));
  }
  const untimed = untimedShare(run);
  if (untimed > MOST_OF_LIMIT) return { name: rowName(leaf), untimed };
  // Before each run, `testing` runs a loop over b.N once with a single iteration.
  const timed = run.result.iterations > 1 ? 0 : timedSeconds(once);
  const outsideSeconds = Math.max(0, Math.min(once.wallSeconds, once.cpuSeconds) - timed);
  const perOp = (all: number) => Math.max(all - outsideSeconds, all * MOST_OF_LIMIT) / run.result.iterations;
  const [secondsPerOp, cpuSecondsPerOp] = [perOp(run.wallSeconds), perOp(run.cpuSeconds)];
  return { ...leaf, outsideSeconds, secondsPerOp, cpuSecondsPerOp };
}

/**
 * The maximum share of a run that may be untimed. A benchmark with a larger share is left out, because its CPU time would mostly show work
 * outside of the benchmark.
 */
const MOST_OF_LIMIT = 0.5;
/** A time in seconds that is shorter than a cycle of any processor. */
const NO_TIME = 1e-10;

/**
 * Returns the printed time of a run; 0 if the run printed no time. A benchmark may print any number, so the result is at most the time that
 * the run really took.
 */
export function timedSeconds({ result, wallSeconds }: BenchmarkRun): number {
  return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}

/**
 * Returns the share of a run that was certainly not timed. If a busy machine delayed the start of the run, this delay does not count. NaN
 * means unknown.
 */
export function untimedShare(run: BenchmarkRun): number {
  if (run.result.secondsPerOp === undefined) return Number.NaN;
  // Count the first try of a loop over b.N as well.
  return 1 - ((run.result.iterations + 1) * timedSeconds(run)) / Math.min(run.wallSeconds, run.cpuSeconds);
}

/** The figures that the meter reports about a run of a program. */
export interface MeteredRun {
  readonly exitCode: number;
  /** The user and system time of the process and of the child processes that the process waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** The greatest resident memory among the process and its child processes, in bytes; 0 if the system does not report it. */
  readonly peakBytes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that was stopped because it took too long, with the text that it had printed until then. */
export interface CutOff extends Pick<MeteredRun, 'stdout' | 'stderr'> {
  readonly cutOffSeconds: number;
}

/** A program to run, with its arguments and its folder. */
export interface MeteredProgram {
  readonly argv: readonly [string, ...string[]];
  readonly directory: string;
}

/**
 * Runs one program, or several programs at the same time. If the system can pin programs, the programs of a call share one CPU, and each
 * call uses a different CPU.
 * @throws BudgetSpent at the deadline, the signal's reason if the signal was aborted, or ExpectedError if a program cannot be run. When the
 * function throws, the programs and their child processes have ended.
 */
export async function runMetered(
  { meter: program, scratch, cpus, env, signal, deadline }: Runner,
  programs: readonly MeteredProgram[],
  seconds = Number.POSITIVE_INFINITY,
): Promise<readonly (MeteredRun | CutOff)[]> {
  const left = deadline - performance.now();
  signal?.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const usage = path.join(scratch, 'run.usage');
  await rm(usage, { force: true });
  const orders = programs.map(({ argv, directory }, at) => ({
    argv,
    directory,
    stdout: path.join(scratch, `run.${at}.stdout`),
    stderr: path.join(scratch, `run.${at}.stderr`),
  }));
  const cpu = cpus[Math.floor(Math.random() * cpus.length)];
  const pinned = programs.length > 1 && cpu !== undefined ? pinnedTo([cpu]) : [];
  const [first = program, ...rest] = [...pinned, program, JSON.stringify({ usage, programs: orders })];
  await using meter = await startProcess([first, ...rest], { cwd: scratch, env, signal });
  let late = false;
  const limit = Math.min(left, seconds * 1000);
  const timer = setTimeout(() => {
    late = true;
    void meter.stop(1_000);
  }, limit);
  await meter.exited;
  clearTimeout(timer);
  signal?.throwIfAborted();
  if (late && limit === left) throw new BudgetSpent();
  const used = late ? '[]' : await readText(usage).catch(() => undefined);
  if (used === undefined) {
    const names = [...new Set(programs.map(({ argv: [file] }) => path.basename(file)))].join(' and ');
    throw new ExpectedError(`${names} could not be run: ${lastLines(meter.output(), 5)}`, {
      fix: 'Check that GOOS and GOARCH fit this machine, because benchmarks run on it.',
    });
  }
  const figures: Omit<MeteredRun, 'stdout' | 'stderr'>[] = JSON.parse(used);
  const printed = (name: string) => readRegularFile(name).then(String, () => '');
  const runs = orders.map(async (order, at) => {
    const stdout = await printed(order.stdout);
    const stderr = await printed(order.stderr);
    const metered = figures[at];
    return metered === undefined
      ? { cutOffSeconds: seconds, stdout, stderr }
      : { ...metered, stdout, stderr };
  });
  return Promise.all(runs);
}
