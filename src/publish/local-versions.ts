import type { LocalRepository } from './local-repository.ts';
import type { Version } from './publisher.ts';
import { candidatesFor, versionsAmong } from './versions.ts';

/**
 * What `path` held on the branch that ends in `head`, newest first. Only the first parents are followed: a merge
 * counts as the one step that it was for the branch. In a shallow clone, the oldest commit that is there stands for
 * the one that brought what it holds.
 */
export async function localVersions(
  repository: LocalRepository,
  head: string,
  path: string,
  limit: number,
): Promise<readonly Version[]> {
  // Not `git log`, which the user's configuration makes follow renames and print signatures.
  const listed = await repository.text([
    ...['rev-list', '--first-parent', `--max-count=${candidatesFor(limit)}`],
    ...['--format=%H%x00%ct%x00%s', head, '--', `:(top,literal)${path}`],
  ]);
  const candidates = listed
    .split('\n')
    .map((line) => line.split('\0'))
    .flatMap(([commit = '', seconds, title]) =>
      title === undefined ? [] : [{ commit, title, time: new Date(Number(seconds) * 1_000).toISOString() }],
    );
  return versionsAmong(candidates, (commit) => repository.file(commit, path), limit);
}
