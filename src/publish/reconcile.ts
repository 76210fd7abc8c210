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
 * Decides what to do about a proposal. `reconcile` is a pure function: from the goal (what should be proposed) and the state (what was
 * read) it returns a list of actions. A proposal is one branch with one commit on top of the base and, on a server with an API, the pull
 * request for that branch.
 *
 * A run reads the state, asks `reconcile`, carries out its actions, and repeats this until no action is left. Therefore a run may be killed
 * after any action, because the next run reads the new state and goes on from there. The last reading also proves that what the run wrote
 * is still there.
 *
 * For example, a new profile replaces one that is proposed already:
 *
 *     1. edit           the hidden note in the text names the new profile as the next one
 *     2. write-branch   only if the branch is still as it was read
 *     (the state is read again)
 *     3. edit           the text describes the new profile
 *     4. label, …       labels and reviewers that the pull request never had
 *     (the state is read again)
 *     5. edit           the note lists what was set
 *
 * All rules follow from one sentence: the action never undoes what a person did. The action overwrites a branch only if it knows every byte
 * on it, sets nothing twice, and leaves words, titles, drafts and closed proposals as people made them. docs/publishing.md has the
 * rules as a table, and `__tests__/publish/reconcile.test.ts` has them as tests.
 */

/** A commit that the branch has and the base does not have. */
export interface CommitFacts {
  readonly isMerge: boolean;
  /** The login of the author if the server knows one, otherwise the name. If another person changed the commit, it is that person. */
  readonly author: string;
  /** Whether author and committer are the identity that publishes, so that no other person amended the commit. */
  readonly isOurs: boolean;
  /** The digest of its message. */
  readonly message: string;
  /** Whether its message is the one that this run gives to its commits. */
  readonly hasOurMessage: boolean;
}

/** A branch with its differences from the base. */
export interface BranchState {
  /** The newest commit. */
  readonly sha: string;
  /** Undefined if branch and base have no commit in common. */
  readonly ahead?: {
    readonly commits: readonly CommitFacts[];
    /** The number of all commits; `commits` may be the first of them. */
    readonly count: number;
    /** The paths that differ from the last commit that both branches have. */
    readonly changed: readonly string[];
    /** Whether that last common commit is the base's newest one. */
    readonly isOnBase: boolean;
  };
  /** The files of the branch at its changed paths and at all paths of the goal and the note. */
  readonly files: Digests;
  /** The files of its first commit that is not a merge, at the changed paths. */
  readonly original: Digests;
}

