import { type Box, nameOf, SMALL, type Tree, type View } from './tree.ts';

/** Flame graphs on a canvas: the page's colors, which color each frame gets, and the frames. */

const COLORS = {
  own: '--flame-own',
  packages: '--flame-packages',
  runtime: '--flame-runtime',
  less: '--less',
  more: '--more',
  none: '--flame-none',
  ink: '--ink',
  label: '--flame-ink',
  page: '--page',
};

/** The page's colors, as its style sheet has them for the reader's setting, and its font. */
export type Palette = Readonly<Record<keyof typeof COLORS | 'font', string>>;

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colors = Object.entries(COLORS).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  return { ...Object.fromEntries(colors), font: style.fontFamily };
}

/** `share` of the way from one `#rrggbb` to another. */
function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whose code a function is. */
function ownerOf(name: string, module: string): 'own' | 'packages' | 'runtime' {
  if (/^(?:runtime|internal\/runtime|internal\/abi)[./]/.test(name)) return 'runtime';
  const isOwn = module !== '' && (name.startsWith(`${module}.`) || name.startsWith(`${module}/`));
  return isOwn || name.startsWith('main.') ? 'own' : 'packages';
}

/** Colors of the frames of one tree, by owner or by difference. */
export function colorsOf(tree: Tree, view: View, palette: Palette): (frame: number) => string {
  return (frame) => {
    if (view === 'difference') return differenceColor(tree, frame, palette);
    if (frame === 0) return palette.none;
    const name = nameOf(tree, frame);
    // Slightly different shades tell neighbors apart.
    const shade = ((name.length * 31 + name.charCodeAt(name.length - 1)) % 5) * 0.055;
    return mix(palette[ownerOf(name, tree.header.module)], palette.page, shade);
  };
}

/** By the difference in the unit of the graph, not by the share of the whole. */
function differenceColor(tree: Tree, frame: number, palette: Palette): string {
  const difference = (tree.candidate[frame] ?? 0) - (tree.baseline[frame] ?? 0);
  const share = tree.greatestDifference > 0 ? Math.abs(difference) / tree.greatestDifference : 0;
  // Differences of one percent of the greatest are noise; the root makes small ones visible.
  return share < 0.01
    ? palette.none
    : mix(palette.none, difference < 0 ? palette.less : palette.more, Math.sqrt(share));
}

/** What a drawing shows of a layout, in CSS pixels. */
export interface Drawing {
  readonly rows: readonly (readonly Box[])[];
  readonly rowHeight: number;
  /** How much of the rows is above the canvas. */
  readonly scrolled: number;
  readonly color: (frame: number) => string;
  readonly label: (frame: number) => string;
  /** Callers of the frame that is zoomed into lead back to them. */
  readonly isCaller: (frame: number) => boolean;
  /** Undefined without a search. */
  readonly matches: ((frame: number) => boolean) | undefined;
  readonly focused: number | undefined;
}

const FADED = 0.3;

/** Paints the visible rows, at the resolution of the screen. */
export function draw(canvas: HTMLCanvasElement, drawing: Drawing, palette: Palette): void {
  const ratio = globalThis.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.scale(ratio, ratio);
  context.font = `12px ${palette.font}`;
  context.textBaseline = 'middle';
  const { rowHeight, scrolled, rows, focused } = drawing;
  const first = Math.max(0, Math.floor(scrolled / rowHeight));
  const last = Math.min(rows.length, Math.ceil((scrolled + height) / rowHeight));
  for (let row = first; row < last; row++) {
    const y = row * rowHeight - scrolled;
    for (const box of rows[row] ?? []) {
      drawBox(context, box, y, drawing, palette);
      if (box.frame !== focused) continue;
      context.globalAlpha = 1;
      context.strokeStyle = palette.ink;
      context.lineWidth = 2;
      context.strokeRect(box.x + 1, y + 1, Math.max(1, box.width - 3), rowHeight - 3);
    }
  }
}

function drawBox(
  context: CanvasRenderingContext2D,
  { frame, x, width: whole }: Box,
  y: number,
  { rowHeight, color, label, isCaller, matches }: Drawing,
  palette: Palette,
): void {
  // A gap of a pixel tells neighbors apart, where there is room for it.
  const width = whole > 3 ? whole - 1 : whole;
  const matched = frame !== SMALL && matches?.(frame) === true;
  const isFaded = (matches !== undefined && !matched) || frame === SMALL;
  context.globalAlpha = isFaded ? FADED : isCaller(frame) ? 0.6 : 1;
  context.fillStyle = frame === SMALL ? palette.none : color(frame);
  context.fillRect(x, y, width, rowHeight - 1);
  if (matched) {
    context.fillStyle = palette.ink;
    context.fillRect(x, y + rowHeight - 3, width, 2);
  }
  if (frame === SMALL || width < 24) return;
  context.globalAlpha = isFaded ? FADED : 1;
  context.fillStyle = palette.label;
  const text = fitted(context, label(frame), width - 8);
  if (text !== '') context.fillText(text, x + 4, y + (rowHeight - 1) / 2 + 0.5);
}

/** The text, or as much of its beginning as fits, by halving because measuring is slow. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  const most = text.slice(0, Math.ceil(width / 2));
  if (most.length === text.length && context.measureText(text).width <= width) return text;
  let [fits, tooLong] = [0, most.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (context.measureText(`${most.slice(0, middle)}…`).width <= width) fits = middle;
    else tooLong = middle;
  }
  return fits < 3 ? '' : `${most.slice(0, fits)}…`;
}
