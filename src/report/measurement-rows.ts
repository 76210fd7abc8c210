import type { Comparison, Measurement, Verdict } from '../compare/verdict.ts';
import { quantityOf } from './units.ts';

/** Which measurements decide the verdict, and how each is to be read: the same for every rendering. */

export function isDecisive(measurement: Measurement, { measurements }: Comparison): boolean {
  return measurement.decisive ?? measurement.unit === measurements[0]?.unit;
}

export function decisiveRows(comparison: Comparison): Measurement[] {
  return comparison.measurements.filter((row) => isDecisive(row, comparison));
}

/** Those that are shown and decide nothing, such as wall time. */
export function informativeRows(comparison: Comparison): Measurement[] {
  return comparison.measurements.filter((row) => !isDecisive(row, comparison));
}

/** The unit that all of `rows` share, if they do. */
export function commonUnit(rows: readonly Measurement[]): string | undefined {
  const units = new Set(rows.map(({ unit }) => unit));
  return units.size === 1 ? [...units][0] : undefined;
}

/** What the overall change is a change of: `CPU time per operation`. */
export function overallQuantity(comparison: Comparison): string {
  const rows = decisiveRows(comparison);
  const unit = commonUnit(rows);
  if (unit !== undefined) return quantityOf(unit);
  const isCpuTime = rows.length > 0 && rows.every((row) => /^cpu-(?:sec|ns)\//.test(row.unit));
  return isCpuTime ? 'CPU time per unit of work' : quantityOf(undefined);
}

/** What the rows are called together: benchmarks only where all of them are some. */
export function rowTitle(rows: readonly Measurement[]): string {
  return rows.every(({ unit }) => unit.endsWith('/op')) ? 'Benchmark' : 'Measurement';
}

/** benchstat's `~`: the interval holds zero, so the number would only mislead. */
export function isSignificant(verdict: Verdict): boolean {
  return verdict === 'faster' || verdict === 'slower';
}

// Of what is neither a time nor a rate, nothing is faster.
const TIME_OR_RATE = /(?:^|-)(?:sec|seconds|ns|s)(?:\/|$)|\/s$/;

/** The verdict on one row as its unit wants it: memory is not slower, it is more. */
export function verdictInWords({ unit, verdict, change }: Measurement): string {
  if (!isSignificant(verdict) || TIME_OR_RATE.test(unit)) return verdict;
  return change < 0 ? 'less' : 'more';
}
