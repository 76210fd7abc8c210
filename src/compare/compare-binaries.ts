import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binary, type BuildSide, type BuiltSide, SIDES } from '../golang/binaries.ts';
import { buildContext, runBuild } from '../golang/build.ts';
import { type GoToolchain, listPackages } from '../golang/go.ts';
import { ownPackages, packagesAbout } from '../golang/own-packages.ts';
import type { MainPackage } from '../golang/program.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../system/errors.ts';
import { totalOf } from '../system/format.ts';
import type { Host } from '../system/host.ts';
import {
  groupsOf,
  type MeasuredWorkload,
  overallLogRatios,
  type Rounds,
  runRounds,
  setsPerRound,
  withCandidate,
} from './experiment/rounds.ts';
import {
  type Comparison,
  type Judging,
  judgeDifference,
  judgeRounds,
  notMeasured,
  sameProgram,
} from './experiment/verdict.ts';
import {
  aboutSetUp,
  type BenchmarkOptions,
  type PreparedBenchmarks,
  writeBenchmarkFiles,
} from './workload/benchmarks.ts';
import type { Benchmark } from './workload/calibrate.ts';
import {
  type Between,
  type Contenders,
  type ContenderWords,
  mapContenders,
  wordsForContender,
} from './workload/contenders.ts';
import { prepareLoad } from './workload/load.ts';
import type { UnderLoad } from './workload/load-settings.ts';
import { type Link, reordering } from './workload/order.ts';
import {
  type NamedWork,
  type PreparedWorkloads,
  type PrepareLoad,
  type PrepareOptions,
  prepareWorkloads,
} from './workload/prepare.ts';
import { usesBinary } from './workload/serve.ts';
import type { LoadReport, LoadTestOptions } from './workload/slices.ts';
import { noBenchmarks, packagesWithBenchmarks, readGiven, WHAT_TO_ADD } from './workload/test-binaries.ts';
import { FEWEST_ROUNDS, heldOutNotMeasured } from './workload/workload.ts';

/**
 * Compares the speed of two binaries of a program: the baseline and the candidate, for example the build without PGO and the build with
 * PGO. Further contenders (contenders.ts), such as the build with the committed profile, may be measured in the same rounds.
 *
 * 1. `benchmarksOf` and `loadOf` read the workloads from the configuration: the benchmarks of the module, a server under load, or a program
 *    that runs to its end. `heldOutWork` reads which workloads are held out from the verdict.
 * 2. `prepareWorkloads` (prepare.ts) builds the test binaries, tries the load once and calibrates the benchmarks. From the trials of the
 *    workloads, `prepareWorkloads` decides how much work one run of each workload does.
 * 3. `runRounds` (rounds.ts) repeats all workloads on all contenders until the interval is narrow enough or the time is over. If the linker
 *    supports it, all contenders are linked with a new order of functions (order.ts) before each round.
 * 4. `judgeRounds` (verdict.ts) makes the comparison: one verdict for the run, and a row for each measured quantity. Held-out work is
 *    judged by the same statistics, in a separate comparison.
 *
 * For example, with `benchmarks: Decode`, `load: ab -q -n 20000 -c 8 URL` and `budget: 5m`, the load gets one half of the five minutes. The
 * benchmarks get the other half. The rounds of the load and of the benchmarks are interleaved, so that a slow phase of the machine affects
 * both workloads. The result may be: "faster, −3.1 %, 95 % interval −3.6 % to −2.5 %", with the rows `cpu-sec/op` of `BenchmarkDecode` and
 * `cpu-sec/request` of `load`.
 *
 * The folders are layers, and a layer imports only earlier layers. `stats/` has the statistics. `workload/` runs a benchmark, a server
 * under load or a program once on each contender. `experiment/` repeats workloads and judges the results. `after/` looks for the reasons of
 * the change, and compares the result with limits, with earlier results and with production.
 *
 * If a workload cannot be measured, a finding says so, and the remaining workloads are measured. If no workload can be measured, the
 * verdict is `not measured`, and its reason says what is missing.
 */

