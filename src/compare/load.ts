import { basename, join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { hasFreePort, type UnderLoad } from '../settings/config.ts';
import { orAborted } from '../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { asSentence, duration } from '../system/text.ts';
import { LINKING, type Reordering } from './order.ts';
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
  describeRun,
  doubtsOf,
  EndedEarly,
  type LoadReport,
  type LoadTestOptions,
  loadReport,
  type MeasuredRun,
  measureSide,
  type Plan,
  quantitiesOf,
  type Setting,
} from './slices.ts';
import { mean } from './stats/samples.ts';

/**
 * A load test as a workload: the planner decides how long each server is loaded, and slices.ts loads one server.
 *
 * 1. `tryOut` runs one pair that does not count. It warms up what outlives a server, such as files in memory and databases. It
 *    shows whether both servers can run at the same time, whether the load can be ended after a slice, how long a server
 *    takes to start, and how much the load does in a second.
 * 2. `relinked` links both sides once, to see how long another order of functions (order.ts) takes.
 * 3. `planAfterTrial` chooses the slice: the seconds for which each server is loaded in every pair.
 * 4. `LoadTest.workload` then runs pairs by that plan, with shorter slices if the machine becomes busy.
 *
 * For example, 300 s are left, both servers run at the same time, and a server takes 0.5 s to start. 24 pairs would fit with
 * a warm-up of 2 s and a slice of 8 s, the longest one. If the seconds of the trial differ by 1.9 %, a slice of 3 s gives
 * a narrower interval in the same time, because more servers are started, and so the slice is 3 s.
 */

/** A load test that can be measured on both sides. */
export interface LoadTest {
  readonly workload: Workload;
  /** The figures of all pairs so far, without the trial; undefined before the first pair. */
  report(): LoadReport | undefined;
  /** Gives both servers another order of functions; absent if they keep one order. */
  readonly reordering?: Reordering;
  findings(): readonly Finding[];
}

/** The number of pairs that a plan has room for. An interval needs 6 pairs, and 16 can end the measuring early. */
const PAIRS_WANTED = 24;
/** The same if the load varies so much that longer slices make a narrower interval than more pairs. */
const PAIRS_OF_NOISE = 12;
/** The limits of a slice, in seconds. A server starts for each slice, and its start should take a small part of the time. */
const [SHORTEST_SLICE, LONGEST_SLICE] = [1, 8];
/** The trial measures this many slices of a second to learn the noise, if they take at most the second number of the time. */
const [PROBES, PROBING] = [5, 0.1];
/** The noise between starts, as a fraction. Longer slices do not reduce it, because each server's memory layout differs. */
const NOISE_OF_STARTS = 0.01;
/** The limits of a warm-up, in seconds: connections, pools and caches fill, and the garbage collector finds its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [0.5, 2];
const WARM_UP_SHARE = 0.2;
/** A slice is made longer until it has this many requests, because requests that are cut off at its end would be visible. */
const FEWEST_DONE = 200;

/** An error of a pair, and the side on which it happened. */
interface Failure {
  readonly side: SideName;
  readonly error: ExpectedError;
}

/** The seconds that the load may still plan for. */
type SecondsLeft = () => number;

/** The warning that the load is not measured because one side failed. */
function leftOut({ side, error }: Failure): Finding {
  const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
  return warning(`The load test is left out, it failed with the ${side}: ${asSentence(message)}`, error.fix);
}

