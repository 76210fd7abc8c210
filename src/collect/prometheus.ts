import { isIP, isIPv6 } from 'node:net';
import * as v from 'valibot';
import { hostOf, isMetadataAddress } from '../net/addresses.ts';
import { type ApiAnswer, callApi } from '../net/api.ts';
import { readJson } from '../net/json.ts';
import { networkFor } from '../net/network.ts';
import { printableUrl } from '../net/send.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { compareText, count, groupBy, totalOf } from '../system/format.ts';
import { duration, excerpt } from '../system/text.ts';
import { endpointOf, headersFor, profileEndpoints } from './pprof.ts';
import { busiestPart, busiestStep, type Dates, datesOf, iso, lengthOf } from './profilers.ts';
import type { CollectContext, Collector, HttpAccess, PrometheusSource } from './source.ts';

/**
 * Asks a Prometheus or Thanos server which hosts to profile, and then profiles these hosts live. For example,
 *
 *     - prometheus: https://thanos.internal
 *       query: topk(20, rate(process_cpu_seconds_total{job="api"}[5m]))
 *       endpoint: http://{{instance}}/debug/pprof/profile
 *
 * profiles the twenty hosts with the most load. In the endpoint of each host, the label `instance` of its series replaces `{{instance}}`.
 * Labels are not trusted, because they come from the hosts (`fillTemplate`).
 *
 * The client of Prometheus' API is also in this file, because `compare/production.ts` uses the client too.
 */

/** Profiles the hosts that a query names, in the order of their values, the greatest value first. */
export const collectPrometheus: Collector<PrometheusSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const api = await prometheusApi(source, context);
  const when = await momentOf(source, api, context.now());
  const { result, findings } = await api.instant(queryOf(source.query), when.at);
  if (result.length === 0) {
    const time = when.at === undefined ? '' : ` at ${iso(when.at)}`;
    throw new ExpectedError(`The query ${promQuoted(source.query)} has no result${time}.`, {
      fix: 'Try the query in the web page of Prometheus. Check the spelling of the metric, the values of its labels, and the threshold in the query. Also check that this Prometheus scrapes the service.',
    });
  }
  const hosts = endpointsOf(result, source.endpoint);
  const [first] = hosts.findings;
  if (hosts.urls.length === 0 && first !== undefined)
    throw new ExpectedError(first.message, { fix: first.fix });
  const headers = await headersFor(source.endpointAccess, context);
  const endpoints = hosts.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
  const areHostsFromLabels = namesIn(templateParts(source.endpoint).host).length > 0;
  const network = networkFor(context.env, areHostsFromLabels);
  const { seconds, timeout } = source;
  const collection = await profileEndpoints(endpoints, { seconds, timeout, network }, context);
  return {
    files: collection.files,
    failures: collection.failures + hosts.unfilled,
    findings: [...when.findings, ...findings, ...hosts.findings, ...collection.findings],
  };
};

/**
 * Returns the time at which the query is evaluated. The query is evaluated at the end of the period, or at the end of its busiest part if
 * the source has `busiest`. If the period ends now, the returned time is undefined and the server uses its own clock, because the clock of
 * this machine may differ.
 * @throws ExpectedError if the source has `busiest` and the query has no value above 0.
 */
