import { mkdir, rm } from 'node:fs/promises';
import path, { join } from 'node:path';
import { type Endpoint, takeProfile } from '../../collect/pprof.ts';
import { SIDES, type SideName, type Sides } from '../../golang/binaries.ts';
import { callApi } from '../../net/api.ts';
import { type Network, networkFor } from '../../net/network.ts';
import type { Profile } from '../../profile/columns.ts';
import { decodeFile } from '../../profile/decode.ts';
import { ExpectedError, type Finding, note, warning } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { count, totalOf } from '../../system/format.ts';
import { duration } from '../../system/text.ts';
import { type BenchmarkOptions, MOST_WAITING } from '../workload/benchmarks.ts';
import {
  type Benchmark,
  MOST_ITERATIONS,
  type Runner,
  runBenchmark,
  runnerFor,
} from '../workload/calibrate.ts';
import type { UnderLoad } from '../workload/load-settings.ts';
import { LOAD_TOOLS } from '../workload/load-tools.ts';
import { type LoadRun, repeatLoad, type ServiceOptions, withService } from '../workload/serve.ts';
import { workOf } from '../workload/slices.ts';
import { BudgetSpent, isFinding } from '../workload/workload.ts';
import { type NormalizedPair, normalize, type ProfiledPairs, SideSum } from './profiles.ts';

/**
 * Takes profiles of both sides under the same work, so that the report can show where the time and the memory went.
 *
 * Benchmarks run again with the profile flags of Go's test binaries, with the same number of operations on both sides. A server is loaded
 * again. During the load, the action downloads CPU profiles from the server's `/debug/pprof`. Before and after the load, the action
 * downloads the allocations. profiles.ts divides CPU time and allocations by the work that was done. For example, 20 s of profiled CPU time
 * for 40,000 operations are 0.5 ms per operation. This figure can be compared with the figure of the other side.
 */

/** The calibrated benchmarks to profile, and the time for profiling them. */
export interface BenchmarkProfileOptions
  extends Pick<BenchmarkOptions, 'go' | 'scratch' | 'signal' | 'progress'> {
  readonly calibrated: readonly Benchmark[];
  /** The time for all profiles, in milliseconds. */
  readonly milliseconds: number;
}

/**
 * The seconds of CPU time that the profiles of one side should contain. Twenty seconds give about two thousand samples, spread over the
 * benchmarks.
 */
const SECONDS_PER_SIDE = 20;
/**
 * The time for all profiles, divided by the CPU time to profile on one side. The factor leaves time for the profiles of both sides, for
 * allocation profiles, and for starting and waiting.
 */
const ROOM = 4;
/** The maximum CPU time to profile in one benchmark, in seconds. More samples of one benchmark do not show more. */
const MOST_SECONDS = 8;
/** The seconds in which the allocations of a benchmark are recorded. A short time is enough, because each allocation is recorded. */
const ALLOCATING_SECONDS = 0.1;

type ProfiledKind = NormalizedPair['kind'];

/**
 * The flags with which a test binary writes each kind of profile. A test binary records each allocation, because a sample of the
 * allocations would be mostly noise.
 */
const FLAGS: Readonly<Record<ProfiledKind, (file: string) => readonly string[]>> = {
  cpu: (file) => [`-test.cpuprofile=${file}`],
  alloc: (file) => ['-test.memprofilerate=1', `-test.memprofile=${file}`],
};

/**
 * Takes profiles of each benchmark on both sides, with the same number of operations. The values are per operation, summed over all
 * benchmarks. A failed benchmark is left out on both sides, and a finding says so.
 */
