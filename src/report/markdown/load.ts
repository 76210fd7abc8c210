import { markdownText, shorten } from '../escape.ts';
import { capitalized } from '../format.ts';
import { essentialLoadRows, type LoadRow, loadInWords, loadRows } from '../load-rows.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import type { Level } from './level.ts';
import { blocks, left, number, right, table } from './table.ts';

/** Both servers under load, side by side. */
export function loadSection(report: Report, level: Level): string | undefined {
  const rows = level.allLatencies ? loadRows(report) : essentialLoadRows(report);
  if (report.load === undefined || rows.length === 0 || level.measurements === 0) return undefined;
  const { baseline, candidate } = sides(report);
  const judged = rows.some(({ interval }) => interval !== undefined);
  const columns = [
    left('Server'),
    right(markdownText(shorten(baseline, 60))),
    right(markdownText(shorten(candidate, 60))),
    right('Change'),
    ...(judged ? [right('95&nbsp;% interval'), left('Verdict')] : []),
  ];
  return blocks(
    '### Under load',
    table(
      columns,
      rows.map((row) => loadRow(row, judged)),
    ),
    markdownText(shorten(loadInWords(report.load), level.sentence)) +
      (judged ? ' A change without an interval is only that of the medians.' : ''),
  );
}

function loadRow(
  { quantity, baseline, candidate, change, interval, verdict }: LoadRow,
  judged: boolean,
): string[] {
  return [
    markdownText(shorten(capitalized(quantity), 60)),
    number(baseline),
    number(candidate),
    number(change),
    ...(judged ? [number(interval ?? ''), verdict ?? ''] : []),
  ];
}
