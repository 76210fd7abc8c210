import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { type Finding, warning } from '../system/errors.ts';
import { type Random, shuffled, totalOf } from '../system/format.ts';
import type { Quantity } from '../system/quantities.ts';
import { someOf } from '../system/text.ts';
import { FEWEST_DIFFERENCES, mean } from './stats/samples.ts';
import { isNarrowEnough } from './stats/stopping.ts';

/**
 * Rounds: how workloads are repeated on both sides until their difference is known.
 *
 * A workload is a Go benchmark, or a server under load. A round runs every workload on both sides, as one or more pairs.
 * For each round, a quantity of a workload has one number: the mean of ln(candidate / baseline) over the pairs of the round.
 * For example, a round in which `BenchmarkDecode` takes 1.00 ms on the baseline and 0.97 ms on the candidate contributes
 * ln(0.97), which is about −3 %. Measuring ends when the interval over these numbers is narrow enough, or when the next
 * round would not fit into the time.
 *
 * Three rules keep the difference honest:
 * - The two runs of a pair happen at the same time or one right after the other, so that a slow phase of the machine
 *   affects both sides.
 * - A coin decides which side of a pair starts, and the pairs of all workloads are shuffled. A fixed order alone makes the
 *   sides differ by half a percent. The coin also makes the signed-rank test exact: if the sides do not differ, each
 *   difference is as likely as its opposite.
 * - Only complete rounds count, because a round that was cut off would favour the workloads that ran first.
 */

/** The number of rounds that a verdict needs, because a 95 % interval needs that many differences and each round gives one. */
export const FEWEST_ROUNDS = FEWEST_DIFFERENCES;

/** The values that one run on one side reported, by unit, such as `cpu-sec/op`. Units that the run did not report are absent. */
export type RunValues = ReadonlyMap<string, number>;

/** The values of both runs of a pair. The runs happened at the same time, or one right after the other. */
export type Pair = Sides<RunValues>;

/** A workload that can be repeated: one Go benchmark, or one server under load. */
export interface Workload {
  readonly name: string;
  /** The quantities that its runs report. At most one of them decides the verdict. */
  readonly quantities: readonly Quantity[];
  /** The expected wall time of one run on one side, in seconds, including the start of the process. */
  readonly secondsPerRun: number;
  /**
   * Runs the workload once on each side. A finding explains why the workload failed: it is not run again, and its earlier
   * pairs are kept.
   * @param first the side that starts.
   * @throws BudgetSpent at the deadline, or the signal's reason when aborted. No process is left running in either case.
   */
  runPair(first: SideName): Promise<Pair | Finding>;
}

/** Says that the time for measuring is over. Complete rounds are kept. */
export class BudgetSpent extends Error {}

/** Calls `run` for both sides, one after the other. @returns both results, or the first finding. */
export async function pairOf<T>(
  first: SideName,
  run: (side: SideName) => Promise<T | Finding>,
): Promise<Sides<T> | Finding> {
  const results: T[] = [];
  for (const side of sidesInOrder(first)) {
    const result = await run(side);
    if (isFinding(result)) return result;
    results.push(result);
  }
  return bothOf(first, results);
}

/** Lists both sides, `first` before the other. */
export function sidesInOrder(first: SideName): readonly SideName[] {
  return first === 'baseline' ? SIDES : [...SIDES].reverse();
}

/** Assigns two results to their sides. @param runs the results, that of `first` before the other. */
export function bothOf<T>(first: SideName, runs: readonly T[]): Sides<T> {
  const [baseline, candidate] = (first === 'baseline' ? runs : [...runs].reverse()) as [T, T];
  return { baseline, candidate };
}

/** Checks whether a function returned a finding instead of its result. */
export function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'severity' in value;
}

