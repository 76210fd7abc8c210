import { codeAndProse, html, shorten } from './escape.ts';

/** HTML that is safe to insert; only `h` and this file make it from data. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Insertable = string | number | Markup | undefined | false | readonly Insertable[];

/** Template literals of HTML: whatever is inserted is escaped, unless it is markup itself. */
export function h(parts: TemplateStringsArray, ...inserted: readonly Insertable[]): Markup {
  return new Markup(parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part));
}

function safe(value: Insertable): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return html(value);
  return typeof value === 'number' ? String(value) : value.map(safe).join('');
}

/** A sentence whose backticks set code. Percentages do not break over lines. */
export function sentence(text: string, most: number): Markup {
  const line = shorten(text.replace(/\s+/g, ' '), most);
  const words = (part: string) => html(part).replace(/(\d) %/g, '$1&nbsp;%');
  return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}

/**
 * A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
 * long names may break after a slash.
 */
export function goName(name: string, most: number): Markup {
  const ends = name.split(' → ');
  const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
  return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}

function oneName(name: string): Markup {
  const brackets = name.search(/[([]/);
  const slash = name.lastIndexOf('/', brackets === -1 ? undefined : brackets);
  if (slash === -1) return h`${name}`;
  const path = name.slice(0, slash + 1).split(/(?<=\/)/);
  return h`<span class="path">${path.map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}
