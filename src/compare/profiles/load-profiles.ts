import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { duration } from '../../system/text.ts';
import type { Profile } from '../../profile/profile.ts';
import { StackSum } from '../../profile/stack-sum.ts';
import type { UnderLoad } from '../../serve/loaded-service.ts';
import { loadFailed } from '../../serve/sentences.ts';
import { startShell } from '../../serve/shell.ts';
import { whileUnderLoad } from '../../serve/under-load.ts';
import { understand } from '../load/tools/understand.ts';
import type { SideName } from '../subject.ts';
import type { ProfiledPairs } from './benchmark-profiles.ts';
import { type NormalizedPair, normalize } from './normalized.ts';
import { cpuValues, spaceValues } from './sample-values.ts';
import { allocations, cpuWindows, type ServerProfiler, type Window } from './server-profiles.ts';

export interface LoadProfileOptions {
  readonly binaries: Readonly<Record<SideName, string>>;
  readonly underLoad: UnderLoad & { readonly load: string };
  /** Finds the server's profiles, once it is ready. @throws ExpectedError when it has none. */
  profiler(scratch: string, signal: AbortSignal): Promise<ServerProfiler>;
  /** URLs on which the server will listen, as far as they are known. */
  readonly endpoints: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that one run of the load may take. */
  readonly longest: number;
  readonly scratch: string;
  readonly signal: AbortSignal;
  progress(line: string): void;
}

/** One server under one run of the load. */
interface Loaded {
  readonly windows: readonly Window[];
  /** What was allocated until the load began and until it had ended; a finding where the server does not tell. */
  readonly allocated: { readonly before: Profile; readonly after: Profile } | Finding;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Units of work, and what they are called; undefined where the load does not tell. */
  readonly did?: { readonly work: string; readonly done: number };
}

/**
 * Runs the load once against either server and profiles it meanwhile: CPU in windows, allocations as what was added
 * between start and end. Values are per request where the load command's output tells how many there were.
 * @throws ExpectedError when a server, the load or a profile does not work; the signal's reason when aborted; in each
 * case nothing is left running.
 */
export async function profileLoad(options: LoadProfileOptions): Promise<ProfiledPairs> {
  const profiled = async (side: SideName) => {
    options.progress(`Profiling the server of the ${side} under one run of the load …`);
    // What is to be said of the server, such as of its CPU limit, whoever measured it has said.
    return (await profileSide(options, side)).value;
  };
  const sides = { baseline: await profiled('baseline'), candidate: await profiled('candidate') };
  const works = [sides.baseline.did?.work, sides.candidate.did?.work];
  // What only one of them tells cannot be the unit of both.
  const work = works[0] === works[1] && works[0] !== undefined ? works[0] : 'run';
  const pairs = [cpuPair(sides, work)];
  for (const side of [sides.baseline, sides.candidate]) {
    if ('severity' in side.allocated) return { pairs, findings: [side.allocated] };
  }
  return { pairs: [...pairs, allocPair(sides, work)], findings: [] };
}

async function profileSide(options: LoadProfileOptions, side: SideName) {
  const { underLoad, cwd, signal, endpoints, progress } = options;
  const { load, ...served } = underLoad;
  const scratch = join(options.scratch, side);
  await mkdir(scratch, { recursive: true });
  const env = { ...options.env, PGO_BINARY: options.binaries[side] };
  return whileUnderLoad({ ...served, endpoints, cwd, env, signal, progress }, async (signal) => {
    const profiler = await options.profiler(scratch, signal);
    const before = await allocatedSoFar(profiler, 'before', signal);
    const stop = new AbortController();
    const both = AbortSignal.any([signal, stop.signal]);
    const loading = runLoad({ ...options, env, signal: both });
    let ended = false;
    const loaded = loading.finally(() => {
      ended = true;
    });
    try {
      const [run, windows] = await Promise.all([loaded, cpuWindows(profiler, () => ended, both)]);
      if ('severity' in before) return { ...run, windows, allocated: before };
      const after = await allocatedSoFar(profiler, 'after', signal);
      return { ...run, windows, allocated: 'severity' in after ? after : { before, after } };
    } finally {
      stop.abort();
      await loading.catch(() => {});
    }
  });
}

