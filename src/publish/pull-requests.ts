import type { Finding } from '../system/errors.ts';
import type { GitHubApi } from '../net/github.ts';
import { createOnce } from '../net/github.ts';
import { hasStatus, isRefusal, serverWords } from '../net/github.ts';
import { markedAsDraft, markedAsWithdrawn, withdrawnBody } from './body.ts';
import type { GitHubRepository } from './github-repository.ts';

/** An open pull request, as far as we look at it. */
export type PullRequest = Awaited<ReturnType<PullRequests['open']>>[number];

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly draft: boolean;
  readonly maintainerCanModify: boolean;
}

/** The pull requests of `target` whose branch is `branch` of `head`: the same repository, or a fork of it. */
export class PullRequests {
  readonly #api: GitHubApi;
  readonly #target: GitHubRepository;
  readonly #head: GitHubRepository;
  readonly #branch: string;

  constructor(api: GitHubApi, target: GitHubRepository, head: GitHubRepository, branch: string) {
    this.#api = api;
    this.#target = target;
    this.#head = head;
    this.#branch = branch;
  }

  /** All that are open for the branch, whatever their base. */
  async open() {
    return this.#list('open');
  }

  async #list(state: 'open' | 'closed') {
    const { data } = await this.#api.rest.pulls.list({
      ...this.#id,
      state,
      head: `${this.#head.owner}:${this.#branch}`,
    });
    // Two forks of one owner share that filter.
    return data.filter(
      ({ head }) =>
        head.ref === this.#branch && head.repo?.full_name.toLowerCase() === this.#head.fullName.toLowerCase(),
    );
  }

  /** The newest that was merged with `sha` as its head, so that nothing is lost with the branch. */
  async isMerged(sha: string): Promise<boolean> {
    const closed = await this.#list('closed');
    return closed.some(({ head, merged_at }) => head.sha === sha && merged_at !== null);
  }

  /** The one that a person closed without merging it, if it was the last and its branch, at `sha`, still is what it was. */
  async declined(sha: string): Promise<PullRequest | undefined> {
    const [last] = (await this.#list('closed')).sort((one, other) => other.number - one.number);
    if (last === undefined || last.head.sha !== sha || last.merged_at !== null) return undefined;
    return markedAsWithdrawn(last.body ?? '') ? undefined : last;
  }

  /** Opens one; what the repository does not allow (drafts, edits by maintainers) is left out with a finding. */
  async #open(wanted: NewPullRequest): Promise<{ readonly pull: PullRequest; readonly findings: Finding[] }> {
    const findings: Finding[] = [];
    const attempt = async (request: NewPullRequest): Promise<PullRequest> => {
      try {
        return await this.#create(request);
      } catch (error) {
        const said = serverWords(error);
        if (request.draft && hasStatus(error, 422) && /draft pull requests are not supported/i.test(said)) {
          findings.push(notDraft(said));
          return attempt({ ...request, draft: false });
        }
        if (request.maintainerCanModify && hasStatus(error, 422) && /fork.?collab/i.test(said)) {
          findings.push(notModifiable(said));
          return attempt({ ...request, maintainerCanModify: false });
        }
        throw error;
      }
    };
    return { pull: await attempt(wanted), findings };
  }

  async #create({ title, body, base, draft, maintainerCanModify }: NewPullRequest): Promise<PullRequest> {
    const fork = this.#head.fullName !== this.#target.fullName;
    const { data } = await this.#api.rest.pulls.create({
      ...this.#id,
      title,
      body,
      base,
      draft,
      maintainer_can_modify: maintainerCanModify,
      head: fork ? `${this.#head.owner}:${this.#branch}` : this.#branch,
      // GitHub asks for the name when fork and target belong to one organization.
      ...(fork && this.#head.owner === this.#target.owner && { head_repo: this.#head.repo }),
    });
    return data as unknown as PullRequest;
  }

  /** Opens a pull request, or takes the one that another run has opened in this moment. */
  async openOrTake(wanted: NewPullRequest) {
    try {
      return { ...(await this.#open(wanted)), created: true };
    } catch (error) {
      if (!hasStatus(error, 422) || !/pull request already exists/i.test(serverWords(error))) throw error;
      const [pull] = await this.open();
      if (pull === undefined) throw error;
      // Our own: the answer to the first attempt was lost.
      const created = pull.title === wanted.title && normalized(pull.body ?? '') === normalized(wanted.body);
      return { pull, findings: [], created };
    }
  }

  /**
   * Brings title, body, base and draft state up to date; `edited` is false when all were. Draft or not is
   * decided anew with new content only (`moved`: a new commit): in between it is the reviewers' to change.
   */
  async edit(
    pull: PullRequest,
    wanted: Omit<NewPullRequest, 'draft'> & { readonly draft: boolean | undefined },
    { moved }: { readonly moved: boolean },
  ): Promise<{ readonly edited: boolean; readonly findings: readonly Finding[] }> {
    const change = {
      ...(pull.title !== wanted.title && { title: wanted.title }),
      ...(normalized(pull.body ?? '') !== normalized(wanted.body) && { body: wanted.body }),
      ...(pull.base.ref !== wanted.base && { base: wanted.base }),
    };
    const edited = Object.keys(change).length > 0;
    // The draft state first: the body's mark tells whose draft it is, until it is overwritten.
    const findings =
      wanted.draft !== undefined && (edited || moved) ? await this.#redraft(pull, wanted.draft) : [];
    if (edited) await this.#api.rest.pulls.update({ ...this.#id, pull_number: pull.number, ...change });
    return { edited, findings };
  }

  async #redraft(pull: PullRequest, draft: boolean): Promise<readonly Finding[]> {
    // A draft that people made stays one; only ours, which its body marks, becomes ready by itself.
    const needed = draft ? pull.draft !== true : pull.draft === true && markedAsDraft(pull.body ?? '');
    if (!needed) return [];
    try {
      await this.#setDraft(pull, draft);
      return [];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return [notRedrafted(draft, serverWords(error))];
    }
  }

  async close({ number, body }: PullRequest): Promise<void> {
    await this.#api.rest.pulls.update({
      ...this.#id,
      pull_number: number,
      state: 'closed',
      body: withdrawnBody(body ?? ''),
    });
  }

  /** Comments once: a run that was killed after it does not say it again. */
  async commentOnce(number: number, body: string): Promise<void> {
    const issue = { ...this.#id, issue_number: number };
    const find = async () => {
      const { data } = await this.#api.rest.issues.listComments({ ...issue, per_page: 100 });
      return data.find((comment) => comment.body?.trim() === body.trim());
    };
    if ((await find()) !== undefined) return;
    await createOnce(async () => (await this.#api.rest.issues.createComment({ ...issue, body })).data, find);
  }

  /** REST cannot change this on a pull request that exists; GraphQL can. */
  async #setDraft(pull: PullRequest, draft: boolean): Promise<void> {
    const mutation = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
    await this.#api.graphql(
      `mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`,
      { id: pull.node_id },
    );
  }

  get #id(): { readonly owner: string; readonly repo: string } {
    return { owner: this.#target.owner, repo: this.#target.repo };
  }
}

function notDraft(said: string): Finding {
  return {
    severity: 'warning',
    message: `The pull request could not be opened as a draft: ${said}.`,
    fix: 'Drafts in private repositories need a paid plan; set `draft: false`.',
  };
}

function notModifiable(said: string): Finding {
  return {
    severity: 'warning',
    message: `Maintainers cannot be allowed to edit the pull request's branch: ${said}.`,
    fix: 'Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork.',
  };
}

function notRedrafted(draft: boolean, said: string): Finding {
  return {
    severity: 'warning',
    message: `The pull request could not be ${draft ? 'made a draft' : 'marked ready for review'}: ${said}.`,
    fix: 'Change it on its page, or give the token `pull-requests: write` and `contents: write`.',
  };
}

function normalized(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}
