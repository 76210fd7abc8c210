import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beginningOf, saveBody } from '../net/body.ts';
import { type EndpointError, isGone, refusalFailure } from '../net/failures.ts';
import { type Network, networkFor } from '../net/network.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { type Answer, printableUrl, send } from '../net/send.ts';
import { basicAuthorization, secretsOfHeader, shownCommand, userInfo } from '../system/credentials.ts';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError } from '../system/errors.ts';
import { ownerCommand, runTool } from '../system/exec.ts';
import { count } from '../system/format.ts';
import { duration, excerpt } from '../system/text.ts';
import {
  type CollectContext,
  type CollectedFile,
  type Collection,
  type Collector,
  FEW_ENDPOINTS,
  type HttpAccess,
  type PprofSource,
} from './source.ts';

/**
 * Records CPU profiles of live services that serve net/http/pprof. For example, the request
 *
 *     GET http://10.0.0.7:6060/debug/pprof/profile?seconds=30
 *
 * makes the service record a profile for 30 s and then send the profile. One attempt therefore takes a little longer than 30 s. A service
 * can record only one profile at a time.
 *
 * `collectPprof` is the collector for one endpoint. The collectors of Prometheus and Kubernetes find many endpoints and call
 * `profileEndpoints`, which profiles all of them at the same time.
 */

/** An endpoint that records CPU profiles. */
export interface Endpoint {
  /** The URL of the CPU profile, without the parameter `seconds`. */
  readonly url: URL;
  /** The headers of a request, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the endpoint in messages: the URL without user name, password and query. */
  readonly name: string;
  /**
   * Returns the error to report if a server between this machine and the service refused the request; undefined if the service itself
   * answered. `text` is the beginning of the answer's body.
   */
  readonly refused?: (answer: Answer, text: string) => EndpointError | undefined;
}

/** The options for recording profiles of endpoints. */
interface ProfilingOptions {
  /** The length of a profile in seconds. */
  readonly seconds: number;
  /** The time for all attempts at one endpoint together, in milliseconds. */
  readonly timeout?: number;
  readonly network: Network;
}

/** Collects one CPU profile from a live net/http/pprof endpoint. */
export const collectPprof: Collector<PprofSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const { seconds, timeout } = source;
  const endpoint = endpointOf(source.url, await headersFor(source, context));
  const options = { seconds, timeout, network: networkFor(context.env) };
  const file = await takeProfile(endpoint, join(context.scratch, 'profile.pprof'), options, context);
  return { files: [file], failures: 0, findings: [] };
};

/**
 * Records a profile of an endpoint, and writes the profile to the new file `path`. If the endpoint must wait for other endpoints, its
 * time-out starts after the wait. The time-out is at least the length of the profile plus 5 s, in which the service sends the profile.
 * @throws ExpectedError if the endpoint sends no profile. The message of the error says what the endpoint did instead of sending a profile.
 */
export async function takeProfile(
  endpoint: Endpoint,
  path: string,
  { seconds, timeout, network }: ProfilingOptions,
  context: Pick<CollectContext, 'limit' | 'signal' | 'progress' | 'arrived' | 'disk' | 'many'>,
): Promise<CollectedFile> {
  const { name, headers } = endpoint;
  const url = new URL(endpoint.url);
  url.searchParams.set('seconds', String(seconds));
  const progress = context.many ? () => {} : context.progress;
  const window = seconds * 1000;
  // If there are many endpoints, the default time-out is too short for a second attempt. A second attempt would make all endpoints wait for
  // the one endpoint whose first attempt failed at its very end.
  const usual = context.many ? window + 15_000 : 2 * window + 30_000;
  await context.limit(() => {
    context.signal.throwIfAborted();
    progress(`Profiling ${name} for ${seconds} s`);
    const attempt = (signal: AbortSignal) =>
      requestProfile({ ...endpoint, url }, path, { network, signal, disk: context.disk });
    const bounds = { name, window, timeout: Math.max(timeout ?? usual, window + 5_000) };
    return attemptRepeatedly(attempt, { ...bounds, signal: context.signal, progress });
  });
  // The identity of an endpoint includes its query and headers, because a proxy may choose the service by the query or the headers. Queries
  // and headers may be secrets, so the result has only a digest of the identity.
  const identity = JSON.stringify([endpoint.url.href, Object.entries(headers).sort()]);
  const file = { path, name, endpoint: createHash('sha256').update(identity).digest('hex') };
  context.arrived?.(file);
  return file;
}

/** Requests a profile once. @throws EndpointError if the answer is not a complete profile. */
async function requestProfile(
  { url, headers, name, refused }: Endpoint,
  path: string,
  { network, signal, disk }: Pick<ProfilingOptions, 'network'> & Pick<CollectContext, 'signal' | 'disk'>,
): Promise<void> {
  const answer = await send(url, { headers, network, signal, name });
  if (answer.status === 200) {
    const { origin } = answer.url;
    const sender = origin === url.origin ? name : `${name}, redirected to ${origin},`;
    return saveBody(answer, path, { name: sender, signal, disk });
  }
  const text = await beginningOf(answer.body);
  const shown = refused === undefined ? printableUrl(answer.url) : name;
  const isAuthorized = headers['authorization'] !== undefined;
  throw refused?.(answer, text) ?? refusalFailure(answer, text, shown, isAuthorized);
}