/** A program, its contenders, and the settings that say how to measure the contenders. */
export interface Measurable {
  readonly go: GoToolchain;
  /** The program's main package; undefined if only benchmarks of two commits are compared, for example those of a library. */
  readonly main?: MainPackage;
  /** The contenders, beginning with the two sides. In the report, each contender is compared with all contenders before it. */
  readonly sides: Contenders<BuildSide>;
  /** The words for the contenders in messages; absent: their names. */
  readonly words?: ContenderWords;
  readonly config: Config & Record<'underLoad' | 'heldOutLoad', UnderLoad | undefined>;
  readonly host: Host;
  /** A folder for temporary files. */
  readonly scratch: string;
}

/**
 * The contenders that `measureSides` measures, and the time at which measuring ends. Points in time are in milliseconds of
 * `performance.now()`.
 */
export interface MeasureOptions extends Measurable {
  /** The command that the user runs, such as `compare` or `refresh`. */
  readonly command: string;
  /** The built programs of the contenders; undefined if only benchmarks are compared. */
  readonly build?: Contenders<Binary>;
  readonly outputDirectory: string;
  /** The time at which measuring ends. */
  readonly deadline: number;
  /** The time at which measuring ends if there are still too few rounds for a verdict. */
  readonly latest: number;
  /** The part of the setting `budget` that measuring gets, because profiles and reasons get the rest; absent: the whole budget. */
  readonly measuringShare?: number;
  /** The names that the result uses for the contenders; absent: the contenders keep their own names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Settings of the rounds that override the settings of the configuration. */
  readonly rounds?: Partial<Pick<CompareOptions, 'precision' | 'differences' | 'firstOrder'>>;
}

/**
 * A contender in addition to the two sides. A further contender has a profile or other code that it is built with, and a program if the
 * comparison runs the program.
 */
export interface OtherContender {
  readonly side: BuiltSide;
  readonly binary: Binary | undefined;
}

/** The contenders in addition to the two sides, by name. */
export type OtherContenders = Readonly<Record<string, OtherContender>>;

/**
 * The result of the work that is held out from the verdict. The held-out work was measured in the same rounds as the work that decides the
 * verdict.
 */
export interface HeldOut {
  readonly comparison: Comparison;
  /** The figures of both servers under the held-out load. */
  readonly load?: LoadReport;
}

/** The result of the rounds for a contender, compared with the baseline. */
export interface JudgedContender {
  readonly comparison: Comparison;
  readonly load?: LoadReport;
  /**
   * The result of a contender for the held-out work. Do not use the held-out result to choose a contender, because held-out work must not
   * take part in the choice.
   */
  readonly heldOut?: HeldOut;
  readonly findings: readonly Finding[];
}

/** The result of a comparison. */
export interface Outcome {
  readonly comparison: Comparison;
  /** The figures of both sides' servers under load. */
  readonly load?: LoadReport;
  /** The result for the held-out work; absent if no work is held out. */
  readonly heldOut?: HeldOut;
  /** The results of the further contenders, by name. Each result compares one further contender with the baseline. */
  readonly alternatives: Readonly<Record<string, JudgedContender>>;
  /** The measurements of all contenders in the workloads that decide the verdict. */
  readonly measured: readonly MeasuredWorkload[];
  /** The benchmarks that were measured. The measured benchmarks can run again, so that they can be profiled. */
  readonly profilable?: BenchmarkOptions & { readonly calibrated: readonly Benchmark[] };
  readonly findings: readonly Finding[];
  /** The part of `findings` that is about the workloads and not about the candidate's rows, such as workloads that were left out. */
  readonly workloadFindings: readonly Finding[];
}

/** The outcome of a comparison. The outcome has only findings if the configuration has no workload. */
type MeasuringResult = Partial<Outcome> & Pick<Outcome, 'findings'>;

const SAME_PROGRAMS = 'Both binaries have the same bytes, so their machine code cannot differ in speed.';

