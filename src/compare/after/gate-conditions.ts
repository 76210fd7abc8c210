import { printableValue } from '../../settings/mistakes.ts';
import { UsageError } from '../../system/errors.ts';
import { GATES, type GateName } from '../../system/quantities.ts';

/** A condition of `fail-on`. */
export interface Gate {
  /** The condition as the user wrote it. */
  readonly condition: string;
  readonly quantity: GateName;
  /**
   * A glob that matches names of rows, such as `BenchmarkTCP*`. Each row whose name matches the glob is judged. Without a glob, the run is
   * judged as a whole.
   */
  readonly rows?: string;
  /** The limit of the condition as a fraction. For the condition `age`, the limit is in days. */
  readonly limit: number;
}

/**
 * Parses the setting `fail-on`: conditions such as `slower > 2%`, `memory(load) > 10%` or `age > 90d`.
 * @throws UsageError if the user wrote a text that is not a condition.
 */
export function gatesOf(written: readonly string[] | undefined): readonly Gate[] {
  return [...new Set(written)].map((condition) => {
    const [, name = '', rows, limit, unit] =
      /^([a-z]+)(?:\(\s*(\S+?)\s*\))?\s*(?:>\s*(\d+(?:\.\d+)?)\s*([%d]))?$/.exec(condition) ?? [];
    if (isGateName(name)) {
      const { limitIn, mayNameRows, needsLimit } = GATES[name];
      const isLimitRight = limit === undefined ? !needsLimit : unit === limitIn;
      if (isLimitRight && (rows === undefined || mayNameRows))
        return { condition, quantity: name, rows, limit: Number(limit ?? 0) / (limitIn === 'd' ? 1 : 100) };
    }
    throw new UsageError(`fail-on: ${printableValue(condition)} is not a condition.`, {
      fix: hasOpenParenthesis(condition) ? WRITE_A_LIST : WRITE_A_CONDITION,
    });
  });
}

/**
 * True if a parenthesis of a text is not closed or not opened. In a text with several conditions, each comma outside of parentheses ends a
 * condition, so such a text may be a part of the condition that the user wrote.
 */
function hasOpenParenthesis(written: string): boolean {
  return written.split('(').length !== written.split(')').length;
}

const WRITE_A_CONDITION =
  'Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`. A condition such as `slower(BenchmarkA*) > 2%` checks the matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`.';

const WRITE_A_LIST =
  'Close each parenthesis. In a text, a comma separates two conditions, unless the comma is in parentheses. In the config file, you can also write a YAML list, such as `fail-on: ["slower(BenchmarkGet/n=1,k=2) > 2%"]`.';

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}
