import { isIP, isIPv6 } from 'node:net';
import { hostOf, isMetadataAddress, networkFor } from '../net/network.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt } from '../system/text.ts';
import { endpointOf, headersFor, profileEndpoints } from './pprof.ts';
import { busiestPart, busiestStep, datesOf, iso, lengthOf } from './profilers.ts';
import { type PrometheusApi, prometheusApi, type Query, type Series } from './prometheus-api.ts';
import { type Collector, compare, type PrometheusSource } from './source.ts';

/**
 * Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first.
 * @throws ExpectedError when the query fails or names no host, or none of the hosts is there.
 */
export const collectPrometheus: Collector<PrometheusSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const api = await prometheusApi(source, context);
  const when = await momentOf(source, api, context.now());
  const { result, findings } = await api.instant(queryOf(source.query), when.at);
  if (result.length === 0) {
    const time = when.at === undefined ? '' : ` at ${iso(when.at)}`;
    throw new ExpectedError(`The query ${quoted(source.query)} has no result${time}.`, {
      fix: 'Try the query in the web page of Prometheus: check the spelling of the metric, the values of its labels and its threshold, and that this Prometheus scrapes the service.',
    });
  }
  const named = endpointsOf(result, source.endpoint);
  const [first] = named.findings;
  if (named.urls.length === 0 && first !== undefined)
    throw new ExpectedError(first.message, { fix: first.fix });
  const headers = await headersFor(source.endpointAccess, context);
  const endpoints = named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
  const areNamed = namesIn(partsOf(source.endpoint).host).length > 0;
  const network = networkFor(context.env, areNamed);
  const { seconds, timeout } = source;
  const collection = await profileEndpoints(endpoints, { seconds, timeout, network }, context);
  return {
    files: collection.files,
    failures: collection.failures + named.left,
    findings: [...when.findings, ...findings, ...named.findings, ...collection.findings],
  };
};

/** Prometheus gives up to 11,000 readings of one series in one answer. */
const MOST_STEPS = 10_000;

/**
 * When the query is evaluated; undefined: at the server's own now, since its clock may differ.
 * @throws ExpectedError when there was no load to find the busiest part by.
 */
async function momentOf(
  source: PrometheusSource,
  api: PrometheusApi,
  now: Date,
): Promise<{ readonly at: Date | undefined; readonly findings: readonly Finding[] }> {
  const { period, busiest, query } = source;
  const dates = datesOf(period, now);
  if (busiest === undefined) {
    return { at: 'ago' in period.to && period.to.ago === 0 ? undefined : dates.to, findings: [] };
  }
  const step = busiestStep(busiest, dates, MOST_STEPS);
  // Each reading stands for the step before it.
  const readings = { from: new Date(dates.from.getTime() + step), to: dates.to };
  const { result, findings } = await api.range(queryOf(query), readings, step);
  const loads = result.map(({ time, value }) => ({ start: time - step, load: value }));
  const part = busiestPart(loads, step, busiest, dates);
  const between = `between ${iso(dates.from)} and ${iso(dates.to)}`;
  if (part === undefined) {
    throw new ExpectedError(`The query ${quoted(query)} has no value above 0 ${between}.`, {
      fix: 'Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`.',
    });
  }
  const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}: the hosts of that moment were profiled now.`;
  return { at: part.to, findings: [...findings, { severity: 'note', message }] };
}

function queryOf(text: string): Query {
  const example = 'topk(10, rate(process_cpu_seconds_total[5m]))';
  return { text, key: 'query', wanted: 'one value of each host', example };
}

/** The URLs, each once, that of the greatest value first; `left`: the number of series that name none. */
function endpointsOf(series: readonly Series[], template: string) {
  const found: { readonly url: string; readonly value: number }[] = [];
  const unfilled = new Map<string, Unfilled[]>();
  for (const { labels, value } of series) {
    const filled = fillTemplate(template, labels);
    if ('url' in filled)
      found.push({ ...filled, value: Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value });
    else {
      const key = `${filled.label} ${filled.reason}`;
      unfilled.set(key, [...(unfilled.get(key) ?? []), filled]);
    }
  }
  found.sort((a, b) => b.value - a.value || compare(a.url, b.url));
  return {
    // Normalized: `0x7f000001` is 127.0.0.1, and one host cannot record two profiles at once.
    urls: [...new Set(found.map(({ url }) => new URL(url).href))],
    findings: [...unfilled.values()].map(unfilledFinding),
    left: series.length - found.length,
  };
}

/** About all series that have one reason in common. */
function unfilledFinding(group: readonly Unfilled[]): Finding {
  const { label = '', reason = 'missing', value = '' } = group[0] ?? {};
  const why = {
    missing: 'is missing, which the `endpoint` needs.',
    metadata: `names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`,
  };
  const fixes = {
    missing: 'Keep the label in the query, such as `sum by (instance) (…)`, or write another one into it.',
    metadata: 'Find out who wrote that label, or leave it out of the query.',
  };
  const unfit = `cannot stand in the ${reason} of the \`endpoint\`: ${quoted(value)}.`;
  const fix =
    'Choose a label that holds a host name or an address. Where it has a port already, write no other one into the `endpoint`, or make a label without it: `label_replace(…, "host", "$1", "instance", "([^:]+):.*")` and `{{host}}`.';
  const isNamed = reason === 'missing' || reason === 'metadata';
  return {
    severity: 'error',
    message: `The label \`${excerpt(label, 40)}\` of ${count(group.length, 'series', 'series')} ${isNamed ? why[reason] : unfit}`,
    fix: isNamed ? fixes[reason] : fix,
  };
}

