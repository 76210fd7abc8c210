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
 * Decides which changes a proposal needs. `reconcile` is a pure function. The function takes the goal, which is the wanted proposal, and
 * the state that was read from the forge. The function returns a list of actions. A proposal is a branch with one commit on top of the
 * base. On a server with an API, the pull request of the branch also belongs to the proposal.
 *
 * A run reads the state, calls `reconcile`, applies the actions, and repeats this until `reconcile` returns no action. A run may be killed
 * after any action without harm, because the next run reads the new state and continues with the actions that are left. The last reading
 * also proves that the written branch and text have not been overwritten.
 *
 * For example, these are the actions when a new profile replaces a profile that is already proposed:
 *
 *     1. edit           the hidden note in the text names the new profile as the next one
 *     2. write-branch   only if the branch is still as it was read
 *     (the state is read again)
 *     3. edit           the text describes the new profile
 *     4. label, …       labels and reviewers that the pull request never had
 *     (the state is read again)
 *     5. edit           the note lists what was set
 *
 * All rules follow from one sentence: the action never undoes what a person did. The action overwrites a branch only if it wrote every byte
 * on the branch. The action sets each label and each reviewer only once. The action keeps the words, titles, draft states and closed
 * proposals of people. docs/publishing.md has the rules as a table, and `__tests__/publish/reconcile.test.ts` has them as tests.
 */

/** A commit that the branch has and the base does not have. */
export interface CommitFacts {
  readonly isMerge: boolean;
  /**
   * The login of the commit's author, or the author's name if the server knows no login. If a different person amended the commit, this is
   * the login or name of that person.
   */
  readonly author: string;
  /**
   * True if the author and the committer are the identity that publishes. If a different person had amended the commit, this person would
   * be the committer.
   */
  readonly isOurs: boolean;
  /** The digest of the commit message. */
  readonly message: string;
  /** Whether the commit message is the message that this run gives to its commits. */
  readonly hasOurMessage: boolean;
}

/** A branch with its differences from the base. */
export interface BranchState {
  /** The newest commit. */
  readonly sha: string;
  /** The differences of the branch from the base; undefined if the two have no common history. */
  readonly ahead?: {
    readonly commits: readonly CommitFacts[];
    /** The number of all commits of the branch. If the branch has many commits, the list `commits` has only the first ones. */
    readonly count: number;
    /** The paths at which the branch differs from the newest commit that the branch and the base share. */
    readonly changed: readonly string[];
    /** Whether the newest commit that the branch and the base share is the base's newest commit. */
    readonly isOnBase: boolean;
  };
  /** The digests of the branch's files, at all paths that the branch changes, and at all paths that the goal or the note names. */
  readonly files: Digests;
  /** The files at the changed paths in the first commit of the branch that is not a merge. */
  readonly original: Digests;
}

