import { createHash } from 'node:crypto';
import { compare } from '../collect/source.ts';
import type { History, HistoryPoint } from './history.ts';
import type { ResultDocument } from './result-document.ts';

/** Points of one line; the newest are kept. Four years of weekly runs. */
export const MOST_POINTS = 200;
/** Lines; beyond, somebody's bucket is full of other things. */
const MOST_TARGETS = 20;
/** Clocks go wrong by less. */
const LATEST_MS = 86_400_000;
/** Names of rows as long as this are shown as they are. */
const LONGEST_ROWS = 120;

/**
 * The lines of the chart, that of this run's own program first, the others by name.
 * @param earlier in any order, with duplicates; those from the future are left out.
 * @param own this run's, which is the last point of its line; undefined where it measured nothing.
 * @returns undefined where there is nothing to show.
 */
export function historyOf(
  earlier: readonly ResultDocument[],
  own: ResultDocument | undefined,
  now: Date,
): History | undefined {
  const latest = now.getTime() + LATEST_MS;
  const known = earlier.filter(({ run }) => Date.parse(run.time) <= latest);
  const ordered = [...distinct(known)].sort((a, b) => Date.parse(a.run.time) - Date.parse(b.run.time));
  const lines = new Map<string, HistoryPoint[]>();
  for (const result of own === undefined ? ordered : [...ordered, own]) {
    const point = pointOf(result);
    if (point === undefined) continue;
    const target = result.subject.package;
    lines.set(target, [...(lines.get(target) ?? []), point]);
  }
  const targets = [...lines]
    .map(([target, points]) => ({ target, points: points.slice(-MOST_POINTS) }))
    .sort((a, b) => rank(a.target, own) - rank(b.target, own) || compare(a.target, b.target))
    .slice(0, MOST_TARGETS);
  return targets.length === 0 ? undefined : { targets };
}

function rank(target: string, own: ResultDocument | undefined): number {
  return target === own?.subject.package ? 0 : 1;
}

/** One of each; a result may be found twice, in a bucket and as an artifact. */
function distinct(results: readonly ResultDocument[]): Iterable<ResultDocument> {
  const keyOf = ({ run, subject, profile, build }: ResultDocument) =>
    JSON.stringify([subject.package, run.time, profile?.sha256, build?.candidate.sha256]);
  return new Map(results.map((result) => [keyOf(result), result])).values();
}

/** Undefined for a result that has nothing to draw: nothing was built, or what was judged is a build without profile. */
export function pointOf(result: ResultDocument): HistoryPoint | undefined {
  const { run, build, comparison, load, compiler } = result;
  if (build?.candidate.pgo === 'off') return undefined;
  const size = compiler?.size.candidate ?? build?.candidate.bytes;
  const memory = load?.candidate.peakMemory ?? undefined;
  const figures = {
    ...(comparison && { verdict: comparison.verdict }),
    ...gainOf(result),
    ...cpuOf(comparison),
    ...(memory !== undefined && { memory }),
    ...(typeof size === 'number' && { size }),
  };
  if (Object.keys(figures).length === 0) return undefined;
  return { time: run.time, ...(run.revision !== undefined && { revision: run.revision }), ...figures };
}

/** What the profile gains, which only a comparison with the build without one tells. */
function gainOf({ build, comparison }: ResultDocument): Pick<HistoryPoint, 'gain' | 'interval'> {
  const { change, interval } = comparison ?? {};
  if (build?.baseline.pgo !== 'off' || typeof change !== 'number') return {};
  const [low, high] = interval ?? [];
  return {
    gain: change,
    ...(typeof low === 'number' && typeof high === 'number' && { interval: [low, high] as const }),
  };
}

function cpuOf(comparison: ResultDocument['comparison']): Pick<HistoryPoint, 'cpuPerOp' | 'rows'> {
  const measurements = comparison?.measurements ?? [];
  const first = measurements[0];
  const rows = measurements.filter(({ unit, decisive = unit === first?.unit }) => decisive);
  const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? Number.NaN));
  const mean = logarithms.reduce((sum, one) => sum + one, 0) / logarithms.length;
  // A mean over seconds and something else would be of no unit.
  if (!Number.isFinite(mean) || rows.some(({ unit }) => !unit.startsWith('cpu-sec/'))) return {};
  return { cpuPerOp: Math.exp(mean), rows: rowsInWords(rows.map(({ name, unit }) => `${name} (${unit})`)) };
}

/** Equal for equal rows, in any order. */
function rowsInWords(names: readonly string[]): string {
  const all = [...names].sort(compare).join(', ');
  if (all.length <= LONGEST_ROWS) return all;
  return `${names.length} rows, ${createHash('sha256').update(all).digest('hex').slice(0, 12)}`;
}
