import { join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { profileName } from '../golang/inlining.ts';
import {
  eachSample,
  type Functions,
  isCompact,
  linesOf,
  type Profile,
  type SampleValues,
  sampleTypeIndex,
  sumOf,
  type ValueType,
} from '../profile/columns.ts';
import type { Ends } from '../profile/edges.ts';
import { encodeWhole, StackSum } from '../profile/encode.ts';
import { type FlameGraph, type FunctionTotal, flameTree, functionTotals } from '../profile/flame-graph.ts';
import { closureOwner } from '../profile/names.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { compareText, totalOf } from '../system/format.ts';
import { normalQuantile } from './stats/samples.ts';

/**
 * Where the time, or the memory, went: profiles of both sides under the same fixed work, laid side by side in absolute
 * units per operation, as `go tool pprof -diff_base` does.
 */
export interface ProfileDifference extends Sides<number> {
  readonly kind: 'cpu' | 'alloc';
  /** What both sides did meanwhile: `benchmarks`, `load`, or `profiles` where two were given. */
  readonly workload: string;
  /**
   * Such as `cpu-sec/op`, `B/op`, `cpu-sec/request`; for two given profiles `cpu-sec/sec`, CPU seconds per second of
   * profiling, or `cpu-sec` where one does not say how long it took.
   */
  readonly unit: string;
  /** CPU samples that were taken; absent where nothing was sampled by time. */
  readonly samples?: Sides<number>;
  /** So few samples, weighted as they count, put the two sums this far apart in 95 % of all cases. */
  readonly chance?: number;
  /** By the size of the difference of their flat, and of their cumulative time; the largest first. */
  readonly flat: readonly FunctionDifference[];
  readonly cumulative: readonly FunctionDifference[];
  /** The profiles, in the output folder, for `go tool pprof -diff_base BASELINE CANDIDATE`. */
  readonly files?: Sides<string>;
}

export interface FunctionDifference extends Sides<Amount> {
  readonly name: string;
  /** What of the difference of the flat time inlining has moved from (above zero) or to another function. */
  readonly moved?: readonly { readonly name: string; readonly value: number }[];
  /**
   * How far apart chance alone puts the two sides, since so few samples hit the function: in 95 % of runs, no function of
   * the profile differs by more without a reason, so a smaller difference shows nothing. Absent where everything was recorded, as the allocations of benchmarks are.
   */
  readonly chance?: Amount;
}

export type Amount = Readonly<FunctionTotal>;

/** What both sides' profiles are of, and in which unit they can be compared. */
export interface Measure extends Pick<ProfileDifference, 'kind' | 'workload' | 'unit'> {
  /** One unit of work in words: `operation of each benchmark`, `request`, `second of profiling`. */
  readonly work: string;
}

/** By what chance a sample came into a profile: by time, or one allocation in about `rate` bytes, over `works` units of work. */
export type Sampling =
  | { readonly by: 'time'; readonly samples: number }
  | { readonly by: 'bytes'; readonly rate: number; readonly works: number };

export interface NormalizedSide {
  /** Values are integers for `works` units of work: sample type 0 counts, type 1 is the one to compare. */
  readonly profile: Profile;
  readonly sampling?: Sampling;
}

/** Both sides' profiles in the same scale, so that `go tool pprof -diff_base` can subtract them. */
export interface NormalizedPair extends Measure, Sides<NormalizedSide> {
  /** For how many units of work the values of both profiles are: a power of ten. */
  readonly works: number;
  /** Some of the work is not in it. */
  readonly isPart?: boolean;
}

export interface ProfiledPairs {
  /** CPU first; what could not be had is not among them. */
  readonly pairs: readonly NormalizedPair[];
  readonly findings: readonly Finding[];
}

type ValuesOf = (values: SampleValues) => readonly [count: number, value: number];

/** Number of samples and CPU nanoseconds of a sample, of which each follows from the other. @throws ExpectedError */
function cpuValues(profile: Profile): ValuesOf {
  const count = sampleTypeIndex(profile, 'samples', 'count');
  const cpu = sampleTypeIndex(profile, 'cpu', 'nanoseconds');
  const period = profile.periodType?.type === 'cpu' ? profile.period : 0;
  if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
  if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
  if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
  throw new ExpectedError('It has no CPU time: neither `cpu` nor `samples` with a period.', {
    fix: 'Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`.',
  });
}

/** Objects and bytes that were allocated since the start of the program. @throws ExpectedError */
function spaceValues(profile: Profile): ValuesOf {
  const objects = sampleTypeIndex(profile, 'alloc_objects', 'count');
  const space = sampleTypeIndex(profile, 'alloc_space', 'bytes');
  if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
  throw new ExpectedError('It has no allocations: no `alloc_space`.', {
    fix: 'Take it from `/debug/pprof/heap` or `/debug/pprof/allocs`.',
  });
}

/** Adds up the stacks of one side per unit of work. */
export class SideSum {
  readonly stacks = new StackSum();
  samples = 0;

  /** @param works units of work that it is of. @param group samples of different groups stay apart, though their stacks be equal. */
  addCpu(profile: Profile, works: number, group?: string): void {
    const valuesOf = cpuValues(profile);
    const each = (values: SampleValues) => {
      const [count, nanoseconds] = valuesOf(values);
      this.samples += count;
      return [count, nanoseconds / works];
    };
    this.stacks.add(profile, each, group);
  }

  /** Adds what was allocated between two moments, in that many units of work. @throws ExpectedError */
  addAllocated(before: Profile, after: Profile, works: number, group?: string): void {
    const add = (profile: Profile, per: number) => {
      const valuesOf = spaceValues(profile);
      this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
    };
    add(after, works);
    add(before, -works);
  }
}

/** Values of the profiles add up to at least so much, so that rounding to integers changes nothing that can be seen. */
const LEAST_TOTAL = 1e10;

const TYPES: Readonly<Record<Measure['kind'], readonly [ValueType, ValueType]>> = {
  cpu: [
    { type: 'samples', unit: 'count' },
    { type: 'cpu', unit: 'nanoseconds' },
  ],
  alloc: [
    { type: 'alloc_objects', unit: 'count' },
    { type: 'alloc_space', unit: 'bytes' },
  ],
};

/** Base units of the profile in one unit of the difference. */
const PER_UNIT: Readonly<Record<Measure['kind'], number>> = { cpu: 1e9, alloc: 1 };

/** Profiles of both sums: CPU samples as they were taken, all else for the same power of ten of units of work. */
export function normalize(
  measure: Measure,
  sums: Sides<SideSum>,
  sampling?: (side: SideName) => Sampling,
): NormalizedPair {
  const { kind, workload, work } = measure;
  const total = Math.max(...SIDES.map((side) => sums[side].stacks.total(1)));
  let works = 1;
  while (total > 0 && total * works < LEAST_TOTAL) works *= 10;
  const what = kind === 'cpu' ? 'CPU nanoseconds' : 'bytes allocated';
  const side = (name: SideName): NormalizedSide => ({
    profile: sums[name].stacks.profile(
      {
        sampleTypes: TYPES[kind],
        periodType: kind === 'cpu' ? TYPES.cpu[1] : { type: 'space', unit: 'bytes' },
        period: 1,
        comments: [
          `go-pgo: ${what} of the ${name} under ${workload}, for ${works} times one ${work}.`,
          `go-pgo: divide by ${works} for one ${work}; the other side's profile has the same scale, for go tool pprof -diff_base.`,
          ...(kind === 'cpu' ? ['go-pgo: samples/count is as it was taken.'] : []),
        ],
      },
      [kind === 'cpu' ? 1 : works, works],
    ),
    sampling: kind === 'cpu' ? { by: 'time', samples: sums[name].samples } : sampling?.(name),
  });
  return { ...measure, works, baseline: side('baseline'), candidate: side('candidate') };
}

export function valueIn({ kind, works }: NormalizedPair): (values: SampleValues) => number {
  const divisor = PER_UNIT[kind] * works;
  return (values) => (values[1] ?? 0) / divisor;
}

/**
 * Variance of what a sample of one side counts, in the square of that unit; undefined where nothing is left to chance.
 * Samples by time are independent, so the variance of their number is that number (Poisson). Of allocations of `size`
 * bytes, each is recorded with the probability p = 1 − exp(−size / rate) and counts 1 / p times (`scaleHeapSample` in
 * Go's runtime/pprof): of N, the estimate has the variance N · (1 − p) / p.
 */
function varianceIn({ kind, works }: NormalizedPair, { sampling }: NormalizedSide) {
  if (sampling === undefined) return undefined;
  const divisor = PER_UNIT[kind] * works;
  if (sampling.by === 'time')
    return ([samples = 0, value = 0]: SampleValues) => (samples === 0 ? 0 : (value / divisor) ** 2 / samples);
  const { rate } = sampling;
  return ([objects = 0, bytes = 0]: SampleValues) => {
    if (objects === 0 || rate <= 1) return 0;
    const size = bytes / objects;
    const recorded = -Math.expm1(-size / rate);
    const allocated = (objects / works) * sampling.works;
    return (allocated * size ** 2 * (1 - recorded)) / recorded / sampling.works ** 2;
  };
}

/**
 * Lays two given CPU profiles side by side: per second of profiling where both say how long that was, since of two profiles
 * the longer one has more of everything.
 * @returns undefined where one of them is compacted and has no stacks any more, or no samples.
 */
export function pairOfProfiles(profiles: Sides<Profile>): NormalizedPair | undefined {
  const both = SIDES.map((side) => profiles[side]);
  if (both.some((one) => isCompact(one) || one.samples.count === 0)) return undefined;
  const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
  const sums = { baseline: new SideSum(), candidate: new SideSum() };
  for (const side of SIDES)
    sums[side].addCpu(profiles[side], isTimed ? profiles[side].durationNanos / 1e9 : 1);
  const [unit, work] = isTimed ? ['cpu-sec/sec', 'second of profiling'] : ['cpu-sec', 'whole profile'];
  return normalize({ kind: 'cpu', workload: 'profiles', unit, work }, sums);
}

/** Functions by flat time, and as many by cumulative time. */
const MOST_LISTED_FUNCTIONS = 30;
/** How often any function may differ by more than its `chance` says. */
const WRONG = 0.05;

/** Both sides' profiles function by function. Functions that do not differ are not listed. */
export function differenceOf(pair: NormalizedPair, files?: ProfileDifference['files']): ProfileDifference {
  const { kind, workload, unit, baseline, candidate } = pair;
  const value = valueIn(pair);
  const before = functionTotals(baseline.profile, value);
  const after = functionTotals(candidate.profile, value);
  const chance = chanceOf(pair);
  const flatOf = (name: string) => (after.get(name)?.flat ?? 0) - (before.get(name)?.flat ?? 0);
  const moves = kind === 'cpu' ? movedByInlining(pair, flatOf) : [];
  const movedOf = (name: string) =>
    moves.flatMap(({ from, to, value }) =>
      from === name ? [{ name: to, value: -value }] : to === name ? [{ name: from, value }] : [],
    );
  const functions = [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const moved = movedOf(name);
    return {
      name,
      baseline: amountOf(before.get(name)),
      candidate: amountOf(after.get(name)),
      ...(moved.length > 0 && { moved }),
      ...(chance && { chance: chance(name) }),
    };
  });
  // What was only moved comes after what was saved or added.
  const changeOf = (one: (typeof functions)[number], by: keyof Amount) =>
    one.candidate[by] -
    one.baseline[by] -
    (by === 'flat' ? totalOf(one.moved ?? [], ({ value }) => value) : 0);
  const listed = (by: keyof Amount): readonly FunctionDifference[] =>
    largest(functions, (one) => changeOf(one, by));
  const [first, second] = [baseline.sampling, candidate.sampling];
  const samples =
    first?.by === 'time' && second?.by === 'time'
      ? { baseline: first.samples, candidate: second.samples }
      : undefined;
  const sums = { baseline: sumOf(baseline.profile, value), candidate: sumOf(candidate.profile, value) };
  const varianceOf = (side: NormalizedSide) => sumOf(side.profile, varianceIn(pair, side) ?? (() => 0));
  const all = samples && 1.96 * Math.sqrt(varianceOf(baseline) + varianceOf(candidate));
  return {
    kind,
    workload,
    unit,
    ...sums,
    samples,
    chance: all,
    flat: listed('flat'),
    cumulative: listed('cumulative'),
    files,
  };
}

