import type { FrameChanges } from './build/compiler/compiler-evidence.ts';
import type { Measurement } from './compare/comparison.ts';
import type { Gate, GateResult } from './gates.ts';
import { bytes, change, changeWithInterval, count, quantityOf } from './report/format.ts';
import { overallQuantity } from './report/headline.ts';
import type { Report } from './report/report.ts';

type Judgement = Omit<GateResult, 'condition'>;

/**
 * What became of each condition. What was measured fails only when the whole 95 % interval of the change lies above
 * the limit; what is exact (sizes) fails when the change itself does.
 */
export function judgeGates(report: Report, gates: readonly Gate[]): GateResult[] {
  return gates.map((gate) => ({ condition: gate.condition, ...judge(report, gate) }));
}

function judge(report: Report, { quantity, limit }: Gate): Judgement {
  switch (quantity) {
    case 'slower':
      return slower(report, limit);
    case 'memory':
      return measured(rowsOf(report, 'peak-B'), limit, 'Nothing measured the peak memory: a load test does.');
    case 'latency': {
      const p99 = rowsOf(report, 'p99-sec');
      const rows = p99.length > 0 ? p99 : rowsOf(report, 'p50-sec');
      return measured(rows, limit, 'No load test told its latencies.');
    }
    case 'size':
      return size(report, limit);
    case 'frames':
      return frames(report.compiler?.frames, limit);
  }
}

function slower({ comparison }: Report, limit: number): Judgement {
  if (comparison?.interval === undefined || comparison.change === undefined) {
    return notMeasured(comparison?.reason ?? 'Nothing was measured.');
  }
  const what = overallQuantity(comparison);
  // Of equal binaries no row is measured.
  const name = comparison.measurements.length === 0 ? 'CPU time per operation' : what;
  return judgeInterval(name, comparison.change, comparison.interval, limit);
}

/** Of the server under load where it was measured there, else of whatever has that unit. */
function rowsOf({ comparison }: Report, unit: string): readonly Measurement[] {
  const rows = (comparison?.measurements ?? []).filter((row) => row.unit === unit && row.better !== 'higher');
  const load = rows.filter(({ name }) => name === 'load');
  return load.length > 0 ? load : rows;
}

/** The worst of the rows; of several, by their intervals that are right all together in 95 % of runs. */
function measured(rows: readonly Measurement[], limit: number, absent: string): Judgement {
  const judged = rows.map((row) => {
    const name = rows.length === 1 ? quantityOf(row.unit) : `${quantityOf(row.unit)} of ${row.name}`;
    if (rows.length === 1) return judgeInterval(name, row.change, row.interval, limit);
    if (row.familyInterval === undefined) return tooFewPairs(name, row, rows.length);
    return judgeInterval(
      name,
      row.change,
      row.familyInterval,
      limit,
      ` (widened, being one of ${count(rows.length, 'row')})`,
    );
  });
  const outcomes = ['failed', 'not proven', 'passed'] as const;
  const worst = outcomes
    .map((outcome) => judged.filter((one) => one.outcome === outcome))
    .find((some) => some.length > 0);
  const [first] = worst ?? [];
  if (worst === undefined || first === undefined) return notMeasured(absent);
  if (rows.length === 1) return first;
  const others = worst.length === 1 ? '' : ` The same holds for ${count(worst.length - 1, 'further row')}.`;
  return { ...first, reason: `${first.reason}${others}` };
}

function tooFewPairs(name: string, { change: value, pairs }: Measurement, rows: number): Judgement {
  return {
    outcome: 'not proven',
    reason: `${capital(name)} changed by ${change(value)}, but ${count(pairs, 'pair')} of runs are too few for intervals that hold for ${count(rows, 'row')} together.`,
  };
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

function size({ compiler, build }: Report, limit: number): Judgement {
  const baseline = compiler?.size.baseline ?? build?.baseline.bytes;
  const candidate = compiler?.size.candidate ?? build?.candidate.bytes;
  if (baseline === undefined || candidate === undefined) return notMeasured('No two binaries were built.');
  return judgeExact('The size of the binary', baseline, candidate, limit);
}

function frames(changes: FrameChanges | undefined, limit: number): Judgement {
  if (changes === undefined) {
    return notMeasured(
      'The compiler was not looked into: `evidence` leaves it out, or it was not to be had.',
    );
  }
  const { onStacks, functions, baselineBytes, candidateBytes } = changes;
  return onStacks === undefined
    ? judgeExact(
        `All frames of ${count(functions, 'function')} together`,
        baselineBytes,
        candidateBytes,
        limit,
      )
    : judgeExact(
        'The frames on a stack of the profile, on average,',
        onStacks.baseline,
        onStacks.candidate,
        limit,
      );
}

function judgeExact(name: string, baseline: number, candidate: number, limit: number): Judgement {
  const ratio = (candidate - baseline) / baseline;
  if (!Number.isFinite(ratio))
    return notMeasured(`${name} cannot be compared: nothing is there on one side.`);
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
