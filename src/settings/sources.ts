import * as v from 'valibot';
import { secretsInUrl, shownCommand } from '../system/credentials.ts';
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
  maskedCommand,
  optionalCommand,
  optionalNameOrNumber,
  optionalText,
  optionalUrl,
  urlText,
  type Variables,
} from './access.ts';
import { explain, printableValue, requirePlain, unknownKey } from './mistakes.ts';
import * as is from './values.ts';
import { type Moment, matchingText, moment, ofKind, patience, text, timeSpan, whole } from './values.ts';
import { parseYaml } from './yaml.ts';

/**
 * Reads the list `sources`, and the other settings whose values are sources or servers: `archive`, `history` and `production`.
 *
 * The table SOURCE_KINDS has a row for each kind of source. A row has the options that the user may write, and a function that turns these
 * options into a `Source`. The function checks URLs, replaces variables and masks secrets. For example, with `TOKEN=s3cr3t` in the
 * environment,
 *
 *     - pprof: https://svc.internal
 *       seconds: 60
 *       headers: { Authorization: "Bearer ${TOKEN}" }
 *
 * becomes
 *
 *     { kind: 'pprof', url: 'https://svc.internal/debug/pprof/profile', seconds: 60, headers: { Authorization: 'Bearer s3cr3t' },
 *       label: 'https://svc.internal/debug/pprof/profile', required: false, … }
 *
 * The user may also write a source as a text, such as `http://10.0.0.7:6060` or `profiles/*.pprof`. The scheme of the text, such as
 * `http://`, determines the kind of the source.
 *
 * Each option has a schema. A schema that accepts every text must have a kind from values.ts, such as `url` or `shown`, which says whether
 * the value may be a secret. A test goes through the whole table and checks that no output shows a value that may be a secret.
 *
 * The collectors in `collect/` take a `Source` and return profiles. The JSON Schema of the config file is also made from the table
 * SOURCE_KINDS.
 */

/** The path at which net/http/pprof serves the CPU profile. */
const PROFILE_PATH = '/debug/pprof/profile';

/** Completes the path of an endpoint: `/` and `/debug/pprof/` become the path of the CPU profile. Other paths stay. */
function profilePath(path: string): string {
  if (path === '/' || path === '') return PROFILE_PATH;
  return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, '')}/profile` : path;
}

/** The options of all kinds of sources. */
const COMMON = {
  limit: v.optional(whole),
  'max-age': v.optional(timeSpan),
  timeout: v.optional(patience),
  required: v.optional(is.flag),
  weight: v.optional(is.positive),
};
type WrittenCommon = v.InferOutput<v.StrictObjectSchema<typeof COMMON, undefined>>;

/**
 * Reads the options of all kinds of sources; durations are in milliseconds. The label names the source in findings and reports. The label
 * is the source as the user wrote it, without secrets.
 * @param ending a command or query, of which the first 60 characters become the end of the label.
 */
function commonOf(written: WrittenCommon, label: string, ending = '') {
  const { limit, 'max-age': maxAge, timeout, required = false, weight } = written;
  return { label: `${label}${excerpt(ending, 60)}`, limit, maxAge, timeout, required, weight };
}

/** Matches lines of a shell script that only prepare later lines, such as comments, `cd` and assignments. */
const PREPARES = /^\s*(?:$|#|set [-+]|(?:export )?\w+=\S*$|cd \S+$|mkdir )/;

/** Returns the first line of a script that does more than preparation, such as `go test -bench .` after `set -e`. */
function firstWork(script: string): string {
  return script.split('\n').find((line) => !PREPARES.test(line)) ?? script;
}

/** A row of SOURCE_KINDS. The first option of the schema is the key that names the kind. */
interface SourceKindRow {
  readonly schema: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  /** Turns the validated options into a source. @param where names the source in errors. @throws UsageError for a bad value. */
  read(written: unknown, where: string, variables: Variables): object;
}

/** Makes a row of SOURCE_KINDS from the options that only this kind has, and from the function that reads all its options. */
function sourceKind<E extends v.ObjectEntries, T extends object>(
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
/** The default length of a live profile, in seconds. */
const DEFAULT_SECONDS = 30;
const PERIOD = { from: v.optional(moment), to: v.optional(moment) };
const BUSIEST = { ...PERIOD, busiest: v.optional(timeSpan) };
const optionalSeconds = v.optional(is.profileSeconds);
/** Returns the schema of a name or query that messages may show, with an example for the fix of an error. */
const shownLike = (example: string) => ofKind(v.pipe(text, v.examples([example])), 'shown');
/** Returns the schema of a server's URL, with an example for the fix of an error. */
const urlLike = (example: string) => v.pipe(urlText, v.examples([example]));
const EXPECTED_PORT = 'the number or name of a port';
const EXPECTED_PODS = 'a namespace and a label selector, such as `prod/app=my-service`';
const EXPECTED_TEMPLATE = "a URL with a label of the query's result, such as `http://{{instance}}:6060`";
const PROMQL = 'topk(20, sum by (instance) (rate(process_cpu_seconds_total{job="my-service"}[5m])))';
const PARCA_QUERY = 'process_cpu:samples:count:cpu:nanoseconds:delta{job="my-service"}';

