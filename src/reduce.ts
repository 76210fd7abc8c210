import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentOf } from './profile/content.ts';
import { KnownNames } from './profile/known-names.ts';
import type { TimeSums } from './profile/time-sums.ts';
import { type Judging, judgeContent } from './profile/validate.ts';

/** What a merge of call edges takes of a profile: far less than the profile, and the sum over profiles is the same. */
export interface Reduced {
  /** A profile of call edges, for `pprof` to merge with its like. */
  readonly path: string;
  /** Exact sum of the values of each sample type in it. */
  readonly totals: readonly bigint[];
  /** Where the time of its whole stacks went. */
  readonly times: TimeSums;
  /** Whether it was one of call edges already. */
  readonly isCompact: boolean;
}

/** Writes what is left of a profile that was judged. @throws ExpectedError when its call edges are absurdly many. */
export function reduce({ times, isCompact, fold }: Judging, path: string): Reduced {
  const { bytes, totals } = fold();
  // At once: through the thread pool, it takes several times as long as it takes the system.
  writeFileSync(path, bytes);
  return { path, totals, times, isCompact };
}

/** An input of a merge, which may have been reduced when it was judged. */
interface Input {
  readonly path: string;
  readonly reduced?: Reduced;
}

/** What is left of each, in their order; those that were not reduced are now. */
export async function reduceAll(
  inputs: readonly Input[],
  { scratch, signal }: { readonly scratch: string; readonly signal: AbortSignal },
): Promise<readonly Reduced[]> {
  const folder = join(scratch, 'reduced');
  const names = new KnownNames();
  const all: Reduced[] = [];
  for (const [index, { path, reduced }] of inputs.entries()) {
    signal.throwIfAborted();
    if (reduced !== undefined) {
      all.push(reduced);
      continue;
    }
    await mkdir(folder, { recursive: true });
    const judging = judgeContent(await contentOf(await readFile(path)), undefined, names);
    all.push(reduce(judging, join(folder, `${index}.pprof`)));
  }
  return all;
}
