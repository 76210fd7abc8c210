import type { FlameGraph } from '../../../profile/flame-graph.ts';

/** Lays out and searches a flame graph in the browser. The code in this file does not use the page's elements. */

/** A flame graph in the JSON form that the page contains. The frames are in the order in which they are drawn. */
export interface PackedFlameGraph extends Pick<FlameGraph, 'unit' | 'names'> {
  /** The Go module of the user's program; empty if it is not known. */
  readonly module: string;
  /** The names of the two sides, such as `without PGO`. */
  readonly baseline: string;
  readonly candidate: string;
  /** For each frame: the index of its function in `names`, and its depth below the root. */
  readonly functions: readonly number[];
  readonly depths: readonly number[];
  /** The time or memory that each frame took itself, without its callees, in the unit `unit`. */
  readonly baselineOwn: readonly number[];
  readonly candidateOwn: readonly number[];
  /**
   * `frames` is the number of small frames that were merged into `(others)`. Each merged frame had less than the share `below` of the
   * total.
   */
  readonly merged?: { readonly frames: number; readonly below: number };
}

/** A flame graph in memory. Each frame has a number that is smaller than the numbers of its callees. Frame 0 is the root. */
export interface Tree {
  readonly header: PackedFlameGraph;
  readonly length: number;
  readonly parents: Uint32Array;
  /** For each frame: the number of the first frame that comes after all its direct and indirect callees. */
  readonly ends: Uint32Array;
  /** The time or memory that each frame took together with its callees, in the unit of the header. */
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
  /**
   * For each frame: the sum of its own amount and the own amounts of all its callees, where the larger of the two sides' amounts counts.
   */
  readonly larger: Float64Array;
  /** The largest difference between both sides among all frames. */
  readonly greatestDifference: number;
}

/** Builds the tree of a flame graph from its packed form. */
export function treeOf(header: PackedFlameGraph): Tree {
  const { functions, depths, baselineOwn, candidateOwn } = header;
  const { length } = functions;
  const parents = new Uint32Array(length);
  const ends = new Uint32Array(length).fill(length);
  const path = [0];
  for (let i = 1; i < length; i++) {
    const depth = depths[i] ?? 0;
    for (const ended of path.splice(depth)) ends[ended] = i;
    parents[i] = path[depth - 1] ?? 0;
    path.push(i);
  }
  const baseline = summedUp(baselineOwn, parents);
  const candidate = summedUp(candidateOwn, parents);
  const largerOwn = baselineOwn.map((value, i) => Math.max(value, candidateOwn[i] ?? 0));
  const differences = baseline.map((value, i) => Math.abs((candidate[i] ?? 0) - value));
  return {
    header,
    length,
    parents,
    ends,
    baseline,
    candidate,
    larger: summedUp(largerOwn, parents),
    greatestDifference: differences.reduce((most, one) => Math.max(most, one), 0),
  };
}

function summedUp(own: readonly number[], parents: Uint32Array): Float64Array {
  const sums = Float64Array.from(own);
  for (let i = sums.length - 1; i > 0; i--) {
    const parent = parents[i] ?? 0;
    sums[parent] = (sums[parent] ?? 0) + (sums[i] ?? 0);
  }
  return sums;
}

/** Lists the direct callees of a frame. */
export function* calleesOf({ ends }: Tree, frame: number): Generator<number> {
  const end = ends[frame] ?? 0;
  for (let callee = frame + 1; callee < end; callee = ends[callee] ?? end) yield callee;
}

/** Returns the frames from the root to `frame`, both included. */
export function pathTo({ parents }: Tree, frame: number): number[] {
  const path = [frame];
  for (let at = frame; at > 0; ) {
    at = parents[at] ?? 0;
    path.unshift(at);
  }
  return path;
}

/** Returns the recorded name of a frame's function. The root frame has the name `all`. */
export function frameName({ header }: Tree, frame: number): string {
  return frame === 0 ? 'all' : (header.names[header.functions[frame] ?? 0] ?? '');
}

