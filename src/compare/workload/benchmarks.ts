import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, note } from '../../system/errors.ts';
import { share } from '../../system/format.ts';
import { quantityOf } from '../../system/quantities.ts';
import { median } from '../stats/samples.ts';
import {
  type Benchmark,
  type BenchmarkCost,
  type BenchmarkRun,
  calibrate,
  MOST_ITERATIONS,
  type Runner,
  rowName,
  runBenchmark,
  runnerFor,
  timedSeconds,
  untimedShare,
} from './calibrate.ts';
import { byContender, type Contenders, contenderNames, mapContenders } from './contenders.ts';
import { type Reordering, reordering } from './order.ts';
import { freshCopy } from './processes.ts';
import {
  BUILD_SHARE,
  type BuiltTests,
  configurationLines,
  costLine,
  linkTests,
  metricOf,
  type Nothing,
  printedLine,
  type TestBuild,
} from './test-binaries.ts';
import {
  FEWEST_ROUNDS,
  inTurns,
  isFinding,
  noRoomFor,
  PLANNED,
  type RunSet,
  type RunValues,
  type Workload,
} from './workload.ts';

/** The test binaries to build and the regular expression of the benchmarks to run. */
export interface BenchmarkOptions extends TestBuild {
  readonly benchmarks: string;
}

/** The time for benchmarks. Points in time are in milliseconds of `performance.now()`. */
export interface Window {
  /** When measuring ends. */
  readonly deadline: number;
  /** When a run is stopped; absent: at the deadline. */
  readonly latest?: number;
  readonly budgetSeconds: number;
  /** The time that building the test binaries took. */
  readonly buildSeconds: number;
  /** The part of the remaining time that is for the benchmarks; 1 if no load is measured. */
  readonly share: number;
}

/** The benchmarks that can be measured, or the reason why there are none. */
export interface PreparedBenchmarks {
  readonly workloads: readonly BenchmarkWorkload[];
  readonly calibrated?: readonly Benchmark[];
  readonly reordering?: Reordering;
  readonly findings: readonly Finding[];
  readonly nothing?: Nothing;
}

/** The part of the benchmarks' time that calibrating may take. */
const CALIBRATION_SHARE = 0.6;

/**
 * Finds and calibrates the benchmarks, and makes a workload of each. One run does so many operations that enough rounds fit into
 * the time. If not all benchmarks fit, the most expensive ones are left out, with a finding.
 */
export async function prepareBenchmarks(
  options: BenchmarkOptions,
  { binaries }: BuiltTests,
  { deadline, latest = deadline, share, budgetSeconds, buildSeconds }: Window,
): Promise<PreparedBenchmarks> {
  const { progress, benchmarks: expression } = options;
  const contenders = contenderNames(options.contenders).length;
  const runner = await runnerFor(options, latest);
  const left = () => ((deadline - performance.now()) / 1000) * share;
  const calibrating = { ...runner, deadline: performance.now() + left() * 1000 * CALIBRATION_SHARE };
  const calibrated = await calibrate(binaries, expression, calibrating, progress);
  const { benchmarks, isComplete } = calibrated;
  const link = linkTests(options, [...new Set(benchmarks.map((one) => one.binaries))]);
  const linked = link && benchmarks.length > 0 ? await reordering(options, link, left()) : { findings: [] };
  const findings = [...calibrated.findings];
  const plan = planIterations(
    benchmarks,
    left() - FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0),
    contenders,
  );
  const nothing = (reason: string) => ({ workloads: [], findings, nothing: { reason } });
  if (isComplete && benchmarks.length === 0) {
    const none = `No benchmark matches \`${expression}\`.`;
    return nothing(findings.length > 0 ? 'None of the benchmarks ran on both sides.' : none);
  }
  if (plan.every((iterations) => iterations === undefined)) {
    const enough = Math.ceil(Math.max(2 * budgetSeconds, buildSeconds / BUILD_SHARE));
    const spent =
      benchmarks.length === 0
        ? 'was spent before the benchmarks were calibrated'
        : `has no room for ${FEWEST_ROUNDS} rounds of any benchmark, which an interval needs`;
    return nothing(
      `Building the test binaries took ${Math.round(buildSeconds)} s, and the budget of ${budgetSeconds} s ${spent}; raise \`budget\` to about ${enough} s or choose fewer.`,
    );
  }
  const workloads: BenchmarkWorkload[] = [];
  const tooLong: string[] = [];
  for (const [at, benchmark] of benchmarks.entries()) {
    const iterations = plan[at];
    const perRound = () => Math.ceil(firstRoundsSeconds([benchmark], SHORTEST_RUN, contenders));
    if (iterations !== undefined) workloads.push(benchmarkWorkload(benchmark, iterations, runner));
    else tooLong.push(`${rowName(benchmark)} (${perRound()} s a round)`);
  }
  findings.push(...(tooLong.length > 0 ? [noRoomFor(tooLong)] : []), ...linked.findings);
  return { workloads, calibrated: benchmarks.filter((_, at) => plan[at] !== undefined), ...linked, findings };
}