/**
 * Tries the load once and plans how it is measured.
 * @returns a finding if the load cannot be measured.
 * @throws the signal's reason when the run is cancelled.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress, deadline, share = 1 } = options;
  const { load } = underLoad;
  if (load === undefined) {
    const message = 'Both servers can be started, but no load is named under which to measure them.';
    return warning(message, 'Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.');
  }
  if (process.platform !== 'linux') {
    const message = `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`;
    return warning(message, 'Run it on Linux, such as `runs-on: ubuntu-latest`.');
  }
  const left: SecondsLeft = () => ((deadline - performance.now()) / 1000) * share;
  const hasPorts = hasFreePort(underLoad);
  const setting: Setting = {
    ...options,
    underLoad: { ...underLoad, load },
    ports: hasPorts ? [await freePort(), await freePort()] : [],
    halves: await halvesOf(underLoad.cpus),
    // A server that never becomes ready must leave time for the other workloads.
    readyTimeout: Math.min(60_000, Math.max(0, left() * 1000) / FEWEST_ROUNDS),
  };
  const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  });
  if (trial === undefined)
    return warning('The budget was spent before both sides had run the load once.', 'Raise `budget`.');
  if ('error' in trial) return leftOut(trial);
  const linked = await relinked(setting, trial, left);
  const linking = Math.min(ROUNDS_WANTED * (linked.reordering?.seconds ?? 0), left() * LINKING);
  for (const side of SIDES) progress(`The ${side}: ${describeRun(trial.pair[side])}`);
  const plan = planAfterTrial(trial, left() - linking);
  const slice = expectedSlice(setting, trial, plan);
  const secondsPerPair = turns(plan.together) * (trial.startSeconds + plan.warmUp + slice);
  if (FEWEST_ROUNDS * secondsPerPair >= left()) {
    const message = `The load is left out: an interval needs ${FEWEST_ROUNDS} pairs, each of which takes ${duration(secondsPerPair * 1000)} with a slice of ${duration(slice * 1000)}, and the budget is shorter.`;
    const missing = 10 * Math.ceil((FEWEST_ROUNDS * secondsPerPair * 1.2 - left()) / 10);
    return warning(message, `Raise \`budget\` by about ${missing} s, or give \`load\` less work.`);
  }
  progress(`${doing(underLoad, plan.together)}, for ${duration(slice * 1000)} each time …`);
  return loadTest({
    setting: { ...setting, binaries: linked.binaries },
    trial,
    plan,
    secondsPerPair,
    overhead: secondsPerPair - turns(plan.together) * slice,
    left,
    reordering: linked.reordering,
    findings: linked.findings,
  });
}

/**
 * The seconds of a run that cannot be ended early: a program runs to its end, and so does a load that prints nothing about
 * the work that it had done by then. 0 for any other load.
 */
function secondsOfWholeRun({ underLoad }: Setting, { pair }: Trial): number {
  if (!underLoad.program && pair.baseline.work.work !== 'run') return 0;
  return Math.max(...SIDES.map((side) => pair[side].seconds / pair[side].work.done));
}

/** The seconds that a slice is expected to take. A load that ends by itself may take longer or less than the plan says. */
function expectedSlice(setting: Setting, trial: Trial, plan: Plan): number {
  const wanted = SIDES.map((side) => (trial.pair[side].cut ? plan.slice : trial.pair[side].seconds));
  const planned = Math.min(plan.longest, Math.max(...wanted));
  const wholeRun = secondsOfWholeRun(setting, trial);
  return wholeRun === 0 ? planned : wholeRun * Math.max(1, Math.round(planned / wholeRun));
}

/** Links both sides into the scratch folder, to see whether that works and how long it takes. @returns the binaries to run. */
async function relinked(setting: Setting, trial: Trial, left: SecondsLeft) {
  const { binaries, scratch, reordering } = setting;
  const copy = (folder: string) => join(scratch, 'linked', folder, basename(binaries.baseline));
  const copies = { baseline: copy('1'), candidate: copy('2') };
  const spare = left() - FEWEST_ROUNDS * turns(trial.plan.together) * secondsOfWholeRun(setting, trial);
  const linked = (await reordering?.(copies, spare)) ?? { findings: [] };
  return { ...linked, binaries: linked.reordering ? copies : binaries };
}

/** A load that was tried and planned. */
interface PlannedLoad {
  readonly setting: Setting;
  readonly trial: Trial;
  readonly plan: Plan;
  readonly secondsPerPair: number;
  /** The expected seconds of a pair outside of its slices, for starting, warming up and ending the servers. */
  readonly overhead: number;
  readonly left: SecondsLeft;
  readonly reordering: Reordering | undefined;
  readonly findings: readonly Finding[];
}