/**
 * The reasons why a comparison will have no verdict, and what the user can add to get a verdict. Each reason and each piece of advice is
 * one sentence.
 */
export interface NoVerdict {
  readonly reason: string;
  readonly advice: string;
}

/**
 * Explains why a comparison would have no verdict. To find the reason before profiles are collected or programs are built, the function
 * looks at the configuration, finished binaries and the packages' test files.
 * @returns undefined if a workload was found.
 */
export async function whyNothingToMeasure(measurable: Measurable): Promise<NoVerdict | undefined> {
  const { go, sides, config, host, scratch } = measurable;
  const { measure, underLoad } = config;
  // Report an unknown package of held-out benchmarks now, before the long work begins.
  await heldOutBenchmarksOf(measurable);
  const hasLoad = measure.has('load') && underLoad?.load !== undefined;
  if (hasLoad && usesBinary(underLoad.serve)) return undefined;
  const advice = hasLoad ? START_THE_BINARY : WHAT_TO_ADD;
  for (const side of Object.values(sides)) {
    if (side.kind !== 'binary') continue;
    const { isTest } = await readGiven(side.path, buildContext(go, scratch, host.signal));
    if (!isTest) return { reason: `${side.display} is a program, which has no benchmarks.`, advice };
  }
  if (isAnyFinished(sides)) return undefined;
  const options = await benchmarksOf(measurable);
  if (options === undefined) return { reason: 'The settings turn benchmarks off and name no load.', advice };
  if ((await packagesWithBenchmarks(options)).length > 0) return undefined;
  return { reason: noBenchmarks(options), advice };
}

/**
 * Measures all contenders with the workloads of the configuration: the module's benchmarks and the load test. If the run is cancelled, the
 * result has the rounds that were complete at that time.
 * @throws ExpectedError if the user's workload cannot be measured. `refresh` and `repair` report the error about the workload as a finding,
 * because their builds and the compiler's evidence are still useful. A UsageError always ends the command.
 */
export async function measureSides(options: MeasureOptions): Promise<MeasuringResult> {
  try {
    return await measureWorkloads(options);
  } catch (error) {
    options.host.signal.throwIfAborted();
    const isWarning = error instanceof ExpectedError && !(error instanceof UsageError);
    if (options.command === 'compare' || !isWarning) throw error;
    const { message, fix } = error;
    const comparison = notMeasured('The binaries could not be measured.');
    return { comparison, findings: [warning(message, fix)] };
  }
}

async function measureWorkloads(options: MeasureOptions): Promise<MeasuringResult> {
  const { config, host, sides, build } = options;
  const { precision, equivalence } = config;
  const areSame = build !== undefined && new Set(Object.values(build).map(({ sha256 }) => sha256)).size === 1;
  const isAnyGiven = isAnyFinished(sides);
  const benchmarks = await benchmarksOf(options);
  if (areSame && (benchmarks === undefined || isAnyGiven))
    return { comparison: sameProgram(SAME_PROGRAMS), findings: [] };
  const findings: Finding[] = areSame ? [note(SAME_PROGRAMS)] : [];
  const load = areSame ? undefined : loadOf(options, findings);
  const heldOut = await heldOutWork(options, areSame, findings);
  if (load === undefined && benchmarks === undefined) {
    const isInProduction = config.measure.has('production') && config.production !== undefined;
    if (isInProduction) return { findings };
    if (options.command === 'compare') findings.push(NOTHING_MEASURED);
    return { comparison: notMeasured(NO_WORKLOAD), findings };
  }
  const outcome = await compareBinaries({
    contenders: Object.keys(sides),
    words: options.words,
    benchmarks,
    load,
    heldOut,
    // A finished test binary also counts as a program of its side, and says nothing about a program.
    haveDifferentPrograms: build !== undefined && !areSame && !isAnyGiven,
    precision,
    equivalence,
    ...options.rounds,
    budgetSeconds: config.budget / 1000,
    measuringShare: options.measuringShare,
    deadline: options.deadline,
    latest: options.latest,
    outputDirectory: options.outputDirectory,
    signal: host.signal,
    progress: host.progress,
  });
  const hasNoRows = outcome.comparison.measurements.length === 0;
  const comparison = areSame && hasNoRows ? sameProgram(SAME_PROGRAMS) : outcome.comparison;
  return {
    ...outcome,
    comparison: withLabels(comparison, options.labels),
    heldOut: heldOutWithLabels(outcome.heldOut, options.labels),
    alternatives: Object.fromEntries(
      Object.entries(outcome.alternatives).map(([name, judged]) => [
        name,
        {
          ...judged,
          comparison: withLabels(judged.comparison, options.labels),
          heldOut: heldOutWithLabels(judged.heldOut, options.labels),
        },
      ]),
    ),
    findings: [...findings, ...outcome.findings],
    workloadFindings: [...findings, ...outcome.workloadFindings],
  };
}

