import type { Rename } from '../settings/values.ts';
import { undefinedIfExpected } from '../system/errors.ts';
import { profileContent } from './bytes.ts';
import type { Profile, ProfileHead, Totals } from './columns.ts';
import { decodeOrExplain } from './decode.ts';
import { type EdgeSet, edgesOf, weightShare } from './edges.ts';
import { type Exclusion, isExcluded } from './exclusions.ts';
import { type HiddenGaps, hiddenGapsOf } from './gaps.ts';
import { KnownNames, ownName, renamer } from './names.ts';
import type { TimeSums } from './potential.ts';

/** Reads profiles that an earlier run published, from the base branch, from an open proposal, or from the history. */

/** The call edges of a profile, and the facts that a comparison needs: columns, samples and CPU time. */
export interface WeighedProfile extends Totals {
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** The CPU time of each kind of code in the profile's stacks, such as the runtime; absent if the profile holds only call edges. */
  readonly times?: TimeSums;
  /** The data that the profile's producers dropped and that its call edges do not show. */
  readonly gaps: HiddenGaps;
  /** The calls that the compiler must not treat as hot. */
  readonly exclusions?: readonly Exclusion[];
}

/**
 * A profile that an earlier run published. The file may contain false function names, which hide excluded calls from the compiler. In `edges`, excluded
 * calls have the real names of their functions.
 */
export interface PublishedProfile extends WeighedProfile {
  /** The names of all functions in the profile. Names that `renames` maps to new names are replaced. */
  readonly names: readonly string[];
  /**
   * The share of the profile's weight in calls whose caller or callee has an old name in the file, as a fraction. `renames` maps old names
   * to new names. The compiler does not find functions with old names.
   */
  readonly weightUnderOldNames: number;
  /** The number of times that the file is gzipped. `go build` fails with a file that is gzipped more than once. */
  readonly gzipLayers: number;
  /** The file name of the test binary that the profile was recorded from; undefined if another program was profiled. */
  readonly testBinary?: string;
  /** Returns true if the compiler would still find a call in the profile that one of these exclusions matches. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/**
 * Reads a published profile and gives its functions today's names.
 * @throws ExpectedError if the file is not a profile.
 */
export async function readProfile(
  file: Uint8Array,
  renames: readonly Rename[] = [],
): Promise<PublishedProfile> {
  const { bytes, gzipLayers } = await profileContent(file);
  const profile = decodeOrExplain(bytes);
  const { head, totals, times, edges } = edgesOf(profile);
  const today = renamer(renames);
  const isOld = (name: string) => today(name) !== name;
  const named = edges(ownName);
  return {
    head,
    edges: edges(today),
    names: profile.functions.names.map(today),
    times,
    gzipLayers,
    gaps: hiddenGapsOf(new KnownNames().named(profile), totals.samples),
    ...totals,
    testBinary: testBinaryOf(profile),
    weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
    shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions)),
  };
}

/**
 * Reads a published profile like `readProfile`.
 * @returns undefined if the file is missing or is not a profile, such as an empty file or a Git LFS pointer.
 */
export async function readIfProfile(file: Uint8Array | undefined, renames: readonly Rename[] = []) {
  return file && readProfile(file, renames).catch(undefinedIfExpected);
}

/**
 * Finds the test binary that a profile was recorded from. A profile with whole stacks holds the file name of its program. A profile of call
 * edges has no file name, so the function looks for calls that only `go test` makes.
 */
function testBinaryOf({ mappings, functions }: Profile): string | undefined {
  const fileNames = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, ''));
  const testFile = fileNames.find((name) => /\.test(\.exe)?$/.test(name));
  const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
  return testFile ?? (runsTests ? 'go test' : undefined);
}
