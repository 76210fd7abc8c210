import { EQUIVALENCE } from '../../compare/verdict.ts';
import { visible } from '../escape.ts';
import { count, plusMinus } from '../format.ts';
import { type Axis, axisFor, equivalenceOf, type IntervalRow, intervalRows } from '../intervals.ts';
import { overallQuantity } from '../measurement-rows.ts';
import type { Report } from '../report.ts';
import { bandInWords } from '../sentences.ts';
import { type TargetRow, targetRows } from '../targets.ts';
import { allNames, targetGroups, targetsHeadline } from '../targets-headline.ts';
import { drawAxis, drawInterval, drawNothing } from './interval-chart.ts';
import { goName, h, type Insertable, type Markup, prose } from './markup.ts';
import { isWebAddress } from './reproduce.ts';

/** The page of several targets: what matters most, what is published, and a line with a link for each of them. */

export function targetsLead(report: Report): Markup {
  const { tone, title, sentence, because } = targetsHeadline(report);
  const { targets = [] } = report;
  const groups = targetGroups(report).map(
    (group) => h`<dt>${group.label}</dt><dd>${prose(allNames(group.targets, report))}</dd>`,
  );
  return h`<header class="${tone}">
<p class="eyebrow">Go PGO report · ${count(targets.length, 'target')}</p>
<h1>${title}</h1>
<p class="claim">${prose(sentence)}</p>
${because !== undefined && h`<p class="because">${prose(because)}</p>`}
${groups.length > 0 && h`<dl>${groups}</dl>`}
</header>
`;
}

interface IndexColumn {
  readonly title: Insertable;
  /** Where a narrow screen sets the cells below each other. */
  readonly label?: string;
  readonly number?: true;
  readonly cell: (row: TargetRow) => Insertable;
}

const BEFORE_PLOT: readonly IndexColumn[] = [
  { title: 'Result', cell: resultCell },
  { title: 'Samples', label: 'samples', number: true, cell: ({ samples }) => samples },
  { title: 'Stale weight', label: 'stale weight', number: true, cell: ({ stale }) => stale },
];
const AFTER_PLOT: readonly IndexColumn[] = [
  { title: h`Change<span class="small">95 % interval</span>`, number: true, cell: changeCell },
  { title: 'Binary', label: 'binary', number: true, cell: ({ size }) => size },
  { title: 'Published', cell: publicationCell },
];

/** One line for each target, those that failed or are slower first; intervals on one axis. */
export function targetsTable(report: Report): Markup | undefined {
  const rows = targetRows(report);
  if (rows.length === 0) return undefined;
  const withCells = ({ cell }: IndexColumn) => rows.some((row) => isShown(cell(row)));
  const [before, after] = [BEFORE_PLOT.filter(withCells), AFTER_PLOT.filter(withCells)];
  const axis = commonAxis(rows);
  return h`<section aria-labelledby="targets">
<h2 id="targets">Targets</h2>
<table class="rows targets" role="table">
<caption class="hidden">What each target came to, with the change by PGO and its 95 % interval</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Target</th>${before.map(headCell)}${axis && h`<th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th>`}${after.map(headCell)}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => targetLine(row, before, axis, after))}</tbody>
</table>
${axis && h`<p class="note">${prose(caption(rows, axis))}</p>`}
</section>
`;
}

function isShown(cell: Insertable): boolean {
  return cell !== undefined && cell !== false && cell !== '';
}

function headCell({ title, number }: IndexColumn): Markup {
  return h`<th role="columnheader" scope="col"${number && h` class="n"`}>${title}</th>`;
}

function targetLine(
  row: TargetRow,
  before: readonly IndexColumn[],
  axis: Axis | undefined,
  after: readonly IndexColumn[],
): Markup {
  const { target, report, tone } = row;
  const cells = (columns: readonly IndexColumn[]) =>
    columns.map(
      ({ label, number, cell }) =>
        h`<td role="cell"${number && h` class="n"`}${label !== undefined && h` data-label="${label}"`}>${cell(row)}</td>`,
    );
  const program = report.subject && h`<span class="small">${goName(report.subject.package)}</span>`;
  return h`<tr role="row" class="${tone}"><th role="rowheader" scope="row"><a href="${pageOf(target)}">${visible(target)}</a>${program}</th>${cells(before)}${axis && plotCell(row, axis)}${cells(after)}</tr>
`;
}

/** The target's own page, in the folder that has its name. */
export function pageOf(target: string): string {
  const folders = target
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent);
  // The only character that is left, and would have to be escaped again.
  return `./${folders.join('/').replaceAll("'", '%27')}/report.html`;
}

function resultCell({ result, report, overlap }: TargetRow): Insertable {
  if (result === undefined) return undefined;
  const tone = report.error === undefined ? '' : 'verdict';
  const explained = overlap !== undefined && h`<span class="small">overlap ${overlap}</span>`;
  return h`<span class="${tone}">${result}</span>${explained}`;
}

function changeCell({ change, verdict }: TargetRow): Insertable {
  if (verdict === undefined) return undefined;
  if (change === undefined) return verdict;
  return h`<span class="verdict">${change.change} ${verdict}</span><span class="small">${change.interval}</span>`;
}

function publicationCell({ report: { publication } }: TargetRow): Insertable {
  const { url, number, operation } = publication ?? {};
  if (url === undefined || !isWebAddress(url)) return undefined;
  return h`<a href="${url}">${number === undefined ? url : `#${number}`}</a><span class="small">${operation === 'none' ? 'unchanged' : operation}</span>`;
}

function overallOf({ report: { comparison } }: TargetRow): IntervalRow | undefined {
  return comparison && intervalRows(comparison, 0)[0];
}

/** Where nothing was measured, the axis goes on; a narrow screen has no use for that. */
function plotCell(row: TargetRow, axis: Axis): Markup {
  const overall = overallOf(row);
  return overall === undefined
    ? h`<td role="cell" class="plot unmeasured">${drawNothing(axis)}</td>`
    : h`<td role="cell" class="plot">${drawInterval(overall, axis, true)}</td>`;
}

/** Every target's change on one axis, none pressed into a dot by another; the band only where all have the same. */
function commonAxis(rows: readonly TargetRow[]): Axis | undefined {
  const overall = rows.map(overallOf).filter((row) => row !== undefined);
  if (overall.length === 0) return undefined;
  const [first = EQUIVALENCE, ...others] = new Set(
    rows.flatMap(({ report: { comparison } }) => (comparison ? [equivalenceOf(comparison)] : [])),
  );
  const axis = axisFor(
    overall.map((row) => ({ ...row, overall: false })),
    first,
  );
  return others.length === 0 ? axis : { ...axis, equivalence: 0 };
}

function caption(rows: readonly TargetRow[], { equivalence }: Axis): string {
  const quantities = new Set(
    rows.flatMap(({ report: { comparison } }) =>
      comparison && comparison.measurements.length > 0 ? [overallQuantity(comparison)] : [],
    ),
  );
  const what = quantities.size === 1 ? [...quantities][0] : 'CPU time per unit of work';
  const band = equivalence > 0 ? ` ${bandInWords(plusMinus(equivalence))}` : '';
  return `Change of ${what} by PGO, overall, with its 95 % interval; negative is less. ~ is no significant difference.${band}`;
}
