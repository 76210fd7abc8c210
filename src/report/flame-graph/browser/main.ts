import { measuredDifference, type Quantity, quantityOf } from '../../../system/quantities.ts';
import { capitalized, change, count, share, shortNames } from '../../format.ts';
import {
  type Box,
  calleesOf,
  colorOf,
  type FlameView,
  frameName,
  layOut,
  type SearchResult,
  SMALL,
  search,
  type Tree,
  treeOf,
  widthsOf,
} from './tree.ts';

/** Turns the packed flame graphs of the page into figures that readers can search and zoom. */

/** Makes an element with attributes and children. Strings are inserted as text nodes and never as HTML. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** Returns words such as ` per request` for a quantity that is counted per request; an empty text for a quantity that is a total. */
function perWork({ per }: Quantity): string {
  return per === undefined ? '' : ` per ${per}`;
}

let figures = 0;
/** The width of the drawing in SVG units. The page stretches the drawing to the width of the window. */
const WIDTH = 1_000;
/** A frame shows its name only if it has at least this width in pixels. */
const LEAST_LABEL = 24;

/** One flame graph on the page: its state, and its reactions to clicks, keys and searches. */
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
  readonly #key = element('ul', { class: 'key' });
  readonly #detail = element('div', { class: 'flame-detail' });
  /** Announces the chosen frame to screen readers. */
  readonly #status = element('p', { class: 'hidden', 'aria-live': 'polite' });
  readonly #rowsBox = element('div', { class: 'flame-rows', 'aria-hidden': 'true' });
  /** The element around the frames, which scrolls and takes the focus. */
  readonly #stage: HTMLElement;
  readonly #tree: Tree;
  #view: FlameView;
  #zoomed = 0;
  #focused: number | undefined;
  #matches: SearchResult | undefined;
  /** The elements of the drawn frames, row by row. */
  readonly #drawn = new Map<number, HTMLElement>();

  constructor(tree: Tree, label: string) {
    this.#tree = tree;
    const { header, baseline, candidate } = tree;
    const [before = 0, after = 0] = [baseline[0], candidate[0]];
    const views: [FlameView, string, number][] = [
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
      input.addEventListener('change', () => {
        this.#view = view;
        this.#draw();
      });
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
    this.#fillDetail(0);
    this.#draw();
    this.#listen();
  }

  /** Says how many frames were merged to keep the page small. */
  get merged(): string {
    const { merged } = this.#tree.header;
    if (merged === undefined) return '';
    const below = `${Number((merged.below * 100).toPrecision(1))} %`;
    return `To keep this page small, ${count(merged.frames, 'frame')} below ${below} each are merged into frames called (others). The totals stay the same.`;
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
    stage.addEventListener('pointermove', (event) => {
      const frame = event.pointerType === 'mouse' ? frameUnder(event) : undefined;
      if (frame !== undefined && frame !== this.#focused) this.#show(frame, false);
    });
    // A mouse pointer shows the numbers of a frame before the reader clicks. On a touch screen, the first tap shows the numbers and the
    // second tap zooms.
    stage.addEventListener('click', (event) => {
      const frame = frameUnder(event);
      if (frame === undefined) return;
      const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
      if (isTouch && this.#focused !== frame) this.#show(frame, true);
      else this.#zoom(frame);
    });
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

  /** Returns the next drawn frame on the same row, or the frame itself at the end of the row. */
  #neighbor(frame: number, step: 1 | -1): number {
    const { depths } = this.#tree.header;
    const row = [...this.#drawn.keys()].filter((one) => depths[one] === depths[frame]);
    return row[row.indexOf(frame) + step] ?? frame;
  }

  #zoom(frame: number): void {
    this.#zoomed = frame;
    this.#draw();
    const { offsetTop = 0, offsetHeight = 0 } = this.#drawn.get(frame) ?? {};
    // Leave room above the zoomed frame, so that readers can still click its callers.
    this.#stage.scrollTop = offsetTop - 2 * offsetHeight;
    this.#show(frame, true);
  }

  #reset(): void {
    this.#search('');
    this.#zoom(0);
  }

  #search(text: string): void {
    if (text === '') this.search.value = '';
    const found = search(this.#tree, text);
    this.#matches = found;
    const quantity = quantityOf(this.#tree.header.unit);
    this.#found.textContent = found
      ? `${count(found.functionCount, 'function')}, ${share(found.candidate / (this.#tree.candidate[0] || 1))}: ${quantity.format(found.baseline)} → ${quantity.format(found.candidate)}${perWork(quantity)}`
      : '';
    this.#mark();
  }

  /** Shows the numbers of a frame below the graph, and announces them if a key or a tap chose the frame. */
  #show(frame: number, chosen: boolean): void {
    this.#drawn.get(this.#focused ?? frame)?.classList.remove('focused');
    this.#focused = frame;
    const [sentence, drawn] = [this.#fillDetail(frame), this.#drawn.get(frame)];
    drawn?.classList.add('focused');
    if (!chosen) return;
    this.#status.textContent = sentence;
    const stage = this.#stage;
    const { offsetTop = 0, offsetHeight = 0 } = drawn ?? {};
    const below = offsetTop + 2 * offsetHeight - stage.clientHeight;
    stage.scrollTop = Math.max(below, Math.min(offsetTop, stage.scrollTop));
  }

  /** Explains the colors. */
  #fillKey(): void {
    const per = perWork(quantityOf(this.#tree.header.unit));
    const isDifference = this.#view === 'difference';
    const colors: Readonly<Record<string, string>> = isDifference
      ? { less: 'less than before', none: 'the same', more: 'more than before' }
      : { own: 'this module', packages: 'other packages', runtime: 'Go runtime' };
    const note = isDifference
      ? `Color: difference${per} in absolute units. Width: the larger of both sides.`
      : `Width: what a frame took${per}, with everything it calls; both sides on one scale.`;
    const entries = Object.entries(colors).map(([color, text]) =>
      element('li', {}, element('i', { class: `swatch ${color}`, 'aria-hidden': 'true' }), text),
    );
    this.#key.replaceChildren(...entries, element('li', { class: 'small' }, note));
  }

  /** Shows the numbers of a frame, and returns them as a sentence. */
  #fillDetail(frame: number): string {
    const tree = this.#tree;
    const { baseline, candidate } = tree.header;
    const quantity = quantityOf(tree.header.unit);
    const number = (tag: 'th' | 'td', text: string) => element(tag, { class: 'n' }, text);
    const line = (before: number, after: number): string[] => {
      const relative = before > 0 && before !== after ? ` (${change((after - before) / before, 1)})` : '';
      const difference = before === after ? 'none' : measuredDifference(before, after, quantity) + relative;
      const whole = tree.candidate[0] || 1;
      return [quantity.format(before), quantity.format(after), difference, share(after / whole)];
    };
    const all = line(tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0);
    const own = line(tree.header.baselineOwn[frame] ?? 0, tree.header.candidateOwn[frame] ?? 0);
    const row = (name: string, cells: string[]) =>
      element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map((cell) => number('td', cell)));
    const titles = [baseline, candidate, 'difference', 'of all'].map((title) => number('th', title));
    const head = element('tr', {}, element('th', {}, perWork(quantity).trim()), ...titles);
    const name = frameName(tree, frame);
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
    this.#fillKey();
    this.#drawn.clear();
    const rows = layOut(this.#tree, this.#view, this.#zoomed, WIDTH);
    const drawn = document.createDocumentFragment();
    for (const [row, boxes] of rows.entries()) for (const box of boxes) drawn.append(this.#frame(box, row));
    this.#rowsBox.replaceChildren(drawn);
    const height = `calc(${rows.length} * var(--row))`;
    this.#rowsBox.style.height = height;
    // Keep the height of the graph while the reader has zoomed in, so that the page below does not jump.
    if (this.#zoomed === 0) this.#stage.style.height = height;
    this.#drawn.get(this.#focused ?? -1)?.classList.add('focused');
    this.#mark();
  }

  /** Draws a frame, or one block for several neighboring frames that are each too narrow to draw. */
  #frame({ frame, x, width }: Box, row: number): HTMLElement {
    const isSmall = frame === SMALL;
    // A click on a caller of the zoomed frame zooms out to that caller.
    const isCaller = row < (this.#tree.header.depths[this.#zoomed] ?? 0);
    const label = isSmall || width < LEAST_LABEL ? '' : shortNames(frameName(this.#tree, frame));
    const drawn = element('div', { class: `frame${isSmall ? ' faded' : isCaller ? ' caller' : ''}` }, label);
    drawn.style.top = `calc(${row} * var(--row))`;
    drawn.style.left = `${(100 * x) / WIDTH}%`;
    // Separate neighboring frames by a gap if they are wide enough.
    drawn.style.width = `calc(${(100 * width) / WIDTH}% - ${width > 3 ? 1 : 0}px)`;
    if (isSmall) return drawn;
    drawn.style.background = colorOf(this.#tree, this.#view, frame);
    drawn.dataset['frame'] = String(frame);
    this.#drawn.set(frame, drawn);
    return drawn;
  }

  /** Shows the result of a search. */
  #mark(): void {
    const found = this.#matches;
    for (const [frame, { classList }] of this.#drawn) {
      const matches = frame !== 0 && found?.functions[this.#tree.header.functions[frame] ?? 0] === true;
      classList.toggle('matched', matches);
      classList.toggle('faded', found !== undefined && !matches);
    }
  }
}

/** Returns the frame under the pointer; undefined if the pointer is not on a frame. */
function frameUnder({ target }: Event): number | undefined {
  const frame = target instanceof HTMLElement ? target.dataset['frame'] : undefined;
  return frame === undefined ? undefined : Number(frame);
}

async function unpackFlameGraph(data: Element): Promise<Tree> {
  const text = atob((data.textContent ?? '').trim());
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return treeOf(await new Response(stream).json());
}

async function startFlameGraphs(place: Element): Promise<void> {
  const sources = [...place.querySelectorAll('script[type="application/gzip"]')];
  const labels = sources.map((source) => source.getAttribute('data-label') ?? '');
  const known = new Map<number, Figure>();
  const body = element('div', { class: 'flame-body' });
  const note = element('p', { class: 'note' });
  const show = async (index: number): Promise<void> => {
    const source = sources[index];
    if (source === undefined) return;
    const figure = known.get(index) ?? new Figure(await unpackFlameGraph(source), labels[index] ?? '');
    known.set(index, figure);
    body.replaceChildren(...figure.parts);
    note.textContent = figure.merged;
  };
  await show(0);
  const options = labels.map((label, i) => element('option', { value: String(i) }, label));
  const choose = element('select', { 'aria-label': 'Flame graph' }, ...options);
  choose.addEventListener('change', () => void show(Number(choose.value)));
  place.replaceChildren(...(sources.length > 1 ? [choose] : []), body, note);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    known.get(Number(choose.value))?.search.focus();
  });
}

for (const place of document.querySelectorAll('.flame')) {
  startFlameGraphs(place).catch((error: unknown) => {
    const off = place.querySelector('.flame-off');
    if (off !== null) off.textContent = `The flame graph cannot be drawn: ${String(error)}`;
  });
}
