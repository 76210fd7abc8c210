import type { Comparison, Measurement } from '../../compare/verdict.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { changeWithInterval, count, plusMinus, seconds } from '../format.ts';
import { intervalPlot } from '../interval-plot.ts';
import { equivalenceOf, intervalRows } from '../intervals.ts';
import { rowsBeside } from '../load-rows.ts';
import { commonUnit, decisiveRows, isSignificant, rowTitle, verdictInWords } from '../measurement-rows.ts';
import type { Report } from '../report.ts';
import { bandInWords, chanceInWords, overallChange, sides } from '../sentences.ts';
import { measured, quantityOf } from '../units.ts';
import type { Level } from './level.ts';
import { blocks, codeBlock, folded, left, number, right, table } from './table.ts';

const PLOT_WIDTH = 96;
const PLOT_ROWS = 40;
const NAME_LENGTH = 100;

/** The measurements that decide: a plot of their intervals, a table, and how they were made; the others folded. */
export function measurementsSection(report: Report, level: Level): string | undefined {
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0 || level.measurements === 0)
    return undefined;
  const deciding = decisiveRows(comparison);
  const shown = deciding.slice(0, level.measurements);
  // Drawn on one axis with what decides, the wide intervals of wall time would press it flat.
  const rows = intervalRows({ ...comparison, measurements: deciding }, Math.min(shown.length, PLOT_ROWS));
  const others = rowsBeside(report).slice(0, level.folded ? level.measurements : 0);
  const overall = overallCells(comparison, commonUnit(shown) !== undefined);
  return blocks(
    '### Measurements',
    level.plot && rows.length > 0
      ? codeBlock('text', intervalPlot(rows, PLOT_WIDTH, equivalenceOf(comparison)))
      : undefined,
    shown.length > 0 ? measurementTable(report, shown, overall) : undefined,
    caption(comparison, deciding, deciding.length - shown.length),
    others.length === 0
      ? undefined
      : folded(
          `What was measured beside, and decides nothing (${others.length})`,
          measurementTable(report, others),
        ),
  );
}

function measurementTable(report: Report, rows: readonly Measurement[], last?: readonly string[]): string {
  const { baseline, candidate } = sides(report);
  // The caption names the unit that all of the deciding rows share.
  const withUnit = last === undefined || commonUnit(rows) === undefined;
  const columns = [
    left(rowTitle(rows)),
    ...(withUnit ? [left('Of')] : []),
    right(markdownText(shorten(baseline, 60))),
    right(markdownText(shorten(candidate, 60))),
    right('Change'),
    right('95&nbsp;% interval'),
    left('Verdict'),
  ];
  return table(columns, [...rows.map((row) => measurementRow(row, withUnit)), ...(last ? [last] : [])]);
}

function overallCells(comparison: Comparison, oneUnit: boolean): string[] | undefined {
  const overall = overallChange(comparison, 2);
  if (overall === undefined) return undefined;
  const { verdict } = comparison;
  return [
    '**overall** (geometric mean)',
    ...(oneUnit ? [] : ['']),
    '',
    '',
    `**${number(isSignificant(verdict) ? overall.change : '~')}**`,
    number(overall.interval),
    `**${verdict}**`,
  ];
}

function measurementRow(measurement: Measurement, withUnit: boolean): string[] {
  const { name, unit, better, baseline, candidate, change, interval, verdict } = measurement;
  const text = changeWithInterval(change, interval, 2);
  const quantity = quantityOf(unit) + (better === 'higher' ? ', more is better' : '');
  return [
    markdownCode(shorten(name, NAME_LENGTH)),
    ...(withUnit ? [markdownText(shorten(quantity, 60))] : []),
    number(measured(baseline, unit)),
    number(measured(candidate, unit)),
    number(isSignificant(verdict) ? text.change : '~'),
    number(text.interval),
    verdictInWords(measurement),
  ];
}

function caption(comparison: Comparison, deciding: readonly Measurement[], missing: number): string {
  const { rounds, seconds: duration } = comparison;
  const unit = commonUnit(deciding);
  const what =
    unit === undefined
      ? 'Medians'
      : `Medians of ${markdownText(shorten(quantityOf(unit), 60))} (${markdownCode(shorten(unit, 40))})`;
  const rest = missing > 0 ? ` ${count(missing, 'more measurement')} in the result document.` : '';
  const band = number(plusMinus(equivalenceOf(comparison)));
  return `${what}, from ${count(rounds, 'interleaved round')} in ${seconds(duration)}; negative is less. \`~\` is no significant difference. ${bandInWords(band, 'shaded band of the plot')}${chanceInWords(comparison)}${rest}`;
}
