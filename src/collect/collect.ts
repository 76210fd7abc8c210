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

export interface CollectOptions extends Omit<CollectContext, 'limit' | 'disk' | 'many'> {
  /** Endpoints profiled at the same time, over all sources; default: as many as there are. */
  readonly concurrency?: number;
}

const objects = async () => (await import('./objects.ts')).collectObjects;

/** Each kind's collector, imported only when the kind is used: its client may be large. */
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
 * Collects all sources at the same time; the result is in the order of `sources`. A source that fails is a finding
 * of severity `error` and one failure. Each source writes into a folder of its own below `scratch`.
 * @throws ExpectedError when a `required` source delivered nothing; the others are stopped then.
 * @throws the reason of `signal` when it was aborted. Either way nothing goes on when this has thrown.
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
  // Every source listens to it, and every endpoint of each: a thousand listeners are no leak.
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

export async function collectFrom(source: Source, context: CollectContext): Promise<Collection> {
  // The table's type pairs each kind with its own collector, which TypeScript cannot follow through a union.
  const collector = (await collectors[source.kind]()) as Collector<Source>;
  return collector(source, context);
}

/** What one source gave; every finding names the source. */
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

/** The sentence for what a collector threw. An odd answer that no code foresaw is the failure of its source, and never that of the run. */
function sourceFailure(error: unknown): { readonly message: string; readonly fix: string | undefined } {
  if (error instanceof ExpectedError) return { message: error.message, fix: error.fix };
  const isOfSystem = typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
  if (isOfSystem) return { message: messageOf(error), fix: undefined };
  const [kind, words] = error instanceof Error ? [error.name, error.message] : ['error', ''];
  return {
    message: `The answer of this source was not understood, because of a mistake in this program (${kind}: ${excerpt(words, 200)}).`,
    fix: 'Please report it, with the kind of the source and the version of its server.',
  };
}

/** Open files that are not connections: pipes to children, and profiles that are being validated. */
const OTHER_FILES = 64;

/** As many endpoints at a time as wanted, and as this process may have connections. */
function limitOf(concurrency = Number.POSITIVE_INFINITY): CollectContext['limit'] {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
  };
  const soft = userLimits?.open_files?.soft;
  const possible = typeof soft === 'number' ? Math.max(1, soft - OTHER_FILES) : Number.POSITIVE_INFINITY;
  return pLimit(Math.min(concurrency, possible));
}
