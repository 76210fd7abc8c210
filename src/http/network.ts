import { lookup as lookupAll } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isForbiddenAddress, isMetadataAddress } from './addresses.ts';

/** Milliseconds until a connection must stand; the answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 10_000;

/** A redirect or a label led to an address that must not be asked; `address` is the one that was found. */
export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`The address ${address} must not be asked.`);
    this.address = address;
  }
}

/** The ways out of this machine, shared by all endpoints of a run. */
export interface Network {
  /**
   * For a URL that the user wrote.
   * @throws ForbiddenAddress for a literal address, where this is the network of hosts that others named.
   */
  direct(url: URL): Dispatcher;
  /** For a redirect within the origin that the user wrote. @throws as `checked`, where it has to be */
  within(url: URL): Promise<Dispatcher>;
  /**
   * For a URL that a server wrote.
   * @throws ForbiddenAddress when its host is, or resolves to, an address that redirects may not lead to.
   */
  checked(url: URL): Promise<Dispatcher>;
}

type Env = Readonly<Record<string, string | undefined>>;
const networks = new Map<string, Network>();

/** The network for the proxies that `env` names; one for all who ask with the same. */
export function networkFor(env: Env): Network {
  const proxies = proxiesOf(env);
  return once(JSON.stringify(proxies), () => createNetwork(proxies, isForbiddenAddress));
}

/**
 * As `networkFor`, with connections of its own, all of which are closed when it is disposed of: where a request is given
 * up, undici would connect once more and keep that for some seconds.
 */
export function ownNetworkFor(env: Env): Network & AsyncDisposable {
  const made: Dispatcher[] = [];
  const network = createNetwork(proxiesOf(env), isForbiddenAddress, made);
  const destroy = async () => {
    await Promise.all(made.map((one) => one.destroy()));
  };
  return { ...network, [Symbol.asyncDispose]: destroy };
}

/**
 * As `networkFor`, for hosts that somebody else than the user named, such as by a label: also the first request goes to
 * no link-local address and no cloud's metadata, whatever the name resolves to. Loopback stays allowed: a label that
 * names this machine is the answer to the user's own query. What a proxy resolves is for the proxy to judge.
 */
export function networkForNamedHosts(env: Env): Network {
  const proxies = proxiesOf(env);
  return once(`named ${JSON.stringify(proxies)}`, () => createNamedHosts(networkFor(env), proxies));
}

/** `isForbidden` judges every address that is asked first. */
export function createNamedHosts(
  { checked }: Pick<Network, 'checked'>,
  proxies: Proxies,
  isForbidden: (address: string) => boolean = isMetadataAddress,
): Network {
  const judged = dispatchers(proxies, lookupThatChecks(isForbidden));
  const direct = (url: URL) => {
    const host = hostOf(url);
    if (isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    return judged(url);
  };
  return withinOrigin({ direct, checked });
}

/** Adds that redirects within an origin go straight to it where its host is fixed, and are checked elsewhere. */
export function withinOrigin({ direct, checked }: Omit<Network, 'within'>): Network {
  return { direct, checked, within: async (url) => (isFixed(url) ? direct(url) : checked(url)) };
}

/**
 * Whether a host stays the one that the user named for as long as a chain of redirects goes: a name may resolve to
 * something else each time (DNS rebinding), an address and `localhost` do not.
 */
function isFixed(url: URL): boolean {
  return isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
}

function once(key: string, create: () => Network): Network {
  const network = networks.get(key) ?? create();
  networks.set(key, network);
  return network;
}

/** `isForbidden` judges every address of a redirect's host; `made` gets what must be closed to close all of it. */
export function createNetwork(
  proxies: Proxies,
  isForbidden: (address: string) => boolean,
  made: Dispatcher[] = [],
): Network {
  const direct = dispatchers(proxies, undefined, made);
  // A pool of its own: a connection that was opened unchecked is never used for a redirect.
  const checked = dispatchers(proxies, lookupThatChecks(isForbidden), made);
  return withinOrigin({
    direct,
    async checked(url) {
      await check(url, isForbidden);
      return checked(url);
    },
  });
}

interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

function proxiesOf(env: Env): Proxies {
  return {
    httpProxy: env['http_proxy'] ?? env['HTTP_PROXY'] ?? '',
    httpsProxy: env['https_proxy'] ?? env['HTTPS_PROXY'] ?? '',
    noProxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '',
  };
}

function dispatchers(
  proxies: Proxies,
  lookup: LookupFunction | undefined,
  made: Dispatcher[] = [],
): (url: URL) => Dispatcher {
  const options: Agent.Options = {
    connect: { timeout: CONNECT_TIMEOUT, ...(lookup && { lookup }) },
    // net/http/pprof sends its headers at the end of the profile, which may be long after undici's 300 s.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const plain = new Agent(options);
  made.push(plain);
  let proxied: Dispatcher | undefined;
  return (url) => {
    // Like Go's own client: what runs on this machine is not asked through a proxy.
    if (isThisMachine(url.hostname) || proxies.httpProxy + proxies.httpsProxy === '') return plain;
    if (proxied === undefined) {
      proxied = new EnvHttpProxyAgent({ ...options, ...proxies });
      made.push(proxied);
    }
    return proxied;
  };
}

/** Whether a URL's host is this machine by its very name. */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\./.test(hostname)
  );
}

/**
 * Looks at the host of a redirect before anything is sent. A literal address is never looked up by a connection,
 * and a proxy would do its own look-up, so this is needed beside `lookupThatChecks`.
 */
async function check(url: URL, isForbidden: (address: string) => boolean): Promise<void> {
  const host = hostOf(url);
  // A name that is unknown here may be known to the proxy; without one the connection will say that it is unknown.
  const addresses = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true, verbatim: true }).catch(() => []);
  const found = addresses.find(({ address }) => isForbidden(address));
  if (found !== undefined) throw new ForbiddenAddress(found.address);
}

/** Without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * A look-up that gives the connection only what it has judged: the address that is connected is the one that
 * was checked, whatever the name resolves to a moment later (DNS rebinding).
 */
function lookupThatChecks(isForbidden: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const found = addresses.find(({ address }) => isForbidden(address));
      if (found !== undefined) return callback(new ForbiddenAddress(found.address), '');
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