function heldOutWithLabels(
  heldOut: HeldOut | undefined,
  labels: MeasureOptions['labels'],
): HeldOut | undefined {
  return heldOut && { ...heldOut, comparison: withLabels(heldOut.comparison, labels) };
}

/** Replaces the names of the contenders by their names in `labels`. */
function withLabels(comparison: Comparison, labels: MeasureOptions['labels'] = {}): Comparison {
  const contenders = comparison.contenders?.map((difference) => ({
    ...difference,
    name: labels[difference.name] ?? difference.name,
    against: labels[difference.against] ?? difference.against,
  }));
  return { ...comparison, contenders };
}

/** True if the user named a finished binary as a side. A finished binary is not built in this run. */
export function isAnyFinished(sides: Contenders<BuildSide>): boolean {
  return Object.values(sides).some(({ kind }) => kind === 'binary');
}

const START_THE_BINARY =
  'Start the server with `serve: $PGO_BINARY …`. The variable holds the path of the binary to measure.';

const NO_WORKLOAD = 'The settings name no benchmarks to run and no program or server to load.';

const NOTHING_MEASURED = warning(
  'Nothing is measured, because the settings name no benchmarks to run and no program or server to load.',
  'Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.',
);

/**
 * Returns the benchmarks that the configuration names; undefined if the configuration turns benchmarks off.
 * @throws UsageError for an unknown package.
 */
async function benchmarksOf(measurable: Measurable): Promise<BenchmarkOptions | undefined> {
  const { benchmarks, benchmarkPackages, measure } = measurable.config;
  if (benchmarks === undefined || !measure.has('benchmarks')) return undefined;
  return selectedBenchmarks(measurable, { benchmarks, packages: benchmarkPackages, setting: '' });
}

/** The benchmarks that the settings name. */
interface NamedBenchmarks {
  readonly benchmarks: string;
  /** The packages of the benchmarks; undefined if the settings name no packages. */
  readonly packages: readonly string[] | undefined;
  /** The prefix of the settings' names, such as `held-out.`. */
  readonly setting: string;
}

/** @throws UsageError for an unknown package. */
async function selectedBenchmarks(
  { go, main, sides, words, config, host, scratch }: Measurable,
  { benchmarks, packages, setting }: NamedBenchmarks,
): Promise<BenchmarkOptions> {
  const { buildFlags: flags } = config;
  // A finished test binary contains the benchmarks of one package, so ignore the setting that names packages.
  const named = isAnyFinished(sides) ? undefined : packages;
  const listed = named === undefined ? [] : await listPackages(go, named, flags);
  const unknown = listed.find(({ importPath, error }) => error !== '' && named?.includes(importPath));
  if (unknown !== undefined)
    throw new UsageError(`${setting}benchmark-packages: ${unknown.error}`, {
      fix: 'Name packages, one a line.',
    });
  return {
    go,
    contenders: sides,
    words,
    flags,
    packages: named ?? (await packagesToBenchmark(go, main, flags)),
    areNamed: named !== undefined,
    program: main?.importPath,
    benchmarks,
    signal: host.signal,
    progress: host.progress,
    scratch: join(scratch, 'benchmarks'),
  };
}

