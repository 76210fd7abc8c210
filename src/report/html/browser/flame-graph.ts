import { count, share, shortNames } from '../../format.ts';
import { measured, measuredDifference } from '../../units.ts';
import type { FlameGraphHeader } from '../flame-graph/header.ts';
import { colorsOf } from './color.ts';
import { detailOf, perWork } from './detail.ts';
import { draw } from './draw.ts';
import { type Box, boxAt, layOut, SMALL, type View, widthsOf } from './layout.ts';
import { paletteOf } from './palette.ts';
import { buildPanel, fillDetail, fillKey, type Panel } from './panel.ts';
import { type Found, search } from './search.ts';
import { calleesOf, nameOf, type Tree } from './tree.ts';

/** One flame graph: what is shown of it, and what a reader does to it. */
export class FlameGraphFigure {
  readonly panel: Panel;
  readonly #tree: Tree;
  readonly #labels = new Map<number, string>();
  #view: View;
  #zoomed = 0;
  #focused: number | undefined;
  #found: Found | undefined;
  /** Which of the frames found was visited last. */
  #visited = -1;
  #rows: Box[][] = [];
  #rowHeight = 19;
  /** Whether a frame was chosen or pointed at. */
  #pointed = false;
  #asked = false;

  constructor(tree: Tree, label: string) {
    this.#tree = tree;
    const views = (['difference', 'baseline', 'candidate'] as const).filter((view) =>
      view !== 'difference'
        ? (tree[view][0] ?? 0) > 0
        : (tree.baseline[0] ?? 0) * (tree.candidate[0] ?? 0) > 0,
    );
    this.#view = views[0] ?? 'candidate';
    this.panel = buildPanel(tree.header, views, label);
    fillKey(this.panel.key, this.#view, tree.header.unit);
    fillDetail(this.panel.detail, detailOf(tree, 0), tree.header);
    this.#listen();
  }

  get header(): FlameGraphHeader {
    return this.#tree.header;
  }

  /** Redraws once before the next frame, however often it is asked to. */
  redraw(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#draw();
    });
  }

  #listen(): void {
    const { stage, search: input, reset, zoomIn, views } = this.panel;
    for (const view of views) {
      view.addEventListener('change', () => this.#look(view.value as View));
    }
    input.addEventListener('input', () => this.#search(input.value));
    input.addEventListener('keydown', (event) => this.#searchKey(event));
    reset.addEventListener('click', () => this.#reset());
    zoomIn.addEventListener('click', () => this.#zoom(this.#focused ?? 0));
    stage.addEventListener('keydown', (event) => this.#key(event));
    stage.addEventListener('focus', () => this.#show(this.#focused ?? this.#zoomed, true));
    stage.addEventListener('blur', () => this.redraw());
    stage.addEventListener('scroll', () => this.redraw(), { passive: true });
    stage.addEventListener('pointermove', (event) => {
      const box = event.pointerType === 'mouse' ? this.#boxUnder(event) : undefined;
      stage.style.cursor = box === undefined ? 'default' : 'pointer';
      if (box !== undefined && box.frame !== this.#focused) this.#show(box.frame, false);
    });
    stage.addEventListener('click', (event) => this.#click(event));
    new ResizeObserver(() => this.redraw()).observe(stage);
  }

  /** A mouse has shown the frame before it clicks; a finger shows it by the first tap and zooms by the second. */
  #click(event: MouseEvent): void {
    const box = this.#boxUnder(event);
    if (box === undefined) return;
    const touched = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (touched && this.#focused !== box.frame) this.#show(box.frame, true);
    else this.#zoom(box.frame);
  }

  #boxUnder(event: MouseEvent): Box | undefined {
    const { stage } = this.panel;
    const { left, top } = stage.getBoundingClientRect();
    const row = Math.floor((event.clientY - top - stage.clientTop + stage.scrollTop) / this.#rowHeight);
    return boxAt(this.#rows[row], event.clientX - left - stage.clientLeft);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frame = this.#focused ?? this.#zoomed;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => this.#show(this.#tree.parents[frame] ?? 0, true),
      ArrowDown: () => this.#show(this.#widestCallee(frame) ?? frame, true),
      ArrowLeft: () => this.#show(this.#neighbour(frame, -1), true),
      ArrowRight: () => this.#show(this.#neighbour(frame, 1), true),
      Home: () => this.#show(this.#zoomed, true),
      Enter: () => this.#zoom(frame),
      ' ': () => this.#zoom(frame),
      Escape: () => this.#reset(),
      n: () => this.#visit(1),
      N: () => this.#visit(-1),
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  #searchKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#visit(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      this.panel.search.value = '';
      this.#search('');
      this.panel.stage.focus();
    }
  }

  #widestCallee(frame: number): number | undefined {
    const widths = widthsOf(this.#tree, this.#view);
    let widest: number | undefined;
    for (const callee of calleesOf(this.#tree, frame)) {
      if ((widths[callee] ?? 0) > (widest === undefined ? 0 : (widths[widest] ?? 0))) widest = callee;
    }
    return widest;
  }

  /** The next frame that is drawn on the same row, or the same one at its end. */
  #neighbour(frame: number, step: 1 | -1): number {
    const row = (this.#rows[this.#tree.depths[frame] ?? 0] ?? []).filter((box) => box.frame !== SMALL);
    const at = row.findIndex((box) => box.frame === frame);
    return at === -1 ? (row[0]?.frame ?? frame) : (row[at + step]?.frame ?? frame);
  }

  #look(view: View): void {
    this.#view = view;
    fillKey(this.panel.key, view, this.#tree.header.unit);
    this.redraw();
  }

  #zoom(frame: number): void {
    this.#zoomed = frame;
    this.#draw();
    // Its callers stay in reach above it.
    this.panel.stage.scrollTop = Math.max(0, (this.#tree.depths[frame] ?? 0) - 2) * this.#rowHeight;
    this.#show(frame, true);
  }

  #reset(): void {
    this.panel.search.value = '';
    this.#search('');
    this.#zoom(0);
    this.#pointed = document.activeElement === this.panel.stage;
  }

  /** Goes to the next of the frames found, those that took most first. */
  #visit(step: 1 | -1): void {
    const frames = this.#found?.frames ?? [];
    if (frames.length === 0) return;
    this.#visited = (this.#visited + step + frames.length) % frames.length;
    const frame = frames[this.#visited] ?? 0;
    const isDrawn = this.#rows.some((row) => row.some((box) => box.frame === frame && box.width >= 24));
    if (isDrawn) this.#show(frame, true);
    else this.#zoom(frame);
  }

  #search(text: string): void {
    this.#found = search(this.#tree, text);
    this.#visited = -1;
    this.panel.found.textContent = this.#found === undefined ? '' : this.#inWords(this.#found);
    this.redraw();
  }

  #inWords({ functionCount, baseline, candidate }: Found): string {
    if (functionCount === 0) return 'nothing found';
    const { unit } = this.#tree.header;
    const whole = this.#tree.candidate[0] ?? 0;
    const part = whole > 0 ? `, ${share(candidate / whole)}` : '';
    return `${count(functionCount, 'function')}${part}: ${measured(baseline, unit)} → ${measured(candidate, unit)}${perWork(unit)}`;
  }

  /** Shows a frame in the line below, and aloud where a key or a tap has chosen it. */
  #show(frame: number, chosen: boolean): void {
    this.#focused = frame;
    this.#pointed = true;
    const detail = detailOf(this.#tree, frame);
    fillDetail(this.panel.detail, detail, this.#tree.header);
    if (chosen) {
      this.panel.status.textContent = detail.sentence;
      this.#scrollTo(frame);
    }
    this.redraw();
  }

  #scrollTo(frame: number): void {
    const { stage } = this.panel;
    const top = (this.#tree.depths[frame] ?? 0) * this.#rowHeight;
    if (top < stage.scrollTop) stage.scrollTop = top;
    const below = top + 2 * this.#rowHeight - stage.clientHeight;
    if (below > stage.scrollTop) stage.scrollTop = below;
  }

  #draw(): void {
    const { stage, rows, canvas } = this.panel;
    const palette = paletteOf(stage);
    this.#rowHeight = Number.parseFloat(getComputedStyle(stage).getPropertyValue('--row')) || 18;
    this.#rows = layOut(this.#tree, this.#view, this.#zoomed, stage.clientWidth);
    const height = this.#rows.length * this.#rowHeight;
    rows.style.height = `${height}px`;
    // Zoomed in, it keeps its height: what is below it on the page must not jump.
    if (this.#zoomed === 0) stage.style.height = `${height}px`;
    canvas.style.height = `${Math.min(height, stage.clientHeight)}px`;
    const found = this.#found;
    const { depths, functions } = this.#tree;
    const level = depths[this.#zoomed] ?? 0;
    draw(
      canvas,
      {
        rows: this.#rows,
        rowHeight: this.#rowHeight,
        scrolled: stage.scrollTop,
        color: colorsOf(this.#tree, this.#view, palette),
        label: (frame) => this.#label(frame),
        isCaller: (frame) => (depths[frame] ?? 0) < level,
        matches: found && ((frame) => frame !== 0 && found.functions[functions[frame] ?? 0] === true),
        focused: this.#pointed ? this.#focused : undefined,
      },
      palette,
    );
  }

  #label(frame: number): string {
    const index = this.#tree.functions[frame] ?? 0;
    const name = this.#labels.get(index) ?? shortNames(nameOf(this.#tree, frame));
    if (frame !== 0) this.#labels.set(index, name);
    if (this.#view !== 'difference') return name;
    const { baseline, candidate, header, greatestDifference } = this.#tree;
    const [before, after] = [baseline[frame] ?? 0, candidate[frame] ?? 0];
    return Math.abs(after - before) < greatestDifference * 0.01
      ? name
      : `${name} ${measuredDifference(before, after, header.unit)}`;
  }
}
