import {
  type GitHubApi,
  type GitHubApiOptions,
  githubApi,
  hasStatus,
  isOutage,
  isRefusal,
  serverWords,
} from '../net/github.ts';
import { type Finding, UsageError, warning } from '../system/errors.ts';
import { codeList, excerpt } from '../system/text.ts';
import {
  BranchPublisher,
  type Commit,
  changesOnto,
  filesIn,
  heldAlready,
  retryWhileBranchMoves,
  type State,
} from './branch.ts';
import { explaining, GitHubRepository, sameLogin, viewerLogin } from './github-repository.ts';
import {
  composeBody,
  DRAFT_MARK,
  hasLine,
  isSameText,
  type Outcome,
  type Proposal,
  type Publication,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
  WITHDRAWN_MARK,
  withdrawnBody,
} from './publisher.ts';

/** The repository, as `owner/name`, that is published to, and how. */
interface Target<Options> extends GitHubApiOptions {
  readonly repository: string;
  readonly options: Options;
}

type CommitOptions = Pick<PublishOptions, 'base' | 'commitMessage' | 'signoff'>;

/** Publishes one commit straight onto the base branch, never by force: when the branch moves, on top of its new head. */
export function commitPublisher({ repository, options, ...given }: Target<CommitOptions>): Publisher {
  const target = new GitHubRepository(githubApi(given), repository);
  const subject = { repository, base: options.base };

  async function tryToPublish({ files }: Proposal): Promise<Publication | undefined> {
    const base = await target.base(options.base);
    const changes = await changesOnto(target, base.sha, files);
    const about = { kind: 'commit', branch: base.name } as const;
    if (changes.length === 0) {
      const reason = heldAlready(`\`${base.name}\``, files);
      return { ...about, operation: 'none', headSha: base.sha, reason };
    }
    const { commitMessage: message, signoff } = options;
    const commit = await target.writeCommit({ parent: base.sha, files: changes, message, signoff });
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
        const branch = options.base ? `\`${options.base}\`` : 'The default branch';
        const publication = await retryWhileBranchMoves(branch, () => tryToPublish(proposal), fix);
        return { publication, findings: [] };
      }),
    withdraw: async () => ({ kind: 'commit', operation: 'none', reason: UNCHANGED }),
  };
}

interface PullState extends State {
  readonly pull: PullRequest | undefined;
}

export class PullRequestPublisher extends BranchPublisher<PullState> {
  readonly kind = 'pull-request';
  /** What the pull request is for. */
  readonly #target: GitHubRepository;
  /** What has the branch: the same repository, or a fork. */
  readonly #head: GitHubRepository;
  #viewer: Promise<string | undefined> | undefined;

  constructor(given: Target<PublishOptions>) {
    super(given.options);
    const api = githubApi(given);
    this.#target = new GitHubRepository(api, given.repository);
    this.#head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
  }

