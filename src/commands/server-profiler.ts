import type { ServerProfiler } from '../compare/profiles/server-profiles.ts';
import type { Config } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import { connectionFailure } from '../net/errors.ts';
import { isThisMachine, networkFor } from '../net/network.ts';
import { send } from '../net/send.ts';
import type { Job } from '../job.ts';
import { headersFor } from '../collect/pprof.ts';
import { endpointOf } from '../collect/pprof.ts';
import type { PprofSource } from '../collect/source.ts';

/** Sources that profile a server on this machine. */
function localSources({ sources }: Config): PprofSource[] {
  return sources.filter(
    (source): source is PprofSource => source.kind === 'pprof' && isThisMachine(new URL(source.url).hostname),
  );
}

/** URLs of this machine on which the server of the configuration will listen, as far as that is known. */
export function serverEndpoints(config: Config): string[] {
  return [...localSources(config).map(({ url }) => url), ...namedOrigins(config)];
}

/** Origins on this machine that `ready` and `load` name. */
function namedOrigins({ underLoad }: Config): string[] {
  const named = [underLoad?.ready ?? '', ...(underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? [])];
  const urls = named.flatMap((text) => (URL.canParse(text) ? new URL(text) : []));
  return [...new Set(urls.filter(({ hostname }) => isThisMachine(hostname)).map(({ origin }) => origin))];
}

const FIX =
  'Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`.';

/**
 * Where the running server's own profiles are: where a source takes them on this machine, or at an origin that `ready` or
 * `load` names.
 * @throws ExpectedError when there are none.
 */
export async function profilerOf(job: Job, scratch: string, signal: AbortSignal): Promise<ServerProfiler> {
  const { config, host, secrets } = job;
  const network = networkFor(host.env);
  const [source] = localSources(config);
  if (source !== undefined) {
    const mask = (secret: string) => {
      secrets.add(secret);
      host.mask(secret);
    };
    const headers = await headersFor(source, { cwd: config.workingDirectory, env: host.env, signal, mask });
    return { endpoint: endpointOf(source.url, headers), network, scratch };
  }
  const origins = namedOrigins(config);
  const answers: string[] = [];
  for (const origin of origins) {
    const index = new URL('/debug/pprof/', origin);
    const { status, body } = await send(index, { headers: {}, network, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw connectionFailure(error, index.href) ?? error;
    });
    body.on('error', () => {}).destroy();
    if (status === 200) return { endpoint: endpointOf(new URL('profile', index).href, {}), network, scratch };
    answers.push(`${index.href} answered ${status}`);
  }
  throw new ExpectedError(
    answers.length === 0
      ? 'It is not known where the server could be asked for them.'
      : `The server has none: ${answers.join(', ')}.`,
    { fix: FIX },
  );
}
