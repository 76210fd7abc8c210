import type { RepairedCall, Way } from '../profile/rematch.ts';
import { type Block, col, details, num, prose, section, tableOf, WEIGHTS } from './blocks.ts';
import { count, share } from './format.ts';
import type { Context } from './view.ts';

const WAYS: Record<Way, string> = {
  same: 'Where it was',
  moved: 'Moved to another line of its function',
  package: 'In a package with another path',
  renamed: 'Under another name',
  closure: 'In a closure with another number',
  lost: 'Not found again',
};

/** How much of the committed profile the compiler finds before and after a repair, and what was matched how. */
export function repairSection({ report, audience }: Context): Block | undefined {
  const { repair, command } = report;
  if (repair === undefined || (repair.stale < 0.01 && command !== 'repair')) return undefined;
  const { stale, lost, ways } = repair;
  const reach = tableOf(
    [
      { name: 'As it is', weight: 1 - stale },
      { name: 'Repaired', weight: 1 - lost },
    ],
    [
      col('Committed profile', ({ name }) => name),
      col('', ({ weight }) => ({ code: bar(weight) })),
      num('Compiler finds', ({ weight }) => share(weight)),
    ],
  );
  const matched = tableOf(ways, [
    col('Calls', ({ way }) => WAYS[way]),
    num('Number', ({ calls }) => count(calls, 'call')),
    num('Weight', ({ weight }) => share(weight)),
  ]);
  if (audience === 'terminal')
    return command === 'repair' ? section('repair', '', WEIGHTS.context, reach, matched) : undefined;
  const calls = (all: readonly RepairedCall[]) =>
    tableOf(all, [
      col('Call (line in the caller)', ({ from }) => ({ go: from })),
      col('Today', ({ to }) => (to === undefined ? '' : { go: to })),
      num('Weight', ({ weight }) => share(weight)),
    ]);
  return section(
    'repair',
    'What a repair brings back',
    WEIGHTS.context,
    reach,
    prose(
      'The compiler finds a call by the names of both functions and its line in the caller. A repair matches the calls of the profile to today’s source, and drops what it does not find for certain.',
    ),
    matched,
    ...ways.map(({ way, heaviest }) =>
      details(`${WAYS[way]}: the heaviest`, false, calls(heaviest.slice(0, 5))),
    ),
  );
}

/** A share as a bar of 20 characters. */
function bar(share: number): string {
  const full = Math.round(20 * share);
  return '█'.repeat(full) + '░'.repeat(20 - full);
}