/** Returns the held-out benchmarks; undefined if the settings name none. @throws UsageError for an unknown package. */
async function heldOutBenchmarksOf(measurable: Measurable): Promise<BenchmarkOptions | undefined> {
  const { heldOut, benchmarkPackages } = measurable.config;
  if (heldOut?.benchmarks === undefined) return undefined;
  const { benchmarks, benchmarkPackages: packages = benchmarkPackages } = heldOut;
  return selectedBenchmarks(measurable, { benchmarks, packages, setting: 'held-out.' });
}

/**
 * Returns the work that the setting `held-out` names; undefined without this setting. If the held-out load cannot be measured, a finding
 * says so.
 * @param areSame true if the programs of all contenders have the same bytes. If the programs are the same, only benchmarks can differ,
 * because test binaries are built separately.
 */
async function heldOutWork(
  options: MeasureOptions,
  areSame: boolean,
  findings: Finding[],
): Promise<NamedWork | undefined> {
  const { config, build } = options;
  const { heldOut, heldOutLoad } = config;
  if (heldOut === undefined) return undefined;
  const selected = await heldOutBenchmarksOf(options);
  if (heldOutLoad === undefined || areSame) return { benchmarks: selected };
  const reason =
    build === undefined
      ? 'Only benchmarks are compared, and no program is built.'
      : usesBinary(heldOutLoad.serve)
        ? undefined
        : SERVES_ANOTHER;
  if (reason !== undefined || build === undefined) {
    findings.push(heldOutNotMeasured('load', reason ?? ''));
    return { benchmarks: selected };
  }
  return { benchmarks: selected, load: preparingLoad(options, build, heldOutLoad, true) };
}

const SERVES_ANOTHER =
  '`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.';

/**
 * Lists the packages of the module whose benchmarks run code of the program. If the module has no program, lists all packages.
 */
export async function packagesToBenchmark(
  go: GoToolchain,
  main: MainPackage | undefined,
  flags: readonly string[],
): Promise<readonly string[]> {
  const all = await ownPackages(go, flags);
  // The module may have no program, for example if two finished test binaries or two commits of a library are compared.
  const isListed = main !== undefined && all.some(({ importPath }) => importPath === main.importPath);
  return isListed ? packagesAbout(main.importPath, all) : all.map(({ importPath }) => importPath);
}

/**
 * Returns the load test of the configuration. Returns undefined if `serve` does not start the built binary, because loading a different
 * server would say nothing about the two binaries. If `serve` does not start the built binary, `compare` reports a note.
 */
function loadOf(options: MeasureOptions, findings: Finding[]): PrepareLoad | undefined {
  const { command, config, build } = options;
  const { underLoad } = config;
  if (!config.measure.has('load') || underLoad === undefined || build === undefined) return undefined;
  // In `refresh`, a server without `load` is only profiled, so a missing load is not worth a finding.
  if (underLoad.load === undefined && command !== 'compare') return undefined;
  if (!usesBinary(underLoad.serve)) {
    if (command === 'compare') findings.push(note(SERVES_ANOTHER, START_THE_BINARY));
    return undefined;
  }
  return preparingLoad(options, build, underLoad, false);
}

/** Returns the function that prepares a load test of all contenders. */
function preparingLoad(
  options: MeasureOptions,
  build: Contenders<Binary>,
  underLoad: UnderLoad,
  isHeldOut: boolean,
): PrepareLoad {
  const { config, host, scratch, words, measuringShare } = options;
  const { env, signal, progress } = host;
  return ({ linked, ...time }) =>
    prepareLoad({
      ...time,
      measuringShare,
      binaries: linked ?? mapContenders(build, ({ path }) => path),
      words,
      underLoad,
      cwd: config.loadFolder,
      env,
      signal,
      progress,
      isHeldOut,
      scratch: join(scratch, isHeldOut ? 'held-out-load' : 'load'),
      reordering: linked === undefined ? reorderingOf(options) : undefined,
    });
}

