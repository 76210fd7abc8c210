import type { Job } from '../job.ts';

/** Proposes the profile as it was before the last refresh that was merged. */
export async function rollback(_job: Job): Promise<void> {
  throw new Error('not written yet');
}
