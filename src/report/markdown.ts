import { BODY_MARKER } from '../publish/proposal-text.ts';
import {
  type Block,
  type Cell,
  fitted,
  type Headline,
  type Item,
  type Level,
  moreInWords,
  type Styled,
  type Table,
  type TableRow,
} from './blocks.ts';
import { codeElement, markdownCode, markdownText, shorten, titleText, visible } from './escape.ts';
import { capitalized, shortNames } from './format.ts';
import { headline } from './headline.ts';
import { type Axis, drawIntervals } from './intervals.ts';
import type { Audience } from './public-view.ts';
import type { Report } from './report.ts';
import { displayWidth, pad, plainText } from './text.ts';
import { DEFAULT_TOKEN, type ViewOptions, viewOf } from './view.ts';

/** GitHub refuses summaries of more than 1 MiB, and other steps of the job may write into the same summary. */
const SUMMARY_BYTES = 1_000_000;
/** In Markdown, names with more characters than this are shortened. */
const LONGEST_NAME_IN_MARKDOWN = 160;

/** The options for rendering the body of a pull request, or a comment. */
export interface PullRequestBodyOptions extends Pick<ViewOptions, 'defaultToken'> {
  /** The greatest length of the text in UTF-16 code units. GitHub's own count of the text's length is the same or smaller. */
  readonly maxLength: number;
}

/** Renders the job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
export function renderSummary(report: Report): string {
  return markdownOf(report, 'summary', {}, (text) => Buffer.byteLength(text) <= SUMMARY_BYTES) ?? '';
}

/** Renders the body of a pull request: the facts that a maintainer needs before merging, without private details. */
export function renderPullRequestBody(report: Report, options: PullRequestBodyOptions): string {
  return publicMarkdown(report, 'body', options);
}

/** Renders the result of `compare` or `check` as a comment on a pull request, without private details. */
export function renderComment(report: Report, options: PullRequestBodyOptions): string {
  return publicMarkdown(report, 'comment', options);
}

function publicMarkdown(report: Report, audience: Audience, options: PullRequestBodyOptions): string {
  const { maxLength } = options;
  const text = markdownOf(report, audience, options, (text) => text.length <= maxLength);
  return text ?? headline(report).title.slice(0, maxLength);
}

function markdownOf(
  report: Report,
  audience: Audience,
  options: ViewOptions,
  fits: (text: string) => boolean,
): string | undefined {
  const marker = audience === 'body' ? BODY_MARKER : undefined;
  const render = (view: readonly Block[], level: Level, isWhole: boolean) =>
    `${blocks(marker, ...view.map((block) => blockOf(block, level, 2, isWhole)))}\n`;
  return fitted(viewOf(report, audience, options), render, fits);
}

/** Renders one block. @param depth the level of its headings: 2 at the top, 3 below the name of a target. */
function blockOf(block: Block, level: Level, depth: number, isWhole: boolean): string | undefined {
  const text = (one: string) => markdownText(shorten(one, level.sentence));
  const inner = (below: readonly Block[]) => blocks(...below.map((one) => blockOf(one, level, depth, true)));
  switch (block.kind) {
    case 'lead': {
      const { first, late, decision, target } = block;
      const { title, figure, quantity, caveat } = first;
      const change = figure && quantity ? `: ${figure} ${markdownText(quantity)}` : '';
      const but = caveat === undefined ? '' : `; ${text(caveat)}`;
      const name = target === undefined ? '' : ` (${markdownCode(shorten(target, 100))})`;
      return blocks(
        depth === 2 ? `## ${title}${change}${but}${name}` : undefined,
        sentences(first, level),
        late && sentences({ ...late, because: undefined }, level),
        decision && `**Decision:** ${decision.title}. ${text(decision.reason)}`.trim(),
      );
    }
    case 'section':
      return blocks(`${'#'.repeat(depth + 1)} ${block.title}`, inner(block.blocks));
    case 'prose':
      return markdownOfCells(block.text, level).trim();
    case 'list': {
      const more = moreInWords(block.missing, 'finding');
      return [...block.items.map((item) => itemOf(item, level)), ...(more ? [`- ${more}`] : [])].join('\n');
    }
    case 'table':
      return tableBlock(block, level);
    case 'facts': {
      const [first = [], ...others] = block.rows.map(([name, value]) => [
        name,
        markdownOfCells(value, level),
      ]);
      return table(first, others);
    }
    case 'code':
      return codeBlock(block.language, block.lines);
    case 'alert':
      return [`> [!${block.level}]`, ...block.lines.map((line) => `> ${text(line)}`)].join('\n');
    case 'details':
      return folded(titleText(shorten(block.title, 200)), inner(block.blocks), block.open);
    case 'target': {
      const { title, figure, caveat } = block.headline;
      const but = caveat === undefined ? '' : `; ${titleText(caveat.replaceAll('`', ''))}`;
      const summary = `${codeElement(shorten(block.name, 60))} · ${figure === undefined ? title : `${title}: ${figure}`}${but}`;
      return folded(summary, blocks(...block.blocks.map((one) => blockOf(one, level, 3, true))), block.open);
    }
    case 'footer': {
      const note = isWhole
        ? ''
        : ' This text is shortened to fit. The report and the result document have the whole text.';
      return `<sub>${block.lines.map((line) => markdownOfCells(line, level)).join(' ')}${note}</sub>`;
    }
    default:
      // Only the page draws flame graphs.
      return undefined;
  }
}

