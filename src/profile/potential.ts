import { count, fixed, share } from '../system/format.ts';
import {
  compilerSampleType,
  eachSample,
  type Line,
  linesOf,
  type Profile,
  type ProfileHead,
  type SampleValues,
} from './columns.ts';
import type { Totals } from './comments.ts';
import type { EdgeSet } from './edges.ts';
import { KnownNames } from './names.ts';
import { type TimeSums, timesOf, timesOfFunctions } from './time-classes.ts';

/** What of the CPU time PGO can touch at all. Shares are fractions of all samples and add up to 1. */
export interface Potential {
  /** Code of Go packages, including the standard library. */
  readonly user: number;
  /** The runtime without the garbage collector: scheduler, maps, allocation. */
  readonly runtime: number;
  /** The garbage collector, in the background and as assists. */
  readonly gc: number;
  readonly syscalls: number;
  /** C code and the way into it. */
  readonly cgo: number;
  /** What that means, a sentence or two: `55 % is in C: PGO cannot touch it.` */
  readonly ceiling: string;
  /** Whether the profile is of a program that was built with PGO already; absent where that cannot be told. */
  readonly fromPgoBuild?: boolean;
  /** How that is known, or why it is not, a sentence. */
  readonly fromPgoBuildReason?: string;
}

/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [0.02, 0.14] as const;

/**
 * Divides the CPU time of a profile with whole stacks into what PGO can touch and what it cannot.
 * @param of how the profile is called in the sentence: `the collected profiles`.
 * @param countOf what a sample counts; default: what the compiler takes.
 * @returns undefined when it has no samples.
 */
export function potentialOf(
  profile: Profile,
  of: string,
  countOf?: (values: SampleValues) => number,
): Potential | undefined {
  return potentialOfTimes(timesOf(new KnownNames().named(profile), countOf), of, false);
}

interface ReducedProfile extends Totals {
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** Absent where it holds call edges alone. */
  readonly times?: TimeSums;
}

/** As `potentialOf`, of a profile without its stacks. */
export function potentialOfReduced(profile: ReducedProfile, of: string): Potential | undefined {
  if (profile.times !== undefined) return potentialOfTimes(profile.times, of, false);
  const { head, edges, samples, weighted } = profile;
  const isTimed = head.sampleTypes[compilerSampleType(head)]?.type === 'cpu';
  const stacks = (weighted?.samples ?? samples) * (isTimed ? head.period : 1);
  return potentialOfTimes(timesOfFunctions(leafWeights(edges, stacks)), of, true);
}

/**
 * How often each function was the leaf, as far as call edges tell: a compacted profile has lost where stacks begin and
 * end. What enters a function, or is where a stack begins, leaves it or ends there. So at least `in − out` ended in it;
 * the rest of the known number of stacks ended in functions which stacks both entered and left, here in proportion to
 * what is common to both.
 * @param stacks how many there were, in the unit of the weights.
 */
function leafWeights({ edges }: EdgeSet, stacks: number): Map<string, number> {
  const flows = new Map<string, { into: number; outOf: number }>();
  const flowOf = (name: string) => {
    const known = flows.get(name) ?? { into: 0, outOf: 0 };
    flows.set(name, known);
    return known;
  };
  for (const { caller, callee, weight } of edges) {
    flowOf(caller).outOf += weight;
    flowOf(callee).into += weight;
  }
  let ended = 0;
  let common = 0;
  for (const { into, outOf } of flows.values()) {
    ended += Math.max(0, into - outOf);
    common += Math.min(into, outOf);
  }
  const part = common === 0 ? 0 : Math.min(1, Math.max(0, stacks - ended) / common);
  return new Map(
    [...flows].map(([name, { into, outOf }]) => [
      name,
      Math.max(0, into - outOf) + part * Math.min(into, outOf),
    ]),
  );
}

function potentialOfTimes(times: TimeSums, of: string, isEstimate: boolean): Potential | undefined {
  const all = Object.values(times).reduce((total, value) => total + value, 0);
  if (all <= 0) return undefined;
  const shares: TimeSums = {
    user: times.user / all,
    runtime: times.runtime / all,
    gc: times.gc / all,
    syscalls: times.syscalls / all,
    cgo: times.cgo / all,
  };
  return { ...shares, ceiling: ceilingOf(shares, of, isEstimate) };
}

