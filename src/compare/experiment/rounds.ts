import { SIDES } from '../../golang/binaries.ts';
import { type Finding, warning } from '../../system/errors.ts';
import { type Random, shuffled, totalOf } from '../../system/format.ts';
import type { Quantity } from '../../system/quantities.ts';
import { mean } from '../stats/samples.ts';
import { isNarrowEnough } from '../stats/stopping.ts';
import { BASELINE_TO_CANDIDATE, type Between } from '../workload/contenders.ts';
import {
  BudgetSpent,
  FEWEST_ROUNDS,
  isFinding,
  noRoomFor,
  PLANNED,
  ROUNDS_WANTED,
  type RunSet,
  type Workload,
} from '../workload/workload.ts';

/**
 * Rounds repeat all workloads on all contenders until the difference of the two sides is known.
 *
 * A workload is a Go benchmark, a server under load, or a program that runs to its end. A round runs every workload on every contender,
 * once or several times. One run of a workload on each contender makes a set, and any two runs of a set are a pair. Each round gives one
 * number for each quantity of a workload: the mean of ln(candidate / baseline) over the sets of the round. For example, a round in which
 * `BenchmarkDecode` takes 1.00 ms on the baseline and 0.97 ms on the candidate contributes ln(0.97), which is about −3 %. Measuring ends
 * when the interval of the change is narrow enough, or when the time is too short for another round.
 *
 * Three rules keep the measured difference free of bias:
 * - The runs of a set happen at the same time or one right after the other, so that a slow phase of the machine affects
 *   all contenders.
 * - The order of the contenders is drawn at random for each set, and the sets of all workloads are shuffled. With a fixed order of the
 *   contenders, two equal sides would seem to differ by half a percent. The random order also makes the signed-rank test exact, because for
 *   two equal contenders, each difference is as likely as its opposite.
 * - Only complete rounds count, because a round that was cut off would favour the workloads that ran first.
 *
 * A workload can be held out (`Workload.isHeldOut`). A held-out workload runs in the same rounds, but gets a separate verdict and does not
 * count for the verdict of the comparison. For example, one load recorded the profile and decides the verdict. A second load, which the
 * profile has never seen, is held out. The second load shows whether the profile also helps other work. `groupsOf` divides the workloads
 * into the deciding group and the held-out group. The deciding group and the held-out group share the time, but the deciding group has
 * priority. If the time is too short for both groups, the held-out workloads are left out. Measuring ends when no deciding workload is
 * left.
 */

/** A workload with the sets of all its rounds. */
export interface MeasuredWorkload {
  readonly workload: Workload;
  /** The sets of the workload in each round. */
  readonly rounds: readonly (readonly RunSet[])[];
  /** True if the workload ran in every round. False if the workload was left out after some of the rounds. */
  readonly complete: boolean;
}

/** The workloads of a comparison in two groups: deciding workloads and held-out workloads. */
export interface WorkloadGroups<T> {
  /** The workloads that decide the verdict of the comparison. */
  readonly deciding: readonly T[];
  /** The workloads that are held out from the verdict of the comparison. */
  readonly heldOut: readonly T[];
}

/** Divides workloads into a group that decides the verdict and a group that is held out from the verdict. */
export function groupsOf<T extends Pick<MeasuredWorkload, 'workload'>>(all: readonly T[]): WorkloadGroups<T> {
  return {
    deciding: all.filter(({ workload }) => !workload.isHeldOut),
    heldOut: all.filter(({ workload }) => workload.isHeldOut),
  };
}

/** The result of all rounds. */
export interface Rounds {
  readonly measured: readonly MeasuredWorkload[];
  /** The number of complete rounds. */
  readonly completed: number;
  /** The reason why measuring ended: the interval is narrow enough, the time is over, or the run was cancelled. */
  readonly ended: 'precision' | 'budget' | 'cancelled';
  readonly findings: readonly Finding[];
}

/** Returns the same rounds with another contender as the candidate, so that this contender can be judged like the candidate. */
export function withCandidate(rounds: Rounds, contender: string): Rounds {
  const measured = rounds.measured.map((workload) => ({
    ...workload,
    rounds: workload.rounds.map((sets) =>
      sets.map((set): RunSet => ({ ...set, candidate: set[contender] ?? set.candidate })),
    ),
  }));
  return { ...rounds, measured };
}

