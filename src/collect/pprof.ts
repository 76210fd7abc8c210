import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beginningOf, saveBody } from '../net/body.ts';
import { type EndpointError, isGone, refusalFailure } from '../net/failures.ts';
import { type Network, networkFor } from '../net/network.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { type Answer, printableUrl, send } from '../net/send.ts';
import {
  basicAuthorization,
  secretsInCommand,
  secretsOfHeader,
  shownCommand,
  userInfo,
} from '../system/credentials.ts';
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

export interface Endpoint {
  /** Of a CPU profile, without `seconds`. */
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without user, password and query. */
  readonly name: string;
  /** Explains an answer other than 200 (`text`: its beginning) of a server in between; undefined for one of the service. */
  readonly refused?: (answer: Answer, text: string) => EndpointError | undefined;
}

interface TakeOptions {
  readonly seconds: number;
  /** Milliseconds for all attempts together. */
  readonly timeout?: number;
  readonly network: Network;
}

/** Takes one CPU profile from a live net/http/pprof endpoint. */
export const collectPprof: Collector<PprofSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const { seconds, timeout } = source;
  const endpoint = endpointOf(source.url, await headersFor(source, context));
  const options = { seconds, timeout, network: networkFor(context.env) };
  const file = await takeProfile(endpoint, join(context.scratch, 'profile.pprof'), options, context);
  return { files: [file], failures: 0, findings: [] };
};

/**
 * Takes a profile of an endpoint into the new file `path`. The time-out is never less than the window and 5 s to send the
 * profile; it starts when the endpoint's turn has come, not while it waits for others.
 * @throws ExpectedError when it gave none, with what it did instead.
 */
export async function takeProfile(
  endpoint: Endpoint,
  path: string,
  { seconds, timeout, network }: TakeOptions,
  context: Pick<CollectContext, 'limit' | 'signal' | 'progress' | 'arrived' | 'disk' | 'many'>,
): Promise<CollectedFile> {
  const { name, headers } = endpoint;
  const url = new URL(endpoint.url);
  url.searchParams.set('seconds', String(seconds));
  const progress = context.many ? () => {} : context.progress;
  const window = seconds * 1000;
  // One attempt may fail at its very end; one of many is not worth a second window for all.
  const usual = context.many ? window + 15_000 : 2 * window + 30_000;
  await context.limit(() => {
    context.signal.throwIfAborted();
    progress(`Profiling ${name} for ${seconds} s`);
    const once = (signal: AbortSignal) =>
      requestProfile({ ...endpoint, url }, path, { network, signal, disk: context.disk });
    const bounds = { name, window, timeout: Math.max(timeout ?? usual, window + 5_000) };
    return attemptRepeatedly(once, { ...bounds, signal: context.signal, progress });
  });
  // A proxy may choose by user, header or query; a digest, since those are secrets.
  const identity = JSON.stringify([endpoint.url.href, Object.entries(headers).sort()]);
  const file = { path, name, endpoint: createHash('sha256').update(identity).digest('hex') };
  context.arrived?.(file);
  return file;
}

/** One request. @throws EndpointError when no whole profile came of it. */
async function requestProfile(
  { url, headers, name, refused }: Endpoint,
  path: string,
  { network, signal, disk }: Pick<TakeOptions, 'network'> & Pick<CollectContext, 'signal' | 'disk'>,
): Promise<void> {
  const answer = await send(url, { headers, network, signal, name });
  if (answer.status === 200) {
    const { origin } = answer.url;
    const who = origin === url.origin ? name : `${name}, redirected to ${origin},`;
    return saveBody(answer, path, { name: who, signal, disk });
  }
  const text = await beginningOf(answer.body);
  const shown = refused === undefined ? printableUrl(answer.url) : name;
  const isAuthorized = headers['authorization'] !== undefined;
  throw refused?.(answer, text) ?? refusalFailure(answer, text, shown, isAuthorized);
}

