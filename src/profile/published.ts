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

/** Reads profiles that were published before: from the base branch, from an open proposal, or from the history. */

/** A profile as its call edges, with what two profiles need to be compared: columns, samples and CPU time. */
export interface WeighedProfile extends Totals {
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** Where the time of its whole stacks went; absent if it holds only call edges. */
  readonly times?: TimeSums;
  /** What its producers dropped, as far as its call edges do not show it. */
  readonly gaps: HiddenGaps;
  /** The calls that the compiler must not take for hot. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before. Its edges have excluded calls under the names that they have in the program. */
export interface PublishedProfile extends WeighedProfile {
  /** The names of all its functions today, after `renames`. */
  readonly names: readonly string[];
  /**
   * The share of its weight, as a fraction, on functions that `renames` gives another name today. The compiler does not find
   * them in this file.
   */
  readonly weightUnderOldNames: number;
  /** How many times the file is gzipped. `go build` fails with a file that is gzipped more than once. */
  readonly gzipLayers: number;
  /** The file name of the test binary that it was recorded from; undefined for other programs. */
  readonly testBinary?: string;
  /** Tells whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/**
 * Reads a published profile and gives its functions the names that they have today.
 * @throws ExpectedError when the file is not a profile.
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
 * Reads a published profile, as `readProfile` does.
 * @returns undefined for a missing file, and for one that is not a profile, such as an empty file or a Git LFS pointer.
 */
export async function readIfProfile(file: Uint8Array | undefined, renames: readonly Rename[] = []) {
  return file && readProfile(file, renames).catch(undefinedIfExpected);
}

/**
 * Finds the test binary that a profile was recorded from. A profile with whole stacks holds the file name of its program. A
 * profile of call edges does not, so there the calls that only `go test` makes show it.
 */
function testBinaryOf({ mappings, functions }: Profile): string | undefined {
  const fileNames = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, ''));
  const testFile = fileNames.find((name) => /\.test(\.exe)?$/.test(name));
  const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
  return testFile ?? (runsTests ? 'go test' : undefined);
}
