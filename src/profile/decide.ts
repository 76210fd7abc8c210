import { ExpectedError, messageOf } from '../system/errors.ts';
import { count, fixed, share } from '../system/format.ts';
import { decodeOrExplain, profileBytes } from './bytes.ts';
import type { Profile } from './columns.ts';
import type { Totals } from './comments.ts';
import { type EdgeSet, edgesOf, weightShare } from './edges.ts';
import { type Exclusion, isExcluded } from './exclude.ts';
import { ownName, type Rename, renamer } from './names.ts';
import { type Comparable, type Drift, driftBetween, isWithinNoise, overlapInWords } from './overlap.ts';
import type { TimeSums } from './time-classes.ts';

/** A profile as the decision sees it. */
export interface Weighed extends Comparable {
  /** Where the time of its whole stacks went; absent if it holds only call edges. */
  readonly times?: TimeSums;
  /** Calls in it that the compiler must not take for hot. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before; what is excluded in it is among the edges under its own name. */
export interface PublishedProfile extends Weighed {
  /** Share of its weight that the compiler does not find, since `renames` gives the functions other names today. */
  readonly weightUnderOldNames: number;
  /** File name of the test binary that it was recorded from, as far as it shows. */
  readonly testBinary?: string;
  /** Whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/**
 * Reads a profile that was published before, with its functions under the names that they have today.
 * @throws ExpectedError when it is no profile.
 */
export async function readProfile(
  file: Uint8Array,
  renames: readonly Rename[] = [],
): Promise<PublishedProfile> {
  const profile = decodeOrExplain(await profileBytes(file));
  const { head, totals, times, edges } = edgesOf(profile);
  const today = renamer(renames);
  const isOld = (name: string) => today(name) !== name;
  const named = edges(ownName);
  return {
    head,
    edges: edges((name) => today(ownName(name))),
    times,
    ...totals,
    testBinary: testBinaryOf(profile),
    weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
    shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions)),
  };
}

/** By the name of the program's file or, of a compacted profile, by calls that only `go test` makes. */
function testBinaryOf({ mappings, functions }: Profile): string | undefined {
  const files = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, ''));
  const byFile = files.find((name) => /\.test(\.exe)?$/.test(name));
  const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*B\)\.)/.test(name));
  return byFile ?? (runsTests ? 'go test' : undefined);
}

export function hasOldNames({ weightUnderOldNames }: PublishedProfile): boolean {
  return weightUnderOldNames > 0;
}

export interface Decision extends Partial<Drift> {
  readonly kind: 'keep' | 'update' | 'reject';
  readonly reason: string;
  /** Share of the committed profile's weight whose functions or calls no longer exist in the source tree. */
  readonly staleWeight?: number;
}

export interface DecideOptions {
  /** Overlap lost beyond sampling noise that makes an update worthwhile, as a fraction. */
  readonly minDrift: number;
  /** A committed profile with fewer is replaced by any that has enough. */
  readonly minSamples: number;
  readonly renames?: readonly Rename[];
  /** For the stale weight; undefined when there is no source tree at hand. */
  staleWeight?(edges: EdgeSet): Promise<number>;
}

/** Compares a merged profile with what the base branch has: is there anything worth merging? */
export async function decide(
  committed: Uint8Array | undefined,
  merged: Weighed,
  options: DecideOptions,
): Promise<Decision> {
  const { minDrift, minSamples, renames } = options;
  if (merged.edges.totalWeight === 0) {
    const reason = 'The merged profile has no call edge, so the compiler could make nothing of it.';
    return { kind: 'reject', reason };
  }
  if (committed === undefined) return update('There is no committed profile yet.');
  let before: PublishedProfile;
  try {
    before = await readProfile(committed, renames);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return update(`The committed profile cannot be used: ${messageOf(error)}`);
  }
  if (before.edges.totalWeight === 0)
    return update('The committed profile has no call edge, so the compiler makes nothing of it.');
  const drift = driftBetween(before, merged);
  const staleWeight = await options.staleWeight?.(before.edges);
  const reason = reasonToUpdate(before, merged, minSamples);
  const decision: Decision =
    reason !== undefined
      ? update(reason)
      : isWithinNoise(drift, minDrift)
        ? { kind: 'keep', reason: `The workload has not changed: ${overlapInWords(drift, 'keep')}.` }
        : update(`The workload has changed: only ${overlapInWords(drift, 'update')}.`);
  return { ...decision, ...drift, staleWeight };
}

function update(reason: string): Decision {
  return { kind: 'update', reason };
}

/** With so few samples, noise would explain any difference; with so many times more, the new profile is better. */
const FEW_SAMPLES = 1_000;
const MANY_TIMES = 4;

/** A reason that holds however similar the two profiles are. */
function reasonToUpdate(before: PublishedProfile, after: Weighed, minSamples: number): string | undefined {
  const isPoor = before.samples < minSamples && after.samples > before.samples;
  const isPoorer = worthOf(before) < FEW_SAMPLES && worthOf(after) >= MANY_TIMES * worthOf(before);
  if (isPoor || isPoorer)
    return `The committed profile holds only ${inSamples(before)}, the new one ${inSamples(after)}.`;
  if (before.shows(after.exclusions ?? []))
    return 'The committed profile has hot calls that `hazards` or `exclude` keep out.';
  if (hasOldNames(before))
    return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`;
  return undefined;
}

/** How many samples of equal weight would tell as much. */
function worthOf({ samples, weighted }: Totals): number {
  return weighted?.effective ?? samples;
}

function inSamples({ samples, weighted }: Totals): string {
  const worth = weighted === undefined ? '' : ` (weighted, worth ${fixed(weighted.effective, 0)})`;
  return `${count(samples, 'sample')}${worth}`;
}

/** A version of the committed profile; without bytes the file was deleted. */
interface Version {
  readonly bytes?: Uint8Array;
}

/**
 * All versions that are undone today, newest first: a profile like one of them is not wanted. Only the content counts: if
 * today's version was there before, what came between was undone, by `rollback`, `git revert` or a button, in one commit or
 * several. A version that was put back afterwards is not undone; deleting the only version undoes it.
 * @param versions newest first, as a publisher lists them.
 */
export function undone<V extends Version>(versions: readonly V[]): readonly V[] {
  return replay(versions).taken.toReversed();
}

/** Whether the newest change took older ones back. */
export function isRollback(versions: readonly Version[]): boolean {
  return replay(versions).last === 'undo';
}

/** Undoes and redoes the versions on two stacks, both oldest first. */
function replay<V extends Version>(versions: readonly V[]) {
  let [standing, taken]: [V[], V[]] = [[], []];
  let last: 'new' | 'undo' | 'redo' | undefined;
  for (const [at, version] of versions.toReversed().entries()) {
    const isSame = (other: V) => sameContent(other, version);
    // A change of the file's mode leaves the content as it was.
    const before = versions[versions.length - at];
    if (before !== undefined && isSame(before)) continue;
    const again = taken.findIndex(isSame);
    const back = standing.findLastIndex(isSame) + 1;
    if (again >= 0) {
      standing = [...standing, ...taken.slice(0, again), version];
      taken = taken.slice(again + 1);
      last = 'redo';
    } else if (back > 0 || (version.bytes === undefined && standing.length === 1)) {
      taken = [...standing.slice(back), ...taken];
      standing = standing.slice(0, back);
      last = 'undo';
    } else {
      standing.push(version);
      taken = [];
      last = 'new';
    }
  }
  return { taken, last };
}

function sameContent({ bytes: one }: Version, { bytes: other }: Version): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Buffer.compare(one, other) === 0;
}
