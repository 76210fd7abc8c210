import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { spoolBody } from '../net/api.ts';
import { generalFailure, githubApi, isResponseError, serverWords } from '../net/github.ts';
import { attemptRepeatedly, EndpointError } from '../net/retry.ts';
import { isThisMachine, nameOf, networkFor, send } from '../net/send.ts';
import { orAborted } from '../system/deadline.ts';
import { ExpectedError, messageOf, note } from '../system/errors.ts';
import { sha256OfFile } from '../system/files.ts';
import { compareText, count } from '../system/format.ts';
import { globOf } from '../system/glob.ts';
import { apiUrlIn } from '../system/host.ts';
import { duration, excerpt, printableName, someOf } from '../system/text.ts';
import { collectDownloads, ZIP_LIMITS } from './downloads.ts';
import type { ArtifactSource, CollectContext, Collector } from './source.ts';

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  /** Undefined where the server does not say. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  readonly digest?: string | undefined;
  /** Its run; undefined: this one. */
  readonly run?: number;
}

interface ArtifactPlace {
  /** As it follows "in" or "of" in a sentence, such as `run 7 of acme/service`. */
  readonly description: string;
  /** The artifacts of one run after the other, the newest first; no further than it is asked. */
  runs(): AsyncIterable<readonly Artifact[]>;
  download(artifact: Artifact, file: string): Promise<void>;
}

/**
 * Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
 * `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
 */
export const collectArtifacts: Collector<ArtifactSource> = (source, context) =>
  collectDownloads('artifacts', source, ZIP_LIMITS.bytes, context, async (bounded) => {
    const place = placeOf(source, bounded);
    const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
    const downloads = artifacts.map((artifact) => {
      // Of a name that several runs have, with the run.
      const isTwice = artifacts.filter(({ name }) => name === artifact.name).length > 1;
      const run = isTwice && artifact.run ? ` (run ${artifact.run})` : '';
      const name = printableName(`${artifact.name}${run}`);
      const load = (file: string) => {
        context.progress(`Loading artifact ${name} of ${place.description}`);
        return place.download(artifact, file);
      };
      return { name, bytes: artifact.bytes, load };
    });
    return { downloads, findings };
  });

function placeOf(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  if ([workflow, branch, runId, repository].some((value) => value !== undefined))
    return otherRuns(source, context);
  const { GITHUB_SERVER_URL: url = '', GITHUB_RUN_ID: ownRun } = context.env;
  // The service behind a run's own artifacts is on github.com and *.ghe.com only; an Enterprise Server has its REST API.
  const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
  if (url === '' || hasService || !ownRun) return thisRun(context);
  return otherRuns({ ...source, runId: Number(ownRun) }, context);
}

/**
 * The artifacts that the source means: those of the newest run that has any; with a `limit`, the newest over all runs.
 * Of one name in one run (a job that ran again) the newest.
 * @throws ExpectedError when none is left, with the reason.
 */
async function chooseArtifacts(place: ArtifactPlace, { name, limit, maxAge }: ArtifactSource, now: Date) {
  // Names hold no slash, so `*` matches all of one.
  const glob = globOf(name, { hidden: true });
  const chosen: Artifact[] = [];
  let [expired, tooOld] = [0, 0];
  const others = new Set<string>();
  for await (const run of place.runs()) {
    // The newest of each name, by ids, which grow: times have a second's resolution only.
    const byId = new Map([...run].sort((a, b) => a.id - b.id).map((artifact) => [artifact.name, artifact]));
    for (const artifact of [...byId.values()].sort((a, b) => b.id - a.id)) {
      const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
      if (artifact.name !== name && !glob.matches(artifact.name)) others.add(artifact.name);
      else if (artifact.expired) expired += 1;
      else if (maxAge !== undefined && age > maxAge) tooOld += 1;
      else chosen.push(artifact);
    }
    if (chosen.length >= (limit ?? 1)) break;
  }
  const left = [
    ...(expired > 0 ? [`${count(expired, 'artifact')} had expired`] : []),
    ...(tooOld > 0 ? [`${count(tooOld, 'artifact')} older than max-age ${duration(maxAge ?? 0)}`] : []),
  ].join(', ');
  if (chosen.length === 0) {
    const shown = someOf([...others].sort(compareText).map((other) => `\`${excerpt(other)}\``));
    const why = left || (others.size === 0 ? 'it has none' : `it has ${shown}`);
    const message = `There is no artifact named \`${excerpt(name)}\` in ${place.description}: ${why}.`;
    throw new ExpectedError(message, {
      fix: 'Upload the profile by actions/upload-artifact in a job that this one `needs`, write the name under which it was uploaded, or name its `workflow`, `run-id` or `repository`; old ones need a longer `max-age` or `retention-days`.',
    });
  }
  return { artifacts: chosen.slice(0, limit), findings: left === '' ? [] : [note(`Left out: ${left}.`)] };
}

