import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, note } from '../../system/errors.ts';
import { share, totalOf } from '../../system/format.ts';
import { quantityOf } from '../../system/quantities.ts';
import { median } from '../stats/samples.ts';
import {
  type Benchmark,
  type BenchmarkCost,
  type BenchmarkRun,
  type BenchmarkSelection,
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
  configurationLines,
  costLine,
  linkTests,
  metricOf,
  type Nothing,
  printedLine,
  type TestBinaries,
  type TestBuild,
} from './test-binaries.ts';
import {
  FEWEST_ROUNDS,
  heldOutNotMeasured,
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

/** The time in which benchmarks are prepared and measured. Points in time are in milliseconds of `performance.now()`. */
export interface Window {
  /** The time at which measuring ends. */
  readonly deadline: number;
  /** The time at which a run is stopped; absent: at the deadline. */
  readonly latest?: number;
  readonly budgetSeconds: number;
  /** The part of the budget that measuring gets, because profiles and reasons get the rest; absent: the whole budget. */
  readonly measuringShare?: number;
  /** The seconds that building the test binaries took. */
  readonly buildSeconds: number;
}

/** A group of benchmarks that have one verdict together, and the group's part of the time. */
export interface BenchmarkGroup {
  /** The regular expression that selects the benchmarks of the group. */
  readonly benchmarks: string;
  readonly binaries: readonly TestBinaries[];
  /** True if the benchmarks are held out from the verdict; absent: the benchmarks decide the verdict. */
  readonly isHeldOut?: boolean;
  /** The part of the remaining time for which the benchmarks are planned; 1 if the comparison has no other workload. */
  readonly share: number;
  /**
   * The largest part of the remaining time that the benchmarks may use. The benchmarks use more than `share` only if not all of them fit
   * into `share`. Absent: `share`.
   */
  readonly mostShare?: number;
}

/** The benchmarks that can be measured, or the reason why no benchmark can be measured. */
export interface PreparedBenchmarks {
  readonly workloads: readonly BenchmarkWorkload[];
  /** The benchmarks that decide the verdict. The deciding benchmarks can run again, so that they can be profiled. */
  readonly calibrated?: readonly Benchmark[];
  readonly reordering?: Reordering;
  readonly findings: readonly Finding[];
  /** The reason why no benchmark decides the verdict. */
  readonly nothing?: Nothing;
}

/** The part of the benchmarks' time that calibrating may take. */
const CALIBRATION_SHARE = 0.6;

/**
 * Finds and calibrates the benchmarks, and makes a workload of each benchmark. The number of operations in a run is chosen so that enough
 * rounds fit into the time. If not all benchmarks fit, the most expensive benchmarks are left out, and a finding names these benchmarks.
 * @param groups the groups of benchmarks. The group that decides the verdict comes first, and held-out groups get the remaining time.
 */
export async function prepareBenchmarks(
  options: TestBuild,
  groups: readonly BenchmarkGroup[],
  window: Window,
): Promise<PreparedBenchmarks> {
  const { deadline, latest = deadline, measuringShare = 1 } = window;
  const runner = await runnerFor(options, latest);
  const seconds = () => (deadline - performance.now()) / 1000;
  const whole = totalOf(groups, ({ share }) => share);
  const calibrated = await calibrateGroups(options, groups, {
    ...runner,
    deadline: performance.now() + seconds() * 1000 * whole * CALIBRATION_SHARE,
  });
  const all = calibrated.flatMap((group) => group.calibrated.benchmarks);
  const link = linkTests(options, [...new Set(all.map(({ binaries }) => binaries))]);
  const time = { seconds: seconds() * whole, share: whole * measuringShare };
  const linked = link && all.length > 0 ? await reordering(options, link, time) : { findings: [] };
  const linking = FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0);
  const planned = planGroups(calibrated, (share) => seconds() * share - linking, options);
  const findings = calibrated.flatMap((group) => group.calibrated.findings);
  const workloads: BenchmarkWorkload[] = [];
  let nothing: Nothing | undefined;
  for (const group of planned) {
    const { isHeldOut, chosen, tooLong } = group;
    if (chosen.length === 0) {
      const reason = whyNoBenchmarks(group, window);
      if (isHeldOut) findings.push(heldOutNotMeasured('benchmarks', reason));
      else nothing = { reason };
      continue;
    }
    if (tooLong.length > 0) findings.push(noRoomFor(tooLong));
    for (const { benchmark, iterations } of chosen)
      workloads.push({ ...benchmarkWorkload(benchmark, iterations, runner), isHeldOut });
  }
  const isAny = workloads.length > 0;
  const deciding = planned.find(({ isHeldOut, chosen }) => !isHeldOut && chosen.length > 0);
  return {
    workloads,
    calibrated: deciding?.chosen.map(({ benchmark }) => benchmark),
    reordering: isAny ? linked.reordering : undefined,
    findings: isAny ? [...findings, ...linked.findings] : findings,
    nothing,
  };
}

