import { type GitHubApi, type GitHubApiOptions, githubApi, hasStatus } from '../net/github.ts';
import { UsageError } from '../system/errors.ts';
import {
  BranchPublisher,
  type Commit,
  changesOnto,
  type Declined,
  filesIn,
  heldAlready,
  type State,
  untilItStands,
} from './branch.ts';
import { explaining } from './github-errors.ts';
import { GitHubRepository, sameLogin, viewerLogin } from './github-repository.ts';
import {
  type Handed,
  type Proposal,
  type Publication,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
} from './proposal.ts';
import { type PullRequest, PullRequests } from './pull-requests.ts';
import { composeBody } from './templates.ts';

export interface CommitOptions extends GitHubApiOptions {
  /** `owner/name`. */
  readonly repository: string;
  readonly options: Pick<PublishOptions, 'base' | 'commitMessage' | 'signOff'>;
}

/** Publishes one commit straight onto the base branch, never by force: when the branch moves, on top of its new head. */
export function commitPublisher({ repository, options, ...given }: CommitOptions): Publisher {
  const target = new GitHubRepository(githubApi(given), repository);
  const subject = { repository, apiUrl: given.apiUrl, base: options.base };

  async function tryToPublish({ files }: Proposal): Promise<Publication | undefined> {
    const base = await target.base(options.base);
    const changes = await changesOnto(target, base.sha, files);
    const about = { kind: 'commit', branch: base.name } as const;
    if (changes.length === 0) {
      const reason = heldAlready(`\`${base.name}\``, files);
      return { ...about, operation: 'none', headSha: base.sha, reason };
    }
    const { commitMessage: message, signOff } = options;
    const commit = await target.writeCommit({ parent: base.sha, files: changes, message, signOff });
    try {
      await target.moveBranch(base.name, commit.sha, { force: false });
    } catch (error) {
      if (hasStatus(error, 422) && /fast.?forward/i.test(error.message)) return undefined;
      throw error;
    }
    return { ...about, operation: 'created', headSha: commit.sha, url: commit.html_url };
  }

  return {
    kind: 'commit',
    look: (paths) =>
      explaining(subject, async () => {
        const { sha, isPublic } = await target.base(options.base);
        return { isPublic, files: await filesIn(target, sha, paths) };
      }),
    versions: (path, limit) =>
      explaining(subject, async () => target.versions((await target.base(options.base)).sha, path, limit)),
    publish: (proposal) =>
      explaining(subject, async () => {
        const fix = 'Run again when fewer commits land, or use `publish: pull-request`.';
        const attempt = () => tryToPublish(proposal);
        const publication = await untilItStands(
          options.base ? `\`${options.base}\`` : 'The default branch',
          attempt,
          fix,
        );
        return { publication, findings: [] };
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
 * Publishes as a pull request: one commit on one branch, created or updated in place.
 * @throws UsageError for a misspelt repository.
 */
export function pullRequestPublisher(given: PullRequestOptions): Publisher {
  return new PullRequestPublisher(given);
}

interface PullState extends State {
  readonly pull: PullRequest | undefined;
}

class PullRequestPublisher extends BranchPublisher<PullState> {
  readonly kind = 'pull-request';
  readonly #apiUrl: string;
  readonly #options: PublishOptions;
  readonly #api: GitHubApi;
  /** What the pull request is for. */
  readonly #target: GitHubRepository;
  /** What has the branch: the same repository, or a fork. */
  readonly #head: GitHubRepository;
  readonly #pulls: PullRequests;
  #viewer: Promise<string | undefined> | undefined;

  constructor(given: PullRequestOptions) {
    super(given.options);
    this.#api = githubApi(given);
    this.#apiUrl = given.apiUrl;
    this.#options = given.options;
    this.#target = new GitHubRepository(this.#api, given.repository);
    this.#head = new GitHubRepository(this.#api, given.options.pushToFork ?? given.repository);
    this.#pulls = new PullRequests(this.#target, this.#head, given.options.branch);
  }

  /** @throws ExpectedError without a base; UsageError when it is the branch itself, or for a repository that is no fork. */
  protected async state(): Promise<PullState> {
    const { branch: name } = this.#options;
    const head = this.#head;
    const { target, base } = await this.base();
    if (base.name === name && !this.#inFork) {
      throw new UsageError(`The pull request's branch \`${name}\` is its base.`, {
        fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
      });
    }
    if (this.#inFork) await this.#requireFork();
    const opened = await this.#pulls.open();
    const branch = await head.head(name);
    // One on another base is retargeted: there is never a second one for the branch.
    const pull = opened.find((one) => one.base.ref === base.name) ?? opened[0];
    const from = this.#inFork ? `${head.owner}:${name}` : branch;
    const ahead = branch && from ? await target.ahead(base.sha, from) : undefined;
    return { base, target, head, branch, ahead, pull, open: pull && about(pull) };
  }

  protected override async base() {
    return { target: this.#target, base: await this.#target.base(this.#options.base) };
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

  protected async isOurs({ author, isBot }: Commit): Promise<boolean> {
    const login = await this.#login();
    return login === undefined ? isBot === true : sameLogin(author, login);
  }

  protected override async isMerged({ branch }: PullState): Promise<boolean> {
    return branch !== undefined && this.#pulls.isMerged(branch);
  }

  /** Deleting the branch, or reopening the pull request, undoes a person's closing. */
  protected override async declined(
    { branch, pull }: PullState,
    paths: readonly string[],
  ): Promise<Declined | undefined> {
    if (branch === undefined || pull !== undefined) return undefined;
    const closed = await this.#pulls.declined(branch);
    if (closed === undefined) return undefined;
    const { number, html_url: url } = closed;
    const files = await this.#head.files(paths, branch);
    return { about: { number, url, branch: this.#options.branch }, files };
  }

  /** Opens the pull request, or brings it up to date. */
  protected async propose(proposal: Proposal, state: PullState, sha: string): Promise<Handed | undefined> {
    const { base, branch, pull } = state;
    const options = this.#options;
    const moved = sha !== branch;
    if (moved) {
      if ((await this.#head.head(options.branch)) !== branch) return undefined;
      await this.#head.putBranch(options.branch, sha, branch !== undefined);
    }
    const byDefaultToken = /^github-actions(\[bot\])?$/.test((await this.#login()) ?? '');
    const wanted = {
      title: options.title,
      body: composeBody(options.body, proposal, byDefaultToken),
      base: base.name,
      draft: options.draft || proposal.draft,
      maintainerCanModify: options.maintainerCanModify,
    };
    const opened = pull ? { pull, created: false, findings: [] } : await this.#pulls.openOrTake(wanted);
    // The option `draft` is for opening: what a person has made ready since stays ready.
    const draft = proposal.draft || (options.draft ? undefined : false);
    const { edited, findings } = opened.created
      ? { edited: false, findings: [] }
      : await this.#pulls.edit(opened.pull, { ...wanted, draft }, { moved });
    const more = await this.#pulls.complete(opened.pull, options, wanted.draft);
    const operation = opened.created ? 'created' : moved || edited ? 'updated' : 'none';
    return {
      publication: this.publication(operation, { open: about(opened.pull) }, { headSha: sha }),
      findings: [...opened.findings, ...findings, ...more],
    };
  }

  protected async close(state: PullState, reason: string): Promise<Publication> {
    const { pull, branch } = state;
    if (pull !== undefined) {
      await this.#pulls.commentOnce(pull.number, reason);
      await this.#pulls.close(pull);
    }
    const isFree = this.#options.deleteBranch && branch !== undefined;
    if (isFree && (await this.declined(state, [])) === undefined)
      await this.#head.deleteBranch(this.#options.branch);
    return pull === undefined
      ? this.publication('none', state, { reason: UNCHANGED })
      : this.publication('closed', state, { headSha: pull.head.sha, reason });
  }

  /** Of the token's owner; undefined where it may not ask. */
  #login(): Promise<string | undefined> {
    this.#viewer ??= viewerLogin(this.#api);
    return this.#viewer;
  }

  get #inFork(): boolean {
    return this.#head.fullName !== this.#target.fullName;
  }

  protected override explained<T>(action: () => Promise<T>): Promise<T> {
    return this.#explaining(action, this.#target);
  }

  #explaining<T>(action: () => Promise<T>, { fullName: repository }: GitHubRepository): Promise<T> {
    const { branch, base } = this.#options;
    return explaining({ repository, branch, base, apiUrl: this.#apiUrl }, action);
  }
}

function about({ number, html_url: url }: PullRequest) {
  return { number, url };
}
