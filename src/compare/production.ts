import type { Moment } from '../collect/profilers.ts';
import {
  countersAsTheyAre,
  lookbackOf,
  type PrometheusApi,
  type PrometheusContext,
  prometheusApi,
  type Query,
} from '../collect/prometheus-api.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration } from '../system/text.ts';
import { mean } from './stats/numbers.ts';
import { FEWEST_PAIRS, hodgesLehmann } from './stats/signed-rank.ts';

/**
 * Production before and after a release, by PromQL: CPU per unit of traffic. It is no experiment: whatever else changed
 * at the time is in it, so it decides no verdict.
 */
export interface ProductionReport {
  /** Start of the release, ISO 8601. */
  readonly released: string;
  /** What Prometheus was asked, as it was written. */
  readonly queries?: { readonly cpu: string; readonly traffic?: string };
  readonly comparisons: readonly ProductionComparison[];
  /** What else may explain the change, a sentence each; never empty. */
  readonly confounders: readonly string[];
}

export interface ProductionComparison {
  /** `offset`: right before against right after; `same time of day`: over days before and after. */
  readonly method: 'offset' | 'same time of day';
  /** What is compared, in words: `2 h before and after, without the 10 min of the release`. */
  readonly description: string;
  /** CPUs in use, averages. */
  readonly cpu: BeforeAfter;
  /** Units of traffic per second; absent where the configuration has no query for it. */
  readonly traffic?: BeforeAfter;
  /** CPU seconds per unit of traffic; what `change` is of. */
  readonly cpuPerTraffic?: BeforeAfter;
  /** Series that the query for CPU gave, averages; absent where it sums them up by itself. */
  readonly series?: BeforeAfter;
  /** Of CPU per traffic, or of CPU alone where there is no query for traffic; a fraction. */
  readonly change: number;
  /** 95 % interval of `change`, from how days differ; absent where there are too few of them. */
  readonly interval?: readonly [number, number];
  /** Pairs that it rests on: of days, or the one pair of windows. */
  readonly pairs: number;
}

export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

/** Which Prometheus is asked what. Durations are milliseconds. */
export interface ProductionQueries {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Run by `sh -c`; prints further headers. */
  readonly headersCommand?: string;
  /** PromQL: CPUs in use, as one series or several that are summed up. */
  readonly cpu: string;
  /** PromQL: units of traffic per second. */
  readonly traffic?: string;
  readonly released: Moment;
  /** How long the release took: left out. */
  readonly settle: number;
  /** Length of the time compared right before and right after the release. */
  readonly window: number;
  /** Days before and after that are compared at the same times of day; 0: none. */
  readonly days: number;
  /** Bounds each question with its retries. */
  readonly timeout?: number;
}

/** When, in milliseconds since 1970; lengths in milliseconds. */
interface Plan extends Pick<ProductionQueries, 'settle' | 'window' | 'days'> {
  readonly released: number;
  readonly now: number;
}

const DAY = 86_400_000;

/**
 * Compares production before and after a release, right then and over days.
 * @throws ExpectedError when nothing can be compared: the queries fail, one side has no data, the release is too young.
 */
export async function compareProduction(
  queries: ProductionQueries,
  context: PrometheusContext,
): Promise<{ readonly report: ProductionReport; readonly findings: readonly Finding[] }> {
  const { settle, window, days, cpu, traffic } = queries;
  const now = context.now().getTime();
  const moment = 'at' in queries.released ? queries.released.at : now - queries.released.ago;
  // Whole seconds: that is what Prometheus is asked in.
  const plan: Plan = { released: Math.floor(moment / 1000) * 1000, settle, window, days, now };
  const asked: Asked = {
    cpu: queryOf('cpu', cpu, 'process_cpu_seconds_total'),
    traffic: traffic === undefined ? undefined : queryOf('traffic', traffic, 'http_requests_total'),
    lookback: Math.max(lookbackOf(cpu), traffic === undefined ? 0 : lookbackOf(traffic)),
  };
  requireTime(plan, asked.lookback);
  const api = await prometheusApi({ ...queries, partialResponse: true }, context);
  const looked = await lookAt(asked, plan, api);
  const wanted = { ...asked, countsSeries: looked.isLabelled };
  const right = await rightBeforeAndAfter(wanted, plan, api, looked.clock);
  const overDays = days === 0 ? { findings: [] } : await sameTimeOfDay(wanted, plan, api);
  const comparisons = [right.comparison, overDays.comparison].filter((one) => one !== undefined);
  const findings = [...looked.findings, ...right.findings, ...overDays.findings];
  if (comparisons.length === 0) {
    const why = right.findings.at(-1);
    throw new ExpectedError(why?.message ?? 'There is nothing to compare.', { fix: why?.fix });
  }
  const confounders = [
    ...(traffic === undefined ? ['Traffic may have changed: there is no query for it.'] : []),
    'Everything else that changed at the time is in it: other changes of this release, what is requested and how much, instances and their machines.',
  ];
  return {
    report: {
      released: `${new Date(plan.released).toISOString().slice(0, 19)}Z`,
      queries: { cpu, traffic },
      comparisons,
      confounders,
    },
    findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()],
  };
}

