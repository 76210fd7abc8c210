import { type Comparison, EQUIVALENCE, type Verdict } from '../compare/verdict.ts';

/** Measurements as rows of an interval plot, and the axis they share; drawn as text and as SVG. */
export interface IntervalRow {
  readonly name: string;
  readonly unit: string;
  readonly change: number;
  readonly interval: readonly [number, number];
  readonly verdict: Verdict;
  /** The geometric mean over all other rows. */
  readonly overall: boolean;
}

/** A change whose interval holds zero and lies within ± this counts as no difference. */
export function equivalenceOf({ equivalence }: Comparison): number {
  return equivalence !== undefined && equivalence > 0 ? equivalence : EQUIVALENCE;
}

/** The first `most` measurements and the overall row, as far as they have finite numbers. */
export function intervalRows(comparison: Comparison, most: number): IntervalRow[] {
  const { change, interval, verdict, measurements } = comparison;
  const rows = measurements.slice(0, most).map((measurement) => ({ ...measurement, overall: false }));
  if (change !== undefined && interval !== undefined) {
    rows.push({
      name: 'overall',
      unit: '',
      change,
      interval,
      verdict,
      overall: true,
    } as (typeof rows)[number]);
  }
  return rows.filter((row) => [row.change, ...row.interval].every(Number.isFinite));
}

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Half the width of the band around zero. */
  readonly equivalence: number;
}

// One measurement that is mostly noise must not press all others into a dot.
const CLIP_AT_MEDIANS = 5;
const MOST_TICKS = 8;

/** An axis that holds zero, the equivalence band and every interval, except those far out, which are clipped. */
export function axisFor(rows: readonly IntervalRow[], equivalence = EQUIVALENCE): Axis {
  const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
  const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
  const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
  const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
  const bounds = rows.flatMap(({ interval }) =>
    interval.map((bound) => Math.min(limit, Math.max(-limit, bound))),
  );
  const low = Math.min(-1.4 * equivalence, ...bounds);
  const high = Math.max(1.4 * equivalence, ...bounds);
  const margin = (high - low) * 0.02;
  return { ...niceAxis(low - margin, high + margin), equivalence };
}

function niceAxis(from: number, to: number): Omit<Axis, 'equivalence'> {
  const rough = (to - from) / (MOST_TICKS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough * 0.999) ?? 10) * magnitude;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { low: from, high: to, ticks };
}

/** Where a value lies on the axis, 0 to 1; values beyond its ends lie at the end. */
export function positionOn(axis: Axis, value: number): number {
  return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}

/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
export function tickLabel(axis: Axis, tick: number): string {
  const [first = 0, second = 1] = axis.ticks;
  const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
  const text = (Math.abs(tick) * 100).toFixed(decimals);
  return Number(text) === 0 ? '0 %' : `${tick < 0 ? '−' : '+'}${text} %`;
}
