import { EQUIVALENCE } from '../compare/verdict.ts';
import { h, type Markup } from './escape.ts';

/** Changes with their 95 % intervals on a common axis, drawn with characters or as SVG. */

export interface Interval {
  readonly change: number;
  readonly interval: readonly [number, number];
  /** The geometric mean over all other rows. */
  readonly overall?: boolean;
}

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Half the width of the band around zero; 0: no band. */
  readonly equivalence: number;
}

/** The interval of something that may not have one, or whose numbers may not be finite. */
export function intervalOf({ change, interval }: Partial<Interval> = {}): Interval | undefined {
  if (change === undefined || interval === undefined) return undefined;
  return [change, ...interval].every(Number.isFinite) ? { change, interval } : undefined;
}

// One noisy measurement must not press all others into a dot.
const CLIP_AT_MEDIANS = 5;
const MOST_TICKS = 8;

/** An axis with zero, the band and every interval; intervals far out are clipped. */
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
  // All may be zero, without a band.
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

/** Where a value lies on the axis, 0 to 1; values beyond its ends lie at the end. */
function positionOn(axis: Axis, value: number): number {
  return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}

/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
function tickLabel({ ticks: [first = 0, second = 1] }: Axis, tick: number): string {
  const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
  const text = (Math.abs(tick) * 100).toFixed(decimals);
  return Number(text) === 0 ? '0 %' : `${tick < 0 ? '−' : '+'}${text} %`;
}

/**
 * Intervals drawn with characters that every monospaced font has, each `cells` wide, and the labels of their axis, up to
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
  // Zero first; a label that would touch another one is left out.
  for (const tick of [axis.ticks.find((one) => Math.abs(one) < 1e-12) ?? 0, ...axis.ticks]) {
    const label = tickLabel(axis, tick);
    const start = Math.max(0, at(tick) - Math.floor((label.length - 2) / 2));
    const isFree = labels.slice(Math.max(0, start - 1), start + label.length + 1).every((one) => one === ' ');
    if (isFree && start + label.length <= labels.length) labels.splice(start, label.length, ...label);
  }
  return { labels: labels.join(''), drawings };
}

/** A share of a width as an SVG percentage: a drawing takes any width without distorting its strokes. */
function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}

/** One row of a table over the common axis; without an interval only the axis goes on. */
export function drawInterval(row: Interval | undefined, axis: Axis): Markup {
  const at = (value: number) => percent(positionOn(axis, value));
  const band = positionOn(axis, axis.equivalence) - positionOn(axis, -axis.equivalence);
  const lines = axis.ticks.map((tick) => {
    const name = Math.abs(tick) < 1e-12 ? 'zero' : 'grid';
    return h`<line class="${name}" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%"/>`;
  });
  const background = h`<rect class="band" x="${at(-axis.equivalence)}" width="${percent(band)}" height="100%"/>${lines}`;
  if (row === undefined) return h`<svg aria-hidden="true">${background}</svg>`;
  const [low, high] = row.interval;
  const mark = row.overall
    ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>`
    : h`<circle class="point" r="4.5"/>`;
  // An interval ends in a bar, or in an arrow where it goes on beyond the axis.
  const ends = [low, high].map((bound) => {
    const shape = bound < axis.low ? 'M6-5 0 0 6 5' : bound > axis.high ? 'M-6-5 0 0-6 5' : 'M0-5V5';
    return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
  });
  return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(row.change)}" y="50%">${mark}</svg></svg>`;
}

export function drawAxis(axis: Axis): Markup {
  const label = (tick: number) =>
    h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
  return h`<svg aria-hidden="true">${axis.ticks.map(label)}</svg>`;
}
