import * as v from 'valibot';

/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; nobody's import path or tag comes near. */
const LONGEST_NAME = 512;
const MOST_ROWS = 10_000;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
/** Numbers that are not finite are null in a result document. */
const number = v.optional(v.nullable(v.pipe(v.number(), v.finite())));
const amount = v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))));

/**
 * The part of a result document that a point of the chart is made of. Everything else in it is ignored, so that documents
 * of later versions can be read as long as these keys mean the same.
 */
const RESULT = v.object({
  run: v.object({ time, revision: v.optional(name) }),
  subject: v.object({ package: name }),
  profile: v.optional(v.object({ sha256: v.optional(name) })),
  build: v.optional(
    v.object({
      baseline: v.object({ pgo: v.string() }),
      candidate: v.object({ pgo: v.string(), bytes: amount, sha256: v.optional(name) }),
    }),
  ),
  comparison: v.optional(
    v.object({
      verdict: v.picklist(['faster', 'slower', 'no difference', 'inconclusive']),
      change: number,
      interval: v.optional(v.tuple([number, number])),
      measurements: v.pipe(
        v.array(v.object({ name, unit: name, decisive: v.optional(v.boolean()), candidate: number })),
        v.maxLength(MOST_ROWS),
      ),
    }),
  ),
  load: v.optional(v.object({ candidate: v.object({ peakMemory: amount }) })),
  compiler: v.optional(v.object({ size: v.object({ candidate: amount }) })),
});

export type ResultDocument = v.InferInput<typeof RESULT>;

/** Of a run of several targets: each may have failed before there was anything to say of it. */
const SEVERAL = v.object({
  run: v.object({ time }),
  targets: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ROWS)),
});

/**
 * Reads a result document of this project.
 * @returns one result, or that of each target; undefined for anything else, whatever it is.
 */
export function readResultDocuments(bytes: Uint8Array): readonly ResultDocument[] | undefined {
  if (bytes.length > MAX_DOCUMENT_BYTES) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const several = v.safeParse(SEVERAL, value);
    if (several.success) return several.output.targets.flatMap((one) => asResultDocument(one) ?? []);
    const one = asResultDocument(value);
    return one && [one];
  } catch {
    // Not UTF-8, not JSON, or nested until the reader gives up.
    return undefined;
  }
}

/** The same of a value, such as this run's own report; undefined where it has no such keys. */
export function asResultDocument(value: unknown): ResultDocument | undefined {
  const { success, output } = v.safeParse(RESULT, value);
  return success ? output : undefined;
}
