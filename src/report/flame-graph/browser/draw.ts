import { type Box, nameOf, SMALL, type Tree, type View } from './tree.ts';

/** Flame graphs on a canvas: the page's colours, what each frame gets of them, and the frames. */

/** The page's colours, as its style sheet has them for the reader's setting. */
export interface Palette {
  readonly own: string;
  readonly packages: string;
  readonly runtime: string;
  readonly less: string;
  readonly more: string;
  readonly none: string;
  readonly ink: string;
  readonly label: string;
  readonly page: string;
  readonly font: string;
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    own: color('--flame-own'),
    packages: color('--flame-packages'),
    runtime: color('--flame-runtime'),
    less: color('--less'),
    more: color('--more'),
    none: color('--flame-none'),
    ink: color('--ink'),
    label: color('--flame-ink'),
    page: color('--page'),
    font: style.fontFamily,
  };
}

/** `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whose code a function is. */
export type Owner = 'own' | 'packages' | 'runtime';

export function ownerOf(name: string, module: string): Owner {
  if (/^(?:runtime|internal\/runtime|internal\/abi)[./]/.test(name)) return 'runtime';
  const isOwn = module !== '' && (name.startsWith(`${module}.`) || name.startsWith(`${module}/`));
  return isOwn || name.startsWith('main.') ? 'own' : 'packages';
}

/** Colours of the frames of one tree, by function or by difference. */
export function colorsOf(tree: Tree, view: View, palette: Palette): (frame: number) => string {
  if (view === 'difference') return (frame) => differenceColor(tree, frame, palette);
  const colors = new Map<number, string>();
  return (frame) => {
    const index = tree.functions[frame] ?? 0;
    const known = colors.get(index);
    if (known !== undefined) return known;
    const name = nameOf(tree, frame);
    // Neighbours are told apart by a breath of the page's colour, which says nothing else.
    const color = mix(palette[ownerOf(name, tree.header.module)], palette.page, (hash(name) % 5) * 0.055);
    if (frame !== 0) colors.set(index, color);
    return frame === 0 ? palette.none : color;
  };
}

/**
 * By how much both sides differ, in the unit of the graph: what merely has another share of another whole keeps
 * the colour of no difference.
 */
function differenceColor(tree: Tree, frame: number, palette: Palette): string {
  const difference = (tree.candidate[frame] ?? 0) - (tree.baseline[frame] ?? 0);
  const share = tree.greatestDifference > 0 ? Math.abs(difference) / tree.greatestDifference : 0;
  // Differences of one percent of the greatest are noise; the root makes small ones visible.
  return share < 0.01
    ? palette.none
    : mix(palette.none, difference < 0 ? palette.less : palette.more, Math.sqrt(share));
}

function hash(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = (value * 31 + text.charCodeAt(i)) >>> 0;
  return value;
}

/** What a drawing shows of a layout, in CSS pixels. */
export interface Drawing {
  readonly rows: readonly (readonly Box[])[];
  readonly rowHeight: number;
  /** Rows are as high as they are; this much of them is above the canvas. */
  readonly scrolled: number;
  readonly color: (frame: number) => string;
  readonly label: (frame: number) => string;
  /** Callers of the frame that is zoomed into are there to go back. */
  readonly isCaller: (frame: number) => boolean;
  /** Undefined where nothing is searched for. */
  readonly matches: ((frame: number) => boolean) | undefined;
  readonly focused: number | undefined;
}

const FADED = 0.3;

/** Paints the rows that can be seen, at the resolution of the screen. */
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
  const { rowHeight, scrolled, rows } = drawing;
  const first = Math.max(0, Math.floor(scrolled / rowHeight));
  const last = Math.min(rows.length, Math.ceil((scrolled + height) / rowHeight));
  for (let row = first; row < last; row++) {
    const y = row * rowHeight - scrolled;
    for (const box of rows[row] ?? []) drawBox(context, box, y, drawing, palette);
  }
  context.globalAlpha = 1;
  drawFocus(context, drawing, palette);
}

function drawBox(
  context: CanvasRenderingContext2D,
  box: Box,
  y: number,
  drawing: Drawing,
  palette: Palette,
): void {
  const { rowHeight, color, label, isCaller, matches } = drawing;
  const { frame, x } = box;
  // A gap of a pixel tells neighbours apart; where there is no room for it, they merge.
  const width = box.width > 3 ? box.width - 1 : box.width;
  const matched = frame !== SMALL && matches?.(frame) === true;
  context.globalAlpha =
    (matches !== undefined && !matched) || frame === SMALL ? FADED : isCaller(frame) ? 0.6 : 1;
  context.fillStyle = frame === SMALL ? palette.none : color(frame);
  context.fillRect(x, y, width, rowHeight - 1);
  if (matched) {
    context.fillStyle = palette.ink;
    context.fillRect(x, y + rowHeight - 3, width, 2);
  }
  if (frame === SMALL || width < 24) return;
  // Only what was searched for and not found fades with its name.
  if (isCaller(frame) && (matches === undefined || matched)) context.globalAlpha = 1;
  context.fillStyle = palette.label;
  const text = fitted(context, label(frame), width - 8);
  if (text !== '') context.fillText(text, x + 4, y + (rowHeight - 1) / 2 + 0.5);
}

/** The text, or as much of its beginning as fits, by halving: measuring is what costs. */
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

function drawFocus(context: CanvasRenderingContext2D, drawing: Drawing, palette: Palette): void {
  const { rows, rowHeight, scrolled, focused } = drawing;
  rows.forEach((boxes, row) => {
    const box = boxes.find(({ frame }) => frame === focused);
    if (box === undefined || focused === undefined) return;
    context.strokeStyle = palette.ink;
    context.lineWidth = 2;
    context.strokeRect(box.x + 1, row * rowHeight - scrolled + 1, Math.max(1, box.width - 3), rowHeight - 3);
  });
}
