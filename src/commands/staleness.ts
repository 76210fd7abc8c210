import { findCallSites } from '../golang/program.ts';
import type { Job, Program } from '../job.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { type DeclaredFunctions, type Staleness, staleness } from '../profile/stale.ts';

/** How much of a profile is about functions and calls that the program's source tree no longer has. */
export async function stalenessOf(
  job: Job,
  { go, main }: Program,
  declared: DeclaredFunctions,
  edges: EdgeSet,
): Promise<Staleness> {
  const options = { main, flags: job.config.buildFlags, scratch: job.scratch };
  return staleness(edges, declared, await findCallSites(go, edges.edges, options));
}
