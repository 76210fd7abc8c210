import { join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../../golang/binaries.ts';
import { profileName } from '../../golang/inlining.ts';
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
} from '../../profile/columns.ts';
import type { Ends } from '../../profile/edges.ts';
import { encodeWhole, StackSum } from '../../profile/encode.ts';
import { type FlameGraph, type FunctionTotal, flameTree, functionTotals } from '../../profile/flame-graph.ts';
import { closureOwner } from '../../profile/names.ts';
import { ExpectedError, type Finding } from '../../system/errors.ts';
import { replaceFile } from '../../system/files.ts';
import { compareText, totalOf } from '../../system/format.ts';
import { normalQuantile } from '../stats/samples.ts';

/**
 * Shows where the time or the memory went, by comparing the profiles of both sides under the same work, function by function.
 *
 * `SideSum` adds up the profiles of one side per unit of work. `normalize` scales the sums of both sides to the same number of units, so
 * that `go tool pprof -diff_base` can also subtract the profiles. `differenceOf` lists the functions that differ. For example, a function
 * that takes 0.30 ms per request on the baseline and 0.20 ms on the candidate saves 0.10 ms, unless the difference is only chance. Profiles
 * are samples. `chance` says how large a difference between two samples is expected to be if the program did not change.
 */

/**
 * The difference between the profiles of both sides, in units such as seconds per unit of work. `baseline` and `candidate` are the total
 * values of the two profiles, such as 0.30 and 0.20 CPU seconds per unit of work.
 */
export interface ProfileDifference extends Sides<number> {
  readonly kind: 'cpu' | 'alloc';
  /** The work that both sides did: `benchmarks`, `load`, or `profiles` if the user gave two profiles. */
  readonly workload: string;
  /**
   * The unit of all values, such as `cpu-sec/op`, `B/op` or `cpu-sec/request`. For two profiles that the user gave, the unit is
   * `cpu-sec/sec` (CPU seconds per second of profiling), or `cpu-sec` if a profile does not contain its duration.
   */
  readonly unit: string;
  /** The number of CPU samples on both sides; absent if the profiles were not sampled by time. */
  readonly samples?: Sides<number>;
  /**
   * The largest difference between the two totals that chance explains, because the profiles have few samples. In 95 % of all runs without
   * a real change, the difference of the totals is at most this value.
   */
  readonly chance?: number;
  /** The functions with the largest differences of flat values (`flat`) and of cumulative values (`cumulative`), the largest first. */
  readonly flat: readonly FunctionDifference[];
  readonly cumulative: readonly FunctionDifference[];
  /** The paths of both profiles in the output folder, for `go tool pprof -diff_base BASELINE CANDIDATE`. */
  readonly files?: Sides<string>;
}

/** The values of a function on both sides. */
export interface FunctionDifference extends Sides<Amount> {
  readonly name: string;
  /**
   * The CPU time that counts for a different function on the candidate only because one side inlines a call. A positive `value` moved from
   * the function `name` to this function. A negative `value` moved from this function to the function `name`.
   */
  readonly moved?: readonly { readonly name: string; readonly value: number }[];
  /**
   * The largest difference that chance explains, because the profiles have only a few samples of this function. A difference of the
   * function that is smaller than `chance` proves nothing. In 95 % of runs, all functions without a real difference stay below their
   * `chance`. Absent if no sampling was used, for example because each allocation of a benchmark was recorded.
   */
  readonly chance?: Amount;
}

/** The flat and the cumulative value of a function, in the unit of the profile difference. */
export type Amount = Readonly<FunctionTotal>;

/** The kind of the profiles of both sides, the work that they cover, and the unit of their difference. */
export interface Measure extends Pick<ProfileDifference, 'kind' | 'workload' | 'unit'> {
  /** One unit of work in words, such as `operation of each benchmark`, `request` or `second of profiling`. */
  readonly work: string;
}

/**
 * The way in which a profile was sampled. With `time`, the profile has `samples` CPU samples. With `bytes`, Go's heap profiler recorded
 * about one allocation per `rate` bytes, while the program did `works` units of work.
 */
export type Sampling =
  | { readonly by: 'time'; readonly samples: number }
  | { readonly by: 'bytes'; readonly rate: number; readonly works: number };

/** The profile of one side, scaled to a number of units of work. */
export interface NormalizedSide {
  /**
   * The scaled profile. The values of the profile are integers for `works` units of work. Each sample has two values: the first value is a
   * count, and the second value is the one that the report compares.
   */
  readonly profile: Profile;
  readonly sampling?: Sampling;
}

/** The profiles of both sides, scaled so that `go tool pprof -diff_base` can subtract them. */
export interface NormalizedPair extends Measure, Sides<NormalizedSide> {
  /** The number of units of work that the values of both profiles represent, which is a power of ten. */
  readonly works: number;
  /** True if some of the work was not profiled. */
  readonly isPart?: boolean;
}

/** The pairs of profiles that were taken. */
export interface ProfiledPairs {
  /**
   * The pairs of profiles: the pairs of CPU profiles come before the pairs of allocation profiles. If a kind of profile could not be taken,
   * its pair is missing and a finding says why.
   */
  readonly pairs: readonly NormalizedPair[];
  readonly findings: readonly Finding[];
}

