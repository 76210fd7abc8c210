import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import {
  type GitHubApi,
  type GitHubApiOptions,
  type GraphQlError,
  generalFailure,
  githubApi,
  hasLostAnswer,
  hasStatus,
  isGraphQlError,
  isRateLimit,
  isResponseError,
  type ResponseError,
  serverWords,
} from '../net/github.ts';
import { listPages } from '../net/pages.ts';
import type { BaseReader } from '../settings/base.ts';
import { ExpectedError } from '../system/errors.ts';
import { apiUrlIn, type Host } from '../system/host.ts';
import { isSameText } from './proposal-text.ts';
import { MayOnlyRead, type ModeAt, signedOff, type Version, versionsAmong } from './publisher.ts';
import type { Ahead, NewCommit, Person, Repository } from './repository.ts';
import { adviceForRules } from './server-rules.ts';

/** The most requests to GitHub's API that run at the same time. GitHub slows down clients that make more requests in parallel. */
const READS_AT_ONCE = 4;
/** The most items that GitHub lists in one answer. */
export const LISTED_AT_ONCE = 100;
const COMMENT_ATTEMPTS = 3;
/**
 * The most comments of one issue that are read. GitHub itself allows 2,500 comments, but the list of a faulty or hostile server may never
 * end.
 */
const MOST_COMMENTS = 5_000;
/** The most pages of a pull request's commits that are read. GitHub lists at most 250 commits of a pull request. */
const MOST_COMMIT_PAGES = 3;
/** The SHA with which git means a branch that does not exist. */
const ZERO_OID = '0'.repeat(40);

type IssueComment = Awaited<ReturnType<GitHubApi['rest']['issues']['listComments']>>['data'][number];

/** A repository on GitHub, which is read and written by GitHub's API. */
export class GitHubRepository implements Repository {
  readonly owner: string;
  readonly repo: string;
  readonly api: GitHubApi;
  #nodeId: Promise<string> | undefined;

  /** @param fullName `owner/name`. */
  constructor(api: GitHubApi, fullName: string) {
    this.api = api;
    [this.owner = '', this.repo = ''] = fullName.split('/');
  }

  get fullName(): string {
    return `${this.owner}/${this.repo}`;
  }

  /** The parameters that name the repository in every request. */
  get id(): { readonly owner: string; readonly repo: string } {
    return { owner: this.owner, repo: this.repo };
  }

  /** Returns the SHA of a branch's newest commit; undefined if the branch does not exist. */
  async head(branch: string): Promise<string | undefined> {
    const ref = { ...this.id, ref: `heads/${branch}` };
    return ifThere(async () => (await this.api.rest.git.getRef(ref)).data.object.sha);
  }

  /** Returns the base branch. @throws ExpectedError if the base branch does not exist. */
  async base(named: string | undefined) {
    const { data } = await this.api.rest.repos.get(this.id);
    const isPublic = !data.private && (data.visibility ?? 'public') === 'public';
    const name = named ?? data.default_branch;
    const sha = await this.head(name);
    if (sha !== undefined) return { name, sha, isPublic };
    throw new ExpectedError(`The base branch \`${name}\` does not exist in ${this.fullName}.`, {
      fix: 'Correct the input `base`, or leave it out for the default branch.',
    });
  }

  async files(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    const read = async (path: string) => {
      const bytes = await this.#file(path, commit);
      if (bytes !== undefined) found.set(path, bytes);
    };
    await pLimit(READS_AT_ONCE).map(paths, read);
    return found;
  }

