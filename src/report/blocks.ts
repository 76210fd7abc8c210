import type { Sides } from '../golang/binaries.ts';
import type { FlameGraph } from '../profile/flame-graph.ts';
import { count } from './format.ts';
import { type Axis, axisFor, type Interval } from './intervals.ts';
import type { ReportSubject } from './report.ts';

/**
 * The blocks that a view of a report consists of.
 *
 * A report is shown in four ways: as a page, as a job summary on GitHub, as a comment or body of a pull request, and in a terminal.
 * `view.ts` chooses the content and its order, and returns blocks. The renderers `html.ts`, `markdown.ts` and `text.ts` decide how a block
 * looks, and know nothing about profiles. For example, this is a section with a table of gates:
 *
 *     section('gates', 'Gates', WEIGHTS.context, tableOf(gates, [col('Condition', ({ condition }) => condition)]))
 *
 * Each block has a weight. GitHub limits the length of a summary and of a pull request's body, so `fitted` renders a report again with less
 * content until the text fits. `fitted` first leaves out the blocks with the least weight, then shortens tables, lists and sentences.
 *
 * The text in blocks is not escaped yet. Each renderer escapes the text for its output format.
 */

/**
 * The tone of a result, which decides its color. `better` and `worse` mean that a difference is proven. `same` means that the change is
 * proven to be so small that it counts as no difference. `unsure` means that no difference is proven, and `plain` means that the result has
 * no verdict.
 */
export type Tone = 'better' | 'worse' | 'same' | 'unsure' | 'failed' | 'plain';

/** The first block of a report: its most important result. `headline.ts` chooses it. */
export interface Headline {
  readonly tone: Tone;
  readonly label: 'Verdict' | 'Result' | 'Error';
  /** A title of one to four words, such as `Faster` or `No update needed`. */
  readonly title: string;
  /** The overall change, such as `−3.1 %`; absent if no change is proven. */
  readonly figure?: string;
  /** The quantity whose change `figure` shows, such as `CPU time per operation`. */
  readonly quantity?: string;
  /** A fact that readers must see together with the title: `codec.BenchmarkDecode is 5.1 % slower`. */
  readonly caveat?: string;
  readonly sentence: string;
  /** The lines that a tool printed about the error. */
  readonly output?: readonly string[];
  /** The reason for the result, or what the user can do about an error. */
  readonly because?: string;
}

/** The content of a table cell. A cell is a plain text with backticks around code, or a text with a style. */
export type Cell = string | Styled;

/** A piece of text with a style. */
export interface Styled {
  readonly text?: string;
  /** A path, digest or other name. */
  readonly code?: string;
  /** A Go function, or a call edge `caller → callee`. */
  readonly go?: string;
  readonly strong?: boolean;
  /** True if the text has the color of its table row. */
  readonly toned?: boolean;
  readonly href?: string;
  /** A second line of the cell, which only the page shows. */
  readonly small?: Cell;
}

/** A row of a table. */
export interface TableRow {
  readonly cells: readonly Cell[];
  readonly tone?: Tone;
  readonly interval?: Interval;
  /** True for the last row, which sums up all rows above. */
  readonly total?: boolean;
}

/** A table. Each row may have an interval, and all intervals are drawn on one axis. */
export interface Table {
  readonly kind: 'table';
  /** The first column names the rows. */
  readonly columns: readonly { readonly title: string; readonly number?: boolean }[];
  readonly rows: readonly TableRow[];
  /** The axis of the intervals in the rows; absent if the table draws no intervals. */
  readonly axis?: Axis;
  /** Whether the intervals are also drawn in Markdown. */
  readonly drawn?: boolean;
  /** The noun for a row, such as `benchmark`, in the sentence that says how many rows are left out. */
  readonly noun?: string;
  /** The number of rows that are left out. */
  readonly missing?: number;
}

/** An item of a list: a finding, a gate, a known hazard, or a plain point. */
export interface Item {
  readonly tone?: Tone;
  readonly label?: string;
  /** The number of findings with the same message; absent if there is only one. */
  readonly times?: number;
  readonly code?: string;
  readonly text: string;
  readonly fix?: string;
  readonly places?: readonly string[];
  readonly href?: string;
}

