import * as v from 'valibot';
import type { Moment, Period } from '../collect/profilers.ts';
import type {
  CommonSourceOptions,
  HttpAccess,
  ObjectAddress,
  Source,
  SourceKind,
} from '../collect/source.ts';
import { basicAuthorization, userInfo } from '../net/send.ts';
import * as secrets from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import type { ProductionQueries } from './config.ts';
import * as is from './values.ts';
import {
  duration,
  explain,
  matching,
  moment,
  parseYaml,
  patience,
  requirePlain,
  shown,
  text,
  unknownKey,
  whole,
} from './values.ts';

/** Where `${NAME}` in URLs and header values is looked up, and how the values are hidden. */
export interface Variables {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hides a value in everything printed; `name` is the variable that it comes from. */
  mask(secret: string, name?: string): void;
  /** The job's own token, which no endpoint gets. */
  readonly token?: string;
}

/** Variables that the runner gives to the job. */
const RESERVED = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*|INPUT_.*)$/i;
const JOB_TOKEN = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** A shorter token may be part of another text by chance. */
const LEAST_PART = 8;
const OWN_SECRET =
  'Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.';

/**
 * Replaces each `${NAME}` by its value, as `encode` writes it. Only text of the configuration is passed here: a `${NAME}`
 * that comes from a server or a file is not replaced.
 * @throws UsageError when the environment has no such variable, or it holds the job's own token.
 */
