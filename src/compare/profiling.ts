import { mkdir, rm } from 'node:fs/promises';
import path, { join } from 'node:path';
import { type Endpoint, takeProfile } from '../collect/pprof.ts';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { callApi } from '../net/api.ts';
import { type Network, networkFor } from '../net/network.ts';
import type { Profile } from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import type { UnderLoad } from '../settings/config.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readRegularFile } from '../system/files.ts';
import { count, totalOf } from '../system/format.ts';
import { duration } from '../system/text.ts';
import { type BenchmarkOptions, MOST_WAITING } from './benchmarks.ts';
import { type Benchmark, MOST_ITERATIONS, type Runner, runBenchmark, runnerFor } from './calibrate.ts';
import { LOAD_TOOLS } from './load-tools.ts';
import { type NormalizedPair, normalize, type ProfiledPairs, SideSum } from './profiles.ts';
import { BudgetSpent, isFinding } from './rounds.ts';
import { runLoad, type ServiceOptions, withService } from './serve.ts';
import { workOf } from './slices.ts';

export interface BenchmarkProfileOptions
  extends Pick<BenchmarkOptions, 'go' | 'scratch' | 'signal' | 'progress'> {
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

type ProfiledKind = NormalizedPair['kind'];

/** Flags of a test binary that write each kind of profile. Each allocation is recorded: a sample would be mostly noise. */
const FLAGS: Readonly<Record<ProfiledKind, (file: string) => readonly string[]>> = {
  cpu: (file) => [`-test.cpuprofile=${file}`],
  alloc: (file) => ['-test.memprofilerate=1', `-test.memprofile=${file}`],
};

/** Profiles the same operations on both sides. Values are per operation of each benchmark, added up. */
export async function profileBenchmarks(options: BenchmarkProfileOptions): Promise<ProfiledPairs> {
  const { scratch, progress, calibrated: benchmarks, milliseconds } = options;
  // What was profiled until then is kept.
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

/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
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
      const failed = await addBenchmark(kind, benchmark, sums, String(at), runner, seconds / 2);
      if (failed === undefined) done++;
      else findings.push(failed);
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const left = benchmarks.length - done - findings.length;
    const what = kind === 'cpu' ? 'CPU profiles' : 'records of the allocations';
    const missing = `${count(left, 'benchmark')} ${left === 1 ? 'is' : 'are'} not in the ${what}`;
    const fix =
      'Raise `budget`, choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`.';
    findings.push(note(`The time for profiling was up: ${missing}.`, fix));
  }
  if (done === 0) return { pairs: [], findings };
  const [unit, work] = [kind === 'cpu' ? 'cpu-sec/op' : 'B/op', 'operation of each benchmark'];
  const measure = { kind, workload: 'benchmarks', unit, work };
  const pair = normalize(measure, sums);
  return { pairs: [{ ...pair, isPart: done < benchmarks.length }], findings };
}

/**
 * Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
 * that gets slower meets both, and adds its profiles. The runs for allocations are of one and of two times as many
 * operations: their difference has no set-up in it.
 * @returns a finding when a run fails; then nothing was added.
 */
async function addBenchmark(
  kind: ProfiledKind,
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
  const file = path.join(runner.scratch, `run.${kind}.pprof`);
  for (const [at, side] of (['baseline', 'candidate', 'candidate', 'baseline'] as const).entries()) {
    await rm(file, { force: true });
    const iterations = kind === 'alloc' && at >= 2 ? 2 * once : once;
    const ran = await runBenchmark(benchmark, [side], `${iterations}x`, runner, { flags: FLAGS[kind](file) });
    if (isFinding(ran)) return { ...ran, message: `Of the profiles: ${ran.message}` };
    taken[side].push(await decodeFile(await readRegularFile(file)));
  }
  for (const side of SIDES) {
    const [first, second] = taken[side] as [Profile, Profile];
    if (kind === 'alloc') sums[side].addAllocated(first, second, once, group);
    else for (const one of [first, second]) sums[side].addCpu(one, 2 * once, group);
  }
  return undefined;
}

