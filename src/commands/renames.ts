import type { Job } from '../job.ts';
import type { EdgeSet } from '../profile/edges.ts';
import type { Rename } from '../profile/rename.ts';

/** What functions are called today, as the user says in `renames`. */
export interface KnownRenames {
  readonly found: readonly Rename[];
  readonly all: readonly Rename[];
  lookFor(edges: EdgeSet): Promise<readonly Rename[]>;
}

export function knownRenames({ config }: Job): KnownRenames {
  return { found: [], all: config.renames, lookFor: async () => [] };
}
