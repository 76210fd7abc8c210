import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { ExpectedError, UsageError } from '../system/errors.ts';
import type { GitHubApi } from '../net/github.ts';
import { hasStatus } from '../net/github.ts';
import { type Obstacle, obstacleAt } from './obstacle.ts';
import type { Candidate } from './versions.ts';

/** GitHub slows down those who ask for more. */
const READS_AT_ONCE = 4;

/** A file as a commit holds it. */
export interface CommittedFile {
  readonly bytes: Uint8Array;
  /** Git's name of the content. */
  readonly blobSha: string;
}

interface TreeEntry {
  readonly mode: string;
  readonly sha: string;
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
  /** Git's name of the content of each changed file by path, undefined for one that is deleted; the first 300 at most. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The last commit that both have. */
  readonly mergeBase: string;
}

/** What a repository on GitHub holds. */
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

  /** `origin`: full name of what a fork comes from in the first place, as far as the server tells. */
  async facts(): Promise<{
    readonly defaultBranch: string;
    readonly fork: boolean;
    /** Everybody can read it. */
    readonly isPublic: boolean;
    readonly origin?: string;
  }> {
    const { data } = await this.api.rest.repos.get(this.id);
    const origin = data.source?.full_name;
    const isPublic = !data.private && (data.visibility ?? 'public') === 'public';
    return {
      defaultBranch: data.default_branch,
      fork: data.fork,
      isPublic,
      ...(origin !== undefined && { origin }),
    };
  }

  /** SHA of the branch's newest commit; undefined when there is no such branch. */
  async head(branch: string): Promise<string | undefined> {
    try {
      const { data } = await this.api.rest.git.getRef({ ...this.id, ref: `heads/${branch}` });
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
        : (await this.api.rest.git.getBlob({ ...this.id, file_sha: data.sha })).data;
    return { bytes: Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'), blobSha: data.sha };
  }

  /** The same for several paths; those that are not there are left out. */
  async files(paths: readonly string[], ref: string): Promise<ReadonlyMap<string, CommittedFile>> {
    const few = pLimit(READS_AT_ONCE);
    const read = async (path: string) => [path, await this.file(path, ref)] as const;
    const found = await Promise.all(paths.map((path) => few(read, path)));
    return new Map(found.flatMap(([path, file]) => (file === undefined ? [] : [[path, file] as const])));
  }

  /**
   * What each of the paths has in its way in a commit; those with nothing in it are left out. The contents do not
   * tell: of a symbolic link, GitHub answers what it leads to.
   */
  async obstacles(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Obstacle>> {
    const root = (await this.api.rest.git.getCommit({ ...this.id, commit_sha: commit })).data.tree.sha;
    const trees = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
    const tree = (sha: string) => {
      const listed = trees.get(sha) ?? this.#tree(sha);
      trees.set(sha, listed);
      return listed;
    };
    const entry = async (path: string): Promise<TreeEntry | undefined> => {
      const slash = path.lastIndexOf('/');
      const folder = slash < 0 ? root : (await entry(path.slice(0, slash)))?.sha;
      return folder === undefined ? undefined : (await tree(folder)).get(path.slice(slash + 1));
    };
    const found = new Map<string, Obstacle>();
    for (const path of paths) {
      const obstacle = await obstacleAt(path, async (at) => (await entry(at))?.mode);
      if (obstacle !== undefined) found.set(path, obstacle);
    }
    return found;
  }

  async #tree(sha: string): Promise<ReadonlyMap<string, TreeEntry>> {
    const { data } = await this.api.rest.git.getTree({ ...this.id, tree_sha: sha });
    return new Map(data.tree.map((entry) => [entry.path, entry]));
  }

  async #contents(path: string, ref: string) {
    try {
      return (await this.api.rest.repos.getContent({ ...this.id, path, ref })).data;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /**
   * The commits up to `ref` that changed `path`, newest first, as the file's page "History" lists them: those of
   * a merged branch, and not the merge. At most `limit`, which is at most 100.
   */
  async commits(path: string, ref: string, limit: number): Promise<readonly Candidate[]> {
    const { data } = await this.api.rest.repos.listCommits({ ...this.id, path, sha: ref, per_page: limit });
    return data.map(({ sha, commit }) => ({
      commit: sha,
      title: commit.message.split('\n', 1)[0] ?? '',
      ...(commit.committer?.date && { time: commit.committer.date }),
    }));
  }

  /** `head` is a commit, or `owner:branch` of a fork; undefined when the two have no common history. */
  async ahead(base: string, head: string): Promise<Ahead | undefined> {
    try {
      const { data } = await this.api.rest.repos.compareCommitsWithBasehead({
        ...this.id,
        basehead: `${base}...${head}`,
      });
      return {
        count: data.ahead_by,
        mergeBase: data.merge_base_commit.sha,
        files: new Map((data.files ?? []).flatMap(changedBlobs)),
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

  /** As every request names the repository. */
  get id(): { readonly owner: string; readonly repo: string } {
    return { owner: this.owner, repo: this.repo };
  }
}

/** A renamed file is one that is deleted and one that is added. */
function changedBlobs(file: {
  readonly filename: string;
  readonly previous_filename?: string | undefined;
  readonly status: string;
  readonly sha: string | null;
}): [string, string | undefined][] {
  const before: [string, undefined][] =
    file.status === 'renamed' && file.previous_filename !== undefined
      ? [[file.previous_filename, undefined]]
      : [];
  return [...before, [file.filename, file.status === 'removed' ? undefined : (file.sha ?? undefined)]];
}

/** Git's name of a blob with these bytes. */
export function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
