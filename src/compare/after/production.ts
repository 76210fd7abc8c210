import {
  lookbackOf,
  type PrometheusApi,
  type PrometheusContext,
  prometheusApi,
  type Query,
} from '../../collect/prometheus.ts';
import type { ProductionQueries } from '../../settings/sources.ts';
import { ExpectedError, type Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { duration } from '../../system/text.ts';
import { FEWEST_DIFFERENCES, hodgesLehmann, mean } from '../stats/samples.ts';

/**
 * Compares CPU per unit of traffic in production before and after a release, by PromQL. This comparison of production is not an experiment,
 * because the figures also contain all other changes in production at that time. Therefore the comparison of production does not change the
 * verdict.
 */
export interface ProductionReport {
  readonly released: string;
  readonly queries?: { readonly cpu: string; readonly traffic?: string };
  readonly comparisons: readonly ProductionComparison[];
}

/** A comparison of production before and after a release. */
export interface ProductionComparison {
  /**
   * The method of the comparison. `offset` compares the time directly before the release with the time directly after it. `same time of
   * day` compares days before the release with days after it.
   */
  readonly method: 'offset' | 'same time of day';
  readonly description: string;
  /** The averages before and after the release: CPUs in use, units of traffic per second, and CPU seconds per unit of traffic. */
  readonly cpu: BeforeAfter;
  readonly traffic?: BeforeAfter;
  readonly cpuPerTraffic?: BeforeAfter;
  /** The change of the CPU time per unit of traffic, as a fraction. Without a query for traffic, `change` is the change of the CPU time. */
  readonly change: number;
  /** The 95 % interval of `change`, computed from the differences between days; undefined if there are too few days. */
  readonly interval?: readonly [number, number];
  /** The number of pairs of days that were compared. The method `offset` has 1 pair of windows. */
  readonly pairs: number;
}

/** A value before and after the release. */
export type BeforeAfter<T = number> = Readonly<Record<'before' | 'after', T>>;

/**
 * The queries and the time spans that they cover. Points in time are in milliseconds since 1970, and lengths of time are in milliseconds.
 */
interface QueryPlan extends Pick<ProductionQueries, 'settle' | 'window' | 'days'> {
  readonly released: number;
  readonly now: number;
  readonly cpu: Query;
  readonly traffic?: Query;
  /** The longest range that one of the queries reads before a point in time, such as 5 minutes for `[5m]`, in milliseconds. */
  readonly lookback: number;
}

const DAY_IN_MS = 86_400_000;

/**
 * Sends both queries to Prometheus, and compares production before and after the release.
 * @throws ExpectedError if Prometheus rejects a query, or if it is too early for the comparison.
 */
export async function compareProduction(queries: ProductionQueries, context: PrometheusContext) {
  const { settle, window, days, cpu, traffic } = queries;
  const now = context.now().getTime();
  const moment = 'at' in queries.released ? queries.released.at : now - queries.released.ago;
  const plan: QueryPlan = {
    // Round to whole seconds, because Prometheus accepts only whole seconds.
    released: Math.floor(moment / 1000) * 1000,
    settle,
    window,
    days,
    now,
    cpu: productionQuery('cpu', cpu, 'process_cpu_seconds_total'),
    traffic: traffic === undefined ? undefined : productionQuery('traffic', traffic, 'http_requests_total'),
    lookback: Math.max(lookbackOf(cpu), traffic === undefined ? 0 : lookbackOf(traffic)),
  };
  requireTime(plan);
  const api = await prometheusApi({ ...queries, partialResponse: true }, context);
  const findings: Finding[] = [];
  // Send both queries unchanged first, so that an error message shows the user's own query.
  for (const query of [plan.cpu, plan.traffic ?? []].flat())
    findings.push(...(await api.instant(query, new Date(plan.released))).findings);
  const right = await rightBeforeAndAfter(plan, api);
  const overDays: ReleaseSide = days === 0 ? { findings: [] } : await sameTimeOfDay(plan, api);
  findings.push(...right.findings, ...overDays.findings);
  const comparisons = [right.comparison, overDays.comparison].filter((one) => one !== undefined);
  if (comparisons.length === 0) {
    const why = right.findings.at(-1);
    throw new ExpectedError(why?.message ?? 'There is nothing to compare.', { fix: why?.fix });
  }
  const released = `${new Date(plan.released).toISOString().slice(0, 19)}Z`;
  const report: ProductionReport = { released, queries: { cpu, traffic }, comparisons };
  return { report, findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()] };
}

