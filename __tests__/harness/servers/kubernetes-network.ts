import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';

/** The network of the cluster: what goes to a pod goes where `routes` says. */
export function clusterNetwork(routes: ReadonlyMap<string, string>): Server {
  const server = createServer((incoming, response) => {
    // The API server keeps the host that it was asked by, so that its address does not tell the pod.
    const pod = /\/namespaces\/([^/]+)\/pods\/([^/]+)\/proxy\//.exec(
      String(incoming.headers['x-forwarded-uri'] ?? ''),
    );
    const target = routes.get(`${pod?.[1]}/${pod?.[2]}`);
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://pod');
    if (target === undefined) return incoming.socket.destroy();
    const outgoing = httpRequest(`${target}${pathname}${search}`, { headers: incoming.headers })
      .on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      })
      .on('error', () => incoming.socket.destroy())
      .end();
    response.on('close', () => outgoing.destroy());
  });
  return server;
}

/** PEM. */
export interface ServingCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface Listening extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
}

export async function listen(server: NetServer, scheme = 'http'): Promise<Listening> {
  // Those of tunnels, too, which an HTTP server has forgotten about.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
