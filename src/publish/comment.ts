import { createHash } from 'node:crypto';
import { type GitHubApi, githubApi } from '../net/github.ts';
import { createOnce } from '../net/github.ts';
import { hasStatus } from '../net/github.ts';
import { GitHubRepository } from './github-repository.ts';
import { sameLogin, viewerLogin } from './ownership.ts';

/** The most characters GitHub takes as a comment. */
const COMMENT_LIMIT = 65_536;

export interface CommentOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name` that the pull request belongs to. */
  readonly repository: string;
  /** Of the pull request. */
  readonly number: number;
  /** What the comment is about, such as the import path of a program: there is one comment for each. */
  readonly subject: string;
  /** The comment's Markdown, of at most `maxLength` UTF-16 code units. */
  renderBody(maxLength: number): string;
  /** Leave it at that when there is no comment yet. */
  readonly onlyUpdate?: boolean;
  readonly signal?: AbortSignal;
  readonly retryDelay?: number;
}

export interface KeptComment {
  /** `unchanged`: it says the same already; `none`: there is none, and none was wanted. */
  readonly operation: 'created' | 'updated' | 'unchanged' | 'none';
  readonly url?: string;
}

/**
 * Brings the one comment on `subject` up to date, or makes it. It is known by a hidden mark that it begins with, and by
 * its author: what other people write stays as it is, whatever mark they quote.
 * @throws what the API client throws (`ResponseError`) for what the server refuses.
 */
export async function keepComment(options: CommentOptions): Promise<KeptComment> {
  const { token, apiUrl, signal, retryDelay } = options;
  const api = githubApi({
    token,
    apiUrl,
    ...(signal && { signal }),
    ...(retryDelay !== undefined && { retryDelay }),
  });
  const { owner, repo } = new GitHubRepository(api, options.repository);
  const mark = markOf(options.subject);
  const existing = await find(api, { owner, repo, issue_number: options.number }, mark);
  if (existing === undefined && options.onlyUpdate === true) return { operation: 'none' };
  const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
  if (existing !== undefined) {
    if (normalized(existing.body) === normalized(body)) return { operation: 'unchanged', url: existing.url };
    try {
      const { data } = await api.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body });
      return { operation: 'updated', url: data.html_url };
    } catch (error) {
      // Somebody has deleted it in this moment.
      if (!hasStatus(error, 404) || (await isThere(api, { owner, repo, comment_id: existing.id })))
        throw error;
    }
  }
  const issue = { owner, repo, issue_number: options.number };
  const { url } = await createOnce(
    async () => ({ url: (await api.rest.issues.createComment({ ...issue, body })).data.html_url }),
    () => find(api, issue, mark),
  );
  return { operation: 'created', url };
}

/** Told by a digest, so that no name can end the hidden comment early. */
function markOf(subject: string): string {
  return `<!-- go-pgo-action: comment ${createHash('sha256').update(subject).digest('hex').slice(0, 16)} -->`;
}

interface Found {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/** The oldest comment of ours with that mark. */
async function find(
  api: GitHubApi,
  issue: { readonly owner: string; readonly repo: string; readonly issue_number: number },
  mark: string,
): Promise<Found | undefined> {
  let login: string | undefined | null = null;
  const pages = api.paginate.iterator(api.rest.issues.listComments, { ...issue, per_page: 100 });
  for await (const { data } of pages) {
    for (const { id, body, html_url: url, user } of data) {
      if (!body?.startsWith(mark) || !user) continue;
      // Asked only where it matters; where a token may not ask, it is that of a bot.
      if (login === null) login = await viewerLogin(api);
      const ours = login === undefined ? user.type === 'Bot' : sameLogin(user.login, login);
      if (ours) return { id, body, url };
    }
  }
  return undefined;
}

/** A token that may only read is answered 404 for what it may not write, too. */
async function isThere(
  api: GitHubApi,
  comment: { readonly owner: string; readonly repo: string; readonly comment_id: number },
): Promise<boolean> {
  try {
    await api.rest.issues.getComment(comment);
    return true;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw error;
  }
}

function normalized(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}
