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

/** Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first. */
export const collectPrometheus: Collector<PrometheusSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const api = await prometheusApi(source, context);
  const when = await momentOf(source, api, context.now());
  const { result, findings } = await api.instant(queryOf(source.query), when.at);
  if (result.length === 0) {
    const time = when.at === undefined ? '' : ` at ${iso(when.at)}`;
    throw new ExpectedError(`The query ${promQuoted(source.query)} has no result${time}.`, {
      fix: 'Try the query in the web page of Prometheus: check the spelling of the metric, the values of its labels and its threshold, and that this Prometheus scrapes the service.',
    });
  }
  const named = endpointsOf(result, source.endpoint);
  const [first] = named.findings;
  if (named.urls.length === 0 && first !== undefined)
    throw new ExpectedError(first.message, { fix: first.fix });
  const headers = await headersFor(source.endpointAccess, context);
  const endpoints = named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
  const areNamed = namesIn(templateParts(source.endpoint).host).length > 0;
  const network = networkFor(context.env, areNamed);
  const { seconds, timeout } = source;
  const collection = await profileEndpoints(endpoints, { seconds, timeout, network }, context);
  return {
    files: collection.files,
    failures: collection.failures + named.left,
    findings: [...when.findings, ...findings, ...named.findings, ...collection.findings],
  };
};

/** When the query is evaluated; undefined: at the server's own now, as clocks differ. @throws ExpectedError without any load. */
async function momentOf(source: PrometheusSource, api: PrometheusApi, now: Date) {
  const { period, busiest, query } = source;
  const dates = datesOf(period, now);
  if (busiest === undefined)
    return { at: 'ago' in period.to && period.to.ago === 0 ? undefined : dates.to, findings: [] };
  const step = busiestStep(busiest, dates);
  // Each reading stands for the step before it.
  const readings = { from: new Date(dates.from.getTime() + step), to: dates.to };
  const { result, findings } = await api.range(queryOf(query), readings, step);
  const loads = result.map(({ time, value }) => ({ start: time - step, load: value }));
  const part = busiestPart(loads, step, busiest, dates);
  const between = `between ${iso(dates.from)} and ${iso(dates.to)}`;
  if (part === undefined)
    throw new ExpectedError(`The query ${promQuoted(query)} has no value above 0 ${between}.`, {
      fix: 'Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`.',
    });
  const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}: the hosts of that moment were profiled now.`;
  return { at: part.to, findings: [...findings, note(message)] };
}

function queryOf(text: string): Query {
  const example = 'topk(10, rate(process_cpu_seconds_total[5m]))';
  return { text, key: 'query', wanted: 'one value of each host', example };
}

/** The URLs, each once, that of the greatest value first; `left`: the number of series that name none. */
function endpointsOf(series: readonly Series[], template: string) {
  const all = series.map(({ labels, value }) => {
    return { ...fillTemplate(template, labels), load: Number.isNaN(value) ? -Infinity : value };
  });
  const found = all.filter((one) => 'url' in one);
  const unfilled = all.filter((one) => 'reason' in one);
  const byReason = groupBy(unfilled, ({ label, reason }) => `${label} ${reason}`);
  found.sort((a, b) => b.load - a.load || compareText(a.url, b.url));
  return {
    // Normalized: `0x7f000001` is 127.0.0.1, and one host cannot record two profiles at once.
    urls: [...new Set(found.map(({ url }) => new URL(url).href))],
    findings: [...byReason.values()].map(unfilledFinding),
    left: unfilled.length,
  };
}

/** About all series that have one reason in common. */
function unfilledFinding(group: readonly Unfilled[]): Finding {
  const { label = '', reason = 'missing', value = '' } = group[0] ?? {};
  const why = {
    missing: 'is missing, which the `endpoint` needs.',
    metadata: `names a link-local address or a cloud's metadata, which was not asked: ${promQuoted(value)}.`,
    unfit: `cannot stand in the \`endpoint\`: ${promQuoted(value)}.`,
  }[reason];
  const message = `The label \`${excerpt(label, 40)}\` of ${count(group.length, 'series', 'series')} ${why}`;
  const fix =
    reason === 'metadata'
      ? 'Find out who wrote that label, or leave it out of the query.'
      : 'Keep in the query a label that holds a host name or an address; one with a port, such as `instance`, needs no other port in the `endpoint`.';
  return { severity: 'error', message, fix };
}

