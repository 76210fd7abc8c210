import type { Period } from '../settings/sources.ts';
import type { Moment } from '../settings/values.ts';
import { ExpectedError } from '../system/errors.ts';

/**
 * Finds the period of time for which a source requests data from a profiler's server or from Prometheus.
 *
 * The user names a period by `from` and `to`. With `busiest: 30m`, only the half hour with the most load is profiled. To find this half
 * hour, the collector asks the server for the load in small steps, and `busiestPart` moves a window over these steps:
 *
 *     12:00 ▁▁▂▁▁▂▃▅▇▇▆▃▂▁▁ 13:00      the load of each step
 *                  └─────┘             the busiest 30 minutes
 */

/** A period between two points in time. */
export interface Dates {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the start and the end of a period as dates. In the setting of a source, the start and the end may be relative to `now`. */
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

/**
 * Returns the part of a source's period that is not older than `max-age`.
 * @throws ExpectedError if the whole period is older than `max-age`, or if the period is empty.
 */
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

/** The load of the service in one step of time. `start` is the beginning of the step, in milliseconds since 1970. */
export type LoadPoint = Readonly<Record<'start' | 'load', number>>;

/** The number of steps in the busiest part. With more steps, the start of the busiest part is known more exactly. */
const STEPS_IN_BUSIEST = 12;

/** The maximum number of steps in one answer. Prometheus returns at most 11,000 values of a series. */
const MOST_STEPS = 10_000;

/**
 * Returns the length of the steps in which the server reports the load, in milliseconds. The length of a step is a whole number of seconds.
 * @param window the length of the busiest part in milliseconds.
 */
export function busiestStep(window: number, dates: Dates): number {
  return Math.ceil(Math.max(window / STEPS_IN_BUSIEST, lengthOf(dates) / MOST_STEPS, 1) / 1000) * 1000;
}

/**
 * Returns the part of a period with the greatest load. If several parts have the same load, the function returns the latest part, because
 * the latest part shows the newest code.
 * @param step the length of the steps in milliseconds. The part is at least one step long, because a metric has one value for each step,
 * which does not show when within the step the load was high.
 * @param window the length of the wanted part in milliseconds.
 * @returns undefined if no step has a load above 0.
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
    // A period that is shorter than a step has only one point.
    const begin = Math.min(end - length, point.start);
    for (; (sorted[first]?.start ?? end) < begin; first += 1) load -= sorted[first]?.load ?? 0;
    // Several series may have a point for the same step. Add up the loads of all these points before comparing the sum.
    if (sorted[index + 1]?.start === point.start || load <= 0) continue;
    if (best === undefined || load >= best.load) best = { end, load };
  }
  if (best === undefined) return undefined;
  const to = Math.min(Math.max(best.end, dates.from.getTime() + length), dates.to.getTime());
  return { from: new Date(to - length), to: new Date(to) };
}
