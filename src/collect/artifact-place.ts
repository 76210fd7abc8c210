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

/**
 * The contract of the two places that have artifacts, and the code that both share.
 *
 * GitHub has two services for artifacts. The results service has the artifacts of this job's own run (`artifact-results.ts`), and the
 * REST API has the artifacts of other runs (`artifact-runs.ts`). Both list artifacts, and both name a storage from which the archive of an
 * artifact is loaded, by a signed URL.
 */

/** An artifact in a list. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** The size of the archive that the server states. A download of more than about twice this size is refused. */
  readonly bytes: number;
  /** The time of the upload; undefined if the server does not say it. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  /** The digest of the archive, as `sha256:…`; undefined if the server does not say it. */
  readonly digest: string | undefined;
  /** The ID of its run; undefined for the run of this job. */
  readonly run: number | undefined;
}

/** A place that has artifacts: the run of this job, or other runs. */
export interface ArtifactPlace {
  /** The words that follow "in" or "of" in a sentence, such as `run 7 of acme/service`. */
  readonly description: string;
  /** Lists the artifacts of each run, the newest run first. It requests the list of a run only when the caller needs it. */
  runs(): AsyncIterable<readonly Artifact[]>;
  /** Loads the archive into the new file `path`. @throws ExpectedError if that fails, or if the archive does not have its digest. */
  download(artifact: Artifact, path: string): Promise<void>;
}

/** The most artifacts of one run. GitHub allows 500 for each job. */
export const MOST_ARTIFACTS = 10_000;
/** The time for the download of one archive with its retries, in milliseconds. */
export const DOWNLOAD_TIMEOUT = 15 * 60 * 1000;

/** The most characters of a name. GitHub's own limit is lower. */
const LONGEST_ARTIFACT_NAME = 1_024;
/** The schema of the name of an artifact. */
export const ARTIFACT_NAME = v.pipe(v.string(), v.maxLength(LONGEST_ARTIFACT_NAME));
/** The schema of a whole number from 0. It may be a text, because protocol buffers write large numbers as texts in JSON. */
export const WHOLE_NUMBER = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
/** The schema of a time, which becomes milliseconds since 1970. */
export const TIME = v.pipe(v.string(), v.transform(Date.parse), v.finite());

/** What to do if the storage of GitHub fails. */
export const FIX_STORAGE = 'Run again later. See https://www.githubstatus.com for outages.';

/** The bytes that a download may have beyond twice its stated size. Old servers state the size before the compression. */
const UNSTATED_BYTES = 1024 * 1024;

/** The storage that a service names for the archive of an artifact. */
interface SignedStorage {
  /** The signed URL, as the service wrote it. */
  readonly address: string;
  /** The URL of the service. The storage may be in a private network only if the service is in it. */
  readonly service: URL;
}

/**
 * Loads an archive from a storage into the new file `path`.
 * @throws ExpectedError if that fails, or if the archive does not have its digest.
 */
export async function loadFromStorage(
  { address, service }: SignedStorage,
  { bytes, digest }: Artifact,
  path: string,
  { env, signal, disk }: CollectContext,
): Promise<void> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ExpectedError('The answer of GitHub has no URL from which the artifact can be loaded.', {
      fix: `Check that ${service.origin} is GitHub, and that no proxy or login page answers in its place.`,
    });
  const place = new URL(address);
  // The address of the storage is checked like the target of a redirect. If the service is an emulator on this machine, its storage may be
  // here, too.
  const route = isThisMachine(service.hostname)
    ? { network: networkFor(env, true) }
    : { network: networkFor(env), namedBy: service };
  // The request has no token, because the address is signed, and on another host.
  const answer = await send(place, { headers: {}, ...route, signal, reach: FIX_STORAGE });
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
  throw new ExpectedError(`The artifact that arrived differs from the one that was uploaded: ${why}.`, {
    fix: 'Run again. If this happens again, something between this machine and GitHub changes downloads.',
  });
}
