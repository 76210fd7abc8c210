import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeWithUs } from '../system/files.ts';
import type { LocalRepository } from './local-repository.ts';
import type { ProposedFile } from './publisher.ts';
import { signedOff } from './sign-off.ts';

export interface LocalCommit {
  /** SHA of the commit that it goes on top of. */
  readonly parent: string;
  /** What it changes; what it deletes is there. */
  readonly files: readonly ProposedFile[];
  readonly message: string;
  readonly signOff: boolean;
}

/** Writes a commit with plumbing alone and returns its SHA; no branch moves yet, and no index of the user's is touched. */
export async function writeLocalCommit(repository: LocalRepository, commit: LocalCommit): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-index-'));
  const removed = removeWithUs(folder);
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await repository.text(['read-tree', commit.parent], { env });
    await remove(repository, commit, env);
    await add(repository, commit, env);
    const tree = await repository.line(['write-tree'], { env });
    const identity = await repository.identity();
    const committer = { name: identity.GIT_COMMITTER_NAME, email: identity.GIT_COMMITTER_EMAIL };
    const message = commit.signOff ? signedOff(commit.message, committer) : commit.message;
    return await repository.line(['commit-tree', tree, '-p', commit.parent], {
      env: identity,
      input: Buffer.from(message),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
    removed();
  }
}

type IndexEnv = Readonly<Record<'GIT_INDEX_FILE', string>>;

async function remove(repository: LocalRepository, { parent, files }: LocalCommit, env: IndexEnv) {
  const deleted = files.filter(({ bytes }) => bytes === undefined);
  if (deleted.length === 0) return;
  // By mode 0: `--force-remove` wants a work tree, which a bare repository has not.
  const none = '0'.repeat(parent.length);
  const input = Buffer.from(deleted.map(({ path }) => `0 ${none}\t${path}\0`).join(''));
  await repository.text(['update-index', '-z', '--index-info'], { env, input });
}

async function add(repository: LocalRepository, { files }: LocalCommit, env: IndexEnv) {
  const entries: string[] = [];
  for (const { path, bytes } of files) {
    if (bytes === undefined) continue;
    const blob = await repository.line(['hash-object', '-w', '--stdin'], { input: bytes });
    entries.push('--cacheinfo', `100644,${blob},${path}`);
  }
  if (entries.length > 0) await repository.text(['update-index', '--add', ...entries], { env });
}