export async function profileBenchmarks(options: BenchmarkProfileOptions): Promise<ProfiledPairs> {
  const { scratch, progress, calibrated: benchmarks, milliseconds } = options;
  // Stop early enough that the profiled benchmarks can be reported when the time is over.
  const deadline = performance.now() + milliseconds * 0.9;
  await mkdir(scratch, { recursive: true });
  const runner = await runnerFor(options, deadline);
  const many = count(benchmarks.length, 'benchmark');
  progress?.(`Profiling ${many} on both sides`);
  const perSide = Math.min(SECONDS_PER_SIDE, milliseconds / 1000 / ROOM);
  const seconds = Math.min(MOST_SECONDS, perSide / benchmarks.length);
  const cpu = await profileAll('cpu', benchmarks, runner, seconds);
  progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? 's' : ''} on both sides`);
  const alloc = await profileAll('alloc', benchmarks, runner, ALLOCATING_SECONDS);
  return { pairs: [...cpu.pairs, ...alloc.pairs], findings: [...cpu.findings, ...alloc.findings] };
}

/** Takes one kind of profile of every benchmark. If a benchmark fails on one side, the benchmark is left out on both sides. */
async function profileAll(
  kind: ProfiledKind,
  benchmarks: readonly Benchmark[],
  runner: Runner,
  seconds: number,
) {
  const findings: Finding[] = [];
  const sums = { baseline: new SideSum(), candidate: new SideSum() };
  let done = 0;
  try {
    for (const [at, benchmark] of benchmarks.entries()) {
      const taken = await profileBenchmark(kind, benchmark, runner, seconds / 2);
      if (isFinding(taken)) findings.push(taken);
      else {
        done++;
        addProfiles(sums, taken, String(at));
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const left = benchmarks.length - done - findings.length;
    const what = kind === 'cpu' ? 'CPU profiles' : 'records of the allocations';
    const missing = `${count(left, 'benchmark')} ${left === 1 ? 'is' : 'are'} not in the ${what}`;
    const fix =
      'Raise `budget`, choose fewer benchmarks with `benchmarks`, or set `evidence: compiler` to compare no profiles.';
    findings.push(note(`The time for profiling was up: ${missing}.`, fix));
  }
  if (done === 0) return { pairs: [], findings };
  const [unit, work] = [kind === 'cpu' ? 'cpu-sec/op' : 'B/op', 'operation of each benchmark'];
  const measure = { kind, workload: 'benchmarks', unit, work };
  const pair = normalize(measure, sums);
  return { pairs: [{ ...pair, isPart: done < benchmarks.length }], findings };
}

/** The two profiles of each side of a benchmark. */
interface BenchmarkProfiles extends Sides<readonly [Profile, Profile]> {
  readonly kind: ProfiledKind;
  /** The number of operations in the first of a benchmark's two runs. */
  readonly iterations: number;
}

/**
 * Runs one benchmark twice on each side, in the order baseline, candidate, candidate, baseline, so that both sides are affected equally if
 * the machine gets slower. For allocations, the second run has twice as many operations, so that the difference of the two runs does not
 * contain the set-up.
 * @param seconds the seconds of CPU time for one run.
 * @returns a finding if a run fails.
 */
async function profileBenchmark(
  kind: ProfiledKind,
  benchmark: Benchmark,
  runner: Runner,
  seconds: number,
): Promise<BenchmarkProfiles | Finding> {
  const { secondsPerOp, cpuSecondsPerOp } = benchmark;
  const perOp = kind === 'cpu' ? Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING) : secondsPerOp;
  // Run at least two operations, because `testing` first runs a single operation, and would use this first run as the result.
  const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, Math.ceil(seconds / perOp)));
  const taken: Record<SideName, Profile[]> = { baseline: [], candidate: [] };
  const file = path.join(runner.scratch, `run.${kind}.pprof`);
  for (const [at, side] of (['baseline', 'candidate', 'candidate', 'baseline'] as const).entries()) {
    await rm(file, { force: true });
    const iterations = kind === 'alloc' && at >= 2 ? 2 * once : once;
    const ran = await runBenchmark(benchmark, runner, {
      contenders: [side],
      time: `${iterations}x`,
      flags: FLAGS[kind](file),
    });
    if (isFinding(ran)) return { ...ran, message: `While profiling: ${ran.message}` };
    taken[side].push(await decodeFile(await readRegularFile(file)));
  }
  const [baseline, candidate] = SIDES.map((side) => taken[side]) as [[Profile, Profile], [Profile, Profile]];
  return { kind, iterations: once, baseline, candidate };
}

/**
 * Adds the profiles of a benchmark to the sums.
 * @param group the name that keeps the benchmark's stacks apart from the stacks of other benchmarks.
 */
function addProfiles(sums: Sides<SideSum>, taken: BenchmarkProfiles, group: string): void {
  const { kind, iterations } = taken;
  for (const side of SIDES) {
    const [first, second] = taken[side];
    if (kind === 'alloc') sums[side].addAllocated(first, second, iterations, group);
    else for (const profile of [first, second]) sums[side].addCpu(profile, 2 * iterations, group);
  }
}

/** The servers of both sides, and the load under which they are profiled. */
export interface LoadProfileOptions
  extends Pick<ServiceOptions, 'endpoints' | 'cwd' | 'env' | 'signal' | 'detail'> {
  readonly binaries: Readonly<Record<SideName, string>>;
  readonly underLoad: UnderLoad & { readonly load: string };
  /** Returns the URL of the server's CPU profiles once the server is ready. @throws ExpectedError if the server has no CPU profiles. */
  endpoint(signal: AbortSignal): Promise<Endpoint>;
  /** The maximum time for which the load runs, in milliseconds; absent: 20,000. */
  readonly longest?: number;
  readonly scratch: string;
  progress(line: string): void;
}

/** A CPU profile, and the time that it covers, in milliseconds since the epoch. */
interface CpuWindow {
  readonly profile: Profile;
  readonly from: number;
  readonly to: number;
}

/** The maximum time for which a server is loaded, in milliseconds. A load that still runs after this time gets SIGINT, as from Ctrl-C. */
const LONGEST_MS = 20_000;
/**
 * The length of one CPU profile. net/http/pprof must know the length of a profile beforehand, but the end of the load is not known.
 * Therefore several short profiles follow each other. Between two profiles, up to 0.2 s are not profiled, because Go needs this time to
 * stop a profile. The last profile ends after the load.
 */
const WINDOW_SECONDS = 5;

/**
 * Loads each server for some seconds, and profiles the server during this time. CPU profiles are taken one after the other. The allocations
 * are the difference between two heap profiles, at the start and at the end of the load. Values are per request if the load command prints
 * the number of requests, and per run of the load if it does not.
 * @throws ExpectedError if the load was stopped and did not print how much work it had done, or if the server cannot be profiled.
 */
export async function profileLoad(options: LoadProfileOptions): Promise<ProfiledPairs> {
  const profiled = (side: SideName) => {
    options.progress(`Profiling the server of the ${side} under load …`);
    return profileSide(options, side);
  };
  const sides = { baseline: await profiled('baseline'), candidate: await profiled('candidate') };
  // If only one side reports requests, compare both sides per run of the load.
  const work = sides.baseline.work === sides.candidate.work ? sides.baseline.work : 'run';
  const works = (side: SideName) => (work === 'run' ? sides[side].runs.length : sides[side].done);
  if (work === 'run' && SIDES.some((side) => sides[side].runs.some(({ cut }) => cut)))
    throw new ExpectedError(
      `\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, but its output does not say how much work it had done.`,
      { fix: `Load with ${LOAD_TOOLS}, or let \`load\` end by itself in less time.` },
    );
  const measure = { workload: 'load', work: work === 'run' ? 'run of the load' : work };

  const cpu = { baseline: new SideSum(), candidate: new SideSum() };
  const alloc = { baseline: new SideSum(), candidate: new SideSum() };
  const rates = { baseline: 0, candidate: 0 };
  const findings: Finding[] = [];
  for (const side of SIDES) {
    const { windows, allocated } = sides[side];
    const covered = coveredBy(sides[side]);
    for (const { profile } of windows) cpu[side].addCpu(profile, works(side) * covered);
    if (isFinding(allocated)) findings.push(allocated);
    else {
      rates[side] = allocated.after.period;
      alloc[side].addAllocated(allocated.before, allocated.after, works(side));
    }
  }
  const pairs = [normalize({ ...measure, kind: 'cpu', unit: `cpu-sec/${work}` }, cpu)];
  if (findings.length > 0) return { pairs, findings: findings.slice(0, 1) };
  const sampling = (side: SideName) => ({ by: 'bytes', rate: rates[side], works: works(side) }) as const;
  pairs.push(normalize({ ...measure, kind: 'alloc', unit: `B/${work}` }, alloc, sampling));
  return { pairs, findings };
}

