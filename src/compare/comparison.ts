/** What measuring both binaries said. Changes are fractions, `interval` is the 95 % interval of `change`. */
export type Verdict = 'faster' | 'slower' | 'no difference' | 'inconclusive';

/** A change this small is none, where a comparison says no other: what `no difference` has to lie within. */
export const EQUIVALENCE = 0.01;

export interface Comparison {
  readonly verdict: Verdict;
  /** Geometric mean over all decisive measurements. */
  readonly change?: number;
  readonly interval?: readonly [number, number];
  /** Those of the unit that decides the verdict come first. */
  readonly measurements: readonly Measurement[];
  /** Rounds: each ran everything that is measured on both sides. */
  readonly rounds: number;
  /** Wall time spent measuring. */
  readonly seconds: number;
  /** What ended the measuring: the interval was, or was expected to be, narrow enough, the time was up, or the run was cancelled; absent where nothing was measured. */
  readonly ended?: 'precision' | 'budget' | 'cancelled';
  /** Half the width of the interval that was asked for. */
  readonly precision?: number;
  /** A change whose interval holds zero and lies within ± this counts as no difference; absent: 0.01. */
  readonly equivalence?: number;
  /** Why the verdict is what it is, or why there is none to be had, in a sentence. */
  readonly reason: string;
}

export interface Measurement {
  /** `package.Benchmark`, such as `render.BenchmarkPage-2`. */
  readonly name: string;
  /** Such as `cpu-sec/op`, `sec/op` or `cpu-sec/request`. */
  readonly unit: string;
  /** Of most units less is better; `higher` for throughput. */
  readonly better?: 'higher';
  /** Whether it has a part in the run's verdict; absent: as the unit of the first measurement has. */
  readonly decisive?: boolean;
  /** Medians, in `unit`. */
  readonly baseline: number;
  readonly candidate: number;
  readonly change: number;
  readonly interval: readonly [number, number];
  /**
   * Where several rows have this unit: wider, so that those of all of them hold the true changes in 95 % of runs. Absent,
   * too, where there are too few rounds for it.
   */
  readonly familyInterval?: readonly [number, number];
  readonly verdict: Verdict;
  /** Pairs it was measured in. */
  readonly pairs: number;
}
