import { DEFAULT_API_TIMEOUT } from '../../net/api.ts';
import { networkFor } from '../../net/network.ts';
import { headersFor } from '../access.ts';
import type { CollectContext, ParcaSource } from '../source.ts';
import { callGrpcWeb, type GrpcAnswer, type GrpcStatus } from './grpc-web.ts';

/** One Parca, or Polar Signals Cloud, and the way to ask it. */
export interface ParcaServer {
  /** Base URL, without `/api`. */
  readonly url: string;
  /** @throws ExpectedError as `callGrpcWeb` does. */
  call(method: string, message: Uint8Array): Promise<GrpcAnswer>;
  now(): Date;
  readonly signal: AbortSignal;
}

/** @throws ExpectedError when the `headers-command` fails. */
export async function connectParca(source: ParcaSource, context: CollectContext): Promise<ParcaServer> {
  const { timeout = DEFAULT_API_TIMEOUT, url } = source;
  const end = performance.now() + timeout;
  const found = parcaCredentials(url, context.env);
  for (const secret of found.secrets) context.mask(secret);
  const headers = { ...found.headers, ...lowerCase(await headersFor(source, context)) };
  const network = networkFor(context.env);
  return {
    url,
    now: context.now,
    signal: context.signal,
    call: (method, message) =>
      callGrpcWeb({
        product: 'Parca',
        base: `${url}/api`,
        method,
        message,
        headers,
        network,
        signal: context.signal,
        // All calls together are to take no longer.
        timeout: Math.max(1, end - performance.now()),
        progress: context.progress,
        fixForStatus,
      }),
  };
}

/**
 * The credentials that Parca's and Polar Signals' own tools find in the environment: `PARCA_BEARER_TOKEN`, and for
 * Polar Signals Cloud `POLARSIGNALS_TOKEN` and `POLARSIGNALS_PROJECT_ID`, which go to no other host.
 */
export function parcaCredentials(
  url: string,
  env: CollectContext['env'],
): { readonly headers: Readonly<Record<string, string>>; readonly secrets: readonly string[] } {
  const { hostname, protocol } = new URL(url);
  const isCloud = protocol === 'https:' && /(^|\.)polarsignals\.com$/.test(hostname);
  const of = (name: string) => env[name]?.trim() || undefined;
  const token = (isCloud ? of('POLARSIGNALS_TOKEN') : undefined) ?? of('PARCA_BEARER_TOKEN');
  const project = isCloud ? of('POLARSIGNALS_PROJECT_ID') : undefined;
  return {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(project !== undefined && { projectid: project }),
    },
    secrets: token === undefined ? [] : [token],
  };
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function fixForStatus({ name, words }: GrpcStatus): string | undefined {
  if (name === 'INVALID_ARGUMENT' || /parse query/i.test(words)) {
    return 'Write the query as Parca\'s page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job="api"}`.';
  }
  if (name === 'UNAUTHENTICATED' || name === 'PERMISSION_DENIED') {
    return 'Check `token` of the source; Polar Signals Cloud wants that of a service account that may read the project, and the project: `headers: { projectID: "…" }`.';
  }
  return undefined;
}
