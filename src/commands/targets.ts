import { requireFolder } from '../config/several.ts';
import type { Target } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import type { Draft, Job } from '../job.ts';
import type { TargetReport } from '../report/report.ts';
import { hostOfTarget } from '../targets/job-of-target.ts';
import { findProgram } from './program.ts';

/** `targets`: which targets there are to work on, each with its program. One whose program cannot be found is listed, too. */
export async function listTargets(shared: Job, targets: readonly Target[]): Promise<void> {
  const listed: TargetReport[] = [];
  for (const target of targets) listed.push(await listedTarget(shared, target));
  shared.report.targets = listed;
}

async function listedTarget(shared: Job, target: Target): Promise<TargetReport> {
  const { name, workingDirectory, buildFlags, package: named } = target;
  const report: Draft & { target: string } = { command: shared.command, target: name, findings: [] };
  const config = {
    ...{ ...shared.config, workingDirectory, buildFlags },
    ...(named !== undefined && { package: named }),
  };
  try {
    await requireFolder(workingDirectory);
    await findProgram({ ...shared, config, report });
  } catch (error) {
    if (!(error instanceof ExpectedError) || shared.host.signal.aborted) throw error;
    const { message, fix } = error;
    const finding: Finding = { severity: 'warning', message, ...(fix !== undefined && { fix }) };
    report.findings = [finding];
    hostOfTarget(name, shared.host).finding(finding);
  }
  return report;
}