/** A group of benchmarks after calibration. */
interface CalibratedGroup extends BenchmarkGroup {
  /** The held-out benchmarks, which are left out of this group. */
  readonly except?: BenchmarkSelection;
  readonly calibrated: Awaited<ReturnType<typeof calibrate>>;
}

/** Calibrates the groups one after the other. A held-out benchmark is removed from the group that decides the verdict. */
async function calibrateGroups(
  { progress }: TestBuild,
  groups: readonly BenchmarkGroup[],
  runner: Runner,
): Promise<readonly CalibratedGroup[]> {
  const selectionOf = ({ benchmarks, binaries, isHeldOut }: BenchmarkGroup): BenchmarkSelection => ({
    binaries,
    expression: benchmarks,
    setting: isHeldOut ? 'held-out.benchmarks' : 'benchmarks',
  });
  const heldOut = groups.find(({ isHeldOut }) => isHeldOut);
  const calibrated: CalibratedGroup[] = [];
  for (const group of groups) {
    const except = heldOut === undefined || group.isHeldOut ? undefined : selectionOf(heldOut);
    const selection = { ...selectionOf(group), except };
    calibrated.push({ ...group, except, calibrated: await calibrate(selection, runner, progress) });
  }
  return calibrated;
}

/** A group of benchmarks, divided into benchmarks that fit into the time and benchmarks that do not fit. */
interface PlannedGroup extends CalibratedGroup {
  readonly chosen: readonly { readonly benchmark: Benchmark; readonly iterations: number }[];
  /**
   * The names of the benchmarks that do not fit. If one round of a benchmark takes more than one second, its name is followed by the
   * seconds of the round.
   */
  readonly tooLong: readonly string[];
}

/**
 * Plans the benchmarks of each group.
 * @param left returns how many seconds a share of the remaining time has.
 */
function planGroups(
  groups: readonly CalibratedGroup[],
  left: (share: number) => number,
  options: Pick<TestBuild, 'contenders'>,
): readonly PlannedGroup[] {
  const contenders = contenderNames(options.contenders).length;
  const whole = left(totalOf(groups, ({ share }) => share));
  let taken = 0;
  return groups.map((group) => {
    const { share, mostShare = share, isHeldOut } = group;
    const { benchmarks } = group.calibrated;
    const times = isHeldOut ? [Math.min(left(share), whole - taken)] : [left(share), left(mostShare)];
    const plans = times.map((time) => planIterations(benchmarks, time, contenders));
    const plan = plans.find((one) => !one.includes(undefined)) ?? plans.at(-1) ?? [];
    const chosen = benchmarks.flatMap((benchmark, at) => {
      const iterations = plan[at];
      return iterations === undefined ? [] : { benchmark, iterations };
    });
    const perRound = (benchmark: Benchmark) =>
      Math.ceil(firstRoundsSeconds([benchmark], SHORTEST_RUN, contenders));
    const nameWithTime = (benchmark: Benchmark) => {
      const seconds = perRound(benchmark);
      return seconds > 1 ? `${rowName(benchmark)} (${seconds} s a round)` : rowName(benchmark);
    };
    const tooLong = benchmarks.filter((_, at) => plan[at] === undefined).map(nameWithTime);
    const seconds = totalOf(chosen, (one) => secondsOfFirstRound(one.benchmark, one.iterations, contenders));
    taken += (FEWEST_ROUNDS * seconds) / PLANNED;
    return { ...group, chosen, tooLong };
  });
}

