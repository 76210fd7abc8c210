import { markdownCode, shorten } from '../escape.ts';

/** Tables, lists and folded parts of GitHub Markdown. Cells and lines are Markdown already, each on one line. */

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ align }) => (align === 'right' ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

export function left(title: string): Column {
  return { title };
}

export function right(title: string): Column {
  return { title, align: 'right' };
}

/** A number with its unit that does not break over lines. */
export function number(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Blocks with an empty line between them; those that do not apply are left out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A part that is folded until somebody wants it, or `open`. The empty lines make GitHub read Markdown inside. */
export function folded(title: string, content: string, open = false): string {
  return `<details${open ? ' open' : ''}>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** A code block whose fence is longer than any run of backticks inside. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

const WEB_PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/;

/** GitHub links a bare address by itself; whatever is none of a web page is shown as code. */
export function link(url: string): string {
  return WEB_PAGE.test(url) ? url : markdownCode(shorten(url, 160));
}

/** A link to an issue of somebody else, by the host that leaves no "mentioned this issue" behind there. */
export function reference(url: string): string {
  return link(url.replace(/^https:\/\/github\.com\//, 'https://redirect.github.com/'));
}
