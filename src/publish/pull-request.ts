import { ExpectedError, UsageError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { type GitHubApi, type GitHubApiOptions, githubApi } from '../github/api.ts';
import type { Publication } from '../publication.ts';
import { setAttributes } from './attributes.ts';
import { composeBody } from './body.ts';
import { explaining, missingBase } from './github-refusals.ts';
import { blobSha, type CommittedFile, GitHubRepository } from './github-repository.ts';
import { type Ownership, ownership, viewerLogin } from './ownership.ts';
import {
  type Proposal,
  type Published,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
} from './publisher.ts';
import { type PullRequest, PullRequests } from './pull-requests.ts';

export interface PullRequestOptions extends GitHubApiOptions {
  /** `owner/name` that the pull request is for. */
  readonly repository: string;
  readonly options: PublishOptions;
}

/**
 * Publishes as a pull request: one commit on one branch over GitHub's Git data API, created or updated in
 * place. Every step looks at what is there first, so that a run that was killed is finished by the next.
 * @throws UsageError for a misspelt repository, or a branch that is its own base.
 */
export function pullRequestPublisher(given: PullRequestOptions): Publisher {
  const api = githubApi(given);
  const target = new GitHubRepository(api, given.repository);
  const head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
  return new PullRequestPublisher(api, target, head, given);
}

const ATTEMPTS = 3;

interface State {
  readonly base: { readonly name: string; readonly sha: string };
  /** Head of our branch; undefined when there is none. */
  readonly branch: string | undefined;
  readonly pull: PullRequest | undefined;
}

class PullRequestPublisher implements Publisher {
  readonly kind = 'pull-request';
  readonly #api: GitHubApi;
  readonly #target: GitHubRepository;
  readonly #head: GitHubRepository;
  readonly #pulls: PullRequests;
  readonly #options: PublishOptions;
  readonly #apiUrl: string;
  #viewer: Promise<string | undefined> | undefined;

  constructor(api: GitHubApi, target: GitHubRepository, head: GitHubRepository, given: PullRequestOptions) {
    this.#api = api;
    this.#target = target;
    this.#head = head;
    this.#options = given.options;
    this.#apiUrl = given.apiUrl;
    this.#pulls = new PullRequests(api, target, head, given.options.branch);
  }

  async look(path: string): Promise<Published> {
    return this.#explaining(async () => {
      const state = await this.#state();
      const { base, pull } = state;
      const declined = await this.#declined(state);
      const refused = declined && (await this.#head.file(path, declined.head.sha));
      const committed = await this.#target.file(path, base.sha);
      const outdated =
        pull !== undefined && (await this.#isOutdated(path, base.sha, pull.head.sha, committed));
      const proposed = pull && (await this.#head.file(path, pull.head.sha));
      return {
        ...(committed && { committed: committed.bytes }),
        ...(pull && {
          proposed: {
            ...(proposed && { profile: proposed.bytes }),
            number: pull.number,
            url: pull.html_url,
            headSha: pull.head.sha,
            outdated,
          },
        }),
        ...(declined && {
          declined: {
            ...(refused && { profile: refused.bytes }),
            number: declined.number,
            url: declined.html_url,
            branch: this.#options.branch,
          },
        }),
      };
    });
  }

  /** What a person has said no to; whoever deletes the branch, or has it open again, takes that back. */
  async #declined({ branch, pull }: State): Promise<PullRequest | undefined> {
    return branch === undefined || pull !== undefined ? undefined : this.#pulls.declined(branch);
  }

  /** Whether the base's profile is another one than that which the branch started from. */
  async #isOutdated(path: string, base: string, head: string, committed: CommittedFile | undefined) {
    // A fork's commits can be asked for in the repository it was forked from.
    const mergeBase = (await this.#target.ahead(base, head))?.mergeBase;
    if (mergeBase === base) return false;
    if (mergeBase === undefined) return true;
    return (await this.#target.file(path, mergeBase))?.blobSha !== committed?.blobSha;
  }

  async publish(proposal: Proposal) {
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

  /** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
  async #tryToPublish(proposal: Proposal) {
    const state = await this.#state();
    const owned = await this.#ownership(state);
    if (owned.kind === 'foreign') return this.#kept(state, owned.why);
    if ((await this.#target.file(proposal.path, state.base.sha))?.blobSha === blobSha(proposal.profile)) {
      const reason = `\`${state.base.name}\` holds this profile already.`;
      return { publication: this.#publication('none', state.pull, { reason }), findings: [] };
    }
    const headSha = await this.#commit(proposal, state, owned);
    return headSha === undefined ? undefined : this.#propose(proposal, state, headSha);
  }

  async withdraw(reason: string): Promise<Publication> {
    return this.#explaining(async () => {
      const state = await this.#state();
      const owned = await this.#ownership(state);
      const { pull } = state;
      if (owned.kind === 'foreign') {
        const kept = `The branch \`${this.#options.branch}\` ${owned.why}, so it was left as it is.`;
        return this.#publication('none', pull, { reason: pull === undefined ? UNCHANGED : kept });
      }
      if (pull !== undefined) {
        await this.#pulls.commentOnce(pull.number, reason);
        await this.#pulls.close(pull);
      }
      const deletable = this.#options.deleteBranch && state.branch !== undefined;
      if (deletable && (await this.#declined(state)) === undefined) {
        await this.#head.deleteBranch(this.#options.branch);
      }
      return pull === undefined
        ? this.#publication('none', undefined, { reason: UNCHANGED })
        : this.#publication('closed', pull, { headSha: pull.head.sha, reason });
    });
  }

  /** @throws ExpectedError when the base is not there or is the branch itself. */
  async #state(): Promise<State> {
    const { branch } = this.#options;
    const facts = await this.#target.facts();
    const base = this.#options.base ?? facts.defaultBranch;
    const sha = await this.#target.head(base);
    if (sha === undefined) {
      const { message, fix } = missingBase({ ...this.#subject, base });
      throw new ExpectedError(message, { fix });
    }
    if (base === branch && this.#head.fullName === this.#target.fullName) {
      throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, {
        fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
      });
    }
    await this.#checkFork();
    const open = await this.#pulls.open();
    return {
      base: { name: base, sha },
      branch: await this.#head.head(branch),
      // One on another base is retargeted: there is never a second one for the branch.
      pull: open.find((pull) => pull.base.ref === base) ?? open[0],
    };
  }

  async #checkFork(): Promise<void> {
    if (this.#head.fullName === this.#target.fullName) return;
    const fork = await explaining({ ...this.#subject, repository: this.#head.fullName }, () =>
      this.#head.facts(),
    );
    if (fork.fork) return;
    throw new UsageError(`${this.#head.fullName} is no fork of ${this.#target.fullName}.`, {
      fix: 'Set `push-to-fork` to a fork, as owner/name, or leave it out.',
    });
  }

  async #ownership({ base, branch }: State): Promise<Ownership> {
    if (branch === undefined) return { kind: 'ours' };
    const fork = this.#head.fullName !== this.#target.fullName;
    const ahead = await this.#target.ahead(
      base.sha,
      fork ? `${this.#head.owner}:${this.#options.branch}` : branch,
    );
    const owned = await ownership(ahead, () => this.#login());
    if (owned.kind === 'ours') return owned;
    return (await this.#pulls.isMerged(branch)) ? { kind: 'ours' } : owned;
  }

  #login(): Promise<string | undefined> {
    this.#viewer ??= viewerLogin(this.#api);
    return this.#viewer;
  }

  async #byDefaultToken(): Promise<boolean> {
    return /^github-actions(\[bot\])?$/.test((await this.#login()) ?? '');
  }

  /**
   * The branch's one commit on top of the base; the one that is there when it is the same already, and undefined
   * when the branch is no longer what it was.
   */
  async #commit(proposal: Proposal, { base, branch }: State, owned: Ownership): Promise<string | undefined> {
    if (branch !== undefined && owned.kind === 'ours' && owned.parent === base.sha) {
      const there = await this.#head.file(proposal.path, branch);
      if (there?.blobSha === blobSha(proposal.profile)) return branch;
    }
    const { sha } = await this.#head.commitFile({
      path: proposal.path,
      bytes: proposal.profile,
      parent: base.sha,
      message: this.#options.commitMessage,
      signOff: this.#options.signOff,
    });
    if ((await this.#head.head(this.#options.branch)) !== branch) return undefined;
    await this.#head.putBranch(this.#options.branch, sha, branch !== undefined);
    return sha;
  }

  async #propose(proposal: Proposal, { base, branch, pull }: State, headSha: string) {
    const wanted = {
      title: this.#options.title,
      body: composeBody(this.#options.body, proposal, await this.#byDefaultToken()),
      base: base.name,
      draft: this.#options.draft !== false || proposal.draft,
      maintainerCanModify: this.#options.maintainerCanModify,
    };
    const opened =
      pull === undefined ? await this.#pulls.openOrTake(wanted) : { pull, created: false, findings: [] };
    const moved = headSha !== branch;
    const edited = opened.created
      ? { edited: false, findings: [] }
      : await this.#pulls.edit(opened.pull, { ...wanted, draft: this.#redraft(proposal) }, { moved });
    const findings: Finding[] = [...opened.findings, ...edited.findings];
    findings.push(
      ...(await setAttributes(this.#api, this.#target, opened.pull, this.#options, { draft: wanted.draft })),
    );
    const operation = opened.created ? 'created' : moved || edited.edited ? 'updated' : 'none';
    return { publication: this.#publication(operation, opened.pull, { headSha }), findings };
  }

  /** What becomes of an open pull request; undefined: as it is. */
  #redraft(proposal: Proposal): boolean | undefined {
    if (proposal.draft || this.#options.draft === 'always-true') return true;
    return this.#options.draft ? undefined : false;
  }

  #kept({ pull, branch }: State, why: string) {
    const reason = `The branch \`${this.#options.branch}\` ${why}, so it was left as it is.`;
    const fix = `Merge or close ${pull === undefined ? 'what is on it' : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
    return {
      publication: this.#publication('none', pull, {
        ...(branch !== undefined && { headSha: branch }),
        reason,
      }),
      findings: [{ severity: 'warning', message: reason, fix }] satisfies Finding[],
    };
  }

  #publication(
    operation: Publication['operation'],
    pull: PullRequest | undefined,
    more: { readonly headSha?: string; readonly reason?: string },
  ): Publication {
    return {
      kind: this.kind,
      operation,
      branch: this.#options.branch,
      ...(pull && { number: pull.number, url: pull.html_url }),
      ...more,
    };
  }

  get #subject() {
    const { branch, base } = this.#options;
    return {
      repository: this.#target.fullName,
      branch,
      apiUrl: this.#apiUrl,
      ...(base !== undefined && { base }),
    };
  }

  #explaining<T>(action: () => Promise<T>): Promise<T> {
    return explaining(this.#subject, action);
  }
}
