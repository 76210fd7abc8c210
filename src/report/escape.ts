import { UNPRINTABLE } from '../system/text.ts';

/**
 * Makes text from profiles, servers and files harmless in each output: HTML, GitHub Markdown and the terminal.
 *
 * Everyone who chooses the name of a function, a host or a file can put text into a report. Each escaping function takes an untrusted text
 * and returns text that renders as exactly the characters of the untrusted text. For example, a function with the name
 * `<img src=x onerror=alert(1)>` appears on the page under exactly this name:
 *
 *     h`<td>${name}</td>`     // <td>&#60;img src=x onerror=alert(1)&#62;</td>
 *     markdownCode(name)      // a code element in which every punctuation character is an entity
 *     visible('a\u202eb')     // 'a\\u202eb', so that nothing can reverse the direction of the text
 */

const ESCAPED_CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns a name on one line. Invisible characters in the name are replaced by Go's escapes, such as `\n` and `\u202e`. */
export function visible(text: string): string {
  return text.replace(UNPRINTABLE, (character) => ESCAPED_CONTROLS[character] ?? codePoint(character));
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/**
 * Returns a sentence on one line. Line breaks and tabs become single spaces; all other invisible characters become escapes such as
 * `\u202e`.
 */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim());
}

/**
 * Shortens a text to at most `length` characters. The text is cut in the middle, because the beginning and the end of a Go name both help
 * to tell functions apart.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = Math.ceil((length - 1) * 0.6);
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - (length - 1 - head)).join('')}`;
}

/** Escapes a text for HTML, and for attribute values in double quotes. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Returns a name as code in GitHub Markdown, also inside a table. GitHub turns no text in code into mentions or links. A name that cannot
 * be written between backticks becomes a code element, in which every punctuation character is an entity.
 */
export function markdownCode(text: string): string {
  const name = visible(text);
  if (name === '') return '`""`';
  if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
  return codeElement(text);
}

/** Returns a name as code for places where GitHub does not read Markdown, such as the title of a folded part. */
export function codeElement(text: string): string {
  return `<code>${entities(visible(text))}</code>`;
}

function entities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// Matches words that GitHub would turn into mentions, references, links, emoji or formulas. The matched words are shown as code.
const TURNED_INTO_LINKS =
  /[@#$]|:\/\/|www\.|(?<![0-9a-z])(?:GH-\d|GHSA-|CVE-\d)|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;

// Matches characters at the beginning of a line that begin a list, a rule or a heading. Other characters that can begin a block of
// Markdown, such as `>`, are escaped everywhere.
const BEGINS_BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+ *$))/;

/** Returns a sentence as GitHub Markdown on one line, also for a table cell or a block. */
export function markdownText(text: string): string {
  return sentenceWith(text, markdownCode);
}

/**
 * Returns a sentence for places where GitHub does not read Markdown, such as the title of a folded part. GitHub also makes mentions and
 * links in titles of folded parts.
 */
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

/** Rewrites a sentence in which names stand in backticks: `code` rewrites each name, and `prose` rewrites the text between names. */
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
    const name = word.replace(/(?<![,.;])[,.;]+$/, '');
    return code(name) + word.slice(name.length);
  }
  // Escape only characters that can be Markdown markup, so that plain sentences stay readable in the source.
  return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** HTML that is safe to insert into the page. Only the tag `h` and the functions in this file turn data into such HTML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values that `h` can insert. For undefined and false, `h` inserts nothing. */
export type Insertable = string | number | Markup | undefined | false | readonly Insertable[];

/** Builds HTML from a template literal. The template tag escapes every inserted value that is not `Markup`. */
export function h(parts: TemplateStringsArray, ...inserted: readonly Insertable[]): Markup {
  return new Markup(parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part));
}

function safe(value: Insertable): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return html(value);
  return typeof value === 'number' ? String(value) : value.map(safe).join('');
}

/** Returns a sentence as HTML: backticks become code elements, and percentages do not break over lines. */
export function sentenceMarkup(text: string, most: number): Markup {
  const line = shorten(text.replace(/\s+/g, ' '), most);
  const words = (part: string) => html(part).replace(/(\d) %/g, '$1&nbsp;%');
  return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}

/**
 * Returns a Go name, or a call edge `caller → callee`, as HTML. The import path is shown less prominently than the rest of the name,
 * because most functions of a program differ only in that rest. Long names may break after a slash.
 */
export function goName(name: string, most: number): Markup {
  const ends = name.split(' → ');
  const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
  return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}

function oneName(name: string): Markup {
  // The slash of a sub-benchmark does not end an import path: `codec.BenchmarkDecode/large`.
  const brackets = name.search(/[([]|\.Benchmark/);
  const slash = name.lastIndexOf('/', brackets === -1 ? undefined : brackets);
  const words = breakable(name.slice(slash + 1));
  return slash === -1
    ? words
    : h`<span class="path">${breakable(name.slice(0, slash + 1))}<wbr></span>${words}`;
}

/**
 * Marks the places at which a browser may break a long name: after a slash, a dot, an underscore or a word of a camel-case name. Without a
 * mark, a browser breaks a name only if the name is longer than a line.
 */
function breakable(name: string): Markup {
  const parts = name.split(/(?<=[/._])(?=[^/._])|(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})/u);
  return h`${parts.map((part, at) => [at > 0 && new Markup('<wbr>'), part])}`;
}
