import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from '../system/errors.ts';
import { connectionFailure } from '../net/errors.ts';
import { isThisMachine, ownNetworkFor } from '../net/network.ts';
import { nameOf } from '../net/send.ts';
import { send } from '../net/send.ts';
import { duration } from '../system/text.ts';
import { whyNothingListens } from './ports.ts';

export interface Readiness {
  /** A URL that answers with 2xx once the service can be used. */
  readonly url?: string;
  /** Without such a URL: those of them that are on this machine must accept connections. */
  readonly endpoints: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when nobody waits any more, for instance since the service has ended. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeout: number;
}

const PAUSE_MS = 100;
/** A service that takes a connection and never answers is asked again. */
const ONE_ANSWER_MS = 5_000;
/** What stands in front of a service that starts may refuse for a moment what it lets through later. */
const LASTING_MS = 3_000;
/** 4xx that a service that starts may well answer: nothing there yet, too slow, too early, too many. */
const PASSING_REFUSALS = new Set([404, 408, 425, 429]);

/**
 * Waits until the service can be used; at once when nothing says when that is.
 * @throws ExpectedError when it could not within `timeout`, or when it keeps giving an answer that no waiting
 * changes; the signal's reason when it was aborted.
 */
export async function waitUntilReady(readiness: Readiness): Promise<void> {
  const { url, endpoints, signal, timeout } = readiness;
  const questions =
    url === undefined
      ? endpoints
          .map((endpoint) => new URL(endpoint))
          .filter(({ hostname }) => isThisMachine(hostname))
          .map((endpoint) => (one: AbortSignal) => accepts(endpoint, one))
      : [(one: AbortSignal) => answers(new URL(url), readiness.env, one)];
  const begun = performance.now();
  const deadline = begun + timeout;
  for (const ask of questions) {
    let lastingSince: number | undefined;
    for (;;) {
      const lack = await askOnce(ask, signal, deadline - performance.now());
      if (lack === undefined) break;
      const now = performance.now();
      if (now > deadline) throw notReady(lack.why, timeout, url);
      lastingSince = lack.lasting ? (lastingSince ?? now) : undefined;
      if (lastingSince !== undefined && now - lastingSince >= LASTING_MS)
        throw neverReady(lack.why, now - begun);
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
      signal.throwIfAborted();
    }
  }
}

/** What an answer lacks, and whether it will be the same however long one waits; undefined when it is as it should be. */
type Answered = { readonly why: string; readonly lasting: boolean } | undefined;
type Question = (signal: AbortSignal) => Promise<Answered>;

async function askOnce(ask: Question, signal: AbortSignal, left: number): Promise<Answered> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(Math.ceil(Math.min(ONE_ANSWER_MS, Math.max(left, PAUSE_MS))));
  try {
    return await ask(AbortSignal.any([signal, late]));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return { why: 'the last attempt got no answer', lasting: false };
    throw error;
  }
}

async function answers(url: URL, env: Readiness['env'], signal: AbortSignal): Promise<Answered> {
  // Nothing of the question may be left beside the load: some servers take one connection at a time.
  await using network = ownNetworkFor(env);
  try {
    const answer = await send(url, { headers: {}, network, signal });
    const { status, body } = answer;
    body.on('error', () => {}).destroy();
    if (status >= 200 && status < 300) return undefined;
    const lasting = status >= 400 && status < 500 && !PASSING_REFUSALS.has(status);
    return { why: `${nameOf(answer.url)} answered ${status}`, lasting };
  } catch (error) {
    signal.throwIfAborted();
    // A redirect that is not followed has a sentence already.
    const lasting = error instanceof ExpectedError;
    const failure = lasting ? error : connectionFailure(error, nameOf(url));
    if (failure === undefined) throw error;
    return { why: failure.message.replace(/\.$/, ''), lasting };
  }
}

async function accepts(url: URL, signal: AbortSignal): Promise<Answered> {
  const code = await whyNothingListens(url, signal);
  return code === undefined ? undefined : { why: `nothing listens on ${url.host} (${code})`, lasting: false };
}

function notReady(why: string, timeout: number, url: string | undefined): ExpectedError {
  return new ExpectedError(`The service was not ready within ${duration(timeout)}: ${why}.`, {
    fix:
      url === undefined
        ? 'Let `serve` listen where `sources` profiles it, or name a URL in `ready` that tells when it can be used.'
        : 'Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it.',
  });
}

/** @param waited milliseconds. */
function neverReady(why: string, waited: number): ExpectedError {
  return new ExpectedError(`The service was given up after ${duration(waited)}: ${why}.`, {
    fix: 'Write a URL into `ready` that the service itself answers with 2xx to everybody.',
  });
}
