import * as v from 'valibot';
import type { CommonSourceOptions, Source } from '../../collect/source.ts';
import { duration, flag, patience, positive, whole } from '../values.ts';
import type { Variables } from '../variables.ts';

/** One kind of source in the configuration: what may be written, and what becomes of it. */
export interface Kind {
  readonly schema: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  /**
   * @param written what `schema` parsed.
   * @throws UsageError which names `where`, what is wrong and what to write.
   */
  read(written: unknown, where: string, variables: Variables): Source;
}

/** Pairs a schema with the reader of what it parses. */
export function kind<E extends v.ObjectEntries>(
  entries: E,
  read: (
    written: v.InferOutput<v.StrictObjectSchema<E & typeof COMMON, undefined>>,
    where: string,
    variables: Variables,
  ) => Source,
): Kind {
  return {
    schema: v.strictObject({ ...entries, ...COMMON }),
    // `config/sources.ts` hands over what this very schema parsed.
    read: read as Kind['read'],
  };
}

/** What every source takes. */
const COMMON = {
  limit: v.optional(whole),
  'max-age': v.optional(duration),
  timeout: v.optional(patience),
  required: v.optional(flag),
  weight: v.optional(positive),
};

type Common = v.InferOutput<v.StrictObjectSchema<typeof COMMON, undefined>>;

export function commonOf(source: Common, label: string): CommonSourceOptions {
  return {
    label,
    ...(source.limit !== undefined && { limit: source.limit }),
    ...(source['max-age'] !== undefined && { maxAge: source['max-age'] }),
    ...(source.timeout !== undefined && { timeout: source.timeout }),
    ...(source.weight !== undefined && { weight: source.weight }),
    required: source.required ?? false,
  };
}

/** A command or query as part of a label: one line, not too long. */
export function shortened(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
