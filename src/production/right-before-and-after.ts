import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration } from '../system/text.ts';
import type { ProductionComparison } from './production-report.ts';
import type { Readings, Span } from './readings.ts';
import { averagesOf, type Pair, pairOf } from './windows.ts';
import { asLarge, rangeOf } from './words.ts';

const DAY = 86_400_000;

/** Lengths and times in milliseconds. */
export interface Plan {
  readonly released: number;
  readonly settle: number;
  readonly window: number;
  readonly days: number;
  readonly now: number;
}

interface Windows {
  readonly before: Span;
  readonly after: Span;
}

/** The window right before the release, and that right after it settled. */
export function windowsOf({ released, settle, window }: Plan, shift = 0): Windows {
  const [end, start] = [released + shift, released + settle + shift];
  return { before: { from: end - window, to: end }, after: { from: start, to: start + window } };
}

/** The same windows on other days, as far as the release and its settling lie in none of them. */
export function placeboWindows(plan: Plan): Windows[] {
  const { released, settle, window, days, now } = plan;
  const reach = settle + window;
  return Array.from({ length: 2 * days + 1 }, (_, number) => (number - days) * DAY)
    .filter((shift) => Math.abs(shift) >= reach && released + reach + shift <= now)
    .map((shift) => windowsOf(plan, shift));
}

/**
 * Right before against right after, as PromQL's `offset` does. Readings that follow one another are alike, so the two
 * windows are one pair, and no interval can be had of them. What there is instead are the same windows of other days, without
 * the release; from 19 of them on, they make an interval.
 */
export function compareRightBeforeAndAfter(readings: Readings, plan: Plan): ProductionComparison | Finding {
  const { before, after } = windowsOf(plan);
  const pair = pairOf(readings, before, after);
  const length = `${duration(plan.window)} before and after, without the ${duration(plan.settle)} of the release`;
  if (typeof pair === 'string') {
    return {
      severity: 'warning',
      source: 'production',
      message: `There is no comparison of the ${length}: ${pair}.`,
      fix: 'Look at both queries in the web page of Prometheus, at that time.',
    };
  }
  const logs = placeboWindows(plan)
    .map((windows) => pairOf(readings, windows.before, windows.after))
    .filter((other): other is Pair => typeof other !== 'string')
    .map(({ logRatio }) => logRatio);
  const placebo = logs.map((log) => Math.expm1(log));
  const change = Math.expm1(pair.logRatio);
  const spread = spreadOf(logs);
  return {
    method: 'offset',
    description: `${length}${sameOnOtherDays(change, placebo)}`,
    ...averagesOf([pair]),
    change,
    ...(spread !== undefined && {
      interval: [Math.expm1(pair.logRatio - spread), Math.expm1(pair.logRatio + spread)] as const,
    }),
    pairs: 1,
    ...(placebo.length > 0 && { placebo: { changes: placebo } }),
  };
}

/**
 * What a further change of that kind stays within with 95 %: the order statistic of rank ⌈0.95 (n + 1)⌉ of their sizes, if
 * all are alike in what they come from; undefined with fewer than 19.
 */
function spreadOf(logs: readonly number[]): number | undefined {
  return logs.map(Math.abs).sort((a, b) => a - b)[Math.ceil(0.95 * (logs.length + 1)) - 1];
}

function sameOnOtherDays(change: number, placebo: readonly number[]): string {
  if (placebo.length === 0) return '';
  return `; on ${count(placebo.length, 'day')} without it, the same comparison gave ${rangeOf(placebo)}, ${asLarge(change, placebo)}`;
}
