import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Profile } from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import type { BenchmarkOptions } from './benchmarks.ts';
import { type Benchmark, MOST_ITERATIONS, type Runner, runBenchmark } from './calibrate.ts';
import { buildMeter } from './meter.ts';
import { type NormalizedPair, normalize, type ProfiledPairs, SideSum } from './profiles.ts';
import { BudgetSpent, isFinding, SIDES, type SideName, type Sides } from './rounds.ts';

export interface BenchmarkProfileOptions
  extends Pick<BenchmarkOptions, 'go' | 'scratch' | 'signal' | 'progress'> {
  /** What was measured. */
  readonly calibrated: readonly Benchmark[];
  /** What all of it may take. */
  readonly milliseconds: number;
}

/** CPU time of all runs of one side that CPU profiles are taken of: some two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** What all of it may take, as a multiple of the CPU time of one side: both sides, allocations, starts, and waiting. */
const ROOM = 4;
/** More samples of a single benchmark do not show more of it. */
const MOST_SECONDS = 8;
/** Allocations are all recorded, not sampled, which is slow; a few operations show them all. */
const ALLOCATING_SECONDS = 0.1;
/** How much longer than its CPU time a run may take, on a busy machine, or because the benchmark waits. */
const MOST_WAITING = 2;

type Kind = NormalizedPair['kind'];

/** Flags of a test binary that write each kind of profile. Each allocation is recorded: a sample would be mostly noise. */
const FLAGS: Readonly<Record<Kind, (file: string) => readonly string[]>> = {
  cpu: (file) => [`-test.cpuprofile=${file}`],
  alloc: (file) => ['-test.memprofilerate=1', `-test.memprofile=${file}`],
};

/**
 * Profiles benchmarks on both sides, each with the same number of operations. All values are per operation of each benchmark,
 * added up.
 * @throws the signal's reason when aborted, with no process left.
 */
export async function profileBenchmarks(options: BenchmarkProfileOptions): Promise<ProfiledPairs> {
  const { scratch, go, signal, progress, calibrated: benchmarks, milliseconds } = options;
  // What was profiled until then is kept.
  const deadline = performance.now() + milliseconds * 0.9;
  await mkdir(scratch, { recursive: true });
  const meter = await buildMeter(go, scratch, signal);
  // As they were measured: their names say how many threads they have.
  const env = { ...(go.context.env ?? process.env), GOMAXPROCS: '1' };
  const runner: Runner = { meter, env, signal, deadline };
  const many = count(benchmarks.length, 'benchmark');
  progress?.(`Profiling ${many} on both sides`);
  const perSide = Math.min(SECONDS_PER_SIDE, milliseconds / 1000 / ROOM);
  const seconds = Math.min(MOST_SECONDS, perSide / benchmarks.length);
  const cpu = await profileAll('cpu', benchmarks, runner, seconds);
  progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? 's' : ''} on both sides`);
  const alloc = await profileAll('alloc', benchmarks, runner, ALLOCATING_SECONDS);
  return {
    pairs: [...cpu.pairs, ...alloc.pairs],
    findings: [...cpu.findings, ...alloc.findings],
  };
}

/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
async function profileAll(
  kind: Kind,
  benchmarks: readonly Benchmark[],
  runner: Runner,
  seconds: number,
): Promise<ProfiledPairs> {
  const findings: Finding[] = [];
  const sums = { baseline: new SideSum(), candidate: new SideSum() };
  let done = 0;
  try {
    for (const [at, benchmark] of benchmarks.entries()) {
      const failed = await addBenchmark(kind, benchmark, sums, String(at), runner, seconds / 2);
      if (failed === undefined) done++;
      else findings.push(failed);
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const left = benchmarks.length - done - findings.length;
    const what = kind === 'cpu' ? 'CPU profiles' : 'records of the allocations';
    findings.push(timeIsUp(`${count(left, 'benchmark')} ${left === 1 ? 'is' : 'are'} not in the ${what}`));
  }
  if (done === 0) return { pairs: [], findings };
  const [unit, work] = [kind === 'cpu' ? 'cpu-sec/op' : 'B/op', 'operation of each benchmark'];
  const measure = { kind, workload: 'benchmarks', unit, work };
  const pair = normalize(measure, sums, kind === 'cpu' ? (side) => sums[side].byTime : undefined);
  return { pairs: [pair], findings };
}

/**
 * Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
 * that gets slower meets both, and adds its profiles. The runs for allocations are of one and of two times as many
 * operations: their difference has no set-up in it.
 * @returns a finding when a run fails; then nothing was added.
 */
async function addBenchmark(
  kind: Kind,
  benchmark: Benchmark,
  sums: Sides<SideSum>,
  group: string,
  runner: Runner,
  seconds: number,
): Promise<Finding | undefined> {
  const { secondsPerOp, cpuSecondsPerOp } = benchmark;
  const perOp = kind === 'cpu' ? Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING) : secondsPerOp;
  // A run of a single operation would be the one that `testing` does first, and no second one.
  const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, Math.ceil(seconds / perOp)));
  const taken: Record<SideName, Profile[]> = { baseline: [], candidate: [] };
  const file = path.join(runner.meter.scratch, `run.${kind}.pprof`);
  for (const [at, side] of (['baseline', 'candidate', 'candidate', 'baseline'] as const).entries()) {
    await rm(file, { force: true });
    const iterations = kind === 'alloc' && at >= 2 ? 2 * once : once;
    const ran = await runBenchmark(benchmark, [side], iterations, runner, { flags: FLAGS[kind](file) });
    if (isFinding(ran)) return { ...ran, message: `Of the profiles: ${ran.message}` };
    taken[side].push(await decodeFile(await readFile(file)));
  }
  for (const side of SIDES) {
    const [first, second] = taken[side] as [Profile, Profile];
    if (kind === 'alloc') sums[side].addAllocated(first, second, once, group);
    else for (const one of [first, second]) sums[side].addCpu(one, 2 * once, group);
  }
  return undefined;
}

function timeIsUp(missing: string): Finding {
  return {
    severity: 'warning',
    message: `The time for profiling was up: ${missing}.`,
    fix: 'Choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`.',
  };
}
