import type { Period } from '../settings/sources.ts';
import type { Moment } from '../settings/values.ts';
import { ExpectedError } from '../system/errors.ts';

/**
 * The periods of time that profilers and Prometheus are asked about.
 *
 * The user names a period by `from` and `to`. With `busiest: 30m`, only the half hour with the most load counts. To find it, the collector
 * asks the server for the load in small steps, and `busiestPart` moves a window over these readings:
 *
 *     12:00 ▁▁▂▁▁▂▃▅▇▇▆▃▂▁▁ 13:00      the load of each step
 *                  └─────┘             the busiest 30 minutes
 */

/** A period between two points in time. */
export interface Dates {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the points in time of a period, some of which may be relative to `now`. */
export function datesOf({ from, to }: Period, now: Date): Dates {
  const date = (moment: Moment) => new Date('at' in moment ? moment.at : now.getTime() - moment.ago);
  return { from: date(from), to: date(to) };
}

/** Returns the length of a period in milliseconds. */
export function lengthOf({ from, to }: Dates): number {
  return to.getTime() - from.getTime();
}

/** Returns a date in whole seconds, such as `2026-11-20T06:00:00Z`. */
export function iso(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** Returns the part of a source's period that is not older than `max-age`. @throws ExpectedError if there is no such part. */
export function recentPart(source: { readonly period: Period; readonly maxAge?: number }, now: Date): Dates {
  const { from, to } = datesOf(source.period, now);
  const oldest = now.getTime() - (source.maxAge ?? Number.POSITIVE_INFINITY);
  const start = new Date(Math.max(from.getTime(), oldest));
  if (start < to) return { from: start, to };
  throw new ExpectedError(
    `The period of the source is empty: it starts at ${iso(start)} and ends at ${iso(to)}.`,
    {
      fix: 'Correct `from`, `to` or `max-age` of the source.',
    },
  );
}

/** The load in one step. `start` is the beginning of the step, in milliseconds since 1970. */
export type LoadPoint = Readonly<Record<'start' | 'load', number>>;

/** The number of steps in the busiest part: the more steps, the more exactly is its place known. */
const STEPS_IN_BUSIEST = 12;

/** The most steps in one answer. Prometheus returns at most 11,000 readings of a series. */
const MOST_STEPS = 10_000;

/**
 * Returns the length of the steps in which the load is read, in milliseconds; it is a whole number of seconds.
 * @param window of the busiest part.
 */
export function busiestStep(window: number, dates: Dates): number {
  return Math.ceil(Math.max(window / STEPS_IN_BUSIEST, lengthOf(dates) / MOST_STEPS, 1) / 1000) * 1000;
}

/**
 * Returns the part of a period with the greatest load. If several parts have the same load, it is the latest, because it shows newer code.
 * @param step the length of the steps in milliseconds. The part is at least one step long, because a reading does not say when in its
 * step the load was.
 * @param window the length of the part in milliseconds.
 * @returns undefined if no step has a load.
 */
export function busiestPart(points: readonly LoadPoint[], step: number, window: number, dates: Dates) {
  const length = Math.min(Math.max(window, step), lengthOf(dates));
  const sorted = [...points].sort((a, b) => a.start - b.start);
  let best: { end: number; load: number } | undefined;
  let load = 0;
  let first = 0;
  for (const [index, point] of sorted.entries()) {
    const end = point.start + step;
    load += point.load;
    // If the period is shorter than a step, it has only one reading.
    const begin = Math.min(end - length, point.start);
    for (; (sorted[first]?.start ?? end) < begin; first += 1) load -= sorted[first]?.load ?? 0;
    // Several series may each have a point for the same step. Compare only after the last of them.
    if (sorted[index + 1]?.start === point.start || load <= 0) continue;
    if (best === undefined || load >= best.load) best = { end, load };
  }
  if (best === undefined) return undefined;
  const to = Math.min(Math.max(best.end, dates.from.getTime() + length), dates.to.getTime());
  return { from: new Date(to - length), to: new Date(to) };
}
