import { basename } from 'node:path';
import * as v from 'valibot';
import { generalFailure, githubApi, isResponseError, serverWords } from '../net/github.ts';
import { listPages } from '../net/pages.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { ExpectedError } from '../system/errors.ts';
import { apiUrlIn } from '../system/host.ts';
import { excerpt } from '../system/text.ts';
import {
  ARTIFACT_NAME,
  type Artifact,
  type ArtifactPlace,
  DOWNLOAD_TIMEOUT,
  loadFromStorage,
  MOST_ARTIFACTS,
  TIME,
  WHOLE_NUMBER,
} from './artifact-place.ts';
import type { ArtifactSource, CollectContext } from './source.ts';

/** Lists and loads the artifacts of other runs, through GitHub's REST API. */

/**
 * The maximum number of runs whose artifacts are listed, the newest first. The list of a run's artifacts costs one of the token's 1,000
 * requests per hour.
 */
const MOST_RUNS = 200;
/** The maximum number of runs that are read from the list of runs. The list of runs also has runs of forks, which are skipped. */
const MOST_RUNS_LISTED = 2_000;
const ENTRIES_PER_PAGE = 100;

const FIX_ANSWER = 'Check GITHUB_API_URL, and that no proxy or login page answers in its place.';
/** The advice for the user if GitHub refuses a request, for each status code. */
const FIXES: Readonly<Record<number, string>> = {
  403: 'Add `permissions: { actions: read }` to the job, with its other permissions. For artifacts of another repository, set a `token` that has `actions: read` in that repository.',
  404: 'Check `repository`, `run-id` and `workflow`, which is the name of a file in `.github/workflows`. For artifacts of another private repository, set a `token` that has `actions: read` in that repository.',
};

const OTHER_RUN_ARTIFACT = v.object({
  id: WHOLE_NUMBER,
  name: ARTIFACT_NAME,
  size_in_bytes: WHOLE_NUMBER,
  expired: v.boolean(),
  created_at: v.nullable(TIME),
  digest: v.nullish(v.string()),
  workflow_run: v.nullish(
    v.object({ repository_id: v.nullish(v.number()), head_repository_id: v.nullish(v.number()) }),
  ),
});
const WORKFLOW_RUN = v.object({
  id: WHOLE_NUMBER,
  repository: v.object({ id: v.number() }),
  // The head repository is missing in a run of a fork that was deleted.
  head_repository: v.nullish(v.object({ id: v.number() })),
});

/**
 * Returns an object that lists and downloads the artifacts of the runs that a source names by `run-id`, `workflow`, `branch` or
 * `repository`. Unless the source names one run by its ID, only successful runs count. Runs of forks never count, because every user of
 * GitHub can open a pull request that uploads an artifact with any name. Only the run of this job may be a run of a fork.
 * @throws ExpectedError if no token or no repository is set.
 */
export function artifactsOfOtherRuns(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { token, env, signal, progress } = context;
  const { branch, runId, repository = env['GITHUB_REPOSITORY'] } = source;
  if (!repository)
    throw new ExpectedError('The repository that has the artifacts is not set.', {
      fix: 'Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY.',
    });
  if (!token)
    throw new ExpectedError('No GitHub token is set, which is needed to load artifacts of another run.', {
      fix: 'In a workflow, leave the input `token` at its default, or pass a token with `actions: read`. Outside of a workflow, set GITHUB_TOKEN.',
    });
  const callActions = actionsApi(repository, token, context);
  // The API expects the file name of a workflow, but some users write the path of the workflow.
  const workflow = source.workflow === undefined ? undefined : basename(source.workflow);

  const runs = async function* (): AsyncGenerator<readonly Artifact[]> {
    if (runId !== undefined) {
      const isThisRun = String(runId) === env['GITHUB_RUN_ID'] && repository === env['GITHUB_REPOSITORY'];
      const listed = await artifactsOfRun(callActions, runId, signal);
      if (!isThisRun && listed.some(({ isOfFork }) => isOfFork)) throw ofFork(runId, repository);
      return yield listed;
    }
    for await (const run of successfulRuns(callActions, { workflow, branch }, signal))
      yield await artifactsOfRun(callActions, run, signal);
  };

  function download(artifact: Artifact, path: string): Promise<void> {
    const name = `artifact ${artifact.id} of ${repository}`;
    const attempt = async (bounded: AbortSignal) => {
      const { headers } = await callActions(name, `/artifacts/${artifact.id}/zip`, {
        request: { redirect: 'manual' },
      });
      const storage = { address: String(headers.location ?? ''), service: new URL(apiUrlIn(env)) };
      await loadFromStorage(storage, artifact, path, { ...context, signal: bounded });
    };
    return attemptRepeatedly(attempt, { name, window: 0, timeout: DOWNLOAD_TIMEOUT, signal, progress });
  }

  const ofWorkflow = workflow === undefined ? '' : ` of ${excerpt(workflow)}`;
  const onBranch = branch === undefined ? '' : ` on branch ${excerpt(branch)}`;
  const which = runId === undefined ? `the successful runs${ofWorkflow}${onBranch} in` : `run ${runId} of`;
  return { description: `${which} ${repository}`, runs, download };
}

