import { mkdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BenchmarkOptions, noBenchmarks, WHAT_TO_ADD } from '../compare/benchmarks.ts';
import { type CompareOptions, compareBinaries, type Outcome } from '../compare/compare-binaries.ts';
import { judgeGates } from '../compare/gates.ts';
import { loadHistory } from '../compare/history.ts';
import { prepareLoad } from '../compare/load.ts';
import { usesBinary } from '../compare/serve.ts';
import { NoTestBinary, packagesWithBenchmarks, readTested } from '../compare/test-binaries.ts';
import { inconclusive, sameBytes } from '../compare/verdict.ts';
import type { BuildPair, BuildSide, Sides } from '../golang/binaries.ts';
import { buildContext, buildPair, ProfileBuildFailed } from '../golang/build.ts';
import { type GoToolchain, goOutput, listPackages } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';
import { withDeadline } from '../net/retry.ts';
import { comparisonHeadline } from '../report/headline.ts';
import type { Report } from '../report/report.ts';
import { type Config, evidenceOf } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';
import { secretsInCommand } from '../system/credentials.ts';
import { ExpectedError, type Finding, Rejected, UsageError } from '../system/errors.ts';
import {
  howItEnded,
  lastOutput,
  outputLines,
  ownerCommand,
  start,
  run as startAndWait,
} from '../system/exec.ts';
import { replaceFile } from '../system/files.ts';
import type { Host } from '../system/host.ts';
import { duration, excerpt } from '../system/text.ts';
import { collectingOf, contextOf, type GrowingReport, type Run, warningOf } from '../work.ts';
import {
  buildTimes,
  compilerReasons,
  explain,
  type Pairing,
  type ProfilableBenchmarks,
  roomForProfiles,
  takeProfiles,
} from './explain.ts';
import { maskSecretsOf } from './gather.ts';
import { buildOptions, type Place, type Program, repositoryRoot, runFacts } from './program.ts';

/** What is built or compared. */
export type BuildSides = Sides<BuildSide>;

/**
 * Builds both sides into the output folder and verifies that they are what they should be.
 * @throws Rejected when the program does not build with the new profile of `refresh` or `repair`.
 */
export async function buildBoth(run: Run, program: Program, sides: BuildSides): Promise<BuildPair> {
  const { command, outputDirectory } = run;
  try {
    return await buildPair({ ...buildOptions(run, program, 'build'), ...sides, outputDirectory });
  } catch (error) {
    if (!(error instanceof ProfileBuildFailed) || command === 'compare') throw error;
    const reason = 'The program does not build with the new profile.';
    throw new Rejected(error.message, { reason, fix: error.fix, cause: error });
  }
}

/**
 * Runs the user's `verify` command in a second work tree of the commit that is checked out, with the new profile in place: the
 * user's own tree never sees a profile that is only being tried.
 * @returns a note when it passes.
 * @throws Rejected when it does not; ExpectedError when git cannot make the tree.
 */
