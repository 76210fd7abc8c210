import type { ContenderDifference } from '../compare/experiment/verdict.ts';
import { share } from '../system/format.ts';
import type { DescribedCall } from '../tune/left-out.ts';
import { type Block, col, num, prose, section, tableOf, WEIGHTS } from './blocks.ts';
import { shownChange, toneOf } from './headline.ts';
import type { Context } from './public-view.ts';

/** The words for the profile of each contender, by the contender's name in the result document. */
const PROFILES: Readonly<Record<string, string>> = {
  off: 'no profile',
  committed: 'the committed profile',
  recorded: 'the new profile',
  repaired: 'the repaired profile',
  tuned: 'the tuned profile',
  'as-committed': 'the new profile, tuned as the committed one',
};

const ABOUT_TUNED =
  ' The tuned profile is the new profile without some calls. Its rows, and the row of the new profile against no profile, are from rounds after the search for these calls. If these rounds left out a workload that the first rounds measured, a finding names the workload.';

/** Shows the calls that are left out of the profile. The program is faster if the profile does not contain these calls. */
export function leftOutSection({ report: { profile }, rows }: Context): Block | undefined {
  const { leftOut = [] } = profile ?? {};
  if (leftOut.length === 0) return undefined;
  const columns = [
    col<DescribedCall>('Call', ({ caller, callee }) => ({ go: `${caller ?? 'all callers'} → ${callee}` })),
    num<DescribedCall>('Edge weight', ({ weight }) => share(weight)),
    col<DescribedCall>('Left out because', ({ reason }) => reason),
    col<DescribedCall>('Found with', ({ go }) => go),
  ];
  const heaviest = leftOut.toSorted((a, b) => b.weight - a.weight);
  const table = tableOf(heaviest, columns, { noun: 'call', most: rows });
  return section('left-out', 'Calls that the profile leaves out', WEIGHTS.context, prose(ABOUT_LIST), table);
}

const ABOUT_LIST =
  'The comments of the profile hold this list. An earlier run measured that the program is faster if the compiler does not treat these calls as hot. The next refresh applies the list again, and measures again if the code of these calls or the Go version has changed. The settings `keep` and `exclude` overrule the list.';

/** Shows how the new profile compares with the committed profile. Today's releases of the program are built with the committed profile. */
export function contendersSection({ report, audience }: Context): Block | undefined {
  const contenders = report.comparison?.contenders ?? [];
  const table = contendersTable(contenders);
  if (table === undefined) return undefined;
  const isTuned = contenders.some(({ name }) => name === 'tuned');
  const which = isTuned ? '' : ', with the same measurements as the verdict';
  const note = `All builds of a row were measured in the same rounds${which}. The build with the committed profile also has today’s source.${isTuned ? ABOUT_TUNED : ''}`;
  const below = audience === 'terminal' ? undefined : prose(note, 'note');
  return section('contenders', 'Profiles compared', WEIGHTS.measured, table, below);
}

/** Makes a table with a row for each difference between two contenders; undefined if there are no differences. */
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
