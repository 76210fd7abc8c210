import type { Version } from './publish/proposal.ts';
import { isSame } from './publish/proposal.ts';

/**
 * The version of a profile that was undone last, judged by content alone: today's is one that was there before, so what
 * came between was taken back, by `rollback`, `git revert` or a button, in one commit or several. That the only version
 * there has been was deleted counts, too; a version that was put back afterwards is not undone.
 * @param versions newest first, as a publisher lists them.
 */
export function rolledBack(versions: readonly Version[]): Version | undefined {
  const all = undone(versions);
  const before = contentChanges(versions)[1];
  return all.find((one) => before !== undefined && sameContent(one, before)) ?? all[0];
}

/** All that is undone today, newest first: a profile like one of them is known not to be wanted. */
export function undone(versions: readonly Version[]): readonly Version[] {
  return replay(versions).taken.toReversed();
}

/** Whether the newest change took older ones back. */
export function isRollback(versions: readonly Version[]): boolean {
  return replay(versions).last === 'undo';
}

/** Without those that left the content as it was, such as a change of the file's mode; newest first. */
function contentChanges(versions: readonly Version[]): readonly Version[] {
  return versions.filter((version, at) => {
    const before = versions[at + 1];
    return before === undefined || !sameContent(version, before);
  });
}

/** What a chain of undoing and redoing has left, both oldest first. */
interface Replayed {
  readonly standing: readonly Version[];
  /** Off the end of `standing`. */
  readonly taken: readonly Version[];
  readonly last?: 'new' | 'undo' | 'redo';
}

function replay(versions: readonly Version[]): Replayed {
  return contentChanges(versions).toReversed().reduce<Replayed>(followedBy, { standing: [], taken: [] });
}

function followedBy({ standing, taken }: Replayed, version: Version): Replayed {
  const again = taken.findIndex((one) => sameContent(one, version));
  if (again >= 0) {
    const redone = [...standing, ...taken.slice(0, again), version];
    return { standing: redone, taken: taken.slice(again + 1), last: 'redo' };
  }
  // Before the only version there was nothing.
  const isIntroductionUndone = version.bytes === undefined && standing.length === 1;
  const back = isIntroductionUndone ? 0 : standing.findLastIndex((one) => sameContent(one, version)) + 1;
  if (back === 0 && !isIntroductionUndone)
    return { standing: [...standing, version], taken: [], last: 'new' };
  return { standing: standing.slice(0, back), taken: [...standing.slice(back), ...taken], last: 'undo' };
}

function sameContent({ bytes: one }: Version, { bytes: other }: Version): boolean {
  return isSame(one, other);
}