/** Makes the workload that runs pairs by the plan and keeps what they showed. */
function loadTest({ setting, trial, plan, left, ...planned }: PlannedLoad): LoadTest {
  const { pair } = trial;
  const { together } = plan;
  const pairs: Sides<MeasuredRun>[] = [];
  let { overhead } = planned;
  const runPair: Workload['runPair'] = async (first) => {
    const each = (left() * PLANNED) / Math.max(0, FEWEST_ROUNDS - pairs.length);
    const chosen = shortened(plan, (each - overhead) / turns(together));
    const begun = performance.now();
    const measured = await measurePair(setting, chosen, first);
    overhead = (performance.now() - begun) / 1000 - turns(together) * chosen.slice;
    if ('error' in measured) return leftOut(measured);
    pairs.push(measured);
    return { baseline: measured.baseline.values, candidate: measured.candidate.values };
  };
  const cpus = (together ? setting.halves.servers?.length : undefined) ?? setting.underLoad.cpus;
  return {
    workload: {
      name: 'load',
      // Some tools round latencies so coarsely that fast slices report none. Only quantities of every slice are comparable.
      get quantities() {
        return quantitiesOf([pair, ...pairs].flatMap((sides) => SIDES.map((side) => sides[side].values)));
      },
      secondsPerRun: planned.secondsPerPair / 2,
      runPair,
    },
    report: () => loadReport(pairs, { cpus, together }),
    reordering: planned.reordering,
    findings: () => [
      ...planned.findings,
      ...pair.baseline.findings,
      ...trial.notes,
      ...doubtsOf(pairs.length > 0 ? pairs : [pair]),
    ],
  };
}

/** The pair that ran once and does not count. */
interface Trial {
  readonly plan: Plan;
  readonly pair: Sides<MeasuredRun>;
  /** The seconds that a server took to start and to end. */
  readonly startSeconds: number;
  /** Notes about what cannot be measured in the best way, such as servers that must take turns. */
  readonly notes: readonly Finding[];
}

function doing({ program }: UnderLoad, together: boolean): string {
  const activity = program === undefined ? 'Loading the servers' : 'Running both programs';
  return `${activity} ${together ? 'at the same time' : 'in turns'}`;
}

/** The number of slices of a pair that run one after the other. */
function turns(together: boolean): number {
  return together ? 1 : 2;
}

/** Divides the time into pairs, and each pair into start, warm-up and slice. @param left the seconds for all pairs. */
function planFor(left: number, together: boolean, startSeconds: number, pairs = PAIRS_WANTED): Plan {
  const each = (left * PLANNED) / pairs / turns(together) - startSeconds;
  const warmUp = Math.min(LONGEST_WARM_UP, Math.max(SHORTEST_WARM_UP, each * WARM_UP_SHARE));
  const slice = Math.min(LONGEST_SLICE, Math.max(SHORTEST_SLICE, each - warmUp));
  return { together, warmUp, slice, longest: slice };
}

/** The longest slice, in seconds, with which `FEWEST_ROUNDS` pairs fit into the time. */
function mostSeconds(left: number, { together, warmUp }: Plan, startSeconds = 0): number {
  return Math.max(SHORTEST_SLICE, (left * PLANNED) / FEWEST_ROUNDS / turns(together) - warmUp - startSeconds);
}

/**
 * Runs the trial in the best way that works: both servers at the same time, else in turns; a load that is ended after its
 * slice, else, if its output cannot be understood then, one that runs to its end.
 * @returns the failure of the first way if both servers were to run at the same time, else of the last one.
 */
