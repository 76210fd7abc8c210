import { chmod, constants, copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { lastOutput } from '../system/exec.ts';
import { count, fixed, share } from '../system/format.ts';
import { asSentence, duration } from '../system/text.ts';
import { K6Extras, type Saturation } from './k6.ts';
import {
  BudgetSpent,
  isFinding,
  pairOf,
  type Quantity,
  type Reading,
  SIDES,
  type SideName,
  type Sides,
  type Subject,
} from './rounds.ts';
import {
  loadFailed,
  type Service,
  type ServiceOptions,
  startLoad,
  type UnderLoad,
  withService,
} from './serve.ts';
import type { ServerMoment, ServerUse } from './server-processes.ts';
import { mean, median } from './stats/numbers.ts';
import { type LoadOutput, understand } from './tools.ts';

/** What loading both servers showed, beside the rows of the comparison. */
export interface LoadReport {
  /** One unit of work, singular: `request`, `iteration`, or `run` of the load command where its output says no more. */
  readonly work: string;
  /** Whose output was understood. */
  readonly tool?: LoadOutput['tool'];
  /** CPUs that the server might use at most. */
  readonly cpus?: number;
  readonly baseline: LoadSide;
  readonly candidate: LoadSide;
}

/** One side; each figure is the median over its runs. */
export interface LoadSide {
  readonly runs: number;
  /** Units of work in one run. */
  readonly work: number;
  /** Of the server, user and system time. */
  readonly cpuSecondsPerWork: number;
  /** Greatest resident memory of the server and all that it started, in bytes. */
  readonly peakMemory?: number;
  /** Units of work per second. */
  readonly throughput?: number;
  /** Seconds, by percentile, such as `p50`, `p99`, `max`; as the load tool reports them. */
  readonly latencies?: Readonly<Record<string, number>>;
  /** Requests that failed, as a fraction, where the tool reports them. */
  readonly failed?: number;
  /** For a load that ramps: the greatest rate that this side kept up with. */
  readonly saturation?: Saturation;
  /** The server over one of its runs, from the start of the load on. */
  readonly timeline: readonly ServerMoment[];
}

/** One run of the load command against a server: what it printed, when it ran, what the server used meanwhile. */
export interface LoadRun {
  readonly output: string;
  /** Milliseconds since the epoch, as the profiles of a server on this machine tell time. */
  readonly from: number;
  readonly to: number;
  /** Absent where the system does not say. */
  readonly use?: Pick<ServerUse, 'cpuSeconds' | 'peakMemory'>;
  readonly timeline: readonly ServerMoment[];
}

/**
 * Runs the load command to its end against a service that is ready.
 * @param longest milliseconds that it may take.
 * @throws ExpectedError when it fails or takes longer; the reason of the service's signal.
 */
export async function runLoad(
  service: Service,
  options: Pick<ServiceOptions, 'loadEnv' | 'cwd' | 'env'> & { readonly load: string },
  longest = Number.POSITIVE_INFINITY,
): Promise<LoadRun> {
  const { processes, signal, endExplains } = service;
  const before = processes?.use();
  const watch = processes?.watch();
  try {
    const from = epochMs();
    const late = AbortSignal.timeout(Math.ceil(Math.min(longest, 2 ** 31 - 1)));
    await using started = await startLoad(options, AbortSignal.any([signal, late]));
    // What it prints when it is ended is not what it was doing.
    let said = '';
    const onAbort = () => {
      said = `\`load\` was still running after ${duration(epochMs() - from)}. ${lastOutput(started.output())}`;
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const end = await started.exited;
    signal.removeEventListener('abort', onAbort);
    if (signal.reason instanceof BudgetSpent) throw new BudgetSpent(said);
    signal.throwIfAborted();
    if (late.aborted) {
      throw new ExpectedError(`The load did not end within ${duration(longest)}.`, {
        fix: 'Give `load` a fixed amount of work for some seconds, such as `ab -n 20000`, or raise `budget`.',
      });
    }
    if (end.exitCode !== 0) {
      // A load fails when the server is gone, and that is then the cause.
      await endExplains();
      signal.throwIfAborted();
      throw loadFailed(end, started.output());
    }
    const after = processes?.use();
    const use = before &&
      after && { cpuSeconds: after.cpuSeconds - before.cpuSeconds, peakMemory: after.peakMemory };
    return { output: started.output(), from, to: epochMs(), use, timeline: watch?.end() ?? [] };
  } finally {
    watch?.end();
  }
}

function epochMs(): number {
  return performance.timeOrigin + performance.now();
}

/** One run of the load, per unit of work. */
interface MeasuredRun extends Pick<LoadRun, 'timeline'> {
  readonly work: 'request' | 'iteration' | 'run';
  readonly tool?: LoadOutput['tool'];
  /** The end of what the load printed, in a sentence, where no tool was recognised. */
  readonly unclear?: string;
  /** Units of work that were done. */
  readonly done: number;
  readonly failed?: number;
  /** Of the server; undefined where the system does not say. */
  readonly cpuSeconds?: number;
  readonly cpuSecondsPerWork?: number;
  readonly peakMemory?: number;
  readonly throughput?: number;
  readonly latencies: Readonly<Record<string, number>>;
  readonly saturation?: Saturation;
  /** Wall time, start and end of the server included. */
  readonly seconds: number;
  /** About the CPUs of the server. */
  readonly findings: readonly Finding[];
}

export interface LoadTestOptions {
  /** Absolute paths of both servers' binaries. */
  readonly binaries: Sides<string>;
  readonly underLoad: UnderLoad;
  readonly cwd: string;
  /** Of `serve` and of `load`, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  /** Folder for the binaries as they are run, and for what load tools write. */
  readonly scratch: string;
  progress(line: string): void;
  /** Absent: `/proc`. */
  readonly proc?: string;
  /** Milliseconds that a server may take to get ready; absent: 60,000. */
  readonly readyTimeout?: number;
}

/** A server under load, to be measured on both sides. */
export interface LoadTest {
  readonly subject: Subject;
  /** What both sides showed in the runs so far, without the first ones, which are for warming up. */
  report(): LoadReport | undefined;
  /** Doubts about what was measured so far. */
  findings(): readonly Finding[];
}

/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = 0.05;

/**
 * Runs the load once against each side: that warms up what outlives a server (files in memory, databases beside it),
 * and shows how long a run takes and what its tool reports. These runs do not count.
 * @returns a finding where the load cannot be run.
 * @throws BudgetSpent when that alone takes all the time; the signal's reason when aborted; in each case nothing is
 * left running.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress } = options;
  const { load } = underLoad;
  if (load === undefined) {
    return {
      severity: 'warning',
      message: 'Both servers can be started, but no load is named under which to measure them.',
      fix: 'Name a command with `load` that does a fixed amount of work, such as `ab -q -n 20000 -c 8 URL`.',
    };
  }
  const binaries = await copyBinaries(options);
  const k6 = new K6Extras({ load, env: { ...options.env, ...underLoad.loadEnv }, scratch: options.scratch });
  const trials: Record<SideName, MeasuredRun[]> = { baseline: [], candidate: [] };
  const counted: Record<SideName, MeasuredRun[]> = { baseline: [], candidate: [] };
  const run = async (side: SideName, runs: MeasuredRun[]): Promise<Reading | Finding> => {
    const measured = await measureSide(options, { ...underLoad, load }, k6, binaries[side], side);
    if (isFinding(measured)) return measured;
    runs.push(measured);
    return readingOf(measured);
  };
  const readings: Reading[] = [];
  for (const side of SIDES) {
    progress(`Loading the server of the ${side}, once to warm up …`);
    const reading = await run(side, trials[side]);
    if (isFinding(reading)) return reading;
    readings.push(reading);
    progress(`The ${side}: ${trials[side].map(describe).join('')}`);
  }
  const [first = new Map() as Reading, ...others] = readings;
  const quantities = quantitiesOf(first, ...others);
  const [doubt] = doubtsOf(trials);
  if (quantities.length === 0 && doubt !== undefined) return doubt;
  return {
    subject: {
      name: 'load',
      quantities,
      secondsPerRun: mean(SIDES.flatMap((side) => trials[side].map(({ seconds }) => seconds))),
      runPair: (side) => pairOf(side, (one) => run(one, counted[one])),
    },
    report: () => loadReport(counted, underLoad.cpus),
    findings: () =>
      doubtsOf({
        baseline: [...trials.baseline, ...counted.baseline],
        candidate: [...trials.candidate, ...counted.candidate],
      }),
  };
}

/**
 * Both binaries under one name, in folders whose names are equally long: where a program lies in memory depends on the
 * length of its arguments and its environment, and its speed on that.
 * Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
 */
async function copyBinaries({ binaries, scratch }: LoadTestOptions): Promise<Sides<string>> {
  const copy = async (from: string, folder: string) => {
    const to = join(scratch, folder, basename(binaries.baseline));
    await mkdir(join(scratch, folder), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, 0o755);
    return to;
  };
  return { baseline: await copy(binaries.baseline, '1'), candidate: await copy(binaries.candidate, '2') };
}

/** Starts the server, loads it and ends it. @returns a finding when the server or the load does not do what it should. */
async function measureSide(
  options: LoadTestOptions,
  underLoad: UnderLoad & { readonly load: string },
  k6: K6Extras,
  binary: string,
  side: SideName,
): Promise<MeasuredRun | Finding> {
  const { cwd, deadline, proc, readyTimeout } = options;
  const begun = epochMs();
  const left = deadline - performance.now();
  options.signal.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new BudgetSpent()), Math.min(left, 2 ** 31 - 1));
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const endpoints = urlsIn(underLoad);
  const env = { ...options.env, PGO_BINARY: binary };
  const served = { ...underLoad, endpoints, cwd, env, signal, proc, readyTimeout };
  try {
    const loadEnv = { ...(await k6.environment()), ...underLoad.loadEnv };
    const { value: run, findings } = await withService(served, 'loaded', (service) =>
      runLoad(service, { ...served, loadEnv }),
    );
    const saturation = await k6.saturation(run.output);
    const measured: MeasuredRun = {
      ...perWork(run),
      saturation,
      seconds: (epochMs() - begun) / 1000,
      findings,
    };
    const { failed = 0, done, cpuSeconds } = measured;
    if (cpuSeconds !== undefined && cpuSeconds <= 0) {
      throw new ExpectedError('What `serve` started used no CPU time while `load` ran.', {
        fix: 'Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured.',
      });
    }
    if (failed < done * MOST_FAILED) return measured;
    throw new ExpectedError(
      `${fixed(failed, 0)} of ${count(done, 'request')} failed (${share(failed / done)}), and answering with errors is not the work to compare.`,
      {
        fix: 'Let `load` ask for what the service answers with success; see what the load tool prints when it is run by hand.',
      },
    );
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    options.signal.throwIfAborted();
    const { message, fix } = error;
    return {
      severity: 'warning',
      message: `The load test is left out, it failed with the ${side}: ${asSentence(message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase()))}`,
      fix,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** Where on this machine the server will listen, as far as the load command says. */
function urlsIn({ load }: { readonly load: string }): string[] {
  return [
    ...new Set(load.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? []),
  ];
}

/** A latency that is reported in steps greater than this part of itself would seem to change by far more than it did. */
const FINE_ENOUGH = 0.05;

function perWork({ output, from, to, use, timeline }: LoadRun): Omit<MeasuredRun, 'seconds' | 'findings'> {
  const said = understand(output, (to - from) / 1000);
  const {
    done,
    work,
    tool,
    failed,
    throughput,
    latencies = {},
    latencyStep = 0,
  } = said ?? { done: 1, work: 'run' as const };
  const fine = Object.entries(latencies).filter(([, seconds]) => latencyStep <= seconds * FINE_ENOUGH);
  return {
    ...{ work, tool, done, failed, throughput, timeline, latencies: Object.fromEntries(fine) },
    unclear: said === undefined ? lastOutput(output) : undefined,
    cpuSeconds: use?.cpuSeconds,
    cpuSecondsPerWork: use && use.cpuSeconds / done,
    peakMemory: use?.peakMemory,
  };
}

/** What a run read, by unit; what is not above zero can be no part of a ratio, and is left out. */
function readingOf({ work, latencies, ...run }: MeasuredRun): Reading {
  const read: [string, number | undefined][] = [
    [`cpu-sec/${work}`, run.cpuSecondsPerWork],
    ['peak-B', run.peakMemory],
    [`${work}s/s`, run.throughput],
    ['p50-sec', latencies['p50']],
    ['p99-sec', latencies['p99']],
    [`saturation-${work}s/s`, run.saturation?.perSecond],
  ];
  return new Map(read.filter((one): one is [string, number] => one[1] !== undefined && one[1] > 0));
}

/** The quantities that every one of the readings has. */
function quantitiesOf(first: Reading, ...others: readonly Reading[]): Quantity[] {
  return [...first.keys()]
    .filter((unit) => others.every((other) => other.has(unit)))
    .map((unit) => ({
      unit,
      better: unit.endsWith('s/s') ? 'higher' : 'lower',
      decisive: unit.startsWith('cpu-sec/'),
    }));
}

function describe({ done, work, cpuSeconds, seconds }: MeasuredRun): string {
  const cpu = cpuSeconds === undefined ? '' : `, ${fixed(cpuSeconds, 2)} s of CPU time`;
  return `${work === 'run' ? 'one run of the load' : count(done, work)}${cpu}, ${duration(seconds * 1000)} in all.`;
}

/** Less CPU time in a run says little about a server that is warm. */
const SHORT_SECONDS = 0.5;

/** What is doubtful about the runs of either side. */
export function doubtsOf(runs: Sides<readonly MeasuredRun[]>): Finding[] {
  const all = [...runs.baseline, ...runs.candidate];
  const found: Finding[] = all.find(({ findings }) => findings.length > 0)?.findings.slice() ?? [];
  const seconds = all.map((run) => run.cpuSeconds).filter((value) => value !== undefined);
  if (seconds.length === 0) {
    found.push({
      severity: 'warning',
      message: `Only Linux reports the CPU time and the memory of a server; this is ${process.platform}, so the load test compares throughput and latencies alone, which decide nothing.`,
      fix: 'Run it on Linux, such as `runs-on: ubuntu-latest`.',
    });
  } else if (median(seconds) < SHORT_SECONDS) {
    found.push({
      severity: 'note',
      message: `One run of the load costs the server ${fixed(median(seconds), 2)} s of CPU time, much of which a server that has just started needs only once.`,
      fix: 'Give it more work, for some seconds at least.',
    });
  }
  for (const side of SIDES) {
    const failed = runs[side].reduce((sum, run) => sum + (run.failed ?? 0), 0);
    const done = runs[side].reduce((sum, run) => sum + run.done, 0);
    if (failed === 0) continue;
    found.push({
      severity: 'warning',
      message: `${fixed(failed, 0)} of ${count(done, 'request')} failed under load with the ${side} (${share(failed / done)}); their answers count as work.`,
      fix: 'See what the load tool prints when `load` is run by hand.',
    });
  }
  const unclear = all.filter((run) => run.unclear !== undefined);
  if (unclear.length > 0 && unclear.length < all.length) {
    found.push({
      severity: 'warning',
      message: `What \`load\` printed says how much was done, but not in ${unclear.length} of ${count(all.length, 'run')}. ${unclear[0]?.unclear}`,
      fix: 'Let `load` print the whole result of its tool in every run.',
    });
  }
  return found;
}

/** What loading both servers showed; undefined until there is a run of either side whose CPU time is known. */
function loadReport(runs: Sides<readonly MeasuredRun[]>, cpus: number | undefined): LoadReport | undefined {
  const [first] = runs.baseline;
  const [baseline, candidate] = [loadSide(runs.baseline), loadSide(runs.candidate)];
  if (first === undefined || baseline === undefined || candidate === undefined) return undefined;
  return { work: first.work, tool: first.tool, cpus, baseline, candidate };
}

function loadSide(runs: readonly MeasuredRun[]): LoadSide | undefined {
  const counted = runs.filter(({ cpuSecondsPerWork }) => cpuSecondsPerWork !== undefined);
  const sorted = counted.sort((a, b) => (a.cpuSecondsPerWork ?? 0) - (b.cpuSecondsPerWork ?? 0));
  const middle = sorted[(sorted.length - 1) >> 1];
  if (middle === undefined) return undefined;
  /** The median of what every run has; undefined when one does not have it. */
  const over = (get: (run: MeasuredRun) => number | undefined): number | undefined => {
    const values = runs.map(get).filter((value) => value !== undefined);
    return values.length === runs.length ? median(values) : undefined;
  };
  const latencies = Object.keys(middle.latencies).flatMap((name) => {
    const value = over((run) => run.latencies[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const perSecond = over((run) => run.saturation?.perSecond);
  // Of runs some of which never came to the limit, the median may be no limit.
  const reached = runs.every((run) => run.saturation?.reached ?? true);
  return {
    runs: runs.length,
    work: median(runs.map(({ done }) => done)),
    cpuSecondsPerWork: median(runs.map(({ cpuSecondsPerWork = 0 }) => cpuSecondsPerWork)),
    timeline: middle.timeline,
    peakMemory: over((run) => run.peakMemory),
    throughput: over((run) => run.throughput),
    failed: over((run) => run.failed && run.failed / run.done),
    latencies: latencies.length > 0 ? Object.fromEntries(latencies) : undefined,
    saturation: perSecond === undefined ? undefined : { perSecond, reached },
  };
}
