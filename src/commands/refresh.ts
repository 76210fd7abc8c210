import type { Job } from '../job.ts';
import { findRefreshed } from './refresh/find.ts';

/** The main job: collect, validate, merge, decide, build and compare, publish. */
export async function refresh(job: Job): Promise<void> {
  // Go looks for the program while all that comes afterwards is loaded.
  const [refreshed, { refreshOne }] = await Promise.all([findRefreshed(job), import('./refresh/one.ts')]);
  await refreshOne(job, refreshed);
}
