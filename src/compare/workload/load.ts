import { basename, join } from 'node:path';
import { orAborted } from '../../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../../system/errors.ts';
import { count, groupBy, totalOf } from '../../system/format.ts';
import { asSentence, duration, listInWords } from '../../system/text.ts';
import {
  byContender,
  type Contenders,
  type ContenderWords,
  contenderNames,
  mapContenders,
  wordsForContender,
} from './contenders.ts';
import { hasFreePort } from './load-settings.ts';
import { LINKING, type Reordering } from './order.ts';
import { freePort, halvesOf } from './processes.ts';
import { ServiceNotStarted } from './serve.ts';
import { type LoadProbe, planSlice, planTrial, SHORTEST_SLICE } from './slice-plan.ts';
import {
  describeRun,
  doubtsOf,
  EndedEarly,
  type Failure,
  type LoadPlan,
  type LoadReport,
  type LoadTestOptions,
  loadReport,
  type MeasuredRun,
  measureSlice,
  quantitiesOf,
  type Setting,
} from './slices.ts';
import { BudgetSpent, FEWEST_ROUNDS, nameOfLoad, PLANNED, ROUNDS_WANTED, type Workload } from './workload.ts';

/**
 * Makes a workload of a load test. This file plans how long each server is loaded, and slices.ts loads one server.
 *
 * 1. `tryOut` runs one set, the trial, which does not count. The trial warms up everything that outlives a server, such as cached files and
 *    databases. The trial shows whether the servers can run at the same time, and whether the load can be stopped after a slice. The trial
 *    also shows how long a server takes to start, and how many requests the load makes in a second.
 * 2. `relinked` links all contenders once, to measure how long linking with a new order of functions (order.ts) takes.
 * 3. `planAfterTrial` chooses the length of the slice, which is the number of seconds for which each server is loaded in every set.
 * 4. After the trial, `LoadTest.workload` runs sets with the plan of `planAfterTrial`. `LoadTest.workload` shortens the slices if the
 *    machine becomes busy.
 *
 * For example, suppose that 300 s are left, all servers run at the same time, and a server takes 0.5 s to start. With a warm-up of 2 s and
 * the longest slice of 8 s, 24 sets would fit into the time. But the planned slice is 3 s if the trial shows that the ratio of the two
 * sides varies by 1.9 % from second to second. In the same time, slices of 3 s give a narrower interval than slices of 8 s, because more
 * servers are started.
 */

/** A load test that can be measured on all contenders. */
export interface LoadTest {
  readonly workload: Workload;
  /**
   * Returns the figures of the baseline and of one further contender in all sets until now, without the trial; undefined before the first
   * set.
   * @param candidate the name of the further contender; absent: `candidate`.
   */
  report(candidate?: string): LoadReport | undefined;
  /** Links all servers with a new order of functions; absent if the servers keep one order. */
  readonly reordering?: Reordering;
  /**
   * The paths of the binaries from which the servers are copied. `reordering` replaces the linked binaries, so a second load that uses the
   * same binaries need not link again.
   */
  readonly binaries: Contenders<string>;
  findings(): readonly Finding[];
}

/** The seconds that are left for the load. */
interface TimeLeft {
  /** The planned seconds of the load. */
  planned(): number;
  /** The seconds that the load may take if the load does not fit into the planned seconds. */
  most(): number;
  /** The seconds of all loads whose servers are copied from the same linked binaries as the servers of this load. */
  linked(): number;
}

/** Returns the warning that the load is not measured because one contender failed. */
function leftOut({ contender, error }: Failure, name: string, words: ContenderWords | undefined): Finding {
  const side = wordsForContender(contender, words);
  const message = `The ${name} test is left out, because it failed with the ${side}: ${asClause(error)}`;
  return warning(message, error.fix);
}

/** Returns the message of an error in lower case, so that it can follow a comma or a colon. */
function asClause({ message }: ExpectedError): string {
  return asSentence(message.replace(/^(?:The|Another|What) /, (word) => word.toLowerCase()));
}

