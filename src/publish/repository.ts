import { ExpectedError } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { type ModeAt, obstacleAt, type ProposedFile, type PublishedFile, type Version } from './publisher.ts';

/** A repository whose commits a server's API or git reads and writes. */

/** A commit that the action writes. */
export interface NewCommit {
  /** SHA of the parent commit. */
  readonly parent: string;
  /** The changed files. A deleted file exists in the parent. */
  readonly files: readonly ProposedFile[];
  readonly message: string;
  readonly signoff: boolean;
}

/** A repository with commits, read and written by a server's API or by git. */
export interface Repository {
  /** Contents by path in a commit; missing files are left out. */
  files(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Uint8Array>>;
  modesIn(commit: string): ModeAt;
  /** What `path` held on the branch that ends in `head`, newest first, at most `limit`. */
  versions(head: string, path: string, limit: number): Promise<readonly Version[]>;
  /** Writes a commit and returns its SHA; no branch moves yet. */
  writeCommit(commit: NewCommit): Promise<{ readonly sha: string }>;
}

/** A commit that a branch has and its base does not have. */
export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Person;
  /** Who wrote this version of the commit. It differs from the author if another person amended or rebased it. */
  readonly committer: Person;
}

/** The author or committer of a commit. */
export interface Person {
  /** The login if the server knows one, else the name in the commit. */
  readonly name: string;
  readonly email?: string;
  readonly isBot?: boolean;
}

/** The differences of a branch from its base. */
export interface Ahead {
  readonly commits: readonly Commit[];
  /** Number of all commits; GitHub lists the first 250. */
  readonly count: number;
  /** Paths of changed files. */
  readonly files: ReadonlySet<string>;
  /** The newest commit that both the branch and the base have. */
  readonly mergeBase: string;
}

/** Reads the files at these paths in a commit. A path that is not a plain file is an obstacle. */
export async function filesIn(repository: Repository, commit: string, paths: readonly string[]) {
  const modeAt = repository.modesIn(commit);
  const found = new Map<string, PublishedFile>();
  for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
  const plain = paths.filter((path) => found.get(path)?.obstacle === undefined);
  const contents = await repository.files(plain, commit);
  for (const path of plain) found.set(path, { committed: contents.get(path) });
  return found;
}

/** Returns the files that would change the given commit. */
export async function changesOnto(repository: Repository, commit: string, files: readonly ProposedFile[]) {
  const paths = files.map(({ path }) => path);
  const held = await repository.files(paths, commit);
  return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}

/** Returns the reason why nothing is published: `place`, such as a branch in backticks, has the files already. */
export function heldAlready(place: string, files: readonly ProposedFile[]): string {
  if (files.some(({ bytes }) => bytes === undefined)) return `${place} is as proposed already.`;
  return `${place} holds ${files.length === 1 ? 'this profile' : 'these profiles'} already.`;
}

const ATTEMPTS = 5;
const ONE_RUN = 'Let only one run at a time publish to it (`concurrency` in a workflow), then run again.';

/** Repeats an attempt that returns undefined because the branch has moved in the meantime. */
export async function retryWhileBranchMoves<T>(
  branch: string,
  attempt: () => Promise<T | undefined>,
  fix = ONE_RUN,
): Promise<T> {
  for (let count = 1; count <= ATTEMPTS; count++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw movedTooOften(branch, fix);
}

/** @param branch such as its name in backticks, at the beginning of a sentence. */
export function movedTooOften(branch: string, fix = ONE_RUN): ExpectedError {
  const message = `${branch} moved ${ATTEMPTS} times while it was being published to.`;
  return new ExpectedError(message, { fix });
}
