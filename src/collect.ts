import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError, messageOf } from './errors.ts';
import { collect } from './sources/registry.ts';
import type { CollectContext, Collection, Source } from './sources/source.ts';

export interface CollectOptions
  extends Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'scratch' | 'now' | 'progress' | 'token'> {
  /** Endpoints profiled at the same time, over all sources; default: as many as there are. */
  readonly concurrency?: number;
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
  const limit = pLimit(options.concurrency ?? Number.POSITIVE_INFINITY);
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const running = sources.map(async (source, index) => {
    try {
      const scratch = join(options.scratch, String(index));
      await mkdir(scratch, { recursive: true });
      return await collectOne(source, { ...options, scratch, signal, limit });
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
