import { codeAndProse, html, shorten } from '../escape.ts';

/** HTML that is safe to insert; only `h` makes it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Insertable = string | number | Markup | undefined | false | readonly Insertable[];

/** Template literals of HTML: whatever is inserted is escaped, unless it is markup itself. */
export function h(parts: TemplateStringsArray, ...inserted: readonly Insertable[]): Markup {
  const text = parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part);
  return new Markup(text);
}

function safe(value: Insertable): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return html(value);
  if (typeof value === 'number') return String(value);
  return value.map(safe).join('');
}

/** A sentence whose backticks set code. Percentages do not break over lines. */
export function prose(text: string, most = 1_500): Markup {
  const line = shorten(text.replace(/\s+/g, ' ').trim(), most);
  const words = (part: string) => html(part).replace(/(\d) %/g, '$1&nbsp;%');
  return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}

const LONGEST_NAME = 240;

/**
 * A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
 * long names may break after a slash.
 */
export function goName(name: string): Markup {
  const ends = shorten(name, LONGEST_NAME).split(' → ');
  const [first, ...others] = ends.map(oneName);
  return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}

function oneName(name: string): Markup {
  const brackets = name.search(/[([]/);
  const slash = name.lastIndexOf('/', brackets === -1 ? undefined : brackets);
  if (slash === -1) return h`${name}`;
  const path = name.slice(0, slash + 1).split(/(?<=\/)/);
  return h`<span class="path">${path.map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}

/** A share of a width as an SVG percentage with two decimals. */
export function percent(fraction: number): string {
  const bounded = Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0;
  return `${Number((bounded * 100).toFixed(2))}%`;
}
