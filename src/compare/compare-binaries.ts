import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildPair, BuildSide, Sides } from '../golang/binaries.ts';
import { runBuild } from '../golang/build.ts';
import { type GoToolchain, goOutput, listPackages } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../system/errors.ts';
import type { Host } from '../system/host.ts';
import {
  aboutSetUp,
  type BenchmarkOptions,
  type PreparedBenchmarks,
  prepareBenchmarks,
  writeBenchmarkFiles,
} from './benchmarks.ts';
import type { Benchmark } from './calibrate.ts';
import { type LoadTest, type LoadTestOptions, prepareLoad } from './load.ts';
import { type Link, reordering } from './order.ts';
import {
  FEWEST_ROUNDS,
  isFinding,
  overallLogRatios,
  pairsPerRound,
  type Rounds,
  runRounds,
} from './rounds.ts';
import { usesBinary } from './serve.ts';
import type { LoadReport } from './slices.ts';
import {
  type BuiltTests,
  buildTestBinaries,
  type Nothing,
  noBenchmarks,
  packagesWithBenchmarks,
  WHAT_TO_ADD,
} from './test-binaries.ts';
import { type Comparison, inconclusive, judge, sameProgram } from './verdict.ts';

export interface Measurable {
  readonly go: GoToolchain;
  readonly main: MainPackage;
  readonly sides: Sides<BuildSide>;
  readonly config: Config;
  readonly host: Host;
  readonly scratch: string;
}

export interface MeasureOptions extends Measurable {
  readonly command: string;
  readonly build: BuildPair;
  readonly outputDirectory: string;
  /** `performance.now()` at which measuring ends. */
  readonly deadline: number;
  /** Until then it goes on while there are too few rounds for a verdict. */
  readonly latest: number;
}

export interface Outcome {
  readonly comparison: Comparison;
  readonly load?: LoadReport;
  /** The benchmarks that were measured, to be run again. */
  readonly profilable?: BenchmarkOptions & { readonly calibrated: readonly Benchmark[] };
  readonly findings: readonly Finding[];
}

/** Nothing but findings where nothing was to be measured. */
type Measured = Partial<Outcome> & Pick<Outcome, 'findings'>;

const SAME_PROGRAMS = 'Both binaries are the same bytes: the same machine code cannot differ.';

/** Why there will be no verdict, and what it needs; undefined where there may be one. */
export async function whyNothingToMeasure(what: Measurable): Promise<string | undefined> {
  const { measure, underLoad } = what.config;
  if (Object.values(what.sides).some(({ kind }) => kind === 'binary')) return undefined;
  if (measure.has('load') && underLoad?.load !== undefined) return undefined;
  const options = await benchmarksOf(what);
  if (options === undefined || (await packagesWithBenchmarks(options)).length > 0) return undefined;
  return `${noBenchmarks(options)} ${WHAT_TO_ADD}`;
}

/**
 * Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
 * cancelled meanwhile gets what was measured until then.
 * @throws ExpectedError when what the user named cannot be measured; in `refresh` and `repair` that is a finding.
 */
export async function measureSides(what: MeasureOptions): Promise<Measured> {
  try {
    return await measure(what);
  } catch (error) {
    what.host.signal.throwIfAborted();
    // The builds and their evidence are worth keeping.
    const isWarning = error instanceof ExpectedError && !(error instanceof UsageError);
    if (what.command === 'compare' || !isWarning) throw error;
    const { message, fix } = error;
    const comparison = inconclusive('The binaries could not be measured.');
    return { comparison, findings: [warning(message, fix)] };
  }
}

async function measure(what: MeasureOptions): Promise<Measured> {
  const { config, host, sides, build } = what;
  const { precision, equivalence } = config;
  const areSame = build.baseline.sha256 === build.candidate.sha256;
  const isAnyGiven = Object.values(sides).some(({ kind }) => kind === 'binary');
  const benchmarks = await benchmarksOf(what);
  if (areSame && (benchmarks === undefined || isAnyGiven))
    return { comparison: sameProgram(SAME_PROGRAMS), findings: [] };
  const findings: Finding[] = areSame ? [note(SAME_PROGRAMS)] : [];
  const load = areSame ? undefined : loadOf(what, findings);
  if (load === undefined && benchmarks === undefined) {
    const isInProduction = config.measure.has('production') && config.production !== undefined;
    if (what.command === 'compare' && !isInProduction) findings.push(NOTHING_MEASURED);
    return { findings };
  }
  const outcome = await compareBinaries({
    benchmarks,
    load,
    precision,
    equivalence,
    budgetSeconds: config.budget / 1000,
    deadline: what.deadline,
    latest: what.latest,
    outputDirectory: what.outputDirectory,
    signal: host.signal,
    progress: host.progress,
  });
  const isNothing = areSame && outcome.comparison.measurements.length === 0;
  const comparison = isNothing ? sameProgram(SAME_PROGRAMS) : outcome.comparison;
  return { ...outcome, comparison, findings: [...findings, ...outcome.findings] };
}

