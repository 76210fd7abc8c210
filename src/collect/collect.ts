import { setMaxListeners } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { DiskSpace } from '../net/body.ts';
import { ExpectedError, type Finding, messageOf } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import {
  type CollectContext,
  type Collection,
  type Collector,
  FEW_ENDPOINTS,
  type Source,
  type SourceKind,
} from './source.ts';

/**
 * Collects profiles from all sources of a run.
 *
 * A source is a place that CPU profiles come from: a running service, a profiler's store, object storage, artifacts, files or a command.
 * Each kind of source has a collector in a separate file. The collector returns the files of a source. For example, a run with these
 * sources
 *
 *     - http://10.0.0.7:6060                     # pprof.ts records 30 s
 *     - s3://bucket/prod/                        # objects.ts lists and downloads the newest objects
 *     - profiles/*.pprof                         # file.ts
 *
 * gets one value for each source, in this order:
 *
 *     { source: …10.0.0.7:6060, files: [{ path: '/…/scratch/0/1', name: 'http://10.0.0.7:6060/debug/pprof/profile' }], failures: 0, findings: [] }
 *     { source: …s3://bucket/prod/, files: [], failures: 1, findings: [{ severity: 'error', message: 'The list of … ended early.' }] }
 *     { source: …profiles/*.pprof, files: [{ path: '/src/profiles/a.pprof', … }, …], failures: 0, findings: [] }
 *
 * All sources are collected at the same time. If a source fails, the run reports a finding and continues, because the profiles of all other
 * sources are usually enough. Only the failure of a source with `required: true` ends the run. The code in `collect/` does not read the
 * collected files, because `profile/` validates them later. `source.ts` defines the interface between this file and the collectors.
 */

/**
 * The options of `collectAll`. From these options and the values `limit`, `disk` and `many`, `collectAll` makes the context of the
 * collectors.
 */
export interface CollectOptions extends Omit<CollectContext, 'limit' | 'disk' | 'many'> {
  /** The maximum number of endpoints of all sources that are profiled at the same time. By default, all endpoints are profiled at the same time. */
  readonly concurrency?: number;
}

const objects = async () => (await import('./objects.ts')).collectObjects;

/**
 * The collector for each kind of source. A collector is imported only if a source of its kind exists, because the client of a server may be
 * large.
 */
const collectors: { readonly [K in SourceKind]: () => Promise<Collector<Extract<Source, { kind: K }>>> } = {
  file: async () => (await import('./file.ts')).collectFiles,
  pprof: async () => (await import('./pprof.ts')).collectPprof,
  command: async () => (await import('./command.ts')).collectFromCommand,
  artifact: async () => (await import('./artifact.ts')).collectArtifacts,
  s3: objects,
  gs: objects,
  az: objects,
  pyroscope: async () => (await import('./pyroscope.ts')).collectPyroscope,
  parca: async () => (await import('./parca.ts')).collectParca,
  datadog: async () => (await import('./datadog.ts')).collectDatadog,
  prometheus: async () => (await import('./prometheus.ts')).collectPrometheus,
  kubernetes: async () => (await import('./kubernetes.ts')).collectKubernetes,
};

/**
 * Collects all sources at the same time. The results are in the order of `sources`. The result of a failed source has a finding of severity
 * `error` and counts one failure. Each source writes into its own folder below `scratch`. All collectors have ended when this function
 * returns or throws.
 * @throws ExpectedError if a `required` source delivered no profile. If a required source fails, the collection of all other sources stops.
 * @throws the reason of `signal` if `signal` was aborted.
 */
export async function collectAll(sources: readonly Source[], options: CollectOptions) {
  options.signal.throwIfAborted();
  const limit = limitOf(options.concurrency);
  const disk = new DiskSpace();
  const windows = sources.flatMap((source) => (source.kind === 'pprof' ? source.seconds : []));
  const many = windows.length > FEW_ENDPOINTS;
  if (many)
    options.progress(`Profiling ${count(windows.length, 'endpoint')} for up to ${Math.max(...windows)} s`);
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  // Allow any number of listeners, because each source and each endpoint listens to the signal. Node would otherwise warn about a leak
  // after ten listeners.
  setMaxListeners(0, options.signal, signal);
  const running = sources.map(async (source, index) => {
    try {
      const scratch = join(options.scratch, String(index));
      await mkdir(scratch, { recursive: true });
      return await collectOne(source, { ...options, scratch, signal, limit, many, disk });
    } catch (error) {
      stop.abort(error);
      throw error;
    }
  });
  const settled = await Promise.allSettled(running);
  options.signal.throwIfAborted();
  stop.signal.throwIfAborted();
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Collects one source. @throws ExpectedError if the source as a whole failed. */
export async function collectFrom(source: Source, context: CollectContext): Promise<Collection> {
  // The table has the right collector for each kind of source, but TypeScript cannot check this for a union of kinds.
  const collector = (await collectors[source.kind]()) as Collector<Source>;
  return collector(source, context);
}

/** Collects one source like `collectFrom`, but turns an error into a finding. Each finding names the source. */
async function collectOne(source: Source, context: CollectContext) {
  const { required, label } = source;
  try {
    const { files, failures, findings } = await collectFrom(source, context);
    const named: readonly Finding[] = findings.map((finding) => ({ source: label, ...finding }));
    if (required && files.length === 0) {
      const reason = named.find((finding) => finding.severity === 'error');
      throw new ExpectedError(reason?.message ?? 'It delivered no profile.', { fix: reason?.fix });
    }
    return { source, files, failures, findings: named };
  } catch (error) {
    context.signal.throwIfAborted();
    const { message, fix } = sourceFailure(error);
    if (required)
      throw new ExpectedError(`The required source ${label} failed: ${message}`, { fix, cause: error });
    const finding: Finding = { severity: 'error', source: label, message, fix };
    return { source, files: [], failures: 1, findings: [finding] };
  }
}

/**
 * Returns the message and the fix for a finding about an error of a collector. Even a bug in a collector fails only one source, and not the
 * whole run.
 */
function sourceFailure(error: unknown): { readonly message: string; readonly fix: string | undefined } {
  if (error instanceof ExpectedError) return { message: error.message, fix: error.fix };
  const isOfSystem = typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
  if (isOfSystem) return { message: messageOf(error), fix: undefined };
  const [kind, words] = error instanceof Error ? [error.name, error.message] : ['error', ''];
  return {
    message: `The answer of this source could not be read, because of a mistake in this program (${kind}: ${excerpt(words, 200)}).`,
    fix: 'Please report this, with the kind of the source and the version of its server.',
  };
}

/** The number of open files that are reserved for pipes to child processes and for profiles that are being validated. */
const OTHER_FILES = 64;

/**
 * Returns a function that limits how many endpoints are profiled at the same time. The limit is the smaller of two numbers: `concurrency`,
 * and the number of files that this process may open.
 */
function limitOf(concurrency = Number.POSITIVE_INFINITY): CollectContext['limit'] {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
  };
  const soft = userLimits?.open_files?.soft;
  const possible = typeof soft === 'number' ? Math.max(1, soft - OTHER_FILES) : Number.POSITIVE_INFINITY;
  return pLimit(Math.min(concurrency, possible));
}
