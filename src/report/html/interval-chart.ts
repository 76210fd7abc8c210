import { type Axis, type IntervalRow, positionOn, tickLabel } from '../intervals.ts';
import { h, type Markup, percent } from './markup.ts';

/**
 * Intervals as SVG, one drawing per row over one common axis. All places are percentages, so a row takes any
 * width without distorting its strokes; a nested `svg` carries each mark that keeps its size.
 */
export function drawInterval(
  { change, interval: [low, high] }: Pick<IntervalRow, 'change' | 'interval'>,
  axis: Axis,
  overall: boolean,
): Markup {
  const at = (value: number) => percent(positionOn(axis, value));
  const mark = overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
  return h`<svg aria-hidden="true">${background(axis)}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${end(axis, low)}${end(axis, high)}<svg x="${at(change)}" y="50%">${mark}</svg></svg>`;
}

/** The row of what was not measured, among others that were. */
export function drawNothing(axis: Axis): Markup {
  return h`<svg aria-hidden="true">${background(axis)}</svg>`;
}

/** The tick labels that all rows share. */
export function drawAxis(axis: Axis): Markup {
  const labels = axis.ticks.map(
    (tick) => h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`,
  );
  return h`<svg aria-hidden="true">${labels}</svg>`;
}

function background(axis: Axis): Markup {
  const at = (value: number) => positionOn(axis, value);
  const [from, to] = [at(-axis.equivalence), at(axis.equivalence)];
  const lines = axis.ticks.map((tick) => {
    const x = percent(at(tick));
    return h`<line class="${Math.abs(tick) < 1e-12 ? 'zero' : 'grid'}" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;
  });
  return h`<rect class="band" x="${percent(from)}" width="${percent(to - from)}" height="100%"/>${lines}`;
}

/** The end of an interval: a bar, or an arrow where it goes on beyond the axis. */
function end(axis: Axis, bound: number): Markup {
  const shape = bound < axis.low ? 'M6-5 0 0 6 5' : bound > axis.high ? 'M-6-5 0 0-6 5' : 'M0-5V5';
  return h`<svg x="${percent(positionOn(axis, bound))}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
}
