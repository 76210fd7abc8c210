import { lookup as lookupAll } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isForbiddenAddress } from './addresses.ts';

/** Milliseconds until a connection must stand; the answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 10_000;

/** A redirect led to an address that must not be asked; `address` is the one that was found. */
export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`The address ${address} must not be asked.`);
    this.address = address;
  }
}

/** The ways out of this machine, shared by all endpoints of a run. */
export interface Network {
  /** For a URL that the user wrote. */
  direct(url: URL): Dispatcher;
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
  const key = JSON.stringify(proxies);
  const known = networks.get(key);
  if (known !== undefined) return known;
  const network = createNetwork(proxies, isForbiddenAddress);
  networks.set(key, network);
  return network;
}

/** `isForbidden` judges every address of a redirect's host. */
export function createNetwork(proxies: Proxies, isForbidden: (address: string) => boolean): Network {
  const direct = dispatchers(proxies, undefined);
  // A pool of its own: a connection that was opened unchecked is never used for a redirect.
  const checked = dispatchers(proxies, lookupThatChecks(isForbidden));
  return {
    direct,
    async checked(url) {
      await check(url, isForbidden);
      return checked(url);
    },
  };
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

function dispatchers(proxies: Proxies, lookup: LookupFunction | undefined): (url: URL) => Dispatcher {
  const options: Agent.Options = {
    connect: { timeout: CONNECT_TIMEOUT, ...(lookup && { lookup }) },
    // net/http/pprof sends its headers at the end of the profile, which may be long after undici's 300 s.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const plain = new Agent(options);
  let proxied: Dispatcher | undefined;
  return (url) => {
    // Like Go's own client: what runs on this machine is not asked through a proxy.
    if (isThisMachine(url.hostname) || proxies.httpProxy + proxies.httpsProxy === '') return plain;
    proxied ??= new EnvHttpProxyAgent({ ...options, ...proxies });
    return proxied;
  };
}

function isThisMachine(hostname: string): boolean {
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
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name that is unknown here may be known to the proxy; without one the connection will say that it is unknown.
  const addresses = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true, verbatim: true }).catch(() => []);
  const found = addresses.find(({ address }) => isForbidden(address));
  if (found !== undefined) throw new ForbiddenAddress(found.address);
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
