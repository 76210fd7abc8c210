import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, takeProfile } from '../collect/pprof.ts';
import { saveBody } from '../net/api.ts';
import { connectionFailure } from '../net/retry.ts';
import { type Network, nameOf, send } from '../net/send.ts';
import type { Profile } from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { type LoadRun, runLoad, workOf } from './load.ts';
import type { Work } from './load-report.ts';
import { normalize, type ProfiledPairs, SideSum } from './profiles.ts';
import { isFinding, SIDES, type SideName } from './rounds.ts';
import { type ServiceOptions, type UnderLoad, withService } from './serve.ts';

/** Where a server's own profiles are, and with what they are asked for. */
export interface ServerProfiler {
  readonly endpoint: Endpoint;
  readonly network: Network;
  readonly scratch: string;
}

export interface LoadProfileOptions extends Pick<ServiceOptions, 'endpoints' | 'cwd' | 'env' | 'signal'> {
  readonly binaries: Readonly<Record<SideName, string>>;
  readonly underLoad: UnderLoad & { readonly load: string };
  /** Finds the server's profiles, once it is ready. @throws ExpectedError when it has none. */
  profiler(scratch: string, signal: AbortSignal): Promise<ServerProfiler>;
  /** Milliseconds that the load runs at most; absent: 20,000. */
  readonly longest?: number;
  readonly scratch: string;
  progress(line: string): void;
}

/** A CPU profile, and when it was taken, in milliseconds since the epoch. */
interface Window {
  readonly profile: Profile;
  readonly from: number;
  readonly to: number;
}

/** One server under one run of the load. */
interface Profiled {
  readonly run: LoadRun;
  readonly work: Work;
  readonly windows: readonly Window[];
  /** What was allocated until the load began and until it had ended; a finding where the server does not report it. */
  readonly allocated: { readonly before: Profile; readonly after: Profile } | Finding;
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
 * @throws ExpectedError when a server, the load or a profile does not work; the signal's reason when aborted; in each
 * case nothing is left running.
 */
export async function profileLoad(options: LoadProfileOptions): Promise<ProfiledPairs> {
  const profiled = (side: SideName) => {
    options.progress(`Profiling the server of the ${side} under load …`);
    return profileSide(options, side);
  };
  const sides = { baseline: await profiled('baseline'), candidate: await profiled('candidate') };
  // What only one of them reports cannot be the unit of both.
  const { work } = sides.baseline.work.work === sides.candidate.work.work ? sides.baseline.work : ONE_RUN;
  const works = (side: SideName) => (work === 'run' ? 1 : sides[side].work.done);
  if (work === 'run' && SIDES.some((side) => sides[side].run.cut)) {
    throw new ExpectedError(
      `\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, and what it printed does not say how much it had done.`,
      { fix: 'Load with ab, hey, k6, vegeta or wrk, or let `load` end by itself in less time.' },
    );
  }
  const measure = { workload: 'load', work: work === 'run' ? 'run of the load' : work };

  const cpu = { baseline: new SideSum(), candidate: new SideSum() };
  for (const side of SIDES) {
    const covered = coveredBy(sides[side]);
    for (const { profile } of sides[side].windows) cpu[side].addCpu(profile, works(side) * covered);
  }
  const cpuMeasure = { ...measure, kind: 'cpu', unit: `cpu-sec/${work}` } as const;
  const pairs = [normalize(cpuMeasure, cpu, (side) => cpu[side].byTime)];

  const alloc = { baseline: new SideSum(), candidate: new SideSum() };
  const rates = { baseline: 0, candidate: 0 };
  for (const side of SIDES) {
    const { allocated } = sides[side];
    if (isFinding(allocated)) return { pairs, findings: [allocated] };
    rates[side] = allocated.after.period;
    alloc[side].addAllocated(allocated.before, allocated.after, works(side));
  }
  const sampling = (side: SideName) => ({ by: 'bytes', rate: rates[side], works: works(side) }) as const;
  const pair = normalize({ ...measure, kind: 'alloc', unit: `B/${work}` }, alloc, sampling);
  return { pairs: [...pairs, pair], findings: [] };
}

const ONE_RUN = { work: 'run' } as const;

function profileSide(options: LoadProfileOptions, side: SideName): Promise<Profiled> {
  const { underLoad, longest = LONGEST_MS, binaries, ...rest } = options;
  const served = { ...rest, ...underLoad, env: { ...options.env, PGO_BINARY: binaries[side] } };
  return withService(served, 'profiled', async (service) => {
    const scratch = join(options.scratch, side);
    await mkdir(scratch, { recursive: true });
    const profiler = await options.profiler(scratch, service.signal);
    const before = await allocatedSoFar(profiler, 'before', service.signal);
    const stop = new AbortController();
    const signal = AbortSignal.any([service.signal, stop.signal]);
    let ended = false;
    const loading = runLoad({ ...service, signal }, served, longest).finally(() => {
      ended = true;
    });
    try {
      const [run, windows] = await Promise.all([loading, cpuWindows(profiler, () => ended, signal)]);
      const after = await allocatedSoFar(profiler, 'after', service.signal);
      const allocated = isFinding(before) ? before : isFinding(after) ? after : { before, after };
      return { run, work: workOf(run), windows, allocated };
    } finally {
      stop.abort();
      await loading.catch(() => {});
    }
  });
}

/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, run: { from, to } }: Profiled): number {
  const within = (window: Window) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
  const covered = windows.reduce((sum, window) => sum + within(window), 0);
  if (covered > 0) return Math.min(1, covered / (to - from));
  throw new ExpectedError('The load was over before the server began to profile itself.', {
    fix: 'Let `load` do more work: some ten seconds of it make a good profile.',
  });
}