async function momentOf(source: PrometheusSource, api: PrometheusApi, now: Date) {
  const { period, busiest, query } = source;
  const dates = datesOf(period, now);
  if (busiest === undefined)
    return { at: 'ago' in period.to && period.to.ago === 0 ? undefined : dates.to, findings: [] };
  const step = busiestStep(busiest, dates);
  // The server returns the load of a step at the end of the step.
  const readings = { from: new Date(dates.from.getTime() + step), to: dates.to };
  const { result, findings } = await api.range(queryOf(query), readings, step);
  const loads = result.map(({ time, value }) => ({ start: time - step, load: value }));
  const part = busiestPart(loads, step, busiest, dates);
  const between = `between ${iso(dates.from)} and ${iso(dates.to)}`;
  if (part === undefined)
    throw new ExpectedError(`The query ${promQuoted(query)} has no value above 0 ${between}.`, {
      fix: 'Write a query for the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or set an earlier `from`.',
    });
  const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}. The hosts with the most load at that time were profiled now.`;
  return { at: part.to, findings: [...findings, note(message)] };
}

function queryOf(text: string): Query {
  const example = 'topk(10, rate(process_cpu_seconds_total[5m]))';
  return { text, key: 'query', wanted: 'one value of each host', example };
}

/**
 * Returns the URLs of the hosts that the series name, sorted from the greatest value to the smallest, without duplicates. `unfilled` is the
 * number of series whose labels do not fit the template, and the findings say why they do not fit.
 */
function endpointsOf(series: readonly Series[], template: string) {
  const all = series.map(({ labels, value }) => {
    return { ...fillTemplate(template, labels), load: Number.isNaN(value) ? -Infinity : value };
  });
  const filled = all.filter((result) => 'url' in result);
  const unfilled = all.filter((result) => 'reason' in result);
  const byReason = groupBy(unfilled, ({ label, reason }) => `${label} ${reason}`);
  filled.sort((a, b) => b.load - a.load || compareText(a.url, b.url));
  return {
    // `new URL` turns different spellings of a host into one spelling, for example `0x7f000001` into 127.0.0.1. If one host had two
    // spellings, the host would have to record two profiles at the same time.
    urls: [...new Set(filled.map(({ url }) => new URL(url).href))],
    findings: [...byReason.values()].map(unfilledFinding),
    unfilled: unfilled.length,
  };
}

/** Returns one finding about a group of series whose labels do not fit the template for the same reason. */
function unfilledFinding(group: readonly Unfilled[]): Finding {
  const { label = '', reason = 'missing', value = '' } = group[0] ?? {};
  const why = {
    missing: 'is missing, but the `endpoint` needs this label.',
    metadata: `holds ${promQuoted(value)}, a link-local address or the metadata server of a cloud. No request was sent to this address.`,
    unfit: `holds ${promQuoted(value)}, which does not fit into the \`endpoint\`.`,
  }[reason];
  const message = `The label \`${excerpt(label, 40)}\` of ${count(group.length, 'series', 'series')} ${why}`;
  const fix =
    reason === 'metadata'
      ? 'Find out where that label comes from, or leave the series with this label out of the query.'
      : 'Let the query keep a label with a host name or an address. If the label has a port, as `instance` has, write no port into the `endpoint`.';
  return { severity: 'error', message, fix };
}

/** Returns a short excerpt of a query or a label in backticks. */
function promQuoted(text: string): string {
  return `\`${excerpt(text, 100).replaceAll('`', "'")}\``;
}

type Labels = Readonly<Record<string, string>>;

/**
 * A label with which a template could not be filled, and the reason: the label is missing, names a cloud's metadata server, or does not fit
 * in its place.
 */
interface Unfilled {
  readonly label: string;
  readonly reason: 'missing' | 'metadata' | 'unfit';
  readonly value: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** The maximum number of characters in a host name (RFC 1035). */
const LONGEST_HOST = 253;

/** Returns whether a text can be encoded as UTF-8. */
const isWellFormed = (value: string) => !/\p{Cs}/u.test(value);
/** Returns whether a text is one part of a host name, without dots. */
const isNamePart = (value: string) => /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
/** Returns whether a text stays inside one segment of a path. A service may read `%2F` as the end of the segment, and `..` as the parent folder. */
const isSegment = (value: string) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(value);
/** Returns whether a text is a host name or an IP address, with or without a port. */
const isHost = (value: string) =>
  value.length <= LONGEST_HOST + ':65535'.length &&
  (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value));

/**
 * Puts the labels of one series into a template such as `http://{{instance}}:6060/debug/pprof/profile`. Labels are not trusted. In the host
 * of the URL, a label can only be a name, an address or a port. The address must not be link-local or belong to a cloud's metadata server.
 * In the path or the query of the URL, a label cannot change anything outside of its segment or value.
 */
