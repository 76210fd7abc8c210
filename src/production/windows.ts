import { mean } from '../stats/average.ts';
import type { BeforeAfter, ProductionComparison } from './production-report.ts';
import type { Reading, Readings, Span } from './readings.ts';

/** Windows with a smaller share of their readings say nothing of the window. */
export const LEAST_SHARE = 0.8;

/** Averages over a window; `cost` is CPU per unit of traffic, or CPU where nobody asked for traffic. */
interface Window extends Reading {
  readonly cost: number;
}

/** A window before and one after, and what the logarithm of the cost went up by. */
export interface Pair {
  readonly before: Window;
  readonly after: Window;
  readonly logRatio: number;
}

/** What a pair is not to be had for. */
export type Lack = 'too few readings' | 'no CPU' | 'no traffic';

/** Two windows of their own. */
export function pairOf(readings: Readings, before: Span, after: Span): Pair | Lack {
  const first = windowOf(readingsIn(readings, before), indices(readings, before).length);
  if (typeof first === 'string') return first;
  const second = windowOf(readingsIn(readings, after), indices(readings, after).length);
  return typeof second === 'string' ? second : paired(first, second);
}

/**
 * The window `after` and the one `shift` (milliseconds, whole steps) before it; only the readings that both have, so that
 * a gap on one side takes away the same times of day on the other.
 */
export function matchedPair(readings: Readings, after: Span, shift: number): Pair | Lack {
  const steps = Math.round(shift / readings.step);
  const all = indices(readings, after);
  const both = all.flatMap((index) => {
    const [first, second] = [readings.at.get(index - steps), readings.at.get(index)];
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  const before = windowOf(
    both.map(({ first }) => first),
    all.length,
  );
  if (typeof before === 'string') return before;
  const window = windowOf(
    both.map(({ second }) => second),
    all.length,
  );
  return typeof window === 'string' ? window : paired(before, window);
}

/** Whether there is any reading in `span`. */
export function hasReadings(readings: Readings, span: Span): boolean {
  return indices(readings, span).some((index) => readings.at.has(index));
}

/** What a comparison says of the averages over its pairs. */
export function averagesOf(
  pairs: readonly Pair[],
): Pick<ProductionComparison, 'cpu' | 'traffic' | 'cpuPerTraffic' | 'series'> {
  const traffic = both(pairs, 'traffic');
  const series = both(pairs, 'series');
  const cpu = both(pairs, 'cpu') as BeforeAfter;
  return {
    cpu,
    ...(traffic !== undefined && {
      traffic,
      cpuPerTraffic: { before: cpu.before / traffic.before, after: cpu.after / traffic.after },
    }),
    ...(series !== undefined && { series }),
  };
}

function both(pairs: readonly Pair[], key: keyof Reading): BeforeAfter | undefined {
  const before = pairs.flatMap((pair) => pair.before[key] ?? []);
  const after = pairs.flatMap((pair) => pair.after[key] ?? []);
  if (before.length < pairs.length || after.length < pairs.length) return undefined;
  return { before: mean(before), after: mean(after) };
}

function paired(before: Window, after: Window): Pair {
  return { before, after, logRatio: Math.log(after.cost / before.cost) };
}

/** The readings that look at nothing outside of `span`. */
function indices({ origin, step, lookback }: Readings, { from, to }: Span): number[] {
  // One without a range stands for the step before it.
  const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
  const last = Math.floor((to - origin) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}

function readingsIn(readings: Readings, span: Span): Reading[] {
  return indices(readings, span).flatMap((index) => readings.at.get(index) ?? []);
}

function windowOf(readings: readonly Reading[], expected: number): Window | Lack {
  if (readings.length === 0 || readings.length < LEAST_SHARE * expected) return 'too few readings';
  const cpu = mean(readings.map((reading) => reading.cpu));
  if (!(cpu > 0)) return 'no CPU';
  const units = readings.flatMap(({ traffic }) => traffic ?? []);
  const counts = readings.flatMap(({ series }) => series ?? []);
  const series = counts.length < readings.length ? {} : { series: mean(counts) };
  if (units.length < readings.length) return { cpu, cost: cpu, ...series };
  const traffic = mean(units);
  return traffic > 0 ? { cpu, traffic, cost: cpu / traffic, ...series } : 'no traffic';
}
