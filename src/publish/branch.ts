import { ExpectedError } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { printableName } from '../system/text.ts';
import {
  type ModeAt,
  type Outcome,
  obstacleAt,
  type Proposal,
  type ProposedFile,
  type Publication,
  type Published,
  type PublishedFile,
  type Publisher,
  type PublishOptions,
  type Version,
} from './publisher.ts';

/** A branch with one commit that the action made on top of the base, by GitHub's API or by git. */

export interface NewCommit {
  /** SHA of the commit that it goes on top of. */
  readonly parent: string;
  /** What it changes; a file that it deletes exists in the parent. */
  readonly files: readonly ProposedFile[];
  readonly message: string;
  readonly signoff: boolean;
}

export interface Repository {
  /** Contents by path in a commit; missing files are left out. */
  files(paths: readonly string[], commit: string): Promise<ReadonlyMap<string, Uint8Array>>;
  modesIn(commit: string): ModeAt;
  /** What `path` held on the branch that ends in `head`, newest first, at most `limit`. */
  versions(head: string, path: string, limit: number): Promise<readonly Version[]>;
  /** Writes a commit and returns its SHA; no branch moves yet. */
  writeCommit(commit: NewCommit): Promise<{ readonly sha: string }>;
}

export interface Commit {
  readonly parents: readonly string[];
  /** A login where GitHub knows one, else the name in the commit. */
  readonly author: string;
  readonly email?: string;
  readonly isBot?: boolean;
}

/** What a branch has that the base does not have. */
export interface Ahead {
  readonly commits: readonly Commit[];
  /** Number of all commits; GitHub lists the first 250. */
  readonly count: number;
  /** Paths of changed files. */
  readonly files: ReadonlySet<string>;
  /** The last commit that both have. */
  readonly mergeBase: string;
}

export interface State {
  readonly base: { readonly name: string; readonly sha: string; readonly isPublic?: boolean };
  /** What has the base, and what has the branch: the same repository, or a fork. */
  readonly target: Repository;
  readonly head: Repository;
  /** SHA of the branch's head; undefined when there is no branch. */
  readonly branch: string | undefined;
  /** Undefined without a branch, and when the two have no common history. */
  readonly ahead: Ahead | undefined;
  /** The open pull request. For git, the branch itself while it has commits. */
  readonly open?: { readonly number?: number; readonly url?: string };
  /** Older commits were left out when the repository was cloned. */
  readonly isShallow?: boolean;
}

export async function filesIn(repository: Repository, commit: string, paths: readonly string[]) {
  const modeAt = repository.modesIn(commit);
  const found = new Map<string, PublishedFile>();
  for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
  const plain = paths.filter((path) => found.get(path)?.obstacle === undefined);
  const contents = await repository.files(plain, commit);
  for (const path of plain) found.set(path, { committed: contents.get(path) });
  return found;
}

export async function changesOnto(repository: Repository, commit: string, files: readonly ProposedFile[]) {
  const paths = files.map(({ path }) => path);
  const held = await repository.files(paths, commit);
  return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}

/** Reason when `place`, such as a branch in backticks, has the files already. */
export function heldAlready(place: string, files: readonly ProposedFile[]): string {
  if (files.some(({ bytes }) => bytes === undefined)) return `${place} is as proposed already.`;
  return `${place} holds ${files.length === 1 ? 'this profile' : 'these profiles'} already.`;
}

const ATTEMPTS = 5;

