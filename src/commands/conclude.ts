import type { Command } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import { machineFailure } from '../system/errors.ts';
import { addFindings, type Job } from '../job.ts';
import { archiveResult } from './archiving.ts';
import { commentOn } from './comment.ts';
import { noteRun } from './run-facts.ts';

/** Commands whose result somebody may want to lay beside another one. */
const NOTED: readonly Command[] = ['refresh', 'collect', 'build', 'compare'];

/**
 * What comes last, however the run has ended: when and of what it was, the comment on its pull request, its result in the
 * archive. Nothing of it makes a run fail.
 */
export async function conclude(job: Job): Promise<void> {
  const isNoted = NOTED.includes(job.command);
  if (isNoted) await attempt(job, () => noteRun(job));
  await attempt(job, () => commentOn(job));
  if (isNoted) await attempt(job, () => archiveResult(job));
}

async function attempt(job: Job, last: () => Promise<unknown>): Promise<void> {
  if (job.host.signal.aborted) return;
  try {
    await last();
  } catch (thrown) {
    // Cancelled meanwhile: the work itself is done, and this is told as what it lacks.
    const error = job.host.signal.aborted ? job.host.signal.reason : (machineFailure(thrown) ?? thrown);
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    addFindings(job, [{ severity: 'warning', message, ...(fix !== undefined && { fix }) }]);
  }
}
