import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import { type CollectOptions, collectAll } from '../../collect/collect.ts';
import type { Source } from '../../collect/source.ts';
import type { Finding } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { compareText, count, totalOf } from '../../system/format.ts';
import { quantityOf } from '../../system/quantities.ts';

/** The results of earlier runs and of this run, with one line of points for each target. */
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

/**
 * A point of the chart: the result of one run. The point has a gain and a verdict only if the run compared a build without a profile with a
 * build of the same code with a profile.
 */
export interface HistoryPoint extends Gain {
  /** The time at which the run ended, in ISO 8601 format. */
  readonly time: string;
  readonly revision?: string;
  /** The verdict that belongs to the gain. */
  readonly verdict?: string;
  /** The change in the held-out work; absent if the run had no held-out work. */
  readonly heldOut?: Gain;
  /** The CPU seconds per operation of the candidate, as the geometric mean over the rows that decide the verdict. */
  readonly cpuPerOp?: number;
  /**
   * The names of the rows whose geometric mean is `cpuPerOp`. The chart joins two points by a line only if both points have the same rows.
   */
  readonly rows?: string;
  /** The peak memory of the candidate under load, in bytes. */
  readonly memory?: number;
  readonly size?: number;
}

/** The maximum size of a result document in bytes. Real documents are far smaller: a document with ten thousand findings has only 3 MiB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/**
 * The maximum number of characters of a name in a result document. Import paths and tags are much shorter, and a chart has no room for
 * longer names.
 */
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 10_000;

const boundedName = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_HISTORY_NAME));
const utcTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
/** A number in a result document. The document contains null instead of a number that is not finite. */
const number = v.optional(v.nullable(v.pipe(v.number(), v.finite())));
const amount = v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))));
const row = v.object({
  name: boundedName,
  unit: boundedName,
  decisive: v.optional(v.boolean()),
  candidate: number,
});

const changeWithBounds = { change: number, interval: v.optional(v.tuple([number, number])) };

/**
 * The part of a result document that a point of the chart needs. Readers ignore all other keys of a result document, so that documents of
 * later versions can be read.
 */
