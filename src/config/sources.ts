import * as v from 'valibot';
import { UsageError } from '../errors.ts';
import type { Source } from '../sources/source.ts';
import { closest, explain } from './explain.ts';
import { duration, flag, text, whole } from './values.ts';
import { expandVariables, type Variables } from './variables.ts';

const common = {
  limit: v.optional(whole(1)),
  'max-age': v.optional(duration),
  timeout: v.optional(duration),
  required: v.optional(flag),
};

/** One schema per kind of source; the first key names the kind. */
export const SOURCE_KINDS = {
  file: v.strictObject({ file: text, ...common }),
  pprof: v.strictObject({
    pprof: text,
    seconds: v.optional(whole(1)),
    headers: v.optional(v.record(v.string(), v.string('a text'))),
    ...common,
  }),
  command: v.strictObject({ command: text, ...common }),
  artifact: v.strictObject({
    artifact: text,
    repository: v.optional(v.pipe(text, v.regex(/^[\w.-]+\/[\w.-]+$/, 'a repository as `owner/name`'))),
    workflow: v.optional(
      v.union([text, v.pipe(v.number(), v.transform(String))], 'a workflow file name or id'),
    ),
    branch: v.optional(text),
    'run-id': v.optional(whole(1)),
    ...common,
  }),
} as const;

type Kind = keyof typeof SOURCE_KINDS;
const KINDS = Object.keys(SOURCE_KINDS) as Kind[];

/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
export const SOURCES = v.array(v.union([v.string(), ...Object.values(SOURCE_KINDS)]));

const DEFAULT_SECONDS = 30;
const PROFILE_PATH = '/debug/pprof/profile';

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

function readSource(item: unknown, where: string, variables: Variables): Source {
  const long = typeof item === 'string' ? fromShorthand(item.trim(), where) : item;
  if (typeof long !== 'object' || long === null || Array.isArray(long)) {
    throw new UsageError(`${where} is neither a text nor a map.`, {
      fix: `Write a URL, a path, or one of ${choices()}.`,
    });
  }
  const kinds = Object.keys(long).filter((key): key is Kind => KINDS.includes(key as Kind));
  const [kind, other] = kinds;
  if (kind === undefined) throw noKind(Object.keys(long), where);
  if (other !== undefined) {
    throw new UsageError(`${where} names two kinds of source, \`${kind}\` and \`${other}\`.`, {
      fix: 'Make two items of it.',
    });
  }
  return build(kind, long, where, variables);
}

function noKind(keys: readonly string[], where: string): UsageError {
  const hint = keys.map((key) => closest(key, KINDS)).find((found) => found !== undefined);
  return new UsageError(
    `${where} names no kind of source; its keys are ${keys.map((key) => `\`${key}\``).join(', ')}.`,
    {
      fix: hint === undefined ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?`,
    },
  );
}

function choices(): string {
  return KINDS.map((kind) => `\`${kind}:\``).join(', ');
}

/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, anything without a scheme a path. */
function fromShorthand(item: string, where: string): Record<string, unknown> {
  if (item === '')
    throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
  if (scheme === undefined && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) {
    throw new UsageError(`${where}: \`${item}\` is a path without a scheme.`, {
      fix: `Did you mean \`http://${item}\`? A file of that name is \`file: ${item}\`.`,
    });
  }
  if (scheme === undefined) return { file: item };
  if (scheme === 'http' || scheme === 'https') return { pprof: item };
  throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, {
    fix: `Write an http(s) URL, a path, or one of ${choices()}.`,
  });
}

function build(kind: Kind, value: object, where: string, variables: Variables): Source {
  const parse = <K extends Kind>(schema: (typeof SOURCE_KINDS)[K]) => {
    const result = v.safeParse(schema, value);
    if (!result.success) throw explain(result.issues, value, where, Object.keys(schema.entries));
    return result.output as v.InferOutput<(typeof SOURCE_KINDS)[K]>;
  };
  switch (kind) {
    case 'file': {
      const source = parse<'file'>(SOURCE_KINDS.file);
      return { kind, pattern: source.file, ...commonOf(source, source.file) };
    }
    case 'command': {
      const source = parse<'command'>(SOURCE_KINDS.command);
      return { kind, command: source.command, ...commonOf(source, `command: ${shortened(source.command)}`) };
    }
    case 'artifact': {
      const source = parse<'artifact'>(SOURCE_KINDS.artifact);
      return {
        kind,
        name: source.artifact,
        ...(source.repository !== undefined && { repository: source.repository }),
        ...(source.workflow !== undefined && { workflow: source.workflow }),
        ...(source.branch !== undefined && { branch: source.branch }),
        ...(source['run-id'] !== undefined && { runId: source['run-id'] }),
        ...commonOf(source, `artifact: ${source.artifact}`),
      };
    }
    case 'pprof': {
      const source = parse<'pprof'>(SOURCE_KINDS.pprof);
      const url = endpoint(expandUrl(source.pprof, where, variables), where);
      const headers = Object.entries(source.headers ?? {}).map(([name, header]) => [
        name,
        expandVariables(header, `${where}.headers.${name}`, variables),
      ]);
      const seconds = source.seconds ?? Number(url.searchParams.get('seconds') ?? DEFAULT_SECONDS);
      url.searchParams.delete('seconds');
      return {
        kind,
        url: url.href,
        seconds,
        headers: Object.fromEntries(headers),
        ...commonOf(source, `${url.origin}${url.pathname}`),
      };
    }
  }
}

interface Common {
  readonly limit?: number | undefined;
  readonly 'max-age'?: number | undefined;
  readonly timeout?: number | undefined;
  readonly required?: boolean | undefined;
}

function commonOf(source: Common, label: string) {
  return {
    label,
    ...(source.limit !== undefined && { limit: source.limit }),
    ...(source['max-age'] !== undefined && { maxAge: source['max-age'] }),
    ...(source.timeout !== undefined && { timeout: source.timeout }),
    required: source.required ?? false,
  };
}

function shortened(command: string): string {
  const line = command.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

/** Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. */
function expandUrl(written: string, where: string, { env, mask }: Variables): string {
  const names = /^\w+:\/\/(?:[^/?#]*@)?([^/?#@]*)/.exec(written)?.[1] ?? '';
  const rest = written.replace(names, '');
  // Expanded apart from its host, so that what stands in both is masked all the same.
  if (names !== '') expandVariables(rest, where, { env, mask });
  return expandVariables(written, where, { env, mask: names === '' ? mask : () => {} });
}

function endpoint(written: string, where: string): URL {
  if (!URL.canParse(written) || !/^https?:$/.test(new URL(written).protocol)) {
    throw new UsageError(`${where}: the endpoint is not an http(s) URL.`, {
      fix: 'Write it as `http://HOST:PORT` or with its whole path.',
    });
  }
  const url = new URL(written);
  const seconds = url.searchParams.get('seconds');
  if (seconds !== null && !/^[1-9]\d*$/.test(seconds)) {
    throw new UsageError(`${where}: \`seconds=${seconds}\` is not a whole number.`, {
      fix: 'Write for instance `seconds: 30`.',
    });
  }
  if (url.pathname === '/') url.pathname = PROFILE_PATH;
  else if (/\/debug\/pprof\/?$/.test(url.pathname))
    url.pathname = `${url.pathname.replace(/\/$/, '')}/profile`;
  return url;
}