/** The settings of the rounds. Points in time are in milliseconds of `performance.now()`. */
export interface RoundsOptions {
  /** Prepares a round. The argument `round` is the number of the round, starting at 1. */
  readonly before?: (round: number) => Promise<void>;
  /** The names of the contenders; absent: the two sides. */
  readonly contenders?: readonly string[];
  /** The number of sets of each workload in a round. */
  readonly sets: readonly number[];
  /**
   * The required precision as a fraction. Measuring ends when half the width of each interval of `differences` is at most the required
   * precision, for the deciding group and for the held-out group. If the precision is 0, measuring never ends early.
   */
  readonly precision: number;
  /** The differences between contenders that the rounds should measure precisely; absent: the difference between the two sides. */
  readonly differences?: readonly Between[];
  /** The time at which measuring ends. */
  readonly deadline: number;
  /** The time at which measuring ends if there are fewer than `FEWEST_ROUNDS` rounds; absent: measuring ends at `deadline`. */
  readonly latest?: number;
  readonly random: Random;
  readonly progress?: (line: string) => void;
  /** The signal that stops the measuring. Complete rounds are kept. */
  readonly signal?: AbortSignal;
}

/** A workload while its rounds are running. */
interface RunningWorkload extends MeasuredWorkload {
  /** The number of sets of this workload in each round. */
  sets: number;
  /** The seconds that all sets of this workload took so far, and the number of these sets. */
  seconds: number;
  ran: number;
  /** The seconds of one set in the last round, on average. */
  lastSeconds: number;
  readonly rounds: (readonly RunSet[])[];
  complete: boolean;
}

/** The minimum time between two lines of progress, in milliseconds, because short rounds would print hundreds of lines. */
const PROGRESS_MS = 10_000;

/**
 * Runs rounds of all workloads until the interval of each group is narrow enough or the time is too short for another round. If a workload
 * fails, it is left out of the later rounds. Measuring ends if all workloads that decide the verdict have failed.
 * @throws any error of `runSet` or `before`. A BudgetSpent or a cancellation is not thrown and only ends the measuring.
 */
export async function runRounds(workloads: readonly Workload[], options: RoundsOptions): Promise<Rounds> {
  const { deadline, latest = deadline, precision, before, differences = [BASELINE_TO_CANDIDATE] } = options;
  const findings: Finding[] = [];
  const all = workloads.map((workload, at): RunningWorkload => {
    const sets = options.sets[at] ?? 1;
    return { workload, sets, seconds: 0, ran: 0, lastSeconds: 0, rounds: [], complete: true };
  });
  let reported = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let completed = 0;
  let preparing = 0;
  let ended: Rounds['ended'] = 'budget';
  while (isAnyComplete(groupsOf(all).deciding)) {
    const now = performance.now();
    // Do not start a round that the deadline would cut off, because its time would be lost. The earlier rounds show how long a round takes.
    const end = completed < FEWEST_ROUNDS ? latest : deadline;
    const missing = FEWEST_ROUNDS - completed;
    if (missing > 0) findings.push(...leaveOut(all, missing, (end - now) / 1000 - missing * preparing));
    if (now + 900 * all.reduce((sum, running) => sum + secondsOfRound(running), preparing) >= end) break;
    if (now - reported >= PROGRESS_MS) {
      options.progress?.(progressLine(all, completed));
      reported = now;
    }
    try {
      await before?.(++begun);
      preparing = (performance.now() - now) / 1000;
      if (!(await runRound(all, options, findings))) continue;
    } catch (error) {
      if (options.signal?.aborted) ended = 'cancelled';
      else if (!(error instanceof BudgetSpent)) throw error;
      break;
    }
    completed++;
    if (arePreciseEnough(all, differences, precision)) {
      ended = 'precision';
      break;
    }
  }
  return { measured: all, completed, ended, findings };
}

function isAnyComplete(group: readonly MeasuredWorkload[]): boolean {
  return group.some(({ complete }) => complete);
}

/**
 * True if the intervals of each group are narrow enough. Users want to read the held-out figure next to the verdict. Therefore measuring
 * also waits for a narrow interval of the held-out group. The budget limits the wait for the held-out group. Measuring does not wait for
 * the held-out group if all of its workloads failed.
 *
 * Waiting does not make a verdict less reliable: each verdict is wrong in at most 5 % of runs. Each group is judged by the rule of
 * stopping.ts on its own rounds. If measuring waits for the held-out group, the deciding group only gets more rounds. The wait depends only
 * on the width of an interval and not on which contender is faster, so the wait favours no contender.
 */