/**
 * Returns the function that links the programs with a new order of functions. Returns undefined if the user gave a finished binary or has a
 * build command, because in both cases the action cannot change the linker's flags.
 */
function reorderingOf(options: MeasureOptions): LoadTestOptions['reordering'] {
  const { go, main, sides, config, host, scratch } = options;
  const built = Object.entries(sides).flatMap(([name, side]) =>
    side.kind === 'binary' ? [] : [{ name, side }],
  );
  if (config.ownBuild !== undefined || built.length < Object.keys(sides).length) return undefined;
  if (main === undefined) return undefined;
  return (to, time) => {
    const link: Link = async (flags, signal = host.signal) => {
      const build = { go, mainPackage: main, flags, scratch, signal };
      const links = built.map(async ({ name, side }) => {
        const binary = to[name] as string;
        await mkdir(dirname(binary), { recursive: true });
        return runBuild(build, side, binary, {});
      });
      return (await Promise.all(links)).every(({ exitCode }) => exitCode === 0);
    };
    return reordering({ go, flags: config.buildFlags, signal: host.signal }, link, time);
  };
}

/** The contenders and the workloads of a comparison, the time limit, and the precision at which measuring ends. */
export interface CompareOptions extends PrepareOptions {
  /** True if the programs of the contenders were built and differ in their bytes; absent: no program was built, or all are the same. */
  readonly haveDifferentPrograms?: boolean;
  /**
   * The required precision as a fraction. Measuring ends when half the width of each interval of `differences` is at most the required
   * precision. If the precision is 0, measuring never ends early.
   */
  readonly precision: number;
  /** The differences between contenders that the rounds should measure precisely; absent: the difference between the two sides. */
  readonly differences?: readonly Between[];
  /** The words for the contenders in messages; absent: their names. */
  readonly words?: ContenderWords;
  /** The seed of the first order of functions; absent: 0. Each round adds one to the seed, and each seed gives a different order. */
  readonly firstOrder?: number;
  /**
   * The largest change that still counts as no difference, as a fraction. The verdict is `no difference` if the interval contains zero and
   * lies within ± `equivalence`.
   */
  readonly equivalence: number;
  /** The folder for files that benchstat can read, one for each contender, such as `baseline.bench.txt`. */
  readonly outputDirectory: string;
  readonly progress?: (line: string) => void;
  /**
   * The signal that cancels the run. If the signal is aborted during the rounds, the outcome has the rounds that were complete at that
   * time.
   */
  readonly signal?: AbortSignal;
}

/**
 * Compares all contenders with benchmarks, a load, or both. The contenders also run the work that is held out from the verdict. The rounds
 * of all workloads are interleaved. If a workload cannot be measured, a finding says so. If no workload can be measured, the verdict is
 * `not measured` with the reason.
 */