  /** Reads a file of at most 100 MB. */
  async #file(path: string, ref: string): Promise<Uint8Array | undefined> {
    const asked = { ...this.id, path, ref };
    const data = await ifThere(async () => (await this.api.rest.repos.getContent(asked)).data);
    if (data === undefined || Array.isArray(data) || data.type !== 'file') return undefined;
    // For a file above 1 MB, the answer has no content, so the content is read as a blob.
    const { content, encoding } =
      'content' in data && data.encoding === 'base64'
        ? data
        : (await this.api.rest.git.getBlob({ ...this.id, file_sha: data.sha })).data;
    return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  }

  /** Reads modes from git's trees, because GitHub's API for contents follows links. */
  modesIn(commit: string): ModeAt {
    const trees = new Map<string, ReturnType<typeof read>>();
    const read = (tree_sha: string) => this.api.rest.git.getTree({ ...this.id, tree_sha });
    const entry = async (path: string): Promise<{ mode: string; sha: string } | undefined> => {
      const slash = path.lastIndexOf('/');
      const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
      if (folder === undefined) return undefined;
      const tree = trees.get(folder) ?? read(folder);
      trees.set(folder, tree);
      return (await tree).data.tree.find((one) => one.path === path.slice(slash + 1));
    };
    return async (path) => (await entry(path))?.mode;
  }

  /** Lists the versions of a file, as GitHub's page "History" of the file does. */
  async versions(head: string, path: string, limit: number): Promise<readonly Version[]> {
    // Read twice as many commits, because some commits change only the mode of the file.
    const asked = { ...this.id, path, sha: head, per_page: Math.min(LISTED_AT_ONCE, 2 * limit) };
    const { data } = await this.api.rest.repos.listCommits(asked);
    const commits = data.map(({ sha, commit }) => ({
      commit: sha,
      title: commit.message.split('\n', 1)[0] ?? '',
      time: commit.committer?.date,
    }));
    return versionsAmong(commits, (commit) => this.#file(path, commit), limit);
  }

  /** Returns the SHAs of the commits of a pull request. */
  async commitsOf(pull_number: number): Promise<ReadonlySet<string>> {
    const shas = new Set<string>();
    for (let page = 1; page <= MOST_COMMIT_PAGES; page++) {
      const asked = { ...this.id, pull_number, per_page: LISTED_AT_ONCE, page };
      const { data } = await this.api.rest.pulls.listCommits(asked);
      for (const { sha } of data) shas.add(sha);
      if (data.length < LISTED_AT_ONCE) break;
    }
    return shas;
  }

  /**
   * Returns the differences of a branch from its base; undefined if the two have no common history.
   * @param head the SHA of a commit, or `owner:branch` or `owner:repository:branch` for a branch of a fork.
   */
  async ahead(base: string, head: string): Promise<Ahead | undefined> {
    const asked = { ...this.id, basehead: `${base}...${head}` };
    const data = await ifThere(
      async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data,
    );
    if (data === undefined) return undefined;
    const files = (data.files ?? []).flatMap(({ filename, previous_filename: before, status }) =>
      status === 'renamed' && before !== undefined ? [before, filename] : filename,
    );
    const commits = data.commits.map(({ sha, parents, author, committer, commit }) => ({
      sha,
      parents: parents.map((parent) => parent.sha),
      message: commit.message,
      author: personOf(author, commit.author),
      committer: personOf(committer, commit.committer),
    }));
    return { commits, count: data.ahead_by, files: new Set(files), mergeBase: data.merge_base_commit.sha };
  }

  /**
   * Writes a commit. The request names no author, so that GitHub makes the token's owner the author, and signs the commit if the owner is a
   * bot.
   */
  async writeCommit({ parent, files, message, signoff }: NewCommit) {
    const base = await this.api.rest.git.getCommit({ ...this.id, commit_sha: parent });
    const modeAt = this.modesIn(parent);
    const tree = [];
    for (const { path, bytes } of files) {
      // Write one blob after the other, because GitHub asks clients to send write requests one at a time.
      const blob = bytes && { content: Buffer.from(bytes).toString('base64'), encoding: 'base64' };
      const sha = blob ? (await this.api.rest.git.createBlob({ ...this.id, ...blob })).data.sha : null;
      const isExecutable = (await modeAt(path)) === '100755';
      tree.push({ path, mode: isExecutable ? '100755' : '100644', type: 'blob', sha } as const);
    }
    const written = await this.api.rest.git.createTree({ ...this.id, base_tree: base.data.tree.sha, tree });
    const commit = { ...this.id, message, tree: written.data.sha, parents: [parent] };
    const { data } = await this.api.rest.git.createCommit(commit);
    if (!signoff) return data;
    // Make a first commit, which is on no branch, to find out the name that the server uses for the author.
    const signed = { ...commit, message: signedOff(message, data.author) };
    return (await this.api.rest.git.createCommit(signed)).data;
  }

  /**
   * Creates, moves or deletes a branch, but only if the branch has not changed since it was read.
   * @param before the commit that the branch must have now; undefined if the branch must not exist.
   * @param after the new commit of the branch; undefined deletes the branch.
   * @returns false if the branch has been changed since it was read.
   */
  async moveBranchFrom(
    branch: string,
    before: string | undefined,
    after: string | undefined,
  ): Promise<boolean> {
    try {
      if (before === undefined)
        await this.api.rest.git.createRef({
          ...this.id,
          ref: `refs/heads/${branch}`,
          sha: after ?? ZERO_OID,
        });
      else await this.#updateRef(branch, before, after ?? ZERO_OID);
      return true;
    } catch (error) {
      const isRefused = isGraphQlError(error) || hasStatus(error, 409, 422);
      if (!isRefused) throw error;
      const now = await this.head(branch);
      // The first request may have succeeded although its answer was lost.
      if (now === after) return true;
      if (now !== before) return false;
      throw error;
    }
  }

  /** Changes a branch by GraphQL, because a REST request would overwrite a push that came after the branch was read. */
  async #updateRef(branch: string, beforeOid: string, afterOid: string): Promise<void> {
    this.#nodeId ??= this.api.rest.repos.get(this.id).then(({ data }) => data.node_id);
    const update = { name: `refs/heads/${branch}`, beforeOid, afterOid, force: true };
    await this.api.graphql(
      `mutation($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
        updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
      }`,
      { repositoryId: await this.#nodeId, refUpdates: [update] },
    );
  }

  async moveBranch(branch: string, sha: string, { force }: { readonly force: boolean }): Promise<void> {
    await this.api.rest.git.updateRef({ ...this.id, ref: `heads/${branch}`, sha, force });
  }

  /** Returns the oldest comment on an issue or pull request for which `matches` returns true. */
  async findComment(issue_number: number, matches: (comment: IssueComment) => boolean | Promise<boolean>) {
    const ask = async (page = '1') => {
      const asked = { ...this.id, issue_number, per_page: LISTED_AT_ONCE, page: Number(page) };
      const { data } = await this.api.rest.issues.listComments(asked);
      return { items: data, next: data.length < LISTED_AT_ONCE ? undefined : String(Number(page) + 1) };
    };
    const comments = listPages<IssueComment>(ask, {
      subject: `The list of comments on #${issue_number}`,
      fixServer: 'Check the server of GITHUB_API_URL.',
      fixLength: 'Close this issue or pull request, and open a new one, which has no comments yet.',
      most: MOST_COMMENTS,
      bytesOf: ({ body }) => body?.length ?? 0,
    });
    for await (const comment of comments) if (await matches(comment)) return comment;
    return undefined;
  }

  /** Comments. If the answer to a request is lost, `find` looks for the comment before the request is sent again. */
  async makeComment(issue_number: number, body: string, find: () => Promise<IssueComment | undefined>) {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await this.api.rest.issues.createComment({ ...this.id, issue_number, body })).data;
      } catch (error) {
        if (attempt === COMMENT_ATTEMPTS || !hasLostAnswer(error)) throw error;
        const made = await find();
        if (made !== undefined) return made;
      }
    }
  }

  /**
   * Writes a comment, unless the comment exists already. The comment exists already if an earlier run was killed right after it had
   * commented.
   * @returns the comment.
   */
  async commentOnce(number: number, body: string): Promise<IssueComment> {
    const find = () => this.findComment(number, (one) => isSameText(one.body, body));
    return (await find()) ?? this.makeComment(number, body, find);
  }
}

