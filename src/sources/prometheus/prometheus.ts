import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { networkFor, networkForNamedHosts } from '../../net/network.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import {
  type PrometheusApi,
  prometheusApi,
  type Queried,
  type Query,
  type Series,
} from '../../prometheus/api.ts';
import { metricsIn } from '../../prometheus/promql.ts';
import { headersFor } from '../access.ts';
import { profileEndpoints } from '../live/endpoints.ts';
import { endpointOf } from '../live/pprof.ts';
import { compare } from '../newest.ts';
import { busiestPart, type Dates, datesOf, type LoadPoint } from '../period.ts';
import type { Collector, PrometheusSource } from '../source.ts';
import { fillTemplate, labelsNameHosts, type Unfilled } from './endpoint-template.ts';
import { stepsFor } from './steps.ts';

/**
 * Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first.
 * @throws ExpectedError when the query fails or names no host, or none of the hosts is there.
 */
export const collectPrometheus: Collector<PrometheusSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const api = await prometheusApi(source, context);
  const when = await momentOf(source, api, context.now());
  const { result, findings, clock } = await api.instant(queryOf(source.query), when.at);
  if (result.length === 0) throw await emptyResult(source, api, when.at, clock);
  const named = endpointsOf(result, source.endpoint);
  const [first] = named.findings;
  if (named.urls.length === 0 && first !== undefined) {
    throw new ExpectedError(first.message, { ...(first.fix && { fix: first.fix }) });
  }
  const headers = await headersFor(source.endpointAccess, context);
  const collection = await profileEndpoints(
    named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers)),
    {
      seconds: source.seconds,
      network: labelsNameHosts(source.endpoint) ? networkForNamedHosts(context.env) : networkFor(context.env),
      ...(source.timeout !== undefined && { timeout: source.timeout }),
    },
    context,
  );
  return {
    files: collection.files,
    failures: collection.failures + named.left,
    findings: [...when.findings, ...findings, ...named.findings, ...collection.findings],
  };
};

interface When {
  /** Undefined: what is now for the server, whose clock may differ. */
  readonly at: Date | undefined;
  readonly findings: readonly Finding[];
}

/** When the query is evaluated. @throws ExpectedError when there was no load to find the busiest part by. */
async function momentOf(source: PrometheusSource, api: PrometheusApi, now: Date): Promise<When> {
  const { period, busiest, query } = source;
  const dates = datesOf(period, now);
  if (busiest === undefined) {
    return { at: 'ago' in period.to && period.to.ago === 0 ? undefined : dates.to, findings: [] };
  }
  const { step, parts } = stepsFor(busiest, dates);
  const answers: Queried<LoadPoint[]>[] = [];
  // One after the other: they are long, and others ask this server, too.
  for (const part of parts) answers.push(await loadOf(queryOf(query), part, step, api));
  const part = busiestPart(
    answers.flatMap(({ result }) => result),
    step,
    busiest,
    dates,
  );
  if (part === undefined) {
    throw new ExpectedError(`The query ${quoted(query)} has no value above 0 ${between(dates)}.`, {
      fix: 'Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`.',
    });
  }
  const coarse =
    step > busiest
      ? ` It was looked for in steps of ${duration(step)}, as close as such a long time allows.`
      : '';
  const message = `The busiest ${duration(Math.max(busiest, step))} ${between(dates)} ended at ${isoSeconds(part.to)}: the hosts of that moment were profiled now.${coarse}`;
  return { at: part.to, findings: [...said(answers), { severity: 'note', message }] };
}

function queryOf(text: string): Query {
  return {
    text,
    key: 'query',
    wanted: 'one value of each host',
    example: 'topk(10, rate(process_cpu_seconds_total[5m]))',
  };
}

/** The load of all hosts in each step of `dates`: each reading stands for the step before it. */
async function loadOf(
  query: Query,
  { from, to }: Dates,
  step: number,
  api: PrometheusApi,
): Promise<Queried<LoadPoint[]>> {
  const readings = { from: new Date(from.getTime() + step), to };
  const { result, ...rest } = await api.range(query, 'sum', readings, step);
  return { ...rest, result: result.map(({ time, value }) => ({ start: time - step, load: value })) };
}

/** What the server said of its answers, each sentence once. */
function said(answers: readonly Pick<Queried<unknown>, 'findings'>[]): Finding[] {
  const all = answers.flatMap(({ findings }) => findings);
  return [...new Map(all.map((finding) => [finding.message, finding])).values()];
}

