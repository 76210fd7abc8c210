import { printableName } from '../system/text.ts';
import {
  BODY_LIMIT,
  composeBody,
  type Digests,
  digestOfFiles,
  isDraftOfOurs,
  LEFT_OUT,
  type Note,
  readBody,
  type Settled,
  sameDigests,
  withdrawalIn,
  withNote,
} from './proposal-text.ts';

/**
 * What to do about a proposal: from what should be (the goal) and what there is (the state), without looking at or changing
 * anything. A proposal is one branch with one commit on top of the base and, on a server with an API, the pull request for it.
 *
 * A run reads the state, asks `reconcile`, does what it answers, and repeats that until nothing is left to do. So each action can be
 * the last one before a run is killed: the next run reads the new state and goes on from there. It also shows that what a run wrote
 * is still there at its end.
 *
 * For example, a new profile replaces one that is proposed already:
 *
 *     1. edit           the hidden note in the text names the new profile as the next one
 *     2. write-branch   on condition that the branch is still as it was read
 *     (the state is read again)
 *     3. edit           the text is about the new profile
 *     4. label, …       what the pull request never had
 *     (the state is read again)
 *     5. edit           the note lists what was set
 *
 * The rules follow from one sentence: nothing that a person did is undone. The action overwrites a branch only if it knows every byte
 * on it, sets nothing twice, and leaves words, titles, drafts and closed proposals as people made them. docs/publishing.md has the
 * rules as a table, and `__tests__/publish/reconcile.test.ts` has them as tests.
 */

/** A commit that the branch has and the base does not have. */
export interface CommitFacts {
  readonly isMerge: boolean;
  /** A login where the server knows one, else a name. For a commit that a person changed: that person. */
  readonly author: string;
  /** Author and committer are the identity that publishes: no other person amended it. */
  readonly isOurs: boolean;
  /** Digest of its message. */
  readonly message: string;
  /** Its message is the one that this run gives to its commits. */
  readonly hasOurMessage: boolean;
}

/** A branch with its differences from the base. */
export interface BranchState {
  /** The newest commit. */
  readonly sha: string;
  /** Undefined when branch and base have no commit in common. */
  readonly ahead?: {
    readonly commits: readonly CommitFacts[];
    /** The number of all commits; `commits` may be the first of them. */
    readonly count: number;
    /** Paths that differ from the last commit that both have. */
    readonly changed: readonly string[];
    /** That commit is the base's newest one. */
    readonly isOnBase: boolean;
  };
  /** What the branch holds at its changed paths and at all paths of the goal and the note. */
  readonly files: Digests;
  /** What its first commit that is no merge holds at the changed paths. */
  readonly original: Digests;
}

