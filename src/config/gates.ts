import { UsageError } from '../system/errors.ts';
import { type Gate, QUANTITIES } from '../gates.ts';
import { closest, shown } from './explain.ts';

const CONDITION = /^([a-z]+)\s*(?:>\s*(\d+(?:\.\d+)?)\s*%)?$/;

/**
 * The conditions of `fail-on`, each once. Only `slower` may stand alone: it is proven or not, while a byte more, or a
 * microsecond, is no reason to stop anything.
 * @throws UsageError for a condition that is none.
 */
export function gatesOf(written: readonly string[] | undefined): readonly Gate[] {
  return [...new Set(written)].map((condition) => {
    const [, name, percent] = CONDITION.exec(condition) ?? [];
    const quantity = QUANTITIES.find((known) => known === name);
    if (quantity === undefined || (percent === undefined && quantity !== 'slower'))
      throw noCondition(condition);
    return { condition, quantity, limit: percent === undefined ? 0 : Number(percent) / 100 };
  });
}

function noCondition(condition: string): UsageError {
  const word = /[a-z]+/i.exec(condition)?.[0] ?? '';
  const nearest = closest(word, QUANTITIES);
  const meant = QUANTITIES.find((known) => known === nearest);
  // `2` and `0.02` may both be meant as 2 %: nobody is to be guessed at by a factor of 100.
  const number = /\d+(?:\.\d+)?(?=\s*%)/.exec(condition)?.[0];
  const example =
    meant === undefined || (meant === 'slower' && !/\d/.test(condition))
      ? meant
      : `${meant} > ${number ?? EXAMPLES[meant]}%`;
  return new UsageError(`fail-on: ${shown(condition)} is no condition.`, {
    fix: `${meant === undefined ? '' : `Did you mean \`${example}\`? `}Write \`slower\`, or a limit in percent such as \`slower > 2%\`, with one of ${QUANTITIES.map((known) => `\`${known}\``).join(', ')}.`,
  });
}

const EXAMPLES: Readonly<Record<Gate['quantity'], number>> = {
  slower: 2,
  memory: 10,
  size: 5,
  frames: 20,
  latency: 5,
};
