import { chmod, constants, copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { orAborted } from '../collect/source.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { lastOutput } from '../system/exec.ts';
import { count, fixed, share } from '../system/format.ts';
import { asSentence, duration } from '../system/text.ts';
import { doubtsOf, type LoadedSide, type LoadReport, loadReport, type Work } from './load-report.ts';
import {
  BudgetSpent,
  PLANNED,
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
  type LoadOptions,
  loadFailed,
  type Service,
  startLoad,
  type UnderLoad,
  withService,
} from './serve.ts';
import {
  freePort,
  type Halves,
  halvesOf,
  hasFreePort,
  onPort,
  type ServerMoment,
  type ServerUse,
} from './processes.ts';
import { FEWEST_PAIRS } from './stats/samples.ts';
import { K6Extras, type Saturation, understand } from './tools.ts';

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
 * @param slice milliseconds that it should take, which it finds in whole seconds in its environment.
 * @throws ExpectedError when it fails; the reason of the service's signal.
 */
export async function runLoad(
  { processes, signal, endExplains }: Pick<Service, 'processes' | 'signal' | 'endExplains'>,
  options: LoadOptions,
  longest: number,
  slice = longest,
): Promise<LoadRun> {
  const before = processes?.use();
  const watch = processes?.watch();
  try {
    const from = epochMs();
    const env = { ...options.env, PGO_SLICE_SECONDS: String(Math.max(1, Math.floor(slice / 1000))) };
    await using started = await startLoad({ ...options, env }, signal);
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

/** Without a tool whose output is understood, one unit of work is one run of the load command. */
export function workOf({ output, from, to }: LoadRun): Work {
  return understand(output, (to - from) / 1000) ?? { work: 'run', done: 1, latencies: {} };
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
  /** Part of the time that this may plan for, where something else is measured, too; absent: all. */
  readonly share?: number;
  /** Folder for copies of the binaries and for files of load tools. */
  readonly scratch: string;
  progress(line: string): void;
  /** Milliseconds that a server may take to get ready; absent: 60,000. */
  readonly readyTimeout?: number;
  /** Whether both servers run at the same time; absent: where they can. */
  readonly together?: boolean;
}

/** A server under load, to be measured on both sides. */
export interface LoadTest {
  readonly subject: Subject;
  /** What both sides showed so far, without the first pair, which is for warming up. */
  report(): LoadReport | undefined;
  findings(): readonly Finding[];
}

/** How a pair is run. Times in seconds. */
interface Plan {
  /** Both servers at the same time, on two ports; else one after the other. */
  readonly together: boolean;
  /** How long a server is loaded before it counts. */
  readonly warmUp: number;
  /** How long the load should take. */
  readonly slice: number;
  /** When the load is ended: after the slice, or later, where it ends by itself. */
  readonly longest: number;
  /** A load that is ended before its own end does not count, whatever it prints then. */
  readonly mustEnd: boolean;
}

/** Pairs that a plan has room for: an interval needs 6, and 16 can end the measuring early. */
const PAIRS_WANTED = 24;
/** Seconds. A server is started for each slice, which should be a small part of the time; many slices tell more than long ones. */
const [SHORTEST_SLICE, LONGEST_SLICE] = [1, 8];
/** Seconds for connections, pools and caches to fill, and for the collector to find its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [0.5, 2];
const WARM_UP_SHARE = 0.2;
/** A slice is longer where it has fewer requests: those that are cut off at its end would be visible. */
const FEWEST_DONE = 200;
/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = 0.05;

/** Why a pair could not be measured, and on which side. */
class Failure extends Error {
  readonly side: SideName;
  readonly error: ExpectedError;

  constructor(side: SideName, error: ExpectedError) {
    super(error.message);
    this.side = side;
    this.error = error;
  }

  finding(): Finding {
    const message = this.error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
    return {
      severity: 'warning',
      message: `The load test is left out, it failed with the ${this.side}: ${asSentence(message)}`,
      fix: this.error.fix,
    };
  }
}

/** The load was ended, and it must end by itself. */
class EndedEarly extends ExpectedError {}

interface MeasuredRun extends LoadedSide {
  readonly reading: Reading;
  /** The load was ended after its slice. */
  readonly cut: boolean;
  /** How long the slice was, and how long the server was loaded with the time for warming up. */
  readonly seconds: number;
  readonly loadedSeconds: number;
  readonly findings: readonly Finding[];
}

/** What all pairs have in common. */
interface Setting extends LoadTestOptions {
  readonly underLoad: UnderLoad & { readonly load: string };
  /** One for each server that runs at the same time; none where the user chooses. */
  readonly ports: readonly number[];
  readonly halves: Halves;
  readonly k6: readonly K6Extras[];
}

/**
 * Runs one pair, which does not count: that warms up what outlives a server (files in memory, databases), and shows whether
 * both servers can run at the same time, whether the load can be ended, and how long a slice must be.
 * @returns a finding where the load cannot be measured.
 * @throws the signal's reason when aborted; in each case nothing is left running.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress, deadline, share: part = 1, scratch } = options;
  const { load } = underLoad;
  if (load === undefined) {
    return {
      severity: 'warning',
      message: 'Both servers can be started, but no load is named under which to measure them.',
      fix: 'Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.',
    };
  }
  if (process.platform !== 'linux') {
    return {
      severity: 'warning',
      message: `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`,
      fix: 'Run it on Linux, such as `runs-on: ubuntu-latest`.',
    };
  }
  const left = () => ((deadline - performance.now()) / 1000) * part;
  const hasPorts = hasFreePort(underLoad);
  const k6Env = { ...options.env, ...underLoad.loadEnv };
  const setting: Setting = {
    ...options,
    underLoad: { ...underLoad, load },
    ports: hasPorts ? [await freePort(), await freePort()] : [],
    halves: await halvesOf(underLoad.cpus),
    k6: [1, 2].map((at) => new K6Extras({ load, env: k6Env, file: join(scratch, `k6-${at}.csv`) })),
    // A server that never gets ready must not take the time of what else is measured.
    readyTimeout: Math.min(options.readyTimeout ?? 60_000, Math.max(0, left() * 1000) / FEWEST_PAIRS),
  };
  const trial = await tryOut(setting, left, hasPorts && options.together !== false);
  if (trial instanceof Failure) return trial.finding();
  const { pair } = trial;
  for (const side of SIDES) progress(`The ${side}: ${describe(pair[side])}`);
  const plan = afterTrial(trial, left());
  const { together } = plan;
  const wanted = SIDES.map((side) => (pair[side].cut ? plan.slice : pair[side].seconds));
  const slice = Math.min(plan.longest, Math.max(...wanted));
  const secondsPerPair = turns(together) * (trial.startSeconds + plan.warmUp + slice);
  if (FEWEST_PAIRS * secondsPerPair >= left()) {
    const message = `The load is left out: an interval needs ${FEWEST_PAIRS} pairs, each of which takes ${duration(secondsPerPair * 1000)} with a slice of ${duration(slice * 1000)}, and the budget is shorter.`;
    return { severity: 'warning', message, fix: 'Raise `budget`, or let the service start faster.' };
  }
  const how = together ? 'at the same time' : 'in turns';
  progress(`Loading the servers ${how}, for ${duration(slice * 1000)} each time …`);
  const pairs: Sides<MeasuredRun>[] = [];
  const runPair: Subject['runPair'] = async (first) => {
    const measured = await measurePair(setting, plan, first);
    if (measured instanceof Failure) return measured.finding();
    pairs.push(measured);
    return { baseline: measured.baseline.reading, candidate: measured.candidate.reading };
  };
  const cpus = (together ? setting.halves.servers?.length : undefined) ?? underLoad.cpus;
  const runs = (of: readonly Sides<MeasuredRun>[]) => ({
    baseline: of.map(({ baseline }) => baseline),
    candidate: of.map(({ candidate }) => candidate),
  });
  return {
    subject: {
      name: 'load',
      // Latencies near to what a tool reports too coarsely are in some slices and not in others: the slow ones.
      get quantities() {
        return quantitiesOf(
          [pair, ...pairs].flatMap(({ baseline, candidate }) => [baseline.reading, candidate.reading]),
        );
      },
      secondsPerRun: secondsPerPair / 2,
      runPair,
    },
    report: () => loadReport(runs(pairs), { cpus, together }),
    findings: () => [
      ...pair.baseline.findings,
      ...trial.notes,
      ...doubtsOf(runs(pairs.length > 0 ? pairs : [pair])),
    ],
  };
}

interface Trial {
  readonly plan: Plan;
  readonly pair: Sides<MeasuredRun>;
  /** How long a server took to start and to end. */
  readonly startSeconds: number;
  /** What is measured otherwise than was meant. */
  readonly notes: readonly Finding[];
}

/** How many slices of a pair run one after the other. */
function turns(together: boolean): number {
  return together ? 1 : 2;
}

/** @param left seconds for all pairs. */
function planFor(left: number, together: boolean, startSeconds: number): Plan {
  const each = (left * PLANNED) / PAIRS_WANTED / turns(together) - startSeconds;
  const warmUp = within(each * WARM_UP_SHARE, SHORTEST_WARM_UP, LONGEST_WARM_UP);
  const slice = within(each - warmUp, SHORTEST_SLICE, LONGEST_SLICE);
  return { together, warmUp, slice, longest: slice, mustEnd: false };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Seconds that a slice may take at most, so that the fewest pairs fit. */
function mostSeconds(left: number, { together, warmUp }: Plan, startSeconds = 0): number {
  return Math.max(SHORTEST_SLICE, (left * PLANNED) / FEWEST_PAIRS / turns(together) - warmUp - startSeconds);
}

/**
 * Finds out how the load can be measured: at the same time if that works, else in turns; ended after a slice if what it
 * prints then is understood, else run to its end.
 */
async function tryOut(
  setting: Setting,
  left: () => number,
  mayBeTogether: boolean,
): Promise<Trial | Failure> {
  const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
  let failure: Failure | undefined;
  for (const together of mayBeTogether ? [true, false] : [false]) {
    for (const isWhole of endsItself ? [true] : [false, true]) {
      const plan = planFor(left(), together, 0);
      const tried = await attempt(setting, isWhole ? { ...plan, longest: mostSeconds(left(), plan) } : plan);
      if (!(tried instanceof Failure))
        return ramping(setting, failure && !together ? { ...tried, notes: [inTurns(failure)] } : tried, left);
      // The reason that is told first is why both did not run at the same time.
      failure = together ? (failure ?? tried) : tried;
      if (!(tried.error instanceof EndedEarly)) break;
    }
  }
  return failure as Failure;
}

async function attempt(setting: Setting, plan: Plan): Promise<Trial | Failure> {
  setting.progress(
    `Loading the servers ${plan.together ? 'at the same time' : 'in turns'}, once to warm up …`,
  );
  const begun = performance.now();
  const pair = await measurePair(setting, plan, 'baseline');
  if (pair instanceof Failure) return pair;
  const { baseline, candidate } = pair;
  const loaded = (plan.together ? Math.max : sum)(baseline.loadedSeconds, candidate.loadedSeconds);
  const startSeconds = ((performance.now() - begun) / 1000 - loaded) / turns(plan.together);
  return { plan, pair, startSeconds, notes: [] };
}

function sum(a: number, b: number): number {
  return a + b;
}

function inTurns({ error }: Failure): Finding {
  return {
    severity: 'note',
    message: `The servers take turns, since they cannot run at the same time: ${error.message}`,
    fix: 'Let `serve` use no fixed port but `$PORT`, and no file that both would write: the interval will be narrower.',
  };
}

/** A load that ramps finds the limit of a server that has its CPUs for itself, if there is time to run it to its end. */
async function ramping(setting: Setting, trial: Trial, left: () => number): Promise<Trial | Failure> {
  const { plan, pair } = trial;
  if (!setting.k6.some((one) => one.ramps)) return trial;
  if (!plan.together && !pair.baseline.cut && !pair.candidate.cut) return trial;
  const turning = { ...plan, together: false };
  const longest = mostSeconds(left(), turning, trial.startSeconds);
  const whole = await attempt(setting, { ...turning, longest, mustEnd: true });
  if (!(whole instanceof Failure)) return { ...whole, notes: trial.notes };
  const note: Finding = {
    severity: 'note',
    message: `The load ramps, and does not end within ${duration(longest * 1000)}, of which the budget has ${2 * FEWEST_PAIRS}: it is ended early, and the greatest rate of either side stays unknown.`,
    fix: 'Raise `budget`, or let the load ramp in less time.',
  };
  return { ...trial, notes: [...trial.notes, note] };
}

/** What the trial showed of the time that a start takes, and of how much is done in a second. */
function afterTrial({ plan, pair, startSeconds }: Trial, left: number): Plan {
  const planned = planFor(left, plan.together, startSeconds);
  const most = mostSeconds(left, planned, startSeconds);
  // What ended by itself is let end again.
  if (plan.longest > plan.slice || pair.baseline.work.work === 'run')
    return { ...planned, longest: most, mustEnd: plan.mustEnd };
  const perSecond = Math.min(...SIDES.map((side) => pair[side].work.done / pair[side].seconds));
  const slice = Math.min(Math.max(planned.slice, FEWEST_DONE / perSecond), Math.max(planned.slice, most));
  return { ...planned, slice, longest: slice };
}

/** @throws BudgetSpent at the deadline; the signal's reason. */
async function measurePair(
  setting: Setting,
  plan: Plan,
  first: SideName,
): Promise<Sides<MeasuredRun> | Failure> {
  const left = setting.deadline - performance.now();
  setting.signal.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const stop = new AbortController();
  const signal = AbortSignal.any([setting.signal, stop.signal]);
  const timer = afterMs(left, () => stop.abort(new BudgetSpent()));
  const meetings = plan.together ? [meeting(), meeting()] : [];
  // What differs but for the binary, folder and port, goes by who begins, which a coin decides.
  const run = async (side: SideName) => {
    try {
      return await measureSide({ ...setting, signal }, plan, side, side === first ? 0 : 1, meetings);
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof ExpectedError ? new Failure(side, error) : error;
      // The other one waits for it.
      stop.abort(failure);
      throw failure;
    }
  };
  try {
    if (!plan.together) return (await pairOf(first, run)) as Sides<MeasuredRun>;
    const [baseline, candidate] = await Promise.allSettled(SIDES.map(run));
    signal.throwIfAborted();
    const [before, after] = [baseline, candidate].map(
      (one) => (one as PromiseFulfilledResult<MeasuredRun>).value,
    );
    return { baseline: before as MeasuredRun, candidate: after as MeasuredRun };
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What two call before they go on together; rejects with the reason of the signal. */
type Meeting = (signal: AbortSignal) => Promise<void>;

function meeting(): Meeting {
  let came = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return (signal) => {
    if (++came === 2) open();
    return orAborted(both, signal);
  };
}

/**
 * Starts the server, warms it up, loads it for a slice, and ends it. A server that lived on would have its luck, such as its
 * place in memory, in all slices, and its pairs would not be a sample of anything.
 * @param at 0 for the side that begins, 1 for the other.
 * @throws ExpectedError when the server or the load does not do what it should.
 */
async function measureSide(
  setting: Setting,
  plan: Plan,
  side: SideName,
  at: 0 | 1,
  meetings: readonly Meeting[],
): Promise<MeasuredRun> {
  const { cwd, signal, env, readyTimeout, ports, halves, scratch, binaries } = setting;
  const port = ports[at];
  const placed = port === undefined ? setting.underLoad : onPort(setting.underLoad, port);
  const PGO_BINARY = await freshCopy(binaries[side], join(scratch, `${at + 1}`, basename(binaries.baseline)));
  const options = {
    ...{ ...placed, endpoints: urlsIn(placed.load), cwd, signal, readyTimeout },
    env: { ...env, PGO_BINARY },
    pinned: plan.together ? halves.servers : undefined,
    loadCpus: plan.together ? halves.loads : undefined,
  };
  const k6 = setting.k6[at] as K6Extras;
  return withService(options, 'loaded', async (service) => {
    const [warm, ready] = meetings;
    await warm?.(service.signal);
    const begun = performance.now();
    await runLoad(service, options, plan.warmUp * 1000);
    await ready?.(service.signal);
    const loadEnv = { ...(await k6.environment()), ...placed.loadEnv };
    const run = await runLoad(service, { ...options, loadEnv }, plan.longest * 1000, plan.slice * 1000);
    const work = workOf(run);
    if (run.cut && (plan.mustEnd || work.work === 'run')) throw endedEarly(run);
    const use = requireWork(run, work);
    const saturation = await k6.saturation(run.output, run.cut);
    return {
      ...{ use, work, saturation, reading: readingOf(use, work, saturation), cut: run.cut },
      ...{ seconds: (run.to - run.from) / 1000, loadedSeconds: (performance.now() - begun) / 1000 },
      ...{ timeline: run.timeline, findings: service.findings },
    };
  });
}

/**
 * A copy for each start: where the pages of a file lie in memory may make it a little faster for as long as they lie there.
 * Both sides have the same name, in folders whose names are equally long: where a program lies in memory depends on the
 * length of its arguments and its environment, and its speed on that.
 * Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
 */
async function freshCopy(binary: string, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(binary, `${to}.copy`, constants.COPYFILE_FICLONE);
  await chmod(`${to}.copy`, 0o755);
  await rename(`${to}.copy`, to);
  return to;
}

function endedEarly(run: LoadRun): ExpectedError {
  return new EndedEarly(
    `\`load\` was ended after ${duration(run.to - run.from)}, and what it printed does not say how much it had done. ${lastOutput(run.output)}`,
    {
      fix: 'Load with ab, hey, k6, vegeta or wrk; print `requests=N errors=N` on SIGINT; or let it end by itself within `$PGO_SLICE_SECONDS`.',
    },
  );
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
  return `${all}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1000)}.`;
}
