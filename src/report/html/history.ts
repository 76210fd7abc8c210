import type { HistoryPoint, TargetHistory } from '../../compare/history.ts';
import { shorten } from '../escape.ts';
import { bytes, change, count, time } from '../format.ts';
import { historyRows } from '../history-rows.ts';
import type { Report } from '../report.ts';
import { measured } from '../units.ts';
import type { PageLevel } from './level.ts';
import { lineChart, type Point } from './line-chart.ts';
import { h, type Markup } from './markup.ts';
import { table } from './table.ts';

const MOST_POINTS = 200;

/** Gain, CPU time, memory and size over the runs that were kept, a row of charts for each target. */
export function historySection({ history }: Report, level: PageLevel): Markup | undefined {
  const targets = (history?.targets ?? []).filter(({ points }) => points.length > 0);
  if (targets.length === 0) return undefined;
  const shown = targets.slice(0, level.targets);
  const missing = targets.length - shown.length;
  return h`<section aria-labelledby="history">
<h2 id="history">Over time</h2>
${shown.map((target) => targetCharts(target, level))}<p class="note">A whisker is the 95&nbsp;% interval of the gain. CPU times are joined only where the same benchmarks and loads were measured.${missing > 0 && ` ${count(missing, 'more target')} in the result document.`}</p>
</section>
`;
}

function targetCharts(history: TargetHistory, level: PageLevel): Markup {
  const { target } = history;
  const points = history.points.slice(-MOST_POINTS);
  const ends = [day(points[0]), day(points.at(-1))] as const;
  const chart = (
    title: string,
    value: (point: HistoryPoint) => number | undefined,
    labelY: (value: number) => string,
    options: Partial<Record<'fromZero' | 'binary' | 'rows' | 'intervals', true>>,
  ) =>
    lineChart({
      title,
      ends,
      labelY,
      fromZero: options.fromZero === true,
      binary: options.binary === true,
      dots: true,
      lines: [
        { class: 'is', parts: partsOf(points, value, options.rows === true, options.intervals === true) },
      ],
    });
  const decimals = (value: number) => (Math.abs(value) < 0.01 && value !== 0 ? 1 : 0);
  return h`<h3><code>${shorten(target, 200)}</code></h3>
<div class="charts four">
${chart(
  'Change by PGO',
  ({ gain }) => gain,
  (value) => change(value, decimals(value)),
  { fromZero: true, intervals: true },
)}${chart(
  'CPU time per operation',
  ({ cpuPerOp }) => cpuPerOp,
  (value) => measured(value, 'cpu-sec'),
  { rows: true },
)}${chart('Peak memory', ({ memory }) => memory, bytes, { binary: true })}${chart('Size of the binary', ({ size }) => size, bytes, { binary: true })}</div>
${pointsTable(history, level)}`;
}

/** Where a value is missing the line goes on; where the rows differ it breaks. */
function partsOf(
  points: readonly HistoryPoint[],
  value: (point: HistoryPoint) => number | undefined,
  byRows: boolean,
  intervals: boolean,
): Point[][] {
  const parts: Point[][] = [];
  let rows: string | undefined;
  for (const point of points) {
    const y = value(point);
    const x = Date.parse(point.time);
    if (y === undefined || !Number.isFinite(y) || !Number.isFinite(x)) continue;
    const joined = parts.length > 0 && (!byRows || (point.rows !== undefined && point.rows === rows));
    const last = joined ? parts.at(-1) : undefined;
    const placed = { x, y, ...(intervals && point.interval && { interval: point.interval }) };
    if (last === undefined) parts.push([placed]);
    else last.push(placed);
    rows = point.rows;
  }
  return parts;
}

function day(point: HistoryPoint | undefined): string {
  return point === undefined ? '' : shorten(time(point.time), 40).slice(0, 10);
}

function pointsTable(history: TargetHistory, level: PageLevel): Markup {
  const rows = historyRows(history, level.measurements);
  return h`<details><summary>${count(history.points.length, 'run')} as a table</summary>${table(
    [
      { title: 'When' },
      { title: 'Revision', label: 'revision' },
      { title: 'Verdict', label: 'verdict' },
      { title: 'Change', label: 'change', number: true },
      { title: h`95&nbsp;% interval`, label: '95 % interval', number: true },
      { title: 'CPU time', label: 'CPU time', number: true },
      { title: 'Memory', label: 'memory', number: true },
      { title: 'Size', label: 'size', number: true },
    ],
    rows.map(({ when, revision, verdict, gain, interval, cpuPerOp, memory, size }) => [
      shorten(when, 40),
      revision === '' ? '' : h`<code>${shorten(revision, 40)}</code>`,
      shorten(verdict, 40),
      gain,
      interval,
      cpuPerOp,
      memory,
      size,
    ]),
  )}</details>
`;
}
