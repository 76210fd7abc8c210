import { type Finding, warning } from '../../system/errors.ts';
import type { Quantity } from '../../system/quantities.ts';
import { someOf } from '../../system/text.ts';
import { FEWEST_DIFFERENCES } from '../stats/samples.ts';
import { byContender, type Contenders } from './contenders.ts';

/**
 * A workload is something that a program does again and again so that its speed can be measured. There are three: a Go benchmark
 * (benchmarks.ts), a server under load (load.ts), and a program that runs to its end, which load.ts measures like a load of one run.
 * All three have the same interface: `runSet` runs the workload once on each contender and returns what each run used.
 *
 *     await workload.runSet(['candidate', 'baseline'])
 *     // { baseline: Map { 'cpu-sec/op' => 0.00100 }, candidate: Map { 'cpu-sec/op' => 0.00097 } }
 *
 * A workload decides how long a run is, what is prepared before it, and whether all contenders can run at the same time. It does
 * not know how often it is repeated, nor which difference is large enough: the experiment (experiment/rounds.ts) decides that.
 * Each kind first tries itself out, to learn how long its runs take and how much they vary, and plans its runs by that.
 *
 * - benchmarks.ts plans the iterations of each benchmark; calibrate.ts finds the benchmarks and what one operation costs;
 *   test-binaries.ts builds the test binary of each package for each contender.
 * - load.ts plans the slices of a load test; slices.ts loads one server for one slice; serve.ts starts the server and the load
 *   command; load-tools.ts reads what the load tools print; load-settings.ts and program-as-service.ts read the settings.
 * - order.ts links all contenders with another order of functions; processes.ts pins processes to CPUs and copies binaries.
 * - contenders.ts names the builds that are compared.
 */

/** The number of rounds that a verdict needs, because a 95 % interval needs that many differences and each round gives one. */
export const FEWEST_ROUNDS = FEWEST_DIFFERENCES;

/** The values that one run on one contender reported, by unit, such as `cpu-sec/op`. Units that the run did not report are absent. */
export type RunValues = ReadonlyMap<string, number>;

/** The values of one run on each contender. The runs happened at the same time, or one right after the other. */
export type RunSet = Contenders<RunValues>;

/** A workload that can be repeated: one Go benchmark, one server under load, or one program that runs to its end. */
export interface Workload {
  readonly name: string;
  /** The quantities that its runs report. At most one of them decides the verdict. */
  readonly quantities: readonly Quantity[];
  /** The expected wall time of one run on one contender, in seconds, including the start of the process. */
  readonly secondsPerRun: number;
  /** Whether it is held out from the verdict of the comparison and gets a verdict of its own; absent: it decides the verdict. */
  readonly isHeldOut?: boolean;
  /**
   * Runs the workload once on each contender. A finding explains why the workload failed: it is not run again, and its
   * earlier sets are kept.
   * @param order the names of all contenders; they start in this order.
   * @throws BudgetSpent at the deadline, or the signal's reason when aborted. No process is left running in either case.
   */
  runSet(order: readonly string[]): Promise<RunSet | Finding>;
}

/** Says that the time for measuring is over. Complete rounds are kept. */
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

/** The warning that the budget is too short for these workloads. */
export function noRoomFor(names: readonly string[]): Finding {
  const message = `The budget has no room for at least ${FEWEST_ROUNDS} rounds of everything, so these are left out: ${someOf(names)}.`;
  return warning(message, 'Raise `budget`, or choose fewer with `benchmarks`.');
}

/** Names a load in rows and messages: `load`, or `held-out load`. */
export function nameOfLoad({ isHeldOut }: Pick<Workload, 'isHeldOut'>): string {
  return isHeldOut ? 'held-out load' : 'load';
}

/**
 * The warning that a held-out workload is not measured. The verdict is about the other workloads, so it stays.
 * @param which `load` or `benchmarks`. @param reason a sentence.
 */
export function heldOutNotMeasured(which: 'load' | 'benchmarks', reason: string): Finding {
  const message = `The held-out ${which} ${which === 'load' ? 'is' : 'are'} not measured. ${reason}`;
  return warning(
    message,
    'Change or remove `held-out`. The verdict does not change, because it is about the other workloads.',
  );
}

/** The share of the available time that a plan uses. The rest is a reserve for a busy machine. */
export const PLANNED = 0.85;
/** A budget should have room for this many rounds before a round gets several sets of a workload. */
export const ROUNDS_WANTED = 15;
