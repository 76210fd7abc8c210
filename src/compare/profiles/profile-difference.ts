/**
 * Where the time, or the memory, went: profiles of both sides under the same fixed work, laid side by side in
 * absolute units per operation, as `go tool pprof -diff_base` does.
 */
export interface ProfileDifference {
  readonly kind: 'cpu' | 'alloc';
  /** What both sides did meanwhile: `benchmarks`, `load`, or `profiles` where two were given. */
  readonly workload: string;
  /**
   * Such as `cpu-sec/op`, `B/op`, `cpu-sec/request`; for two profiles that were given `cpu-sec/sec`, CPU seconds per
   * second of profiling, or `cpu-sec` where one does not tell how long it took.
   */
  readonly unit: string;
  /** Sums over all samples, in `unit`. */
  readonly baseline: number;
  readonly candidate: number;
  /** CPU samples that were taken; absent where nothing was sampled by time. */
  readonly samples?: { readonly baseline: number; readonly candidate: number };
  /** By the size of the difference of their own time, largest first; those that do not differ are not listed. */
  readonly flat: readonly FunctionDifference[];
  /** By the size of the difference of their time with all that they call, largest first. */
  readonly cumulative: readonly FunctionDifference[];
  /** The profiles, in the output folder, for `go tool pprof -diff_base BASELINE CANDIDATE`. */
  readonly files?: { readonly baseline: string; readonly candidate: string };
}

export interface FunctionDifference {
  readonly name: string;
  readonly baseline: Amount;
  readonly candidate: Amount;
  /**
   * How far apart chance alone puts the two sides in 95 % of all cases, since so few samples hit the function: a
   * smaller difference shows nothing. Absent where everything was recorded, as the allocations of benchmarks are.
   */
  readonly chance?: Amount;
  /** Who calls it, by the size of the difference, largest first. */
  readonly callers: readonly CallerDifference[];
}

/** In the unit of the difference. */
export interface Amount {
  readonly flat: number;
  readonly cumulative: number;
}

export interface CallerDifference {
  readonly name: string;
  readonly baseline: number;
  readonly candidate: number;
}