export async function compareBinaries(options: CompareOptions): Promise<Outcome> {
  const { benchmarks, precision, equivalence, progress, signal, contenders = SIDES } = options;
  const { differences, firstOrder = 0, words } = options;
  const prepared = await prepareWorkloads(options);
  const { load, heldOutLoad, benchmarked, workloads, orders, began, deadline, latest } = prepared;
  const seconds = () => (performance.now() - began) / 1000;
  if (workloads.length === 0) {
    const comparison = withoutWorkloads(prepared, options, seconds());
    const heldOut = heldOutOf(options, NOTHING_TO_STAND_NEXT_TO);
    const { findings } = prepared;
    return { comparison, heldOut, alternatives: {}, measured: [], findings, workloadFindings: findings };
  }
  const secondsPerRun = workloads.map((workload) => workload.secondsPerRun);
  const linking = totalOf(orders, (order) => order.seconds);
  const rounds = await runRounds(workloads, {
    contenders,
    sets: setsPerRound(secondsPerRun, (deadline - performance.now()) / 1000, linking, contenders.length),
    async before(round) {
      for (const order of orders) await order.reorder(firstOrder + round);
    },
    precision,
    differences,
    deadline,
    latest,
    random: Math.random,
    progress,
    signal,
  });
  if (rounds.ended !== 'cancelled')
    await writeBenchmarkFiles(benchmarked.workloads, contenders, options.outputDirectory);
  const { budgetSeconds } = options;
  const reordered = prepared.isReordered || undefined;
  const judging = { precision, equivalence, seconds: seconds(), reordered, contenders, words, budgetSeconds };
  const judge = (candidate: string) => judgeGroups({ rounds, prepared, options, judging }, candidate);
  const judged = judge('candidate');
  const workloadFindings = [
    ...prepared.findings,
    ...prepared.nothing.map(({ reason }): Finding => note(reason)),
    ...rounds.findings,
    ...benchmarkFindings(rounds, benchmarked),
    ...(load?.findings() ?? []),
    ...(heldOutLoad?.findings() ?? []),
  ];
  return {
    comparison: judged.comparison,
    load: judged.load,
    heldOut: judged.heldOut,
    alternatives: Object.fromEntries(otherContenders(contenders).map((name) => [name, judge(name)])),
    measured: groupsOf(rounds.measured).deciding,
    profilable: benchmarks && benchmarked.calibrated && { ...benchmarks, calibrated: benchmarked.calibrated },
    findings: [...workloadFindings, ...judged.findings],
    workloadFindings,
  };
}

const NOTHING_TO_STAND_NEXT_TO = 'Nothing was measured that decides the verdict.';
const NOT_PREPARED = 'A finding says why.';

/**
 * Returns a result for held-out work that was not measured; undefined if the settings name no held-out work.
 * @param reason the reason as a sentence.
 */
function heldOutOf({ heldOut }: CompareOptions, reason: string): HeldOut | undefined {
  return heldOut === undefined ? undefined : { comparison: notMeasured(reason) };
}

/** The rounds of all workloads, and the settings for judging them. */
interface RoundsToJudge {
  readonly rounds: Rounds;
  readonly prepared: PreparedWorkloads;
  readonly options: CompareOptions;
  readonly judging: ContenderJudging;
}

/** Judges a contender twice: by the workloads that decide the verdict, and by the held-out workloads. */
function judgeGroups(
  { rounds, prepared, options, judging }: RoundsToJudge,
  candidate: string,
): JudgedContender {
  const { load, heldOutLoad } = prepared;
  const { deciding, heldOut } = groupsOf(rounds.measured);
  const judged = judgeContender({ ...rounds, measured: deciding }, judging, candidate);
  const report = load?.report(candidate);
  if (heldOut.length === 0) return { ...judged, load: report, heldOut: heldOutOf(options, NOT_PREPARED) };
  const apart = judgeContender({ ...rounds, measured: heldOut }, judging, candidate);
  return {
    comparison: judged.comparison,
    load: report,
    heldOut: { comparison: apart.comparison, load: heldOutLoad?.report(candidate) },
    findings: [...judged.findings, ...apart.findings],
  };
}

/** The settings with which `judgeContender` judges rounds. */
interface ContenderJudging extends Judging {
  readonly contenders: readonly string[];
  readonly words: ContenderWords | undefined;
  /** The user's budget in seconds, which a message may advise to raise. */
  readonly budgetSeconds: number;
}

/**
 * Judges a contender against the baseline, and all contenders against each other.
 * @param rounds the rounds with the workloads of one group. All workloads of a group have one verdict together.
 */
function judgeContender(
  rounds: Rounds,
  { contenders, words, budgetSeconds, ...judging }: ContenderJudging,
  candidate: string,
): Pick<JudgedContender, 'comparison' | 'findings'> {
  const why = whyNoVerdict(rounds, budgetSeconds, judging.seconds, judging.reordered ? 1.2 : 2);
  if (why !== undefined) return { comparison: notMeasured(why, judging.seconds), findings: [] };
  const judged = wordsForContender(candidate, words);
  const { comparison, findings } = judgeRounds(withCandidate(rounds, candidate), judging, judged);
  const differences = differencesOf(contenders).flatMap(
    (between) => judgeDifference(rounds, between, judging.equivalence) ?? [],
  );
  return {
    comparison: { ...comparison, contenders: differences.length > 0 ? differences : undefined },
    findings,
  };
}