function profileSide(options: LoadProfileOptions, side: SideName) {
  const { underLoad, longest = LONGEST_MS, binaries, ...rest } = options;
  const served = { ...rest, ...underLoad, env: { ...options.env, PGO_BINARY: binaries[side] } };
  return withService(served, 'profiled', async (service) => {
    const scratch = join(options.scratch, side);
    await mkdir(scratch, { recursive: true });
    const endpoint = await options.endpoint(service.signal);
    const before = await allocatedSoFar(endpoint, options.env, service.signal);
    const stop = new AbortController();
    const signal = AbortSignal.any([service.signal, stop.signal]);
    let ended = false;
    const over = AbortSignal.timeout(Math.ceil(longest));
    const end = performance.now() + longest;
    // A load that ends by itself is repeated only while whole runs fit into the time, because some load tools print no summary if they are
    // stopped. On a busy machine, the next run may take twice as long as the last run.
    const isEnough = ({ from, to }: LoadRun) => performance.now() + 2 * (to - from) > end;
    const repeated = repeatLoad({ ...service, signal }, served, over, { slice: longest, isEnough });
    const loading = repeated.finally(() => {
      ended = true;
    });
    try {
      const target = { endpoint, scratch, network: networkFor(options.env) };
      const taking = cpuWindows(target, () => ended, signal);
      const [{ runs }, windows] = await Promise.all([loading, taking]);
      const after = await allocatedSoFar(endpoint, options.env, service.signal);
      // The totals of heap profiles count from the server's start. If the server does not report its allocations, a finding says so.
      const allocated = isFinding(before) ? before : isFinding(after) ? after : { before, after };
      return { runs, ...workOfRuns(runs), windows, allocated };
    } finally {
      stop.abort();
      await loading.catch(() => {});
    }
  });
}

