import type { TargetHistory } from '../../compare/history.ts';
import { codeElement, markdownCode, markdownText, shorten } from '../escape.ts';
import {
  potentialInWords,
  productionQuantity,
  productionRow,
  releaseInWords,
  sharesOf,
} from '../evidence-sentences.ts';
import { hasOtherRows, historyRows } from '../history-rows.ts';
import type { Report } from '../report.ts';
import type { Level } from './level.ts';
import { blocks, folded, left, number, right, table } from './table.ts';

/** What stands around the measurements: what can be gained at all, production, earlier runs. */

export function potentialSection({ potential }: Report, level: Level): string | undefined {
  if (potential === undefined || !level.evidence) return undefined;
  const sentences = potentialInWords(potential).map((text) => markdownText(shorten(text, level.sentence)));
  const shares = sharesOf(potential);
  return blocks(
    '### What could be gained at all',
    `**Ceiling:** ${sentences.join(' ')}`,
    level.evidenceRows > 0
      ? table(
          [left(''), ...shares.map(([name]) => right(name))],
          [['Share of the CPU time', ...shares.map(([, part]) => number(part))]],
        )
      : undefined,
  );
}

const MOST_COMPARISONS = 10;
const CONFOUNDERS_OPEN = 2;
const MOST_CONFOUNDERS = 20;

/** An observation, not an experiment: what else may explain it stands right below. */
export function productionSection({ production }: Report, level: Level): string | undefined {
  if (production === undefined || !level.evidence) return undefined;
  const rows = production.comparisons.slice(0, MOST_COMPARISONS).map(productionRow);
  const confounders = production.confounders.map((one) => markdownText(shorten(one, level.sentence)));
  const first = confounders.slice(0, CONFOUNDERS_OPEN);
  const others = confounders.slice(CONFOUNDERS_OPEN, CONFOUNDERS_OPEN + MOST_CONFOUNDERS);
  return blocks(
    '### In production',
    `${markdownText(releaseInWords(production))}: ${productionQuantity(production.comparisons)}.`,
    rows.length === 0
      ? undefined
      : table(
          [left('Compared'), right('Before'), right('After'), right('Change'), right('95&nbsp;% interval')],
          rows.map(({ description, before, after, change, interval }) => [
            markdownText(shorten(description, 300)),
            number(before),
            number(after),
            number(change),
            interval === undefined ? 'too few points' : number(interval),
          ]),
        ),
    ['This is no experiment, and no part of the verdict. What else may explain it:', ...first].join(' '),
    level.folded && others.length > 0
      ? folded(`More that may explain it (${others.length})`, others.map((one) => `- ${one}`).join('\n'))
      : undefined,
  );
}

const MOST_TARGETS = 20;

/** Earlier runs and this one: a line of changes for each target, and a folded table. */
export function historySection({ history }: Report, level: Level): string | undefined {
  const targets = (history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, MOST_TARGETS);
  const most = level.evidenceRows;
  if (targets.length === 0 || !level.evidence || most === 0) return undefined;
  return blocks(
    '### Over time',
    'Change of each run, oldest first; `~` is no significant one.',
    targets
      .map(
        (one) =>
          `- ${markdownCode(shorten(one.target, 160))}: ${gains(one, most).replaceAll(' %', '\u00a0%')}`,
      )
      .join('\n'),
    ...(level.folded ? targets.map((one) => historyTable(one, most)) : []),
  );
}

function gains(target: TargetHistory, most: number): string {
  return historyRows(target, most)
    .map(({ gain, isSignificant }) => (gain === '' ? '—' : isSignificant ? gain : '~'))
    .reverse()
    .join(', ');
}

const COLUMNS = [
  { ...left('Run'), key: 'when' },
  { ...left('Revision'), key: 'revision' },
  { ...right('Change'), key: 'gain' },
  { ...right('95&nbsp;% interval'), key: 'interval' },
  { ...right('CPU time per unit of work'), key: 'cpuPerOp' },
  { ...right('Peak memory'), key: 'memory' },
  { ...right('Binary'), key: 'size' },
] as const;

function historyTable(target: TargetHistory, most: number): string {
  const rows = historyRows(target, most);
  const columns = COLUMNS.filter(({ key }) => rows.some((row) => row[key] !== ''));
  const cell = (text: string, key: (typeof COLUMNS)[number]['key']) =>
    text === '' ? '' : key === 'revision' ? markdownCode(text) : number(markdownText(text));
  return folded(
    `The last ${rows.length} runs of ${codeElement(shorten(target.target, 160))}`,
    blocks(
      table(
        columns,
        rows.map((row) => columns.map(({ key }) => cell(shorten(row[key], 60), key))),
      ),
      hasOtherRows(target, most)
        ? 'CPU time stands only where the same was measured as in the newest run.'
        : undefined,
    ),
  );
}