/**
 * The CPU seconds of one run: the usual and the shortest one. On a busy machine (docs/measuring.md), many pairs of a tenth of a
 * second give a narrower interval than fewer long pairs, because the machine changes between long pairs. A run is longer if
 * starting the process would take a visible part of it.
 */
const [RUN, SHORTEST_RUN] = [0.1, 0.05];
/** The lengths of a run to try, in CPU seconds: the longest with which enough rounds fit is chosen. */
const LENGTHS = [0.5, 0.2, RUN, SHORTEST_RUN];
/**
 * The wall time that a run is planned with, divided by its CPU time, at most. Runs of a benchmark that waits longer have fewer
 * operations, because they would otherwise take all the time.
 */
export const MOST_WAITING = 2;

/**
 * Plans the number of operations in one run of each benchmark, so that `FEWEST_ROUNDS` rounds fit into the budget.
 * @param contenders the number of contenders.
 * @returns undefined for the most expensive benchmarks, which are left out until the others fit.
 */
export function planIterations(
  costs: readonly BenchmarkCost[],
  budgetSeconds: number,
  contenders = 2,
): readonly (number | undefined)[] {
  const cheapest = [...costs].sort(
    (a, b) =>
      firstRoundsSeconds([a], SHORTEST_RUN, contenders) - firstRoundsSeconds([b], SHORTEST_RUN, contenders),
  );
  for (; cheapest.length > 0; cheapest.pop()) {
    const fits = (length: number) =>
      FEWEST_ROUNDS * firstRoundsSeconds(cheapest, length, contenders) <= budgetSeconds * PLANNED;
    const seconds = LENGTHS.find(fits);
    if (seconds === undefined) continue;
    const chosen = new Set(cheapest);
    return costs.map((cost) => (chosen.has(cost) ? iterationsFor(cost, seconds) : undefined));
  }
  return costs.map(() => undefined);
}

/**
 * The wall time of one of the first rounds, in which all contenders run together and then each alone.
 * @param seconds of one run.
 */
function firstRoundsSeconds(costs: readonly BenchmarkCost[], seconds: number, contenders: number): number {
  const ofRun = (cost: BenchmarkCost) =>
    cost.outsideSeconds + cost.secondsPerOp * iterationsFor(cost, seconds);
  return costs.reduce((sum, cost) => sum + 2 * contenders * ofRun(cost), 0);
}

/** The number of operations in one run. @param most CPU seconds of the run. */
function iterationsFor({ outsideSeconds, ...cost }: BenchmarkCost, most: number): number {
  const seconds = Math.min(most, Math.max(RUN, outsideSeconds * (1 / VISIBLE_OVERHEAD - 1)));
  const perOp = Math.max(cost.cpuSecondsPerOp, cost.secondsPerOp / MOST_WAITING);
  return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}

const BENCHMARK_QUANTITIES = ['cpu-sec/op', 'sec/op', 'B/op', 'allocs/op', 'peak-B'].map(quantityOf);

/** Each contender also runs alone, for its wall time, in this many first rounds and in every fifth later one. */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;

/** A Go benchmark that rounds can run, and the results that it printed. */
export interface BenchmarkWorkload extends Workload {
  /** The results of a contender in Go's benchmark format, in the order of the runs. */
  lines(contender: string): readonly string[];
  notes(): readonly Finding[];
  /** The share of a run that is outside of its timed part; 0 if the benchmark prints no time. */
  untimed(): number;
}

/** A note is made if this share of a run is outside of the benchmark's timed part. */
const VISIBLE_OVERHEAD = 0.1;

/** The runs of one benchmark: all contenders together, or each alone. */
interface BenchmarkRuns {
  readonly expectedSeconds: number;
  together(order: readonly string[]): Promise<Contenders<BenchmarkRun> | Finding>;
  alone(order: readonly string[]): Promise<Contenders<BenchmarkRun> | Finding>;
}

function benchmarkRuns(benchmark: Benchmark, iterations: number, runner: Runner): BenchmarkRuns {
  const expectedSeconds = benchmark.outsideSeconds + benchmark.secondsPerOp * iterations;
  const left = (runner.deadline - performance.now()) / 1000;
  const run = async (contenders: readonly string[]) => {
    for (const name of contenders) await freshCopy(benchmark.binaries.programs[name] as string);
    const usual = contenders.length * expectedSeconds;
    // A benchmark that hangs must leave time for the rounds of the others.
    const seconds = Math.max(2 * usual + 1, Math.min(10 * usual + 5, left / 4));
    return runBenchmark(benchmark, runner, { contenders, time: `${iterations}x`, seconds });
  };
  return {
    expectedSeconds,
    async together(order) {
      const runs = await run(order);
      return isFinding(runs) ? runs : byContender(order, runs);
    },
    alone: (order) =>
      inTurns(order, async (name) => {
        const runs = await run([name]);
        return isFinding(runs) ? runs : (runs[0] as BenchmarkRun);
      }),
  };
}

/** The results of a benchmark's runs. */
class BenchmarkResults {
  readonly #lines = new Map<string, string[]>();
  readonly #untimed: number[] = [];