/** @returns a finding where the server does not tell: its CPU profile is worth having all the same. */
async function allocatedSoFar(
  profiler: ServerProfiler,
  name: string,
  signal: AbortSignal,
): Promise<Profile | Finding> {
  try {
    return await allocations(profiler, name, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    return {
      severity: 'warning',
      message: `What the server allocates under load is not known: ${message}`,
      ...(fix !== undefined && { fix }),
    };
  }
}

async function runLoad(options: LoadProfileOptions): Promise<Pick<Loaded, 'from' | 'to' | 'did'>> {
  const { underLoad, cwd, env, signal, longest } = options;
  const from = epochMs();
  await using started = await startShell({
    command: underLoad.load,
    cwd,
    env,
    programEnv: underLoad.loadEnv,
    signal,
  });
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), longest);
    void started.exited.then(() => clearTimeout(timer));
  });
  const end = await Promise.race([started.exited, late]);
  signal.throwIfAborted();
  if (end === 'late') {
    throw new ExpectedError(`The load did not end within ${duration(longest)}.`, {
      fix: 'Let `load` do a fixed amount of work, such as `ab -n 20000`, or raise `budget`.',
    });
  }
  if (end.exitCode !== 0) throw loadFailed(end, started.output());
  const to = epochMs();
  const said = understand(started.output(), (to - from) / 1000);
  return { from, to, ...(said && said.done > 0 && { did: { work: said.work, done: said.done } }) };
}

function cpuPair(sides: Readonly<Record<SideName, Loaded>>, work: string): NormalizedPair {
  const sums = { baseline: new StackSum(), candidate: new StackSum() };
  const samples = { baseline: 0, candidate: 0 };
  for (const side of ['baseline', 'candidate'] as const) {
    const factor = 1 / (worksOf(sides[side], work) * coveredBy(sides[side]));
    for (const { profile } of sides[side].windows) {
      const valuesOf = cpuValues(profile);
      sums[side].add(profile, (values) => {
        const [number, nanoseconds] = valuesOf(values);
        samples[side] += number;
        return [number, nanoseconds * factor];
      });
    }
  }
  return normalize({ kind: 'cpu', workload: 'load', unit: `cpu-sec/${work}`, work: inWords(work) }, sums, {
    baseline: { by: 'time', samples: samples.baseline },
    candidate: { by: 'time', samples: samples.candidate },
  });
}

function allocPair(sides: Readonly<Record<SideName, Loaded>>, work: string): NormalizedPair {
  const sums = { baseline: new StackSum(), candidate: new StackSum() };
  const rates = { baseline: 0, candidate: 0 };
  for (const side of ['baseline', 'candidate'] as const) {
    const works = worksOf(sides[side], work);
    const { allocated } = sides[side];
    if ('severity' in allocated) continue;
    rates[side] = allocated.after.period;
    for (const [profile, sign] of [
      [allocated.after, 1],
      [allocated.before, -1],
    ] as const) {
      const valuesOf = spaceValues(profile);
      sums[side].add(profile, (values) => valuesOf(values).map((value) => (sign * value) / works));
    }
  }
  const sampling = (side: SideName) =>
    ({ by: 'bytes', rate: rates[side], works: worksOf(sides[side], work) }) as const;
  return normalize({ kind: 'alloc', workload: 'load', unit: `B/${work}`, work: inWords(work) }, sums, {
    baseline: sampling('baseline'),
    candidate: sampling('candidate'),
  });
}

/** Of this machine, as the profiles of a server on it tell time. */
function epochMs(): number {
  return performance.timeOrigin + performance.now();
}

function worksOf({ did }: Loaded, work: string): number {
  return work === 'run' ? 1 : (did?.done ?? 1);
}

function inWords(work: string): string {
  return work === 'run' ? 'run of the load' : work;
}

/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, from, to }: Loaded): number {
  const covered = windows.reduce(
    (sum, window) => sum + Math.max(0, Math.min(window.to, to) - Math.max(window.from, from)),
    0,
  );
  if (covered > 0) return Math.min(1, covered / (to - from));
  throw new ExpectedError('The load was over before the server began to profile itself.', {
    fix: 'Let `load` do more work: some ten seconds of it make a good profile.',
  });
}
