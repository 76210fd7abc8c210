import { profileName } from '../golang/inlining.ts';
import { eachSample, type Functions, linesOf, type Profile } from '../profile/columns.ts';
import { closureOwner } from '../profile/names.ts';
import { compareText } from '../system/format.ts';
import type { NormalizedPair, NormalizedSide } from './profiles.ts';
import { SIDES } from './rounds.ts';

/**
 * The functions of both sides, matched by where they are declared: a closure by its lines, since inlining gives it another
 * name (`index.ranked.func1` becomes `index.Build.ranked.func2`), a generic function without its type arguments.
 */
export function alignFunctions(pair: NormalizedPair): NormalizedPair {
  // Two given profiles may be of two versions of the source, with other functions on the same lines.
  if (pair.workload === 'profiles') return pair;
  const names = new Map<string, string>();
  for (const side of SIDES) {
    const { functions } = pair[side].profile;
    for (const [at, written] of functions.names.entries()) {
      const name = profileName(written);
      const place = closurePlace(functions, at);
      const known = place === undefined ? undefined : names.get(place);
      if (place !== undefined && (known === undefined || isShorter(name, known))) names.set(place, name);
    }
  }
  const aligned = (side: NormalizedSide): NormalizedSide => {
    const { functions } = side.profile;
    const nameOf = (name: string, at: number) =>
      names.get(closurePlace(functions, at) ?? '') ?? profileName(name);
    const profile = { ...side.profile, functions: { ...functions, names: functions.names.map(nameOf) } };
    return { ...side, profile };
  };
  return { ...pair, baseline: aligned(pair.baseline), candidate: aligned(pair.candidate) };
}

/** The name that no inlining has made longer. */
function isShorter(name: string, other: string): boolean {
  return name.length < other.length || (name.length === other.length && compareText(name, other) < 0);
}

/** File, first line and surrounding function of a closure; undefined for all else, and where the profile lacks them. */
function closurePlace({ names, startLines, filename }: Functions, at: number): string | undefined {
  const owner = closureOwner(names[at] as string);
  const [line, file] = [startLines[at] as number, filename(at)];
  return owner === undefined || line <= 0 || file === '' ? undefined : `${owner}\0${file}:${line}`;
}

/** Own time that went from one function to another because a call between them is inlined on one side only. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly value: number;
}

/**
 * What inlining moved: where one side calls a function and the other has inlined it at the same line, what the one lost
 * and the other gained is the same work under another name.
 * @param differenceOf candidate minus baseline of a function's own time.
 */
export function movedByInlining(
  { baseline, candidate }: NormalizedPair,
  differenceOf: (name: string) => number,
): Move[] {
  const [before, after] = [callSites(baseline.profile), callSites(candidate.profile)];
  const left = new Map<string, number>();
  const leftOf = (name: string) => left.get(name) ?? differenceOf(name);
  const sizeOf = ({ caller, callee }: Site) => {
    const [one, other] = [leftOf(caller), leftOf(callee)];
    return one * other < 0 ? Math.min(Math.abs(one), Math.abs(other)) : 0;
  };
  const changed = [...changedSites(before, after), ...changedSites(after, before)];
  changed.sort((a, b) => sizeOf(b) - sizeOf(a) || compareText(a.caller + a.callee, b.caller + b.callee));
  return changed.flatMap((site) => {
    const value = sizeOf(site);
    if (value === 0) return [];
    const isToCaller = leftOf(site.caller) > 0;
    const [from, to] = isToCaller ? [site.callee, site.caller] : [site.caller, site.callee];
    left.set(from, leftOf(from) + value);
    left.set(to, leftOf(to) - value);
    return [{ from, to, value }];
  });
}

interface Site {
  readonly caller: string;
  readonly callee: string;
}

interface CallSites {
  readonly called: ReadonlyMap<string, Site>;
  readonly inlined: ReadonlyMap<string, Site>;
}

/** Calls that `one` makes and never inlines, and that `other` inlines. */
function changedSites(one: CallSites, other: CallSites): Site[] {
  return [...one.called].flatMap(([key, site]) =>
    other.inlined.has(key) && !one.inlined.has(key) ? [site] : [],
  );
}

/** The calls on a profile's stacks, by the line that they are on. */
function callSites(profile: Profile): CallSites {
  const { names } = profile.functions;
  const called = new Map<string, Site>();
  const inlined = new Map<string, Site>();
  const lines = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at));
  type Line = (typeof lines)[number][number];
  const add = (sites: Map<string, Site>, callee: Line | undefined, caller: Line | undefined) => {
    if (callee === undefined || caller === undefined) return;
    const site = { caller: names[caller.func] as string, callee: names[callee.func] as string };
    sites.set(`${site.caller}:${caller.line} ${site.callee}`, site);
  };
  for (const line of lines) for (let at = 1; at < line.length; at++) add(inlined, line[at - 1], line[at]);
  const pairs = new Set<number>();
  eachSample(profile, (stack) => {
    for (let at = 1; at < stack.length; at++)
      pairs.add((stack[at - 1] as number) * lines.length + (stack[at] as number));
  });
  for (const pair of pairs)
    add(called, lines[Math.floor(pair / lines.length)]?.at(-1), lines[pair % lines.length]?.[0]);
  return { called, inlined };
}
