import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, messageOf, WHAT_TO_DO } from '../system/errors.ts';
import { duration, excerpt } from '../system/text.ts';
import type { Answer } from './send.ts';

/** Why an endpoint or an API gave no good answer, and whether asking again may help. */
export class EndpointError extends ExpectedError {
  /** `soon`: a restart, an overloaded gateway (`canPass` has the statuses, RETRIES how often); `busy`: another profiler has the CPU profile for some time. */
  readonly retry: 'never' | 'soon' | 'busy';
  /** Milliseconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** There is no server at all: no such name, no way to it, nothing that listens. */
  readonly gone: boolean;

  constructor(
    message: string,
    options: { fix: string; cause?: unknown } & Partial<Pick<EndpointError, 'retry' | 'retryAfter' | 'gone'>>,
  ) {
    super(message, options);
    this.retry = options.retry ?? 'never';
    this.retryAfter = options.retryAfter;
    this.gone = options.gone ?? false;
  }
}

/** Whether there was no server, also the last time of several. */
export function isGone(error: ExpectedError): boolean {
  return [error, error.cause].some((one) => one instanceof EndpointError && one.gone);
}

const FIX_REACH_SERVICE =
  'Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.';
const FIX_TLS =
  'Write http:// or https:// as the server speaks it; name the authority of a private certificate in NODE_EXTRA_CA_CERTS, and use a host name that is in the certificate.';
const FIX_HEADER = "Check the source's `headers`; a secret that ends in a line break is no valid header.";

/** What a code of Node, undici or the HTTP parser means; the first that matches counts. */
const CONNECTION: readonly (readonly [code: RegExp, says: string, fix?: string, retry?: 'soon'])[] = [
  [/^ECONNREFUSED$/, 'NAME refused the connection: nothing listens there.', undefined, 'soon'],
  [/^EAI_AGAIN$/, 'The name of NAME could not be resolved just now (CODE).', undefined, 'soon'],
  [/^ENOTFOUND$/, 'There is no host of the name in NAME.', 'Check the spelling of the host name.'],
  [/CONNECT_TIMEOUT$|^(ETIMEDOUT|E(HOST|NET)UNREACH)$/, 'NAME cannot be reached from this machine (CODE).'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'NAME closed the connection before it answered.',
    WHAT_TO_DO.interrupted,
    'soon',
  ],
  [/^UND_ERR_INVALID_ARG$/, 'The request to NAME could not be made: WORDS.', FIX_HEADER],
  [/^E[MN]FILE$/, 'Too many files and connections are open to ask NAME.', WHAT_TO_DO.exhausted, 'soon'],
  [/^HPE_|EPROTO|CERT|TLS|SSL|ISSUER/, 'NAME cannot be asked as its URL says: WORDS (CODE).', FIX_TLS],
  [/./, 'The request to NAME failed (CODE).'],
];
/** The first ones mean that there is no server. */
const GONE = 4;

/** For a request that got no answer; undefined for what is no failure of the network. `reach`: what to check then. */
export function connectionFailure(error: unknown, name: string, reach = FIX_REACH_SERVICE) {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return undefined;
  const kind = CONNECTION.findIndex(([pattern]) => pattern.test(code));
  const [, says = '', fix = reach, retry = 'never'] = CONNECTION[kind] ?? [];
  const said = excerpt(messageOf(error), 200).replace(/\.$/, '');
  const words: Readonly<Record<string, string>> = { NAME: name, CODE: code, WORDS: said };
  const message = says.replace(/NAME|CODE|WORDS/g, (word) => words[word] ?? '');
  return new EndpointError(message, { fix, retry, gone: kind < GONE, cause: error });
}

/**
 * The sentence for an answer of an endpoint other than 200.
 * @param text the beginning of its body.
 * @param authorized whether the user gave an `Authorization` header.
 */