/** An open pull request. */
export interface PullState {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly isDraft: boolean;
  /** Whether the pull request waits in a merge queue. A new commit would remove the pull request from the queue. */
  readonly isQueued: boolean;
  readonly hasAutoMerge: boolean;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** The people, and in `teams` the slugs of the teams, that were asked for a review or gave a review. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** The state of a proposal on the forge at the time of a reading. */
export interface ProposalState {
  /** The name of the base branch, and the digests of its files at the paths that the goal names. */
  readonly base: { readonly name: string; readonly files: Digests };
  readonly branch?: BranchState;
  /** Whether the forge can read and write pull requests. Without pull requests, the proposal is only the branch. */
  readonly hasPulls: boolean;
  readonly pull?: PullState;
  /** How the pull request ended that was open at the first reading of this run. */
  readonly ended?: 'merged' | 'closed';
  /**
   * How the newest closed pull request ended whose last commit is also the newest commit of the branch. `declined` means that a person
   * closed this pull request, and `withdrawn` that the action closed it.
   */
  readonly last?: 'merged' | 'declined' | 'withdrawn';
  /** The text of the newest closed pull request whose last commit is the branch's commit. */
  readonly lastBody?: string;
  /**
   * True if the action publishes under the identity of a person, for example with a personal access token. If the action uses a person's
   * identity, the person's own commits look like commits of the action.
   */
  readonly isPersonal: boolean;
  /** The paths of the profiles that this run reads or publishes. */
  readonly paths: readonly string[];
  /** The commit that this run put on the branch. */
  readonly written?: string;
  /** The keys (`actionKey`) of the actions that this run applied. `refused` has the keys of the actions that the server refused. */
  readonly done: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** The settings about the title, labels, reviewers and other properties of a pull request. */
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

/** The goal of a run: to propose files, to keep the open proposal, or to withdraw it. */
export type Goal =
  | {
      readonly kind: 'propose';
      /** The files that the base should have. */
      readonly files: Digests;
      /** True if the program was measured to be slower with the profile. A slower profile makes the pull request a draft. */
      readonly isSlower: boolean;
      /** True if the proposal keeps files of the open proposal that this run did not measure, so that a draft stays a draft. */
      readonly keepsFiles?: boolean;
      readonly isRollback: boolean;
      readonly render: (maxLength: number) => string;
    }
  /** Keep the open proposal without changing its files. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'withdraw'; readonly reason: string };

/** A single change to the branch or to the pull request. */
export type ProposalAction =
  | { readonly kind: 'write-branch'; readonly files: readonly string[] }
  | { readonly kind: 'delete-branch' }
  /** Writes the title and the text of the pull request into a file. A person or a server opens the pull request later. */
  | { readonly kind: 'write-text' }
  | { readonly kind: 'open'; readonly title: string; readonly body: string; readonly isDraft: boolean }
  /** Changes the title or the text of the pull request. `isVisible` is false if only the hidden note changes. */
  | {
      readonly kind: 'edit';
      readonly title?: string;
      readonly body?: string;
      readonly isVisible: boolean;
    }
  | { readonly kind: 'draft'; readonly isDraft: boolean }
  | { readonly kind: 'label' | 'assign'; readonly names: readonly string[] }
  | { readonly kind: 'ask-person' | 'ask-team'; readonly name: string }
  | { readonly kind: 'auto-merge'; readonly method: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'close' };

/** The reason why no action is left. */
export type ProposalEnding =
  | { readonly kind: 'reached' }
  /** The base already has the proposed files. */
  | { readonly kind: 'held' }
  /** A person changed the branch. `why` is the rest of a sentence whose subject is the branch, such as `has a commit by …`. */
  | { readonly kind: 'foreign'; readonly why: string }
  /** The pull request of the branch is for another base. A person has changed its base, or it belongs to a workflow of another branch. */
  | { readonly kind: 'retargeted'; readonly base: string }
  /** A person reopened the pull request after the action had closed it as pointless. */
  | { readonly kind: 'reopened' }
  /** A person, or auto-merge, put the pull request into a merge queue. */
  | { readonly kind: 'queued' }
  /** People wrote so much into the body that the action's text does not fit. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'merged' | 'closed' }
  /** The goal was to withdraw a proposal, but no proposal is open. */
  | { readonly kind: 'absent' };

/** The next actions, in the order in which a run applies them. `outcome` is the reason why no further action follows. */
export interface ActionPlan {
  readonly outcome: ProposalEnding;
  readonly actions: readonly ProposalAction[];
}

/**
 * Returns the actions that are still needed to reach the goal. If no action is needed, the proposal is already as wanted, or a person
 * decided against it.
 */
export function reconcile(goal: Goal, wishes: Wishes, state: ProposalState): ActionPlan {
  const { ended, pull } = state;
  if (ended !== undefined) return nothing({ kind: ended });
  // A pull request for another base is left alone, even if the action set this base. Workflows of several branches may share the branch of
  // the proposal, and one of them would replace the reviewed proposal of the other. The base is compared first, because compared with a wrong
  // base, the branch has many commits of other people.
  if (pull !== undefined && pull.base !== state.base.name)
    return nothing({ kind: 'retargeted', base: pull.base });
  const why = state.last === 'merged' ? undefined : whyForeign(state);
  if (why !== undefined) return nothing({ kind: 'foreign', why });
  const noted = pull && readBody(pull.body).note;
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

/** Returns a plan that has no actions. */
function nothing(outcome: ProposalEnding): ActionPlan {
  return { outcome, actions: [] };
}

/**
 * Returns the reason why the branch must not be overwritten; undefined if the action wrote every byte on the branch. The reason is the rest
 * of a sentence whose subject is the branch. A branch counts as written by the action under three conditions. The branch has at most one
 * commit that is not a merge, it changes only known profiles, and its files are those that the note in the pull request lists.
 *
 * The note may be missing. For example, a run was killed before it opened the pull request, a second run was faster, or an earlier version
 * wrote the text. Without a note, the branch counts as the action's own if the author and committer of its commit are the identity under
 * which the action publishes, and if no merge has changed the profiles. A branch that no note describes is not the action's own in two
 * cases. If the identity belongs to a person, the person may have written the commit by hand. If the note lists the branch's profiles as an
 * earlier proposal, a person has reset the branch to an earlier commit.
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

/** Returns the reason why a branch that no note describes must not be overwritten. */
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
  // If a person merges the base into the branch and takes the base's profile, the branch has the base's files and no longer those of the
  // action's commit.
  const proposed = Object.entries(noted?.files ?? {}).flatMap(([path, digest]) =>
    (original[path] ?? null) === digest ? path : [],
  );
  const merged = changed.length === 0 ? Object.keys(original) : [...changed, ...proposed];
  if (merged.some((path) => (files[path] ?? null) !== (original[path] ?? null)))
    return `has a merge by ${authors || 'another author'} that changes the profile`;
  const held = Object.fromEntries(changed.map((path) => [path, files[path] ?? null]));
  if (noted?.earlier?.includes(digestOfFiles(held)))
    return 'has an older profile than the text of its pull request says';
  if (!isPersonal) return undefined;
  const author = commit ? authorName(commit) : authors;
  if (noted !== undefined)
    return `has a commit by ${author} with a different profile than the text of its pull request says`;
  // Earlier versions wrote no note, and an interrupted run may have opened no pull request. Without a note, only the commit message shows
  // whether the action wrote the commit.
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
      // GitHub refuses auto-merge for a draft. A person must enable auto-merge later, because the action does not.
      autoMerge: wishes.autoMerge === false || isDraft,
    },
  };
  const body = composeBody(undefined, { note, introduction: wishes.introduction, render: goal.render });
  return { kind: 'open', title: wishes.title, body, isDraft };
}

