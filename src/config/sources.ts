import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import type { Source, SourceKind } from '../collect/source.ts';
import { closest, explain, shown, shownKey } from './explain.ts';
import { artifact } from './kinds/artifact.ts';
import { kubernetes, prometheus } from './kinds/discovery.ts';
import type { Kind } from './kinds/kind.ts';
import { command, file } from './kinds/local.ts';
import { az, gs, s3 } from './kinds/objects.ts';
import { pprof } from './kinds/pprof.ts';
import { datadog, parca, pyroscope } from './kinds/profilers.ts';
import { text } from './values.ts';
import type { Variables } from './variables.ts';

/** Every kind of source, by the key that names it. */
const KINDS: { readonly [K in SourceKind]: Kind } = {
  file,
  pprof,
  command,
  artifact,
  s3,
  gs,
  az,
  pyroscope,
  parca,
  datadog,
  prometheus,
  kubernetes,
};
export const KIND_NAMES = Object.keys(KINDS) as SourceKind[];

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

function readSource(item: unknown, where: string, variables: Variables): Source {
  const long = typeof item === 'string' ? fromShorthand(item.trim(), where) : item;
  if (typeof long !== 'object' || long === null || Array.isArray(long)) {
    throw new UsageError(`${where} is neither a text nor a map.`, {
      fix: `Write a URL, a path, or one of ${choices()}.`,
    });
  }
  const kinds = Object.keys(long).filter((key): key is SourceKind => KIND_NAMES.includes(key as SourceKind));
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
  // What people write first: the address of a live endpoint.
  const hint = /^(url|endpoint|address|host)$/i.test(keys[0] ?? '')
    ? 'pprof'
    : keys.map((key) => closest(key, KIND_NAMES)).find((found) => found !== undefined);
  return new UsageError(`${where} names no kind of source; its keys are ${keys.map(shownKey).join(', ')}.`, {
    fix: hint === undefined ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?`,
  });
}

function choices(): string {
  return KIND_NAMES.map((kind) => `\`${kind}:\``).join(', ');
}

/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, anything without one a path. */
function fromShorthand(item: string, where: string): Record<string, unknown> {
  if (item === '')
    throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
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
    fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${choices()}.`,
  });
}

function build(name: SourceKind, value: object, where: string, variables: Variables): Source {
  const { schema, read } = KINDS[name];
  const result = v.safeParse(schema, value);
  if (!result.success) throw explain(result.issues, value, where, schema.entries);
  return read(result.output, where, variables);
}
