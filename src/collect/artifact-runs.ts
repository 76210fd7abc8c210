import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pRetry from 'p-retry';
import * as v from 'valibot';
import { spoolBody } from '../net/download.ts';
import {
  apiUrlIn,
  githubApi,
  isRateLimit,
  isResponseError,
  serverWords,
  waitInWords,
} from '../net/github.ts';
import { isThisMachine, networkFor, networkForNamedHosts } from '../net/network.ts';
import { nameOf, type SendOptions, send } from '../net/send.ts';
import { ExpectedError, messageOf } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import type { Artifact, ArtifactPlace } from './artifact.ts';
import type { ArtifactSource, CollectContext } from './source.ts';
import { ZIP_LIMITS } from './zip.ts';

/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list, such as of runs that all come from forks. */
const MOST_PAGES = 50;
/** Artifacts of one run, or of a repository, that are looked at. */
const MAX_ARTIFACTS = 2_000;
const RETRIES = 3;
/** Milliseconds before the first retry; each later one waits twice as long. */
const FIRST_WAIT = 500;

const FIX_ANSWER = 'Check GITHUB_API_URL, and that no proxy or login page answers in its place.';

const FIX_WORKFLOW = "Write the name of the workflow's file in `.github/workflows`, such as `load-test.yml`.";

const ARTIFACT = v.object({
  id: v.number(),
  name: v.string(),
  size_in_bytes: v.number(),
  expired: v.boolean(),
  created_at: v.nullable(v.string()),
  digest: v.nullish(v.string()),
  workflow_run: v.nullish(
    v.object({
      id: v.number(),
      repository_id: v.number(),
      head_repository_id: v.nullish(v.number()),
      head_branch: v.nullish(v.string()),
    }),
  ),
});
const RUN = v.object({
  id: v.number(),
  conclusion: v.nullable(v.string()),
  repository: v.object({ id: v.number() }),
  head_repository: v.nullish(v.object({ id: v.number() })),
});
const ARTIFACTS = v.object({ artifacts: v.array(ARTIFACT) });
const RUNS = v.object({ workflow_runs: v.array(RUN) });

type ListedArtifact = v.InferOutput<typeof ARTIFACT>;

/**
 * The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. Except for a
 * run named by its id, only successful runs count, and none whose code came from a fork: anybody can open a pull request
 * that uploads an artifact of any name.
 * @throws ExpectedError without a token or a repository.
 */
export function otherRuns(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const repository = source.repository ?? context.env['GITHUB_REPOSITORY'];
  if (!repository) {
    throw new ExpectedError('There is no repository to look for artifacts in.', {
      fix: 'Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY.',
    });
  }
  const api = actionsApi(repository, context);
  const { branch, runId } = source;
  // The API knows a workflow by its file's name; people also write its path.
  const workflow = source.workflow === undefined ? undefined : basename(source.workflow);
  const onBranch = branch === undefined ? '' : ` on branch ${excerpt(branch)}`;
  const { download } = api;
  if (runId !== undefined) {
    return { description: `run ${runId} of ${repository}`, runs: () => oneRun(api, runId), download };
  }
  if (workflow !== undefined) {
    const description = `the successful runs of ${excerpt(workflow)}${onBranch} in ${repository}`;
    return { description, runs: () => runsOfWorkflow(api, workflow, branch), download };
  }
  const description = `the successful runs${onBranch} in ${repository}`;
  return { description, runs: () => runsOfRepository(api, source.name, branch), download };
}

async function* oneRun(api: ActionsApi, run: number): AsyncIterable<readonly Artifact[]> {
  yield await artifactsOfRun(api, run).catch((error: unknown) =>
    notFound(error, api, `run ${run}`, 'Check `run-id`.'),
  );
}

