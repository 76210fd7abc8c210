import { type GitHubApiOptions, githubApi, hasStatus } from '../net/github.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { printableName } from '../system/text.ts';
import {
  type Ahead,
  blobSha,
  type CommittedFile,
  explaining,
  GitHubRepository,
  sameLogin,
  viewerLogin,
} from './github-repository.ts';
import {
  type Handed,
  heldAlready,
  type Proposal,
  type ProposedFile,
  type Publication,
  type Published,
  type PublishedFile,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
  type Version,
} from './proposal.ts';
import { type PullRequest, PullRequests } from './pull-requests.ts';
import { composeBody } from './templates.ts';

export interface CommitOptions extends GitHubApiOptions {
  /** `owner/name`. */
  readonly repository: string;
  readonly options: Pick<PublishOptions, 'base' | 'commitMessage' | 'signOff'>;
}

const COMMIT_ATTEMPTS = 5;

/** Publishes one commit straight onto the base branch, never by force: when the branch moved, on top of what is there then. */
export function commitPublisher({ repository, options, ...given }: CommitOptions): Publisher {
  const target = new GitHubRepository(githubApi(given), repository);
  const subject = { repository, apiUrl: given.apiUrl, base: options.base };

  async function tryToPublish({ files }: Proposal) {
    const base = await target.base(options.base);
    const changes = await target.changesOnto(base.sha, files);
    const about = { kind: 'commit', branch: base.name } as const;
    if (changes.length === 0) {
      const reason = heldAlready(`\`${base.name}\``, files);
      return { ...about, operation: 'none', headSha: base.sha, reason } as const;
    }
    const { commitMessage: message, signOff } = options;
    const commit = await target.writeCommit({ parent: base.sha, files: changes, message, signOff });
    try {
      await target.moveBranch(base.name, commit.sha, { force: false });
    } catch (error) {
      if (hasStatus(error, 422) && /fast.?forward/i.test(error.message)) return base.name;
      throw error;
    }
    return { ...about, operation: 'created', headSha: commit.sha, url: commit.html_url } as const;
  }

  return {
    kind: 'commit',
    look: (paths) =>
      explaining(subject, async () => {
        const base = await target.base(options.base);
        const obstacles = await target.obstacles(paths, base.sha);
        const plain = paths.filter((path) => !obstacles.has(path));
        const held = await target.files(plain, base.sha);
        const files = paths.map((path): [string, PublishedFile] => [
          path,
          { committed: held.get(path)?.bytes, obstacle: obstacles.get(path) },
        ]);
        return { isPublic: base.isPublic, files: new Map(files) };
      }),
    versions: (path, limit) =>
      explaining(subject, async () => target.versions((await target.base(options.base)).sha, path, limit)),
    publish: (proposal) =>
      explaining(subject, async () => {
        for (let attempt = 1; ; attempt++) {
          const done = await tryToPublish(proposal);
          if (typeof done !== 'string') return { publication: done, findings: [] };
          if (attempt < COMMIT_ATTEMPTS) continue;
          const message = `\`${done}\` moved ${COMMIT_ATTEMPTS} times while the profile was being committed onto it.`;
          const fix = 'Run again when fewer commits land, or use `publish: pull-request`.';
          throw new ExpectedError(message, { fix });
        }
      }),
    withdraw: async () => ({ kind: 'commit', operation: 'none', reason: UNCHANGED }),
  };
}

export interface PullRequestOptions extends GitHubApiOptions {
  /** `owner/name` that the pull request is for. */
  readonly repository: string;
  readonly options: PublishOptions;
}

/**
 * Publishes as a pull request: one commit on one branch, created or updated in place. Every step looks at what is there first,
 * so the next run finishes what a killed one began.
 * @throws UsageError for a misspelt repository.
 */
export function pullRequestPublisher(given: PullRequestOptions): Publisher {
  return new PullRequestPublisher(given);
}

/** What was there when it was looked at. */
interface State {
  readonly base: { readonly name: string; readonly sha: string; readonly isPublic: boolean };
  /** Head of our branch; undefined when there is none. */
  readonly branch: string | undefined;
  readonly pull: PullRequest | undefined;
}

