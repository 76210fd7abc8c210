import { type Drift, driftBetween } from '../../decide/drift.ts';
import { type PublishedProfile, readProfile } from '../../decide/weighed.ts';
import { ExpectedError } from '../../system/errors.ts';
import type { ProfileFacts } from '../../report/report.ts';
import { factsOfFile } from '../profile-file.ts';
import type { RestoredFile, Undone } from './roll-back.ts';

/** What is told of a rollback. */
export interface RollbackFacts {
  readonly undone: Undone;
  readonly files: readonly FileFacts[];
}

export interface FileFacts {
  readonly path: string;
  readonly today?: SideFacts;
  readonly before?: SideFacts;
  /** How far the two are apart; absent where one is no profile. */
  readonly drift?: Drift;
}

/** One of the two contents; what a profile would tell is absent where it is none. */
export interface SideFacts {
  readonly bytes: number;
  readonly profile?: ProfileFacts;
  /** What its comments tell of where it comes from, by name. */
  readonly provenance: ReadonlyMap<string, string>;
}

export async function factsOf(undone: Undone): Promise<RollbackFacts> {
  return { undone, files: await Promise.all(undone.files.map(factsOfRestored)) };
}

async function factsOfRestored({ path, today, before }: RestoredFile): Promise<FileFacts> {
  const [one, other] = [await readIfProfile(today), await readIfProfile(before)];
  const comparable = one && other && one.edges.totalWeight > 0 && other.edges.totalWeight > 0;
  return {
    path,
    ...(today && { today: sideFacts(today, one, path) }),
    ...(before && { before: sideFacts(before, other, path) }),
    ...(comparable && { drift: driftBetween(one, other) }),
  };
}

/** Undefined for what is none, such as an empty file or a pointer of Git LFS. */
export async function readIfProfile(file: Uint8Array | undefined): Promise<PublishedProfile | undefined> {
  if (file === undefined) return undefined;
  try {
    return await readProfile(file);
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

function sideFacts(file: Uint8Array, read: PublishedProfile | undefined, path: string): SideFacts {
  const told = read?.head.comments.flatMap((comment): [string, string][] => {
    const [, name, value] = /^go-pgo ([a-z0-9-]+): (.*)$/s.exec(comment) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return {
    bytes: file.length,
    ...(read && { profile: factsOfFile(file, path, read) }),
    provenance: new Map(told ?? []),
  };
}