type Account = { readonly login?: string; readonly type?: string } | null;
type Signature = { readonly name?: string; readonly email?: string } | null;

/**
 * Returns the author or committer of a commit. @param account undefined or null if GitHub knows no account with the commit's email address.
 */
function personOf(account: Account, written: Signature): Person {
  const name = account?.login || written?.name || 'unknown';
  return { name, email: written?.email, isBot: account?.type === 'Bot' };
}

/** Whether a commit's author or committer is the token's owner. A token that may not read its own owner belongs to a bot. */
export function isByViewer({ name, isBot }: Person, viewer: string | undefined): boolean {
  return viewer === undefined ? isBot === true : sameLogin(name, viewer);
}

/** The access to GitHub's API, whose address the environment names. */
type ApiAccess = Omit<GitHubApiOptions, 'apiUrl'> & Pick<Host, 'env'>;

function repositoryAt({ env, ...given }: ApiAccess, fullName: string): GitHubRepository {
  return new GitHubRepository(githubApi({ ...given, apiUrl: apiUrlIn(env) }), fullName);
}

/** Returns the SHA of a branch's newest commit; undefined if the branch does not exist. @throws ExpectedError if it cannot be read. */
export function newestCommit(
  access: ApiAccess,
  { repository, branch }: Parameters<BaseReader['newestCommit']>[1],
): Promise<string | undefined> {
  return explaining({ repository }, () => repositoryAt(access, repository).head(branch));
}

/** Reads a file of a commit; undefined if the commit has no such file. @throws ExpectedError if the file cannot be read. */
export function fileAt(
  access: ApiAccess,
  { repository, commit, path }: Parameters<BaseReader['fileAt']>[1],
): Promise<Uint8Array | undefined> {
  const target = repositoryAt(access, repository);
  return explaining({ repository }, async () => {
    // Check that the commit exists, because GitHub gives the same answer for a missing commit and for a missing file.
    await target.api.rest.git.getCommit({ ...target.id, commit_sha: commit });
    return (await target.files([path], commit)).get(path);
  });
}

