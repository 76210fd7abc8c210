import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import { type CollectOptions, collectAll } from '../../collect/collect.ts';
import type { Source } from '../../collect/source.ts';
import type { Finding } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { compareText, count, totalOf } from '../../system/format.ts';
import { quantityOf } from '../../system/quantities.ts';

/** The results of earlier runs and of this one, with a line for each target. */
export interface History {
  readonly targets: readonly TargetHistory[];
}

/** The results of one target, the oldest first. */
export interface TargetHistory {
  readonly target: string;
  readonly points: readonly HistoryPoint[];
}

/** A change of the candidate compared with the baseline, as a fraction, with its 95 % interval. */
interface Gain {
  readonly gain?: number;
  readonly interval?: readonly [number, number];
}

/** The result of one run, with the change that the verdict is about. */
export interface HistoryPoint extends Gain {
  /** When the run ended, ISO 8601. */
  readonly time: string;
  readonly revision?: string;
  readonly verdict?: string;
  /** The change of the held-out work; absent if the run had none. */
  readonly heldOut?: Gain;
  /** The CPU seconds per operation of the candidate: the geometric mean over its decisive rows. */
  readonly cpuPerOp?: number;
  /** The rows of that mean. The chart does not join points with different rows by a line. */
  readonly rows?: string;
  /** The peak memory of the candidate under load, in bytes. */
  readonly memory?: number;
  readonly size?: number;
}

/** The most bytes of a document. It is far more than any result document has: one with ten thousand findings has 3 MiB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** The most characters of a name. A chart has no room for more, and import paths and tags are much shorter. */
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 10_000;

const boundedName = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_HISTORY_NAME));
const utcTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
/** A number. In a result document, a number that is not finite is null. */
const number = v.optional(v.nullable(v.pipe(v.number(), v.finite())));
const amount = v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))));
const row = v.object({
  name: boundedName,
  unit: boundedName,
  decisive: v.optional(v.boolean()),
  candidate: number,
});

const changeWithBounds = { change: number, interval: v.optional(v.tuple([number, number])) };

/** The part of a result document that a point needs. All other keys are ignored, so that documents of later versions can be read. */
const RESULT = v.object({
  run: v.object({ time: utcTime, revision: v.optional(boundedName) }),
  subject: v.object({ package: boundedName }),
  profile: v.optional(v.object({ sha256: v.optional(boundedName) })),
  build: v.optional(
    v.object({
      baseline: v.object({ pgo: v.string() }),
      candidate: v.object({ pgo: v.string(), bytes: amount, sha256: v.optional(boundedName) }),
    }),
  ),
  comparison: v.optional(
    v.object({
      verdict: v.picklist(['faster', 'slower', 'no difference', 'inconclusive', 'not measured']),
      ...changeWithBounds,
      measurements: v.pipe(v.array(row), v.maxLength(MOST_ROWS)),
    }),
  ),
  heldOut: v.optional(v.object({ comparison: v.object(changeWithBounds) })),
  load: v.optional(v.object({ candidate: v.object({ peakMemory: amount }) })),
  compiler: v.optional(v.object({ size: v.object({ candidate: amount }) })),
});

/** A result document, as an earlier run wrote it. */
export type ResultDocument = v.InferInput<typeof RESULT>;

/** The result document of a run of several targets. Each of them may have failed before it had a result. */
const SEVERAL = v.object({
  run: v.object({ time: utcTime }),
  targets: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ROWS)),
});

/** Reads a result document with one result or with one for each target; undefined for any other file. */
export function readResultDocuments(bytes: Uint8Array): readonly ResultDocument[] | undefined {
  if (bytes.length > MAX_DOCUMENT_BYTES) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const several = v.safeParse(SEVERAL, value);
    if (several.success) return several.output.targets.flatMap((one) => asResultDocument(one) ?? []);
    const one = asResultDocument(value);
    return one && [one];
  } catch {
    // The file is not UTF-8 or not JSON, or it is nested too deeply for the reader.
    return undefined;
  }
}

/** Reads a value, such as the report of this run, as a result document; undefined if it does not have the keys of one. */
export function asResultDocument(value: unknown): ResultDocument | undefined {
  const { success, output } = v.safeParse(RESULT, value);
  return success ? output : undefined;
}

/** Matches the files that may be result documents. Output folders and buckets also have other files. */
const RESULT_NAME = /result[^/]{0,200}\.json$|\.zip$/i;

