import { join } from 'node:path';
import type { TargetReport } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import type { Target } from '../settings/read.ts';
import { requireFolder } from '../settings/read.ts';
import { type ExpectedError, UsageError } from '../system/errors.ts';
import type { Host } from '../system/host.ts';
import { GrowingReport, makeFolder, orElse, type Run, type Work, warningOf } from '../work.ts';
import { findProgram, type Place, placeOfProfile, subjectOf } from './program.ts';

/** Several programs in one repository: the config file's `targets`. */

/** `targets`: which there are, each with its program. One whose program cannot be found is listed, too. */
export async function listTargets(run: Run, targets: readonly Target[]): Promise<TargetReport[]> {
  const listed: TargetReport[] = [];
  for (const { name = '', ...target } of targets) {
    const report = { command: run.command, target: name, findings: [] };
    const find = async (): Promise<TargetReport> => {
      await requireFolder(target.workingDirectory);
      return { ...report, subject: subjectOf(await findProgram({ ...run, config: configOf(run, target) })) };
    };
    const notFound = (error: ExpectedError): TargetReport => {
      const finding = warningOf(error);
      hostOfTarget(name, run.host).finding(finding);
      return { ...report, findings: [finding] };
    };
    listed.push(await orElse(run, find(), notFound));
  }
  return listed;
}

/** What is needed to find a program. */
export type Found = Pick<Config, 'workingDirectory' | 'package' | 'profile' | 'buildFlags'>;

export function configOf(
  { config }: Run,
  { workingDirectory, package: named, profile, buildFlags }: Found,
): Config {
  return { ...config, workingDirectory, package: named, profile, buildFlags };
}

/**
 * The part of the run that is about each target, with a folder of its own for what it leaves.
 * @throws UsageError for a mistake in the settings of any, before any work.
 */
export async function worksOf(targets: readonly Target[], whole: Run): Promise<Work[]> {
  const configs: [string, Config][] = [];
  for (const target of targets) configs.push([target.name ?? '', await target.config()]);
  const works: Work[] = [];
  for (const [name, config] of configs) {
    const outputDirectory = join(whole.outputDirectory, name);
    const scratch = join(whole.scratch, 'targets', name);
    await makeFolder(outputDirectory);
    await makeFolder(scratch);
    const host = hostOfTarget(name, whole.host);
    const report = new GrowingReport({ command: whole.command, target: name, findings: [] }, host);
    works.push({ run: { ...whole, config, host, outputDirectory, scratch }, report });
  }
  return works;
}

/** Whatever it says begins with the target's name. */
function hostOfTarget(name: string, host: Host): Host {
  return {
    ...host,
    env: { ...host.env, PGO_TARGET: name },
    progress: (line, deadline) => host.progress(`${name}: ${line}`, deadline),
    finding: ({ source, file, message, ...rest }) =>
      host.finding({
        ...rest,
        // Some sentences begin with their source or file, which a terminal would put before the target otherwise.
        source: source !== undefined && message.startsWith(source) ? undefined : source,
        file: file !== undefined && message.startsWith(file) ? undefined : file,
        message: `${name}: ${message}`,
      }),
  };
}

/** Finds the place of the profile that is refreshed. */
export async function placeIn(run: Run): Promise<Place> {
  await requireFolder(run.config.workingDirectory);
  const { profilePath } = await findProgram(run);
  return placeOfProfile(run, profilePath);
}

interface Placed {
  readonly work: Work;
  readonly place: Place;
}

/** @throws UsageError when two programs would write the same file. */
export function requireDifferentProfiles(placed: readonly Placed[]): void {
  const owners = new Map<string, string | undefined>();
  for (const { work, place } of placed) {
    const { target } = work.run.config;
    if (owners.has(place.path))
      throw new UsageError(
        `The targets ${owners.get(place.path)} and ${target} have the same profile, ${place.path}.`,
        { fix: 'Let each name a `package`, a `working-directory` or a `profile` of its own.' },
      );
    owners.set(place.path, target);
  }
}

/** As `requireDifferentProfiles`, before any work; a program that is not found is left to the target's own turn. */
export async function requireNoCollisions(works: readonly Work[]): Promise<void> {
  const placed: Placed[] = [];
  for (const work of works) {
    const place = await orElse<Place | undefined>(work.run, placeIn(work.run), () => undefined);
    if (place?.inRepository) placed.push({ work, place });
  }
  requireDifferentProfiles(placed);
}
