import type { GitHubApi } from '../github/api.ts';
import { hasStatus, isGraphQlError } from '../github/errors.ts';
import type { Ahead } from './github-repository.ts';

/** What stands on our branch beside the base. */
export type Ownership =
  /** Nothing, or one commit of ours; `parent` is what that one stands on. */
  { readonly kind: 'ours'; readonly parent?: string } | { readonly kind: 'foreign'; readonly why: string };

/**
 * Whether the branch may be overwritten: it is ours when it adds at most one commit, written by the token's
 * owner and changing one file. Merges of the base, as GitHub's button "Update branch" makes them, do not count.
 */
export async function ownership(
  ahead: Ahead | undefined,
  viewer: () => Promise<string | undefined>,
): Promise<Ownership> {
  if (ahead === undefined) return { kind: 'foreign', why: 'has no common history with the base branch' };
  const commits = ahead.commits.filter(({ parents }) => parents.length < 2);
  if (commits.length > 1) {
    const authors = [...new Set(commits.map(({ author }) => author))].join(', ');
    return { kind: 'foreign', why: `holds ${commits.length} commits (by ${authors}) where we make one` };
  }
  const [commit] = commits;
  if (commit === undefined) return { kind: 'ours' };
  if (ahead.files.length > 1) {
    return { kind: 'foreign', why: `changes ${ahead.files.length} files where we change one` };
  }
  const login = await viewer();
  const written = login === undefined ? commit.bot : sameLogin(commit.author, login);
  if (!written) return { kind: 'foreign', why: `holds a commit by ${commit.author}` };
  const [parent] = commit.parents;
  return { kind: 'ours', ...(ahead.count === 1 && parent !== undefined && { parent }) };
}

/** REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
export function sameLogin(one: string, other: string): boolean {
  const plain = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');
  return plain(one) === plain(other);
}

/** Login of the token's owner; undefined where the token may not ask. (`GET /user` is refused to GitHub Apps.) */
export async function viewerLogin(api: GitHubApi): Promise<string | undefined> {
  try {
    const { viewer } = await api.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login;
  } catch (error) {
    if (hasStatus(error, 403, 404) || isGraphQlError(error)) return undefined;
    throw error;
  }
}
