import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isSecretHeader, isSecretName, secretsOfHeader, userInfo } from '../system/credentials.ts';
import { knownSecrets } from '../system/secrets.ts';
import { excerpt } from '../system/text.ts';
import { ForbiddenAddress, hostOf, isOwnAddress } from './addresses.ts';
import { type AnswerHead, connectionFailure, EndpointError } from './failures.ts';
import { loadUndici, type Network } from './network.ts';

/**
 * Sends one request, and follows its redirects if the addresses that they lead to are safe. For example, a service that redirects to
 * `http://169.254.169.254/` does not get the cloud credentials of the machine, because no request is sent to that address.
 */

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const FIX_REDIRECT = 'Write the address that finally serves the profile into the source.';
// A profile is already compressed. With `identity`, proxies do not compress the profile again.
const OWN_HEADERS = { 'user-agent': 'go-pgo-action', 'accept-encoding': 'identity' };

/**
 * The number of bytes of a body that undici may buffer. This program reads fewer bytes of every body than undici may buffer, so undici
 * never pauses a body. If a server closes the connection while a body is paused, undici 6 and 7 end the process
 * (https://github.com/nodejs/undici/issues/5360).
 */
export const READ_AHEAD_BYTES = 256 * 1024 * 1024;

/** The method of a request. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A request without its URL, and the options for sending the request. */
interface SendOptions {
  /** The HTTP method; default: POST if the request has a body, else GET. */
  readonly method?: Method;
  readonly body?: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly network: Network;
  readonly signal: AbortSignal;
  /**
   * The URL of the server that named the URL of this request in its answer; undefined if the user wrote the URL of this request. A URL that
   * a server named is checked like the target of a redirect.
   */
  readonly namedBy?: URL;
  /** The name of the URL in messages; default: `printableUrl(url)`. */
  readonly name?: string;
  /** The advice for the user if the URL cannot be reached; default: advice about a service that is profiled. */
  readonly reach?: string;
}

/** An answer of a server, with any status. */
export interface Answer extends AnswerHead {
  /** The body of the answer. The caller must read the body to its end or destroy it. */
  readonly body: Readable;
}

/**
 * Sends a request. Up to 5 redirects of a GET request are followed. Redirects of requests with other methods are not followed, because an
 * API redirects such a request only to a login page. The user's headers are sent only to the origin that the user wrote. A redirect within
 * that origin may lead to any address, because the user wrote the origin. A redirect to another origin, and every redirect after it, must
 * not lead to this machine or its cloud account.
 * @throws EndpointError if no answer comes, or if a redirect must not be followed.
 */
export async function send(url: URL, options: SendOptions): Promise<Answer> {
  const { headers, network, signal, body, namedBy, name = printableUrl(url), reach } = options;
  const { method = body === undefined ? 'GET' : 'POST' } = options;
  maskRequestSecrets(url, headers);
  const named = namedBy ?? url;
  if (namedBy !== undefined) mustStaySecure(namedBy, url);
  let current = url;
  let atHome = named.origin === url.origin;
  for (let redirects = 0; ; redirects += 1) {
    let answer: Answer;
    try {
      const dispatcher =
        redirects === 0 && namedBy === undefined
          ? await network.direct(current)
          : await (atHome ? network.within(current) : network.checked(current));
      // After a redirect to another origin, the user's headers are never sent again. The other origin could redirect back to the first
      // origin, and so choose the path to which the headers are sent.
      const sent = atHome ? { ...OWN_HEADERS, ...headers } : OWN_HEADERS;
      answer = await requestOnce(current, dispatcher, { method, headers: sent, signal, body });
    } catch (error) {
      signal.throwIfAborted();
      if (current.origin === url.origin && !(error instanceof ForbiddenAddress))
        throw connectionFailure(error, name, reach) ?? error;
      throw failureAt(current, named, url, error);
    }
    if (!REDIRECTS.has(answer.status)) return answer;
    answer.body.on('error', () => {}).destroy();
    if (method !== 'GET')
      throw notFollowed(
        `${printableUrl(url)} answered with a redirect (${answer.status}) instead of data.`,
        'Write the base URL of the API itself. If it redirects to a login page, credentials are missing.',
      );
    if (redirects === MAX_REDIRECTS)
      throw notFollowed(`${printableUrl(url)} redirects more than ${MAX_REDIRECTS} times.`);
    current = redirectTarget(answer.headers['location'], current);
    atHome &&= current.origin === named.origin;
  }
}

