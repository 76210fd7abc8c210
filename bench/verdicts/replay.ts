import { FEWEST_PAIRS, hodgesLehmann } from '../../src/compare/stats/signed-rank.ts';
import { isNarrowEnough, locate } from '../../src/compare/stats/stopping.ts';
import { verdictOf } from '../../src/compare/verdict.ts';
import type { RunResult } from './results.ts';
import { shareWithInterval } from './table.ts';

const PRECISION = 0.005;
/** Pairs that stay together: what lasts longer than that on the machine is not seen by the replay. */
const BLOCK = 20;

/**
 * Many runs out of few: the recorded pairs of builds that do not differ, those of each run centred at zero, since where functions
 * lie in memory makes even such builds differ a little and these are to be true differences of a known size; blocks of neighbours drawn at random (the
 * moving-block bootstrap: Künsch, Annals of Statistics 17(3), 1989), stopped and judged as a run is, with true differences
 * added to them.
 */
export function replay(
  results: readonly RunResult[],
  { runs, budget }: { readonly runs: number; readonly budget: number },
): string {
  const recorded = results.filter((one) => one.slowdown === 0 && (one.pairs?.length ?? 0) > BLOCK);
  const traces = recorded.map((one) => centred(one.pairs ?? []));
  const pairs = traces.reduce((sum, trace) => sum + trace.length, 0);
  const seconds = recorded.reduce((sum, one) => sum + one.seconds, 0);
  if (pairs === 0) return 'No run with recorded pairs and no difference.';
  const most = Math.floor((budget * pairs) / seconds);
  const lines = [0, 0.02, 0.05].map((slowdown) => {
    const verdicts = Array.from({ length: runs }, () => judgeOne(traces, most, Math.log1p(slowdown)));
    const share = (verdict: string) =>
      shareWithInterval(verdicts.filter((one) => one === verdict).length, runs);
    return `${slowdown * 100} %: slower ${share('slower')}, faster ${share('faster')}, no difference ${share('no difference')}, inconclusive ${share('inconclusive')}`;
  });
  const head = `${runs} runs of at most ${most} rounds (${budget} s) out of ${pairs} recorded pairs of ${recorded.length} runs, centred`;
  return [head, ...lines].join('\n');
}

function centred(pairs: readonly number[]): number[] {
  const { estimate } = hodgesLehmann(pairs);
  return pairs.map((one) => one - estimate);
}

function judgeOne(traces: readonly (readonly number[])[], most: number, shift: number): string {
  if (most < FEWEST_PAIRS) return 'inconclusive';
  const differences: number[] = [];
  while (differences.length < most) {
    const trace = traces[Math.floor(Math.random() * traces.length)] ?? [];
    const from = Math.floor(Math.random() * (trace.length - BLOCK + 1));
    for (const one of trace.slice(from, from + BLOCK)) {
      differences.push(one + shift);
      if (differences.length >= most || isNarrowEnough(differences, Math.log1p(PRECISION))) {
        const { interval } = locate(differences);
        return verdictOf([Math.expm1(interval[0]), Math.expm1(interval[1])]);
      }
    }
  }
  return 'inconclusive';
}