/** Why nothing came: no such metric, or none with these labels, or not at this time. */
async function emptyResult(
  { query }: PrometheusSource,
  api: PrometheusApi,
  at: Date | undefined,
  clock: string,
): Promise<ExpectedError> {
  const known = await Promise.all(
    metricsIn(query).map(async (name) => {
      const found = await api.instant(queryOf(`count(${name})`), at).catch(() => undefined);
      return { name, isMissing: found?.result.length === 0 };
    }),
  );
  const missing = known.find(({ isMissing }) => isMissing);
  const why =
    missing === undefined
      ? known.length === 0
        ? ''
        : `, though there is a metric ${known.map(({ name }) => `\`${name}\``).join(' and ')}`
      : `: there is no metric \`${missing.name}\`${at === undefined ? '' : ' at that time'}`;
  const time = at === undefined ? '' : ` at ${isoSeconds(at)}`;
  return new ExpectedError(`The query ${quoted(query)} has no result${time}${why}.${clock}`, {
    fix:
      missing === undefined
        ? 'Try the query in the web page of Prometheus; the values of its labels may be others, or nothing may be above its threshold.'
        : at === undefined
          ? 'Check the spelling of the metric, and that this Prometheus scrapes the service.'
          : 'Check that this Prometheus scraped the service then and keeps data for so long, and the spelling of the metric.',
  });
}

interface Named {
  /** Without doubles, that of the greatest value first. */
  readonly urls: readonly string[];
  readonly findings: readonly Finding[];
  /** Series that name no endpoint. */
  readonly left: number;
}

function endpointsOf(series: readonly Series[], template: string): Named {
  const filled = series.map((one) => ({ ...one, ...fillTemplate(template, one.labels) }));
  const found = filled.flatMap((one) => ('url' in one ? one : []));
  const ordered = found.sort((a, b) => rank(b) - rank(a) || compare(a.url, b.url));
  const lacking = filled.flatMap((one) => ('lacks' in one ? one : []));
  const refused = filled.flatMap((one) => ('refused' in one ? one : []));
  return {
    // As they are asked: `0x7f000001` is 127.0.0.1, and two profiles at once would be in each other's way.
    urls: [...new Set(ordered.map(({ url }) => new URL(url).href))],
    findings: [...aboutLacking(lacking, series.length), ...aboutRefused(refused)],
    left: lacking.length + refused.length,
  };
}

function rank({ value }: Series): number {
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}

function aboutLacking(
  lacking: readonly (Series & { readonly lacks: readonly string[] })[],
  all: number,
): Finding[] {
  if (lacking.length === 0) return [];
  const lacks = names(lacking.flatMap((one) => one.lacks));
  const has = names(
    lacking.flatMap(({ labels }) => Object.keys(labels)).filter((name) => name !== '__name__'),
  );
  const which =
    lacking.length === all ? 'No series of the result has' : `${lacking.length} of ${all} series have no`;
  return [
    {
      severity: 'error',
      message: `${which} label ${lacks}, which the \`endpoint\` needs; ${has === '' ? 'they have none at all' : `their labels are ${has}`}.`,
      fix: 'Keep the label in the query, such as `sum by (instance) (…)`, or write another one into the `endpoint`.',
    },
  ];
}

function aboutRefused(refused: readonly Extract<Unfilled, { refused: string }>[]): Finding[] {
  const groups = new Map<string, typeof refused>();
  for (const one of refused) {
    const key = `${one.refused} ${one.place} ${one.forbidden ?? false}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group): Finding => {
    const [{ refused: label, value, place, forbidden }] = group as [(typeof refused)[0] & object];
    if (forbidden) {
      return {
        severity: 'error',
        message: `The label \`${label}\` of ${count(group.length, 'series', 'series')} names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`,
        fix: 'Find out who wrote that label, or leave it out of the query.',
      };
    }
    const hasPort = place === 'host' && /^[^:]+:\d+$/.test(value);
    return {
      severity: 'error',
      message: `The label \`${label}\` of ${count(group.length, 'series', 'series')} cannot stand in the ${place} of the \`endpoint\`: ${quoted(value)}.`,
      fix: hasPort
        ? 'It has a port already: write no other one into the `endpoint`, or cut it off in the query with `label_replace(…, "host", "$1", "instance", "([^:]+):.*")` and write `{{host}}`.'
        : 'Choose a label that holds a host name or an address, or make one in the query with `label_replace`.',
    };
  });
}

/** Names of labels in a sentence. */
const SHOWN_LABELS = 20;

/** ISO 8601 with seconds. */
function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

function names(labels: readonly string[]): string {
  const unique = [...new Set(labels)].sort(compare);
  const shown = unique.slice(0, SHOWN_LABELS).map((label) => `\`${excerpt(label, 40)}\``);
  const more = unique.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function quoted(text: string): string {
  return `\`${excerpt(text, 100).replaceAll('`', "'")}\``;
}

function between({ from, to }: Dates): string {
  return `between ${isoSeconds(from)} and ${isoSeconds(to)}`;
}