/**
 * Returns the work of all runs of the load together. If all runs have the same unit, such as `request`, the result has this unit.
 * Otherwise, the unit is `run`, which is one run of the load command.
 */
function workOfRuns(runs: readonly [LoadRun, ...LoadRun[]]) {
  const works = runs.map(workOf);
  const [first] = works as [(typeof works)[0]];
  const isOne = works.every(({ work }) => work === first.work);
  return { work: isOne ? first.work : 'run', done: isOne ? totalOf(works, ({ done }) => done) : runs.length };
}

/** Returns the share of the load's time that was profiled. @throws ExpectedError if the load ended before the first profile began. */
function coveredBy({ windows, runs }: Awaited<ReturnType<typeof profileSide>>): number {
  const [from, to] = [runs[0].from, (runs.at(-1) as LoadRun).to];
  const within = (window: CpuWindow) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
  const covered = totalOf(windows, within);
  if (covered > 0) return Math.min(1, covered / (to - from));
  throw new ExpectedError('The load was over before the server began to profile itself.', {
    fix: 'Let `load` do more work, because a good profile needs about ten seconds of load.',
  });
}

/** The server that is profiled, and the folder for its profiles. */
interface ProfiledServer {
  readonly endpoint: Endpoint;
  readonly network: Network;
  readonly scratch: string;
}

/** Takes one CPU profile after the other until the load has ended. @throws ExpectedError if the server refuses a profile. */
async function cpuWindows(
  { endpoint, network, scratch }: ProfiledServer,
  ended: () => boolean,
  signal: AbortSignal,
): Promise<readonly CpuWindow[]> {
  const windows: CpuWindow[] = [];
  while (!ended()) {
    const path = join(scratch, `cpu-${windows.length}.pprof`);
    const context = { signal, limit: <T>(task: () => Promise<T>) => task(), progress: () => {} };
    await takeProfile(endpoint, path, { seconds: WINDOW_SECONDS, network }, context);
    const profile = await decodeFile(await readRegularFile(path));
    const from = Number(profile.timeNanos / 1_000n) / 1_000;
    windows.push({ profile, from, to: from + profile.durationNanos / 1e6 });
  }
  return windows;
}

/**
 * Reads what the server has allocated since it started.
 * @returns a finding if the server does not report its allocations, because the server's CPU profile is useful even without allocations.
 */
async function allocatedSoFar(endpoint: Endpoint, env: ServiceOptions['env'], signal: AbortSignal) {
  const url = new URL(endpoint.url);
  // Request `heap`, which has the same records as `allocs` and also accepts `gc=1`. With `gc=1`, the server runs a garbage collection
  // first, which brings the records up to date.
  url.pathname = url.pathname.replace(/profile$/, 'heap');
  url.searchParams.set('gc', '1');
  const call = { product: 'net/http/pprof', url, headers: endpoint.headers };
  try {
    const { body } = await callApi(call, { env, signal, progress: () => {} }, (answer) => answer);
    return await decodeFile(body);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `The server's allocations under load are not known: ${error.message}`;
    return warning(message, error.fix);
  }
}
