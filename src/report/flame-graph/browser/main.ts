import { capitalized, change, count, measured, measuredDifference, share, shortNames } from '../../format.ts';
import { colorsOf, draw, paletteOf } from './draw.ts';
import {
  type Box,
  boxAt,
  calleesOf,
  decode,
  type FlameGraphHeader,
  type Found,
  layOut,
  nameOf,
  SMALL,
  search,
  type Tree,
  type View,
  widthsOf,
} from './tree.ts';

/** Turns the packed flame graphs of the page into figures that can be searched and zoomed. */

/** An element with a class, attributes and children; text is only ever text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** What is said about one frame, as cells of a table and as one sentence. */
export interface Detail {
  readonly name: string;
  readonly rows: readonly DetailRow[];
  readonly sentence: string;
}

export interface DetailRow {
  /** `with callees` or `by itself`. */
  readonly what: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly difference: string;
  /** The same as a share of the baseline's amount: `(−3.7 %)`; empty for none. */
  readonly relative: string;
  /** Of all, on the candidate's side, or on the only one that there is. */
  readonly share: string;
}

export function detailOf(tree: Tree, frame: number): Detail {
  const { header, depths } = tree;
  const name = nameOf(tree, frame);
  const rows = [
    row(tree, 'with callees', tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0),
    row(tree, 'by itself', tree.baselineOwn[frame] ?? 0, tree.candidateOwn[frame] ?? 0),
  ];
  const said = rows.map(
    (one) =>
      `${one.what} ${one.baseline} ${header.baseline}, ${one.candidate} ${header.candidate}, ${one.difference} ${one.relative}, ${one.share} of all`,
  );
  const callees = [...calleesOf(tree, frame)].length;
  const place = `level ${depths[frame] ?? 0}, ${callees} ${callees === 1 ? 'callee' : 'callees'}`;
  return { name, rows, sentence: `${name}: ${said.join('; ')}; ${place}.` };
}

function row({ header, baseline, candidate }: Tree, what: string, before: number, after: number): DetailRow {
  const { unit } = header;
  const [allBefore, allAfter] = [baseline[0] ?? 0, candidate[0] ?? 0];
  return {
    what,
    baseline: measured(before, unit),
    candidate: measured(after, unit),
    difference: before === after ? 'none' : measuredDifference(before, after, unit),
    relative: before > 0 && before !== after ? `(${change((after - before) / before, 1)})` : '',
    share: allAfter > 0 ? share(after / allAfter) : share(allBefore > 0 ? before / allBefore : 0),
  };
}

/** ` per request`, or nothing for what is no amount per anything. */
export function perWork(unit: string): string {
  const work = unit.split('/')[1];
  const words: Readonly<Record<string, string>> = { op: 'operation', sec: 'second' };
  return work === undefined ? '' : ` per ${Object.hasOwn(words, work) ? words[work] : work}`;
}

/** The parts of a flame graph's figure. */
export interface Panel {
  readonly views: readonly HTMLInputElement[];
  readonly search: HTMLInputElement;
  readonly found: HTMLElement;
  readonly zoomIn: HTMLButtonElement;
  readonly reset: HTMLButtonElement;
  /** Scrolls; holds the canvas, and takes the focus. */
  readonly stage: HTMLElement;
  /** As high as all rows; the canvas keeps to the part of it that can be seen. */
  readonly rows: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly key: HTMLElement;
  readonly detail: HTMLElement;
  /** Read aloud. */
  readonly status: HTMLElement;
  readonly all: readonly HTMLElement[];
}

let panels = 0;