interface Asked {
  readonly cpu: Query;
  readonly traffic?: Query;
  /** How long before its own time the longest-looking of both looks, milliseconds. */
  readonly lookback: number;
  /** Whether to ask for the number of series, too. */
  readonly countsSeries?: boolean;
}

function queryOf(key: 'cpu' | 'traffic', text: string, metric: string): Query {
  const example = `rate(${metric}{job="my-service"}[5m])`;
  return { text, key, wanted: 'one or several series of numbers', example };
}

/** @throws ExpectedError when it is too early, or a window is shorter than what the queries look back. */
function requireTime({ released, settle, window, now }: Plan, lookback: number): void {
  if (released > now) {
    throw new ExpectedError(`The release at ${minute(released)} is still to come.`, {
      fix: 'Write into `released` when production began to get it.',
    });
  }
  const end = released + settle + window;
  if (end > now) {
    throw new ExpectedError(
      `The ${duration(window)} after the release of ${minute(released)} are not over before ${minute(end)}.`,
      { fix: 'Run it after that, or write a shorter `window`.' },
    );
  }
  if (lookback < window) return;
  throw new ExpectedError(
    `The queries look back ${duration(lookback)}, and the \`window\` is ${duration(window)}: no reading is of one side alone.`,
    { fix: 'Write a longer `window`, or a shorter range into the queries, such as `[5m]`.' },
  );
}

/** `2026-11-20 06:00 UTC`. */
function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Asks both queries as they are, so that what is wrong with them is reported for what the user wrote. */
async function lookAt({ cpu, traffic }: Asked, { released }: Plan, api: PrometheusApi) {
  const at = new Date(released);
  const { result, clock, ...first } = await api.instant(cpu, at);
  const findings = [...first.findings, ...(traffic ? (await api.instant(traffic, at)).findings : [])];
  for (const { key, text } of [cpu, ...(traffic ? [traffic] : [])]) {
    const [counter] = countersAsTheyAre(text);
    if (counter === undefined) continue;
    const message = `The query \`${key}\` reads \`${counter}\`, by its name a counter, without \`rate\`: what it counted since its start is no amount per second.`;
    findings.push(warning(message, `Write \`rate(${counter}[5m])\`, if it is one.`));
  }
  if (clock !== '') {
    const fix = 'Set both clocks; they decide what was before the release and what after.';
    findings.push(warning(`Prometheus answered.${clock}`, fix));
  }
  // Labels tell one instance from another.
  return { isLabelled: result.some(({ labels }) => Object.keys(labels).length > 0), clock, findings };
}

function warning(message: string, fix: string, severity: Finding['severity'] = 'warning'): Finding {
  return { severity, source: 'production', message, fix };
}

/** A time from `from` (milliseconds since 1970) to before `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Part {
  readonly comparison?: ProductionComparison;
  readonly findings: readonly Finding[];
}

/** Right before against right after, as PromQL's `offset` does. Readings that follow one another are alike, so it is one pair. */
async function rightBeforeAndAfter(
  asked: Asked,
  { released, settle, window }: Plan,
  api: PrometheusApi,
  clock: string,
): Promise<Part> {
  const before = { from: released - window, to: released };
  const after = { from: released + settle, to: released + settle + window };
  const span = { from: before.from, to: after.to };
  const { readings, findings } = await ask(asked, span, window / 60, released, api);
  for (const [side, one] of Object.entries({ before, after })) {
    const within = indices(readings, one);
    if (within.some((index) => readings.at.has(index))) continue;
    const key = within.some((index) => readings.cpu.has(index)) ? 'traffic' : 'cpu';
    const message = `The query \`${key}\` has no number between ${minute(one.from)} and ${minute(one.to)}, ${side} the release.${clock}`;
    const fix =
      'Check `released`, the names of the metric and its labels, and that this release is scraped; Prometheus keeps no data for so long (15 days by default).';
    return { findings: [...findings, warning(message, fix)] };
  }
  const description = `${duration(window)} before and after, without the ${duration(settle)} of the release`;
  const [first, second] = [
    windowOf(readings, indices(readings, before)),
    windowOf(readings, indices(readings, after)),
  ];
  const lack = [first, second].find((one) => typeof one === 'string');
  if (typeof first === 'string' || typeof second === 'string') {
    const message = `There is no comparison of the ${description}: ${lack}.`;
    return { findings: [...findings, warning(message, LOOK_AT_BOTH)] };
  }
  const pair = { before: first, after: second };
  const change = Math.expm1(logRatio(pair));
  return { comparison: { method: 'offset', description, ...averagesOf([pair]), change, pairs: 1 }, findings };
}

