import { FEWEST_PAIRS } from '../stats/hodges-lehmann.ts';

/** What one run of a benchmark costs. */
export interface BenchmarkCost {
  /** Wall time of one operation. */
  readonly secondsPerOp: number;
  /** Wall time of a run beyond its operations: starting the process, set-up of the benchmark. */
  readonly overheadSeconds: number;
}

export interface Plan {
  readonly rounds: number;
  /** Operations per run, one entry for each benchmark. */
  readonly iterations: readonly number[];
  /** What all rounds together are expected to take. */
  readonly seconds: number;
}

/** More rounds than this narrow the interval too little for their time. */
const MOST_ROUNDS = 40;
/**
 * Rounds and seconds of work per run, best first. Up to 20 rounds, more rounds are worth more than longer runs;
 * below a fifth of a second, starting the process is a visible part of what is measured, so that comes last.
 */
const LADDER: readonly (readonly [rounds: number, seconds: number])[] = [
  [MOST_ROUNDS, 1],
  [MOST_ROUNDS, 0.7],
  [MOST_ROUNDS, 0.5],
  [30, 0.5],
  [20, 0.5],
  [20, 0.35],
  [20, 0.2],
  [15, 0.2],
  [10, 0.2],
  [FEWEST_PAIRS, 0.2],
  [FEWEST_PAIRS, 0.1],
  [FEWEST_PAIRS, 0.05],
];
/** Part of the time that is planned for; a busy machine may need the rest. */
const PLANNED = 0.85;
/** What `-test.benchtime=Nx` takes at most. */
export const MOST_ITERATIONS = 1e9;

/**
 * Rounds and iterations for `budgetSeconds`, fixed before anything is measured: whoever looks at the results to
 * decide how long to go on calls too many of them different. Undefined when not even the fewest rounds fit.
 */
export function planRounds(costs: readonly BenchmarkCost[], budgetSeconds: number): Plan | undefined {
  for (const [fewest, seconds] of LADDER) {
    const perRound = roundSeconds(costs, seconds);
    const rounds = Math.min(MOST_ROUNDS, Math.floor((budgetSeconds * PLANNED) / perRound));
    if (rounds < fewest) continue;
    return {
      rounds,
      iterations: costs.map((cost) => iterationsFor(cost, seconds)),
      seconds: rounds * perRound,
    };
  }
  return undefined;
}

/** The smallest budget, in seconds, that has a plan. */
export function smallestBudget(costs: readonly BenchmarkCost[]): number {
  const [rounds, seconds] = LADDER.at(-1) as readonly [number, number];
  return (rounds * roundSeconds(costs, seconds)) / PLANNED;
}

function roundSeconds(costs: readonly BenchmarkCost[], seconds: number): number {
  const bothSides = costs.map(
    (cost) => 2 * (cost.overheadSeconds + iterationsFor(cost, seconds) * cost.secondsPerOp),
  );
  return bothSides.reduce((sum, cost) => sum + cost, 0);
}

function iterationsFor(cost: BenchmarkCost, seconds: number): number {
  return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / cost.secondsPerOp)));
}
