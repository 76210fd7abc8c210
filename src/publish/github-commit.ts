import { blobSha, type GitHubRepository } from './github-repository.ts';
import type { ProposedFile } from './publisher.ts';
import { type Identity, signedOff } from './sign-off.ts';

export interface GitHubCommit {
  /** SHA of the commit that it goes on top of. */
  readonly parent: string;
  /** What it changes; what it deletes is there, or GitHub refuses the commit. */
  readonly files: readonly ProposedFile[];
  readonly message: string;
  readonly signOff: boolean;
}

interface Written {
  readonly sha: string;
  readonly url: string;
}

/** Those of the files that are not in the commit as they are proposed. */
export async function changesOnto(
  repository: GitHubRepository,
  commit: string,
  files: readonly ProposedFile[],
): Promise<readonly ProposedFile[]> {
  const paths = files.map(({ path }) => path);
  const held = await repository.files(paths, commit);
  return files.filter(({ path, bytes }) => held.get(path)?.blobSha !== nameOf(bytes));
}

/** Whether what a branch changed is just these changes. */
export function isExactly(
  changed: ReadonlyMap<string, string | undefined>,
  changes: readonly ProposedFile[],
): boolean {
  return (
    changed.size === changes.length &&
    changes.every(({ path, bytes }) => changed.has(path) && changed.get(path) === nameOf(bytes))
  );
}

function nameOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && blobSha(bytes);
}

/** Writes one commit through the Git data API; no branch moves yet. */
export async function writeGitHubCommit(
  repository: GitHubRepository,
  { parent, files, message, signOff }: GitHubCommit,
): Promise<Written> {
  const commit = { message, tree: await writeTree(repository, parent, files), parents: [parent] };
  const { sha, url, author } = await createCommit(repository, commit);
  if (!signOff) return { sha, url };
  // Only the server knows by which name it commits: the first answer tells it, and that commit is on no branch.
  return createCommit(repository, { ...commit, message: signedOff(message, author) });
}

async function writeTree(
  { api, id }: GitHubRepository,
  parent: string,
  files: readonly ProposedFile[],
): Promise<string> {
  const base = await api.rest.git.getCommit({ ...id, commit_sha: parent });
  const tree = [];
  for (const { path, bytes } of files) {
    // One after the other: GitHub asks for that where something is written.
    const sha = bytes === undefined ? null : await writeBlob({ api, id }, bytes);
    tree.push({ path, mode: '100644', type: 'blob', sha } as const);
  }
  const written = await api.rest.git.createTree({ ...id, base_tree: base.data.tree.sha, tree });
  return written.data.sha;
}

async function writeBlob(
  { api, id }: Pick<GitHubRepository, 'api' | 'id'>,
  bytes: Uint8Array,
): Promise<string> {
  const content = Buffer.from(bytes).toString('base64');
  return (await api.rest.git.createBlob({ ...id, content, encoding: 'base64' })).data.sha;
}

/** Without an author of its own the commit is the token owner's, and signed by GitHub where that is a bot. */
async function createCommit(
  { api, id }: GitHubRepository,
  commit: { readonly message: string; readonly tree: string; readonly parents: string[] },
): Promise<Written & { readonly author: Identity }> {
  const { data } = await api.rest.git.createCommit({ ...id, ...commit });
  return { sha: data.sha, url: data.html_url, author: data.author };
}