/** An open pull request. */
export interface PullState {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly isDraft: boolean;
  /** Whether it waits in a merge queue. A new commit would remove it from the queue. */
  readonly isQueued: boolean;
  readonly hasAutoMerge: boolean;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** The people and the teams (by slug) that were asked for a review or gave one. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** The state of a proposal, as it was read. */
export interface ProposalState {
  /** The base branch, and its files at the goal's paths. */
  readonly base: { readonly name: string; readonly files: Digests };
  readonly branch?: BranchState;
  /** Whether pull requests can be read and written. If not, the branch itself is the proposal. */
  readonly hasPulls: boolean;
  readonly pull?: PullState;
  /** How the pull request ended that was open at the first reading of this run. */
  readonly ended?: 'merged' | 'closed';
  /** How the last pull request ended that had exactly the branch's commit. `declined` means that a person closed it. */
  readonly last?: 'merged' | 'declined' | 'withdrawn';
  /** The text of that pull request. */
  readonly lastBody?: string;
  /** Whether the identity that publishes is a person's, as with a personal access token. Then commits of the person look like ours. */
  readonly isPersonal: boolean;
  /** The paths of the profiles that this run knows. */
  readonly paths: readonly string[];
  /** The commit that this run put on the branch. */
  readonly written?: string;
  /** The actions that this run did, and those that the server refused, by `actionKey`. */
  readonly done: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** The settings about how a pull request looks and who reviews it. */
export interface Wishes {
  readonly title: string;
  readonly introduction?: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  /** The slugs of the teams. */
  readonly teams: readonly string[];
  readonly autoMerge: string | false;
  /** Whether pull requests are opened as drafts. */
  readonly draft: boolean;
  readonly deleteBranch: boolean;
}

/** What should be proposed, kept or withdrawn. */
export type Goal =
  | {
      readonly kind: 'propose';
      /** The files that the base should have. */
      readonly files: Digests;
      /** Whether the profile was measured to be slower. Then the pull request is a draft. */
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
  /** Writes title and text into a file, for a person or a server that opens the pull request. */
  | { readonly kind: 'write-text' }
  | { readonly kind: 'open'; readonly title: string; readonly body: string; readonly isDraft: boolean }
  /** `isVisible` says whether people see a difference. */
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

/** Why there is no action to do, or no further one. */
export type ProposalEnding =
  | { readonly kind: 'reached' }
  /** The base already has the proposed files. */
  | { readonly kind: 'held' }
  /** A person changed the branch. `why` is the rest of a sentence about the branch. */
  | { readonly kind: 'foreign'; readonly why: string }
  /** A person changed the base of the pull request. */
  | { readonly kind: 'retargeted'; readonly base: string }
  /** A person reopened the pull request after the action closed it as pointless. */
  | { readonly kind: 'reopened' }
  /** A person, or auto-merge, put the pull request into a merge queue. */
  | { readonly kind: 'queued' }
  /** People wrote so much into the body that the action's text does not fit. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'merged' | 'closed' }
  /** There is nothing to withdraw. */
  | { readonly kind: 'absent' };

/** The actions to do, in this order, and why there is no further one. */
export interface ActionPlan {
  readonly outcome: ProposalEnding;
  readonly actions: readonly ProposalAction[];
}

/** Returns the actions that are left to do. If there are none, the goal is reached, or a person decided against it. */
export function reconcile(goal: Goal, wishes: Wishes, state: ProposalState): ActionPlan {
  const { ended, pull } = state;
  if (ended !== undefined) return nothing({ kind: ended });
  const why = state.last === 'merged' ? undefined : whyForeign(state);
  if (why !== undefined) return nothing({ kind: 'foreign', why });
  const noted = pull && readBody(pull.body).note;
  // If the user changed the setting `base`, the pull request still has the base that the action set last. That is no person's decision.
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

/** Returns a plan without actions. */
function nothing(outcome: ProposalEnding): ActionPlan {
  return { outcome, actions: [] };
}

/**
 * Returns why the branch must not be overwritten, as the rest of a sentence; undefined if the action wrote every byte on it. The action
 * wrote the branch if it has at most one commit that is not a merge, changes only known profiles, and has the files that the note in the
 * pull request names.
 *
 * A note may be missing: a run was killed before it opened the pull request, another run was faster, or an earlier version wrote the text.
 * Then the commit must be by the identity that publishes, and no merge may have changed its profiles. This is not enough if the identity
 * is a person's, because the person may have written the commit by hand. It is also not enough if the note lists the profile as a
 * replaced one, because only a person puts a branch back.
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
    return `has ${own.length} commits (by ${all}), but the action makes only one`;
  }
  const noted = readBody((pull === undefined ? state.lastBody : pull.body) ?? '').note;
  const known = new Set([...paths, ...Object.keys(noted?.files ?? {}), ...Object.keys(noted?.next ?? {})]);
  const other = ahead.changed.find((path) => known.size > 0 && !known.has(path));
  if (other !== undefined) {
    const by = authors === '' ? '' : ` (by ${authors})`;
    return `changes ${printableName(other)}${by}, which the action does not change`;
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

/** Returns why a branch that no note describes must not be overwritten. */
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
  if (commit !== undefined && !commit.isOurs) return `has a commit by ${authorName(commit)}`;
  // A merge that takes the base's profile makes the branch equal to the base, but different from the action's commit.
  const proposed = Object.entries(noted?.files ?? {}).flatMap(([path, digest]) =>
    (original[path] ?? null) === digest ? path : [],
  );
  const merged = changed.length === 0 ? Object.keys(original) : [...changed, ...proposed];
  if (merged.some((path) => (files[path] ?? null) !== (original[path] ?? null)))
    return `has a merge by ${authors || 'another author'} that changes the profile`;
  const held = Object.fromEntries(changed.map((path) => [path, files[path] ?? null]));
  if (noted?.earlier?.includes(digestOfFiles(held)))
    return 'was put back to an earlier profile than the one in the text of its pull request';
  if (!isPersonal) return undefined;
  const author = commit ? authorName(commit) : authors;
  if (noted !== undefined)
    return `has a different profile than its pull request's text says, in a commit by ${author}`;
  // Earlier versions wrote no note. Without a pull request, only the commit message shows whether an interrupted run wrote the commit.
  const isByEarlierVersion = pull !== undefined || lastBody !== undefined;
  return isByEarlierVersion || commit?.hasOurMessage !== false
    ? undefined
    : `has a commit by ${author} with a message that the action does not write`;
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

/** Whether the branch has exactly one commit on top of the base's newest commit, with exactly these files. */
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
      // GitHub does not enable auto-merge for a draft. Later, only a person enables it.
      autoMerge: wishes.autoMerge === false || isDraft,
    },
  };
  const body = composeBody(undefined, { note, introduction: wishes.introduction, render: goal.render });
  return { kind: 'open', title: wishes.title, body, isDraft };
}

/** Whether there is room for the action's text, at least without the evidence, between what people wrote. */
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
 * Returns the actions before the branch gets new files: a slower profile makes the pull request a draft, and the note names the files that
 * come next. So if the run is killed after it wrote the branch and before it wrote the text, the next run recognizes the branch.
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

/** Returns the actions after the branch has the right files: text, draft state, and labels or reviewers that the pull request never had. */
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
  // The setting `draft` counts only when a pull request is opened, so one that a person marked as ready stays ready.
  const isReady = isOurDraft && !goal.isSlower && !wishes.draft;
  return [
    ...edit,
    ...(isReady && !state.refused.has('draft') ? [{ kind: 'draft', isDraft: false } as const] : []),
    ...missing.filter(({ kind }) => kind !== 'auto-merge' || !noted.settled.autoMerge),
  ];
}

