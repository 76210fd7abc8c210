import { basename, join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { hasFreePort, type UnderLoad } from '../settings/config.ts';
import { orAborted } from '../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { asSentence, duration } from '../system/text.ts';
import { LINKING, type Reordering, type reordering } from './order.ts';
import { freePort, halvesOf } from './processes.ts';
import {
  BudgetSpent,
  bothOf,
  FEWEST_ROUNDS,
  PLANNED,
  pairOf,
  ROUNDS_WANTED,
  sidesInOrder,
  type Workload,
} from './rounds.ts';
import {
  describe,
  doubtsOf,
  EndedEarly,
  type LoadReport,
  loadReport,
  type MeasuredRun,
  measureSide,
  type Plan,
  quantitiesOf,
  type Setting,
} from './slices.ts';
import { mean } from './stats/samples.ts';

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
  /** Whether both servers run at the same time; absent: where they can. */
  readonly together?: boolean;
  /** How binaries with another order of functions come to these paths; absent: they keep the order that they have. */
  readonly reordering?: (to: Sides<string>, seconds: number) => ReturnType<typeof reordering>;
}

/** A server under load, to be measured on both sides. */
export interface LoadTest {
  readonly workload: Workload;
  /** What both sides showed so far, without the first pair, which is for warming up. */
  report(): LoadReport | undefined;
  readonly reordering?: Reordering;
  findings(): readonly Finding[];
}

/** Pairs that a plan has room for: an interval needs 6, and 16 can end the measuring early. */
const PAIRS_WANTED = 24;
/** The same where the load varies so much that longer slices tell more than many. */
const PAIRS_OF_NOISE = 12;
/** Seconds. A server is started for each slice, which should be a small part of the time. */
const [SHORTEST_SLICE, LONGEST_SLICE] = [1, 8];
/** Slices of a second in the trial that show the noise, if they take no more than this part of the time. */
const [PROBES, PROBING] = [5, 0.1];
/** How far apart pairs are however long their slices: each server has its own luck, such as its place in memory. */
const NOISE_OF_STARTS = 0.01;
/** Seconds for connections, pools and caches to fill, and for the collector to find its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [0.5, 2];
const WARM_UP_SHARE = 0.2;
/** A slice is longer where it has fewer requests: those that are cut off at its end would be visible. */
const FEWEST_DONE = 200;

/** Why a pair could not be measured, and on which side. */
interface Failure {
  readonly side: SideName;
  readonly error: ExpectedError;
}

function leftOut({ side, error }: Failure): Finding {
  const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
  return warning(`The load test is left out, it failed with the ${side}: ${asSentence(message)}`, error.fix);
}

