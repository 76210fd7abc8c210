import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext } from '../source.ts';
import type { Artifact, ArtifactPlace } from './choice.ts';

const FIX_OTHER_RUN =
  'Name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`.';

/**
 * The artifacts of the run that this job belongs to, through the runner's own service.
 * @throws ExpectedError outside of an action of a workflow.
 */
export function thisRun(context: CollectContext, signal: AbortSignal): ArtifactPlace {
  if (!context.env['ACTIONS_RUNTIME_TOKEN'] || !context.env['ACTIONS_RESULTS_URL']) throw outsideOfARun();
  return {
    description: 'this run',
    async *runs() {
      const client = await newClient();
      const { artifacts } = await asked('listed', signal, () => client.listArtifacts());
      yield artifacts.map(
        ({ id, name, size, createdAt, digest }): Artifact => ({
          ...{ id, name, bytes: size, created: createdAt, expired: false },
          ...(digest && { digest }),
        }),
      );
    },
    async download({ id, name, digest }, file) {
      const client = await newClient();
      const folder = await mkdtemp(join(dirname(file), 'download-'));
      try {
        // Its own unpacking has neither bounds nor a look at names.
        const options = { path: folder, skipDecompress: true, ...(digest && { expectedHash: digest }) };
        const { digestMismatch } = await asked('loaded', signal, () => client.downloadArtifact(id, options));
        if (digestMismatch) throw changed(name);
        const [only] = await readdir(folder);
        if (only === undefined) throw changed(name);
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
    return await Promise.race([printingToStderr(ask), aborted]);
  } catch (error) {
    signal.throwIfAborted();
    throw explained(what, error);
  }
}

function explained(what: string, error: unknown): ExpectedError {
  if ((error as Error).name === 'GHESNotSupportedError') {
    return new ExpectedError(
      "GitHub Enterprise Server does not have the service that lists a run's own artifacts.",
      {
        fix: 'Give the source the `run-id` of this run (github.run_id), which asks the REST API instead.',
        cause: error,
      },
    );
  }
  // Its further lines are advice about self-hosted runners.
  const said = excerpt(messageOf(error).split('\n')[0] ?? '', 200).replace(/\.$/, '');
  return new ExpectedError(`The artifacts of this run could not be ${what}: ${said}.`, {
    fix: 'Run the job again; https://www.githubstatus.com tells of outages of Actions.',
    cause: error,
  });
}

const redirected = new AsyncLocalStorage<true>();
let redirecting = false;

/**
 * Runs `task`; what it prints to stdout goes to stderr. The client reports through @actions/core, which knows stdout
 * only, where the result of a command belongs. The runner heeds workflow commands (masks) on both.
 */
function printingToStderr<T>(task: () => Promise<T>): Promise<T> {
  if (!redirecting) {
    redirecting = true;
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((...args: Parameters<typeof write>) =>
      redirected.getStore() ? process.stderr.write(...args) : write(...args)) as typeof write;
  }
  return redirected.run(true, task);
}

function changed(name: string): ExpectedError {
  return new ExpectedError(`The artifact \`${excerpt(name)}\` did not come as it was uploaded.`, {
    fix: 'Run the job again.',
  });
}

function outsideOfARun(): ExpectedError {
  return new ExpectedError(
    "There is no workflow run here whose artifacts could be taken: it is the action that gets the runner's token for them.",
    {
      fix: `Use the source in a workflow, through the action. ${FIX_OTHER_RUN}`,
    },
  );
}