/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list: artifacts of one run or of a repository, or runs. */
const MOST_PAGES = 20;
/** Milliseconds for one archive, retries included. */
const DOWNLOAD_TIMEOUT = 15 * 60 * 1000;

const FIX_STORAGE = 'Run again later; https://www.githubstatus.com reports outages.';
const FIX_ANSWER = 'Check GITHUB_API_URL, and that no proxy or login page answers in its place.';

const ARTIFACT = v.object({
  id: v.number(),
  name: v.string(),
  size_in_bytes: v.number(),
  expired: v.boolean(),
  created_at: v.nullable(v.string()),
  digest: v.nullish(v.string()),
});
const RUN = v.object({
  id: v.number(),
  repository: v.object({ id: v.number() }),
  // A fork that was deleted has none.
  head_repository: v.nullish(v.object({ id: v.number() })),
});

/**
 * The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. Except for a
 * run named by its id, only successful runs count, and none whose code came from a fork: anybody can open a pull request
 * that uploads an artifact of any name.
 * @throws ExpectedError without a token or a repository.
 */
function otherRuns(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { token, env, signal, progress } = context;
  const { branch, runId, repository = env['GITHUB_REPOSITORY'] } = source;
  if (!repository)
    throw new ExpectedError('There is no repository to look for artifacts in.', {
      fix: 'Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY.',
    });
  if (!token)
    throw new ExpectedError('Artifacts of another run need a GitHub token.', {
      fix: 'In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN.',
    });
  const api = githubApi({ token, apiUrl: apiUrlIn(env), signal, retryDelay: 500 });
  // The API's own failures are retried by its client.
  const ask = (what: string, path: string, options: Readonly<Record<string, unknown>>) =>
    api.request(`GET /repos/${repository}/actions${path}`, options).catch((error: unknown) => {
      signal.throwIfAborted();
      throw explained(error, `${what} of ${repository}`);
    });

  /** The items of a list, page by page, no further than they are asked for. */
  async function* listed<T>(path: string, key: string, item: v.GenericSchema<unknown, T>, query = {}) {
    const schema = v.object({ [key]: v.array(item) });
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { data } = await ask('the artifacts', path, { ...query, per_page: PAGE, page });
      const { success, output } = v.safeParse(schema, data, { abortEarly: true });
      if (!success)
        throw new ExpectedError(`GITHUB_API_URL does not answer like GitHub: it has no list of ${key}.`, {
          fix: FIX_ANSWER,
        });
      const items = output[key] ?? [];
      yield* items;
      if (items.length < PAGE) return;
    }
  }

  async function artifactsOf(run: number): Promise<readonly Artifact[]> {
    const artifacts: Artifact[] = [];
    for await (const one of listed(`/runs/${run}/artifacts`, 'artifacts', ARTIFACT)) {
      const { id, name, expired, digest, created_at, size_in_bytes: bytes } = one;
      const created = created_at === null ? undefined : new Date(created_at);
      artifacts.push({ id, name, bytes, created, expired, run, digest: digest ?? undefined });
    }
    return artifacts;
  }

  // The API knows a workflow by its file's name; people also write its path.
  const workflow = source.workflow === undefined ? undefined : basename(source.workflow);
  async function* runs(): AsyncGenerator<readonly Artifact[]> {
    if (runId !== undefined) return yield await artifactsOf(runId);
    const of = workflow === undefined ? '' : `/workflows/${encodeURIComponent(workflow)}`;
    const query = { status: 'success', ...(branch && { branch }) };
    let inspected = 0;
    for await (const run of listed(`${of}/runs`, 'workflow_runs', RUN, query)) {
      if (run.head_repository?.id !== run.repository.id) continue;
      yield await artifactsOf(run.id);
      inspected += 1;
      if (inspected === MAX_RUNS) return;
    }
  }

  function download(artifact: Artifact, file: string): Promise<void> {
    const name = `artifact ${artifact.id} of ${repository}`;
    const once = async (bounded: AbortSignal) => {
      const path = `/artifacts/${artifact.id}/zip`;
      const { headers } = await ask(name, path, { request: { redirect: 'manual' } });
      const { location = '' } = headers;
      if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol))
        throw new ExpectedError('GitHub answered without a place to load the artifact from.', {
          fix: FIX_ANSWER,
        });
      await saveFrom(new URL(location), artifact, file, { ...context, signal: bounded });
    };
    return attemptRepeatedly(once, { name, window: 0, timeout: DOWNLOAD_TIMEOUT, signal, progress });
  }

  const ofWorkflow = workflow === undefined ? '' : ` of ${excerpt(workflow)}`;
  const onBranch = branch === undefined ? '' : ` on branch ${excerpt(branch)}`;
  const which = runId === undefined ? `the successful runs${ofWorkflow}${onBranch} in` : `run ${runId} of`;
  return { description: `${which} ${repository}`, runs, download };
}