type Body =
  | {
      readonly kind: 'lead';
      readonly first: Headline;
      /** If the run failed after it had measured: the headline with the verdict. */
      readonly late?: Headline;
      readonly decision?: { readonly title: string; readonly reason: string };
      readonly target?: string;
      readonly subject?: ReportSubject;
      readonly targets?: number;
    }
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly title: string;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'prose'; readonly text: Cell | readonly Cell[]; readonly as?: 'note' | 'title' }
  | { readonly kind: 'list'; readonly items: readonly Item[]; readonly missing?: number }
  | Table
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'code'; readonly language: string; readonly lines: readonly string[] }
  | { readonly kind: 'alert'; readonly level: 'NOTE' | 'WARNING'; readonly lines: readonly string[] }
  | {
      readonly kind: 'details';
      readonly title: string;
      /**
       * True if readers see the content without a click. The page shows an open block without a way to fold it; Markdown shows an unfolded
       * block that readers can fold.
       */
      readonly open?: boolean;
      readonly blocks: readonly Block[];
    }
  | {
      readonly kind: 'target';
      readonly name: string;
      readonly headline: Headline;
      readonly open: boolean;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'footer'; readonly lines: readonly (readonly Cell[])[] }
  /** Only the page draws flame graphs. */
  | {
      readonly kind: 'flame-graphs';
      readonly graphs: readonly FlameGraph[];
      readonly names: Sides<string>;
      readonly module: string;
    };

/** A row of a list of names and values. */
export type Fact = readonly [name: string, value: Cell | readonly Cell[]];

/** One block of a view. */
export type Block = Body & {
  /**
   * If a report is too long, the blocks with the least weight are left out first. A block without a weight is left out only together with
   * the block around it.
   */
  readonly weight?: number;
};

/** The weights of blocks. If a report is too long, the blocks with the smallest weight are left out first. */
export const WEIGHTS = {
  folded: 0,
  table: 1,
  evidence: 2,
  findings: 3,
  context: 4,
  measured: 5,
  target: 6,
  first: 7,
};

/** A block, or undefined or false instead of a block. Sections leave out undefined and false. */
type MaybeBlock = Block | undefined | false;

/** Makes a section with a heading; undefined if all its blocks are missing. */
export function section(id: string, title: string, weight: number, ...all: MaybeBlock[]): Block | undefined {
  const present = defined(all);
  return present.length === 0 ? undefined : { kind: 'section', id, title, weight, blocks: present };
}

/** Makes a block that readers can unfold; undefined if all its blocks are missing. */
export function details(title: string, open: boolean, ...all: MaybeBlock[]): Block | undefined {
  const present = defined(all);
  const weight = open ? undefined : WEIGHTS.folded;
  return present.length === 0 ? undefined : { kind: 'details', title, open, blocks: present, weight };
}

/** Makes a paragraph. @param as `note` is less prominent, `title` is a heading. */
export function prose(text: Cell | readonly Cell[], as?: 'note' | 'title'): Block {
  return { kind: 'prose', text, as };
}

/** Makes a list of names and values; leaves out names without a value, and returns undefined if no name is left. */
export function facts(rows: readonly (readonly [string, Fact[1] | undefined])[]): Block | undefined {
  const known = rows.filter((row): row is Fact => row[1] !== undefined && row[1] !== '');
  return known.length === 0 ? undefined : { kind: 'facts', rows: known };
}

/** Returns the values that are not undefined, false or empty. */
export function defined<T>(all: readonly (T | undefined | false | '')[]): T[] {
  return all.filter((one): one is T => one !== undefined && one !== false && one !== '');
}

/** A column of a table over rows of the type T. */
export interface Column<T> {
  readonly title: string;
  readonly number?: boolean;
  /** Returns the content of the column's cell in a row. A column with only empty cells is left out, unless it is the first column. */
  readonly cell: (row: T) => Cell | undefined;
}

/** Makes a column of text. */
export function col<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell };
}

/** Makes a column of numbers, aligned to the right. */
export function num<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell, number: true };
}

/** The options for making a table from rows. */
export interface TableOptions<T> extends Partial<Pick<Table, 'noun' | 'drawn'>> {
  /** The most rows that are shown. */
  readonly most?: number;
  readonly weight?: number;
  readonly tone?: (row: T) => Tone;
  readonly interval?: (row: T) => Interval | undefined;
  /**
   * Half the width of the band around zero on the axis of the intervals. Without this option, the axis shows the band that verdicts use by
   * default.
   */
  readonly band?: number;
  readonly total?: TableRow;
}