function quoted(text: string): string {
  return `\`${excerpt(text, 100).replaceAll('`', "'")}\``;
}

type Labels = Readonly<Record<string, string>>;

/** Why a template could not be filled: a label is missing, names a cloud's metadata, or does not fit in its place. */
export interface Unfilled {
  readonly label: string;
  readonly reason: 'missing' | 'metadata' | 'host' | 'path' | 'query';
  readonly value: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Characters of a host name (RFC 1035). */
const LONGEST_HOST = 253;

/**
 * The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
 * Labels are not trusted: in the host one can be a name, an address or a port and nothing else, and no link-local
 * address or cloud's metadata; in the path or the query it stays inside its segment or value.
 */
export function fillTemplate(template: string, labels: Labels): { readonly url: string } | Unfilled {
  const labelled = (name: string) => labels[name] ?? '';
  const unfit = (label = '', reason: Unfilled['reason']) => ({ label, reason, value: labelled(label) });
  const missing = namesIn(template).find((name) => labelled(name) === '');
  if (missing !== undefined) return unfit(missing, 'missing');
  const { scheme, user, host, path, query } = partsOf(template);
  // The user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain.
  const endsName = /^[^{].*\}\}(?::\d*)?$/s.test(host);
  const places = [
    ['host', host, endsName ? isNamePart : isHost],
    ['path', path, isSegment],
    ['query', user + query, (value: string) => !/\p{Cs}/u.test(value)],
  ] as const;
  for (const [place, text, fits] of places) {
    const wrong = namesIn(text).find((name) => !fits(labelled(name)));
    if (wrong !== undefined) return unfit(wrong, place);
  }
  const fill = (text: string, encode: (value: string) => string) =>
    text.replace(PLACEHOLDER, (_, name: string) => encode(labelled(name)));
  const authority = scheme + fill(host, (value) => (isIPv6(value) ? `[${value}]` : value));
  // A colon stays unescaped in the path: proxies take `host:port` there.
  const filledPath = fill(path, (value) => encodeURIComponent(value).replaceAll('%3A', ':'));
  const filledUser = fill(user, encodeURIComponent);
  const filled =
    scheme + filledUser + authority.slice(scheme.length) + filledPath + fill(query, encodeURIComponent);
  const [inHost] = namesIn(host);
  // Each part fits; the whole URL must too: `{{a}}:6060` does not fit a host that has a port already.
  if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host)
    return unfit(inHost, 'host');
  const address = hostOf(new URL(filled));
  if (inHost !== undefined && address.length > LONGEST_HOST) return unfit(inHost, 'host');
  if (inHost !== undefined && isIP(address) && isMetadataAddress(address)) return unfit(inHost, 'metadata');
  // Two labels of one dot each are the segment before.
  const segments = new URL(filled).pathname.split('/').length;
  return segments === path.split('/').length ? { url: filled } : unfit(namesIn(path)[0], 'path');
}

function partsOf(template: string) {
  const [, scheme = '', user = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
  return { scheme, user, host, path, query };
}

function isNamePart(value: string): boolean {
  return /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
}

/** A name or an address, and perhaps a port. */
function isHost(value: string): boolean {
  if (value.length > LONGEST_HOST + ':65535'.length) return false;
  return isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value);
}

/** Also as `%2F` a service may take a slash for the border of a segment, and dots for the segment before. */
function isSegment(value: string): boolean {
  return !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