/** Repeats an attempt that returns undefined because the branch has moved in the meantime. */
export async function retryWhileBranchMoves<T>(
  branch: string,
  attempt: () => Promise<T | undefined>,
  fix = 'Let only one run at a time publish to it (`concurrency` in a workflow), then run again.',
): Promise<T> {
  for (let count = 1; count <= ATTEMPTS; count++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  const message = `${branch} moved ${ATTEMPTS} times while it was being published to.`;
  throw new ExpectedError(message, { fix });
}

/**
 * Decides about the branch; a subclass reads what there is and writes what is decided. Each attempt looks at everything again,
 * so the next run finishes what a killed one began, and a branch is never overwritten unseen.
 */
export abstract class BranchPublisher<S extends State> implements Publisher {
  abstract readonly kind: Publication['kind'];
  protected readonly options: PublishOptions;
  /** Known paths of profiles. */
  readonly #paths = new Set<string>();
  /** What `look` found. */
  #looked: S | undefined;

  constructor(options: PublishOptions) {
    this.options = options;
  }

  /** @throws ExpectedError without a base; UsageError when the branch cannot be used. */
  protected abstract state(): Promise<S>;

  /** Whether the commit is by the identity that publishes. */
  protected abstract isOurs(commit: Commit, state: S): Promise<boolean>;

  /** Lets the branch end in `sha` and proposes it. @returns undefined when the branch is no longer as in `state`. */
  protected abstract propose(proposal: Proposal, state: S, sha: string): Promise<Outcome | undefined>;

  /** Closes what is open. @returns undefined as `propose` does. */
  protected abstract close(state: S, reason: string): Promise<Publication | undefined>;

  /** Whether what the branch holds was merged, so that the branch is free. */
  protected async isMerged(_state: S): Promise<boolean> {
    return false;
  }

  /** What a person has closed, with its files at the paths. */
  protected async declined(_state: S, _paths: readonly string[]): Promise<Declined | undefined> {
    return undefined;
  }

  /** Runs `action`, and explains what the server refuses. */
  protected explained<T>(action: () => Promise<T>): Promise<T> {
    return action();
  }

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return this.explained(async () => {
      const state = await this.state();
      this.#looked = state;
      const { base, branch, open } = state;
      const files = await filesIn(state.target, base.sha, paths);
      if (open !== undefined && branch !== undefined) await addProposed(files, state, branch);
      const plain = paths.filter((path) => files.get(path)?.obstacle === undefined);
      const declined = await this.declined(state, plain);
      for (const [path, bytes] of declined?.files ?? [])
        files.set(path, { ...files.get(path), declined: bytes });
      const outdated = state.ahead === undefined || [...files.values()].some((file) => file.outdated);
      return {
        files,
        isPublic: base.isPublic,
        proposed: open && { ...open, headSha: branch, outdated },
        declined: declined?.about,
      };
    });
  }

  versions(path: string, limit: number): Promise<readonly Version[]> {
    return this.explained(async () => {
      const { target, base } = this.#looked ?? (await this.state());
      return target.versions(base.sha, path, limit);
    });
  }

  async publish(proposal: Proposal): Promise<Outcome> {
    for (const { path } of proposal.files) this.#paths.add(path);
    return this.#retryWhileBranchMoves(async (state) => {
      const foreign = await this.#whyForeign(state);
      if (foreign !== undefined) return this.#leftAlone(state, foreign);
      const { target, head, base } = state;
      const files = await changesOnto(target, base.sha, proposal.files);
      if (files.length === 0) {
        const reason = heldAlready(`\`${base.name}\``, proposal.files);
        return { publication: this.publication('none', state, { reason }), findings: [] };
      }
      const { commitMessage: message, signoff } = this.options;
      const sha =
        (await standing(state, files)) ??
        (await head.writeCommit({ parent: base.sha, files, message, signoff })).sha;
      return this.propose(proposal, state, sha);
    });
  }

  async withdraw(reason: string): Promise<Publication> {
    return this.#retryWhileBranchMoves(async (state) => {
      const foreign = await this.#whyForeign(state);
      return foreign === undefined ? this.close(state, reason) : this.#leftAlone(state, foreign).publication;
    });
  }

  #retryWhileBranchMoves<T>(attempt: (state: S) => Promise<T | undefined>): Promise<T> {
    return this.explained(() =>
      retryWhileBranchMoves(`The branch \`${this.options.branch}\``, async () => attempt(await this.state())),
    );
  }

  /**
   * Why the branch is not overwritten, as the rest of a sentence. It is ours when it adds at most one commit, by the identity
   * that publishes, that changes profiles alone. Merges of the base, as by GitHub's button "Update branch", do not count.
   */
  async #whyForeign(state: S): Promise<string | undefined> {
    const why = state.branch && (await this.#whoseCommits(state));
    return why === undefined || (await this.isMerged(state)) ? undefined : why;
  }

  async #whoseCommits(state: S): Promise<string | undefined> {
    const { ahead } = state;
    if (ahead === undefined) return 'has no common history with the base branch';
    const commits = ahead.commits.filter(({ parents }) => parents.length < 2);
    const [commit] = commits;
    if (commit === undefined) return undefined;
    if (commits.length > 1) {
      const authors = [...new Set(commits.map(({ author }) => printableName(author)))].join(', ');
      return `holds ${commits.length} commits (by ${authors}) where we make one`;
    }
    const other = [...ahead.files].find((path) => this.#paths.size > 0 && !this.#paths.has(path));
    if (other !== undefined) return `changes ${printableName(other)}, which we do not`;
    if (await this.isOurs(commit, state)) return undefined;
    return `holds a commit by ${printableName(commit.author)}`;
  }

  #leftAlone(state: S, why: string): Outcome {
    const message = `The branch \`${this.options.branch}\` ${why}, so it was left alone.`;
    const { number } = state.open ?? {};
    const what = number === undefined ? 'what is on it' : `pull request #${number}`;
    const free = `Merge or close ${what} and delete the branch, or set another \`branch\`.`;
    const clone =
      'Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`), without which commits of the base look like those of other people. Else: ';
    const fix = `${state.isShallow ? clone : ''}${free}`;
    return {
      publication: this.publication('none', state, { headSha: state.branch, reason: message }),
      findings: [{ severity: 'warning', message, fix }],
    };
  }

  protected publication(
    operation: Publication['operation'],
    { open }: Pick<S, 'open'>,
    more: Partial<Publication>,
  ): Publication {
    const { branch } = this.options;
    return { kind: this.kind, operation, branch, number: open?.number, url: open?.url, ...more };
  }
}

export interface Declined {
  readonly about: NonNullable<Published['declined']>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** SHA of the branch's commit if it is just what would be committed now. */
async function standing({ base, branch, head, ahead }: State, changes: readonly ProposedFile[]) {
  const isOnBase = ahead?.count === 1 && ahead.commits[0]?.parents.join() === base.sha;
  if (branch === undefined || !isOnBase || ahead.files.size !== changes.length) return undefined;
  return (await changesOnto(head, branch, changes)).length === 0 ? branch : undefined;
}

/** Adds what the branch proposes, and whether the base has changed the file since. */
async function addProposed(
  files: Map<string, PublishedFile>,
  { base, target, head, ahead }: State,
  branch: string,
): Promise<void> {
  const paths = [...files].flatMap(([path, { obstacle }]) => (obstacle === undefined ? path : []));
  const isChanged = (path: string) => ahead === undefined || ahead.files.has(path);
  const proposed = await head.files(paths.filter(isChanged), branch);
  const hasMoved = ahead !== undefined && ahead.mergeBase !== base.sha;
  const before = hasMoved ? await target.files(paths, ahead.mergeBase) : undefined;
  for (const path of paths) {
    const committed = files.get(path)?.committed;
    const outdated = ahead === undefined || (before !== undefined && !sameBytes(before.get(path), committed));
    const content = isChanged(path) ? proposed.get(path) : committed;
    files.set(path, { committed, proposed: content, outdated: outdated || undefined });
  }
}