const NOTHING_MEASURED = warning(
  'Nothing is measured: no benchmarks are to be run, and no server is to be loaded.',
  'Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.',
);

async function benchmarksOf(what: Measurable): Promise<BenchmarkOptions | undefined> {
  const { go, main, sides, config, host, scratch } = what;
  const { benchmarks, buildFlags: flags, benchmarkPackages: named } = config;
  if (benchmarks === undefined || !config.measure.has('benchmarks')) return undefined;
  const listed = named === undefined ? [] : await listPackages(go, named, flags);
  const unknown = listed.find(({ importPath, error }) => error !== '' && named?.includes(importPath));
  if (unknown !== undefined)
    throw new UsageError(`benchmark-packages: ${unknown.error}`, { fix: 'Name packages, one a line.' });
  const packages = named ?? (await packagesToBenchmark(go, main, flags));
  const context = { signal: host.signal, progress: host.progress, scratch: join(scratch, 'benchmarks') };
  return { go, ...sides, flags, packages, program: main.importPath, benchmarks, ...context };
}

/**
 * The packages whose benchmarks say something about the program: all of the module, except those that only its other
 * programs import. Packages that no program imports, such as one of benchmarks alone, count.
 */
export async function packagesToBenchmark(
  go: GoToolchain,
  main: MainPackage,
  flags: readonly string[],
): Promise<readonly string[]> {
  const format = '{{.Name}} {{.ImportPath}}{{range .Deps}} {{.}}{{end}}';
  const printed = await goOutput(['list', ...flags, '-e', '-pgo=off', '-f', format, './...'], go.context);
  const listed = printed.split(/\r?\n/).filter(Boolean);
  const programs = listed.map((line) => line.split(' ')).filter(([name]) => name === 'main');
  const isOurs = ([, path]: readonly string[]) => path === main.importPath;
  const ours = new Set(programs.find(isOurs));
  const theirs = new Set(programs.filter((one) => !isOurs(one)).flatMap(([, ...packages]) => packages));
  if (theirs.size === 0) return ['./...'];
  const packages = listed.map((line) => line.split(' ')[1] ?? '');
  return packages.filter((path) => ours.has(path) || !theirs.has(path));
}

/** The load test, where the configuration has one that starts the binaries which were built. */
function loadOf(what: MeasureOptions, findings: Finding[]): CompareOptions['load'] | undefined {
  const { command, config, host, build, scratch } = what;
  const { underLoad } = config;
  if (!config.measure.has('load') || underLoad === undefined) return undefined;
  // `refresh` says nothing: profiling a service needs no load.
  if (underLoad.load === undefined && command !== 'compare') return undefined;
  if (!usesBinary(underLoad.serve)) {
    const message = '`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.';
    const fix = 'Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.';
    if (command === 'compare') findings.push(note(message, fix));
    return undefined;
  }
  const { env, signal, progress } = host;
  return (deadline, share) =>
    prepareLoad({
      binaries: { baseline: build.baseline.path, candidate: build.candidate.path },
      underLoad,
      cwd: config.workingDirectory,
      env,
      signal,
      progress,
      deadline,
      share,
      scratch: join(scratch, 'load'),
      reordering: reorderingOf(what),
    });
}

/** How the programs are relinked; undefined if either was given, or a command of the user builds it. */
function reorderingOf(what: MeasureOptions): LoadTestOptions['reordering'] {
  const { go, main, config, host, scratch } = what;
  const { baseline, candidate } = what.sides;
  if (config.ownBuild !== undefined || baseline.kind === 'binary' || candidate.kind === 'binary')
    return undefined;
  return (to, seconds) => {
    const link: Link = async (flags) => {
      const build = { go, mainPackage: main, flags, scratch, signal: host.signal };
      for (const one of Object.values(to)) await mkdir(dirname(one), { recursive: true });
      const made = [runBuild(build, baseline, to.baseline, {}), runBuild(build, candidate, to.candidate, {})];
      return (await Promise.all(made)).every(({ exitCode }) => exitCode === 0);
    };
    return reordering({ go, flags: config.buildFlags }, link, seconds);
  };
}

export interface CompareOptions {
  readonly benchmarks?: BenchmarkOptions;
  /** @param deadline `performance.now()` at which measuring ends. @param share of the time until then for the load. */
  readonly load?: (deadline: number, share: number) => Promise<LoadTest | Finding>;
  /** Bounds the measuring, calibration included. */
  readonly budgetSeconds: number;
  /** `performance.now()` at which measuring and the building of test binaries end in any case. */
  readonly deadline?: number;
  /** Until then, the rounds that a verdict needs may go on. */
  readonly latest?: number;
  /** Half width of the interval that is enough, a fraction. */
  readonly precision: number;
  readonly equivalence: number;
  /** Gets `baseline.bench.txt` and `candidate.bench.txt` for benchstat. */
  readonly outputDirectory: string;
  readonly progress?: (line: string) => void;
  /** Once there are rounds, what they measured is the outcome of a run that is cancelled. */
  readonly signal?: AbortSignal;
}