/** Whose commits the branch has in addition to the base: at most one of ours, or others', which stay. */
type Ownership =
  | { readonly kind: 'ours'; readonly commit?: { readonly parent: string; readonly files: Ahead['files'] } }
  | { readonly kind: 'foreign'; readonly why: string };

const ATTEMPTS = 3;

class PullRequestPublisher implements Publisher {
  readonly kind = 'pull-request';
  readonly #given: PullRequestOptions;
  readonly #options: PublishOptions;
  /** What the pull request is for. */
  readonly #target: GitHubRepository;
  /** What has the branch: the same repository, or a fork. */
  readonly #head: GitHubRepository;
  readonly #pulls: PullRequests;
  /** Paths of the profiles, as far as they are known. */
  readonly #paths = new Set<string>();
  #viewer: Promise<string | undefined> | undefined;

  constructor(given: PullRequestOptions) {
    const api = githubApi(given);
    this.#given = given;
    this.#options = given.options;
    this.#target = new GitHubRepository(api, given.repository);
    this.#head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
    this.#pulls = new PullRequests(this.#target, this.#head, given.options.branch);
  }

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return this.#explaining(async () => this.#published(await this.#state(), paths));
  }

  async versions(path: string, limit: number): Promise<readonly Version[]> {
    return this.#explaining(async () => {
      const { sha } = await this.#target.base(this.#options.base);
      return this.#target.versions(sha, path, limit);
    });
  }

  async publish(proposal: Proposal): Promise<Handed> {
    for (const { path } of proposal.files) this.#paths.add(path);
    return this.#explaining(async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const done = await this.#tryToPublish(proposal);
        if (done !== undefined) return done;
      }
      throw new ExpectedError(
        `The branch \`${this.#options.branch}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`,
        { fix: 'Let only one run at a time publish to it (`concurrency` in the workflow), then run again.' },
      );
    });
  }

  async withdraw(reason: string): Promise<Publication> {
    return this.#explaining(async () => {
      const state = await this.#state();
      const { pull } = state;
      const owned = await this.#ownership(state);
      if (owned.kind === 'foreign')
        return this.#publication('none', pull, {
          reason: pull === undefined ? UNCHANGED : this.#leftAlone(owned.why),
        });
      if (pull !== undefined) {
        await this.#pulls.commentOnce(pull.number, reason);
        await this.#pulls.close(pull);
      }
      if (this.#options.deleteBranch && state.branch !== undefined && !(await this.#declined(state)))
        await this.#head.deleteBranch(this.#options.branch);
      return pull === undefined
        ? this.#publication('none', undefined, { reason: UNCHANGED })
        : this.#publication('closed', pull, { headSha: pull.head.sha, reason });
    });
  }

  /** @returns undefined when somebody has moved the branch in the meantime. */
  async #tryToPublish(proposal: Proposal): Promise<Handed | undefined> {
    const state = await this.#state();
    const { base, branch, pull } = state;
    const owned = await this.#ownership(state);
    if (owned.kind === 'foreign') {
      const message = this.#leftAlone(owned.why);
      const fix = `Merge or close ${pull === undefined ? 'what is on it' : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
      const publication = this.#publication('none', pull, { headSha: branch, reason: message });
      return { publication, findings: [{ severity: 'warning', message, fix }] };
    }
    const changes = await this.#target.changesOnto(base.sha, proposal.files);
    if (changes.length === 0) {
      const reason = heldAlready(`\`${base.name}\``, proposal.files);
      return { publication: this.#publication('none', pull, { reason }), findings: [] };
    }
    const isThere = owned.commit?.parent === base.sha && isExactly(owned.commit.files, changes);
    if (branch !== undefined && isThere) return this.#propose(proposal, state, branch);
    const { commitMessage: message, signOff } = this.#options;
    const commit = await this.#head.writeCommit({ parent: base.sha, files: changes, message, signOff });
    if ((await this.#head.head(this.#options.branch)) !== branch) return undefined;
    await this.#head.putBranch(this.#options.branch, commit.sha, branch !== undefined);
    return this.#propose(proposal, state, commit.sha);
  }

  /** Opens the pull request, or brings it up to date. */
  async #propose(proposal: Proposal, { base, branch, pull }: State, headSha: string): Promise<Handed> {
    const options = this.#options;
    const byDefaultToken = /^github-actions(\[bot\])?$/.test((await this.#login()) ?? '');
    const wanted = {
      title: options.title,
      body: composeBody(options.body, proposal, byDefaultToken),
      base: base.name,
      draft: options.draft || proposal.draft,
      maintainerCanModify: options.maintainerCanModify,
    };
    const opened = pull ? { pull, created: false, findings: [] } : await this.#pulls.openOrTake(wanted);
    const moved = headSha !== branch;
    // The option `draft` is for opening: what a person has made ready since stays ready.
    const draft = proposal.draft || (options.draft ? undefined : false);
    const { edited, findings } = opened.created
      ? { edited: false, findings: [] }
      : await this.#pulls.edit(opened.pull, { ...wanted, draft }, { moved });
    const more = await this.#pulls.complete(opened.pull, options, wanted.draft);
    const operation = opened.created ? 'created' : moved || edited ? 'updated' : 'none';
    return {
      publication: this.#publication(operation, opened.pull, { headSha }),
      findings: [...opened.findings, ...findings, ...more],
    };
  }

  /** @throws ExpectedError without a base; UsageError when it is the branch itself, or the fork is none. */
  async #state(): Promise<State> {
    const base = await this.#target.base(this.#options.base);
    const { branch } = this.#options;
    if (base.name === branch && !this.#inFork) {
      throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, {
        fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
      });
    }
    if (this.#inFork) await this.#requireFork();
    const open = await this.#pulls.open();
    return {
      base,
      branch: await this.#head.head(branch),
      // One on another base is retargeted: there is never a second one for the branch.
      pull: open.find((pull) => pull.base.ref === base.name) ?? open[0],
    };
  }

  /** Before a branch is pushed to it. Forks of one repository may take pull requests of one another. */
  async #requireFork(): Promise<void> {
    const { fork, origin } = await this.#explaining(() => this.#head.facts(), this.#head);
    const isSame = (name: string | undefined) => name?.toLowerCase() === origin?.toLowerCase();
    if (fork && (origin === undefined || isSame(this.#target.fullName))) return;
    if (fork && isSame((await this.#target.facts()).origin)) return;
    throw new UsageError(`${this.#head.fullName} is no fork of ${this.#target.fullName}.`, {
      fix: 'Set `push-to-fork` to a fork, as owner/name, or leave it out.',
    });
  }

  /**
   * The branch is ours when it adds at most one commit, by the token's owner, that changes profiles alone, or when it was merged.
   * Merges of the base, as by GitHub's button "Update branch", do not count.
   */
  async #ownership({ base, branch }: State): Promise<Ownership> {
    if (branch === undefined) return { kind: 'ours' };
    const head = this.#inFork ? `${this.#head.owner}:${this.#options.branch}` : branch;
    const ahead = await this.#target.ahead(base.sha, head);
    const commits = ahead?.commits.filter(({ parents }) => parents.length < 2) ?? [];
    const why = await this.#whyForeign(ahead, commits);
    if (why !== undefined)
      return (await this.#pulls.isMerged(branch)) ? { kind: 'ours' } : { kind: 'foreign', why };
    const parent = commits[0]?.parents[0];
    if (ahead?.count !== 1 || parent === undefined) return { kind: 'ours' };
    return { kind: 'ours', commit: { parent, files: ahead.files } };
  }

  /** The rest of a sentence. */
  async #whyForeign(ahead: Ahead | undefined, commits: Ahead['commits']): Promise<string | undefined> {
    if (ahead === undefined) return 'has no common history with the base branch';
    const [commit] = commits;
    if (commit === undefined) return undefined;
    if (commits.length > 1) {
      const authors = [...new Set(commits.map(({ author }) => author))].join(', ');
      return `holds ${commits.length} commits (by ${authors}) where we make one`;
    }
    const other = [...ahead.files.keys()].find((path) => this.#paths.size > 0 && !this.#paths.has(path));
    if (other !== undefined) return `changes ${printableName(other)}, which we do not`;
    const login = await this.#login();
    const isOurs = login === undefined ? commit.bot : sameLogin(commit.author, login);
    return isOurs ? undefined : `holds a commit by ${commit.author}`;
  }

  /** What base, open and declined pull request hold at the paths. */
  async #published(state: State, asked: readonly string[]): Promise<Published> {
    const { base, pull } = state;
    const obstacles = await this.#target.obstacles(asked, base.sha);
    const paths = asked.filter((path) => !obstacles.has(path));
    const committed = await this.#target.files(paths, base.sha);
    const proposed = pull && (await this.#proposedBy(pull, base.sha, paths, committed));
    const closed = await this.#declined(state);
    const declined = closed && (await this.#head.files(paths, closed.head.sha));
    const files = new Map<string, PublishedFile>();
    for (const [path, obstacle] of obstacles) files.set(path, { obstacle });
    for (const path of paths) {
      const bytes = (held: ReadonlyMap<string, CommittedFile> | undefined) => held?.get(path)?.bytes;
      files.set(path, {
        committed: bytes(committed),
        proposed: bytes(proposed?.files),
        outdated: proposed?.moved.has(path) || undefined,
        declined: bytes(declined),
      });
    }
    return {
      files: new Map(asked.map((path) => [path, files.get(path) ?? {}])),
      isPublic: base.isPublic,
      proposed: proposed && {
        ...{ number: pull.number, url: pull.html_url, headSha: pull.head.sha },
        outdated: proposed.isUnrelated || proposed.moved.size > 0,
      },
      declined: closed && {
        ...{ number: closed.number, url: closed.html_url, branch: this.#options.branch },
      },
    };
  }

  /** The open pull request's files (unchanged ones are as on the base), and those that the base has changed since. */
  async #proposedBy(
    pull: PullRequest,
    base: string,
    paths: readonly string[],
    committed: ReadonlyMap<string, CommittedFile>,
  ) {
    // A fork's commits can be asked for in the repository that it comes from.
    const ahead = await this.#target.ahead(base, pull.head.sha);
    const changed = paths.filter((path) => ahead === undefined || ahead.files.has(path));
    const held = await this.#head.files(changed, pull.head.sha);
    const unchanged = [...committed].filter(([path]) => !changed.includes(path));
    const isUnrelated = ahead === undefined;
    const started =
      isUnrelated || ahead.mergeBase === base ? committed : await this.#target.files(paths, ahead.mergeBase);
    const hasMoved = (path: string) => started.get(path)?.blobSha !== committed.get(path)?.blobSha;
    const moved = new Set(paths.filter((path) => isUnrelated || hasMoved(path)));
    return { files: new Map([...unchanged, ...held]), moved, isUnrelated };
  }

  /** What a person has closed; deleting the branch, or reopening it, takes that back. */
  async #declined({ branch, pull }: State): Promise<PullRequest | undefined> {
    return branch === undefined || pull !== undefined ? undefined : this.#pulls.declined(branch);
  }

  /** Of the token's owner; undefined where it may not ask. */
  #login(): Promise<string | undefined> {
    this.#viewer ??= viewerLogin(this.#target.api);
    return this.#viewer;
  }

  get #inFork(): boolean {
    return this.#head.fullName !== this.#target.fullName;
  }

  #explaining<T>(action: () => Promise<T>, asked = this.#target): Promise<T> {
    const { branch, base } = this.#options;
    const { apiUrl } = this.#given;
    return explaining({ repository: asked.fullName, branch, base, apiUrl }, action);
  }

  #leftAlone(why: string): string {
    return `The branch \`${this.#options.branch}\` ${why}, so it was left as it is.`;
  }

  #publication(
    operation: Publication['operation'],
    pull: PullRequest | undefined,
    more: Partial<Publication>,
  ): Publication {
    const { branch } = this.#options;
    return { kind: this.kind, operation, branch, number: pull?.number, url: pull?.html_url, ...more };
  }
}

/** Whether a branch that changed these files made just these changes. */
function isExactly(changed: Ahead['files'], changes: readonly ProposedFile[]): boolean {
  return (
    changed.size === changes.length &&
    changes.every(({ path, bytes }) => changed.has(path) && changed.get(path) === blobSha(bytes))
  );
}