/**
 * Tries the load once and plans how to measure it.
 * @returns a finding if the load cannot be measured.
 * @throws the signal's reason if the run is cancelled.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest | Finding> {
  const { underLoad, progress, words } = options;
  const { load } = underLoad;
  const name = nameOfLoad(options);
  if (load === undefined) {
    const message = 'The settings start both servers, but name no load for the measurement.';
    return warning(message, 'Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.');
  }
  if (process.platform !== 'linux') {
    const message = `The servers are not measured under load, because only Linux reports the CPU time of a server, and this machine runs ${process.platform}.`;
    return warning(message, 'Run the comparison on Linux, for example with `runs-on: ubuntu-latest`.');
  }
  const left = timeLeft(options);
  const hasPorts = hasFreePort(underLoad);
  const names = contenderNames(options.binaries);
  const setting: Setting = {
    ...options,
    underLoad: { ...underLoad, load },
    starts: { ports: hasPorts ? await freePorts(names.length) : [], failed: [] },
    halves: await halvesOf(underLoad.cpus),
    // Limit the time for becoming ready, because a server that never becomes ready must leave time for the other workloads.
    readyTimeout: Math.min(60_000, Math.max(0, left.planned() * 1000) / FEWEST_ROUNDS),
  };
  const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  });
  if (trial === undefined)
    return warning(`The budget was spent before the ${name} had run once on every side.`, 'Raise `budget`.');
  if (isFailure(trial)) return leftOut(trial, name, words);
  const linked = await relinked(setting, trial, left);
  const linkSeconds = Math.min(ROUNDS_WANTED * (linked.reordering?.seconds ?? 0), left.linked() * LINKING);
  const linking = (linkSeconds * left.planned()) / left.linked();
  for (const one of names)
    progress(`The ${wordsForContender(one, words)}: ${describeRun(trial.set[one] as MeasuredRun)}`);
  const plan = planAfterTrial(setting, trial, {
    ...left,
    planned: () => left.planned() - linking,
    most: () => left.most() - linking,
  });
  const slice = expectedSlice(setting, trial, plan);
  const turns = turnsOf(setting, plan);
  const secondsPerSet = turns * (trial.startSeconds + plan.warmUp + slice);
  if (FEWEST_ROUNDS * secondsPerSet >= left.most()) return tooLong(options, { secondsPerSet, slice });
  progress(`${doing(setting, plan.together)}, for ${duration(slice * 1000)} each time …`);
  return loadTest({
    setting: { ...setting, binaries: linked.binaries },
    trial,
    plan,
    secondsPerSet,
    overhead: secondsPerSet - turns * slice,
    left,
    reordering: linked.reordering,
    findings: linked.findings,
  });
}

/** Chooses a port for each of so many servers. */
function freePorts(servers: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: servers }, freePort));
}

/** Returns the seconds that are left for a load, computed from the parts of the time that the load may use. */
function timeLeft({
  deadline,
  share = 1,
  mostShare = share,
  linkedShare = share,
}: LoadTestOptions): TimeLeft {
  const seconds = () => (deadline - performance.now()) / 1000;
  return {
    planned: () => seconds() * share,
    most: () => seconds() * mostShare,
    linked: () => seconds() * linkedShare,
  };
}

/** Returns the warning that the time is too short for a load. @param plan the seconds of a set, and the seconds of a slice. */
function tooLong(
  options: LoadTestOptions,
  { secondsPerSet, slice }: { readonly secondsPerSet: number; readonly slice: number },
): Finding {
  const name = nameOfLoad(options);
  const { share = 1, mostShare = share, measuringShare = 1 } = options;
  const sets = contenderNames(options.binaries).length === 2 ? 'pairs' : 'sets of runs';
  const message = `The ${name} is left out: an interval needs ${FEWEST_ROUNDS} ${sets}, but the budget is shorter. Each ${sets === 'pairs' ? 'pair' : 'set'} takes ${duration(secondsPerSet * 1000)} with a slice of ${duration(slice * 1000)}.`;
  const missing = FEWEST_ROUNDS * secondsPerSet * 1.2 - timeLeft(options).most();
  const more = 10 * Math.ceil(missing / mostShare / measuringShare / 10);
  return warning(message, `Raise \`budget\` by about ${more} s, or give the ${name} less work.`);
}

/**
 * Returns the seconds of a run that cannot be stopped early. A program that runs to its end cannot be stopped early. A load also cannot be
 * stopped early if its tool, when it is stopped, does not print how much work it had done. Returns 0 for a load that can be stopped early.
 */
function secondsOfWholeRun({ underLoad }: Setting, { set }: Trial): number {
  if (!underLoad.program && set.baseline.work.work !== 'run') return 0;
  return Math.max(...Object.values(set).map(({ seconds, work }) => seconds / work.done));
}

