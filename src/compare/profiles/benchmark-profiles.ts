import { mkdir } from 'node:fs/promises';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import type { Profile, Sample } from '../../profile/profile.ts';
import { StackSum } from '../../profile/stack-sum.ts';
import { type Benchmark, calibrate } from '../calibrate.ts';
import { BudgetSpent, buildMeter } from '../meter.ts';
import { MOST_ITERATIONS } from '../plan.ts';
import type { SideName } from '../subject.ts';
import { buildTestBinaries, type TestBinaries, type TestBuild } from '../test-binaries.ts';
import type { Runner } from '../test-run.ts';
import { type NormalizedPair, normalize } from './normalized.ts';
import { type ProfiledRun, profileRun } from './profiled-run.ts';
import { cpuValues, spaceValues } from './sample-values.ts';

export interface BenchmarkProfileOptions extends TestBuild {
  /** Which benchmarks, as for `go test -bench`. */
  readonly benchmarks: string;
  /** CPU time of all runs of one side that CPU profiles are taken of; wall time may be twice as much. */
  readonly secondsPerSide?: number;
}

export interface ProfiledPairs {
  /** CPU first; what could not be had is not among them. */
  readonly pairs: readonly NormalizedPair[];
  readonly findings: readonly Finding[];
}

/** Some two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** More samples of a single benchmark do not show more of it. */
const MOST_SECONDS = 8;
/** Allocations are all recorded, not sampled, which is slow; a few operations show them all. */
const ALLOCATING_SECONDS = 0.1;
/** How much longer than its CPU time a run may take, on a busy machine, or because the benchmark waits. */
const MOST_WAITING = 2;
/** Wall time of the run that tells how much CPU time an operation takes. */
const PILOT_SECONDS = 0.15;
/** What all of it may take, calibration and allocations included, as a multiple of the CPU time of both sides' profiles. */
const ROOM = 4;
const FEWER = 'Choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`.';
const CALIBRATION_TOO_LONG: Finding = {
  severity: 'warning',
  message:
    'The time for profiling was up before all benchmarks were calibrated: not all are in the profiles.',
  fix: FEWER,
};
const SIDES: readonly SideName[] = ['baseline', 'candidate'];

/**
 * Profiles the module's benchmarks on both sides, each with the same number of operations. All values are per
 * operation of each benchmark, added up.
 * @throws ExpectedError as `buildTestBinaries`; the signal's reason when aborted, with no process left.
 */
