import { mean, median } from '../stats/average.ts';
import { FEWEST_PAIRS, hodgesLehmann } from '../stats/hodges-lehmann.ts';
import type { Comparison, Measurement, Verdict } from './comparison.ts';

/** What one benchmark, or one server under load, took in one unit: one entry for each round, same order on both sides. */
export interface Series {
  readonly name: string;
  /** Lower is better. */
  readonly unit: string;
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
}

/** Changes within this much of zero do not matter to anybody. */
export const EQUIVALENCE = 0.01;

/** `interval` is that of a change of something where less is better, as a fraction. */
export function verdictOf(interval: readonly [number, number]): Verdict {
  const [low, high] = interval;
  if (high < 0) return 'faster';
  if (low > 0) return 'slower';
  return low >= -EQUIVALENCE && high <= EQUIVALENCE ? 'no difference' : 'inconclusive';
}

interface Change {
  readonly change: number;
  readonly interval: readonly [number, number];
}

/** The change that paired log ratios tell, and its 95 % interval. */
function changeOf(logRatios: readonly number[]): Change {
  const { estimate, interval } = hodgesLehmann(logRatios);
  return { change: Math.expm1(estimate), interval: [Math.expm1(interval[0]), Math.expm1(interval[1])] };
}

function logRatios(series: Series): number[] {
  return series.baseline.map((value, round) => Math.log((series.candidate[round] as number) / value));
}

/** A row of its own, with its own interval; of twenty rows that do not differ, one is expected to look as if. */
export function measurementOf(series: Series): Measurement {
  const { change, interval } = changeOf(logRatios(series));
  return {
    name: series.name,
    unit: series.unit,
    baseline: median(series.baseline),
    candidate: median(series.candidate),
    change,
    interval,
    verdict: verdictOf(interval),
    pairs: series.baseline.length,
  };
}

/**
 * The one verdict of a run: on the geometric mean over all of `primary`, as a signed-rank interval over the
 * rounds of their mean log ratios. So it is one test, and wrong in at most 5 % of runs, however many rows there are.
 * @param primary at least one, all of the same number (>= 6) of rounds.
 * @param informative rows that are shown and decide nothing.
 */
export function judge(
  primary: readonly Series[],
  informative: readonly Series[],
  seconds: number,
): Comparison {
  const ratios = primary.map(logRatios);
  const rounds = ratios[0]?.length ?? 0;
  if (rounds < FEWEST_PAIRS) throw new RangeError(`${rounds} rounds have no 95 % interval`);
  const perRound = Array.from({ length: rounds }, (_, round) =>
    mean(ratios.map((one) => one[round] as number)),
  );
  const { change, interval } = changeOf(perRound);
  const verdict = verdictOf(interval);
  return {
    verdict,
    change,
    interval,
    measurements: [...primary, ...informative].map(measurementOf),
    rounds,
    seconds,
    reason: `${REASONS[verdict]} (${rounds} rounds, ${primary.length} benchmark${primary.length === 1 ? '' : 's'}).`,
  };
}

const within = `±${EQUIVALENCE * 100} %`;
/** What the interval of the change means; its numbers are shown beside it. */
const REASONS: Readonly<Record<Verdict, string>> = {
  faster: 'The interval of the CPU time per operation lies below zero',
  slower: 'The interval of the CPU time per operation lies above zero',
  'no difference': `The interval of the CPU time per operation holds zero and lies within ${within}`,
  inconclusive: `The interval of the CPU time per operation holds zero and is wider than ${within}; a larger budget narrows it`,
};

/** No verdict could be had, and why. */
export function inconclusive(reason: string, seconds = 0): Comparison {
  return { verdict: 'inconclusive', measurements: [], rounds: 0, seconds, reason };
}

/** Both sides are the same bytes. */
export function sameBytes(reason: string): Comparison {
  return {
    verdict: 'no difference',
    change: 0,
    interval: [0, 0],
    measurements: [],
    rounds: 0,
    seconds: 0,
    reason,
  };
}
