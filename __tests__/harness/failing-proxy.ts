import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answers } from './github/answers.ts';

/** A proxy in front of a server that lets one request fail. */

export const NETWORK_FAULTS = [
  '502 with a page',
  '503 with Retry-After',
  '429 with x-ratelimit-reset',
  'secondary rate limit',
  'rate limit for an hour',
  'not allowed',
  'reset before',
  'reset after',
  'answer cut off',
] as const;
/** The `reset` faults close the connection before or after the server did what was requested. */
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export interface FailingProxy extends AsyncDisposable {
  readonly url: string;
  /** Names of the requests so far: method and route, such as `PATCH /repos/o/r/pulls/*`. */
  readonly requests: string[];
  /** The next request with this name fails; `*`: the next one of any name. */
  fail(request: string, fault: NetworkFault): void;
  /** Called with each request before it is passed on. */
  onRequest: (request: string) => void;
}

const soon = () => Math.floor(Date.now() / 1_000) + 2;

const INJECTED: Readonly<
  Partial<Record<NetworkFault, () => { status: number; headers?: object; body: unknown }>>
> = {
  '502 with a page': () => answers.badGateway,
  '503 with Retry-After': () => ({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { message: 'Server Error' },
  }),
  '429 with x-ratelimit-reset': () => ({ ...answers.primaryRateLimit(soon()), status: 429 }),
  'secondary rate limit': () => answers.secondaryRateLimit(1),
  'rate limit for an hour': () => answers.primaryRateLimit(soon() + 3_600),
  'not allowed': () => answers.notAccessible(),
};

export async function startFailingProxy(upstream: string): Promise<FailingProxy> {
  const faults = new Map<string, NetworkFault>();
  const server = createServer(async (incoming, response) => {
    const sent = await buffer(incoming);
    const name = `${incoming.method} ${routeOf(incoming.url ?? '/')}`;
    proxy.requests.push(name);
    proxy.onRequest(name);
    const key = faults.has(name) ? name : '*';
    const fault = faults.get(key);
    faults.delete(key);
    if (fault === 'reset before') return void response.destroy();
    const injected = fault && INJECTED[fault]?.();
    if (injected) {
      const { status, headers, body } = injected;
      response.writeHead(status, {
        'content-type': 'application/json',
        date: new Date().toUTCString(),
        ...headers,
      });
      return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    const outgoing = request(new URL(incoming.url ?? '/', upstream), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(upstream).host },
    });
    outgoing.end(sent);
    const [answer] = await once(outgoing, 'response');
    const body = await buffer(answer);
    if (fault === 'reset after') return void response.destroy();
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    const missing = fault === 'answer cut off' ? 10 : 0;
    response.writeHead(answer.statusCode, { ...headers, 'content-length': String(body.length + missing) });
    if (missing > 0) response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    else response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FailingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    fail: (name, fault) => void faults.set(name, fault),
    onRequest: () => {},
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

/** Without the query, and with `*` for commits and numbers. */
function routeOf(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replace(/[0-9a-f]{40}/g, '*')
    .replace(/\/\d+(?=\/|$)/g, '/*');
}