/** Both sides' stacks in one tree, in the unit of the difference. */
export function flameGraphOf(pair: NormalizedPair): FlameGraph {
  const { kind, workload, unit, baseline, candidate } = pair;
  const countOf = valueIn(pair);
  const tree = flameTree({ profile: baseline.profile, countOf }, { profile: candidate.profile, countOf });
  return { kind, workload, unit, ...tree };
}

/** How far apart chance alone puts the two sides of a function; undefined where nothing was sampled by chance. */
function chanceOf(pair: NormalizedPair): ((name: string) => Amount) | undefined {
  const { baseline, candidate } = pair;
  const [first, second] = [varianceIn(pair, baseline), varianceIn(pair, candidate)];
  if (first === undefined || second === undefined) return undefined;
  const before = functionTotals(baseline.profile, first);
  const after = functionTotals(candidate.profile, second);
  const number = new Set([...before.keys(), ...after.keys()]).size;
  const deviations = normalQuantile(1 - WRONG / 2 / number);
  const of = (name: string, by: keyof Amount) =>
    deviations * Math.sqrt(amountOf(before.get(name))[by] + amountOf(after.get(name))[by]);
  return (name) => ({ flat: of(name, 'flat'), cumulative: of(name, 'cumulative') });
}

function amountOf(total: FunctionTotal | undefined): Amount {
  return { flat: total?.flat ?? 0, cumulative: total?.cumulative ?? 0 };
}

