import type { DiskSpace } from '../net/body.ts';
import type { Scheme, Source, SourceOf } from '../settings/sources.ts';
import type { Finding } from '../system/errors.ts';

export type { HttpAccess } from '../settings/access.ts';
export type { CommonSourceOptions, ObjectAddress, Scheme, Source, SourceKind } from '../settings/sources.ts';
export type FileSource = SourceOf<'file'>;
export type PprofSource = SourceOf<'pprof'>;
export type CommandSource = SourceOf<'command'>;
export type ArtifactSource = SourceOf<'artifact'>;
export type ObjectSource<K extends Scheme = Scheme> = K extends Scheme ? SourceOf<K> : never;
export type PyroscopeSource = SourceOf<'pyroscope'>;
export type ParcaSource = SourceOf<'parca'>;
export type DatadogSource = SourceOf<'datadog'>;
export type PrometheusSource = SourceOf<'prometheus'>;
export type KubernetesSource = SourceOf<'kubernetes'>;

/** A file that a source delivered; nothing has looked into it yet. */
export interface CollectedFile {
  /** Where its bytes are. Either the user's own file (never changed) or a file in the run's scratch folder. */
  readonly path: string;
  /** Its name for people: a path, an endpoint without credentials, `artifact/entry`. */
  readonly name: string;
  /** Identifies the endpoint of a live profile: it records one at a time, so two with the same start are one. */
  readonly endpoint?: string;
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
  /** What all sources of the run may write together; absent: no limit. */
  readonly disk?: DiskSpace;
  now(): Date;
  progress(line: string): void;
  /** Gets each line that a command of the user prints. */
  detail?(line: string): void;
  /** Hides a secret that was found on the way from everything that people see. */
  mask(secret: string): void;
  /** Runs at most `concurrency` of these at a time, over all sources. */
  limit<T>(task: () => Promise<T>): Promise<T>;
  /** Many endpoints are profiled in this run: no line of progress for each, and none may hold up the others for long. */
  readonly many?: boolean;
  /** Called with each complete file, so that it can be validated while others still arrive. */
  arrived?(file: CollectedFile): void;
  /**
   * Whether a file of that name is of use, of those in a folder, an archive, or below a prefix; absent: all are. A file
   * that is named exactly or by a pattern is always of use.
   */
  wants?(name: string): boolean;
  /** For GitHub's API. */
  readonly token?: string;
}

/**
 * One kind of source. It throws `ExpectedError` when the source as a whole failed (the caller turns that into a
 * finding); single misses inside a source are findings and counted in `failures`.
 */
export type Collector<S extends Source> = (source: S, context: CollectContext) => Promise<Collection>;

/** More endpoints than this share a line of progress; fewer have a line each. */
export const FEW_ENDPOINTS = 10;