/**
 * Lists the differences that a comparison of more than two contenders reports. Each contender is compared with all contenders before it in
 * the list.
 */
function differencesOf(contenders: readonly string[]): readonly Between[] {
  if (otherContenders(contenders).length === 0) return [];
  return contenders.flatMap((to, at) => contenders.slice(0, at).map((from) => ({ from, to })));
}

/** Returns the contenders in addition to the two sides. */
function otherContenders(contenders: readonly string[]): readonly string[] {
  return contenders.filter((name) => !(SIDES as readonly string[]).includes(name));
}

/**
 * The reason why there is no verdict if the programs differ, but the test binaries have the same bytes. The verdict cannot be `no
 * difference`, because the benchmarks run none of the code that differs.
 */
const NO_BENCHMARK_DIFFERS =
  'The programs of both sides have different bytes, if only because Go records how it built them, but their test binaries have the same bytes, so the benchmarks cannot show whether one program is faster.';
const BENCHMARK_THE_CHANGE =
  'For a verdict, benchmark a package whose code differs, or measure the whole program with `load`.';

/**
 * Returns the comparison of a run without a workload. The verdict is `no difference` if the test binaries have the same bytes and no
 * programs differ, and `not measured` otherwise.
 */
function withoutWorkloads(
  { nothing }: PreparedWorkloads,
  options: CompareOptions,
  seconds: number,
): Comparison {
  const advice = options.load === undefined ? nothing.flatMap((none) => none.advice ?? []) : [];
  const reason = [...nothing.map((none) => none.reason), ...advice].join(' ');
  const areSameTests = nothing.length > 0 && nothing.every((none) => none.identical);
  if (!areSameTests) return notMeasured(reason, seconds);
  if (options.haveDifferentPrograms !== true) return sameProgram(reason);
  return notMeasured(`${NO_BENCHMARK_DIFFERS} ${BENCHMARK_THE_CHANGE}`, seconds);
}

/** Returns the findings of the benchmarks that ran in every round. */
function benchmarkFindings({ measured }: Rounds, { workloads }: PreparedBenchmarks): Finding[] {
  const complete = new Set<unknown>(measured.filter((row) => row.complete).map((row) => row.workload));
  const shown = workloads.filter((workload) => complete.has(workload));
  return [...shown.flatMap((workload) => workload.notes()), ...aboutSetUp(shown)];
}

/**
 * Explains why the rounds allow no verdict; undefined if they allow a verdict.
 * @param budget the seconds of the user's budget. The rounds took `took` seconds of the budget.
 * @param reserve the factor for the advised budget, which has room for `reserve` times the rounds that a verdict needs. `reserve` is larger
 * if the next run, which is longer, would also have time to link a new order of functions in each round.
 */
function whyNoVerdict(
  { completed, ended, measured }: Rounds,
  budget: number,
  took: number,
  reserve: number,
): string | undefined {
  if (measured.every(({ complete }) => !complete))
    return 'Every workload failed or was left out during the rounds.';
  if (completed >= FEWEST_ROUNDS)
    return overallLogRatios(measured).length >= FEWEST_ROUNDS
      ? undefined
      : 'No workload reports CPU time, which alone decides the verdict.';
  const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
  if (ended === 'cancelled') return `The run was cancelled after ${needed}.`;
  // Advise no budget before the first round is complete, because the length of a round is not known yet.
  const more = (took / completed) * (FEWEST_ROUNDS * reserve - completed);
  const enough = completed === 0 ? '' : `, to about ${Math.ceil(budget + more)} s`;
  return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${enough}.`;
}
