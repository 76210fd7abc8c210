import { UNPRINTABLE } from '../system/text.ts';

/** Makes text from profiles, servers and files harmless where it is shown: it renders as that text and nothing else. */

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A name on one line, its invisible characters spelt out as Go does: `\n`, `\u202e`. */
export function visible(text: string): string {
  return text.replace(UNPRINTABLE, (character) => NAMED[character] ?? codePoint(character));
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/** A sentence on one line: line breaks and tabs become single spaces, other invisible characters are spelt out. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim());
}

/** At most `length` characters, cut in the middle because both ends of a Go name tell it from others. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = Math.ceil((length - 1) * 0.6);
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - (length - 1 - head)).join('')}`;
}

/** For HTML text and for attribute values in double quotes. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A name as code in GitHub Markdown, also inside a table; GitHub neither mentions nor links in code. Where backticks
 * cannot hold it, it is a code element with every punctuation character as an entity.
 */
export function markdownCode(text: string): string {
  const name = visible(text);
  if (name === '') return '`""`';
  if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
  return codeElement(text);
}

/** The same where Markdown is not read, such as in the title of a folded part. */
export function codeElement(text: string): string {
  return `<code>${entities(visible(text))}</code>`;
}

function entities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// What GitHub turns into mentions, references, links, emoji or formulas: such a word is set as code.
const TURNED_INTO_LINKS =
  /[@#$]|:\/\/|www\.|(?<![0-9a-z])(?:GH-\d|GHSA-|CVE-\d)|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;

// A list, a rule or a heading, where a line begins with it; all others that begin a block are always escaped.
const BEGINS_BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+ *$))/;

/** A sentence as GitHub Markdown, on one line, also inside a table or as a block of its own. */
export function markdownText(text: string): string {
  return sentenceWith(text, markdownCode);
}

/** The same where Markdown is not read, such as in the title of a folded part: GitHub mentions and links there, too. */
export function titleText(text: string): string {
  return sentenceWith(text, codeElement);
}

function sentenceWith(text: string, code: Rewrite): string {
  const line = oneLine(text);
  const [start] = BEGINS_BLOCK.exec(line) ?? [];
  const prose = (words: string) => proseWith(words, code);
  if (start === undefined) return codeAndProse(line, code, prose);
  const mark = entities(line.charAt(start.length));
  return `${start}${mark}${codeAndProse(line.slice(start.length + 1), code, prose)}`;
}

type Rewrite = (text: string) => string;

/** Our sentences set names in backticks; what stands between a pair of them goes to `code`, the rest to `prose`. */
export function codeAndProse(text: string, code: Rewrite, prose: Rewrite): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? code(part.slice(1, -1)) : prose(part)))
    .join('');
}

function proseWith(text: string, code: Rewrite): string {
  return text
    .split(' ')
    .map((word) => wordWith(word, code))
    .join(' ')
    .replace(/(\d) %/g, '$1\u00a0%');
}

function wordWith(word: string, code: Rewrite): string {
  if (TURNED_INTO_LINKS.test(word)) {
    const name = word.replace(/[,.;]+$/, '');
    return code(name) + word.slice(name.length);
  }
  // Only what Markdown would read as markup, so that plain sentences stay readable in their source.
  return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** One argument for `sh`, quoted only where it must be. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

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
