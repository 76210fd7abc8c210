import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** One request as it came, head only read as text. */
export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What is done to the client: raw bytes on the socket, so that HTTP's rules can be broken, too. */
export type Attack = (socket: Socket, asked: Asked) => void | Promise<void>;

export interface HostileServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly requests: readonly Asked[];
  /** Bytes that all clients together have let it write so far. */
  sent(): number;
}

const HEAD_END = '\r\n\r\n';

/** A server on loopback that answers each request by what `choose` says. Bodies of requests are read and forgotten. */
export async function startHostileServer(
  choose: (asked: Asked) => Attack,
  { host = '127.0.0.1' } = {},
): Promise<HostileServer> {
  const requests: Asked[] = [];
  const sockets = new Set<Socket>();
  let gone = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      gone += socket.bytesWritten;
    });
    let text = '';
    let answered = false;
    socket.on('data', (chunk) => {
      if (answered) return;
      text += chunk.toString('latin1');
      const asked = headOf(text);
      if (asked === undefined) return;
      const { bodyBytes, ...rest } = asked;
      if (text.length - text.indexOf(HEAD_END) - HEAD_END.length < bodyBytes) return;
      answered = true;
      requests.push(rest);
      Promise.resolve(choose(rest)(socket, rest)).catch(() => socket.destroy());
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    requests,
    sent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, gone),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Undefined until it is there as a whole. */
function headOf(text: string): (Asked & { readonly bodyBytes: number }) | undefined {
  const end = text.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { method, path, headers, bodyBytes: Number(headers['content-length'] ?? 0) };
}

/** The head of an answer. */
export function head(
  status: number | string,
  headers: Readonly<Record<string, string | number>> = {},
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n`;
}

/** A whole answer, after which the connection is closed. */
export function reply(
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string | number>> = {},
): Attack {
  const bytes = Buffer.from(body);
  return (socket) => {
    socket.write(head(status, { 'Content-Length': bytes.length, Connection: 'close', ...headers }));
    socket.end(bytes);
  };
}

/** Writes `block` over and over until the client is gone, or 10 GB have passed; as fast as the client reads. */
export async function flood(socket: Socket, begin: string | Uint8Array, block: Uint8Array): Promise<void> {
  socket.write(begin);
  const end = socket.bytesWritten + 10e9;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  while (!socket.destroyed && socket.bytesWritten < end) {
    if (socket.write(block)) {
      // Others, such as the client in the same process, get their turn.
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  socket.end();
}

/** Writes one byte after the other of `bytes`, over and over, a pause (ms) between two. */
export async function drip(socket: Socket, begin: string, bytes: string, pause: number): Promise<void> {
  socket.write(begin);
  for (let at = 0; !socket.destroyed; at = (at + 1) % bytes.length) {
    socket.write(bytes[at] ?? '');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
