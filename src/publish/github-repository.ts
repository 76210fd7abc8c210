import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { GitHubApi } from '../net/github.ts';
import {
  acceptedPermission,
  hasStatus,
  isGraphQlError,
  isRateLimit,
  isResponseError,
  type ResponseError,
  serverWords,
  waitInWords,
} from '../net/github.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { BRANCH_NAME_FIX, type NewCommit } from './git-repository.ts';
import {
  commitsFor,
  MayOnlyRead,
  type Obstacle,
  obstacleAt,
  type ProposedFile,
  signedOff,
  type Version,
  versionsAmong,
} from './proposal.ts';

/** GitHub slows down clients that ask for more. */
const READS_AT_ONCE = 4;
/** The most that GitHub lists at once. */
const PAGE = 100;

/** A file in a commit. */
export interface CommittedFile {
  readonly bytes: Uint8Array;
  /** Git's name of the content. */
  readonly blobSha: string;
}

/** What `head` has that `base` has not. */
export interface Ahead {
  /** The first 250 at most. */
  readonly commits: readonly {
    readonly parents: readonly string[];
    /** Login where GitHub knows one, else the name in the commit. */
    readonly author: string;
    readonly bot: boolean;
  }[];
  /** Number of all commits. */
  readonly count: number;
  /** Git's name of each changed file's content by path, undefined for a deleted one; the first 300 at most. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The last commit that both have. */
  readonly mergeBase: string;
}

/** A repository on GitHub, by its API. */
export class GitHubRepository {
  readonly owner: string;
  readonly repo: string;
  readonly api: GitHubApi;

  /** @throws UsageError when `fullName` is not `owner/name`. */
  constructor(api: GitHubApi, fullName: string) {
    const [owner, repo, ...rest] = fullName.split('/');
    if (!owner || !repo || rest.length > 0) {
      throw new UsageError(`\`${fullName}\` is not a repository's name.`, {
        fix: 'Write it as owner/name, such as octocat/hello-world.',
      });
    }
    this.api = api;
    this.owner = owner;
    this.repo = repo;
  }

  get fullName(): string {
    return `${this.owner}/${this.repo}`;
  }

  /** As every request names the repository. */
  get id(): { readonly owner: string; readonly repo: string } {
    return { owner: this.owner, repo: this.repo };
  }

  /** `origin`: full name of the repository that a network of forks comes from. */
  async facts() {
    const { data } = await this.api.rest.repos.get(this.id);
    return {
      defaultBranch: data.default_branch,
      fork: data.fork,
      isPublic: !data.private && (data.visibility ?? 'public') === 'public',
      origin: data.source?.full_name,
    };
  }

  /** SHA of the branch's newest commit; undefined when there is no such branch. */
  async head(branch: string): Promise<string | undefined> {
    const ref = { ...this.id, ref: `heads/${branch}` };
    return ifThere(async () => (await this.api.rest.git.getRef(ref)).data.object.sha);
  }

  /** The branch to publish onto. @throws ExpectedError when it does not exist. */
  async base(named: string | undefined) {
    const { defaultBranch, isPublic } = await this.facts();
    const name = named ?? defaultBranch;
    const sha = await this.head(name);
    if (sha !== undefined) return { name, sha, isPublic };
    const { message, fix } = missingBase(this.fullName, name);
    throw new ExpectedError(message, { fix });
  }

