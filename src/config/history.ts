import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import type { Source, SourceKind } from '../collect/source.ts';
import { readSources, SOURCES } from './sources.ts';
import { text } from './values.ts';
import type { Variables } from './variables.ts';
import { parseYaml } from './yaml.ts';

/** Where result documents are: a list as of `sources`; as an input or option, the same list as YAML text. */
export const HISTORY = v.union([SOURCES, text], 'a list of files, artifacts or objects');

/** Kinds that keep files of any content; the others take profiles. */
const KEEPING: readonly SourceKind[] = ['file', 'artifact', 's3', 'gs', 'az'];
/** Runs whose artifacts are looked into where the source says nothing; each costs two requests. */
const ARTIFACTS = 50;

/** @throws UsageError for what is no such list, and for sources of profiles. */
export function historySources(
  written: v.InferOutput<typeof HISTORY> | undefined,
  variables: Variables,
): readonly Source[] {
  if (written === undefined) return [];
  const items = typeof written === 'string' ? parseYaml(written, 'history') : written;
  return readSources(items, 'history', variables).map((source, index) =>
    asHistory(source, `history[${index}]`),
  );
}

function asHistory(source: Source, where: string): Source {
  if (!KEEPING.includes(source.kind)) {
    throw new UsageError(
      `${where}: \`${source.kind}\` takes profiles, and keeps no results of earlier runs.`,
      {
        fix: 'Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as that of `archive`.',
      },
    );
  }
  if (source.weight !== undefined || source.required) {
    throw new UsageError(`${where}: results have no \`${source.required ? 'required' : 'weight'}\`.`, {
      fix: 'Take it out: results that cannot be had are a warning.',
    });
  }
  return source.kind === 'artifact' && source.limit === undefined ? { ...source, limit: ARTIFACTS } : source;
}
