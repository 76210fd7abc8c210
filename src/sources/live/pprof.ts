import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import { attemptRepeatedly } from '../../net/retry.ts';
import { beginOf, saveBody } from '../../net/download.ts';
import { connectionFailure, EndpointError, refusalFailure, retryAfterOf } from '../../net/errors.ts';
import { type Network, networkFor } from '../../net/network.ts';
import { type Answer, send } from '../../net/send.ts';
import { nameOf } from '../../net/send.ts';
import { basicAuthorization, userInfo } from '../../net/send.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { headersFor } from '../access.ts';
import type { CollectContext, CollectedFile, Collector, PprofSource } from '../source.ts';
import { SILENCE, withPatience } from './silence.ts';

/** Milliseconds beyond the profiling window that every time-out leaves: the profile must still be sent. */
const LEAST_ROOM = 5_000;
/** Milliseconds added to twice the window where no `timeout` is given: one attempt may fail at its very end. */
const DEFAULT_ROOM = 30_000;
/** The same beyond one window for one of many: what fails late is not worth a second window for all. */
const ROOM_AMONG_MANY = 15_000;

/** Milliseconds that bound an endpoint with its retries; never less than its window and room to send. */
export function timeoutOf({
  seconds,
  timeout,
  many = false,
}: Pick<TakeOptions, 'seconds' | 'timeout' | 'many'>): number {
  const window = seconds * 1000;
  const usual = many ? window + ROOM_AMONG_MANY : 2 * window + DEFAULT_ROOM;
  return Math.max(timeout ?? usual, window + LEAST_ROOM);
}

/**
 * Takes one CPU profile from a live net/http/pprof endpoint.
 * @throws ExpectedError when it gave none, with what it did instead.
 */
export const collectPprof: Collector<PprofSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const { seconds, timeout } = source;
  const file = await takeProfile(
    endpointOf(source.url, await headersFor(source, context)),
    join(context.scratch, 'profile.pprof'),
    {
      seconds,
      network: networkFor(context.env),
      many: context.many ?? false,
      ...(timeout !== undefined && { timeout }),
    },
    context,
  );
  return { files: [file], failures: 0, findings: [] };
};

/** One that is to be profiled. */
export interface Endpoint {
  /** Of a CPU profile, without `seconds`. */
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without user, password and query. */
  readonly name: string;
  /** What must not show in a sentence, should a server repeat it. */
  readonly secrets: readonly string[];
  /** What an answer other than 200 means, where something that stands in between has words of its own; reads the answer. */
  readonly refused?: (answer: Answer) => Promise<EndpointError>;
}

export interface TakeOptions {
  /** Length of the profile. */
  readonly seconds: number;
  /** Milliseconds for all attempts together, and how long the endpoint may be silent. */
  readonly timeout?: number;
  /** It is one of many: they are told by their number, and none holds up the others for a second window. */
  readonly many?: boolean;
  readonly network: Network;
}

/**
 * Takes a profile of an endpoint into the new file `path`.
 * @throws ExpectedError when it gave none, with what it did instead.
 */
export async function takeProfile(
  endpoint: Endpoint,
  path: string,
  options: TakeOptions,
  context: Pick<CollectContext, 'limit' | 'signal' | 'progress' | 'arrived' | 'disk'>,
): Promise<CollectedFile> {
  const { name } = endpoint;
  const { seconds, network } = options;
  const window = seconds * 1000;
  const url = new URL(endpoint.url);
  url.searchParams.set('seconds', String(seconds));
  const once = (signal: AbortSignal, heard?: () => void) =>
    attempt({ ...endpoint, url }, path, { network, signal, disk: context.disk, ...(heard && { heard }) });
  const patiently = (signal: AbortSignal) => withPatience(window, signal, once, () => silent(name, window));
  const progress = options.many ? () => {} : context.progress;
  // The time-out starts when the endpoint's turn has come, not while it waits for others.
  await context.limit(() => {
    context.signal.throwIfAborted();
    progress(`Profiling ${name} for ${seconds} s`);
    // Who gave a time-out knows how long this endpoint may take to send.
    return attemptRepeatedly(options.timeout === undefined ? patiently : (signal) => once(signal), {
      name,
      window,
      timeout: timeoutOf(options),
      signal: context.signal,
      progress,
    });
  });
  const file = { path, name, recordedAt: identityOf(endpoint) };
  context.arrived?.(file);
  return file;
}

/** What stands in between may choose by user, header or query; a digest, since those are secrets. */
function identityOf({ url, headers }: Endpoint): string {
  const identity = JSON.stringify([url.href, Object.entries(headers).sort()]);
  return createHash('sha256').update(identity).digest('hex');
}

function silent(name: string, window: number): ExpectedError {
  return new ExpectedError(
    `${name} took the request and sent nothing for ${duration(window + SILENCE)}, the ${duration(window)} of the profile among them.`,
    {
      fix: 'Check that the service is not stuck; if it is only slow to send, give the source a longer `timeout`.',
    },
  );
}

/** @throws ExpectedError when the text is no http(s) URL. */
export function endpointOf(text: string, given: Readonly<Record<string, string>>): Endpoint {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ExpectedError(
      `The endpoint ${excerpt(text.replace(/^(\w+:\/\/)?[^/?#]*@|[?#].*$/g, '$1'))} is not an http or https URL.`,
      {
        fix: 'Write it like http://host:6060/debug/pprof/profile.',
      },
    );
  }
  url.searchParams.delete('seconds');
  const headers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
  if (url.username !== '' || url.password !== '') {
    headers['authorization'] ??= basicAuthorization(...userInfo(url));
  }
  const values = [...url.searchParams.values(), ...userInfo(url), ...Object.values(headers)];
  // `Bearer xyz` must not show as `xyz` either, nor percent-encoded.
  const secrets = values.flatMap((value) => [value, encodeURIComponent(value), ...value.split(' ')]);
  return { url, headers, name: nameOf(url), secrets };
}

/** One request. @throws EndpointError when no whole profile came of it. */
async function attempt(
  { url, headers, name, refused }: Endpoint,
  path: string,
  {
    network,
    signal,
    disk,
    heard,
  }: Pick<CollectContext, 'signal' | 'disk'> & { network: Network; heard?: () => void },
): Promise<void> {
  let answer: Answer;
  try {
    answer = await send(url, { headers, network, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EndpointError) throw error;
    throw connectionFailure(error, name) ?? error;
  }
  heard?.();
  if (answer.status === 200) {
    const { origin } = answer.url;
    const who = origin === url.origin ? name : `${name}, redirected to ${origin},`;
    return saveBody(answer, path, { name: who, signal, disk, ...(heard && { heard }) });
  }
  if (refused !== undefined) throw await refused(answer);
  throw refusalFailure(
    {
      status: answer.status,
      statusText: STATUS_CODES[answer.status] ?? '',
      ...(await beginOf(answer)),
      retryAfter: retryAfterOf(answer.headers['retry-after']),
      authentication: /^[A-Za-z]+/.exec(String(answer.headers['www-authenticate'] ?? ''))?.[0],
      authorized: headers['authorization'] !== undefined,
      path: answer.url.pathname,
    },
    nameOf(answer.url),
  );
}
