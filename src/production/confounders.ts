import { fixed } from '../system/format.ts';
import type { BeforeAfter, ProductionComparison } from './production-report.ts';
import type { Plan } from './right-before-and-after.ts';
import { daysAfter, distanceOf } from './same-time-of-day.ts';
import { minute, percent } from './words.ts';

/** Traffic that changed by more than this changes CPU per unit of it by itself. */
const MUCH_TRAFFIC = 0.1;
/** So many more or fewer series are other instances, not a scrape that was missed. */
const MANY_SERIES = 0.02;
const DAY = 86_400_000;
const DEPENDENT_DAYS =
  'Days may depend on one another: of a cost that drifts by a little each day, or of bad days that follow one another, the days before the release show a part only.';

/** What else may explain what was found, the particular first. */
export function confoundersOf(comparisons: readonly ProductionComparison[], plan: Plan): string[] {
  const all = comparisons.map(inWords);
  return [
    ...comparisons.flatMap((comparison, index) => trafficOf(comparison, all[index] ?? '')),
    ...comparisons.flatMap((comparison, index) => instancesOf(comparison, all[index] ?? '')),
    ...(comparisons.every(({ series }) => series === undefined)
      ? ['The query for CPU sums up by itself, so whether the number of instances changed is not known.']
      : []),
    ...new Set(comparisons.flatMap((comparison) => unknownSpread(comparison))),
    ...comparisons.flatMap(({ method }) => (method === 'offset' ? [] : overDays(plan))),
    'Everything else that this release changed in the program or its settings is in it, not only the profile.',
    'Requests may be others than before: prices of single requests differ.',
    'All instances were started again: caches fill up, and connections are made anew.',
    'Instances may have moved to other machines, with other processors or neighbours.',
    'At a CPU limit, throttled instances use what they are given, before and after: the gain is in latency and throughput then.',
  ];
}

function inWords({ method }: ProductionComparison): string {
  return method === 'offset' ? 'Right after the release' : 'Over the days';
}

function trafficOf({ traffic, change }: ProductionComparison, when: string): string[] {
  if (traffic === undefined) {
    return [`${when}, CPU changed by ${percent(change)}, and so may have traffic: there is no query for it.`];
  }
  const changed = ratio(traffic) - 1;
  if (Math.abs(changed) <= MUCH_TRAFFIC) return [];
  return [
    `${when}, traffic changed by ${percent(changed)}: busier machines need another amount of CPU for the same request, and what runs without requests is spread over ${changed > 0 ? 'more' : 'fewer'} of them.`,
  ];
}

function instancesOf({ series }: ProductionComparison, when: string): string[] {
  if (series === undefined || Math.abs(ratio(series) - 1) <= MANY_SERIES) return [];
  return [
    `${when}, the query for CPU gave ${fixed(series.after, 1)} series on average, and ${fixed(series.before, 1)} before: the number of instances changed, and with it how busy each of them is.`,
  ];
}

function unknownSpread({ method, placebo, interval }: ProductionComparison): string[] {
  if (placebo !== undefined) {
    // Two windows alone rest on no days.
    return method === 'offset' && interval === undefined ? [] : [DEPENDENT_DAYS];
  }
  if (interval !== undefined) {
    return [
      'The interval takes the days as independent of one another; there are no data far enough back to see whether they are.',
    ];
  }
  return [
    method === 'offset'
      ? 'There are no data of other days at these times: how much CPU changes within such hours by itself is not known.'
      : 'There are too few days for an interval and no data further back: how much CPU changes from day to day by itself is not known.',
  ];
}

function overDays(plan: Plan): string[] {
  const distance = distanceOf(plan);
  const from = plan.released - distance;
  const to = Math.min(daysAfter(plan).at(-1)?.to ?? plan.released, plan.now);
  return [
    `Any other release between ${minute(from)} and ${minute(to)} is in the comparison over days, too.`,
    ...(distance % (7 * DAY) === 0
      ? []
      : ['Days of different weekdays are compared: with 7 `days` or more, each has its own.']),
  ];
}

function ratio({ before, after }: BeforeAfter): number {
  return before > 0 ? after / before : Number.POSITIVE_INFINITY;
}