/** An open pull request. */
export interface PullState {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly isDraft: boolean;
  /** It waits in a merge queue. A new commit would take it out. */
  readonly isQueued: boolean;
  readonly hasAutoMerge: boolean;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** People and teams (slugs) that were asked for a review or gave one. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** What was read. */
export interface ProposalState {
  /** `files`: what the base holds at the goal's paths. */
  readonly base: { readonly name: string; readonly files: Digests };
  readonly branch?: BranchState;
  /** Whether pull requests can be read and written. If not, the branch itself is the proposal. */
  readonly hasPulls: boolean;
  readonly pull?: PullState;
  /** How the pull request ended that was open when this run looked first. */
  readonly ended?: 'merged' | 'closed';
  /** How the last pull request ended that had just the branch's commit; `declined`: a person closed it. */
  readonly last?: 'merged' | 'declined' | 'withdrawn';
  /** The text of that pull request. */
  readonly lastBody?: string;
  /** The identity that publishes is a person's, as with a personal access token, so the person can push with it by hand. */
  readonly isPersonal: boolean;
  /** Paths of profiles that this run knows. */
  readonly paths: readonly string[];
  /** The commit that this run put on the branch. */
  readonly written?: string;
  /** What this run did, and what the server refused. Keys are those of `actionKey`. */
  readonly done: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** How a pull request looks, and who is asked about it: what the user set. */
export interface Wishes {
  readonly title: string;
  readonly introduction?: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  /** Slugs. */
  readonly teams: readonly string[];
  readonly autoMerge: string | false;
  /** Open pull requests as drafts. */
  readonly draft: boolean;
  readonly deleteBranch: boolean;
}

/** What should be. */
export type Goal =
  | {
      readonly kind: 'propose';
      /** What the base should hold. */
      readonly files: Digests;
      /** Measured to be slower: a draft. */
      readonly isSlower: boolean;
      readonly isRollback: boolean;
      readonly render: (maxLength: number) => string;
    }
  /** The proposal does not change. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'withdraw'; readonly reason: string };

/** One change to the branch or the pull request. */
export type ProposalAction =
  | { readonly kind: 'write-branch'; readonly files: readonly string[] }
  | { readonly kind: 'delete-branch' }
  /** For a person or a server that opens the pull request. */
  | { readonly kind: 'write-text' }
  | { readonly kind: 'open'; readonly title: string; readonly body: string; readonly isDraft: boolean }
  /** `isVisible`: people see a difference. */
  | {
      readonly kind: 'edit';
      readonly title?: string;
      readonly body?: string;
      readonly base?: string;
      readonly isVisible: boolean;
    }
  | { readonly kind: 'draft'; readonly isDraft: boolean }
  | { readonly kind: 'label' | 'assign'; readonly names: readonly string[] }
  | { readonly kind: 'ask-person' | 'ask-team'; readonly name: string }
  | { readonly kind: 'auto-merge'; readonly method: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'close' };

/** Why nothing was to be done, or nothing more. */
export type ProposalEnding =
  | { readonly kind: 'reached' }
  /** The base holds what is proposed. */
  | { readonly kind: 'held' }
  /** A person changed the branch; `why` is the rest of a sentence about the branch. */
  | { readonly kind: 'foreign'; readonly why: string }
  /** A person let the pull request go to another branch. */
  | { readonly kind: 'retargeted'; readonly base: string }
  /** A person reopened the pull request after the action closed it as pointless. */
  | { readonly kind: 'reopened' }
  /** A person, or auto-merge, put the pull request into a merge queue. */
  | { readonly kind: 'queued' }
  /** The words of people leave no room for the action's text in the body. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'merged' | 'closed' }
  /** There is nothing to withdraw. */
  | { readonly kind: 'absent' };

/** What to do, in this order, and why nothing more is done. */
export interface ActionPlan {
  readonly outcome: ProposalEnding;
  readonly actions: readonly ProposalAction[];
}

/** Returns the actions that are left to do. Without actions, the goal is reached, or a person decided against it. */
export function reconcile(goal: Goal, wishes: Wishes, state: ProposalState): ActionPlan {
  const { ended, pull } = state;
  if (ended !== undefined) return nothing({ kind: ended });
  const why = state.last === 'merged' ? undefined : whyForeign(state);
  if (why !== undefined) return nothing({ kind: 'foreign', why });
  const noted = pull && readBody(pull.body).note;
  // The setting `base` may change; then the base is still the one that the action set last.
  if (pull !== undefined && pull.base !== state.base.name && pull.base !== noted?.base)
    return nothing({ kind: 'retargeted', base: pull.base });
  switch (goal.kind) {
    case 'keep':
      return {
        outcome: { kind: 'reached' },
        actions: pull && noted ? keepProposal(wishes, state, pull, noted) : [],
      };
    case 'withdraw':
      return withdraw(goal.reason, wishes, state);
    case 'propose':
      return propose(goal, wishes, state);
  }
}

function nothing(outcome: ProposalEnding): ActionPlan {
  return { outcome, actions: [] };
}

/**
 * Why the branch is not overwritten, as the rest of a sentence; undefined if every byte on it is the action's. That is so if the
 * branch has at most one commit that is no merge, changes nothing but known profiles, and holds what the pull request's note names.
 *
 * Where no note names it (a run was killed before it opened the pull request, another run was faster, or an earlier version wrote the
 * text), the commit must be by the identity that publishes, and merges must have left its profiles alone. That is not enough if the
 * identity is a person's, because the person may have written the commit by hand. Nor is it enough if the note lists the profile as
 * one that was replaced, because only a person puts the branch back.
 */
export function whyForeign(state: ProposalState): string | undefined {
  const { branch, pull, paths } = state;
  if (branch === undefined || branch.sha === state.written) return undefined;
  const { ahead, files } = branch;
  if (ahead === undefined) return 'has no common history with the base branch';
  const own = ahead.commits.filter(({ isMerge }) => !isMerge);
  const [commit] = own;
  const authors = othersAmong(ahead.commits);
  if (own.length > 1) {
    const all = [...new Set(own.map(authorName))].join(', ');
    return `holds ${own.length} commits (by ${all}) where we make one`;
  }
  const noted = readBody((pull === undefined ? state.lastBody : pull.body) ?? '').note;
  const known = new Set([...paths, ...Object.keys(noted?.files ?? {}), ...Object.keys(noted?.next ?? {})]);
  const other = ahead.changed.find((path) => known.size > 0 && !known.has(path));
  if (other !== undefined) {
    const by = authors === '' ? '' : ` (by ${authors})`;
    return `changes ${printableName(other)}${by}, which we do not`;
  }
  if (commit === undefined && ahead.changed.length === 0) return undefined;

  const holds = (named: Digests | undefined) =>
    named !== undefined &&
    Object.keys(named).every((path) => (files[path] ?? null) === named[path]) &&
    ahead.changed.every((path) => path in named);
  const isNamed = holds(noted?.files) || holds(noted?.next);
  const isReworded = commit !== undefined && !commit.isOurs && noted?.message !== commit.message;
  if (isNamed && !isReworded) return undefined;
  return whyUnnamed(state, branch, { commit, authors, noted });
}

/** Why a branch that no note describes is not overwritten. */
function whyUnnamed(
  { pull, lastBody, isPersonal }: ProposalState,
  branch: BranchState,
  {
    commit,
    authors,
    noted,
  }: { readonly commit?: CommitFacts; readonly authors: string; readonly noted?: Note },
): string | undefined {
  const { ahead, files, original } = branch;
  const changed = ahead?.changed ?? [];
  if (commit !== undefined && !commit.isOurs) return `holds a commit by ${authorName(commit)}`;
  // A merge that takes the base's profile leaves no difference from the base, but one from the action's commit.
  const proposed = Object.entries(noted?.files ?? {}).flatMap(([path, digest]) =>
    (original[path] ?? null) === digest ? path : [],
  );
  const merged = changed.length === 0 ? Object.keys(original) : [...changed, ...proposed];
  if (merged.some((path) => (files[path] ?? null) !== (original[path] ?? null)))
    return `holds a merge by ${authors || 'another author'} that changes the profile`;
  const held = Object.fromEntries(changed.map((path) => [path, files[path] ?? null]));
  if (noted?.earlier?.includes(digestOfFiles(held)))
    return 'was put back to an earlier profile than its pull request says';
  if (!isPersonal) return undefined;
  const author = commit ? authorName(commit) : authors;
  if (noted !== undefined)
    return `holds another profile than its pull request says, in a commit by ${author}`;
  // Earlier versions wrote no note. Without a pull request, the message is all that shows what an interrupted run wrote.
  const isByEarlierVersion = pull !== undefined || lastBody !== undefined;
  return isByEarlierVersion || commit?.hasOurMessage !== false
    ? undefined
    : `holds a commit by ${author} with another message than ours`;
}

function othersAmong(commits: readonly CommitFacts[]): string {
  return [...new Set(commits.filter(({ isOurs }) => !isOurs).map(authorName))].join(', ');
}

function authorName({ author }: CommitFacts): string {
  return printableName(author);
}

function propose(goal: Goal & { kind: 'propose' }, wishes: Wishes, state: ProposalState): ActionPlan {
  const { base, branch, pull, hasPulls } = state;
  const paths = Object.keys(goal.files).filter((path) => goal.files[path] !== (base.files[path] ?? null));
  if (paths.length === 0) return nothing({ kind: 'held' });
  const files = Object.fromEntries(paths.map((path) => [path, goal.files[path] ?? null]));
  const isWritten = branch !== undefined && isStanding(branch, files);
  const write: readonly ProposalAction[] = isWritten ? [] : [{ kind: 'write-branch', files: paths }];
  const reached = (actions: readonly ProposalAction[]): ActionPlan => ({
    outcome: { kind: 'reached' },
    actions,
  });
  if (!hasPulls) return reached(state.done.has('write-text') ? write : [{ kind: 'write-text' }, ...write]);
  if (pull === undefined) return reached([...write, open(goal, wishes, state, files)]);
  if (pull.isQueued && !isWritten) return nothing({ kind: 'queued' });
  if (!hasRoom(wishes, state, pull, files)) return nothing({ kind: 'crowded' });
  return reached(
    isWritten ? settle(goal, wishes, state, { pull, files }) : rewrite(goal, pull, files, write),
  );
}

/** Whether the branch has just one commit with these files, on top of the base's newest commit. */
function isStanding({ ahead, files: held }: BranchState, files: Digests): boolean {
  if (ahead?.count !== 1 || !ahead.isOnBase || ahead.commits[0]?.isMerge) return false;
  const paths = Object.keys(files);
  return ahead.changed.length === paths.length && paths.every((path) => (held[path] ?? null) === files[path]);
}

function open(
  goal: Goal & { kind: 'propose' },
  wishes: Wishes,
  { base }: ProposalState,
  files: Digests,
): ProposalAction {
  const isDraft = wishes.draft || goal.isSlower;
  const note: Note = {
    files,
    title: wishes.title,
    base: base.name,
    rollback: goal.isRollback || undefined,
    draft: goal.isSlower || undefined,
    settled: {
      labels: [],
      assignees: [],
      reviewers: [],
      teams: [],
      // GitHub does not enable it for a draft, and later only a person does.
      autoMerge: wishes.autoMerge === false || isDraft,
    },
  };
  const body = composeBody(undefined, { note, introduction: wishes.introduction, render: goal.render });
  return { kind: 'open', title: wishes.title, body, isDraft };
}

/** Whether the action's text, without the evidence, fits between the words of people. */
function hasRoom(wishes: Wishes, { base }: ProposalState, pull: PullState, files: Digests): boolean {
  const { labels, assignees, reviewers, teams, introduction, title } = wishes;
  const longest: Note = {
    ...readBody(pull.body).note,
    files,
    next: files,
    title,
    base: base.name,
    replaced: true,
    settled: {
      labels: [...labels],
      assignees: [...assignees],
      reviewers: [...reviewers],
      teams: [...teams],
      autoMerge: true,
    },
  };
  return composeBody(pull.body, { note: longest, introduction, render: () => LEFT_OUT }).length <= BODY_LIMIT;
}

/**
 * Before the branch gets new content: a slower profile makes the pull request a draft, and the note names what comes. So a run that
 * is killed after the branch was written, and before the text was, leaves a branch that the next run knows.
 */
function rewrite(
  goal: Goal & { kind: 'propose' },
  pull: PullState,
  files: Digests,
  write: readonly ProposalAction[],
): readonly ProposalAction[] {
  const { note } = readBody(pull.body);
  const isNew = !sameDigests(note?.files, files);
  const needsDraft = goal.isSlower && isNew && !pull.isDraft;
  const announced: Note | undefined = note && {
    ...note,
    next: files,
    draft: needsDraft || note.draft,
  };
  const body = announced && withNote(pull.body, announced);
  return [
    ...(needsDraft ? [{ kind: 'draft', isDraft: true } as const] : []),
    ...(body === undefined || body === pull.body ? [] : [{ kind: 'edit', body, isVisible: false } as const]),
    ...write,
  ];
}

/** Once the branch holds what it should: text, draft state, and what the pull request never had. */
function settle(
  goal: Goal & { kind: 'propose' },
  wishes: Wishes,
  state: ProposalState,
  { pull, files }: { readonly pull: PullState; readonly files: Digests },
): readonly ProposalAction[] {
  const { note } = readBody(pull.body);
  const isNew = note === undefined ? state.done.has('write-branch') : !sameDigests(note.files, files);
  const isOurTitle = note !== undefined && pull.title === note.title;
  const title = isOurTitle ? wishes.title : pull.title;
  const { done, missing } = extras(wishes, state, pull, note);
  const isOurDraft = pull.isDraft && isDraftOfOurs(pull.body);
  const noted: Note = {
    files,
    next: sameDigests(note?.next, files) ? undefined : note?.next,
    title: isOurTitle ? wishes.title : (note?.title ?? wishes.title),
    base: state.base.name,
    message: state.branch?.ahead?.commits[0]?.message,
    rollback: goal.isRollback || undefined,
    draft: isOurDraft || undefined,
    replaced: isNew || note?.replaced || undefined,
    earlier: earlierThan(files, note),
    settled: { ...done, autoMerge: done.autoMerge || isNew },
  };
  const body = composeBody(pull.body, {
    note: noted,
    introduction: wishes.introduction,
    render: goal.render,
  });
  const edit = editOf(pull, { title, body, base: state.base.name });
  // The option `draft` is for opening: a pull request that a person made ready stays ready.
  const isReady = isOurDraft && !goal.isSlower && !wishes.draft;
  return [
    ...edit,
    ...(isReady && !state.refused.has('draft') ? [{ kind: 'draft', isDraft: false } as const] : []),
    ...missing.filter(({ kind }) => kind !== 'auto-merge' || !noted.settled.autoMerge),
  ];
}

/** So many earlier proposals are remembered in the note. */
const EARLIER_LIMIT = 8;

/** Digests of what was proposed before these files, the newest last. */
function earlierThan(files: Digests, note: Note | undefined): string[] | undefined {
  const current = digestOfFiles(files);
  const before = note === undefined ? [] : [...(note.earlier ?? []), digestOfFiles(note.files)];
  const earlier = [...new Set(before)].filter((digest) => digest !== current).slice(-EARLIER_LIMIT);
  return earlier.length === 0 ? undefined : earlier;
}

function editOf(
  pull: PullState,
  wanted: { readonly title: string; readonly body: string; readonly base: string },
): readonly ProposalAction[] {
  const title = wanted.title === pull.title ? undefined : wanted.title;
  const base = wanted.base === pull.base ? undefined : wanted.base;
  const body = sameBody(wanted.body, pull.body) ? undefined : wanted.body;
  if (title === undefined && base === undefined && body === undefined) return [];
  const [before, after] = [readBody(pull.body), readBody(wanted.body)];
  const isSame = before.note !== undefined && before.text === after.text;
  const isVisible = title !== undefined || base !== undefined || !isSame;
  return [{ kind: 'edit', title, body, base, isVisible }];
}

/** Servers change line ends, and the white space at the end. */
function sameBody(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return plain(one) === plain(other);
}

function keepProposal(
  wishes: Wishes,
  state: ProposalState,
  pull: PullState,
  note: Note,
): readonly ProposalAction[] {
  const { done, missing } = extras(wishes, state, pull, note);
  const body = withNote(pull.body, { ...note, settled: done });
  const isNoted = body === undefined || sameBody(body, pull.body);
  return [...(isNoted ? [] : [{ kind: 'edit', body, isVisible: false } as const]), ...missing];
}

/**
 * Labels, assignees, reviewers and auto-merge: what the pull request never had is missing. What it had once is done, also when
 * a person removed it. An earlier version noted nothing, so all of it counts as done.
 */
function extras(wishes: Wishes, state: ProposalState, pull: PullState, note: Note | undefined) {
  const missing: ProposalAction[] = [];
  const settle = (
    wanted: readonly string[],
    present: readonly string[],
    before: readonly string[] | undefined,
    toAction: (names: readonly string[]) => readonly ProposalAction[],
  ): string[] => {
    if (before === undefined) return [...new Set(wanted)];
    const has = (names: readonly string[], name: string) =>
      names.some((one) => one.toLowerCase() === name.toLowerCase());
    const isDone = (name: string) =>
      has(present, name) || toAction([name]).every((action) => state.done.has(actionKey(action, name)));
    const left = [...new Set(wanted)].filter((name) => !has(before, name));
    const open = left.filter((name) => !isDone(name));
    const tried = open.filter(
      (name) => !toAction([name]).some((one) => state.refused.has(actionKey(one, name))),
    );
    if (tried.length > 0) missing.push(...toAction(tried));
    return [...before, ...left.filter(isDone)];
  };
  const old = note?.settled;
  const labels = settle(wishes.labels, pull.labels, old?.labels, (names) => [{ kind: 'label', names }]);
  const assignees = settle(wishes.assignees, pull.assignees, old?.assignees, (names) => [
    { kind: 'assign', names },
  ]);
  // One by one: a wrong name would take the right ones with it.
  const reviewers = settle(wishes.reviewers, pull.reviewers, old?.reviewers, (names) =>
    names.map((name) => ({ kind: 'ask-person', name }) as const),
  );
  const teams = settle(wishes.teams, pull.teams, old?.teams, (names) =>
    names.map((name) => ({ kind: 'ask-team', name }) as const),
  );
  const isEnabled = pull.hasAutoMerge || state.done.has('auto-merge');
  const autoMerge = (old?.autoMerge ?? true) || isEnabled;
  if (!autoMerge && wishes.autoMerge !== false && !state.refused.has('auto-merge'))
    missing.push({ kind: 'auto-merge', method: wishes.autoMerge });
  const done: Settled = { labels, assignees, reviewers, teams, autoMerge };
  return { done, missing };
}

/** Names an action among those of one run. @param name one of several that the action is about. */
export function actionKey(action: ProposalAction, name?: string): string {
  if (name !== undefined) return `${action.kind} ${name.toLowerCase()}`;
  return 'name' in action ? `${action.kind} ${action.name.toLowerCase()}` : action.kind;
}

function withdraw(reason: string, { deleteBranch }: Wishes, state: ProposalState): ActionPlan {
  const { branch, pull, hasPulls, last } = state;
  const isAhead = branch?.ahead?.count !== 0;
  const remove: readonly ProposalAction[] = branch === undefined ? [] : [{ kind: 'delete-branch' }];
  if (!hasPulls)
    return branch !== undefined && isAhead
      ? { outcome: { kind: 'reached' }, actions: remove }
      : nothing({ kind: 'absent' });
  const free = deleteBranch ? remove : [];
  if (pull?.isQueued) return nothing({ kind: 'queued' });
  if (pull !== undefined && withdrawalIn(pull.body) !== undefined) return nothing({ kind: 'reopened' });
  if (pull !== undefined)
    return {
      outcome: { kind: 'reached' },
      actions: [{ kind: 'comment', text: reason }, { kind: 'close' }, ...free],
    };
  // A person can reopen what they closed as long as the branch exists.
  return { outcome: { kind: 'absent' }, actions: last === 'declined' ? [] : free };
}

/** A closed pull request that was not merged. */
export interface ClosedProposal {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
  readonly base: string;
  /** Its last commit. */
  readonly sha: string;
  readonly body: string;
  /** Undefined where the server does not say. */
  readonly closedBy?: { readonly isUs: boolean; readonly isBot: boolean };
  /** In milliseconds since 1970. */
  readonly closedAt: number;
}

/** So many declined proposals are compared with a new profile, the newest first. */
export const DECLINED_LIMIT = 20;

/** By the clock of the server, our comment and our closing are at most so many milliseconds apart. */
const CLOSING_TIME = 60_000;

/**
 * The proposals that a person declined: closed without merging, not by the action itself or by another bot, for the base of today,
 * newest first, at most `DECLINED_LIMIT`. A closed rollback says nothing against a profile.
 */
export function declinedAmong(closed: readonly ClosedProposal[], base: string): readonly ClosedProposal[] {
  return closed
    .filter((one) => one.base === base && readBody(one.body).note?.rollback !== true && isByPerson(one))
    .sort((one, other) => other.closedAt - one.closedAt || other.number - one.number)
    .slice(0, DECLINED_LIMIT);
}

/** With a person's token, both look the same: the action's own closing is the one that follows its comment. */
export function isByPerson({ body, closedBy, closedAt }: ClosedProposal): boolean {
  if (closedBy?.isBot) return false;
  if (closedBy !== undefined && !closedBy.isUs) return true;
  const withdrawal = withdrawalIn(body);
  if (withdrawal === undefined) return true;
  return withdrawal !== true && closedAt - Date.parse(withdrawal) > CLOSING_TIME;
}