/** Loads an archive from the storage that the API named, and compares its digest. */
async function saveFrom(
  place: URL,
  { digest }: Artifact,
  file: string,
  { env, signal, disk }: CollectContext,
): Promise<void> {
  // The API names its storage as a redirect does; an API on this machine, an emulator, may have it there, too.
  const api = new URL(apiUrlIn(env));
  const way = isThisMachine(api.hostname)
    ? { network: networkFor(env, true) }
    : { network: networkFor(env), namedBy: api };
  // The place is signed, and on another host: it gets no token.
  const answer = await send(place, { headers: {}, ...way, signal, reach: FIX_STORAGE });
  if (answer.status !== 200) {
    answer.body.on('error', () => {}).destroy();
    const message = `${nameOf(answer.url)} answered ${answer.status}.`;
    throw new EndpointError(message, { fix: FIX_STORAGE, retry: 'soon' });
  }
  await spoolBody(answer.body, file, { name: nameOf(place), signal, disk }, ZIP_LIMITS.bytes);
  if (!digest?.startsWith('sha256:')) return;
  const actual = `sha256:${await sha256OfFile(file)}`;
  if (digest !== actual) throw changed(`its digest is ${actual}, not ${excerpt(digest)}`);
}

function changed(how: string): ExpectedError {
  return new ExpectedError(`The artifact did not arrive as it was uploaded: ${how}.`, {
    fix: 'Run again; if it stays so, something between this machine and GitHub changes downloads.',
  });
}

function explained(error: unknown, what: string): unknown {
  if (!isResponseError(error)) return error;
  const { status } = error;
  const words = excerpt(serverWords(error), 200).replace(/\.$/, '');
  const [message, fix] = generalFailure(error) ?? [
    `GitHub answered ${status} about ${what}: ${words}.`,
    FIXES[status] ?? FIX_ANSWER,
  ];
  return new ExpectedError(message, { fix, cause: error });
}

const FIXES: Readonly<Record<number, string>> = {
  403: 'Add `permissions: { actions: read }` to the job, with its other permissions; another repository needs a `token` with `actions: read` there.',
  404: 'Check `repository`, `run-id` and `workflow`, which is the name of a file in `.github/workflows`; another private repository needs a `token` with `actions: read` there.',
};

/** The artifacts of this job's run, by the runner's own service. @throws ExpectedError outside of an action of a workflow. */
function thisRun({ env, signal }: CollectContext): ArtifactPlace {
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
    throw new ExpectedError('There is no workflow run here whose artifacts could be taken.', {
      fix: 'Use the source in a workflow, through the action; or name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`.',
    });
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
  try {
    signal.throwIfAborted();
    return await orAborted(ask(), signal);
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
