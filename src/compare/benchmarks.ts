import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { type Finding, note } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { quantityOf } from '../system/quantities.ts';
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
import { type Reordering, reordering } from './order.ts';
import { freshCopy } from './processes.ts';
import {
  bothOf,
  FEWEST_ROUNDS,
  isFinding,
  noRoomFor,
  type Pair,
  PLANNED,
  pairOf,
  type RunValues,
  sidesInOrder,
  type Workload,
} from './rounds.ts';
import { median } from './stats/samples.ts';
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

export interface BenchmarkOptions extends TestBuild {
  readonly benchmarks: string;
}

export interface Window {
  /** `performance.now()` at which measuring ends. */
  readonly deadline: number;
  /** When a run is stopped. */
  readonly latest?: number;
  readonly budgetSeconds: number;
  /** What building the test binaries took of the budget. */
  readonly buildSeconds: number;
  /** Part of the time left that is for the benchmarks, where something else is measured too. */
  readonly share: number;
}

export interface PreparedBenchmarks {
  readonly workloads: readonly BenchmarkWorkload[];
  readonly calibrated?: readonly Benchmark[];
  readonly reordering?: Reordering;
  readonly findings: readonly Finding[];
  readonly nothing?: Nothing;
}

/** Part of the time for the benchmarks that calibrating may take. */
const CALIBRATION_SHARE = 0.6;

/** Finds and calibrates the benchmarks and makes them workloads, each with so much work per run that enough rounds fit. */
export async function prepareBenchmarks(
  options: BenchmarkOptions,
  { binaries }: BuiltTests,
  { deadline, latest = deadline, share, budgetSeconds, buildSeconds }: Window,
): Promise<PreparedBenchmarks> {
  const { progress, benchmarks: expression } = options;
  const runner = await runnerFor(options, latest);
  const left = () => ((deadline - performance.now()) / 1000) * share;
  const calibrating = { ...runner, deadline: performance.now() + left() * 1000 * CALIBRATION_SHARE };
  const calibrated = await calibrate(binaries, expression, calibrating, progress);
  const { benchmarks, isComplete } = calibrated;
  const link = linkTests(options, [...new Set(benchmarks.map((one) => one.binaries))]);
  const linked = link && benchmarks.length > 0 ? await reordering(options, link, left()) : { findings: [] };
  const findings = [...calibrated.findings];
  const plan = planIterations(benchmarks, left() - FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0));
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
  const out: string[] = [];
  for (const [at, one] of benchmarks.entries()) {
    const iterations = plan[at];
    if (iterations !== undefined) workloads.push(benchmarkWorkload(one, iterations, runner));
    else out.push(`${rowName(one)} (${Math.ceil(firstRoundsSeconds([one], SHORTEST_RUN))} s a round)`);
  }
  findings.push(...(out.length > 0 ? [noRoomFor(out)] : []), ...linked.findings);
  return { workloads, calibrated: benchmarks.filter((_, at) => plan[at] !== undefined), ...linked, findings };
}

/**
 * CPU seconds of work per run. Measured under load (docs/measuring.md), many pairs of a tenth of a second tell more than
 * fewer long ones, between which the machine changes. Where starting the process and its first try would be a
 * visible part of what is measured, runs are longer.
 */
const [RUN, SHORTEST_RUN] = [0.1, 0.05];
/** Longest runs, as many rounds fit. */
const LENGTHS = [0.5, 0.2, RUN, SHORTEST_RUN];
/** How much longer than its CPU time a run may take, on a busy machine, or if the benchmark waits: else it would take all the time. */
export const MOST_WAITING = 2;

/** Operations per run, so that the fewest rounds fit; undefined for the most expensive, as long as not all others fit. */
export function planIterations(
  costs: readonly BenchmarkCost[],
  budgetSeconds: number,
): readonly (number | undefined)[] {
  const left = [...costs].sort(
    (a, b) => firstRoundsSeconds([a], SHORTEST_RUN) - firstRoundsSeconds([b], SHORTEST_RUN),
  );
  for (; left.length > 0; left.pop()) {
    const fits = (one: number) => FEWEST_ROUNDS * firstRoundsSeconds(left, one) <= budgetSeconds * PLANNED;
    const seconds = LENGTHS.find(fits);
    if (seconds === undefined) continue;
    const chosen = new Set(left);
    return costs.map((cost) => (chosen.has(cost) ? iterationsFor(cost, seconds) : undefined));
  }
  return costs.map(() => undefined);
}

/** Of the first rounds: both sides together, and each alone. */
function firstRoundsSeconds(costs: readonly BenchmarkCost[], seconds: number): number {
  const ofRun = (cost: BenchmarkCost) =>
    cost.outsideSeconds + cost.secondsPerOp * iterationsFor(cost, seconds);
  return costs.reduce((sum, cost) => sum + 4 * ofRun(cost), 0);
}

/** @param most CPU seconds. */
function iterationsFor({ outsideSeconds, ...cost }: BenchmarkCost, most: number): number {
  const seconds = Math.min(most, Math.max(RUN, outsideSeconds * (1 / VISIBLE_OVERHEAD - 1)));
  const perOp = Math.max(cost.cpuSecondsPerOp, cost.secondsPerOp / MOST_WAITING);
  return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}

const BENCHMARK_QUANTITIES = ['cpu-sec/op', 'sec/op', 'B/op', 'allocs/op', 'peak-B'].map(quantityOf);

/** In the first rounds, and in every fifth later, each side also runs alone, for its wall time. */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;

