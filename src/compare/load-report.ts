import type { Finding } from '../system/errors.ts';
import { count, fixed, share } from '../system/format.ts';
import { SIDES, type Sides } from './rounds.ts';
import type { ServerMoment, ServerUse } from './processes.ts';
import { median } from './stats/samples.ts';
import type { LoadOutput, Saturation } from './tools.ts';

/** What loading both servers showed, in addition to the rows of the comparison. */
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

/** What one run of the load did. */
export type Work = Omit<LoadOutput, 'work'> & { readonly work: LoadOutput['work'] | 'run' };

/** One server in one slice. */
export interface LoadedSide {
  readonly use: ServerUse;
  readonly work: Work;
  readonly saturation?: Saturation;
  readonly timeline: readonly ServerMoment[];
}

type Slices = Sides<readonly LoadedSide[]>;

/** Less CPU time in a slice is too little to compare. */
const SHORT_SECONDS = 0.2;

/** What is doubtful about the slices of either side. */
export function doubtsOf(slices: Slices): Finding[] {
  const found: Finding[] = [];
  const seconds = median([...slices.baseline, ...slices.candidate].map(({ use }) => use.cpuSeconds));
  if (seconds < SHORT_SECONDS) {
    found.push({
      severity: 'note',
      message: `One run of the load costs the server ${fixed(seconds, 2)} s of CPU time, which is little to compare.`,
      fix: 'Give it more work, or raise `budget` for longer runs.',
    });
  }
  for (const side of SIDES) {
    const sum = (get: (work: Work) => number) =>
      slices[side].reduce((total, { work }) => total + get(work), 0);
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

/** What loading both servers showed; undefined until there is a slice of either side. */
export function loadReport(
  slices: Slices,
  how: Pick<LoadReport, 'cpus' | 'together'>,
): LoadReport | undefined {
  const [baseline, candidate] = [loadSide(slices.baseline), loadSide(slices.candidate)];
  const first = slices.baseline[0]?.work;
  if (first === undefined || baseline === undefined || candidate === undefined) return undefined;
  return { work: first.work, tool: first.tool, ...how, baseline, candidate };
}

function loadSide(slices: readonly LoadedSide[]): LoadSide | undefined {
  const cost = ({ use, work }: LoadedSide) => use.cpuSeconds / work.done;
  const middle = [...slices].sort((a, b) => cost(a) - cost(b))[(slices.length - 1) >> 1];
  if (middle === undefined) return undefined;
  /** The median of what every slice has; undefined when one does not have it. */
  const over = (get: (slice: LoadedSide) => number | undefined): number | undefined => {
    const values = slices.flatMap((slice) => get(slice) ?? []);
    return values.length === slices.length ? median(values) : undefined;
  };
  const latencies = Object.keys(middle.work.latencies).flatMap((name) => {
    const value = over(({ work }) => work.latencies[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const perSecond = over((slice) => slice.saturation?.perSecond);
  // Of slices some of which never came to the limit, the median may be no limit.
  const reached = slices.every((slice) => slice.saturation?.reached ?? true);
  return {
    runs: slices.length,
    work: median(slices.map(({ work }) => work.done)),
    cpuSecondsPerWork: median(slices.map(cost)),
    timeline: middle.timeline,
    peakMemory: over(({ use }) => use.peakMemory),
    throughput: over(({ work }) => work.throughput),
    failed: over(({ work }) => work.failed && work.failed / work.done),
    latencies: latencies.length > 0 ? Object.fromEntries(latencies) : undefined,
    saturation: perSecond === undefined ? undefined : { perSecond, reached },
  };
}