/** Returns the seconds that a slice is expected to take. A load that ends by itself may take longer or shorter than planned. */
function expectedSlice(setting: Setting, trial: Trial, plan: LoadPlan): number {
  const wanted = Object.values(trial.set).map(({ cut, seconds }) => (cut ? plan.slice : seconds));
  const planned = Math.min(plan.longest, Math.max(...wanted));
  const wholeRun = secondsOfWholeRun(setting, trial);
  return wholeRun === 0 ? planned : wholeRun * Math.max(1, Math.round(planned / wholeRun));
}

/**
 * Links all contenders into the scratch folder, to find out whether linking works and how long a link takes.
 * @returns the binaries to run.
 */
async function relinked(setting: Setting, trial: Trial, left: TimeLeft) {
  const { binaries, scratch, reordering, share = 1, measuringShare = 1 } = setting;
  const names = contenderNames(binaries);
  // Make all paths equally long, like the paths in `measureSlice`.
  const copies = mapContenders(binaries, (_, name) =>
    join(scratch, 'linked', `${names.indexOf(name) + 1}`, basename(binaries.baseline)),
  );
  const spare =
    left.planned() - FEWEST_ROUNDS * turnsOf(setting, trial.plan) * secondsOfWholeRun(setting, trial);
  const time = { seconds: spare, share: share * measuringShare };
  const linked = (await reordering?.(copies, time)) ?? { findings: [] };
  return { ...linked, binaries: linked.reordering ? copies : binaries };
}

/** A load that was tried once, with the plan for measuring this load. */
interface PlannedLoad {
  readonly setting: Setting;
  readonly trial: Trial;
  readonly plan: LoadPlan;
  readonly secondsPerSet: number;
  /**
   * The expected time of a set without its slices, in seconds. The time between the slices is needed to start, warm up and stop the
   * servers.
   */
  readonly overhead: number;
  readonly left: TimeLeft;
  readonly reordering: Reordering | undefined;
  readonly findings: readonly Finding[];
}

/** Makes the workload that runs sets with the plan and keeps the results of the sets. */
function loadTest({ setting, trial, plan, left, ...planned }: PlannedLoad): LoadTest {
  const { together } = plan;
  const name = nameOfLoad(setting);
  const turns = turnsOf(setting, plan);
  const sets: Contenders<MeasuredRun>[] = [];
  let { overhead } = planned;
  const runSet: Workload['runSet'] = async (order) => {
    const each = (left.planned() * PLANNED) / Math.max(0, FEWEST_ROUNDS - sets.length);
    const chosen = shortened(plan, (each - overhead) / turns);
    // The rounds decide whether a set begins after the deadline, so only the latest time ends a set that has begun.
    const { deadline, latest = deadline } = setting;
    const measured = await measureSet({ ...setting, deadline: latest }, chosen, order);
    if (isFailure(measured)) return leftOut(measured, name, setting.words);
    overhead = measured.seconds - turns * chosen.slice;
    sets.push(measured.runs);
    return mapContenders(measured.runs, ({ values }) => values);
  };
  const cpus = (together ? setting.halves.servers?.length : undefined) ?? setting.underLoad.cpus;
  return {
    workload: {
      name,
      isHeldOut: setting.isHeldOut,
      // Compare only quantities that every slice reports. Some tools round latencies so coarsely that fast slices have no usable latencies.
      get quantities() {
        return quantitiesOf(
          [trial.set, ...sets].flatMap((set) => Object.values(set).map(({ values }) => values)),
        );
      },
      secondsPerRun: planned.secondsPerSet / contenderNames(trial.set).length,
      runSet,
    },
    report: (candidate = 'candidate') =>
      loadReport(
        sets.map((set) => ({ baseline: set.baseline, candidate: set[candidate] as MeasuredRun })),
        { cpus, together },
      ),
    reordering: planned.reordering,
    binaries: setting.binaries,
    findings: () => [
      ...planned.findings,
      ...trial.set.baseline.findings,
      ...trial.notes,
      ...doubtsOf(sets.length > 0 ? sets : [trial.set], name, setting.words),
      ...startDoubts(setting, sets.length),
    ],
  };
}

/**
 * Returns the warning that servers did not start and were started again.
 * @param sets the number of sets that count.
 */
