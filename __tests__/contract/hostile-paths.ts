import diagnostics from 'node:diagnostics_channel';
import { reply } from '../harness/hostile-server.ts';
import { attackOne } from './hostile.contract.ts';
import type { Subject } from './hostile-subjects.ts';

/**
 * Which code asks for a subject: what only the client of HTTP reads is the same for all that share it. A path is named by the
 * module that is nearest to the client; those of Azure's library are Node's own.
 */
export const PATHS: Readonly<Record<string, readonly string[]>> = {
  'src/sources/live/pprof.ts': ['pprof', 'prometheus: an endpoint', 'kubernetes: a pod'],
  'src/net/api.ts': [
    'parca',
    'prometheus: the query',
    'prometheus: the load over time',
    'kubernetes: the pods',
    'pyroscope',
    'datadog: one archive',
    'datadog: the search',
    'datadog: one profile',
  ],
  'src/objects/s3/transport.ts': ['s3: the list', 's3: an object', 's3: the archive'],
  'src/objects/gs/api.ts': ['gs: the list', 'gs: an object', 'gs: the archive'],
  'node:_http_client': ['az: the list', 'az: an object', 'az: the archive'],
  'src/net/github.ts': ['artifact: the list', 'artifact: the signed place'],
  'src/sources/artifact/github-actions.ts': ['artifact: the download'],
};

/** Those by which every path is attacked at least once. */
export const ONE_OF_EACH: ReadonlySet<string | undefined> = new Set(
  Object.values(PATHS).map(([first]) => first),
);

const CLIENTS = ['undici:request:create', 'http.client.request.start'];
const SHARED = 'src/net/send.ts';

/** The path of the request of the subject that is attacked, by who is on the stack when it begins. Nothing else may ask meanwhile. */
export async function pathOf(subject: Subject): Promise<string | undefined> {
  let last: readonly string[] = [];
  const note = () => {
    last = (new Error().stack ?? '').split('\n').flatMap((line) => moduleIn(line) ?? []);
  };
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  for (const client of CLIENTS) diagnostics.subscribe(client, note);
  try {
    await attackOne(subject, 'a refusal', reply(403, 'no'));
  } finally {
    for (const client of CLIENTS) diagnostics.unsubscribe(client, note);
    Error.stackTraceLimit = limit;
  }
  return last.find((module) => module !== SHARED);
}

/** `src/…` or Node's client. */
function moduleIn(line: string): string | undefined {
  return /[(/ ](src\/[^:]+\.ts|node:_http_client)/.exec(line)?.[1];
}
