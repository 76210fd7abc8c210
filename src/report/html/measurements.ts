import type { Comparison, Measurement, Verdict } from '../../compare/verdict.ts';
import { cameOutWider } from '../../compare/verdict.ts';
import { shorten } from '../escape.ts';
import { changeWithInterval, count, plusMinus, seconds } from '../format.ts';
import type { Tone } from '../headline.ts';
import { type Axis, axisFor, equivalenceOf, type IntervalRow, intervalRows } from '../intervals.ts';
import {
  commonUnit,
  decisiveRows,
  informativeRows,
  isSignificant,
  rowTitle,
  verdictInWords,
} from '../measurement-rows.ts';
import type { Report } from '../report.ts';
import { bandInWords, chanceInWords, overallChange, type Sides, sides } from '../sentences.ts';
import { measured, quantityOf } from '../units.ts';
import { drawAxis, drawInterval } from './interval-chart.ts';
import type { PageLevel } from './level.ts';
import { goName, h, type Markup } from './markup.ts';

const TONES: Readonly<Record<Verdict, Tone>> = {
  faster: 'better',
  slower: 'worse',
  'no difference': 'same',
  inconclusive: 'unsure',
};

/** Every measurement with its interval drawn: what decides, with the overall row, then the rest by unit. */
export function measurementsSection(report: Report, level: PageLevel): Markup | undefined {
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0) return undefined;
  const names = sides(report);
  const decisive = decisiveRows(comparison).slice(0, level.measurements);
  const others = informativeRows(comparison).slice(0, level.measurements);
  const missing = comparison.measurements.length - decisive.length - others.length;
  return h`<section aria-labelledby="measurements">
<h2 id="measurements">Measurements</h2>
${decisiveTable(comparison, decisive, names)}
<p class="note">${caption(comparison, decisive)}</p>
${others.length > 0 && h`<h3>Measured too, with no part in the verdict</h3>`}${byUnit(others).map((rows) => unitTable(comparison, rows, names))}${missing > 0 && h`<p class="note">${count(missing, 'more measurement')} in the result document.</p>`}
</section>
`;
}

function decisiveTable(comparison: Comparison, rows: readonly Measurement[], names: Sides): Markup {
  const overall = intervalRows(comparison, 0)[0];
  const axis = axisFor([...finite(rows), ...(overall ? [overall] : [])], equivalenceOf(comparison));
  const chart = overall && drawInterval(overall, axis, true);
  return h`${intervalTable('Change of each measurement with its 95 % interval', rowTitle(rows), rows, axis, names)}${overallRow(comparison, chart)}</table>`;
}

/** A group with an axis of its own, so that wide intervals of one unit do not press those of another flat. */
function unitTable(comparison: Comparison, rows: readonly Measurement[], names: Sides): Markup {
  const [first] = rows;
  const better = first?.better === 'higher' ? ': more is better' : '';
  const quantity = quantityOf(first?.unit);
  const title = shorten(quantity.charAt(0).toUpperCase() + quantity.slice(1), 80) + better;
  return h`${intervalTable(title, title, rows, axisFor(finite(rows), equivalenceOf(comparison)), names)}</table>
`;
}

function byUnit(rows: readonly Measurement[]): Measurement[][] {
  const groups = new Map<string, Measurement[]>();
  for (const row of rows) groups.set(row.unit, [...(groups.get(row.unit) ?? []), row]);
  return [...groups.values()];
}

function finite(rows: readonly Measurement[]): IntervalRow[] {
  return rows
    .map((row) => ({ ...row, overall: false }))
    .filter(({ change, interval }) => [change, ...interval].every(Number.isFinite));
}

/** All of a table but its end. */
function intervalTable(
  caption: string,
  title: string,
  rows: readonly Measurement[],
  axis: Axis,
  names: Sides,
): Markup {
  return h`<table class="rows intervals" role="table">
<caption class="hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="group">${title}</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Median<span class="small">${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}</span></th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => measurementRow(row, names, drawInterval(row, axis, false)))}</tbody>
`;
}

function measurementRow(row: Measurement, names: Sides, chart: Markup): Markup {
  const { name, unit, pairs, verdict, change, interval, baseline, candidate } = row;
  const text = changeWithInterval(change, interval, 2);
  const shown = isSignificant(verdict) ? text.change : '~';
  return h`<tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">${goName(name)}<span class="small">${shorten(unit, 40)}, ${count(pairs, 'pair')}</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdictInWords(row), shown, text.interval)}<td role="cell" class="n" data-label="${`median, ${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}`}">${measured(baseline, unit)} → ${measured(candidate, unit)}</td></tr>
`;
}

function changeCells(words: string, change: string, interval: string): Markup {
  return h`<td role="cell" class="n change"><span class="verdict">${change}</span><span class="small">${words}</span></td><td role="cell" class="n" data-label="95 % interval">${interval}</td>`;
}

function overallRow(comparison: Comparison, chart: Markup | undefined): Markup | undefined {
  const overall = overallChange(comparison, 2);
  if (overall === undefined || chart === undefined) return undefined;
  const { verdict } = comparison;
  const shown = isSignificant(verdict) ? overall.change : '~';
  return h`<tfoot role="rowgroup"><tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">Overall<span class="small">geometric mean</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdict, shown, overall.interval)}<td role="cell"></td></tr></tfoot>
`;
}

/** What ended the measuring, with a space before it. */
function endedInWords({ ended, precision, interval }: Comparison): string {
  const asked = precision === undefined ? '' : ` (${plusMinus(precision)})`;
  if (ended === 'precision' && precision !== undefined && interval && cameOutWider(interval, precision))
    return ` Measuring ended when the interval was expected to be as narrow as asked for${asked}; it came out wider.`;
  if (ended === 'precision') return ` Measuring ended when the interval was as narrow as asked for${asked}.`;
  if (ended === undefined) return '';
  const why = ended === 'cancelled' ? 'the run was cancelled' : 'the budget was spent';
  return ` Measuring ended when ${why}, before the interval was as narrow as asked for${asked}.`;
}

function caption(comparison: Comparison, decisive: readonly Measurement[]): string {
  const { rounds, seconds: duration } = comparison;
  const unit = commonUnit(decisive);
  const what = unit === undefined ? 'Medians' : `Medians of ${quantityOf(unit)}`;
  const ended = endedInWords(comparison);
  const band = plusMinus(equivalenceOf(comparison));
  return `${what}, from ${count(rounds, 'interleaved round')} in ${seconds(duration)}; negative is less. ~ is no significant difference. ${bandInWords(band)}${chanceInWords(comparison)}${ended}`;
}
