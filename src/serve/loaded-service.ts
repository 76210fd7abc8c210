/** A service that is started to be profiled, and what gives it something to do. */
export interface UnderLoad {
  /** Run by `sh -c`; starts the service and stays in the foreground. */
  readonly serve: string;
  readonly serveEnv: Readonly<Record<string, string>>;
  /** A URL that answers once the service can be used; undefined: its profiled endpoints must accept connections. */
  readonly ready?: string;
  /** Run by `sh -c` once the service is ready. */
  readonly load?: string;
  readonly loadEnv: Readonly<Record<string, string>>;
  /** CPUs that the service may use at most. */
  readonly cpus?: number;
}
