import type { Comparison, Measurement, Verdict } from '../../compare/comparison.ts';
import { shorten } from '../escape.ts';
import { changeWithInterval, count, seconds } from '../format.ts';
import { axisFor, intervalRows } from '../intervals.ts';
import type { Report } from '../report.ts';
import { overallChange, type Sides, sides, type Tone } from '../sentences.ts';
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

/** Every measurement with its interval drawn, the overall row last. */
export function measurementsSection(report: Report, level: PageLevel): Markup | undefined {
  const { comparison } = report;
  if (comparison === undefined || comparison.measurements.length === 0) return undefined;
  const shown = comparison.measurements.slice(0, level.measurements);
  const rows = intervalRows(comparison, shown.length);
  const axis = axisFor(rows);
  const names = sides(report);
  return h`<section aria-labelledby="measurements">
<h2 id="measurements">Measurements</h2>
<table class="rows intervals" role="table">
<caption class="hidden">Change of each measurement with its 95 % interval</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Benchmark</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Median<span class="small">${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}</span></th></tr></thead>
<tbody role="rowgroup">
${shown.map((row) => measurementRow(row, names, drawInterval(row, axis, false)))}</tbody>
${overallRow(comparison, drawOverall(comparison, axis))}</table>
<p class="note">${caption(comparison, shown.length)}</p>
</section>
`;
}

function measurementRow(row: Measurement, names: Sides, chart: Markup): Markup {
  const { name, unit, pairs, verdict, change, interval, baseline, candidate } = row;
  const text = changeWithInterval(change, interval, 2);
  return h`<tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">${goName(name)}<span class="small">${shorten(unit, 40)}, ${count(pairs, 'pair')}</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdict, text.change, text.interval)}<td role="cell" class="n" data-label="${`median, ${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}`}">${measured(baseline, unit)} → ${measured(candidate, unit)}</td></tr>
`;
}

function changeCells(verdict: Verdict, change: string, interval: string): Markup {
  const significant = verdict === 'faster' || verdict === 'slower';
  return h`<td role="cell" class="n change"><span class="verdict">${significant ? change : '~'}</span><span class="small">${verdict}</span></td><td role="cell" class="n" data-label="95 % interval">${interval}</td>`;
}

function drawOverall(comparison: Comparison, axis: ReturnType<typeof axisFor>): Markup | undefined {
  const overall = intervalRows(comparison, 0)[0];
  return overall && drawInterval(overall, axis, true);
}

function overallRow(comparison: Comparison, chart: Markup | undefined): Markup | undefined {
  const overall = overallChange(comparison, 2);
  if (overall === undefined || chart === undefined) return undefined;
  return h`<tfoot role="rowgroup"><tr role="row" class="${TONES[comparison.verdict]}"><th role="rowheader" scope="row">Overall<span class="small">geometric mean</span></th><td role="cell" class="plot">${chart}</td>${changeCells(comparison.verdict, overall.change, overall.interval)}<td role="cell"></td></tr></tfoot>
`;
}

function caption({ measurements, rounds, seconds: duration }: Comparison, shown: number): string {
  const units = new Set(measurements.map(({ unit }) => unit));
  const what = units.size === 1 ? `Medians of ${quantityOf([...units][0])}` : 'Medians';
  const missing = measurements.length - shown;
  const rest = missing > 0 ? ` ${count(missing, 'more measurement')} in the result document.` : '';
  return `${what}, from ${count(rounds, 'interleaved round')} in ${seconds(duration)}; negative is less. The shaded band is ±1 %, which counts as no difference; ~ is no significant difference.${rest}`;
}
