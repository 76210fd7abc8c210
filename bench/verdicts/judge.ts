import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareBinaries } from '../../src/compare/compare-binaries.ts';
import type { Pair } from './builds.ts';
import type { RunResult } from './results.ts';

type Judged = Omit<RunResult, 'budget' | 'slowdown' | 'load'>;

/** As `go-pgo compare` measures and judges. */
export async function interleaved(
  { go, baseline, candidate, scratch }: Pair,
  { budget }: { readonly budget: number },
): Promise<Judged> {
  const outputDirectory = join(scratch, 'out');
  await rm(outputDirectory, { recursive: true, force: true });
  const { comparison } = await compareBinaries({
    benchmarks: {
      go,
      baseline: { kind: 'binary', path: baseline, display: 'baseline' },
      candidate: { kind: 'binary', path: candidate, display: 'candidate' },
      flags: [],
      packages: [],
      benchmarks: '.',
      scratch: join(scratch, 'compare'),
    },
    budgetSeconds: budget,
    precision: 0.005,
    equivalence: 0.01,
    outputDirectory,
  });
  const { verdict, change, interval, rounds, ended, seconds } = comparison;
  return { verdict, change, interval, ended, rounds, seconds };
}