async function tryOut(setting: Setting, left: SecondsLeft, mayBeTogether: boolean) {
  const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
  let failure: Failure | undefined;
  for (const together of mayBeTogether ? [true, false] : [false]) {
    for (const isWhole of endsItself ? [true] : [false, true]) {
      const probes = !isWhole && PROBES <= left() * PROBING ? PROBES : 0;
      const plan = { ...planFor(left(), together, 0), probes };
      const tried = await runTrial(setting, isWhole ? { ...plan, longest: mostSeconds(left(), plan) } : plan);
      if (!('error' in tried)) return failure && !together ? { ...tried, notes: [inTurns(failure)] } : tried;
      // Keep the reason why both could not run at the same time, because the note about taking turns reports it.
      failure = together ? (failure ?? tried) : tried;
      if (!(tried.error instanceof EndedEarly)) break;
    }
  }
  return failure as Failure;
}

async function runTrial(setting: Setting, plan: Plan): Promise<Trial | Failure> {
  setting.progress(`${doing(setting.underLoad, plan.together)}, once to warm up …`);
  const begun = performance.now();
  const pair = await measurePair(setting, plan, 'baseline');
  if ('error' in pair) return pair;
  const [baseline, candidate] = [pair.baseline.loadedSeconds, pair.candidate.loadedSeconds];
  const loaded = plan.together ? Math.max(baseline, candidate) : baseline + candidate;
  const startSeconds = ((performance.now() - begun) / 1000 - loaded) / turns(plan.together);
  return { plan, pair, startSeconds, notes: [] };
}

function inTurns({ error }: Failure): Finding {
  const fix =
    'Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both would write: the interval will be narrower.';
  return note(`The servers take turns, since they cannot run at the same time: ${error.message}`, fix);
}

/** Plans the pairs by what the trial showed: how long a start takes, and how much is done in a second. @param left seconds. */
function planAfterTrial({ plan, pair, startSeconds }: Trial, left: number): Plan {
  const planned = { ...planFor(left, plan.together, startSeconds), work: pair.baseline.work.work };
  const most = mostSeconds(left, planned, startSeconds);
  // A load that ended by itself in the trial may end by itself again, also if it then takes twice as long.
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
 * The slice, in seconds, that makes the interval narrowest in a given time. Each pair also has `overhead` seconds that do not
 * count, so there are n = time / (overhead + slice) pairs. The variance of each pair is starts² + noise² / slice. The mean of
 * the pairs then has the least variance with slice = √overhead · noise / starts. The probes, which are a second long, show
 * the noise.
 * @returns undefined without probes.
 */
function suitedSlice({ baseline, candidate }: Sides<MeasuredRun>, overhead: number): number | undefined {
  const ratios = baseline.probes.map((probe, at) => Math.log((candidate.probes[at] ?? Number.NaN) / probe));
  if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return undefined;
  const middle = mean(ratios);
  const variance = mean(ratios.map((ratio) => (ratio - middle) ** 2)) * (PROBES / (PROBES - 1));
  return Math.sqrt(overhead * variance) / NOISE_OF_STARTS;
}

/** Shortens the slices of a plan if the machine became so busy that too few pairs would fit. @param most seconds of a slice. */
function shortened(plan: Plan, most: number): Plan {
  if (plan.longest > plan.slice || most >= plan.slice) return plan;
  const slice = Math.max(SHORTEST_SLICE, most);
  return { ...plan, slice, longest: slice };
}

/**
 * Runs one pair. When one side fails, the other one is stopped.
 * @returns the failure if a side does not do what it should.
 * @throws BudgetSpent at the deadline, or the signal's reason when aborted.
 */
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
      return await measureSide({ ...setting, signal }, plan, { side, at: side === first ? 0 : 1 }, meetings);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ExpectedError) failure = { side, error };
      // The other side may wait for this one at a meeting.
      stop.abort(error);
      throw error;
    }
  };
  try {
    if (!plan.together) return (await pairOf(first, run)) as Sides<MeasuredRun>;
    const settled = await Promise.allSettled(sidesInOrder(first).map(run));
    signal.throwIfAborted();
    const runs = settled.map((result) => (result as PromiseFulfilledResult<MeasuredRun>).value);
    return bothOf(first, runs);
  } catch (error) {
    if (failure !== undefined) return failure;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A function that both sides call and await, so that they go on together. It rejects with the signal's reason. */
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
