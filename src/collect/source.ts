import type { DiskSpace } from '../net/api.ts';
import type { Finding } from '../system/errors.ts';
import type { Period } from './profilers.ts';

/** What every source understands. Durations are milliseconds. */
export interface CommonSourceOptions {
  /** The source as the user wrote it, without secrets; names it in findings and reports. */
  readonly label: string;
  /** At most this many profiles of it, newest first where it has an order. */
  readonly limit?: number;
  /** Profiles older than this are left out. */
  readonly maxAge?: number;
  /** Bounds the source as a whole, retries included. */
  readonly timeout?: number;
  /** A failure of this source stops the run. */
  readonly required: boolean;
  /** How much each of its samples counts, relative to the samples of other sources; default 1. */
  readonly weight?: number;
}

export interface HttpAccess {
  readonly headers: Readonly<Record<string, string>>;
  /** Run by `sh -c`; prints more headers, one `Name: value` a line, such as the token of an access proxy. */
  readonly headersCommand?: string;
}

export interface FileSource extends CommonSourceOptions {
  readonly kind: 'file';
  /** A path or a glob, relative to the working directory; an existing path is not read as a glob. */
  readonly pattern: string;
}

export interface PprofSource extends CommonSourceOptions, HttpAccess {
  readonly kind: 'pprof';
  /** The whole URL of the CPU profile, without `seconds`. */
  readonly url: string;
  /** Length of the profile. */
  readonly seconds: number;
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

/** Object stores by the scheme of their URLs: Amazon S3 and compatible servers, Google Cloud Storage, Azure Blob Storage. */
export type Scheme = 's3' | 'gs' | 'az';

/** A place in an object store: `s3://bucket/path`. */
export interface ObjectAddress {
  readonly scheme: Scheme;
  /** Bucket, or container of Azure. */
  readonly bucket: string;
  /** Key of one object, or a prefix of keys; without a leading slash, may be empty. */
  readonly path: string;
  /** URL of the service, where it is not the vendor's own: MinIO, R2, an emulator. */
  readonly endpoint?: string;
  /** S3 only; default: as the SDK finds it. */
  readonly region?: string;
  /** Azure only: the storage account; default `AZURE_STORAGE_ACCOUNT`. */
  readonly account?: string;
}

export interface ObjectSource<K extends Scheme = Scheme> extends CommonSourceOptions {
  readonly kind: K;
  readonly address: ObjectAddress;
}

/** What a continuous profiler is asked for: which profiles, and from when. */
interface ProfilerQuery extends CommonSourceOptions {
  readonly query: string;
  readonly period: Period;
}

export interface PyroscopeSource extends ProfilerQuery, HttpAccess {
  readonly kind: 'pyroscope';
  /** Base URL of the API, without `/querier.v1.QuerierService`. */
  readonly url: string;
  /** `name:type:unit:period type:period unit`. */
  readonly profileType: string;
  /** Length of the part of `period` with the most load, which alone is taken. */
  readonly busiest?: number;
}

export interface ParcaSource extends ProfilerQuery, HttpAccess {
  readonly kind: 'parca';
  /** Base URL, without `/api`. */
  readonly url: string;
}

export interface DatadogSource extends ProfilerQuery {
  readonly kind: 'datadog';
  /** Such as `datadoghq.eu`; default: `DD_SITE`, else `datadoghq.com`. */
  readonly site?: string;
}

/** Hosts that a PromQL query names, each profiled live. */
export interface PrometheusSource extends CommonSourceOptions, HttpAccess {
  readonly kind: 'prometheus';
  /** Base URL of the API, without `/api/v1`. */
  readonly url: string;
  readonly query: string;
  /** URL of a CPU profile with `{{label}}` in the places of the result's labels. */
  readonly endpoint: string;
  readonly endpointAccess: HttpAccess;
  readonly seconds: number;
  /** Where `busiest` looks; without it only the end counts: it is when the query is evaluated. */
  readonly period: Period;
  readonly busiest?: number;
  /** Whether an answer that lacks a part of the data (Thanos) is taken. */
  readonly partialResponse: boolean;
}

/** Running pods, profiled through the API server by kubectl. */
export interface KubernetesSource extends CommonSourceOptions {
  readonly kind: 'kubernetes';
  readonly namespace: string;
  /** Label selector, such as `app=wshim,tier!=test`. */
  readonly selector: string;
  /** Number or name of the container's port. */
  readonly port: string;
  /** Whether the pod speaks TLS on that port. */
  readonly scheme: 'http' | 'https';
  /** Path of the CPU profile. */
  readonly path: string;
  readonly seconds: number;
  /** Context of the kubeconfig; default: its current one. */
  readonly context?: string;
}

export type Source =
  | FileSource
  | PprofSource
  | CommandSource
  | ArtifactSource
  | ObjectSource<'s3'>
  | ObjectSource<'gs'>
  | ObjectSource<'az'>
  | PyroscopeSource
  | ParcaSource
  | DatadogSource
  | PrometheusSource
  | KubernetesSource;
export type SourceKind = Source['kind'];

/** A file that a source delivered; nothing has looked into it yet. */
export interface CollectedFile {
  /** Where its bytes are. Either the user's own file (never changed) or a file in the run's scratch folder. */
  readonly path: string;
  /** Its name for people: a path, an endpoint without credentials, `artifact/entry`. */
  readonly name: string;
  /**
   * Identifies the endpoint of a profile that was recorded for this run. One endpoint records one profile at a time,
   * so two with the same start are one. Absent for stored profiles.
   */
  readonly recordedAt?: string;
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

/** The outcome of a task, or the signal's reason as soon as it is aborted, for libraries that ignore signals. */
export async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** `a, b, c and 4 more`: some of the names that are there, to help with a misspelt one. */
export function someOf(names: readonly string[], shown = 5): string {
  const more = names.length - shown;
  return `${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** More endpoints than this share a line of progress; fewer have a line each. */
const FEW_ENDPOINTS = 10;
export function areMany(endpoints: number): boolean {
  return endpoints > FEW_ENDPOINTS;
}
