import { type Block, type Cell, type Item, moreInWords, type Table, type Tone } from './blocks.ts';
import { oneLine, shorten, visible } from './escape.ts';
import { shortNames, uncapitalized } from './format.ts';
import { drawIntervals } from './intervals.ts';
import type { Report } from './report.ts';
import { type ViewOptions, viewOf } from './view.ts';

/** The options for printing a report on a terminal. */
export interface TextOptions extends Pick<ViewOptions, 'look' | 'temporaryFolder' | 'verbose'> {
  /** Whether to print escape sequences for color. Escape sequences in data are never printed. */
  readonly color: boolean;
  readonly width: number;
}

const NARROWEST = 40;
const LONGEST_SENTENCE = 2_000;

/**
 * Renders the text that the terminal shows at the end of a run: the verdict, the reasons, and where the results are. The text ends with a
 * newline.
 */
export function renderText(report: Report, { color, width, ...view }: TextOptions): string {
  const printer = new Printer(color, Math.max(NARROWEST, width));
  return `${printer.paragraphs(viewOf(report, 'terminal', view)).join('\n\n')}\n`;
}

const CODES: Readonly<Record<Tone | 'bold' | 'faint', readonly [on: number, off: number]>> = {
  better: [32, 39],
  worse: [31, 39],
  same: [36, 39],
  unsure: [33, 39],
  failed: [31, 39],
  plain: [39, 39],
  bold: [1, 22],
  faint: [2, 22],
};

class Printer {
  readonly #color: boolean;
  readonly #width: number;

  constructor(color: boolean, width: number) {
    this.#color = color;
    this.#width = width;
  }

  #paint(how: keyof typeof CODES, text: string): string {
    const [on, off] = CODES[how];
    return this.#color && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  }

