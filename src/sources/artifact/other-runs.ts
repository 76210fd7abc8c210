import { basename } from 'node:path';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';
import type { ArtifactSource, CollectContext } from '../source.ts';
import type { Artifact, ArtifactPlace, RunArtifacts } from './choice.ts';
import { type ActionsApi, ApiFailure, actionsApi } from './github-actions.ts';

/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list, such as of runs that all come from forks. */
const MOST_PAGES = 50;
/** Artifacts of one run, or of a repository, that are looked at. */
const MAX_ARTIFACTS = 2_000;
const SHOWN_WORKFLOWS = 5;

const artifactShape = v.object({
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
const runShape = v.object({
  id: v.number(),
  conclusion: v.nullable(v.string()),
  repository: v.object({ id: v.number() }),
  head_repository: v.nullish(v.object({ id: v.number() })),
});
const artifactsShape = v.object({ artifacts: v.array(artifactShape) });
const runsShape = v.object({ workflow_runs: v.array(runShape) });
const workflowsShape = v.object({ workflows: v.array(v.object({ path: v.string() })) });

type ListedArtifact = v.InferOutput<typeof artifactShape>;

/**
 * The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. But for a run
 * named by its id only successful runs count, and none whose code came from a fork: anybody can open a pull request
 * that uploads an artifact of any name.
 * @throws ExpectedError without a token or a repository.
 */
export function otherRuns(
  source: ArtifactSource,
  context: CollectContext,
  signal: AbortSignal,
): ArtifactPlace {
  const repository = source.repository ?? context.env['GITHUB_REPOSITORY'];
  if (!repository) throw noRepository();
  const api = actionsApi(repository, context, signal);
  const { branch, runId } = source;
  // The API knows a workflow by its file's name; people write its path, too.
  const workflow = source.workflow === undefined ? undefined : basename(source.workflow);
  const onBranch = branch === undefined ? '' : ` on branch ${excerpt(branch)}`;
  if (runId !== undefined) {
    return place(api, `run ${runId} of ${repository}`, () => oneRun(api, runId));
  }
  if (workflow !== undefined) {
    const description = `the successful runs of ${excerpt(workflow)}${onBranch} in ${repository}`;
    return place(api, description, () => runsOfWorkflow(api, workflow, branch));
  }
  return place(api, `the successful runs${onBranch} in ${repository}`, () =>
    runsOfRepository(api, source.name, branch),
  );
}

function place(api: ActionsApi, description: string, runs: () => AsyncIterable<RunArtifacts>): ArtifactPlace {
  return { description, runs, download: (artifact, file) => api.download(artifact, file) };
}

async function* oneRun(api: ActionsApi, run: number): AsyncIterable<RunArtifacts> {
  yield await artifactsOfRun(api, run).catch((error: unknown) =>
    notFound(error, api, `run ${run}`, () => 'Check `run-id`.'),
  );
}

async function* runsOfWorkflow(
  api: ActionsApi,
  workflow: string,
  branch: string | undefined,
): AsyncIterable<RunArtifacts> {
  const path = `/actions/workflows/${encodeURIComponent(workflow)}/runs`;
  let inspected = 0;
  try {
    for await (const run of pages(api, path, { status: 'success', ...(branch && { branch }) }, runsOf)) {
      if (isForeign(run.repository.id, run.head_repository?.id)) continue;
      yield await artifactsOfRun(api, run.id);
      inspected += 1;
      if (inspected === MAX_RUNS) return;
    }
  } catch (error) {
    await notFound(error, api, `workflow ${excerpt(workflow)}`, () => workflowsFix(api));
  }
  if (inspected === 0) throw noRuns(api.repository, workflow, branch);
}

/** The artifacts of the repository, gathered by run; whether a run succeeded is asked when its turn comes. */
async function* runsOfRepository(
  api: ActionsApi,
  name: string,
  branch: string | undefined,
): AsyncIterable<RunArtifacts> {
  // Without a match the others are asked for, too: the error names them.
  const listed = isPlain(name) ? await artifactsOfRepository(api, { name }) : [];
  const artifacts = listed.length > 0 ? listed : await artifactsOfRepository(api, {});
  const byRun = new Map<number, ListedArtifact[]>();
  for (const artifact of artifacts) {
    const run = artifact.workflow_run;
    if (!run || isForeign(run.repository_id, run.head_repository_id ?? undefined)) continue;
    if (branch !== undefined && run.head_branch !== branch) continue;
    byRun.set(run.id, [...(byRun.get(run.id) ?? []), artifact]);
  }
  // Ids of runs grow with time.
  const runs = [...byRun].sort(([a], [b]) => b - a).slice(0, MAX_RUNS);
  for (const [id, ofRun] of runs) {
    const run = parsed(runShape, await api.get(`/actions/runs/${id}`));
    if (run.conclusion === 'success') yield ofRun.map((artifact) => toArtifact(artifact, id));
  }
}

/** A name without anything that a pattern could mean. */
function isPlain(name: string): boolean {
  return /^[\w .-]+$/.test(name);
}

async function artifactsOfRepository(
  api: ActionsApi,
  query: Readonly<Record<string, string>>,
): Promise<ListedArtifact[]> {
  try {
    return await first(MAX_ARTIFACTS, pages(api, '/actions/artifacts', query, artifactsOf));
  } catch (error) {
    return notFound(error, api, 'list of artifacts', () => 'Check `repository`.');
  }
}

async function artifactsOfRun(api: ActionsApi, run: number): Promise<RunArtifacts> {
  const listed = pages(api, `/actions/runs/${run}/artifacts`, {}, artifactsOf);
  return (await first(MAX_ARTIFACTS, listed)).map((artifact) => toArtifact(artifact, run));
}

async function first<T>(count: number, items: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

const artifactsOf = (data: unknown) => parsed(artifactsShape, data).artifacts;
const runsOf = (data: unknown) => parsed(runsShape, data).workflow_runs;

function parsed<S extends v.GenericSchema>(shape: S, data: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(shape, data, { abortEarly: true });
  if (success) return output;
  throw new ExpectedError(
    `GITHUB_API_URL does not answer like GitHub: \`${excerpt(v.getDotPath(issues[0]) ?? 'its answer')}\` is missing or of another kind.`,
    {
      fix: 'Check GITHUB_API_URL, and that no proxy or login page answers in its place.',
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
  for (let page = 1; ; page += 1) {
    const items = itemsOf(await api.get(path, { ...query, per_page: PAGE, page }));
    yield* items;
    if (items.length < PAGE || page === MOST_PAGES) return;
  }
}

function isForeign(repository: number, head: number | undefined): boolean {
  // A fork that was deleted has no id any more.
  return head !== repository;
}

function toArtifact(listed: ListedArtifact, run: number): Artifact {
  const { id, name, expired, digest } = listed;
  const created = listed.created_at === null ? undefined : new Date(listed.created_at);
  return { id, name, bytes: listed.size_in_bytes, created, expired, run, ...(digest && { digest }) };
}

/** Rethrows `error`; a 404 as what is missing: the repository, or `what` in it. */
async function notFound(
  error: unknown,
  api: ActionsApi,
  what: string,
  fix: () => string | Promise<string>,
): Promise<never> {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  const isThere = await api.get('').then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new ExpectedError(`There is no ${what} in ${api.repository}.`, { fix: await fix(), cause: error });
  throw new ExpectedError(`There is no repository ${api.repository} that the token can see.`, {
    fix: 'Check `repository`; a private one other than this needs a `token` with `actions: read` there.',
    cause: error,
  });
}

async function workflowsFix(api: ActionsApi): Promise<string> {
  const names = await api.get('/actions/workflows', { per_page: PAGE }).then(
    (data) => parsed(workflowsShape, data).workflows.map(({ path }) => `\`${excerpt(basename(path))}\``),
    () => [],
  );
  if (names.length === 0) return "Write the name of the workflow's file, such as `load-test.yml`.";
  const more = names.length > SHOWN_WORKFLOWS ? ` and ${names.length - SHOWN_WORKFLOWS} more` : '';
  return `Write the name of its file; there is ${names.slice(0, SHOWN_WORKFLOWS).join(', ')}${more}.`;
}

function noRuns(repository: string, workflow: string, branch: string | undefined): ExpectedError {
  const where = branch === undefined ? repository : `${repository} on branch ${excerpt(branch)}`;
  return new ExpectedError(`The workflow ${excerpt(workflow)} has no successful run in ${where}.`, {
    fix: `Run it${branch === undefined ? '' : ' there'} once, or correct \`workflow\` and \`branch\`; runs for pull requests from forks do not count.`,
  });
}

function noRepository(): ExpectedError {
  return new ExpectedError('It is not known in which repository to look for artifacts.', {
    fix: 'Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY.',
  });
}