function arePreciseEnough(
  all: readonly MeasuredWorkload[],
  differences: readonly Between[],
  precision: number,
): boolean {
  const { deciding, heldOut } = groupsOf(all);
  const isPrecise = (group: readonly MeasuredWorkload[]) =>
    differences.every((one) => isNarrowEnough(overallLogRatios(group, one), Math.log1p(precision)));
  return isPrecise(deciding) && (!isAnyComplete(heldOut) || isPrecise(heldOut));
}

function progressLine(all: readonly RunningWorkload[], completed: number): string {
  const running = all.filter(({ complete }) => complete);
  const more = running.length > 1 ? ` and ${running.length - 1} more` : '';
  return `Measuring: round ${completed + 1}, ${running[0]?.workload.name}${more}`;
}

/** Runs one round. @returns true if at least one workload completed the round. */
async function runRound(
  all: readonly RunningWorkload[],
  { random, contenders = SIDES }: RoundsOptions,
  findings: Finding[],
): Promise<boolean> {
  const sets = new Map<RunningWorkload, RunSet[]>();
  const times = new Map<RunningWorkload, number[]>();
  const order = all.flatMap((running) =>
    running.complete ? Array.from({ length: running.sets }, () => running) : [],
  );
  for (const running of shuffled(order, random)) {
    if (!running.complete) continue;
    const began = performance.now();
    const set = await running.workload.runSet(shuffled(contenders, random));
    const seconds = (performance.now() - began) / 1000;
    times.set(running, [...(times.get(running) ?? []), seconds]);
    running.seconds += seconds;
    running.ran++;
    const failed = isFinding(set) ? set : missingQuantity(running.workload, set);
    if (failed !== undefined) {
      running.complete = false;
      findings.push(failed);
    } else sets.set(running, [...(sets.get(running) ?? []), set as RunSet]);
  }
  const ran = [...sets].filter(([running]) => running.complete);
  for (const [running, made] of ran) {
    running.lastSeconds = mean(times.get(running) ?? []);
    running.rounds.push(made);
  }
  return ran.length > 0;
}

/** Returns a warning if a set lacks the quantity that decides the verdict, because the verdict needs this quantity in every round. */
function missingQuantity({ name, quantities }: Workload, set: RunSet): Finding | undefined {
  const quantity = quantities.find(({ decisive }) => decisive);
  if (quantity === undefined) return undefined;
  const hasRatio = (to: string) => Number.isFinite(meanLogRatio([set], quantity, { from: 'baseline', to }));
  if (Object.keys(set).every(hasRatio)) return undefined;
  const message = `${name} is left out, because one run of ${name} reported no ${quantity.unit}.`;
  return warning(message, 'Let every run do the same work and print its result in full.');
}

/**
 * Makes the missing rounds fit into the time that is left. To save time, each workload runs only one set per round from now on. If one set
 * per round still takes too long, some workloads are left out. Held-out workloads are left out first. The function leaves out the shortest
 * workload that frees enough time, or the longest workload if no workload alone frees enough time. Rounds are missing if the plan was too
 * optimistic or the machine became busier. The choice of the workloads does not depend on which side is faster.
 * @param missing the number of rounds that the interval still needs.
 * @param left the seconds that are left for these rounds.
 */
function leaveOut(all: readonly RunningWorkload[], missing: number, left: number): Finding[] {
  const running = all
    .filter(({ complete }) => complete)
    .sort((a, b) => secondsOfRound(a) - secondsOfRound(b));
  const over = () => totalOf(running, secondsOfRound) - left / missing;
  if (over() > 0) for (const workload of running) workload.sets = 1;
  const removed: RunningWorkload[] = [];
  while (running.length > 1 && over() > 0) {
    const { heldOut } = groupsOf(running);
    const removable = heldOut.length > 0 ? heldOut : running;
    const next = removable.find((one) => secondsOfRound(one) >= over()) ?? removable.at(-1);
    removed.push(...running.splice(running.indexOf(next as RunningWorkload), 1));
  }
  if (removed.length === 0) return [];
  for (const workload of removed) workload.complete = false;
  return [noRoomFor(removed.map(({ workload }) => workload.name))];
}

