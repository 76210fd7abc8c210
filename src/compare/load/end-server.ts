import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../../system/exec.ts';
import { whyNothingListens } from '../../serve/ports.ts';
import { portKept } from './sentences.ts';
import type { ServerProcesses } from './server-processes.ts';

/** How long a server may take to end in peace. */
const GRACE_MS = 5_000;
/** How long the port of a server that has ended may be in use. */
const PORT_MS = 3_000;

/**
 * Ends the server and every process that is known to be of it.
 * @returns whether it did not end in peace.
 */
export async function endServer(server: Started, processes: ServerProcesses | undefined): Promise<boolean> {
  const begun = performance.now();
  // Asked before as well: once their parents are gone, some cannot be told from others any more.
  processes?.survivors();
  await server.stop(GRACE_MS);
  const ignored = performance.now() - begun >= GRACE_MS;
  for (const { id } of processes?.survivors() ?? []) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // Gone meanwhile, or another user's: the port tells whether that matters.
    }
  }
  return ignored;
}

/** @throws ExpectedError when something listens on although the server was ended: the next one could not. */
export async function requireFreed(urls: readonly string[], signal: AbortSignal): Promise<void> {
  const end = performance.now() + PORT_MS;
  for (const url of urls.map((one) => new URL(one))) {
    while (!(await isFree(url, signal))) {
      if (performance.now() > end) throw portKept(url);
      await sleep(50);
    }
  }
}

async function isFree(url: URL, signal: AbortSignal): Promise<boolean> {
  // Whoever holds it without taking connections may leave one waiting for ever.
  const late = AbortSignal.timeout(PORT_MS);
  const refusal = await whyNothingListens(url, AbortSignal.any([signal, late])).catch(() => undefined);
  signal.throwIfAborted();
  return refusal !== undefined;
}
