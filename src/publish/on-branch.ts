import { printableName } from '../system/text.ts';
import { writeLocalCommit } from './local-commit.ts';
import type { LocalRepository } from './local-repository.ts';
import { obstacleAt } from './obstacle.ts';
import type { ProposedFile, Published, PublishedFile, PublishOptions } from './publisher.ts';
import { isSame } from './versions.ts';

/** Both commits are in the repository. */
export interface BranchState {
  readonly repository: LocalRepository;
  /** SHA of what the files are proposed for. */
  readonly base: string;
  /** SHA of the branch; undefined when there is none. */
  readonly branch: string | undefined;
}

/** What the base holds at the paths, and what the branch proposes there. */
export async function publishedOn(state: BranchState, paths: readonly string[]): Promise<Published> {
  const { repository, base, branch } = state;
  const ahead = branch === undefined ? undefined : await repository.ahead(base, branch);
  const open = ahead !== undefined && ahead.commits > 0;
  const moved = open ? await movedSince(state, ahead.mergeBase) : undefined;
  const files = new Map<string, PublishedFile>();
  for (const path of paths) {
    const obstacle = await obstacleAt(path, (at) => repository.mode(base, at));
    if (obstacle !== undefined) {
      files.set(path, { obstacle });
      continue;
    }
    const committed = await repository.file(base, path);
    const outdated = open && (moved === undefined ? committed !== undefined : moved.has(path));
    const proposes = branch !== undefined && open && ahead.files.includes(path);
    const proposed = proposes ? await repository.file(branch, path) : open ? committed : undefined;
    files.set(path, {
      ...(committed && { committed }),
      ...(proposed && { proposed }),
      ...(outdated && { outdated }),
    });
  }
  if (branch === undefined || !open) return { files };
  const outdated = [...files.values()].some((file) => file.outdated === true);
  return { files, proposed: { headSha: branch, outdated } };
}

/** The files that the base holds others of than the branch started from; undefined when they have nothing in common. */
async function movedSince(
  { repository, base }: BranchState,
  mergeBase: string,
): Promise<ReadonlySet<string> | undefined> {
  return mergeBase === '' ? undefined : new Set(await repository.changed(mergeBase, base));
}

/**
 * Why the branch is not ours to overwrite, as the rest of a sentence: ours has one commit that changes profiles alone.
 * @param paths of the profiles; empty when nobody has said them.
 */
export async function foreignOn(
  { repository, base, branch }: BranchState,
  paths: ReadonlySet<string>,
): Promise<string | undefined> {
  if (branch === undefined) return undefined;
  const { commits, files } = await repository.ahead(base, branch);
  if (commits > 1) return `holds ${commits} commits where we make one`;
  const other = files.find((file) => paths.size > 0 && !paths.has(file));
  return other === undefined ? undefined : `changes ${printableName(other)}, which we do not`;
}

/** Those of the files that are not in the commit as they are proposed. */
export async function changesOnto(
  repository: LocalRepository,
  commit: string,
  files: readonly ProposedFile[],
): Promise<readonly ProposedFile[]> {
  const changes: ProposedFile[] = [];
  for (const file of files) {
    if (!isSame(await repository.file(commit, file.path), file.bytes)) changes.push(file);
  }
  return changes;
}

/** The branch's one commit on top of the base: the one that is there when it is the same already. No branch moves yet. */
export async function commitOnto(
  state: BranchState,
  changes: readonly ProposedFile[],
  options: Pick<PublishOptions, 'commitMessage' | 'signOff'>,
): Promise<string> {
  if (state.branch !== undefined && (await standsAlready(state, changes))) return state.branch;
  return writeLocalCommit(state.repository, {
    parent: state.base,
    files: changes,
    message: options.commitMessage,
    signOff: options.signOff,
  });
}

/** Whether the branch is one commit on top of the base with these changes and no others. */
async function standsAlready(
  { repository, base, branch = '' }: BranchState,
  changes: readonly ProposedFile[],
): Promise<boolean> {
  if ((await repository.parents(branch)).join() !== base) return false;
  if ((await repository.changed(base, branch)).length !== changes.length) return false;
  return (await changesOnto(repository, branch, changes)).length === 0;
}
