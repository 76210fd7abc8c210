import type { Command } from '../config.ts';
import type { Job } from '../job.ts';
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
  if (job.host.signal.aborted) return;
  try {
    if (isNoted) await noteRun(job);
    await commentOn(job);
    if (isNoted) await archiveResult(job);
  } catch (error) {
    // Cancelled meanwhile: the work itself is done.
    if (!job.host.signal.aborted) throw error;
  }
}
