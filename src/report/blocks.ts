import type { Sides } from '../golang/binaries.ts';
import type { FlameGraph } from '../profile/flame-graph.ts';
import { count } from './format.ts';
import type { Headline, Tone } from './headline.ts';
import { type Axis, axisFor, type Interval } from './intervals.ts';
import type { Subject } from './report.ts';

/** What a view is made of. HTML, Markdown and the terminal print these blocks. Text in them is not escaped yet. */

/** Plain text, whose backticks set code; or a text with its own style. */
export type Cell = string | Styled;

export interface Styled {
  readonly text?: string;
  /** A path, digest or other name. */
  readonly code?: string;
  /** A Go function, or a call edge `caller → callee`. */
  readonly go?: string;
  readonly strong?: boolean;
  /** In the color of its row. */
  readonly toned?: boolean;
  readonly href?: string;
  /** A second line; only on the page. */
  readonly small?: Cell;
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly tone?: Tone;
  readonly interval?: Interval;
  /** The last row, over all others. */
  readonly total?: boolean;
}

export interface Table {
  readonly kind: 'table';
  /** The first column names the rows. */
  readonly columns: readonly { readonly title: string; readonly number?: boolean }[];
  readonly rows: readonly Row[];
  /** Of the intervals in the rows; absent if none is drawn. */
  readonly axis?: Axis;
  /** Whether Markdown draws the intervals, too. */
  readonly drawn?: boolean;
  /** What a row is, to say how many are left out. */
  readonly noun?: string;
  readonly missing?: number;
}

/** A finding, a gate, a known hazard, or a plain point. */
export interface Item {
  readonly tone?: Tone;
  readonly label?: string;
  /** How many times it was found, if more than once. */
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
      /** The verdict of a run that failed afterwards. */
      readonly late?: Headline;
      readonly decision?: { readonly title: string; readonly reason: string };
      readonly target?: string;
      readonly subject?: Subject;
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
      /** Only Markdown folds what is open. */
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
  /** Only on the page. */
  | {
      readonly kind: 'flame-graphs';
      readonly graphs: readonly FlameGraph[];
      readonly names: Sides<string>;
      readonly module: string;
    };

export type Fact = readonly [name: string, value: Cell | readonly Cell[]];

export type Block = Body & {
  /** Where room is short, blocks of the least weight are left out first. Absent: as much as the block around it. */
  readonly weight?: number;
};

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

type Part = Block | undefined | false;

export function section(id: string, title: string, weight: number, ...all: Part[]): Block | undefined {
  const present = defined(all);
  return present.length === 0 ? undefined : { kind: 'section', id, title, weight, blocks: present };
}

export function details(title: string, open: boolean, ...all: Part[]): Block | undefined {
  const present = defined(all);
  const weight = open ? undefined : WEIGHTS.folded;
  return present.length === 0 ? undefined : { kind: 'details', title, open, blocks: present, weight };
}

export function prose(text: Cell | readonly Cell[], as?: 'note' | 'title'): Block {
  return { kind: 'prose', text, as };
}

export function facts(rows: readonly (readonly [string, Fact[1] | undefined])[]): Block | undefined {
  const known = rows.filter((row): row is Fact => row[1] !== undefined && row[1] !== '');
  return known.length === 0 ? undefined : { kind: 'facts', rows: known };
}

export function defined<T>(all: readonly (T | undefined | false | '')[]): T[] {
  return all.filter((one): one is T => one !== undefined && one !== false && one !== '');
}

export interface Column<T> {
  readonly title: string;
  readonly number?: boolean;
  /** A column whose cells are all empty is left out, except the first one. */
  readonly cell: (row: T) => Cell | undefined;
}

export function col<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell };
}

export function num<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell, number: true };
}

export interface TableOptions<T> extends Partial<Pick<Table, 'noun' | 'drawn'>> {
  readonly most?: number;
  readonly weight?: number;
  readonly tone?: (row: T) => Tone;
  readonly interval?: (row: T) => Interval | undefined;
  /** Half the width of the band around zero on the axis of the intervals; absent: that of most verdicts. */
  readonly band?: number;
  readonly total?: Row;
}

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
  const rows: Row[] = shown.map((row, i) => ({
    cells: only(cells.map((column) => column[i] ?? '')),
    tone: tone?.(row),
    interval: interval?.(row),
  }));
  const intervals = [...(interval ? all.map(interval) : []), total?.interval].filter(Boolean) as Interval[];
  return {
    ...{ kind: 'table', noun, drawn, weight: options.weight, missing: all.length - shown.length },
    axis: intervals.length > 0 ? axisFor(intervals, band) : undefined,
    columns: only(columns as readonly Column<T>[]).map(({ title, number }) => ({ title, number })),
    rows: total ? [...rows, { ...total, cells: only(total.cells), total: true }] : rows,
  };
}

export interface Level {
  /** Blocks that weigh less are left out. */
  readonly least: number;
  /** Rows of each table, items of each list. */
  readonly rows: number;
  /** Characters of each text that comes from outside. */
  readonly sentence: number;
}

const EVERYTHING: Level = { least: 0, rows: 300, sentence: 1_500 };

/** Of Markdown, from everything to almost nothing. */
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

/** The page has room for some of everything. */
export const PAGE_LEVELS: readonly Level[] = [
  ...[100, 40, 10, 3].map((rows) => ({ ...EVERYTHING, rows })),
  { least: WEIGHTS.first, rows: 100, sentence: 300 },
];

/** The fullest rendering that fits; blocks are left out whole. Undefined if none fits. */
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

export function moreInWords(missing: number | undefined, noun: string | undefined): string | undefined {
  return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : undefined;
}
