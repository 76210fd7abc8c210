import { basename, join } from 'node:path';
import { SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { onPort, portsIn, type UnderLoad } from '../settings/config.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { lastOutput } from '../system/exec.ts';
import { count, fixed, share, totalOf } from '../system/format.ts';
import { type Quantity, quantityOf } from '../system/quantities.ts';
import { duration } from '../system/text.ts';
import { LOAD_TOOLS, type LoadOutput, tooManyFailed, understand } from './load-tools.ts';
import type { reordering } from './order.ts';
import { freshCopy, type Halves, type ServerUse } from './processes.ts';
import type { RunValues } from './rounds.ts';
import { ANY_PROTOCOL, type LoadRun, runLoad, withService } from './serve.ts';
import { median } from './stats/samples.ts';

/** One server under the load for some seconds, a slice: how it is run, and what it shows. */

/** The binaries and the commands of a load test, and the time for it. */
export interface LoadTestOptions {
  readonly binaries: Sides<string>;
  readonly underLoad: UnderLoad;
  readonly cwd: string;
  /** The environment of `serve` and of `load`. The variables that are set for each of them come on top. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** When measuring ends, in milliseconds of `performance.now()`. */
  readonly deadline: number;
  /** The part of the time that the load may plan for when other workloads are measured, too; absent: all of it. */
  readonly share?: number;
  /** A folder for copies of the binaries and for files of load tools. */
  readonly scratch: string;
  progress(line: string): void;
  /** Whether both servers run at the same time; absent: if that works. */
  readonly together?: boolean;
  /** Links binaries with another order of functions to these paths; absent: the binaries keep their order. */
  readonly reordering?: (to: Sides<string>, seconds: number) => ReturnType<typeof reordering>;
}

/** The figures of both servers under load, which the report shows in addition to the rows of the comparison. */
export interface LoadReport {
  /** One unit of work, singular: `request`, `iteration`, or `run` of the load command where its output says no more. */
  readonly work: string;
  readonly tool?: LoadOutput['tool'];
  /** CPUs that the server might use at most. */
  readonly cpus?: number;
  /** Both servers ran at the same time; else one after the other. */
  readonly together?: boolean;
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
  readonly throughput?: number;
  /** Seconds, by percentile, such as `p50`, `p99`, `max`; as the load tool reports them. */
  readonly latencies?: Readonly<Record<string, number>>;
  /** Requests that failed, as a fraction, where the tool reports them. */
  readonly failed?: number;
}

export type WorkDone = Omit<LoadOutput, 'work'> & { readonly work: LoadOutput['work'] | 'run' };

export interface LoadedSide {
  readonly use: ServerUse;
  readonly work: WorkDone;
}

/** Less CPU time in a slice is too little to compare. */
const SHORT_SECONDS = 0.2;

export function doubtsOf(pairs: readonly Sides<LoadedSide>[]): Finding[] {
  const found: Finding[] = [];
  const seconds = median(pairs.flatMap((pair) => SIDES.map((side) => pair[side].use.cpuSeconds)));
  if (seconds < SHORT_SECONDS) {
    const message = `One run of the load costs ${fixed(seconds, 2)} s of CPU time, which is little to compare.`;
    found.push(note(message, 'Give it more work, or raise `budget` for longer runs.'));
  }
  for (const side of SIDES) {
    const failed = totalOf(pairs, (pair) => pair[side].work.failed ?? 0);
    const done = totalOf(pairs, (pair) => pair[side].work.done);
    if (failed === 0) continue;
    const message = `${fixed(failed, 0)} of ${count(done, pairs[0]?.[side].work.work ?? 'request')} failed with the ${side} (${share(failed / done)}); they count as work.`;
    found.push(warning(message, 'See what the load tool prints when `load` is run by hand.'));
  }
  return found;
}

/** What loading both servers showed; undefined until there is a slice of either side. */
export function loadReport(
  pairs: readonly Sides<LoadedSide>[],
  how: Pick<LoadReport, 'cpus' | 'together'>,
): LoadReport | undefined {
  const [first] = pairs;
  if (first === undefined) return undefined;
  const side = (name: SideName) => loadSide(pairs.map((one) => one[name]));
  const { work, tool } = first.baseline.work;
  return { work, tool, ...how, baseline: side('baseline'), candidate: side('candidate') };
}

function loadSide(slices: readonly LoadedSide[]): LoadSide {
  const cost = ({ use, work }: LoadedSide) => use.cpuSeconds / work.done;
  const middle = [...slices].sort((a, b) => cost(a) - cost(b))[(slices.length - 1) >> 1] as LoadedSide;
  /** The median of what every slice has; undefined when one does not have it. */
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

/** Without a tool whose output is understood, one unit of work is one run of the load command. */
export function workOf({ output, from, to }: LoadRun): WorkDone {
  return understand(output, (to - from) / 1000) ?? { work: 'run', done: 1, latencies: {} };
}

/** The load was ended, and it must end by itself. */
export class EndedEarly extends ExpectedError {}

export interface MeasuredRun extends LoadedSide {
  readonly values: RunValues;
  /** CPU seconds per unit of work of further slices under the same server, which a trial has for their noise. */
  readonly probes: readonly number[];
  /** The load was ended after its slice. */
  readonly cut: boolean;
  /** How long the slice was, and how long the server was loaded with the time for warming up. */
  readonly seconds: number;
  readonly loadedSeconds: number;
  readonly findings: readonly Finding[];
}

export interface Setting extends LoadTestOptions {
  readonly underLoad: UnderLoad & { readonly load: string };
  /** One for each server that runs at the same time; none where the user chooses. */
  readonly ports: readonly number[];
  readonly halves: Halves;
  readonly readyTimeout: number;
}

/** How a pair is run. Times in seconds. */
export interface Plan {
  /** Both servers at the same time, on two ports; else one after the other. */
  readonly together: boolean;
  /** How long a server is loaded before it counts. */
  readonly warmUp: number;
  readonly slice: number;
  /** When the load is ended: after the slice, or later, where it ends by itself. */
  readonly longest: number;
  /** Further slices of a second, after one that was ended. */
  readonly probes?: number;
  /** The unit of work in the trial, which stays. */
  readonly work?: string;
}

/**
 * Starts the server, warms it up, loads it for a slice, and ends it. A server that lived on would have its luck, such as its
 * place in memory, in all slices, and its pairs would not be a sample of anything.
 * @param at 0 for the side that begins, 1 for the other.
 * @throws ExpectedError when the server or the load does not do what it should.
 */
export async function measureSide(
  setting: Setting,
  plan: Plan,
  side: SideName,
  at: 0 | 1,
  meetings: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<MeasuredRun> {
  const { cwd, signal, env, readyTimeout, ports, halves, scratch, binaries } = setting;
  const port = ports[at];
  const placed = port === undefined ? setting.underLoad : onPort(setting.underLoad, port);
  // Both sides have the same name, in folders whose names are equally long: where a program lies in memory depends on the
  // length of its arguments and its environment, and its speed on that. Source: Mytkowicz et al., "Producing Wrong Data
  // Without Doing Anything Obviously Wrong!", ASPLOS 2009.
  const PGO_BINARY = join(scratch, `${at + 1}`, basename(binaries.baseline));
  await freshCopy(binaries[side], PGO_BINARY);
  const options = {
    ...placed,
    endpoints: loadEndpoints(setting.underLoad, placed, port),
    cwd,
    signal,
    readyTimeout,
    // k6 leaves out the 99th percentile otherwise.
    env: { K6_SUMMARY_TREND_STATS: 'avg,min,med,max,p(90),p(95),p(99)', ...env, PGO_BINARY },
    pinned: plan.together ? halves.servers : undefined,
    loadCpus: plan.together ? halves.loads : undefined,
  };
  return withService(options, 'loaded', async (service) => {
    const [warm, ready] = meetings;
    await warm?.(service.signal);
    const begun = performance.now();
    const ends = (seconds: number) => AbortSignal.timeout(Math.ceil(seconds * 1000));
    // Each run of a program begins cold, as it does for its user.
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
  const message = `\`load\` ${run.cut ? 'was ended' : 'ended'} after ${duration(run.to - run.from)}, and what it printed does not say how much it had done. ${lastOutput(run.output)}`;
  return new EndedEarly(message, {
    fix: `Load with ${LOAD_TOOLS}; print \`requests=N errors=N\` on SIGINT; or let it end by itself within \`$PGO_SLICE_SECONDS\`.`,
  });
}

/** @throws ExpectedError when the server did nothing, or answered with many errors. */
function requireWork({ use }: LoadRun, work: WorkDone, said = ''): ServerUse {
  if (!use?.cpuSeconds)
    throw new ExpectedError('What `serve` started used no CPU time while `load` ran.', {
      fix: 'Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured.',
    });
  const failure = tooManyFailed(work, `, and failing is not the work to compare.${said}`);
  if (failure !== undefined) throw failure;
  return use;
}

/** Where on this machine the server listens: as URLs in `load` say (not those in a query or a path), or at the ports made of `$PORT`. */
function loadEndpoints(asked: UnderLoad, { load = '', program }: UnderLoad, port = 0): string[] {
  const plain = (text: string) => text.replaceAll(/\?[^\s'"]*/g, '');
  const named =
    plain(load).match(/(?<!\/)https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
  const asks = port === 0 ? [] : portsIn(plain(asked.load ?? ''), port);
  const urlOf = (one: number) => named.find((url) => url.endsWith(`:${one}`));
  const isElsewhere = named.length > 0 && !asks.some(urlOf);
  if (isElsewhere || port === 0 || program) return [...new Set(named)];
  return (asks.length > 0 ? asks : [port]).map((one) => urlOf(one) ?? `${ANY_PROTOCOL}//127.0.0.1:${one}`);
}

/** By unit; what is not above zero cannot be part of a ratio, and is left out. */
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

export function quantitiesOf([first, ...others]: readonly RunValues[]): Quantity[] {
  return [...(first?.keys() ?? [])]
    .filter((unit) => others.every((other) => other.has(unit)))
    .map(quantityOf);
}

export function describeRun({ work: { done, work }, use, seconds }: MeasuredRun): string {
  const all = work === 'run' ? 'one run of the load' : count(done, work);
  return `${all}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1000)}.`;
}