  /**
   * The file at `path` in the commit or branch `ref`, of up to 100 MB; undefined when there is none.
   * @throws ExpectedError when `path` is no file.
   */
  async file(path: string, ref: string): Promise<CommittedFile | undefined> {
    const asked = { ...this.id, path, ref };
    const data = await ifThere(async () => (await this.api.rest.repos.getContent(asked)).data);
    if (data === undefined) return undefined;
    if (Array.isArray(data) || data.type !== 'file') {
      throw new ExpectedError(`\`${path}\` in ${this.fullName} is not a file.`, {
        fix: 'Set `profile` to the path of a file.',
      });
    }
    // Above 1 MB the answer has no content, which must be read as a blob.
    const { content, encoding } =
      'content' in data && data.encoding === 'base64'
        ? data
        : (await this.api.rest.git.getBlob({ ...this.id, file_sha: data.sha })).data;
    return { bytes: Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'), blobSha: data.sha };
  }

  /** As `file` for several paths; missing ones are left out. */
  async files(paths: readonly string[], ref: string): Promise<ReadonlyMap<string, CommittedFile>> {
    const few = pLimit(READS_AT_ONCE);
    const read = async (path: string) => [path, await this.file(path, ref)] as const;
    const found = await Promise.all(paths.map((path) => few(read, path)));
    return new Map(found.flatMap(([path, file]) => (file === undefined ? [] : [[path, file] as const])));
  }

  /** The obstacles at the paths in a commit. `file` does not show them: for a link, GitHub answers what it leads to. */
  async obstacles(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Obstacle>> {
    const trees = new Map<string, ReturnType<GitHubRepository['tree']>>();
    const entry = async (path: string): Promise<{ mode: string; sha: string } | undefined> => {
      const slash = path.lastIndexOf('/');
      const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
      if (folder === undefined) return undefined;
      const tree = trees.get(folder) ?? this.tree(folder);
      trees.set(folder, tree);
      return (await tree).get(path.slice(slash + 1));
    };
    const found = new Map<string, Obstacle>();
    for (const path of paths) {
      const obstacle = await obstacleAt(path, async (at) => (await entry(at))?.mode);
      if (obstacle !== undefined) found.set(path, obstacle);
    }
    return found;
  }

  /** Entries by name. @param sha of a tree or commit. */
  async tree(sha: string) {
    const { data } = await this.api.rest.git.getTree({ ...this.id, tree_sha: sha });
    return new Map(data.tree.map((entry) => [entry.path, entry]));
  }

  /** What `path` held on the branch that ends in `head`, newest first, as the page "History" of the file lists it. */
  async versions(head: string, path: string, limit: number): Promise<readonly Version[]> {
    const asked = { ...this.id, path, sha: head, per_page: Math.min(PAGE, commitsFor(limit)) };
    const { data } = await this.api.rest.repos.listCommits(asked);
    const commits = data.map(({ sha, commit }) => ({
      commit: sha,
      title: commit.message.split('\n', 1)[0] ?? '',
      time: commit.committer?.date,
    }));
    return versionsAmong(commits, async (commit) => (await this.file(path, commit))?.bytes, limit);
  }

  /** @param head a commit, or `owner:branch` of a fork. @returns undefined when the two have no common history. */
  async ahead(base: string, head: string): Promise<Ahead | undefined> {
    const asked = { ...this.id, basehead: `${base}...${head}` };
    const data = await ifThere(
      async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data,
    );
    if (data === undefined) return undefined;
    const files = new Map<string, string | undefined>();
    for (const { filename, previous_filename: before, status, sha } of data.files ?? []) {
      if (status === 'renamed' && before !== undefined) files.set(before, undefined);
      files.set(filename, status === 'removed' ? undefined : (sha ?? undefined));
    }
    const commits = data.commits.map(({ parents, author, commit }) => {
      const login = author !== null && 'login' in author && author.login;
      return {
        parents: parents.map((parent) => parent.sha),
        author: login || (commit.author?.name ?? 'unknown'),
        bot: author !== null && 'type' in author && author.type === 'Bot',
      };
    });
    return { count: data.ahead_by, mergeBase: data.merge_base_commit.sha, files, commits };
  }

  /** Those of the files that the commit does not have as they are proposed. */
  async changesOnto(commit: string, files: readonly ProposedFile[]): Promise<readonly ProposedFile[]> {
    const paths = files.map(({ path }) => path);
    const held = await this.files(paths, commit);
    return files.filter(({ path, bytes }) => held.get(path)?.blobSha !== blobSha(bytes));
  }

  /** Writes a commit; no branch moves yet. Without an author it is the token owner's, and GitHub signs it for a bot. */
  async writeCommit({ parent, files, message, signOff }: NewCommit) {
    const base = await this.api.rest.git.getCommit({ ...this.id, commit_sha: parent });
    const tree = [];
    for (const { path, bytes } of files) {
      // One after the other, as GitHub asks for writes.
      const sha = bytes === undefined ? null : await this.#writeBlob(bytes);
      tree.push({ path, mode: '100644', type: 'blob', sha } as const);
    }
    const written = await this.api.rest.git.createTree({ ...this.id, base_tree: base.data.tree.sha, tree });
    const commit = { ...this.id, message, tree: written.data.sha, parents: [parent] };
    const { data } = await this.api.rest.git.createCommit(commit);
    if (!signOff) return data;
    // Only the server knows the name that it commits with, and answers it; the first commit is on no branch.
    const signed = { ...commit, message: signedOff(message, data.author) };
    return (await this.api.rest.git.createCommit(signed)).data;
  }

  async #writeBlob(bytes: Uint8Array): Promise<string> {
    const content = Buffer.from(bytes).toString('base64');
    return (await this.api.rest.git.createBlob({ ...this.id, content, encoding: 'base64' })).data.sha;
  }

  /** Makes `branch` point to `sha`, whatever it was before; also when it appeared or vanished in the meantime. */
  async putBranch(branch: string, sha: string, exists: boolean): Promise<void> {
    const create = () => this.api.rest.git.createRef({ ...this.id, ref: `refs/heads/${branch}`, sha });
    const move = () => this.moveBranch(branch, sha, { force: true });
    try {
      await (exists ? move() : create());
    } catch (error) {
      const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
      if (!appeared && !(exists && isGone(error))) throw error;
      await (appeared ? move() : create());
    }
  }

  async moveBranch(branch: string, sha: string, { force }: { readonly force: boolean }): Promise<void> {
    await this.api.rest.git.updateRef({ ...this.id, ref: `heads/${branch}`, sha, force });
  }

  async deleteBranch(branch: string): Promise<void> {
    await this.api.rest.git.deleteRef({ ...this.id, ref: `heads/${branch}` }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
}

/** Undefined when the server answers 404. */
async function ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
}

/** Git's name of a blob with these bytes. */
export function blobSha(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
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

/** REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
export function sameLogin(one: string, other: string): boolean {
  const plain = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');
  return plain(one) === plain(other);
}

/** What is published where, for error messages. */
export interface Subject {
  /** `owner/name`. */
  readonly repository: string;
  /** The branch that is written; undefined for the default branch. */
  readonly branch?: string;
  readonly base?: string;
  readonly apiUrl: string;
}

/** Runs `action`. What the server refuses becomes an `ExpectedError` with the server's words and what to do. */
export async function explaining<T>(subject: Subject, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isResponseError(error)) throw error;
    const { message, fix } = explanation(error, subject);
    throw new (isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, { fix, cause: error });
  }
}

const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;

/** Whether the first write was refused for lack of any permission to write: a part of a commit, or a comment. */
function isReadOnly(error: ResponseError): boolean {
  const { method, url } = error.request;
  if (method === 'GET' || error.response === undefined || isRateLimit(error)) return false;
  if (!/\/(git\/(blobs|trees|commits)|issues\/\d+\/comments)$/.test(new URL(url).pathname)) return false;
  return error.status === 404 || (error.status === 403 && LACKS_PERMISSION.test(serverWords(error)));
}

/** By kind of failure; the first that fits. */
function explanation(error: ResponseError, subject: Subject): { message: string; fix: string } {
  const { repository, branch, base, apiUrl } = subject;
  const { status } = error;
  const { method, url } = error.request;
  const { pathname } = new URL(url);
  const said = serverWords(error);
  // What is published to, or the fork that the branch goes to.
  const where = /\/repos\/([^/]+\/[^/]+)/.exec(pathname)?.[1] ?? repository;
  const written = branch ?? base;
  const named = written === undefined ? 'the default branch' : `\`${written}\``;
  const asked = `${/\/(pulls|issues|graphql)\b/.test(pathname) ? 'pull-requests' : 'contents'}: ${method === 'GET' ? 'read' : 'write'}`;
  const needed = acceptedPermission(error) ?? asked;
  const job = branch === undefined ? 'contents: write' : 'contents: write, pull-requests: write';
  const token = `a \`token\` that has \`${needed}\` on ${where} (a classic token: the scope \`repo\`)`;
  const grant =
    where.toLowerCase() === repository.toLowerCase()
      ? `Add \`permissions: { ${job} }\` to the workflow's job, or pass ${token}.`
      : `Pass ${token}: the workflow's own token only reaches its own repository.`;
  const says = (words: RegExp, ...statuses: number[]) => statuses.includes(status) && words.test(said);

  if (error.response === undefined)
    return {
      message: `GitHub's API at ${apiUrl} cannot be reached: ${said}.`,
      fix: 'Check the network and proxy of the runner, and GITHUB_API_URL; then run again, which finishes what was begun.',
    };
  if (status >= 500)
    return {
      message: `GitHub failed repeatedly with status ${status}: ${said}.`,
      fix: 'Run again later, which finishes what was begun. https://www.githubstatus.com lists outages.',
    };
  if (isRateLimit(error))
    return {
      message: `GitHub's rate limit stopped the publication: ${said}.`,
      fix: `Run again in ${waitInWords(error)}, or spread the jobs that share this token.`,
    };
  if (says(/not permitted to create or approve pull requests/i, 403))
    return {
      message: `The workflow's token may not open pull requests: ${said}.`,
      fix: 'Tick "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`.',
    };
  if (says(BRANCH_RULE, 403, 409, 422))
    return {
      message: `A branch rule of ${repository}, or another branch's name, forbids writing ${named}: ${said}.`,
      fix: `${branch === undefined ? 'Use `publish: pull-request`' : 'Set `branch` to a name that no rule matches and no other branch begins with'}, or let the token's owner bypass the rule (Settings > Rules or Branches).`,
    };
  if (says(LACKS_PERMISSION, 403))
    return { message: `The token lacks the permission \`${needed}\` on ${where}: ${said}.`, fix: grant };
  if (says(/not a valid ref name|reference name/i, 422))
    return { message: `${named} cannot be a branch's name: ${said}.`, fix: BRANCH_NAME_FIX };
  if (says(/\bbase invalid/i, 422)) return missingBase(repository, base);
  if (status === 401)
    return {
      message: `GitHub refused the token: ${said}.`,
      fix: 'Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked.',
    };
  if (status === 404 && method !== 'GET')
    return {
      message: `${where} is not there to write to, or the token may only read it: ${said}.`,
      fix: `Check the repository's name. ${grant}`,
    };
  if (status === 404)
    return {
      message: `There is no repository ${repository} that the token can see: ${said}.`,
      fix: 'Check the name (GITHUB_REPOSITORY, `push-to-fork`) and that the token has access to it: a private repository needs `contents: read` at least.',
    };
  return {
    message: `GitHub answered ${status} to ${method} ${pathname}: ${said}.`,
    fix: "Fix what the server's words name; https://docs.github.com/rest describes the request.",
  };
}

const BRANCH_RULE =
  /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i;

function missingBase(repository: string, base: string | undefined) {
  return {
    message: `There is no branch \`${base}\` in ${repository} to publish onto.`,
    fix: 'Correct the input `base`, or leave it out for the default branch.',
  };
}
