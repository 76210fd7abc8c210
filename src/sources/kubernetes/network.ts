import { Agent, type buildConnector, type Dispatcher, EnvHttpProxyAgent, ProxyAgent } from 'undici';
import { ExpectedError } from '../../system/errors.ts';
import { EndpointError } from '../../net/errors.ts';
import type { Network } from '../../net/network.ts';
import { nameOf } from '../../net/send.ts';
import type { CollectContext } from '../source.ts';
import type { Cluster } from './config.ts';
import type { KubernetesCredentials } from './credentials.ts';

/** Milliseconds until a connection must stand. */
const CONNECT_TIMEOUT = 10_000;

/**
 * The way to an API server: its authority's certificate, the client's certificate, the kubeconfig's `proxy-url` or the
 * proxies of the environment. Nothing that answers is followed elsewhere: a pod could send the one who asks, with all
 * that they may do, to any other object of the API.
 * @throws ExpectedError for a proxy of a kind that is not supported, or a certificate that is none.
 */
export function networkOf(
  cluster: Cluster,
  authority: Buffer | undefined,
  { cert, key }: KubernetesCredentials,
  env: CollectContext['env'],
): Network {
  const tls: buildConnector.BuildOptions = {
    timeout: CONNECT_TIMEOUT,
    ...(authority !== undefined && { ca: authority }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
    ...(cluster.skipTLSVerify && { rejectUnauthorized: false }),
    ...(cluster.tlsServerName && { servername: cluster.tlsServerName }),
  };
  const dispatcher = dispatcherOf(cluster, tls, env);
  const refused = async (url: URL): Promise<never> => {
    throw new EndpointError(
      `The pod redirects to ${nameOf(url)}; a redirect of a pod is not followed with the credentials of the cluster.`,
      { fix: 'Write the path at which the profile really is into the source as `path`.' },
    );
  };
  return { direct: () => dispatcher, within: refused, checked: refused };
}

function dispatcherOf(
  { server, proxyUrl }: Cluster,
  tls: buildConnector.BuildOptions,
  env: CollectContext['env'],
): Dispatcher {
  // The pod sends its headers at the end of the profile, which may be long after undici's 300 s.
  const options: Agent.Options = { connect: tls, headersTimeout: 0, bodyTimeout: 0 };
  if (proxyUrl) {
    if (!/^https?:$/.test(URL.canParse(proxyUrl) ? new URL(proxyUrl).protocol : '')) {
      throw new ExpectedError(
        'The `proxy-url` of the kubeconfig is no http(s) URL; SOCKS proxies are not supported.',
        {
          fix: 'Use an HTTP proxy or a tunnel, and write its address into the kubeconfig.',
        },
      );
    }
    return new ProxyAgent({ ...options, uri: proxyUrl, requestTls: tls });
  }
  const httpProxy = env['http_proxy'] ?? env['HTTP_PROXY'] ?? '';
  const httpsProxy = env['https_proxy'] ?? env['HTTPS_PROXY'] ?? '';
  const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  // Like kubectl: what runs on this machine is not asked through a proxy of the environment.
  if (httpProxy + httpsProxy === '' || isThisMachine(new URL(server).hostname)) return new Agent(options);
  const proxied = { ...options, requestTls: tls, httpProxy, httpsProxy, noProxy };
  return new EnvHttpProxyAgent(proxied);
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
