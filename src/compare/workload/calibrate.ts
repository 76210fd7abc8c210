import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lastLines } from '../../golang/go.ts';
import { buildHelper } from '../../golang/helper.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../../system/errors.ts';
import { lastOutput, startProcess } from '../../system/exec.ts';
import { readRegularFile, readText } from '../../system/files.ts';
import { asSentence, duration, excerpt, someOf } from '../../system/text.ts';
import { contenderNames } from './contenders.ts';
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
 * Calibration: it finds the benchmarks, and the cost of one operation of each. All benchmarks of a package run once. Each result that Go
 * prints counts as a separate benchmark, also one of `b.Run`. Then each one runs once on every contender, and for about 0.1 s on the baseline. For
 * example, 50,000 operations in 0.1 s of CPU time cost 2 µs each, so that a later run of 0.1 s does 50,000 operations again.
 */

/** The environment in which benchmarks run: under a meter that reports their CPU time (golang/helper/meter). */
export interface Runner {
  readonly meter: string;
  readonly scratch: string;
  /** The CPUs that a program can be pinned to; empty if the system cannot pin programs, such as macOS and some sandboxes. */
  readonly cpus: readonly number[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
}

/**
 * Builds the meter for this machine into `scratch`. Each benchmark runs Go code on one thread, because with more threads the work
 * of the garbage collector depends on which of them run, and pairs then differ several times as much.
 * @throws ExpectedError if Go cannot build the meter.
 */
export async function runnerFor(
  { go, scratch, signal }: Pick<TestBuild, 'go' | 'scratch' | 'signal'>,
  deadline: number,
): Promise<Runner> {
  const folder = path.join(scratch, 'meter');
  await mkdir(folder, { recursive: true });
  const context = { ...go.context, signal: signal ?? go.context.signal };
  const options = { go: { ...go, context }, scratch: folder, purpose: 'measures CPU time' };
  const meter = await buildHelper('meter', options);
  const env = { ...(go.context.env ?? process.env), GOMAXPROCS: '1' };
  return { meter, scratch: folder, cpus: await usableCpus(), env, signal, deadline };
}

/** One benchmark of a test binary, and how to run it alone. */
export interface Selected {
  readonly binaries: TestBinaries;
  readonly printedName: string;
  /** The `-test.bench` pattern that selects this benchmark only. */
  readonly pattern: string;
}

/** Names the benchmark's row: `render.BenchmarkPage-2`. */
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

/** How `runBenchmark` runs a benchmark. */
interface BenchmarkCall {
  /**
   * The names of the contenders, in the order in which they start. Several run at the same time, on one CPU if the system can pin
   * programs.
   */
  readonly contenders: readonly string[];
  /** The number of operations, or the seconds, of the run. */
  readonly time: BenchTime;
  /** The time after which the run is ended; default: only the deadline of the runner ends it. */
  readonly seconds?: number;
  /** Further flags for the test binary. */
  readonly flags?: readonly string[];
}

/**
 * Runs one benchmark.
 * @returns a finding if the benchmark failed, took longer than `seconds`, printed no result or did not do that many operations.
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
      return leftOutFinding(rowName(selected), contenders[at] as string, happened, run);
    found.push({ ...(run as MeteredRun), result: result as BenchmarkResult });
  }
  return found;
}

/** The contenders whose test binaries run at the same time, with which benchmarks, and for how long. */
interface TestCall {
  readonly binaries: TestBinaries;
  readonly contenders: readonly string[];
  readonly pattern: string;
  readonly time: BenchTime;
  readonly flags?: readonly string[];
  /** The time after which the runs are ended. */
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

function leftOutFinding(name: string, contender: string, happened: string, run: TestRun): Finding {
  const fix =
    'cutOffSeconds' in run
      ? 'Make it shorter, also where its timer is stopped, raise `budget`, or leave it out with `benchmarks`.'
      : 'Make it pass under `go test -bench`, or leave it out with `benchmarks`.';
  const said = lastOutput(`${run.stdout}${run.stderr}`);
  return warning(`${name} ${happened} on the ${contender} and is left out. ${said}`, fix);
}

function whatHappened(run: TestRun, time: BenchTime, result?: BenchmarkResult): string | undefined {
  if ('cutOffSeconds' in run) return `was not over after ${duration(run.cutOffSeconds * 1000)}`;
  if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
  if (result === undefined) return 'printed no result';
  if (time.endsWith('x') && `${result.iterations}x` !== time)
    return `ran ${result.iterations} times instead of ${time.slice(0, -1)}`;
  return run.cpuSeconds > 0 ? undefined : 'took no CPU time that the system could count';
}

/** The cost of a benchmark, measured in a run of about a tenth of a second. The plan of the rounds uses it. */
export interface BenchmarkCost {
  /** The CPU time that a run of any length spends on start-up, set-up and its first try. */
  readonly outsideSeconds: number;
  readonly secondsPerOp: number;
  /** The CPU time of one operation. It is much less than the wall time on a busy machine, and more with several threads. */
  readonly cpuSecondsPerOp: number;
}

/** A calibrated benchmark. Each innermost `b.Run` is one, and gets its own row. */
export interface Benchmark extends BenchmarkCost, Selected {}

/** The largest N that `-test.benchtime=Nx` accepts. */
export const MOST_ITERATIONS = 1e9;
/** The length of a calibrating run, which is long enough to ignore the noise of timers and starts, and the seconds that are too short. */
const [CALIBRATED, SHORT] = ['0.1s', 0.05] as const;
/** The part of the remaining time that running all benchmarks of a package once may take. */
const DISCOVERING = 1 / 4;
/** The part of the remaining time that one run may take. With longer runs, too few rounds would fit. */
const RUNNING = 1 / 6;
/** The least time limit of a run in seconds, because on a busy machine a run takes ten times as long. */
const SHORTEST_LIMIT = 3;

function timeLimit({ deadline }: Runner, part: number): number {
  return Math.max(SHORTEST_LIMIT, ((deadline - performance.now()) / 1000) * part);
}

/** Which benchmarks are calibrated: those in `binaries` that a regular expression selects. */
export interface BenchmarkSelection {
  readonly binaries: readonly TestBinaries[];
  /** The regular expression, as for `go test -bench`. */
  readonly expression: string;
  /** The name of the setting that holds the expression. */
  readonly setting: string;
  /** Benchmarks that another selection has, and this one does not. */
  readonly except?: BenchmarkSelection;
}

/**
 * Finds the benchmarks that the user's expression selects and how long an operation of each takes on the baseline, and
 * checks that the other contenders run them too. A benchmark that fails or does not end on one of them is left out with a finding, and so is
 * a benchmark that does not fit into the time.
 * @returns the benchmarks; `isComplete` is false if the time ended before all were calibrated.
 * @throws UsageError for an invalid expression.
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
    findings.push(warning(message, 'Raise `budget`, or choose fewer with `benchmarks`.'));
    return { benchmarks, findings, isComplete: false };
  }
  return { benchmarks, findings, isComplete: true };
}

/**
 * Finds the benchmarks that both sides have. Sides of the same code have the same ones, so only the baseline is run. The
 * code of another commit may have more or fewer benchmarks, also by `b.Run`, and a note names these.
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

/** Returns the benchmarks that began in one test binary and not in the other. It names a benchmark without those that it runs by `b.Run`. */
function lacking(begun: ReadonlySet<string>, other: ReadonlySet<string>, label: string): readonly string[] {
  const names = [...begun].filter((name) => !other.has(name));
  const outermost = names.filter((name) => !names.some((parent) => name.startsWith(`${parent}/`)));
  return outermost.map((name) => `${label}.${name}`);
}

/** Which benchmarks of a test binary to find, and the list that gets findings about those that fail. */
interface Discovery {
  readonly selection: BenchmarkSelection;
  readonly runner: Runner;
  readonly findings: Finding[];
}

/**
 * Runs all selected benchmarks of one side once. Each result counts as a separate benchmark. If one benchmark crashes or hangs, the others
 * run again without it.
 * @returns also the names of all benchmarks that began, with those that failed or were skipped.
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
      findings.push(leftOutFinding(`Running the benchmarks of ${binaries.label}`, contender, happened, run));
    if (unfinished === undefined) break;
    // If other benchmarks used a part of the time, run this one again with the whole time.
    if ('cutOffSeconds' in run && leaves.length > before) continue;
    findings.push(leftOutFinding(`${binaries.label}.${unfinished}`, contender, happened, run));
    done.push(unfinished);
  }
  findings.push(...aboutFailed(failed, contender));
  return { leaves, begun: names };
}

/** A benchmark that called `b.Fail`, and the run with only its output. */
interface FailedBenchmark {
  readonly label: string;
  readonly run: TestRun;
}

/** Returns one warning for each failed benchmark, or one for all if there are many, because many mostly fail for the same reason. */
function aboutFailed(failed: readonly FailedBenchmark[], contender: string): Finding[] {
  const happened = 'failed (exit code 1)';
  const [first] = failed;
  if (first === undefined || failed.length <= MOST_NAMED)
    return failed.map(({ label, run }) => leftOutFinding(label, contender, happened, run));
  const names = someOf(
    failed.map(({ label }) => label),
    MOST_NAMED,
  );
  const said = lastOutput(first.run.stdout);
  const message = `${failed.length} benchmarks ${happened} on the ${contender} and are left out: ${names}. ${said}`;
  return [warning(message, 'Make them pass under `go test -bench`, or leave them out with `benchmarks`.')];
}

/** Returns the error for an expression that Go does not accept. @param said what the test binary printed about `-test.bench` or `-test.skip`. */
function invalidExpression({ except, ...own }: BenchmarkSelection, said: string): UsageError {
  const isExcepted = except !== undefined && /^testing: invalid regexp\b.*-test\.skip\b/m.test(said);
  const { setting, expression } = isExcepted ? except : own;
  const reason = asSentence(lastLines(said, 1));
  return new UsageError(`${setting}: \`${expression}\` is not a regular expression: ${reason}`, {
    fix: 'Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`.',
  });
}

/** A benchmark that is left out, because most of a run is outside of its timed operations. */
export interface UntimedBenchmark {
  readonly name: string;
  /** The share of a run that is outside. */
  readonly untimed: number;
}

/** Benchmarks that a warning names. */
const MOST_NAMED = 3;

/** Returns one warning about all benchmarks whose runs are mostly outside of their timed operations. */
export function aboutUntimed(all: readonly UntimedBenchmark[]): Finding[] {
  if (all.length === 0) return [];
  const named = all.map(({ name, untimed }) => `${name} (${Math.round(untimed * 100)} %)`);
  const what = all.length === 1 ? '1 benchmark is' : `${all.length} benchmarks are`;
  const message = `${what} left out, because most of a run is outside of the timed operations (start-up, set-up, stopped timer, waiting): ${someOf(named, MOST_NAMED)}.`;
  return [warning(message, 'Make the set-up shorter, or let it do more work in each operation.')];
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
  // Go runs the set-up again in each of its few tries. If the run takes longer than that, the benchmark stops its timer for most of the time.
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
    const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing; it is left out.`;
    return warning(message, 'Put what is to be measured into `for b.Loop() { … }`.');
  }
  // Go also runs the benchmark with smaller numbers. If the machine stood still during one of these runs, Go took its number as large enough.
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
  // Before each run, `testing` runs a loop over b.N once with one iteration.
  const timed = run.result.iterations > 1 ? 0 : timedSeconds(once);
  const outsideSeconds = Math.max(0, Math.min(once.wallSeconds, once.cpuSeconds) - timed);
  const perOp = (all: number) => Math.max(all - outsideSeconds, all * MOST_OF_LIMIT) / run.result.iterations;
  const [secondsPerOp, cpuSecondsPerOp] = [perOp(run.wallSeconds), perOp(run.cpuSeconds)];
  return { ...leaf, outsideSeconds, secondsPerOp, cpuSecondsPerOp };
}

/** If at least this share of a run is not timed, its CPU time shows other work more than the benchmark. */
const MOST_OF_LIMIT = 0.5;
/** A time in seconds that is shorter than a cycle of any processor. */
const NO_TIME = 1e-10;

/** Returns the printed time of a run, but at most the time that the run took, because a benchmark may print any number; 0 if it printed none. */
export function timedSeconds({ result, wallSeconds }: BenchmarkRun): number {
  return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}

/** Returns the least share of a run that was not timed. It does not count the time for which a busy machine delayed the start. NaN means unknown. */
export function untimedShare(run: BenchmarkRun): number {
  if (run.result.secondsPerOp === undefined) return Number.NaN;
  // Add the first try of a loop over b.N.
  return 1 - ((run.result.iterations + 1) * timedSeconds(run)) / Math.min(run.wallSeconds, run.cpuSeconds);
}

/** What the meter reports about a run of a program. */
export interface MeteredRun {
  readonly exitCode: number;
  /** The user and system time of the process, and of the processes that it waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** The greatest resident memory of any of these processes, in bytes; 0 if the system does not report it. */
  readonly peakBytes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that was ended because it took too long, and what it had printed by then. */
export interface CutOff extends Pick<MeteredRun, 'stdout' | 'stderr'> {
  readonly cutOffSeconds: number;
}

/** A program to run, with its arguments and its folder. */
export interface MeteredProgram {
  readonly argv: readonly [string, ...string[]];
  readonly directory: string;
}

/**
 * Runs one program, or several at the same time. If the system can pin programs, they share a CPU, and each call uses a different one.
 * @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError if a program cannot be run. In each case, the
 * processes and their children have ended.
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
      fix: 'Benchmarks run on this machine: check that GOOS and GOARCH fit it.',
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
