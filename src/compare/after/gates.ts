import type { Sides } from '../../golang/binaries.ts';
import type { CompilerEvidence } from '../../golang/evidence.ts';
import { bytes, capitalized, change, changeWithInterval, count } from '../../system/format.ts';
import { textGlobOf } from '../../system/glob.ts';
import { GATES, limitedRows, quantityOf } from '../../system/quantities.ts';
import { someOf } from '../../system/text.ts';
import {
  type Comparison,
  changeOf,
  type Measurement,
  overallQuantity,
  percentSetting,
} from '../experiment/verdict.ts';
import { holm } from '../stats/stopping.ts';
import type { Gate } from './gate-conditions.ts';

/** The outcome of one condition of `fail-on`. */
export interface GateResult {
  /** The condition as the user wrote it, such as `slower > 2%`. */
  readonly condition: string;
  /**
   * The outcome. `failed`: the change is proven to be above the limit. `not proven`: the change may be above the limit. `passed`: the
   * change is not above the limit. `not measured`: there is no figure that could be compared with the limit.
   */
  readonly outcome: 'failed' | 'passed' | 'not proven' | 'not measured';
  readonly reason: string;
}

type Judgement = Omit<GateResult, 'condition'>;

/** The figures of a report, such as the change of the CPU time. The conditions of `fail-on` compare these figures with their limits. */
export interface Figures {
  readonly comparison?: Comparison;
  /** The result for the held-out work. The conditions ignore the held-out work, because the profile may not be meant for this work. */
  readonly heldOut?: { readonly comparison: Pick<Comparison, 'measurements'> };
  readonly compiler?: Pick<CompilerEvidence, 'size' | 'frames'>;
  readonly build?: Sides<{ readonly bytes: number }>;
}

/**
 * Judges each condition of `fail-on`. A measured quantity fails only if the whole 95 % interval of its change lies above the limit. If the
 * interval reaches below the limit, the change may be chance. An exact quantity, such as a size, fails if its change is above the limit.
 * The command `check` judges the conditions `age` and `stale`, which are about the committed profile. For example, the condition `slower >
 * 2%` fails if the interval is +2.4 % to +3.1 %, and is `not proven` if the interval is +1.8 % to +3.1 %.
 */
export function judgeGates(figures: Figures, gates: readonly Gate[]): GateResult[] {
  const measured = gates.filter(({ quantity }) => GATES[quantity].judgedBy === 'compare');
  return measured.map((gate) => ({ condition: gate.condition, ...judgeGate(figures, gate) }));
}

function judgeGate(
  { comparison, compiler, build, heldOut }: Figures,
  { quantity, limit, rows: named }: Gate,
): Judgement {
  const all = comparison?.measurements ?? [];
  const rows = named === undefined ? all : all.filter(({ name }) => matchesRow(named, name));
  if (all.length > 0 && rows.length === 0) {
    const names = [...new Set(all.map(({ name }) => name))];
    const isHeldOut = heldOut?.comparison.measurements.some(({ name }) => matchesRow(named ?? '', name));
    if (isHeldOut)
      return unjudged(`Only held-out rows match \`${named}\`, but conditions do not judge held-out rows.`);
    return unjudged(`No measured row matches \`${named}\`; the rows are ${someOf(names)}.`);
  }
  const noRow = named === undefined ? 'No measured row' : `No row that matches \`${named}\``;
  switch (quantity) {
    case 'slower': {
      const decisive = rows.filter((row) => row.decisive);
      const why = comparison?.reason ?? 'Nothing was measured.';
      if (named !== undefined)
        return judgeRows(decisive, limit, rows.length === 0 ? why : whyNotDecisive(rows, noRow));
      if (comparison?.interval === undefined || comparison.change === undefined) return unjudged(why);
      return judgeInterval(
        overallQuantity(decisive),
        { change: comparison.change, interval: comparison.interval },
        limit,
      );
    }
    case 'memory':
      return judgeRows(
        underLoadFirst(limitedRows(quantity, rows)),
        limit,
        `${noRow} has a peak memory. Benchmarks have it on all systems but Windows. A load has it unless its processes end too soon for the peak to be seen.`,
      );
    case 'latency':
      return judgeRows(
        underLoadFirst(limitedRows(quantity, rows)),
        limit,
        `${noRow} has a latency, which only load tests measure.`,
      );
    case 'size': {
      const { baseline = build?.baseline.bytes, candidate = build?.candidate.bytes } = compiler?.size ?? {};
      if (baseline === undefined || candidate === undefined) return unjudged('No two binaries were built.');
      return judgeExact('The size of the binary', { baseline, candidate }, limit);
    }
    case 'frames': {
      const frames = compiler?.frames;
      if (frames === undefined)
        return unjudged(
          'Compiler evidence is missing. Add `evidence: compiler`, or see the warning about the missing evidence.',
        );
      const { onStacks, functions, baselineBytes, candidateBytes } = frames;
      if (onStacks) return judgeExact('The frames on a stack of the profile, on average,', onStacks, limit);
      const all = { baseline: baselineBytes, candidate: candidateBytes };
      return judgeExact(`All frames of ${count(functions, 'function')} together`, all, limit);
    }
    case 'age':
    case 'stale':
      throw new Error('Only `check` judges it.');
  }
}

