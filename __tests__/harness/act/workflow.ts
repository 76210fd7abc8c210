import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { goTool } from '../tools.ts';
import { commandLine, environment } from './command.ts';
import { readLog, type StepRun, type WorkflowLog } from './log.ts';
import { endProcessesOf } from './processes.ts';

/**
 * Runs a workflow file with the real `act` on this host: no Docker, no images, no actions from the network, its own
 * artifact server. A job's workspace is a copy of `repositoryDir`, made by `actions/checkout` and gone at the end;
 * what a test wants to see afterwards leaves it as an output, a summary, an artifact or a call of an API.
 */
export interface WorkflowOptions {
  /** A git repository with at least one commit; its HEAD is GITHUB_SHA. It is not written to. */
  readonly repositoryDir: string;
  /** The event's name, or with (a part of) its payload. */
  readonly event: string | { readonly name: string; readonly payload: Readonly<Record<string, unknown>> };
  /** Relative to `repositoryDir`, or absolute. */
  readonly workflowFile: string;
  /** Variables of all jobs. */
  readonly env?: Readonly<Record<string, string>>;
  /** `GITHUB_TOKEN` is also `github.token`; default: a token that is good for nothing. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Where GITHUB_API_URL points; default: a port that nobody listens on, never GitHub. */
  readonly githubApiUrl?: string;
  /** `owner/name`; default `acme/markdown-service`. */
  readonly repository?: string;
  /** GITHUB_RUN_ID, a whole number; the artifact server keeps each run's artifacts apart. Default 1. */
  readonly runId?: number;
  /**
   * Folders that stand for actions: `owner/name@ref`, or `owner/name` for whatever ref the workflow names. A folder is
   * copied whole for each step, so let it be small (see `stageAction`).
   */
  readonly localActions?: Readonly<Record<string, string>>;
}

export interface WorkflowResult extends WorkflowLog {
  /** act's: 0 when all jobs succeeded; null when it was killed. */
  readonly exitCode: number | null;
  /** The main stage of a step, by its id, or its name where it has no id; undefined when it did not run. */
  step(job: string, idOrName: string): StepRun | undefined;
}

/** The variable by which a run's processes are known. */
const MARK = 'ACT_HARNESS_RUN';

/** Runs the workflow to its end. No process that it started, in whatever session, outlives it. */
export async function runWorkflow(options: WorkflowOptions): Promise<WorkflowResult> {
  const act = await goTool('act');
  // Real, since act compares paths of the workspace as text.
  const scratch = await realpath(await mkdtemp(path.join(tmpdir(), 'act-')));
  const mark = randomUUID();
  try {
    const artifacts = path.join(scratch, 'artifacts');
    // act's server fails on listing a run that has no folder yet; GitHub answers an empty list.
    await mkdir(path.join(artifacts, String(options.runId ?? 1)), { recursive: true });
    const args = await commandLine(options, scratch, artifacts);
    const env = { ...(await environment(scratch)), [MARK]: mark };
    const ended = await runToEnd([act, ...args], env, scratch);
    const log = readLog(ended.lines);
    return { exitCode: ended.exitCode, ...log, step: finder(log.steps) };
  } finally {
    await endProcessesOf(`${MARK}=${mark}`);
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function runToEnd(
  [program, ...args]: [string, ...string[]],
  env: Record<string, string>,
  cwd: string,
): Promise<{ exitCode: number | null; lines: string[] }> {
  // As a last resort; then the log says how far it came.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  const closed = once(child, 'close');
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  // A survivor may hold the pipes open; what act itself printed is there by then.
  await Promise.race([closed, sleep(1_000)]);
  return { exitCode, lines };
}

function finder(steps: readonly StepRun[]): WorkflowResult['step'] {
  return (job, idOrName) =>
    steps.find(
      (step) => step.job === job && step.stage === 'Main' && [step.id, step.name].includes(idOrName),
    );
}