  /** @throws ExpectedError without a base; UsageError when it is the branch itself. */
  protected async state(): Promise<PullState> {
    const { branch: name } = this.options;
    const [target, head] = [this.#target, this.#head];
    const base = await target.base(this.options.base);
    if (base.name === name && !this.#inFork)
      throw new UsageError(`The pull request's branch \`${name}\` is its base.`, {
        fix: 'Set the input `branch` to a name of its own, or use `publish: commit`.',
      });
    const opened = await this.#list('open');
    const branch = await head.head(name);
    // One on another base is retargeted: there is never a second one for the branch.
    const pull = opened.find((one) => one.base.ref === base.name) ?? opened[0];
    const from = this.#inFork ? `${head.owner}:${name}` : branch;
    const ahead = branch && from ? await target.ahead(base.sha, from) : undefined;
    return { base, target, head, branch, ahead, pull, open: pull && about(pull) };
  }

  protected async isOurs({ author, isBot }: Commit): Promise<boolean> {
    const login = await this.#login();
    return login === undefined ? isBot === true : sameLogin(author, login);
  }

  protected override async isMerged({ branch }: PullState): Promise<boolean> {
    const closed = await this.#list('closed');
    return closed.some(({ head, merged_at }) => head.sha === branch && merged_at !== null);
  }

  /** The last pull request, if a person closed it without merging it and its branch still is there: deleting that, or reopening, undoes the closing. */
  protected override async declined({ branch, pull }: PullState, paths: readonly string[]) {
    if (branch === undefined || pull !== undefined) return undefined;
    const [last] = (await this.#list('closed')).sort((one, other) => other.number - one.number);
    if (last === undefined || last.head.sha !== branch || last.merged_at !== null) return undefined;
    if (hasLine(last.body ?? '', WITHDRAWN_MARK)) return undefined;
    const { number, html_url: url } = last;
    const files = await this.#head.files(paths, branch);
    return { about: { number, url, branch: this.options.branch }, files };
  }

  /** Opens the pull request, or brings it up to date. */
  protected async propose(proposal: Proposal, state: PullState, sha: string): Promise<Outcome | undefined> {
    const { base, branch, pull } = state;
    const { options } = this;
    const moved = sha !== branch;
    if (moved) {
      if ((await this.#head.head(options.branch)) !== branch) return undefined;
      await this.#head.putBranch(options.branch, sha, branch !== undefined);
    }
    const byDefaultToken = /^github-actions(\[bot\])?$/.test((await this.#login()) ?? '');
    const body = composeBody(options.body, proposal, byDefaultToken);
    const wanted = { title: excerpt(options.title, LONGEST_TITLE), body, base: base.name };
    const isDraft = options.draft || proposal.draft;
    const findings: Finding[] = [];
    const opened = pull ? { pull, created: false } : await this.#openOrTake(wanted, isDraft, findings);
    // The option `draft` is for opening: what a person has made ready since stays ready.
    const draft = proposal.draft || (options.draft ? undefined : false);
    const edited = !opened.created && (await this.#edit(opened.pull, wanted, draft, moved, findings));
    await this.#complete(opened.pull, isDraft, findings);
    const operation = opened.created ? 'created' : moved || edited ? 'updated' : 'none';
    const publication = this.publication(operation, { open: about(opened.pull) }, { headSha: sha });
    return { publication, findings };
  }

  protected async close(state: PullState, reason: string): Promise<Publication> {
    const { pull, branch } = state;
    if (pull !== undefined) {
      await this.#target.commentOnce(pull.number, reason);
      const closed = { state: 'closed', body: withdrawnBody(pull.body ?? '') } as const;
      await this.#rest.pulls.update({ ...this.#request(pull), ...closed });
    }
    const isFree = this.options.deleteBranch && branch !== undefined;
    if (isFree && (await this.declined(state, [])) === undefined)
      await this.#head.deleteBranch(this.options.branch);
    return pull === undefined
      ? this.publication('none', state, { reason: UNCHANGED })
      : this.publication('closed', state, { headSha: pull.head.sha, reason });
  }

  /** Of the token's owner; undefined where it may not ask. */
  #login(): Promise<string | undefined> {
    this.#viewer ??= viewerLogin(this.#target.api);
    return this.#viewer;
  }

  get #inFork(): boolean {
    return this.#head.fullName !== this.#target.fullName;
  }

  protected override explained<T>(action: () => Promise<T>): Promise<T> {
    const { branch, base } = this.options;
    return explaining({ repository: this.#target.fullName, branch, base }, action);
  }

  /** The pull requests whose branch is ours, whatever their base. */
  async #list(state: 'open' | 'closed') {
    const filter = { state, head: `${this.#head.owner}:${this.options.branch}` };
    const { data } = await this.#rest.pulls.list({ ...this.#target.id, ...filter });
    // Two forks of one owner share that filter.
    const isOurs = (name: string | undefined) => name?.toLowerCase() === this.#head.fullName.toLowerCase();
    return data.filter(({ head }) => head.ref === this.options.branch && isOurs(head.repo?.full_name));
  }

  /** Opens a pull request, or takes the one that another run has just opened. */
  async #openOrTake(wanted: Wanted, draft: boolean, findings: Finding[]) {
    try {
      const { maintainerCanModify } = this.options;
      const pull = await this.#create(wanted, { draft, maintainerCanModify }, findings);
      return { pull, created: true };
    } catch (error) {
      if (!hasStatus(error, 422) || !/pull request already exists/i.test(serverWords(error))) throw error;
      const [pull] = await this.#list('open');
      if (pull === undefined) throw error;
      // The answer to our own first attempt was lost.
      const created = pull.title === wanted.title && isSameText(pull.body, wanted.body);
      return { pull, created };
    }
  }

  /** What the repository does not allow (drafts, edits by maintainers) is left out, with a finding. */
  async #create(
    wanted: Wanted,
    { draft, maintainerCanModify }: Pick<PublishOptions, 'draft' | 'maintainerCanModify'>,
    findings: Finding[],
  ): Promise<PullRequest> {
    const { branch } = this.options;
    try {
      const { data } = await this.#rest.pulls.create({
        ...{ ...this.#target.id, ...wanted, draft, maintainer_can_modify: maintainerCanModify },
        head: this.#inFork ? `${this.#head.owner}:${branch}` : branch,
        // GitHub needs the name when fork and target belong to one organization.
        ...(this.#inFork && this.#head.owner === this.#target.owner && { head_repo: this.#head.repo }),
      });
      return data as unknown as PullRequest;
    } catch (error) {
      const said = hasStatus(error, 422) ? serverWords(error) : '';
      if (draft && /draft pull requests are not supported/i.test(said)) {
        findings.push(warning(`The pull request could not be opened as a draft: ${said}.`, FIXES.draft));
        return this.#create(wanted, { draft: false, maintainerCanModify }, findings);
      }
      if (!maintainerCanModify || !/fork.?collab/i.test(said)) throw error;
      const message = `Maintainers cannot be allowed to edit the pull request's branch: ${said}.`;
      findings.push(warning(message, FIXES.maintainers));
      return this.#create(wanted, { draft, maintainerCanModify: false }, findings);
    }
  }

  /**
   * Brings title, text, base and draft state up to date. Whether it is a draft is decided with new content only (`moved`: a new
   * commit): in between it is the reviewers' to change.
   */
  async #edit(
    pull: PullRequest,
    wanted: Wanted,
    draft: boolean | undefined,
    moved: boolean,
    findings: Finding[],
  ): Promise<boolean> {
    const { title, body, base } = wanted;
    const change = {
      ...(pull.title !== title && { title }),
      ...(!isSameText(pull.body, body) && { body }),
      ...(pull.base.ref !== base && { base }),
    };
    const edited = Object.keys(change).length > 0;
    // The draft state first: only the old text says that the draft is ours.
    if (draft !== undefined && (edited || moved)) await this.#redraft(pull, draft, findings);
    if (edited) await this.#rest.pulls.update({ ...this.#request(pull), ...change });
    return edited;
  }

  /** A draft that a person made stays one; only ours becomes ready by itself. */
  async #redraft(pull: PullRequest, draft: boolean, findings: Finding[]): Promise<void> {
    const needed = draft ? pull.draft !== true : pull.draft === true && hasLine(pull.body ?? '', DRAFT_MARK);
    if (!needed) return;
    const mutation = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
    try {
      // REST cannot change this.
      await this.#target.api.graphql(
        `mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`,
        { id: pull.node_id },
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const what = draft ? 'made a draft' : 'marked ready for review';
      const message = `The pull request could not be ${what}: ${serverWords(error)}.`;
      findings.push(warning(message, FIXES.redraft));
    }
  }

  /**
   * Gives the pull request the labels, assignees, reviewers and auto-merge that it lacks. What people added stays, and no reviewer
   * is asked twice. A refusal is a warning: it never costs the pull request.
   */
  async #complete(pull: PullRequest, isDraft: boolean, findings: Finding[]): Promise<void> {
    const { options } = this;
    const request = this.#request(pull);
    const issue = { ...this.#target.id, issue_number: pull.number };
    let outage = false;
    const attempt = async (fix: string, what: string, action: () => Promise<unknown>) => {
      if (outage) return;
      try {
        await action();
      } catch (error) {
        if (!isRefusal(error)) throw error;
        outage = isOutage(error);
        const message = `The pull request is there, but ${what}: ${serverWords(error)}.`;
        findings.push(warning(message, outage ? FIXES.outage : fix));
      }
    };

    const labels = missing(options.labels, pull.labels);
    if (labels.length > 0)
      await attempt(FIXES.labels, `the labels ${codeList(labels)} could not be set`, () =>
        this.#rest.issues.addLabels({ ...issue, labels }),
      );

    const assignees = missing(options.assignees, pull.assignees);
    if (assignees.length > 0)
      await attempt(FIXES.assignees, `the assignees ${codeList(assignees)} could not be set`, async () => {
        const { data } = await this.#rest.issues.addAssignees({ ...issue, assignees });
        // GitHub drops unknown people without an error.
        const dropped = missing(assignees, data.assignees);
        const message = `The pull request is there, but GitHub did not assign ${codeList(dropped)}.`;
        if (dropped.length > 0) findings.push(warning(message, FIXES.assignees));
      });

    let reviewers = missing(options.reviewers, pull.requested_reviewers);
    // Users write `org/team`; the server wants `team`.
    const slugs = options.teamReviewers.map((team) => team.slice(team.lastIndexOf('/') + 1));
    let teams = missing(slugs, pull.requested_teams);
    if (reviewers.length + teams.length > 0)
      await attempt('Give the token `pull-requests: write`.', 'its reviews could not be read', async () => {
        const { data } = await this.#rest.pulls.listReviews({ ...request, per_page: 100 });
        const people = data.flatMap(({ user }) => user ?? []);
        reviewers = missing(reviewers, people);
        // A review by a member removes the team's request, and does not say which team it was.
        if (data.length > 0) teams = [];
      });
    // One by one: a wrong name would take the right ones with it.
    for (const name of reviewers)
      await attempt(FIXES.reviewers, `a review by \`${name}\` could not be requested`, () =>
        this.#rest.pulls.requestReviewers({ ...request, reviewers: [name] }),
      );
    for (const team of teams)
      await attempt(FIXES.teams, `a review by the team \`${team}\` could not be requested`, () =>
        this.#rest.pulls.requestReviewers({ ...request, team_reviewers: [team] }),
      );

    const { autoMerge } = options;
    if (autoMerge !== false && !isDraft && pull.auto_merge === null)
      await attempt(FIXES.autoMerge, 'auto-merge could not be enabled', () =>
        this.#target.api.graphql(
          `mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
            enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
              pullRequest { autoMergeRequest { enabledAt } }
            }
          }`,
          { id: pull.node_id, mergeMethod: autoMerge.toUpperCase() },
        ),
      );
  }

  get #rest() {
    return this.#target.api.rest;
  }

  #request({ number }: Pick<PullRequest, 'number'>) {
    return { ...this.#target.id, pull_number: number };
  }
}

function about({ number, html_url: url }: PullRequest) {
  return { number, url };
}

type PullRequest = Awaited<ReturnType<GitHubApi['rest']['pulls']['list']>>['data'][number];

/** What a pull request says, and its base. */
type Wanted = Readonly<Record<'title' | 'body' | 'base', string>>;

/** GitHub refuses a longer title. */
const LONGEST_TITLE = 256;

const FIXES = {
  draft: 'Drafts in private repositories need a paid plan; set `draft: false`.',
  redraft: 'Change it on its page, or give the token `pull-requests: write` and `contents: write`.',
  maintainers: 'Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork.',
  labels:
    'Add `issues: write` to the `permissions` of the job (or to the `token`), which new labels need; or create the labels by hand.',
  assignees: 'Give the token `pull-requests: write`, and name people with access to the repository.',
  reviewers: "Name collaborators of the repository; the pull request's author cannot review it.",
  teams:
    "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`), which the workflow's own token may not; and give the team access to the repository.",
  autoMerge:
    'Tick "Allow auto-merge" under Settings > General > Pull Requests, have a branch rule with a check or review to wait for, and give the token `contents: write`.',
  outage: 'Run again later: what is missing is set then.',
};

type Named = { readonly [key in 'login' | 'slug' | 'name']?: string | null };

/** Those of `wanted` that are not among these labels, people or teams. */
function missing(wanted: readonly string[], present: readonly Named[] | null | undefined): string[] {
  const nameOf = ({ login, slug, name }: Named) => (login ?? slug ?? name ?? '').toLowerCase();
  const there = new Set(present?.map(nameOf));
  return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