function promQuoted(text: string): string {
  return `\`${excerpt(text, 100).replaceAll('`', "'")}\``;
}

type Labels = Readonly<Record<string, string>>;

/** Why a template could not be filled: a label is missing, names a cloud's metadata, or does not fit in its place. */
interface Unfilled {
  readonly label: string;
  readonly reason: 'missing' | 'metadata' | 'unfit';
  readonly value: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Characters of a host name (RFC 1035). */
const LONGEST_HOST = 253;

const isWellFormed = (value: string) => !/\p{Cs}/u.test(value);
const isNamePart = (value: string) => /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
/** Also as `%2F` a service may take a slash for the border of a segment, and dots for the segment before. */
const isSegment = (value: string) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(value);
/** A name or an address, and perhaps a port. */
const isHost = (value: string) =>
  value.length <= LONGEST_HOST + ':65535'.length &&
  (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value));

/**
 * The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
 * Labels are not trusted: in the host one can be a name, an address or a port and nothing else, and no link-local
 * address or cloud's metadata; in the path or the query it stays inside its segment or value.
 */
export function fillTemplate(template: string, labels: Labels): { readonly url: string } | Unfilled {
  const value = (name: string) => labels[name] ?? '';
  const unfit = (label = '', reason: Unfilled['reason'] = 'unfit') => {
    return { label, reason, value: value(label) };
  };
  const missing = namesIn(template).find((name) => value(name) === '');
  if (missing !== undefined) return unfit(missing, 'missing');
  const { scheme, user, host, path, query } = templateParts(template);
  // The user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain.
  const endsName = /^[^{].*\}\}(?::\d*)?$/s.test(host);
  const places = [
    [user, isWellFormed, encodeURIComponent],
    [host, endsName ? isNamePart : isHost, (value: string) => (isIPv6(value) ? `[${value}]` : value)],
    // A colon stays unescaped in the path: proxies take `host:port` there.
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
  // Each part fits; the whole URL must too: `{{a}}:6060` does not fit a host that has a port already.
  if (!URL.canParse(whole) || !URL.canParse(authority) || new URL(whole).host !== new URL(authority).host)
    return unfit(inHost);
  const url = new URL(whole);
  const address = hostOf(url);
  if (inHost !== undefined && address.length > LONGEST_HOST) return unfit(inHost);
  if (inHost !== undefined && isIP(address) && isMetadataAddress(address)) return unfit(inHost, 'metadata');
  // Two labels of one dot each are the segment before.
  const isKept = url.pathname.split('/').length === path.split('/').length;
  return isKept ? { url: whole } : unfit(namesIn(path)[0]);
}

