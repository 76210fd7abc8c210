import { shortNames } from '../../format.ts';
import type { FlameGraphHeader } from '../flame-graph/header.ts';
import { type Detail, perWork } from './detail.ts';
import { element } from './elements.ts';
import type { View } from './layout.ts';

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
    baseline: capital(header.baseline),
    candidate: capital(header.candidate),
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
