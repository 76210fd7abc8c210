import type { Period } from '../settings/sources.ts';
import type { Moment } from '../settings/values.ts';
import { ExpectedError } from '../system/errors.ts';

export interface Dates {
  readonly from: Date;
  readonly to: Date;
}

export function datesOf({ from, to }: Period, now: Date): Dates {
  const date = (moment: Moment) => new Date('at' in moment ? moment.at : now.getTime() - moment.ago);
  return { from: date(from), to: date(to) };
}

/** Milliseconds. */
export function lengthOf({ from, to }: Dates): number {
  return to.getTime() - from.getTime();
}

/** As `2026-11-20T06:00:00Z`. */
export function iso(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** The period without what is older than `max-age`. @throws ExpectedError when nothing is left of it. */
export function recentPart(source: { readonly period: Period; readonly maxAge?: number }, now: Date): Dates {
  const { from, to } = datesOf(source.period, now);
  const oldest = now.getTime() - (source.maxAge ?? Number.POSITIVE_INFINITY);
  const start = new Date(Math.max(from.getTime(), oldest));
  if (start < to) return { from: start, to };
  throw new ExpectedError(`There is no time before \`to\` (${iso(to)}) to look at.`, {
    fix: 'Correct `from`, `to` or `max-age` of the source.',
  });
}

/** One reading of a load: how much there was in the step of `step` milliseconds that starts at `start` (since 1970). */
export type LoadPoint = Readonly<Record<'start' | 'load', number>>;

/** The busiest part is looked for in steps of this share of its length. */
const STEPS_IN_BUSIEST = 12;

/** The most steps that one answer may have. Prometheus gives up to 11,000 readings of one series. */
const MOST_STEPS = 10_000;

/** Returns the length of the steps in which the busiest `window` is looked for: milliseconds that are whole seconds. */
export function busiestStep(window: number, dates: Dates): number {
  return Math.ceil(Math.max(window / STEPS_IN_BUSIEST, lengthOf(dates) / MOST_STEPS, 1) / 1000) * 1000;
}

/**
 * The part of length `window` (ms) of `dates` with the greatest sum of `load`; of equal ones the latest, since newer
 * code made it. Undefined where there was no load at all. `step`: milliseconds that one point stands for; the part is
 * at least as long, since where in it the load was is not known.
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
    // A period shorter than one step has one reading.
    const begin = Math.min(end - length, point.start);
    for (; (sorted[first]?.start ?? end) < begin; first += 1) load -= sorted[first]?.load ?? 0;
    // Several points may be of the same step, one for each series.
    if (sorted[index + 1]?.start === point.start || load <= 0) continue;
    if (best === undefined || load >= best.load) best = { end, load };
  }
  if (best === undefined) return undefined;
  const to = Math.min(Math.max(best.end, dates.from.getTime() + length), dates.to.getTime());
  return { from: new Date(to - length), to: new Date(to) };
}