/** Returns the error to throw if a source names a run of a fork, or a run whose code GitHub does not name. */
function ofFork(run: number, repository: string): ExpectedError {
  const message = `The artifacts of run ${run} of ${repository} are not used, because GitHub does not name ${repository} as the repository whose code ran.`;
  return new ExpectedError(message, {
    fix: 'Anyone can upload an artifact by a pull request from a fork. Name a run of your own code with `run-id`, or set `workflow` and `branch`.',
  });
}

/** Lists the artifacts of one run. `isOfFork` is true unless GitHub says that the code of the run's own repository uploaded the artifact. */
async function artifactsOfRun(
  callActions: ActionsApi,
  run: number,
  signal: AbortSignal,
): Promise<readonly (Artifact & { readonly isOfFork: boolean })[]> {
  const artifacts: (Artifact & { readonly isOfFork: boolean })[] = [];
  const list = {
    path: `/runs/${run}/artifacts`,
    key: 'artifacts',
    item: OTHER_RUN_ARTIFACT,
    most: MOST_ARTIFACTS,
  };
  for await (const listed of listOf(callActions, list, signal)) {
    const { repository_id: own, head_repository_id: head } = listed.workflow_run ?? {};
    artifacts.push({
      isOfFork: typeof own !== 'number' || own !== head,
      id: listed.id,
      name: listed.name,
      bytes: listed.size_in_bytes,
      created: listed.created_at === null ? undefined : new Date(listed.created_at),
      expired: listed.expired,
      digest: listed.digest ?? undefined,
      run,
    });
  }
  return artifacts;
}

/**
 * Says which runs a source asks for. An undefined `workflow` stands for all workflows, and an undefined `branch` stands for all branches.
 */
interface WantedRuns {
  /** The file name of the workflow. */
  readonly workflow: string | undefined;
  readonly branch: string | undefined;
}

/** Lists the IDs of successful runs of the repository's own code, the newest first. */
async function* successfulRuns(
  callActions: ActionsApi,
  { workflow, branch }: WantedRuns,
  signal: AbortSignal,
) {
  const path = workflow === undefined ? '/runs' : `/workflows/${encodeURIComponent(workflow)}/runs`;
  const query: Record<string, string> = { status: 'success' };
  if (branch) query['branch'] = branch;
  const list = {
    path,
    key: 'workflow_runs',
    item: WORKFLOW_RUN,
    query,
    most: MOST_RUNS_LISTED + ENTRIES_PER_PAGE,
  };
  let [listed, inspected] = [0, 0];
  for await (const run of listOf(callActions, list, signal)) {
    if (listed === MOST_RUNS_LISTED || inspected === MOST_RUNS) return;
    listed += 1;
    if (run.head_repository?.id !== run.repository.id) continue;
    yield run.id;
    inspected += 1;
  }
}

type ActionsApi = ReturnType<typeof actionsApi>;

/** Returns a function that requests a path below `/repos/OWNER/NAME/actions`. Failed requests are retried by the client of the API. */
function actionsApi(repository: string, token: string, { env, signal }: CollectContext) {
  const api = githubApi({ token, apiUrl: apiUrlIn(env), signal, retryDelay: 500 });
  return (subject: string, path: string, options: Readonly<Record<string, unknown>>) =>
    api.request(`GET /repos/${repository}/actions${path}`, options).catch((error: unknown) => {
      signal.throwIfAborted();
      throw explained(error, `${subject} of ${repository}`);
    });
}

/** Returns the error to throw if GitHub refused a request about `subject`. */
function explained(error: unknown, subject: string): unknown {
  if (!isResponseError(error)) return error;
  const { status } = error;
  const words = excerpt(serverWords(error), 200).replace(/\.$/, '');
  const [message, fix] = generalFailure(error) ?? [
    `GitHub answered ${status} about ${subject}: ${words}.`,
    FIXES[status] ?? FIX_ANSWER,
  ];
  return new ExpectedError(message, { fix, cause: error });
}

/** A list that the API returns page by page. `path` is the list's path in the API, and `item` is the schema of its items. */
interface List<T> {
  readonly path: string;
  /** The key of the items in the JSON of an answer, such as `artifacts`. */
  readonly key: string;
  readonly item: v.GenericSchema<unknown, T>;
  readonly query?: Readonly<Record<string, string>>;
  /** The maximum number of items in the list. */
  readonly most: number;
}

/** Returns the items of a list. A page is requested only when the caller needs its items. */
function listOf<T>(
  callActions: ActionsApi,
  { path, key, item, query = {}, most }: List<T>,
  signal: AbortSignal,
) {
  const schema = v.object({ [key]: v.array(item) });
  const page = async (token: string | undefined) => {
    const number = Number(token ?? 1);
    const { data } = await callActions('the artifacts', path, {
      ...query,
      per_page: ENTRIES_PER_PAGE,
      page: number,
    });
    const { success, output } = v.safeParse(schema, data, { abortEarly: true });
    if (!success)
      throw new ExpectedError(
        `The answer of GITHUB_API_URL has no list of ${key}, so it does not come from GitHub.`,
        {
          fix: FIX_ANSWER,
        },
      );
    const items = output[key] ?? [];
    return { items, next: items.length < ENTRIES_PER_PAGE ? undefined : String(number + 1) };
  };
  return listPages(page, {
    subject: `GitHub's list of ${key}`,
    fixServer: FIX_ANSWER,
    fixLength: 'Name the run by its `run-id`.',
    most,
    bytesOf: () => 1_000,
    signal,
  });
}
