import { h, type Insertable, type Markup, percent } from './markup.ts';

/** A value at a place; both in units of their own. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Drawn as a whisker through the point. */
  readonly interval?: readonly [number, number];
}

export interface Line {
  /** Class of its colour. */
  readonly class: string;
  /** Joined within a part, not from one part to the next. */
  readonly parts: readonly (readonly Point[])[];
}

export interface LineChart {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Both ends of the horizontal axis, in words. */
  readonly ends: readonly [Insertable, Insertable];
  readonly labelY: (value: number) => string;
  /** Whether the vertical axis begins at nought, so that heights can be compared. */
  readonly fromZero: boolean;
  readonly dots: boolean;
  /** Memory has round values in powers of two. */
  readonly binary?: boolean;
}

/**
 * Lines over one axis as SVG that takes any width: places are percentages, the lines themselves lie in a nested
 * drawing that is stretched while their strokes are not.
 */
export function lineChart({
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
  const ticks = niceTicks(
    points.flatMap(({ y, interval }) => [y, ...(interval ?? [])]),
    fromZero,
    binary === true,
  );
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // A single point stands in the middle.
  const atX = (x: number) => (last > first ? (x - first) / (last - first) : 0.5);
  const atY = (y: number) => 1 - (y - low) / (high - low || 1);
  const grid = ticks.map(
    (tick) =>
      h`<line class="${tick === 0 ? 'zero' : 'grid'}" x1="0" x2="100%" y1="${percent(atY(tick))}" y2="${percent(atY(tick))}"/>`,
  );
  const labels = ticks.map(
    (tick) => h`<text x="-8" y="${percent(atY(tick))}" dy=".32em">${labelY(tick)}</text>`,
  );
  const paths = lines.flatMap(({ class: name, parts }) =>
    parts
      .filter((part) => part.length > 1)
      .map((part) => h`<path class="line ${name}" d="${pathOf(part, atX, atY)}"/>`),
  );
  const marks = dots
    ? lines.flatMap(({ class: name, parts }) => parts.flat().map((point) => mark(point, name, atX, atY)))
    : [];
  return h`<figure class="chart"><figcaption>${title}</figcaption><svg class="chart-plot" aria-hidden="true">${grid}${labels}<svg class="stretched" viewBox="0 0 1000 1000" preserveAspectRatio="none">${paths}</svg>${marks}</svg><p class="chart-ends" aria-hidden="true"><span>${ends[0]}</span><span>${ends[1]}</span></p></figure>
`;
}

function pathOf(points: readonly Point[], atX: (x: number) => number, atY: (y: number) => number): string {
  const place = (fraction: number) => Number((fraction * 1000).toFixed(1));
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${place(atX(x))} ${place(atY(y))}`).join('');
}

function mark(
  { x, y, interval }: Point,
  name: string,
  atX: (x: number) => number,
  atY: (y: number) => number,
): Markup {
  const at = percent(atX(x));
  const whisker =
    interval &&
    h`<line class="line thin ${name}" x1="${at}" x2="${at}" y1="${percent(atY(interval[0]))}" y2="${percent(atY(interval[1]))}"/>`;
  return h`${whisker}<circle class="dot ${name}" cx="${at}" cy="${percent(atY(y))}" r="3.5"/>`;
}

/** Three to six round values around all of `values`. */
function niceTicks(values: readonly number[], fromZero: boolean, binary: boolean): number[] {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(...finite, ...(fromZero ? [0] : []));
  const high = Math.max(...finite, ...(fromZero ? [0] : []));
  const range = high - low || Math.abs(high) || 1;
  const step = binary ? 2 ** Math.ceil(Math.log2(range / 4)) : niceStep(range / 4);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

function niceStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= least) ?? 10) * magnitude;
}