export function fillTemplate(template: string, labels: Labels): { readonly url: string } | Unfilled {
  const value = (name: string) => labels[name] ?? '';
  const unfit = (label = '', reason: Unfilled['reason'] = 'unfit') => {
    return { label, reason, value: value(label) };
  };
  const missing = namesIn(template).find((name) => value(name) === '');
  if (missing !== undefined) return unfit(missing, 'missing');
  const { scheme, user, host, path, query } = templateParts(template);
  // In a host such as `cache-{{shard}}`, labels must not have dots, because a label with dots could complete the host name to a foreign
  // domain.
  const endsName = /^[^{].*\}\}(?::\d*)?$/s.test(host);
  const places = [
    [user, isWellFormed, encodeURIComponent],
    [host, endsName ? isNamePart : isHost, (value: string) => (isIPv6(value) ? `[${value}]` : value)],
    // Colons in the path are not escaped, because some proxies expect `host:port` in the path.
    [path, isSegment, (value: string) => encodeURIComponent(value).replaceAll('%3A', ':')],
    [query, isWellFormed, encodeURIComponent],
  ] as const;
  const filled: string[] = [];
  for (const [text, fits, encode] of places) {
    const wrong = namesIn(text).find((name) => !fits(value(name)));
    if (wrong !== undefined) return unfit(wrong);
    filled.push(text.replace(PLACEHOLDER, (_, name: string) => encode(value(name))));
  }
  const [inHost] = namesIn(host);
  const [whole, authority] = [scheme + filled.join(''), scheme + filled[1]];
  // Each label alone may be valid although the whole URL is not. For example, a label that already has a port does not fit into
  // `{{a}}:6060`.
  if (!URL.canParse(whole) || !URL.canParse(authority) || new URL(whole).host !== new URL(authority).host)
    return unfit(inHost);
  const url = new URL(whole);
  const address = hostOf(url);
  if (inHost !== undefined && address.length > LONGEST_HOST) return unfit(inHost);
  if (inHost !== undefined && isIP(address) && isMetadataAddress(address)) return unfit(inHost, 'metadata');
  // If two neighbouring labels are a dot each, the path would get the segment `..`, which means the parent folder.
  const isKept = url.pathname.split('/').length === path.split('/').length;
  return isKept ? { url: whole } : unfit(namesIn(path)[0]);
}

/** Splits the template of a URL into its parts. */
function templateParts(template: string) {
  const [, scheme = '', user = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
  return { scheme, user, host, path, query };
}

/** Returns the names of the labels in a part of a template. */
function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** A server with Prometheus' API, and how to send requests to this server. `timeout` limits one request with all its retries. */
export type PrometheusServer = Pick<
  PrometheusSource,
  keyof HttpAccess | 'url' | 'partialResponse' | 'timeout'
>;

/** The values that the client of Prometheus' API needs from the run. */
export type PrometheusContext = Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask' | 'progress' | 'now'>;

/** A query as the user wrote it, and the words for an error about the query. */
export interface Query {
  readonly text: string;
  /** The key in the config file under which the query is. */
  readonly key: string;
  /** The wanted kind of result in words, such as `one value of each host`. */
  readonly wanted: string;
  /** An example of a query with the wanted kind of result. */
  readonly example: string;
}

/** A series in the result of a query. */
export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** The value of the series; NaN if the series has no single value, for example because it is a histogram. */
  readonly value: number;
}

/** The HTTP API of Prometheus (`/api/v1`), which Thanos, Mimir and VictoriaMetrics also have. */
export type PrometheusApi = Awaited<ReturnType<typeof prometheusApi>>;

const FIX_PARTIAL =
  'Check which stores are down, or set `partial-response: true` to use the data of the other stores.';

