import type { Finding } from '../finding.ts';

/** The two sides of every comparison. */
export type SideName = 'baseline' | 'candidate';

/** What one run of a subject on one side took, by unit, such as `cpu-sec/op`; a unit that a run did not give is absent. */
export type Reading = ReadonlyMap<string, number>;

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
   * Runs it once. A finding says why it is to be left out from now on; what was measured before stays.
   * @throws BudgetSpent at the deadline; the signal's reason when aborted; in each case nothing is left running.
   */
  run(side: SideName): Promise<Reading | Finding>;
}