/** The mode of the graph: it shows the difference of both sides, or only one side. */
export type FlameView = 'difference' | 'baseline' | 'candidate';

/**
 * A frame and its place in the drawing. The frame number `SMALL` marks a block that replaces several neighboring frames, each too narrow to
 * draw.
 */
export interface Box {
  readonly frame: number;
  readonly x: number;
  width: number;
}

/** Marks a block that replaces several neighboring frames, each too narrow to draw. */
export const SMALL = -1;
/** The least width of a drawn frame, because readers could not see or click narrower frames. */
const LEAST_WIDTH = 0.6;

/**
 * Returns the width of each frame. When the graph shows the difference, a frame has the larger of its widths on the two sides, so that no
 * frame is hidden.
 */
export function widthsOf(tree: Tree, view: FlameView): Float64Array {
  return view === 'difference' ? tree.larger : tree[view];
}

/**
 * Lays out the visible frames below `zoomed` in rows, callers first. Both sides are drawn to the same scale, so the frames of the smaller
 * side leave a gap.
 */
export function layOut(tree: Tree, view: FlameView, zoomed: number, width: number): Box[][] {
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
    const row = tree.header.depths[frame] ?? 0;
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

function ownerOf(name: string, module: string): 'own' | 'packages' | 'runtime' {
  if (/^(?:runtime|internal\/runtime|internal\/abi)[./]/.test(name)) return 'runtime';
  const isOwn = module !== '' && (name.startsWith(`${module}.`) || name.startsWith(`${module}/`));
  return isOwn || name.startsWith('main.') ? 'own' : 'packages';
}

/** Returns the CSS color of a frame. The color shows the owner of the function, or the difference between the two sides. */
export function colorOf(tree: Tree, view: FlameView, frame: number): string {
  const mix = (color: string, share: number, other: string) =>
    `color-mix(in srgb, var(--${color}) ${Math.round(100 * share)}%, var(--${other}))`;
  if (view === 'difference') {
    const difference = (tree.candidate[frame] ?? 0) - (tree.baseline[frame] ?? 0);
    const share = tree.greatestDifference > 0 ? Math.abs(difference) / tree.greatestDifference : 0;
    // Differences below one percent of the greatest difference are treated as noise. The square root makes small differences visible.
    return mix(difference < 0 ? 'less' : 'more', share < 0.01 ? 0 : Math.sqrt(share), 'flame-none');
  }
  if (frame === 0) return 'var(--flame-none)';
  const name = frameName(tree, frame);
  // Neighboring frames get slightly different shades, so that readers can tell them apart.
  const shade = ((name.length * 31 + name.charCodeAt(name.length - 1)) % 5) * 0.055;
  return mix('page', shade, `flame-${ownerOf(name, tree.header.module)}`);
}

/** The result of a search in the flame graph. */
export interface SearchResult {
  /** For each function: whether its name contains the text. */
  readonly functions: readonly boolean[];
  readonly functionCount: number;
  /** The time or memory of all matching frames together with their callees. A stack with several matching frames counts once. */
  readonly baseline: number;
  readonly candidate: number;
}

/** Finds all frames whose function name contains `text` in any case; undefined for an empty text. */
export function search(tree: Tree, text: string): SearchResult | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return undefined;
  const functions = tree.header.names.map((name) => name.toLowerCase().includes(wanted));
  const found = { functions, functionCount: functions.filter(Boolean).length, baseline: 0, candidate: 0 };
  for (let frame = 1; frame < tree.length; ) {
    const isFound = functions[tree.header.functions[frame] ?? 0] === true;
    if (isFound) {
      found.baseline += tree.baseline[frame] ?? 0;
      found.candidate += tree.candidate[frame] ?? 0;
    }
    frame = isFound ? (tree.ends[frame] ?? tree.length) : frame + 1;
  }
  return found;
}