/** Returns the reason why no benchmark of a group is measured. */
function whyNoBenchmarks(
  { calibrated: { benchmarks, findings, isComplete }, benchmarks: expression, except }: PlannedGroup,
  { budgetSeconds, buildSeconds }: Window,
): string {
  if (isComplete && benchmarks.length === 0) {
    if (findings.length > 0) return 'None of the benchmarks ran on both sides.';
    return `No benchmark${except === undefined ? '' : ' that is not held out'} matches \`${expression}\`.`;
  }
  const enough = Math.ceil(Math.max(2 * budgetSeconds, buildSeconds / BUILD_SHARE));
  const spent =
    benchmarks.length === 0
      ? 'was spent before the benchmarks were calibrated'
      : `has no room for ${FEWEST_ROUNDS} rounds of any benchmark, which an interval needs`;
  return `Building the test binaries took ${Math.round(buildSeconds)} s, and the budget of ${budgetSeconds} s ${spent}; raise \`budget\` to about ${enough} s or choose fewer benchmarks.`;
}

/**
 * The usual and the shortest length of a run, in CPU seconds. On a busy machine, many pairs of a tenth of a second give a narrower interval
 * than a few long pairs (docs/measuring.md). The reason is that the load of the machine changes between long pairs. A run is longer if
 * starting the process would take a visible part of the run.
 */
const [RUN, SHORTEST_RUN] = [0.1, 0.05];
/** The lengths of a run to try, in CPU seconds. The longest length with which enough rounds fit into the time is chosen. */
const LENGTHS = [0.5, 0.2, RUN, SHORTEST_RUN];
/**
 * The maximum ratio between the planned wall time and the planned CPU time of a run. If a benchmark waits for a longer time, for example in
 * `time.Sleep`, its runs get fewer operations, so that they do not use up all the time.
 */
export const MOST_WAITING = 2;

/**
 * Plans the number of operations in one run of each benchmark, so that `FEWEST_ROUNDS` rounds fit into the budget.
 * @param contenders the number of contenders.
 * @returns the number of operations for each benchmark. The number of operations is undefined for the most expensive benchmarks, which are
 * left out until the remaining benchmarks fit.
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
 * Returns the wall time of one of the first rounds, in which all contenders run together and then each contender runs alone.
 * @param seconds the CPU seconds of one run.
 */
function firstRoundsSeconds(costs: readonly BenchmarkCost[], seconds: number, contenders: number): number {
  return totalOf(costs, (cost) => secondsOfFirstRound(cost, iterationsFor(cost, seconds), contenders));
}

function secondsOfFirstRound(cost: BenchmarkCost, iterations: number, contenders: number): number {
  return 2 * contenders * (cost.outsideSeconds + cost.secondsPerOp * iterations);
}

/** Returns the number of operations in one run. @param most the maximum CPU seconds of the run. */
function iterationsFor({ outsideSeconds, ...cost }: BenchmarkCost, most: number): number {
  const seconds = Math.min(most, Math.max(RUN, outsideSeconds * (1 / VISIBLE_OVERHEAD - 1)));
  const perOp = Math.max(cost.cpuSecondsPerOp, cost.secondsPerOp / MOST_WAITING);
  return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}

const BENCHMARK_QUANTITIES = ['cpu-sec/op', 'sec/op', 'B/op', 'allocs/op', 'peak-B'].map(quantityOf);

/**
 * The number of first rounds in which each contender also runs alone, so that its wall time can be measured. After these rounds, each
 * contender also runs alone in every fifth round.
 */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;

/** A Go benchmark as a workload that rounds can run, with the results that the benchmark printed. */
export interface BenchmarkWorkload extends Workload {
  /** Returns the results of a contender in Go's benchmark format, in the order of the runs. */
  lines(contender: string): readonly string[];
  notes(): readonly Finding[];
  /** Returns the share of a run that is outside of its timed part; 0 if the benchmark prints no time. */
  untimed(): number;
}

/** The maximum share of a run outside of the benchmark's timed part. If the share is larger, the result has a note. */
const VISIBLE_OVERHEAD = 0.1;

