import { relative } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { outputLines } from '../system/exec.ts';
import { realPlace } from '../system/files.ts';
import { runGit } from '../system/git.ts';
import type { Run } from '../work.ts';

/**
 * Makes more work trees of the user's repository in a temporary folder, with `git worktree add`. The user's own files, index and branches
 * stay unchanged, because an additional work tree has a detached HEAD and a separate index. `verify` tries a new profile in a work tree,
 * and `compare` builds the code of other commits in work trees.
 */

/** A temporary work tree. Disposing of this object removes the work tree, so that the user's repository no longer lists it. */
export interface WorkTree extends AsyncDisposable {
  /** The absolute path of the root of the work tree. */
  readonly folder: string;
}

/** The options for making a work tree. */
export interface NewWorkTree {
  /** The root of the user's work tree. */
  readonly root: string;
  /** The folder of the new work tree, which git makes. */
  readonly folder: string;
  /** The commit to check out, such as `HEAD` or a commit's SHA. */
  readonly commit: string;
  /** Completes the sentence "git cannot check out …", for errors. */
  readonly what: string;
  readonly fix: string;
}

/**
 * Checks a commit out into a new work tree.
 * @throws ExpectedError with git's reason if git cannot check out the commit.
 */
export async function addWorkTree(run: Pick<Run, 'host'>, options: NewWorkTree): Promise<WorkTree> {
  const { root, folder, commit, what, fix } = options;
  const { host } = run;
  const git = (args: readonly string[], signal?: AbortSignal) =>
    runGit(['worktree', ...args], {
      cwd: root,
      env: withoutPlacesOfGit(host.env),
      // Git needs the login, because a checkout may fetch files of Git LFS, or objects that a partial clone lacks.
      credentials: 'login',
      signal,
    });
  // The work tree is removed even after a cancellation, because `git worktree list` would keep showing it.
  const remove = async () => {
    await git(['remove', '--force', '--force', folder]);
  };
  try {
    const added = await git(['add', '--detach', '--quiet', folder, commit], host.signal);
    if (added.exitCode === 0) return { folder, [Symbol.asyncDispose]: remove };
    const reason = outputLines(added.stderr).at(-1) ?? 'it gave no reason';
    throw new ExpectedError(`git cannot check out ${what}: ${reason}`, { fix });
  } catch (error) {
    // Git itself removes an incomplete work tree after an error, but not after a signal.
    await remove();
    throw error;
  }
}

/** Returns the environment without variables that name a repository, so that a program finds the repository of its current folder. */
export function withoutPlacesOfGit(env: Run['host']['env']): Run['host']['env'] {
  return { ...env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
}

/** Returns the path of a file or folder relative to the root of the repository, with symbolic links resolved. */
export function pathFromRoot(root: string, path: string): string {
  return relative(root, realPlace(path));
}
