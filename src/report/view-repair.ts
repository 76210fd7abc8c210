import type { RepairedCall, Way } from '../profile/rematch.ts';
import { count, share } from './format.ts';
import { type Block, type Context, col, details, num, prose, section, tableOf, WEIGHTS } from './view.ts';

const WAYS: Record<Way, string> = {
  same: 'Where it was',
  moved: 'Moved to another line of its function',
  package: 'In a package with another path',
  renamed: 'Under another name',
  closure: 'In a closure with another number',
  lost: 'Not found again',
};

/** How much of the committed profile the compiler finds before and after a repair, and what was matched how. */
export function repairSection({ report, audience, most }: Context): Block | undefined {
  const { repair, command } = report;
  if (repair === undefined) return undefined;
  const { stale, lost, ways } = repair;
  const [before, after] = [1 - stale, 1 - lost];
  const bar = tableOf(
    [['Weight that reaches the compiler', before, after] as const],
    [
      col('Committed profile', ([name]) => name),
      num('As it is', () => share(before)),
      num('Repaired', () => share(after)),
    ],
    { mark: () => ({ kind: 'pair', before, after }) },
  );
  const calls = (all: readonly RepairedCall[]) =>
    tableOf(all, [
      col('Call (line in the caller)', ({ from }) => ({ go: from })),
      col('Today', ({ to }) => (to === undefined ? '' : { go: to })),
      num('Weight', ({ weight }) => share(weight)),
    ]);
  const matched = tableOf(ways, [
    col('Calls', ({ way }) => WAYS[way]),
    num('Number', (one) => count(one.calls, 'call')),
    num('Weight', ({ weight }) => share(weight)),
  ]);
  if (audience === 'terminal')
    return command === 'repair' ? section('repair', '', WEIGHTS.context, matched) : undefined;
  return section(
    'repair',
    'What a repair brings back',
    WEIGHTS.context,
    prose(
      'The compiler finds a call by the names of both functions and its line in the caller. A repair matches the calls of the profile to today’s source; it drops what it does not find for certain.',
    ),
    bar,
    matched,
    ...ways.map(({ way, heaviest }) =>
      details(`${WAYS[way]}: the heaviest`, false, calls(heaviest.slice(0, most(5, 5, 5)))),
    ),
  );
}
