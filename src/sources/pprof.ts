import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { ExpectedError } from '../errors.ts';
import { attemptRepeatedly } from './attempts.ts';
import { beginOf, saveBody } from './download.ts';
import { connectionFailure, EndpointError, refusalFailure } from './endpoint-error.ts';
import { type Answer, get, nameOf } from './http.ts';
import { type Network, networkFor } from './network.ts';
import type { CollectContext, Collection, Collector, PprofSource } from './source.ts';

/** Milliseconds beyond the profiling window that every time-out leaves: the profile must still be sent. */
const LEAST_ROOM = 5_000;
/** Milliseconds added to twice the window where no `timeout` is given: one attempt may fail at its very end. */
const DEFAULT_ROOM = 30_000;

/** Milliseconds that bound an endpoint with its retries; never less than its window and room to send. */
export function timeoutOf({ seconds, timeout }: Pick<PprofSource, 'seconds' | 'timeout'>): number {
  const window = seconds * 1000;
  return Math.max(timeout ?? 2 * window + DEFAULT_ROOM, window + LEAST_ROOM);
}

/**
 * Takes one CPU profile from a live net/http/pprof endpoint.
 * @throws ExpectedError when it gave none, with what it did instead.
 */
export const collectPprof: Collector<PprofSource> = (source, context) =>
  takeProfile(source, context, networkFor(context.env));

/** `collectPprof` over a given network. */
export async function takeProfile(
  source: PprofSource,
  context: CollectContext,
  network: Network,
): Promise<Collection> {
  const endpoint = endpointOf(source);
  const path = join(context.scratch, 'profile.pprof');
  // The time-out starts when the endpoint's turn has come, not while it waits for others.
  await context.limit(() => {
    context.signal.throwIfAborted();
    context.progress(`Profiling ${endpoint.name} for ${source.seconds} s`);
    return attemptRepeatedly((signal) => attempt(endpoint, path, network, signal), {
      name: endpoint.name,
      window: source.seconds * 1000,
      timeout: timeoutOf(source),
      signal: context.signal,
      progress: context.progress,
    });
  });
  return { files: [{ path, name: endpoint.name }], failures: 0, findings: [] };
}

interface Endpoint {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Without user, password and query. */
  readonly name: string;
  /** What must not show in a sentence, should a server repeat it. */
  readonly secrets: readonly string[];
}

function endpointOf({ url: text, seconds, headers: given, label }: PprofSource): Endpoint {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ExpectedError(`The source ${label} is not an http or https URL.`, {
      fix: 'Write it like http://host:6060/debug/pprof/profile.',
    });
  }
  url.searchParams.delete('seconds');
  const parameters = [...url.searchParams.values()];
  url.searchParams.set('seconds', String(seconds));
  const headers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
  if (url.username !== '' || url.password !== '') {
    headers['authorization'] ??= `Basic ${Buffer.from(userOf(url).join(':')).toString('base64')}`;
  }
  const values = [...parameters, ...userOf(url), ...Object.values(headers)];
  // `Bearer xyz` must not show as `xyz` either, nor percent-encoded.
  const secrets = values.flatMap((value) => [value, encodeURIComponent(value), ...value.split(' ')]);
  return { url, headers, name: nameOf(url), secrets };
}

/** User and password, `%40` and the like undone where they are well-formed. */
function userOf({ username, password }: URL): string[] {
  return [username, password].map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

/** One request. @throws EndpointError when no whole profile came of it. */
async function attempt(
  { url, headers, name, secrets }: Endpoint,
  path: string,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  let answer: Answer;
  try {
    answer = await get(url, { headers, network, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EndpointError) throw error;
    throw connectionFailure(error, name) ?? error;
  }
  if (answer.status === 200) return saveBody(answer, path, { name, signal, secrets });
  throw refusalFailure(
    {
      status: answer.status,
      statusText: STATUS_CODES[answer.status] ?? '',
      excerpt: await beginOf(answer.body, secrets),
      retryAfter: retryAfterOf(answer.headers['retry-after']),
      authentication: /^[A-Za-z]+/.exec(String(answer.headers['www-authenticate'] ?? ''))?.[0],
      authorized: headers['authorization'] !== undefined,
      path: answer.url.pathname,
    },
    nameOf(answer.url),
  );
}

/** Milliseconds of a `Retry-After` in seconds or as a date; undefined when there is none that makes sense. */
function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
