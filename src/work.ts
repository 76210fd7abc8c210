import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fallbacksOf } from './collect/fallback.ts';
import { gatesOf } from './compare/after/gate-conditions.ts';
import { heldOutLoadOf, underLoadOf } from './compare/workload/load-settings.ts';
import { platformsOf } from './golang/platforms.ts';
import { callsOf } from './profile/exclusions.ts';
import type { Report } from './report/report.ts';
import type { Config } from './settings/config.ts';
import { requireOtherWork } from './settings/held-out.ts';
import type { Invocation, Target } from './settings/read.ts';
import { ExpectedError, machineFailure, reasonOf, UsageError } from './system/errors.ts';
import { isGitsOwn } from './system/files.ts';
import { runGit } from './system/git.ts';
import type { Host } from './system/host.ts';

/** The configuration of a program, including the settings that stages have parsed. */
export type ProgramConfig = ReturnType<typeof programConfig>;

/**
 * Lets each stage parse the settings that only this stage understands. The stages parse their settings before the command begins, so that a
 * mistake in `fail-on` is reported at once and not after an hour of collecting and measuring.
 * @throws UsageError with the name of the setting that cannot be parsed.
 */
export function programConfig(config: Config) {
  requireOtherWork(config);
  return {
    ...config,
    /**
     * The platforms in the setting `platforms`, for which the command `build` makes binaries. If the list is empty, binaries are made for
     * this machine's platform.
     */
    buildPlatforms: platformsOf(config.platforms),
    /** The calls in the setting `exclude`. */
    exclusions: callsOf('exclude', config.exclude),
    /** The profiles in the setting `fallback`, in the order in which `collect` tries them. */
    fallbacks: fallbacksOf(config),
    /** The calls in the setting `keep`. */
    keptCalls: callsOf('keep', config.keep),
    /** The service that the settings `serve` and `load` describe; undefined without these settings. */
    underLoad: underLoadOf(config),
    /** The service of `serve`, under the load that the setting `held-out` describes; undefined if `held-out` has no load. */
    heldOutLoad: heldOutLoadOf(config),
    /** The conditions in the setting `fail-on`. */
    gates: gatesOf(config.failOn),
  };
}

/** The inputs of all stages. No stage changes a `Run`, because stages return their results. */
export interface Run extends Omit<Invocation, 'inputs'> {
  /** The host. The function `mask` of the host removes a secret from everything that the run prints or writes. */
  readonly host: Host;
  readonly config: ProgramConfig;
  /** The folder for temporary files. The run removes this folder at the end, also after a failure. */
  readonly scratch: string;
  /** The output folder, which stays after the run: it gets the report, the result document and the binaries. */
  readonly outputDirectory: string;
}

/** Returns the folder, the environment and the signal with which a run calls a tool. */
export function contextOf({ config, host }: Pick<Run, 'config' | 'host'>) {
  return { cwd: config.workingDirectory, env: host.env, signal: host.signal };
}

/** Returns the output of git in `cwd`; undefined when git fails, for example because `cwd` is in no repository. */
export async function gitPrints(run: Pick<Run, 'host'>, cwd: string, ...args: string[]) {
  const { env, signal } = run.host;
  const ended = await orElse(run, runGit(args, { cwd, env, signal }), () => undefined);
  return ended?.exitCode === 0 ? ended.stdout.toString() : undefined;
}

/** Returns the values of a run that collectors need. @param scratch the folder for the files of the collectors. */
export function collectingOf(run: Run, scratch: string) {
  const { now, progress, detail, mask } = run.host;
  return {
    ...contextOf(run),
    cwd: run.config.sourcesFolder,
    scratch,
    now,
    progress,
    detail,
    mask,
    token: run.config.token,
  };
}

/** The programs that a command works on together. */
export interface Group {
  /** The run of each program. */
  readonly runs: readonly Run[];
  /** The run as a whole. If the config file has no targets, this is the run of the only program. */
  readonly whole: Run;
  /** The targets of the config file that this run does not work on. Earlier runs may have proposed the profiles of these targets. */
  readonly others: readonly Target[];
}

/** True if the command works on one program, and the config file has no targets. */
export function isOfOneProgram({ runs, whole }: Group): boolean {
  return runs.length === 1 && runs[0] === whole;
}

/**
 * A command, or a stage of a command, that works on one program. A command yields each part of its report as soon as the part is known, so
 * that the part stays in the report when a later step fails. Each `yield` returns the report of the program so far. Only `run.ts` puts the
 * parts together.
 *
 *     async function* collectAndDecide(run: Run): ReportParts<Decision> {
 *       const { sources, profile } = await collectProfiles(run);
 *       yield { sources, profile };
 *       const decision = await decideOn(run, profile);
 *       const report: Report = yield { decision };
 *       …
 *     }
 */
export type ReportParts<T = void> = AsyncGenerator<Partial<Report>, T, Report>;

/** A part of the report about the run of one program, or the failure of that run. The failure does not stop the runs of other programs. */
export type GroupPart =
  | { readonly run: Run; readonly part: Partial<Report> }
  | { readonly run: Run; readonly failure: ExpectedError };

/**
 * A command that works on several programs. Each `yield` takes a part of the report about one run, and returns all parts of this run's
 * report so far.
 */
export type GroupParts<T = void> = AsyncGenerator<GroupPart, T, Report>;

/** Takes the parts that a command or stage yields about one program, and yields each part together with the run of that program. */
export async function* partsAbout<T>(run: Run, parts: ReportParts<T>): GroupParts<T> {
  let next = await parts.next();
  while (!next.done) next = await parts.next(yield { run, part: next.value });
  return next.value;
}

/** Returns the report of a run so far. */
export async function* reportSoFar(run: Run): GroupParts<Report> {
  return yield { run, part: {} };
}

/**
 * Waits for a task, and continues with `otherwise` after an expected error, or after an error of the machine, such as a full disk.
 * @throws a bug, or the signal's reason when the run was cancelled.
 */
export async function orElse<T>(
  { host }: Pick<Run, 'host'>,
  task: Promise<T>,
  otherwise: (error: ExpectedError) => T,
): Promise<T> {
  try {
    return await task;
  } catch (thrown) {
    return otherwise(expectedError(host, thrown));
  }
}

/**
 * Returns the thrown value if it is an expected error, or an error of the machine, such as a full disk.
 * @throws a bug, or the signal's reason when the run was cancelled.
 */
export function expectedError({ signal }: Pick<Host, 'signal'>, thrown: unknown): ExpectedError {
  signal.throwIfAborted();
  const error = machineFailure(thrown) ?? thrown;
  if (!(error instanceof ExpectedError)) throw error;
  return error;
}

/** Makes a folder for output. @throws UsageError if the folder cannot be made, or if the folder is inside of `.git`. */
export async function makeFolder(path: string): Promise<void> {
  if (isGitsOwn(path))
    throw new UsageError(`output-directory: ${path} is part of git's own data.`, {
      fix: 'Name a folder outside of `.git`.',
    });
  try {
    await mkdir(resolve(path), { recursive: true });
  } catch (error) {
    if (machineFailure(error) !== undefined) throw error;
    throw new UsageError(`output-directory: ${path} cannot be made: ${reasonOf(error)}.`, {
      fix: 'Name a folder that this user may write to; missing parts of its path are made.',
      cause: error,
    });
  }
}