/** Returns the SHAs of the commits of a pull request. @throws ExpectedError if the list cannot be read. */
export function commitsOfPull(
  access: ApiAccess,
  { repository, number }: { readonly repository: string; readonly number: number },
): Promise<ReadonlySet<string>> {
  return explaining({ repository }, () => repositoryAt(access, repository).commitsOf(number));
}

/** Returns the result of a request; undefined if the server answers 404. */
async function ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Returns the login of the token's owner; undefined if the token may not read its owner, as with the token of a GitHub App. */
export async function viewerLogin(api: GitHubApi): Promise<string | undefined> {
  try {
    const { viewer } = await api.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login;
  } catch (error) {
    if (hasStatus(error, 403, 404) || isGraphQlError(error)) return undefined;
    throw error;
  }
}

/** Whether two logins name the same account. REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
export function sameLogin(one: string, other: string): boolean {
  const plain = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');
  return plain(one) === plain(other);
}

/** The most characters that GitHub accepts as a comment. */
const COMMENT_LIMIT = 65_536;

interface CommentOptions extends GitHubApiOptions {
  /** The repository of the pull request, `owner/name`. */
  readonly repository: string;
  /** The number of the pull request. */
  readonly number: number;
  /** The subject of the comment, such as the import path of a program. Each subject has one comment. */
  readonly subject: string;
  /** Renders the comment as Markdown, in at most `maxLength` UTF-16 code units. */
  renderBody(maxLength: number): string;
  /** True if an existing comment is updated, but no new comment is made. */
  readonly onlyUpdate?: boolean;
}

/**
 * Updates the action's comment about `subject`, or creates this comment. The action recognizes its comment by the hidden mark at the
 * beginning and by the author. So the action never changes a comment by a different author, even if that comment quotes the mark.
 * @returns a text such as `updated: URL`, with the URL of the comment; undefined if the comment does not exist and was not created.
 * @throws the API client's `ResponseError` if the server refuses a request.
 */
export async function keepComment(options: CommentOptions): Promise<string | undefined> {
  const { number, subject, onlyUpdate } = options;
  const target = new GitHubRepository(githubApi(options), options.repository);
  const { api, id } = target;
  // The hidden mark contains a digest of the subject, because the subject itself could contain text that ends the hidden comment early.
  const digest = createHash('sha256').update(subject).digest('hex').slice(0, 16);
  const mark = `<!-- go-pgo-action: comment ${digest} -->`;
  let viewer: Promise<string | undefined> | undefined;
  const find = () =>
    target.findComment(number, async ({ body, user }) => {
      if (!body?.startsWith(mark) || !user) return false;
      viewer ??= viewerLogin(api);
      const login = await viewer;
      // A token that may not read its own owner belongs to a bot.
      return login === undefined ? user.type === 'Bot' : sameLogin(user.login, login);
    });
  const existing = await find();
  if (existing === undefined && onlyUpdate === true) return undefined;
  const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
  if (existing !== undefined) {
    if (isSameText(existing.body, body)) return `unchanged: ${existing.html_url}`;
    const comment = { ...id, comment_id: existing.id };
    try {
      return `updated: ${(await api.rest.issues.updateComment({ ...comment, body })).data.html_url}`;
    } catch (error) {
      // GitHub answers 404 if the token may only read, and also if the comment was deleted a moment ago.
      const isThere = async () => (await ifThere(() => api.rest.issues.getComment(comment))) !== undefined;
      if (!hasStatus(error, 404) || (await isThere())) throw error;
    }
  }
  return `created: ${(await target.makeComment(number, body, find)).html_url}`;
}

/** The repository and branch that the action publishes to, for error messages. */
interface PublishedPlace {
  /** The repository, `owner/name`. */
  readonly repository: string;
  /** The branch that is written; undefined for the default branch. */
  readonly branch?: string;
  readonly base?: string;
  /** Returns whether this run has changed the branch or the pull request. Absent if no write follows the first change. */
  hasChanged?(): boolean;
}

/**
 * Runs `action`. If the server refuses a request, the function throws an `ExpectedError` with the server's words and what to do. The error is
 * a `MayOnlyRead` if the server refuses the first change of the run because the token may only read.
 */