function startDoubts(setting: Setting, sets: number): Finding[] {
  const { failed } = setting.starts;
  const [first] = failed;
  if (first === undefined || sets === 0) return [];
  const times = [...groupBy(failed, ({ contender }) => contender)].map(
    ([contender, own]) =>
      `${count(own.length, 'time')} with the ${wordsForContender(contender, setting.words)}`,
  );
  const message = `In the ${nameOfLoad(setting)} test, the service failed to start ${listInWords(times)}, and all services were started again. The first time, ${asClause(first.error)}`;
  return [warning(message, first.error.fix)];
}

/** The result of the trial, which is one set that does not count. */
interface Trial {
  readonly plan: LoadPlan;
  readonly set: Contenders<MeasuredRun>;
  /** The seconds that a server took to start and to end. */
  readonly startSeconds: number;
  /** Notes about limits of the measurement, for example that the servers must take turns. */
  readonly notes: readonly Finding[];
}

function doing({ underLoad: { program }, isHeldOut }: Setting, together: boolean): string {
  const activity = program === undefined ? 'Loading the servers' : 'Running the programs';
  return `${activity}${isHeldOut ? ' with the held-out load' : ''} ${together ? 'at the same time' : 'in turns'}`;
}

/** The number of slices of a set that run one after the other. */
function turnsOf({ binaries }: Setting, { together }: Pick<LoadPlan, 'together'>): number {
  return together ? 1 : contenderNames(binaries).length;
}

/**
 * Runs the trial in the best way that works. The trial first runs all servers at the same time, and if this fails, the servers take turns.
 * The trial first stops the load after its slice, and if the load's output cannot be understood, the load runs to its end.
 * @returns the result of the first way that works. If no way works, the failure of the last try.
 */
async function tryOut(setting: Setting, left: TimeLeft, mayBeTogether: boolean) {
  const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
  let failure: Failure | undefined;
  for (const together of mayBeTogether ? [true, false] : [false]) {
    for (const isWhole of endsItself ? [true] : [false, true]) {
      const turns = turnsOf(setting, { together });
      const planned = planTrial(left.planned(), turns);
      const longest = isWhole ? planTrial(left.most(), turns).most : planned.slice;
      const probes = isWhole ? 0 : planned.probes;
      const { warmUp, slice } = planned;
      const tried = await runTrial(setting, { together, warmUp, slice, longest, probes });
      if (!isFailure(tried)) return failure && !together ? { ...tried, notes: [aboutTurns(failure)] } : tried;
      // Keep the reason why the servers could not run at the same time, because the note about taking turns reports it.
      failure = together ? (failure ?? tried) : tried;
      if (!(tried.error instanceof EndedEarly)) break;
    }
  }
  return failure as Failure;
}

async function runTrial(setting: Setting, plan: LoadPlan): Promise<Trial | Failure> {
  setting.progress(`${doing(setting, plan.together)}, once to warm up …`);
  const measured = await measureSet(setting, plan, contenderNames(setting.binaries));
  if (isFailure(measured)) return measured;
  const { runs: set } = measured;
  const seconds = Object.values(set).map(({ loadedSeconds }) => loadedSeconds);
  const loaded = plan.together ? Math.max(...seconds) : totalOf(seconds, (one) => one);
  const startSeconds = (measured.seconds - loaded) / turnsOf(setting, plan);
  return { plan, set, startSeconds, notes: [] };
}

function aboutTurns({ error }: Failure): Finding {
  const fix =
    'Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both servers would write. Then both servers can run at the same time, and the interval becomes narrower.';
  return note(`The servers take turns, because they cannot run at the same time: ${error.message}`, fix);
}

/** Plans the sets from the results of the trial. */
function planAfterTrial(setting: Setting, { plan, set, startSeconds }: Trial, left: TimeLeft): LoadPlan {
  const runs = Object.values(set);
  const { together } = plan;
  const { work } = set.baseline.work;
  const endsItself = plan.longest > plan.slice || work === 'run';
  const probe: LoadProbe = {
    turns: turnsOf(setting, plan),
    startSeconds,
    // If a load ends by itself, the end of the slice cuts off no work.
    workPerSecond: endsItself ? undefined : Math.min(...runs.map((run) => run.work.done / run.seconds)),
    probes: { baseline: set.baseline.probes, candidate: set.candidate.probes },
  };
  const { warmUp, slice } = planSlice(left.planned(), probe);
  if (!endsItself) return { together, warmUp, work, slice, longest: slice };
  const { most } = planSlice(left.most(), probe);
  // Let a load that ended by itself in the trial end by itself again, even if the load then takes twice as long.
  const whole = runs.map(({ cut, seconds }) => (cut ? 0 : 2 * seconds));
  return { together, warmUp, work, slice, longest: Math.max(most, ...whole) };
}

