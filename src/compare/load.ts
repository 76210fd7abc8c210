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
  endLoad,
  loadFailed,
  type Service,
  type ServiceOptions,
  startLoad,
  type UnderLoad,
  withService,
} from './serve.ts';
import type { ServerMoment, ServerUse } from './server-processes.ts';
import { mean, median } from './stats/numbers.ts';
import { FEWEST_PAIRS } from './stats/signed-rank.ts';
import { type LoadOutput, understand } from './tools.ts';

/** What loading both servers showed, in addition to the rows of the comparison. */
export interface LoadReport {
  /** One unit of work, singular: `request`, `iteration`, or `run` of the load command where its output says no more. */
  readonly work: string;
  readonly tool?: LoadOutput['tool'];
  /** CPUs that the server might use at most. */
  readonly cpus?: number;
  readonly baseline: LoadSide;
  readonly candidate: LoadSide;
}

/** One side; each figure is the median over its runs. */
export interface LoadSide {
  readonly runs: number;
  readonly work: number;
  readonly cpuSecondsPerWork: number;
  /** Greatest resident memory of the server and its processes, in bytes. */
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

/** One run of the load command against a server. */
export interface LoadRun {
  readonly output: string;
  /** It went on, and was ended after the time that it was given. */
  readonly cut: boolean;
  /** Milliseconds since the epoch, as in the profiles of a server on this machine. */
  readonly from: number;
  readonly to: number;
  /** Of the server meanwhile; absent where the system does not report it. */
  readonly use?: ServerUse;
  readonly timeline: readonly ServerMoment[];
}

/**
 * Runs the load command against a service that is ready, to its end or until it is ended as by Ctrl-C.
 * @param longest milliseconds that it may take.
 * @throws ExpectedError when it fails; the reason of the service's signal.
 */
export async function runLoad(
  { processes, signal, endExplains }: Pick<Service, 'processes' | 'signal' | 'endExplains'>,
  options: Pick<ServiceOptions, 'loadEnv' | 'cwd' | 'env'> & { readonly load: string },
  longest = Number.POSITIVE_INFINITY,
): Promise<LoadRun> {
  const before = processes?.use();
  const watch = processes?.watch();
  try {
    const from = epochMs();
    await using started = await startLoad(options, signal);
    let cut = false;
    const timer = afterMs(longest, () => {
      cut = true;
      void endLoad(started);
    });
    const end = await started.exited;
    clearTimeout(timer);
    signal.throwIfAborted();
    if (!cut && end.exitCode !== 0) {
      // A load fails when the server is gone, and that is then the cause.
      await endExplains();
      signal.throwIfAborted();
      throw loadFailed(end, started.output());
    }
    const after = processes?.use();
    const use = before && after && { ...after, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
    return { output: started.output(), cut, from, to: epochMs(), use, timeline: watch?.end() ?? [] };
  } finally {
    watch?.end();
  }
}

function epochMs(): number {
  return performance.timeOrigin + performance.now();
}

function afterMs(milliseconds: number, task: () => void): NodeJS.Timeout {
  return setTimeout(task, Math.min(milliseconds, 2 ** 31 - 1));
}

/** What one run of the load did. */
export type Work = Omit<LoadOutput, 'tool' | 'work'> & {
  readonly tool?: LoadOutput['tool'];
  readonly work: LoadOutput['work'] | 'run';
};

/** Without a tool whose output is understood, one unit of work is one run of the load command. */
export function workOf({ output, from, to }: LoadRun): Work {
  return understand(output, (to - from) / 1000) ?? { work: 'run', done: 1, latencies: {} };
}

interface MeasuredRun extends Pick<LoadRun, 'timeline'> {
  readonly use: ServerUse;
  readonly work: Work;
  readonly saturation?: Saturation;
  readonly reading: Reading;
  readonly seconds: number;
  readonly findings: readonly Finding[];
}

export interface LoadTestOptions {
  readonly binaries: Sides<string>;
  readonly underLoad: UnderLoad;
  readonly cwd: string;
  /** Of `serve` and of `load`, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  /** Folder for copies of the binaries and for files of load tools. */
  readonly scratch: string;
  progress(line: string): void;
  /** Milliseconds that a server may take to get ready; absent: 60,000. */
  readonly readyTimeout?: number;
}

type LoadedOptions = LoadTestOptions & { readonly underLoad: { readonly load: string } };

/** A server under load, to be measured on both sides. */
export interface LoadTest {
  readonly subject: Subject;
  /** What both sides showed in the runs so far, without the first ones, which are for warming up. */
  report(): LoadReport | undefined;
  findings(): readonly Finding[];
}

/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = 0.05;
/** Runs that an interval needs, of both sides. */
const FEWEST_RUNS = 2 * FEWEST_PAIRS;
const SHORTER =
  'Give `load` a fixed amount of work for some seconds, such as a number of requests, or raise `budget`.';

/**
 * Runs the load once against each side: that warms up what outlives a server (files in memory, databases), and shows how
 * long a run takes and what its tool reports. These runs do not count.
 * @returns a finding where the load cannot be measured.
 * @throws the signal's reason when aborted; in each case nothing is left running.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress, deadline } = options;
  const { load } = underLoad;
  if (load === undefined) {
    return {
      severity: 'warning',
      message: 'Both servers can be started, but no load is named under which to measure them.',
      fix: 'Name a command with `load` that does a fixed amount of work, such as `ab -q -n 20000 -c 8 URL`.',
    };
  }
  if (process.platform !== 'linux') {
    return {
      severity: 'warning',
      message: `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`,
      fix: 'Run it on Linux, such as `runs-on: ubuntu-latest`.',
    };
  }
  const binaries = await copyBinaries(options);
  const k6 = new K6Extras({ load, env: { ...options.env, ...underLoad.loadEnv }, scratch: options.scratch });
  const run = (side: SideName, longest?: number) =>
    measureSide({ ...options, underLoad: { ...underLoad, load } }, k6, binaries[side], side, longest);
  const all: Record<SideName, MeasuredRun[]> = { baseline: [], candidate: [] };
  const longest = (deadline - performance.now()) / FEWEST_RUNS;
  for (const side of SIDES) {
    progress(`Loading the server of the ${side}, once to warm up …`);
    const trial = await run(side, longest);
    if (isFinding(trial)) return trial;
    all[side].push(trial);
    progress(`The ${side}: ${describe(trial)}`);
  }
  const trials = SIDES.flatMap((side) => all[side]);
  const quantities = quantitiesOf(trials.map(({ reading }) => reading));
  const secondsPerRun = mean(trials.map(({ seconds }) => seconds));
  if (FEWEST_RUNS * secondsPerRun >= (deadline - performance.now()) / 1000) {
    const message = `The load takes ${duration(secondsPerRun * 1000)} a run, too long to be run ${FEWEST_RUNS} times within the budget, which an interval needs; it is left out.`;
    return { severity: 'warning', message, fix: SHORTER };
  }
  const runPair: Subject['runPair'] = (first) =>
    pairOf(first, async (side) => {
      const measured = await run(side);
      if (isFinding(measured)) return measured;
      all[side].push(measured);
      return measured.reading;
    });
  return {
    subject: { name: 'load', quantities, secondsPerRun, runPair },
    report: () => loadReport(all, underLoad.cpus),
    findings: () => doubtsOf(all),
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

/**
 * Starts the server, loads it and ends it. @param longest milliseconds that getting ready, and the load, may take.
 * @returns a finding when the server or the load does not do what it should.
 */
async function measureSide(
  { cwd, deadline, signal, underLoad, env, readyTimeout = 60_000 }: LoadedOptions,
  k6: K6Extras,
  binary: string,
  side: SideName,
  longest = Number.POSITIVE_INFINITY,
): Promise<MeasuredRun | Finding> {
  const begun = performance.now();
  signal.throwIfAborted();
  if (begun >= deadline) throw new BudgetSpent();
  const stop = new AbortController();
  const timer = afterMs(deadline - begun, () => stop.abort(new BudgetSpent()));
  const options = {
    ...{ ...underLoad, endpoints: urlsIn(underLoad.load), cwd },
    env: { ...env, PGO_BINARY: binary },
    signal: AbortSignal.any([signal, stop.signal]),
    readyTimeout: Math.min(readyTimeout, longest),
  };
  try {
    const loadEnv = { ...(await k6.environment()), ...underLoad.loadEnv };
    return await withService(options, 'loaded', async (service) => {
      const run = await runLoad(service, { ...options, loadEnv }, longest);
      if (run.cut)
        throw new ExpectedError(
          `\`load\` was still running after ${duration(run.to - run.from)}, and an interval needs ${FEWEST_RUNS} runs within the budget. ${lastOutput(run.output)}`,
          { fix: SHORTER },
        );
      const work = workOf(run);
      const use = requireWork(run, work);
      const saturation = await k6.saturation(run.output);
      const seconds = (performance.now() - begun) / 1000;
      const reading = readingOf(use, work, saturation);
      return {
        ...{ use, work, saturation, reading, seconds },
        ...{ timeline: run.timeline, findings: service.findings },
      };
    });
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    options.signal.throwIfAborted();
    const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
    return {
      severity: 'warning',
      message: `The load test is left out, it failed with the ${side}: ${asSentence(message)}`,
      fix: error.fix,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** @throws ExpectedError when the server did nothing, or answered with many errors. */
function requireWork({ use }: LoadRun, { done, failed = 0 }: Work): ServerUse {
  if (!use?.cpuSeconds) {
    throw new ExpectedError('What `serve` started used no CPU time while `load` ran.', {
      fix: 'Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured.',
    });
  }
  if (failed < done * MOST_FAILED) return use;
  throw new ExpectedError(
    `${fixed(failed, 0)} of ${count(done, 'request')} failed (${share(failed / done)}), and answering with errors is not the work to compare.`,
    {
      fix: 'Let `load` ask for what the service answers with success; see what the load tool prints when it is run by hand.',
    },
  );
}

/** Where on this machine the server will listen, as far as the load command names it. */
function urlsIn(load: string): string[] {
  return [
    ...new Set(load.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? []),
  ];
}

/** By unit; what is not above zero cannot be part of a ratio, and is left out. */
function readingOf(
  use: ServerUse,
  { work, done, throughput, latencies }: Work,
  saturation?: Saturation,
): Reading {
  const read: [string, number | undefined][] = [
    [`cpu-sec/${work}`, use.cpuSeconds / done],
    ['peak-B', use.peakMemory],
    [`${work}s/s`, throughput],
    ['p50-sec', latencies['p50']],
    ['p99-sec', latencies['p99']],
    [`saturation-${work}s/s`, saturation?.perSecond],
  ];
  return new Map(read.filter((one): one is [string, number] => one[1] !== undefined && one[1] > 0));
}

/** The quantities that every one of the readings has. */
function quantitiesOf([first, ...others]: readonly Reading[]): Quantity[] {
  return [...(first?.keys() ?? [])]
    .filter((unit) => others.every((other) => other.has(unit)))
    .map((unit) => ({
      unit,
      better: unit.endsWith('s/s') ? 'higher' : 'lower',
      decisive: unit.startsWith('cpu-sec/'),
    }));
}

function describe({ work: { done, work }, use, seconds }: MeasuredRun): string {
  const all = work === 'run' ? 'one run of the load' : count(done, work);
  return `${all}, ${fixed(use.cpuSeconds, 2)} s of CPU time, ${duration(seconds * 1000)} in all.`;
}

/** Less CPU time in a run means little for a server that is warm. */
const SHORT_SECONDS = 0.5;

/** What is doubtful about the runs of either side. */
function doubtsOf(runs: Sides<readonly MeasuredRun[]>): Finding[] {
  const all = [...runs.baseline, ...runs.candidate];
  const found: Finding[] = [...(all[0]?.findings ?? [])];
  const seconds = median(all.map(({ use }) => use.cpuSeconds));
  if (seconds < SHORT_SECONDS) {
    found.push({
      severity: 'note',
      message: `One run of the load costs the server ${fixed(seconds, 2)} s of CPU time, much of which a server that has just started needs only once.`,
      fix: 'Give it more work, for some seconds at least.',
    });
  }
  for (const side of SIDES) {
    const sum = (get: (work: Work) => number) => runs[side].reduce((total, { work }) => total + get(work), 0);
    const [failed, done] = [sum((work) => work.failed ?? 0), sum((work) => work.done)];
    if (failed === 0) continue;
    found.push({
      severity: 'warning',
      message: `${fixed(failed, 0)} of ${count(done, 'request')} failed under load with the ${side} (${share(failed / done)}); their answers count as work.`,
      fix: 'See what the load tool prints when `load` is run by hand.',
    });
  }
  return found;
}

/** What loading both servers showed; undefined until there is a run of either side that counts. */
function loadReport(runs: Sides<readonly MeasuredRun[]>, cpus: number | undefined): LoadReport | undefined {
  const [baseline, candidate] = [loadSide(runs.baseline), loadSide(runs.candidate)];
  const first = runs.baseline[1]?.work;
  if (first === undefined || baseline === undefined || candidate === undefined) return undefined;
  return { work: first.work, tool: first.tool, cpus, baseline, candidate };
}

function loadSide([, ...runs]: readonly MeasuredRun[]): LoadSide | undefined {
  const cost = ({ use, work }: MeasuredRun) => use.cpuSeconds / work.done;
  const middle = [...runs].sort((a, b) => cost(a) - cost(b))[(runs.length - 1) >> 1];
  if (middle === undefined) return undefined;
  /** The median of what every run has; undefined when one does not have it. */
  const over = (get: (run: MeasuredRun) => number | undefined): number | undefined => {
    const values = runs.flatMap((run) => get(run) ?? []);
    return values.length === runs.length ? median(values) : undefined;
  };
  const latencies = Object.keys(middle.work.latencies).flatMap((name) => {
    const value = over(({ work }) => work.latencies[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const perSecond = over((run) => run.saturation?.perSecond);
  // Of runs some of which never came to the limit, the median may be no limit.
  const reached = runs.every((run) => run.saturation?.reached ?? true);
  return {
    runs: runs.length,
    work: median(runs.map(({ work }) => work.done)),
    cpuSecondsPerWork: median(runs.map(cost)),
    timeline: middle.timeline,
    peakMemory: over(({ use }) => use.peakMemory),
    throughput: over(({ work }) => work.throughput),
    failed: over(({ work }) => work.failed && work.failed / work.done),
    latencies: latencies.length > 0 ? Object.fromEntries(latencies) : undefined,
    saturation: perSecond === undefined ? undefined : { perSecond, reached },
  };
}
