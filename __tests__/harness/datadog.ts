import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { zip } from './artifacts/upload/zip.mts';

/**
 * An emulator of the parts of Datadog that https://github.com/DataDog/datadog-pgo asks, made from what that tool sends
 * and reads (client.go, main.go at b3d29dc) and from Datadog's public pages on authentication and rate limits. The real
 * service cannot be had for tests; where it is not known how it answers, the option says so. The tool itself was once run
 * against it, through a proxy that ended TLS: it sent just this request and merged the five most loaded profiles.
 */
export interface DatadogOptions {
  readonly profiles: readonly StoredProfile[];
  /** The server's clock; default: the machine's. */
  readonly now?: Date;
}

export interface StoredProfile {
  readonly id: string;
  /** Such as `service: foo`, `env: prod`, `runtime: go`. */
  readonly tags: Readonly<Record<string, string>>;
  readonly at: Date;
  /** `core_cpu_cores`. */
  readonly cores: number;
  /** What its archive holds, such as `cpu.pprof`; undefined: its download fails. */
  readonly files: Readonly<Record<string, Uint8Array>> | undefined;
}

export interface DatadogEmulator extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Method and path of every request. */
  readonly requests: readonly string[];
  /** The queries of all searches. */
  readonly searched: readonly Search[];
}

export interface Search {
  readonly filter: { readonly from: string; readonly to: string; readonly query: string };
  readonly sort: { readonly order: string; readonly field: string };
  readonly limit: number;
}

export const API_KEY = 'api-key-0123456789abcdef';
export const APP_KEY = 'app-key-0123456789abcdef';
/** The environment that has the right keys. */
export const KEYS = { DD_API_KEY: API_KEY, DD_APP_KEY: APP_KEY };

export async function startDatadog(options: DatadogOptions): Promise<DatadogEmulator> {
  const state = { requests: [] as string[], searched: [] as Search[] };
  const server = createServer({ keepAlive: false }, (request, response) => {
    state.requests.push(`${request.method} ${request.url}`);
    if (options.now) response.setHeader('date', options.now.toUTCString());
    const { 'dd-api-key': apiKey, 'dd-application-key': appKey } = request.headers;
    if (apiKey !== API_KEY) return refuse(response, 403, 'Forbidden');
    if (appKey !== APP_KEY) return refuse(response, 403, 'The application key is not valid');
    return answer(request, response, options, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: state.requests,
    searched: state.searched,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: DatadogOptions,
  state: { searched: Search[] },
): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://datadog');
  const route = `${request.method} ${url.pathname}`;
  if (route === 'POST /api/unstable/profiles/gopgo') {
    const body = (await json(request)) as { queries?: unknown[] };
    const searches = (body.queries ?? []).map(checked);
    if (searches.length === 0 || searches.includes(undefined))
      return refuse(response, 400, 'invalid request');
    const found = searches.flatMap((search) => search && find(options.profiles, search, state.searched));
    // What it answers then is not public.
    if (found.length === 0) return refuse(response, 404, 'Not found');
    const entries = found.flatMap((one) => {
      const cpu = one?.files?.['cpu.pprof'];
      return one && cpu ? [{ name: one.id, data: cpu, stored: true }] : [];
    });
    return response.writeHead(200, { 'content-type': 'application/zip' }).end(zip(entries));
  }
  return refuse(response, 404, 'Not found');
}

/** The request as the tool sends it, to the letter; undefined for any other. */
function checked(body: unknown): Search | undefined {
  const search = body as Search;
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
  const isRight =
    Object.keys(search).sort().join() === 'filter,limit,sort' &&
    time.test(search.filter.from) &&
    time.test(search.filter.to) &&
    Date.parse(search.filter.from) < Date.parse(search.filter.to) &&
    typeof search.filter.query === 'string' &&
    search.sort.order === 'desc' &&
    search.sort.field === '@metrics.core_cpu_cores' &&
    Number.isInteger(search.limit) &&
    search.limit > 0;
  return isRight ? search : undefined;
}

/** Profiles with all `key:value` of the query, within its time, the most loaded first. */
function find(profiles: readonly StoredProfile[], search: Search, searched: Search[]): StoredProfile[] {
  searched.push(search);
  const { query, from, to } = search.filter;
  const terms = query.split(/\s+/).map((term) => term.split(':'));
  return profiles
    .filter(({ tags }) => terms.every(([key = '', value]) => tags[key] === value))
    .filter(({ at }) => at >= new Date(from) && at <= new Date(to))
    .sort((a, b) => b.cores - a.cores)
    .slice(0, search.limit);
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ errors: [words] }));
}
