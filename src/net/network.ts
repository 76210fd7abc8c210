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
 * The connections of a run: through the proxies of the environment, and to no address that a server must not choose. The address
 * that is checked is the one that is connected, because a name may resolve to another address the next time (DNS rebinding).
 */

/** The ways out of this machine, shared by all endpoints of a run. Each throws ForbiddenAddress. */
export interface Network {
  /** For a URL that the user wrote, or whose host a server named (see `networkFor`). */
  direct(url: URL): Promise<Dispatcher>;
  /** For a redirect within the origin that the user wrote. */
  within(url: URL): Promise<Dispatcher>;
  /** For a URL that a server wrote. */
  checked(url: URL): Promise<Dispatcher>;
}

const networks = new Map<string, Network>();

/**
 * The network for the proxies that `env` names; the same one for all that ask with the same proxies.
 * @param areNamed a server named the hosts, such as by a label. Link-local addresses and a cloud's metadata are not asked then.
 * Loopback is allowed, because a label that names this machine is the answer to the user's own query.
 */
export function networkFor(env: Env, areNamed = false): Network {
  const named = (name: string) => env[name] ?? env[name.toUpperCase()] ?? '';
  const proxies = {
    httpProxy: named('http_proxy'),
    httpsProxy: named('https_proxy'),
    noProxy: named('no_proxy'),
  };
  const key = JSON.stringify([proxies, areNamed]);
  const tests = {
    first: areNamed ? isMetadataAddress : undefined,
    within: isOwnAddress,
    elsewhere: isForbiddenAddress,
  };
  const network = networks.get(key) ?? createNetwork(proxies, tests);
  networks.set(key, network);
  return network;
}

/** Which addresses are forbidden for the first request, for redirects within its origin, and for redirects to others. */
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
 * Redirects within an origin are checked only if its host is a name, because a name may resolve to another address each time. An
 * address and `localhost` stay what the user wrote.
 */
export function withinOrigin({ direct, checked }: Omit<Network, 'within'>): Network['within'] {
  const isFixed = (url: URL) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
  return async (url) => (isFixed(url) ? direct(url) : checked(url));
}

/** Redirects use connections of their own, so that they cannot reuse a connection whose address was not checked. */
function checkedBy(isForbidden: AddressTest, proxies: Proxies): Network['checked'] {
  const dispatcherFor = dispatchers(proxies, isForbidden);
  return async (url) => {
    // A proxy looks up names by itself. A name that is unknown here may be known to it.
    const host = hostOf(url);
    const addresses = isIP(host) ? [] : await lookup(host, { all: true }).catch(() => []);
    const forbidden = addresses.find(({ address }) => isForbidden(address));
    if (forbidden !== undefined) throw new ForbiddenAddress(forbidden.address);
    return dispatcherFor(url);
  };
}

/** Milliseconds until a connection must stand. The answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 10_000;

/** undici takes as long to load as everything before it, so it is loaded with the first request. */
export const loadUndici = () => import('undici');

function dispatchers(proxies: Proxies, isForbidden?: AddressTest): (url: URL) => Promise<Dispatcher> {
  const connectOptions: Agent.Options['connect'] = { timeout: CONNECT_TIMEOUT };
  if (isForbidden !== undefined) connectOptions.lookup = lookupThatChecks(isForbidden);
  const options: Agent.Options = {
    connect: connectOptions,
    // net/http/pprof sends its headers at the end of the profile, which may be long after undici's 300 s.
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
    // A connection to a literal address looks up nothing.
    const host = hostOf(url);
    if (isForbidden !== undefined && isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    agents ??= connect();
    const { plain, proxied } = await agents;
    // Like Go's own client: a service on this machine is not asked through a proxy.
    return isThisMachine(url.hostname) ? plain : proxied;
  };
}

/** A look-up that checks the addresses that it gives to the connection. */
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
