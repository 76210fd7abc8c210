import { join } from 'node:path';
import { type BuildSide, buildContext, buildPair } from '../build/build.ts';
import { readBuildInfo } from '../build/build-info.ts';
import type { CompareOptions, Outcome } from '../compare/compare.ts';
import { inconclusive, sameBytes } from '../compare/judge.ts';
import { NoTestBinary } from '../compare/test-binaries.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import type { UnderLoad } from '../serve/loaded-service.ts';
import { benchmarkOptions } from './benchmark-options.ts';
import { toldSettings } from './told-settings.ts';
import { maskSecretsOf } from './under-load.ts';

/** Builds both sides into the output folder and verifies them. */
export async function build(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  const settings = toldSettings(job.config, job.command);
  if (Object.keys(settings).length > 0) job.report.settings = settings;
  job.report.build = await buildPair({
    go: program.go,
    mainPackage: program.main,
    baseline,
    candidate,
    flags: job.config.buildFlags,
    outputDirectory: job.outputDirectory,
    scratch: join(job.scratch, 'build'),
    signal: job.host.signal,
    progress: (line) => job.host.progress(line),
  });
}

/**
 * Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. What cannot be
 * measured is a finding. The binaries of `build` are the servers.
 * @throws ExpectedError when what the user named cannot be measured; but in `refresh`, where the decision on the
 * profile is made already, that is a finding, too.
 */
export async function measure(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  try {
    await compareSides(job, program, baseline, candidate);
  } catch (error) {
    job.host.signal.throwIfAborted();
    const warning = asWarning(error, job);
    if (warning === undefined) throw error;
    addFindings(job, [warning]);
    job.report.comparison = inconclusive('The binaries could not be measured.');
  }
}

/** What is no reason to throw the builds and their evidence away; undefined where it is one. */
function asWarning(error: unknown, { command }: Job): Finding | undefined {
  if (!(error instanceof ExpectedError)) return undefined;
  const { message, fix } = error;
  if (error instanceof NoTestBinary) return { severity: 'warning', message, fix: FIX_PROGRAMS };
  if (command !== 'refresh' || error instanceof UsageError) return undefined;
  return { severity: 'warning', message, ...(fix !== undefined && { fix }) };
}

const FIX_PROGRAMS =
  'Name in `serve` the command that starts the server, with `$PGO_BINARY` for its binary, and in `load` one that loads it; benchmarks are measured of files that `go test -c` built.';

async function compareSides(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  const { config, host } = job;
  const progress = (line: string) => host.progress(line);
  const load = await loadOf(job, program);
  const benchmarks = await benchmarkOptions(
    job,
    program,
    baseline,
    candidate,
    join(job.scratch, 'benchmarks'),
  );
  const same = await areSamePrograms(job, program);
  const isPrebuilt = baseline.kind === 'binary' || candidate.kind === 'binary';
  if (same && (benchmarks === undefined || isPrebuilt)) {
    job.report.comparison = sameBytes(SAME_PROGRAMS);
    return;
  }
  if (load === undefined && benchmarks === undefined) {
    sayNothingIsLeft(job);
    return;
  }
  if (same) addFindings(job, [{ severity: 'note', message: SAME_PROGRAMS }]);
  const { compareBinaries } = await import('../compare/compare.ts');
  const record = (outcome: Outcome) => {
    const nothing = outcome.comparison.measurements.length === 0;
    job.report.comparison = same && nothing ? sameBytes(SAME_PROGRAMS) : outcome.comparison;
    if (outcome.load !== undefined) job.report.load = outcome.load;
    addFindings(job, outcome.findings);
  };
  const outcome = await compareBinaries({
    ...(benchmarks && { benchmarks }),
    ...(load && { load }),
    budgetSeconds: config.budget / 1000,
    precision: config.precision,
    equivalence: config.equivalence,
    outputDirectory: job.outputDirectory,
    progress,
    interrupted: (partial) => {
      if (host.signal.aborted) record(partial);
    },
  });
  record(outcome);
}

const SAME_PROGRAMS = 'Both binaries are the same bytes: the same machine code cannot differ.';

/** Whether both sides are one program, byte for byte; test binaries are looked at where their benchmarks are. */
async function areSamePrograms(job: Job, program: Program): Promise<boolean> {
  const pair = job.report.build;
  if (pair === undefined || pair.baseline.sha256 !== pair.candidate.sha256) return false;
  return !(await anyIsTestBinary([pair.baseline.path], job, program));
}

/** Both binaries alone are what somebody may want; but not who asked for a measurement. */
function sayNothingIsLeft(job: Job): void {
  const { measure: wanted, production } = job.config;
  if (job.command !== 'compare' || (wanted.has('production') && production !== undefined)) return;
  addFindings(job, [
    {
      severity: wanted.has('benchmarks') ? 'note' : 'warning',
      message: 'Nothing is measured: no benchmarks are to be run, and no server is to be loaded.',
      fix: 'Leave `benchmarks` and `measure` as they are, or name a server in `serve` and what loads it in `load`.',
    },
  ]);
}

/** The load test, where the configuration has one that starts the binaries which were built. */
async function loadOf(job: Job, program: Program): Promise<CompareOptions['load'] | undefined> {
  const { config, host, report, scratch } = job;
  const { underLoad } = config;
  const pair = report.build;
  if (!config.measure.has('load') || underLoad === undefined || pair === undefined) return undefined;
  // A service may well be profiled without: only who compares is told.
  if (underLoad.load === undefined && (job.command !== 'compare' || !startsBinary(underLoad)))
    return undefined;
  if (!startsBinary(underLoad)) {
    if (job.command === 'compare') addFindings(job, [notOurs()]);
    return undefined;
  }
  if (await anyIsTestBinary([pair.baseline.path, pair.candidate.path], job, program)) return undefined;
  if (pair.baseline.sha256 === pair.candidate.sha256) return undefined;
  maskSecretsOf(job, underLoad);
  const { prepareLoad } = await import('../compare/load/load-subject.ts');
  return (deadline, signal) =>
    prepareLoad({
      binaries: { baseline: pair.baseline.path, candidate: pair.candidate.path },
      underLoad,
      cwd: config.workingDirectory,
      env: host.env,
      signal: AbortSignal.any([host.signal, signal]),
      deadline,
      scratch: join(scratch, 'load'),
      progress: (line) => host.progress(line),
    });
}

function startsBinary({ serve }: UnderLoad): boolean {
  return /\bPGO_BINARY\b/.test(serve);
}

function notOurs() {
  return {
    severity: 'note',
    message: '`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.',
    fix: 'Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.',
  } as const;
}

async function anyIsTestBinary(
  binaries: readonly string[],
  { scratch, host }: Job,
  { go }: Program,
): Promise<boolean> {
  for (const binary of binaries) {
    const { path } = await readBuildInfo(binary, buildContext(go, scratch, host.signal));
    if (path.endsWith('.test')) return true;
  }
  return false;
}
