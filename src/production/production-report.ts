import type { Moment } from '../collect/profilers.ts';

/**
 * Production before and after a release, by PromQL: CPU per unit of traffic. It is no experiment: whatever else
 * changed at the time is in it, so it decides no verdict.
 */
export interface ProductionReport {
  /** Start of the release, ISO 8601. */
  readonly released: string;
  /** What Prometheus was asked, as it was written. */
  readonly queries?: { readonly cpu: string; readonly traffic?: string };
  readonly comparisons: readonly ProductionComparison[];
  /** What else may explain the change, a sentence each; never empty. */
  readonly confounders: readonly string[];
}

export interface ProductionComparison {
  /** `offset`: right before against right after; `same time of day`: over days before and after. */
  readonly method: 'offset' | 'same time of day';
  /** What is compared, in words: `2 h before and after, without the 10 min of the release`. */
  readonly description: string;
  /** CPUs in use, averages. */
  readonly cpu: BeforeAfter;
  /** Units of traffic per second; absent where the configuration has no query for it. */
  readonly traffic?: BeforeAfter;
  /** CPU seconds per unit of traffic; what `change` is of. */
  readonly cpuPerTraffic?: BeforeAfter;
  /** Series that the query for CPU gave, averages; absent where it sums them up by itself. */
  readonly series?: BeforeAfter;
  /** Of CPU per traffic, or of CPU alone where there is no query for traffic; a fraction. */
  readonly change: number;
  /** 95 % interval of `change`, from how days differ; absent where there are too few of them for one. */
  readonly interval?: readonly [number, number];
  /** Pairs that it rests on: of days, or the one pair of windows. */
  readonly pairs: number;
  /** The same comparison made at other times, where there was no such release: how much production changes by itself. */
  readonly placebo?: { readonly changes: readonly number[] };
}

export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

/** Which Prometheus is asked what. Durations are milliseconds. */
export interface ProductionQueries {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Run by `sh -c`; prints further headers. */
  readonly headersCommand?: string;
  /** PromQL: CPUs in use, as one series or several that are summed up. */
  readonly cpu: string;
  /** PromQL: units of traffic per second. */
  readonly traffic?: string;
  readonly released: Moment;
  /** How long the release took: left out. */
  readonly settle: number;
  /** Length of the time compared right before and right after the release. */
  readonly window: number;
  /** Days before and after that are compared at the same times of day; 0: none. */
  readonly days: number;
  /** Bounds each question with its retries. */
  readonly timeout?: number;
}
