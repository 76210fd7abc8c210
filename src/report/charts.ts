import { type Axis, type Interval, isDrawable, positionOn, tickLabel } from './intervals.ts';
import { h, type Insertable, type Markup } from './markup.ts';

/**
 * Drawings as SVG. All places are percentages, so a drawing takes any width without distorting its strokes; a nested
 * `svg` carries each mark that keeps its size.
 */

/** A share of a width as an SVG percentage with two decimals. */
function percent(fraction: number): string {
  const bounded = Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0;
  return `${Number((bounded * 100).toFixed(2))}%`;
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
  if (!isDrawable(row)) return h`<svg aria-hidden="true">${background}</svg>`;
  const {
    change,
    interval: [low, high],
    overall,
  } = row;
  const mark = overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
  // The end of an interval: a bar, or an arrow where it goes on beyond the axis.
  const ends = [low, high].map((bound) => {
    const shape = bound < axis.low ? 'M6-5 0 0 6 5' : bound > axis.high ? 'M-6-5 0 0-6 5' : 'M0-5V5';
    return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
  });
  return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(change)}" y="50%">${mark}</svg></svg>`;
}

/** The tick labels that all rows share. */
export function drawAxis(axis: Axis): Markup {
  const label = (tick: number) =>
    h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
  return h`<svg aria-hidden="true">${axis.ticks.map(label)}</svg>`;
}

/** Two bars, one above the other. */
export function drawPair(before: number, after: number): Markup {
  return h`<svg aria-hidden="true"><rect class="was" width="${percent(before)}" height="44%"/><rect class="is" y="56%" width="${percent(after)}" height="44%"/></svg>`;
}

/** Less to the left, more to the right of the middle. */
export function drawDelta(delta: number): Markup {
  const width = Math.abs(delta) / 2;
  return h`<svg aria-hidden="true"><rect class="${delta < 0 ? 'less' : 'more'}" x="${percent(delta < 0 ? 0.5 - width : 0.5)}" y="15%" width="${percent(width)}" height="70%"/><line class="zero" x1="50%" x2="50%" y1="0" y2="100%"/></svg>`;
}

/** 0 to 100 %: the overlap, and the zone that noise explains. */
export function drawOverlap(overlap: number, noise: number): Markup {
  return h`<svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="100%"/><rect class="noise" x="${percent(noise)}" y="0" width="${percent(1 - noise)}" height="100%"/><rect class="bar" y="35%" width="${percent(overlap)}" height="30%"/><line class="edge" x1="${percent(overlap)}" x2="${percent(overlap)}" y1="0" y2="100%"/></svg>`;
}

/** Shares next to each other in one bar. */
export function drawParts(parts: readonly (readonly [id: string, name: string, share: number])[]): Markup {
  let from = 0;
  const bars = parts.map(([id, , share]) => {
    const bar = h`<rect class="part-${id}" x="${percent(from)}" width="${percent(share)}" height="100%"/>`;
    from += Math.max(0, share);
    return bar;
  });
  return h`<svg class="meter" aria-hidden="true">${bars}</svg>`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Drawn as a whisker through the point. */
  readonly interval?: readonly [number, number];
}

export interface LineChart {
  readonly title: string;
  readonly lines: readonly {
    /** Class of its colour. */
    readonly class: string;
    /** Joined within a part, not from one part to the next. */
    readonly parts: readonly (readonly Point[])[];
  }[];
  /** Both ends of the horizontal axis, in words. */
  readonly ends: readonly [Insertable, Insertable];
  readonly labelY: (value: number) => string;
  /** Whether the vertical axis begins at zero, so that heights can be compared. */
  readonly fromZero: boolean;
  readonly dots?: boolean;
  /** Memory has round values in powers of two. */
  readonly binary?: boolean;
}

/** Lines over one axis: the lines lie in a nested drawing that is stretched while their strokes are not. */
export function drawLines({
  title,
  lines,
  ends,
  labelY,
  fromZero,
  dots,
  binary,
}: LineChart): Markup | undefined {
  const points = lines.flatMap(({ parts }) => parts.flat());
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const values = points.flatMap(({ y, interval }) => [y, ...(interval ?? []), ...(fromZero ? [0] : [])]);
  const ticks = ticksFor(values, binary === true);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // A single point stands in the middle.
  const atX = (x: number) => (last > first ? (x - first) / (last - first) : 0.5);
  const atY = (y: number) => 1 - (y - low) / (high - low || 1);
  const grid = ticks.map((tick) => {
    const y = percent(atY(tick));
    return h`<line class="${tick === 0 ? 'zero' : 'grid'}" x1="0" x2="100%" y1="${y}" y2="${y}"/><text x="-8" y="${y}" dy=".32em">${labelY(tick)}</text>`;
  });
  const place = (fraction: number) => Number((fraction * 1000).toFixed(1));
  const paths = lines.flatMap(({ class: name, parts }) =>
    parts
      .filter((part) => part.length > 1)
      .map((part) => {
        const path = part.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${place(atX(x))} ${place(atY(y))}`);
        return h`<path class="line ${name}" d="${path.join('')}"/>`;
      }),
  );
  const mark = (name: string, { x, y, interval }: Point) => {
    const [at, from, to] = [percent(atX(x)), ...(interval ?? []).map((bound) => percent(atY(bound)))];
    const whisker =
      interval && h`<line class="line thin ${name}" x1="${at}" x2="${at}" y1="${from}" y2="${to}"/>`;
    return h`${whisker}<circle class="dot ${name}" cx="${at}" cy="${percent(atY(y))}" r="3.5"/>`;
  };
  const marks = lines.flatMap(({ class: name, parts }) =>
    parts.flat().map((point) => dots && mark(name, point)),
  );
  return h`<figure class="chart"><figcaption>${title}</figcaption><svg class="chart-plot" aria-hidden="true">${grid}<svg class="stretched" viewBox="0 0 1000 1000" preserveAspectRatio="none">${paths}</svg>${marks}</svg><p class="chart-ends" aria-hidden="true"><span>${ends[0]}</span><span>${ends[1]}</span></p></figure>
`;
}

/** Three to six round values around all of `values`. */
function ticksFor(values: readonly number[], binary: boolean): number[] {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const least = (high - low || Math.abs(high) || 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const round = ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= least) ?? 10) * magnitude;
  const step = binary ? 2 ** Math.ceil(Math.log2(least)) : round;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
