import { mean } from '../stats/samples.ts';
import { FEWEST_ROUNDS, PLANNED } from './workload.ts';

/**
 * Plans the length of a slice, which is the time for which each server is loaded. A set starts a server of each contender, warms the server
 * up and loads the server for one slice. Long slices average out the noise of a server. Short slices leave time for more servers, each of
 * which has a different memory layout. The trial measures the noise in several short slices, and one formula computes the length of the
 * slice from this noise:
 *
 *     planSlice(300, { turns: 1, startSeconds: 0.5, workPerSecond: 4_000, probes })
 *     // { warmUp: 2, slice: 3.0, most: 40 }, if the probes of the two sides differ by 1.9 % from second to second
 *
 * The number of sets is n = time / (overhead + slice), and the variance of a pair is starts² + noise² / slice. Therefore the variance of
 * the mean of all pairs is least if slice = √overhead · noise / starts. Two limits apply to the length of a slice. A slice must be so long
 * that the unfinished requests at its end do not matter. A slice must also be so short that enough sets fit into the time.
 */

/** The results of the trial of a load. */
export interface LoadProbe {
  /** The number of slices of a set that run one after the other: 1 if all servers run at the same time. */
  readonly turns: number;
  /** The seconds that a server takes to start and to end. */
  readonly startSeconds: number;
  /** The units of work per second on the slowest contender; undefined if the load ends by itself. */
  readonly workPerSecond: number | undefined;
  /** The CPU seconds per unit of work in several slices of one second each; empty if the time was too short for these slices. */
  readonly probes: { readonly baseline: readonly number[]; readonly candidate: readonly number[] };
}

/** The plan for loading servers. All times are in seconds. */
export interface SlicePlan {
  readonly warmUp: number;
  readonly slice: number;
  /** The longest slice with which enough sets for an interval still fit into the time. */
  readonly most: number;
}

/** The shortest slice, in seconds. If slices were shorter, starting servers would take most of the time. */
export const SHORTEST_SLICE = 1;
/** The longest slice that is chosen if the load does not need a longer one, in seconds. */
const LONGEST_SLICE = 8;
/**
 * The number of sets that a plan has room for if the noise of the servers is not known. A 95 % interval needs 6 sets, and after 16 sets,
 * measuring may end early.
 */
const SETS_WANTED = 24;
/** The minimum number of sets that must fit into the time if the noise decides the length of the slice. */
const SETS_OF_NOISE = 12;
/** To measure the noise, the trial has `PROBES` slices of one second, if these slices take at most the share `PROBING` of the time. */
const [PROBES, PROBING] = [5, 0.1];
/** The noise between starts, as a fraction. Longer slices do not reduce this noise, because each server's memory layout differs. */
const NOISE_OF_STARTS = 0.01;
/**
 * The shortest and the longest warm-up, in seconds. During the warm-up, connections, pools and caches fill, and the garbage collector finds
 * its pace.
 */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [0.5, 2];
const WARM_UP_SHARE = 0.2;
/**
 * The minimum number of requests in a slice, if the time is long enough. If a slice had fewer requests, the requests that the end of the
 * slice cuts off would matter.
 */
const FEWEST_DONE = 200;

/** Plans the trial, before anything is known about the load. @param left the seconds for all sets. */
export function planTrial(left: number, turns: number): SlicePlan & { readonly probes: number } {
  const time: SetTime = { left, turns, startSeconds: 0 };
  const warmUp = warmUpFor(time);
  const slice = within(sliceOf(time, warmUp, SETS_WANTED), SHORTEST_SLICE, LONGEST_SLICE);
  const probes = PROBES <= left * PROBING ? PROBES : 0;
  return { warmUp, slice, most: mostOf(time, warmUp), probes };
}

/** Plans the slices from the results of the trial. @param left the seconds for all sets. */
export function planSlice(left: number, probe: LoadProbe): SlicePlan {
  const time: SetTime = { left, turns: probe.turns, startSeconds: probe.startSeconds };
  const warmUp = warmUpFor(time);
  const noise = noiseOf(probe.probes);
  const best = noise && (Math.sqrt(probe.startSeconds + warmUp) * noise) / NOISE_OF_STARTS;
  const sets = best === undefined ? SETS_WANTED : SETS_OF_NOISE;
  const room = within(sliceOf(time, warmUp, sets), SHORTEST_SLICE, LONGEST_SLICE);
  const enough = Math.max(SHORTEST_SLICE, FEWEST_DONE / (probe.workPerSecond ?? Number.POSITIVE_INFINITY));
  const most = mostOf(time, warmUp);
  return { warmUp, slice: Math.min(Math.max(Math.min(best ?? room, room), enough), most), most };
}

/**
 * The time for all sets, the number of slices of a set that run one after the other, and the time that a server takes to start and to end.
 */
interface SetTime {
  /** The seconds for all sets. */
  readonly left: number;
  readonly turns: number;
  readonly startSeconds: number;
}

/** Returns how many seconds a slice and its warm-up may take if the given number of sets must fit into the time. */
function loadedSeconds({ left, turns, startSeconds }: SetTime, sets: number): number {
  return (left * PLANNED) / sets / turns - startSeconds;
}

function warmUpFor(time: SetTime): number {
  return within(loadedSeconds(time, SETS_WANTED) * WARM_UP_SHARE, SHORTEST_WARM_UP, LONGEST_WARM_UP);
}

/**
 * Returns how long a slice may take if the given number of sets must fit into the time. The result is negative if no slice is short enough.
 */
function sliceOf(time: SetTime, warmUp: number, sets: number): number {
  return loadedSeconds(time, sets) - warmUp;
}

function mostOf(time: SetTime, warmUp: number): number {
  return Math.max(SHORTEST_SLICE, sliceOf(time, warmUp, FEWEST_ROUNDS));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Returns the standard deviation of ln(candidate / baseline) between slices of one second; undefined if too few slices were probed. */
function noiseOf({ baseline, candidate }: LoadProbe['probes']): number | undefined {
  const ratios = baseline.map((seconds, at) => Math.log((candidate[at] ?? Number.NaN) / seconds));
  if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return undefined;
  const middle = mean(ratios);
  return Math.sqrt(mean(ratios.map((ratio) => (ratio - middle) ** 2)) * (PROBES / (PROBES - 1)));
}
