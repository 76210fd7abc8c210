import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config, Target } from '../config.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { machineFailure, reasonOf, shortage } from '../system/errors.ts';
import type { Host } from '../system/host.ts';
import type { Draft, Job } from '../job.ts';
import type { TargetReport } from '../report/report.ts';

/** Work on several of the config file's targets, one after the other. */
export interface Group {
  /** What they share: how they are published, the report of all, the folder that theirs are in. */
  readonly shared: Job;
  readonly jobs: readonly TargetJob[];
  /** The config file's other targets, which may have been proposed by earlier runs. */
  readonly others: readonly Target[];
}

export interface TargetJob extends Job {
  readonly name: string;
  readonly report: Draft & { target: string };
}

/** The part of the run that is about one target; it leaves what it leaves in a folder of its own. */
export async function jobOfTarget(name: string, config: Config, shared: Job): Promise<TargetJob> {
  const outputDirectory = await outputFolder(join(shared.outputDirectory, name));
  const scratch = await outputFolder(join(shared.scratch, 'targets', name));
  const report: TargetReport = { command: shared.command, target: name, findings: [] };
  return { ...shared, name, config, scratch, outputDirectory, report, host: hostOfTarget(name, shared.host) };
}

async function outputFolder(path: string): Promise<string> {
  try {
    await mkdir(resolve(path), { recursive: true });
    return path;
  } catch (error) {
    throw (
      shortage(error) ??
      new UsageError(`output-directory: ${path} cannot be made: ${reasonOf(error)}.`, {
        fix: 'Name a folder that this user may write to.',
        cause: error,
      })
    );
  }
}

/** Whatever it says begins with the target's name. */
export function hostOfTarget(name: string, host: Host): Host {
  return {
    ...host,
    env: { ...host.env, PGO_TARGET: name },
    progress: (line) => host.progress(`${name}: ${line}`),
    finding: (finding) => {
      // Some sentences begin with their source or file, which a terminal would put before the target otherwise.
      const { source, file, message, ...rest } = finding;
      const place = {
        ...(source !== undefined && !message.startsWith(source) && { source }),
        ...(file !== undefined && !message.startsWith(file) && { file }),
      };
      host.finding({ ...rest, ...place, message: `${name}: ${message}` });
    },
  };
}

/**
 * Runs a stage of a target. That it fails is put into its report, and the others go on.
 * @returns what `work` returned; undefined when it failed.
 * @throws whatever is a bug, and the signal's reason when the run was cancelled.
 */
export async function attempt<T>(job: TargetJob, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    job.host.signal.throwIfAborted();
    const error = machineFailure(thrown) ?? thrown;
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    job.report.error = { message, ...(fix !== undefined && { fix }) };
    const wasShown = job.report.findings.some((one) => one.severity === 'error' && one.message === message);
    if (!wasShown) job.host.finding({ severity: 'error', message, ...(fix !== undefined && { fix }) });
    return undefined;
  }
}