export async function explaining<T>(subject: PublishedPlace, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isGraphQlError(error) && !isResponseError(error)) throw error;
    const [message, fix] = isGraphQlError(error)
      ? explanationOfGraphQl(error, subject)
      : explanation(error, subject);
    const isFirst = subject.hasChanged?.() !== true;
    throw new (isFirst && isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, { fix, cause: error });
  }
}

const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;
const BRANCH_RULE =
  /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i;

/**
 * Whether the server refused a write because the token may only read. The only call of GraphQL whose refusal ends a run is the write that
 * moves the branch.
 */
function isReadOnly(error: ResponseError | GraphQlError): boolean {
  const said = serverWords(error);
  const lacksPermission = LACKS_PERMISSION.test(said) && !BRANCH_RULE.test(said);
  if (isGraphQlError(error)) return lacksPermission;
  const { method, url } = error.request;
  if (method === 'GET' || error.response === undefined || isRateLimit(error)) return false;
  if (error.status === 404) return /\/repos\//.test(new URL(url).pathname);
  return error.status === 403 && lacksPermission;
}

/** Returns the message and the advice for a change of a branch that the server refused by GraphQL. */
function explanationOfGraphQl(
  error: GraphQlError,
  subject: PublishedPlace,
): readonly [message: string, fix: string] {
  const said = serverWords(error);
  if (BRANCH_RULE.test(said)) return forbiddenByRule(said, subject);
  const message = `GitHub refused to change the branch \`${subject.branch ?? ''}\` of ${subject.repository}: ${said}.`;
  const fix = LACKS_PERMISSION.test(said)
    ? "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has these permissions."
    : "Fix the problem that the server's words describe, then run again.";
  return [message, fix];
}

function forbiddenByRule(
  said: string,
  { repository, branch, base }: PublishedPlace,
): readonly [message: string, fix: string] {
  const written = branch ?? base;
  const named = written === undefined ? 'the default branch' : `\`${written}\``;
  return [
    `A branch rule of ${repository}, or another branch's name, forbids writing ${named}: ${said}.`,
    adviceForRules(
      [said],
      `${branch === undefined ? 'Use `publish: pull-request`' : 'Set `branch` to a name that no rule matches and no other branch begins with'}, or let the token's owner bypass the rule (Settings > Rules or Branches).`,
    ),
  ];
}

/** Returns the message and the advice for a kind of failure. */
function explanation(
  error: ResponseError,
  { repository, branch, base }: PublishedPlace,
): readonly [message: string, fix: string] {
  const { status } = error;
  const { method, url } = error.request;
  const { pathname } = new URL(url);
  const said = serverWords(error);
  const says = (words: RegExp, ...statuses: number[]) => statuses.includes(status) && words.test(said);

  const general = generalFailure(error);
  if (general !== undefined) return general;
  if (says(/not permitted to create or approve pull requests/i, 403))
    return [
      `The workflow's token may not open pull requests: ${said}.`,
      'Tick "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General > Workflow permissions, in the repository and in its organization. Or pass the token of a GitHub App as `token`.',
    ];

  if (says(BRANCH_RULE, 403, 409, 422)) return forbiddenByRule(said, { repository, branch, base });

  // The repository that the request's URL names: the repository of the pull request, or the fork that gets the branch.
  const where = /\/repos\/([^/]+\/[^/]+)/.exec(pathname)?.[1] ?? repository;
  const scope = /\/(pulls|issues|graphql)\b/.test(pathname) ? 'pull-requests' : 'contents';
  const needed = `${scope}: ${method === 'GET' ? 'read' : 'write'}`;
  const job = branch === undefined ? 'contents: write' : 'contents: write, pull-requests: write';
  const token = `a \`token\` that has \`${needed}\` on ${where} (a classic token: the scope \`repo\`)`;
  const grant =
    where.toLowerCase() === repository.toLowerCase()
      ? `Add \`permissions: { ${job} }\` to the workflow's job, or pass ${token}.`
      : `Pass ${token}, because the workflow's own token only reaches the workflow's own repository.`;
  if (says(LACKS_PERMISSION, 403))
    return [`The token lacks the permission \`${needed}\` on ${where}: ${said}.`, grant];
  if (status === 404)
    return [
      method === 'GET'
        ? `There is no repository ${where} that the token can see: ${said}.`
        : `The repository ${where} does not exist, or the token may only read it: ${said}.`,
      `Check the repository's name (GITHUB_REPOSITORY, \`push-to-fork\`). ${grant}`,
    ];
  return [
    `GitHub answered ${status} to ${method} ${pathname}: ${said}.`,
    "Fix the problem that the server's words describe. https://docs.github.com/rest describes the request.",
  ];
}
