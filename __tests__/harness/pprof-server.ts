import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** How the server answers; the name is the path below which it answers so. */
export type Behaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>;

export interface PprofServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** What was asked so far. */
  readonly requests: readonly { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
}

/** Bytes that look like a gzipped profile: they are not decoded here. */
export const PROFILE_BYTES = gzipSync(Buffer.from([0x0a, 0x04, 0x08, 0x01, 0x10, 0x02, 0x00, 0x01]));

/** Small HTTP server on a free loopback port (or `port`); `/name` and all below it is answered by `behaviours[name]`. */
export async function startPprofServer(
  behaviours: Readonly<Record<string, Behaviour>>,
  { port = 0, host = '127.0.0.1' } = {},
): Promise<PprofServer> {
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server');
    requests.push({ url: request.url ?? '', headers: request.headers });
    const behaviour = behaviours[url.pathname.split('/')[1] ?? ''];
    if (behaviour === undefined) return response.writeHead(404).end('404 page not found\n');
    return behaviour(request, response, url);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * A port of this machine on which nothing listens. It lies below the ports that the system chooses for servers of other tests,
 * which run at the same time, and outside of those that the program chooses itself.
 */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** Answers after `milliseconds`, or the asked `seconds`, as net/http/pprof does: headers and body at the end. */
export const ok =
  (milliseconds = 0, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  async (_request, response) => {
    await delay(milliseconds);
    response.writeHead(200, { 'content-type': 'application/octet-stream', ...headers }).end(PROFILE_BYTES);
  };

/** Answers `body` with a status and headers. */
export const answer =
  (status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Takes the request and says nothing. */
export const hang: Behaviour = () => {};

/** The first `times` requests are answered by `first`, all later ones by `then`. */
export const firstly = (times: number, first: Behaviour, then: Behaviour): Behaviour => {
  let asked = 0;
  return (request, response, url) => {
    asked += 1;
    return (asked <= times ? first : then)(request, response, url);
  };
};

/** What Go answers while another CPU profile is being taken. */
export const alreadyInUse = answer(500, 'Could not enable CPU profiling: cpu profiling already in use\n', {
  'content-type': 'text/plain; charset=utf-8',
  'x-go-pprof': '1',
});

/** Promises a length and sends half of it. */
export const halfByLength: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-length': String(PROFILE_BYTES.length) });
  response.write(PROFILE_BYTES.subarray(0, PROFILE_BYTES.length / 2), () => response.socket?.destroy());
};

/** Closes the connection without a word. */
export const reset: Behaviour = (request) => {
  request.socket.resetAndDestroy();
};

export const redirectTo =
  (location: string, status = 302): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };

/** `/name/5` redirects to `/name/4` and so on; `/name/0` is answered by `end`. */
export const redirectChain =
  (end: Behaviour): Behaviour =>
  (request, response, url) => {
    const [, name, left] = url.pathname.split('/');
    if (left === '0') return end(request, response, url);
    response.writeHead(302, { location: `/${name}/${Number(left) - 1}${url.search}` }).end();
  };

/** Sends random-looking bytes for as long as the client reads. */
export const endless: Behaviour = (_request, response) => {
  const block = Buffer.alloc(64 * 1024, PROFILE_BYTES);
  const more = () => {
    while (!response.destroyed && response.write(block));
  };
  response.writeHead(200);
  response.on('drain', more).on('error', () => {});
  more();
};

/** Sends one byte every 100 ms, without an end. */
export const drip: Behaviour = (_request, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(Buffer.from([0x1f])), 100);
  response.on('close', () => clearInterval(timer));
};