  /** The results of a contender in Go's benchmark format, in the order of the runs. */
  lines(contender: string): readonly string[] {
    return this.#lines.get(contender) ?? [];
  }

  /** Keeps the results of a set. @param timed runs that had the machine for themselves; absent in most rounds. */
  add(cost: Contenders<BenchmarkRun>, timed?: Contenders<BenchmarkRun>): RunSet {
    if (timed !== undefined) this.#untimed.push(untimedShare(timed.baseline));
    return mapContenders(cost, (run, name) => {
      const lines = this.#lines.get(name) ?? configurationLines(run.stdout);
      this.#lines.set(name, lines);
      lines.push(costLine(run.result, cpuSecondsPerOp(run), run.peakBytes));
      const printed = timed && printedLine((timed[name] as BenchmarkRun).result);
      if (printed !== undefined) lines.push(printed);
      return benchmarkValues(run, timed?.[name]);
    });
  }

  /** The median share of a run that is outside of its timed part. */
  get untimed(): number {
    return (this.#untimed.length > 0 && median(this.#untimed)) || 0;
  }
}

/**
 * Makes a workload of a benchmark. All contenders run at the same time on the same CPU, so that everything else that the
 * machine does, in bursts of milliseconds or for minutes, slows them all down. Such runs have no meaningful wall time, so some
 * rounds also run each contender alone. If the benchmark fails only while others run, they take turns from then on.
 * Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
 */
function benchmarkWorkload(benchmark: Benchmark, iterations: number, runner: Runner): BenchmarkWorkload {
  const name = rowName(benchmark);
  const runs = benchmarkRuns(benchmark, iterations, runner);
  const results = new BenchmarkResults();
  let round = 0;
  let takeTurns = runner.cpus.length === 0;
  return {
    name,
    quantities: BENCHMARK_QUANTITIES,
    secondsPerRun: runs.expectedSeconds,
    async runSet(order) {
      const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
      const shared = takeTurns ? undefined : await runs.together(order);
      if (shared !== undefined && !isFinding(shared)) {
        round++;
        const timed = needsWallTime ? await runs.alone(order) : undefined;
        return isFinding(timed) ? timed : results.add(shared, timed);
      }
      const single = await runs.alone(order);
      if (isFinding(single)) return single;
      // The benchmark failed while several contenders ran, but not alone.
      takeTurns = true;
      return results.add(single, single);
    },
    lines: (contender) => results.lines(contender),
    notes() {
      if (!takeTurns || runner.cpus.length === 0) return [];
      const why = `The sides of ${name} take turns, because it failed while both ran at the same time, and alone it did not.`;
      const fix =
        'Avoid fixed ports and files in the benchmark; then both sides can run in parallel, and the interval gets narrower.';
      return [note(why, fix)];
    },
    untimed: () => results.untimed,
  };
}

/** Notes the benchmark with the largest untimed share, if that share is visible. */
export function aboutSetUp(workloads: readonly Pick<BenchmarkWorkload, 'name' | 'untimed'>[]): Finding[] {
  const [worst] = workloads.toSorted((a, b) => b.untimed() - a.untimed());
  if (worst === undefined || worst.untimed() < VISIBLE_OVERHEAD) return [];
  const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer). It is the same on both sides, so changes are shown that much too small and CPU times too large.`;
  return [note(message, 'Raise `budget` for longer runs, or make the set-up of the benchmark shorter.')];
}

/** CPU seconds per operation. They include start-up, set-up and the iteration that `testing` tries first, the same on both sides. */
function cpuSecondsPerOp(run: BenchmarkRun): number {
  return run.cpuSeconds / run.result.iterations;
}

/** The values of one run, by unit. @param timed the run of this round that had the machine for itself, if any. */
function benchmarkValues(run: BenchmarkRun, timed: BenchmarkRun | undefined): RunValues {
  const values: readonly (readonly [string, number | undefined])[] = [
    ['cpu-sec/op', cpuSecondsPerOp(run)],
    // 0 means that the benchmark ended before the clock moved, so the time is not known.
    ['sec/op', (timed && timedSeconds(timed)) || undefined],
    ['B/op', metricOf(run.result, 'B/op')],
    ['allocs/op', metricOf(run.result, 'allocs/op')],
    ['peak-B', run.peakBytes || undefined],
  ];
  return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/**
 * Writes the results of each contender into a file: `benchstat baseline.bench.txt candidate.bench.txt` reads them.
 * @param contenders the names of the contenders.
 */
export async function writeBenchmarkFiles(
  workloads: readonly BenchmarkWorkload[],
  contenders: readonly string[],
  directory: string,
): Promise<void> {
  if (workloads.every((workload) => workload.lines('candidate').length === 0)) return;
  await mkdir(directory, { recursive: true });
  for (const contender of contenders) {
    const lines = workloads.flatMap((workload) => workload.lines(contender));
    await writeFile(path.join(directory, `${contender}.bench.txt`), `${lines.join('\n')}\n`);
  }
}
