import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { excerpt } from '../printable.ts';
import { connectionFailure, EndpointError } from './endpoint-error.ts';
import { ForbiddenAddress, hostOf, type Network } from './network.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const FIX_REDIRECT = 'Write the address at which the profile really is into the source.';

/**
 * Bytes of a body that may wait to be read. More than is ever taken of one: undici 6 and 7 end the process when a server
 * closes the connection of a body that was paused (https://github.com/nodejs/undici/issues/5360). So whoever takes a body
 * must never let it wait: it would be read into memory (`Spool` takes it without).
 */
export const READ_AHEAD_BYTES = 256 * 1024 * 1024;

export interface SendOptions {
  /** What is sent with POST; without it the request is a GET. */
  readonly body?: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Whose answer named the URL, where no user did: it is then asked as a redirect is. */
  readonly namedBy?: URL;
}

export interface Answer {
  /** The URL that gave it, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Must be read to its end or destroyed. */
  readonly body: Readable;
}

/**
 * GETs `url`, following up to 5 redirects, or POSTs to it, following none (what redirects an API is a login page).
 * The user's headers go to the origin that the user named and no other. Redirects within it are followed to whatever
 * address the user wrote; all others, and what comes after one, not to this machine or its cloud account.
 * @throws EndpointError for a redirect that is not followed, or to where there is no answer; undici's error when `url` gives none.
 */
export async function send(
  url: URL,
  { headers, network, signal, body, namedBy }: SendOptions,
): Promise<Answer> {
  const named = namedBy ?? url;
  if (namedBy !== undefined) mustStaySecure(namedBy, url);
  let current = url;
  let atHome = named.origin === url.origin;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await getOnce(current, {
      dispatcher: async () => {
        if (redirects === 0 && namedBy === undefined) return network.direct(current);
        return atHome ? network.within(current) : network.checked(current);
      },
      // Never again once it led away: who sends back here chooses the path.
      headers: atHome ? headers : {},
      signal,
      body,
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      if (!(error instanceof ForbiddenAddress)) throw redirectedFailure(url, current, error) ?? error;
      throw current === named ? forbiddenHost(url, error) : forbiddenRedirect(named, current, error);
    });
    if (!REDIRECTS.has(answer.status)) return answer;
    answer.body.on('error', () => {}).destroy();
    if (body !== undefined) throw redirectedPost(url, answer);
    if (redirects === MAX_REDIRECTS) {
      throw new EndpointError(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`, {
        fix: FIX_REDIRECT,
      });
    }
    current = target(answer.headers['location'], current);
    atHome &&= current.origin === named.origin;
  }
}

async function getOnce(
  url: URL,
  options: {
    readonly dispatcher: () => Promise<Dispatcher>;
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
    readonly body: string | Uint8Array | undefined;
  },
): Promise<Answer> {
  const dispatcher = await options.dispatcher();
  options.signal.throwIfAborted();
  const { statusCode, headers, body } = await request(withoutUser(url), {
    dispatcher,
    signal: options.signal,
    headers: { ...OWN_HEADERS, ...options.headers },
    ...(options.body !== undefined && { method: 'POST', body: options.body }),
    // Each endpoint is asked once: no connection is kept for later.
    reset: true,
    highWaterMark: READ_AHEAD_BYTES,
  });
  return { url, status: statusCode, headers, body };
}

/** How a URL is named to people: no user, no password, no query; a path may be a server's own, of any length. */
export function nameOf(url: URL): string {
  return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}

// A profile is compressed already; asking for plain bytes keeps what stands in between from doing it again.
const OWN_HEADERS = { 'user-agent': 'go-pgo-action', 'accept-encoding': 'identity' };

function redirectedPost(url: URL, { status, headers }: Answer): EndpointError {
  const location = String(headers['location'] ?? '');
  const where = URL.canParse(location, url.href) ? ` to ${nameOf(new URL(location, url))}` : '';
  return new EndpointError(`${nameOf(url)} answered ${status}, a redirect${where}, instead of an answer.`, {
    fix: 'Write the base URL of the API itself; a redirect to a login page means that credentials are missing.',
  });
}

/** The sentence for no answer at the place to which `url` redirects; undefined where it is of the same origin. */
function redirectedFailure(url: URL, current: URL, error: unknown): EndpointError | undefined {
  if (current.origin === url.origin) return undefined;
  const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
  if (failure === undefined) return undefined;
  const { message, fix = FIX_REDIRECT, retry, gone } = failure;
  const redirects = `${nameOf(url)} redirects to ${current.origin}.`;
  return new EndpointError(`${redirects} ${message}`, { fix, retry, gone, cause: error });
}

/** The sentence for a host that somebody else than the user named. */
function forbiddenHost(url: URL, { address }: ForbiddenAddress): EndpointError {
  const which = hostOf(url) === address ? 'is' : `is at ${address},`;
  return new EndpointError(
    `${nameOf(url)} ${which} a link-local address or a cloud's metadata; it was not asked.`,
    { fix: 'Find out who gave the host that name or label, or leave it out of the query.' },
  );
}

/** The sentence for a redirect to an address that must not be asked. */
function forbiddenRedirect(first: URL, url: URL, { address }: ForbiddenAddress): EndpointError {
  const host = hostOf(url);
  const shown = host === address ? address : `${address} (${host})`;
  return new EndpointError(
    `${nameOf(first)} redirects to ${shown}, which belongs to this machine or its cloud account; that is not followed.`,
    { fix: `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.` },
  );
}

function target(location: string | string[] | undefined, from: URL): URL {
  const text = Array.isArray(location) ? location[0] : location;
  if (text === undefined || !URL.canParse(text, from.href)) {
    throw new EndpointError(
      `${nameOf(from)} answered with a redirect that ${text ? 'is no address' : 'leads nowhere'}.`,
      {
        fix: FIX_REDIRECT,
      },
    );
  }
  const url = new URL(text, from);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new EndpointError(`${nameOf(from)} redirects to a ${excerpt(url.protocol, 20)} address.`, {
      fix: FIX_REDIRECT,
    });
  }
  mustStaySecure(from, url);
  return url;
}

/** @throws EndpointError for a way from https to http. */
function mustStaySecure(from: URL, to: URL): void {
  if (from.protocol !== 'https:' || to.protocol === 'https:') return;
  throw new EndpointError(
    `${nameOf(from)} redirects to ${nameOf(to)}, where anybody on the way could change the answer; that is not followed.`,
    {
      fix: 'Let it redirect to an https address, or write the http one into the source if that is really meant.',
    },
  );
}

/** The user and the password have become a header, or came from a server and are nobody's business. */
function withoutUser(url: URL): URL {
  const plain = new URL(url.href);
  plain.username = '';
  plain.password = '';
  return plain;
}
