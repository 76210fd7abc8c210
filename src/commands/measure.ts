import { once } from 'node:events';
import { cp, realpath } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import type { BenchmarkOptions } from '../compare/benchmarks.ts';
import { type CompareOptions, compareBinaries, type Outcome } from '../compare/compare.ts';
import { prepareLoad } from '../compare/load.ts';
import type { UnderLoad } from '../compare/serve.ts';
import { NoTestBinary } from '../compare/test-binaries.ts';
import { inconclusive, sameBytes } from '../compare/verdict.ts';
import type { BuildPair } from '../golang/build.ts';
import { type BuildSide, buildContext, buildPair, readBuildInfo } from '../golang/build.ts';
import { type GoToolchain, listPackages, runGo } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';
import { withDeadline } from '../net/retry.ts';
import type { Report } from '../report/report.ts';
import type { Verification } from '../settings/config.ts';
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
export interface Sides {
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
}

/** Builds both sides into the output folder and verifies that they are what they should be. */
export function buildBoth(run: Run, { go, main }: Program, sides: Sides): Promise<BuildPair> {
  return buildPair({
    go,
    mainPackage: main,
    ...sides,
    flags: run.config.buildFlags,
    outputDirectory: run.outputDirectory,
    scratch: join(run.scratch, 'build'),
    signal: run.host.signal,
    progress: run.host.progress,
  });
}

/** What the user's `verify` command says of a new profile: a note when it passes. */
export async function verify(
  run: Run,
  program: Program,
  place: Place,
  profile: Uint8Array,
): Promise<readonly Finding[]> {
  const { verification } = run.config;
  if (verification === undefined) return [];
  for (const secret of secretsInCommand(verification.command)) run.host.mask(secret);
  run.host.progress('Verifying …');
  await using tree = await scratchTree(run, program, place);
  await replaceFile(tree.profilePath, profile);
  const failure = await failureOf(verification, tree, run);
  if (failure === undefined)
    return [{ severity: 'note', message: '`verify` passed with the new profile in place.' }];
  const reason = '`verify` does not pass with the new profile in place.';
  throw new Rejected(`${reason} ${failure}`, {
    reason,
    fix: 'Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder.',
  });
}

