import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy on loopback that counts the writes to a forge, and cuts the connection after so many of them. */
export interface CuttingProxy extends AsyncDisposable {
  readonly url: string;
  /** Method and path of each write that came through: API requests that are no GET, and pushes. */
  readonly writes: string[];
  /** Lets so many writes through and drops everything after; `loseAnswer`: the next write arrives, and its answer does not. */
  cutAfter(writes: number, options?: { readonly loseAnswer?: boolean }): void;
  reconnect(): void;
  /** Once, before the next write that matches is passed on. */
  before(matches: (method: string, path: string) => boolean, act: () => Promise<unknown>): void;
  /** Answers the next write that matches instead of the server. */
  refuse(matches: (method: string, path: string) => boolean, status: number, body: object): void;
}

type Matcher = (method: string, path: string) => boolean;

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const writes: string[] = [];
  let left: number | undefined;
  let losesAnswer = false;
  let interruption: { matches: Matcher; act: () => Promise<unknown> } | undefined;
  let refusal: { matches: Matcher; status: number; body: object } | undefined;

  const forward = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, isLost: boolean) => {
    const { method, url: path, headers } = incoming;
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      if (isLost) {
        answer.resume().on('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    outgoing.end(body);
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const isWrite = /\/git-receive-pack$/.test(path) || (method !== 'GET' && /\/api\//.test(path));
    if (isWrite && interruption?.matches(method, path)) {
      const { act } = interruption;
      interruption = undefined;
      await act();
    }
    if (isWrite && refusal?.matches(method, path)) {
      const { status, body } = refusal;
      refusal = undefined;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    if (left === 0 && !(isWrite && losesAnswer)) return response.destroy();
    const isLost = left === 0 && isWrite;
    if (isLost) losesAnswer = false;
    if (isWrite) {
      writes.push(`${method} ${path}`);
      if (left !== undefined && left > 0) left -= 1;
    }
    forward(incoming, Buffer.concat(chunks), response, isLost);
  };
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    cutAfter(count, { loseAnswer = false } = {}) {
      left = count;
      losesAnswer = loseAnswer;
    },
    reconnect() {
      left = undefined;
      losesAnswer = false;
    },
    before(matches, act) {
      interruption = { matches, act };
    },
    refuse(matches, status, body) {
      refusal = { matches, status, body };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