/** Sends one request without following a redirect. */
async function requestOnce(
  url: URL,
  dispatcher: Dispatcher,
  { method = 'GET', headers, signal, body }: Pick<SendOptions, 'method' | 'headers' | 'signal' | 'body'>,
): Promise<Answer> {
  signal.throwIfAborted();
  // Remove the user name and the password from the URL. A user name and a password that the user wrote are already in a header. A user name
  // and a password that a server wrote must not be sent.
  const plain = new URL(url.href);
  [plain.username, plain.password] = ['', ''];
  const undici = await loadUndici();
  const answer = await undici.request(plain, {
    dispatcher,
    signal,
    headers,
    highWaterMark: READ_AHEAD_BYTES,
    method,
    body: body ?? null,
    // Close the connection after the answer, because each endpoint gets only one request.
    reset: true,
  });
  return { url, status: answer.statusCode, headers: answer.headers, body: answer.body };
}

/** Registers the secrets of a request, because a server may repeat them in its answer. */
function maskRequestSecrets(url: URL, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (isSecretHeader(name)) for (const secret of secretsOfHeader(value)) knownSecrets.add(secret);
  for (const [name, value] of url.searchParams) if (isSecretName(name)) knownSecrets.add(value);
  knownSecrets.add(userInfo(url)[1]);
}

/** Returns a URL for messages, without user name, password and query. A long path is shortened, because a server may have chosen it. */
export function printableUrl(url: URL): string {
  return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}

/** Returns the error to report if a redirect must not be followed. */
function notFollowed(message: string, fix = FIX_REDIRECT): EndpointError {
  return new EndpointError(message, { fix });
}

/**
 * Returns the error to report if `url` redirected to `current`, and the request to `current` failed.
 * @param named the URL of the server that named `url` in its answer; `url` itself if the user wrote it.
 */
function failureAt(current: URL, named: URL, url: URL, error: unknown): unknown {
  if (error instanceof ForbiddenAddress) {
    const { address } = error;
    const host = hostOf(current);
    if (current === named)
      return notFollowed(
        `${printableUrl(url)} is at ${address}, a link-local address or the metadata server of a cloud. No request was sent to this address.`,
        'Find out where that host name or label comes from, or leave the host out of the query.',
      );
    const shown = host === address ? address : `${address} (${host})`;
    const why = isOwnAddress(address)
      ? 'which belongs to this machine or its cloud account'
      : 'a unique-local address, which may be the metadata server of a cloud';
    return notFollowed(
      `${printableUrl(named)} redirects to ${shown}, ${why}. The redirect was not followed.`,
      `${FIX_REDIRECT} If you did not configure this redirect, find out who did.`,
    );
  }
  const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
  if (failure === undefined) return error;
  const { message, fix = FIX_REDIRECT, retry, gone } = failure;
  const redirected = `${printableUrl(url)} redirects to ${current.origin}. ${message}`;
  return new EndpointError(redirected, { fix, retry, gone, cause: error });
}

/**
 * Returns the URL to which an answer redirects.
 * @throws EndpointError if the target is not an http(s) URL, or if the redirect leads from https to http.
 */
function redirectTarget(location: string | string[] | undefined, from: URL): URL {
  const text = [location].flat()[0] ?? '';
  const url = URL.canParse(text, from.href) && text !== '' ? new URL(text, from) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw notFollowed(`${printableUrl(from)} redirects to something that is not an http(s) address.`);
  mustStaySecure(from, url);
  return url;
}

/** Checks that a redirect does not lead from https to http. @throws EndpointError for a redirect from https to http. */
function mustStaySecure(from: URL, to: URL): void {
  if (from.protocol !== 'https:' || to.protocol === 'https:') return;
  throw notFollowed(
    `${printableUrl(from)} redirects to ${printableUrl(to)}, which is not encrypted, so the answer could be changed on the way. The redirect was not followed.`,
    'Let the server redirect to an https address, or write the http address into the source if you want it.',
  );
}