function expand(
  written: string,
  where: string,
  variables: Variables,
  encode = (value: string) => value,
): string {
  requireForeign(written, where, variables);
  return written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    if (RESERVED.test(name)) {
      throw new UsageError(`${where}: \`\${${name}}\` belongs to the job, and no endpoint gets it.`, {
        fix: OWN_SECRET,
      });
    }
    const { env, mask } = variables;
    // process.env also has the properties of every object.
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (!value) {
      throw new UsageError(`${where}: the environment has no variable ${name}.`, {
        fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.`,
      });
    }
    requireForeign(value, `${where}: the variable ${name}`, variables);
    mask(value, name);
    return encode(value);
  });
}

/** @throws UsageError when `written` holds the job's own token, which can do to the repository what the job can. */
function requireForeign(written: string, what: string, { env, token }: Variables): void {
  const named = Object.entries(env).map(([name, value]) => (JOB_TOKEN.test(name) ? value : undefined));
  const tokens = [...named, token].map((one) => one?.trim() ?? '').filter((one) => one !== '');
  if (!tokens.some((one) => written.trim() === one || (one.length >= LEAST_PART && written.includes(one))))
    return;
  throw new UsageError(`${what} holds the job's own token, and no endpoint gets it.`, { fix: OWN_SECRET });
}

/**
 * A variable in a URL is a secret, except the name of a host, which findings and reports must be able to show. A password
 * is encoded, since it may hold what would end the user's part of a URL.
 */
function expandUrl(written: string, where: string, variables: Variables): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
  // Without a scheme in front, a variable stands for the whole URL.
  const mask = scheme === '' ? variables.mask : () => {};
  const hidden = expand(user, where, variables, encodeURIComponent);
  const path = expand(rest, where, variables);
  return scheme + hidden + expand(host, where, { ...variables, mask }) + path;
}

/** @throws UsageError when it is not http(s). */
function httpUrl(url: string, where: string, { mask }: Variables, example: string): URL {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`${where}: the address is not an http(s) URL.`, {
      fix: `Write it as \`${example}\`.`,
    });
  for (const secret of secrets.secretsInUrl(new URL(url))) mask(secret);
  return new URL(url);
}

const PROFILE_PATH = '/debug/pprof/profile';

/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is a profile's own. */
function profilePath(path: string): string {
  if (path === '/' || path === '') return PROFILE_PATH;
  return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, '')}/profile` : path;
}

const HEADERS_EXPECTED = 'a map of header names and texts';
// A letter must be in it: a list is a map with numbers for names.
const HEADER = v.regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED);
const HEADERS = v.optional(v.record(v.pipe(v.string(), HEADER), v.string('a text'), HEADERS_EXPECTED));
const maybe = v.optional(text);
const nameOrNumber = (expected: string) =>
  v.optional(v.union([text, v.pipe(v.number(), v.transform(String))], expected));

/** How to log in to a server: headers, or a user or token that becomes one. */
const ACCESS = {
  ...{ headers: HEADERS, 'headers-command': maybe, username: nameOrNumber('a text') },
  ...{ password: maybe, token: maybe },
};
type Access = v.InferOutput<v.StrictObjectSchema<typeof ACCESS, undefined>>;

/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
function accessOf(written: Access, where: string, variables: Variables, url?: URL): HttpAccess {
  if (written.token !== undefined && (written.username !== undefined || written.password !== undefined)) {
    throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, {
      fix: 'Remove the one that this server does not need.',
    });
  }
  const look = (key: 'token' | 'username' | 'password') =>
    written[key] && expand(written[key], `${where}.${key}`, variables);
  const [user, secret] = url === undefined ? ['', ''] : userInfo(url);
  const [username = user, password = secret, token] = [look('username'), look('password'), look('token')];
  const basic = username + password === '' ? undefined : basicAuthorization(username, password);
  for (const hidden of [token, password, basic?.slice('Basic '.length)]) if (hidden) variables.mask(hidden);
  const authorization = token === undefined ? basic : `Bearer ${token}`;
  const own: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  const headers = { ...own, ...headersOf(written.headers, `${where}.headers`, variables) };
  return { headers, headersCommand: written['headers-command'] };
}

/** Header values with their variables looked up. */
function headersOf(written: Readonly<Record<string, string>> = {}, where: string, variables: Variables) {
  const headers = Object.entries(written).map(([name, value]) => {
    const expanded = expand(value, `${where}.${name}`, variables);
    const isSecret = secrets.isSecretHeader(name) || expanded !== value;
    for (const secret of isSecret ? secrets.secretsOfHeader(expanded) : []) variables.mask(secret);
    return [name, expanded] as const;
  });
  return Object.fromEntries(headers);
}

/** The base URL of an API and its headers; a user and password in the URL become one. */
function apiOf(address: string, written: Access, where: string, variables: Variables) {
  const example = 'https://HOST` or `https://HOST/PREFIX';
  const url = httpUrl(expandUrl(address, where, variables), where, variables, example);
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError(`${where}: the base URL has a query.`, {
      fix: 'Write only scheme, host and path prefix; give a secret as `token` or in `headers`.',
    });
  }
  const access = accessOf(written, where, variables, url);
  return { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, ...access };
}

/** What every source takes. */
const COMMON = {
  ...{ limit: v.optional(whole), 'max-age': v.optional(duration), timeout: v.optional(patience) },
  ...{ required: v.optional(is.flag), weight: v.optional(is.positive) },
};
type Common = v.InferOutput<v.StrictObjectSchema<typeof COMMON, undefined>>;

/** @param about a command or query; the label shows the beginning of it. */
function commonOf(written: Common, label: string, about = ''): CommonSourceOptions {
  const { limit, 'max-age': maxAge, timeout, required = false, weight } = written;
  return { label: `${label}${excerpt(about, 60)}`, limit, maxAge, timeout, required, weight };
}

interface Kind {
  readonly schema: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  read(written: unknown, where: string, variables: Variables): Source;
}

/** One kind of source: what may be written, and what it means. */
function kind<E extends v.ObjectEntries>(
  entries: E,
  read: (
    written: v.InferOutput<v.StrictObjectSchema<E & typeof COMMON, undefined>>,
    where: string,
    variables: Variables,
  ) => Source,
): Kind {
  return { schema: v.strictObject({ ...entries, ...COMMON }), read: read as Kind['read'] };
}

const DAY = 86_400_000;
const SECONDS = 30;
const PERIOD = { from: v.optional(moment), to: v.optional(moment) };
const BUSIEST = { ...PERIOD, busiest: v.optional(duration) };
const seconds = v.optional(is.profileSeconds);
const example = (query: string) => v.pipe(text, v.examples([query]));
const PORT = 'the number or name of a port';
const PROMQL = 'topk(20, sum by (instance) (rate(process_cpu_seconds_total{job="my-service"}[5m])))';
const PARCA_QUERY = 'process_cpu:samples:count:cpu:nanoseconds:delta{job="my-service"}';

/** @param usual how long it is by default, in milliseconds. */
function periodOf({ from, to = { ago: 0 } }: { from?: Moment; to?: Moment }, usual = DAY): Period {
  return { from: from ?? ('ago' in to ? { ago: to.ago + usual } : { at: to.at - usual }), to };
}

const STORES = {
  s3: { s3: text, endpoint: maybe, region: maybe },
  gs: { gs: text, endpoint: maybe },
  az: { az: text, endpoint: maybe, account: maybe },
};

/** Objects at `s3://bucket/path`, or at `bucket/path`: the key already names the scheme. */
function store(scheme: keyof typeof STORES): Kind {
  return kind<v.ObjectEntries>(STORES[scheme], (given, where, variables) => {
    const { endpoint, region, account, ...written } = given as Partial<Record<string, string>>;
    const url = written[scheme] ?? '';
    const [, named = scheme, bucket, path = ''] =
      /^(?:([a-z0-9]+):\/\/)?([^/]+)(?:\/(.*))?$/is.exec(url) ?? [];
    if (named.toLowerCase() !== scheme || bucket === undefined || /[?#@:]/.test(bucket)) {
      throw new UsageError(`${where}: ${shown(url)} names no bucket.`, {
        fix: `Write it as \`${scheme}://${scheme === 'az' ? 'container' : 'bucket'}/prefix/\`.`,
      });
    }
    const place = `${where}.endpoint`;
    const server =
      endpoint && httpUrl(expandUrl(endpoint, place, variables), place, variables, 'https://HOST:PORT');
    const address = {
      ...{ scheme, bucket, path: path.replace(/^\/+/, ''), region, account },
      endpoint: server ? server.href : undefined,
    };
    // Two places of one name, in two accounts or on two servers, have different labels.
    const owner = account === undefined ? '' : ` of ${account}`;
    const label = `${scheme}://${bucket}/${address.path}${owner}${server ? ` at ${server.host}` : ''}`;
    return { kind: scheme, address, ...commonOf(given as Common, label) } as Source;
  });
}

/** Every kind of source, by the key that names it. */
const KINDS: { readonly [K in SourceKind]: Kind } = {
  file: kind({ file: text }, (written) => {
    return { kind: 'file', pattern: written.file, ...commonOf(written, written.file) };
  }),

  pprof: kind({ pprof: text, seconds, ...ACCESS }, (written, where, variables) => {
    const usage = `http://HOST:PORT\` or \`http://HOST:PORT${PROFILE_PATH}`;
    const url = httpUrl(expandUrl(written.pprof, where, variables), where, variables, usage);
    const asked = url.searchParams.get('seconds') ?? SECONDS;
    if (!v.is(is.profileSeconds, asked)) {
      throw new UsageError(`${where}: ${shown(`seconds=${asked}`)} is not ${is.SECONDS}.`, {
        fix: 'Write for instance `seconds: 30`.',
      });
    }
    url.pathname = profilePath(url.pathname);
    url.searchParams.delete('seconds');
    return {
      ...{ kind: 'pprof', url: url.href, seconds: written.seconds ?? Number(asked) },
      ...accessOf(written, where, variables),
      ...commonOf(written, `${url.origin}${url.pathname.replace(/\/$/, '')}`),
    };
  }),

  command: kind({ command: text }, (written, _where, { mask }) => {
    const { command } = written;
    // A step may have put secrets into it by `${{ secrets.X }}`, and it may print them.
    for (const secret of secrets.secretsInCommand(command)) mask(secret);
    return { kind: 'command', command, ...commonOf(written, 'command: ', secrets.shownCommand(command)) };
  }),

  artifact: kind(
    {
      ...{ artifact: text, repository: v.optional(is.repository), branch: maybe },
      ...{ 'run-id': v.optional(whole), workflow: nameOrNumber('a workflow file name or id') },
    },
    (written) => {
      const { artifact: name, repository, workflow, branch, 'run-id': runId } = written;
      const which = { name, repository, workflow, branch, runId };
      return { kind: 'artifact', ...which, ...commonOf(written, `artifact: ${name}`) };
    },
  ),

  s3: store('s3'),
  gs: store('gs'),
  az: store('az'),

  pyroscope: kind(
    {
      ...{ pyroscope: text, query: example('{service_name="my-service"}'), 'profile-type': maybe },
      ...{ tenant: maybe, ...BUSIEST, ...ACCESS },
    },
    (written, where, variables) => {
      const { tenant, query, busiest, 'profile-type': type } = written;
      const { url, headers, headersCommand } = apiOf(written.pyroscope, written, where, variables);
      return {
        ...{ kind: 'pyroscope', url, headersCommand, query, busiest, period: periodOf(written) },
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
      return { kind: 'parca', ...api, ...what, ...commonOf(written, `parca: ${api.url} `, query) };
    },
  ),

  datadog: kind({ datadog: text, site: maybe, ...PERIOD }, (written) => {
    const { datadog: query, site } = written;
    const period = periodOf(written, 3 * DAY);
    return { kind: 'datadog', query, site, period, ...commonOf(written, 'datadog: ', query) };
  }),

  prometheus: kind(
    {
      ...{ prometheus: text, query: example(PROMQL) },
      ...{ endpoint: example(`http://{{instance}}${PROFILE_PATH}`), seconds },
      ...{ 'endpoint-headers': HEADERS, 'endpoint-headers-command': maybe },
      ...{ 'partial-response': v.optional(is.flag), ...BUSIEST, ...ACCESS },
    },
    (written, where, variables) => {
      const { query, busiest, 'partial-response': partialResponse = true } = written;
      const api = apiOf(written.prometheus, written, where, variables);
      const headers = headersOf(written['endpoint-headers'], `${where}.endpoint-headers`, variables);
      return {
        ...{ kind: 'prometheus', ...api, query, busiest, partialResponse, period: periodOf(written) },
        seconds: written.seconds ?? SECONDS,
        endpoint: endpointTemplate(written.endpoint, where, variables),
        endpointAccess: { headers, headersCommand: written['endpoint-headers-command'] },
        ...commonOf(written, `prometheus: ${api.url} `, query),
      };
    },
  ),

  kubernetes: kind(
    {
      port: v.pipe(v.union([whole, matching(/[A-Za-z0-9-]+/, PORT)], PORT), v.examples([6060])),
      scheme: v.optional(is.choice(['http', 'https'])),
      ...{ kubernetes: text, path: maybe, seconds, context: maybe },
    },
    (written, where) => {
      const { scheme = 'http', context, path = '/' } = written;
      const [, namespace, selector] = /^([a-z0-9-]+)\/(.+)$/s.exec(written.kubernetes) ?? [];
      if (namespace === undefined || selector === undefined) {
        const given = shown(written.kubernetes);
        throw new UsageError(`${where}: ${given} is not a namespace and a label selector.`, {
          fix: 'Write it as `prod/app=my-service`.',
        });
      }
      return {
        ...{ kind: 'kubernetes', namespace, selector, scheme, context, port: String(written.port) },
        path: profilePath(path.replace(/^(?!\/)/, '/')),
        seconds: written.seconds ?? SECONDS,
        ...commonOf(written, 'kubernetes: ', written.kubernetes),
      };
    },
  ),
};
export const KIND_NAMES = Object.keys(KINDS) as SourceKind[];

/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written: string, where: string, variables: Variables): string {
  if (!/\{\{\s*\w+\s*\}\}/.test(written)) {
    throw new UsageError(`${where}: the \`endpoint\` holds no label of the query's result.`, {
      fix: 'Write it as `http://{{instance}}:6060` with the label that names the host.',
    });
  }
  const template = expandUrl(written, `${where}.endpoint`, variables);
  // A label may stand for a host, a port or a part of the path: a digit passes for each.
  const example = template.replace(/\{\{\s*\w+\s*\}\}/g, '1');
  httpUrl(example, `${where}.endpoint`, variables, 'http://{{instance}}:6060');
  const [, origin = '', path = '', query = ''] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
  return `${origin}${profilePath(path)}${query}`;
}

/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
export const SOURCES = v.array(v.union([text, ...Object.values(KINDS).map(({ schema }) => schema)]));

/**
 * The sources that a YAML value names. @param where names the value in errors: `sources` or the config file.
 * @throws UsageError which names the item, what is wrong and the choices.
 */
export function readSources(value: unknown, where: string, variables: Variables): Source[] {
  if (!Array.isArray(value)) {
    throw new UsageError(`${where} is not a list.`, {
      fix: 'Start each source with `- `, for instance `- http://10.0.0.7:6060`.',
    });
  }
  return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}

const CHOICES = KIND_NAMES.map((name) => `\`${name}:\``).join(', ');

function readSource(item: unknown, where: string, variables: Variables): Source {
  requirePlain(item, where);
  const long = typeof item === 'string' ? fromShorthand(item.trim(), where) : item;
  if (typeof long !== 'object' || long === null || Array.isArray(long)) {
    throw new UsageError(`${where} is neither a text nor a map.`, {
      fix: `Write a URL, a path, or one of ${CHOICES}.`,
    });
  }
  const keys = Object.keys(long);
  const name = KIND_NAMES.find((one) => keys.includes(one));
  if (name === undefined) throw unknownKey(keys[0] ?? '', where, KIND_NAMES);
  const { schema, read } = KINDS[name];
  const result = v.safeParse(schema, long);
  if (!result.success) throw explain(result.issues, where, long, schema.entries);
  return read(result.output, where, variables);
}

/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, the others paths. */
function fromShorthand(item: string, where: string): Record<string, unknown> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
  if (scheme === undefined && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) {
    throw new UsageError(`${where}: ${shown(item)} is a path without a scheme.`, {
      fix: `Did you mean ${shown(`http://${item}`)}? A file of that name is ${shown(`file: ${item}`)}.`,
    });
  }
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
  throw new UsageError(`archive: ${shown(written)} is not the URL of an object store.`, {
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

export const PRODUCTION = v.strictObject(
  {
    prometheus: v.pipe(text, v.examples(['https://prometheus.internal'])),
    cpu: v.pipe(text, v.examples(['rate(process_cpu_seconds_total{job="my-service"}[5m])'])),
    traffic: maybe,
    released: v.pipe(
      v.union([moment, matching(/\$\{\w+\}/, RELEASED)], RELEASED),
      v.examples(['2026-11-20T06:00:00Z']),
    ),
    settle: v.optional(duration),
    window: v.optional(duration),
    days: v.optional(is.days),
    timeout: v.optional(patience),
    ...ACCESS,
  },
  'a map with `prometheus`, `cpu` and `released`',
);

/** @throws UsageError for a variable that is not set, or a bad URL. */
export function productionQueries(
  written: v.InferOutput<typeof PRODUCTION>,
  variables: Variables,
): ProductionQueries {
  const { cpu, traffic, timeout, settle = 600_000, window = 7_200_000, days = 7 } = written;
  const api = apiOf(written.prometheus, written, 'production', variables);
  let { released } = written;
  if (typeof released === 'string') {
    // When a release happened is no secret.
    const value = expand(released, 'production.released', { ...variables, mask: () => {} });
    const result = v.safeParse(moment, value);
    if (!result.success) {
      throw new UsageError(`production.released: ${shown(value)} is not ${RELEASED}.`, {
        fix: `Set ${written.released} to such a time.`,
      });
    }
    released = result.output;
  }
  return { ...api, cpu, traffic, released, settle, window, days, timeout };
}
