import { type Alignment, displayWidth, fitTo, wrap } from '../columns.ts';
import { oneLine, shorten, visible } from '../escape.ts';
import type { Report } from '../report.ts';
import type { TargetRow } from '../targets.ts';
import { allNames, targetGroups, targetsHeadline } from '../targets-headline.ts';
import { alignColumns } from './measurements.ts';
import type { Paint } from './paint.ts';

/** Several targets in a terminal: what they came to, a line for each. */

const LONGEST_SENTENCE = 2_000;

/** What matters most, then which profiles are published and which stay. */
export function targetsLeadLines(report: Report, width: number, paint: Paint): string[] {
  const { tone, title, sentence, because } = targetsHeadline(report);
  const said = [because === undefined ? sentence : `${sentence} ${because}`];
  const groups = targetGroups(report).map(({ label, targets }) => `${label}: ${allNames(targets, report)}.`);
  return [
    paint.bold(paint.tone(tone, title)),
    ...[...said, ...groups].flatMap((text) =>
      wrap(shorten(oneLine(text), LONGEST_SENTENCE), width - 2).map((line) => `  ${line}`),
    ),
  ];
}

interface TextColumn {
  readonly title: string;
  readonly align: Alignment;
  readonly cell: (row: TargetRow) => string | undefined;
}

// From the right, these are left out first where the terminal is too narrow for all.
const COLUMNS: readonly TextColumn[] = [
  { title: 'target', align: 'left', cell: ({ target }) => fitTo(visible(target), 30) },
  { title: 'result', align: 'left', cell: ({ result }) => result },
  { title: 'verdict', align: 'left', cell: ({ verdict }) => verdict },
  { title: 'change', align: 'right', cell: ({ change }) => change?.change },
  { title: '95 % interval', align: 'right', cell: ({ change }) => change?.interval },
  { title: 'samples', align: 'right', cell: ({ samples }) => samples },
  { title: 'overlap', align: 'right', cell: ({ overlap }) => overlap },
  { title: 'stale', align: 'right', cell: ({ stale }) => stale },
  { title: 'binary', align: 'right', cell: ({ size }) => size },
];

export function overviewLines(rows: readonly TargetRow[], width: number, paint: Paint): string[] {
  const told = COLUMNS.filter(({ cell }) => rows.some((row) => (cell(row) ?? '') !== ''));
  for (let shown = told.length; shown > 0; shown--) {
    const lines = tableLines(rows, told.slice(0, shown));
    if (shown > 1 && lines.some((line) => displayWidth(line) > width)) continue;
    return lines.map((line, i) =>
      i === 0 ? paint.faint(line) : paint.tone(rows[i - 1]?.tone ?? 'plain', line),
    );
  }
  return [];
}

function tableLines(rows: readonly TargetRow[], columns: readonly TextColumn[]): string[] {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? '')),
  ];
  return alignColumns(
    cells,
    columns.map(({ align }) => align),
  );
}