/**
 * Returns the seconds that a workload takes in a round, estimated from its earlier sets; 0 before its first set. If the last round was slower
 * than the average, the estimate is the time of the last round, because a machine that has become busy often stays busy. With the average,
 * too few workloads would be left out, and the last of the rounds that a verdict needs would not fit into the time.
 */
function secondsOfRound({ complete, sets, seconds, ran, lastSeconds }: RunningWorkload): number {
  return complete && ran > 0 ? sets * Math.max(seconds / ran, lastSeconds) : 0;
}

/** Returns the mean of ln(to / from) over the sets of each round; NaN for a round without this quantity. */
export function logRatios(
  { rounds }: MeasuredWorkload,
  quantity: Quantity,
  between = BASELINE_TO_CANDIDATE,
): number[] {
  return rounds.map((sets) => meanLogRatio(sets, quantity, between));
}

function meanLogRatio(sets: readonly RunSet[], { unit }: Quantity, { from, to }: Between): number {
  const ratios = sets.flatMap((set) => {
    const [before, after] = [set[from]?.get(unit), set[to]?.get(unit)];
    if (before === undefined || after === undefined) return [];
    // Equal values are no change, even if both are 0, such as 0 B/op.
    return [before === after ? 0 : Math.log(after / before)];
  });
  return ratios.length === 0 ? Number.NaN : mean(ratios);
}

/**
 * Lists the rows that decide the verdict, with their ratios by round. A row decides the verdict if its quantity is decisive and has a value
 * in every round.
 */
export function decisiveRows(measured: readonly MeasuredWorkload[], between = BASELINE_TO_CANDIDATE) {
  return measured
    .filter(({ complete }) => complete)
    .flatMap((of) =>
      of.workload.quantities
        .filter(({ decisive }) => decisive)
        .map((quantity) => ({ of, quantity, ratios: logRatios(of, quantity, between) })),
    )
    .filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}

/**
 * Returns the mean log ratio over all decisive rows for each round. The stopping rule and the verdict both use the means that this function
 * returns.
 */
export function overallLogRatios(
  measured: readonly MeasuredWorkload[],
  between = BASELINE_TO_CANDIDATE,
): number[] {
  const rows = decisiveRows(measured, between);
  return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round] as number)));
}

/** The maximum number of sets of one workload in a round, because further sets in the same round add little information. */
const MOST_SETS_A_ROUND = 24;
/**
 * The variance between two runs of a set, divided by the variance between two orders of functions. The ratio comes from our own
 * measurements.
 */
const NOISE_TO_ORDER = 4;

/**
 * Plans the number of sets that each workload has in a round. In a round, the longest workload gets one set. All other workloads together
 * get as much time as the longest workload, as long as `ROUNDS_WANTED` rounds fit into the budget. Several sets are needed because a
 * benchmark would otherwise have only one short run during a server's long run, and would be measured far less precisely. If linking a new
 * order of functions takes time in each round, all workloads get more sets per round, so that fewer rounds link. The best factor is the
 * square root of the cost ratio times the variance ratio (Cochran, "Sampling Techniques", 10.6).
 * @param secondsPerRun the seconds that a run of each workload takes on one contender.
 * @param preparing the seconds that the preparation of a round takes.
 * @param contenders the number of contenders.
 */
export function setsPerRound(
  secondsPerRun: readonly number[],
  budgetSeconds: number,
  preparing = 0,
  contenders = 2,
): readonly number[] {
  const longest = Math.max(...secondsPerRun);
  if (longest === 0) return secondsPerRun.map(() => 1);
  const others = Math.max(1, secondsPerRun.length - 1);
  const wanted = secondsPerRun.map((seconds) =>
    Math.min(MOST_SETS_A_ROUND, Math.max(1, Math.floor(longest / others / seconds))),
  );
  const total = (sets: (at: number) => number) => totalOf(secondsPerRun, (seconds, at) => seconds * sets(at));
  const room = ((budgetSeconds * PLANNED) / ROUNDS_WANTED - preparing) / contenders;
  const extra = total((at) => (wanted[at] as number) - 1);
  const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, (room - total(() => 1)) / extra));
  const sets = wanted.map((most) => 1 + Math.floor((most - 1) * share));
  const once = total((at) => sets[at] as number);
  const best = Math.sqrt((NOISE_TO_ORDER * preparing) / (contenders * once));
  const factor = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
  return sets.map((count) => count * factor);
}