function sentences({ label, sentence, output, because }: Headline, { sentence: most }: Level): string {
  const text = (one: string) => markdownText(shorten(one, most));
  const claim = `**${label}:** ${text(sentence)}`;
  const reason = because === undefined ? undefined : text(because);
  if (output === undefined) return reason === undefined ? claim : `${claim} ${reason}`;
  const lines = output.map((line) => visible(shorten(line, most)));
  return blocks(claim, codeBlock('text', lines), reason);
}

function itemOf({ label, times, code, text, fix, places = [], href }: Item, { sentence: most }: Level) {
  const shown = places.slice(0, 3).map((place) => markdownCode(shorten(place, LONGEST_NAME_IN_MARKDOWN)));
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const parts = [
    label && `**${capitalized(label)}**${times === undefined ? '' : ` (${times} times)`}`,
    code && markdownCode(shorten(code, LONGEST_NAME_IN_MARKDOWN)),
    shown.length > 0 && `at ${shown.join(', ')}${more}`,
  ].filter(Boolean);
  const what = [
    markdownText(shorten(text, most)),
    fix && `*Fix:* ${markdownText(shorten(fix, most))}`,
    href && link(href),
  ];
  return `- ${parts.length === 0 ? '' : `${parts.join(' ')}: `}${what.filter(Boolean).join(' ')}`;
}

function markdownOfCells(cells: Cell | readonly Cell[], level: Level): string {
  return Array.isArray(cells)
    ? cells.map((cell) => cellOf(cell, level)).join('')
    : cellOf(cells as Cell, level);
}

function cellOf(cell: Cell, { sentence: most }: Level): string {
  // Keep the spaces between cells, because a sentence may consist of several cells.
  const spaced = (text: string) =>
    `${/^\s/.test(text) ? ' ' : ''}${markdownText(shorten(text, most))}${/\S\s$/.test(text) ? ' ' : ''}`;
  const { text = '', code, go, strong, href }: Styled = typeof cell === 'string' ? { text: cell } : cell;
  if (text === '~') return text;
  if (href !== undefined && text === href) return link(href);
  const name = go === undefined ? code : shortNames(go);
  const content = name === undefined ? spaced(text) : markdownCode(shorten(name, LONGEST_NAME_IN_MARKDOWN));
  // Write the number of a pull request, such as `#7`, as plain text inside the link, without code style and without escapes.
  if (href !== undefined && WEB_PAGE.test(href) && /^#\d+$/.test(text)) return `[${text}](${href})`;
  const linked = href !== undefined && WEB_PAGE.test(href) ? `[${content}](${href})` : content;
  return strong && linked !== '' ? `**${linked.trimEnd()}**${linked.slice(linked.trimEnd().length)}` : linked;
}

/** The most characters of a code line that a phone shows without scrolling. */
const PLOT_WIDTH = 42;
const PLOT_ROWS = 40;

function tableBlock({ columns, rows, axis, drawn, noun, missing }: Table, level: Level): string {
  const cell = (one: Cell, column: number) => {
    const text = cellOf(one, level);
    return columns[column]?.number ? unbroken(text) : text;
  };
  const titles = columns.map(({ title }) => markdownText(shorten(title, 60)));
  const written = rows.map(({ cells }) => cells.map(cell));
  const numbers = columns.map(({ number }) => number);
  const whole = table(titles, written, numbers);
  return blocks(drawn && axis && plot(rows, axis), whole, moreInWords(missing, noun));
}

function plot(rows: readonly TableRow[], axis: Axis): string {
  const drawn = rows.filter(({ total }, i) => total || i < PLOT_ROWS);
  const names = drawn.map(({ cells: [name = ''] }) =>
    shorten(visible(plainText(name)).replace(/\bBenchmark(?=.)/, ''), Math.floor(PLOT_WIDTH * 0.4)),
  );
  const width = Math.max(...names.map(displayWidth)) + 2;
  const intervals = drawn.map(({ interval }) => interval);
  const { labels, drawings } = drawIntervals(intervals, axis, PLOT_WIDTH - width);
  const starts = ['', ...names].map((name) => pad(name, width));
  const lines = [labels, ...drawings].map((line, i) => `${starts[i]}${line}`.trimEnd());
  return codeBlock('text', lines);
}

const WEB_PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/;

/**
 * Returns a web address as plain text, which GitHub turns into a link, and every other text as code. A link to an issue of Go or gRPC goes
 * through `redirect.github.com`, so that GitHub adds no "mentioned this issue" to the linked issue.
 */
function link(url: string): string {
  if (!WEB_PAGE.test(url)) return markdownCode(shorten(url, LONGEST_NAME_IN_MARKDOWN));
  return url.replace(/^https:\/\/github\.com\/((?:golang|grpc)\/)/, 'https://redirect.github.com/$1');
}

/**
 * Returns a table of GitHub Markdown. The titles and cells that callers pass must be Markdown already, each on one line. @param numbers
 * which columns hold numbers.
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly unknown[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = titles.map((_, i) => (numbers[i] ? '--:' : '---'));
  return [titles, rule, ...rows].map(line).join('\n');
}

/** Returns a number in which spaces are replaced, so that it is never broken over two lines. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Joins parts of a Markdown document with empty lines between them, and leaves out undefined parts. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Returns a part of the document that readers can unfold. The empty lines around the content make GitHub read the content as Markdown. */
function folded(title: string, content: string, open = false): string {
  return `<details${open ? ' open' : ''}>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Returns a code block with a fence that is longer than any run of backticks in its lines. */
function codeBlock(language: string, lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

/** The note, in Markdown, about how workflows start on a pull request that was opened with the workflow's own token. */
export const DEFAULT_TOKEN_NOTE = blockOf(DEFAULT_TOKEN, { least: 0, rows: 0, sentence: 500 }, 2, true) ?? '';
