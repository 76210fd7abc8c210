import * as v from 'valibot';
import { isThisMachine } from '../net/addresses.ts';
import { spoolBody } from '../net/body.ts';
import { EndpointError } from '../net/failures.ts';
import { networkFor } from '../net/network.ts';
import { printableUrl, send } from '../net/send.ts';
import { ExpectedError } from '../system/errors.ts';
import { sha256OfFile } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { ZIP_LIMITS } from './downloads.ts';
import type { CollectContext } from './source.ts';

/** What both services for artifacts have in common: the artifacts that they list, and the storage that they name. */

export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Of the archive, as the server says; the download is bounded by it. */
  readonly bytes: number;
  /** Undefined where the server does not say. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  /** `sha256:…` of the archive, where the server has it. */
  readonly digest: string | undefined;
  /** The ID of its run; undefined for the run of this job. */
  readonly run: number | undefined;
}

/** Where artifacts are: in the run of this job, or in other runs. */
export interface ArtifactPlace {
  /** As it follows "in" or "of" in a sentence, such as `run 7 of acme/service`. */
  readonly description: string;
  /** The artifacts of one run after the other, the newest run first. A run is asked for only when it is needed. */
  runs(): AsyncIterable<readonly Artifact[]>;
  /** Loads the archive into the new file `path`. @throws ExpectedError, also for one that is not as its digest says. */
  download(artifact: Artifact, path: string): Promise<void>;
}

/** Artifacts of one run. GitHub allows 500 for each job. */
export const MOST_ARTIFACTS = 10_000;
/** Milliseconds for one archive with its retries. */
export const DOWNLOAD_TIMEOUT = 15 * 60 * 1000;

/** GitHub's own names are shorter. */
const LONGEST_ARTIFACT_NAME = 1_024;
export const ARTIFACT_NAME = v.pipe(v.string(), v.maxLength(LONGEST_ARTIFACT_NAME));
/** A number that is no negative one, no fraction and not NaN, also as a text: protocol buffers write large numbers so in JSON. */
export const WHOLE_NUMBER = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
export const TIME = v.pipe(v.string(), v.transform(Date.parse), v.finite());

export const FIX_STORAGE = 'Run again later; https://www.githubstatus.com reports outages.';

/** Bytes beyond twice its stated size that a download may have: an old server states the size before compression. */
const UNSTATED_BYTES = 1024 * 1024;

/** The storage that a service names for the archive of an artifact. */
interface SignedStorage {
  /** The signed address, as the service wrote it. */
  readonly address: string;
  /** The URL of the service. Its address on the network decides which addresses the storage may have. */
  readonly service: URL;
}

/** Loads an archive from the storage that a service named, into the new file `path`. */
export async function loadFromStorage(
  { address, service }: SignedStorage,
  { bytes, digest }: Artifact,
  path: string,
  { env, signal, disk }: CollectContext,
): Promise<void> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ExpectedError('GitHub answered without a place to load the artifact from.', {
      fix: `Check that ${service.origin} is GitHub, and that no proxy or login page answers in its place.`,
    });
  const place = new URL(address);
  // The storage is checked as the target of a redirect. A service on this machine, an emulator, may have it here, too.
  const way = isThisMachine(service.hostname)
    ? { network: networkFor(env, true) }
    : { network: networkFor(env), namedBy: service };
  // The address is signed and on another host, so it gets no token.
  const answer = await send(place, { headers: {}, ...way, signal, reach: FIX_STORAGE });
  if (answer.status !== 200) {
    answer.body.on('error', () => {}).destroy();
    const message = `${printableUrl(answer.url)} answered ${answer.status}.`;
    throw new EndpointError(message, { fix: FIX_STORAGE, retry: 'soon' });
  }
  const most = Math.min(ZIP_LIMITS.bytes, 2 * bytes + UNSTATED_BYTES);
  await spoolBody(answer.body, path, { name: printableUrl(place), signal, disk }, most);
  if (!digest?.startsWith('sha256:')) return;
  const actual = `sha256:${await sha256OfFile(path)}`;
  if (digest === actual) return;
  const why = `its digest is ${actual}, not ${excerpt(digest)}`;
  throw new ExpectedError(`The artifact did not arrive as it was uploaded: ${why}.`, {
    fix: 'Run again. If it stays so, something between this machine and GitHub changes downloads.',
  });
}