function ceilingOf({ user, runtime, gc, syscalls, cgo }: TimeSums, of: string, isEstimate: boolean): string {
  const go = user + runtime + gc;
  const outside = [
    ...(isVisible(cgo) ? [`${percent(cgo)} is in C`] : []),
    ...(isVisible(syscalls) ? [`${percent(syscalls)} ${isVisible(cgo) ? '' : 'is '}in system calls`] : []),
  ];
  const isAllGo = outside.length === 0;
  const sentences = [
    isAllGo
      ? `All CPU time of ${of} is in Go code.`
      : `Of the CPU time of ${of}, ${outside.join(' and ')}: PGO cannot touch it.`,
  ];
  if (go < 0.005) sentences.push('There is next to nothing that could get faster.');
  else {
    // The runtime is built with the profile as every package is (`setPGOProfilePath` in cmd/go).
    sentences.push(
      `${isAllGo ? 'It' : `At most the ${percent(go)} of Go code`} can get faster: ${percent(user)} in the program and its packages, ${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too.`,
    );
    const [least, most] = TYPICAL_GAINS;
    const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
    sentences.push(
      go > 0.9
        ? `${gains}.`
        : `${gains} of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`,
    );
  }
  if (isEstimate)
    sentences.push('These shares are estimates: a compacted profile has lost most of each stack.');
  return sentences.join(' ');
}

/** Whether a share is worth a word. */
function isVisible(share: number): boolean {
  return share >= 0.005;
}

function percent(share: number): string {
  return share > 0 && share < 0.005 ? 'less than 1 %' : `${fixed(share * 100, 0)} %`;
}

/** The calls that a binary has inlined: caller and callee as profiles name them, line of the call from the caller's start. */
export interface InlinedCalls {
  has(caller: string, callee: string, lineOffset: number): boolean;
}

type FromPgoBuild = Pick<Potential, 'fromPgoBuild' | 'fromPgoBuildReason'>;

/** Weight of fewer samples than this shows nothing. */
const FEWEST_SAMPLES = 10;
/** Code that has changed since may be inlined for another reason; so much is no accident. */
const CERTAIN = 0.1;

/**
 * Finds out from the inlined frames of profiles with whole stacks whether their program was built with PGO: there are
 * calls that only the build with a profile inlines, and in the stacks they are either inlined frames or calls.
 */
export class PgoBuildTally {
  readonly #off: InlinedCalls;
  readonly #on: InlinedCalls;
  readonly #inlined = new Map<string, number>();
  #calls = 0;

  /**
   * @param off what the build without a profile inlines.
   * @param on what the one with a profile inlines.
   */
  constructor(off: InlinedCalls, on: InlinedCalls) {
    this.#off = off;
    this.#on = on;
  }

  /** @param factor how often each sample counts. */
  add(profile: Profile, factor = 1): void {
    const type = compilerSampleType(profile);
    const period = profile.sampleTypes[type]?.type === 'cpu' ? profile.period || 1 : 1;
    const { names, startLines } = profile.functions;
    const lines = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at));
    /** The call, if only one of the builds inlines it. */
    const decides = (caller: Line | undefined, callee: Line | undefined): string | undefined => {
      if (caller === undefined || callee === undefined) return undefined;
      const call = [names[caller.func] as string, names[callee.func] as string] as const;
      const offset = caller.line - (startLines[caller.func] as number);
      const isTelling = this.#on.has(...call, offset) && !this.#off.has(...call, offset);
      return isTelling ? `${call[1]} in ${call[0]}` : undefined;
    };
    const inlinedAt = lines.map((of) => of.slice(1).flatMap((caller, at) => decides(caller, of[at]) ?? []));
    eachSample(profile, (stack, values) => {
      const samples = (factor * (values[type] ?? 0)) / period;
      for (const [at, location] of stack.entries()) {
        for (const site of inlinedAt[location] ?? [])
          this.#inlined.set(site, (this.#inlined.get(site) ?? 0) + samples);
        const caller = lines[stack[at + 1] ?? -1]?.[0];
        if (decides(caller, lines[location]?.at(-1)) !== undefined) this.#calls += samples;
      }
    });
  }

  verdict(): FromPgoBuild {
    const weight = [...this.#inlined.values()].reduce((sum, samples) => sum + samples, 0);
    if (weight + this.#calls < FEWEST_SAMPLES) {
      const fromPgoBuildReason =
        'Whether it is of a build with PGO cannot be told: hardly a sample is in a call that only such a build inlines.';
      return { fromPgoBuildReason };
    }
    if (weight === 0) {
      const fromPgoBuildReason = 'None of the calls that only a build with PGO inlines is inlined in it.';
      return { fromPgoBuild: false, fromPgoBuildReason };
    }
    const part = weight / (weight + this.#calls);
    const [most = ''] = [...this.#inlined].sort(([, a], [, b]) => b - a).map(([site]) => site);
    const seen = `In ${share(part)} of its samples in calls that only a build with PGO inlines (${count(this.#inlined.size, 'different one')}), they are inlined, above all ${most}`;
    if (part >= CERTAIN) return { fromPgoBuild: true, fromPgoBuildReason: `${seen}.` };
    return { fromPgoBuildReason: `${seen}: too few to tell a build with PGO from code that has changed.` };
  }
}
