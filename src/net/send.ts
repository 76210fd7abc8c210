import { lookup as lookupAll } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { Agent, Dispatcher } from 'undici';
import { type Env, isSecretHeader, isSecretName, secretsOfHeader, userInfo } from '../system/credentials.ts';
import { knownSecrets } from '../system/secrets.ts';
import { excerpt } from '../system/text.ts';
import { connectionFailure, EndpointError } from './retry.ts';

/** One request, and the redirects that are followed. */

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const FIX_REDIRECT = 'Write the address at which the profile really is into the source.';
// A profile is compressed already; asking for plain bytes keeps proxies from doing it again.
const OWN_HEADERS = { 'user-agent': 'go-pgo-action', 'accept-encoding': 'identity' };

/**
 * Bytes of a body that may wait to be read. More than is ever taken of one: undici 6 and 7 end the process when a server
 * closes the connection of a body that was paused (https://github.com/nodejs/undici/issues/5360).
 */
export const READ_AHEAD_BYTES = 256 * 1024 * 1024;

interface SendOptions {
  /** What is sent with POST; without it the request is a GET. */
  readonly body?: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** The URL whose answer named this one, where no user did: it is then asked as a redirect is. */
  readonly namedBy?: URL;
  /** How sentences name it; default: as `nameOf` does. */
  readonly name?: string;
  /** What to check when it cannot be reached; default: what a service that is profiled needs. */
  readonly reach?: string;
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
 * @throws EndpointError when there is no answer, and for a redirect that is not followed.
 */
export async function send(url: URL, options: SendOptions): Promise<Answer> {
  const { headers, network, signal, body, namedBy, name = nameOf(url), reach } = options;
  maskSecretsOf(url, headers);
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
      // The user's headers never again once it led away: the server that redirects back here chooses the path.
      const sent = { ...OWN_HEADERS, ...(atHome ? headers : {}) };
      answer = await ask(current, dispatcher, { headers: sent, signal, body });
    } catch (error) {
      signal.throwIfAborted();
      if (current.origin === url.origin && !(error instanceof ForbiddenAddress))
        throw connectionFailure(error, name, reach) ?? error;
      throw failureAt(current, named, url, error);
    }
    if (!REDIRECTS.has(answer.status)) return answer;
    answer.body.on('error', () => {}).destroy();
    if (body !== undefined)
      throw notFollowed(
        `${nameOf(url)} answered ${answer.status}, a redirect, instead of an answer.`,
        'Write the base URL of the API itself; a redirect to a login page means that credentials are missing.',
      );
    if (redirects === MAX_REDIRECTS)
      throw notFollowed(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`);
    current = target(answer.headers['location'], current);
    atHome &&= current.origin === named.origin;
  }
}

/** Loaded when something is asked: it takes as long to load as all that comes before. */
const undici = () => import('undici');

async function ask(
  url: URL,
  dispatcher: Dispatcher,
  { headers, signal, body }: Pick<SendOptions, 'headers' | 'signal' | 'body'>,
): Promise<Answer> {
  signal.throwIfAborted();
  // The user and the password have become a header, or came from a server.
  const plain = new URL(url.href);
  [plain.username, plain.password] = ['', ''];
  const { request } = await undici();
  const answer = await request(plain, {
    ...{ dispatcher, signal, headers, highWaterMark: READ_AHEAD_BYTES },
    ...(body !== undefined && { method: 'POST', body }),
    // Each endpoint is asked once: no connection is kept for later.
    reset: true,
  });
  return { url, status: answer.statusCode, headers: answer.headers, body: answer.body };
}

/** A server repeats what it was sent. */
function maskSecretsOf(url: URL, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (isSecretHeader(name)) for (const secret of secretsOfHeader(value)) knownSecrets.add(secret);
  for (const [name, value] of url.searchParams) if (isSecretName(name)) knownSecrets.add(value);
  knownSecrets.add(userInfo(url)[1]);
}

/** How a URL is named to people: no user, no password, no query; a path may be a server's own, of any length. */
export function nameOf(url: URL): string {
  return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}

function notFollowed(message: string, fix = FIX_REDIRECT): EndpointError {
  return new EndpointError(message, { fix });
}

/** Why a redirect to `current` was not followed, when `url` was to be asked, which the user or an answer of `named` named. */
function failureAt(current: URL, named: URL, url: URL, error: unknown): unknown {
  if (error instanceof ForbiddenAddress) {
    const { address } = error;
    const host = hostOf(current);
    if (current === named)
      return notFollowed(
        `${nameOf(url)} is at ${address}, a link-local address or a cloud's metadata; it was not asked.`,
        'Find out who gave the host that name or label, or leave it out of the query.',
      );
    const shown = host === address ? address : `${address} (${host})`;
    return notFollowed(
      `${nameOf(named)} redirects to ${shown}, which belongs to this machine or its cloud account; that is not followed.`,
      `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.`,
    );
  }
  const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
  if (failure === undefined) return error;
  const { message, fix = FIX_REDIRECT, retry, gone } = failure;
  const led = `${nameOf(url)} redirects to ${current.origin}. ${message}`;
  return new EndpointError(led, { fix, retry, gone, cause: error });
}

