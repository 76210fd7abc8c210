import { type Totals, totalsOf } from './profile/compact.ts';
import { callEdges, type EdgeSet } from './profile/edges.ts';
import { type Exclusion, isExcluded, withOwnNames } from './profile/exclusions.ts';
import type { Profile } from './profile/profile.ts';
import { type Rename, weightUnderOldNames, withNewNames } from './profile/rename.ts';
import { readProfileFile } from './profile/validate.ts';

/** A profile as the decision sees it. */
export interface Weighed extends Totals {
  readonly profile: Profile;
  /** What is excluded in the profile is among them under its own name. */
  readonly edges: EdgeSet;
  /** Calls in it that the compiler is not to take for hot once it is written. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before. */
export interface PublishedProfile extends Weighed {
  /** Share of its weight that the compiler does not find, since functions have other names today. */
  readonly weightUnderOldNames: number;
  /** Whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/** Reads a profile that was published before. @throws ExpectedError when it is none. */
export function readProfile(file: Uint8Array): Promise<PublishedProfile> {
  return readRenamed(file, []);
}

/** As `readProfile`, with its functions under the names that they have today. */
export async function readRenamed(file: Uint8Array, renames: readonly Rename[]): Promise<PublishedProfile> {
  const { profile: written } = await readProfileFile(file);
  const named = withOwnNames(written);
  const profile = withNewNames(named, renames);
  return {
    profile,
    edges: callEdges(profile),
    ...totalsOf(profile),
    weightUnderOldNames: renames.length === 0 ? 0 : weightUnderOldNames(callEdges(named), renames),
    shows: (exclusions) =>
      exclusions.length > 0 && callEdges(written).edges.some((edge) => isExcluded(edge, exclusions)),
  };
}
