import type { LocalRepository } from './local-repository.ts';
import type { Proposal, Published, PublishOptions } from './publisher.ts';

/** Both commits are in the repository. */
export interface BranchState {
  readonly repository: LocalRepository;
  /** SHA of what the profile is proposed for. */
  readonly base: string;
  /** SHA of the branch; undefined when there is none. */
  readonly branch: string | undefined;
}

/** What the base holds at `path`, and what the branch proposes there. */
export async function publishedOn(
  { repository, base, branch }: BranchState,
  path: string,
): Promise<Published> {
  const committed = await repository.file(base, path);
  if (branch === undefined) return { ...(committed && { committed }) };
  const { commits, mergeBase } = await repository.ahead(base, branch);
  if (commits === 0) return { ...(committed && { committed }) };
  const proposed = await repository.file(branch, path);
  const started = mergeBase === '' ? undefined : await repository.file(mergeBase, path);
  const outdated = started === undefined ? committed !== undefined : !committed?.equals(started);
  return {
    ...(committed && { committed }),
    proposed: { headSha: branch, outdated, ...(proposed && { profile: proposed }) },
  };
}

/**
 * Why the branch is not ours to overwrite, as the rest of a sentence: ours has one commit that changes the profile alone.
 * @param path of the profile; undefined when nobody has said it.
 */
export async function foreignOn(
  { repository, base, branch }: BranchState,
  path: string | undefined,
): Promise<string | undefined> {
  if (branch === undefined) return undefined;
  const { commits, files } = await repository.ahead(base, branch);
  if (commits > 1) return `holds ${commits} commits where we make one`;
  const other = files.find((file) => path !== undefined && file !== path);
  return other === undefined ? undefined : `changes ${other}, which we do not`;
}

/** The branch's one commit on top of the base: the one that is there when it is the same already. No branch moves yet. */
export async function commitOnto(
  { repository, base, branch }: BranchState,
  proposal: Proposal,
  options: Pick<PublishOptions, 'commitMessage' | 'signOff'>,
): Promise<string> {
  if (branch !== undefined && (await repository.parents(branch)).join() === base) {
    const there = await repository.file(branch, proposal.path);
    if (there !== undefined && Buffer.from(proposal.profile).equals(there)) return branch;
  }
  return repository.commitFile({
    parent: base,
    path: proposal.path,
    bytes: proposal.profile,
    message: options.commitMessage,
    signOff: options.signOff,
  });
}