/** Part of the time that a load gets next to benchmarks. */
const LOAD_SHARE = 0.5;

/** Measures benchmarks and load, interleaved. What cannot be measured is a finding, or the reason of `inconclusive`, not an error. */
export async function compareBinaries(options: CompareOptions): Promise<Outcome> {
  const { benchmarks, budgetSeconds, precision, equivalence, progress, signal } = options;
  const asked = performance.now();
  const none: BuiltTests = { binaries: [], findings: [] };
  const built = benchmarks ? await buildTestBinaries({ ...benchmarks, deadline: options.deadline }) : none;
  const began = performance.now();
  const deadline = Math.min(began + budgetSeconds * 1000, options.deadline ?? Number.POSITIVE_INFINITY);
  const latest = Math.max(deadline, options.latest ?? deadline);
  const hasBenchmarks = built.binaries.length > 0;
  // Test binaries are never started as servers.
  const loadOrWhyNot = built.areGiven
    ? undefined
    : await options.load?.(deadline, hasBenchmarks ? LOAD_SHARE : 1);
  const [load, whyNoLoad] = isFinding(loadOrWhyNot) ? [undefined, [loadOrWhyNot]] : [loadOrWhyNot, []];
  const window = { deadline, latest, budgetSeconds, buildSeconds: (began - asked) / 1000 };
  const prepared: PreparedBenchmarks =
    benchmarks && hasBenchmarks
      ? await prepareBenchmarks(benchmarks, built, { ...window, share: load ? 1 - LOAD_SHARE : 1 })
      : { workloads: [], findings: [], nothing: built.nothing };
  const findings = [...built.findings, ...whyNoLoad, ...prepared.findings];
  const nothing: Nothing[] = [
    ...whyNoLoad.map(() => ({ reason: 'The load could not be measured.' })),
    ...(prepared.nothing ? [prepared.nothing] : []),
  ];
  const workloads = [...(load ? [load.workload] : []), ...prepared.workloads];
  const seconds = () => (performance.now() - began) / 1000;
  if (workloads.length === 0) {
    const advice = options.load === undefined ? nothing.flatMap((one) => one.advice ?? []) : [];
    const reason = [...nothing.map((one) => one.reason), ...advice].join(' ');
    const identical = nothing.length > 0 && nothing.every((one) => one.identical);
    return { comparison: identical ? sameProgram(reason) : inconclusive(reason, seconds()), findings };
  }
  const orders = [load?.reordering, prepared.reordering].filter((one) => one !== undefined);
  const linking = orders.reduce((sum, one) => sum + one.seconds, 0);
  const reordered = orders.length === (load ? 1 : 0) + (prepared.workloads.length > 0 ? 1 : 0) || undefined;
  const secondsPerRun = workloads.map((one) => one.secondsPerRun);
  const rounds = await runRounds(workloads, {
    pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1000, linking),
    async before(seed) {
      for (const one of orders) await one.reorder(seed);
    },
    precision,
    deadline,
    latest,
    random: Math.random,
    progress,
    signal,
  });
  if (rounds.ended !== 'cancelled') await writeBenchmarkFiles(prepared.workloads, options.outputDirectory);
  const shown = new Set<unknown>(rounds.measured.filter((one) => one.complete).map((one) => one.workload));
  const measured = prepared.workloads.filter((one) => shown.has(one));
  const why = whyNoVerdict(rounds, budgetSeconds, seconds(), reordered ? 1.2 : 2);
  const judged =
    why === undefined
      ? judge(rounds, { precision, equivalence, seconds: seconds(), reordered })
      : { comparison: inconclusive(why, seconds()), findings: [] };
  return {
    comparison: judged.comparison,
    load: load?.report(),
    profilable: benchmarks && prepared.calibrated && { ...benchmarks, calibrated: prepared.calibrated },
    findings: [
      ...findings,
      ...nothing.map(({ reason }): Finding => note(reason)),
      ...rounds.findings,
      ...judged.findings,
      ...measured.flatMap((one) => one.notes()),
      ...aboutSetUp(measured),
      ...(load?.findings() ?? []),
    ],
  };
}

function whyNoVerdict({ completed, ended, measured }: Rounds, budget: number, took: number, reserve: number) {
  if (measured.every(({ complete }) => !complete)) return 'Everything that was measured failed on the way.';
  if (completed >= FEWEST_ROUNDS)
    return overallLogRatios(measured).length >= FEWEST_ROUNDS
      ? undefined
      : 'No measurement reports CPU time, which alone decides.';
  const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
  if (ended === 'cancelled') return `The run was cancelled after ${needed}.`;
  // Unknown before one is complete. With more time, each round may link another order of functions, and take longer.
  const more = (took / completed) * (FEWEST_ROUNDS * reserve - completed);
  const enough = completed === 0 ? '' : `, to about ${Math.ceil(budget + more)} s`;
  return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${enough}.`;
}
