import type { LoadReport, LoadSide } from '../../compare/load.ts';
import type { ServerMoment } from '../../compare/server-processes.ts';
import { shorten } from '../escape.ts';
import { bytes, fixed } from '../format.ts';
import { loadInWords, loadRows } from '../load-rows.ts';
import type { Report } from '../report.ts';
import { type Sides, sides } from '../sentences.ts';
import { lineChart } from './line-chart.ts';
import { h, type Markup } from './markup.ts';
import { table } from './table.ts';

/** Both servers under the same load: what they took, and what they did meanwhile. */
export function loadSection(report: Report): Markup | undefined {
  const { load } = report;
  const rows = loadRows(report);
  if (load === undefined || rows.length === 0) return undefined;
  const names = sides(report);
  const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
  return h`<section aria-labelledby="load">
<h2 id="load">Under load</h2>
<p class="decided">${loadInWords(load)}</p>
${table(
  [
    { title: 'Quantity' },
    { title: before, label: before, number: true },
    { title: after, label: after, number: true },
    { title: 'Change', label: 'change', number: true },
    { title: h`95&nbsp;% interval`, label: '95 % interval', number: true },
  ],
  rows.map(({ quantity, baseline, candidate, change, interval, verdict }) => [
    capital(quantity),
    baseline,
    candidate,
    h`${change}${verdict !== undefined && h`<span class="small">${verdict}</span>`}`,
    interval ?? '',
  ]),
)}${timelines(load, names)}
</section>
`;
}

/** CPUs and memory of both servers over one run each. */
function timelines({ baseline, candidate }: LoadReport, names: Sides): Markup | undefined {
  if (baseline.timeline.length < 2 && candidate.timeline.length < 2) return undefined;
  const last = Math.max(...[baseline, candidate].map(({ timeline }) => timeline.at(-1)?.seconds ?? 0));
  const ends = ['0 s', `${fixed(last, last < 20 ? 1 : 0)} s`] as const;
  const lines = (value: (moment: ServerMoment) => number) => [
    line('was', baseline, value),
    line('is', candidate, value),
  ];
  const common = { ends, fromZero: true, dots: false };
  return h`<h3>The servers during one run each</h3>
<ul class="key"><li><i class="swatch was" aria-hidden="true"></i>${shorten(names.baseline, 60)}</li><li><i class="swatch is" aria-hidden="true"></i>${shorten(names.candidate, 60)}</li><li class="small">Seconds since the load began</li></ul>
<div class="charts">
${lineChart({ ...common, title: 'CPUs in use', lines: lines(({ cpus }) => cpus), labelY: (value) => fixed(value, Number.isInteger(value) ? 0 : value < 1 ? 2 : 1) })}${lineChart({ ...common, title: 'Resident memory', lines: lines(({ memory }) => memory), labelY: bytes, binary: true })}</div>`;
}

function line(name: string, { timeline }: LoadSide, value: (moment: ServerMoment) => number) {
  return { class: name, parts: [timeline.map((moment) => ({ x: moment.seconds, y: value(moment) }))] };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