export async function profileBenchmarks(options: BenchmarkProfileOptions): Promise<ProfiledPairs> {
  await mkdir(options.scratch, { recursive: true });
  const { binaries } = await buildTestBinaries(options);
  // What does not build, and what cannot differ, whoever measured it has said.
  const differing = binaries.filter(({ identical }) => !identical);
  if (differing.length === 0) return { pairs: [], findings: [] };
  const seconds = options.secondsPerSide ?? SECONDS_PER_SIDE;
  const runner: Runner = {
    meter: await buildMeter(options.go, options.scratch, options.signal),
    env: options.go.context.env,
    signal: options.signal,
    deadline: performance.now() + ROOM * SIDES.length * seconds * 1000,
  };
  const { benchmarks, isComplete } = await calibrated(options, differing, runner);
  const unfinished = isComplete ? [] : [CALIBRATION_TOO_LONG];
  if (benchmarks.length === 0) return { pairs: [], findings: unfinished };
  const many = count(benchmarks.length, 'benchmark');
  options.progress?.(`Profiling ${many} on both sides`);
  const cpu = await profileAll(
    'cpu',
    benchmarks,
    runner,
    Math.min(MOST_SECONDS, seconds / benchmarks.length),
  );
  options.progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? 's' : ''} on both sides`);
  const alloc = await profileAll('alloc', benchmarks, runner, ALLOCATING_SECONDS);
  return {
    pairs: [...cpu.pairs, ...alloc.pairs],
    findings: [...unfinished, ...cpu.findings, ...alloc.findings],
  };
}

/** The benchmarks with what they cost, as many as the time allows; what fails has been said by whoever measured it. */
async function calibrated(
  options: BenchmarkProfileOptions,
  binaries: readonly TestBinaries[],
  runner: Runner,
): Promise<{ readonly benchmarks: readonly Benchmark[]; readonly isComplete: boolean }> {
  const benchmarks: Benchmark[] = [];
  try {
    for (const one of binaries) {
      options.progress?.(`Calibrating the benchmarks of ${one.label} for their profiles`);
      const found = await calibrate(one, options.benchmarks, runner);
      benchmarks.push(...found.benchmarks);
      if (!found.isComplete) return { benchmarks, isComplete: false };
    }
  } catch (error) {
    if (error instanceof BudgetSpent) return { benchmarks, isComplete: false };
    throw error;
  }
  return { benchmarks, isComplete: true };
}

type Kind = NormalizedPair['kind'];
type Taken = Readonly<Record<SideName, readonly ProfiledRun[]>>;

/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
async function profileAll(
  kind: Kind,
  benchmarks: readonly Benchmark[],
  runner: Runner,
  seconds: number,
): Promise<ProfiledPairs> {
  const findings: Finding[] = [];
  const sums = { baseline: new StackSum(), candidate: new StackSum() };
  const samples = { baseline: 0, candidate: 0 };
  let done = 0;
  try {
    for (const [at, benchmark] of benchmarks.entries()) {
      const taken = await profileBoth(kind, benchmark, runner, seconds);
      if ('severity' in taken) findings.push(taken);
      else {
        for (const side of SIDES) samples[side] += addRuns(kind, sums[side], taken[side], String(at));
        done++;
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    findings.push(leftOut(kind, benchmarks.length - done - findings.length));
  }
  if (done === 0) return { pairs: [], findings };
  const measure = {
    kind,
    workload: 'benchmarks',
    unit: kind === 'cpu' ? 'cpu-sec/op' : 'B/op',
    work: 'operation of each benchmark',
  };
  const { baseline, candidate } = samples;
  const sampling = {
    baseline: { by: 'time', samples: baseline },
    candidate: { by: 'time', samples: candidate },
  } as const;
  return { pairs: [normalize(measure, sums, kind === 'cpu' ? sampling : undefined)], findings };
}

/**
 * Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
 * that gets slower meets both. The runs of allocations are of one and of two times as many operations: in their
 * difference, what set-up allocates is gone.
 */
async function profileBoth(
  kind: Kind,
  benchmark: Benchmark,
  runner: Runner,
  seconds: number,
): Promise<Taken | Finding> {
  const wanted = await operationsFor(kind, benchmark, runner, seconds / 2);
  if (typeof wanted !== 'number') return wanted;
  // A run of a single operation would be the one that `testing` does first, and no second one.
  const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, wanted));
  const [first, second] = kind === 'cpu' ? [once, once] : [once, 2 * once];
  const taken: Record<SideName, ProfiledRun[]> = { baseline: [], candidate: [] };
  for (const [side, iterations] of [
    ['baseline', first],
    ['candidate', first],
    ['candidate', second],
    ['baseline', second],
  ] as const) {
    const run = await profileRun(kind, benchmark, side, iterations, runner);
    if ('severity' in run) return run;
    taken[side].push(run);
  }
  return taken;
}

/** How many operations take so many seconds: of CPU time where that is what is sampled, since calibration knows wall time. */
async function operationsFor(
  kind: Kind,
  benchmark: Benchmark,
  runner: Runner,
  seconds: number,
): Promise<number | Finding> {
  const { secondsPerOp } = benchmark;
  if (kind === 'alloc') return Math.ceil(seconds / secondsPerOp);
  const operations = Math.min(MOST_ITERATIONS, Math.max(1, Math.round(PILOT_SECONDS / secondsPerOp)));
  const pilot = await profileRun(kind, benchmark, 'baseline', operations, runner);
  if ('severity' in pilot) return pilot;
  const cpuSecondsPerOp = pilot.cpuSeconds / operations;
  return Math.ceil(seconds / Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING));
}

/** Adds one side's runs of a benchmark, per operation. @returns the samples in them. */
function addRuns(kind: Kind, sum: StackSum, runs: readonly ProfiledRun[], group: string): number {
  if (kind === 'cpu') {
    const operations = runs.reduce((all, { iterations }) => all + iterations, 0);
    return runs.reduce((all, { profile }) => all + addPerOperation(sum, profile, operations, group), 0);
  }
  const [fewer, more] = runs;
  if (fewer === undefined || more === undefined) return 0;
  const operations = more.iterations - fewer.iterations;
  for (const [{ profile }, sign] of [
    [more, 1],
    [fewer, -1],
  ] as const) {
    const valuesOf = spaceValues(profile);
    sum.add(profile, (values) => valuesOf(values).map((value) => (sign * value) / operations), group);
  }
  return 0;
}

function addPerOperation(sum: StackSum, profile: Profile, operations: number, group: string): number {
  const valuesOf = cpuValues(profile);
  let samples = 0;
  sum.add(
    profile,
    (values: Sample['values']) => {
      const [number, nanoseconds] = valuesOf(values);
      samples += number;
      return [number, nanoseconds / operations];
    },
    group,
  );
  return samples;
}

function leftOut(kind: Kind, missing: number): Finding {
  const what = kind === 'cpu' ? 'CPU profiles' : 'records of the allocations';
  return {
    severity: 'warning',
    message: `The time for profiling was up: ${count(missing, 'benchmark')} ${missing === 1 ? 'is' : 'are'} not in the ${what}.`,
    fix: FEWER,
  };
}
