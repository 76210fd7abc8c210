import type { DiskSpace } from '../net/body.ts';
import type { Scheme, Source, SourceOf } from '../settings/sources.ts';
import type { Finding } from '../system/errors.ts';

/**
 * The interface between `collect.ts` and the collectors. A collector is a function for one kind of source. A collector gets the source and
 * a context, and returns files that may be profiles. For example:
 *
 *     const collectFiles: Collector<FileSource> = async (source, context) => {
 *       …
 *       return { files: [{ path: '/src/profiles/a.pprof', name: 'profiles/a.pprof' }], failures: 0, findings: [] };
 *     };
 *
 * If the whole source failed, the collector throws an ExpectedError, and `collect.ts` turns the error into a finding. If only a part of the
 * source failed, such as one of twenty pods, the collector returns the files of the remaining parts. The collector also adds a finding with
 * severity `error`, and counts the failed part in `failures`. A collector stops soon after `context.signal` is aborted, and writes only
 * below `context.scratch`.
 *
 * All collectors pass the same tests, which are in `__tests__/contract/source.contract.ts`.
 */

export type { HttpAccess } from '../settings/access.ts';
export type { CommonSourceOptions, ObjectAddress, Scheme, Source, SourceKind } from '../settings/sources.ts';
/** A source that names a file, a folder or a glob. */
export type FileSource = SourceOf<'file'>;
/** A source that is a live net/http/pprof endpoint. */
export type PprofSource = SourceOf<'pprof'>;
/** A source that is a command of the user. */
export type CommandSource = SourceOf<'command'>;
/** A source that names artifacts of GitHub Actions. */
export type ArtifactSource = SourceOf<'artifact'>;
/** A source that names objects in an object store. */
export type ObjectSource<K extends Scheme = Scheme> = K extends Scheme ? SourceOf<K> : never;
/** A source that is a query to a Pyroscope server. */
export type PyroscopeSource = SourceOf<'pyroscope'>;
/** A source that is a query to a Parca server. */
export type ParcaSource = SourceOf<'parca'>;
/** A source that is a query to Datadog. */
export type DatadogSource = SourceOf<'datadog'>;
/** A source whose endpoints are found by a query to a Prometheus server. */
export type PrometheusSource = SourceOf<'prometheus'>;
/** A source whose endpoints are pods of a Kubernetes cluster. */
export type KubernetesSource = SourceOf<'kubernetes'>;

/** A collected file before `profile/` has validated it. */
export interface CollectedFile {
  /** The path of the file. The file is the user's own file, which stays unchanged, or a copy in the scratch folder of the run. */
  readonly path: string;
  /** The name of the file in messages: a path, an endpoint without credentials, or `artifact/entry`. */
  readonly name: string;
  /**
   * An identifier of the endpoint that recorded a live profile. An endpoint records one profile at a time, so two profiles with the same
   * endpoint and the same start are the same profile.
   */
  readonly endpoint?: string;
}

/** The files of one source, and the findings about the source. */
export interface Collection {
  readonly files: readonly CollectedFile[];
  /**
   * The number of parts of the source, such as pods, that delivered no file. For each part that delivered no file, `findings` has a finding
   * of severity `error`.
   */
  readonly failures: number;
  readonly findings: readonly Finding[];
}

/** The values and functions that a collector gets from the run. */
export interface CollectContext {
  /** The folder in which commands run, and from which relative paths start. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** A folder that only this source writes to. The run removes the folder at its end. */
  readonly scratch: string;
  /** Counts the bytes that all sources of the run write together; undefined if the bytes are not limited. */
  readonly disk?: DiskSpace;
  now(): Date;
  progress(line: string): void;
  /** Is called with each line that a command of the user prints. */
  detail?(line: string): void;
  /** Hides a secret, such as a token that a login returned, in everything that is printed or written from now on. */
  mask(secret: string): void;
  /** Profiles an endpoint, or asks a profiler's server. At most `concurrency` such tasks of all sources run at the same time. */
  limit<T>(task: () => Promise<T>): Promise<T>;
  /** True if the run profiles many endpoints. Many endpoints share one line of progress, and a slow endpoint gets less time than usual. */
  readonly many?: boolean;
  /** Is called with each complete file, so that the run can validate the file while other files still arrive. */
  arrived?(file: CollectedFile): void;
  /**
   * Returns whether a file in a folder, in an archive or below a prefix may be a profile. The name of the file decides whether the file may
   * be a profile. If this function is absent, every file may be a profile. A file that the user names exactly or by a pattern is always
   * collected.
   */
  wants?(name: string): boolean;
  /** The token for GitHub's API. */
  readonly token?: string;
}

/** Collects one kind of source. @throws ExpectedError if the source as a whole failed. */
export type Collector<S extends Source> = (source: S, context: CollectContext) => Promise<Collection>;

/**
 * The maximum number of endpoints that have a line of progress each. If a run has more endpoints, all endpoints share one line of progress.
 */
export const FEW_ENDPOINTS = 10;