/** Those that differ most; equal ones by name, so that the same profiles give the same list. */
function largest<T extends { readonly name: string }>(all: readonly T[], difference: (one: T) => number) {
  const size = (one: T) => Math.abs(difference(one));
  const differing = all.filter((one) => size(one) > 0);
  return differing
    .sort((a, b) => size(b) - size(a) || compareText(a.name, b.name))
    .slice(0, MOST_LISTED_FUNCTIONS);
}

/** For `go tool pprof -diff_base`: `baseline.cpu.pprof` of the benchmarks, `baseline.load.cpu.pprof` of all else. */
export async function saveProfiles(pair: NormalizedPair, folder: string): Promise<Sides<string>> {
  const of = pair.workload === 'benchmarks' ? pair.kind : `${pair.workload}.${pair.kind}`;
  const save = async (side: SideName) => {
    const { profile } = pair[side];
    const file = join(folder, `${side}.${of}.pprof`);
    await replaceFile(file, encodeWhole(profile, undefined, profile.comments));
    return file;
  };
  return { baseline: await save('baseline'), candidate: await save('candidate') };
}

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
      // The name that no inlining has made longer.
      const isShorter = known === undefined || (name.length - known.length || compareText(name, known)) < 0;
      if (place !== undefined && isShorter) names.set(place, name);
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

