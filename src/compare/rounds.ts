import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { type Finding, warning } from '../system/errors.ts';
import { type Random, shuffled, totalOf } from '../system/format.ts';
import type { Quantity } from '../system/quantities.ts';
import { someOf } from '../system/text.ts';
import { FEWEST_DIFFERENCES, mean } from './stats/samples.ts';
import { isNarrowEnough } from './stats/stopping.ts';

export { SIDES, type SideName, type Sides };

/** The verdict's interval needs them; each gives one difference. */
export const FEWEST_ROUNDS = FEWEST_DIFFERENCES;

/** What one run on one side took, by unit, such as `cpu-sec/op`; a unit that a run did not report is absent. */
export type Reading = ReadonlyMap<string, number>;

/** Both runs of a subject, at the same time or next to each other in time. */
export type Pair = Sides<Reading>;

/** What does the same work on either side, as often as asked: one Go benchmark, or one server under one load. */
export interface Subject {
  readonly name: string;
  /** At most one of them is decisive. */
  readonly quantities: readonly Quantity[];
  /** Wall time that one run on one side is expected to take, start-up included. */
  readonly secondsPerRun: number;
  /**
   * Runs it once on each side. A finding says why it is left out from now on; what was measured before stays.
   * @param first the side that begins.
   * @throws BudgetSpent at the deadline; the signal's reason when aborted; in each case nothing is left running.
   */
  runPair(first: SideName): Promise<Pair | Finding>;
}

/** The time for measuring is over; what was measured so far stays. */
export class BudgetSpent extends Error {}

/** What `run` returns for both sides, one after the other, or the first finding. */
export async function pairOf<T>(
  first: SideName,
  run: (side: SideName) => Promise<T | Finding>,
): Promise<Sides<T> | Finding> {
  const all: T[] = [];
  for (const side of inOrder(first)) {
    const one = await run(side);
    if (isFinding(one)) return one;
    all.push(one);
  }
  return bothOf(first, all);
}

export function inOrder(first: SideName): readonly SideName[] {
  return first === 'baseline' ? SIDES : [...SIDES].reverse();
}

/** @param runs in the order in which they began. */
export function bothOf<T>(first: SideName, runs: readonly T[]): Sides<T> {
  const [baseline, candidate] = (first === 'baseline' ? runs : [...runs].reverse()) as [T, T];
  return { baseline, candidate };
}

export function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'severity' in value;
}

/** One subject over all rounds. */
export interface Measured {
  readonly subject: Subject;
  /** One entry for each round: its pairs. */
  readonly rounds: readonly (readonly Pair[])[];
  /** It ran in every round; else it failed in the one after its last. */
  readonly complete: boolean;
}

export interface Rounds {
  readonly measured: readonly Measured[];
  readonly completed: number;
  readonly ended: 'precision' | 'budget' | 'cancelled';
  readonly findings: readonly Finding[];
}

export interface RoundsOptions {
  /** Done before each round, which its number is given to. */
  readonly before?: (round: number) => Promise<void>;
  /** How often each subject is run on both sides in a round. */
  readonly pairs: readonly number[];
  /** Half width of the interval of the overall change that is enough, as a fraction. */
  readonly precision: number;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  /** The same for the first rounds, without which there is no interval. */
  readonly latest?: number;
  readonly random: Random;
  readonly progress?: (line: string) => void;
  /** Once aborted, measuring stops; complete rounds are kept. */
  readonly signal?: AbortSignal;
}

interface Running extends Measured {
  /** In each round. */
  pairs: number;
  /** What its pairs took so far, and how many they are. */
  seconds: number;
  ran: number;
  readonly rounds: (readonly Pair[])[];
  complete: boolean;
}

/** Rounds of a fraction of a second would fill a log with hundreds of lines. */
const PROGRESS_MS = 10_000;

/**
 * Runs every subject on both sides in each round: the two runs of a pair together or next to each other, so that whatever slows
 * the machine down meets both; a coin decides which side goes first, and the pairs of all subjects come in random order, since a
 * fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test exact: if the sides are
 * the same, each difference is as likely as its opposite. Ends with complete rounds only, when the interval is narrow enough or
 * no further round fits the time; leaves a subject out once it fails. @throws whatever else ends the subjects.
 */
