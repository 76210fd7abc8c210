import { ExpectedError, UsageError } from '../system/errors.ts';
import { addFindings, type Job } from '../job.ts';

/**
 * Compares production before and after a release, where that is configured and wanted. What cannot be had is a warning.
 * @throws ExpectedError when production is all that was asked for, and it cannot be had.
 */
export async function addProduction(job: Job): Promise<void> {
  const { config, host, secrets } = job;
  const alone = isProductionAlone(job);
  if (!config.measure.has('production')) return;
  if (config.production === undefined) {
    if (!alone) return;
    throw new UsageError('`measure` is `production`, and `production` is not given.', {
      fix: 'Add to the config file `production:` with `prometheus`, `cpu` and `released`.',
    });
  }
  host.progress('Asking Prometheus for production before and after the release …');
  const { compareProduction } = await import('../production/compare-production.ts');
  try {
    const { report, findings } = await compareProduction(config.production, {
      cwd: config.workingDirectory,
      env: host.env,
      signal: host.signal,
      now: () => host.now(),
      progress: (line) => host.progress(line),
      mask: (secret) => {
        secrets.add(secret);
        host.mask(secret);
      },
    });
    job.report.production = report;
    addFindings(job, findings);
  } catch (error) {
    if (host.signal.aborted || alone || !(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    addFindings(job, [
      { severity: 'warning', source: 'production', message, ...(fix !== undefined && { fix }) },
    ]);
  }
}

/** Whether nothing is to be built or measured beside. */
export function isProductionAlone({ config: { measure } }: Job): boolean {
  return measure.size === 1 && measure.has('production');
}
