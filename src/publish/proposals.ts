import { digest } from '../profile/bytes.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import type { PullTerms } from '../system/forges.ts';
import { capitalized } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import { BODY_LIMIT, type Digests, isAbout, readBody, sameDigests } from './proposal-text.ts';
import {
  type Proposal,
  type ProposedFile,
  PUBLISHING_KINDS,
  type Publication,
  type Published,
  type PublishedFile,
  type Publisher,
  type PublishOptions,
  type PublishResult,
  SIGNED_OFF,
  templatePattern,
  UNCHANGED,
  type Version,
} from './publisher.ts';
import {
  type ActionPlan,
  actionKey,
  type ClosedProposal,
  type Goal,
  type ProposalAction,
  type ProposalEnding,
  type ProposalState,
  type PullState,
  reconcile,
  type Wishes,
  whyForeign,
} from './reconcile.ts';
import {
  type Ahead,
  type Commit,
  filesIn,
  heldAlready,
  movedTooOften,
  type Repository,
} from './repository.ts';

/** An open pull request, with the URL of its page. */
export interface OpenPull extends PullState {
  readonly url: string;
}

/**
 * The state of a proposal, as a forge reads it. `reconcile` also needs the contents of files, which the repositories `target` and `head`
 * read.
 */
export interface ForgeReading {
  readonly base: { readonly name: string; readonly sha: string; readonly isPublic?: boolean };
  /**
   * `target` is the repository with the base, and `head` is the repository with the branch. `target` and `head` are the same repository,
   * unless the branch is in a fork.
   */
  readonly target: Repository;
  readonly head: Repository;
  /** The branch of the proposal. `ahead` is undefined if the branch and the base have no common history. */
  readonly branch?: { readonly sha: string; readonly ahead?: Ahead };
  readonly pull?: OpenPull;
  /** How the pull request ended that an earlier reading of this run found open; undefined while it is still open. */
  readonly ended?: 'merged' | 'closed';
  /** How the newest closed pull request ended whose last commit is also the newest commit of the branch. */
  readonly last?: ProposalState['last'];
  readonly lastBody?: string;
  /**
   * For each commit in `branch.ahead.commits`: whether its author, and whether its committer, is the identity under which the action
   * publishes.
   */
  readonly ours: readonly { readonly author: boolean; readonly committer: boolean }[];
  readonly isPersonal: boolean;
  /** Whether the clone lacks older commits (`git clone --depth`). */
  readonly isShallow?: boolean;
}

/** The server's reaction to an action. */
export type Applied =
  /**
   * The server has done the action. `isVisible` says whether people see a difference, and `dropped` has the names that the server left out
   * without an error.
   */
  | {
      readonly kind: 'done';
      readonly url?: string;
      readonly isVisible?: boolean;
      readonly dropped?: readonly string[];
      readonly findings?: readonly Finding[];
    }
  /** The server refused the action. After a refusal, the run continues without this action. */
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  /** A push or a different run has changed the branch first, so the state must be read again. */
  | { readonly kind: 'moved' };

/** The inputs that a forge needs to apply an action. */
export interface ActionContext {
  readonly reading: ForgeReading;
  /** The new commit, for the action `write-branch`. */
  readonly sha?: string;
  /** The proposal, for the action `write-text`. */
  readonly proposal?: Proposal;
}

/**
 * An interface to the server with the proposals. The interface is implemented for GitHub by its API, for GitLab and Gitea by git and their
 * APIs, and for git alone. A forge reads the state and applies single actions. `reconcile` makes all decisions. A write to the branch is
 * conditional: it succeeds only if the branch has not changed since it was read.
 */
export interface Forge {
  readonly kind: Publication['kind'];
  readonly hasPulls: boolean;
  /** The forge's word for a pull request. */
  readonly terms: PullTerms;
  /**
   * Whether pull requests are opened with the workflow's own token. GitHub starts no workflows on pull requests that the workflow's own
   * token opens.
   */
  byDefaultToken(): Promise<boolean>;
  /**
   * @param pull the number of the pull request that an earlier reading found open. The forge reads how the pull request with this number
   * ended.
   * @throws ExpectedError if the base branch does not exist; UsageError if the branch of the proposal cannot be used.
   */
  read(pull: number | undefined): Promise<ForgeReading>;
  apply(action: ProposalAction, context: ActionContext): Promise<Applied>;
  /** Returns the declined proposals for files at `paths`, the newest first. */
  declined(reading: ForgeReading, paths: readonly string[]): Promise<readonly ClosedProposal[]>;
  /** Runs `action`. If the server refuses a request, the method throws an error that explains the refusal. */
  explained<T>(action: () => Promise<T>): Promise<T>;
}

