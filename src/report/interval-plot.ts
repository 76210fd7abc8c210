import { displayWidth, fitTo, pad } from './columns.ts';
import { visible } from './escape.ts';
import { type Axis, axisFor, type IntervalRow, positionOn, tickLabel } from './intervals.ts';

/**
 * Intervals drawn with characters, for terminals and code blocks: each line a 95 % interval with its point,
 * over the band of changes that count as none, with zero marked. Only characters that every monospaced font has at full width.
 */
export function intervalPlot(rows: readonly IntervalRow[], width: number, equivalence?: number): string[] {
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => fitTo(visible(name), Math.max(8, Math.floor(width * 0.4))));
  const nameWidth = Math.max(...names.map(displayWidth));
  const cells = Math.max(20, Math.min(61, width - nameWidth - 2));
  const { labels, drawings } = drawIntervals(rows, cells, equivalence);
  const lines = drawings.map((drawing, i) => `${pad(names[i] ?? '', nameWidth)}  ${drawing}`);
  return [`${' '.repeat(nameWidth + 2)}${labels}`, ...lines].map((line) => line.trimEnd());
}

/** The rows on their common axis, each `cells` wide, and the axis's labels, up to four cells wider. */
export function drawIntervals(
  rows: readonly IntervalRow[],
  cells: number,
  equivalence?: number,
): { readonly labels: string; readonly drawings: readonly string[] } {
  const axis = axisFor(rows, equivalence);
  return { labels: drawLabels(axis, cells), drawings: rows.map((row) => drawRow(row, axis, cells)) };
}

function cellOf(axis: Axis, value: number, cells: number): number {
  return Math.round(positionOn(axis, value) * (cells - 1));
}

function drawRow({ change, interval: [low, high], overall }: IntervalRow, axis: Axis, cells: number): string {
  const at = (value: number) => cellOf(axis, value, cells);
  const line: string[] = Array.from({ length: cells }, (_, cell) =>
    cell >= at(-axis.equivalence) && cell <= at(axis.equivalence) ? '░' : ' ',
  );
  line[at(0)] = '│';
  for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? '┼' : '─';
  line[at(low)] = low < axis.low ? '◄' : '├';
  line[at(high)] = high > axis.high ? '►' : '┤';
  line[at(change)] = overall ? '■' : '●';
  return line.join('');
}

/** Tick labels, each centred over its place; those that would touch the one before are left out. */
function drawLabels(axis: Axis, cells: number): string {
  const line = Array.from({ length: cells + 4 }, () => ' ');
  let free = 0;
  // Zero first: it is the label nobody can do without.
  const place = (tick: number) => {
    const label = tickLabel(axis, tick);
    const start = Math.max(0, cellOf(axis, tick, cells) - Math.floor((label.length - 2) / 2));
    if (start < free || start + label.length > line.length) return;
    if (line.slice(start, start + label.length + 1).some((character) => character !== ' ')) return;
    [...label].forEach((character, i) => {
      line[start + i] = character;
    });
    free = start + label.length + 1;
  };
  place(axis.ticks.find((tick) => Math.abs(tick) < 1e-12) ?? 0);
  free = 0;
  for (const tick of axis.ticks) place(tick);
  return line.join('');
}