const RESULT = v.object({
  run: v.object({ time: utcTime, revision: v.optional(boundedName) }),
  subject: v.object({ package: boundedName }),
  profile: v.optional(v.object({ sha256: v.optional(boundedName) })),
  // Only the presence of the key counts: the run compared the code of two commits.
  revisions: v.optional(v.object({})),
  build: v.optional(
    v.object({
      baseline: v.object({ pgo: v.string() }),
      candidate: v.object({
        pgo: v.string(),
        bytes: amount,
        sha256: v.optional(boundedName),
        seconds: amount,
      }),
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

/** The result document of a run with several targets. A target may have failed before it had a result. */
const SEVERAL = v.object({
  run: v.object({ time: utcTime }),
  targets: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ROWS)),
});

/**
 * Reads a result document, which has one result or one result for each target. Returns undefined for a file that is not a result document.
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
    // The file is not UTF-8, is not JSON, or is nested too deeply for the parser.
    return undefined;
  }
}

/** Reads a value, such as the report of this run, as a result document. Returns undefined if the value lacks keys of a result document. */
export function asResultDocument(value: unknown): ResultDocument | undefined {
  const { success, output } = v.safeParse(RESULT, value);
  return success ? output : undefined;
}

/** Matches the names of files that may be result documents, because output folders and buckets also contain other files. */
const RESULT_NAME = /result[^/]{0,200}\.json$|\.zip$/i;

/**
 * Collects the results of earlier runs. If a file cannot be read, a finding says so.
 * @param own the report of this run, which becomes the last point.
 */
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
  // Read one document after the other, because a thousand documents at once would not fit into memory.
  for (const { path, name } of files) {
    place.signal.throwIfAborted();
    const bytes = await readRegularFile(path, MAX_DOCUMENT_BYTES).catch(() => Buffer.of());
    const found = readResultDocuments(bytes);
    if (found === undefined) foreign.push(name);
    else results.push(...found);
  }
  const all = collected.flatMap((one) => one.findings);
  const findings = all.map(({ severity, message, ...rest }): Finding => {
    // Report a warning and not an error, because the only consequence is that the chart has fewer points.
    const atMost = severity === 'error' ? 'warning' : severity;
    return { ...rest, severity: atMost, message: `History: ${message}` };
  });
  if (foreign.length > 0)
    findings.push({
      severity: 'note',
      file: foreign[0],
      message: `History: ${foreign.length} of ${count(files.length, 'document')} ${foreign.length === 1 ? 'is not a result' : 'are not results'} of this action, or from a version that wrote no time, so ${foreign.length === 1 ? 'it is' : 'they are'} left out.`,
      fix: 'Keep each `result.json` of `compare` and `refresh` under a different path.',
    });
  return { history: historyOf(results, asResultDocument(own), place.now()), findings };
}

/** The maximum number of points of one line. The newest points are kept, which is enough for four years of weekly runs. */
export const MOST_POINTS = 200;
/** The maximum number of lines of the chart. A bucket with more programs than this number probably contains files of other tools. */
const MOST_HISTORY_TARGETS = 20;
/**
 * The maximum number of milliseconds that the time of a result may be in the future. A result with a later time is left out, because even a
 * wrong clock is usually wrong by less than a day.
 */
const LATEST_MS = 86_400_000;
/** The maximum number of characters of a row's name in the chart. */
const LONGEST_ROWS = 120;

/**
 * Returns the lines of the chart. The line of this run's program comes first, and the lines of the other programs follow by name.
 * @param earlier the earlier results, in any order and with duplicates. Results from the future are left out.
 * @param own the result of this run, which becomes the last point of its line; undefined if this run measured nothing.
 */
export function historyOf(
  earlier: readonly ResultDocument[],
  own: ResultDocument | undefined,
  now: Date,
): History | undefined {
  const known = earlier.filter(({ run }) => Date.parse(run.time) <= now.getTime() + LATEST_MS);
  // Two results with the same program, time, profile and binary are one result, which may be both in a bucket and in an artifact.
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

/** Makes a point of the chart from a result; undefined if the candidate has no profile, or if the result has no figure for the chart. */
export function pointOf(result: ResultDocument): HistoryPoint | undefined {
  const { run, build, comparison, load, compiler, heldOut } = result;
  if (build?.candidate.pgo === 'off') return undefined;
  const showsGain = isComparisonOfProfile(result);
  const figures = {
    verdict: showsGain ? comparison?.verdict : undefined,
    ...gainIn(showsGain ? comparison : undefined),
    heldOut: showsGain && heldOut ? gainIn(heldOut.comparison) : undefined,
    ...cpuOf(comparison),
    memory: load?.candidate.peakMemory ?? undefined,
    size: compiler?.size.candidate ?? build?.candidate.bytes ?? undefined,
  };
  if (Object.values(figures).every((figure) => figure === undefined)) return undefined;
  return { time: run.time, revision: run.revision, ...figures };
}

/**
 * Says whether the change of a result is the gain by PGO: the baseline is a build without a profile, and the candidate is a build of the
 * same code. In a comparison of commits, or with a finished binary as the candidate, the change also contains changes of the code.
 */
function isComparisonOfProfile({ build, revisions }: ResultDocument): boolean {
  if (revisions !== undefined || build?.baseline.pgo !== 'off') return false;
  // A binary that was not built in the run took no time to build.
  return build.candidate.seconds !== 0;
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
  // Compute the mean only of rows in seconds, because a mean of seconds and other quantities would have no unit.
  if (!Number.isFinite(cpuPerOp) || rows.some(({ unit }) => !quantityOf(unit).decisive)) return {};
  // Sort the names, so that the key does not depend on the order of the rows.
  const names = rows.map(({ name, unit }) => `${name} (${unit})`).sort(compareText);
  const all = names.join(', ');
  if (all.length <= LONGEST_ROWS) return { cpuPerOp, rows: all };
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 12);
  return { cpuPerOp, rows: `${names.length} rows, ${hash}` };
}
