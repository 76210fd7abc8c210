import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BenchmarkOptions, noBenchmarks, WHAT_TO_ADD } from '../compare/benchmarks.ts';
import { type CompareOptions, compareBinaries, type Outcome } from '../compare/compare.ts';
import { prepareLoad } from '../compare/load.ts';
import { NoTestBinary, packagesWithBenchmarks, readTested } from '../compare/test-binaries.ts';
import { inconclusive, sameBytes } from '../compare/verdict.ts';
import type { BuildPair } from '../golang/build.ts';
import { type BuildSide, buildContext, buildPair, type Sides } from '../golang/build.ts';
import { type GoToolchain, goOutput, listPackages } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';
import { withDeadline } from '../net/retry.ts';
import type { Report } from '../report/report.ts';
import type { UnderLoad } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';
import { secretsInCommand } from '../system/credentials.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import {
  howItEnded,
  lastOutput,
  outputLines,
  ownerCommand,
  start,
  run as startAndWait,
} from '../system/exec.ts';
import { replaceFile } from '../system/files.ts';
import { duration, excerpt } from '../system/text.ts';
import { Rejected, type Run, warningOf } from '../work.ts';
import { maskSecretsOf } from './gather.ts';
import { type Place, type Program, repositoryRoot } from './program.ts';

/** What is built or compared. */
export type BuildSides = Sides<BuildSide>;

/** Builds both sides into the output folder and verifies that they are what they should be. */
export function buildBoth(run: Run, { go, main }: Program, sides: BuildSides): Promise<BuildPair> {
  return buildPair({
    go,
    mainPackage: main,
    ...sides,
    flags: run.config.buildFlags,
    own: run.config.ownBuild,
    outputDirectory: run.outputDirectory,
    scratch: join(run.scratch, 'build'),
    signal: run.host.signal,
    progress: run.host.progress,
  });
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

const SAME_PROGRAMS = 'Both binaries are the same bytes: the same machine code cannot differ.';

export type Measured = Pick<Report, 'comparison' | 'load'> & Pick<Outcome, 'findings' | 'calibrated'>;

/**
 * Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
 * cancelled meanwhile gets what was measured until then.
 * @param deadline `performance.now()` at which it ends, with the building of test binaries.
 * @param latest the same, if there is no verdict by then.
 * @throws ExpectedError when what the user named cannot be measured; in `refresh` that is a finding.
 */
export async function measure(
  run: Run,
  program: Program,
  sides: BuildSides,
  build: BuildPair,
  deadline: number,
  latest: number,
): Promise<Measured> {
  const { config, host, scratch } = run;
  const findings: Finding[] = [];
  let partial: Outcome | undefined;
  const areSame = build.baseline.sha256 === build.candidate.sha256;
  const withFindings = (outcome: Outcome) => {
    const { comparison } = outcome;
    const isNothing = areSame && comparison.measurements.length === 0;
    return {
      ...outcome,
      comparison: isNothing ? sameBytes(SAME_PROGRAMS) : comparison,
      findings: [...findings, ...outcome.findings],
    };
  };
  try {
    // Test binaries are compared by their benchmarks, and never started as servers.
    const isTest = await isAnyTestBinary(run, program, sides);
    const load = areSame || isTest ? undefined : loadTest(run, build, findings);
    const benchmarks = await benchmarkOptions(run, program, sides, join(scratch, 'benchmarks'));
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
      deadline,
      latest,
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
export async function benchmarkOptions(
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
  if (!startsBinary(underLoad)) {
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
      cwd: config.workingDirectory,
      env: host.env,
      signal: host.signal,
      deadline,
      share,
      scratch: join(scratch, 'load'),
      progress: host.progress,
    });
}

export function startsBinary({ serve }: Pick<UnderLoad, 'serve'>): boolean {
  return /\bPGO_BINARY\b/.test(serve);
}

async function isAnyTestBinary({ host, scratch }: Run, { go }: Program, sides: BuildSides): Promise<boolean> {
  for (const side of [sides.baseline, sides.candidate]) {
    if (side.kind !== 'binary') continue;
    const { tested } = await readTested(side.path, buildContext(go, scratch, host.signal));
    if (tested !== undefined) return true;
  }
  return false;
}
