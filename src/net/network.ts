import { lookup as lookupAll } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import type { Env } from '../system/credentials.ts';
import {
  type AddressTest,
  ForbiddenAddress,
  hostOf,
  isForbiddenAddress,
  isMetadataAddress,
  isOwnAddress,
  isThisMachine,
} from './addresses.ts';

/**
 * Opens the connections of a run, through the proxies of the environment. If a server chose the address, the program checks the address
 * before it connects. The check happens while the connection is opened, because a host name may resolve to a different address a moment
 * after a separate check (DNS rebinding).
 */

/**
 * The connections that all endpoints of a run share. The network has separate methods for URLs that the user wrote and for URLs that a
 * server wrote. Each method throws ForbiddenAddress if the program must not connect to the address.
 */
export interface Network {
  /**
   * Connects to a URL that the user wrote. A server may have named the host of this URL, for example in a Prometheus label (see
   * `networkFor`).
   */
  direct(url: URL): Promise<Dispatcher>;
  /** Connects to the target of a redirect within the origin that the user wrote. */
  within(url: URL): Promise<Dispatcher>;
  /** Connects to a URL that a server wrote. */
  checked(url: URL): Promise<Dispatcher>;
}

const networks = new Map<string, Network>();

/**
 * Returns the network for the proxies that `env` names. All callers with the same proxies share one network.
 * @param areHostsFromServer true if a server chose the hosts, for example with a Prometheus label. To a host that a server chose, the
 * network sends no request if the host has a link-local address or is a metadata server of a cloud. Loopback is allowed, because a label
 * that names this machine is the answer to the user's own query.
 */
export function networkFor(env: Env, areHostsFromServer = false): Network {
  const variable = (name: string) => env[name] ?? env[name.toUpperCase()] ?? '';
  const proxies = {
    httpProxy: variable('http_proxy'),
    httpsProxy: variable('https_proxy'),
    noProxy: variable('no_proxy'),
  };
  const key = JSON.stringify([proxies, areHostsFromServer]);
  const tests = {
    first: areHostsFromServer ? isMetadataAddress : undefined,
    within: isOwnAddress,
    elsewhere: isForbiddenAddress,
  };
  const network = networks.get(key) ?? createNetwork(proxies, tests);
  networks.set(key, network);
  return network;
}

/**
 * Three tests that say which addresses are forbidden: `first` for the first request, `within` for redirects within its origin, and
 * `elsewhere` for redirects to other origins.
 */
interface AddressTests {
  readonly first?: AddressTest | undefined;
  readonly within: AddressTest;
  readonly elsewhere: AddressTest;
}

type Proxies = Readonly<Record<'httpProxy' | 'httpsProxy' | 'noProxy', string>>;

/** Makes a network that connects through the proxies, and only to addresses that the tests allow. */
export function createNetwork(proxies: Proxies, { first, within, elsewhere }: AddressTests): Network {
  const direct = dispatchers(proxies, first);
  const checked = checkedBy(elsewhere, proxies);
  return { direct, checked, within: withinOrigin({ direct, checked: checkedBy(within, proxies) }) };
}

/**
 * Returns the connections for redirects within an origin. The address is checked only if the host is a name, because a name may resolve to
 * a different address each time. An IP address or `localhost` always means the machine that the user named.
 */
export function withinOrigin({ direct, checked }: Omit<Network, 'within'>): Network['within'] {
  const isFixed = (url: URL) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
  return async (url) => (isFixed(url) ? direct(url) : checked(url));
}

/**
 * Returns the connections for redirects. Redirects have connections of their own, because a shared connection may lead to an address that
 * was never checked.
 */
function checkedBy(isForbidden: AddressTest, proxies: Proxies): Network['checked'] {
  const dispatcherFor = dispatchers(proxies, isForbidden);
  return async (url) => {
    // A failed look-up is no error, because the proxy looks up the name itself and may know names that this machine does not know.
    const host = hostOf(url);
    const addresses = isIP(host) ? [] : await lookup(host, { all: true }).catch(() => []);
    const forbidden = addresses.find(({ address }) => isForbidden(address));
    if (forbidden !== undefined) throw new ForbiddenAddress(forbidden.address);
    return dispatcherFor(url);
  };
}

/** The time in which a connection must be open, in milliseconds. The signal of the caller limits the time for the answer. */
const CONNECT_TIMEOUT = 10_000;

/**
 * Loads undici. The program calls this function only before its first request, because loading undici takes as long as the rest of the
 * program's start.
 */
export const loadUndici = () => import('undici');

function dispatchers(proxies: Proxies, isForbidden?: AddressTest): (url: URL) => Promise<Dispatcher> {
  const connectOptions: Agent.Options['connect'] = { timeout: CONNECT_TIMEOUT };
  if (isForbidden !== undefined) connectOptions.lookup = lookupThatChecks(isForbidden);
  const options: Agent.Options = {
    connect: connectOptions,
    // net/http/pprof sends its headers only after it has recorded the profile. The recording may take longer than 300 s, which is undici's
    // default time-out.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const connect = async () => {
    const { Agent, EnvHttpProxyAgent } = await loadUndici();
    const plain = new Agent(options);
    const hasProxy = proxies.httpProxy + proxies.httpsProxy !== '';
    return { plain, proxied: hasProxy ? new EnvHttpProxyAgent({ ...options, ...proxies }) : plain };
  };
  let agents: ReturnType<typeof connect> | undefined;
  return async (url) => {
    // An IP address is checked here, because only host names pass through the look-up that checks addresses.
    const host = hostOf(url);
    if (isForbidden !== undefined && isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    agents ??= connect();
    const { plain, proxied } = await agents;
    // A request to a service on this machine does not go through a proxy. Go's own HTTP client also uses no proxy for such requests.
    return isThisMachine(url.hostname) ? plain : proxied;
  };
}

/** Returns a function that looks up host names, and checks the addresses before a connection uses them. */
function lookupThatChecks(isForbidden: AddressTest): LookupFunction {
  return (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const forbidden = addresses.find(({ address }) => isForbidden(address));
      if (forbidden !== undefined) return callback(new ForbiddenAddress(forbidden.address), '');
      const [first] = addresses;
      return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
    });
  };
}
