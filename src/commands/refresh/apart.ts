import { ExpectedError, UsageError } from '../../system/errors.ts';
import { namesIn } from '../../publish/templates.ts';
import type { TargetJob } from '../../targets/job-of-target.ts';
import { defaultBranch } from '../publisher-for.ts';
import { findRefreshed } from './find.ts';

interface Placed {
  readonly name: string;
  /** Of its profile. */
  readonly path: string;
}

/** @throws UsageError when two programs would write the same file. */
export function requireDifferentProfiles(placed: readonly Placed[]): void {
  const same = firstTwo(placed, ({ path }) => path);
  if (same === undefined) return;
  const [one, other] = same;
  throw new UsageError(`The targets ${one.name} and ${other.name} have the same profile, ${one.path}.`, {
    fix: 'Let each name a `package`, a `working-directory` or a `profile` of its own.',
  });
}

/**
 * Before each target is published by itself: none may overwrite what another has just handed in. What cannot be found is
 * left to the target's own turn.
 * @throws UsageError when two would write the same file, or share a branch.
 */
export async function requireApart(jobs: readonly TargetJob[]): Promise<void> {
  const placed: (Placed & { readonly job: TargetJob })[] = [];
  for (const job of jobs) {
    try {
      const { place } = await findRefreshed({ ...job, report: { ...job.report } });
      if (place.inRepository) placed.push({ job, name: job.name, path: place.path });
    } catch (error) {
      if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
    }
  }
  requireDifferentProfiles(placed);
  const onBranches = placed.filter(({ job: { config } }) => !['none', 'commit'].includes(config.publish));
  const same = firstTwo(onBranches, ({ job, path }) => branchOf(job, path));
  if (same === undefined) return;
  const [one, other] = same;
  throw new UsageError(
    `The targets ${one.name} and ${other.name} would share the branch \`${branchOf(one.job, one.path)}\`, where each needs its own.`,
    { fix: 'Give one of them another `branch`.' },
  );
}

/** Undefined where only the run can tell. */
function branchOf({ config }: TargetJob, path: string): string | undefined {
  const { branch } = config.publishSettings;
  if (branch === undefined) return defaultBranch(path);
  return namesIn(branch).size === 0 ? branch : undefined;
}

function firstTwo<T>(all: readonly T[], keyOf: (one: T) => string | undefined): [T, T] | undefined {
  const owners = new Map<string, T>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const owner = owners.get(key);
    if (owner !== undefined) return [owner, one];
    owners.set(key, one);
  }
  return undefined;
}
