import type { Totals } from '../profile/compact.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { type Exclusion, isExcluded, ownName } from '../profile/exclusions.ts';
import type { ProfileHead } from '../profile/profile.ts';
import { type Rename, renamer, weightUnderOldNames } from '../profile/rename.ts';
import type { TimeSums } from '../profile/time-sums.ts';
import { readEdgesOfFile } from '../profile/validate.ts';

/** A profile as the decision sees it. */
export interface Weighed extends Totals {
  readonly head: ProfileHead;
  /** What is excluded in the profile is among them under its own name. */
  readonly edges: EdgeSet;
  /** Where the time of its whole stacks went; absent where it holds call edges alone. */
  readonly times?: TimeSums;
  /** Calls in it that the compiler is not to take for hot once it is written. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before. */
export interface PublishedProfile extends Weighed {
  /** Share of its weight that the compiler does not find, since the user says that functions have other names today. */
  readonly weightUnderOldNames: number;
  /** The same, of names that git's history shows to be other ones today. */
  readonly weightRenamedInGit: number;
  /** Whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/** Reads a profile that was published before. @throws ExpectedError when it is none. */
export function readProfile(file: Uint8Array): Promise<PublishedProfile> {
  return readRenamed(file, []);
}

/**
 * As `readProfile`, with its functions under the names that they have today.
 * @param renames as the user says.
 * @param found in git's history.
 */
export async function readRenamed(
  file: Uint8Array,
  renames: readonly Rename[],
  found: readonly Rename[] = [],
): Promise<PublishedProfile> {
  const { head, totals, times, edges } = await readEdgesOfFile(file);
  const named = edges(ownName);
  const isRenamed = renames.length + found.length > 0;
  const today = renamer([...renames, ...found]);
  return {
    head,
    edges: isRenamed ? edges((name) => today(ownName(name))) : named,
    ...(times && { times }),
    ...totals,
    weightUnderOldNames: weightUnderOldNames(named, renames),
    weightRenamedInGit: weightUnderOldNames(named, found),
    shows: (exclusions) =>
      exclusions.length > 0 && edges().edges.some((edge) => isExcluded(edge, exclusions)),
  };
}

/**
 * Whether so much of it is under old names that it is worth while to have it with the new ones: any where the user maps
 * them; of what was found in git as much as of anything else that the compiler would do differently.
 */
export function hasOldNames(
  { weightUnderOldNames, weightRenamedInGit }: PublishedProfile,
  minDrift: number,
): boolean {
  return weightUnderOldNames > 0 || weightRenamedInGit > minDrift;
}
