import type { DiskSpace } from '../net/body.ts';
import type { Scheme, Source, SourceOf } from '../settings/sources.ts';
import type { Finding } from '../system/errors.ts';

/**
 * The contract between `collect.ts` and the collectors. A collector is a function for one kind of source. It gets the source and a context,
 * and returns files that may be profiles:
 *
 *     const collectFiles: Collector<FileSource> = async (source, context) => {
 *       …
 *       return { files: [{ path: '/src/profiles/a.pprof', name: 'profiles/a.pprof' }], failures: 0, findings: [] };
 *     };
 *
 * If the whole source failed, the collector throws an ExpectedError, and `collect.ts` makes a finding of it. If a part failed, such as one
 * of twenty pods, the collector returns the other files, adds a finding with severity `error`, and counts the part in `failures`. A
 * collector stops soon after `context.signal` is aborted, and writes only below `context.scratch`.
 *
 * All collectors pass the same tests, which are in `__tests__/contract/source.contract.ts`.
 */

export type { HttpAccess } from '../settings/access.ts';
export type { CommonSourceOptions, ObjectAddress, Scheme, Source, SourceKind } from '../settings/sources.ts';
/** A source that is a path, a folder or a glob. */
export type FileSource = SourceOf<'file'>;
/** A source that is a live net/http/pprof endpoint. */
export type PprofSource = SourceOf<'pprof'>;
/** A source that is a command of the user. */
export type CommandSource = SourceOf<'command'>;
/** A source that is artifacts of GitHub Actions. */
export type ArtifactSource = SourceOf<'artifact'>;
/** A source that is a place in an object store. */
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

/** A file that a source delivered, and that `profile/` has not validated yet. */
export interface CollectedFile {
  /** The path of the file. It is the user's own file, which stays unchanged, or a file in the scratch folder of the run. */
  readonly path: string;
  /** The name of the file in messages: a path, an endpoint without credentials, or `artifact/entry`. */
  readonly name: string;
  /**
   * Identifies the endpoint of a live profile. An endpoint records one profile at a time, so two profiles of the same endpoint and with the
   * same start are the same profile.
   */
  readonly endpoint?: string;
}

/** What a source delivered. */
export interface Collection {
  readonly files: readonly CollectedFile[];
  /** The number of attempts that delivered nothing. Each has a finding of severity `error`. */
  readonly failures: number;
  readonly findings: readonly Finding[];
}

/** Everything that a collector gets from outside. */
export interface CollectContext {
  /** The folder in which commands run, and from which relative paths start. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** A folder for the files of this source alone. The run removes it at its end. */
  readonly scratch: string;
  /** Counts the bytes that all sources of the run write together; undefined if they have no limit. */
  readonly disk?: DiskSpace;
  now(): Date;
  progress(line: string): void;
  /** Gets each line that a command of the user prints. */
  detail?(line: string): void;
  /** Hides a secret, such as a token that a login returned, in everything that is printed or written from now on. */
  mask(secret: string): void;
  /** Runs a task. At most `concurrency` tasks of all sources run at the same time, and the others wait. */
  limit<T>(task: () => Promise<T>): Promise<T>;
  /** Whether the run profiles many endpoints. Then they share a line of progress, and a slow endpoint gets less time. */
  readonly many?: boolean;
  /** Takes each complete file, so that the file is validated while other files still arrive. */
  arrived?(file: CollectedFile): void;
  /**
   * Whether a file in a folder, in an archive or below a prefix may be a profile, by its name. Without this function, all files may be.
   * A file that the user names exactly or by a pattern is always taken.
   */
  wants?(name: string): boolean;
  /** The token for GitHub's API. */
  readonly token?: string;
}

/** Collects one kind of source. @throws ExpectedError if the source as a whole failed. */
export type Collector<S extends Source> = (source: S, context: CollectContext) => Promise<Collection>;

/** The number of endpoints up to which each has its own line of progress. More endpoints share one line. */
export const FEW_ENDPOINTS = 10;