/** File, first line and surrounding function of a closure; undefined for all else, and where the profile lacks them. */
function closurePlace({ names, startLines, filename }: Functions, at: number): string | undefined {
  const owner = closureOwner(names[at] as string);
  const [line, file] = [startLines[at] as number, filename(at)];
  return owner === undefined || line <= 0 || file === '' ? undefined : `${owner}\0${file}:${line}`;
}

/**
 * What inlining moved: where one side calls a function and the other has inlined it at the same line, what the one lost
 * and the other gained is the same work under another name.
 * @param differenceOf candidate minus baseline of a function's own time.
 */
export function movedByInlining(
  { baseline, candidate }: NormalizedPair,
  differenceOf: (name: string) => number,
) {
  const [before, after] = [callSites(baseline.profile), callSites(candidate.profile)];
  const left = new Map<string, number>();
  const leftOf = (name: string) => left.get(name) ?? differenceOf(name);
  const sizeOf = ({ caller, callee }: Ends) => {
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

type CallSites = Readonly<Record<'called' | 'inlined', ReadonlyMap<string, Ends>>>;

/** Calls that `one` makes and never inlines, and that `other` inlines. */
function changedSites(one: CallSites, other: CallSites): Ends[] {
  return [...one.called].flatMap(([key, site]) =>
    other.inlined.has(key) && !one.inlined.has(key) ? [site] : [],
  );
}

/** The calls on a profile's stacks, by the line that they are on. */
function callSites(profile: Profile): CallSites {
  const { names } = profile.functions;
  const called = new Map<string, Ends>();
  const inlined = new Map<string, Ends>();
  const lines = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at));
  type Line = (typeof lines)[number][number];
  const add = (sites: Map<string, Ends>, callee: Line | undefined, caller: Line | undefined) => {
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
