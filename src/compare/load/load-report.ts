/** What loading both servers showed, beside the rows of the comparison. */
export interface LoadReport {
  /** One unit of work, singular: `request`, `iteration`, or `run` of the load command where its output tells no more. */
  readonly work: string;
  /** Whose output was understood. */
  readonly tool?: 'k6' | 'ab' | 'wrk' | 'vegeta' | 'hey';
  /** CPUs that the server might use at most. */
  readonly cpus?: number;
  readonly baseline: LoadSide;
  readonly candidate: LoadSide;
}

/** One side; each figure is the median over its runs. */
export interface LoadSide {
  readonly runs: number;
  /** Units of work in one run. */
  readonly work: number;
  /** Of the server, user and system time. */
  readonly cpuSecondsPerWork: number;
  /** Greatest resident memory of the server and all that it started, in bytes. */
  readonly peakMemory?: number;
  /** Units of work per second. */
  readonly throughput?: number;
  /** Seconds, by percentile, such as `p50`, `p99`, `max`; as the load tool told them. */
  readonly latencies?: Readonly<Record<string, number>>;
  /** Requests that failed, as a fraction, where the tool tells. */
  readonly failed?: number;
  /** For a load that ramps: the greatest rate that this side kept up with. */
  readonly saturation?: Saturation;
  /** The server over one of its runs, from the start of the load on. */
  readonly timeline: readonly ServerMoment[];
}

export interface Saturation {
  /** Units of work per second. */
  readonly perSecond: number;
  /** Whether the load really went beyond it; else it is only as far as the load went. */
  readonly reached: boolean;
}

export interface ServerMoment {
  /** Since the load began. */
  readonly seconds: number;
  /** CPUs in use since the moment before. */
  readonly cpus: number;
  /** Resident, bytes. */
  readonly memory: number;
}
