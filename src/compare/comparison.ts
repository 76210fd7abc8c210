/** What measuring both binaries said. Changes are fractions, `interval` is the 95 % interval of `change`. */
export type Verdict = 'faster' | 'slower' | 'no difference' | 'inconclusive';

export interface Comparison {
  readonly verdict: Verdict;
  /** Geometric mean over all measurements. */
  readonly change?: number;
  readonly interval?: readonly [number, number];
  /** Those of the unit that decides the verdict come first. */
  readonly measurements: readonly Measurement[];
  /** Rounds: each ran every benchmark once on both sides. */
  readonly rounds: number;
  /** Wall time spent measuring. */
  readonly seconds: number;
  /** Why the verdict is what it is, or why there is none to be had, in a sentence. */
  readonly reason: string;
}

export interface Measurement {
  /** `package.Benchmark`, such as `render.BenchmarkPage-2`. */
  readonly name: string;
  /** Such as `cpu-sec/op` or `sec/op`. */
  readonly unit: string;
  /** Medians, in `unit`. */
  readonly baseline: number;
  readonly candidate: number;
  readonly change: number;
  readonly interval: readonly [number, number];
  readonly verdict: Verdict;
  /** Pairs it was measured in. */
  readonly pairs: number;
}
