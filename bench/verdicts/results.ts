import { readFile } from 'node:fs/promises';
import type { Verdict } from '../../src/compare/verdict.ts';

/** One run of the experiment, one line of the results file. */
export interface RunResult {
  /** Seconds. */
  readonly budget: number;
  /** How much more work the candidate does, a fraction; 0: they differ in an unused string. */
  readonly slowdown: number;
  /** Whether another process kept all cores busy. */
  readonly load: boolean;
  readonly verdict: Verdict;
  readonly change?: number;
  readonly interval?: readonly [number, number];
  readonly rounds?: number;
  readonly ended?: string;
  /** Wall time of the measuring. */
  readonly seconds: number;
}

/** What was measured so far; nothing where there is no such file. */
export async function runResults(file: string): Promise<RunResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  // The last line of an experiment that was killed may be cut.
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as RunResult];
    } catch {
      return [];
    }
  });
}

/** Counts of verdicts for each kind of run, with 95 % intervals of what matters. */
export function table(results: readonly RunResult[]): string {
  const groups = new Map<string, RunResult[]>();
  for (const one of results) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const lines = [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, runs]) => line(name, runs));
  const head =
    'budget | true | machine | runs | faster | slower | no difference | inconclusive | called different | median s';
  return [head, ...lines].join('\n');
}

function groupOf({ budget, slowdown, load }: RunResult): string {
  const numbers = [`${String(budget).padStart(4)} s`, `${(slowdown * 100).toFixed(0).padStart(3)} %`];
  return [...numbers, load ? 'busy' : 'idle'].join(' | ');
}

function line(name: string, runs: readonly RunResult[]): string {
  const count = (verdict: RunResult['verdict']) => runs.filter((one) => one.verdict === verdict).length;
  const different = count('faster') + count('slower');
  const seconds = runs.map((one) => one.seconds).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  const verdicts = ['faster', 'slower', 'no difference', 'inconclusive'] as const;
  return [
    name,
    runs.length,
    ...verdicts.map(count),
    shareWithInterval(different, runs.length),
    seconds.toFixed(0),
  ].join(' | ');
}

/** `4.0 % (1.8 to 7.7 %)`. */
export function shareWithInterval(hits: number, of: number): string {
  const [low, high] = wilson(hits, of);
  const percent = (share: number) => (share * 100).toFixed(1);
  return `${percent(hits / of)} % (${percent(low)} to ${percent(high)} %)`;
}

/** The 95 % score interval of a share. Source: Wilson, Journal of the American Statistical Association 22, 1927. */
export function wilson(hits: number, of: number): readonly [number, number] {
  const z = 1.959964;
  const centre = (hits + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((hits * (of - hits)) / of + (z * z) / 4);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