/**
 * The most rounds of reading the state and applying actions. A run needs about four rounds. More rounds are needed only if people or other
 * runs write at the same time.
 */
const MOST_ROUNDS = 16;
const MOST_MOVES = 5;

/** The results so far of one call of `publish`, `keep` or `withdraw`. */
interface Progress {
  readonly done: Set<string>;
  readonly refused: Set<string>;
  readonly findings: Finding[];
  operation: Publication['operation'];
  /** The commit that this run put on the branch. */
  written?: string;
  url?: string;
}

/**
 * Publishes proposals through a forge: reads the state, applies the actions that `reconcile` returns, and repeats this until `reconcile`
 * returns no action.
 */
export class ProposalPublisher implements Publisher {
  readonly #forge: Forge;
  readonly #options: PublishOptions;
  /** The paths of all profiles that were passed to the methods of this publisher. */
  readonly #paths = new Set<string>();
  /** The pull request that the last reading found open. */
  #pull: { readonly number: number; readonly url: string } | undefined;
  #looked: ForgeReading | undefined;
  readonly #contents = new Map<string, Uint8Array | undefined>();

  constructor(forge: Forge, options: PublishOptions) {
    this.#forge = forge;
    this.#options = options;
  }

  get kind(): Publication['kind'] {
    return this.#forge.kind;
  }

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return this.#forge.explained(async () => {
      const reading = await this.#read();
      this.#looked = reading;
      const { base, branch, pull } = reading;
      const files = await filesIn(reading.target, base.sha, paths);
      const isOpen = this.#isOpen(reading);
      if (isOpen && branch !== undefined) await this.#addProposed(files, reading, branch);
      await this.#addDeclined(files, reading);
      const outdated = branch?.ahead === undefined || [...files.values()].some((file) => file.outdated);
      const isMisdescribed = isOpen && (await this.#isMisdescribed(reading));
      return {
        files,
        base: base.name,
        isPublic: base.isPublic,
        proposed: isOpen
          ? {
              number: pull?.number,
              url: pull?.url,
              headSha: branch?.sha,
              outdated,
              isMisdescribed: isMisdescribed || undefined,
            }
          : undefined,
      };
    });
  }

  versions(path: string, limit: number): Promise<readonly Version[]> {
    return this.#forge.explained(async () => {
      const { target, base } = this.#looked ?? (await this.#read());
      return target.versions(base.sha, path, limit);
    });
  }

  async publish(proposal: Proposal): Promise<PublishResult> {
    for (const { path } of proposal.files) this.#paths.add(path);
    return this.#forge.explained(async () => {
      const byDefaultToken = await this.#forge.byDefaultToken();
      const goal: Goal = {
        kind: 'propose',
        files: Object.fromEntries(
          proposal.files.map(({ path, bytes }) => [path, bytes ? digest(bytes) : null]),
        ),
        isSlower: proposal.draft,
        keepsFiles: proposal.keepsFiles,
        isRollback: proposal.isRollback === true,
        render: (maxLength) => proposal.renderBody({ maxLength, byDefaultToken }),
      };
      return this.#reach(goal, proposal);
    });
  }

  async keep(): Promise<readonly Finding[]> {
    return this.#forge.explained(async () => (await this.#reach({ kind: 'keep' })).findings);
  }

  async withdraw(reason: string): Promise<PublishResult> {
    return this.#forge.explained(() => this.#reach({ kind: 'withdraw', reason }));
  }

  /** Repeats reading the state and applying actions until `reconcile` returns no action. */
  async #reach(goal: Goal, proposal?: Proposal): Promise<PublishResult> {
    const progress: Progress = { done: new Set(), refused: new Set(), findings: [], operation: 'none' };
    let first: ForgeReading | undefined;
    let moves = 0;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const reading = await this.#read();
      first ??= reading;
      const state = await this.#stateOf(reading, goal, progress);
      const plan = reconcile(goal, this.#wishes, state);
      if (plan.actions.length === 0 || isOvertaken(goal, plan, state))
        return this.#handed(plan.outcome, goal, { reading, first, progress, proposal });
      if (!(await this.#applyAll(plan.actions, reading, progress, proposal))) moves += 1;
      if (moves === MOST_MOVES) break;
    }
    throw movedTooOften(`The branch \`${this.#options.branch}\``);
  }

  /** Applies the actions of one round. @returns false if a push or a different run changed the branch first. */
  async #applyAll(
    actions: readonly ProposalAction[],
    reading: ForgeReading,
    progress: Progress,
    proposal: Proposal | undefined,
  ): Promise<boolean> {
    for (const action of actions) {
      const sha =
        action.kind === 'write-branch' ? await this.#writeCommit(reading, action.files, proposal) : undefined;
      const applied = await this.#forge.apply(action, { reading, sha, proposal });
      if (applied.kind === 'moved') return false;
      progress.findings.push(...(applied.findings ?? []));
      if (applied.kind === 'refused') {
        for (const key of keysOf(action)) progress.refused.add(key);
        continue;
      }
      const dropped = new Set(applied.dropped?.map((name) => actionKey(action, name)));
      for (const key of keysOf(action)) (dropped.has(key) ? progress.refused : progress.done).add(key);
      progress.url ??= applied.url;
      if (sha !== undefined) progress.written = sha;
      const { hasPulls } = this.#forge;
      const place = { branch: reading.branch, hasPulls };
      progress.operation = operationAfter(action, applied, progress.operation, place);
      if (action.kind === 'open') progress.findings.push(...this.#warnOfDraft(action.isDraft));
    }
    return true;
  }

  #warnOfDraft(isDraft: boolean): readonly Finding[] {
    if (!isDraft || this.#options.autoMerge === false) return [];
    const message = `Auto-merge is not enabled, because the ${this.#forge.terms.noun} is a draft.`;
    const fix = 'Read the proposal, mark it as ready for review, and enable auto-merge on its page.';
    return [warning(message, fix)];
  }

  async #writeCommit(reading: ForgeReading, paths: readonly string[], proposal: Proposal | undefined) {
    const files: ProposedFile[] = (proposal?.files ?? []).filter(({ path }) => paths.includes(path));
    const { commitMessage: message, signoff } = this.#options;
    return (await reading.head.writeCommit({ parent: reading.base.sha, files, message, signoff })).sha;
  }

  async #read(): Promise<ForgeReading> {
    const reading = await this.#forge.read(this.#pull?.number);
    if (reading.pull !== undefined) this.#pull = reading.pull;
    return reading;
  }

  /** Whether the branch proposes profiles for the base. */
  #isOpen({ pull, branch, base }: ForgeReading): boolean {
    if (this.#forge.hasPulls) return pull?.base === base.name;
    return branch !== undefined && branch.ahead?.count !== 0;
  }

  get #wishes(): Wishes {
    const options = this.#options;
    return {
      title: excerpt(options.title, this.#forge.terms.longestTitle),
      introduction: options.body,
      labels: options.labels,
      assignees: options.assignees,
      reviewers: options.reviewers,
      // Users may write `org/team`, but the server expects `team`.
      teams: options.teamReviewers.map((team) => team.slice(team.lastIndexOf('/') + 1)),
      autoMerge: options.autoMerge,
      draft: options.draft,
      deleteBranch: options.deleteBranch,
    };
  }

  async #stateOf(reading: ForgeReading, goal: Goal, progress: Progress): Promise<ProposalState> {
    const { base, pull } = reading;
    const note = pull && readBody(pull.body).note;
    const goalPaths = goal.kind === 'propose' ? Object.keys(goal.files) : [];
    const named = [...Object.keys(note?.files ?? {}), ...Object.keys(note?.next ?? {})];
    return {
      base: { name: base.name, files: await this.#digests(reading.target, base.sha, goalPaths) },
      branch: await this.#branchState(reading, [...goalPaths, ...named]),
      hasPulls: this.#forge.hasPulls,
      pull,
      ended: reading.ended,
      last: reading.last,
      lastBody: reading.lastBody,
      isPersonal: reading.isPersonal,
      paths: [...this.#paths],
      written: progress.written,
      done: progress.done,
      refused: progress.refused,
    };
  }

  async #branchState(reading: ForgeReading, paths: readonly string[]): Promise<ProposalState['branch']> {
    const { branch, base, head } = reading;
    if (branch === undefined) return undefined;
    const { sha, ahead } = branch;
    const changed = [...(ahead?.files ?? [])];
    // If the branch changes more files than a proposal can have, a person wrote the branch, and the contents of these files are not read.
    const read = changed.length > this.#paths.size + paths.length ? paths : [...paths, ...changed];
    const own = ahead?.commits.find(({ parents }) => parents.length < 2);
    const hasMerges = ahead?.commits.some(({ parents }) => parents.length > 1) === true;
    const files = await this.#digests(head, sha, read);
    return {
      sha,
      ahead: ahead && {
        commits: ahead.commits.map((commit, at) => describeCommit(commit, reading.ours[at], this.#options)),
        count: ahead.count,
        changed,
        isOnBase: ahead.commits[0]?.parents.join() === base.sha,
      },
      files,
      original: hasMerges && own !== undefined ? await this.#digests(head, own.sha, read) : files,
    };
  }

  async #isMisdescribed(reading: ForgeReading): Promise<boolean> {
    const progress: Progress = { done: new Set(), refused: new Set(), findings: [], operation: 'none' };
    const state = await this.#stateOf(reading, { kind: 'keep' }, progress);
    const note = reading.pull && readBody(reading.pull.body).note;
    if (note === undefined || state.branch?.ahead === undefined || whyForeign(state) !== undefined)
      return false;
    const { files } = state.branch;
    const held = Object.fromEntries(state.branch.ahead.changed.map((path) => [path, files[path] ?? null]));
    return !sameDigests(note.files, held);
  }

  /** Adds to each file the content that the branch proposes, and whether the base has changed the file since the branch was made. */
  async #addProposed(
    files: Map<string, PublishedFile>,
    { base, target, head }: ForgeReading,
    { sha, ahead }: NonNullable<ForgeReading['branch']>,
  ): Promise<void> {
    const paths = plainPaths(files);
    const isChanged = (path: string) => ahead === undefined || ahead.files.has(path);
    const proposed = await head.files(paths.filter(isChanged), sha);
    const hasMoved = ahead !== undefined && ahead.mergeBase !== base.sha;
    const before = hasMoved ? await target.files(paths, ahead.mergeBase) : undefined;
    for (const path of paths) {
      const committed = files.get(path)?.committed;
      const outdated =
        ahead === undefined || (before !== undefined && !sameBytes(before.get(path), committed));
      const content = isChanged(path) ? proposed.get(path) : committed;
      files.set(path, { committed, proposed: content, outdated: outdated || undefined });
    }
  }

  async #addDeclined(files: Map<string, PublishedFile>, reading: ForgeReading): Promise<void> {
    const paths = plainPaths(files);
    for (const { body, sha, number, url, closedAt } of await this.#forge.declined(reading, paths)) {
      const { note } = readBody(body);
      const asked = paths.filter((path) => note === undefined || isAbout(note, path));
      const held = await this.#contentsAt(reading.head, sha, asked);
      for (const [path, bytes] of held) {
        const file = files.get(path) ?? {};
        // Add only one of several closed pull requests that proposed equal contents.
        const isKnown = file.declined?.some((one) => sameBytes(one.bytes, bytes)) === true;
        if (bytes === undefined || isKnown || sameBytes(bytes, file.committed)) continue;
        files.set(path, { ...file, declined: [...(file.declined ?? []), { bytes, number, url, closedAt }] });
      }
    }
  }

  /** Returns the contents of files by path. Each file of a commit is read only once, because commits never change. */
  async #contentsAt(repository: Repository, sha: string, paths: readonly string[]) {
    const keyFor = (path: string) => `${sha} ${path}`;
    const unknown = [...new Set(paths)].filter((path) => !this.#contents.has(keyFor(path)));
    const read = await repository.files(unknown, sha);
    for (const path of unknown) this.#contents.set(keyFor(path), read.get(path));
    return new Map(paths.map((path) => [path, this.#contents.get(keyFor(path))]));
  }

  async #digests(repository: Repository, sha: string, paths: readonly string[]): Promise<Digests> {
    const contents = await this.#contentsAt(repository, sha, paths);
    return Object.fromEntries([...contents].map(([path, bytes]) => [path, bytes ? digest(bytes) : null]));
  }

  #handed(left: ProposalEnding, goal: Goal, end: End): PublishResult {
    const { reading, progress } = end;
    // If this run has closed the pull request, the goal is reached, although the last reading found no pull request to close.
    const outcome: ProposalEnding = progress.operation === 'closed' ? { kind: 'reached' } : left;
    const [reason, finding] = this.#inWords(outcome, goal, end);
    if (finding !== undefined) progress.findings.push(finding);
    const pull = reading.pull ?? this.#pull;
    const hasCommit = outcome.kind !== 'held' && outcome.kind !== 'absent';
    return {
      publication: {
        kind: this.kind,
        operation: progress.operation,
        branch: this.#options.branch,
        number: pull?.number,
        url: pull?.url ?? progress.url,
        headSha: hasCommit ? (progress.written ?? (reading.branch ?? end.first.branch)?.sha) : undefined,
        reason,
      },
      findings: progress.findings,
    };
  }

  /** Returns the sentence that gives the reason for the result, and a finding if the user must know about it. */
  #inWords(
    outcome: ProposalEnding,
    goal: Goal,
    { reading, progress, proposal, first }: End,
  ): [string?, Finding?] {
    const { branch } = this.#options;
    const name = `The branch \`${branch}\``;
    const number = this.#pull?.number;
    const { noun, sign } = this.#forge.terms;
    const pull = number === undefined ? `The ${noun}` : `${capitalized(noun)} ${sign}${number}`;
    switch (outcome.kind) {
      case 'held':
        if (reading.last === 'merged' && first.last === undefined) return [`${pull} was merged meanwhile.`];
        return [heldAlready(`\`${reading.base.name}\``, proposal?.files ?? [])];
      case 'merged':
        return [`${pull} was merged meanwhile. The next run starts from the merged profile.`];
      case 'closed':
        return [`${pull} was closed during this run, so the run did not change it.`];
      case 'absent':
        return [UNCHANGED];
      case 'retargeted': {
        const message = `${pull} targets \`${outcome.base}\` instead of \`${reading.base.name}\`, so this run did not change it.`;
        const fix = `Set another \`branch\` to propose to both branches. Or change the base of ${pull} to \`${reading.base.name}\` on its page, set \`base: ${outcome.base}\`, or close ${pull}.`;
        return [message, goal.kind === 'keep' ? undefined : warning(message, fix)];
      }
      case 'reopened':
        return [`${pull} was closed as pointless and then reopened by a person, so it stays open.`];
      case 'queued':
        return [`${pull} is in the merge queue, so this run did not change it.`];
      case 'crowded': {
        const message = `This run did not change ${pull}, because people wrote so much into its text that the report does not fit.`;
        const fix = `Shorten the text of ${pull}, which may have ${BODY_LIMIT} characters in all.`;
        return [message, goal.kind === 'keep' ? undefined : warning(message, fix)];
      }
      case 'foreign': {
        const message = `${name} ${outcome.why}, so this run did not change it.`;
        const { pull: opened } = reading;
        const ending =
          opened === undefined
            ? 'Merge or delete the branch'
            : `Merge or close ${noun} ${sign}${opened.number} and delete the branch`;
        const free = `${ending}, or set another \`branch\`.`;
        const clone =
          'Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`), because otherwise commits of the base look like commits of other people. If that does not help: ';
        const fix = `${reading.isShallow ? clone : ''}${free}`;
        return [message, goal.kind === 'keep' ? undefined : warning(message, fix)];
      }
      case 'reached':
        if (progress.written !== undefined && isReplaced(reading, progress)) {
          const message = `Another run has written ${name.toLowerCase()} in the meantime, so the proposal of that run stays.`;
          const fix = 'Let only one run at a time publish to this branch (`concurrency` in a workflow).';
          return [message, note(message, fix)];
        }
        return [this.#reasonOfReached(goal, { reading, progress, proposal, first })];
    }
  }

  #reasonOfReached(goal: Goal, { reading, progress, proposal }: End): string | undefined {
    if (goal.kind === 'withdraw')
      return this.#forge.hasPulls ? goal.reason : `The branch is deleted. ${goal.reason}`;
    if (goal.kind === 'keep' || this.#forge.hasPulls) return undefined;
    const { branch } = this.#options;
    if (progress.written === undefined)
      return progress.operation === 'none'
        ? heldAlready(`The branch \`${branch}\``, proposal?.files ?? [])
        : undefined;
    if (!PUBLISHING_KINDS[this.kind].isPushed) return undefined;
    return `The text for the proposal is in \`pull-request.md\` in the output folder. If there is no proposal from \`${branch}\` to \`${reading.base.name}\` yet, open a proposal with this text.`;
  }
}

