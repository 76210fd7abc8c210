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
 * Opens the connections of a run, through the proxies of the environment. If a server chose the address, the address is checked first. The check
 * is part of the connection, because a name may resolve to another address a moment later (DNS rebinding).
 */

/** The connections that all endpoints of a run share, by who wrote a URL. Each method throws ForbiddenAddress. */
export interface Network {
  /** Connects to a URL that the user wrote, or whose host a server named (see `networkFor`). */
  direct(url: URL): Promise<Dispatcher>;
  /** Connects to the target of a redirect within the origin that the user wrote. */
  within(url: URL): Promise<Dispatcher>;
  /** Connects to a URL that a server wrote. */
  checked(url: URL): Promise<Dispatcher>;
}

const networks = new Map<string, Network>();

/**
 * Returns the network for the proxies that `env` names. There is one network for all callers with the same proxies.
 * @param areHostsFromServer whether a server chose the hosts, for example with a Prometheus label. Then no request goes to link-local addresses and to metadata
 * servers of clouds. Loopback is allowed, because a label that names this machine is the answer to the user's own query.
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

/** The tests that forbid addresses: of the first request, of redirects within its origin, and of redirects to other origins. */
interface AddressTests {
  readonly first?: AddressTest | undefined;
  readonly within: AddressTest;
  readonly elsewhere: AddressTest;
}

type Proxies = Readonly<Record<'httpProxy' | 'httpsProxy' | 'noProxy', string>>;

/** Makes a network whose connections go through the proxies, and only to addresses that pass the tests. */
export function createNetwork(proxies: Proxies, { first, within, elsewhere }: AddressTests): Network {
  const direct = dispatchers(proxies, first);
  const checked = checkedBy(elsewhere, proxies);
  return { direct, checked, within: withinOrigin({ direct, checked: checkedBy(within, proxies) }) };
}

/**
 * Returns the connections for redirects within an origin. They are checked only if the host is a name, because a name may resolve to another
 * address each time. An address or `localhost` stays what the user wrote.
 */
export function withinOrigin({ direct, checked }: Omit<Network, 'within'>): Network['within'] {
  const isFixed = (url: URL) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
  return async (url) => (isFixed(url) ? direct(url) : checked(url));
}

/** Returns the connections for redirects. They are separate, so that a redirect cannot reuse a connection whose address was not checked. */
function checkedBy(isForbidden: AddressTest, proxies: Proxies): Network['checked'] {
  const dispatcherFor = dispatchers(proxies, isForbidden);
  return async (url) => {
    // A proxy looks up names by itself, and may know a name that is unknown here.
    const host = hostOf(url);
    const addresses = isIP(host) ? [] : await lookup(host, { all: true }).catch(() => []);
    const forbidden = addresses.find(({ address }) => isForbidden(address));
    if (forbidden !== undefined) throw new ForbiddenAddress(forbidden.address);
    return dispatcherFor(url);
  };
}

/** The milliseconds in which a connection must be open. The answer may take longer; the signal of the caller limits it. */
const CONNECT_TIMEOUT = 10_000;

/** Loads undici. It happens with the first request, because undici takes as long to load as everything before it. */
export const loadUndici = () => import('undici');

function dispatchers(proxies: Proxies, isForbidden?: AddressTest): (url: URL) => Promise<Dispatcher> {
  const connectOptions: Agent.Options['connect'] = { timeout: CONNECT_TIMEOUT };
  if (isForbidden !== undefined) connectOptions.lookup = lookupThatChecks(isForbidden);
  const options: Agent.Options = {
    connect: connectOptions,
    // net/http/pprof sends its headers when the profile is recorded. That may take longer than 300 s, which is undici's time-out.
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
    // For an address, nothing is looked up, so it is checked here.
    const host = hostOf(url);
    if (isForbidden !== undefined && isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    agents ??= connect();
    const { plain, proxied } = await agents;
    // Like Go's own client, a request to a service on this machine does not go through a proxy.
    return isThisMachine(url.hostname) ? plain : proxied;
  };
}

/** Returns a look-up of names that checks the addresses before the connection gets them. */
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