const LOOK_AT_BOTH =
  'Look at both queries over that time in the web page of Prometheus; it may keep no data for so long.';

/**
 * Each day after against the one of the same weekday before, reading by reading, so that cycles of a day and of a week
 * cancel out. A day is one pair: readings within it are alike. From 6 days on, their Hodges-Lehmann estimate and its exact
 * interval; before, their mean.
 */
async function sameTimeOfDay(asked: Asked, plan: Plan, api: PrometheusApi): Promise<Part> {
  const { released, settle, days, now } = plan;
  // Far enough that the earlier days are over when the release begins, and whole weeks from 7 days on.
  const least = days + Math.floor(settle / DAY);
  const distance = DAY * (days < 7 ? least : Math.ceil(least / 7) * 7);
  const start = released + settle;
  // Without the time of day at which it settled. A day that goes on counts when most of it is over.
  const begun = Array.from({ length: days }, (_, day) => start + day * DAY)
    .map((from) => ({ from, to: from + DAY - (settle % DAY) }))
    .filter(({ from, to }) => now - from >= LEAST_SHARE * (to - from));
  if (begun.length === 0) {
    const message =
      'No day has gone by since the release, so there is no comparison at the same time of day.';
    return { findings: [warning(message, 'Run it again in a few days.', 'note')] };
  }
  const span = { from: start - distance, to: Math.min(begun.at(-1)?.to ?? now, now) };
  // As far apart as one reading looks back, all that happened is in one.
  const answer = await ask(asked, span, Math.max(asked.lookback, 60_000), released, api);
  const { readings } = answer;
  const findings = [...answer.findings];
  const pairs = begun.flatMap((day) => matchedPair(readings, day, distance) ?? []);
  if (pairs.length < begun.length) {
    const [missing, one] = [begun.length - pairs.length, begun.length - pairs.length === 1];
    const message = `${count(missing, 'day')} of ${begun.length} after the release ${one ? 'is' : 'are'} left out: on that day, or on the one that it is compared with, there are less than 80 % of the readings, or no CPU or traffic.`;
    findings.push(warning(message, `${LOOK_AT_BOTH} Then write fewer \`days\`.`));
  }
  if (pairs.length === 0) return { findings };
  const logs = pairs.map(logRatio);
  const located = logs.length < FEWEST_PAIRS ? undefined : hodgesLehmann(logs);
  const weeks = distance / (7 * DAY);
  const earlier = Number.isInteger(weeks) ? count(weeks, 'week') : count(distance / DAY, 'day');
  const comparison: ProductionComparison = {
    method: 'same time of day',
    description: `${count(pairs.length, 'day')} from the release on, each against the one ${earlier} earlier at the same times of day`,
    ...averagesOf(pairs),
    change: Math.expm1(located?.estimate ?? mean(logs)),
    interval: located && [Math.expm1(located.interval[0]), Math.expm1(located.interval[1])],
    pairs: pairs.length,
  };
  return { comparison, findings };
}

interface Reading {
  /** CPUs in use. */
  readonly cpu: number;
  /** Units per second; absent where it is not asked for. */
  readonly traffic?: number;
  /** How many series `cpu` is the sum of. */
  readonly series?: number;
}

/** What Prometheus said about CPU and traffic, on a grid of times. */
interface Readings {
  /** A time of the grid, milliseconds since 1970. */
  readonly origin: number;
  /** Milliseconds; a day is a multiple of it. */
  readonly step: number;
  readonly lookback: number;
  /** By the number of steps since `origin`; only where both CPU and traffic are numbers. */
  readonly at: ReadonlyMap<number, Reading>;
  /** All that there is of CPU. */
  readonly cpu: ReadonlyMap<number, number>;
}

/** Prometheus gives up to 11,000 of one series in one answer. */
const MOST_POINTS = 10_000;
/** Steps that a day is a multiple of, seconds. */
const STEPS = [15, 20, 30, 60, 120, 180, 240, 300, 600, 900, 1800, 3600];
/** Beyond 5 min only where Prometheus would refuse so many points. */
const LONGEST_WANTED = 300_000;

