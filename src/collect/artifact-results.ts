import * as v from 'valibot';
import { type ApiAnswer, callApi } from '../net/api.ts';
import { readJson } from '../net/json.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { ExpectedError } from '../system/errors.ts';
import {
  ARTIFACT_NAME,
  type Artifact,
  type ArtifactPlace,
  DOWNLOAD_TIMEOUT,
  FIX_STORAGE,
  loadFromStorage,
  MOST_ARTIFACTS,
  TIME,
  WHOLE_NUMBER,
} from './artifact-place.ts';
import type { CollectContext } from './source.ts';

/**
 * Lists and loads the artifacts of the run that this job belongs to. GitHub's REST API has the artifacts of a run only after the run has
 * ended. So this file gets the artifacts of the current run from the results service, to which actions/upload-artifact uploads artifacts.
 * Each job gets a token for the results service.
 *
 * This file cannot use GitHub's toolkit (`@actions/artifact`), for three reasons. First, the toolkit prints to stdout a file name that the
 * storage chose, and that name could be a workflow command. Second, the downloads of the toolkit have no size limit, and continue after the
 * run is cancelled. Third, the toolkit's public functions do not return the signed URL, which this program needs to download the archive.
 * This file calls the same two methods of the results service that the toolkit calls. The protocol of the service is Twirp, in which each
 * call is a POST request with JSON. The messages of the protocol are described in
 * https://github.com/actions/toolkit/tree/main/packages/artifact/src/generated/results/api/v1
 */
const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';

/** The time for one request with its retries, in milliseconds. */
const REQUEST_TIMEOUT = 60_000;

/** The IDs that the results service uses for a workflow run and for one of its jobs. */
interface BackendIds {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
}

/**
 * Returns the schema of a message of the results service. Some servers that imitate GitHub write the names of the fields in camel case,
 * because the JSON of protocol buffers allows snake case and camel case.
 */
const message = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [inSnakeCase(name), value])),
    ),
    v.object(entries),
  );

function inSnakeCase(name: string): string {
  return name.slice(0, 100).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const THIS_RUN_ARTIFACT = message({
  workflow_run_backend_id: v.string(),
  workflow_job_run_backend_id: v.string(),
  database_id: WHOLE_NUMBER,
  name: ARTIFACT_NAME,
  // The service leaves out a field whose value is zero.
  size: v.optional(WHOLE_NUMBER, 0),
  created_at: v.nullish(TIME),
  digest: v.nullish(v.string()),
});
const LIST = message({
  artifacts: v.optional(v.pipe(v.array(THIS_RUN_ARTIFACT), v.maxLength(MOST_ARTIFACTS)), []),
});
const SIGNED = message({ signed_url: v.string() });
const CLAIMS = v.object({ scp: v.string() });

/**
 * Returns an object that lists and downloads the artifacts of this run.
 * @throws ExpectedError outside of a workflow, because only a workflow job has a token for the service.
 */
export function artifactsOfThisRun(context: CollectContext): ArtifactPlace {
  const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = context.env;
  if (token === '' || !URL.canParse(url))
    throw new ExpectedError(
      'The source takes artifacts of the current workflow run, but this command does not run in a workflow.',
      {
        fix: 'Use the source in a workflow, through the action. Outside of a workflow, set `repository: owner/name` and `run-id` or `workflow`, and a token with `actions: read`.',
      },
    );
  context.mask(token);
  const service = new URL(url);
  const own = backendIdsIn(token);
  const callService = <S extends v.GenericSchema>(
    method: string,
    request: object,
    schema: S,
    signal: AbortSignal,
  ) => {
    const call = {
      product: "GitHub's results service",
      url: new URL(`${SERVICE}/${method}`, service),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      timeout: REQUEST_TIMEOUT,
      fixFor: () => `Run the job again. ${FIX_STORAGE}`,
    };
    return callApi(call, { ...context, signal }, ({ body }: ApiAnswer) => readJson(body, schema));
  };
  /** The IDs of the run and the job that uploaded each artifact. The artifact may be from an earlier attempt of this run, or from a different job. */
  const uploaders = new Map<number, BackendIds>();
  return {
    description: 'this run',
    async *runs() {
      const { artifacts } = await callService('ListArtifacts', own, LIST, context.signal);
      for (const { workflow_run_backend_id, workflow_job_run_backend_id, database_id } of artifacts)
        uploaders.set(database_id, { workflow_run_backend_id, workflow_job_run_backend_id });
      yield artifacts.map(artifactOf);
    },
    download(artifact, path) {
      const attempt = async (signal: AbortSignal) => {
        const request = { ...(uploaders.get(artifact.id) ?? own), name: artifact.name };
        // A signed URL expires, so each attempt requests a new signed URL.
        const signed = await callService('GetSignedArtifactURL', request, SIGNED, signal);
        const storage = { address: signed.signed_url, service };
        await loadFromStorage(storage, artifact, path, { ...context, signal });
      };
      const { signal, progress } = context;
      const name = `artifact ${artifact.id} of this run`;
      return attemptRepeatedly(attempt, { name, window: 0, timeout: DOWNLOAD_TIMEOUT, signal, progress });
    },
  };
}

/** Turns an artifact in the service's list into an `Artifact`. */
function artifactOf(listed: v.InferOutput<typeof THIS_RUN_ARTIFACT>): Artifact {
  return {
    id: listed.database_id,
    name: listed.name,
    bytes: listed.size,
    created: typeof listed.created_at === 'number' ? new Date(listed.created_at) : undefined,
    expired: false,
    digest: listed.digest ?? undefined,
    run: undefined,
  };
}

/**
 * Returns the IDs of the run and the job that a token belongs to. The token's scope `Actions.Results:RUN:JOB` contains the IDs of the run
 * and the job.
 */
function backendIdsIn(token: string): BackendIds {
  const claims = readJson(Buffer.from(token.split('.')[1] ?? '', 'base64url'), CLAIMS);
  const scope = claims?.scp.split(' ').find((text) => text.startsWith('Actions.Results:'));
  const [, run, job, ...others] = scope?.split(':') ?? [];
  if (run !== undefined && job !== undefined && others.length === 0)
    return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
  throw new ExpectedError('ACTIONS_RUNTIME_TOKEN does not name the workflow run that it belongs to.', {
    fix: 'Do not change this variable, which the runner sets, or name the run by `run-id`.',
  });
}
