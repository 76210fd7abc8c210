import { basename, join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../../golang/binaries.ts';
import { ExpectedError, type Finding, note, warning } from '../../system/errors.ts';
import { lastOutput } from '../../system/exec.ts';
import { count, fixed, share, totalOf } from '../../system/format.ts';
import { type Quantity, quantityOf } from '../../system/quantities.ts';
import { duration } from '../../system/text.ts';
import { median } from '../stats/samples.ts';
import { type Contenders, type ContenderWords, contenderNames, wordsForContender } from './contenders.ts';
import { onPort, portsIn, type UnderLoad } from './load-settings.ts';
import { LOAD_TOOLS, type LoadOutput, tooManyFailed, understand } from './load-tools.ts';
import type { reordering, TimeForOrders } from './order.ts';
import { freshCopy, type Halves, type ServerUse } from './processes.ts';
import { ANY_PROTOCOL, type LoadRun, runLoad, withService } from './serve.ts';
import type { RunValues } from './workload.ts';

/**
 * Measures a slice, which is the time for which one server is loaded in one round. `measureSlice` starts the server, warms up the server,
 * loads it for the slice and stops it. The values of a slice are the server's CPU time and memory, and the work, throughput and latencies
 * that the load tool prints. For example, 2.4 s of CPU time for 12,000 requests are 0.2 ms per request. load.ts plans the slices.
 */

/** The binaries and the commands of a load test, and the time for the load test. */
export interface LoadTestOptions {
  /** The path of each contender's binary. */
  readonly binaries: Contenders<string>;
  /** The words for the contenders in messages; absent: their names. */
  readonly words?: ContenderWords;
  readonly underLoad: UnderLoad;
  readonly cwd: string;
  /** The environment of `serve` and of `load`. The variables that the user sets for a command override this environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** The time at which measuring ends, in milliseconds of `performance.now()`. */
  readonly deadline: number;
  /** The time at which a set of the measurement is stopped; absent: at the deadline. */
  readonly latest?: number;
  /** True if the load is held out from the verdict; absent: the load decides the verdict. */
  readonly isHeldOut?: boolean;
  /** The part of the time that the load is planned for if other workloads are measured, too; absent: the whole time. */
  readonly share?: number;
  /**
   * The largest part of the time that the load may use. The load uses more than `share` only if it does not fit into `share`. Absent:
   * `share`. If the load decides the verdict, it may also use the time that was planned for held-out workloads.
   */
  readonly mostShare?: number;
  /**
   * The part of the time that this load has together with a second load that uses the same linked binaries. Absent: the same as `share`.
   */
  readonly linkedShare?: number;
  /** The part of `budget` that measuring gets, because profiles and reasons get the rest; absent: the whole budget. */
  readonly measuringShare?: number;
  /** A folder for copies of the binaries and for files of load tools. */
  readonly scratch: string;
  progress(line: string): void;
  /** True if the servers of all contenders run at the same time; absent: the trial finds out whether that works. */
  readonly together?: boolean;
  /** Returns a way to link the binaries with new orders of functions, into the paths `to`; absent: the binaries keep their order. */
  readonly reordering?: (to: Contenders<string>, time: TimeForOrders) => ReturnType<typeof reordering>;
}

/** The figures of both servers under load, which the report shows in addition to the rows of the comparison. */
export interface LoadReport {
  /** One unit of work in the singular: `request` or `iteration`, or `run` if the output of the load command cannot be understood. */
  readonly work: string;
  readonly tool?: LoadOutput['tool'];
  /** The maximum number of CPUs that the server may use. */
  readonly cpus?: number;
  /** True if both servers ran at the same time; false if they ran one after the other. */
  readonly together?: boolean;
  readonly baseline: LoadSide;
  readonly candidate: LoadSide;
}

/** The figures of one side. Each figure is the median over the side's slices. */
export interface LoadSide {
  readonly runs: number;
  readonly work: number;
  readonly cpuSecondsPerWork: number;
  /** The greatest resident memory of the server with its processes, in bytes. */
  readonly peakMemory?: number;
  /** The units of work per second. */
  readonly throughput?: number;
  /** The latencies in seconds by percentile, such as `p50`, `p99` or `max`, as the load tool reports them. */
  readonly latencies?: Readonly<Record<string, number>>;
  /** The share of failed requests as a fraction; absent if the tool reports no failures. */
  readonly failed?: number;
}

/** The work of a slice, according to the load tool's output. */
export type WorkDone = Omit<LoadOutput, 'work'> & { readonly work: LoadOutput['work'] | 'run' };

/** The CPU time and memory that a server used in a slice, and the work that it did. */
export interface LoadedSide {
  readonly use: ServerUse;
  readonly work: WorkDone;
}

/** The minimum CPU seconds of a server in a slice. With fewer CPU seconds, the comparison gets a warning. */
const SHORT_SECONDS = 0.2;

/**
 * Lists the reasons to doubt the figures: slices with little CPU time, and failed requests.
 * @param sets the runs of all contenders in each set; there is at least one set.
 * @param name the name of the load, such as `load`.
 */
export function doubtsOf(
  sets: readonly Contenders<LoadedSide>[],
  name: string,
  words?: ContenderWords,
): Finding[] {
  const found: Finding[] = [];
  const [first] = sets as [Contenders<LoadedSide>];
  const seconds = median(sets.flatMap((set) => SIDES.map((side) => set[side].use.cpuSeconds)));
  if (seconds < SHORT_SECONDS) {
    const message = `One run of the ${name} costs ${fixed(seconds, 2)} s of CPU time, which is little to compare.`;
    found.push(note(message, 'Give the load more work, or raise `budget` for longer runs.'));
  }
  for (const contender of contenderNames(first)) {
    const works = sets.map((set) => (set[contender] as LoadedSide).work);
    const failed = totalOf(works, (work) => work.failed ?? 0);
    const done = totalOf(works, (work) => work.done);
    if (failed === 0) continue;
    const side = wordsForContender(contender, words);
    const message = `${fixed(failed, 0)} of ${count(done, first.baseline.work.work)} of the ${name} failed with the ${side} (${share(failed / done)}). Failures count as work, too.`;
    found.push(warning(message, 'See what the load tool prints when you run its command by hand.'));
  }
  return found;
}

/** Computes the figures of both servers from their pairs of slices; undefined before the first pair. */
export function loadReport(
  pairs: readonly Sides<LoadedSide>[],
  how: Pick<LoadReport, 'cpus' | 'together'>,
): LoadReport | undefined {
  const [first] = pairs;
  if (first === undefined) return undefined;
  const side = (name: SideName) => loadSide(pairs.map((pair) => pair[name]));
  const { work, tool } = first.baseline.work;
  return { work, tool, ...how, baseline: side('baseline'), candidate: side('candidate') };
}

function loadSide(slices: readonly LoadedSide[]): LoadSide {
  const cost = ({ use, work }: LoadedSide) => use.cpuSeconds / work.done;
  const middle = [...slices].sort((a, b) => cost(a) - cost(b))[(slices.length - 1) >> 1] as LoadedSide;
  /** Returns the median of a figure over the slices; undefined if a slice does not have the figure. */
  const over = (get: (slice: LoadedSide) => number | undefined): number | undefined => {
    const values = slices.flatMap((slice) => get(slice) ?? []);
    return values.length === slices.length ? median(values) : undefined;
  };
  const latencies = Object.keys(middle.work.latencies).flatMap((name) => {
    const value = over(({ work }) => work.latencies[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    runs: slices.length,
    work: median(slices.map(({ work }) => work.done)),
    cpuSecondsPerWork: median(slices.map(cost)),
    peakMemory: over(({ use }) => use.peakMemory),
    throughput: over(({ work }) => work.throughput),
    failed: over(({ work }) => work.failed && work.failed / work.done),
    latencies: latencies.length > 0 ? Object.fromEntries(latencies) : undefined,
  };
}

/** Reads the amount of work from the load tool's output. If no tool is recognized, the work is one run of the command. */
export function workOf({ output, from, to }: LoadRun): WorkDone {
  return understand(output, (to - from) / 1000) ?? { work: 'run', done: 1, latencies: {} };
}

/**
 * Thrown if the load was stopped and did not print how much work it had done. A load that prints its work only at its end must be allowed
 * to end by itself.
 */
export class EndedEarly extends ExpectedError {}

/** The result of one slice of one contender. */
export interface MeasuredRun extends LoadedSide {
  readonly values: RunValues;
  /**
   * The CPU seconds per unit of work in each of several additional slices of one second. Only the trial has additional slices, to measure
   * how much the values vary from second to second.
   */
  readonly probes: readonly number[];
  /** True if the load was stopped after its slice; false if the load ended by itself. */
  readonly cut: boolean;
  /** The seconds of the slice (`seconds`), and the seconds for which the server was loaded, including the warm-up (`loadedSeconds`). */
  readonly seconds: number;
  readonly loadedSeconds: number;
  readonly findings: readonly Finding[];
}

/** An error in a set, and the contender whose run failed. */
export interface Failure {
  readonly contender: string;
  readonly error: ExpectedError;
}

/** The ports of the servers, and the failed starts after which the servers were started again. */
export interface Starts {
  /** One port for each server that runs at the same time; empty if the user chooses the port. */
  ports: readonly number[];
  readonly failed: Failure[];
}

/** The facts that all slices of a load test share. */
export interface Setting extends LoadTestOptions {
  readonly underLoad: UnderLoad & { readonly load: string };
  readonly starts: Starts;
  readonly halves: Halves;
  /** The milliseconds within which a server must become ready. */
  readonly readyTimeout: number;
}

/** The contender that runs, and its place in the set. The contender that starts first has place 0. */
export interface PlaceInSet {
  readonly contender: string;
  readonly at: number;
}

/** The plan for running the servers of a set. All times are in seconds. */
export interface LoadPlan {
  /** True if all servers run at the same time, each on its own port; false if they run one after the other. */
  readonly together: boolean;
  /** The seconds for which a server is loaded before its slice. */
  readonly warmUp: number;
  readonly slice: number;
  /** The seconds after which the load is stopped: the length of the slice, or longer if the load should end by itself. */
  readonly longest: number;
  /** The number of additional slices of one second, which follow the slice if the load was stopped after it. */
  readonly probes?: number;
  /** The unit of work of the trial. Every later slice must report the same unit of work as the trial. */
  readonly work?: string;
}

/**
 * Starts the server, warms up the server, loads it for a slice, and stops it. Each slice starts a new server. The memory layout alone
 * changes the speed by some percent, and a long-lived server would keep the same layout in every set.
 * @param meetings functions with which all contenders wait for each other, before the warm-up and before the slice; empty if the contenders
 * take turns.
 * @throws ExpectedError if the server or the load fails, or EndedEarly if the load does not print how much work it had done.
 */
export async function measureSlice(
  setting: Setting,
  plan: LoadPlan,
  { contender, at }: PlaceInSet,
  meetings: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<MeasuredRun> {
  const { cwd, signal, env, readyTimeout, starts, halves, scratch, binaries } = setting;
  const port = starts.ports[at];
  const placed = port === undefined ? setting.underLoad : onPort(setting.underLoad, port);
  // The paths of all binaries are equally long. The length of a program's arguments and environment shifts the program's memory, which
  // changes its speed. Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
  const PGO_BINARY = join(scratch, `${at + 1}`, basename(binaries.baseline));
  await freshCopy(binaries[contender] as string, PGO_BINARY);
  const options = {
    ...placed,
    endpoints: loadEndpoints(setting.underLoad, placed, port),
    cwd,
    signal,
    readyTimeout,
    // By default, k6 prints no 99th percentile.
    env: { K6_SUMMARY_TREND_STATS: 'avg,min,med,max,p(90),p(95),p(99)', ...env, PGO_BINARY },
    pinned: plan.together ? halves.servers : undefined,
    loadCpus: plan.together ? halves.loads : undefined,
  };
  return withService(options, 'loaded', async (service) => {
    const [warm, ready] = meetings;
    await warm?.(service.signal);
    const begun = performance.now();
    const ends = (seconds: number) => AbortSignal.timeout(Math.ceil(seconds * 1000));
    // A program that ends gets no warm-up, because it also starts cold when users run it.
    if (placed.program === undefined) await runLoad(service, options, ends(plan.warmUp), plan.warmUp * 1000);
    await ready?.(service.signal);
    const run = await runLoad(service, options, ends(plan.longest), plan.slice * 1000);
    const work = workOf(run);
    const isUnlikeBefore = plan.work !== undefined && work.work !== plan.work;
    if (isUnlikeBefore || (run.cut && work.work === 'run')) throw endedEarly(run);
    const printed = placed.program === undefined ? '' : service.output();
    const use = requireWork(run, work, printed.trim() && ` ${lastOutput(printed)}`);
    const probes: number[] = [];
    while (run.cut && probes.length < (plan.probes ?? 0)) {
      const probe = await runLoad(service, options, ends(1), 1000);
      probes.push((probe.use?.cpuSeconds ?? Number.NaN) / workOf(probe).done);
    }
    return {
      use,
      work,
      values: loadValues(use, work),
      probes,
      cut: run.cut,
      seconds: (run.to - run.from) / 1000,
      loadedSeconds: (performance.now() - begun) / 1000,
      findings: service.findings,
    };
  });
}

function endedEarly(run: LoadRun): EndedEarly {
  const message = `\`load\` ${run.cut ? 'was ended' : 'ended'} after ${duration(run.to - run.from)}, but its output does not say how much work it had done. ${lastOutput(run.output)}`;
  return new EndedEarly(message, {
    fix: `Load with ${LOAD_TOOLS}. Or let \`load\` print \`requests=N errors=N\` on SIGINT, or end within \`$PGO_SLICE_SECONDS\`.`,
  });
}

/**
 * Checks that the server did the work of the load.
 * @param printed the end of the program's output, for the message.
 * @throws ExpectedError if the server used no CPU time or too many requests failed.
 */
function requireWork({ use }: LoadRun, work: WorkDone, printed = ''): ServerUse {
  if (!use?.cpuSeconds)
    throw new ExpectedError('The processes that `serve` started used no CPU time while `load` ran.', {
      fix: 'Let `serve` start the server itself, in the foreground, and let `load` send requests to it. A server that a daemon such as Docker starts cannot be measured.',
    });
  const failure = tooManyFailed(
    work,
    `, so the comparison would measure failures instead of work.${printed}`,
  );
  if (failure !== undefined) throw failure;
  return use;
}

/**
 * Lists the URLs at which the server listens on this machine. The function reads the URLs in the `load` command, but ignores URLs that are
 * part of the query or the path of another URL. If the command contains no URLs, the ports that the command names with `$PORT` are used.
 */
function loadEndpoints(asked: UnderLoad, { load = '', program }: UnderLoad, port = 0): string[] {
  const plain = (text: string) => text.replaceAll(/\?[^\s'"]*/g, '');
  const named =
    plain(load).match(/(?<!\/)https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
  const asks = port === 0 ? [] : portsIn(plain(asked.load ?? ''), port);
  const urlOf = (listening: number) => named.find((url) => url.endsWith(`:${listening}`));
  const isElsewhere = named.length > 0 && !asks.some(urlOf);
  if (isElsewhere || port === 0 || program) return [...new Set(named)];
  return (asks.length > 0 ? asks : [port]).map(
    (listening) => urlOf(listening) ?? `${ANY_PROTOCOL}//127.0.0.1:${listening}`,
  );
}

/** Returns the values of a slice, by unit. Values that are not above zero are left out, because they have no ratio. */
function loadValues(use: ServerUse, { work, done, throughput, latencies }: WorkDone) {
  const read: [string, number | undefined][] = [
    [`cpu-sec/${work}`, use.cpuSeconds / done],
    ['peak-B', use.peakMemory],
    [`${work}s/s`, throughput],
    ['p50-sec', latencies['p50']],
    ['p99-sec', latencies['p99']],
  ];
  return new Map(read.filter((one): one is [string, number] => one[1] !== undefined && one[1] > 0));
}

/** Lists the quantities that every slice reported. */
export function quantitiesOf([first, ...others]: readonly RunValues[]): Quantity[] {
  return [...(first?.keys() ?? [])]
    .filter((unit) => others.every((other) => other.has(unit)))
    .map(quantityOf);
}

/** Describes a slice in a line of progress, such as `12,000 requests, 2.40 s of CPU time in 5 s.` */
export function describeRun({ work: { done, work }, use, seconds }: MeasuredRun): string {
  const all = work === 'run' ? 'one run of the load' : count(done, work);
  return `${all}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1000)}.`;
}