/** What went wrong, in sentences; undefined when nothing did. @throws the signal's reason when the run was cancelled. */
async function failureOf(
  { command, timeout }: Verification,
  { workingDirectory, profilePath }: ScratchTree,
  { host }: Run,
): Promise<string | undefined> {
  let output = () => '';
  const task = async (signal: AbortSignal) => {
    const { argv, env } = ownerCommand(command);
    await using started = await start(argv, {
      cwd: workingDirectory,
      env: { ...host.env, ...env, PGO_PROFILE: profilePath },
      credentials: 'program',
      signal,
      onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`),
    });
    output = started.output;
    signal.throwIfAborted();
    // A process that left the group may still hold its output open: a stop doesn't wait for that.
    await Promise.race([started.exited, once(signal, 'abort')]);
    signal.throwIfAborted();
    const end = await started.exited;
    return end.exitCode === 0 ? undefined : `It ${howItEnded(end)}. ${lastOutput(output())}`;
  };
  const tooLong = new Error('The command takes too long.');
  try {
    return await withDeadline(timeout, host.signal, task, () => tooLong);
  } catch (error) {
    if (error !== tooLong) throw error;
    return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
  }
}

/** A second tree of the program's source: the user's own never sees a profile that is only being tried. */
interface ScratchTree extends AsyncDisposable {
  /** The working directory's place in it. */
  readonly workingDirectory: string;
  /** The profile's place in it. */
  readonly profilePath: string;
}

/**
 * In a repository a work tree of the commit that is checked out, else a copy of the module.
 * @throws ExpectedError when git cannot make it.
 */
async function scratchTree(run: Run, { go, profilePath }: Program, place: Place): Promise<ScratchTree> {
  const folder = join(run.scratch, 'tree');
  const workingDirectory = await realpath(run.config.workingDirectory);
  if (!place.inRepository) {
    const from = await realpath(go.moduleDirectory);
    await cp(from, folder, { recursive: true, verbatimSymlinks: true });
    const inside = relative(from, profilePath);
    const isInside = !inside.startsWith('..') && !isAbsolute(inside);
    return {
      workingDirectory: join(folder, relative(from, workingDirectory)),
      profilePath: join(folder, isInside ? inside : basename(profilePath)),
      [Symbol.asyncDispose]: async () => {},
    };
  }
  const root = await repositoryRoot(run);
  const git = (args: readonly string[], signal?: AbortSignal) =>
    // Hooks of the repository are for people's checkouts.
    startAndWait(['git', '-c', 'core.hooksPath=/dev/null', 'worktree', ...args], {
      cwd: root,
      env: { ...run.host.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
      // What a checkout lacks, of Git LFS or of a partial clone, git fetches.
      credentials: 'login',
      signal,
    });
  const added = await git(['add', '--detach', '--quiet', folder, 'HEAD'], run.host.signal);
  if (added.exitCode !== 0) {
    throw new ExpectedError(
      `git cannot check out a second work tree to verify the profile in: ${outputLines(added.stderr).at(-1) ?? 'it gave no reason'}`,
      { fix: 'Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out.' },
    );
  }
  return {
    workingDirectory: join(folder, relative(root, workingDirectory)),
    profilePath: join(folder, place.path),
    [Symbol.asyncDispose]: async () => {
      // Also when the run was cancelled: else the user's repository would go on listing it.
      await git(['remove', '--force', '--force', folder]);
    },
  };
}

const SAME_PROGRAMS = 'Both binaries are the same bytes: the same machine code cannot differ.';

/**
 * Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
 * cancelled meanwhile gets what was measured until then.
 * @throws ExpectedError when what the user named cannot be measured; in `refresh` that is a finding.
 */
export async function measure(
  run: Run,
  program: Program,
  sides: Sides,
  build: BuildPair,
): Promise<Pick<Report, 'comparison' | 'load'> & { readonly findings: readonly Finding[] }> {
  const { config, host, scratch } = run;
  const findings: Finding[] = [];
  let partial: Outcome | undefined;
  let isSame = false;
  const asFound = ({ comparison, load, findings: found }: Outcome) => ({
    comparison: isSame && comparison.measurements.length === 0 ? sameBytes(SAME_PROGRAMS) : comparison,
    load,
    findings: [...findings, ...found],
  });
  try {
    const load = await loadTest(run, program, build, findings);
    const benchmarks = await benchmarkOptions(run, program, sides, join(scratch, 'benchmarks'));
    isSame = await areSamePrograms(run, program, build);
    const isPrebuilt = sides.baseline.kind === 'binary' || sides.candidate.kind === 'binary';
    if (isSame) {
      if (benchmarks === undefined || isPrebuilt) return { comparison: sameBytes(SAME_PROGRAMS), findings };
      findings.push({ severity: 'note', message: SAME_PROGRAMS });
    }
    if (load === undefined && benchmarks === undefined)
      return { findings: [...findings, ...nothingMeasured(run)] };
    const outcome = await compareBinaries({
      benchmarks,
      load,
      budgetSeconds: config.budget / 1000,
      precision: config.precision,
      equivalence: config.equivalence,
      outputDirectory: run.outputDirectory,
      progress: host.progress,
      interrupted: (found) => {
        partial = found;
      },
    });
    return asFound(outcome);
  } catch (error) {
    if (host.signal.aborted && partial !== undefined) return asFound(partial);
    host.signal.throwIfAborted();
    const warning = unmeasured(error, run.command);
    if (warning === undefined) throw error;
    const comparison = inconclusive('The binaries could not be measured.');
    return { comparison, findings: [...findings, warning] };
  }
}

/** What is no reason to throw the builds and their evidence away; undefined where it is one. */
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

/** The user of `compare` wants a measurement; for other commands, both binaries are enough. */
function nothingMeasured({ command, config: { measure, production } }: Run): Finding[] {
  if (command !== 'compare' || (measure.has('production') && production !== undefined)) return [];
  return [
    {
      severity: measure.has('benchmarks') ? 'note' : 'warning',
      message: 'Nothing is measured: no benchmarks are to be run, and no server is to be loaded.',
      fix: 'Leave `benchmarks` and `measure` as they are, or name a server in `serve` and what loads it in `load`.',
    },
  ];
}

/** The module's benchmarks as the configuration has them. @param scratch a folder of their own. */
export async function benchmarkOptions(
  { config, host }: Run,
  { go, main }: Program,
  { baseline, candidate }: Sides,
  scratch: string,
): Promise<BenchmarkOptions | undefined> {
  const { benchmarks, buildFlags: flags } = config;
  if (benchmarks === undefined || !config.measure.has('benchmarks')) return undefined;
  const packages = config.benchmarkPackages ?? (await packagesToBenchmark(go, main, flags));
  const { signal, progress } = host;
  return { go, baseline, candidate, flags, packages, benchmarks, scratch, signal, progress };
}

/**
 * The packages whose benchmarks say something about the program: all of the module, but for those that only its other programs
 * are made of. Packages that no program has, such as one of benchmarks alone, count.
 * @throws ExpectedError when `go list` fails on the module itself.
 */
export async function packagesToBenchmark(
  go: GoToolchain,
  main: MainPackage,
  flags: readonly string[],
): Promise<readonly string[]> {
  const all = ['./...'];
  const listed = await listPackages(go, all, flags);
  const others = listed.filter(({ name, importPath }) => name === 'main' && importPath !== main.importPath);
  if (others.length === 0) return all;
  const ours = await packagesIn(go, [main], flags);
  const theirs = await packagesIn(go, others, flags);
  // Where either is unknown, none is left out.
  if (ours === undefined || theirs === undefined) return all;
  return listed.flatMap(({ importPath }) =>
    theirs.has(importPath) && !ours.has(importPath) ? [] : importPath,
  );
}

/** Import paths of all packages that the programs are made of; undefined when `go list` fails. */
async function packagesIn(
  go: GoToolchain,
  programs: readonly Pick<MainPackage, 'importPath'>[],
  flags: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const paths = programs.map(({ importPath }) => importPath);
  const args = ['list', ...flags, '-e', '-deps', '-pgo=off', '-f', '{{.ImportPath}}', '--', ...paths];
  const { exitCode, stdout } = await runGo(args, go.context);
  return exitCode === 0 ? new Set(stdout.toString().split(/\r?\n/)) : undefined;
}

/** The load test, where the configuration has one that starts the binaries which were built. */
async function loadTest(
  run: Run,
  program: Program,
  { baseline, candidate }: BuildPair,
  findings: Finding[],
): Promise<CompareOptions['load'] | undefined> {
  const { config, host, scratch } = run;
  const { underLoad } = config;
  if (!config.measure.has('load') || underLoad === undefined) return undefined;
  if (!startsBinary(underLoad)) {
    const message = '`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.';
    const fix = 'Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.';
    if (run.command === 'compare' && underLoad.load !== undefined)
      findings.push({ severity: 'note', message, fix });
    return undefined;
  }
  // A service may well be profiled without load: only `compare` says so.
  if (underLoad.load === undefined && run.command !== 'compare') return undefined;
  if (baseline.sha256 === candidate.sha256) return undefined;
  if (await isAnyTestBinary(run, program, [baseline.path, candidate.path])) return undefined;
  maskSecretsOf(run, underLoad);
  return (deadline, signal) =>
    prepareLoad({
      binaries: { baseline: baseline.path, candidate: candidate.path },
      underLoad,
      cwd: config.workingDirectory,
      env: host.env,
      signal: AbortSignal.any([host.signal, signal]),
      deadline,
      scratch: join(scratch, 'load'),
      progress: host.progress,
    });
}

export function startsBinary({ serve }: Pick<UnderLoad, 'serve'>): boolean {
  return /\bPGO_BINARY\b/.test(serve);
}

/** Test binaries are compared where their benchmarks are. */
async function areSamePrograms(run: Run, program: Program, { baseline, candidate }: BuildPair) {
  return baseline.sha256 === candidate.sha256 && !(await isAnyTestBinary(run, program, [baseline.path]));
}

async function isAnyTestBinary({ host, scratch }: Run, { go }: Program, binaries: readonly string[]) {
  for (const binary of binaries) {
    const { path } = await readBuildInfo(binary, buildContext(go, scratch, host.signal));
    if (path.endsWith('.test')) return true;
  }
  return false;
}
