import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { type PrometheusApi, type PrometheusContext, prometheusApi } from '../collect/prometheus-api.ts';
import { countersAsTheyAre, metricsIn } from '../collect/prometheus-api.ts';
import type { Moment } from '../collect/profilers.ts';
import { confoundersOf } from './confounders.ts';
import type { ProductionComparison, ProductionQueries, ProductionReport } from './production-report.ts';
import { type Asked, askFor, lookback, type Span, stepOf } from './readings.ts';
import {
  compareRightBeforeAndAfter,
  type Plan,
  placeboWindows,
  windowsOf,
} from './right-before-and-after.ts';
import { compareSameTimeOfDay, spanOfDays } from './same-time-of-day.ts';
import { hasReadings } from './windows.ts';
import { minute } from './words.ts';

/** Closer ones over weeks tell no more, and cost the server more. */
const ENOUGH_READINGS = 20_000;

export interface ProductionResult {
  readonly report: ProductionReport;
  readonly findings: readonly Finding[];
}

/**
 * Compares production before and after a release, right then and over days.
 * @throws ExpectedError when nothing can be compared: the queries fail, there are no data of one side, the release is too
 * young.
 */
export async function compareProduction(
  queries: ProductionQueries,
  context: PrometheusContext,
): Promise<ProductionResult> {
  const now = context.now().getTime();
  const { settle, window, days } = queries;
  const plan: Plan = { released: momentOf(queries.released, now), settle, window, days, now };
  const asked = askedOf(queries);
  requireTime(plan, lookback(asked));
  const api = await prometheusApi({ ...queries, partialResponse: true }, context);
  const { labelled, clock, findings } = await lookAt(asked, plan, api);
  const wanted: Asked = { ...asked, series: labelled };
  const right = await rightBeforeAndAfter(wanted, plan, api, clock);
  const overDays = plan.days === 0 ? NOTHING : await sameTimeOfDay(wanted, plan, api);
  const comparisons = [...right.comparisons, ...overDays.comparisons];
  const said = unique([...findings, ...right.findings, ...overDays.findings]);
  if (comparisons.length === 0) {
    // What was said last of the first one is why there is none.
    const why = right.findings.at(-1);
    throw new ExpectedError(why?.message ?? 'There is nothing to compare.', {
      ...(why?.fix && { fix: why.fix }),
    });
  }
  return {
    report: {
      released: `${new Date(plan.released).toISOString().slice(0, 19)}Z`,
      queries: { cpu: queries.cpu, ...(queries.traffic !== undefined && { traffic: queries.traffic }) },
      comparisons,
      confounders: confoundersOf(comparisons, plan),
    },
    findings: said,
  };
}

interface Part {
  readonly comparisons: readonly ProductionComparison[];
  readonly findings: readonly Finding[];
}

const NOTHING: Part = { comparisons: [], findings: [] };

async function rightBeforeAndAfter(
  asked: Asked,
  plan: Plan,
  api: PrometheusApi,
  clock: string,
): Promise<Part> {
  const { before, after } = windowsOf(plan);
  const others = placeboWindows(plan);
  const spans = [before, after, ...others.flatMap((windows) => [windows.before, windows.after])];
  const grid = { origin: plan.released, step: stepOf(plan.window / 60) };
  const { readings, findings } = await askFor(asked, spans, grid, api);
  for (const [side, span] of [
    ['before', before],
    ['after', after],
  ] as const) {
    if (hasReadings(readings, span)) continue;
    const nothing = await aboutNothing(asked, side, span, clock, api);
    return { comparisons: [], findings: [...findings, nothing] };
  }
  const compared = compareRightBeforeAndAfter(readings, plan);
  return 'severity' in compared
    ? { comparisons: [], findings: [...findings, compared] }
    : { comparisons: [compared], findings };
}

async function sameTimeOfDay(asked: Asked, plan: Plan, api: PrometheusApi): Promise<Part> {
  const span = spanOfDays(plan);
  // As far apart as one reading looks back, all that happened is in one.
  const wanted = Math.max(lookback(asked), 60_000, (span.to - span.from) / ENOUGH_READINGS);
  const grid = { origin: plan.released, step: stepOf(wanted) };
  const { readings, findings } = await askFor(asked, [span], grid, api);
  const compared = compareSameTimeOfDay(readings, plan);
  return {
    comparisons: compared.comparison === undefined ? [] : [compared.comparison],
    findings: [...findings, ...compared.findings],
  };
}

