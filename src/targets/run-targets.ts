import { conclude } from '../commands/conclude.ts';
import { requireGates } from '../commands/gates.ts';
import { noteRun } from '../commands/run-facts.ts';
import { ExpectedError } from '../errors.ts';
import { count } from '../format.ts';
import type { Job } from '../job.ts';
import { perform } from '../perform.ts';
import type { TargetReport } from '../report/report.ts';
import { writeResultFiles } from '../result-files.ts';
import type { Run } from '../settings/read.ts';
import { attempt, type Group, jobOfTarget, type TargetJob } from './job-of-target.ts';

/**
 * Runs the command for each target, one after the other; one that fails does not stop the others.
 * @throws UsageError for a mistake in the settings of any, before any work; ExpectedError at the end, which names those that
 * failed.
 */
export async function performTargets(shared: Job, run: Run): Promise<void> {
  shared.report.targets = [];
  if (shared.command === 'targets') {
    const { listTargets } = await import('../commands/targets.ts');
    return listTargets(shared, run.targets);
  }
  const configs = [];
  for (const { name = '', config } of run.targets) configs.push({ name, config: await config() });
  const jobs: TargetJob[] = [];
  for (const { name, config } of configs) jobs.push(await jobOfTarget(name, config, shared));
  shared.report.targets = jobs.map(({ report }) => report);
  try {
    await performAll({ shared, jobs, others: run.others });
  } catch (error) {
    // What was not begun did not end well either: nothing is to be told of it.
    shared.report.targets = shared.report.targets.filter(isBegun);
    throw error;
  }
  if (!shared.host.signal.aborted && shared.command !== 'check') await noteRun(shared);
  const failed = jobs.filter(({ report }) => report.error !== undefined).map(({ name }) => name);
  if (failed.length === 0) return;
  throw new ExpectedError(
    `${failed.length} of ${count(jobs.length, 'target')} failed: ${failed.join(', ')}.`,
    { fix: 'The report says of each why; the others are done.' },
  );
}

function isBegun({ findings, decision, profile, publication, error }: TargetReport): boolean {
  return findings.length > 0 || [decision, profile, publication, error].some((told) => told !== undefined);
}

async function performAll(group: Group): Promise<void> {
  const { shared, jobs } = group;
  const { pullRequests, publish } = shared.config;
  if (shared.command === 'rollback' && jobs.length > 0) {
    const { rollbackTogether } = await import('../commands/rollback.ts');
    await rollbackTogether(group);
    for (const job of jobs) await finish(job);
    return;
  }
  const isTogether = shared.command === 'refresh' && pullRequests === 'one' && publish !== 'none';
  if (isTogether && jobs.length > 0) {
    const { refreshTogether } = await import('../commands/refresh/together.ts');
    try {
      await refreshTogether(group);
    } finally {
      for (const job of jobs) await finish(job);
    }
    return;
  }
  if (shared.command === 'refresh') {
    const { requireApart } = await import('../commands/refresh/apart.ts');
    await requireApart(jobs);
  }
  for (const job of jobs) {
    await attempt(job, () => perform(job));
    // The next one may need the memory.
    delete job.collected;
    await finish(job);
  }
}

/** Whatever fails by a gate was written and published before. */
async function finish(job: TargetJob): Promise<void> {
  if (job.host.signal.aborted) return;
  if (job.report.error === undefined) await attempt(job, async () => requireGates(job));
  await conclude(job);
  await attempt(job, () => writeResultFiles(job.secrets.redact(job.report), job.outputDirectory));
}
