import { ExpectedError } from '../system/errors.ts';
import { type Readiness, waitUntilReady } from './ready.ts';
import { notReady } from './sentences.ts';

const READY_TIMEOUT = 60_000;

export interface ServiceReadiness extends Omit<Readiness, 'url' | 'timeout'> {
  readonly ready: string | undefined;
  /** Milliseconds; undefined: a minute. */
  readonly readyTimeout: number | undefined;
  /** What the service has printed so far. */
  output(): string;
}

/**
 * Waits until a service that was started can be used.
 * @throws ExpectedError with what it printed when that takes too long; the signal's reason when it was aborted.
 */
export async function waitForService(readiness: ServiceReadiness): Promise<void> {
  const { endpoints, env, signal, ready, readyTimeout = READY_TIMEOUT } = readiness;
  try {
    await waitUntilReady({
      endpoints,
      env,
      signal,
      timeout: readyTimeout,
      ...(ready !== undefined && { url: ready }),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ExpectedError ? notReady(error, readiness.output()) : error;
  }
}
