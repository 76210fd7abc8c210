import { ExpectedError } from '../system/errors.ts';
import { addFindings, type Job } from '../job.ts';
import { judgeGates } from '../judge-gates.ts';

/**
 * Judges the conditions of `fail-on`, if there are any, once all that they are about was measured. Nothing fails yet: what
 * is still to be written and published is to say it. A condition without a figure is a warning, since it guards nothing.
 */
export function applyGates(job: Job): void {
  const { report, config } = job;
  if (config.failOn.length === 0) return;
  report.gates = judgeGates(report, config.failOn);
  addFindings(
    job,
    report.gates
      .filter(({ outcome }) => outcome === 'not measured')
      .map(({ condition, reason }) => ({
        severity: 'warning',
        message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
        fix: 'Let it be measured, or take the condition away: as it is, it stops nothing.',
      })),
  );
}

/** Comes last, after everything was written and published. @throws ExpectedError when a condition is proven. */
export function requireGates({ report }: Job): void {
  const gates = report.gates ?? [];
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return;
  const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
  const all = gates.length === 1 ? 'The gate' : `${failed.length} of ${gates.length} gates`;
  throw new ExpectedError(`${all} failed: ${reasons.join(' ')}`, {
    fix: 'See in the report what changed; a change that is wanted needs a higher limit in `fail-on`.',
  });
}
