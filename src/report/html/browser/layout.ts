import { pathTo, type Tree } from './tree.ts';

/** What is drawn: both sides in one graph, or one of them. */
export type View = 'difference' | 'baseline' | 'candidate';

/** A frame where it is drawn, in CSS pixels; `SMALL` is a run of frames that are too narrow. */
export interface Box {
  readonly frame: number;
  readonly x: number;
  width: number;
}

export const SMALL = -1;
/** Narrower frames could neither be told apart nor hit. */
const LEAST_WIDTH = 0.6;

/** How wide frames are: in the difference the larger side, so that nothing that either of them did is hidden. */
export function widthsOf(tree: Tree, view: View): Float64Array {
  return view === 'difference' ? tree.larger : tree[view];
}

/**
 * All frames below `zoomed` that can be seen, by row: callers first, over the whole width. Both sides are drawn to
 * one scale, so the side that took less leaves a gap.
 */
export function layOut(tree: Tree, view: View, zoomed: number, width: number): Box[][] {
  const widths = widthsOf(tree, view);
  const path = pathTo(tree, zoomed);
  const rows: Box[][] = path.slice(0, -1).map((frame) => [{ frame, x: 0, width }]);
  const whole =
    view === 'difference'
      ? (tree.larger[zoomed] ?? 0)
      : Math.max(tree.baseline[zoomed] ?? 0, tree.candidate[zoomed] ?? 0);
  const scale = whole > 0 ? width / whole : 0;
  const top = path.length - 1;
  const cursors: number[] = [];
  cursors[top] = 0;
  const end = tree.ends[zoomed] ?? tree.length;
  for (let frame = zoomed; frame < end; ) {
    const row = tree.depths[frame] ?? 0;
    const x = cursors[row] ?? 0;
    const boxWidth = (widths[frame] ?? 0) * scale;
    cursors[row] = x + boxWidth;
    rows[row] ??= [];
    if (boxWidth >= LEAST_WIDTH || frame === zoomed) {
      rows[row].push({ frame, x, width: boxWidth });
      cursors[row + 1] = x;
      frame++;
    } else {
      if (boxWidth > 0) addSmall(rows[row], x, boxWidth);
      frame = tree.ends[frame] ?? end;
    }
  }
  return rows.filter((row) => row.length > 0);
}

function addSmall(row: Box[], x: number, width: number): void {
  const last = row.at(-1);
  if (last?.frame === SMALL && Math.abs(last.x + last.width - x) < 1e-6) last.width += width;
  else row.push({ frame: SMALL, x, width });
}

/** The box at `x`, if any; those too narrow to hit are found within a pixel. */
export function boxAt(row: readonly Box[] | undefined, x: number): Box | undefined {
  const reach = (box: Box) => (x < box.x ? box.x - x : Math.max(0, x - box.x - box.width));
  const near = row?.filter((box) => box.frame !== SMALL && reach(box) <= 1) ?? [];
  return near.sort((a, b) => reach(a) - reach(b))[0];
}