async function* runsOfWorkflow(
  api: ActionsApi,
  workflow: string,
  branch: string | undefined,
): AsyncIterable<readonly Artifact[]> {
  const path = `/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  const query = { status: 'success', ...(branch && { branch }) };
  let inspected = 0;
  try {
    for await (const run of pages(api, path, query, (data) => parsed(RUNS, data).workflow_runs)) {
      if (isForeign(run.repository.id, run.head_repository?.id)) continue;
      yield await artifactsOfRun(api, run.id);
      inspected += 1;
      if (inspected === MAX_RUNS) return;
    }
  } catch (error) {
    await notFound(error, api, `workflow ${excerpt(workflow)}`, FIX_WORKFLOW);
  }
  if (inspected > 0) return;
  const where = branch === undefined ? api.repository : `${api.repository} on branch ${excerpt(branch)}`;
  throw new ExpectedError(`The workflow ${excerpt(workflow)} has no successful run in ${where}.`, {
    fix: 'Run it once, or correct `workflow` and `branch`; runs for pull requests from forks do not count.',
  });
}

/** The artifacts of the repository, gathered by run; whether a run succeeded is asked when its turn comes. */
async function* runsOfRepository(
  api: ActionsApi,
  name: string,
  branch: string | undefined,
): AsyncIterable<readonly Artifact[]> {
  const all = (query: Readonly<Record<string, string>>) =>
    first(MAX_ARTIFACTS, pages(api, '/actions/artifacts', query, artifactsIn)).catch((error: unknown) =>
      notFound(error, api, 'list of artifacts', 'Check `repository`.'),
    );
  // A name without anything that a pattern could mean. Without a match the others are asked for: the error names them.
  const listed = /^[\w .-]+$/.test(name) ? await all({ name }) : [];
  const byRun = new Map<number, ListedArtifact[]>();
  for (const artifact of listed.length > 0 ? listed : await all({})) {
    const run = artifact.workflow_run;
    if (!run || isForeign(run.repository_id, run.head_repository_id ?? undefined)) continue;
    if (branch !== undefined && run.head_branch !== branch) continue;
    byRun.set(run.id, [...(byRun.get(run.id) ?? []), artifact]);
  }
  // Ids of runs grow with time.
  for (const [id, ofRun] of [...byRun].sort(([a], [b]) => b - a).slice(0, MAX_RUNS)) {
    const run = parsed(RUN, await api.get(`/actions/runs/${id}`));
    if (run.conclusion === 'success') yield ofRun.map((artifact) => toArtifact(artifact, id));
  }
}

async function artifactsOfRun(api: ActionsApi, run: number): Promise<readonly Artifact[]> {
  const listed = await first(MAX_ARTIFACTS, pages(api, `/actions/runs/${run}/artifacts`, {}, artifactsIn));
  return listed.map((artifact) => toArtifact(artifact, run));
}

const artifactsIn = (data: unknown) => parsed(ARTIFACTS, data).artifacts;

async function first<T>(count: number, items: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

function parsed<S extends v.GenericSchema>(shape: S, data: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(shape, data, { abortEarly: true });
  if (success) return output;
  const where = excerpt(v.getDotPath(issues[0]) ?? 'its answer');
  throw new ExpectedError(
    `GITHUB_API_URL does not answer like GitHub: \`${where}\` is missing or of another kind.`,
    {
      fix: FIX_ANSWER,
    },
  );
}

/** The items of a list, page by page, no further than they are asked for. */
async function* pages<T>(
  api: ActionsApi,
  path: string,
  query: Readonly<Record<string, string>>,
  itemsOf: (data: unknown) => readonly T[],
): AsyncIterable<T> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const items = itemsOf(await api.get(path, { ...query, per_page: PAGE, page }));
    yield* items;
    if (items.length < PAGE) return;
  }
}

/** A fork that was deleted has no id any more. */
function isForeign(repository: number, head: number | undefined): boolean {
  return head !== repository;
}

function toArtifact(
  { id, name, expired, digest, created_at, size_in_bytes }: ListedArtifact,
  run: number,
): Artifact {
  const created = created_at === null ? undefined : new Date(created_at);
  return { id, name, bytes: size_in_bytes, created, expired, run, digest: digest ?? undefined };
}

/** Rethrows `error`; a 404 as what is missing: the repository, or `what` in it. */
async function notFound(error: unknown, api: ActionsApi, what: string, fix: string): Promise<never> {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  const isThere = await api.get('').then(
    () => true,
    () => false,
  );
  if (isThere) throw new ExpectedError(`There is no ${what} in ${api.repository}.`, { fix, cause: error });
  throw new ExpectedError(`There is no repository ${api.repository} that the token can see.`, {
    fix: 'Check `repository`; a private one other than this needs a `token` with `actions: read` there.',
    cause: error,
  });
}

/** GitHub's REST API, as far as artifacts need it, for one repository. */
interface ActionsApi {
  /** `owner/name` */
  readonly repository: string;
  /**
   * GETs a path below the repository, such as `/actions/runs/7`; retried when GitHub fails for the moment.
   * @throws ApiFailure for an answer of 400 and more, ExpectedError when there is none.
   */
  get(path: string, query?: Readonly<Record<string, string | number>>): Promise<unknown>;
  download(artifact: Artifact, file: string): Promise<void>;
}

/** GitHub answered with a refusal. */
class ApiFailure extends ExpectedError {
  readonly status: number;
  constructor(status: number, message: string, fix: string, cause: unknown) {
    super(message, { fix, cause });
    this.status = status;
  }
}

/** The storage failed, or what it sent is not whole. */
class DownloadFailure extends Error {}

