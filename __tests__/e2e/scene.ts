import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAND_INS, stageAction } from '../harness/act/action-folders.ts';
import type { StepRun } from '../harness/act/log.ts';
import { runWorkflow, type WorkflowOptions, type WorkflowResult } from '../harness/act/workflow.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { type Files, makeRepository } from './repository.ts';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const REPOSITORY = 'acme/markdown-service';

/** A repository with the workflows of `examples/`, on this machine and on the emulated GitHub, and what runs them. */
export interface Scene extends AsyncDisposable {
  /** The local clone, which a run's `actions/checkout` copies. */
  readonly directory: string;
  readonly github: GitHubHarness;
  /** Runs a file of `.github/workflows/` with this checkout's action, as if its schedule had come, or what `how` says. */
  run(workflow: string, how?: Pick<Partial<WorkflowOptions>, 'event' | 'env'>): Promise<WorkflowResult>;
}

/** @param files in addition to the example service and the workflows, such as `.github/pgo.yml`. */
export async function setScene(files: Files): Promise<Scene> {
  await using setup = new AsyncDisposableStack();
  const folder = setup.use(await temporaryFolder());
  const directory = join(folder.path, 'repository');
  await makeRepository(directory, files);
  const github = setup.use(await startGitHub({ repository: REPOSITORY, directory }));
  const action = await stageAction(CHECKOUT, join(folder.path, 'action'));
  const scene = setup.move();
  let runId = 0;
  return {
    directory,
    github,
    run: (workflow, how = {}) => {
      runId += 1;
      return runWorkflow({
        repositoryDir: directory,
        event: 'schedule',
        workflowFile: join('.github', 'workflows', workflow),
        repository: REPOSITORY,
        runId,
        githubApiUrl: github.url,
        secrets: { GITHUB_TOKEN: github.token },
        localActions: { ...STAND_INS, 'go-pgo/action': action },
        ...how,
      });
    },
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

/** Our step, the last one of the examples' workflows. @throws Error with the whole log when it did not run. */
export function refreshStep(result: WorkflowResult): StepRun {
  const step = result.step('refresh', 'Refresh default.pgo');
  if (step === undefined) throw new Error(`The step did not run:\n${result.log}`);
  return step;
}
