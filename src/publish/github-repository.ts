import pLimit from 'p-limit';
import { type GitHubApi, hasStatus, isGraphQlError } from '../net/github.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import type { Ahead, NewCommit, Repository } from './branch.ts';
import { type ModeAt, signedOff, type Version, versionsAmong } from './proposal.ts';

/** GitHub slows down clients that ask for more. */
const READS_AT_ONCE = 4;
/** The most that GitHub lists at once. */
const PAGE = 100;

/** A repository on GitHub, by its API. */
export class GitHubRepository implements Repository {
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
    throw new ExpectedError(`There is no branch \`${name}\` in ${this.fullName} to publish onto.`, {
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

  /** A file of up to 100 MB. @throws ExpectedError when `path` is no file. */
  async #file(path: string, ref: string): Promise<Uint8Array | undefined> {
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
    return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  }

  /** By the trees: for a link, the contents API answers what it leads to. */
  modesIn(commit: string): ModeAt {
    const trees = new Map<string, ReturnType<GitHubRepository['entries']>>();
    const entry = async (path: string): Promise<{ mode: string; sha: string } | undefined> => {
      const slash = path.lastIndexOf('/');
      const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
      if (folder === undefined) return undefined;
      const tree = trees.get(folder) ?? this.entries(folder);
      trees.set(folder, tree);
      return (await tree).get(path.slice(slash + 1));
    };
    return async (path) => (await entry(path))?.mode;
  }

  /** Of a tree or commit, by name. */
  async entries(sha: string) {
    const { data } = await this.api.rest.git.getTree({ ...this.id, tree_sha: sha });
    return new Map(data.tree.map((entry) => [entry.path, entry]));
  }

  /** As the page "History" of the file lists it. */
  async versions(head: string, path: string, limit: number): Promise<readonly Version[]> {
    // Twice as many, since some commits only change the file's mode.
    const asked = { ...this.id, path, sha: head, per_page: Math.min(PAGE, 2 * limit) };
    const { data } = await this.api.rest.repos.listCommits(asked);
    const commits = data.map(({ sha, commit }) => ({
      commit: sha,
      title: commit.message.split('\n', 1)[0] ?? '',
      time: commit.committer?.date,
    }));
    return versionsAmong(commits, (commit) => this.#file(path, commit), limit);
  }

  /** @param head a commit, or `owner:branch` of a fork. @returns undefined when the two have no common history. */
  async ahead(base: string, head: string): Promise<Ahead | undefined> {
    const asked = { ...this.id, basehead: `${base}...${head}` };
    const data = await ifThere(
      async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data,
    );
    if (data === undefined) return undefined;
    const files = (data.files ?? []).flatMap(({ filename, previous_filename: before, status }) =>
      status === 'renamed' && before !== undefined ? [before, filename] : filename,
    );
    const commits = data.commits.map(({ parents, author, commit }) => {
      const login = author !== null && 'login' in author && author.login;
      return {
        parents: parents.map(({ sha }) => sha),
        author: login || (commit.author?.name ?? 'unknown'),
        isBot: author !== null && 'type' in author && author.type === 'Bot',
      };
    });
    return {
      ...{ commits, count: data.ahead_by, files: new Set(files) },
      mergeBase: data.merge_base_commit.sha,
    };
  }

  /** Without an author it is the token owner's, and GitHub signs it for a bot. */
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
export async function ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
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
