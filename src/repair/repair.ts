import {
  eachSample,
  isCompact,
  type Line,
  linesOf,
  type Profile,
  renameFunctions,
  totalsInWords,
} from '../profile/columns.ts';
import type { Decision, PublishedProfile, Weighed } from '../profile/decide.ts';
import { decodeFile } from '../profile/decode.ts';
import {
  byWeight,
  type CallEdge,
  type Edge,
  type EdgeSet,
  edgeInWords,
  edgeKey,
  edgeSetOf,
  edgesOf,
} from '../profile/edges.ts';
import { columnsOf, cutStacks, encodeEdges, encodeSums, encodeWhole, Interned } from '../profile/encode.ts';
import { type Exclusion, renameExcluded } from '../profile/exclusions.ts';
import { type BuildRepair, encodeStacks } from '../profile/merge.ts';
import { renamer, splitSymbol, withoutTypeArguments } from '../profile/names.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, note } from '../system/errors.ts';
import { count, groupBy, share, totalOf } from '../system/format.ts';
import { type Match, type Rematched, WAYS, type Way } from './rematch.ts';

/** Profiles rewritten for today's source: what a repair does, in figures and in words. */

/** What a repair does; weights are shares. */
export interface Repair {
  /** Weight that the compiler does not find as the profile is. */
  readonly stale: number;
  /** Weight that it would not find in the repaired profile. */
  readonly lost: number;
  /** What was matched how, without calls that are where they were. */
  readonly ways: readonly RepairedWay[];
}

interface RepairedWay {
  readonly way: Way;
  readonly calls: number;
  readonly weight: number;
  /** Calls in the profile, and what has changed of them today. */
  readonly heaviest: readonly { readonly from: string; readonly to?: string; readonly weight: number }[];
}

/** So many calls of each kind are named. */
const NAMED = 5;

export function repairOf({ matches }: Pick<Rematched, 'matches'>): Repair {
  const total = totalOf(matches, ({ edge }) => edge.weight);
  const shareOf = (some: readonly Match[]) =>
    total === 0 ? 0 : totalOf(some, ({ edge }) => edge.weight) / total;
  const heaviestFirst = [...matches].sort((a, b) => byWeight(a.edge, b.edge));
  const byWay = groupBy(heaviestFirst, ({ way }) => way);
  const ways = WAYS.filter((way) => way !== 'same').flatMap((way): RepairedWay[] => {
    const found = byWay.get(way) ?? [];
    const heaviest = found.slice(0, NAMED).map((match) => ({
      from: edgeInWords(match.edge),
      to: match.to && nowInWords(match.edge, match.to),
      weight: shareOf([match]),
    }));
    return found.length === 0 ? [] : [{ way, calls: found.length, weight: shareOf(found), heaviest }];
  });
  const stale = totalOf(ways, ({ weight }) => weight);
  return { stale, lost: shareOf(byWay.get('lost') ?? []), ways };
}

/** Only what has changed. */
function nowInWords(before: CallEdge, { caller, callee, offset }: CallEdge): string {
  const names = [caller === before.caller ? '' : caller, callee === before.callee ? '' : `→ ${callee}`];
  return [...names, `+${offset}`].filter((part) => part !== '').join(' ');
}

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
  const stacks = repairStacks(renameFunctions(profile, renamer(renames ?? [])), rematched.matches);
  const bytes = encodeStacks(stacks, exclusions, read, remarks, repair.lost === 0);
  return { ...read, edges, bytes, repair, exclusions, times: undefined };
}

type RepairSettings = Pick<Config, 'minDrift' | 'compact'> & Partial<Pick<Config, 'renames'>>;

/**
 * Makes what a merge needs to bring the profiles of other builds to today's source.
 * @param match matches call edges to today's source; undefined where that is not possible.
 */
export function repairForMerge(
  settings: RepairSettings,
  match: (edges: EdgeSet) => Promise<Rematched | undefined>,
): BuildRepair {
  const { compact, minDrift, renames = [] } = settings;
  const nameToday = renamer(renames);
  return {
    minDrift,
    async build(profile) {
      const rematched = await match(edgesOf(profile).edges(nameToday));
      if (rematched === undefined) return undefined;
      const { stale, lost } = repairOf(rematched);
      if (stale - lost < minDrift) return undefined;
      const bytes =
        compact === 'none'
          ? encodeWhole(repairStacks(renameFunctions(profile, nameToday), rematched.matches))
          : encodeSums(profile, rematched.edges);
      return { bytes, stale, lost };
    },
    async committed(file, read) {
      const rematched = await match(read.edges);
      return rematched === undefined ? file : (await repairProfile(file, read, rematched, settings)).bytes;
    },
  };
}

