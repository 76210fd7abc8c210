import type { Config } from '../settings/config.ts';
import type { Finding } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import { isCompact, renameFunctions, totalsInWords } from './columns.ts';
import type { Decision, PublishedProfile, Weighed } from './decide.ts';
import { decodeFile } from './decode.ts';
import { edgeSetOf } from './edges.ts';
import { encodeEdges } from './encode.ts';
import { type Exclusion, exclusionsFor, renameExcluded } from './exclusions.ts';
import { ownName, renamer, withoutTypeArguments } from './names.ts';
import type { Rematched, Way } from './rematch.ts';
import { encodeStacks, type Repair, type RepairedWay, repairOf, repairStacks } from './repaired.ts';

/** A profile as it should be today. */
export interface RepairedProfile extends Weighed {
  readonly bytes: Uint8Array;
  readonly repair: Repair;
  readonly exclusions: readonly Exclusion[];
}

/**
 * Rewrites a profile for today's source. Where that brings back less than `minDrift`, its bytes stay.
 * @param file the bytes of `read`.
 * @param rematched the edges of `read`, matched to today's source.
 */
export async function repairProfile(
  file: Uint8Array,
  read: PublishedProfile,
  rematched: Rematched,
  how: RepairSettings & { readonly exclusions?: readonly Exclusion[] },
): Promise<RepairedProfile> {
  const { exclusions = [], minDrift, compact, renames } = how;
  const repair = repairOf(rematched);
  // What little a nearly fresh profile gains may be outweighed by a wrong match.
  const isBetter = repair.stale - repair.lost >= minDrift || read.weightUnderOldNames > 0;
  if (!isBetter) return { ...read, bytes: file, repair, exclusions };
  const edges = edgeSetOf(rematched.edges);
  const totals = new Set(totalsInWords(read).map((line) => line.replace(/\d+$/, '')));
  const remarks = read.head.comments.filter((line) => !totals.has(line.replace(/\d+$/, '')));
  const profile = compact === 'none' ? await decodeFile(file) : undefined;
  if (profile === undefined || isCompact(profile)) {
    const bytes = encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks);
    return { ...read, edges, bytes, repair, exclusions, times: undefined };
  }
  const today = renamer(renames ?? []);
  const named = renameFunctions(profile, (name) => today(ownName(name)));
  const stacks = repairStacks(named, rematched.matches);
  const bytes = encodeStacks(stacks, exclusions, read, remarks, repair.lost === 0);
  return { ...read, edges, bytes, repair, exclusions, times: undefined };
}

type RepairSettings = Pick<Config, 'minDrift' | 'compact'> & Partial<Pick<Config, 'renames'>>;

/** As `repairProfile`, without the calls that the settings keep out, and whether the result is worth proposing. */
export async function repairToPropose(
  file: Uint8Array,
  read: PublishedProfile,
  rematched: Rematched,
  settings: RepairSettings & Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
): Promise<RepairedProfile & { readonly decision: Decision }> {
  const exclusions = exclusionsFor(settings, goVersion);
  const repaired = await repairProfile(file, read, rematched, { ...settings, exclusions });
  return { ...repaired, decision: decideRepair(repaired.repair, settings.minDrift) };
}

function decideRepair({ stale, lost }: Repair, minDrift: number): Decision {
  const staleWeight = stale;
  const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; repaired, ${share(1 - lost)}`;
  if (stale === 0)
    return { kind: 'keep', reason: 'Every call of the committed profile is where it was.', staleWeight };
  if (lost === 1)
    return { kind: 'reject', reason: 'Nothing of the committed profile is in today’s source.', staleWeight };
  if (stale - lost < minDrift)
    return { kind: 'keep', reason: `${reach}, which is within \`min-drift\`.`, staleWeight };
  return { kind: 'update', reason: `${reach}.`, staleWeight };
}

const IN_WORDS: Record<Way, string> = {
  same: 'is where it was',
  moved: 'moved to another line of its function',
  package: 'is in a package with another path',
  renamed: 'has another name',
  closure: 'is in a closure with another number',
  lost: 'was not found again',
};

/** Nothing that weighs less is a finding of its own. */
export const LEAST_NOTED = 0.01;

/** What was matched in each way, with its heaviest calls. */
export function waysInWords({ ways }: Repair): Finding[] {
  return ways
    .filter(({ weight }) => weight >= LEAST_NOTED)
    .map((way) => ({ severity: 'note', message: wayInWords(way) }));
}

function wayInWords({ way, calls, weight, heaviest }: RepairedWay): string {
  const named = heaviest
    .slice(0, 2)
    .map(({ from, to, weight: one }) => `${from}${to === undefined ? '' : `, now ${to}`} (${share(one)})`)
    .map(withoutTypeArguments);
  return `${share(weight)} of the weight (${count(calls, 'call')}) ${IN_WORDS[way]}, such as ${named.join(' and ')}.`;
}