type ValuesOf = (values: SampleValues) => readonly [count: number, value: number];

/**
 * Reads the count and the CPU nanoseconds of a sample. If the count or the CPU time is missing, the missing value is computed from the
 * other value.
 * @throws ExpectedError if a missing value cannot be computed.
 */
function cpuValues(profile: Profile): ValuesOf {
  const count = sampleTypeIndex(profile, 'samples', 'count');
  const cpu = sampleTypeIndex(profile, 'cpu', 'nanoseconds');
  const period = profile.periodType?.type === 'cpu' ? profile.period : 0;
  if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
  if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
  if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
  throw new ExpectedError('The profile has no CPU time: neither `cpu` nor `samples` with a period.', {
    fix: 'Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`.',
  });
}

/** Reads the objects and bytes that were allocated since the program started. @throws ExpectedError if the profile has no allocations. */
function spaceValues(profile: Profile): ValuesOf {
  const objects = sampleTypeIndex(profile, 'alloc_objects', 'count');
  const space = sampleTypeIndex(profile, 'alloc_space', 'bytes');
  if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
  throw new ExpectedError('The profile has no allocations, because it has no column `alloc_space`.', {
    fix: 'Take the profile from `/debug/pprof/heap` or `/debug/pprof/allocs`.',
  });
}

/** Adds up the stacks of one side per unit of work. */
export class SideSum {
  readonly stacks = new StackSum();
  samples = 0;

  /**
   * Adds a CPU profile.
   * @param works the number of units of work that the profile covers.
   * @param group the name of a group of stacks, such as the name of a benchmark. Equal stacks in different groups stay separate.
   * @throws ExpectedError if the profile has no CPU time.
   */
  addCpu(profile: Profile, works: number, group?: string): void {
    const valuesOf = cpuValues(profile);
    const each = (values: SampleValues) => {
      const [count, nanoseconds] = valuesOf(values);
      this.samples += count;
      return [count, nanoseconds / works];
    };
    this.stacks.add(profile, each, group);
  }

  /**
   * Adds the allocations that a program made between two heap profiles, while it did `works` units of work.
   * @throws ExpectedError if the profiles contain no allocations.
   */
  addAllocated(before: Profile, after: Profile, works: number, group?: string): void {
    const add = (profile: Profile, per: number) => {
      const valuesOf = spaceValues(profile);
      this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
    };
    add(after, works);
    add(before, -works);
  }
}

/**
 * The minimum total of the values of a scaled profile. If the total is large, rounding the values to integers makes no visible difference.
 */
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

/**
 * The factor between the unit of a profile and the unit of the difference: a profile has nanoseconds and the difference has seconds, and
 * both have bytes.
 */
const PER_UNIT: Readonly<Record<Measure['kind'], number>> = { cpu: 1e9, alloc: 1 };

/**
 * Makes a profile from the sum of each side, with values for the same number of units of work. Counts of CPU samples are not scaled.
 * @param sampling the way in which allocations were sampled; absent if each allocation was recorded.
 */
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
          ...(kind === 'cpu'
            ? ['go-pgo: samples/count is the number of samples that were taken, and is not scaled.']
            : []),
        ],
      },
      [kind === 'cpu' ? 1 : works, works],
    ),
    sampling: kind === 'cpu' ? { by: 'time', samples: sums[name].samples } : sampling?.(name),
  });
  return { ...measure, works, baseline: side('baseline'), candidate: side('candidate') };
}

/** Returns the function that reads a sample's value in the unit of the difference. */
export function valueIn({ kind, works }: NormalizedPair): (values: SampleValues) => number {
  const divisor = PER_UNIT[kind] * works;
  return (values) => (values[1] ?? 0) / divisor;
}

/**
 * Returns the function that computes the variance of a sample's value, in the square of the value's unit. Returns undefined if the profile
 * is not a sample, because Go recorded each allocation. CPU samples are independent of each other, so the variance of the number of samples
 * is this number itself (Poisson distribution). An allocation of `size` bytes is recorded with the probability p = 1 − exp(−size / rate),
 * and a recorded allocation counts 1 / p times (`scaleHeapSample` in Go's runtime/pprof). For N allocations, the estimated number therefore
 * has the variance N · (1 − p) / p.
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
 * Pairs two CPU profiles that the user gave. If both profiles contain their durations, the values are divided by the seconds of profiling,
 * because the longer profile would have larger values for all functions.
 * @returns undefined if a profile has no samples, or has no stacks because it was compacted.
 */
export function pairOfProfiles(profiles: Sides<Profile>): NormalizedPair | undefined {
  const both = SIDES.map((side) => profiles[side]);
  if (both.some((profile) => isCompact(profile) || profile.samples.count === 0)) return undefined;
  const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
  const sums = { baseline: new SideSum(), candidate: new SideSum() };
  for (const side of SIDES)
    sums[side].addCpu(profiles[side], isTimed ? profiles[side].durationNanos / 1e9 : 1);
  const [unit, work] = isTimed ? ['cpu-sec/sec', 'second of profiling'] : ['cpu-sec', 'whole profile'];
  return normalize({ kind: 'cpu', workload: 'profiles', unit, work }, sums);
}

