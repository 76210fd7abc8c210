import type { Saturation } from '../compare/k6.ts';
import type { LoadReport, LoadSide } from '../compare/load.ts';
import type { Measurement } from '../compare/verdict.ts';
import { changeWithInterval, count, fixed, relative, share } from './format.ts';
import { informativeRows, isSignificant, verdictInWords } from './measurement-rows.ts';
import type { Report } from './report.ts';
import { measured, quantityOf } from './units.ts';

/** What loading both servers showed, as a table: one row for each quantity that both sides have. */
export interface LoadRow {
  readonly unit: string;
  /** `CPU time per request`. */
  readonly quantity: string;
  readonly baseline: string;
  readonly candidate: string;
  /** `−3.61 %`, or `~` where it was measured to be no significant one. */
  readonly change: string;
  /** Of what the comparison has measured: `−4.14 % to −3.07 %`. */
  readonly interval?: string;
  /** Of the same. */
  readonly verdict?: string;
}

/** How the rows of the server under load are named among the measurements. */
const LOAD = 'load';
const LATENCY = /^(?:p[\d.]+|min|mean|max)-sec$/;
const LATENCY_ORDER: Readonly<Record<string, number>> = { min: 0, mean: 1, max: 101 };

/** The rows, what decides first. */
export function loadRows({ load, comparison }: Report): LoadRow[] {
  if (load === undefined) return [];
  const { work, baseline, candidate } = load;
  const measurements = (comparison?.measurements ?? []).filter(({ name }) => name === LOAD);
  const known = new Map(measurements.map((one) => [one.unit, one]));
  const row = (unit: string, value: (side: LoadSide) => number | undefined) => {
    const [before, after] = [value(baseline), value(candidate)];
    return before === undefined || after === undefined ? [] : [rowOf(unit, before, after, known.get(unit))];
  };
  return [
    ...row(`cpu-sec/${work}`, (side) => side.cpuSecondsPerWork),
    ...row('peak-B', (side) => side.peakMemory),
    ...row(`${work}s/s`, (side) => side.throughput),
    ...latencyNames(load).flatMap((name) => row(`${name}-sec`, (side) => latency(side, name))),
    ...saturationRow(load, known.get(`saturation-${work}s/s`)),
    ...failedRow(load),
  ];
}

/** Without the latencies between the usual one and the tail. */
export function essentialLoadRows(report: Report): LoadRow[] {
  return loadRows(report).filter(
    ({ unit }) => !LATENCY.test(unit) || unit === 'p50-sec' || unit === 'p99-sec',
  );
}

/** Measurements that decide nothing and do not stand in the rows under load already. */
export function rowsBeside(report: Report): Measurement[] {
  if (report.comparison === undefined) return [];
  const units = new Set(loadRows(report).map(({ unit }) => unit));
  return informativeRows(report.comparison).filter(({ name, unit }) => name !== LOAD || !units.has(unit));
}

function rowOf(unit: string, before: number, after: number, measurement: Measurement | undefined): LoadRow {
  const row = {
    unit,
    quantity: quantityOf(unit),
    baseline: measured(before, unit),
    candidate: measured(after, unit),
  };
  return measurement === undefined
    ? { ...row, change: relative(before, after) }
    : { ...row, ...judgement(measurement) };
}

function judgement(measurement: Measurement): Pick<LoadRow, 'change' | 'interval' | 'verdict'> {
  const { change, interval } = changeWithInterval(measurement.change, measurement.interval, 2);
  return {
    change: isSignificant(measurement.verdict) ? change : '~',
    interval,
    verdict: verdictInWords(measurement),
  };
}

function latencyNames({ baseline, candidate }: LoadReport): string[] {
  const names = Object.keys(baseline.latencies ?? {}).filter(
    (name) => latency(candidate, name) !== undefined,
  );
  const rank = (name: string) =>
    (Object.hasOwn(LATENCY_ORDER, name) ? LATENCY_ORDER[name] : undefined) ?? (Number(name.slice(1)) || 100);
  return names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function latency({ latencies }: LoadSide, name: string): number | undefined {
  return latencies !== undefined && Object.hasOwn(latencies, name) ? latencies[name] : undefined;
}

function saturationRow(
  { work, baseline, candidate }: LoadReport,
  measurement: Measurement | undefined,
): LoadRow[] {
  const [before, after] = [baseline.saturation, candidate.saturation];
  if (before === undefined || after === undefined) return [];
  const unit = `saturation-${work}s/s`;
  const shown = ({ perSecond, reached }: Saturation) =>
    `${reached ? '' : 'at least '}${measured(perSecond, unit)}`;
  const row = { unit, quantity: quantityOf(unit), baseline: shown(before), candidate: shown(after) };
  if (measurement !== undefined) return [{ ...row, ...judgement(measurement) }];
  // Against a rate that a side was only seen to keep up with, nothing can be said.
  const change = before.reached ? relative(before.perSecond, after.perSecond) : '';
  return [{ ...row, change: change !== '' && !after.reached ? `at least ${change}` : change }];
}

function failedRow({ work, baseline, candidate }: LoadReport): LoadRow[] {
  const [before = 0, after = 0] = [baseline.failed, candidate.failed];
  if (before === 0 && after === 0) return [];
  const row = { unit: 'failed', quantity: `failed ${work}s`, change: '' };
  return [{ ...row, baseline: share(before), candidate: share(after) }];
}

/** How the load was made, in a sentence or two. */
export function loadInWords({ work, tool, cpus, baseline, candidate }: LoadReport): string {
  const runs = (side: LoadSide) => `${count(side.runs, 'run')} of ${count(side.work, work)}`;
  const each =
    runs(baseline) === runs(candidate)
      ? `${runs(baseline)} on each side`
      : `${runs(baseline)} on the baseline and ${runs(candidate)} on the candidate`;
  const allowed =
    cpus === undefined
      ? ''
      : ` The server might use ${cpus === 1 ? 'one CPU' : `${fixed(cpus, Number.isInteger(cpus) ? 0 : 2)} CPUs`}.`;
  // Where the tool tells no more, the load command itself is the unit of work.
  const how =
    work === 'run' ? `${count(baseline.runs, 'run')} of the load command on each side` : `${each}${by(tool)}`;
  return `Medians of ${how}.${allowed}`;
}

function by(tool: LoadReport['tool']): string {
  return tool === undefined ? '' : `, by ${tool}`;
}
