import { isIP, isIPv6 } from 'node:net';
import { hostOf, isMetadataAddress, networkFor, networkForNamedHosts } from '../net/network.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt } from '../system/text.ts';
import { endpointOf, headersFor, profileEndpoints } from './pprof.ts';
import { busiestPart, busiestStep, datesOf, iso, lengthOf } from './profilers.ts';
import { metricsIn, type PrometheusApi, prometheusApi, type Query, type Series } from './prometheus-api.ts';
import { type Collector, compare, type PrometheusSource, someOf } from './source.ts';

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
  if (named.urls.length === 0 && first !== undefined)
    throw new ExpectedError(first.message, { fix: first.fix });
  const headers = await headersFor(source.endpointAccess, context);
  const collection = await profileEndpoints(
    named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers)),
    {
      seconds: source.seconds,
      timeout: source.timeout,
      network: labelsNameHosts(source.endpoint) ? networkForNamedHosts(context.env) : networkFor(context.env),
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
  /** Undefined: the server's own now, since its clock may differ. */
  readonly at: Date | undefined;
  readonly findings: readonly Finding[];
}

/** Prometheus gives up to 11,000 readings of one series in one answer. */
const MOST_STEPS = 10_000;

/** When the query is evaluated. @throws ExpectedError when there was no load to find the busiest part by. */
async function momentOf(source: PrometheusSource, api: PrometheusApi, now: Date): Promise<When> {
  const { period, busiest, query } = source;
  const dates = datesOf(period, now);
  if (busiest === undefined) {
    return { at: 'ago' in period.to && period.to.ago === 0 ? undefined : dates.to, findings: [] };
  }
  const step = busiestStep(busiest, dates, MOST_STEPS);
  // Each reading stands for the step before it.
  const readings = { from: new Date(dates.from.getTime() + step), to: dates.to };
  const { result, findings } = await api.range(queryOf(query), 'sum', readings, step);
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
  return {
    text,
    key: 'query',
    wanted: 'one value of each host',
    example: 'topk(10, rate(process_cpu_seconds_total[5m]))',
  };
}

/** Why nothing came: no such metric, or none with these labels, or not at this time. */
async function emptyResult(
  { query }: PrometheusSource,
  api: PrometheusApi,
  at: Date | undefined,
  clock: string,
): Promise<ExpectedError> {
  let missing: string | undefined;
  for (const name of metricsIn(query)) {
    const found = await api.instant(queryOf(`count(${name})`), at).catch(() => undefined);
    if (found?.result.length === 0) missing ??= name;
  }
  const time = at === undefined ? '' : ` at ${iso(at)}`;
  const why =
    missing === undefined
      ? ''
      : `: there is no metric \`${missing}\`${at === undefined ? '' : ' at that time'}`;
  return new ExpectedError(`The query ${quoted(query)} has no result${time}${why}.${clock}`, {
    fix:
      missing === undefined
        ? 'Try the query in the web page of Prometheus: check the values of its labels and its threshold.'
        : 'Check the spelling of the metric, and that this Prometheus scrapes the service and keeps data for long enough.',
  });
}

interface Named {
  /** Each once, that of the greatest value first. */
  readonly urls: readonly string[];
  readonly findings: readonly Finding[];
  /** Series that name no endpoint. */
  readonly left: number;
}

function endpointsOf(series: readonly Series[], template: string): Named {
  const filled = series.map((one) => ({ ...one, ...fillTemplate(template, one.labels) }));
  const found = filled.flatMap((one) => ('url' in one ? one : []));
  const rank = ({ value }: Series) => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);
  const ordered = found.sort((a, b) => rank(b) - rank(a) || compare(a.url, b.url));
  const unfilled = filled.flatMap((one) => ('reason' in one ? one : []));
  return {
    // As they are asked: `0x7f000001` is 127.0.0.1, and two profiles at once would be in each other's way.
    urls: [...new Set(ordered.map(({ url }) => new URL(url).href))],
    findings: findingsOf(unfilled),
    left: unfilled.length,
  };
}