/** Builds the controls, the stage and the line below it. `views` are those that there is something to show in. */
export function buildPanel(header: FlameGraphHeader, views: readonly View[], label: string): Panel {
  const id = `flame-${++panels}`;
  const names: Readonly<Record<View, string>> = {
    difference: 'Difference',
    baseline: capitalized(header.baseline),
    candidate: capitalized(header.candidate),
  };
  const inputs = views.map((view, i) =>
    element('input', { type: 'radio', name: id, value: view, ...(i === 0 && { checked: '' }) }),
  );
  const search = element('input', {
    type: 'search',
    placeholder: 'Search functions',
    'aria-label': 'Search functions',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const found = element('p', { class: 'found', role: 'status' });
  const zoomIn = element('button', { type: 'button' }, 'Zoom in');
  const reset = element('button', { type: 'button' }, 'Reset');
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const rows = element('div', { class: 'flame-rows' }, canvas);
  const keys = element(
    'p',
    { class: 'hidden', id: `${id}-keys` },
    'Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.',
  );
  const stage = element(
    'div',
    {
      class: 'flame-stage',
      tabindex: '0',
      role: 'application',
      'aria-roledescription': 'flame graph',
      'aria-label': label,
      'aria-describedby': keys.id,
    },
    rows,
  );
  const key = element('ul', { class: 'key flame-key' });
  const detail = element('div', { class: 'flame-detail' });
  const status = element('p', { class: 'hidden', 'aria-live': 'polite' });
  const choice = element(
    'fieldset',
    { class: 'choice' },
    element('legend', { class: 'hidden' }, 'What is drawn'),
    ...inputs.map((input) => element('label', {}, input, element('span', {}, names[input.value as View]))),
  );
  const controls = element(
    'div',
    { class: 'flame-controls' },
    choice,
    search,
    element('div', { class: 'flame-buttons' }, zoomIn, reset),
  );
  return {
    views: inputs,
    search,
    found,
    zoomIn,
    reset,
    stage,
    rows,
    canvas,
    key,
    detail,
    status,
    all: [controls, found, key, stage, keys, detail, status],
  };
}

/** A line for each thing that a colour stands for. */
export function fillKey(key: HTMLElement, view: View, unit: string): void {
  const entry = (kind: string, text: string) =>
    element('li', {}, element('i', { class: `swatch ${kind}`, 'aria-hidden': 'true' }), text);
  const note = (text: string) => element('li', { class: 'small' }, text);
  const entries =
    view === 'difference'
      ? [
          entry('less', 'less than before'),
          entry('none', 'the same'),
          entry('more', 'more than before'),
          note(
            `Colour: difference${perWork(unit)} in absolute units. Width: the larger of both sides, so nothing is hidden.`,
          ),
        ]
      : [
          entry('own', 'this module'),
          entry('packages', 'other packages'),
          entry('runtime', 'Go runtime'),
          note(`Width: what a frame took${perWork(unit)}, with all that it calls; both sides on one scale.`),
        ];
  key.replaceChildren(...entries);
}

/** The frame in words and numbers. */
export function fillDetail(place: HTMLElement, { name, rows }: Detail, header: FlameGraphHeader): void {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text) => element(tag, { class: 'n' }, text));
  const per = perWork(header.unit).trim();
  const head = [header.baseline, header.candidate, 'difference', 'of all'];
  const short = shortNames(name);
  place.replaceChildren(
    element(
      'p',
      { class: 'flame-name' },
      element('code', {}, short),
      ...(short === name ? [] : [full(name)]),
    ),
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, element('th', {}, per), ...cells('th', head))),
      element(
        'tbody',
        {},
        ...rows.map(({ what, baseline, candidate, difference, relative, share }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, what),
            ...cells('td', [baseline, candidate]),
            element('td', { class: 'n' }, difference, ' ', element('span', { class: 'relative' }, relative)),
            ...cells('td', [share]),
          ),
        ),
      ),
    ),
  );
}

function full(name: string): HTMLElement {
  return element('span', { class: 'small' }, name);
}

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

/** Turns the packed flame graphs of the page into figures that can be searched and zoomed. */

async function unpack(data: Element): Promise<Tree> {
  const text = atob((data.textContent ?? '').trim());
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return decode(new Uint8Array(await new Response(stream).arrayBuffer()));
}

function mergedInWords({ merged }: FlameGraphHeader): string {
  if (merged === undefined) return '';
  const below = `${Number((merged.below * 100).toPrecision(1))} %`;
  return `To keep this page small, ${count(merged.frames, 'frame')} that took less than ${below} of all each are merged into frames called (others), with all that they call; no amount is lost. The profiles themselves have them.`;
}

async function start(place: Element): Promise<void> {
  const sources = [...place.querySelectorAll('script[type="application/gzip"]')];
  const figures = new Map<number, FlameGraphFigure>();
  const body = element('div', { class: 'flame-body' });
  const note = element('p', { class: 'note' });
  const show = async (index: number): Promise<void> => {
    const source = sources[index];
    if (source === undefined) return;
    const label = source.getAttribute('data-label') ?? '';
    const figure = figures.get(index) ?? new FlameGraphFigure(await unpack(source), label);
    figures.set(index, figure);
    body.replaceChildren(...figure.panel.all);
    note.textContent = mergedInWords(figure.header);
    figure.redraw();
  };
  await show(0);
  const choose = element(
    'select',
    { 'aria-label': 'Flame graph' },
    ...sources.map((source, i) =>
      element('option', { value: String(i) }, source.getAttribute('data-label') ?? ''),
    ),
  );
  choose.addEventListener('change', () => void show(Number(choose.value)));
  place.replaceChildren(...(sources.length > 1 ? [choose] : []), body, note);
  const redraw = () => figures.get(Number(choose.value))?.redraw();
  for (const query of ['(prefers-color-scheme: dark)', '(max-width: 46rem)']) {
    matchMedia(query).addEventListener('change', redraw);
  }
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    figures.get(Number(choose.value))?.panel.search.focus();
  });
}

for (const place of document.querySelectorAll('.flame')) {
  start(place).catch((error: unknown) => {
    const off = place.querySelector('.flame-off');
    if (off !== null) off.textContent = `The flame graph cannot be drawn: ${String(error)}`;
  });
}
