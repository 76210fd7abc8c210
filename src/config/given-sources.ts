import type { ConfigPlace, RawInputs } from '../config.ts';
import type { Source } from '../collect/source.ts';
import { KIND_NAMES, readSources } from './sources.ts';
import { parseYaml } from './yaml.ts';

const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join('|')}):\\s)`, 's');

/** Those of the inputs or options; undefined where there are none. @throws UsageError as `readSources`. */
export function givenSources(raw: RawInputs, place: ConfigPlace): Source[] | undefined {
  if (raw.sources === undefined && raw.source === undefined) return undefined;
  const listed =
    raw.sources === undefined ? [] : readSources(parseYaml(raw.sources, 'sources'), 'sources', place);
  // A lone source is literal unless it is written as a map: a path may start with `*` or hold `: `.
  const single = (raw.source ?? []).map((item) => (MAP.test(item) ? parseYaml(item, 'source') : item));
  return [...listed, ...readSources(single, 'source', place)];
}

/** @param written YAML; `where` names it in errors. @throws UsageError as `readSources`. */
export function fileSources(written: unknown, where: string, place: ConfigPlace): Source[] {
  return written === undefined ? [] : readSources(written, where, place);
}