/** Whether a repaired profile is worth proposing. */
export function decideRepair({ stale, lost }: Repair, minDrift: number): Decision {
  const decision = (kind: Decision['kind'], reason: string) => ({ kind, reason, staleWeight: stale });
  const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; repaired, ${share(1 - lost)}`;
  if (stale === 0) return decision('keep', 'Every call of the committed profile is where it was.');
  if (lost === 1) return decision('reject', 'Nothing of the committed profile is in today’s source.');
  if (stale - lost < minDrift) return decision('keep', `${reach}, which is within \`min-drift\`.`);
  return decision('update', `${reach}.`);
}

/** Where a call is today. */
export const WAYS_IN_WORDS: Readonly<Record<Way, string>> = {
  same: 'where it was',
  moved: 'on another line of its function',
  package: 'in a package with another path',
  renamed: 'under another name',
  closure: 'in a closure with another number',
  lost: 'not found again',
};

/** Nothing that weighs less is a finding of its own. */
export const LEAST_NOTED = 0.01;

/** What was matched in each way, with its heaviest calls. */
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

/** Whole stacks that are to the compiler what the matches make of its edges. What it does not read of them moves with the rest. */
export function repairStacks(profile: Profile, matches: readonly Match[]): Profile {
  const keyOf = ({ caller, callee, offset }: CallEdge) => edgeKey(caller, callee, offset);
  const found = new Map(matches.map((match) => [keyOf(match.edge), match]));
  const { functions, locations } = profile;
  // A location without lines is a function without a name.
  const linesAt = (location: number): readonly Line[] => {
    const lines = linesOf(profile, location);
    return lines.length === 0 ? [{ func: -1, line: 0 }] : lines;
  };
  const nameOf = ({ func }: Line) => functions.names[func] ?? '';
  const startOf = ({ func }: Line) => functions.startLines[func] ?? 0;
  const matchOf = (line: Line, called: Line | undefined) =>
    called && found.get(edgeKey(nameOf(line), nameOf(called), line.line - startOf(line)));
  const isLost = (leaves: Uint32Array) => {
    const lines = [...leaves].flatMap(linesAt);
    return lines.some((line, at) => matchOf(line, lines[at - 1])?.way === 'lost');
  };
  const edgesToday = (edges: readonly Edge[]) =>
    edges.flatMap((edge) => {
      const to = found.get(keyOf(edge))?.to;
      return to === undefined ? [] : { ...edge, ...to };
    });
  return cutStacks(profile, isLost, edgesToday, (whole) => {
    // Where a line is today depends on what it calls.
    const frames: number[] = [];
    const moved = new Interned<{ readonly at: number; readonly called: Line | undefined }>(
      ({ at, called }) => `${at} ${called?.func}`,
    );
    eachSample(whole, (stack) => {
      let called: Line | undefined;
      for (const at of stack) {
        frames.push(moved.index({ at, called }));
        called = linesAt(at).at(-1);
      }
    });
    const columns = moved.items.map(({ at, called }) => ({
      addressLow: locations.addressLow[at] as number,
      addressHigh: locations.addressHigh[at] as number,
      mapping: locations.mapping[at] as number,
      lines: linesOf(profile, at).map((line, i, all) => {
        const to = matchOf(line, i === 0 ? called : all[i - 1])?.to;
        return to === undefined ? line : { ...line, line: startOf(line) + to.offset };
      }),
    }));
    const ends = matches.flatMap(({ edge, to }) =>
      to === undefined ? [] : [[edge.caller, to.caller] as const, [edge.callee, to.callee] as const],
    );
    const names = new Map(ends);
    // Functions that are in no edge move with their package, if all others of it have.
    const packages = groupBy(ends, ([name]) => splitSymbol(name).package);
    const inPackage = (name: string) => {
      const { package: path, rest } = splitSymbol(name);
      const [to, ...others] = new Set(packages.get(path)?.map(([, after]) => splitSymbol(after).package));
      return to === undefined || others.length > 0 ? name : `${to}.${rest}`;
    };
    const samples = { ...whole.samples, frames: Uint32Array.from(frames) };
    const today = { ...whole, locations: columnsOf(columns), samples };
    return renameFunctions(today, (name) => names.get(name) ?? inPackage(name));
  });
}