/** Takes one CPU profile after the other until `ended` says so; the last one goes beyond. @throws ExpectedError */
async function cpuWindows(
  { endpoint, network, scratch }: ServerProfiler,
  ended: () => boolean,
  signal: AbortSignal,
): Promise<readonly Window[]> {
  const windows: Window[] = [];
  while (!ended()) {
    const path = join(scratch, `cpu-${windows.length}.pprof`);
    const context = { signal, limit: <T>(task: () => Promise<T>) => task(), progress: () => {} };
    await takeProfile(endpoint, path, { seconds: WINDOW_SECONDS, network }, context);
    const profile = await read(path);
    const from = Number(profile.timeNanos / 1_000n) / 1_000;
    windows.push({ profile, from, to: from + profile.durationNanos / 1e6 });
  }
  return windows;
}

/**
 * What the server allocated since it started, up to now.
 * @returns a finding where the server does not report it: its CPU profile is still worth having.
 */
async function allocatedSoFar(
  { endpoint, network, scratch }: ServerProfiler,
  name: string,
  signal: AbortSignal,
): Promise<Profile | Finding> {
  const url = new URL(endpoint.url);
  // The heap profile has what `allocs` has, and takes `gc`: a collection brings the records up to date.
  url.pathname = url.pathname.replace(/profile$/, 'heap');
  url.searchParams.set('gc', '1');
  const path = join(scratch, `${name}.pprof`);
  try {
    const answer = await send(url, { headers: endpoint.headers, network, signal });
    if (answer.status !== 200) {
      answer.body.on('error', () => {}).destroy();
      throw new ExpectedError(`${nameOf(url)} answered ${answer.status}.`, {
        fix: 'Let the server have all of net/http/pprof.',
      });
    }
    await saveBody(answer, path, { name: nameOf(url), signal });
    return await read(path);
  } catch (error) {
    signal.throwIfAborted();
    const failure = error instanceof ExpectedError ? error : connectionFailure(error, nameOf(url));
    if (failure === undefined) throw error;
    const message = `What the server allocates under load is not known: ${failure.message}`;
    return { severity: 'warning', message, fix: failure.fix };
  }
}

async function read(path: string): Promise<Profile> {
  return decodeFile(await readFile(path));
}