/** One finding for each label and reason. */
function findingsOf(unfilled: readonly (Unfilled & { readonly labels: Labels })[]): Finding[] {
  const groups = new Map<string, (Unfilled & { readonly labels: Labels })[]>();
  for (const one of unfilled) {
    const key = `${one.label} ${one.reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()].map((group): Finding => {
    const [first] = group;
    if (first === undefined) throw new RangeError('A group has a member.');
    const { label, reason, value } = first;
    const which = `The label \`${excerpt(label, 40)}\` of ${count(group.length, 'series', 'series')}`;
    if (reason === 'missing') {
      const has = new Set(
        group.flatMap(({ labels }) => Object.keys(labels)).filter((one) => one !== '__name__'),
      );
      const names = someOf(
        [...has].sort(compare).map((one) => `\`${excerpt(one, 40)}\``),
        20,
      );
      return {
        severity: 'error',
        message: `${which} is missing, which the \`endpoint\` needs; ${has.size === 0 ? 'there are no labels at all' : `their labels are ${names}`}.`,
        fix: 'Keep the label in the query, such as `sum by (instance) (…)`, or write another one into the `endpoint`.',
      };
    }
    if (reason === 'metadata') {
      return {
        severity: 'error',
        message: `${which} names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`,
        fix: 'Find out who wrote that label, or leave it out of the query.',
      };
    }
    return {
      severity: 'error',
      message: `${which} cannot stand in the ${reason} of the \`endpoint\`: ${quoted(value)}.`,
      fix:
        reason === 'host' && /^[^:]+:\d+$/.test(value)
          ? 'It has a port already: write no other one into the `endpoint`, or cut it off in the query with `label_replace(…, "host", "$1", "instance", "([^:]+):.*")` and write `{{host}}`.'
          : 'Choose a label that holds a host name or an address, or make one in the query with `label_replace`.',
    };
  });
}

function quoted(text: string): string {
  return `\`${excerpt(text, 100).replaceAll('`', "'")}\``;
}

type Labels = Readonly<Record<string, string>>;
type Place = 'host' | 'path' | 'query';

/** Why a template could not be filled: a label is missing, names a cloud's metadata, or does not fit in its place. */
export interface Unfilled {
  readonly label: string;
  readonly reason: 'missing' | 'metadata' | Place;
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
  const unfit = (label: string, reason: Unfilled['reason']) => ({
    label,
    reason,
    value: labels[label] ?? '',
  });
  const missing = namesIn(template).find((name) => (labels[name] ?? '') === '');
  if (missing !== undefined) return unfit(missing, 'missing');
  const { scheme, user, host, path, query } = partsOf(template);
  for (const [place, text] of [
    ['host', host],
    ['path', path],
    ['query', user + query],
  ] as const) {
    const fits = place === 'host' && endsName(host) ? isNamePart : FITS[place];
    const wrong = namesIn(text).find((name) => !fits(labels[name] ?? ''));
    if (wrong !== undefined) return unfit(wrong, place);
  }
  const filledHost = fill(host, labels, (value) => (isIPv6(value) ? `[${value}]` : value));
  const filled =
    scheme +
    fill(user, labels, encodeURIComponent) +
    filledHost +
    // A colon may stand there as it is: proxies take `host:port` in the path.
    fill(path, labels, (value) => encodeURIComponent(value).replaceAll('%3A', ':')) +
    fill(query, labels, encodeURIComponent);
  const [inHost = '', inPath = ''] = [namesIn(host)[0], namesIn(path)[0]];
  // What the parts promise, the whole must keep: `{{a}}:6060` with a host that has a port already is none.
  const authority = `${scheme}${filledHost}`;
  if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host) {
    return unfit(inHost, 'host');
  }
  const address = hostOf(new URL(filled));
  if (inHost !== '' && address.length > LONGEST_HOST) return unfit(inHost, 'host');
  if (inHost !== '' && isIP(address) && isMetadataAddress(address)) return unfit(inHost, 'metadata');
  // Two labels of one dot each are the segment before.
  if (new URL(filled).pathname.split('/').length !== path.split('/').length) return unfit(inPath, 'path');
  return { url: filled };
}

function partsOf(template: string) {
  const [, scheme = '', user = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
  return { scheme, user, host, path, query };
}

/** Whether labels have a say in which host is asked. */
export function labelsNameHosts(template: string): boolean {
  return namesIn(partsOf(template).host).length > 0;
}

/** Whether the user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain. */
function endsName(host: string): boolean {
  return /^[^{].*\}\}(?::\d*)?$/s.test(host);
}

function isNamePart(value: string): boolean {
  return value.length <= LONGEST_HOST && /^[\p{L}\p{N}_-]+$/u.test(value);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const FITS: Readonly<Record<Place, (value: string) => boolean>> = {
  host: (value) =>
    value.length <= LONGEST_HOST + ':65535'.length &&
    (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value)),
  // Also as `%2F` a service may take it for the border of a segment, and dots for the segment before.
  path: (value) => !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value),
  query: (value) => !/\p{Cs}/u.test(value),
};

function fill(text: string, labels: Labels, encode: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => encode(labels[name] ?? ''));
}