/** Makes a table with one row for each value in a list; undefined if the list is empty. */
export function tableOf<T>(
  all: readonly T[],
  columns: readonly (Column<T> | false)[],
  options: TableOptions<T> = {},
): Block | undefined {
  const { noun, most = all.length, tone, interval, band, total, drawn } = options;
  if (all.length === 0) return undefined;
  const shown = all.slice(0, most);
  const cells = columns.map((column) => (column ? shown.map((row) => column.cell(row) ?? '') : []));
  const kept = columns.map((_, i) => i === 0 || cells[i]?.some((cell) => cell !== '') === true);
  const only = <U>(values: readonly U[]) => values.filter((_, i) => kept[i]);
  const rows: TableRow[] = shown.map((row, i) => ({
    cells: only(cells.map((column) => column[i] ?? '')),
    tone: tone?.(row),
    interval: interval?.(row),
  }));
  const intervals = [...(interval ? all.map(interval) : []), total?.interval].filter(Boolean) as Interval[];
  return {
    kind: 'table',
    noun,
    drawn,
    weight: options.weight,
    missing: all.length - shown.length,
    axis: intervals.length > 0 ? axisFor(intervals, band) : undefined,
    columns: only(columns as readonly Column<T>[]).map(({ title, number }) => ({ title, number })),
    rows: total ? [...rows, { ...total, cells: only(total.cells), total: true }] : rows,
  };
}

/** Limits for how much of a view is rendered. */
export interface Level {
  /** Blocks whose weight is smaller than this are left out. */
  readonly least: number;
  /** The most rows of a table, and the most items of a list. */
  readonly rows: number;
  /** The most characters of a text from outside of the action, such as the name of a function. */
  readonly sentence: number;
}

const EVERYTHING: Level = { least: 0, rows: 300, sentence: 1_500 };

/** The limits that are tried for Markdown, from the fullest rendering to the shortest. */
const LEVELS: readonly Level[] = [
  EVERYTHING,
  { ...EVERYTHING, least: WEIGHTS.table },
  { ...EVERYTHING, least: WEIGHTS.evidence },
  { least: WEIGHTS.findings, rows: 100, sentence: 600 },
  { least: WEIGHTS.context, rows: 20, sentence: 600 },
  { least: WEIGHTS.measured, rows: 20, sentence: 300 },
  { least: WEIGHTS.measured, rows: 5, sentence: 300 },
  { least: WEIGHTS.target, rows: 5, sentence: 300 },
  { least: WEIGHTS.first, rows: 300, sentence: 120 },
];

/** The limits that are tried for the page. The page has enough room to show a part of every block. */
export const PAGE_LEVELS: readonly Level[] = [
  ...[100, 40, 10, 3].map((rows) => ({ ...EVERYTHING, rows })),
  { least: WEIGHTS.first, rows: 100, sentence: 300 },
];

/**
 * Returns the rendering with the most content that still fits. The rendering leaves out whole blocks only. @returns undefined if not even
 * the shortest rendering fits.
 */
export function fitted(
  view: readonly Block[],
  render: (blocks: readonly Block[], level: Level, isWhole: boolean) => string,
  fits: (text: string) => boolean,
  levels: readonly Level[] = LEVELS,
): string | undefined {
  for (const level of levels) {
    const text = render(reduced(view, level), level, level === levels[0]);
    if (fits(text)) return text;
  }
  return undefined;
}

function reduced(blocks: readonly Block[], level: Level): Block[] {
  return blocks
    .filter(({ weight = WEIGHTS.first }) => weight >= level.least)
    .map((block) => {
      if (block.kind === 'table') {
        const rows = block.rows.filter(({ total }, i) => total || i < level.rows);
        return { ...block, rows, missing: (block.missing ?? 0) + block.rows.length - rows.length };
      }
      if (block.kind === 'list') {
        const items = block.items.slice(0, level.rows);
        return { ...block, items, missing: (block.missing ?? 0) + block.items.length - items.length };
      }
      return 'blocks' in block ? { ...block, blocks: reduced(block.blocks, level) } : block;
    })
    .filter((block) => !('blocks' in block) || block.blocks.length > 0);
}

/** Returns the sentence that says how many rows were left out; undefined if the table shows all rows. */
export function moreInWords(missing: number | undefined, noun: string | undefined): string | undefined {
  return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : undefined;
}
