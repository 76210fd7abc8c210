import type { Finding } from '../../system/errors.ts';
import { lastOutput } from '../../system/exec.ts';
import type { Quantity, Reading } from '../subject.ts';
import type { Saturation, ServerMoment } from './load-report.ts';
import type { LoadRun } from './load-run.ts';
import type { LoadOutput } from './tools/load-output.ts';
import { understand } from './tools/understand.ts';

/** One run of the load, per unit of work. */
export interface MeasuredRun {
  /** `request`, `iteration` or `run`. */
  readonly work: 'request' | 'iteration' | 'run';
  readonly tool?: LoadOutput['tool'];
  /** The end of what the load printed, in a sentence, where no tool was known by it. */
  readonly unclear?: string;
  /** Units of work that were done. */
  readonly done: number;
  readonly failed?: number;
  /** Of the server, in the whole run; undefined where the system does not tell. */
  readonly cpuSeconds?: number;
  readonly cpuSecondsPerWork?: number;
  readonly peakMemory?: number;
  readonly throughput?: number;
  readonly latencies: Readonly<Record<string, number>>;
  readonly saturation?: Saturation;
  readonly timeline: readonly ServerMoment[];
  /** What the CPU limit was instead of what was asked for. */
  readonly limit?: Finding;
  /** The server did not end when it was asked to. */
  readonly hadToBeKilled?: boolean;
  /** Wall time, start and end of the server included. */
  readonly seconds: number;
}

/** A latency that is told in steps greater than this part of itself would seem to change by far more than it did. */
const FINE_ENOUGH = 0.05;
const PERCENTILES = ['p50', 'p99'] as const;

export function measuredRun(run: LoadRun, saturation?: Saturation): MeasuredRun {
  const said = understand(run.output, run.loadSeconds);
  const done = said?.done ?? 1;
  return {
    work: said?.work ?? 'run',
    done,
    latencies: fineLatencies(said),
    timeline: run.timeline,
    seconds: run.seconds,
    ...(said ? { tool: said.tool } : { unclear: lastOutput(run.output) }),
    ...(said?.failed !== undefined && { failed: said.failed }),
    ...(said?.throughput !== undefined && { throughput: said.throughput }),
    ...(run.use && {
      cpuSeconds: run.use.cpuSeconds,
      cpuSecondsPerWork: run.use.cpuSeconds / done,
      peakMemory: run.use.peakMemory,
    }),
    ...(saturation && { saturation }),
    ...(run.limit && { limit: run.limit }),
    ...(run.hadToBeKilled && { hadToBeKilled: true }),
  };
}

function fineLatencies(said: LoadOutput | undefined): Record<string, number> {
  const { latencies = {}, latencyStep = 0 } = said ?? {};
  return Object.fromEntries(
    Object.entries(latencies).filter(([, seconds]) => latencyStep <= seconds * FINE_ENOUGH),
  );
}

/** What a run read, by unit; what is not above zero can be no part of a ratio, and is left out. */
export function readingOf(run: MeasuredRun): Reading {
  const { work, latencies } = run;
  const read: [string, number | undefined][] = [
    [cpuUnit(work), run.cpuSecondsPerWork],
    ['peak-B', run.peakMemory],
    [`${work}s/s`, run.throughput],
    ...PERCENTILES.map((name): [string, number | undefined] => [`${name}-sec`, latencies[name]]),
    [`saturation-${work}s/s`, run.saturation?.perSecond],
  ];
  return new Map(read.filter((one): one is [string, number] => one[1] !== undefined && one[1] > 0));
}

/** The quantities that every one of the readings has. */
export function quantitiesOf(first: Reading, ...others: readonly Reading[]): Quantity[] {
  return [...first.keys()]
    .filter((unit) => others.every((other) => other.has(unit)))
    .map((unit) => ({
      unit,
      better: unit.endsWith('s/s') ? 'higher' : 'lower',
      decisive: unit.startsWith('cpu-sec/'),
    }));
}

export function cpuUnit(work: string): string {
  return `cpu-sec/${work}`;
}
