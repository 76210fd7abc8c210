import { childStarted } from '../system/exec.ts';
import type { Job } from '../job.ts';
import { findRefreshed } from './refresh/find.ts';

/** The main job: collect, validate, merge, decide, build and compare, publish. */
export async function refresh(job: Job): Promise<void> {
  const finding = findRefreshed(job);
  // Go looks for the program while all that comes afterwards is loaded: not before, since nothing else is done meanwhile.
  await Promise.race([childStarted(), finding]);
  const { refreshOne } = await import('./refresh/one.ts');
  await refreshOne(job, await finding);
}