export interface LoadProfileOptions extends Pick<ServiceOptions, 'endpoints' | 'cwd' | 'env' | 'signal'> {
  readonly binaries: Readonly<Record<SideName, string>>;
  readonly underLoad: UnderLoad & { readonly load: string };
  /** Where the server's own CPU profiles are, once it is ready. @throws ExpectedError when it has none. */
  endpoint(signal: AbortSignal): Promise<Endpoint>;
  /** Milliseconds that the load runs at most; absent: 20,000. */
  readonly longest?: number;
  readonly scratch: string;
  progress(line: string): void;
}

/** A CPU profile, and when it was taken, in milliseconds since the epoch. */
interface CpuWindow {
  readonly profile: Profile;
  readonly from: number;
  readonly to: number;
}

/** How long either server is loaded at most, in milliseconds: a load that goes on is then ended as by Ctrl-C. */
const LONGEST_MS = 20_000;
/**
 * Length of one CPU profile: net/http/pprof needs to know it beforehand, and when the load will end is not known. After
 * each there is a moment without, since Go takes up to 0.2 s to stop one; after the last one, a wait.
 */
const WINDOW_SECONDS = 5;

/**
 * Loads either server for some seconds and profiles it meanwhile: CPU in windows, allocations as what was added between
 * start and end. Values are per request where the load command's output says how many there were.
 */
export async function profileLoad(options: LoadProfileOptions): Promise<ProfiledPairs> {
  const profiled = (side: SideName) => {
    options.progress(`Profiling the server of the ${side} under load …`);
    return profileSide(options, side);
  };
  const sides = { baseline: await profiled('baseline'), candidate: await profiled('candidate') };
  // What only one of them reports cannot be the unit of both.
  const work = sides.baseline.work.work === sides.candidate.work.work ? sides.baseline.work.work : 'run';
  const works = (side: SideName) => (work === 'run' ? 1 : sides[side].work.done);
  if (work === 'run' && SIDES.some((side) => sides[side].run.cut))
    throw new ExpectedError(
      `\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, and what it printed does not say how much it had done.`,
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
    const loading = runLoad({ ...service, signal }, served, over, longest).finally(() => {
      ended = true;
    });
    try {
      const taking = cpuWindows(endpoint, scratch, networkFor(options.env), () => ended, signal);
      const [run, windows] = await Promise.all([loading, taking]);
      const after = await allocatedSoFar(endpoint, options.env, service.signal);
      // Until the load began and until it had ended; a finding where the server does not report it.
      const allocated = isFinding(before) ? before : isFinding(after) ? after : { before, after };
      return { run, work: workOf(run), windows, allocated };
    } finally {
      stop.abort();
      await loading.catch(() => {});
    }
  });
}

/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, run: { from, to } }: Awaited<ReturnType<typeof profileSide>>): number {
  const within = (window: CpuWindow) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
  const covered = totalOf(windows, within);
  if (covered > 0) return Math.min(1, covered / (to - from));
  throw new ExpectedError('The load was over before the server began to profile itself.', {
    fix: 'Let `load` do more work: some ten seconds of it make a good profile.',
  });
}

/** Takes one CPU profile after the other until `ended` says so; the last one goes beyond. @throws ExpectedError */
async function cpuWindows(
  endpoint: Endpoint,
  scratch: string,
  network: Network,
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

/** What the server allocated up to now. @returns a finding if it does not report it: its CPU profile is still worth having. */
async function allocatedSoFar(endpoint: Endpoint, env: ServiceOptions['env'], signal: AbortSignal) {
  const url = new URL(endpoint.url);
  // The heap profile has what `allocs` has, and takes `gc`: a collection brings the records up to date.
  url.pathname = url.pathname.replace(/profile$/, 'heap');
  url.searchParams.set('gc', '1');
  const call = { product: 'net/http/pprof', url, headers: endpoint.headers };
  try {
    const { body } = await callApi(call, { env, signal, progress: () => {} }, (answer) => answer);
    return await decodeFile(body);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `What the server allocates under load is not known: ${error.message}`;
    return warning(message, error.fix);
  }
}
