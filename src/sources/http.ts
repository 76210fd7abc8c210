import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { EndpointError } from './endpoint-error.ts';
import { ForbiddenAddress, type Network } from './network.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const FIX_REDIRECT = 'Write the address at which the profile really is into the source.';

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly network: Network;
  readonly signal: AbortSignal;
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
 * GETs `url`, following up to 5 redirects. The user's headers go to the origin that the user named and no other.
 * @throws EndpointError for a redirect that is not followed; undici's error when there is no answer.
 */
export async function get(url: URL, { headers, network, signal }: GetOptions): Promise<Answer> {
  let current = url;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await getOnce(current, {
      dispatcher: redirects === 0 ? async () => network.direct(current) : () => network.checked(current),
      headers: current.origin === url.origin ? headers : {},
      signal,
    }).catch((error: unknown) => {
      throw error instanceof ForbiddenAddress ? forbiddenRedirect(url, current, error) : error;
    });
    if (!REDIRECTS.has(answer.status)) return answer;
    answer.body.on('error', () => {}).destroy();
    if (redirects === MAX_REDIRECTS) {
      throw new EndpointError(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`, {
        fix: FIX_REDIRECT,
      });
    }
    current = target(answer.headers['location'], current);
  }
}

async function getOnce(
  url: URL,
  options: {
    readonly dispatcher: () => Promise<Dispatcher>;
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  },
): Promise<Answer> {
  const dispatcher = await options.dispatcher();
  options.signal.throwIfAborted();
  const { statusCode, headers, body } = await request(withoutUser(url), {
    dispatcher,
    signal: options.signal,
    headers: { ...OWN_HEADERS, ...options.headers },
    // Each endpoint is asked once: no connection is kept for later.
    reset: true,
  });
  return { url, status: statusCode, headers, body };
}

/** How a URL is named to people: no user, no password, no query. */
export function nameOf(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}

// A profile is compressed already; asking for plain bytes keeps what stands in between from doing it again.
const OWN_HEADERS = { 'user-agent': 'go-pgo-action', 'accept-encoding': 'identity' };

/** The sentence for a redirect to an address that must not be asked. */
function forbiddenRedirect(first: URL, url: URL, { address }: ForbiddenAddress): EndpointError {
  const host = url.hostname.replace(/^\[|\]$/g, '');
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
    throw new EndpointError(`${nameOf(from)} redirects to a ${url.protocol} address.`, { fix: FIX_REDIRECT });
  }
  return url;
}

/** The user and the password have become a header, or came from a server and are nobody's business. */
function withoutUser(url: URL): URL {
  const plain = new URL(url.href);
  plain.username = '';
  plain.password = '';
  return plain;
}
