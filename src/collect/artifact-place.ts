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
 * The interface of GitHub's two services for artifacts, and the code that the clients of both services share.
 *
 * GitHub has two services for artifacts. The results service has the artifacts of this job's own run (`artifact-results.ts`), and the REST
 * API has the artifacts of other runs (`artifact-runs.ts`). Each service lists artifacts, and returns a signed URL from which the archive
 * of an artifact can be downloaded.
 */

/** An artifact of GitHub Actions, as a service lists it. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** The size of the archive in bytes, as the server states it. A download of more than about twice the stated size is refused. */
  readonly bytes: number;
  /** The time of the upload; undefined if the server does not name the time. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  /** The digest of the archive, as `sha256:…`; undefined if the server does not name the digest. */
  readonly digest: string | undefined;
  /** The ID of the workflow run that uploaded the artifact; undefined for the run of this job. */
  readonly run: number | undefined;
}

/** Lists and downloads the artifacts of the run that this job belongs to, or of other runs. */
export interface ArtifactPlace {
  /** The words for the runs in messages, such as `run 7 of acme/service`. The words fit after "in" and "of". */
  readonly description: string;
  /** Lists the artifacts of each run, the newest run first. The list of a run is requested only when the caller needs it. */
  runs(): AsyncIterable<readonly Artifact[]>;
  /** Downloads the archive into the new file `path`. @throws ExpectedError if the download fails, or if the digest of the archive is wrong. */
  download(artifact: Artifact, path: string): Promise<void>;
}

/** The maximum number of artifacts in one run. GitHub allows 500 artifacts for each job. */
export const MOST_ARTIFACTS = 10_000;
/** The time for the download of one archive with its retries, in milliseconds. */
export const DOWNLOAD_TIMEOUT = 15 * 60 * 1000;

/** The maximum number of characters in the name of an artifact. GitHub's own limit for the length of an artifact's name is lower. */
const LONGEST_ARTIFACT_NAME = 1_024;
/** The schema of an artifact's name. */
export const ARTIFACT_NAME = v.pipe(v.string(), v.maxLength(LONGEST_ARTIFACT_NAME));
/**
 * The schema of a whole number that is not negative. The number may be written as a text, because the JSON of protocol buffers has large
 * numbers as texts.
 */
export const WHOLE_NUMBER = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
/** The schema of a date as a text. The schema turns the date into milliseconds since 1970. */
export const TIME = v.pipe(v.string(), v.transform(Date.parse), v.finite());

/** The advice for the user if a download from GitHub's storage fails. */
export const FIX_STORAGE = 'Run again later. See https://www.githubstatus.com for outages.';

/**
 * The number of bytes that a download may have in addition to twice its stated size. The limit is so generous because old servers state the
 * size before the compression.
 */
const UNSTATED_BYTES = 1024 * 1024;

/** The address of an artifact's archive, and the service that returned this address. */
interface SignedStorage {
  /** The signed URL, as the service wrote it. */
  readonly address: string;
  /** The URL of the service that returned the signed URL. The signed URL may lead to this machine only if the service runs on this machine. */
  readonly service: URL;
}

/**
 * Downloads the archive of an artifact into the new file `path`.
 * @throws ExpectedError if the download fails, or if the digest of the archive is wrong.
 */
export async function loadFromStorage(
  { address, service }: SignedStorage,
  { bytes, digest }: Artifact,
  path: string,
  { env, signal, disk }: CollectContext,
): Promise<void> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ExpectedError('The answer of GitHub has no URL for the download of the artifact.', {
      fix: `Check that ${service.origin} is GitHub, and that no proxy or login page answers in its place.`,
    });
  const place = new URL(address);
  // The signed URL is checked like the target of a redirect, because a server chose it. If the service is an emulator on this machine, the
  // URL may also lead to this machine.
  const route = isThisMachine(service.hostname)
    ? { network: networkFor(env, true) }
    : { network: networkFor(env), namedBy: service };
  // The request has no token, because the URL is signed and leads to a different host.
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
  throw new ExpectedError(`The downloaded artifact differs from the uploaded artifact: ${why}.`, {
    fix: 'Run again. If this happens again, something between this machine and GitHub changes downloads.',
  });
}
