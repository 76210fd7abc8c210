import { groupBy } from '../system/format.ts';
import {
  countTotals,
  eachSample,
  type Line,
  linesOf,
  type Profile,
  renameFunctions,
  type Totals,
} from './columns.ts';
import { byWeight, type Edge, edgeKey } from './edges.ts';
import { columnsOf, cutStacks, encodeWhole, excludeInStacks, Interned } from './encode.ts';
import type { Exclusion } from './exclusions.ts';
/** What a repair does, and whole stacks repaired. */
import { type Match, type Rematched, WAYS, type Way } from './rematch.ts';
import { worthOf } from './weigh.ts';

/** What a repair does; weights are shares. */
export interface Repair {
  /** Weight that the compiler does not find as the profile is. */
  readonly stale: number;
  /** Weight that it would not find in the repaired profile. */
  readonly lost: number;
  /** What was matched how, without calls that are where they were. */
  readonly ways: readonly RepairedWay[];
}

export interface RepairedWay {
  readonly way: Way;
  readonly calls: number;
  readonly weight: number;
  readonly heaviest: readonly RepairedCall[];
}

/** A call as the profile has it, and as it is today. */
export interface RepairedCall {
  readonly from: string;
  readonly to?: string;
  readonly weight: number;
}

/** So many calls of each kind are named. */
const NAMED = 5;

/** A summary of the matches. */
export function repairOf({ matches }: Pick<Rematched, 'matches'>): Repair {
  const total = matches.reduce((sum, { edge }) => sum + edge.weight, 0);
  const share = (some: readonly Match[]) =>
    total === 0 ? 0 : some.reduce((sum, { edge }) => sum + edge.weight, 0) / total;
  const byWay = groupBy(
    [...matches].sort((a, b) => byWeight(a.edge, b.edge)),
    ({ way }) => way,
  );
  const ways = WAYS.filter((way) => way !== 'same').flatMap((way): RepairedWay[] => {
    const found = byWay.get(way) ?? [];
    const heaviest = found.slice(0, NAMED).map((match) => ({
      from: inWords(match.edge),
      to: match.to && nowInWords(match.edge, match.to),
      weight: share([match]),
    }));
    return found.length === 0 ? [] : [{ way, calls: found.length, weight: share(found), heaviest }];
  });
  const stale = ways.reduce((sum, { weight }) => sum + weight, 0);
  return { stale, lost: share(byWay.get('lost') ?? []), ways };
}

type CallEdge = Pick<Edge, 'caller' | 'callee' | 'offset'>;

function inWords({ caller, callee, offset }: CallEdge): string {
  return `${caller} → ${callee} (+${offset})`;
}

/** Only what has changed. */
function nowInWords(before: CallEdge, { caller, callee, offset }: CallEdge): string {
  const names = [caller === before.caller ? '' : caller, callee === before.callee ? '' : `→ ${callee}`];
  return [...names, `+${offset}`].filter((part) => part !== '').join(' ');
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
    const samples = { ...whole.samples, frames: Uint32Array.from(frames) };
    const today = { ...whole, locations: columnsOf(columns), samples };
    return renameFunctions(today, (name) => names.get(name) ?? name);
  });
}

/**
 * Encodes whole stacks to commit.
 * @param isWhole whether none was lost, or became several, before.
 */
export function encodeStacks(
  profile: Profile,
  exclusions: readonly Exclusion[],
  totals: Totals,
  remarks: readonly string[],
  isWhole: boolean,
): Uint8Array {
  const stacks = excludeInStacks(profile, exclusions);
  const { samples } = countTotals(stacks);
  if (isWhole && samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
  // Some stacks became several, so the values no longer show how many samples were taken.
  const { effective } = worthOf(totals);
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, remarks);
}
