import type { Comparison, Measurement } from '../../compare/comparison.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { changeWithInterval, count, seconds } from '../format.ts';
import { intervalPlot } from '../interval-plot.ts';
import { intervalRows } from '../intervals.ts';
import type { Report } from '../report.ts';
import { overallChange, sides } from '../sentences.ts';
import { measured, quantityOf } from '../units.ts';
import type { Level } from './level.ts';
import { blocks, codeBlock, left, number, right, table } from './table.ts';

const PLOT_WIDTH = 96;
const PLOT_ROWS = 40;
const NAME_LENGTH = 100;

/** The measurements: a plot of their intervals, a table, and how they were made. */
export function measurementsSection(report: Report, level: Level): string | undefined {
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0 || level.measurements === 0)
    return undefined;
  const shown = comparison.measurements.slice(0, level.measurements);
  // The first unit decides the verdict. Drawn on one axis with it, the wide intervals of wall time would press it flat.
  const decisive = shown[0]?.unit;
  const rows = intervalRows(comparison, Math.min(level.measurements, PLOT_ROWS)).filter(
    ({ overall, unit }) => overall || unit === decisive,
  );
  return blocks(
    '### Measurements',
    level.plot && rows.length > 0 ? codeBlock('text', intervalPlot(rows, PLOT_WIDTH)) : undefined,
    measurementTable(report, comparison, shown),
    caption(comparison, shown.length),
  );
}

function measurementTable(report: Report, comparison: Comparison, shown: readonly Measurement[]): string {
  const { baseline, candidate } = sides(report);
  const oneUnit = commonUnit(comparison) !== undefined;
  const columns = [
    left('Benchmark'),
    ...(oneUnit ? [] : [left('Unit')]),
    right(markdownText(shorten(baseline, 60))),
    right(markdownText(shorten(candidate, 60))),
    right('Change'),
    right('95&nbsp;% interval'),
    left('Verdict'),
  ];
  const overall = overallChange(comparison, 2);
  const last = overall && [
    '**overall** (geometric mean)',
    ...(oneUnit ? [] : [markdownText(comparison.measurements[0]?.unit ?? '')]),
    '',
    '',
    `**${number(significant(comparison.verdict, overall.change))}**`,
    number(overall.interval),
    `**${comparison.verdict}**`,
  ];
  return table(columns, [...shown.map((row) => measurementRow(row, oneUnit)), ...(last ? [last] : [])]);
}

function measurementRow(measurement: Measurement, oneUnit: boolean): string[] {
  const { name, unit, baseline, candidate, change, interval, verdict } = measurement;
  const text = changeWithInterval(change, interval, 2);
  return [
    markdownCode(shorten(name, NAME_LENGTH)),
    ...(oneUnit ? [] : [markdownText(shorten(unit, 40))]),
    number(measured(baseline, unit)),
    number(measured(candidate, unit)),
    number(significant(verdict, text.change)),
    number(text.interval),
    verdict,
  ];
}

/** benchstat's `~`: the interval holds zero, so the number would only mislead. */
function significant(verdict: Measurement['verdict'], change: string): string {
  return verdict === 'faster' || verdict === 'slower' ? change : '~';
}

/** The unit that all measurements share, if they do. */
function commonUnit({ measurements }: Comparison): string | undefined {
  const units = new Set(measurements.map(({ unit }) => unit));
  return units.size === 1 ? [...units][0] : undefined;
}

function caption(comparison: Comparison, shown: number): string {
  const { measurements, rounds, seconds: duration } = comparison;
  const unit = commonUnit(comparison);
  const what =
    unit === undefined
      ? 'Medians'
      : `Medians of ${markdownText(shorten(quantityOf(unit), 60))} (${markdownCode(shorten(unit, 40))})`;
  const missing = measurements.length - shown;
  const rest = missing > 0 ? ` ${count(missing, 'more measurement')} in the result document.` : '';
  return `${what}, from ${count(rounds, 'interleaved round')} in ${seconds(duration)}; negative is less. \`~\` is no significant difference. The shaded band of the plot is ±1&nbsp;%, which counts as no difference.${rest}`;
}
