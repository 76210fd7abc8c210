import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../system/errors.ts';
import { median } from '../stats/average.ts';
import { configurationLines, costLine, metricOf, printedLine } from './bench-format.ts';
import { type Benchmark, timedSeconds, untimedShare } from './calibrate.ts';
import { runSeconds, runsAlone } from './plan.ts';
import {
  isFinding,
  type Pair,
  pairOf,
  type Quantity,
  type Reading,
  SIDES,
  type SideName,
  type Sides,
  type Subject,
} from './subject.ts';
import { type BenchmarkRun, type Runner, runBenchmark, runBenchmarkTogether } from './test-run.ts';

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
  /** Why both sides do not run together, which they can; undefined as long as they do. */
  apart(): Finding | undefined;
}

/**
 * Both sides run at the same time, on the same CPU: whatever else the machine does, in bursts of milliseconds or for
 * minutes, it does to both. What that cannot tell, wall time, is measured in some of the rounds with each side alone.
 * Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
 * @param iterations of every run, on either side.
 */
export function benchmarkSubject(benchmark: Benchmark, iterations: number, runner: Runner): BenchmarkSubject {
  const lines: Record<SideName, string[]> = { baseline: [], candidate: [] };
  const untimed: number[] = [];
  const expected = runSeconds(benchmark, iterations);
  const left = (runner.deadline - performance.now()) / 1000;
  let round = 0;
  let apart: Finding | undefined;

  const together = async (first: SideName) => {
    for (const side of SIDES) await moveInMemory(benchmark.binaries[side]);
    return runBenchmarkTogether(benchmark, first, iterations, runner, longestRun(2 * expected, left));
  };
  const alone = (first: SideName) =>
    pairOf(first, async (side) => {
      await moveInMemory(benchmark.binaries[side]);
      return runBenchmark(benchmark, side, iterations, runner, longestRun(expected, left));
    });
  /** @param timed runs that had the machine for themselves; absent in most rounds. */
  const record = (cost: Sides<BenchmarkRun>, timed?: Sides<BenchmarkRun>): Pair => {
    for (const side of SIDES) {
      if (lines[side].length === 0) lines[side].push(...configurationLines(cost[side].stdout));
      lines[side].push(costLine(cost[side].result, cpuSecondsPerOp(cost[side]), cost[side].peakBytes));
      const printed = timed && printedLine(timed[side].result);
      if (printed !== undefined) lines[side].push(printed);
    }
    if (timed !== undefined) untimed.push(untimedShare(timed.baseline));
    return {
      baseline: readingOf(cost.baseline, timed?.baseline),
      candidate: readingOf(cost.candidate, timed?.candidate),
    };
  };

  return {
    name: rowName(benchmark),
    quantities: QUANTITIES,
    secondsPerRun: expected,
    async runPair(first) {
      const shared = runner.meter.keepsToOneCpu && apart === undefined ? await together(first) : undefined;
      const needsAlone = shared === undefined || isFinding(shared) || runsAlone(round++);
      const single = needsAlone ? await alone(first) : undefined;
      if (isFinding(single)) return single;
      if (isFinding(shared)) apart = cannotShare(rowName(benchmark));
      const cost = isFinding(shared) ? single : (shared ?? single);
      return record(cost as Sides<BenchmarkRun>, single);
    },
    lines: (side) => lines[side],
    untimedShare: () => (untimed.length === 0 ? undefined : median(untimed)),
    apart: () => apart,
  };
}

function cannotShare(name: string): Finding {
  return {
    severity: 'note',
    message: `The sides of ${name} take turns: it failed while both ran at the same time, and alone it did not.`,
    fix: 'Let it use no fixed port or file, and its interval will be narrower.',
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

/** @param timed the run that had the machine for itself, if there is one. */
function readingOf(run: BenchmarkRun, timed: BenchmarkRun | undefined): Reading {
  const secondsPerOp = timed === undefined ? 0 : timedSeconds(timed);
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
