import { createHash } from 'node:crypto';
import { createOnce, type GitHubApi, type GitHubApiOptions, githubApi, hasStatus } from '../net/github.ts';
import { GitHubRepository, ifThere, sameLogin, viewerLogin } from './github-repository.ts';
import { isSameText } from './templates.ts';

/** The most characters GitHub takes as a comment. */
const COMMENT_LIMIT = 65_536;

export interface CommentOptions extends GitHubApiOptions {
  /** `owner/name` that the pull request belongs to. */
  readonly repository: string;
  /** Of the pull request. */
  readonly number: number;
  /** What the comment is about, such as the import path of a program: there is one comment for each. */
  readonly subject: string;
  /** The comment's Markdown, of at most `maxLength` UTF-16 code units. */
  renderBody(maxLength: number): string;
  /** Updates an existing comment, and makes no new one. */
  readonly onlyUpdate?: boolean;
}

export interface KeptComment {
  /** `unchanged`: its text is up to date; `none`: no comment was made. */
  readonly operation: 'created' | 'updated' | 'unchanged' | 'none';
  readonly url?: string;
}

/**
 * Brings the one comment on `subject` up to date, or makes it. It is known by the hidden mark that it begins with and by its
 * author: comments of other people do not change, whatever mark they quote.
 * @throws `ResponseError`, of the API client, when the server refuses.
 */
export async function keepComment(options: CommentOptions): Promise<KeptComment> {
  const api = githubApi(options);
  const { id } = new GitHubRepository(api, options.repository);
  const issue = { ...id, issue_number: options.number };
  const mark = markOf(options.subject);
  const existing = await find(api, issue, mark);
  if (existing === undefined && options.onlyUpdate === true) return { operation: 'none' };
  const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
  if (existing !== undefined) {
    if (isSameText(existing.body, body)) return { operation: 'unchanged', url: existing.url };
    const comment = { ...id, comment_id: existing.id };
    try {
      const { data } = await api.rest.issues.updateComment({ ...comment, body });
      return { operation: 'updated', url: data.html_url };
    } catch (error) {
      // A token that may only read is answered 404, too; else it was deleted just now.
      const isThere = async () => (await ifThere(() => api.rest.issues.getComment(comment))) !== undefined;
      if (!hasStatus(error, 404) || (await isThere())) throw error;
    }
  }
  const { url } = await createOnce(
    async () => ({ url: (await api.rest.issues.createComment({ ...issue, body })).data.html_url }),
    () => find(api, issue, mark),
  );
  return { operation: 'created', url };
}

/** A digest, so that no name can end the hidden comment early. */
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
  let viewer: Promise<string | undefined> | undefined;
  const pages = api.paginate.iterator(api.rest.issues.listComments, { ...issue, per_page: 100 });
  for await (const { data } of pages) {
    for (const { id, body, html_url: url, user } of data) {
      if (!body?.startsWith(mark) || !user) continue;
      viewer ??= viewerLogin(api);
      const login = await viewer;
      // Where a token may not ask who it is, it is a bot's.
      const ours = login === undefined ? user.type === 'Bot' : sameLogin(user.login, login);
      if (ours) return { id, body, url };
    }
  }
  return undefined;
}