  paragraphs(blocks: readonly Block[]): string[] {
    const texts = blocks.flatMap((block) => {
      if (block.kind !== 'target') return [this.#lines(block).join('\n')];
      const name = this.#paint('faint', `── ${shorten(visible(block.name), this.#width - 8)} ──`);
      return [name, ...this.paragraphs(block.blocks)];
    });
    return texts.filter((text) => text !== '');
  }

  #lines(block: Block): string[] {
    switch (block.kind) {
      case 'lead':
        return this.#lead(block);
      case 'section':
        return block.blocks.flatMap((one) => this.#lines(one));
      case 'prose': {
        const lines = wrap(shorten(plainText(block.text), LONGEST_SENTENCE), this.#width);
        return block.as === 'note' ? lines.map((line) => this.#paint('faint', line)) : lines;
      }
      case 'list': {
        const more = moreInWords(block.missing, 'finding');
        return [...block.items.flatMap((item) => this.#item(item)), ...(more ? [more] : [])];
      }
      case 'table':
        return this.#table(block);
      case 'facts': {
        const indent = Math.max(...block.rows.map(([name]) => displayWidth(visible(name)))) + 2;
        return block.rows.flatMap(([name, value]) => {
          // Do not wrap paths, so that readers can copy them.
          const isPath = typeof value === 'object' && 'code' in value;
          const text = plainText(value);
          const lines = isPath ? [visible(text)] : wrap(text, this.#width - indent);
          return lines.map((one, i) => this.#paint('faint', pad(i === 0 ? visible(name) : '', indent)) + one);
        });
      }
      default:
        return [];
    }
  }

  #lead({ first, late, decision, target }: Extract<Block, { kind: 'lead' }>): string[] {
    const { tone, title, figure, quantity, caveat, sentence, output = [], because = '' } = first;
    const indented = (text: string) =>
      wrap(shorten(oneLine(text), LONGEST_SENTENCE), this.#width - 2).map((line) => `  ${line}`);
    const change = figure === undefined || quantity === undefined ? '' : `: ${figure} ${visible(quantity)}`;
    const but = caveat === undefined ? '' : `; ${visible(caveat.replaceAll('`', ''))}`;
    const name = target === undefined ? '' : ` (${visible(target)})`;
    const printed = output.map((line) => `    ${visible(line.replaceAll('\t', '  '))}`);
    const titled = (how: Tone, title: string) => this.#paint('bold', this.#paint(how, title));
    return [
      titled(tone, `${title}${change}${but}${name}`),
      ...(printed.length > 0
        ? [...indented(sentence), ...printed, ...indented(because)]
        : indented(`${sentence} ${because}`)),
      ...(late ? [titled(late.tone, late.title), ...indented(late.sentence)] : []),
      ...(decision ? [titled('plain', `Decision: ${decision.title}`), ...indented(decision.reason)] : []),
    ];
  }

  #item({ tone = 'plain', label = '', times, code, text, fix = '', places = [] }: Item): string[] {
    const [place] = places;
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    const where = place === undefined ? '' : ` at ${visible(place)}${more}`;
    const number = times === undefined ? '' : ` (${times} times)`;
    const what = code === undefined ? '' : `${shorten(visible(code), 80)}${text === '' ? '' : '. '}`;
    const sentence = [text, fix].map((one) => shorten(oneLine(one), LONGEST_SENTENCE)).join(' ');
    return wrap(`${label}${number}${where}: ${what}${sentence}`, this.#width - 2).map((line, i) =>
      i === 0 ? this.#paint(tone, label) + line.slice(label.length) : `  ${line}`,
    );
  }

  /** Prints as many columns as fit on the line, and draws the intervals if the line has room for them. */
  #table({ columns, rows, axis, noun, missing }: Table): string[] {
    const texts = rows.map(({ cells }) => cells.map((cell) => oneLine(plainText(cell))));
    const distinct = (most: number) => new Set(texts.map(([name = '']) => shorten(name, most))).size;
    // Two different names may look equal after they were shortened in the middle. Give the first column more room if two names would look
    // equal.
    const widths = [0.4, 0.6, 0.8].map((part) => Math.max(12, Math.floor(this.#width * part)));
    const first = widths.find((most) => distinct(most) === distinct(1_000)) ?? widths[0] ?? 40;
    const cells = [
      columns.map(({ title }, i) => shorten(visible(uncapitalized(title)), i === 0 ? 40 : 20)),
      ...texts.map((row) => row.map((text, i) => shorten(text, i === 0 ? first : 60))),
    ];
    const alignments = columns.map(({ number }) => (number ? 'right' : 'left'));
    const rowsOf = (shown: number) => cells.map((row) => row.slice(0, shown));
    const aligned = (shown: number) => alignColumns(rowsOf(shown), alignments);
    const fits = (lines: readonly string[]) => lines.every((line) => displayWidth(line) <= this.#width);
    let shown = columns.length;
    while (shown > 2 && !fits(aligned(shown))) shown--;
    const lines = aligned(shown);
    const widest = Math.max(...lines.map(displayWidth));
    // Reserve four more characters, because the labels of the axis may be wider than the drawn intervals.
    const room = Math.min(49, this.#width - widest - 2 - 4);
    const intervals = rows.map(({ interval }) => interval);
    const isDrawn = axis !== undefined && room >= 25 && intervals.some((one) => one !== undefined);
    const { labels = '', drawings = [] } = isDrawn ? drawIntervals(intervals, axis, room) : {};
    const more = moreInWords(missing, noun);
    return [
      ...lines.map((line, i) => {
        const drawing = i === 0 ? labels : (drawings[i - 1] ?? '');
        const whole = `${pad(line, isDrawn ? widest + 2 : 0)}${drawing}`.trimEnd();
        return this.#paint(i === 0 ? 'faint' : (rows[i - 1]?.tone ?? 'plain'), whole);
      }),
      ...(more ? [this.#paint('faint', more)] : []),
    ];
  }
}

/** Returns a cell as plain text, with shortened function names. */
export function plainText(cell: Cell | readonly Cell[]): string {
  if (typeof cell === 'string') return cell;
  if (Array.isArray(cell)) return cell.map(plainText).join('');
  const { text, code, go } = cell as Exclude<Cell, string>;
  return go === undefined ? (code ?? text ?? '') : shortNames(go);
}

/** Returns roughly how many cells a text takes on a terminal. Wide characters count as one cell. */
export function displayWidth(text: string): number {
  return [...text].length;
}

/** Pads a text with spaces to a width in characters. */
export function pad(text: string, width: number, alignment: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return alignment === 'left' ? text + space : space + text;
}

/** Breaks `text` at spaces into lines of at most `width` cells. Longer words and commands are not broken, so that readers can copy them. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Keep a number and its percent sign on the same line.
  for (const word of oneLine(text).match(/(?:`[^`]+`|\S| %)+/g) ?? []) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Returns the rows of a table as lines of text, in which each column is as wide as its widest cell. */
function alignColumns(rows: readonly (readonly string[])[], alignments: readonly ('left' | 'right')[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))),
  );
  return rows.map((row) => {
    const cells = row.map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column]));
    return cells.join('  ').trimEnd();
  });
}
