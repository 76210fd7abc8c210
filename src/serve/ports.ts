import { connect } from 'node:net';
import { ExpectedError } from '../system/errors.ts';
import { hostOf, isThisMachine } from '../net/network.ts';

/** A port of this machine either takes a connection or refuses it, unless whoever holds it is stuck. */
const ANSWER_MS = 2_000;

/**
 * Tells a service that is to be started from one that is there already: it would be profiled in the place of the
 * other, which cannot listen and may say so in no more than a line of its log.
 * @param urls where the service will be asked; those that are not on this machine are not looked at.
 * @throws ExpectedError when something listens at one of them.
 */
export async function requireUnused(urls: readonly string[], signal: AbortSignal): Promise<void> {
  const own = urls.map((url) => new URL(url)).filter(({ hostname }) => isThisMachine(hostname));
  for (const url of new Map(own.map((url) => [portOf(url) + url.hostname, url])).values()) {
    const late = AbortSignal.timeout(ANSWER_MS);
    const refusal = await whyNothingListens(url, AbortSignal.any([signal, late])).catch(() => 'no answer');
    signal.throwIfAborted();
    if (refusal !== undefined) continue;
    throw new ExpectedError(
      `Something listens on ${url.hostname}:${portOf(url)} already, before \`serve\` was started.`,
      {
        fix: 'End what listens there, or let the service listen on another port.',
      },
    );
  }
}

/**
 * Why nothing accepts connections at the host and port of a URL, as a code such as `ECONNREFUSED`; undefined when
 * something does.
 * @throws the reason of `signal` when it was aborted.
 */
export function whyNothingListens(url: URL, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostOf(url), port: portOf(url), signal });
    socket.once('connect', () => {
      // Where nobody listens, a connection from a port that the system chose may meet itself.
      const { localPort, remotePort, localAddress, remoteAddress } = socket;
      const itself = localPort === remotePort && localAddress === remoteAddress;
      resolve(itself ? 'ECONNREFUSED' : undefined);
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      signal.aborted ? reject(signal.reason) : resolve(error.code ?? error.message),
    );
  });
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}
