import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Forwarder extends AsyncDisposable {
  readonly url: string;
  /** Method and URL of what was asked so far. */
  readonly requests: readonly string[];
}

/** A server that hands everything on to `target` and keeps what was asked; without `authorization`, from everybody. */
export async function startForwarder(target: string, authorization?: string): Promise<Forwarder> {
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const { method, headers } = incoming;
    if (authorization !== undefined && headers.authorization !== authorization) {
      response.writeHead(401).end('Invalid Credentials');
      return;
    }
    const onward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
