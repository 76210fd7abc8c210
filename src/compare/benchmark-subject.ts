import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { median } from '../stats/average.ts';
import { configurationLines, metricOf, resultLine } from './bench-format.ts';
import { type Benchmark, timedSeconds, untimedShare } from './calibrate.ts';
import { runSeconds } from './plan.ts';
import type { Quantity, Reading, SideName, Subject } from './subject.ts';
import { type BenchmarkRun, type Runner, runBenchmark } from './test-run.ts';

const QUANTITIES: readonly Quantity[] = [
  { unit: 'cpu-sec/op', better: 'lower', decisive: true },
  { unit: 'sec/op', better: 'lower', decisive: false },
  { unit: 'B/op', better: 'lower', decisive: false },
  { unit: 'allocs/op', better: 'lower', decisive: false },
  { unit: 'peak-B', better: 'lower', decisive: false },
];

/** A Go benchmark as the rounds run it, and what it printed meanwhile. */
export interface BenchmarkSubject extends Subject {
  /** What `testing` and the meter said of a side, in Go's benchmark format; in the order of the runs. */
  lines(side: SideName): readonly string[];
  /** The median share of a run that its timed part does not cover; undefined before the first. */
  untimedShare(): number | undefined;
}

/** @param iterations of every run, on either side. */
export function benchmarkSubject(benchmark: Benchmark, iterations: number, runner: Runner): BenchmarkSubject {
  const lines: Record<SideName, string[]> = { baseline: [], candidate: [] };
  const untimed: number[] = [];
  const expected = runSeconds(benchmark, iterations);
  const seconds = longestRun(expected, (runner.deadline - performance.now()) / 1000);
  return {
    name: rowName(benchmark),
    quantities: QUANTITIES,
    secondsPerRun: expected,
    async run(side: SideName): Promise<Reading | Finding> {
      await moveInMemory(benchmark.binaries[side]);
      const run = await runBenchmark(benchmark, side, iterations, runner, seconds);
      if ('severity' in run) return run;
      if (lines[side].length === 0) lines[side].push(...configurationLines(run.stdout));
      lines[side].push(resultLine(run.result, cpuSecondsPerOp(run), run.peakBytes));
      if (side === 'baseline') untimed.push(untimedShare(run));
      return readingOf(run);
    },
    lines: (side) => lines[side],
    untimedShare: () => (untimed.length === 0 ? undefined : median(untimed)),
  };
}

/**
 * Puts a fresh copy in the place of a program. Where the pages of a file lie in memory may make it a little faster or
 * slower for as long as they lie there: drawn anew for each run, that is noise which the interval covers, and no
 * difference between the sides.
 */
async function moveInMemory(program: string): Promise<void> {
  const copy = `${program}.copy`;
  await copyFile(program, copy);
  await rename(copy, program);
}

export function rowName({ binaries, printedName }: Benchmark): string {
  return `${binaries.label}.${printedName}`;
}

function readingOf(run: BenchmarkRun): Reading {
  const secondsPerOp = timedSeconds(run);
  const values: readonly (readonly [string, number | undefined])[] = [
    ['cpu-sec/op', cpuSecondsPerOp(run)],
    // The clock of a benchmark that is over at once may not have moved.
    ['sec/op', secondsPerOp === 0 ? undefined : secondsPerOp],
    ['B/op', metricOf(run.result, 'B/op')],
    ['allocs/op', metricOf(run.result, 'allocs/op')],
    ['peak-B', run.peakBytes === 0 ? undefined : run.peakBytes],
  ];
  return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run: BenchmarkRun): number {
  return run.cpuSeconds / run.result.iterations;
}

/**
 * After how many seconds a run is ended: one that hangs must not take the rounds of all others.
 * @param left seconds of the budget.
 */
function longestRun(expected: number, left: number): number {
  return Math.max(2 * expected + 1, Math.min(10 * expected + 5, left / 4));
}

/** One file for each side; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
export async function writeBenchmarkFiles(
  subjects: readonly BenchmarkSubject[],
  directory: string,
): Promise<void> {
  if (subjects.every((one) => one.lines('candidate').length === 0)) return;
  await mkdir(directory, { recursive: true });
  for (const side of ['baseline', 'candidate'] satisfies SideName[]) {
    const lines = subjects.flatMap((one) => one.lines(side));
    await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join('\n')}\n`);
  }
}
