import { createHash } from 'node:crypto';
import { type PublishedProfile, readRenamed, type Weighed } from '../decide/weighed.ts';
import { ExpectedError } from '../system/errors.ts';
import { isoDate } from '../profile/provenance.ts';
import type { Rename } from '../profile/rename.ts';
import { type Doubt, judge } from '../profile/validate.ts';
import type { ProfileFacts } from '../report/report.ts';

/** A profile file that a user named: what is wrong with it is said under its name. */

/**
 * Decodes it.
 * @param renames what its functions are called today.
 * @throws ExpectedError when it is damaged or no profile at all.
 */
export function readOrExplain(
  file: Uint8Array,
  name: string,
  renames: readonly Rename[] = [],
): Promise<PublishedProfile> {
  return under(name, readRenamed(file, renames));
}

/** Judges it as a collected one is. @throws ExpectedError when the compiler could not use it. */
export async function judgeOrExplain(file: Uint8Array, name: string): Promise<readonly Doubt[]> {
  return (await under(name, judge(file, undefined))).doubts;
}

async function under<T>(name: string, task: Promise<T>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(`${name}: ${error.message}`, {
      ...(error.fix && { fix: error.fix }),
      cause: error,
    });
  }
}

/** What the report says of it. */
export function factsOfFile(file: Uint8Array, path: string, weighed: Weighed): ProfileFacts {
  const { head, edges, samples, cpuNanos, weighted } = weighed;
  return {
    path,
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    samples,
    ...(weighted && { effectiveSamples: weighted.effective }),
    cpuSeconds: Number(cpuNanos) / 1e9,
    edges: edges.edges.length,
    ...(head.timeNanos > 0n && { from: isoDate(head.timeNanos) }),
  };
}