function target(location: string | string[] | undefined, from: URL): URL {
  const text = [location].flat()[0] ?? '';
  const url = URL.canParse(text, from.href) && text !== '' ? new URL(text, from) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw notFollowed(`${nameOf(from)} answered with a redirect to no http or https address.`);
  mustStaySecure(from, url);
  return url;
}

/** @throws EndpointError for a way from https to http. */
function mustStaySecure(from: URL, to: URL): void {
  if (from.protocol !== 'https:' || to.protocol === 'https:') return;
  throw notFollowed(
    `${nameOf(from)} redirects to ${nameOf(to)}, where anybody on the way could change the answer; that is not followed.`,
    'Let it redirect to an https address, or write the http one into the source if that is really meant.',
  );
}

/** Which addresses may be asked, and the connections to them. */

type Networks = readonly (readonly [network: string, prefix: number])[];

/** What answers for the machine that asks. IANA's special-purpose registries have the ranges. */
const THIS_MACHINE: Networks = [
  ['0.0.0.0', 8], // unspecified; Linux connects it to itself
  ['127.0.0.0', 8], // loopback
  ['::', 128], // unspecified
  ['::1', 128], // loopback
];
/** What answers for its cloud account. */
const METADATA: Networks = [
  ['169.254.0.0', 16], // link-local, with the metadata services of most clouds
  ['100.100.100.200', 32], // Alibaba Cloud's metadata
  ['168.63.129.16', 32], // Azure's wire server
  ['192.0.0.192', 32], // Oracle Cloud's former metadata
  ['fe80::', 10], // link-local
  ['fd00:ec2::', 32], // AWS metadata and time
  ['fd20:ce::254', 128], // Google Cloud's metadata
  ['64:ff9b:1::', 48], // NAT64 of the local network: the address does not say what is behind it
  ['2001::', 32], // Teredo: the same
];
/** Ways to write an IPv4 address as an IPv6 one: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::ffff:0:', '::', '64:ff9b::'];

type Judge = (address: string) => boolean;

/** Whether a redirect must not lead to an address: loopback, link-local, unspecified or a cloud's metadata. */
export const isForbiddenAddress = judgeOf([...THIS_MACHINE, ...METADATA]);
/** Whether an address is link-local or a cloud's metadata; loopback is neither. */
export const isMetadataAddress = judgeOf(METADATA);