/** Runs one benchmark on all contenders at the same time, or on one contender after the other. */
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
    // Limit the time of a run, because a benchmark that hangs must leave time for the rounds of the other benchmarks.
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

  /** Returns the results of a contender in Go's benchmark format, in the order of the runs. */
  lines(contender: string): readonly string[] {
    return this.#lines.get(contender) ?? [];
  }

  /** Keeps the results of a set. @param timed the runs in which each contender had the machine alone; absent in most rounds. */
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

  /** Returns the median share of a run that is outside of its timed part. */
  get untimed(): number {
    return (this.#untimed.length > 0 && median(this.#untimed)) || 0;
  }
}

/**
 * Makes a workload of a benchmark. All contenders run at the same time on the same CPU, so that any other work of the machine slows all
 * contenders down equally. While several contenders run, their wall time has no meaning, so some rounds also run each contender alone. If
 * the benchmark fails only while several contenders run, the contenders take turns in all later rounds. Source: Bulej et al., "Duet
 * Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
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
      // Let the contenders take turns, because the benchmark failed only while several contenders ran.
      takeTurns = true;
      return results.add(single, single);
    },
    lines: (contender) => results.lines(contender),
    notes() {
      if (!takeTurns || runner.cpus.length === 0) return [];
      const why = `The sides of ${name} take turns, because ${name} failed when both sides ran at the same time, and passed when only one side ran.`;
      const fix =
        'Avoid fixed ports and files in the benchmark, so that both sides can run in parallel, which makes the interval narrower.';
      return [note(why, fix)];
    },
    untimed: () => results.untimed,
  };
}

/** Returns a note about the benchmark with the largest untimed share, if this share is large enough to matter. */
export function aboutSetUp(workloads: readonly Pick<BenchmarkWorkload, 'name' | 'untimed'>[]): Finding[] {
  const [worst] = workloads.toSorted((a, b) => b.untimed() - a.untimed());
  if (worst === undefined || worst.untimed() < VISIBLE_OVERHEAD) return [];
  const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer). This untimed part is the same on both sides, so the report shows changes too small and CPU times too large by this share.`;
  return [note(message, 'Raise `budget` for longer runs, or make the set-up of the benchmark shorter.')];
}

/**
 * Returns the CPU seconds per operation. The CPU seconds include start-up, set-up and the iteration that `testing` tries first, in the same
 * way on both sides.
 */
function cpuSecondsPerOp(run: BenchmarkRun): number {
  return run.cpuSeconds / run.result.iterations;
}

/**
 * Returns the values of one run, by unit.
 * @param timed the run in which the contender had the machine alone, if the round has a run without the other contenders.
 */
function benchmarkValues(run: BenchmarkRun, timed: BenchmarkRun | undefined): RunValues {
  const values: readonly (readonly [string, number | undefined])[] = [
    ['cpu-sec/op', cpuSecondsPerOp(run)],
    // A printed time of 0 means that the benchmark ended before the clock moved, so the time is not known.
    ['sec/op', (timed && timedSeconds(timed)) || undefined],
    ['B/op', metricOf(run.result, 'B/op')],
    ['allocs/op', metricOf(run.result, 'allocs/op')],
    ['peak-B', run.peakBytes || undefined],
  ];
  return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/**
 * Writes the results of each contender into a file. For example, `benchstat baseline.bench.txt candidate.bench.txt` compares two of these
 * files. Held-out benchmarks go into separate files, such as `baseline.held-out.bench.txt`, because benchstat computes a geometric mean
 * over all benchmarks of a file.
 * @param contenders the names of the contenders.
 */
export async function writeBenchmarkFiles(
  workloads: readonly BenchmarkWorkload[],
  contenders: readonly string[],
  directory: string,
): Promise<void> {
  const groups = [
    { ending: 'bench.txt', members: workloads.filter(({ isHeldOut }) => !isHeldOut) },
    { ending: 'held-out.bench.txt', members: workloads.filter(({ isHeldOut }) => isHeldOut) },
  ];
  for (const { ending, members } of groups) {
    if (members.every((workload) => workload.lines('candidate').length === 0)) continue;
    await mkdir(directory, { recursive: true });
    for (const contender of contenders) {
      const lines = members.flatMap((workload) => workload.lines(contender));
      await writeFile(path.join(directory, `${contender}.${ending}`), `${lines.join('\n')}\n`);
    }
  }
}