interface End {
  /** `reading` is the run's last reading of the state, and `first` is the run's first reading. */
  readonly reading: ForgeReading;
  readonly first: ForgeReading;
  readonly progress: Progress;
  readonly proposal: Proposal | undefined;
}

function keysOf(action: ProposalAction): readonly string[] {
  return 'names' in action ? action.names.map((name) => actionKey(action, name)) : [actionKey(action)];
}

function operationAfter(
  action: ProposalAction,
  applied: Applied & { kind: 'done' },
  before: Publication['operation'],
  { branch, hasPulls }: { readonly branch: ForgeReading['branch']; readonly hasPulls: boolean },
): Publication['operation'] {
  switch (action.kind) {
    case 'open':
      return applied.isVisible === false ? 'updated' : 'created';
    case 'close':
      return 'closed';
    case 'delete-branch':
      return hasPulls ? before : 'closed';
    case 'write-branch':
      if (before === 'created') return before;
      return !hasPulls && branch === undefined ? 'created' : 'updated';
    case 'edit':
      return before === 'none' && action.isVisible ? 'updated' : before;
    case 'write-text':
      return before === 'none' && applied.isVisible ? 'updated' : before;
    default:
      return before;
  }
}

function isReplaced({ branch }: ForgeReading, { written }: Progress): boolean {
  return branch?.sha !== written;
}

