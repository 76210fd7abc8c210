import { readFile } from 'node:fs/promises';
import type { Verdict } from '../../src/compare/verdict.ts';

/** One run of the experiment, one line of the results file. */
export interface RunResult {
  readonly mode: 'interleaved' | 'sequential';
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
  /** Log ratios of the pairs, in their order. */
  readonly pairs?: readonly number[];
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
