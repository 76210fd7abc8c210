import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSide } from '../build/build.ts';
import { checkBuildFlags } from '../build/flags.ts';
import type { Finding } from '../finding.ts';
import { count } from '../format.ts';
import type { GoToolchain } from '../go.ts';
import { median } from '../stats/average.ts';
import { FEWEST_PAIRS } from '../stats/hodges-lehmann.ts';
import { seededRandom } from '../stats/random.ts';
import { configurationLines, resultLine } from './bench-format.ts';
import { type Benchmark, type BenchmarkRun, calibrate, type Runner, type SideName } from './calibrate.ts';
import type { Comparison } from './comparison.ts';
import { inconclusive, judge, type Series, sameBytes } from './judge.ts';
import { BudgetSpent, buildMeter } from './meter.ts';
import { planRounds, smallestBudget } from './plan.ts';
import { type Measured, type Rounds, runRounds } from './rounds.ts';
import { buildTestBinaries, type TestBinaries } from './test-binaries.ts';

export interface BenchmarkOptions {
  readonly go: GoToolchain;
  /** A `binary` is a test binary, as `go test -c` makes it. */
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  /** The user's build flags. */
  readonly flags: readonly string[];
  /** Patterns of packages; none: all of the module. */
  readonly packages: readonly string[];
  /** Which benchmarks, as for `go test -bench`. */
  readonly benchmarks: string;
  /** Bounds the measuring, calibration included, not the building. */
  readonly budgetSeconds: number;
  /** Of the random order; default: another one in each run. */
  readonly seed?: number;
  /** Gets `baseline.bench.txt` and `candidate.bench.txt` for benchstat. */
  readonly outputDirectory: string;
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface BenchmarkOutcome {
  readonly comparison: Comparison;
  readonly findings: readonly Finding[];
}

/** Share of a run outside of the benchmark's timed part from which on it is worth a word. */
const VISIBLE_OVERHEAD = 0.1;

/**
 * Runs the module's own benchmarks on both sides, interleaved, and says which side takes less CPU time per
 * operation. What cannot be measured is `inconclusive` with its reason, not an error.
 * @throws UsageError for flags or an expression that are none; ExpectedError for a binary that is no test binary;
 * the signal's reason when aborted, with no process left.
 */
export async function compareBenchmarks(options: BenchmarkOptions): Promise<BenchmarkOutcome> {
  checkBuildFlags(options.flags);
  await mkdir(options.scratch, { recursive: true });
  const packages = options.packages.length === 0 ? ['./...'] : options.packages;
  const { binaries, findings } = await buildTestBinaries({ ...options, packages });
  if (binaries.length === 0) return { comparison: noBenchmarks(options, findings), findings };
  const differing = binaries.filter((one) => !one.identical);
  if (differing.length === 0) {
    const reason = 'The test binaries of both sides are the same bytes: the same machine code cannot differ.';
    return { comparison: sameBytes(reason), findings };
  }
  const notes = binaries.filter((one) => one.identical).map(identicalNote);
  const measured = await measure(options, differing);
  return { comparison: measured.comparison, findings: [...findings, ...notes, ...measured.findings] };
}

function noBenchmarks(options: BenchmarkOptions, findings: readonly Finding[]): Comparison {
  if (findings.length > 0) return inconclusive('None of the packages with benchmarks builds its tests.');
  return inconclusive(
    `Module ${options.go.modulePath} has no benchmarks. Write one into a _test.go file next to the hot code: ` +
      'func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }',
  );
}

function identicalNote(one: TestBinaries): Finding {
  return {
    severity: 'note',
    message: `The test binaries of ${one.label} are the same bytes on both sides; they are not measured.`,
  };
}

async function measure(
  options: BenchmarkOptions,
  binaries: readonly TestBinaries[],
): Promise<BenchmarkOutcome> {
  const { go, scratch, signal, progress, budgetSeconds } = options;
  const meter = await buildMeter(go, scratch, signal);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const runner: Runner = { meter, env: go.context.env, signal, deadline: began + budgetSeconds * 1000 };
  const findings: Finding[] = [];
  const benchmarks = await calibrateAll(options, binaries, runner, findings);
  const plan = benchmarks?.length ? planRounds(benchmarks, budgetSeconds - elapsed()) : undefined;
  if (benchmarks === undefined || plan === undefined) {
    const reason = whyNotMeasured(options, benchmarks, findings.length > 0, elapsed());
    return { comparison: inconclusive(reason, elapsed()), findings };
  }
  const random = seededRandom(options.seed ?? randomInt(2 ** 32));
  const rounds = await runRounds(benchmarks, plan, runner, random, progress);
  findings.push(
    ...rounds.findings,
    ...earlyEnd(rounds, plan.rounds),
    ...rounds.measured.flatMap(overheadNote),
  );
  await writeBenchmarkFiles(rounds.measured, options.outputDirectory);
  return { comparison: conclude(rounds, plan.rounds, elapsed()), findings };
}

/** All benchmarks, with what they cost; undefined when that alone takes the whole budget. Adds to `findings`. */
async function calibrateAll(
  options: BenchmarkOptions,
  binaries: readonly TestBinaries[],
  runner: Runner,
  findings: Finding[],
): Promise<Benchmark[] | undefined> {
  const benchmarks: Benchmark[] = [];
  try {
    for (const one of binaries) {
      options.progress?.(`Finding and calibrating the benchmarks of ${one.label}`);
      const found = await calibrate(one, options.benchmarks, runner);
      benchmarks.push(...found.benchmarks);
      findings.push(...found.findings);
    }
    return benchmarks;
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

function whyNotMeasured(
  options: BenchmarkOptions,
  benchmarks: readonly Benchmark[] | undefined,
  failed: boolean,
  elapsedSeconds: number,
): string {
  const { budgetSeconds } = options;
  if (benchmarks === undefined) {
    return `The budget of ${budgetSeconds} s was spent before the benchmarks were calibrated; raise \`budget\` or choose fewer.`;
  }
  if (benchmarks.length > 0) {
    const needed = Math.ceil(elapsedSeconds + smallestBudget(benchmarks));
    return `${count(benchmarks.length, 'benchmark')} ${benchmarks.length === 1 ? 'needs' : 'need'} at least ${FEWEST_PAIRS} rounds, about ${needed} s; raise \`budget\` (${budgetSeconds} s) or choose fewer.`;
  }
  return failed
    ? 'None of the benchmarks ran on both sides.'
    : `No benchmark matches \`${options.benchmarks}\`.`;
}

function conclude(rounds: Rounds, planned: number, seconds: number): Comparison {
  if (rounds.measured.length === 0 && rounds.findings.length > 0) {
    return inconclusive('Every benchmark failed while it was measured.', seconds);
  }
  if (rounds.completed < FEWEST_PAIRS) {
    const reason = `The budget was spent after ${rounds.completed} of ${planned} rounds, and a 95 % interval needs ${FEWEST_PAIRS}; raise \`budget\`.`;
    return inconclusive(reason, seconds);
  }
  const wall = rounds.measured.filter((one) => one.pairs.every(hasWallTime));
  return judge(
    rounds.measured.map((one) => series(one, 'cpu-sec/op', cpuSecondsPerOp)),
    wall.map((one) => series(one, 'sec/op', (run) => run.result.secondsPerOp ?? Number.NaN)),
    seconds,
  );
}

function earlyEnd(rounds: Rounds, planned: number): Finding[] {
  if (rounds.measured.length === 0 || rounds.completed === planned) return [];
  return [
    {
      severity: 'note',
      message: `The machine was slower than while calibrating: ${rounds.completed} of ${planned} planned rounds fitted the budget.`,
    },
  ];
}

function hasWallTime(pair: { readonly baseline: BenchmarkRun; readonly candidate: BenchmarkRun }): boolean {
  return [pair.baseline, pair.candidate].every((run) => (run.result.secondsPerOp ?? 0) > 0);
}

/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run: BenchmarkRun): number {
  return run.cpuSeconds / run.result.iterations;
}

function series(measured: Measured, unit: string, value: (run: BenchmarkRun) => number): Series {
  return {
    name: rowName(measured.benchmark),
    unit,
    baseline: measured.pairs.map((pair) => value(pair.baseline)),
    candidate: measured.pairs.map((pair) => value(pair.candidate)),
  };
}

function rowName(benchmark: Benchmark): string {
  return `${benchmark.binaries.label}.${benchmark.printedName}`;
}

function overheadNote(measured: Measured): Finding[] {
  const shares = measured.pairs.map(({ baseline }) => untimedShare(baseline));
  const share = median(shares);
  if (!(share >= VISIBLE_OVERHEAD)) return [];
  return [
    {
      severity: 'note',
      message: `About ${Math.round(share * 100)} % of a run of ${rowName(measured.benchmark)} is outside of its timed part (start-up, set-up, stopped timer), the same on both sides: its change is shown that much too small.`,
      fix: 'Raise `budget` for longer runs, or make the set-up of the benchmark shorter.',
    },
  ];
}

function untimedShare(run: BenchmarkRun): number {
  const { iterations, secondsPerOp = Number.NaN } = run.result;
  // A loop over b.N runs once more before: testing always tries it with one iteration.
  return 1 - ((iterations + 1) * secondsPerOp) / run.wallSeconds;
}

/** One file for each side, in the order of the rounds; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(measured: readonly Measured[], directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const side of ['baseline', 'candidate'] satisfies SideName[]) {
    const lines: string[] = [];
    for (const one of measured) {
      lines.push(...configurationLines(one.pairs[0]?.[side].stdout ?? ''));
      for (const pair of one.pairs) lines.push(resultLine(pair[side].result, cpuSecondsPerOp(pair[side])));
    }
    await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join('\n')}\n`);
  }
}
