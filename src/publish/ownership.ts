import type { GitHubApi } from '../net/github.ts';
import { hasStatus, isGraphQlError } from '../net/github.ts';
import { printableName } from '../system/text.ts';
import type { Ahead } from './github-repository.ts';

/** What stands on our branch beside the base. */
export type Ownership =
  /** Nothing, or one commit of ours with what it stands on and what it changes (as in `Ahead`). */
  | {
      readonly kind: 'ours';
      readonly commit?: { readonly parent: string; readonly files: Ahead['files'] };
    }
  | { readonly kind: 'foreign'; readonly why: string };

/**
 * Whether the branch may be overwritten: it is ours when it adds at most one commit, written by the token's
 * owner and changing profiles alone. Merges of the base, as GitHub's button "Update branch" makes them, do not count.
 * @param paths of the profiles; empty when nobody has said them.
 */
export async function ownership(
  ahead: Ahead | undefined,
  paths: ReadonlySet<string>,
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
  const other = [...ahead.files.keys()].find((path) => paths.size > 0 && !paths.has(path));
  if (other !== undefined)
    return { kind: 'foreign', why: `changes ${printableName(other)}, which we do not` };
  const login = await viewer();
  const written = login === undefined ? commit.bot : sameLogin(commit.author, login);
  if (!written) return { kind: 'foreign', why: `holds a commit by ${commit.author}` };
  const [parent] = commit.parents;
  const alone = ahead.count === 1 && parent !== undefined;
  return { kind: 'ours', ...(alone && { commit: { parent, files: ahead.files } }) };
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
