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
      fix: 'Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`. A condition such as `slower(BenchmarkA*) > 2%` checks the matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`.',
    });
  });
}

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}
