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
 * Rounds: how workloads are repeated on all contenders until the difference of the two sides is known.
 *
 * A workload is a Go benchmark, a server under load, or a program that runs to its end. A round runs every workload on every
 * contender, once or several times; one run on each contender makes a set. Any two runs of a set are a pair. For each
 * round, a quantity of a workload has one number: the mean of ln(candidate / baseline) over the sets of the round. For
 * example, a round in which `BenchmarkDecode` takes 1.00 ms on the baseline and 0.97 ms on the candidate contributes
 * ln(0.97), which is about −3 %. Measuring ends when the interval over these numbers is narrow enough, or when the next
 * round would not fit into the time.
 *
 * Three rules keep the difference honest:
 * - The runs of a set happen at the same time or one right after the other, so that a slow phase of the machine affects
 *   all contenders.
 * - The order of the contenders is drawn for each set, and the sets of all workloads are shuffled. A fixed order alone makes
 *   the sides differ by half a percent. Drawing it also makes the signed-rank test exact: if two contenders do not differ,
 *   each difference is as likely as its opposite.
 * - Only complete rounds count, because a round that was cut off would favour the workloads that ran first.
 *
 * A workload can be held out (`Workload.isHeldOut`): it runs in the same rounds, and does not count for the verdict. It has a verdict of
 * its own. For example, the load under which a profile was recorded decides the verdict, and a second load, which the profile
 * has never seen, shows what other work gains. `groupsOf` divides the workloads into these two groups. The groups share the
 * time, and the first one comes first: if the time is too short for both, the held-out workloads are left out, and measuring ends
 * when no workload of the first group is left.
 */

/** A workload with the sets of all its rounds. */
export interface MeasuredWorkload {
  readonly workload: Workload;
  /** The sets of each round. */
  readonly rounds: readonly (readonly RunSet[])[];
  /** Whether the workload ran in every round. If not, it was left out after the last of its rounds. */
  readonly complete: boolean;
}

/** The workloads of a comparison, divided by the verdict that they decide. */
export interface WorkloadGroups<T> {
  /** The workloads that decide the verdict of the comparison. */
  readonly deciding: readonly T[];
  /** The workloads that are held out from it. */
  readonly heldOut: readonly T[];
}

/** Divides workloads into those that decide the verdict and those that are held out from it. */
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
  /** Why measuring ended: the interval is narrow enough, the time is over, or the run was cancelled. */
  readonly ended: 'precision' | 'budget' | 'cancelled';
  readonly findings: readonly Finding[];
}

/** The same rounds with another contender as the candidate, so that they can be judged as if they had been run for it. */
export function withCandidate(rounds: Rounds, contender: string): Rounds {
  const measured = rounds.measured.map((workload) => ({
    ...workload,
    rounds: workload.rounds.map((sets) =>
      sets.map((set): RunSet => ({ ...set, candidate: set[contender] ?? set.candidate })),
    ),
  }));
  return { ...rounds, measured };
}

/** How rounds are run. Points in time are in milliseconds of `performance.now()`. */
export interface RoundsOptions {
  /** Prepares each round; gets the round's number, which starts at 1. */
  readonly before?: (round: number) => Promise<void>;
  /** The names of the contenders; absent: the two sides. */
  readonly contenders?: readonly string[];
  /** The number of sets in a round, for each workload. */
  readonly sets: readonly number[];
  /** Measuring ends when half the width of each interval of `differences` reaches this fraction, for each group; never with 0. */
  readonly precision: number;
  /** The differences between contenders that are to be known; absent: the one between the two sides. */
  readonly differences?: readonly Between[];
  /** When measuring ends. */
  readonly deadline: number;
  /** When measuring ends while there are fewer than `FEWEST_ROUNDS` rounds; absent: at `deadline`. */
  readonly latest?: number;
  readonly random: Random;
  readonly progress?: (line: string) => void;
  /** Stops the measuring when it is aborted. Complete rounds are kept. */
  readonly signal?: AbortSignal;
}

/** A workload while its rounds are running. */
interface RunningWorkload extends MeasuredWorkload {
  /** The number of sets in each round. */
  sets: number;
  /** The seconds that all its sets took so far, and the number of these sets. */
  seconds: number;
  ran: number;
  readonly rounds: (readonly RunSet[])[];
  complete: boolean;
}

/** Progress is printed at most this often, because rounds of a fraction of a second would print hundreds of lines. */
const PROGRESS_MS = 10_000;

/**
 * Runs rounds of all workloads until the interval of each group is narrow enough or the next round does not fit into the time. A
 * workload that fails is left out of the later rounds. Measuring ends if no workload is left that decides the verdict.
 * @throws any error of `runSet` or `before` except BudgetSpent and a cancellation, which end the measuring.
 */
