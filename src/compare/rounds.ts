import type { Finding } from '../finding.ts';
import { count } from '../format.ts';
import { type Random, shuffled } from '../stats/random.ts';
import { type Benchmark, type BenchmarkRun, type Runner, runBenchmark, type SideName } from './calibrate.ts';
import { BudgetSpent } from './meter.ts';

/** Both runs of a benchmark in one round. */
export interface Pair {
  readonly baseline: BenchmarkRun;
  readonly candidate: BenchmarkRun;
}

export interface Measured {
  readonly benchmark: Benchmark;
  readonly iterations: number;
  /** One per round, in the order of the rounds. */
  readonly pairs: readonly Pair[];
}

export interface Rounds {
  /** The benchmarks that ran in every round. */
  readonly measured: readonly Measured[];
  readonly completed: number;
  readonly findings: readonly Finding[];
}

/**
 * Runs every benchmark once on both sides in each round: the two runs next to each other, so that whatever slows
 * the machine down meets both; which side goes first by the toss of a coin, and the benchmarks in random order,
 * since a fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test
 * exact: if the sides are the same, each difference is as likely as its opposite, however the machine drifts.
 * Ends early, with complete rounds only, when the time is up; leaves a benchmark out once it fails.
 */
export async function runRounds(
  benchmarks: readonly Benchmark[],
  plan: { readonly rounds: number; readonly iterations: readonly number[] },
  runner: Runner,
  random: Random,
  progress?: (line: string) => void,
): Promise<Rounds> {
  const findings: Finding[] = [];
  let running = benchmarks.map((benchmark, at) => ({
    benchmark,
    iterations: plan.iterations[at] ?? 1,
    pairs: [] as Pair[],
  }));
  let completed = 0;
  while (completed < plan.rounds && running.length > 0) {
    progress?.(
      `Measuring: round ${completed + 1} of ${plan.rounds}, ${count(running.length, 'benchmark')} on both sides`,
    );
    const pairs = new Map<Benchmark, Pair | Finding>();
    try {
      for (const { benchmark, iterations } of shuffled(running, random)) {
        pairs.set(benchmark, await runPair(benchmark, iterations, runner, random));
      }
    } catch (error) {
      if (error instanceof BudgetSpent) break;
      throw error;
    }
    running = running.filter(({ benchmark, pairs: earlier }) => {
      const pair = pairs.get(benchmark);
      if (pair === undefined || 'severity' in pair) {
        if (pair !== undefined) findings.push(pair);
        return false;
      }
      earlier.push(pair);
      return true;
    });
    completed++;
  }
  return { measured: completed === 0 ? [] : running, completed, findings };
}

async function runPair(
  benchmark: Benchmark,
  iterations: number,
  runner: Runner,
  random: Random,
): Promise<Pair | Finding> {
  const order: readonly SideName[] = random() < 0.5 ? ['baseline', 'candidate'] : ['candidate', 'baseline'];
  const runs = new Map<SideName, BenchmarkRun>();
  for (const side of order) {
    const run = await runBenchmark(benchmark, side, iterations, runner);
    if ('severity' in run) return run;
    runs.set(side, run);
  }
  return { baseline: runs.get('baseline') as BenchmarkRun, candidate: runs.get('candidate') as BenchmarkRun };
}
