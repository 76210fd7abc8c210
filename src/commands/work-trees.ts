import { relative } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { outputLines } from '../system/exec.ts';
import { realPlace } from '../system/files.ts';
import { runGit } from '../system/git.ts';
import type { Run } from '../work.ts';

/**
 * Second work trees of the user's repository, as `git worktree add` makes them, in a temporary folder. The user's own files, index
 * and branches stay as they are: a work tree has a detached HEAD and its own index. `verify` tries a new profile in one, and
 * `compare` builds the code of other commits in two.
 */

/** A temporary work tree. Disposing of it removes it, so that the user's repository no longer lists it. */
export interface WorkTree extends AsyncDisposable {
  /** The root of the work tree, absolute. */
  readonly folder: string;
}

/** What a new work tree contains, and where it is. */
export interface NewWorkTree {
  /** The root of the user's work tree. */
  readonly root: string;
  /** The folder to make. */
  readonly folder: string;
  /** What is checked out, such as `HEAD` or a commit's SHA. */
  readonly commit: string;
  /** Completes the sentence "git cannot check out …", for errors. */
  readonly what: string;
  readonly fix: string;
}

/**
 * Checks a commit out into a new work tree.
 * @throws ExpectedError with git's reason if git cannot do that.
 */
export async function addWorkTree(run: Pick<Run, 'host'>, options: NewWorkTree): Promise<WorkTree> {
  const { root, folder, commit, what, fix } = options;
  const { host } = run;
  const git = (args: readonly string[], signal?: AbortSignal) =>
    runGit(['worktree', ...args], {
      cwd: root,
      env: withoutPlacesOfGit(host.env),
      // Git needs the login, because a checkout may fetch files of Git LFS, or what a partial clone lacks.
      credentials: 'login',
      signal,
    });
  // Remove the work tree even after a cancellation, or `git worktree list` would keep showing it.
  const remove = async () => {
    await git(['remove', '--force', '--force', folder]);
  };
  try {
    const added = await git(['add', '--detach', '--quiet', folder, commit], host.signal);
    if (added.exitCode === 0) return { folder, [Symbol.asyncDispose]: remove };
    const reason = outputLines(added.stderr).at(-1) ?? 'it gave no reason';
    throw new ExpectedError(`git cannot check out ${what}: ${reason}`, { fix });
  } catch (error) {
    // Git removes its half-made work tree when it fails, but not when a signal ends it.
    await remove();
    throw error;
  }
}

/** Returns the environment without variables that name a repository, so that a program finds that of the folder in which it runs. */
export function withoutPlacesOfGit(env: Run['host']['env']): Run['host']['env'] {
  return { ...env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
}

/** Returns the path of a file or folder from the root of the repository, with symbolic links resolved. */
export function pathFromRoot(root: string, path: string): string {
  return relative(root, realPlace(path));
}
