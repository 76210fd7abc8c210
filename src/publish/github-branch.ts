import { UsageError } from '../system/errors.ts';
import { hasStatus } from '../net/github.ts';
import type { GitHubRepository } from './github-repository.ts';

/**
 * Makes `branch` point to `sha` whatever it was before, also when it came to be or went meanwhile.
 * @throws UsageError when another branch's name keeps this one from being made.
 */
export async function putBranch(
  repository: GitHubRepository,
  branch: string,
  sha: string,
  exists: boolean,
): Promise<void> {
  try {
    if (exists) await moveBranch(repository, branch, sha, { force: true });
    else await createBranch(repository, branch, sha);
  } catch (error) {
    if (!exists && hasStatus(error, 422) && /reference update failed/i.test(error.message)) {
      await requireRoom(repository, branch);
    }
    const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
    if (!appeared && !(exists && isGone(error))) throw error;
    if (appeared) await moveBranch(repository, branch, sha, { force: true });
    else await createBranch(repository, branch, sha);
  }
}

export async function moveBranch(
  { api, id }: GitHubRepository,
  branch: string,
  sha: string,
  { force }: { readonly force: boolean },
): Promise<void> {
  await api.rest.git.updateRef({ ...id, ref: `heads/${branch}`, sha, force });
}

/** Deletes the branch; one that is gone already is fine. */
export async function deleteBranch({ api, id }: GitHubRepository, branch: string): Promise<void> {
  try {
    await api.rest.git.deleteRef({ ...id, ref: `heads/${branch}` });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function createBranch({ api, id }: GitHubRepository, branch: string, sha: string): Promise<void> {
  await api.rest.git.createRef({ ...id, ref: `refs/heads/${branch}`, sha });
}

function isGone(error: unknown): boolean {
  return hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
}

/** Git has no room for both `pgo` and `pgo/default`, and the server does not say that this was it. */
async function requireRoom(repository: GitHubRepository, branch: string): Promise<void> {
  const parts = branch.split('/');
  let inTheWay: string | undefined;
  for (let length = 1; length < parts.length && inTheWay === undefined; length++) {
    const above = parts.slice(0, length).join('/');
    if ((await repository.head(above)) !== undefined) inTheWay = above;
  }
  inTheWay ??= await branchBelow(repository, branch);
  if (inTheWay === undefined) return;
  throw new UsageError(
    `The branch \`${branch}\` cannot be made in ${repository.fullName}: there is a branch \`${inTheWay}\`.`,
    { fix: 'Set `branch` to a name that does not continue that one, or delete that branch.' },
  );
}

async function branchBelow({ api, id }: GitHubRepository, branch: string): Promise<string | undefined> {
  const { data } = await api.rest.git.listMatchingRefs({ ...id, ref: `heads/${branch}/` });
  return data[0]?.ref.replace('refs/heads/', '');
}
