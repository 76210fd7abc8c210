import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { mean } from '../stats/average.ts';
import { FEWEST_PAIRS, hodgesLehmann } from '../stats/hodges-lehmann.ts';
import type { ProductionComparison } from './production-report.ts';
import type { Readings, Span } from './readings.ts';
import type { Plan } from './right-before-and-after.ts';
import { averagesOf, LEAST_SHARE, matchedPair, type Pair } from './windows.ts';
import { asLarge, rangeOf } from './words.ts';

const DAY = 86_400_000;
/** How many times the distance of a pair it is looked back for placebos, as far as there are data. */
const BACK = 3;

/**
 * How far apart the two days of a pair are: far enough that the earlier ones are over when the release begins, and whole
 * weeks from 7 days on, so that a Monday is compared with a Monday.
 */
export function distanceOf({ days, settle }: Plan): number {
  const least = days + Math.floor(settle / DAY);
  return DAY * (days < 7 ? least : Math.ceil(least / 7) * 7);
}

/** The days after the release, without the time of day at which it settled. */
export function daysAfter({ released, settle, days }: Plan): Span[] {
  const start = released + settle;
  return Array.from({ length: days }, (_, day) => ({
    from: start + day * DAY,
    to: start + day * DAY + DAY - (settle % DAY),
  }));
}

/** All that the comparison and its placebos look at, up to now. */
export function spanOfDays(plan: Plan): Span {
  const from = plan.released + plan.settle - (1 + BACK) * distanceOf(plan);
  const last = daysAfter(plan).at(-1)?.to ?? plan.released;
  return { from, to: Math.min(last, plan.now) };
}

/**
 * Each day after against the one of the same weekday before, reading by reading, so that cycles of a day and of a week cancel
 * out. A day is one pair: readings within it are alike. From 6 days on, their Hodges-Lehmann estimate and its exact interval;
 * before, their mean.
 *
 * That interval takes the days as independent of one another. Where they are not (a cost that drifts, a bad Tuesday that
 * goes on), the same comparison of earlier times, made a day further back each time, shows it: the interval is at least as
 * wide to either side as the greatest of these changes.
 */
export function compareSameTimeOfDay(
  readings: Readings,
  plan: Plan,
): { readonly comparison?: ProductionComparison; readonly findings: readonly Finding[] } {
  const distance = distanceOf(plan);
  // A day that goes on is told by its beginning, if that is most of it.
  const begun = daysAfter(plan).filter(({ from, to }) => plan.now - from >= LEAST_SHARE * (to - from));
  const pairs = pairsOf(readings, begun, distance);
  const findings = aboutLeftOut(begun.length, pairs.length);
  if (pairs.length === 0) return { findings };
  const placebo = placebosOf(readings, begun, distance, pairs.length);
  const logs = pairs.map(({ logRatio }) => logRatio);
  const change = estimateOf(logs);
  const interval = intervalOf(logs, change, placebo);
  const placeboChanges = placebo.map((log) => Math.expm1(log));
  const comparison: ProductionComparison = {
    method: 'same time of day',
    description: descriptionOf(pairs.length, distance, Math.expm1(change), placeboChanges),
    ...averagesOf(pairs),
    change: Math.expm1(change),
    ...(interval && { interval: [Math.expm1(interval[0]), Math.expm1(interval[1])] }),
    pairs: pairs.length,
    ...(placebo.length > 0 && { placebo: { changes: placeboChanges } }),
  };
  return { comparison, findings };
}

/** Logarithms of the changes that the same comparison gives of times before the release. */
function placebosOf(
  readings: Readings,
  days: readonly Span[],
  distance: number,
  wanted: number,
): readonly number[] {
  const shifts = Array.from(
    { length: ((BACK - 1) * distance) / DAY + 1 },
    (_, number) => distance + number * DAY,
  );
  return shifts
    .map((shift) => days.map(({ from, to }) => ({ from: from - shift, to: to - shift })))
    .map((earlier) => pairsOf(readings, earlier, distance))
    .filter((pairs) => pairs.length > 0 && pairs.length >= LEAST_SHARE * wanted)
    .map((pairs) => estimateOf(pairs.map(({ logRatio }) => logRatio)));
}

function intervalOf(
  logs: readonly number[],
  change: number,
  placebo: readonly number[],
): readonly [number, number] | undefined {
  if (logs.length < FEWEST_PAIRS) return undefined;
  const [from, to] = hodgesLehmann(logs).interval;
  const spread = Math.max(0, ...placebo.map(Math.abs));
  return [Math.min(from, change - spread), Math.max(to, change + spread)];
}

function estimateOf(logs: readonly number[]): number {
  return logs.length < FEWEST_PAIRS ? mean(logs) : hodgesLehmann(logs).estimate;
}

function pairsOf(readings: Readings, days: readonly Span[], distance: number): Pair[] {
  return days
    .map((day) => matchedPair(readings, day, distance))
    .filter((pair): pair is Pair => typeof pair !== 'string');
}

function descriptionOf(pairs: number, distance: number, change: number, placebo: readonly number[]): string {
  const weeks = distance / (7 * DAY);
  const earlier = Number.isInteger(weeks) ? count(weeks, 'week') : count(distance / DAY, 'day');
  const without =
    placebo.length === 0
      ? ''
      : `; further back, without it, the same comparison gave ${rangeOf(placebo)}, ${asLarge(change, placebo)}`;
  return `${count(pairs, 'day')} from the release on, each against the one ${earlier} earlier at the same times of day${without}`;
}

function aboutLeftOut(begun: number, paired: number): Finding[] {
  if (begun === 0) {
    return [
      {
        severity: 'note',
        source: 'production',
        message: 'No day has gone by since the release, so there is no comparison at the same time of day.',
        fix: 'Run it again in a few days.',
      },
    ];
  }
  if (paired === begun) return [];
  return [
    {
      severity: 'warning',
      source: 'production',
      message: `${count(begun - paired, 'day')} of ${begun} after the release ${begun - paired === 1 ? 'is' : 'are'} left out: on that day, or on the one that it is compared with, there are less than 80 % of the readings, or no CPU or traffic.`,
      fix: 'Look at both queries over these days in the web page of Prometheus; it may keep no data for so long, then write fewer `days`.',
    },
  ];
}