function momentOf(moment: Moment, now: number): number {
  // Whole seconds: that is what Prometheus is asked in.
  return Math.floor(('at' in moment ? moment.at : now - moment.ago) / 1000) * 1000;
}

function askedOf({ cpu, traffic }: ProductionQueries): Asked {
  const wanted = 'one or several series of numbers';
  return {
    cpu: {
      text: cpu,
      key: 'cpu',
      wanted,
      example: 'rate(process_cpu_seconds_total{job="my-service"}[5m])',
    },
    ...(traffic !== undefined && {
      traffic: {
        text: traffic,
        key: 'traffic',
        wanted,
        example: 'rate(http_requests_total{job="my-service"}[5m])',
      },
    }),
    series: false,
  };
}

/** @throws ExpectedError when it is too early, or a window shorter than what the queries look back. */
function requireTime({ released, settle, window, now }: Plan, looksBack: number): void {
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
  if (looksBack < window) return;
  throw new ExpectedError(
    `The queries look back ${duration(looksBack)}, and the \`window\` is ${duration(window)}: no reading is of one side alone.`,
    { fix: 'Write a longer `window`, or a shorter range into the queries, such as `[5m]`.' },
  );
}

/** Asks both queries as they are, so that what is wrong with them is said of what the user wrote. */
async function lookAt(asked: Asked, { released }: Plan, api: PrometheusApi) {
  const at = new Date(released);
  const cpu = await api.instant(asked.cpu, at);
  const traffic = asked.traffic && (await api.instant(asked.traffic, at));
  const findings: Finding[] = [...cpu.findings, ...(traffic?.findings ?? [])];
  for (const { key, text } of [asked.cpu, ...(asked.traffic ? [asked.traffic] : [])]) {
    const [counter] = countersAsTheyAre(text);
    if (counter === undefined) continue;
    findings.push({
      severity: 'warning',
      source: 'production',
      message: `The query \`${key}\` reads \`${counter}\`, by its name a counter, without \`rate\`: what it counted since its start is no amount per second.`,
      fix: `Write \`rate(${counter}[5m])\`, if it is one.`,
    });
  }
  if (cpu.clock !== '') {
    findings.push({
      severity: 'warning',
      source: 'production',
      message: `Prometheus answered.${cpu.clock}`,
      fix: 'Set both clocks; what was before the release and what after is told by them.',
    });
  }
  // Labels are what tells one instance from another.
  const labelled = cpu.result.some(({ labels }) => Object.keys(labels).length > 0);
  return { labelled, clock: cpu.clock, findings };
}

/** Which of both queries has no value in a time, and why that may be. */
async function aboutNothing(
  { cpu, traffic }: Asked,
  side: 'before' | 'after',
  { from, to }: Span,
  clock: string,
  api: PrometheusApi,
): Promise<Finding> {
  const dates = { from: new Date(from), to: new Date(to) };
  const step = stepOf((to - from) / 60);
  const isEmpty = async (query: Asked['cpu']) =>
    (await api.range(query, 'count', dates, step)).result.length === 0;
  const { key, text } = traffic !== undefined && !(await isEmpty(cpu)) ? traffic : cpu;
  const [name] = metricsIn(text);
  const known =
    name !== undefined && !(await isEmpty({ text: name, key, wanted: '', example: '' }).catch(() => true));
  const why = known
    ? `, though there is a metric \`${name}\``
    : name === undefined
      ? ''
      : `: there is no metric \`${name}\` at that time`;
  return {
    severity: 'warning',
    source: 'production',
    message: `The query \`${key}\` has no number between ${minute(from)} and ${minute(to)}, ${side} the release${why}.${clock}`,
    fix: known
      ? 'Try it in the web page of Prometheus; the values of its labels may be others.'
      : side === 'before'
        ? 'Check `released` and the spelling of the metric; Prometheus may keep no data for so long (15 days unless told otherwise), then run it sooner after the release.'
        : 'Check `released` and the spelling of the metric, and that the new release is scraped.',
  };
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}