/** The first and the last moment of the period from which a source takes profiles or hosts. */
export interface Period {
  readonly from: Moment;
  readonly to: Moment;
}

/** Completes a period. @param length the length of the period in milliseconds if the user names no `from`. */
function periodOf({ from, to = { ago: 0 } }: Partial<Period>, length = DAY_MS): Period {
  return { from: from ?? ('ago' in to ? { ago: to.ago + length } : { at: to.at - length }), to };
}

/** Returns the schema of a place in an object store. The user may write the place with or without its scheme, such as `s3://`. */
const storePlace = (scheme: string, bucket = 'bucket') => {
  const example = `${scheme}://${bucket}/prefix/`;
  const pattern = new RegExp(`(${scheme}://)?[^/?#@:]+(/[\\s\\S]*)?`);
  return ofKind(
    v.pipe(matchingText(pattern, `a place such as \`${example}\``), v.examples([example])),
    'shown',
  );
};
const STORES = {
  s3: { s3: storePlace('s3'), endpoint: optionalUrl, region: optionalText },
  gs: { gs: storePlace('gs'), endpoint: optionalUrl },
  az: { az: storePlace('az', 'container'), endpoint: optionalUrl, account: optionalText },
};

/** The scheme that names an object store: Amazon S3 and compatible servers, Google Cloud Storage, or Azure Blob Storage. */
export type Scheme = keyof typeof STORES;

/** A place in an object store: `s3://bucket/path`. */
export interface ObjectAddress {
  readonly scheme: Scheme;
  /** The name of the bucket, which Azure calls a container. */
  readonly bucket: string;
  /** The key of one object, or a prefix of keys. The key does not begin with a slash, and may be empty. */
  readonly path: string;
  /** The URL of a compatible service that replaces the vendor's own service, such as MinIO, R2 or an emulator. */
  readonly endpoint?: string;
  /** The region of the bucket, for S3. */
  readonly region?: string;
  /** The storage account, for Azure; default: `AZURE_STORAGE_ACCOUNT`. */
  readonly account?: string;
}

/** Makes the row of SOURCE_KINDS for an object store. The user writes `s3: s3://bucket/path` or `s3: bucket/path`. */
function storeKind(scheme: Scheme) {
  return sourceKind(STORES[scheme] as v.ObjectEntries, (options, where, variables) => {
    const { endpoint, region, account, ...written } = options as Partial<Record<string, string>>;
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
    // The label names the account and the server, because two accounts or servers may have buckets with the same name.
    const owner = account === undefined ? '' : ` of ${account}`;
    const label = `${scheme}://${bucket}/${address.path}${owner}${server ? ` at ${server.host}` : ''}`;
    return { address, ...commonOf(options as WrittenCommon, label) };
  });
}

