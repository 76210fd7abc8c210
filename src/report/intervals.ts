import { EQUIVALENCE } from '../compare/experiment/verdict.ts';
import { h, type Markup } from './escape.ts';

/** Draws changes with their 95 % intervals on a common axis, either with text characters or as SVG. */

/** A change with its 95 % interval, as fractions: −0.031 means 3.1 % less. */
export interface Interval {
  readonly change: number;
  readonly interval: readonly [number, number];
  /** True for the row that is the geometric mean of all other rows. */
  readonly overall?: boolean;
}

/** A horizontal axis of changes, which are fractions. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Half the width of the shaded band around zero; 0 draws no band. */
  readonly equivalence: number;
}

/** Returns the interval of a row; undefined if the row has no interval, or if a bound is not a finite number. */
export function intervalOf({ change, interval }: Partial<Interval> = {}): Interval | undefined {
  if (change === undefined || interval === undefined) return undefined;
  return [change, ...interval].every(Number.isFinite) ? { change, interval } : undefined;
}

// The axis ends at this multiple of the median, so that one noisy measurement cannot compress all other intervals to dots.
const CLIP_AT_MEDIANS = 5;
const MOST_TICKS = 8;

/** Makes an axis that shows zero, the band and every interval. The axis clips an interval that is far longer than the others. */
export function axisFor(rows: readonly Interval[], equivalence = EQUIVALENCE): Axis {
  const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
  const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
  const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
  const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
  const bounds = rows.flatMap(({ interval }) =>
    interval.map((bound) => Math.min(limit, Math.max(-limit, bound))),
  );
  const from = Math.min(-1.4 * equivalence, ...bounds);
  const to = Math.max(1.4 * equivalence, ...bounds);
  // The axis needs a width even if all intervals are exactly zero and no band is drawn.
  const margin = (to - from) * 0.02 || 0.01;
  const [low, high] = [from - margin, to + margin];
  return { low, high, ticks: ticksBetween(low, high), equivalence };
}

function ticksBetween(low: number, high: number): number[] {
  const rough = (high - low) / (MOST_TICKS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough * 0.999) ?? 10) * magnitude;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Returns the position of a value on the axis, from 0 to 1. A value beyond the end of the axis is placed at that end. */
function positionOn(axis: Axis, value: number): number {
  return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}

/** Labels a tick, such as `−4 %` or `0 %`, with as few decimals as the steps of the axis allow. */
function tickLabel({ ticks: [first = 0, second = 1] }: Axis, tick: number): string {
  const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
  const text = (Math.abs(tick) * 100).toFixed(decimals);
  return Number(text) === 0 ? '0 %' : `${tick < 0 ? '−' : '+'}${text} %`;
}

/**
 * Draws intervals with characters that every monospaced font has. Each drawing is `cells` wide; the line with the labels of the axis is up to
 * four cells wider.
 */
export function drawIntervals(
  rows: readonly (Interval | undefined)[],
  axis: Axis,
  cells: number,
): { readonly labels: string; readonly drawings: readonly string[] } {
  const at = (value: number) => Math.round(positionOn(axis, value) * (cells - 1));
  const drawings = rows.map((row) => {
    const line: string[] = Array.from({ length: cells }, (_, cell) =>
      cell >= at(-axis.equivalence) && cell <= at(axis.equivalence) ? '░' : ' ',
    );
    line[at(0)] = '│';
    if (row === undefined) return line.join('');
    const [low, high] = row.interval;
    for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? '┼' : '─';
    line[at(low)] = low < axis.low ? '◄' : '├';
    line[at(high)] = high > axis.high ? '►' : '┤';
    line[at(row.change)] = row.overall ? '■' : '●';
    return line.join('');
  });
  const labels = Array.from({ length: cells + 4 }, () => ' ');
  // Place the label of zero first, and leave out each label that would touch a label that is already placed.
  for (const tick of [axis.ticks.find((one) => Math.abs(one) < 1e-12) ?? 0, ...axis.ticks]) {
    const label = tickLabel(axis, tick);
    const start = Math.max(0, at(tick) - Math.floor((label.length - 2) / 2));
    const isFree = labels.slice(Math.max(0, start - 1), start + label.length + 1).every((one) => one === ' ');
    if (isFree && start + label.length <= labels.length) labels.splice(start, label.length, ...label);
  }
  return { labels: labels.join(''), drawings };
}

/**
 * Returns a share of the width as an SVG percentage. Percentages let a browser stretch a drawing to any width without distorting its
 * strokes.
 */
function svgPercent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}

/** Draws the interval of one table row over the common axis; for a row without an interval it draws only the axis. */
export function drawInterval(row: Interval | undefined, axis: Axis): Markup {
  const at = (value: number) => svgPercent(positionOn(axis, value));
  const band = positionOn(axis, axis.equivalence) - positionOn(axis, -axis.equivalence);
  const lines = axis.ticks.map((tick) => {
    const name = Math.abs(tick) < 1e-12 ? 'zero' : 'grid';
    return h`<line class="${name}" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%"/>`;
  });
  const background = h`<rect class="band" x="${at(-axis.equivalence)}" width="${svgPercent(band)}" height="100%"/>${lines}`;
  if (row === undefined) return h`<svg aria-hidden="true">${background}</svg>`;
  const [low, high] = row.interval;
  const mark = row.overall
    ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>`
    : h`<circle class="point" r="4.5"/>`;
  // Each end of an interval is drawn as a bar, or as an arrow if the interval continues beyond the axis.
  const ends = [low, high].map((bound) => {
    const shape = bound < axis.low ? 'M6-5 0 0 6 5' : bound > axis.high ? 'M-6-5 0 0-6 5' : 'M0-5V5';
    return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
  });
  return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(row.change)}" y="50%">${mark}</svg></svg>`;
}

/** The least width of the column with the drawings, in CSS pixels: the least `min-width` of `.plot` in style.ts. */
const NARROWEST_PLOT = 176;
/** The width of a label's character, and the least space between two labels, in CSS pixels. */
const [CHARACTER, GAP] = [6.6, 6];
/**
 * How far a label may reach beyond its column, in CSS pixels. The neighboring columns have a larger padding, so that the label touches no
 * text.
 */
const OVERHANG = 10;

/**
 * Lists the ticks that are labelled: zero, and then every tick, or only every second or third tick, so that labels do not touch even in the
 * narrowest column.
 */
function labelledTicks(axis: Axis): number[] {
  const { ticks } = axis;
  const widest = Math.max(...ticks.map((tick) => tickLabel(axis, tick).length)) * CHARACTER;
  const between = (NARROWEST_PLOT * ((ticks[1] ?? 1) - (ticks[0] ?? 0))) / (axis.high - axis.low);
  const step = Math.max(1, Math.ceil((widest + GAP) / between));
  const zero = Math.max(
    0,
    ticks.findIndex((tick) => Math.abs(tick) < 1e-12),
  );
  return ticks.filter((tick, at) => {
    const center = positionOn(axis, tick) * NARROWEST_PLOT;
    const reach = Math.min(center, NARROWEST_PLOT - center) + OVERHANG;
    return (at - zero) % step === 0 && reach >= widest / 2;
  });
}

/** Draws the labels of the axis. */
export function drawAxis(axis: Axis): Markup {
  const label = (tick: number) =>
    h`<text x="${svgPercent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
  return h`<svg aria-hidden="true">${labelledTicks(axis).map(label)}</svg>`;
}
