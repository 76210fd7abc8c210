import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pRetry from 'p-retry';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { githubApi } from '../../net/github.ts';
import { apiUrlIn } from '../../net/github.ts';
import { isRateLimit, isResponseError, type ResponseError, serverWords, waitInWords } from '../../net/github.ts';
import { isThisMachine, networkFor, networkForNamedHosts } from '../../net/network.ts';
import { nameOf } from '../../net/send.ts';
import { type SendOptions, send } from '../../net/send.ts';
import { spoolBody } from '../../net/download.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext } from '../source.ts';

/** GitHub's REST API, as far as artifacts need it, for one repository. */
export interface ActionsApi {
  /** `owner/name` */
  readonly repository: string;
  /**
   * GETs a path below the repository, such as `/actions/runs/7`; retried when GitHub fails for the moment.
   * @throws ApiFailure for an answer of 400 and more, ExpectedError when there is none.
   */
  get(path: string, query?: Readonly<Record<string, string | number>>): Promise<unknown>;
  /** Saves an artifact's archive to `file`, asking for a new signed URL when the download fails. @throws as `get` */
  download(artifact: { readonly id: number; readonly digest?: string }, file: string): Promise<void>;
}

/** GitHub answered, but not with what was asked for. */
export class ApiFailure extends ExpectedError {
  readonly status: number;
  constructor(status: number, message: string, fix: string, cause: unknown) {
    super(message, { fix, cause });
    this.status = status;
  }
}

/** Bytes of one archive. */
const MAX_ARCHIVE = 2 * 1024 ** 3;
const RETRIES = 3;
/** Milliseconds before the first retry; each later one waits twice as long. */
const FIRST_WAIT = 500;

/** @throws ExpectedError when there is no token. */
export function actionsApi(repository: string, context: CollectContext, signal: AbortSignal): ActionsApi {
  if (!context.token) throw noToken();
  const api = githubApi({
    token: context.token,
    apiUrl: apiUrlIn(context.env),
    signal,
    retryDelay: FIRST_WAIT,
  });
  // The API's own failures are retried by its client; here, those of the storage behind it.
  const retried = <T>(task: () => Promise<T>) =>
    pRetry(task, {
      retries: RETRIES,
      minTimeout: FIRST_WAIT,
      signal,
      shouldRetry: ({ error }) => !signal.aborted && isFailureOfStorage(error),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw explained(error, repository);
    });
  return {
    repository,
    get: (path, query = {}) =>
      retried(async () => (await api.request(`GET /repos/${repository}${path}`, query)).data as unknown),
    download: ({ id, digest }, file) =>
      retried(async () => {
        const { headers } = await api.request(`GET /repos/${repository}/actions/artifacts/${id}/zip`, {
          request: { redirect: 'manual' },
        });
        const place = placeOf(headers.location, id);
        // The place is signed, and on another host: the token is none of its business.
        const answer = await send(place, { headers: {}, ...wayToStorage(context.env), signal });
        if (answer.status !== 200) {
          answer.body.on('error', () => {}).destroy();
          throw new DownloadFailure(`${nameOf(answer.url)} answered ${answer.status}`);
        }
        await save(answer.body, file, digest, { signal, disk: context.disk });
      }),
  };
}

/** The API names its storage as a redirect does; one on this machine, an emulator, may have it there, too. */
function wayToStorage(env: CollectContext['env']): Pick<SendOptions, 'network' | 'namedBy'> {
  const api = new URL(apiUrlIn(env));
  if (isThisMachine(api.hostname)) return { network: networkForNamedHosts(env) };
  return { network: networkFor(env), namedBy: api };
}

/** @throws ExpectedError for what is no http(s) URL. */
function placeOf(location: string | undefined, artifact: number): URL {
  if (location !== undefined && URL.canParse(location) && /^https?:$/.test(new URL(location).protocol)) {
    return new URL(location);
  }
  throw new ExpectedError(`GitHub answered without a place to load the artifact ${artifact} from.`, {
    fix: 'Check GITHUB_API_URL, and that no proxy or login page answers in its place.',
  });
}

/** The storage failed, or what it sent is not whole. */
class DownloadFailure extends Error {}

async function save(
  body: Readable,
  file: string,
  digest: string | undefined,
  { signal, disk }: Pick<CollectContext, 'signal' | 'disk'>,
): Promise<void> {
  const hash = createHash('sha256');
  const look = (chunk: Buffer, bytes: number) => {
    if (bytes > MAX_ARCHIVE) throw tooLarge();
    hash.update(chunk);
  };
  await spoolBody(body, file, { signal, disk, look });
  const actual = `sha256:${hash.digest('hex')}`;
  if (!digest?.startsWith('sha256:') || digest === actual) return;
  disk?.give((await stat(file)).size);
  await rm(file, { force: true });
  throw otherDigest(actual, digest);
}

/** What the storage, or the network on the way to it, did; what the API did is told apart by its own kind of error. */
function isFailureOfStorage(error: unknown): boolean {
  if (error instanceof ExpectedError || isResponseError(error)) return false;
  return error instanceof DownloadFailure || typeof (error as { code?: unknown }).code === 'string';
}

function explained(error: unknown, repository: string): unknown {
  if (error instanceof ExpectedError) return error;
  if (isResponseError(error) && error.response !== undefined) return refusal(error, repository);
  if (isResponseError(error) || isFailureOfStorage(error)) {
    return new ExpectedError(
      `The artifacts of ${repository} could not be loaded: ${excerpt(messageOf(error), 200).replace(/\.$/, '')}.`,
      {
        fix: 'Check the network and proxy of this machine, and GITHUB_API_URL; then run again.',
        cause: error,
      },
    );
  }
  return error;
}

function refusal(error: ResponseError, repository: string): ApiFailure {
  const { status } = error;
  const said = excerpt(serverWords(error), 200);
  const fail = (message: string, fix: string) => new ApiFailure(status, message, fix, error);
  if (status === 401) {
    return fail(
      `GitHub refused the token: ${said}.`,
      'Pass a valid `token`: in a workflow leave it at its default; one kept as a secret may have expired or been revoked.',
    );
  }
  if (isRateLimit(error)) {
    return fail(
      `GitHub's rate limit stopped the search for artifacts: ${said}.`,
      `Run again in ${waitInWords(error)}, or with the token of a GitHub App.`,
    );
  }
  if (status === 403) {
    return fail(
      `The token may not read the artifacts of ${repository}: ${said}.`,
      'Add `permissions: { actions: read }` to the job (beside those it has); another repository needs a `token` with `actions: read` there.',
    );
  }
  if (status >= 500) {
    return fail(
      `GitHub failed repeatedly with status ${status}: ${said}.`,
      'Run again later; https://www.githubstatus.com tells of outages.',
    );
  }
  return fail(
    `GitHub answered ${status} about ${repository}: ${said}.`,
    'https://docs.github.com/rest/actions/artifacts describes the request.',
  );
}

function noToken(): ExpectedError {
  return new ExpectedError('Artifacts of another run need a GitHub token, and there is none.', {
    fix: 'In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN.',
  });
}

function otherDigest(actual: string, expected: string): ExpectedError {
  return new ExpectedError(`The archive has the digest ${actual}, not ${excerpt(expected)} as GitHub says.`, {
    fix: 'Run again; if it stays so, what stands between this machine and GitHub changes downloads.',
  });
}

function tooLarge(): ExpectedError {
  return new ExpectedError(`The archive is larger than ${MAX_ARCHIVE / 1024 ** 3} GiB.`, {
    fix: 'Upload only the profiles, in several artifacts if need be.',
  });
}