function actionsApi(repository: string, context: CollectContext): ActionsApi {
  const { token, env, signal } = context;
  if (!token) {
    throw new ExpectedError('Artifacts of another run need a GitHub token, and there is none.', {
      fix: 'In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN.',
    });
  }
  const api = githubApi({ token, apiUrl: apiUrlIn(env), signal, retryDelay: FIRST_WAIT });
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
        const { location = '' } = headers;
        if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol)) {
          throw new ExpectedError(`GitHub answered without a place to load the artifact ${id} from.`, {
            fix: FIX_ANSWER,
          });
        }
        // The place is signed, and on another host: it gets no token.
        const answer = await send(new URL(location), { headers: {}, ...wayToStorage(env), signal });
        if (answer.status !== 200) {
          answer.body.on('error', () => {}).destroy();
          throw new DownloadFailure(`${nameOf(answer.url)} answered ${answer.status}`);
        }
        const hash = createHash('sha256');
        const look = (chunk: Buffer, bytes: number) => {
          if (bytes > ZIP_LIMITS.bytes)
            throw new ExpectedError('The archive is larger than 2 GiB.', { fix: FIX_SMALLER });
          hash.update(chunk);
        };
        await spoolBody(answer.body, file, { signal, disk: context.disk, look });
        const actual = `sha256:${hash.digest('hex')}`;
        if (!digest?.startsWith('sha256:') || digest === actual) return;
        context.disk?.give((await stat(file)).size);
        await rm(file, { force: true });
        throw changed(`its digest is ${actual}, not ${excerpt(digest)}`);
      }),
  };
}

const FIX_SMALLER = 'Upload only the profiles, in several artifacts if need be.';

function changed(how: string): ExpectedError {
  return new ExpectedError(`The artifact did not arrive as it was uploaded: ${how}.`, {
    fix: 'Run again; if it stays so, something between this machine and GitHub changes downloads.',
  });
}

/** The API names its storage as a redirect does; an API on this machine, an emulator, may have it there, too. */
function wayToStorage(env: CollectContext['env']): Pick<SendOptions, 'network' | 'namedBy'> {
  const api = new URL(apiUrlIn(env));
  if (isThisMachine(api.hostname)) return { network: networkForNamedHosts(env) };
  return { network: networkFor(env), namedBy: api };
}

/** What the storage, or the network on the way to it, did; failures of the API have their own kind of error. */
function isFailureOfStorage(error: unknown): boolean {
  if (error instanceof ExpectedError || isResponseError(error)) return false;
  return error instanceof DownloadFailure || typeof (error as { code?: unknown }).code === 'string';
}

function explained(error: unknown, repository: string): unknown {
  if (error instanceof ExpectedError) return error;
  if (!isResponseError(error) && !isFailureOfStorage(error)) return error;
  if (!isResponseError(error) || error.response === undefined) {
    const words = excerpt(messageOf(error), 200).replace(/\.$/, '');
    return new ExpectedError(`The artifacts of ${repository} could not be loaded: ${words}.`, {
      fix: 'Check the network and proxy of this machine, and GITHUB_API_URL; then run again.',
      cause: error,
    });
  }
  const { status } = error;
  const fix = isRateLimit(error)
    ? `Run again in ${waitInWords(error)}, or with the token of a GitHub App.`
    : status === 401
      ? 'Pass a valid `token`: in a workflow leave it at its default; one kept as a secret may have expired or been revoked.'
      : status === 403
        ? 'Add `permissions: { actions: read }` to the job (beside those it has); another repository needs a `token` with `actions: read` there.'
        : status >= 500
          ? 'Run again later; https://www.githubstatus.com reports outages.'
          : 'https://docs.github.com/rest/actions/artifacts describes the request.';
  const said = excerpt(serverWords(error), 200);
  return new ApiFailure(
    status,
    `GitHub answered ${status} about the artifacts of ${repository}: ${said}.`,
    fix,
    error,
  );
}

/**
 * The artifacts of the run that this job belongs to, through the runner's own service.
 * @throws ExpectedError outside of an action of a workflow.
 */
export function thisRun({ env, signal }: CollectContext): ArtifactPlace {
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    throw new ExpectedError('There is no workflow run here whose artifacts could be taken.', {
      fix: 'Use the source in a workflow, through the action; or name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`.',
    });
  }
  return {
    description: 'this run',
    async *runs() {
      const client = await newClient();
      const { artifacts } = await asked('listed', signal, () => client.listArtifacts());
      yield artifacts.map(({ id, name, size, createdAt, digest }): Artifact => {
        return { id, name, bytes: size, created: createdAt, expired: false, digest };
      });
    },
    async download({ id, digest }, file) {
      const client = await newClient();
      const folder = await mkdtemp(join(dirname(file), 'download-'));
      try {
        // Its own unpacking has neither bounds nor a look at names.
        const options = { path: folder, skipDecompress: true, expectedHash: digest };
        const { digestMismatch } = await asked('loaded', signal, () => client.downloadArtifact(id, options));
        const [only] = await readdir(folder);
        if (digestMismatch || only === undefined) throw changed('its digest is another');
        await rename(join(folder, only), file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Loaded only here: the client takes 170 ms to load. */
async function newClient() {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

/** The client cannot be aborted; when the signal is, what it goes on to do is not waited for. */
async function asked<T>(what: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ask(), aborted]);
  } catch (cause) {
    signal.throwIfAborted();
    // Its further lines are advice about self-hosted runners.
    const said = excerpt(messageOf(cause).split('\n')[0] ?? '', 200).replace(/\.$/, '');
    throw new ExpectedError(`The artifacts of this run could not be ${what}: ${said}.`, {
      fix: 'Run the job again; https://www.githubstatus.com reports outages of Actions.',
      cause,
    });
  }
}
