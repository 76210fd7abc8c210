import { pipeline, Readable, Transform } from 'node:stream';
import { beginningOf, REFUSAL_BYTES } from '../../net/download.ts';
import { connectionFailure, EndpointError } from '../../net/errors.ts';
import type { Network } from '../../net/network.ts';
import { READ_AHEAD_BYTES } from '../../net/send.ts';
import { excerpt } from '../../system/text.ts';
import { xmlBound } from '../xml.ts';

/** A signed request, as the SDK hands it to its transport. */
interface SignedRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Received {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** What the SDK takes as `requestHandler`. */
type Transport = Record<string, unknown> & {
  handle(
    request: SignedRequest,
    options?: { readonly abortSignal?: unknown },
  ): Promise<{ readonly response: Received }>;
};

const REACH = 'Check the endpoint and the region, and that this machine can reach it.';
/** Bytes of a web page that are read for its title. */
const PAGE_BYTES = 16 * 1024;
// undici makes these itself, and they are not signed.
const OWN_HEADERS = new Set(['expect', 'connection', 'transfer-encoding']);

/**
 * Sends the SDK's requests the way all others go: through the proxies of the environment, following no redirect,
 * each connection made within 10 s. A web page in the place of an answer is an error, since an SDK may well find
 * an empty list in it.
 * @throws EndpointError when there is no answer, or none of an API.
 */
export function transport(network: Network): Transport {
  return {
    async handle(request, { abortSignal } = {}) {
      const { protocol, hostname, port, method, path, query } = request;
      const origin = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`;
      const signal = abortSignal instanceof AbortSignal ? abortSignal : undefined;
      signal?.throwIfAborted();
      const headers = Object.entries(request.headers).filter(
        ([name]) => !OWN_HEADERS.has(name.toLowerCase()),
      );
      try {
        // By origin and path, since a URL would take `..` out of a key.
        const answer = await network.direct(new URL(origin)).request({
          origin,
          path: `${path}${queryString(query)}`,
          method: method as 'GET' | 'PUT' | 'POST',
          headers: { 'accept-encoding': 'identity', ...Object.fromEntries(headers) },
          body: request.body ?? null,
          highWaterMark: READ_AHEAD_BYTES,
          ...(signal !== undefined && { signal }),
        });
        const received = headersOf(answer.headers);
        if (isWebPage(received)) throw webPage(origin, answer.statusCode, await titleOf(answer.body));
        const isObject = query?.['x-id'] === 'GetObject' && answer.statusCode < 300;
        const body = isObject ? answer.body : await heldBody(answer.statusCode, answer.body, origin);
        return { response: { statusCode: answer.statusCode, headers: received, body } };
      } catch (error) {
        signal?.throwIfAborted();
        throw connectionFailure(error, origin, REACH) ?? error;
      }
    },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  };
}

/** What the SDK reads into memory: all but objects, which are bounded where they are saved. */
async function heldBody(status: number, body: Readable, origin: string): Promise<Readable> {
  if (status < 300) return bounded(body, origin);
  return Readable.from([Buffer.from(await beginningOf(body, REFUSAL_BYTES))], { objectMode: false });
}

function bounded(body: Readable, origin: string): Readable {
  const isTooMuch = xmlBound();
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isTooMuch(chunk)) return done(null, chunk);
      done(
        new EndpointError(`${origin} answered with more than any list of S3 has.`, {
          fix: 'Let `endpoint` be the URL of an S3 API.',
        }),
      );
    },
  });
  // Whoever reads the counter meets the error there.
  return pipeline(body, counter, () => {});
}

/** As it is signed: everything but unreserved characters escaped. */
function queryString(query: SignedRequest['query']): string {
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const parts = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === null ? [escaped(name)] : [value].flat().map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** An object may be of this type, too; what serves objects of S3 then says which request it was. */
function isWebPage(headers: Readonly<Record<string, string>>): boolean {
  return /^text\/html/i.test(headers['content-type'] ?? '') && headers['x-amz-request-id'] === undefined;
}

function webPage(origin: string, status: number, title: string): EndpointError {
  return new EndpointError(
    `${origin} answered ${status} with a web page${title === '' ? '' : ` ("${title}")`}, not as S3 does.`,
    {
      fix: 'Let `endpoint` be the URL of the S3 API itself, not of a console or of what stands before it.',
      ...((status === 429 || status >= 500) && { retry: 'soon' }),
    },
  );
}

async function titleOf(body: Readable): Promise<string> {
  return excerpt(/<title>([^<]*)<\/title>/i.exec(await beginningOf(body, PAGE_BYTES))?.[1] ?? '');
}