export async function runRounds(workloads: readonly Workload[], options: RoundsOptions): Promise<Rounds> {
  const { deadline, latest = deadline, precision, before, differences = [BASELINE_TO_CANDIDATE] } = options;
  const findings: Finding[] = [];
  const all = workloads.map((workload, at): RunningWorkload => {
    const sets = options.sets[at] ?? 1;
    return { workload, sets, seconds: 0, ran: 0, rounds: [], complete: true };
  });
  let reported = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let completed = 0;
  let preparing = 0;
  let ended: Rounds['ended'] = 'budget';
  while (isAnyComplete(groupsOf(all).deciding)) {
    const now = performance.now();
    // Do not start a round that the deadline would cut off, because its time would be lost. Earlier rounds show the length.
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
 * Whether the intervals of each group are narrow enough. The user configures held-out workloads to read their figure next to the verdict,
 * so measuring also waits for that figure; the budget bounds the wait. Held-out workloads that all failed are not waited for.
 *
 * The error of each verdict stays at 5 %. Each group is judged by the rule of stopping.ts on its own rounds, and waiting for the
 * other group makes it stop later, never earlier. How long it waits depends on the width of the other interval and not on which
 * contender is faster, so it favours neither.
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

/** Runs one round. @returns whether at least one workload completed it. */
async function runRound(
  all: readonly RunningWorkload[],
  { random, contenders = SIDES }: RoundsOptions,
  findings: Finding[],
): Promise<boolean> {
  const sets = new Map<RunningWorkload, RunSet[]>();
  const order = all.flatMap((running) =>
    running.complete ? Array.from({ length: running.sets }, () => running) : [],
  );
  for (const running of shuffled(order, random)) {
    if (!running.complete) continue;
    const began = performance.now();
    const set = await running.workload.runSet(shuffled(contenders, random));
    running.seconds += (performance.now() - began) / 1000;
    running.ran++;
    const failed = isFinding(set) ? set : missingQuantity(running.workload, set);
    if (failed !== undefined) {
      running.complete = false;
      findings.push(failed);
    } else sets.set(running, [...(sets.get(running) ?? []), set as RunSet]);
  }
  const ran = [...sets].filter(([running]) => running.complete);
  for (const [running, made] of ran) running.rounds.push(made);
  return ran.length > 0;
}

/** The warning about a set without the quantity that decides the verdict, because the verdict needs it in every round. */
function missingQuantity({ name, quantities }: Workload, set: RunSet): Finding | undefined {
  const quantity = quantities.find(({ decisive }) => decisive);
  if (quantity === undefined) return undefined;
  const hasRatio = (to: string) => Number.isFinite(meanLogRatio([set], quantity, { from: 'baseline', to }));
  if (Object.keys(set).every(hasRatio)) return undefined;
  const message = `${name} is left out, because one of its runs reported no ${quantity.unit}.`;
  return warning(message, 'Let every run do the same work and print its result in full.');
}

/**
 * Makes the missing rounds fit into the time that is left: first each workload runs only one set a round, then workloads
 * are left out, first those that are held out, and as few seconds of work as possible. This happens when the plan was too optimistic or the machine became
 * busier. The choice does not depend on which side is faster.
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

/** The seconds that a workload takes in a round, as its earlier sets show; 0 before its first set. */
function secondsOfRound({ complete, sets, seconds, ran }: RunningWorkload): number {
  return complete && ran > 0 ? (sets * seconds) / ran : 0;
}

/** The mean of ln(to / from) over the sets of each round; NaN for a round without this quantity. */
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
    // Equal values are no change, also when both are 0, such as 0 B/op.
    return [before === after ? 0 : Math.log(after / before)];
  });
  return ratios.length === 0 ? Number.NaN : mean(ratios);
}

/** Lists the rows that decide the verdict: decisive quantities with a value in every round, and their ratios by round. */
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

/** The mean over all decisive rows in each round. The stopping rule and the verdict both use these numbers. */
export function overallLogRatios(
  measured: readonly MeasuredWorkload[],
  between = BASELINE_TO_CANDIDATE,
): number[] {
  const rows = decisiveRows(measured, between);
  return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round] as number)));
}

/** A round has at most this many sets of one workload, because more sets of the same round add little information. */
const MOST_SETS_A_ROUND = 24;
/** The variance between two runs of a set, divided by the variance between two orders of functions, as observed. */
const NOISE_TO_ORDER = 4;

/**
 * Plans the number of sets that each workload has in a round. The longest workload gets one set. The others together get as
 * much time as the longest one, as long as `ROUNDS_WANTED` rounds fit into the budget: a server under load takes many seconds
 * a run, and a benchmark that ran only once next to it would be measured far less precisely in about the same time.
 * When each round starts with a preparation, all numbers are multiplied, because the preparation then pays for more sets:
 * the best factor is the root of the ratio of the costs times the ratio of the variances (Cochran, "Sampling Techniques", 10.6).
 * @param secondsPerRun of each workload, on one contender.
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
