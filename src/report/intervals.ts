import { type Comparison, EQUIVALENCE } from '../compare/verdict.ts';
import type { Tone } from './headline.ts';

/** A change with its 95 % interval, to be drawn on an axis that several share. */
export interface Interval {
  readonly change: number;
  readonly interval: readonly [number, number];
  readonly tone: Tone;
  /** The geometric mean over all other rows. */
  readonly overall?: boolean;
}

/** A change whose interval holds zero and lies within ± this counts as no difference. */
export function equivalenceOf({ equivalence }: Comparison): number {
  return equivalence !== undefined && equivalence > 0 ? equivalence : EQUIVALENCE;
}

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Half the width of the band around zero; 0: no band. */
  readonly equivalence: number;
}

export function isDrawable(interval: Interval | undefined): interval is Interval {
  return interval !== undefined && [interval.change, ...interval.interval].every(Number.isFinite);
}

// One measurement that is mostly noise must not press all others into a dot.
const CLIP_AT_MEDIANS = 5;
const MOST_TICKS = 8;

/** An axis that holds zero, the band and every interval, except those far out, which are clipped. */
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
  const margin = (to - from) * 0.02;
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
export function positionOn(axis: Axis, value: number): number {
  return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}

/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
export function tickLabel({ ticks: [first = 0, second = 1] }: Axis, tick: number): string {
  const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
  const text = (Math.abs(tick) * 100).toFixed(decimals);
  return Number(text) === 0 ? '0 %' : `${tick < 0 ? '−' : '+'}${text} %`;
}

/**
 * Intervals drawn with characters, each `cells` wide, and the labels of their axis, up to four cells wider. Uses only
 * characters that every monospaced font has at full width.
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
    if (!isDrawable(row)) return line.join('');
    const {
      change,
      interval: [low, high],
      overall,
    } = row;
    for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? '┼' : '─';
    line[at(low)] = low < axis.low ? '◄' : '├';
    line[at(high)] = high > axis.high ? '►' : '┤';
    line[at(change)] = overall ? '■' : '●';
    return line.join('');
  });
  const labels = Array.from({ length: cells + 4 }, () => ' ');
  // Zero first: it is the label that nobody can do without. Labels that would touch another one are left out.
  for (const tick of [axis.ticks.find((one) => Math.abs(one) < 1e-12) ?? 0, ...axis.ticks]) {
    const label = tickLabel(axis, tick);
    const start = Math.max(0, at(tick) - Math.floor((label.length - 2) / 2));
    const isFree = labels.slice(Math.max(0, start - 1), start + label.length + 1).every((one) => one === ' ');
    if (isFree && start + label.length <= labels.length) labels.splice(start, label.length, ...label);
  }
  return { labels: labels.join(''), drawings };
}
