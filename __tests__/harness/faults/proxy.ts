import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers } from '../github/answers.ts';

/** What stands between the program and a server, and fails: once, or from some request on until it is mended. */

export interface ProxyFault {
  /** Name of a request. */
  readonly request: string;
  readonly kind: NetworkFault;
  /** Which of those with this name, from 0, the default. */
  readonly occurrence?: number;
  /** Whether everything else fails as well from then on. */
  readonly lasting: boolean;
}

/** Something that happens while a request is on its way, which passes. */
export interface Incident {
  readonly request: string;
  readonly occurrence: number;
  /** `after`: it was obeyed, and nobody has heard of that. */
  readonly when: 'before' | 'after';
  happen(): void;
}

export const NETWORK_FAULTS = [
  '500',
  '502 with a page',
  '503 with Retry-After',
  '503 with Retry-After as a date',
  '429 with Retry-After',
  '429 with x-ratelimit-reset',
  'secondary rate limit',
  'rate limit for an hour',
  'not allowed',
  'reset before',
  'reset after',
  'answer cut off',
  'no answer',
  'no answer after',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export interface FailingProxy extends AsyncDisposable {
  readonly url: string;
  /** Names of the requests so far: method and route. */
  readonly requests: string[];
  /** When each of them came, in ms. */
  readonly times: number[];
  fail(fault: ProxyFault): void;
  meet(incident: Incident): void;
  /** Forgets both. */
  mend(): void;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** Milliseconds of the pauses that the injected answers ask for. */
export const ASKED_MS = 1_000;

/**
 * @param routeOf makes names of paths the same in each run.
 * @param keepHost whether the server is asked by the proxy's name, which requests that are signed are signed for.
 */
export async function startProxy(
  upstream: string,
  routeOf: (path: string) => string,
  { keepHost = false } = {},
): Promise<FailingProxy> {
  let fault: ProxyFault | undefined;
  let incident: Incident | undefined;
  let broken: NetworkFault | undefined;
  let passed = 0;
  const requests: string[] = [];
  const times: number[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const name = `${incoming.method} ${routeOf(incoming.url ?? '/')}`;
    requests.push(name);
    times.push(performance.now());
    const isMeant = (fault ?? incident)?.request === name;
    const isNow = isMeant && passed++ === ((fault ?? incident)?.occurrence ?? 0);
    const kind = broken ?? (isNow ? fault?.kind : undefined);
    if (kind !== undefined && broken === undefined) {
      if (fault?.lasting) broken = kind;
      fault = undefined;
    }
    const met = isNow ? incident : undefined;
    const pass = async () => {
      if (met?.when === 'before') met.happen();
      const answered = await forward(upstream, incoming, Buffer.concat(chunks), keepHost);
      if (met?.when === 'after') met.happen();
      return answered;
    };
    await answer(kind, pass, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    times,
    fail: (wanted) => {
      [fault, incident, passed] = [wanted, undefined, 0];
    },
    meet: (wanted) => {
      [fault, incident, passed] = [undefined, wanted, 0];
    },
    mend: () => {
      fault = undefined;
      incident = undefined;
      broken = undefined;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  kind: NetworkFault | undefined,
  pass: () => Promise<Answer>,
  response: ServerResponse,
): Promise<void> {
  if (kind === 'no answer') return;
  if (kind === 'reset before') return void response.destroy();
  if (kind === undefined) return send(response, await pass());
  if (kind === 'no answer after') return void (await pass());
  if (kind === 'reset after') {
    await pass();
    return void response.destroy();
  }
  if (kind === 'answer cut off') {
    const { status, headers, body } = await pass();
    response.writeHead(status, { ...headers, 'content-length': String(body.length + 10) });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    return;
  }
  const { status, headers, body } = INJECTED[kind]();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  send(response, {
    status,
    headers: { 'content-type': 'application/json', date: new Date().toUTCString(), ...headers },
    body: Buffer.from(text),
  });
}

type Injected = Exclude<
  NetworkFault,
  'reset before' | 'reset after' | 'answer cut off' | 'no answer' | 'no answer after'
>;

const seconds = ASKED_MS / 1_000;
const failure = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  body: { message: 'Server Error' },
});
const inSeconds = (count: number) => Math.floor(Date.now() / 1_000) + count;

const INJECTED: Readonly<
  Record<Injected, () => { status: number; headers?: Readonly<Record<string, string>>; body: unknown }>
> = {
  '500': () => failure(500),
  '502 with a page': () => answers.badGateway,
  '503 with Retry-After': () => failure(503, { 'retry-after': String(seconds) }),
  '503 with Retry-After as a date': () =>
    // Dates have whole seconds: one more, so that it is at least what is asked for.
    failure(503, { 'retry-after': new Date((inSeconds(seconds) + 1) * 1_000).toUTCString() }),
  '429 with Retry-After': () => failure(429, { 'retry-after': String(seconds) }),
  '429 with x-ratelimit-reset': () => ({
    ...answers.primaryRateLimit(inSeconds(seconds) + 1),
    status: 429,
  }),
  'secondary rate limit': () => answers.secondaryRateLimit(seconds),
  'rate limit for an hour': () => answers.primaryRateLimit(inSeconds(3_600)),
  'not allowed': () => answers.notAccessible(),
};

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-length': String(body.length) });
  response.end(body);
}

function forward(
  upstream: string,
  incoming: IncomingMessage,
  body: Buffer,
  keepHost: boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host, ...rest } = incoming.headers;
    const headers = { ...rest, ...(keepHost && { host }) };
    const outgoing = request(
      new URL(incoming.url ?? '/', upstream),
      { method: incoming.method, headers },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const { statusCode: status = 502 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}
