import { count } from '../../format.ts';
import type { FlameGraphHeader } from '../flame-graph/header.ts';
import { element } from './elements.ts';
import { FlameGraphFigure } from './flame-graph.ts';
import { decode, type Tree } from './tree.ts';

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
