/** Results of earlier runs and of this one, oldest first, one line per target. */
export interface History {
  readonly targets: readonly TargetHistory[];
}

export interface TargetHistory {
  /** Import path of the main package. */
  readonly target: string;
  readonly points: readonly HistoryPoint[];
}

export interface HistoryPoint {
  /** When the run ended, ISO 8601. */
  readonly time: string;
  /** Commit or release, where the run knew it. */
  readonly revision?: string;
  readonly verdict?: string;
  /** Change of the candidate against the baseline, a fraction, with its 95 % interval. */
  readonly gain?: number;
  readonly interval?: readonly [number, number];
  /** CPU seconds per operation of the candidate, geometric mean over its decisive rows. */
  readonly cpuPerOp?: number;
  /** Which rows that is over; points whose rows differ are not to be joined by a line. */
  readonly rows?: string;
  /** Peak memory of the candidate under load, bytes. */
  readonly memory?: number;
  /** Of the candidate, bytes. */
  readonly size?: number;
}
