import { setMaxListeners } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError, messageOf } from './system/errors.ts';
import { count } from './system/format.ts';
import { DiskSpace } from './net/download.ts';
import { UNPACKED_AT_ONCE } from './net/download.ts';
import { areMany, tally } from './sources/live/tally.ts';
import { findTwins } from './sources/live/twins.ts';
import { collect } from './sources/registry.ts';
import type { CollectContext, Collection, Source } from './sources/source.ts';

export interface CollectOptions
  extends Pick<
    CollectContext,
    'cwd' | 'env' | 'signal' | 'scratch' | 'now' | 'progress' | 'mask' | 'token' | 'arrived' | 'wants'
  > {
  /** Endpoints profiled at the same time, over all sources; default: as many as there are. */
  readonly concurrency?: number;
  /** Bytes that all sources together may put on the disk; default: 8 GiB. */
  readonly mostOnDisk?: number;
}

/** What one source gave; every finding names the source. */
export interface CollectedSource extends Collection {
  readonly source: Source;
}

/**
 * Collects all sources at the same time; the result is in the order of `sources`. A source that fails is a finding
 * of severity `error` and one failure. Each source writes into a folder of its own below `scratch`.
 * @throws ExpectedError when a `required` source delivered nothing; the others are stopped then.
 * @throws the reason of `signal` when it was aborted. Either way nothing goes on when this has thrown.
 */
export async function collectAll(
  sources: readonly Source[],
  options: CollectOptions,
): Promise<CollectedSource[]> {
  options.signal.throwIfAborted();
  const limit = limitOf(options);
  const disk = new DiskSpace(options.mostOnDisk);
  const listed = findTwins(sources);
  const endpoints = listed.flatMap(({ source, twinOf }) =>
    source.kind === 'pprof' && twinOf === undefined ? source.seconds : [],
  );
  const many = areMany(endpoints.length);
  const told = many ? tally(endpoints.length, endpoints, options.progress) : undefined;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  // Every source listens to it, and every endpoint of each: a thousand listeners are no leak.
  setMaxListeners(0, options.signal, signal);
  const running = listed.map(async ({ source, twinOf }, index): Promise<CollectedSource> => {
    if (twinOf !== undefined) return asTwin(source, sources[twinOf], listed[twinOf]?.source);
    try {
      const scratch = join(options.scratch, String(index));
      await mkdir(scratch, { recursive: true });
      const collected = await collectOne(source, { ...options, scratch, signal, limit, many, disk });
      if (source.kind === 'pprof') told?.done();
      return collected;
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

/** Its profile is that of the first entry, which has its findings and failures, too. */
function asTwin(source: Source, before: Source | undefined, first: Source | undefined): CollectedSource {
  const weight = first?.weight ?? 1;
  const same = [source, before].every((one) => (one?.weight ?? 1) === weight);
  const more = same ? '' : `, with the larger weight (${weight})`;
  const message = `It is given twice, to be profiled in the same way; it is profiled once, for the entry above${more}.`;
  return { source, files: [], failures: 0, findings: [{ severity: 'note', source: source.label, message }] };
}

/** Files that other parts of a run open meanwhile: pipes to children, profiles that are judged as they come. */
const OTHER_FILES = 24;
/** Of a Node process that has done nothing yet, about; asked for where the system tells. */
const OWN_FILES = 40;

/** As many at a time as wanted, and as this process may have connections; says when these are fewer. */
function limitOf({ concurrency, progress }: CollectOptions): CollectContext['limit'] {
  const possible = Math.max(1, openFilesLimit() - openFiles() - 2 * UNPACKED_AT_ONCE - OTHER_FILES);
  const limiter = pLimit(Math.min(concurrency ?? Number.POSITIVE_INFINITY, possible));
  let told = concurrency !== undefined && concurrency <= possible;
  return (task) => {
    if (!told && limiter.activeCount + limiter.pendingCount >= possible) {
      told = true;
      progress(
        `Only ${count(possible, 'endpoint')} ${possible === 1 ? 'is' : 'are'} profiled at a time, because this process may have no more files and connections open (ulimit -n). Raise that limit to profile all at once.`,
      );
    }
    return limiter(task);
  };
}

/** How many files and connections this process may have open; Node has raised the soft limit to the hard one. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/** How many are open by now. */
function openFiles(): number {
  try {
    return readdirSync('/dev/fd').length;
  } catch {
    return OWN_FILES;
  }
}

async function collectOne(source: Source, context: CollectContext): Promise<CollectedSource> {
  try {
    const { files, failures, findings } = await collect(source, context);
    const named = findings.map((finding) => ({ source: source.label, ...finding }));
    const reason = named.find((finding) => finding.severity === 'error');
    if (source.required && files.length === 0) {
      throw new ExpectedError(
        reason?.message ?? 'It delivered no profile.',
        reason?.fix ? { fix: reason.fix } : {},
      );
    }
    return { source, files, failures, findings: named };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!isFailure(error)) throw error;
    const fix = error instanceof ExpectedError ? error.fix : undefined;
    const message = messageOf(error);
    if (source.required) {
      throw new ExpectedError(`The required source ${source.label} failed: ${message}`, {
        ...(fix && { fix }),
        cause: error,
      });
    }
    return {
      source,
      files: [],
      failures: 1,
      findings: [{ severity: 'error', source: source.label, message, ...(fix && { fix }) }],
    };
  }
}

/** What the world did to a source: expected errors, and those of the operating system. Anything else is a bug. */
function isFailure(error: unknown): boolean {
  return error instanceof ExpectedError || typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
}