/**
 * Asks for what lies in `span`, about every `wanted` milliseconds, one question after the other, since others ask this
 * server, too. @throws ExpectedError with the server's own words.
 */
async function ask(asked: Asked, span: Span, wanted: number, origin: number, api: PrometheusApi) {
  const { lookback, countsSeries } = asked;
  const least = (span.to - span.from) / MOST_POINTS;
  const fitting = STEPS.map((seconds) => seconds * 1000).filter((step) => step >= least);
  const step = fitting.findLast((one) => one <= Math.min(wanted, LONGEST_WANTED)) ?? fitting[0] ?? DAY;
  const findings: Finding[] = [];
  const dates = {
    from: new Date(origin + Math.ceil((span.from - origin) / step) * step),
    to: new Date(origin + Math.floor((span.to - origin) / step) * step),
  };
  const all = async (query: Query, aggregate: 'sum' | 'count') => {
    const answer = await api.range(query, aggregate, dates, step);
    findings.push(...answer.findings);
    return new Map(answer.result.map(({ time, value }) => [Math.round((time - origin) / step), value]));
  };
  const cpu = await all(asked.cpu, 'sum');
  const traffic = asked.traffic && (await all(asked.traffic, 'sum'));
  const series = countsSeries ? await all(asked.cpu, 'count') : undefined;
  const at = new Map<number, Reading>();
  for (const [index, value] of cpu) {
    if (traffic !== undefined && !traffic.has(index)) continue;
    at.set(index, { cpu: value, traffic: traffic?.get(index), series: series?.get(index) });
  }
  return { readings: { origin, step, lookback, at, cpu }, findings };
}

/** The readings that look at nothing outside of `span`. */
function indices({ origin, step, lookback }: Readings, { from, to }: Span): number[] {
  // One without a range stands for the step before it.
  const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
  const last = Math.floor((to - origin) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}

/** Windows with a smaller share of their readings say nothing about the window. */
const LEAST_SHARE = 0.8;

/** Averages over a window; `cost` is CPU per unit of traffic, or CPU where traffic is not asked for. */
interface Window extends Reading {
  readonly cost: number;
}

/** A window before and one after. */
interface Pair {
  readonly before: Window;
  readonly after: Window;
}

/** Of the cost, what its logarithm went up by. */
function logRatio({ before, after }: Pair): number {
  return Math.log(after.cost / before.cost);
}

/** @returns what it lacks, where it says nothing. @param expected readings of a whole window. */
function windowOf({ at }: Readings, wanted: readonly number[], expected = wanted.length): Window | string {
  const readings = wanted.flatMap((index) => at.get(index) ?? []);
  if (readings.length === 0 || readings.length < LEAST_SHARE * expected) return 'too few readings';
  const average = (key: keyof Reading): number | undefined => {
    const values = readings.flatMap((reading) => reading[key] ?? []);
    return values.length < readings.length ? undefined : mean(values);
  };
  const [cpu = 0, traffic, series] = [average('cpu'), average('traffic'), average('series')];
  if (!(cpu > 0)) return 'no CPU';
  if (traffic !== undefined && !(traffic > 0)) return 'no traffic';
  return { cpu, traffic, series, cost: cpu / (traffic ?? 1) };
}

/**
 * The window `after` and the one `shift` (milliseconds, whole steps) before it; only the readings that both have, so that
 * a gap on one side removes the same times of day on the other.
 */
function matchedPair(readings: Readings, day: Span, shift: number): Pair | undefined {
  const steps = Math.round(shift / readings.step);
  const all = indices(readings, day);
  const both = all.filter((index) => readings.at.has(index) && readings.at.has(index - steps));
  const before = windowOf(
    readings,
    both.map((index) => index - steps),
    all.length,
  );
  const after = windowOf(readings, both, all.length);
  return typeof before === 'string' || typeof after === 'string' ? undefined : { before, after };
}

/** What a comparison says about the averages over its pairs. */
function averagesOf(
  pairs: readonly Pair[],
): Pick<ProductionComparison, 'cpu' | 'traffic' | 'cpuPerTraffic' | 'series'> {
  const over = (key: keyof Reading): BeforeAfter | undefined => {
    const before = pairs.flatMap((pair) => pair.before[key] ?? []);
    const after = pairs.flatMap((pair) => pair.after[key] ?? []);
    if (before.length < pairs.length || after.length < pairs.length) return undefined;
    return { before: mean(before), after: mean(after) };
  };
  const cpu = over('cpu') as BeforeAfter;
  const traffic = over('traffic');
  const cpuPerTraffic = traffic && { before: cpu.before / traffic.before, after: cpu.after / traffic.after };
  return { cpu, traffic, cpuPerTraffic, series: over('series') };
}
