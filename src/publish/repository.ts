import { ExpectedError } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { type ModeAt, obstacleAt, type ProposedFile, type PublishedFile, type Version } from './publisher.ts';

/**
 * The interface of a repository with commits, and functions of publishers that work with every implementation. One implementation uses
 * GitHub's API (`github-repository.ts`), and one uses git (`git-repository.ts`).
 */

/** A commit that the action writes. */
export interface NewCommit {
  /** The SHA of the parent commit. */
  readonly parent: string;
  /** The changed files. The files that the commit writes. A file without content is deleted, so the parent commit must have it. */
  readonly files: readonly ProposedFile[];
  readonly message: string;
  readonly signoff: boolean;
}

/** A repository with commits, read and written by a server's API or by git. */
export interface Repository {
  /** Returns the contents of a commit's files, by path. The result has no entry for a file that the commit lacks. */
  files(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Returns a function that reads the modes of paths in a commit. */
  modesIn(commit: string): ModeAt;
  /** Returns at most `limit` versions of a file on the branch whose newest commit is `head`, the newest first. */
  versions(head: string, path: string, limit: number): Promise<readonly Version[]>;
  /** Writes a commit and returns its SHA. No branch is moved to the new commit. */
  writeCommit(commit: NewCommit): Promise<{ readonly sha: string }>;
}

/** A commit that a branch has and its base does not have. */
export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Person;
  /**
   * The person who wrote this version of the commit. The committer differs from the author if another person amended or rebased the commit.
   */
  readonly committer: Person;
}

/** The author or committer of a commit. */
export interface Person {
  /** The person's login, or the name in the commit if the server knows no login. */
  readonly name: string;
  readonly email?: string;
  readonly isBot?: boolean;
}

/** The differences of a branch from its base. */
export interface Ahead {
  readonly commits: readonly Commit[];
  /** The number of all commits. The list `commits` may have fewer commits, because GitHub lists at most 250. */
  readonly count: number;
  /** The paths of changed files. */
  readonly files: ReadonlySet<string>;
  /** The newest commit that both the branch and the base have. */
  readonly mergeBase: string;
}

/** Reads the files at `paths` in a commit. For a path that is not a plain file, the result has an obstacle. */
export async function filesIn(repository: Repository, commit: string, paths: readonly string[]) {
  const modeAt = repository.modesIn(commit);
  const found = new Map<string, PublishedFile>();
  for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
  const plain = paths.filter((path) => found.get(path)?.obstacle === undefined);
  const contents = await repository.files(plain, commit);
  for (const path of plain) found.set(path, { committed: contents.get(path) });
  return found;
}

/** Returns the files whose contents differ from those in the given commit. */
export async function changesOnto(repository: Repository, commit: string, files: readonly ProposedFile[]) {
  const paths = files.map(({ path }) => path);
  const held = await repository.files(paths, commit);
  return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}

/**
 * Returns a sentence which says that `place` already has the files, so nothing is published. `place` is, for example, a branch in
 * backticks.
 */
export function heldAlready(place: string, files: readonly ProposedFile[]): string {
  if (files.some(({ bytes }) => bytes === undefined)) return `${place} already is as proposed.`;
  return `${place} already has ${files.length === 1 ? 'this profile' : 'these profiles'}.`;
}

const ATTEMPTS = 5;
const ONE_RUN =
  'Let only one run at a time publish to this branch (`concurrency` in a workflow), then run again.';

/** Repeats an attempt as long as it returns undefined, which means that the branch has moved during the attempt. */
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

/**
 * Returns the error for a branch that changed during every attempt. @param branch names the branch at the beginning of a sentence, such as
 * `` `main` ``.
 */
export function movedTooOften(branch: string, fix = ONE_RUN): ExpectedError {
  const message = `${branch} got new commits ${ATTEMPTS} times while this run tried to publish to it.`;
  return new ExpectedError(message, { fix });
}