/** Whether the body has room for the action's text without its evidence, in addition to the text that people wrote. */
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
 * Returns the actions that write new files to the branch of an open pull request. Before the files are written, the pull request becomes a
 * draft if the profile is slower, and the note lists the new files. The note lets the next run recognize the branch if a run is killed
 * after it wrote the branch and before it wrote the text of the pull request.
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

/**
 * Returns the actions for a pull request whose branch got new files. The actions set the text and the draft state, and add labels and
 * reviewers that the pull request never had.
 */
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
  const edit = editOf(pull, { title, body });
  // The setting `draft` counts only when a pull request is opened, so a pull request that a person marked as ready stays ready.
  const isReady = isOurDraft && !goal.isSlower && !goal.keepsFiles && !wishes.draft;
  return [
    ...edit,
    ...(isReady && !state.refused.has('draft') ? [{ kind: 'draft', isDraft: false } as const] : []),
    ...missing.filter(({ kind }) => kind !== 'auto-merge' || !noted.settled.autoMerge),
  ];
}

/** The most earlier proposals that a note lists. */
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
  wanted: { readonly title: string; readonly body: string },
): readonly ProposalAction[] {
  const title = wanted.title === pull.title ? undefined : wanted.title;
  const body = sameBody(wanted.body, pull.body) ? undefined : wanted.body;
  if (title === undefined && body === undefined) return [];
  const [before, after] = [readBody(pull.body), readBody(wanted.body)];
  const isSame = before.note !== undefined && before.text === after.text;
  const isVisible = title !== undefined || !isSame;
  return [{ kind: 'edit', title, body, isVisible }];
}

/** Compares two texts without regard to line ends and white space at the end, because servers change both. */
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
 * Returns the actions for labels, assignees, reviewers and auto-merge that the pull request never had. A label or reviewer that the pull
 * request once had is not added again, because a person may have removed it. If an earlier version of the action wrote the text, the text
 * has no note, and no labels or reviewers are added to the pull request.
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
  // Request each reviewer separately, because the server refuses the whole request if one name is wrong.
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

/** Returns a key for an action, which is unique among the actions of a run. @param name one of the names that the action adds. */
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
  // Keep the branch if a person closed the pull request, because GitHub can reopen a pull request only while its branch exists.
  return { outcome: { kind: 'absent' }, actions: last === 'declined' ? [] : free };
}

/** A pull request that was closed without being merged. */
export interface ClosedProposal {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
  readonly base: string;
  /** The SHA of the pull request's last commit. */
  readonly sha: string;
  readonly body: string;
  /** The account that closed the pull request; undefined if the server does not say which account it was. */
  readonly closedBy?: { readonly isUs: boolean; readonly isBot: boolean };
  /** The time at which the pull request was closed, in milliseconds since 1970. */
  readonly closedAt: number;
}

/** The most declined proposals that are compared with a new profile. The newest declined proposals are compared first. */
export const DECLINED_LIMIT = 20;

/**
 * When the action closes a pull request, it writes a comment first. By the server's clock, the pull request is closed at most this many
 * milliseconds after the comment.
 */
const CLOSING_TIME = 60_000;

/**
 * Returns the proposals for today's base that a person declined, the newest first and at most `DECLINED_LIMIT`. A person declines a
 * proposal by closing it without merging it; a proposal that the action or another bot closed is not declined. The list has no rollbacks,
 * because a person who closes a rollback does not decide against a new profile.
 */
export function declinedAmong(closed: readonly ClosedProposal[], base: string): readonly ClosedProposal[] {
  return closed
    .filter((one) => one.base === base && readBody(one.body).note?.rollback !== true && isByPerson(one))
    .sort((one, other) => other.closedAt - one.closedAt || other.number - one.number)
    .slice(0, DECLINED_LIMIT);
}

/**
 * Whether a person closed the pull request. If the action uses a person's token, the server names this person for every pull request that
 * the action closes. So with the token of a person, a pull request that was closed right after the action's comment counts as closed by the
 * action.
 */
export function isByPerson({ body, closedBy, closedAt }: ClosedProposal): boolean {
  if (closedBy?.isBot) return false;
  if (closedBy !== undefined && !closedBy.isUs) return true;
  const withdrawal = withdrawalIn(body);
  if (withdrawal === undefined) return true;
  return withdrawal !== true && closedAt - Date.parse(withdrawal) > CLOSING_TIME;
}