/** @param text an http(s) URL. */
export function endpointOf(text: string, given: Readonly<Record<string, string>>): Endpoint {
  const url = new URL(text);
  url.searchParams.delete('seconds');
  const headers = lowerCase(given);
  if (url.username !== '' || url.password !== '') {
    headers['authorization'] ??= basicAuthorization(...userInfo(url));
  }
  return { url, headers, name: printableUrl(url) };
}

export function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Endpoints that one source may have: a query that names more is a mistake or an attack. */
const MOST_ENDPOINTS = 10_000;

/**
 * Profiles `endpoints` that a server listed, all at the same time, as far as the run's `concurrency` lets it. One that
 * gives no profile is a finding and a failure; one that is gone by now is normal, and only a warning.
 * @throws ExpectedError when all of them are gone, or there are more than 10,000.
 */
export async function profileEndpoints(
  endpoints: readonly Endpoint[],
  options: TakeOptions,
  context: CollectContext,
): Promise<Collection> {
  if (endpoints.length > MOST_ENDPOINTS)
    throw new ExpectedError(
      `${count(endpoints.length, 'endpoint')} are named, and one source profiles at most ${count(MOST_ENDPOINTS, 'endpoint')}; none was asked.`,
      { fix: 'Write a `limit`, which takes the busiest, or narrow the query or the selector.' },
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
    const all = missed.length === 1 ? '' : `None of ${missed.length} endpoints is there. The first: `;
    throw new ExpectedError(all + first.error.message, { fix: first.error.fix });
  }
  const isHarmless = (error: ExpectedError) => taken.length > 0 && isGone(error);
  return {
    files: taken,
    failures: missed.filter(({ error }) => !isHarmless(error)).length,
    findings: missed.map(({ file, error }) => {
      const severity = isHarmless(error) ? 'warning' : 'error';
      return { severity, file, message: error.message, fix: error.fix };
    }),
  };
}

const COMMAND_TIMEOUT = 60_000;
const FIX_HEADERS = 'Let it print one `Name: value` a line to stdout, such as `Authorization: Bearer …`.';

/**
 * The headers that a server is asked with, those of `headers-command` among them; their values are masked.
 * @throws ExpectedError when the command fails or prints something else.
 */
export async function headersFor(
  { headers, headersCommand }: HttpAccess,
  { cwd, env, signal, mask }: Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask'>,
): Promise<Readonly<Record<string, string>>> {
  if (headersCommand === undefined) return headers;
  for (const secret of secretsInCommand(headersCommand)) mask(secret);
  // Its stderr may hold secrets, so it is not shown.
  const failed = (how: string) =>
    new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(headersCommand), 60)}\` ${how}.`, {
      fix: 'Run it by hand in the working directory; it may wait for a login, or a login that it needs may have ended.',
    });
  const { argv, env: text } = ownerCommand(headersCommand);
  const options = { cwd, env: { ...env, ...text }, credentials: 'login' } as const;
  const { exitCode, stdout } = await withDeadline(
    COMMAND_TIMEOUT,
    signal,
    (bounded) => runTool(argv, { ...options, signal: bounded }),
    () => failed(`did not end within ${duration(COMMAND_TIMEOUT)}`),
  );
  if (exitCode !== 0) throw failed(`ended with exit code ${exitCode}`);
  const found = [...stdout.toString().matchAll(/^.*\S.*$/gm)].map(([line]) => {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
    for (const secret of secretsOfHeader(value)) mask(secret);
    return [name, value];
  });
  if (found.length === 0 || found.some(([name]) => name === '')) {
    // The line itself may be a secret and is not shown.
    const what = found.length === 0 ? 'no header' : 'a line that is no header';
    throw new ExpectedError(`The \`headers-command\` printed ${what}.`, { fix: FIX_HEADERS });
  }
  return { ...headers, ...Object.fromEntries(found) };
}
