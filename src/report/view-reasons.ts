import type { CompilerEvidence } from '../golang/evidence.ts';
import type { MissedCall } from '../golang/missed.ts';
import type { Reason } from '../golang/reasons.ts';
import { type Block, type Column, col, details, num, prose, tableOf } from './blocks.ts';
import { count, share } from './format.ts';

/** Makes the blocks that explain what the compiler did: the reasons in sentences, and the hot calls that were not inlined. */

/** The maximum number of reasons that are shown outside of a collapsed block, the largest reasons first. */
const MOST_UNFOLDED = 5;
/** The maximum number of reasons that a terminal shows. */
const MOST_IN_TERMINAL = 1;

/** Returns the reasons and the missed calls. Result documents of earlier versions of the action have neither reasons nor missed calls. */
export function reasonBlocks(
  { reasons = [], missed = [] }: Partial<CompilerEvidence>,
  rows: number,
): readonly (Block | undefined)[] {
  const unfolded = reasons.filter(({ kind }) => kind !== 'frame').slice(0, MOST_UNFOLDED);
  const folded = reasons.filter((reason) => !unfolded.includes(reason));
  const columns: readonly Column<MissedCall>[] = [
    col('Call', ({ caller, callee }) => ({ go: `${caller} → ${callee}` })),
    col('At', ({ position }) => ({ code: position })),
    num('Edge weight', ({ weight }) => share(weight)),
    col('Why the call remains', ({ reason }) => reason),
  ];
  return [
    reasonList(unfolded),
    details(`More reasons (${folded.length})`, false, reasonList(folded.slice(0, rows))),
    details(
      `Hot calls that are still calls, heaviest first (${missed.length})`,
      false,
      missed.length > 0 && prose(MISSED_IN_WORDS, 'note'),
      tableOf(missed, columns, { most: rows }),
    ),
  ];
}

const MISSED_IN_WORDS =
  'These calls are among the hottest in the profile, but the compiler neither inlined them nor made them direct. The compiler can inline such a call when the callee gets smaller, for example when you move its rare part into a separate function. It can also inline a call on a concrete type instead of an interface.';

function reasonList(reasons: readonly Reason[]): Block | undefined {
  if (reasons.length === 0) return undefined;
  return { kind: 'list', items: reasons.map(({ message }) => ({ text: message })) };
}

/** Returns the lines for the terminal: the largest reasons, and the heaviest missed call. */
export function reasonLines({ reasons = [], missed = [] }: Partial<CompilerEvidence>): string[] {
  const [heaviest] = missed;
  const lines = reasons.filter(({ kind }) => kind !== 'frame').map(({ message }) => message);
  const shown = lines.slice(0, MOST_IN_TERMINAL);
  if (heaviest !== undefined) {
    const { caller, callee, position, weight, reason } = heaviest;
    const calls = count(missed.length, 'hot call is', 'hot calls are');
    shown.push(
      `${calls} still ${missed.length === 1 ? 'a call' : 'calls'}; the heaviest is ${caller} → ${callee} at ${position} (${share(weight)} of the edge weight): ${reason}`,
    );
  }
  return shown;
}