function productionQuery(key: 'cpu' | 'traffic', text: string, metric: string): Query {
  const example = `rate(${metric}{job="my-service"}[5m])`;
  return { text, key, wanted: 'one or several series of numbers', example };
}

/**
 * Checks the times of the plan.
 * @throws ExpectedError if it is too early for the comparison, or if a window is shorter than the time that the queries look back.
 */
function requireTime({ released, settle, window, now, lookback }: QueryPlan): void {
  const end = released + settle + window;
  if (end > now) {
    const message = `The ${duration(window)} after the release of ${minute(released)} end only at ${minute(end)}.`;
    throw new ExpectedError(message, {
      fix: 'Run the comparison after that time, or correct `released` or `window`.',
    });
  }
  if (lookback < window) return;
  throw new ExpectedError(
    `The queries look back ${duration(lookback)}, but the \`window\` is only ${duration(window)}, so every reading mixes the time before and after the release.`,
    { fix: 'Write a longer `window`, or a shorter range into the queries, such as `[5m]`.' },
  );
}

/** Prints a time as `2026-11-20 06:00 UTC`. */
function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function productionWarning(message: string, fix: string): Finding {
  return { severity: 'warning', source: 'production', message, fix };
}

/** A span of time from `from` until just before `to`, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface ReleaseSide {
  readonly comparison?: ProductionComparison;
  readonly findings: readonly Finding[];
}

/**
 * Compares the time directly before the release with the time directly after it, like PromQL's `offset`. The whole comparison counts as one
 * pair, because consecutive readings depend on each other.
 */
async function rightBeforeAndAfter(plan: QueryPlan, api: PrometheusApi): Promise<ReleaseSide> {
  const { released, settle, window } = plan;
  const before = { from: released - window, to: released };
  const after = { from: released + settle, to: released + settle + window };
  const span = { from: before.from, to: after.to };
  const { readings, findings } = await askInTurn(plan, api, span, window / 60);
  const windows: QueryWindow[] = [];
  for (const [side, one] of Object.entries({ before, after })) {
    const found = queryWindowOf(readings, indices(readings, one));
    if (typeof found === 'string') {
      const message = `There ${found} between ${minute(one.from)} and ${minute(one.to)}, ${side} the release.`;
      const fix = `Check \`released\`, the names of the metric and its labels, and that this release is scraped. ${LOOK_AT_BOTH}`;
      return { findings: [...findings, productionWarning(message, fix)] };
    }
    windows.push(found);
  }
  const [first, second] = windows as [QueryWindow, QueryWindow];
  const pair = { before: first, after: second };
  const description = `${duration(window)} before and after, without the ${duration(settle)} of the release`;
  const change = Math.expm1(logRatio(pair));
  return { comparison: { method: 'offset', description, ...averagesOf([pair]), change, pairs: 1 }, findings };
}

const LOOK_AT_BOTH =
  'Look at both queries over that time in the web page of Prometheus, which may have deleted older data (after 15 days by default).';

/**
 * Compares each day after the release with the same weekday before the release, reading by reading, so that daily and weekly cycles cancel
 * out. Each day counts as one pair, because the readings of a day depend on each other. If 6 days or more are compared, the result is the
 * Hodges-Lehmann estimate of the days with its exact interval. If fewer than 6 days are compared, the result is the mean of the changes on
 * these days.
 */