/** The note lists at most this many earlier proposals. */
const EARLIER_LIMIT = 8;

/** Returns the digests of earlier proposals of this pull request, the newest last. */
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

/** Compares two texts without their line ends and the white space at the end, which servers change. */
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
 * Returns the actions for labels, assignees, reviewers and auto-merge that the pull request never had. It does not set again what the pull request once had,
 * because a person may have removed it. If an earlier version wrote the text, there is no note, and everything counts as set.
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
  // Ask one by one, because the server refuses the whole request for one wrong name.
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

/** Returns the name of an action, different for each action of one run. @param name one of several names that the action is about. */
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
  // Keep the branch if a person closed the pull request, because it can be reopened only as long as the branch exists.
  return { outcome: { kind: 'absent' }, actions: last === 'declined' ? [] : free };
}

/** A pull request that was closed without being merged. */
export interface ClosedProposal {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
  readonly base: string;
  /** The SHA of its last commit. */
  readonly sha: string;
  readonly body: string;
  /** Undefined if the server does not say it. */
  readonly closedBy?: { readonly isUs: boolean; readonly isBot: boolean };
  /** When it was closed, in milliseconds since 1970. */
  readonly closedAt: number;
}

/** At most this many declined proposals are compared with a new profile, the newest first. */
export const DECLINED_LIMIT = 20;

/** The action comments and closes a pull request within this many milliseconds, by the server's clock. */
const CLOSING_TIME = 60_000;

/**
 * Returns the proposals for today's base that a person declined, the newest first and at most `DECLINED_LIMIT`. A person declines a proposal
 * by closing it without merging it; the action and other bots decline nothing. A closed rollback does not count, because it says nothing
 * against a profile.
 */
export function declinedAmong(closed: readonly ClosedProposal[], base: string): readonly ClosedProposal[] {
  return closed
    .filter((one) => one.base === base && readBody(one.body).note?.rollback !== true && isByPerson(one))
    .sort((one, other) => other.closedAt - one.closedAt || other.number - one.number)
    .slice(0, DECLINED_LIMIT);
}

/**
 * Whether a person closed the pull request. If the action uses a person's token, the server names this person also when the action closes
 * one. Then a person closed it, unless the closing directly follows the action's comment.
 */
export function isByPerson({ body, closedBy, closedAt }: ClosedProposal): boolean {
  if (closedBy?.isBot) return false;
  if (closedBy !== undefined && !closedBy.isUs) return true;
  const withdrawal = withdrawalIn(body);
  if (withdrawal === undefined) return true;
  return withdrawal !== true && closedAt - Date.parse(withdrawal) > CLOSING_TIME;
}