/**
 * Says why none of the rows that a condition names decides the verdict. A benchmark that failed or was left out after some rounds still has
 * a row, but this row does not decide the verdict.
 * @param noRow the beginning of a sentence about the named rows, such as `No row that matches …`.
 */
function whyNotDecisive(rows: readonly Measurement[], noRow: string): string {
  const late = rows.filter(({ unit }) => quantityOf(unit).decisive);
  if (late.length === 0) return `${noRow} has CPU time, which alone decides the verdict.`;
  const ended = late.map(({ name, pairs, logRatios }) =>
    logRatios === undefined
      ? `${name} after ${count(pairs, 'pair')} of runs`
      : `${name} after ${count(logRatios.length, 'round')}`,
  );
  return `These rows failed or were left out before the end of the measuring, so conditions do not judge them: ${someOf(ended)}.`;
}

/**
 * Checks whether a glob matches a row's name with or without its package, such as `render.BenchmarkPage/long`. In the glob, `*` matches any
 * text.
 */
function matchesRow(glob: string, name: string): boolean {
  return [name, name.replace(/^.*?\.(?=Benchmark)/, '')].some(textGlobOf(glob));
}

/** Picks the rows of the server under load; all rows if no server was loaded. */
function underLoadFirst(rows: readonly Measurement[]): readonly Measurement[] {
  const load = rows.filter(({ name }) => name === 'load');
  return load.length > 0 ? load : rows;
}

/**
 * Judges several rows and returns the worst outcome. With several rows, the intervals are wider, so that in 95 % of runs, the intervals of
 * all rows contain the true changes.
 */
function judgeRows(rows: readonly Measurement[], limit: number, absent: string): Judgement {
  const pairs = rows.map(({ logRatios = [] }) => logRatios);
  const together = holm(pairs, Math.log1p(limit));
  const judged = rows.map((row, at): Judgement & { readonly name: string } => {
    const { name } = row;
    const what = `${quantityOf(row.unit).words}${name === 'load' ? '' : ` of ${name}`}`;
    if (rows.length === 1) return { name, ...judgeInterval(what, row, limit) };
    const location = together[at]?.location;
    if (location !== undefined) {
      const more = ` (judged together with ${count(rows.length - 1, 'other row')})`;
      return { name, ...judgeInterval(what, changeOf(location), limit, more) };
    }
    const reason = `${capitalized(what)} changed by ${change(row.change)}, but ${count(row.pairs, 'pair')} of runs are too few for intervals that hold for ${count(rows.length, 'row')} together.`;
    return { name, outcome: 'not proven', reason };
  });
  const worst = ['failed', 'not proven', 'passed', 'not measured'].find((outcome) =>
    judged.some((one) => one.outcome === outcome),
  );
  const [first, ...others] = judged.filter(({ outcome }) => outcome === worst);
  if (first === undefined) return unjudged(absent);
  const more = others.length === 0 ? '' : ` The same holds for ${someOf(others.map(({ name }) => name))}.`;
  return { outcome: first.outcome, reason: `${first.reason}${more}` };
}

/** Judges a measured change by its interval. @param more the text that follows the interval in the sentence. */
function judgeInterval(
  name: string,
  { change: value, interval }: Pick<Measurement, 'change' | 'interval'>,
  limit: number,
  more = '',
): Judgement {
  if (![value, ...interval].every(Number.isFinite)) return unjudged(`The change of ${name} has no interval.`);
  const text = changeWithInterval(value, interval);
  const found = `${capitalized(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
  const [low, high] = interval;
  const said = (part: string) => `${found}: ${part} of the interval is above ${percentSetting(limit)}.`;
  if (low > limit) return { outcome: 'failed', reason: said('all') };
  if (high <= limit) return { outcome: 'passed', reason: said('none') };
  return { outcome: 'not proven', reason: said('only a part') };
}

function judgeExact(name: string, { baseline, candidate }: Sides<number>, limit: number): Judgement {
  const ratio = (candidate - baseline) / baseline;
  if (!Number.isFinite(ratio)) return unjudged(`${name} cannot be compared, because one side has no value.`);
  const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
  const isAbove = ratio > limit;
  const reason = `${found}: that is ${isAbove ? '' : 'not '}above ${percentSetting(limit)}.`;
  return { outcome: isAbove ? 'failed' : 'passed', reason };
}

function unjudged(reason: string): Judgement {
  return { outcome: 'not measured', reason };
}
