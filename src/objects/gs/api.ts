import type { Readable } from 'node:stream';
import { beginningOf, REFUSAL_BYTES } from '../../net/download.ts';
import { parseJson } from '../../net/api.ts';
import type { Network } from '../../net/network.ts';
import { READ_AHEAD_BYTES } from '../../net/send.ts';
import { orAborted } from '../aborted.ts';
import { type GoogleRequest, googleFailure, notStorage, refused, tokenFailure } from './errors.ts';
import type { GoogleService } from './service.ts';

export interface GoogleCall {
  readonly method: 'GET' | 'POST';
  /** Segments of the path; each is escaped. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Uint8Array;
}

export interface GoogleAnswer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Must be read to its end or destroyed. */
  readonly body: Readable;
}

/** Bytes of a page of a list: a thousand names of the greatest length. */
const MAX_ANSWER = 16 * 1024 * 1024;

/**
 * Asks the JSON API once. Google's own library for it is not used: it waits without end for the rest of an answer that
 * was cut off, and takes a web page for an empty bucket.
 * @throws EndpointError for everything but an answer of 2xx; the signal's reason when aborted.
 */
export async function ask(
  call: GoogleCall,
  request: GoogleRequest,
  { service, network, signal }: { service: GoogleService; network: Network; signal: AbortSignal },
): Promise<GoogleAnswer> {
  const who = await orAborted(service.authorization(), signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw tokenFailure(error, request) ?? error;
  });
  const { origin, pathname } = new URL(service.endpoint);
  try {
    // By origin and path, since a URL would take `..` out of a key.
    const { statusCode, headers, body } = await network.direct(new URL(origin)).request({
      origin,
      path: `${pathname.replace(/\/$/, '')}/${call.path.map(escaped).join('/')}?${queryString(call.query)}`,
      method: call.method,
      headers: {
        'user-agent': 'go-pgo-action',
        // Otherwise Google would unpack, at its own limits, what was stored with this encoding.
        'accept-encoding': call.query['alt'] === 'media' ? 'gzip' : 'identity',
        ...(call.body !== undefined && { 'content-type': 'application/octet-stream' }),
        ...who,
      },
      body: call.body ?? null,
      highWaterMark: READ_AHEAD_BYTES,
      signal,
    });
    if (statusCode >= 200 && statusCode < 300 && !isWebPage(headers)) return { headers, body };
    const words = await beginningOf(body, REFUSAL_BYTES);
    if (statusCode >= 200 && statusCode < 300) throw notStorage(request, words);
    throw refused(statusCode, words, headers['retry-after'], request);
  } catch (error) {
    signal.throwIfAborted();
    throw googleFailure(error, request) ?? error;
  }
}

/** As `ask`; the answer as JSON, undefined for what is none. */
export async function askJson(...[call, request, way]: Parameters<typeof ask>): Promise<unknown> {
  const { body } = await ask(call, request, way);
  try {
    return parseJson(await wholeBody(body));
  } catch (error) {
    way.signal.throwIfAborted();
    throw googleFailure(error, request) ?? error;
  }
}

/** What is longer than any answer of Google's is cut, and no JSON any more. */
async function wholeBody(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_ANSWER) break;
  }
  return Buffer.concat(chunks);
}

/** A page of a proxy or a login; an object of that type has Google's own headers beside it. */
function isWebPage(headers: GoogleAnswer['headers']): boolean {
  const isHtml = /^text\/html/i.test(String(headers['content-type'] ?? ''));
  return isHtml && !Object.keys(headers).some((name) => name.startsWith('x-goog-'));
}

function escaped(segment: string): string {
  return encodeURIComponent(segment);
}

function queryString(query: GoogleCall['query']): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return set.map(([name, value]) => `${name}=${escaped(String(value))}`).join('&');
}