export async function runRounds(subjects: readonly Subject[], options: RoundsOptions): Promise<Rounds> {
  const { random, deadline, latest = deadline, precision, before } = options;
  const findings: Finding[] = [];
  const all = subjects.map((subject, at): Running => {
    const pairs = options.pairs[at] ?? 1;
    return { subject, pairs, seconds: 0, ran: 0, rounds: [], complete: true };
  });
  let reported = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let completed = 0;
  let preparing = 0;
  let ended: Rounds['ended'] = 'budget';
  while (all.some(({ complete }) => complete)) {
    const now = performance.now();
    // A round that the deadline would cut off is time lost: earlier ones say how long a round takes.
    const end = completed < FEWEST_ROUNDS ? latest : deadline;
    const missing = FEWEST_ROUNDS - completed;
    if (missing > 0) findings.push(...leaveOut(all, missing, (end - now) / 1000 - missing * preparing));
    if (now + 900 * all.reduce((sum, one) => sum + secondsOfRound(one), preparing) >= end) break;
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

function progressLine(all: readonly Running[], completed: number): string {
  const running = all.filter(({ complete }) => complete);
  const more = running.length > 1 ? ` and ${running.length - 1} more` : '';
  return `Measuring: round ${completed + 1}, ${running[0]?.subject.name}${more} on both sides`;
}

/** @returns whether anything is left that ran. */
async function runRound(all: readonly Running[], random: Random, findings: Finding[]): Promise<boolean> {
  const pairs = new Map<Running, Pair[]>();
  const order = all.flatMap((one) => (one.complete ? Array.from({ length: one.pairs }, () => one) : []));
  for (const one of shuffled(order, random)) {
    if (!one.complete) continue;
    const began = performance.now();
    const pair = await one.subject.runPair(random() < 0.5 ? 'baseline' : 'candidate');
    one.seconds += (performance.now() - began) / 1000;
    one.ran++;
    const failed = isFinding(pair) ? pair : whatIsMissing(one.subject, pair);
    if (failed !== undefined) {
      one.complete = false;
      findings.push(failed);
    } else pairs.set(one, [...(pairs.get(one) ?? []), pair as Pair]);
  }
  const ran = [...pairs].filter(([one]) => one.complete);
  for (const [one, made] of ran) one.rounds.push(made);
  return ran.length > 0;
}

/** The verdict needs complete rounds. */
function whatIsMissing({ name, quantities }: Subject, pair: Pair): Finding | undefined {
  const quantity = quantities.find(({ decisive }) => decisive);
  if (quantity === undefined || Number.isFinite(meanLogRatio([pair], quantity))) return undefined;
  const message = `${name} is left out: a run gave no ${quantity.unit}.`;
  return warning(message, 'Let every run do the same work and print its result in full.');
}

/**
 * Before the rounds that an interval needs are complete: takes what does not fit out of them, as little as possible. A plan
 * may have been too hopeful, or the machine has become busier. Which side is faster has no part in that.
 */
function leaveOut(all: readonly Running[], missing: number, left: number): Finding[] {
  const running = all
    .filter(({ complete }) => complete)
    .sort((a, b) => secondsOfRound(a) - secondsOfRound(b));
  const over = () => totalOf(running, secondsOfRound) - left / missing;
  if (over() > 0) for (const one of running) one.pairs = 1;
  const out: Running[] = [];
  while (running.length > 1 && over() > 0) {
    const enough = running.findIndex((one) => secondsOfRound(one) >= over());
    out.push(...running.splice(enough, 1));
  }
  if (out.length === 0) return [];
  for (const one of out) one.complete = false;
  return [noRoomFor(out.map(({ subject }) => subject.name))];
}

export function noRoomFor(names: readonly string[]): Finding {
  const message = `The budget has no room for at least ${FEWEST_ROUNDS} rounds of everything; left out: ${someOf(names, 20)}.`;
  return warning(message, 'Raise `budget`, or choose fewer with `benchmarks`.');
}

/** What it takes of a round, as it did so far. */
function secondsOfRound({ complete, pairs, seconds, ran }: Running): number {
  return complete && ran > 0 ? (pairs * seconds) / ran : 0;
}

/** Of each round, the mean log ratio of candidate to baseline over the pairs that have it; NaN where none has. */
export function logRatios({ rounds }: Measured, quantity: Quantity): number[] {
  return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}

function meanLogRatio(pairs: readonly Pair[], { unit }: Quantity): number {
  const ratios = pairs.flatMap(({ baseline, candidate }) => {
    const [before, after] = [baseline.get(unit), candidate.get(unit)];
    if (before === undefined || after === undefined) return [];
    // 0 B/op on both sides is no change.
    return [before === after ? 0 : Math.log(after / before)];
  });
  return ratios.length === 0 ? Number.NaN : mean(ratios);
}

/** The rows that the verdict of the run rests on: those that every round has. */
export function decisiveRows(measured: readonly Measured[]) {
  return measured
    .filter(({ complete }) => complete)
    .flatMap((of) =>
      of.subject.quantities
        .filter(({ decisive }) => decisive)
        .map((quantity) => ({ of, quantity, ratios: logRatios(of, quantity) })),
    )
    .filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}

/** Of each round, the mean over all decisive rows: the stopping and the verdict rest on it. */
export function overallLogRatios(measured: readonly Measured[]): number[] {
  const rows = decisiveRows(measured);
  return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round] as number)));
}

/** Part of a time that is planned for; a busy machine may need the rest. */
export const PLANNED = 0.85;
/** More pairs of one subject in a round than that say little more about it. */
const MOST_PAIRS_A_ROUND = 24;
/** Rounds that a budget should have room for before pairs are repeated within a round. */
export const ROUNDS_WANTED = 15;
/** How much more two runs of a pair differ by chance than two orders of functions, squared; about what was seen. */
const NOISE_TO_ORDER = 4;

/**
 * How many pairs of each subject a round has: one of the longest, and of the others so many that all of these take as long as
 * that one together, as long as enough rounds fit into the budget. A server under load takes many seconds a run; a benchmark next
 * to it, run once a round, would be measured far worse in no less time. What each round begins with is worth several pairs of
 * all: the best number is the root of the ratio of the costs and of the noises (Cochran, "Sampling Techniques", 10.6).
 * @param preparing what each round begins with, in seconds.
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
  const times = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
  return pairs.map((one) => one * times);
}
