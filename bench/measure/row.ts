import type { Ratio } from './pairs.ts';

/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** What is compared, such as `merge of 1,000 profiles, wall time`. */
  readonly what: string;
  /** What ours came to, with its unit. */
  readonly ours: string;
  /** What a user would otherwise do, and what that came to; empty for a bound that stands by itself. */
  readonly other: string;
  /** What is judged: a ratio to the other, or a figure in the unit of the limit. */
  readonly figure: Omit<Ratio, 'pairs'>;
  /** The largest median that is good enough; undefined: told only. */
  readonly limit?: number;
  /** Of `figure` and `limit`, such as `KB`; absent for ratios. */
  readonly unit?: string;
}

/** Whether the row says less than was promised. */
export function fallsShort({ figure, limit }: Row): boolean {
  // A figure that is none falls short, too.
  return limit !== undefined && !(figure.median <= limit);
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, ours, other, figure, limit, unit } = row;
    const shown = unit === undefined ? '×' : ` ${unit}`;
    const spread = figure.least === figure.most ? '' : ` (${number(figure.least)} to ${number(figure.most)})`;
    const wanted = limit === undefined ? '' : `≤ ${number(limit)}${shown}`;
    const verdict = limit === undefined ? '' : fallsShort(row) ? '**falls short**' : 'yes';
    return `| ${[what, ours, other, `${number(figure.median)}${shown}${spread}`, wanted, verdict].join(' | ')} |`;
  });
  return [
    '| What | Ours | Otherwise | Measured | Wanted | Reached |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Three digits: more is noise. */
export function number(value: number): string {
  return Number.isFinite(value)
    ? Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 10 })
    : 'none';
}
