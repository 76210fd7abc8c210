import * as v from 'valibot';
import { secretsInCommand, shownCommand } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { codeList, excerpt } from '../system/text.ts';
import {
  ACCESS,
  accessOf,
  apiOf,
  expand,
  expandUrl,
  HEADERS,
  type HttpAccess,
  headersOf,
  httpUrl,
  maybe,
  maybeCommand,
  nameOrNumber,
  type Variables,
} from './access.ts';
import { explain, printableValue, requirePlain, unknownKey } from './mistakes.ts';
import * as is from './values.ts';
import { type Moment, matchingText, moment, patience, text, timeSpan, whole } from './values.ts';
import { parseYaml } from './yaml.ts';

const PROFILE_PATH = '/debug/pprof/profile';

/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is a profile's own. */
function profilePath(path: string): string {
  if (path === '/' || path === '') return PROFILE_PATH;
  return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, '')}/profile` : path;
}

const COMMON = {
  limit: v.optional(whole),
  'max-age': v.optional(timeSpan),
  timeout: v.optional(patience),
  required: v.optional(is.flag),
  weight: v.optional(is.positive),
};
type Common = v.InferOutput<v.StrictObjectSchema<typeof COMMON, undefined>>;

/**
 * What every source understands; durations are milliseconds. The label is the source as the user wrote it, without secrets:
 * it names the source in findings and reports.
 * @param about a command or query; the label shows the beginning of it.
 */
function commonOf(written: Common, label: string, about = '') {
  const { limit, 'max-age': maxAge, timeout, required = false, weight } = written;
  return { label: `${label}${excerpt(about, 60)}`, limit, maxAge, timeout, required, weight };
}

interface Kind {
  readonly schema: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  read(written: unknown, where: string, variables: Variables): object;
}

/** One kind of source: what may be written, and what it means. */
function kind<E extends v.ObjectEntries, T extends object>(
  entries: E,
  read: (
    written: v.InferOutput<v.StrictObjectSchema<E & typeof COMMON, undefined>>,
    where: string,
    variables: Variables,
  ) => T,
) {
  return { schema: v.strictObject({ ...entries, ...COMMON }), read };
}

const DAY_MS = 86_400_000;
const DEFAULT_SECONDS = 30;
const PERIOD = { from: v.optional(moment), to: v.optional(moment) };
const BUSIEST = { ...PERIOD, busiest: v.optional(timeSpan) };
const optionalSeconds = v.optional(is.profileSeconds);
const example = (query: string) => v.pipe(text, v.examples([query]));
const EXPECTED_PORT = 'the number or name of a port';
const PODS = 'a namespace and a label selector, such as `prod/app=my-service`';
const TEMPLATE = "a URL with a label of the query's result, such as `http://{{instance}}:6060`";
const PROMQL = 'topk(20, sum by (instance) (rate(process_cpu_seconds_total{job="my-service"}[5m])))';
const PARCA_QUERY = 'process_cpu:samples:count:cpu:nanoseconds:delta{job="my-service"}';

/** From when to when profiles or hosts are looked for. */
export interface Period {
  readonly from: Moment;
  readonly to: Moment;
}

/** @param usual how long it is by default, in milliseconds. */
function periodOf({ from, to = { ago: 0 } }: Partial<Period>, usual = DAY_MS): Period {
  return { from: from ?? ('ago' in to ? { ago: to.ago + usual } : { at: to.at - usual }), to };
}

const place = (scheme: string, bucket = 'bucket') =>
  matchingText(
    new RegExp(`(${scheme}://)?[^/?#@:]+(/[\\s\\S]*)?`),
    `a place such as \`${scheme}://${bucket}/prefix/\``,
  );
const STORES = {
  s3: { s3: place('s3'), endpoint: maybe, region: maybe },
  gs: { gs: place('gs'), endpoint: maybe },
  az: { az: place('az', 'container'), endpoint: maybe, account: maybe },
};

/** Object stores by the scheme of their URLs: Amazon S3 and compatible servers, Google Cloud Storage, Azure Blob Storage. */
export type Scheme = keyof typeof STORES;

/** A place in an object store: `s3://bucket/path`. */
export interface ObjectAddress {
  readonly scheme: Scheme;
  /** Bucket, or container of Azure. */
  readonly bucket: string;
  /** Key of one object, or a prefix of keys; without a leading slash, may be empty. */
  readonly path: string;
  /** URL of the service, where it is not the vendor's own: MinIO, R2, an emulator. */
  readonly endpoint?: string;
  readonly region?: string;
  /** Azure only: the storage account; default `AZURE_STORAGE_ACCOUNT`. */
  readonly account?: string;
}