async function sameTimeOfDay(plan: QueryPlan, api: PrometheusApi): Promise<ReleaseSide> {
  const { released, settle, days, now } = plan;
  // Compare with days that end before the release begins. For 7 days or more, compare with days that are whole weeks earlier.
  const least = days + Math.floor(settle / DAY_IN_MS);
  const distance = DAY_IN_MS * (days < 7 ? least : Math.ceil(least / 7) * 7);
  const start = released + settle;
  // Leave out the time in which the release settled. An unfinished day counts if most of it has passed.
  const begun = Array.from({ length: days }, (_, day) => start + day * DAY_IN_MS)
    .map((from) => ({ from, to: from + DAY_IN_MS - (settle % DAY_IN_MS) }))
    .filter(({ from, to }) => now - from >= LEAST_SHARE * (to - from));
  if (begun.length === 0) {
    const message =
      'No day has gone by since the release, so there is no comparison at the same time of day.';
    return {
      findings: [
        { ...productionWarning(message, 'Run the comparison again in a few days.'), severity: 'note' },
      ],
    };
  }
  const span = { from: start - distance, to: Math.min(begun.at(-1)?.to ?? now, now) };
  // Choose the time between two readings as long as the time that a query looks back, so that the readings together cover the whole time.
  const { readings, findings } = await askInTurn(plan, api, span, Math.max(plan.lookback, 60_000));
  const pairs = begun.flatMap((day) => matchedPair(readings, day, distance) ?? []);
  const missing = begun.length - pairs.length;
  if (missing > 0) {
    const message = `${count(missing, 'day')} of ${begun.length} after the release ${missing === 1 ? 'is' : 'are'} left out, because that day, or the earlier day for comparison, has less than 80 % of the readings, or no CPU time or traffic.`;
    findings.push(productionWarning(message, `${LOOK_AT_BOTH} Then write fewer \`days\`.`));
  }
  if (pairs.length === 0) return { findings };
  const logs = pairs.map(logRatio);
  const located = logs.length < FEWEST_DIFFERENCES ? undefined : hodgesLehmann(logs);
  const weeks = distance / (7 * DAY_IN_MS);
  const earlier = Number.isInteger(weeks) ? count(weeks, 'week') : count(distance / DAY_IN_MS, 'day');
  const comparison: ProductionComparison = {
    method: 'same time of day',
    description: `${count(pairs.length, 'day')} after the release, each compared with the day ${earlier} earlier at the same times of day`,
    ...averagesOf(pairs),
    change: Math.expm1(located?.estimate ?? mean(logs)),
    interval: located && [Math.expm1(located.interval[0]), Math.expm1(located.interval[1])],
    pairs: pairs.length,
  };
  return { comparison, findings };
}

interface TrafficReading {
  readonly cpu: number;
  readonly traffic?: number;
}

/** The answers of Prometheus about CPU and traffic, at regular points in time. */
interface Readings {
  readonly origin: number;
  /** The time between two readings in milliseconds. A whole number of steps fits exactly into a day. */
  readonly step: number;
  readonly lookback: number;
  /** The readings, by the number of steps since `origin`. Readings without a number for CPU or traffic are left out. */
  readonly at: ReadonlyMap<number, TrafficReading>;
}

/** The maximum number of points of one series in one answer of Prometheus. */
const MOST_QUERY_POINTS = 10_000;
/** The possible steps between readings, in seconds. A whole number of each of these steps fits exactly into a day. */
const STEPS = [15, 20, 30, 60, 120, 180, 240, 300, 600, 900, 1800, 3600];
/** The longest step in milliseconds. A longer step is used only if Prometheus would refuse the number of points. */
const LONGEST_WANTED = 300_000;

