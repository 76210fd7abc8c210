import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fallbacksOf } from './collect/fallback.ts';
import { gatesOf } from './compare/after/gate-conditions.ts';
import { underLoadOf } from './compare/workload/load-settings.ts';
import { platformsOf } from './golang/platforms.ts';
import { exclusionsOf } from './profile/exclusions.ts';
import { asFinding, groupFindings, limitFindings, type Report, type TargetReport } from './report/report.ts';
import type { Config } from './settings/config.ts';
import type { Invocation, Target } from './settings/read.ts';
import { ExpectedError, machineFailure, Rejected, reasonOf, UsageError } from './system/errors.ts';
import { isGitsOwn } from './system/files.ts';
import { runGit } from './system/git.ts';
import type { Host } from './system/host.ts';

/** The configuration of a program, with the settings that stages parse by themselves. */
export type ProgramConfig = ReturnType<typeof programConfig>;

/**
 * Lets each stage parse the settings that only it understands, before the command begins: a mistake in `fail-on` must not show
 * only after an hour of collecting and measuring.
 * @throws UsageError that names the setting.
 */
export function programConfig(config: Config) {
  return {
    ...config,
    /** The platforms of `platforms`, for which `build` builds; empty: this machine. */
    buildPlatforms: platformsOf(config.platforms),
    /** The calls of `exclude`. */
    exclusions: exclusionsOf(config.exclude),
    /** The profiles of `fallback`, in the order in which `collect` tries them. */
    fallbacks: fallbacksOf(config),
    /** The service of `serve` and `load`; undefined without these settings. */
    underLoad: underLoadOf(config),
    /** The conditions of `fail-on`. */
    gates: gatesOf(config.failOn),
  };
}

/** The inputs of all stages. Nothing in it changes: a stage returns its results. */
export interface Run extends Omit<Invocation, 'inputs'> {
  /** The host, whose `mask` keeps a text out of everything that is printed or written. */
  readonly host: Host;
  readonly config: ProgramConfig;
  /** The folder for temporary files. It is removed at the end, also after a failure. */
  readonly scratch: string;
  /** The folder that stays: it gets the report, the result document and the binaries. */
  readonly outputDirectory: string;
}

/** Returns how a tool is called in the working directory of a run. */
export function contextOf({ config, host }: Pick<Run, 'config' | 'host'>) {
  return { cwd: config.workingDirectory, env: host.env, signal: host.signal };
}

/** Returns the output of git in `cwd`; undefined when git fails, for example because `cwd` is in no repository. */
export async function gitPrints(run: Pick<Run, 'host'>, cwd: string, ...args: string[]) {
  const { env, signal } = run.host;
  const ended = await orElse(run, runGit(args, { cwd, env, signal }), () => undefined);
  return ended?.exitCode === 0 ? ended.stdout.toString() : undefined;
}

/** Returns what collectors get from a run. @param scratch the folder for their files. */
export function collectingOf(run: Run, scratch: string) {
  const { now, progress, mask } = run.host;
  return {
    ...contextOf(run),
    cwd: run.config.sourcesFolder,
    scratch,
    now,
    progress,
    mask,
    token: run.config.token,
  };
}

/** A run about one program, with its report. Only `run.ts`, `refresh.ts` and `rollback.ts` have it, never a stage. */
export interface Work {
  readonly run: Run;
  readonly report: GrowingReport;
}

/** The programs that a command works on together. */
export interface Group {
  /** The work on each program. */
  readonly works: readonly Work[];
  /** The run as a whole. If there is only one program, it is the same as the work on that program. */
  readonly whole: Work;
  /** The other targets of the config file. Earlier runs may have proposed their profiles. */
  readonly others: readonly Target[];
}

/** Whether a command works on one program without targets. */
export function isOfOneProgram({ works, whole }: Group): boolean {
  return works.length === 1 && works[0] === whole;
}

/**
 * A command about one program. It yields each part of its report as soon as it knows it, so that the part stays in the report when
 * a later step fails. `yield` returns the report so far. Only `run.ts` puts the parts together.
 */
export type ReportParts<T = void> = AsyncGenerator<Partial<Report>, T, Report>;

/** The report of a command that is still running. The parts from before a failure stay in it. */
export class GrowingReport {
  /** The error of the command, if it failed. */
  failure: ExpectedError | undefined;
  readonly #host: Pick<Host, 'finding'>;
  #report: Report;
  #targets: readonly GrowingReport[] | undefined;

  constructor(first: Report, host: Pick<Host, 'finding'>) {
    this.#report = first;
    this.#host = host;
  }

  get value(): Report {
    if (this.#targets === undefined) return this.#report;
    return { ...this.#report, targets: this.#targets.map(({ value }) => value as TargetReport) };
  }

  /** Appends findings and shows them at once. Other keys replace their old values. */
  add({ findings = [], ...part }: Partial<Report>): void {
    const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
    this.#report = { ...this.#report, ...known, findings: [...this.#report.findings, ...findings] };
    for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
  }

  /** Makes these reports the `targets` of this one. */
  cover(targets: readonly GrowingReport[]): void {
    this.#targets = targets;
  }

  fail(error: ExpectedError): void {
    if (this.failure === error) return;
    this.failure = error;
    const { message, fix, kind } = error;
    if (error instanceof Rejected)
      this.add({ decision: { ...this.#report.decision, kind: 'reject', reason: error.reason } });
    this.add({ error: { message, fix, kind } });
  }
}

/**
 * Runs a part of a command. If it fails, the error is in the report, and the work on other programs continues.
 * @returns the result of `part`; undefined when it failed.
 * @throws bugs, and the signal's reason when the run was cancelled.
 */
export function attempt<T>({ run, report }: Work, part: () => Promise<T>): Promise<T | undefined> {
  return orElse<T | undefined>(run, part(), (error) => void report.fail(error));
}

/**
 * Waits for a task, and continues with `otherwise` after an expected error or a refusal of the machine, such as a full disk.
 * @throws bugs, and the signal's reason when the run was cancelled.
 */
export async function orElse<T>(
  { host }: Pick<Run, 'host'>,
  task: Promise<T>,
  otherwise: (error: ExpectedError) => T,
): Promise<T> {
  try {
    return await task;
  } catch (thrown) {
    host.signal.throwIfAborted();
    const error = machineFailure(thrown) ?? thrown;
    if (!(error instanceof ExpectedError)) throw error;
    return otherwise(error);
  }
}

/** Makes a folder for output. @throws UsageError when that fails, and for a folder of git's own data. */
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
