import { cp, realpath } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type RunResult } from '../system/exec.ts';
import { run } from '../system/exec.ts';
import type { Job, Program } from '../job.ts';
import { outputLines } from '../system/exec.ts';
import { repositoryRoot } from './git.ts';
import type { Place } from './program.ts';

/** A second tree of the program's source, to try something in that the user's own must not see. */
export interface ScratchTree extends AsyncDisposable {
  /** The working directory's place in it. */
  readonly workingDirectory: string;
  /** The profile's place in it. */
  readonly profilePath: string;
}

/**
 * In a repository a work tree of the commit that is checked out, else a copy of the module. Both are in the job's
 * scratch folder; disposing of it tells git that the work tree is gone.
 * @throws ExpectedError when git cannot make it.
 */
export async function scratchTree(job: Job, program: Program, place: Place): Promise<ScratchTree> {
  const folder = join(job.scratch, 'tree');
  const workingDirectory = await realpath(job.config.workingDirectory);
  if (!place.inRepository) {
    const from = await realpath(program.go.moduleDirectory);
    await cp(from, folder, { recursive: true, verbatimSymlinks: true });
    return {
      workingDirectory: join(folder, within(from, workingDirectory) ?? '.'),
      profilePath: join(folder, within(from, program.profilePath) ?? basename(program.profilePath)),
      [Symbol.asyncDispose]: async () => {},
    };
  }
  const root = await repositoryRoot(job, 'Run it in a clone.');
  const added = await git(
    job,
    root,
    ['worktree', 'add', '--detach', '--quiet', folder, 'HEAD'],
    job.host.signal,
  );
  if (added.exitCode !== 0) throw notAdded(added);
  return {
    workingDirectory: join(folder, relative(root, workingDirectory)),
    profilePath: join(folder, place.path),
    [Symbol.asyncDispose]: async () => {
      // Also when the run was cancelled: else the user's repository would go on listing it.
      await git(job, root, ['worktree', 'remove', '--force', '--force', folder]);
    },
  };
}

/** Hooks of the repository are for people's checkouts. */
function git({ host }: Job, cwd: string, args: readonly string[], signal?: AbortSignal): Promise<RunResult> {
  return run(['git', '-c', 'core.hooksPath=/dev/null', ...args], {
    cwd,
    env: { ...host.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
    // What a checkout lacks, of Git LFS or of a partial clone, git fetches.
    credentials: 'login',
    ...(signal && { signal }),
  });
}

function notAdded({ stderr }: RunResult): ExpectedError {
  return new ExpectedError(
    `git cannot check out a second work tree to verify the profile in: ${outputLines(stderr).at(-1) ?? 'it gave no reason'}`,
    { fix: 'Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out.' },
  );
}

/** `path` from `folder`; undefined when it lies outside. */
function within(folder: string, path: string): string | undefined {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside;
}
