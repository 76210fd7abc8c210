import type { ContenderDifference } from '../compare/experiment/verdict.ts';
import { type Block, col, num, prose, section, tableOf, WEIGHTS } from './blocks.ts';
import { shownChange, toneOf } from './headline.ts';
import type { Context } from './public-view.ts';

/** The profiles of the contenders in words, by the names that the result document has. */
const PROFILES: Readonly<Record<string, string>> = {
  off: 'no profile',
  committed: 'the committed profile',
  recorded: 'the new profile',
  repaired: 'the repaired profile',
};

/** Shows how the new profile compares with the committed one, which is what users of the program have today. */
export function contendersSection({ report, audience }: Context): Block | undefined {
  const table = contendersTable(report.comparison?.contenders ?? []);
  if (table === undefined) return undefined;
  const note =
    'All builds were measured in the same rounds, over the same measurements as the verdict. The committed profile was built with today’s source.';
  const below = audience === 'terminal' ? undefined : prose(note, 'note');
  return section('contenders', 'Profiles compared', WEIGHTS.measured, table, below);
}

/** Makes a table with a row for each difference between two contenders; undefined without any. */
export function contendersTable(contenders: readonly ContenderDifference[]): Block | undefined {
  const columns = [
    col<ContenderDifference>('Built with', ({ name }) => PROFILES[name] ?? name),
    col<ContenderDifference>('Compared with', ({ against }) => PROFILES[against] ?? against),
    num<ContenderDifference>('Change', (row) => ({ text: shownChange(row)?.change, toned: true })),
    num<ContenderDifference>('95 % interval', (row) => shownChange(row)?.interval),
    col<ContenderDifference>('Verdict', ({ verdict }) => ({ text: verdict, toned: true })),
  ];
  return tableOf(contenders, columns, { noun: 'comparison', most: 20, tone: toneOf });
}
