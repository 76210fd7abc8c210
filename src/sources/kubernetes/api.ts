import { REFUSAL_BYTES } from '../../net/download.ts';
import type * as v from 'valibot';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { callApi, DEFAULT_API_TIMEOUT } from '../../net/api.ts';
import { EndpointError } from '../../net/errors.ts';
import { readJson } from '../../net/api.ts';
import type { Network } from '../../net/network.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext, KubernetesSource } from '../source.ts';
import { kubernetesTarget } from './config.ts';
import { authorityOf, credentialsOf } from './credentials.ts';
import { networkOf } from './network.ts';
import { fixForDenied } from './refusals.ts';

/** An API server with the right to ask it. */
export interface KubernetesApi {
  /** The URL that every path is appended to. */
  readonly server: string;
  /** How the kubeconfig calls it, for sentences. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What must not show in a sentence. */
  readonly secrets: readonly string[];
  readonly network: Network;
  /** Milliseconds for one call with its retries, where the source has a `timeout`. */
  readonly timeout?: number;
}

/** @throws ExpectedError when there is no cluster to ask, or nothing to ask it with. */
export async function openApi(
  source: Pick<KubernetesSource, 'context' | 'timeout'>,
  context: CollectContext,
  serviceAccount?: string,
): Promise<KubernetesApi> {
  context.signal.throwIfAborted();
  const target = await kubernetesTarget(source, context, serviceAccount);
  const credentials = await credentialsOf(target, context);
  const authorization = credentials.headers['authorization'] ?? '';
  return {
    server: target.cluster.server,
    name: target.name,
    headers: credentials.headers,
    secrets: [authorization, authorization.replace(/^\w+ /, '')].filter((secret) => secret !== ''),
    network: networkOf(target.cluster, await authorityOf(target), credentials, context.env),
    ...(source.timeout !== undefined && { timeout: source.timeout }),
  };
}

export interface KubernetesCall<S extends v.GenericSchema> {
  /** With its query; begins with `/`. */
  readonly path: string;
  /** What the answer must be. */
  readonly schema: S;
  /** How to call that in a sentence, such as `a list of pods`. */
  readonly what: string;
  readonly namespace: string;
  /** Milliseconds with all retries, where fewer than usual. */
  readonly atMost?: number;
}

/** GETs an object. @throws ExpectedError with the API server's own words. */
export async function getObject<S extends v.GenericSchema>(
  api: KubernetesApi,
  { path, schema, what, namespace, atMost }: KubernetesCall<S>,
  { signal, progress }: Pick<CollectContext, 'signal' | 'progress'>,
): Promise<v.InferOutput<S>> {
  const timeout = Math.min(atMost ?? DEFAULT_API_TIMEOUT, api.timeout ?? DEFAULT_API_TIMEOUT);
  const { body } = await callApi({
    product: 'the Kubernetes API',
    url: new URL(`${api.server}${path}`),
    headers: { ...api.headers, accept: 'application/json' },
    network: api.network,
    signal,
    progress,
    timeout,
    fixFor: ({ status }) => fixForDenied(status, namespace),
  }).catch((error: unknown) => {
    throw failureOnTheWay(error) ?? error;
  });
  const parsed = readJson(body, schema);
  if (parsed !== undefined) return parsed;
  const begin = excerpt(body.subarray(0, REFUSAL_BYTES).toString());
  throw new ExpectedError(
    `${new URL(api.server).origin} answered with something that is no ${what}: "${begin}".`,
    {
      fix: `Check that the \`server\` of ${api.name} is a Kubernetes API, and that no login page stands before it.`,
    },
  );
}

/** Where the kubeconfig decides: the proxy, and whom to trust (not NODE_EXTRA_CA_CERTS). */
function failureOnTheWay(error: unknown): ExpectedError | undefined {
  const cause = error instanceof EndpointError ? error.cause : error;
  const refusal = /^Proxy response \((\d+)\)/.exec(messageOf(cause))?.[1];
  if (refusal !== undefined) {
    return new ExpectedError(`The proxy before the API server answered ${refusal} to CONNECT.`, {
      fix: 'Check `proxy-url` of the cluster in the kubeconfig (without one, HTTPS_PROXY), with its user and password.',
      cause: error,
    });
  }
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '');
  if (/^ERR_(OSSL|SSL)_|^ERR_CRYPTO/.test(code)) {
    if (/ALERT/.test(code)) {
      return new ExpectedError(`The API server refused the TLS handshake (${code}).`, {
        fix: 'Check the client certificate of the kubeconfig: it may have expired or be of another cluster.',
        cause: error,
      });
    }
    if (!/WRONG_VERSION|PACKET_LENGTH/.test(code)) return brokenCertificate(code, error);
  }
  if (!(error instanceof EndpointError) || !/certificate of .* is not trusted/.test(error.message))
    return undefined;
  return new ExpectedError(error.message, {
    fix: 'Check `certificate-authority-data` (or `certificate-authority`) of the cluster in the kubeconfig, and that `server` or `tls-server-name` is a name in its certificate.',
    cause: error,
  });
}

function brokenCertificate(code: string, cause: unknown): ExpectedError {
  return new ExpectedError(`A certificate or key of the kubeconfig cannot be used (${code}).`, {
    fix: 'Have the kubeconfig written anew; the certificates in it are PEM, in base64.',
    cause,
  });
}
