import type { GitHubRepository } from './github-repository.ts';
import type { Version } from './publisher.ts';
import { candidatesFor, versionsAmong } from './versions.ts';

/** The most that GitHub lists at once. */
const PAGE = 100;

/** What `path` held on the branch that ends in `head`, newest first. */
export async function githubVersions(
  repository: GitHubRepository,
  head: string,
  path: string,
  limit: number,
): Promise<readonly Version[]> {
  const candidates = await repository.commits(path, head, Math.min(PAGE, candidatesFor(limit)));
  const contentAt = async (commit: string) => (await repository.file(path, commit))?.bytes;
  return versionsAmong(candidates, contentAt, limit);
}
