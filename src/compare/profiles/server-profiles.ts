import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import { saveBody } from '../../net/download.ts';
import { connectionFailure } from '../../net/errors.ts';
import type { Network } from '../../net/network.ts';
import { nameOf } from '../../net/send.ts';
import { send } from '../../net/send.ts';
import { profileBytes } from '../../profile/bytes.ts';
import type { Profile } from '../../profile/profile.ts';
import { decodeOrExplain } from '../../profile/validate.ts';
import { type Endpoint, takeProfile } from '../../collect/pprof.ts';

/** Where a server's own profiles are, and with what they are asked for. */
export interface ServerProfiler {
  readonly endpoint: Endpoint;
  readonly network: Network;
  /** Folder for what is downloaded. */
  readonly scratch: string;
}

/** A CPU profile, and when it was taken. */
export interface Window {
  readonly profile: Profile;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

/**
 * Length of one CPU profile: net/http/pprof wants to know it beforehand, but nobody knows when the load will end. After
 * each there is a moment without, since Go takes up to 0.2 s to stop one; after the last one, a wait.
 */
const WINDOW_SECONDS = 5;

/**
 * Takes one CPU profile after the other until `ended` says so; the last one goes beyond.
 * @throws ExpectedError when one could not be had.
 */
export async function cpuWindows(
  { endpoint, network, scratch }: ServerProfiler,
  ended: () => boolean,
  signal: AbortSignal,
): Promise<readonly Window[]> {
  const windows: Window[] = [];
  while (!ended()) {
    const path = join(scratch, `cpu-${windows.length}.pprof`);
    await takeProfile(
      endpoint,
      path,
      { seconds: WINDOW_SECONDS, network },
      { signal, limit: (task) => task(), progress: () => {} },
    );
    const profile = await read(path);
    const from = Number(profile.timeNanos / 1_000n) / 1_000;
    windows.push({ profile, from, to: from + profile.durationNanos / 1e6 });
  }
  return windows;
}

/**
 * What the server allocated since it started, up to now: the collection that is asked for brings the records up to date.
 * @throws ExpectedError when it could not be had.
 */
export async function allocations(
  { endpoint, network, scratch }: ServerProfiler,
  name: string,
  signal: AbortSignal,
): Promise<Profile> {
  const url = new URL(endpoint.url);
  // `/debug/pprof/allocs` takes no `gc`, and the heap profile tells the same.
  url.pathname = url.pathname.replace(/profile$/, 'heap');
  url.searchParams.set('gc', '1');
  const path = join(scratch, `${name}.pprof`);
  try {
    const answer = await send(url, { headers: endpoint.headers, network, signal });
    if (answer.status !== 200) {
      answer.body.on('error', () => {}).destroy();
      throw new ExpectedError(`${nameOf(url)} answered ${answer.status}.`, {
        fix: 'Let the server have all of net/http/pprof.',
      });
    }
    await saveBody(answer, path, { name: nameOf(url), signal });
  } catch (error) {
    signal.throwIfAborted();
    throw connectionFailure(error, nameOf(url)) ?? error;
  }
  return read(path);
}

async function read(path: string): Promise<Profile> {
  return decodeOrExplain(await profileBytes(await readFile(path)));
}