/**
 * Whether a different run put its own profiles on the branch after this run wrote the branch. A run whose branch a different run has
 * overwritten stops, because two runs must not overwrite each other in turn.
 */
function isOvertaken(goal: Goal, { actions }: ActionPlan, { branch, written }: ProposalState): boolean {
  if (goal.kind !== 'propose' || written === undefined || branch?.sha === written) return false;
  const isOther = Object.entries(goal.files).some(
    ([path, digest]) => (branch?.files[path] ?? null) !== digest,
  );
  return isOther && actions.some(({ kind }) => kind === 'write-branch');
}

/** Returns the facts about one commit of the branch that `reconcile` needs. */
function describeCommit(
  { parents, author, committer, message }: Commit,
  ours: ForgeReading['ours'][number] | undefined,
  options: PublishOptions,
) {
  const isOurs = ours?.author === true && ours.committer;
  return {
    isMerge: parents.length > 1,
    author: ours?.author === true && !ours.committer ? committer.name : author.name,
    isOurs,
    message: digest(message.trim()).slice(0, 16),
    hasOurMessage: isOwnMessage(message, options),
  };
}

/** The messages that the action writes without the setting `commit-message`. */
const USUAL_MESSAGE = /^pgo: (refresh|repair|roll back) .+$/;

/**
 * Returns whether the action writes such a commit message. In a message with placeholders, any text may stand for a placeholder, because
 * an earlier run may have filled in another date.
 * @param message the whole message, or only its first paragraph in one line, as git prints it.
 */
function isOwnMessage(
  message: string,
  { commitMessage, commitTemplate = commitMessage, signoff }: PublishOptions,
): boolean {
  const [unsigned = ''] = signoff ? message.split(`\n\n${SIGNED_OFF}`) : [message];
  const text = unsigned.trim();
  const whole = commitTemplate.trim();
  const lines = whole.split('\n').map((line) => line.trim());
  const paragraph = lines.slice(0, lines.includes('') ? lines.indexOf('') : undefined).join(' ');
  return (
    USUAL_MESSAGE.test(text) || [whole, paragraph].some((template) => templatePattern(template).test(text))
  );
}

function plainPaths(files: ReadonlyMap<string, PublishedFile>): readonly string[] {
  return [...files].flatMap(([path, { obstacle }]) => (obstacle === undefined ? path : []));
}
