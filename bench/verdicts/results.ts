import { readFile } from 'node:fs/promises';
import type { Comparison } from '../../src/compare/experiment/verdict.ts';
import { totalOf } from '../../src/system/format.ts';

/** One run of the experiment, one line of the results file. */
export interface RunResult
  extends Pick<Comparison, 'verdict' | 'change' | 'interval' | 'rounds' | 'ended' | 'seconds'> {
  /** Seconds. */
  readonly budget: number;
  /** How much more work the candidate does, as a fraction. With 0, the sides differ in an unused string. */
  readonly slowdown: number;
  /** Whether another process kept all cores busy. */
  readonly load: boolean;
  /** The number of contenders in addition to the two sides; absent if it is 0. */
  readonly others?: number;
  /** How many of the differences between other contenders were judged `faster` or `slower`, and how many there were. */
  readonly otherDifferences?: readonly [different: number, all: number];
}

/** Reads all results so far. @returns an empty list if the file does not exist. */
export async function runResults(file: string): Promise<RunResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  // The last line may be incomplete if the experiment was killed.
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as RunResult];
    } catch {
      return [];
    }
  });
}

const VERDICTS = ['faster', 'slower', 'no difference', 'inconclusive'] as const;

/** Counts of verdicts for each kind of run, with 95 % intervals of what matters. */
export function table(results: readonly RunResult[]): string {
  const groups = new Map<string, RunResult[]>();
  for (const one of results) {
    const numbers = [`${one.budget}`.padStart(4), ' s | ', (one.slowdown * 100).toFixed(0).padStart(3)];
    const name = `${numbers.join('')} % | ${one.load ? 'busy' : 'idle'} | ${2 + (one.others ?? 0)}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const lines = [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, runs]) => line(name, runs));
  const head = `budget | true | machine | contenders | runs | ${VERDICTS.join(' | ')} | called different | others called different | median s`;
  return [head, ...lines].join('\n');
}

function line(name: string, runs: readonly RunResult[]): string {
  const counts = VERDICTS.map((verdict) => runs.filter((one) => one.verdict === verdict).length);
  const different = (counts[0] ?? 0) + (counts[1] ?? 0);
  const seconds = runs.map((one) => one.seconds).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  const share = shareWithInterval(different, runs.length);
  const others = [0, 1].map((at) => totalOf(runs, ({ otherDifferences }) => otherDifferences?.[at] ?? 0));
  const otherShare = others[1] ? shareWithInterval(others[0] as number, others[1]) : '';
  return [name, runs.length, ...counts, share, otherShare, seconds.toFixed(0)].join(' | ');
}

/**
 * `4.0 % (1.8 to 7.7 %)`, with the 95 % score interval. Source: Wilson, Journal of the American Statistical Association 22, 1927.
 */
export function shareWithInterval(hits: number, of: number): string {
  const z = 1.959964;
  const centre = (hits + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((hits * (of - hits)) / of + (z * z) / 4);
  const percent = (share: number) => (share * 100).toFixed(1);
  const [low, high] = [Math.max(0, centre - half), Math.min(1, centre + half)];
  return `${percent(hits / of)} % (${percent(low)} to ${percent(high)} %)`;
}
