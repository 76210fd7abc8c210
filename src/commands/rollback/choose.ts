import { ExpectedError } from '../../system/errors.ts';
import type { Version } from '../../publish/publisher.ts';
import { isRollback, undone } from '../../rolled-back.ts';
import type { MergedPullRequest } from './merged-pull-request.ts';

/** What one profile was on the base branch, newest first. */
export interface History {
  readonly path: string;
  readonly versions: readonly [Version, ...Version[]];
}

/** What a rollback is to do. */
export type Choice =
  /** The newest version of each of these is to be undone; one commit has brought them all. */
  | { readonly kind: 'undo'; readonly histories: readonly [History, ...History[]] }
  | { readonly kind: 'nothing'; readonly reason: string };

/** The commit that changed any of the profiles last, and which of them it changed. */
export function chooseNewest(histories: readonly [History, ...History[]]): Choice {
  const newest = histories.map(newestOf).reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
  const changed = histories.filter((history) => newestOf(history).commit === newest.commit);
  return choiceAmong(changed);
}

/**
 * Only what a merged pull request has brought.
 * @param brought the commits among the versions by which it came to the base branch.
 * @throws ExpectedError when it brought nothing, or a newer change would be undone with it.
 */
export function chooseOf(
  pull: MergedPullRequest,
  histories: readonly History[],
  brought: ReadonlySet<string>,
): Choice {
  const [first, ...others] = histories.filter(({ versions }) =>
    versions.some((one) => brought.has(one.commit)),
  );
  if (first === undefined) {
    throw new ExpectedError(
      `Pull request #${pull.number} is not rolled back: ${among(histories)} has no change of it among the last ones.`,
      { fix: 'Run `rollback` by hand to undo the newest change, or `git revert` to undo an older one.' },
    );
  }
  const newest = [first, ...others].filter((history) => brought.has(newestOf(history).commit));
  if (newest.length > 0) return choiceAmong(newest);
  const isUndone = undone(first.versions).some(({ commit }) => brought.has(commit));
  if (isUndone && isRollback(first.versions)) return alreadyUndone(first);
  const { path } = first;
  throw new ExpectedError(
    `Pull request #${pull.number} is not rolled back: \`${path}\` has changed since, by ${inWords(newestOf(first))}.`,
    { fix: 'Run `rollback` by hand to undo that newest change, or `git revert` to undo this older one.' },
  );
}

function choiceAmong(histories: readonly History[]): Choice {
  const [first, ...others] = histories.filter(({ versions }) => !isRollback(versions));
  if (first !== undefined) return { kind: 'undo', histories: [first, ...others] };
  return alreadyUndone(histories[0] as History);
}

function alreadyUndone({ path, versions }: History): Choice {
  const before = undone(versions)[0];
  const what = before === undefined ? '' : `, which took back ${inWords(before)}`;
  const reason = `The newest change of \`${path}\` is a rollback already: ${inWords(versions[0])}${what}. Nothing is undone.`;
  return { kind: 'nothing', reason };
}

export function newestOf({ versions }: History): Version {
  return versions[0];
}

function timeOf({ time }: Version): number {
  return time === undefined ? 0 : Date.parse(time);
}

const TITLE_LENGTH = 100;

/** Commit and title, as a person would name it. */
export function inWords({ commit, title }: Version): string {
  const shortened = title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title;
  return `${commit.slice(0, 12)} “${shortened.replaceAll('`', "'")}”`;
}

/** The profiles' paths. */
function among(histories: readonly History[]): string {
  const [first, ...others] = histories;
  if (others.length === 0) return `\`${first?.path}\``;
  return `none of ${histories.map(({ path }) => `\`${path}\``).join(', ')}`;
}