export async function verify(run: Run, place: Place, profile: Uint8Array): Promise<readonly Finding[]> {
  const { config, host, scratch } = run;
  if (config.verification === undefined) return [];
  const { command, timeout } = config.verification;
  for (const secret of secretsInCommand(command)) host.mask(secret);
  host.progress('Verifying …');
  const root = await repositoryRoot(
    run,
    '`verify` needs a git repository: run it in a clone, or leave it out.',
  );
  const folder = join(scratch, 'tree');
  const git = (args: readonly string[], signal?: AbortSignal) =>
    // Hooks of the repository are for people's checkouts.
    startAndWait(['git', '-c', 'core.hooksPath=/dev/null', 'worktree', ...args], {
      cwd: root,
      env: { ...host.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
      // What a checkout lacks, of Git LFS or of a partial clone, git fetches.
      credentials: 'login',
      signal,
    });
  const added = await git(['add', '--detach', '--quiet', folder, 'HEAD'], host.signal);
  if (added.exitCode !== 0) {
    throw new ExpectedError(
      `git cannot check out a second work tree to verify the profile in: ${outputLines(added.stderr).at(-1) ?? 'it gave no reason'}`,
      { fix: 'Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out.' },
    );
  }
  let output = () => '';
  const task = async (signal: AbortSignal): Promise<string | undefined> => {
    const { argv, env } = ownerCommand(command);
    const PGO_PROFILE = join(folder, place.path);
    await replaceFile(PGO_PROFILE, profile);
    await using started = await start(argv, {
      cwd: join(folder, relative(root, await realpath(config.workingDirectory))),
      env: { ...host.env, ...env, PGO_PROFILE },
      credentials: 'program',
      signal,
      onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`),
    });
    output = started.output;
    const end = await started.exited;
    signal.throwIfAborted();
    return end.exitCode === 0 ? undefined : `It ${howItEnded(end)}. ${lastOutput(output())}`;
  };
  const tooLong = new Error('The command takes too long.');
  try {
    const failure = await withDeadline(timeout, host.signal, task, () => tooLong).catch((error: unknown) => {
      if (error !== tooLong) throw error;
      return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
    });
    if (failure === undefined)
      return [{ severity: 'note', message: '`verify` passed with the new profile in place.' }];
    const reason = '`verify` does not pass with the new profile in place.';
    throw new Rejected(`${reason} ${failure}`, {
      reason,
      fix: 'Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder.',
    });
  } finally {
    // Also when the run was cancelled: else the user's repository would go on listing it.
    await git(['remove', '--force', '--force', folder]);
  }
}

/**
 * Measures what was built, says the verdict, and then looks for the reasons with the time that is left of the budget; `refresh`
 * does the same with a new profile.
 */
export async function compareBuilt(
  given: Run,
  report: GrowingReport,
  built: Pick<Pairing, 'program' | 'sides' | 'build' | 'collected'>,
): Promise<void> {
  const { config } = given;
  const deadline = performance.now() + config.budget;
  const host: Host = { ...given.host, progress: (line) => given.host.progress(line, deadline) };
  const pairing = { ...built, run: { ...given, host }, deadline };
  const { profilable, ...measured } = await measure(pairing);
  report.add(measured);
  host.signal.throwIfAborted();
  const { comparison } = measured;
  if (comparison !== undefined) {
    const { title, sentence, because = '' } = comparisonHeadline(report.value, comparison);
    host.progress(`Verdict: ${title}. ${sentence} ${because}`);
  }
  const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
  report.add(profiles);
  const compiled = await compilerReasons(pairing);
  report.add({ compiler: compiled.evidence, findings: compiled.findings });
  report.add(await explain(pairing, compiled, cpu));
  report.add(await buildTimes(pairing, report.value.compiler));
}

const SAME_PROGRAMS = 'Both binaries are the same bytes: the same machine code cannot differ.';

type Measured = Pick<Report, 'comparison' | 'load'> & {
  readonly findings: readonly Finding[];
  /** The benchmarks that were measured, to be run again. */
  readonly profilable?: ProfilableBenchmarks;
};

/**
 * Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
 * cancelled meanwhile gets what was measured until then.
 * @throws ExpectedError when what the user named cannot be measured; in `refresh` that is a finding.
 */
async function measure({ run, program, sides, build, deadline }: Pairing): Promise<Measured> {
  const { config, host, scratch } = run;
  const findings: Finding[] = [];
  let partial: Outcome | undefined;
  const areSame = build.baseline.sha256 === build.candidate.sha256;
  let benchmarks: BenchmarkOptions | undefined;
  const withFindings = ({ comparison, calibrated, ...outcome }: Outcome): Measured => {
    const isNothing = areSame && comparison.measurements.length === 0;
    return {
      ...outcome,
      comparison: isNothing ? sameBytes(SAME_PROGRAMS) : comparison,
      findings: [...findings, ...outcome.findings],
      profilable: benchmarks && calibrated && { ...benchmarks, calibrated },
    };
  };
  try {
    // Test binaries are compared by their benchmarks, and never started as servers.
    const isTest = await isAnyTestBinary(run, program, sides);
    const load = areSame || isTest ? undefined : loadTest(run, build, findings);
    benchmarks = await benchmarkOptions(run, program, sides, join(scratch, 'benchmarks'));
    const isPrebuilt = sides.baseline.kind === 'binary' || sides.candidate.kind === 'binary';
    if (areSame && !isTest) {
      if (benchmarks === undefined || isPrebuilt) return { comparison: sameBytes(SAME_PROGRAMS), findings };
      findings.push({ severity: 'note', message: SAME_PROGRAMS });
    }
    if (load === undefined && benchmarks === undefined) {
      const isInProduction = config.measure.has('production') && config.production !== undefined;
      const isAsked = run.command === 'compare' && !isInProduction;
      return { findings: isAsked ? [...findings, NOTHING_MEASURED] : findings };
    }
    const outcome = await compareBinaries({
      benchmarks,
      load,
      budgetSeconds: config.budget / 1000,
      deadline: deadline - roomForProfiles(config),
      latest: deadline,
      precision: config.precision,
      equivalence: config.equivalence,
      outputDirectory: run.outputDirectory,
      progress: host.progress,
      interrupted: (found) => {
        partial = found;
      },
    });
    return withFindings(outcome);
  } catch (error) {
    if (host.signal.aborted && partial !== undefined) return withFindings(partial);
    host.signal.throwIfAborted();
    const warning = unmeasured(error, run.command);
    if (warning === undefined) throw error;
    const comparison = inconclusive('The binaries could not be measured.');
    return { comparison, findings: [...findings, warning] };
  }
}

/** Says before anything is built that there will be no verdict, and what it needs. */
export async function foretell(run: Run, program: Program, sides: BuildSides): Promise<void> {
  const { measure, underLoad } = run.config;
  if (Object.values(sides).some(({ kind }) => kind === 'binary')) return;
  if (measure.has('load') && underLoad?.load !== undefined) return;
  const options = await benchmarkOptions(run, program, sides, run.scratch);
  if (options !== undefined && (await packagesWithBenchmarks(options)).length === 0)
    run.host.progress(`No verdict: nothing to measure. ${noBenchmarks(options)} ${WHAT_TO_ADD}`);
}

/** The builds and their evidence are worth keeping after some errors; undefined for the others. */
function unmeasured(error: unknown, command: Command): Finding | undefined {
  if (!(error instanceof ExpectedError)) return undefined;
  if (error instanceof NoTestBinary) {
    const fix =
      'Name in `serve` the command that starts the server, with `$PGO_BINARY` for its binary, and in `load` one that loads it; benchmarks are measured of files that `go test -c` built.';
    return warningOf({ message: error.message, fix });
  }
  return (command === 'refresh' || command === 'repair') && !(error instanceof UsageError)
    ? warningOf(error)
    : undefined;
}

const NOTHING_MEASURED: Finding = {
  severity: 'warning',
  message: 'Nothing is measured: no benchmarks are to be run, and no server is to be loaded.',
  fix: 'Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.',
};

/** The module's benchmarks as the configuration has them. @param scratch a folder of their own. */
async function benchmarkOptions(
  { config, host }: Run,
  { go, main }: Program,
  { baseline, candidate }: BuildSides,
  scratch: string,
): Promise<BenchmarkOptions | undefined> {
  const { benchmarks, buildFlags: flags } = config;
  if (benchmarks === undefined || !config.measure.has('benchmarks')) return undefined;
  const named = config.benchmarkPackages;
  const listed = named === undefined ? [] : await listPackages(go, named, flags);
  const unknown = listed.find(({ importPath, error }) => error !== '' && named?.includes(importPath));
  if (unknown !== undefined)
    throw new UsageError(`benchmark-packages: ${unknown.error}`, { fix: 'Name packages, one a line.' });
  const packages = named ?? (await packagesToBenchmark(go, main, flags));
  const { signal, progress } = host;
  return { go, baseline, candidate, flags, packages, benchmarks, scratch, signal, progress };
}

/**
 * The packages whose benchmarks say something about the program: all of the module, but for those that only its other
 * programs are made of. Packages that no program has, such as one of benchmarks alone, count.
 */
export async function packagesToBenchmark(
  go: GoToolchain,
  main: MainPackage,
  flags: readonly string[],
): Promise<readonly string[]> {
  const format = '{{.Name}} {{.ImportPath}}{{range .Deps}} {{.}}{{end}}';
  const printed = await goOutput(['list', ...flags, '-e', '-pgo=off', '-f', format, './...'], go.context);
  const listed = printed
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(' '));
  const programs = listed.filter(([name]) => name === 'main').map(([, ...packages]) => packages);
  const ours = new Set(programs.find(([path]) => path === main.importPath));
  const theirs = new Set(programs.filter(([path]) => path !== main.importPath).flat());
  if (theirs.size === 0) return ['./...'];
  return listed.flatMap(([, path = '']) => (theirs.has(path) && !ours.has(path) ? [] : path));
}

/** The load test, where the configuration has one that starts the binaries which were built. */
function loadTest(
  run: Run,
  { baseline, candidate }: BuildPair,
  findings: Finding[],
): CompareOptions['load'] | undefined {
  const { config, host, scratch } = run;
  const { underLoad } = config;
  if (!config.measure.has('load') || underLoad === undefined) return undefined;
  // A service may well be profiled without load: only `compare` says so.
  if (underLoad.load === undefined && run.command !== 'compare') return undefined;
  if (!usesBinary(underLoad.serve)) {
    const message = '`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.';
    const fix = 'Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.';
    if (run.command === 'compare') findings.push({ severity: 'note', message, fix });
    return undefined;
  }
  maskSecretsOf(run, underLoad);
  return (deadline, share) =>
    prepareLoad({
      binaries: { baseline: baseline.path, candidate: candidate.path },
      underLoad,
      ...contextOf(run),
      deadline,
      share,
      scratch: join(scratch, 'load'),
      progress: host.progress,
    });
}

async function isAnyTestBinary({ host, scratch }: Run, { go }: Program, sides: BuildSides): Promise<boolean> {
  for (const side of [sides.baseline, sides.candidate]) {
    if (side.kind !== 'binary') continue;
    const { tested } = await readTested(side.path, buildContext(go, scratch, host.signal));
    if (tested !== undefined) return true;
  }
  return false;
}

/** The results of earlier runs, with this run's own as the last point. */
export async function pastRuns(
  run: Run,
  report: Report,
): Promise<Pick<Report, 'run' | 'history' | 'findings'>> {
  const { config, host } = run;
  if (config.history.length === 0) return { findings: [] };
  const facts = report.run ?? (await runFacts(run));
  host.progress('Loading results of earlier runs …');
  const scratch = join(run.scratch, 'history');
  await mkdir(scratch, { recursive: true });
  const own = { ...report, run: facts };
  return { run: facts, ...(await loadHistory(config.history, own, collectingOf(run, scratch))) };
}

/**
 * What became of the conditions of `fail-on`. Nothing fails yet: the report that is written and published shows it first. A
 * condition without a figure is a warning, since it guards nothing.
 */
export function gateResults(
  report: Report,
  { failOn }: Pick<Config, 'failOn'>,
): Pick<Report, 'gates' | 'findings'> {
  if (failOn.length === 0) return { findings: [] };
  const gates = judgeGates(report, failOn);
  const open = gates.filter(({ outcome }) => outcome === 'not measured');
  return {
    gates,
    findings: open.map(({ condition, reason }) => ({
      severity: 'warning',
      message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
      fix: 'Measure it, or remove the condition, which stops nothing now.',
    })),
  };
}

/** Settings of a comparison that are not the default; nothing that may hold secrets or belongs to one machine. */
export function nonDefaultSettings(config: Config): Report['settings'] {
  const { underLoad, budget, precision, equivalence, evidence, measure } = config;
  const usual = [...evidenceOf()].sort().join(',');
  const loaded = measure.has('load') ? underLoad : undefined;
  const settings: Readonly<Record<string, string | false | undefined>> = {
    measure: measure.size < 3 && [...measure].join(','),
    benchmarks: config.benchmarks !== '.' && (config.benchmarks ?? 'none'),
    'benchmark-packages': config.benchmarkPackages?.join(','),
    evidence: [...evidence].sort().join(',') !== usual && ([...evidence].join(',') || 'none'),
    budget: budget !== 300_000 && `${budget / 1000}s`,
    precision: precision !== 0.005 && percent(precision),
    equivalence: equivalence !== 0.01 && percent(equivalence),
    build: config.ownBuild?.command,
    'build-flags': config.buildFlags.join(' ') || false,
    serve: loaded?.serve,
    ready: loaded?.ready,
    load: loaded?.load,
    cpus: loaded?.cpus !== undefined && String(loaded.cpus),
  };
  const set = Object.entries(settings).filter((one): one is [string, string] => typeof one[1] === 'string');
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(9))}%`;
}
