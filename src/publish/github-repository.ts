import { createHash } from 'node:crypto';
import { ExpectedError, UsageError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { hasStatus } from '../github/errors.ts';
import { type Identity, signedOff } from './sign-off.ts';

/** A file as a commit holds it. */
export interface CommittedFile {
  readonly bytes: Uint8Array;
  /** Git's name of the content. */
  readonly blobSha: string;
}

/** What `head` has that `base` has not. */
export interface Ahead {
  readonly commits: readonly {
    readonly sha: string;
    readonly parents: readonly string[];
    /** Login where GitHub knows one, else the name in the commit. */
    readonly author: string;
    readonly bot: boolean;
  }[];
  /** All of them; `commits` holds the first 250 at most. */
  readonly count: number;
  readonly files: readonly string[];
  /** The last commit that both have. */
  readonly mergeBase: string;
}

/** The requests on one repository that all publishing through GitHub's Git data API is made of. */
export class GitHubRepository {
  readonly owner: string;
  readonly repo: string;
  readonly #api: GitHubApi;

  /** @throws UsageError when `fullName` is not `owner/name`. */
  constructor(api: GitHubApi, fullName: string) {
    const [owner, repo, ...rest] = fullName.split('/');
    if (!owner || !repo || rest.length > 0) {
      throw new UsageError(`\`${fullName}\` is not a repository's name.`, {
        fix: 'Write it as owner/name, such as octocat/hello-world.',
      });
    }
    this.#api = api;
    this.owner = owner;
    this.repo = repo;
  }

  get fullName(): string {
    return `${this.owner}/${this.repo}`;
  }

  async facts(): Promise<{ readonly defaultBranch: string; readonly fork: boolean }> {
    const { data } = await this.#api.rest.repos.get(this.#id);
    return { defaultBranch: data.default_branch, fork: data.fork };
  }

  /** SHA of the branch's newest commit; undefined when there is no such branch. */
  async head(branch: string): Promise<string | undefined> {
    try {
      const { data } = await this.#api.rest.git.getRef({ ...this.#id, ref: `heads/${branch}` });
      return data.object.sha;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /**
   * The file at `path` in the commit or branch `ref`, of up to 100 MB; undefined when there is none.
   * @throws ExpectedError when `path` is a folder or anything else that is no file.
   */
  async file(path: string, ref: string): Promise<CommittedFile | undefined> {
    const data = await this.#contents(path, ref);
    if (data === undefined) return undefined;
    if (Array.isArray(data) || data.type !== 'file') {
      throw new ExpectedError(`\`${path}\` in ${this.fullName} is not a file.`, {
        fix: 'Set `profile` to the path of a file.',
      });
    }
    // Above 1 MB the contents come without content, and have to be read as a blob.
    const { content, encoding } =
      'content' in data && data.encoding === 'base64'
        ? data
        : (await this.#api.rest.git.getBlob({ ...this.#id, file_sha: data.sha })).data;
    return { bytes: Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'), blobSha: data.sha };
  }

  async #contents(path: string, ref: string) {
    try {
      return (await this.#api.rest.repos.getContent({ ...this.#id, path, ref })).data;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /** Writes one commit on top of `parent` that has `bytes` at `path`; no branch moves yet. */
  async commitFile(change: {
    readonly path: string;
    readonly bytes: Uint8Array;
    readonly parent: string;
    readonly message: string;
    readonly signOff: boolean;
  }): Promise<{ readonly sha: string; readonly url: string }> {
    const { git } = this.#api.rest;
    const parent = await git.getCommit({ ...this.#id, commit_sha: change.parent });
    const blob = await git.createBlob({
      ...this.#id,
      content: Buffer.from(change.bytes).toString('base64'),
      encoding: 'base64',
    });
    const tree = await git.createTree({
      ...this.#id,
      base_tree: parent.data.tree.sha,
      tree: [{ path: change.path, mode: '100644', type: 'blob', sha: blob.data.sha }],
    });
    const commit = { message: change.message, tree: tree.data.sha, parents: [change.parent] };
    const { sha, url, author } = await this.#createCommit(commit);
    if (!change.signOff) return { sha, url };
    // Only the server knows by which name it commits: the first answer tells it, and that commit is on no branch.
    return this.#createCommit({ ...commit, message: signedOff(change.message, author) });
  }

  /** Without an author of its own the commit is the token owner's, and signed by GitHub where that is a bot. */
  async #createCommit(commit: {
    readonly message: string;
    readonly tree: string;
    readonly parents: string[];
  }): Promise<{ readonly sha: string; readonly url: string; readonly author: Identity }> {
    const { data } = await this.#api.rest.git.createCommit({ ...this.#id, ...commit });
    return { sha: data.sha, url: data.html_url, author: data.author };
  }

  /**
   * Makes `branch` point to `sha` whatever it was before, also when it came to be or went meanwhile.
   * @throws UsageError when another branch's name keeps this one from being made.
   */
  async putBranch(branch: string, sha: string, exists: boolean): Promise<void> {
    try {
      if (exists) await this.moveBranch(branch, sha, { force: true });
      else await this.#api.rest.git.createRef({ ...this.#id, ref: `refs/heads/${branch}`, sha });
    } catch (error) {
      const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
      if (!exists && hasStatus(error, 422) && /reference update failed/i.test(error.message))
        await this.#requireRoom(branch);
      const vanished = exists && hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
      if (!appeared && !vanished) throw error;
      if (appeared) await this.moveBranch(branch, sha, { force: true });
      else await this.#api.rest.git.createRef({ ...this.#id, ref: `refs/heads/${branch}`, sha });
    }
  }

  /** Git has no room for both `pgo` and `pgo/default`, and the server does not say that this was it. */
  async #requireRoom(branch: string): Promise<void> {
    const parts = branch.split('/');
    let inTheWay: string | undefined;
    for (let length = 1; length < parts.length && inTheWay === undefined; length++) {
      const above = parts.slice(0, length).join('/');
      if ((await this.head(above)) !== undefined) inTheWay = above;
    }
    const below = { ...this.#id, ref: `heads/${branch}/` };
    inTheWay ??= (await this.#api.rest.git.listMatchingRefs(below)).data[0]?.ref.replace('refs/heads/', '');
    if (inTheWay === undefined) return;
    throw new UsageError(
      `The branch \`${branch}\` cannot be made in ${this.fullName}: there is a branch \`${inTheWay}\`.`,
      { fix: 'Set `branch` to a name that does not continue that one, or delete that branch.' },
    );
  }

  async moveBranch(branch: string, sha: string, { force }: { readonly force: boolean }): Promise<void> {
    await this.#api.rest.git.updateRef({ ...this.#id, ref: `heads/${branch}`, sha, force });
  }

  /** Deletes the branch; one that is gone already is fine. */
  async deleteBranch(branch: string): Promise<void> {
    try {
      await this.#api.rest.git.deleteRef({ ...this.#id, ref: `heads/${branch}` });
    } catch (error) {
      if (!(hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message))) throw error;
    }
  }

  /** `head` is a commit, or `owner:branch` of a fork; undefined when the two have no common history. */
  async ahead(base: string, head: string): Promise<Ahead | undefined> {
    try {
      const { data } = await this.#api.rest.repos.compareCommitsWithBasehead({
        ...this.#id,
        basehead: `${base}...${head}`,
      });
      return {
        count: data.ahead_by,
        mergeBase: data.merge_base_commit.sha,
        files: (data.files ?? []).map((file) => file.filename),
        commits: data.commits.map(({ sha, parents, author, commit }) => ({
          sha,
          parents: parents.map((parent) => parent.sha),
          author:
            (author !== null && 'login' in author && author.login) || (commit.author?.name ?? 'unknown'),
          bot: author !== null && 'type' in author && author.type === 'Bot',
        })),
      };
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  get #id(): { readonly owner: string; readonly repo: string } {
    return { owner: this.owner, repo: this.repo };
  }
}

/** Git's name of a blob with these bytes. */
export function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