function judgeOf(networks: Networks): Judge {
  const list = new BlockList();
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, isIP(network) === 4 ? 'ipv4' : 'ipv6');
    if (isIP(network) === 6) continue;
    for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, 'ipv6');
    // 6to4, RFC 3056.
    const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
    const sixToFour = `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
    list.addSubnet(sixToFour, 16 + prefix, 'ipv6');
  }
  return (address) => {
    const plain = address.replace(/%.*$/, '');
    const version = isIP(plain);
    if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
    return list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`The address ${address} must not be asked.`);
    this.address = address;
  }
}

/** The ways out of this machine, shared by all endpoints of a run. */
export interface Network {
  /** For a URL that the user wrote. @throws ForbiddenAddress for a literal address that a server named. */
  direct(url: URL): Promise<Dispatcher>;
  /** For a redirect within the origin that the user wrote. @throws as `checked`. */
  within(url: URL): Promise<Dispatcher>;
  /** For a URL that a server wrote. @throws ForbiddenAddress when its host is, or resolves to, a forbidden address. */
  checked(url: URL): Promise<Dispatcher>;
}

const networks = new Map<string, Network>();

/**
 * The network for the proxies that `env` names; one for all that ask with the same proxies.
 * @param areNamed a server named the hosts, such as by a label: link-local addresses and a cloud's metadata are not asked.
 * Loopback is allowed: a label that names this machine is the answer to the user's own query.
 */
export function networkFor(env: Env, areNamed = false): Network {
  const named = (name: string) => env[name] ?? env[name.toUpperCase()] ?? '';
  const [httpProxy, httpsProxy, noProxy] = [named('http_proxy'), named('https_proxy'), named('no_proxy')];
  const proxies = { httpProxy, httpsProxy, noProxy };
  const key = JSON.stringify([proxies, areNamed]);
  const first = areNamed ? isMetadataAddress : undefined;
  const network = networks.get(key) ?? createNetwork(proxies, isForbiddenAddress, first);
  networks.set(key, network);
  return network;
}

/** `isForbidden` judges the addresses of redirects, `first` those that are asked first. */
export function createNetwork(proxies: Proxies, isForbidden: Judge, first?: Judge): Network {
  const direct = dispatchers(proxies, first);
  // A pool of its own: a connection that was opened unchecked is never used for a redirect.
  const judged = dispatchers(proxies, isForbidden);
  return withinOrigin({
    direct,
    async checked(url) {
      // A proxy looks up by itself. A name that is unknown here may be known to it.
      const host = hostOf(url);
      const addresses = isIP(host) ? [] : await lookup(host, { all: true }).catch(() => []);
      const found = addresses.find(({ address }) => isForbidden(address));
      if (found !== undefined) throw new ForbiddenAddress(found.address);
      return judged(url);
    },
  });
}

/** Redirects within an origin are not checked where its host is an address or `localhost`: a name may resolve to another address each time. */
export function withinOrigin({ direct, checked }: Omit<Network, 'within'>): Network {
  const isFixed = (url: URL) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
  return { direct, checked, within: async (url) => (isFixed(url) ? direct(url) : checked(url)) };
}

type Proxies = Readonly<Record<'httpProxy' | 'httpsProxy' | 'noProxy', string>>;

/** Milliseconds until a connection must stand; the answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 10_000;

function dispatchers(proxies: Proxies, isForbidden?: Judge): (url: URL) => Promise<Dispatcher> {
  const options: Agent.Options = {
    connect: { timeout: CONNECT_TIMEOUT, ...(isForbidden && { lookup: lookupThatChecks(isForbidden) }) },
    // net/http/pprof sends its headers at the end of the profile, which may be long after undici's 300 s.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const connect = async () => {
    const { Agent, EnvHttpProxyAgent } = await undici();
    const plain = new Agent(options);
    const hasProxy = proxies.httpProxy + proxies.httpsProxy !== '';
    return { plain, proxied: hasProxy ? new EnvHttpProxyAgent({ ...options, ...proxies }) : plain };
  };
  let agents: ReturnType<typeof connect> | undefined;
  return async (url) => {
    // A connection never looks up a literal address.
    const host = hostOf(url);
    if (isForbidden !== undefined && isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    // Like Go's own client: what runs on this machine is not asked through a proxy.
    agents ??= connect();
    const { plain, proxied } = await agents;
    return isThisMachine(url.hostname) ? plain : proxied;
  };
}

/** Whether a URL's host is this machine by its very name. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}

/** Without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A look-up that judges what it gives, so that the connected address is the checked one (DNS rebinding). */
function lookupThatChecks(isForbidden: Judge): LookupFunction {
  return (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const found = addresses.find(({ address }) => isForbidden(address));
      if (found !== undefined) return callback(new ForbiddenAddress(found.address), '');
      const [one] = addresses;
      return options.all ? callback(null, addresses) : callback(null, one?.address ?? '', one?.family);
    });
  };
}