/** Objects at `s3://bucket/path`, or at `bucket/path`: the key already names the scheme. */
function store(scheme: Scheme) {
  return kind(STORES[scheme] as v.ObjectEntries, (given, where, variables) => {
    const { endpoint, region, account, ...written } = given as Partial<Record<string, string>>;
    const [, bucket = '', path = ''] = /^(?:\w+:\/\/)?([^/]+)\/*(.*)$/s.exec(written[scheme] ?? '') ?? [];
    const place = `${where}.endpoint`;
    const server =
      endpoint && httpUrl(expandUrl(endpoint, place, variables), place, variables, 'https://HOST:PORT');
    const address: ObjectAddress = {
      scheme,
      bucket,
      path,
      region,
      account,
      endpoint: server ? server.href : undefined,
    };
    // Two places of one name, in two accounts or on two servers, have different labels.
    const owner = account === undefined ? '' : ` of ${account}`;
    const label = `${scheme}://${bucket}/${address.path}${owner}${server ? ` at ${server.host}` : ''}`;
    return { address, ...commonOf(given as Common, label) };
  });
}

/** Every kind of source, by the key that names it. */
const SOURCE_KINDS = {
  file: kind({ file: text }, (written) => {
    return { pattern: written.file, ...commonOf(written, written.file) };
  }),

  pprof: kind({ pprof: text, seconds: optionalSeconds, ...ACCESS }, (written, where, variables) => {
    const usage = `http://HOST:PORT\` or \`http://HOST:PORT${PROFILE_PATH}`;
    const url = httpUrl(expandUrl(written.pprof, where, variables), where, variables, usage);
    const asked = url.searchParams.get('seconds') ?? DEFAULT_SECONDS;
    if (!v.is(is.profileSeconds, asked))
      throw new UsageError(`${where}: ${printableValue(`seconds=${asked}`)} is not ${is.SECONDS}.`, {
        fix: 'Write for instance `seconds: 30`.',
      });
    url.pathname = profilePath(url.pathname);
    url.searchParams.delete('seconds');
    return {
      url: url.href,
      seconds: written.seconds ?? Number(asked),
      ...accessOf(written, where, variables),
      ...commonOf(written, `${url.origin}${url.pathname.replace(/\/$/, '')}`),
    };
  }),

  command: kind({ command: is.command }, (written, _where, { mask }) => {
    const { command } = written;
    // A step may have put secrets into it by `${{ secrets.X }}`, and it may print them.
    for (const secret of secretsInCommand(command)) mask(secret);
    return { command, ...commonOf(written, 'command: ', shownCommand(command)) };
  }),

  artifact: kind(
    {
      artifact: text,
      repository: v.optional(is.repository),
      branch: maybe,
      'run-id': v.optional(whole),
      workflow: nameOrNumber('a workflow file name or id'),
    },
    (written) => {
      const { artifact: name, repository, workflow, branch, 'run-id': runId } = written;
      const which = { name, repository, workflow, branch, runId };
      return { ...which, ...commonOf(written, `artifact: ${name}`) };
    },
  ),

  s3: store('s3'),
  gs: store('gs'),
  az: store('az'),

  pyroscope: kind(
    {
      pyroscope: text,
      query: example('{service_name="my-service"}'),
      'profile-type': maybe,
      tenant: maybe,
      ...BUSIEST,
      ...ACCESS,
    },
    (written, where, variables) => {
      const { tenant, query, busiest, 'profile-type': type } = written;
      const { url, headers, headersCommand } = apiOf(written.pyroscope, written, where, variables);
      return {
        url,
        headersCommand,
        query,
        busiest,
        period: periodOf(written),
        headers: tenant === undefined ? headers : { 'X-Scope-OrgID': tenant, ...headers },
        profileType: type ?? 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
        ...commonOf(written, `pyroscope: ${url} `, query),
      };
    },
  ),

  parca: kind(
    { parca: text, query: example(PARCA_QUERY), ...PERIOD, ...ACCESS },
    (written, where, variables) => {
      const { query } = written;
      const api = apiOf(written.parca, written, where, variables);
      const what = { query, period: periodOf(written) };
      return { ...api, ...what, ...commonOf(written, `parca: ${api.url} `, query) };
    },
  ),

  datadog: kind({ datadog: text, site: maybe, ...PERIOD }, (written) => {
    const { datadog: query, site } = written;
    const period = periodOf(written, 3 * DAY_MS);
    return { query, site, period, ...commonOf(written, 'datadog: ', query) };
  }),

  prometheus: kind(
    {
      prometheus: text,
      query: example(PROMQL),
      endpoint: v.pipe(
        matchingText(/[\s\S]*\{\{\s*\w+\s*\}\}[\s\S]*/, TEMPLATE),
        v.examples([`http://{{instance}}${PROFILE_PATH}`]),
      ),
      seconds: optionalSeconds,
      'endpoint-headers': HEADERS,
      'endpoint-headers-command': maybeCommand,
      'partial-response': v.optional(is.flag),
      ...BUSIEST,
      ...ACCESS,
    },
    (written, where, variables) => {
      const { query, busiest, 'partial-response': partialResponse = true } = written;
      const api = apiOf(written.prometheus, written, where, variables);
      const headers = headersOf(written['endpoint-headers'], `${where}.endpoint-headers`, variables);
      return {
        ...api,
        query,
        busiest,
        partialResponse,
        period: periodOf(written),
        seconds: written.seconds ?? DEFAULT_SECONDS,
        endpoint: endpointTemplate(written.endpoint, where, variables),
        endpointAccess: { headers, headersCommand: written['endpoint-headers-command'] } as HttpAccess,
        ...commonOf(written, `prometheus: ${api.url} `, query),
      };
    },
  ),

  kubernetes: kind(
    {
      port: v.pipe(
        v.union([whole, matchingText(/[A-Za-z0-9-]+/, EXPECTED_PORT)], EXPECTED_PORT),
        v.examples([6060]),
      ),
      scheme: v.optional(is.choice(['http', 'https'])),
      kubernetes: matchingText(/[a-z0-9-]+\/[\s\S]+/, PODS),
      path: maybe,
      seconds: optionalSeconds,
      context: maybe,
    },
    (written) => {
      const { scheme = 'http', context, path = '/' } = written;
      const [namespace = '', ...selector] = written.kubernetes.split('/');
      return {
        namespace,
        scheme,
        context,
        port: String(written.port),
        selector: selector.join('/'),
        path: profilePath(path.replace(/^(?!\/)/, '/')),
        seconds: written.seconds ?? DEFAULT_SECONDS,
        ...commonOf(written, 'kubernetes: ', written.kubernetes),
      };
    },
  ),
};
/** The name of a kind of source, such as `pprof`. */
export type SourceKind = keyof typeof SOURCE_KINDS;
/** The names of all kinds of sources. */
export const KIND_NAMES = Object.keys(SOURCE_KINDS) as SourceKind[];

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** `T` with keys that may be left out where its values may be undefined. */
export type Written<T> = Readonly<Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>>;
/** A source of one kind, as `KINDS` reads it. */
export type SourceOf<K extends SourceKind> = { readonly kind: K } & Written<
  ReturnType<(typeof SOURCE_KINDS)[K]['read']>
>;
/** A source of any kind, as the settings describe it. */
export type Source = { [K in SourceKind]: SourceOf<K> }[SourceKind];
/** The options that every kind of source has. */
export type CommonSourceOptions = Written<ReturnType<typeof commonOf>>;

/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written: string, where: string, variables: Variables): string {
  const template = expandUrl(written, `${where}.endpoint`, variables);
  // A label may stand for a host, a port or a part of the path: a digit passes for each.
  const example = template.replace(/\{\{\s*\w+\s*\}\}/g, '1');
  httpUrl(example, `${where}.endpoint`, variables, 'http://{{instance}}:6060');
  const [, origin = '', path = '', query = ''] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
  return `${origin}${profilePath(path)}${query}`;
}

/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
export const SOURCES = v.array(
  v.union([text, ...Object.values<Kind>(SOURCE_KINDS as never).map(({ schema }) => schema)]),
);

/** The sources that a YAML value names; `where` names it in errors. @throws UsageError which names the item and the choices. */
export function readSources(value: unknown, where: string, variables: Variables): Source[] {
  if (!Array.isArray(value))
    throw new UsageError(`${where} is not a list.`, {
      fix: 'Start each source with `- `, for instance `- http://10.0.0.7:6060`.',
    });
  return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}

const CHOICES = codeList(KIND_NAMES.map((name) => `${name}:`));

function readSource(item: unknown, where: string, variables: Variables): Source {
  requirePlain(item, where);
  const long = typeof item === 'string' ? fromShorthand(item.trim(), where) : item;
  if (typeof long !== 'object' || long === null || Array.isArray(long))
    throw new UsageError(`${where} is neither a text nor a map.`, {
      fix: `Write a URL, a path, or one of ${CHOICES}.`,
    });
  const keys = Object.keys(long);
  const name = KIND_NAMES.find((one) => keys.includes(one));
  if (name === undefined) throw unknownKey(keys[0] ?? '', where, KIND_NAMES);
  const { schema, read } = SOURCE_KINDS[name] as Kind;
  const result = v.safeParse(schema, long);
  if (!result.success) throw explain(result.issues, { where, written: long, entries: schema.entries });
  return { kind: name, ...read(result.output, where, variables) } as Source;
}

/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, the others paths. */
function fromShorthand(item: string, where: string): Record<string, unknown> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
  if (scheme === undefined && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item))
    throw new UsageError(`${where}: ${printableValue(item)} is a path without a scheme.`, {
      fix: `Did you mean ${printableValue(`http://${item}`)}? A file of that name is ${printableValue(`file: ${item}`)}.`,
    });
  if (scheme === undefined) return { file: item };
  if (scheme === 'http' || scheme === 'https') return { pprof: item };
  if (scheme === 's3' || scheme === 'gs' || scheme === 'az') return { [scheme]: item };
  throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, {
    fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${CHOICES}.`,
  });
}

const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join('|')}):\\s)`, 's');

/** The sources of inputs or options; undefined without any. @throws UsageError as `readSources`. */
export function givenSources(
  raw: { readonly sources?: string; readonly source?: readonly string[] },
  variables: Variables,
): Source[] | undefined {
  if (raw.sources === undefined && raw.source === undefined) return undefined;
  const listed = raw.sources === undefined ? [] : parseYaml(raw.sources, 'sources');
  // A lone source is literal unless it is written as a map: a path may start with `*` or hold `: `.
  const single = (raw.source ?? []).map((item) => (MAP.test(item) ? parseYaml(item, 'source') : item));
  return [...readSources(listed, 'sources', variables), ...readSources(single, 'source', variables)];
}

/** A place in an object store: a URL, or a map as of a source. */
export const ARCHIVE = v.union(
  [text, v.strictObject(STORES.s3), v.strictObject(STORES.gs), v.strictObject(STORES.az)],
  'an object URL such as `s3://bucket/prefix/`',
);

/** @throws UsageError for anything but a place in an object store. */
export function archiveAddress(written: v.InferOutput<typeof ARCHIVE>, variables: Variables): ObjectAddress {
  const isPlace = typeof written !== 'string' || /^(s3|gs|az):\/\//.test(written);
  const source = isPlace ? readSource(written, 'archive', variables) : undefined;
  if (source !== undefined && 'address' in source) return source.address;
  throw new UsageError(`archive: ${printableValue(written)} is not the URL of an object store.`, {
    fix: 'Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`.',
  });
}

/** Where result documents are: a list as of `sources`. */
export const HISTORY = v.array(v.unknown(), 'a list of files, artifacts or objects');
/** Kinds that keep files of any content; the others deliver profiles. */
const KEEPING: readonly SourceKind[] = ['file', 'artifact', 's3', 'gs', 'az'];
/** Runs whose artifacts are searched by default; each costs two requests. */
const ARTIFACTS = 50;

/** @throws UsageError for sources of profiles. */
export function historySources(written: readonly unknown[] = [], variables: Variables): readonly Source[] {
  return readSources(written, 'history', variables).map((source, index) => {
    if (!KEEPING.includes(source.kind)) {
      const what = `\`${source.kind}\` delivers profiles, not results of earlier runs`;
      throw new UsageError(`history[${index}]: ${what}.`, {
        fix: 'Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as `archive`.',
      });
    }
    return source.kind === 'artifact' ? { ...source, limit: source.limit ?? ARTIFACTS } : source;
  });
}

const RELEASED = 'a time such as `now-6h` or `2026-11-20T06:00:00Z`, or a variable such as `${RELEASED}`';

/** The schema of the setting `production`. */
export const PRODUCTION = v.strictObject(
  {
    prometheus: v.pipe(text, v.examples(['https://prometheus.internal'])),
    cpu: v.pipe(text, v.examples(['rate(process_cpu_seconds_total{job="my-service"}[5m])'])),
    traffic: maybe,
    released: v.pipe(
      v.union([moment, matchingText(/\$\{\w+\}/, RELEASED)], RELEASED),
      v.examples(['2026-11-20T06:00:00Z']),
    ),
    settle: v.optional(timeSpan),
    window: v.optional(timeSpan),
    days: v.optional(is.days),
    timeout: v.optional(patience),
    ...ACCESS,
  },
  'a map with `prometheus`, `cpu` and `released`',
);

/** Which Prometheus is asked what. Durations are milliseconds; `days` 0: no days before and after are compared. */
export type ProductionQueries = Written<ReturnType<typeof productionQueries>>;

/** @throws UsageError for a variable that is not set, or a bad URL. */
export function productionQueries(written: v.InferOutput<typeof PRODUCTION>, variables: Variables) {
  const { cpu, traffic, timeout, settle = 600_000, window = 7_200_000, days = 7 } = written;
  const api = apiOf(written.prometheus, written, 'production', variables);
  let { released } = written;
  if (typeof released === 'string') {
    // When a release happened is no secret.
    const value = expand(released, 'production.released', { ...variables, mask: () => {} });
    const result = v.safeParse(moment, value);
    if (!result.success)
      throw new UsageError(`production.released: ${printableValue(value)} is not ${RELEASED}.`, {
        fix: `Set ${written.released} to such a time.`,
      });
    released = result.output;
  }
  return { ...api, cpu, traffic, released, settle, window, days, timeout };
}
