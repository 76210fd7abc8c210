import { ExpectedError, UsageError } from '../system/errors.ts';
import { type GitHubApi, type GitHubApiOptions, githubApi } from '../net/github.ts';
import { explaining, missingBase } from './github-refusals.ts';
import { GitHubRepository } from './github-repository.ts';
import { type Ownership, ownership, viewerLogin } from './ownership.ts';
import type { PublishOptions } from './publisher.ts';
import { type PullRequest, PullRequests } from './pull-requests.ts';

export interface PullRequestOptions extends GitHubApiOptions {
  /** `owner/name` that the pull request is for. */
  readonly repository: string;
  readonly options: PublishOptions;
}

/** What was there when it was looked at. */
export interface State {
  readonly base: Base;
  /** Head of our branch; undefined when there is none. */
  readonly branch: string | undefined;
  readonly pull: PullRequest | undefined;
}

export interface Base {
  readonly name: string;
  readonly sha: string;
  /** Everybody can read the repository. */
  readonly isPublic: boolean;
}

/** Where a pull request is made: both repositories, the branch, and what is on it. */
export class PullRequestScene {
  readonly api: GitHubApi;
  /** What the pull request is for. */
  readonly target: GitHubRepository;
  /** What holds the branch: the same, or a fork. */
  readonly head: GitHubRepository;
  readonly pulls: PullRequests;
  readonly options: PublishOptions;
  readonly #apiUrl: string;
  #viewer: Promise<string | undefined> | undefined;

  /** @throws UsageError for a misspelt repository. */
  constructor(given: PullRequestOptions) {
    this.api = githubApi(given);
    this.target = new GitHubRepository(this.api, given.repository);
    this.head = new GitHubRepository(this.api, given.options.pushToFork ?? given.repository);
    this.options = given.options;
    this.pulls = new PullRequests(this.api, this.target, this.head, given.options.branch);
    this.#apiUrl = given.apiUrl;
  }

  /** @throws ExpectedError when the base is not there; UsageError when it is the branch itself, or the fork is none. */
  async state(): Promise<State> {
    const base = await this.base();
    const { branch } = this.options;
    if (base.name === branch && !this.#inFork) {
      throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, {
        fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
      });
    }
    await this.#checkFork();
    const open = await this.pulls.open();
    return {
      base,
      branch: await this.head.head(branch),
      // One on another base is retargeted: there is never a second one for the branch.
      pull: open.find((pull) => pull.base.ref === base.name) ?? open[0],
    };
  }

  /** @throws ExpectedError when it is not there. */
  async base(): Promise<Base> {
    const facts = await this.target.facts();
    const name = this.options.base ?? facts.defaultBranch;
    const sha = await this.target.head(name);
    if (sha !== undefined) return { name, sha, isPublic: facts.isPublic };
    const { message, fix } = missingBase({ ...this.#subject, base: name });
    throw new ExpectedError(message, { fix });
  }

  /** Whose the branch is. `paths`: of the profiles, as far as they are known. */
  async ownership({ base, branch }: State, paths: ReadonlySet<string>): Promise<Ownership> {
    if (branch === undefined) return { kind: 'ours' };
    const head = this.#inFork ? `${this.head.owner}:${this.options.branch}` : branch;
    const ahead = await this.target.ahead(base.sha, head);
    const owned = await ownership(ahead, paths, () => this.login());
    if (owned.kind === 'ours') return owned;
    return (await this.pulls.isMerged(branch)) ? { kind: 'ours' } : owned;
  }

  /** What a person has said no to; whoever deletes the branch, or has it open again, takes that back. */
  async declined({ branch, pull }: State): Promise<PullRequest | undefined> {
    return branch === undefined || pull !== undefined ? undefined : this.pulls.declined(branch);
  }

  /** Of the token's owner; undefined where it may not ask. */
  login(): Promise<string | undefined> {
    this.#viewer ??= viewerLogin(this.api);
    return this.#viewer;
  }

  /** Has what the server refuses told in words of ours. */
  explaining<T>(action: () => Promise<T>): Promise<T> {
    return explaining(this.#subject, action);
  }

  async #checkFork(): Promise<void> {
    if (!this.#inFork) return;
    const subject = { ...this.#subject, repository: this.head.fullName };
    const { fork, origin } = await explaining(subject, () => this.head.facts());
    if (fork && (origin === undefined || (await this.#comesFrom(origin)))) return;
    throw new UsageError(`${this.head.fullName} is no fork of ${this.target.fullName}.`, {
      fix: 'Set `push-to-fork` to a fork, as owner/name, or leave it out.',
    });
  }

  /** Forks of one repository may also take pull requests of one another. */
  async #comesFrom(origin: string): Promise<boolean> {
    const isSame = (name: string) => name.toLowerCase() === origin.toLowerCase();
    return isSame(this.target.fullName) || isSame((await this.target.facts()).origin ?? '');
  }

  get #inFork(): boolean {
    return this.head.fullName !== this.target.fullName;
  }

  get #subject() {
    const { branch, base } = this.options;
    const repository = this.target.fullName;
    return { repository, branch, apiUrl: this.#apiUrl, ...(base !== undefined && { base }) };
  }
}