/** A Go benchmark as the rounds run it, and what it printed meanwhile. */
export interface BenchmarkWorkload extends Workload {
  /** The results of a side, in Go's benchmark format; in the order of the runs. */
  lines(side: SideName): readonly string[];
  notes(): readonly Finding[];
  /** The share of a run that is outside of its timed part; 0 of one that prints no time. */
  untimed(): number;
}

/** Share of a run outside of the benchmark's timed part from which on it is worth a note. */
const VISIBLE_OVERHEAD = 0.1;

/**
 * Both sides run at the same time, on the same CPU: whatever else the machine does, in bursts of milliseconds or for
 * minutes, it does to both. What that cannot show, wall time, is measured in some of the rounds with each side alone.
 * Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
 */
function benchmarkWorkload(benchmark: Benchmark, iterations: number, runner: Runner): BenchmarkWorkload {
  const name = rowName(benchmark);
  const lines: Record<SideName, string[]> = { baseline: [], candidate: [] };
  const untimed: number[] = [];
  const expected = benchmark.outsideSeconds + benchmark.secondsPerOp * iterations;
  const left = (runner.deadline - performance.now()) / 1000;
  let round = 0;
  let takeTurns = runner.cpus.length === 0;

  const run = async (sides: readonly SideName[]) => {
    for (const side of sides) await freshCopy(benchmark.binaries[side]);
    const usual = sides.length * expected;
    // One that hangs must not take the rounds of all others.
    const seconds = Math.max(2 * usual + 1, Math.min(10 * usual + 5, left / 4));
    return runBenchmark(benchmark, sides, `${iterations}x`, runner, { seconds });
  };
  const together = async (first: SideName): Promise<Sides<BenchmarkRun> | Finding> => {
    const runs = await run(sidesInOrder(first));
    return isFinding(runs) ? runs : bothOf(first, runs);
  };
  const alone = (first: SideName) =>
    pairOf(first, async (side) => {
      const runs = await run([side]);
      return isFinding(runs) ? runs : (runs[0] as BenchmarkRun);
    });
  /** @param timed runs that had the machine for themselves; absent in most rounds. */
  const record = (cost: Sides<BenchmarkRun>, timed?: Sides<BenchmarkRun>): Pair => {
    if (timed !== undefined) untimed.push(untimedShare(timed.baseline));
    const read = (side: SideName) => {
      const { result, stdout, peakBytes } = cost[side];
      if (lines[side].length === 0) lines[side].push(...configurationLines(stdout));
      lines[side].push(costLine(result, cpuSecondsPerOp(cost[side]), peakBytes));
      const printed = timed && printedLine(timed[side].result);
      if (printed !== undefined) lines[side].push(printed);
      return benchmarkReading(cost[side], timed?.[side]);
    };
    return { baseline: read('baseline'), candidate: read('candidate') };
  };

  return {
    name,
    quantities: BENCHMARK_QUANTITIES,
    secondsPerRun: expected,
    async runPair(first) {
      const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
      const shared = takeTurns ? undefined : await together(first);
      if (shared !== undefined && !isFinding(shared)) {
        round++;
        const timed = needsWallTime ? await alone(first) : undefined;
        return isFinding(timed) ? timed : record(shared, timed);
      }
      const single = await alone(first);
      if (isFinding(single)) return single;
      // It failed together and not alone: from now on the sides take turns.
      takeTurns = true;
      return record(single, single);
    },
    lines: (side) => lines[side],
    notes() {
      const why = `The sides of ${name} take turns: it failed while both ran at the same time, and alone it did not.`;
      return takeTurns && runner.cpus.length > 0
        ? [note(why, 'Let it use no fixed port or file, and its interval will be narrower.')]
        : [];
    },
    untimed: () => (untimed.length > 0 && median(untimed)) || 0,
  };
}

/** One note for all that do more than what they time. */
export function aboutSetUp(workloads: readonly Pick<BenchmarkWorkload, 'name' | 'untimed'>[]): Finding[] {
  const [worst] = workloads.toSorted((a, b) => b.untimed() - a.untimed());
  if (worst === undefined || worst.untimed() < VISIBLE_OVERHEAD) return [];
  const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer), the same on both sides: changes are shown that much too small, CPU times too large.`;
  return [note(message, 'Raise `budget` for longer runs, or make the set-up of the benchmark shorter.')];
}

/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run: BenchmarkRun): number {
  return run.cpuSeconds / run.result.iterations;
}

/** @param timed the run that had the machine for itself, if there is one. */
function benchmarkReading(run: BenchmarkRun, timed: BenchmarkRun | undefined): RunValues {
  const values: readonly (readonly [string, number | undefined])[] = [
    ['cpu-sec/op', cpuSecondsPerOp(run)],
    // The clock of a benchmark that is over at once may not have moved.
    ['sec/op', (timed && timedSeconds(timed)) || undefined],
    ['B/op', metricOf(run.result, 'B/op')],
    ['allocs/op', metricOf(run.result, 'allocs/op')],
    ['peak-B', run.peakBytes || undefined],
  ];
  return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** One file for each side; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
export async function writeBenchmarkFiles(
  workloads: readonly BenchmarkWorkload[],
  directory: string,
): Promise<void> {
  if (workloads.every((one) => one.lines('candidate').length === 0)) return;
  await mkdir(directory, { recursive: true });
  for (const side of SIDES) {
    const lines = workloads.flatMap((one) => one.lines(side));
    await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join('\n')}\n`);
  }
}
