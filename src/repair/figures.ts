import type { Decision } from '../profile/decide.ts';
import { byWeight, type CallEdge, edgeInWords } from '../profile/edges.ts';
import { withoutTypeArguments } from '../profile/names.ts';
import { type Finding, note } from '../system/errors.ts';
import { count, groupBy, share, totalOf } from '../system/format.ts';
import { MATCH_WAYS, type Match, type MatchWay, type Rematched } from './rematch.ts';

/** Computes which share of a profile's weight the compiler finds before and after a repair, and puts the shares into words. */

/**
 * The shares of a profile that the compiler does not find before and after a repair. All weights are shares of the total edge weight of the
 * profile, from 0 to 1.
 */
export interface Repair {
  /** The weight of calls that the compiler does not find without a repair. */
  readonly stale: number;
  /** The weight of calls that the compiler does not find after the repair. */
  readonly lost: number;
  /**
   * For each way of matching: the number and the weight of the calls that were matched in this way. Calls that have not moved are left out.
   */
  readonly ways: readonly RepairedWay[];
  /** The build to whose source the profile was matched; absent if this is the build for this machine. */
  readonly recorded?: RecordedElsewhere;
}

/**
 * The build for which a profile was recorded, if it differs from the build for this machine. `here` has the shares that the build for this
 * machine does not find.
 */
export interface RecordedElsewhere {
  /** The target of the build, such as `windows/amd64` or `linux/amd64 with -tags=prod`. */
  readonly build: string;
  /** A function of the profile that is declared only in the source of the build for which the profile was recorded. */
  readonly shown: string;
  readonly here: Pick<Repair, 'stale' | 'lost'> & { readonly build: string };
}

interface RepairedWay {
  readonly way: MatchWay;
  readonly calls: number;
  readonly weight: number;
  /** The heaviest calls: `from` is the call in the profile, and `to` has only the names and the line that are different today. */
  readonly heaviest: readonly { readonly from: string; readonly to?: string; readonly weight: number }[];
}

/** The most calls that are listed for each way of matching. */
const CALLS_LISTED = 5;

/** Counts which share of a profile’s weight each kind of match has. */
export function repairOf({ matches }: Pick<Rematched, 'matches'>): Repair {
  const total = totalOf(matches, ({ edge }) => edge.weight);
  const shareOf = (some: readonly Match[]) =>
    total === 0 ? 0 : totalOf(some, ({ edge }) => edge.weight) / total;
  const heaviestFirst = [...matches].sort((a, b) => byWeight(a.edge, b.edge));
  // The profile has no line for some calls, so these calls cannot count as moved.
  const byWay = groupBy(heaviestFirst, ({ way, edge }) =>
    way === 'moved' && edge.offset < 0 ? 'lineless' : way,
  );
  const ways = MATCH_WAYS.filter((way) => way !== 'same').flatMap((way): RepairedWay[] => {
    const found = byWay.get(way) ?? [];
    const heaviest = found.slice(0, CALLS_LISTED).map((match) => ({
      from: edgeInWords(match.edge),
      to: match.to && nowInWords(match.edge, match.to),
      weight: shareOf([match]),
    }));
    return found.length === 0 ? [] : [{ way, calls: found.length, weight: shareOf(found), heaviest }];
  });
  const stale = totalOf(ways, ({ weight }) => weight);
  return { stale, lost: shareOf(byWay.get('lost') ?? []), ways };
}

/** Describes the place of a call today. The text leaves out names that have not changed. */
function nowInWords(before: CallEdge, { caller, callee, offset }: CallEdge): string {
  const names = [caller === before.caller ? '' : caller, callee === before.callee ? '' : `→ ${callee}`];
  return [...names, `+${offset}`].filter((part) => part !== '').join(' ');
}

/** Decides whether a repaired profile is worth proposing. @param minDrift the least share of weight that a repair must bring back. */
export function decideRepair({ stale, lost }: Repair, minDrift: number, gzipLayers = 1): Decision {
  const decision = (kind: Decision['kind'], reason: string) => ({ kind, reason, staleWeight: stale });
  const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; after the repair, ${share(1 - lost)}`;
  if (gzipLayers > 1 && lost < 1)
    return decision(
      'update',
      `The committed profile is gzipped ${gzipLayers} times, so \`go build\` cannot read it.${stale === 0 ? '' : ` Of its content, ${reach}.`}`,
    );
  if (stale === 0)
    return decision('keep', 'Every call of the committed profile is still at its place in the source.');
  if (lost === 1) return decision('reject', 'Today’s source has no call of the committed profile.');
  if (stale - lost < minDrift) return decision('keep', `${reach}, which is within \`min-drift\`.`);
  return decision('update', `${reach}.`);
}

/** For each way of matching: words about today's place of a call, for sentences such as "3 % of the weight is under another name". */
export const WAYS_IN_WORDS: Readonly<Record<MatchWay, string>> = {
  same: 'where it was',
  lineless: 'in calls without a line in the profile, whose line was found in the source',
  moved: 'on another line of its function',
  package: 'in a package with another path',
  renamed: 'under another name',
  closure: 'in a closure with another number',
  lost: 'not found again',
};

/** A group of calls gets its own finding only if it has at least this share of the weight. */
export const LEAST_NOTED = 0.01;

/** Returns a note for each way of matching, with the heaviest calls that were matched in this way. */
export function waysInWords({ ways }: Repair): Finding[] {
  return ways.filter(({ weight }) => weight >= LEAST_NOTED).map((way) => note(wayInWords(way)));
}

function wayInWords({ way, calls, weight, heaviest }: RepairedWay): string {
  const named = heaviest
    .slice(0, 2)
    .map(({ from, to, weight: one }) => `${from}${to === undefined ? '' : `, now ${to}`} (${share(one)})`)
    .map(withoutTypeArguments);
  return `${share(weight)} of the weight (${count(calls, 'call')}) is ${WAYS_IN_WORDS[way]}, such as ${named.join(' and ')}.`;
}

/** Says for which build a profile was recorded, and which function of the profile shows this. */
export function recordedInWords({ build, shown }: RecordedElsewhere): string {
  return `The profile was recorded on ${build}, as \`${shown}\` shows, so it is matched to the source for ${build}.`;
}

/**
 * Returns a finding if a build for this machine finds a different share of the profile's weight than the build for which the profile was
 * recorded.
 */
export function reachHere({ stale, recorded }: Repair): Finding[] {
  if (recorded === undefined || share(1 - recorded.here.stale) === share(1 - stale)) return [];
  const { here, build } = recorded;
  const message = `A build for ${here.build} finds ${share(1 - here.stale)} of the profile’s weight, because it has different source files than a build for ${build}.`;
  return [
    note(
      message,
      `If builds for ${here.build} use this profile, record a profile of such a build and merge both profiles.`,
    ),
  ];
}
