import type { Finding } from '../system/errors.ts';

/** The two sides of every comparison. */
export type SideName = 'baseline' | 'candidate';

/** What one run of a subject on one side took, by unit, such as `cpu-sec/op`; a unit that a run did not give is absent. */
export type Reading = ReadonlyMap<string, number>;

export const SIDES: readonly SideName[] = ['baseline', 'candidate'];
export type Sides<T> = Readonly<Record<SideName, T>>;

/** Both runs of a subject, together or next to each other in time. */
export type Pair = Sides<Reading>;

/** A unit that a subject is measured in. */
export interface Quantity {
  /** As in Go's benchmark format: `cpu-sec/op`, `sec/op`, `cpu-sec/request`, `requests/s`, `peak-B`. */
  readonly unit: string;
  readonly better: 'lower' | 'higher';
  /** Whether it has a part in the verdict of the run; at most one of a subject's quantities has. */
  readonly decisive: boolean;
}

/**
 * Something that does the same amount of work on either side, as often as asked: one Go benchmark, or one server
 * under one load. The rounds know nothing else of it.
 */
export interface Subject {
  /** As its row is named: `render.BenchmarkPage-2`, `load`. */
  readonly name: string;
  readonly quantities: readonly Quantity[];
  /** Wall time that one run on one side is expected to take, start-up included. */
  readonly secondsPerRun: number;
  /**
   * Runs it once on each side. A finding says why it is to be left out from now on; what was measured before stays.
   * @param first the side that begins.
   * @throws BudgetSpent at the deadline; the signal's reason when aborted; in each case nothing is left running.
   */
  runPair(first: SideName): Promise<Pair | Finding>;
}

export function otherSide(side: SideName): SideName {
  return side === 'baseline' ? 'candidate' : 'baseline';
}

/** @param one is of the side `first`. */
export function sides<T>(first: SideName, one: T, other: T): Sides<T> {
  return first === 'baseline' ? { baseline: one, candidate: other } : { baseline: other, candidate: one };
}

/** What `run` gives for both sides, one after the other, or the first finding. */
export async function pairOf<T>(
  first: SideName,
  run: (side: SideName) => Promise<T | Finding>,
): Promise<Sides<T> | Finding> {
  const one = await run(first);
  if (isFinding(one)) return one;
  const other = await run(otherSide(first));
  return isFinding(other) ? other : sides(first, one, other);
}

export function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'severity' in value;
}
