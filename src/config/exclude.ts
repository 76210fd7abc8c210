import { UsageError } from '../system/errors.ts';
import type { Exclusion } from '../profile/exclusions.ts';
import { shown } from './explain.ts';

/**
 * The calls of `exclude`: `caller -> callee`, or the callee alone.
 * @throws UsageError for one that names no function, or more than two.
 */
export function exclusionsOf(written: readonly string[] | undefined): readonly Exclusion[] {
  return [...new Set(written)].map((one) => {
    const names = one.split('->').map((name) => name.trim());
    const [callee = '', caller] = names.reverse();
    if (names.length > 2 || names.includes('')) {
      throw new UsageError(`exclude: ${shown(one)} is no call.`, {
        fix: 'Write `caller -> callee`, or the callee alone, named as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`.',
      });
    }
    return { callee, ...(caller !== undefined && { caller }) };
  });
}