function templateParts(template: string) {
  const [, scheme = '', user = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
  return { scheme, user, host, path, query };
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Which server is asked, and how. `timeout` bounds one question with its retries. */
export type PrometheusServer = Pick<
  PrometheusSource,
  keyof HttpAccess | 'url' | 'partialResponse' | 'timeout'
>;

export type PrometheusContext = Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask' | 'progress' | 'now'>;

/** A query as the user wrote it, and what an error about it says. */
export interface Query {
  readonly text: string;
  /** The key it was written under. */
  readonly key: string;
  /** What its result should be, such as `one value of each host`. */
  readonly wanted: string;
  readonly example: string;
}

export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** NaN where it has no single value. */
  readonly value: number;
}

/** The HTTP API of Prometheus (`/api/v1`), which Thanos, Mimir and VictoriaMetrics also have. */
export type PrometheusApi = Awaited<ReturnType<typeof prometheusApi>>;

const FIX_PARTIAL =
  'Check which stores are down, or take what the others have with `partial-response: true`.';

/** @throws ExpectedError when `headers-command` fails. */
export async function prometheusApi(server: PrometheusServer, context: PrometheusContext) {
  const { partialResponse, timeout } = server;
  const headers = {
    ...(await headersFor(server, context)),
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const ask = (path: string, key: string, fields: Readonly<Record<string, string>>) => {
    const url = new URL(`${server.url}/api/v1/${path}`);
    // Thanos: data in stores that are down is left out, with a warning; or it is an error.
    const form = { ...fields, dedup: 'true', partial_response: String(partialResponse) };
    const body = new URLSearchParams(form).toString();
    const fix = (status: number, words: string) => prometheusFix(status, words, key);
    const call = { product: 'Prometheus', url, headers, timeout, body, fixFor: fix };
    return callApi(call, context, (answer) => read(answer, url, partialResponse));
  };
  return {
    /** @param at undefined: the server's own now. @throws ExpectedError for a result that is no instant vector. */
    async instant(query: Query, at: Date | undefined) {
      const time: Record<string, string> = at === undefined ? {} : { time: String(at.getTime() / 1000) };
      const { data, findings } = await ask('query', query.key, { query: query.text, ...time });
      return { findings, result: vectorOf(data, query) };
    },
    /** The sum of all series from `from` to `to`, each `step` (ms); times in ms since 1970. Values that are no number are left out. */
    async range({ text, key }: Query, { from, to }: Dates, step: number) {
      const { data, findings } = await ask('query_range', key, {
        // Aggregated by the server: a thousand hosts are one series. The line break ends a comment.
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

function prometheusFix(status: number, words: string, key: string): string | undefined {
  if (/too many samples|exceeded maximum resolution/i.test(words))
    return `Make a recording rule of the \`${key}\` and query that, or narrow it to fewer series.`;
  if (status === 400 || status === 422)
    return `Fix the \`${key}\`; try it in the web page of Prometheus first.`;
  return /store|partial/i.test(words) ? FIX_PARTIAL : undefined;
}

const ANSWER = v.object({
  status: v.literal('success'),
  data: v.object({ resultType: v.unknown(), result: v.unknown() }),
  warnings: v.nullish(v.array(v.string()), []),
});
// Prometheus writes values as texts, times as numbers. A histogram has no single value.
const VECTOR = v.array(
  v.object({
    metric: v.record(v.string(), v.string()),
    value: v.optional(v.tuple([v.number(), v.string()])),
  }),
);
const MATRIX = v.array(v.object({ values: v.optional(v.array(v.tuple([v.number(), v.string()])), []) }));

/** What an answer's `resultType` other than `vector` means. */
const RESULTS: ReadonlyMap<unknown, string> = new Map([
  ['matrix', 'a range of values'],
  ['scalar', 'a number'],
  ['string', 'a text'],
]);

/** @throws ExpectedError for an answer that lacks a part that must not be missing. */
function read({ body }: ApiAnswer, url: URL, partial: boolean) {
  const answer = readJson(body, ANSWER);
  if (answer === undefined) return undefined;
  const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
  // PromQL's own doubts are about the query, all others about the data.
  const missing = warnings.find((text) => !/^PromQL/i.test(text));
  if (!partial && missing !== undefined) {
    const message = `${printableUrl(url)} answered with only a part of the data: "${missing}".`;
    throw new ExpectedError(message, { fix: FIX_PARTIAL });
  }
  return { data: answer.data, findings: warnings.map((text) => warning(`Prometheus warns: "${text}".`)) };
}

function vectorOf(
  { resultType, result }: v.InferOutput<typeof ANSWER>['data'],
  { key, wanted, example }: Query,
): Series[] {
  const { success, output } = v.safeParse(VECTOR, result, { abortEarly: true });
  if (resultType !== 'vector' || !success) {
    const subject = key === 'query' ? 'The query' : `The query \`${key}\``;
    throw new ExpectedError(
      `${subject} gives ${RESULTS.get(resultType) ?? 'something else'}, not ${wanted}.`,
      {
        fix: `Write a query whose result is an instant vector, such as \`${example}\`.`,
      },
    );
  }
  return output.map(({ metric, value }) => ({ labels: metric, value: Number(value?.[1] ?? Number.NaN) }));
}

const PROMQL_UNITS = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5, y: 31_536e6 };

/**
 * Milliseconds that a PromQL query looks back: its longest range, such as that of `rate(x[5m])`, or what the name of a
 * recording rule such as `job:cpu:rate5m` ends in; 0 without one. A number alone is seconds.
 */
export function lookbackOf(query: string): number {
  // Without texts and comments.
  const texts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs;
  const bare = query.replace(texts, '""').replace(/#.*$/gm, '');
  const ranges = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)];
  // `5m`, `1h30m` or `167h59m52.098s`, as PromQL and Go write it.
  const lengths = ranges.map(([, range = '']) => {
    const parts = [...range.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)];
    return totalOf(parts, ([, n, unit = 's']) => Number(n) * PROMQL_UNITS[unit as keyof typeof PROMQL_UNITS]);
  });
  return Math.max(0, ...lengths);
}