export function refusalFailure(
  { status, url, headers }: Pick<Answer, 'status' | 'url' | 'headers'>,
  text: string,
  name: string,
  authorized: boolean,
): EndpointError {
  const retryAfter = retryAfterOf(headers['retry-after']);
  if (status === 404) {
    const said = `${statusOf(name, status)}: net/http/pprof is not registered at the path ${url.pathname}.`;
    return new EndpointError(said, {
      fix: 'Import `_ "net/http/pprof"` and serve http.DefaultServeMux on that port, or write the path at which it is registered into the URL.',
    });
  }
  if (/cpu profiling already in use/i.test(text)) {
    const said = `${name} is being profiled by someone else all the time (cpu profiling already in use).`;
    return new EndpointError(said, {
      fix: 'Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.',
      retry: 'busy',
    });
  }
  let fix = 'Check that the URL is the one of a CPU profile, such as http://host:6060/debug/pprof/profile.';
  if (status === 401 || status === 403) {
    const scheme = /^[A-Za-z]+/.exec(String(headers['www-authenticate'] ?? ''))?.[0] ?? 'Bearer';
    fix = authorized
      ? 'The Authorization header that was sent is not accepted: check the secret behind it.'
      : `Give the source the header it wants, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
  } else if (status === 504 || /WriteTimeout/i.test(text))
    fix = 'Shorten `seconds`: a proxy in between, or the WriteTimeout of the http.Server, is shorter.';
  else if (canPass(status)) fix = 'Look into the log of the service; if it needs longer, raise `timeout`.';
  return refused(name, { status, words: excerpt(text), retryAfter }, fix);
}

/** Whether a server may answer otherwise the next time. */
export function canPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** An answer by which a server refuses a request. */
interface RefusalAnswer {
  readonly status: number;
  /** The server's own words; may be empty. */
  readonly words: string;
  /** The milliseconds after which the server allows another request, if it said so. */
  readonly retryAfter: number | undefined;
}

/** Returns the error for an answer that is a failure. @param name of the server, for sentences. */
export function refused(
  name: string,
  { status, words, retryAfter }: RefusalAnswer,
  fix: string,
): EndpointError {
  const said = `${statusOf(name, status)}${words === '' ? '.' : `: "${words}".`}`;
  if (!canPass(status)) return new EndpointError(said, { fix });
  const asks = retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
  return new EndpointError(said + asks, { fix, retry: 'soon', retryAfter });
}

function statusOf(name: string, status: number): string {
  // An import of node:http loads a WebSocket client, which takes 40 ms at each start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trim()}`;
}

/** Milliseconds of a `Retry-After` in seconds or as a date; undefined without a valid one. */
export function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Retries. The client of GitHub’s API uses `retry` too, with limits of its own (`github.ts`). */

/** How often it is asked again after a failure that may pass soon; `timeout` bounds all together, and waits for another profiler don't count. */
const RETRIES = 2;
/** Milliseconds before the first retry, up to twice as many at random; three times as long before the next. */
const FIRST_WAIT = 500;
/** Longest mean wait for another profiler to end, in milliseconds; each wait varies by half. */
const BUSY_WAIT = 3_000;

/**
 * Runs `task` until it succeeds or `waitAfter` gives up.
 * @param waitAfter how many milliseconds to wait after this failure, or undefined to give up.
 * @throws what `task` threw last; the signal's reason once it is aborted.
 */
export async function retry<T>(
  task: () => Promise<T>,
  waitAfter: (error: unknown) => number | undefined,
  { signal, wait = sleepFor }: { readonly signal?: AbortSignal | undefined; readonly wait?: Wait },
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      signal?.throwIfAborted();
      const milliseconds = waitAfter(error);
      if (milliseconds === undefined) throw error;
      await wait(milliseconds, signal).catch(() => signal?.throwIfAborted());
    }
  }
}

/** Rejects early when the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
const sleepFor: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

interface AttemptOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  /** Milliseconds that one attempt needs at least: the length of a live profile, 0 for an API. */
  readonly window: number;
  /** Milliseconds for all attempts together. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  progress(line: string): void;
}

/**
 * Runs `task` until it succeeds, fails for good, or the time is up. A retry is not begun when the time left is
 * shorter than the window; another profiler is waited for no longer than the window.
 * @throws ExpectedError of the last attempt, or about the time-out; the signal's reason when aborted.
 */
export async function attemptRepeatedly<T>(
  task: (signal: AbortSignal) => Promise<T>,
  { name, window, timeout, signal, progress }: AttemptOptions,
): Promise<T> {
  const end = performance.now() + timeout;
  let [failures, retries] = [0, 0];
  let last: EndpointError | undefined;
  let busySince: number | undefined;
  const waitAfter = (error: unknown): number | undefined => {
    failures += 1;
    if (!(error instanceof EndpointError) || error.retry === 'never') return undefined;
    last = error;
    const now = performance.now();
    let wait: number;
    if (error.retry === 'busy') {
      busySince ??= now;
      if (now - busySince >= window) return undefined;
      wait = Math.min(window / 10, BUSY_WAIT) * (0.5 + Math.random());
    } else {
      if (retries === RETRIES) return undefined;
      wait = FIRST_WAIT * 3 ** retries++ * (1 + Math.random());
    }
    wait = Math.max(wait, error.retryAfter ?? 0);
    if (now + wait + window > end) return undefined;
    progress(`${error.message} Asking again.`);
    return wait;
  };
  const timedOut = () => {
    const did = window === 0 ? 'answer' : `deliver a profile of ${duration(window)}`;
    const before = last === undefined ? '' : ` Before: ${last.message}`;
    const fix = window === 0 ? WHAT_TO_DO.tooLarge : 'Check that the service is not stuck.';
    return new ExpectedError(`${name} did not ${did} within ${duration(timeout)}.${before}`, {
      fix: `${fix} If it is only slow, raise the source's \`timeout\`.`,
      cause: last,
    });
  };
  try {
    const attempts = (limited: AbortSignal) => retry(() => task(limited), waitAfter, { signal: limited });
    return await withDeadline(timeout, signal, attempts, timedOut);
  } catch (error) {
    if (!(error instanceof EndpointError) || failures < 2) throw error;
    const message = `${error.message} It was asked ${failures} times.`;
    throw new ExpectedError(message, { fix: error.fix, cause: error });
  }
}