/** A workload with the pairs of all its rounds. */
export interface MeasuredWorkload {
  readonly workload: Workload;
  /** The pairs of each round. */
  readonly rounds: readonly (readonly Pair[])[];
  /** Whether the workload ran in every round. If not, it was left out after the last of its rounds. */
  readonly complete: boolean;
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

/** How rounds are run. Points in time are in milliseconds of `performance.now()`. */
export interface RoundsOptions {
  /** Prepares each round; gets the round's number, which starts at 1. */
  readonly before?: (round: number) => Promise<void>;
  /** The number of pairs in a round, for each workload. */
  readonly pairs: readonly number[];
  /** Measuring ends when half the width of the overall change's interval reaches this fraction. */
  readonly precision: number;
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
  /** The number of pairs in each round. */
  pairs: number;
  /** The seconds that all its pairs took so far, and the number of these pairs. */
  seconds: number;
  ran: number;
  readonly rounds: (readonly Pair[])[];
  complete: boolean;
}

/** Progress is printed at most this often, because rounds of a fraction of a second would print hundreds of lines. */
const PROGRESS_MS = 10_000;

/**
 * Runs rounds of all workloads until the overall interval is narrow enough or the next round does not fit into the time. A
 * workload that fails is left out of the later rounds.
 * @throws any error of `runPair` or `before` except BudgetSpent and a cancellation, which end the measuring.
 */
export async function runRounds(workloads: readonly Workload[], options: RoundsOptions): Promise<Rounds> {
  const { random, deadline, latest = deadline, precision, before } = options;
  const findings: Finding[] = [];
  const all = workloads.map((workload, at): RunningWorkload => {
    const pairs = options.pairs[at] ?? 1;
    return { workload, pairs, seconds: 0, ran: 0, rounds: [], complete: true };
  });
  let reported = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let completed = 0;
  let preparing = 0;
  let ended: Rounds['ended'] = 'budget';
  while (all.some(({ complete }) => complete)) {
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
      if (!(await runRound(all, random, findings))) continue;
    } catch (error) {
      if (options.signal?.aborted) ended = 'cancelled';
      else if (!(error instanceof BudgetSpent)) throw error;
      break;
    }
    completed++;
    if (isNarrowEnough(overallLogRatios(all), Math.log1p(precision))) {
      ended = 'precision';
      break;
    }
  }
  return { measured: all, completed, ended, findings };
}

function progressLine(all: readonly RunningWorkload[], completed: number): string {
  const running = all.filter(({ complete }) => complete);
  const more = running.length > 1 ? ` and ${running.length - 1} more` : '';
  return `Measuring: round ${completed + 1}, ${running[0]?.workload.name}${more} on both sides`;
}

/** Runs one round. @returns whether at least one workload completed it. */
async function runRound(
  all: readonly RunningWorkload[],
  random: Random,
  findings: Finding[],
): Promise<boolean> {
  const pairs = new Map<RunningWorkload, Pair[]>();
  const order = all.flatMap((running) =>
    running.complete ? Array.from({ length: running.pairs }, () => running) : [],
  );
  for (const running of shuffled(order, random)) {
    if (!running.complete) continue;
    const began = performance.now();
    const pair = await running.workload.runPair(random() < 0.5 ? 'baseline' : 'candidate');
    running.seconds += (performance.now() - began) / 1000;
    running.ran++;
    const failed = isFinding(pair) ? pair : missingQuantity(running.workload, pair);
    if (failed !== undefined) {
      running.complete = false;
      findings.push(failed);
    } else pairs.set(running, [...(pairs.get(running) ?? []), pair as Pair]);
  }
  const ran = [...pairs].filter(([running]) => running.complete);
  for (const [running, made] of ran) running.rounds.push(made);
  return ran.length > 0;
}

/** The warning about a pair without the quantity that decides the verdict, because the verdict needs it in every round. */
function missingQuantity({ name, quantities }: Workload, pair: Pair): Finding | undefined {
  const quantity = quantities.find(({ decisive }) => decisive);
  if (quantity === undefined || Number.isFinite(meanLogRatio([pair], quantity))) return undefined;
  const message = `${name} is left out, because one of its runs reported no ${quantity.unit}.`;
  return warning(message, 'Let every run do the same work and print its result in full.');
}

/**
 * Makes the missing rounds fit into the time that is left: first each workload runs only one pair a round, then workloads
 * are left out, as few seconds of work as possible. This happens when the plan was too optimistic or the machine became
 * busier. The choice does not depend on which side is faster.
 * @param missing the number of rounds that the interval still needs.
 * @param left the seconds that are left for these rounds.
 */
function leaveOut(all: readonly RunningWorkload[], missing: number, left: number): Finding[] {
  const running = all
    .filter(({ complete }) => complete)
    .sort((a, b) => secondsOfRound(a) - secondsOfRound(b));
  const over = () => totalOf(running, secondsOfRound) - left / missing;
  if (over() > 0) for (const workload of running) workload.pairs = 1;
  const removed: RunningWorkload[] = [];
  while (running.length > 1 && over() > 0) {
    const enough = running.findIndex((workload) => secondsOfRound(workload) >= over());
    removed.push(...running.splice(enough, 1));
  }
  if (removed.length === 0) return [];
  for (const workload of removed) workload.complete = false;
  return [noRoomFor(removed.map(({ workload }) => workload.name))];
}

