import { conclude } from '../commands/conclude.ts';
import { requireGates } from '../commands/gates.ts';
import { noteRun } from '../commands/run-facts.ts';
import type { RunConfig, Target } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import type { Job } from '../job.ts';
import { perform } from '../perform.ts';
import type { TargetReport } from '../report/report.ts';
import { writeResultFiles } from '../result-files.ts';
import { changedTargets } from './changed-targets.ts';
import { attempt, type Group, hostOfTarget, jobOfTarget, type TargetJob } from './job-of-target.ts';

type Several = Extract<RunConfig, { kind: 'several' }>;

/**
 * Runs the command for each target, one after the other; one that fails does not stop the others.
 * @throws UsageError for a mistake in the settings of any, before any work; ExpectedError at the end, which names those that
 * failed.
 */
export async function performTargets(shared: Job, run: Several): Promise<void> {
  shared.report.targets = [];
  const targets = await changedOf(run.targets, run, shared);
  if (shared.command === 'targets') {
    const { listTargets } = await import('../commands/targets.ts');
    return listTargets(shared, targets);
  }
  const configs = [];
  for (const target of targets) configs.push({ name: target.name, config: await target.config() });
  const jobs: TargetJob[] = [];
  for (const { name, config } of configs) jobs.push(await jobOfTarget(name, config, shared));
  shared.report.targets = jobs.map(({ report }) => report);
  const others = [...run.others, ...run.targets.filter((one) => !targets.includes(one))];
  try {
    await performAll({ shared, jobs, others });
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

/** Those that `changed-since` leaves, or all; what there is to say of that is told. */
export async function changedOf(
  targets: readonly Target[],
  { changes }: Pick<RunConfig, 'changes'>,
  job: Pick<Job, 'host' | 'report'> & { readonly workingDirectory?: string },
): Promise<readonly Target[]> {
  if (changes === undefined) return targets;
  const { host, report } = job;
  const [first] = targets;
  const { changed, findings } = await changedTargets(targets, changes, {
    directory: job.workingDirectory ?? first?.workingDirectory ?? host.cwd,
    env: host.env,
    signal: host.signal,
  });
  for (const { target, ...finding } of findings) {
    report.findings = [...report.findings, { ...finding, message: `${target}: ${finding.message}` }];
    hostOfTarget(target, host).finding(finding);
  }
  if (changed.length < targets.length) {
    const names = targets.filter((one) => !changed.includes(one)).map(({ name }) => name);
    const message = `Nothing that ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} built from has changed since ${changes.since}.`;
    report.findings = [...report.findings, { severity: 'note', message }];
    host.finding({ severity: 'note', message });
  }
  return changed;
}
