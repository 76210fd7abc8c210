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
 * The artifacts of this job's own run. GitHub's REST API does not have them before the run ends, so they are asked for where
 * actions/upload-artifact put them: at the results service, which each job gets a token for.
 *
 * GitHub's toolkit (`@actions/artifact`) is not used. Its list and its download print lines to stdout, with the percent-decoded
 * name of a file from the storage's headers among them, which could be a workflow command; they have no bound, and go on when
 * the run is cancelled. Its public interface gives no signed address, with which we could load the bytes ourselves. So the two
 * methods of the service that it calls are called here, as its source documents them: Twirp, which is a POST of JSON.
 * https://github.com/actions/toolkit/tree/main/packages/artifact/src/generated/results/api/v1
 */
const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';

/** Milliseconds for one request with its retries. */
const REQUEST_TIMEOUT = 60_000;

/** The IDs with which the service names a run and its job. */
interface BackendIds {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
}

/** Servers other than GitHub's write the names of fields in camel case: both are the JSON of protocol buffers. */
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
  // A field that is zero is left out.
  size: v.optional(WHOLE_NUMBER, 0),
  created_at: v.nullish(TIME),
  digest: v.nullish(v.string()),
});
const LIST = message({
  artifacts: v.optional(v.pipe(v.array(THIS_RUN_ARTIFACT), v.maxLength(MOST_ARTIFACTS)), []),
});
const SIGNED = message({ signed_url: v.string() });
const CLAIMS = v.object({ scp: v.string() });

/** @throws ExpectedError outside of an action in a workflow, which alone gets a token for the service. */
export function artifactsOfThisRun(context: CollectContext): ArtifactPlace {
  const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = context.env;
  if (token === '' || !URL.canParse(url))
    throw new ExpectedError('There is no workflow run here whose artifacts could be taken.', {
      fix: 'Use the source in a workflow, through the action; or name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`.',
    });
  context.mask(token);
  const service = new URL(url);
  const own = backendIdsIn(token);
  const ask = <S extends v.GenericSchema>(
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
  /** The service's own IDs of each artifact: another attempt of the run, or another job, uploaded it. */
  const uploaders = new Map<number, BackendIds>();
  return {
    description: 'this run',
    async *runs() {
      const { artifacts } = await ask('ListArtifacts', own, LIST, context.signal);
      yield artifacts.map((listed): Artifact => {
        const { workflow_run_backend_id, workflow_job_run_backend_id, database_id: id } = listed;
        uploaders.set(id, { workflow_run_backend_id, workflow_job_run_backend_id });
        return {
          id,
          name: listed.name,
          bytes: listed.size,
          created: typeof listed.created_at === 'number' ? new Date(listed.created_at) : undefined,
          expired: false,
          digest: listed.digest ?? undefined,
          run: undefined,
        };
      });
    },
    download(artifact, path) {
      const once = async (signal: AbortSignal) => {
        const request = { ...(uploaders.get(artifact.id) ?? own), name: artifact.name };
        // The address expires, so each attempt asks for a new one.
        const signed = await ask('GetSignedArtifactURL', request, SIGNED, signal);
        const storage = { address: signed.signed_url, service };
        await loadFromStorage(storage, artifact, path, { ...context, signal });
      };
      const { signal, progress } = context;
      const name = `artifact ${artifact.id} of this run`;
      return attemptRepeatedly(once, { name, window: 0, timeout: DOWNLOAD_TIMEOUT, signal, progress });
    },
  };
}

/** The run and the job that a token speaks for: its scope `Actions.Results:RUN:JOB`. */
function backendIdsIn(token: string): BackendIds {
  const claims = readJson(Buffer.from(token.split('.')[1] ?? '', 'base64url'), CLAIMS);
  const scope = claims?.scp.split(' ').find((text) => text.startsWith('Actions.Results:'));
  const [, run, job, ...others] = scope?.split(':') ?? [];
  if (run !== undefined && job !== undefined && others.length === 0)
    return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
  throw new ExpectedError('ACTIONS_RUNTIME_TOKEN does not say of which workflow run it is.', {
    fix: 'Leave that variable as the runner sets it, or name the run by `run-id`.',
  });
}