/** Asks Prometheus for the values of a time span, one query after the other, because other users also need the server. */
async function askInTurn(
  { cpu, traffic, lookback, released: origin }: QueryPlan,
  api: PrometheusApi,
  span: Span,
  wanted: number,
) {
  const least = (span.to - span.from) / MOST_QUERY_POINTS;
  const fitting = STEPS.map((seconds) => seconds * 1000).filter((step) => step >= least);
  const step = fitting.findLast((one) => one <= Math.min(wanted, LONGEST_WANTED)) ?? fitting[0] ?? DAY_IN_MS;
  const findings: Finding[] = [];
  const dates = {
    from: new Date(origin + Math.ceil((span.from - origin) / step) * step),
    to: new Date(origin + Math.floor((span.to - origin) / step) * step),
  };
  const all = async (query: Query) => {
    const answer = await api.range(query, dates, step);
    findings.push(...answer.findings);
    return new Map(answer.result.map(({ time, value }) => [Math.round((time - origin) / step), value]));
  };
  const cpus = await all(cpu);
  const units = traffic && (await all(traffic));
  const at = new Map<number, TrafficReading>();
  for (const [index, value] of cpus)
    if (units === undefined || units.has(index)) at.set(index, { cpu: value, traffic: units?.get(index) });
  return { readings: { origin, step, lookback, at }, findings };
}

/** Returns the indices of the readings that contain only data from the time span `span`. */
function indices({ origin, step, lookback }: Readings, { from, to }: Span): number[] {
  // If a query does not look back over a range, its reading represents the whole step before the reading.
  const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
  const last = Math.floor((to - origin) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}

/** The minimum share of the expected readings that a window of time must have to be used. */
const LEAST_SHARE = 0.8;

/** The averages over a window of time. `cost` is CPU per unit of traffic, or CPU if there is no query for traffic. */
interface QueryWindow extends TrafficReading {
  readonly cost: number;
}

type DayPair = BeforeAfter<QueryWindow>;

/** Returns how much the logarithm of the cost grew. */
function logRatio({ before, after }: DayPair): number {
  return Math.log(after.cost / before.cost);
}

/**
 * Averages the readings of one window of time.
 * @param expected the number of readings of a whole window.
 * @returns the averages. If the window has too few readings, returns the end of a sentence that says what is missing.
 */
function queryWindowOf(
  { at }: Readings,
  wanted: readonly number[],
  expected = wanted.length,
): QueryWindow | string {
  const readings = wanted.flatMap((index) => at.get(index) ?? []);
  if (readings.length === 0 || readings.length < LEAST_SHARE * expected)
    return 'are too few readings with a number';
  const cpu = mean(readings.map((reading) => reading.cpu));
  const traffic =
    readings[0]?.traffic === undefined ? undefined : mean(readings.map(({ traffic = 0 }) => traffic));
  if (!(cpu > 0)) return 'is no CPU';
  if (traffic !== undefined && !(traffic > 0)) return 'is no traffic';
  return { cpu, traffic, cost: cpu / (traffic ?? 1) };
}

/**
 * Averages the readings of two windows: the window `after`, and the window `shift` milliseconds earlier. `shift` is a whole number of
 * steps. A reading counts only if the other window has a reading at the same time of day, so that both windows cover the same times of day.
 */
function matchedPair(readings: Readings, day: Span, shift: number): DayPair | undefined {
  const steps = Math.round(shift / readings.step);
  const all = indices(readings, day);
  const both = all.filter((index) => readings.at.has(index) && readings.at.has(index - steps));
  const earlier = both.map((index) => index - steps);
  const before = queryWindowOf(readings, earlier, all.length);
  const after = queryWindowOf(readings, both, all.length);
  return typeof before === 'string' || typeof after === 'string' ? undefined : { before, after };
}

/** Returns the averages of all pairs of a comparison. */
function averagesOf(
  pairs: readonly DayPair[],
): Pick<ProductionComparison, 'cpu' | 'traffic' | 'cpuPerTraffic'> {
  const over = (get: (window: QueryWindow) => number): BeforeAfter => ({
    before: mean(pairs.map(({ before }) => get(before))),
    after: mean(pairs.map(({ after }) => get(after))),
  });
  const cpu = over((window) => window.cpu);
  const traffic = pairs[0]?.before.traffic === undefined ? undefined : over(({ traffic = 0 }) => traffic);
  const cpuPerTraffic = traffic && { before: cpu.before / traffic.before, after: cpu.after / traffic.after };
  return { cpu, traffic, cpuPerTraffic };
}
