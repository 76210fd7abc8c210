import type { Comparison, Measurement, Verdict } from '../../compare/verdict.ts';
import { type Alignment, displayWidth, fitTo, pad } from '../columns.ts';
import { visible } from '../escape.ts';
import { changeWithInterval, count, fixed, seconds } from '../format.ts';
import type { Tone } from '../headline.ts';
import { drawIntervals } from '../interval-plot.ts';
import { equivalenceOf, intervalRows } from '../intervals.ts';
import { rowsBeside } from '../load-rows.ts';
import { commonUnit, decisiveRows, isSignificant, rowTitle } from '../measurement-rows.ts';
import type { Report } from '../report.ts';
import { overallChange, sides } from '../sentences.ts';
import { measured } from '../units.ts';
import type { Paint } from './paint.ts';

const MOST_ROWS = 40;
const GAP = 2;
const SMALLEST_PLOT = 25;
const LARGEST_PLOT = 49;

const TONES: Readonly<Record<Verdict, Tone>> = {
  faster: 'better',
  slower: 'worse',
  'no difference': 'same',
  inconclusive: 'unsure',
};

/** The measurements as a table, with the intervals drawn where the line has room for it. */
export function measurementLines(report: Report, width: number, paint: Paint): string[] {
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0) return [];
  const deciding = decisiveRows(comparison);
  const shown = deciding.slice(0, MOST_ROWS);
  const oneUnit = commonUnit(deciding);
  const overall = overallChange(comparison, 2);
  const names = sides(report);
  const title = (name: string) => fitTo(visible(name), 20);
  const cells = [
    [firstTitle(deciding, oneUnit), title(names.baseline), title(names.candidate), 'change', '95 % interval'],
    ...shown.map((measurement) => cellsOf(measurement, oneUnit !== undefined, width)),
    ...(overall
      ? [['overall', '', '', significant(comparison.verdict, overall.change), overall.interval]]
      : []),
  ];
  const verdicts = [...shown.map(({ verdict }) => verdict), comparison.verdict];
  const lines = alignColumns(cells, ['left', 'right', 'right', 'right', 'right']);
  const drawn = drawBeside(
    { ...comparison, measurements: deciding },
    shown.length,
    width - displayWidth(lines[0] ?? '') - GAP,
  );
  const missing = deciding.length - shown.length;
  const more = missing > 0 ? `; ${count(missing, 'more measurement')} in the result document` : '';
  const others = rowsBeside(report).length;
  const beside = others > 0 ? `; ${fixed(others, 0)} more, which decide nothing, in the report` : '';
  return [
    ...lines.map((line, i) => {
      const picture = drawn === undefined ? '' : `  ${drawn[i] ?? ''}`.trimEnd();
      if (i === 0) return paint.faint(`${line}${picture}`);
      return `${line}${paint.tone(TONES[verdicts[i - 1] ?? 'inconclusive'], picture)}`;
    }),
    paint.faint(
      `${count(comparison.rounds, 'round')} in ${seconds(comparison.seconds)}; ~ is no significant difference${more}${beside}`,
    ),
  ];
}

function firstTitle(rows: readonly Measurement[], unit: string | undefined): string {
  const title = rowTitle(rows).toLowerCase();
  return unit === undefined ? title : `${title}, ${fitTo(visible(unit), 16)}`;
}

function cellsOf(measurement: Measurement, oneUnit: boolean, width: number): string[] {
  const { name, unit, baseline, candidate, change, interval, verdict } = measurement;
  const text = changeWithInterval(change, interval, 2);
  const fullName = oneUnit ? visible(name) : `${visible(name)} ${visible(unit)}`;
  return [
    fitTo(fullName, Math.max(12, Math.floor(width * 0.4))),
    measured(baseline, unit),
    measured(candidate, unit),
    significant(verdict, text.change),
    text.interval,
  ];
}

function significant(verdict: Verdict, change: string): string {
  return isSignificant(verdict) ? change : '~';
}

/** The axis and one drawing per row; undefined where there is no room, or a row has no number to draw. */
function drawBeside(comparison: Comparison, shown: number, room: number): string[] | undefined {
  const rows = intervalRows(comparison, shown);
  const expected = shown + (overallChange(comparison) === undefined ? 0 : 1);
  // The labels may stand out by four cells.
  const cells = Math.min(LARGEST_PLOT, room - 4);
  if (cells < SMALLEST_PLOT || rows.length !== expected) return undefined;
  const { labels, drawings } = drawIntervals(rows, cells, equivalenceOf(comparison));
  return [labels, ...drawings];
}

/** Rows of cells as lines, each column as wide as its widest cell. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
): string[] {
  const widths = alignments.map((_, column) =>
    Math.max(0, ...rows.map((cells) => displayWidth(cells[column] ?? ''))),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column]))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}
