import { bytes, change, changeWithInterval, count, quantityOf } from '../report/format.ts';
import { overallQuantity } from '../report/headline.ts';
import type { Report } from '../report/report.ts';
import type { Gate } from '../settings/config.ts';
import type { Measurement } from './verdict.ts';

/** A condition of `fail-on` and its outcome. */
export interface GateResult {
  /** As the user wrote it: `slower > 2%`. */
  readonly condition: string;
  /** `failed`: proven to be beyond the limit; `not proven`: it may be; `passed`: it is not; `not measured`: no figure. */
  readonly outcome: 'failed' | 'passed' | 'not proven' | 'not measured';
  /** With the figures, a sentence. */
  readonly reason: string;
}

type Judgement = Omit<GateResult, 'condition'>;

/**
 * The outcome of each condition. What was measured fails only when the whole 95 % interval of the change lies above the
 * limit; what is exact (sizes) fails when the change itself does.
 */
export function judgeGates(report: Report, gates: readonly Gate[]): GateResult[] {
  return gates.map((gate) => ({ condition: gate.condition, ...judge(report, gate) }));
}

function judge(report: Report, { quantity, limit }: Gate): Judgement {
  const { comparison, compiler, build } = report;
  switch (quantity) {
    case 'slower': {
      if (comparison?.interval === undefined || comparison.change === undefined)
        return notMeasured(comparison?.reason ?? 'Nothing was measured.');
      // Of equal binaries no row is measured.
      const isEmpty = comparison.measurements.length === 0;
      const name = isEmpty ? 'CPU time per operation' : overallQuantity(comparison);
      return judgeInterval(name, comparison.change, comparison.interval, limit);
    }
    case 'memory':
      return judgeRows(
        rowsOf(report, 'peak-B'),
        limit,
        'Nothing measured the peak memory: a load test does.',
      );
    case 'latency': {
      const p99 = rowsOf(report, 'p99-sec');
      const rows = p99.length > 0 ? p99 : rowsOf(report, 'p50-sec');
      return judgeRows(rows, limit, 'No load test reported latencies.');
    }
    case 'size': {
      const { baseline = build?.baseline.bytes, candidate = build?.candidate.bytes } = compiler?.size ?? {};
      if (baseline === undefined || candidate === undefined)
        return notMeasured('No two binaries were built.');
      return judgeExact('The size of the binary', { baseline, candidate }, limit);
    }
    case 'frames': {
      const frames = compiler?.frames;
      if (frames === undefined)
        return notMeasured('There is no compiler evidence: `evidence` leaves it out, or it failed.');
      const { onStacks, functions, baselineBytes, candidateBytes } = frames;
      if (onStacks) return judgeExact('The frames on a stack of the profile, on average,', onStacks, limit);
      const all = { baseline: baselineBytes, candidate: candidateBytes };
      return judgeExact(`All frames of ${count(functions, 'function')} together`, all, limit);
    }
  }
}

/** Of the server under load where it was measured there, else of whatever has that unit. */
function rowsOf({ comparison }: Report, unit: string): readonly Measurement[] {
  const rows = (comparison?.measurements ?? []).filter((row) => row.unit === unit && row.better !== 'higher');
  const load = rows.filter(({ name }) => name === 'load');
  return load.length > 0 ? load : rows;
}

/** The worst of the rows; of several, by their intervals that are right all together in 95 % of runs. */
function judgeRows(rows: readonly Measurement[], limit: number, absent: string): Judgement {
  const judged = rows.map((row) => {
    const quantity = quantityOf(row.unit);
    if (rows.length === 1) return judgeInterval(quantity, row.change, row.interval, limit);
    const name = `${quantity} of ${row.name}`;
    if (row.familyInterval === undefined) {
      const reason = `${capital(name)} changed by ${change(row.change)}, but ${count(row.pairs, 'pair')} of runs are too few for intervals that hold for ${count(rows.length, 'row')} together.`;
      return { outcome: 'not proven', reason } as const;
    }
    const more = ` (widened, being one of ${count(rows.length, 'row')})`;
    return judgeInterval(name, row.change, row.familyInterval, limit, more);
  });
  for (const outcome of ['failed', 'not proven', 'passed']) {
    const [first, ...others] = judged.filter((one) => one.outcome === outcome);
    if (first === undefined) continue;
    const more = others.length === 0 ? '' : ` The same holds for ${count(others.length, 'further row')}.`;
    return { ...first, reason: `${first.reason}${more}` };
  }
  return judged[0] ?? notMeasured(absent);
}

function judgeInterval(
  name: string,
  value: number,
  interval: readonly [number, number],
  limit: number,
  more = '',
): Judgement {
  if (![value, ...interval].every(Number.isFinite))
    return notMeasured(`The change of ${name} has no interval.`);
  const text = changeWithInterval(value, interval);
  const found = `${capital(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
  const [low, high] = interval;
  if (low > limit) return { outcome: 'failed', reason: `${found}: all of it is above ${percent(limit)}.` };
  if (high <= limit) return { outcome: 'passed', reason: `${found}: none of it is above ${percent(limit)}.` };
  return { outcome: 'not proven', reason: `${found}: only a part of it is above ${percent(limit)}.` };
}

function judgeExact(
  name: string,
  { baseline, candidate }: { readonly baseline: number; readonly candidate: number },
  limit: number,
): Judgement {
  const ratio = (candidate - baseline) / baseline;
  if (!Number.isFinite(ratio)) return notMeasured(`${name} cannot be compared: one side has none.`);
  const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
  return ratio > limit
    ? { outcome: 'failed', reason: `${found}: that is above ${percent(limit)}.` }
    : { outcome: 'passed', reason: `${found}: that is not above ${percent(limit)}.` };
}

function notMeasured(reason: string): Judgement {
  return { outcome: 'not measured', reason };
}

/** As it may be written in a condition: 0.025 is `2.5 %`. */
function percent(limit: number): string {
  return `${Number((limit * 100).toFixed(6))} %`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