/**
 * Runs one pair, which does not count: that warms up what outlives a server (files in memory, databases), and shows whether
 * both servers can run at the same time, whether the load can be ended, and how long a slice must be.
 * @returns a finding where the load cannot be measured.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress, deadline, share: part = 1, scratch } = options;
  const { load } = underLoad;
  if (load === undefined) {
    const message = 'Both servers can be started, but no load is named under which to measure them.';
    return warning(message, 'Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.');
  }
  if (process.platform !== 'linux') {
    const message = `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`;
    return warning(message, 'Run it on Linux, such as `runs-on: ubuntu-latest`.');
  }
  const left = () => ((deadline - performance.now()) / 1000) * part;
  const hasPorts = hasFreePort(underLoad);
  const setting: Setting = {
    ...options,
    underLoad: { ...underLoad, load },
    ports: hasPorts ? [await freePort(), await freePort()] : [],
    halves: await halvesOf(underLoad.cpus),
    // A server that never gets ready must not take the time of what else is measured.
    readyTimeout: Math.min(60_000, Math.max(0, left() * 1000) / FEWEST_ROUNDS),
  };
  const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  });
  if (trial === undefined)
    return warning('The budget was spent before both sides had run the load once.', 'Raise `budget`.');
  if ('error' in trial) return leftOut(trial);
  const { pair } = trial;
  const copy = (folder: string) => join(scratch, 'linked', folder, basename(options.binaries.baseline));
  const copies = { baseline: copy('1'), candidate: copy('2') };
  // A program runs to its end, however long that takes, and so does a load that says nothing of what it has done by then.
  const seconds = SIDES.map((side) => pair[side].seconds / pair[side].work.done);
  const run = underLoad.program || pair.baseline.work.work === 'run' ? Math.max(...seconds) : 0;
  const spare = left() - FEWEST_ROUNDS * turns(trial.plan.together) * run;
  const linked = (await options.reordering?.(copies, spare)) ?? { findings: [] };
  const linking = Math.min(ROUNDS_WANTED * (linked.reordering?.seconds ?? 0), left() * LINKING);
  const binaries = linked.reordering ? copies : setting.binaries;
  for (const side of SIDES) progress(`The ${side}: ${describe(pair[side])}`);
  const plan = afterTrial(trial, left() - linking);
  const { together } = plan;
  const wanted = SIDES.map((side) => (pair[side].cut ? plan.slice : pair[side].seconds));
  const planned = Math.min(plan.longest, Math.max(...wanted));
  const slice = run === 0 ? planned : run * Math.max(1, Math.round(planned / run));
  const secondsPerPair = turns(together) * (trial.startSeconds + plan.warmUp + slice);
  if (FEWEST_ROUNDS * secondsPerPair >= left()) {
    const message = `The load is left out: an interval needs ${FEWEST_ROUNDS} pairs, each of which takes ${duration(secondsPerPair * 1000)} with a slice of ${duration(slice * 1000)}, and the budget is shorter.`;
    const missing = 10 * Math.ceil((FEWEST_ROUNDS * secondsPerPair * 1.2 - left()) / 10);
    return warning(message, `Raise \`budget\` by about ${missing} s, or give \`load\` less work.`);
  }
  progress(`${doing(underLoad, together)}, for ${duration(slice * 1000)} each time …`);
  const pairs: Sides<MeasuredRun>[] = [];
  let overhead = secondsPerPair - turns(together) * slice;
  const runPair: Workload['runPair'] = async (first) => {
    const each = (left() * PLANNED) / Math.max(0, FEWEST_ROUNDS - pairs.length);
    const chosen = shortened(plan, (each - overhead) / turns(together));
    const begun = performance.now();
    const measured = await measurePair({ ...setting, binaries }, chosen, first);
    overhead = (performance.now() - begun) / 1000 - turns(together) * chosen.slice;
    if ('error' in measured) return leftOut(measured);
    pairs.push(measured);
    return { baseline: measured.baseline.reading, candidate: measured.candidate.reading };
  };
  const cpus = (together ? setting.halves.servers?.length : undefined) ?? underLoad.cpus;
  return {
    workload: {
      name: 'load',
      // Latencies near to what a tool reports too coarsely are in some slices and not in others: the slow ones.
      get quantities() {
        return quantitiesOf([pair, ...pairs].flatMap((one) => SIDES.map((side) => one[side].reading)));
      },
      secondsPerRun: secondsPerPair / 2,
      runPair,
    },
    report: () => loadReport(pairs, { cpus, together }),
    reordering: linked.reordering,
    findings: () => [
      ...linked.findings,
      ...pair.baseline.findings,
      ...trial.notes,
      ...doubtsOf(pairs.length > 0 ? pairs : [pair]),
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

function doing({ program }: UnderLoad, together: boolean): string {
  const what = program === undefined ? 'Loading the servers' : 'Running both programs';
  return `${what} ${together ? 'at the same time' : 'in turns'}`;
}

/** How many slices of a pair run one after the other. */
function turns(together: boolean): number {
  return together ? 1 : 2;
}

/** @param left seconds for all pairs. */
function planFor(left: number, together: boolean, startSeconds: number, pairs = PAIRS_WANTED): Plan {
  const each = (left * PLANNED) / pairs / turns(together) - startSeconds;
  const warmUp = Math.min(LONGEST_WARM_UP, Math.max(SHORTEST_WARM_UP, each * WARM_UP_SHARE));
  const slice = Math.min(LONGEST_SLICE, Math.max(SHORTEST_SLICE, each - warmUp));
  return { together, warmUp, slice, longest: slice };
}

/** Seconds that a slice may take at most, so that the fewest pairs fit. */
function mostSeconds(left: number, { together, warmUp }: Plan, startSeconds = 0): number {
  return Math.max(SHORTEST_SLICE, (left * PLANNED) / FEWEST_ROUNDS / turns(together) - warmUp - startSeconds);
}

/** Tries to load at the same time, else in turns; ended after a slice if its output is then understood, else run to its end. */
async function tryOut(setting: Setting, left: () => number, mayBeTogether: boolean) {
  const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
  let failure: Failure | undefined;
  for (const together of mayBeTogether ? [true, false] : [false]) {
    for (const isWhole of endsItself ? [true] : [false, true]) {
      const probes = !isWhole && PROBES <= left() * PROBING ? PROBES : 0;
      const plan = { ...planFor(left(), together, 0), probes };
      const tried = await attempt(setting, isWhole ? { ...plan, longest: mostSeconds(left(), plan) } : plan);
      if (!('error' in tried)) return failure && !together ? { ...tried, notes: [inTurns(failure)] } : tried;
      // Report why both could not run at the same time.
      failure = together ? (failure ?? tried) : tried;
      if (!(tried.error instanceof EndedEarly)) break;
    }
  }
  return failure as Failure;
}

