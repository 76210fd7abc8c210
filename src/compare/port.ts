import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { UnderLoad } from './serve.ts';

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
