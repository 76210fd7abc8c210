import { type Finding, warning } from '../../system/errors.ts';
import type { Quantity } from '../../system/quantities.ts';
import { someOf } from '../../system/text.ts';
import { FEWEST_DIFFERENCES } from '../stats/samples.ts';
import { byContender, type Contenders } from './contenders.ts';

/**
 * A workload is something that a program does again and again so that its speed can be measured. There are three kinds of workloads: a Go
 * benchmark (benchmarks.ts), a server under load (load.ts), and a program that runs to its end. load.ts also measures a program that runs
 * to its end, like a load of one run. All kinds of workloads have the same interface: `runSet` runs the workload once on each contender and
 * returns the values of each run, such as its CPU time.
 *
 *     await workload.runSet(['candidate', 'baseline'])
 *     // { baseline: Map { 'cpu-sec/op' => 0.00100 }, candidate: Map { 'cpu-sec/op' => 0.00097 } }
 *
 * A workload decides how long a run is, what is prepared before a run, and whether all contenders can run at the same time. The experiment
 * (experiment/rounds.ts) decides how often the workload is repeated. Each kind of workload begins with a trial, which shows how long its
 * runs take and how much they vary, and plans its runs from this trial.
 *
 * - benchmarks.ts plans the iterations of each benchmark. calibrate.ts finds the benchmarks and measures the cost of one operation.
 *   test-binaries.ts builds the test binary of each package for each contender.
 * - load.ts plans the slices of a load test. slices.ts loads one server for one slice. serve.ts starts the server and the load command.
 *   load-tools.ts reads what the load tools print. load-settings.ts and program-as-service.ts read the settings.
 * - order.ts links all contenders with a new order of functions; processes.ts pins processes to CPUs and copies binaries.
 * - contenders.ts defines the contenders, which are the builds that are compared.
 */

/**
 * The number of rounds that a verdict needs. A 95 % interval needs six differences, and each round gives one difference.
 */
export const FEWEST_ROUNDS = FEWEST_DIFFERENCES;

/** The values that one run on one contender reported, by unit, such as `cpu-sec/op`. Units without a value are absent. */
export type RunValues = ReadonlyMap<string, number>;

/** The values of one run on each contender. The runs happened at the same time, or one right after the other. */
export type RunSet = Contenders<RunValues>;

/** A workload that can be repeated: one Go benchmark, one server under load, or one program that runs to its end. */
export interface Workload {
  readonly name: string;
  /** The quantities that the runs of the workload report. At most one of the quantities of a workload decides the verdict. */
  readonly quantities: readonly Quantity[];
  /** The expected wall time of one run on one contender, in seconds, including the start of the process. */
  readonly secondsPerRun: number;
  /**
   * True if the workload is held out from the verdict of the comparison and gets a separate verdict; absent: the workload decides the
   * verdict.
   */
  readonly isHeldOut?: boolean;
  /**
   * Runs the workload once on each contender. If the workload fails, a finding explains why. After a failure, the workload is not run
   * again, and its earlier sets are kept.
   * @param order the names of all contenders; they start in this order.
   * @throws BudgetSpent at the deadline, or the signal's reason if the signal was aborted. When the function throws, all processes of the
   * workload have ended.
   */
  runSet(order: readonly string[]): Promise<RunSet | Finding>;
}

/** Thrown when the time for measuring is over. The results of complete rounds are kept. */
export class BudgetSpent extends Error {}

/** Calls `run` for each contender, one after the other. @returns all results, or the first finding. */
export async function inTurns<T>(
  order: readonly string[],
  run: (contender: string) => Promise<T | Finding>,
): Promise<Contenders<T> | Finding> {
  const results: T[] = [];
  for (const contender of order) {
    const result = await run(contender);
    if (isFinding(result)) return result;
    results.push(result);
  }
  return byContender(order, results);
}

/** Checks whether a function returned a finding instead of its result. */
export function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'severity' in value;
}

/** Returns the warning that the budget is too short for these workloads. */
export function noRoomFor(names: readonly string[]): Finding {
  const message = `The budget is too short for at least ${FEWEST_ROUNDS} rounds of all workloads, so these workloads are left out: ${someOf(names)}.`;
  return warning(message, 'Raise `budget`, or choose fewer benchmarks with `benchmarks`.');
}

/** Returns the name of a load in rows and messages: `load`, or `held-out load`. */
export function nameOfLoad({ isHeldOut }: Pick<Workload, 'isHeldOut'>): string {
  return isHeldOut ? 'held-out load' : 'load';
}

/**
 * Returns the warning that a held-out workload is not measured. The verdict of the comparison stays the same, because other workloads
 * decide it.
 * @param which `load` or `benchmarks`. @param reason the reason as a sentence.
 */
export function heldOutNotMeasured(which: 'load' | 'benchmarks', reason: string): Finding {
  const message = `The held-out ${which} ${which === 'load' ? 'is' : 'are'} not measured. ${reason}`;
  return warning(
    message,
    'Change or remove `held-out`. The verdict does not change, because it is about the other workloads.',
  );
}

/** The share of the available time for which runs are planned. The remaining time is a reserve for a busy machine. */
export const PLANNED = 0.85;
/** The minimum number of rounds that must fit into a budget before a workload gets several sets per round. */
export const ROUNDS_WANTED = 15;