/** Shortens the slices of a plan if the machine became so busy that too few sets would fit. @param most the maximum seconds of a slice. */
function shortened(plan: LoadPlan, most: number): LoadPlan {
  if (plan.longest > plan.slice || most >= plan.slice) return plan;
  const slice = Math.max(SHORTEST_SLICE, most);
  return { ...plan, slice, longest: slice };
}

/** The runs of one set. */
interface MeasuredSet {
  readonly runs: Contenders<MeasuredRun>;
  /** The wall time of the set in seconds, from the first start to the last end of a server. */
  readonly seconds: number;
}

/** The maximum number of failed starts after which a load test starts its servers again. */
const MOST_FAILED_STARTS = 3;

/**
 * Runs one set. If a server does not start, all servers start again, on other ports, because another program may have taken a port since
 * the last set. The failed try has no effect on the figures, because a set counts only as a whole.
 * @param order the contenders, in the order in which they start.
 * @returns the failure if a contender fails; the first failed start if a server does not start again.
 * @throws BudgetSpent at the deadline, or the signal's reason if the signal was aborted.
 */
async function measureSet(
  setting: Setting,
  plan: LoadPlan,
  order: readonly string[],
): Promise<MeasuredSet | Failure> {
  const { starts, progress } = setting;
  const first = await measureOnce(setting, plan, order);
  if (!isFailure(first) || !(first.error instanceof ServiceNotStarted)) return first;
  if (starts.failed.length === MOST_FAILED_STARTS) return first;
  const side = wordsForContender(first.contender, setting.words);
  progress(`The ${side} failed to start: ${asClause(first.error)} All servers start again.`);
  starts.ports = await freePorts(starts.ports.length);
  const second = await measureOnce(setting, plan, order).catch((error: unknown) => {
    // The failed start explains more than the end of the time.
    if (error instanceof BudgetSpent) return first;
    throw error;
  });
  if (isFailure(second) && second.error instanceof ServiceNotStarted) return first;
  starts.failed.push(first);
  return second;
}

/**
 * Runs one set. If one contender fails, the other contenders are stopped.
 * @param order the contenders, in the order in which they start.
 * @returns the failure if a contender fails.
 * @throws BudgetSpent at the deadline, or the signal's reason if the signal was aborted.
 */
async function measureOnce(
  setting: Setting,
  plan: LoadPlan,
  order: readonly string[],
): Promise<MeasuredSet | Failure> {
  const left = setting.deadline - performance.now();
  setting.signal.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const stop = new AbortController();
  const signal = AbortSignal.any([setting.signal, stop.signal]);
  const timer = setTimeout(() => stop.abort(new BudgetSpent()), left);
  const meetings = plan.together ? [meeting(order.length), meeting(order.length)] : [];
  let failure: Failure | undefined;
  const run = async (contender: string) => {
    try {
      const place = { contender, at: order.indexOf(contender) };
      return await measureSlice({ ...setting, signal }, plan, place, meetings);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ExpectedError) failure = { contender, error };
      // Stop the other contenders, because they may wait for this contender at the beginning of a slice.
      stop.abort(error);
      throw error;
    }
  };
  const runAll = async (): Promise<readonly MeasuredRun[]> => {
    if (!plan.together) {
      const runs: MeasuredRun[] = [];
      for (const contender of order) runs.push(await run(contender));
      return runs;
    }
    const settled = await Promise.allSettled(order.map(run));
    signal.throwIfAborted();
    return settled.map((result) => (result as PromiseFulfilledResult<MeasuredRun>).value);
  };
  try {
    const begun = performance.now();
    const runs = byContender(order, await runAll());
    return { runs, seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    // A cancelled run is no failed load, even if a contender failed just before.
    setting.signal.throwIfAborted();
    if (failure !== undefined) return failure;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function isFailure(result: object): result is Failure {
  return 'error' in result && result.error instanceof ExpectedError;
}

/**
 * Returns a function that all contenders call and await, so that they continue at the same time. The function rejects with the signal's
 * reason.
 */
function meeting(contenders: number): (signal: AbortSignal) => Promise<void> {
  let came = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return (signal) => {
    if (++came === contenders) open();
    return orAborted(all, signal);
  };
}