/** The maximum number of functions in the list by flat values, and also in the list by cumulative values. */
const MOST_LISTED_FUNCTIONS = 30;
/** The share of runs in which a function without a real change may differ by more than its `chance`. */
const WRONG = 0.05;

/** Compares the profiles of both sides function by function. Functions without a difference are not listed. */
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
  const functions = [...new Set([...before.keys(), ...after.keys()])].map((name): FunctionDifference => {
    const moved = movedOf(name);
    return {
      name,
      baseline: amountOf(before.get(name)),
      candidate: amountOf(after.get(name)),
      moved: moved.length > 0 ? moved : undefined,
      chance: chance?.(name),
    };
  });
  // Ignore the time that inlining only moved from one function to another, so that real savings and costs come first.
  const changeOf = (difference: FunctionDifference, by: keyof Amount) =>
    difference.candidate[by] -
    difference.baseline[by] -
    (by === 'flat' ? totalOf(difference.moved ?? [], ({ value }) => value) : 0);
  const listed = (by: keyof Amount): readonly FunctionDifference[] =>
    largest(functions, (difference) => changeOf(difference, by));
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

/** Merges the stacks of both sides into one tree, with values in the unit of the difference. */
export function flameGraphOf(pair: NormalizedPair): FlameGraph {
  const { kind, workload, unit, baseline, candidate } = pair;
  const countOf = valueIn(pair);
  const tree = flameTree({ profile: baseline.profile, countOf }, { profile: candidate.profile, countOf });
  return { kind, workload, unit, ...tree };
}

/** Returns the function that computes the `chance` of each function; undefined if each allocation was recorded. */
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

/**
 * Lists the functions that differ most. Functions with equal differences are sorted by name, so that the result does not depend on the
 * order of samples.
 */
function largest<T extends { readonly name: string }>(all: readonly T[], difference: (one: T) => number) {
  const size = (one: T) => Math.abs(difference(one));
  const differing = all.filter((one) => size(one) > 0);
  return differing
    .sort((a, b) => size(b) - size(a) || compareText(a.name, b.name))
    .slice(0, MOST_LISTED_FUNCTIONS);
}

/**
 * Writes both profiles for `go tool pprof -diff_base`: `baseline.cpu.pprof` for benchmarks, `baseline.load.cpu.pprof` for a load.
 * @returns the paths of the two files.
 */
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
 * Gives functions the same names on both sides. A closure is matched by its file and line, because inlining renames closures. For example,
 * `index.ranked.func1` becomes `index.Build.ranked.func2`. A generic function is matched without its type arguments.
 */
export function alignFunctions(pair: NormalizedPair): NormalizedPair {
  // Two profiles of the user may come from two versions of the source, in which a line may belong to different functions.
  if (pair.workload === 'profiles') return pair;
  const names = new Map<string, string>();
  for (const side of SIDES) {
    const { functions } = pair[side].profile;
    for (const [at, written] of functions.names.entries()) {
      const name = profileName(written);
      const place = closurePlace(functions, at);
      const known = place === undefined ? undefined : names.get(place);
      // Keep the shortest name, which is the original name, because inlining only makes names longer.
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

/**
 * Returns the function around a closure, its file and its first line. Returns undefined for functions that are not closures, and if the
 * profile lacks the file or the first line.
 */
function closurePlace({ names, startLines, filename }: Functions, at: number): string | undefined {
  const owner = closureOwner(names[at] as string);
  const [line, file] = [startLines[at] as number, filename(at)];
  return owner === undefined || line <= 0 || file === '' ? undefined : `${owner}\0${file}:${line}`;
}

/**
 * Finds the time that inlining moved between functions. If one side calls a function and the other side inlines this call, the callee's
 * time moves to the caller. The CPU time that one function lost and the other function gained is in this case the same work under a
 * different name.
 * @param differenceOf returns the flat value of a function on the candidate minus its flat value on the baseline.
 */
export function movedByInlining(
  { baseline, candidate }: NormalizedPair,
  differenceOf: (name: string) => number,
) {
  const [before, after] = [callSites(baseline.profile), callSites(candidate.profile)];
  const left = new Map<string, number>();
  const leftOf = (name: string) => left.get(name) ?? differenceOf(name);
  const sizeOf = ({ caller, callee }: Ends) => {
    const [ofCaller, ofCallee] = [leftOf(caller), leftOf(callee)];
    return ofCaller * ofCallee < 0 ? Math.min(Math.abs(ofCaller), Math.abs(ofCallee)) : 0;
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

/** Lists the calls that one side (`inlining`) inlines, and that the other side (`calling`) makes without ever inlining them. */
function changedSites(calling: CallSites, inlining: CallSites): Ends[] {
  return [...calling.called].flatMap(([key, site]) =>
    inlining.inlined.has(key) && !calling.inlined.has(key) ? [site] : [],
  );
}

/** Returns the calls on a profile's stacks, grouped by the line of the call. */
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