/** The warning that the budget is too short for these workloads. */
export function noRoomFor(names: readonly string[]): Finding {
  const message = `The budget has no room for at least ${FEWEST_ROUNDS} rounds of everything; left out: ${someOf(names, 20)}.`;
  return warning(message, 'Raise `budget`, or choose fewer with `benchmarks`.');
}

/** The seconds that a workload takes in a round, as its earlier pairs show; 0 before its first pair. */
function secondsOfRound({ complete, pairs, seconds, ran }: RunningWorkload): number {
  return complete && ran > 0 ? (pairs * seconds) / ran : 0;
}

/** The mean of ln(candidate / baseline) over the pairs of each round; NaN for a round without this quantity. */
export function logRatios({ rounds }: MeasuredWorkload, quantity: Quantity): number[] {
  return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}

function meanLogRatio(pairs: readonly Pair[], { unit }: Quantity): number {
  const ratios = pairs.flatMap(({ baseline, candidate }) => {
    const [before, after] = [baseline.get(unit), candidate.get(unit)];
    if (before === undefined || after === undefined) return [];
    // Equal values are no change, also when both are 0, such as 0 B/op.
    return [before === after ? 0 : Math.log(after / before)];
  });
  return ratios.length === 0 ? Number.NaN : mean(ratios);
}

/** Lists the rows that decide the verdict: decisive quantities with a value in every round, and their ratios by round. */
export function decisiveRows(measured: readonly MeasuredWorkload[]) {
  return measured
    .filter(({ complete }) => complete)
    .flatMap((of) =>
      of.workload.quantities
        .filter(({ decisive }) => decisive)
        .map((quantity) => ({ of, quantity, ratios: logRatios(of, quantity) })),
    )
    .filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}

/** The mean over all decisive rows in each round. The stopping rule and the verdict both use these numbers. */
export function overallLogRatios(measured: readonly MeasuredWorkload[]): number[] {
  const rows = decisiveRows(measured);
  return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round] as number)));
}

/** The share of the available time that a plan uses. The rest is a reserve for a busy machine. */
export const PLANNED = 0.85;
/** A round has at most this many pairs of one workload, because more pairs of the same round add little information. */
const MOST_PAIRS_A_ROUND = 24;
/** A budget should have room for this many rounds before a round gets several pairs of a workload. */
export const ROUNDS_WANTED = 15;
/** The variance between the two runs of a pair, divided by the variance between two orders of functions, as observed. */
const NOISE_TO_ORDER = 4;

/**
 * Plans the number of pairs that each workload has in a round. The longest workload gets one pair. The others together get as
 * much time as the longest one, as long as `ROUNDS_WANTED` rounds fit into the budget: a server under load takes many seconds
 * a run, and a benchmark that ran only once next to it would be measured far less precisely in about the same time.
 * When each round starts with a preparation, all numbers are multiplied, because the preparation then pays for more pairs:
 * the best factor is the root of the ratio of the costs times the ratio of the variances (Cochran, "Sampling Techniques", 10.6).
 * @param secondsPerRun of each workload, on one side.
 * @param preparing the seconds that the preparation of a round takes.
 */
export function pairsPerRound(
  secondsPerRun: readonly number[],
  budgetSeconds: number,
  preparing = 0,
): readonly number[] {
  const longest = Math.max(...secondsPerRun);
  if (longest === 0) return secondsPerRun.map(() => 1);
  const others = Math.max(1, secondsPerRun.length - 1);
  const wanted = secondsPerRun.map((seconds) =>
    Math.min(MOST_PAIRS_A_ROUND, Math.max(1, Math.floor(longest / others / seconds))),
  );
  const total = (pairs: (at: number) => number) =>
    totalOf(secondsPerRun, (seconds, at) => seconds * pairs(at));
  const room = ((budgetSeconds * PLANNED) / ROUNDS_WANTED - preparing) / 2;
  const extra = total((at) => (wanted[at] as number) - 1);
  const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, (room - total(() => 1)) / extra));
  const pairs = wanted.map((pairs) => 1 + Math.floor((pairs - 1) * share));
  const once = total((at) => pairs[at] as number);
  const best = Math.sqrt((NOISE_TO_ORDER * preparing) / (2 * once));
  const factor = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
  return pairs.map((count) => count * factor);
}