async function attempt(setting: Setting, plan: Plan): Promise<Trial | Failure> {
  setting.progress(`${doing(setting.underLoad, plan.together)}, once to warm up …`);
  const begun = performance.now();
  const pair = await measurePair(setting, plan, 'baseline');
  if ('error' in pair) return pair;
  const [one, other] = [pair.baseline.loadedSeconds, pair.candidate.loadedSeconds];
  const loaded = plan.together ? Math.max(one, other) : one + other;
  const startSeconds = ((performance.now() - begun) / 1000 - loaded) / turns(plan.together);
  return { plan, pair, startSeconds, notes: [] };
}

function inTurns({ error }: Failure): Finding {
  const fix =
    'Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both would write: the interval will be narrower.';
  return note(`The servers take turns, since they cannot run at the same time: ${error.message}`, fix);
}

/** What the trial showed of the time that a start takes, and of how much is done in a second. */
function afterTrial({ plan, pair, startSeconds }: Trial, left: number): Plan {
  const planned = { ...planFor(left, plan.together, startSeconds), work: pair.baseline.work.work };
  const most = mostSeconds(left, planned, startSeconds);
  // What ended by itself is let end again, also if it takes longer then.
  const whole = SIDES.map((side) => (pair[side].cut ? 0 : 2 * pair[side].seconds));
  if (plan.longest > plan.slice || planned.work === 'run')
    return { ...planned, longest: Math.max(most, ...whole) };
  const perSecond = Math.min(...SIDES.map((side) => pair[side].work.done / pair[side].seconds));
  const long = planFor(left, plan.together, startSeconds, PAIRS_OF_NOISE).slice;
  const suited = suitedSlice(pair, startSeconds + planned.warmUp) ?? planned.slice;
  const wanted = Math.max(Math.min(suited, long), SHORTEST_SLICE, FEWEST_DONE / perSecond);
  const slice = Math.min(wanted, Math.max(planned.slice, most));
  return { ...planned, slice, longest: slice };
}

/**
 * Seconds of a slice with which a given time makes the narrowest interval. Each pair has `overhead` seconds that do not count,
 * so of n = time / (overhead + slice) pairs, each with the variance starts² + noise² / slice, the mean has the least variance where
 * slice = √overhead · noise / starts. The noise is that of the probes, which are a second long; undefined without them.
 */
function suitedSlice({ baseline, candidate }: Sides<MeasuredRun>, overhead: number): number | undefined {
  const ratios = baseline.probes.map((one, at) => Math.log((candidate.probes[at] ?? Number.NaN) / one));
  if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return undefined;
  const middle = mean(ratios);
  const variance = mean(ratios.map((one) => (one - middle) ** 2)) * (PROBES / (PROBES - 1));
  return Math.sqrt(overhead * variance) / NOISE_OF_STARTS;
}

/** With shorter slices, if the machine has become so busy that the fewest pairs do not fit otherwise. @param most seconds. */
function shortened(plan: Plan, most: number): Plan {
  if (plan.longest > plan.slice || most >= plan.slice) return plan;
  const slice = Math.max(SHORTEST_SLICE, most);
  return { ...plan, slice, longest: slice };
}

/** @throws BudgetSpent at the deadline; the signal's reason. */
async function measurePair(setting: Setting, plan: Plan, first: SideName) {
  const left = setting.deadline - performance.now();
  setting.signal.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const stop = new AbortController();
  const signal = AbortSignal.any([setting.signal, stop.signal]);
  const timer = setTimeout(() => stop.abort(new BudgetSpent()), left);
  const meetings = plan.together ? [meeting(), meeting()] : [];
  let failure: Failure | undefined;
  const run = async (side: SideName) => {
    try {
      return await measureSide({ ...setting, signal }, plan, side, side === first ? 0 : 1, meetings);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ExpectedError) failure = { side, error };
      // The other one waits for it.
      stop.abort(error);
      throw error;
    }
  };
  try {
    if (!plan.together) return (await pairOf(first, run)) as Sides<MeasuredRun>;
    const settled = await Promise.allSettled(sidesInOrder(first).map(run));
    signal.throwIfAborted();
    const runs = settled.map((run) => (run as PromiseFulfilledResult<MeasuredRun>).value);
    return bothOf(first, runs);
  } catch (error) {
    if (failure !== undefined) return failure;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What two call before they go on together; rejects with the reason of the signal. */
function meeting(): (signal: AbortSignal) => Promise<void> {
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