/** Collects the results of earlier runs. A finding says what could not be read. @param own the report of this run, which is the last point. */
export async function loadHistory(
  sources: readonly Source[],
  own: unknown,
  place: Omit<CollectOptions, 'wants'>,
): Promise<{ readonly history: History | undefined; readonly findings: readonly Finding[] }> {
  const wants = (name: string) => RESULT_NAME.test(basename(name));
  const collected = await collectAll(sources, { ...place, wants });
  const files = collected.flatMap((one) => one.files);
  const results: ResultDocument[] = [];
  const foreign: string[] = [];
  // Read one document after the other, because a thousand at once would not fit into the memory.
  for (const { path, name } of files) {
    place.signal.throwIfAborted();
    const bytes = await readRegularFile(path, MAX_DOCUMENT_BYTES).catch(() => Buffer.of());
    const found = readResultDocuments(bytes);
    if (found === undefined) foreign.push(name);
    else results.push(...found);
  }
  const all = collected.flatMap((one) => one.findings);
  const findings = all.map(({ severity, message, ...rest }): Finding => {
    // The chart then has fewer points, and the measurements of this run stay valid.
    const atMost = severity === 'error' ? 'warning' : severity;
    return { ...rest, severity: atMost, message: `History: ${message}` };
  });
  if (foreign.length > 0)
    findings.push({
      severity: 'note',
      file: foreign[0],
      message: `History: ${foreign.length} of ${count(files.length, 'document')} ${foreign.length === 1 ? 'is no result' : 'are no results'} of this action, or of a version that did not say when, and left out.`,
      fix: 'Keep each `result.json` of `compare` and `refresh` in a place of its own.',
    });
  return { history: historyOf(results, asResultDocument(own), place.now()), findings };
}

/** The most points of one line, which are the newest ones. This is enough for four years of weekly runs. */
export const MOST_POINTS = 200;
/** The most lines. A bucket with more programs contains other documents. */
const MOST_HISTORY_TARGETS = 20;
/** Results from further in the future than this are left out, because clocks are wrong by less. */
const LATEST_MS = 86_400_000;
/** The most characters of a row's name that are shown. */
const LONGEST_ROWS = 120;

/**
 * Returns the lines of the chart: first that of this run's program, then the others by name.
 * @param earlier the earlier results, in any order and with duplicates. Results from the future are left out.
 * @param own the result of this run, which is the last point of its line; undefined if it measured nothing.
 */
export function historyOf(
  earlier: readonly ResultDocument[],
  own: ResultDocument | undefined,
  now: Date,
): History | undefined {
  const known = earlier.filter(({ run }) => Date.parse(run.time) <= now.getTime() + LATEST_MS);
  // The same result may be in a bucket and in an artifact.
  const keyOf = ({ run, subject, profile, build }: ResultDocument) =>
    JSON.stringify([subject.package, run.time, profile?.sha256, build?.candidate.sha256]);
  const distinct = [...new Map(known.map((result) => [keyOf(result), result])).values()];
  distinct.sort((a, b) => Date.parse(a.run.time) - Date.parse(b.run.time));
  const lines = new Map<string, HistoryPoint[]>();
  for (const result of own === undefined ? distinct : [...distinct, own]) {
    const point = pointOf(result);
    const target = result.subject.package;
    if (point !== undefined) lines.set(target, [...(lines.get(target) ?? []), point]);
  }
  const rank = (target: string) => (target === own?.subject.package ? 0 : 1);
  const targets = [...lines]
    .map(([target, points]) => ({ target, points: points.slice(-MOST_POINTS) }))
    .sort((a, b) => rank(a.target) - rank(b.target) || compareText(a.target, b.target))
    .slice(0, MOST_HISTORY_TARGETS);
  return targets.length === 0 ? undefined : { targets };
}

/** Makes a point of a result; undefined if there is nothing to draw, because nothing was built or the candidate has no profile. */
export function pointOf(result: ResultDocument): HistoryPoint | undefined {
  const { run, build, comparison, load, compiler, heldOut } = result;
  if (build?.candidate.pgo === 'off') return undefined;
  // Only a comparison with the build without a profile shows what the profile gains.
  const isAgainstOff = build?.baseline.pgo === 'off';
  const figures = {
    verdict: comparison?.verdict,
    ...gainIn(isAgainstOff ? comparison : undefined),
    heldOut: isAgainstOff && heldOut ? gainIn(heldOut.comparison) : undefined,
    ...cpuOf(comparison),
    memory: load?.candidate.peakMemory ?? undefined,
    size: compiler?.size.candidate ?? build?.candidate.bytes ?? undefined,
  };
  if (Object.values(figures).every((figure) => figure === undefined)) return undefined;
  return { time: run.time, revision: run.revision, ...figures };
}

function gainIn(
  comparison: Pick<NonNullable<ResultDocument['comparison']>, 'change' | 'interval'> = {},
): Gain {
  const { change, interval: [low, high] = [] } = comparison;
  return {
    gain: change ?? undefined,
    interval: typeof low === 'number' && typeof high === 'number' ? [low, high] : undefined,
  };
}

function cpuOf(comparison: ResultDocument['comparison']): Pick<HistoryPoint, 'cpuPerOp' | 'rows'> {
  const measurements = comparison?.measurements ?? [];
  const rows = measurements.filter(({ unit, decisive = quantityOf(unit).decisive }) => decisive);
  const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? Number.NaN));
  const cpuPerOp = Math.exp(totalOf(logarithms, (one) => one) / logarithms.length);
  // A mean of seconds and other quantities would have no unit.
  if (!Number.isFinite(cpuPerOp) || rows.some(({ unit }) => !quantityOf(unit).decisive)) return {};
  // The key is the same for the same rows in any order.
  const names = rows.map(({ name, unit }) => `${name} (${unit})`).sort(compareText);
  const all = names.join(', ');
  if (all.length <= LONGEST_ROWS) return { cpuPerOp, rows: all };
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 12);
  return { cpuPerOp, rows: `${names.length} rows, ${hash}` };
}