/** Returns the client for a server's API. @throws ExpectedError if `headers-command` fails. */
export async function prometheusApi(server: PrometheusServer, context: PrometheusContext) {
  const { partialResponse, timeout } = server;
  const headers = {
    ...(await headersFor(server, context)),
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const ask = (path: string, key: string, fields: Readonly<Record<string, string>>) => {
    const url = new URL(`${server.url}/api/v1/${path}`);
    // Thanos collects its answer from several stores. `partial_response` decides whether a store that is down causes a warning or an error.
    const form = { ...fields, dedup: 'true', partial_response: String(partialResponse) };
    const body = new URLSearchParams(form).toString();
    const fix = (status: number, words: string) => prometheusFix(status, words, key);
    const call = { product: 'Prometheus', url, headers, timeout, body, fixFor: fix };
    return callApi(call, context, (answer) => readAnswer(answer, url, partialResponse));
  };
  return {
    /**
     * Evaluates a query at one point in time. @param at the point in time; undefined stands for the current time of the server.
     * @throws ExpectedError if the result is not an instant vector.
     */
    async instant(query: Query, at: Date | undefined) {
      const time: Record<string, string> = at === undefined ? {} : { time: String(at.getTime() / 1000) };
      const { data, findings } = await ask('query', query.key, { query: query.text, ...time });
      return { findings, result: vectorOf(data, query) };
    },
    /**
     * Evaluates the sum of all series of a query, from `from` to `to` in steps of `step` milliseconds. Times in the result are in milliseconds
     * since 1970. Values that are not numbers are left out.
     */
    async range({ text, key }: Query, { from, to }: Dates, step: number) {
      const { data, findings } = await ask('query_range', key, {
        // The server adds up the series, so the answer is small even for a thousand hosts. The line break ends a comment that the query may
        // have in its last line.
        query: `sum(${text}\n)`,
        start: String(from.getTime() / 1000),
        end: String(to.getTime() / 1000),
        step: String(step / 1000),
      });
      const { success, output } = v.safeParse(MATRIX, data.result, { abortEarly: true });
      const result = (success ? output : [])
        .flatMap(({ values }) => values)
        .map(([seconds, value]) => ({ time: Math.round(seconds * 1000), value: Number(value) }))
        .filter(({ value }) => Number.isFinite(value));
      return { findings, result };
    },
  };
}

/** Returns the advice for the user after an error of the server. @param key the key in the config file under which the query is. */
function prometheusFix(status: number, words: string, key: string): string | undefined {
  if (/too many samples|exceeded maximum resolution/i.test(words))
    return `Make a recording rule of the \`${key}\` and query the rule, or narrow the \`${key}\` to fewer series.`;
  if (status === 400 || status === 422)
    return `Fix the \`${key}\`. You can try the query in the web page of Prometheus.`;
  return /store|partial/i.test(words) ? FIX_PARTIAL : undefined;
}

const ANSWER = v.object({
  status: v.literal('success'),
  data: v.object({ resultType: v.unknown(), result: v.unknown() }),
  warnings: v.nullish(v.array(v.string()), []),
});
// Prometheus writes values as texts and times as numbers. A histogram has no single value.
const VECTOR = v.array(
  v.object({
    metric: v.record(v.string(), v.string()),
    value: v.optional(v.tuple([v.number(), v.string()])),
  }),
);
const MATRIX = v.array(v.object({ values: v.optional(v.array(v.tuple([v.number(), v.string()])), []) }));

/** Descriptions of the result types that are not an instant vector. */
const RESULTS: ReadonlyMap<unknown, string> = new Map([
  ['matrix', 'a range of values'],
  ['scalar', 'a number'],
  ['string', 'a text'],
]);

/**
 * Reads an answer of the API. @param mayBePartial whether an answer is accepted if the data of some stores is missing.
 * @returns undefined if the answer is not valid. @throws ExpectedError if data is missing and `mayBePartial` is false.
 */
function readAnswer({ body }: ApiAnswer, url: URL, mayBePartial: boolean) {
  const answer = readJson(body, ANSWER);
  if (answer === undefined) return undefined;
  const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
  // A warning that begins with PromQL is about the query. A warning that begins with different words is about missing data.
  const missing = warnings.find((text) => !/^PromQL/i.test(text));
  if (!mayBePartial && missing !== undefined) {
    const message = `${printableUrl(url)} answered with only a part of the data: "${missing}".`;
    throw new ExpectedError(message, { fix: FIX_PARTIAL });
  }
  return { data: answer.data, findings: warnings.map((text) => warning(`Prometheus warns: "${text}".`)) };
}

/** Returns the series of an instant vector. @throws ExpectedError if the result is not an instant vector. */
function vectorOf(
  { resultType, result }: v.InferOutput<typeof ANSWER>['data'],
  { key, wanted, example }: Query,
): Series[] {
  const { success, output } = v.safeParse(VECTOR, result, { abortEarly: true });
  if (resultType !== 'vector' || !success) {
    const subject = key === 'query' ? 'The query' : `The query \`${key}\``;
    throw new ExpectedError(
      `${subject} returns ${RESULTS.get(resultType) ?? 'something else'}, not ${wanted}.`,
      {
        fix: `Write a query whose result is an instant vector, such as \`${example}\`.`,
      },
    );
  }
  return output.map(({ metric, value }) => ({ labels: metric, value: Number(value?.[1] ?? Number.NaN) }));
}

/** The units of a duration in PromQL, in milliseconds. */
const PROMQL_UNITS = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5, y: 31_536e6 };

/**
 * Returns how far a PromQL query looks back, in milliseconds. A query looks back by its longest range, such as 5 minutes in `rate(x[5m])`
 * and in the name of the recording rule `job:cpu:rate5m`. A query without a range looks back by 0. A number without a unit means seconds.
 */
export function lookbackOf(query: string): number {
  // Remove string literals and comments, because their content may look like a range.
  const texts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs;
  const bare = query.replace(texts, '""').replace(/#.*$/gm, '');
  const ranges = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)];
  // PromQL and Go write durations as `5m`, `1h30m` or `167h59m52.098s`.
  const lengths = ranges.map(([, range = '']) => {
    const parts = [...range.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)];
    return totalOf(parts, ([, n, unit = 's']) => Number(n) * PROMQL_UNITS[unit as keyof typeof PROMQL_UNITS]);
  });
  return Math.max(0, ...lengths);
}
