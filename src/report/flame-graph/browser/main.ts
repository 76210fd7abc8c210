import { capitalized, change, count, measured, measuredDifference, share, shortNames } from '../../format.ts';
import { colorsOf, draw, paletteOf } from './draw.ts';
import {
  type Box,
  boxAt,
  calleesOf,
  type Found,
  layOut,
  nameOf,
  SMALL,
  search,
  type Tree,
  treeOf,
  type View,
  widthsOf,
} from './tree.ts';

/** Turns the packed flame graphs of the page into figures that can be searched and zoomed. */

type Children = readonly (Node | string)[];

/** An element with attributes and children; text is only ever text. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** ` per request`; nothing for a unit that is not per anything. */
function perWork(unit: string): string {
  const work = unit.split('/')[1];
  return work === undefined ? '' : ` per ${work === 'op' ? 'operation' : work === 'sec' ? 'second' : work}`;
}

let figures = 0;

/** One flame graph: what is shown of it, and what a reader does to it. */
class Figure {
  readonly parts: readonly HTMLElement[];
  readonly search = element('input', {
    type: 'search',
    placeholder: 'Search functions',
    'aria-label': 'Search functions',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  readonly #found = element('p', { class: 'found', role: 'status' });
  readonly #key = element('ul', { class: 'key flame-key' });
  readonly #detail = element('div', { class: 'flame-detail' });
  /** For screen readers. */
  readonly #status = element('p', { class: 'hidden', 'aria-live': 'polite' });
  /** The canvas covers the visible part; `rowsBox` is as high as all rows. */
  readonly #canvas = element('canvas', { 'aria-hidden': 'true' });
  readonly #rowsBox = element('div', { class: 'flame-rows' }, this.#canvas);
  /** Scrolls, and takes the focus. */
  readonly #stage: HTMLElement;
  readonly #tree: Tree;
  #view: View;
  #zoomed = 0;
  #focused: number | undefined;
  #matches: Found | undefined;
  #rows: Box[][] = [];
  #rowHeight = 19;
  #asked = false;

  constructor(tree: Tree, label: string) {
    this.#tree = tree;
    const { header, baseline, candidate } = tree;
    const [before = 0, after = 0] = [baseline[0], candidate[0]];
    const views: [View, string, number][] = [
      ['difference', 'Difference', before * after],
      ['baseline', capitalized(header.baseline), before],
      ['candidate', capitalized(header.candidate), after],
    ];
    const shown = views.filter(([, , amount]) => amount > 0);
    this.#view = shown[0]?.[0] ?? 'candidate';
    const id = `flame-${++figures}`;
    const choices = shown.map(([view, name]) => {
      const input = element('input', { type: 'radio', name: id, value: view });
      input.checked = view === this.#view;
      input.addEventListener('change', () => this.#look(view));
      return element('label', {}, input, element('span', {}, name));
    });
    const help = 'Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.';
    const keys = element('p', { class: 'hidden', id: `${id}-keys` }, help);
    this.#stage = element(
      'div',
      {
        class: 'flame-stage',
        tabindex: '0',
        role: 'application',
        'aria-roledescription': 'flame graph',
        'aria-label': label,
        'aria-describedby': keys.id,
      },
      this.#rowsBox,
    );
    const reset = element('button', { type: 'button' }, 'Reset');
    reset.addEventListener('click', () => this.#reset());
    const legend = element('legend', { class: 'hidden' }, 'What is drawn');
    const choice = element('fieldset', { class: 'choice' }, legend, ...choices);
    const controls = element('div', { class: 'flame-controls' }, choice, this.search, reset);
    this.parts = [controls, this.#found, this.#key, this.#stage, keys, this.#detail, this.#status];
    this.#fillKey();
    this.#fillDetail(0);
    this.#listen();
  }

  /** Frames that were merged to keep the page small, in words. */
  get merged(): string {
    const { merged } = this.#tree.header;
    if (merged === undefined) return '';
    const below = `${Number((merged.below * 100).toPrecision(1))} %`;
    return `To keep this page small, ${count(merged.frames, 'frame')} below ${below} each are merged into frames called (others); no amount is lost.`;
  }

  /** Redraws once before the next frame of the browser, however often it is called. */
  redraw(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#draw();
    });
  }

  #listen(): void {
    const stage = this.#stage;
    this.search.addEventListener('input', () => this.#search(this.search.value));
    this.search.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.#search('');
      stage.focus();
    });
    stage.addEventListener('keydown', (event) => this.#keyDown(event));
    stage.addEventListener('focus', () => this.#show(this.#focused ?? this.#zoomed, true));
    stage.addEventListener('scroll', () => this.redraw(), { passive: true });
    stage.addEventListener('pointermove', (event) => {
      const box = event.pointerType === 'mouse' ? this.#boxUnder(event) : undefined;
      stage.style.cursor = box === undefined ? 'default' : 'pointer';
      if (box !== undefined && box.frame !== this.#focused) this.#show(box.frame, false);
    });
    // A mouse has shown the frame before it clicks; with a finger, the first tap shows it and the second zooms.
    stage.addEventListener('click', (event) => {
      const box = this.#boxUnder(event);
      if (box === undefined) return;
      const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
      if (isTouch && this.#focused !== box.frame) this.#show(box.frame, true);
      else this.#zoom(box.frame);
    });
    new ResizeObserver(() => this.redraw()).observe(stage);
  }

  #boxUnder(event: MouseEvent): Box | undefined {
    const stage = this.#stage;
    const { left, top } = stage.getBoundingClientRect();
    const row = Math.floor((event.clientY - top - stage.clientTop + stage.scrollTop) / this.#rowHeight);
    return boxAt(this.#rows[row], event.clientX - left - stage.clientLeft);
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frame = this.#focused ?? this.#zoomed;
    const keys = new Map<string, () => void>([
      ['ArrowUp', () => this.#show(this.#tree.parents[frame] ?? 0, true)],
      ['ArrowDown', () => this.#show(this.#widestCallee(frame) ?? frame, true)],
      ['ArrowLeft', () => this.#show(this.#neighbor(frame, -1), true)],
      ['ArrowRight', () => this.#show(this.#neighbor(frame, 1), true)],
      ['Enter', () => this.#zoom(frame)],
      ['Escape', () => this.#reset()],
    ]);
    const act = keys.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  #widestCallee(frame: number): number | undefined {
    const widths = widthsOf(this.#tree, this.#view);
    const width = (one: number) => widths[one] ?? 0;
    const [widest] = [...calleesOf(this.#tree, frame)].sort((a, b) => width(b) - width(a) || a - b);
    return widest !== undefined && width(widest) > 0 ? widest : undefined;
  }

  /** The next frame that is drawn on the same row, or the given one at its end. */
  #neighbor(frame: number, step: 1 | -1): number {
    const row = (this.#rows[this.#tree.header.depths[frame] ?? 0] ?? []).filter((box) => box.frame !== SMALL);
    const at = row.findIndex((box) => box.frame === frame);
    return (at === -1 ? row[0] : row[at + step])?.frame ?? frame;
  }

  #look(view: View): void {
    this.#view = view;
    this.#fillKey();
    this.redraw();
  }

  #zoom(frame: number): void {
    this.#zoomed = frame;
    this.#draw();
    // Its callers stay in reach above it.
    this.#stage.scrollTop = Math.max(0, (this.#tree.header.depths[frame] ?? 0) - 2) * this.#rowHeight;
    this.#show(frame, true);
  }

  #reset(): void {
    this.#search('');
    this.#zoom(0);
  }

  #search(text: string): void {
    if (text === '') this.search.value = '';
    this.#matches = search(this.#tree, text);
    const { functionCount, baseline, candidate } = this.#matches ?? {};
    const { unit } = this.#tree.header;
    this.#found.textContent =
      functionCount === undefined
        ? ''
        : `${count(functionCount, 'function')}, ${share((candidate ?? 0) / (this.#tree.candidate[0] || 1))}: ${measured(baseline ?? 0, unit)} → ${measured(candidate ?? 0, unit)}${perWork(unit)}`;
    this.redraw();
  }

  /** Shows a frame in the box below, and to screen readers if a key or a tap has chosen it. */
  #show(frame: number, chosen: boolean): void {
    this.#focused = frame;
    const sentence = this.#fillDetail(frame);
    if (chosen) {
      this.#status.textContent = sentence;
      const stage = this.#stage;
      const top = (this.#tree.header.depths[frame] ?? 0) * this.#rowHeight;
      const below = top + 2 * this.#rowHeight - stage.clientHeight;
      stage.scrollTop = Math.max(below, Math.min(top, stage.scrollTop));
    }
    this.redraw();
  }

  /** What the colors mean. */
  #fillKey(): void {
    const per = perWork(this.#tree.header.unit);
    const [colors, note] =
      this.#view === 'difference'
        ? [
            { less: 'less than before', none: 'the same', more: 'more than before' },
            `Color: difference${per} in absolute units. Width: the larger of both sides.`,
          ]
        : [
            { own: 'this module', packages: 'other packages', runtime: 'Go runtime' },
            `Width: what a frame took${per}, with all that it calls; both sides on one scale.`,
          ];
    const entries = Object.entries(colors).map(([color, text]) =>
      element('li', {}, element('i', { class: `swatch ${color}`, 'aria-hidden': 'true' }), text),
    );
    this.#key.replaceChildren(...entries, element('li', { class: 'small' }, note));
  }

  /** The frame in numbers; returns them as a sentence. */
  #fillDetail(frame: number): string {
    const tree = this.#tree;
    const { unit, baseline, candidate } = tree.header;
    const number = (tag: 'th' | 'td', text: string) => element(tag, { class: 'n' }, text);
    const line = (before: number, after: number): string[] => {
      const relative = before > 0 && before !== after ? ` (${change((after - before) / before, 1)})` : '';
      const difference = before === after ? 'none' : measuredDifference(before, after, unit) + relative;
      const whole = tree.candidate[0] || 1;
      return [measured(before, unit), measured(after, unit), difference, share(after / whole)];
    };
    const all = line(tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0);
    const own = line(tree.header.baselineOwn[frame] ?? 0, tree.header.candidateOwn[frame] ?? 0);
    const row = (name: string, cells: string[]) =>
      element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map((cell) => number('td', cell)));
    const titles = [baseline, candidate, 'difference', 'of all'].map((title) => number('th', title));
    const head = element('tr', {}, element('th', {}, perWork(unit).trim()), ...titles);
    const name = nameOf(tree, frame);
    const short = shortNames(name);
    const full = short === name ? [] : [element('span', { class: 'small' }, name)];
    this.#detail.replaceChildren(
      element('p', { class: 'flame-name' }, element('code', {}, short), ...full),
      element('table', {}, element('thead', {}, head), row('with callees', all), row('by itself', own)),
    );
    const [before, after, difference, part] = all;
    return `${name}: with callees ${before} ${baseline}, ${after} ${candidate}, ${difference}, ${part} of all.`;
  }

  #draw(): void {
    const stage = this.#stage;
    const palette = paletteOf(stage);
    this.#rowHeight = Number.parseFloat(getComputedStyle(stage).getPropertyValue('--row')) || 18;
    this.#rows = layOut(this.#tree, this.#view, this.#zoomed, stage.clientWidth);
    const height = this.#rows.length * this.#rowHeight;
    this.#rowsBox.style.height = `${height}px`;
    // Zoomed in, it keeps its height: what is below it on the page must not jump.
    if (this.#zoomed === 0) stage.style.height = `${height}px`;
    this.#canvas.style.height = `${Math.min(height, stage.clientHeight)}px`;
    const found = this.#matches;
    const { depths, functions } = this.#tree.header;
    const level = depths[this.#zoomed] ?? 0;
    const drawing = {
      rows: this.#rows,
      rowHeight: this.#rowHeight,
      scrolled: stage.scrollTop,
      color: colorsOf(this.#tree, this.#view, palette),
      label: (frame: number) => shortNames(nameOf(this.#tree, frame)),
      isCaller: (frame: number) => (depths[frame] ?? 0) < level,
      matches: found && ((frame: number) => frame !== 0 && found.functions[functions[frame] ?? 0] === true),
      focused: this.#focused,
    };
    draw(this.#canvas, drawing, palette);
  }
}

async function unpack(data: Element): Promise<Tree> {
  const text = atob((data.textContent ?? '').trim());
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return treeOf(await new Response(stream).json());
}

async function start(place: Element): Promise<void> {
  const sources = [...place.querySelectorAll('script[type="application/gzip"]')];
  const labels = sources.map((source) => source.getAttribute('data-label') ?? '');
  const known = new Map<number, Figure>();
  const body = element('div', { class: 'flame-body' });
  const note = element('p', { class: 'note' });
  const show = async (index: number): Promise<void> => {
    const source = sources[index];
    if (source === undefined) return;
    const figure = known.get(index) ?? new Figure(await unpack(source), labels[index] ?? '');
    known.set(index, figure);
    body.replaceChildren(...figure.parts);
    note.textContent = figure.merged;
    figure.redraw();
  };
  await show(0);
  const options = labels.map((label, i) => element('option', { value: String(i) }, label));
  const choose = element('select', { 'aria-label': 'Flame graph' }, ...options);
  choose.addEventListener('change', () => void show(Number(choose.value)));
  place.replaceChildren(...(sources.length > 1 ? [choose] : []), body, note);
  const current = () => known.get(Number(choose.value));
  for (const query of ['(prefers-color-scheme: dark)', '(max-width: 46rem)'])
    matchMedia(query).addEventListener('change', () => current()?.redraw());
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    current()?.search.focus();
  });
}

for (const place of document.querySelectorAll('.flame')) {
  start(place).catch((error: unknown) => {
    const off = place.querySelector('.flame-off');
    if (off !== null) off.textContent = `The flame graph cannot be drawn: ${String(error)}`;
  });
}
