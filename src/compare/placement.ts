import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../system/exec.ts';
import type { UnderLoad } from './serve.ts';

/** Where programs run that are measured: on which CPUs, and on which port. */

/** The CPUs that this process may use, by number; none where the system does not report them or cannot pin processes. */
export async function usableCpus(proc = '/proc'): Promise<number[]> {
  const status = await readFile(join(proc, 'self', 'status'), 'utf8').catch(() => '');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
  const found = list === undefined ? undefined : await run(['sh', '-c', 'command -v taskset'], { cwd: '/' });
  if (list === undefined || found?.exitCode !== 0) return [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Arguments in front of a command that keep it and its children on these CPUs. */
export function pinnedTo(cpus: readonly number[]): string[] {
  return ['taskset', '-c', cpus.join(',')];
}

/** The CPUs of two servers that take turns on the same ones, and those of their loads; undefined: not pinned. */
export interface Halves {
  readonly servers?: readonly number[];
  readonly loads?: readonly number[];
}

/** @param cpus that the servers may use; absent: half of what there is. Without a CPU that is left, loads are not pinned. */
export async function halvesOf(cpus: number | undefined): Promise<Halves> {
  const usable = await usableCpus();
  if (usable.length < 2) return {};
  const at = cpus ?? usable.length >> 1;
  return { servers: usable.slice(0, at), loads: at < usable.length ? usable.slice(at) : undefined };
}

const PORT = /\$PORT\b|\$\{PORT\}/g;

/**
 * Whether the action may choose where the service listens: what asks it takes `$PORT`, and the user does not set it. Many
 * services read it from their environment, so `serve` need not name it.
 */
export function hasFreePort({ serve, ready = '', load, serveEnv, loadEnv }: UnderLoad): boolean {
  const uses = load === undefined ? `${serve} ${ready}` : load;
  return uses.match(PORT) !== null && !('PORT' in serveEnv) && !('PORT' in loadEnv);
}

/** The service on this port. The text of `load` has it, too, for those who look for its addresses there. */
export function onPort<T extends UnderLoad>(service: T, port: number): T {
  const text = String(port);
  const { serveEnv, loadEnv, ready, load } = service;
  return {
    ...service,
    serveEnv: { ...serveEnv, PORT: text },
    loadEnv: { ...loadEnv, PORT: text },
    ready: ready?.replace(PORT, text),
    load: load?.replace(PORT, text),
  };
}

/** Below the ports that systems choose for connections, of which a load may need tens of thousands. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer();
    const listens = await new Promise((resolve) => {
      server.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!listens) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
