import { FEWEST_PAIRS } from '../stats/hodges-lehmann.ts';

/** What one run of a benchmark costs. */
export interface BenchmarkCost {
  /** Wall time of one operation. */
  readonly secondsPerOp: number;
  /** CPU time of one operation; on a busy machine much less than its wall time, with several threads more. */
  readonly cpuSecondsPerOp: number;
  /** Wall time of a run beyond its operations: starting the process, set-up of the benchmark. */
  readonly overheadSeconds: number;
}

/**
 * CPU seconds of work per run, best first. Measured under load (docs/measuring.md), many pairs of a tenth of a second
 * tell more than fewer long ones, between which the machine changes; in shorter ones, starting the process becomes a
 * visible part of what is measured.
 */
const RUN_SECONDS = [0.1, 0.05];
/** Rounds at the beginning in which each benchmark also runs alone on either side, for its wall time; */
const ROUNDS_ALONE = FEWEST_PAIRS;
/** later, each so many rounds: wall time does not decide. */
const ROUNDS_BETWEEN = 5;

/** Whether a benchmark also runs alone in this round, counted from 0, for the wall time of an operation. */
export function runsAlone(round: number): boolean {
  return round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
}

/** Part of the time that is planned for; a busy machine may need the rest. */
const PLANNED = 0.85;
/** What `-test.benchtime=Nx` takes at most. */
export const MOST_ITERATIONS = 1e9;

/**
 * Operations per run for each benchmark, so that enough rounds fit into `budgetSeconds`; undefined when not even the
 * fewest rounds do.
 */
export function planIterations(
  costs: readonly BenchmarkCost[],
  budgetSeconds: number,
): readonly number[] | undefined {
  const seconds = RUN_SECONDS.find(
    (one) => FEWEST_PAIRS * roundSeconds(costs, one) <= budgetSeconds * PLANNED,
  );
  return seconds === undefined ? undefined : costs.map((cost) => iterationsFor(cost, seconds));
}

/**
 * As `planIterations`; where not all fit, the dearest are left out until the others do: undefined at their place.
 * All are undefined when not even the cheapest alone fits.
 */
export function planWhatFits(
  costs: readonly BenchmarkCost[],
  budgetSeconds: number,
): readonly (number | undefined)[] {
  const least = costs.map(leastRoundSeconds);
  const cheapestFirst = [...costs.keys()].sort((a, b) => (least[a] as number) - (least[b] as number));
  while (cheapestFirst.length > 0) {
    const iterations = planIterations(
      cheapestFirst.map((at) => costs[at] as BenchmarkCost),
      budgetSeconds,
    );
    if (iterations !== undefined) {
      const byPlace = new Map(cheapestFirst.map((at, order) => [at, iterations[order]]));
      return costs.map((_, at) => byPlace.get(at));
    }
    cheapestFirst.pop();
  }
  return costs.map(() => undefined);
}

/** Wall time that the runs of a benchmark in one of the first rounds take at least. */
export function leastRoundSeconds(cost: BenchmarkCost): number {
  return roundSeconds([cost], shortest());
}

/** The smallest budget, in seconds, that has a plan. */
export function smallestBudget(costs: readonly BenchmarkCost[]): number {
  return (FEWEST_PAIRS * roundSeconds(costs, shortest())) / PLANNED;
}

function shortest(): number {
  return Math.min(...RUN_SECONDS);
}

/** Wall time of a run of so many operations. */
export function runSeconds(cost: BenchmarkCost, iterations: number): number {
  return cost.overheadSeconds + iterations * cost.secondsPerOp;
}

/** Of the first rounds: both sides together, and each alone. */
function roundSeconds(costs: readonly BenchmarkCost[], seconds: number): number {
  return costs.reduce((sum, cost) => sum + 4 * runSeconds(cost, iterationsFor(cost, seconds)), 0);
}

/** How much longer than its CPU time a run may take: benchmarks that wait would take all the time else. */
const MOST_WAITING = 2;

function iterationsFor({ secondsPerOp, cpuSecondsPerOp }: BenchmarkCost, seconds: number): number {
  const perOp = Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING);
  return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}

/** More pairs of one subject in a round than that say little more of it. */
const MOST_PAIRS = 24;
/** Rounds that a budget should have room for before pairs are repeated within a round. */
const ROUNDS_WANTED = 15;

/**
 * How many pairs of each subject a round has: one of the longest, and of the others so many that all of these
 * together take as long as that one, as long as enough rounds fit into the budget. A server under load takes many
 * seconds a run, and a benchmark next to it, run once a round, would be measured far worse in no less time.
 * @param secondsPerRun of each subject, on one side.
 */
export function pairsPerRound(secondsPerRun: readonly number[], budgetSeconds: number): readonly number[] {
  const longest = Math.max(...secondsPerRun);
  if (longest === 0) return secondsPerRun.map(() => 1);
  const others = Math.max(1, secondsPerRun.length - 1);
  const wanted = secondsPerRun.map((seconds) =>
    Math.min(MOST_PAIRS, Math.max(1, Math.floor(longest / others / seconds))),
  );
  const once = total(secondsPerRun, () => 1);
  const spare = (budgetSeconds * PLANNED) / ROUNDS_WANTED / 2 - once;
  const extra = total(secondsPerRun, (at) => (wanted[at] as number) - 1);
  const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, spare / extra));
  return wanted.map((pairs) => 1 + Math.floor((pairs - 1) * share));
}

function total(secondsPerRun: readonly number[], pairs: (at: number) => number): number {
  return secondsPerRun.reduce((sum, seconds, at) => sum + seconds * pairs(at), 0);
}
