import type { Finding } from '../finding.ts';

/** What every source understands. Durations are milliseconds. */
export interface CommonSourceOptions {
  /** The source as the user wrote it, without secrets; names it in findings and reports. */
  readonly label: string;
  /** At most so many profiles of it, newest first where it has an order. */
  readonly limit?: number;
  /** Profiles older than this are left out. */
  readonly maxAge?: number;
  /** Bounds the source as a whole, retries included. */
  readonly timeout?: number;
  /** A failure of this source stops the run. */
  readonly required: boolean;
}

export interface FileSource extends CommonSourceOptions {
  readonly kind: 'file';
  /** A path or a glob, relative to the working directory; an existing path is taken as it is. */
  readonly pattern: string;
}

export interface PprofSource extends CommonSourceOptions {
  readonly kind: 'pprof';
  /** The whole URL of the CPU profile, without `seconds`. */
  readonly url: string;
  /** Length of the profile. */
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CommandSource extends CommonSourceOptions {
  readonly kind: 'command';
  /** Run by `sh -c`; leaves its profiles in `$PGO_PROFILE_DIR`. */
  readonly command: string;
}

export interface ArtifactSource extends CommonSourceOptions {
  readonly kind: 'artifact';
  /** Name or glob pattern of the artifacts. */
  readonly name: string;
  /** `owner/name`; default: the repository of this run. */
  readonly repository?: string;
  /** Workflow file name or id; with none of `workflow`, `branch`, `runId`, `repository`: artifacts of this run. */
  readonly workflow?: string;
  readonly branch?: string;
  readonly runId?: number;
}

export type Source = FileSource | PprofSource | CommandSource | ArtifactSource;
export type SourceKind = Source['kind'];

/** A file that a source delivered; nobody has looked into it yet. */
export interface CollectedFile {
  /** Where its bytes are. Either the user's own file (never changed) or a file in the run's scratch folder. */
  readonly path: string;
  /** How to name it to people: a path, an endpoint without credentials, `artifact/entry`. */
  readonly name: string;
}

export interface Collection {
  readonly files: readonly CollectedFile[];
  /** Attempts that delivered nothing (each has a finding of severity `error`). */
  readonly failures: number;
  readonly findings: readonly Finding[];
}

/** What a source may use; everything it needs from outside. */
export interface CollectContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** A folder that belongs to this source alone; removed at the end of the run. */
  readonly scratch: string;
  now(): Date;
  progress(line: string): void;
  /** Runs at most `concurrency` of these at a time, over all sources. */
  limit<T>(task: () => Promise<T>): Promise<T>;
  /** For GitHub's API; undefined where there is none. */
  readonly token?: string;
}

/**
 * One kind of source. It throws `ExpectedError` when the source as a whole failed (the caller turns that into a
 * finding); single misses inside a source are findings and counted in `failures`.
 */
export type Collector<S extends Source> = (source: S, context: CollectContext) => Promise<Collection>;