/** All kinds of sources, each with the key that names it. */
const SOURCE_KINDS = {
  file: sourceKind({ file: shownLike('profiles/*.pprof') }, (written) => {
    return { pattern: written.file, ...commonOf(written, written.file) };
  }),

  pprof: sourceKind(
    { pprof: urlLike('http://10.0.0.7:6060'), seconds: optionalSeconds, ...ACCESS },
    (written, where, variables) => {
      const usage = `http://HOST:PORT\` or \`http://HOST:PORT${PROFILE_PATH}`;
      const url = httpUrl(expandUrl(written.pprof, where, variables), where, variables, usage);
      const secondsInUrl = url.searchParams.get('seconds') ?? DEFAULT_SECONDS;
      if (!v.is(is.profileSeconds, secondsInUrl))
        throw new UsageError(`${where}: ${printableValue(`seconds=${secondsInUrl}`)} is not ${is.SECONDS}.`, {
          fix: 'Write for instance `seconds: 30`.',
        });
      url.pathname = profilePath(url.pathname);
      url.searchParams.delete('seconds');
      return {
        url: url.href,
        seconds: written.seconds ?? Number(secondsInUrl),
        ...accessOf(written, where, variables),
        ...commonOf(written, `${url.origin}${url.pathname.replace(/\/$/, '')}`),
      };
    },
  ),

  command: sourceKind(
    {
      command: v.pipe(is.command, v.examples(['go test -bench . -cpuprofile $PGO_PROFILE_DIR/bench.pprof'])),
    },
    (written, _where, variables) => {
      // Mask the secrets in the command. A workflow may have put secrets into the command by `${{ secrets.X }}`, and the command may print
      // these secrets.
      const command = maskedCommand(written.command, variables);
      return { command, ...commonOf(written, 'command: ', shownCommand(firstWork(command))) };
    },
  ),

  artifact: sourceKind(
    {
      artifact: shownLike('cpu-profile-*'),
      repository: v.optional(is.repository),
      branch: optionalText,
      'run-id': v.optional(whole),
      workflow: optionalNameOrNumber('a workflow file name or id'),
    },
    (written) => {
      const { artifact: name, repository, workflow, branch, 'run-id': runId } = written;
      const which = { name, repository, workflow, branch, runId };
      return { ...which, ...commonOf(written, `artifact: ${name}`) };
    },
  ),

  s3: storeKind('s3'),
  gs: storeKind('gs'),
  az: storeKind('az'),

  pyroscope: sourceKind(
    {
      pyroscope: urlLike('https://profiles.internal'),
      query: shownLike('{service_name="my-service"}'),
      'profile-type': optionalText,
      tenant: optionalText,
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

  parca: sourceKind(
    { parca: urlLike('https://parca.internal'), query: shownLike(PARCA_QUERY), ...PERIOD, ...ACCESS },
    (written, where, variables) => {
      const { query } = written;
      const api = apiOf(written.parca, written, where, variables);
      const period = periodOf(written);
      return { ...api, query, period, ...commonOf(written, `parca: ${api.url} `, query) };
    },
  ),

  datadog: sourceKind(
    { datadog: shownLike('service:my-service env:prod'), site: optionalUrl, ...PERIOD },
    (written, _where, { mask }) => {
      const { datadog: query, site } = written;
      // A site is a name such as `datadoghq.eu`, or the URL of a proxy, which may hold a password.
      const secrets = site !== undefined && URL.canParse(site) ? secretsInUrl(new URL(site)) : [];
      for (const secret of secrets) mask(secret);
      const period = periodOf(written, 3 * DAY_MS);
      return { query, site, period, ...commonOf(written, 'datadog: ', query) };
    },
  ),

  prometheus: sourceKind(
    {
      prometheus: urlLike('https://prometheus.internal'),
      query: shownLike(PROMQL),
      endpoint: ofKind(
        v.pipe(
          matchingText(/[\s\S]*\{\{\s*\w+\s*\}\}[\s\S]*/, EXPECTED_TEMPLATE),
          v.examples([`http://{{instance}}${PROFILE_PATH}`]),
        ),
        'url',
      ),
      seconds: optionalSeconds,
      'endpoint-headers': HEADERS,
      'endpoint-headers-command': optionalCommand,
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
        endpointAccess: {
          headers,
          headersCommand: maskedCommand(written['endpoint-headers-command'], variables),
        } as HttpAccess,
        ...commonOf(written, `prometheus: ${api.url} `, query),
      };
    },
  ),

  kubernetes: sourceKind(
    {
      kubernetes: ofKind(
        v.pipe(matchingText(/[a-z0-9-]+\/[\s\S]+/, EXPECTED_PODS), v.examples(['prod/app=my-service'])),
        'shown',
      ),
      port: ofKind(
        v.pipe(
          v.union([whole, matchingText(/[A-Za-z0-9-]+/, EXPECTED_PORT)], EXPECTED_PORT),
          v.examples([6060]),
        ),
        'shown',
      ),
      scheme: v.optional(is.choice(['http', 'https'])),
      path: optionalText,
      seconds: optionalSeconds,
      context: optionalText,
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
/** Makes each key of the type `T` optional if the value of the key may be undefined. */
export type WithOptionalKeys<T> = Readonly<Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>>;
/** A source of the kind `K`, in the form that its row of SOURCE_KINDS returns. */
export type SourceOf<K extends SourceKind> = { readonly kind: K } & WithOptionalKeys<
  ReturnType<(typeof SOURCE_KINDS)[K]['read']>
>;
/** A source of any kind, as the settings describe it. */
export type Source = { [K in SourceKind]: SourceOf<K> }[SourceKind];
/** The options that every kind of source has. */
export type CommonSourceOptions = WithOptionalKeys<ReturnType<typeof commonOf>>;

/**
 * Replaces the variables in a URL template, and completes the path. @throws UsageError if the template is not a valid URL after its labels
 * are replaced by values.
 */
function endpointTemplate(written: string, where: string, variables: Variables): string {
  const template = expandUrl(written, `${where}.endpoint`, variables);
  // Replace each label by a digit to check the URL. A label may be in the place of a host, a port or a part of the path, and a digit is
  // valid in all of them.
  const example = template.replace(/\{\{\s*\w+\s*\}\}/g, '1');
  httpUrl(example, `${where}.endpoint`, variables, 'http://{{instance}}:6060');
  const [, origin = '', path = '', query = ''] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
  return `${origin}${profilePath(path)}${query}`;
}

/** The schema of the list `sources`, for the JSON Schema of the config file: each item is a text or a map of one of the kinds. */
export const SOURCES = v.array(
  v.union([text, ...Object.values<SourceKindRow>(SOURCE_KINDS as never).map(({ schema }) => schema)]),
);

/**
 * Reads a list of sources.
 * @param value the list as parsed from YAML. @param where the name of the list in errors.
 * @throws UsageError with the wrong item and the possible kinds.
 */
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
  const map = typeof item === 'string' ? mapOfShorthand(item.trim(), where) : item;
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new UsageError(`${where} is neither a text nor a map.`, {
      fix: `Write a URL, a path, or one of ${CHOICES}.`,
    });
  const keys = Object.keys(map);
  const kind = KIND_NAMES.find((name) => keys.includes(name));
  if (kind === undefined) throw unknownKey(keys[0] ?? '', where, KIND_NAMES);
  const { schema, read } = SOURCE_KINDS[kind] as SourceKindRow;
  const result = v.safeParse(schema, map);
  if (!result.success) throw explain(result.issues, { where, written: map, entries: schema.entries });
  return { kind, ...read(result.output, where, variables) } as Source;
}

/**
 * Returns the map of a source. The user may write a source as a text or as a map. The scheme of the text determines the kind of the source: `http(s)://` is a live
 * endpoint, `s3://`, `gs://` and `az://` are object stores, and a text without a scheme is a path.
 * @throws UsageError for an unknown scheme, and for a host and port without a scheme.
 */
function mapOfShorthand(item: string, where: string): Record<string, unknown> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
  if (scheme === undefined && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item))
    throw new UsageError(`${where}: ${printableValue(item)} looks like a host and a port without a scheme.`, {
      fix: `Did you mean ${printableValue(`http://${item}`)}? To name a file, write ${printableValue(`file: ${item}`)}.`,
    });
  if (scheme === undefined) return { file: item };
  if (scheme === 'http' || scheme === 'https') return { pprof: item };
  if (scheme === 's3' || scheme === 'gs' || scheme === 'az') return { [scheme]: item };
  throw new UsageError(`${where}: no kind of source has the scheme \`${scheme}://\`.`, {
    fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${CHOICES}.`,
  });
}

/** Matches a text that is a YAML map of a source, such as `artifact: cpu-profile` or `{ pprof: … }`. */
const YAML_MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join('|')}):\\s)`, 's');

/** The inputs or options that name sources, as text. */
interface SourceInputs {
  /** A YAML list. */
  readonly sources?: string;
  /** The sources from the options `--source`. */
  readonly source?: readonly string[];
}

/**
 * Reads the sources of inputs or options. @returns undefined if no sources are named. @throws UsageError for the same reasons as
 * `readSources`.
 */
export function sourcesOfInputs(inputs: SourceInputs, variables: Variables): Source[] | undefined {
  if (inputs.sources === undefined && inputs.source === undefined) return undefined;
  const listed = inputs.sources === undefined ? [] : parseYaml(inputs.sources, 'sources');
  // Parse a single source as YAML only if it looks like a map, because a path may start with `*` or contain `: `.
  const single = (inputs.source ?? []).map((item) =>
    YAML_MAP.test(item) ? parseYaml(item, 'source') : item,
  );
  return [...readSources(listed, 'sources', variables), ...readSources(single, 'source', variables)];
}

/** The schema of the setting `archive`: the URL of a place in an object store, or a map with the same options as a source in this store. */
export const ARCHIVE = v.union(
  [text, v.strictObject(STORES.s3), v.strictObject(STORES.gs), v.strictObject(STORES.az)],
  'an object URL such as `s3://bucket/prefix/`',
);

/** Reads the setting `archive`. @throws UsageError if the value is not a place in an object store. */
export function archiveAddress(written: v.InferOutput<typeof ARCHIVE>, variables: Variables): ObjectAddress {
  const isPlace = typeof written !== 'string' || /^(s3|gs|az):\/\//.test(written);
  const source = isPlace ? readSource(written, 'archive', variables) : undefined;
  if (source !== undefined && 'address' in source) return source.address;
  throw new UsageError(`archive: ${printableValue(written)} is not the URL of an object store.`, {
    fix: 'Write the URL as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`.',
  });
}

/**
 * The schema of the setting `history`. The setting `history` is a list with the same form as `sources`. Each item is a place with result
 * documents of earlier runs.
 */
export const HISTORY = v.array(v.unknown(), 'a list of files, artifacts or objects');
/** The kinds of sources that can contain any file. All other kinds return only profiles. */
const FILE_HOLDING_KINDS: readonly SourceKind[] = ['file', 'artifact', 's3', 'gs', 'az'];
/**
 * The default number of workflow runs whose artifacts are searched for result documents. For each workflow run, the search sends two
 * requests to the API.
 */
const DEFAULT_HISTORY_RUNS = 50;

/** Reads the setting `history`. @throws UsageError for a kind of source that returns only profiles. */
export function historySources(written: readonly unknown[] = [], variables: Variables): readonly Source[] {
  return readSources(written, 'history', variables).map((source, index) => {
    if (!FILE_HOLDING_KINDS.includes(source.kind)) {
      const what = `\`${source.kind}\` delivers profiles, not results of earlier runs`;
      throw new UsageError(`history[${index}]: ${what}.`, {
        fix: 'Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as `archive`.',
      });
    }
    return source.kind === 'artifact' ? { ...source, limit: source.limit ?? DEFAULT_HISTORY_RUNS } : source;
  });
}

const EXPECTED_RELEASE =
  'a time such as `now-6h` or `2026-11-20T06:00:00Z`, or a variable such as `${RELEASED}`';

/** The schema of the setting `production`. */
export const PRODUCTION = v.strictObject(
  {
    prometheus: urlLike('https://prometheus.internal'),
    cpu: shownLike('rate(process_cpu_seconds_total{job="my-service"}[5m])'),
    traffic: optionalText,
    released: v.pipe(
      v.union([moment, matchingText(/\$\{\w+\}/, EXPECTED_RELEASE)], EXPECTED_RELEASE),
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

/**
 * The setting `production`: the Prometheus server, the queries, and the periods to compare. Durations are in milliseconds. If `days` is 0,
 * the comparison of whole days before and after the release is left out.
 */
export type ProductionQueries = WithOptionalKeys<ReturnType<typeof productionQueries>>;

/**
 * Reads the setting `production`. @throws UsageError if a variable is not set, if the URL is not valid, or if the release time is not a
 * time.
 */
export function productionQueries(written: v.InferOutput<typeof PRODUCTION>, variables: Variables) {
  const { cpu, traffic, timeout, settle = 600_000, window = 7_200_000, days = 7 } = written;
  const api = apiOf(written.prometheus, written, 'production', variables);
  let { released } = written;
  if (typeof released === 'string') {
    // The time of a release is not a secret, so do not mask the value of a variable in `released`.
    const value = expand(released, 'production.released', { ...variables, mask: () => {} });
    const result = v.safeParse(moment, value);
    if (!result.success)
      throw new UsageError(`production.released: ${printableValue(value)} is not ${EXPECTED_RELEASE}.`, {
        fix: `Set ${written.released} to such a time.`,
      });
    released = result.output;
  }
  return { ...api, cpu, traffic, released, settle, window, days, timeout };
}
