import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goTool } from '../../__tests__/harness/tools.ts';
import { compareBinaries } from '../../src/compare/compare.ts';
import { run } from '../../src/system/exec.ts';
import type { Pair } from './builds.ts';
import type { RunResult } from './results.ts';

type Judged = Omit<RunResult, 'mode' | 'budget' | 'slowdown' | 'load'>;

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

/**
 * As people do it by hand: all runs of one side, then all of the other, and what benchstat says of the wall time (the
 * Mann-Whitney U test at 5 %). Both together take about the budget.
 */
export async function sequential(
  { baseline, candidate, scratch }: Pair,
  { budget, count }: { readonly budget: number; readonly count: number },
): Promise<Judged> {
  const began = performance.now();
  const files: string[] = [];
  for (const [side, binary] of Object.entries({ baseline, candidate })) {
    // testing tries shorter runs before each that it prints, which take about as long again.
    const seconds = budget / 2 / count / 1.8;
    const args = ['-test.run=^$', '-test.bench=.', `-test.count=${count}`, `-test.benchtime=${seconds}s`];
    const { exitCode, stdout, stderr } = await run([binary, ...args], { cwd: scratch });
    if (exitCode !== 0) throw new Error(stderr);
    const file = join(scratch, `${side}.sequential.txt`);
    await writeFile(file, stdout);
    files.push(file);
  }
  const seconds = (performance.now() - began) / 1000;
  return { ...(await benchstat(files)), seconds };
}

async function benchstat(files: readonly string[]): Promise<Pick<RunResult, 'verdict' | 'change'>> {
  const program = await goTool('benchstat');
  const options = { cwd: process.cwd() };
  const { exitCode, stdout, stderr } = await run(
    [program, '-format=csv', '-filter=.unit:ns/op', ...files],
    options,
  );
  if (exitCode !== 0) throw new Error(stderr);
  const row =
    stdout
      .toString()
      .match(/^Work.*$/m)?.[0]
      .split(',') ?? [];
  // Name, centre, interval, centre, interval, change, p.
  const [before, after, change = ''] = [Number(row[1]), Number(row[3]), row[5]];
  if (!(before > 0 && after > 0) || change === '') throw new Error(`benchstat printed\n${stdout}`);
  const found = after < before ? 'faster' : 'slower';
  return { verdict: change === '~' ? 'no difference' : found, change: after / before - 1 };
}
