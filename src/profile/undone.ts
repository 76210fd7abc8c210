/** A version of the committed profile; without bytes there was none. */
interface Version {
  readonly bytes?: Uint8Array;
}

/**
 * All versions that are undone today, newest first: a profile like one of them is known not to be wanted. Judged by content alone:
 * where today's version was there before, what came between was undone, by `rollback`, `git revert` or a button, in one
 * commit or several. That the only version there was is deleted counts, too; a version that was put back afterwards does not.
 * @param versions newest first, as a publisher lists them.
 */
export function undone<V extends Version>(versions: readonly V[]): readonly V[] {
  return replay(versions).taken.toReversed();
}

/** Whether the newest change took older ones back. */
export function isRollback(versions: readonly Version[]): boolean {
  return replay(versions).last === 'undo';
}

/** Without those that left the content as it was, such as a change of the file's mode; newest first. */
function contentChanges<V extends Version>(versions: readonly V[]): readonly V[] {
  return versions.filter((version, at) => {
    const before = versions[at + 1];
    return before === undefined || !sameContent(version, before);
  });
}

/** What a chain of undoing and redoing has left, both oldest first. */
interface Replayed<V> {
  readonly standing: readonly V[];
  /** Off the end of `standing`. */
  readonly taken: readonly V[];
  readonly last?: 'new' | 'undo' | 'redo';
}

function replay<V extends Version>(versions: readonly V[]): Replayed<V> {
  return contentChanges(versions).toReversed().reduce<Replayed<V>>(followedBy, { standing: [], taken: [] });
}

function followedBy<V extends Version>({ standing, taken }: Replayed<V>, version: V): Replayed<V> {
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
  if (one === undefined || other === undefined) return one === other;
  return Buffer.compare(one, other) === 0;
}
