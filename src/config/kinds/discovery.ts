import * as v from 'valibot';
import { UsageError } from '../../system/errors.ts';
import { secretsInUrl } from '../../system/credentials.ts';
import type { Period } from '../../collect/profilers.ts';
import { shown } from '../explain.ts';
import { choice, duration, flag, matching, moment, profileSeconds, text, whole } from '../values.ts';
import type { Variables } from '../variables.ts';
import { ACCESS, apiOf, HEADERS, headersOf } from './access.ts';
import { expandUrl, profilePath, requireHttpUrl } from './address.ts';
import { commonOf, kind, shortened } from './kind.ts';
import { DEFAULT_SECONDS } from './pprof.ts';
import { periodOf } from './profilers.ts';

const HOUR = 3_600_000;
const QUERY = 'topk(20, sum by (instance) (rate(process_cpu_seconds_total{job="my-service"}[5m])))';
const PORT = 'the number or name of a port';

export const prometheus = kind(
  {
    prometheus: text,
    query: v.pipe(text, v.examples([QUERY])),
    endpoint: v.pipe(text, v.examples(['http://{{instance}}/debug/pprof/profile'])),
    seconds: v.optional(profileSeconds),
    'endpoint-headers': HEADERS,
    'endpoint-headers-command': v.optional(text),
    from: v.optional(moment),
    to: v.optional(moment),
    busiest: v.optional(duration),
    'partial-response': v.optional(flag),
    ...ACCESS,
  },
  (written, where, variables) => {
    const { url, access } = apiOf(written.prometheus, written, where, variables);
    const command = written['endpoint-headers-command'];
    if (!/\{\{\s*\w+\s*\}\}/.test(written.endpoint)) {
      throw new UsageError(`${where}: the \`endpoint\` holds no label of the query's result.`, {
        fix: 'Write it as `http://{{instance}}:6060` with the label that names the host.',
      });
    }
    return {
      kind: 'prometheus',
      url,
      ...access,
      query: written.query,
      endpoint: endpointTemplate(written.endpoint, `${where}.endpoint`, variables),
      endpointAccess: {
        headers: headersOf(written['endpoint-headers'], `${where}.endpoint-headers`, variables),
        ...(command !== undefined && { headersCommand: command }),
      },
      seconds: written.seconds ?? DEFAULT_SECONDS,
      period: evaluationPeriod(written, where),
      ...(written.busiest !== undefined && { busiest: written.busiest }),
      partialResponse: written['partial-response'] ?? true,
      ...commonOf(written, `prometheus: ${url} ${shortened(written.query)}`),
    };
  },
);

/** When the query is evaluated: at the end of this, or of the busiest part of it. */
function evaluationPeriod(written: Parameters<typeof periodOf>[0], where: string): Period {
  const { from, to = { ago: 0 }, busiest } = written;
  const day = 24 * HOUR;
  if (busiest !== undefined) return periodOf(written, day, where);
  if (from === undefined) return { from: 'ago' in to ? { ago: to.ago + day } : { at: to.at - day }, to };
  throw new UsageError(`${where}: \`from\` says where \`busiest\` begins to look, which is not written.`, {
    fix: 'Add for instance `busiest: 1h`, or leave `from` out: the query is evaluated at one moment, which is `to`.',
  });
}

/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written: string, where: string, variables: Variables): string {
  const template = expandUrl(written, where, variables);
  // A label may stand for a host, a port or a part of the path: a digit passes for each.
  const example = requireHttpUrl(
    template.replace(/\{\{\s*\w+\s*\}\}/g, '1'),
    where,
    'http://{{instance}}:6060',
  );
  for (const secret of secretsInUrl(example)) variables.mask(secret);
  const [, origin = '', path = '', query = ''] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
  return `${origin}${profilePath(path)}${query}`;
}

export const kubernetes = kind(
  {
    kubernetes: text,
    port: v.pipe(v.union([whole, matching(/[A-Za-z0-9-]+/, PORT)], PORT), v.examples([6060])),
    path: v.optional(text),
    scheme: v.optional(choice(['http', 'https'])),
    seconds: v.optional(profileSeconds),
    context: v.optional(text),
  },
  (written, where) => {
    const [, namespace, selector] = /^([a-z0-9-]+)\/(.+)$/s.exec(written.kubernetes) ?? [];
    if (namespace === undefined || selector === undefined) {
      throw new UsageError(
        `${where}: ${shown(written.kubernetes)} is not a namespace and a label selector.`,
        {
          fix: 'Write it as `prod/app=my-service`.',
        },
      );
    }
    return {
      kind: 'kubernetes',
      namespace,
      selector,
      port: String(written.port),
      scheme: written.scheme ?? 'http',
      path: profilePath(written.path?.replace(/^(?!\/)/, '/') ?? '/'),
      seconds: written.seconds ?? DEFAULT_SECONDS,
      ...(written.context !== undefined && { context: written.context }),
      ...commonOf(written, `kubernetes: ${shortened(written.kubernetes)}`),
    };
  },
);