/**
 * Makes an endpoint of an http(s) URL. A user name and a password in the URL become an `Authorization` header, unless `configured` already
 * has this header.
 * @param configured the headers that the source has in the config file.
 */
export function endpointOf(text: string, configured: Readonly<Record<string, string>>): Endpoint {
  const url = new URL(text);
  url.searchParams.delete('seconds');
  const headers = withLowerCaseNames(configured);
  if (url.username !== '' || url.password !== '') {
    headers['authorization'] ??= basicAuthorization(...userInfo(url));
  }
  return { url, headers, name: printableUrl(url) };
}

/** Returns the headers with their names in lower case. */
export function withLowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/**
 * The maximum number of endpoints that one source may have. A query that names more endpoints than this maximum is a mistake or an attack.
 */
const MOST_ENDPOINTS = 10_000;

/**
 * Profiles endpoints that a server has listed, as many at the same time as `concurrency` allows. If an endpoint sends no profile, the
 * result has an error about the endpoint in the findings and counts one failure. If no server was found for an endpoint, the finding is only
 * a warning, because services come and go. It still counts as a failure, because many such endpoints mean that the network is broken.
 * @throws ExpectedError if no endpoint exists any more, or if the source names more than 10,000 endpoints.
 */
export async function profileEndpoints(
  endpoints: readonly Endpoint[],
  options: ProfilingOptions,
  context: CollectContext,
): Promise<Collection> {
  if (endpoints.length > MOST_ENDPOINTS)
    throw new ExpectedError(
      `The source has ${count(endpoints.length, 'endpoint')}, but one source may profile at most ${count(MOST_ENDPOINTS, 'endpoint')}. No endpoint was profiled.`,
      { fix: 'Write a `limit`, which takes the busiest endpoints, or narrow the query or the selector.' },
    );
  const isMany = endpoints.length > FEW_ENDPOINTS;
  const many = context.many || isMany;
  if (isMany) context.progress(`Profiling ${count(endpoints.length, 'endpoint')} for ${options.seconds} s`);
  const outcomes = await Promise.all(
    endpoints.map(async (endpoint, index) => {
      try {
        const path = join(context.scratch, `${index}.pprof`);
        return await takeProfile(endpoint, path, options, { ...context, many });
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof ExpectedError)) throw error;
        return { file: endpoint.name, error };
      }
    }),
  );
  const missed = outcomes.filter((outcome) => 'error' in outcome);
  const taken = outcomes.filter((outcome) => 'path' in outcome);
  const [first] = missed;
  if (first !== undefined && taken.length === 0 && missed.every(({ error }) => isGone(error))) {
    const all = missed.length === 1 ? '' : `All ${missed.length} endpoints are gone. The first: `;
    throw new ExpectedError(all + first.error.message, { fix: first.error.fix });
  }
  const isHarmless = (error: ExpectedError) => taken.length > 0 && isGone(error);
  return {
    files: taken,
    failures: missed.length,
    findings: missed.map(({ file, error }) => {
      const severity = isHarmless(error) ? 'warning' : 'error';
      return { severity, file, message: error.message, fix: error.fix };
    }),
  };
}

/** The time for `headers-command`, in milliseconds. */
const HEADERS_COMMAND_TIMEOUT = 60_000;
const FIX_HEADERS =
  'Let the command print one header per line to stdout, as `Name: value`, such as `Authorization: Bearer …`.';

/**
 * Returns the headers for requests to a server: the configured headers, and the headers that `headers-command` prints. The values that the
 * command prints are masked.
 * @throws ExpectedError if the command fails or prints text that is not a header.
 */
export async function headersFor(
  { headers, headersCommand }: HttpAccess,
  { cwd, env, signal, mask }: Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask'>,
): Promise<Readonly<Record<string, string>>> {
  if (headersCommand === undefined) return headers;
  // No message shows the stderr of the command, because it may hold secrets.
  const failed = (how: string) =>
    new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(headersCommand), 60)}\` ${how}.`, {
      fix: 'Run this command by hand in the working directory. The command may wait for a login, or its login may have expired.',
    });
  const { argv, env: commandEnv } = ownerCommand(headersCommand);
  const options = { cwd, env: { ...env, ...commandEnv }, credentials: 'login' } as const;
  const { exitCode, stdout } = await withDeadline(
    HEADERS_COMMAND_TIMEOUT,
    signal,
    (bounded) => runTool(argv, { ...options, signal: bounded }),
    () => failed(`did not end within ${duration(HEADERS_COMMAND_TIMEOUT)}`),
  );
  if (exitCode !== 0) throw failed(`ended with exit code ${exitCode}`);
  const printed = [...stdout.toString().matchAll(/^.*\S.*$/gm)].map(([line]) => {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
    for (const secret of secretsOfHeader(value)) mask(secret);
    return [name, value];
  });
  if (printed.length === 0 || printed.some(([name]) => name === '')) {
    // The message does not show the printed line, because the line may hold a secret.
    const what = printed.length === 0 ? 'no header' : 'a line that is not a header';
    throw new ExpectedError(`The \`headers-command\` printed ${what}.`, { fix: FIX_HEADERS });
  }
  return { ...headers, ...Object.fromEntries(printed) };
}
