import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { ForgeApi, type ForgeApiOptions, unlessRefused } from '../net/forge-api.ts';
import type { PullTerms } from '../system/forges.ts';
import type { PublishOptions } from './publisher.ts';
import {
  type ExtraAction,
  type ExtraResult,
  type ForgeAccount,
  MOST_CLOSED_PULLS,
  missingAmong,
  type NewPull,
  type PullChange,
  type PullDetails,
  type PullServer,
  type ServerPull,
} from './server-forge.ts';

/**
 * Reads and writes merge requests by GitLab's REST API, as https://docs.gitlab.com/api/merge_requests/ describes it. The API differs from
 * GitHub's API:
 *
 * - A draft is a merge request whose title begins with `Draft:`.
 * - `iid` is the number of a merge request within its project. Requests name the project by its path, with `%2F` for each slash.
 * - Requests name people by numbers, so each name is looked up first. The free edition accepts one assignee and one reviewer.
 * - If auto-merge is enabled for a merge request without required checks or approvals, GitLab merges it at once.
 */

const user = v.object({ id: v.number(), username: v.string(), bot: v.nullish(v.boolean(), false) });
type GitLabUser = v.InferOutput<typeof user>;
const users = v.nullish(v.array(user), []);

/** The schema of a merge request in GitLab's answers. */
export const mergeRequest = v.object({
  iid: v.number(),
  web_url: v.string(),
  title: v.string(),
  draft: v.nullish(v.boolean(), false),
  description: v.nullish(v.string(), ''),
  state: v.string(),
  closed_at: v.nullish(v.string()),
  closed_by: v.nullish(user),
  author: v.nullish(user),
  labels: v.nullish(v.array(v.string()), []),
  assignees: users,
  reviewers: users,
  source_branch: v.string(),
  target_branch: v.string(),
  source_project_id: v.nullish(v.number()),
  target_project_id: v.nullish(v.number()),
  sha: v.nullish(v.string(), ''),
  merge_when_pipeline_succeeds: v.nullish(v.boolean(), false),
  detailed_merge_status: v.nullish(v.string(), ''),
});
type ListedMergeRequest = v.InferOutput<typeof mergeRequest>;

const discussionNote = v.object({ body: v.string(), created_at: v.string() });

/** The most items that GitLab lists in one answer. */
const GITLAB_PAGE = 100;
/** Matches the titles of drafts. */
const DRAFT_TITLE = /^(?:draft:|\[draft\]|\(draft\))\s*/i;
/** Matches the names of accounts that belong to access tokens, because some versions of GitLab do not mark bots in their answers. */
const TOKEN_ACCOUNT = /^(?:project|group)_\d+_bot/;
/** Matches the status of a merge request while GitLab is still checking whether it can be merged. */
const CHECKING_STATUS = /^(?:preparing|checking|unchecked|approvals_syncing)$/;
/** How often a run reads the merge status of a merge request, and the milliseconds between two readings. */
const STATUS_ATTEMPTS = 10;
const STATUS_WAIT = 1_000;

const GITLAB_TOKEN_NEEDED =
  'a project access token with the role Developer and the scopes `api` and `write_repository`, as GITLAB_TOKEN. The CI_JOB_TOKEN of a job cannot open merge requests';

/** Returns the client for the merge requests of a project. @param project the path of the project, such as `group/service`. */
export function gitlabServer(
  options: Omit<ForgeApiOptions, 'product' | 'headers' | 'neededToken'> & { readonly token: string },
  project: string,
  publish: PublishOptions,
  terms: PullTerms,
): PullServer {
  const headers = { 'private-token': options.token };
  const api = new ForgeApi({ ...options, headers, product: 'GitLab', neededToken: GITLAB_TOKEN_NEEDED });
  return new GitLabServer(api, project, publish, { terms, statusWait: options.retryDelay ?? STATUS_WAIT });
}

class GitLabServer implements PullServer {
  readonly terms: PullTerms;
  readonly fixes = GITLAB_FIXES;
  readonly #api: ForgeApi;
  readonly #publish: PublishOptions;
  /** The beginning of the path of every request. */
  readonly #root: string;
  readonly #statusWait: number;

  constructor(
    api: ForgeApi,
    project: string,
    publish: PublishOptions,
    { terms, statusWait }: { readonly terms: PullTerms; readonly statusWait: number },
  ) {
    this.#api = api;
    this.#publish = publish;
    this.#root = `/projects/${encodeURIComponent(project)}`;
    this.terms = terms;
    this.#statusWait = statusWait;
  }

  async viewer(): Promise<ForgeAccount | undefined> {
    const owner = await unlessRefused([403, 404], () => this.#api.request('GET', '/user', user));
    return owner && accountOfUser(owner);
  }

  async isPublic(): Promise<boolean> {
    const schema = v.object({ visibility: v.nullish(v.string(), 'public') });
    return (await this.#api.request('GET', this.#root, schema)).visibility === 'public';
  }

  async pulls(state: 'open' | 'closed', branch?: string): Promise<readonly ServerPull[]> {
    // In GitLab's API, the state `closed` does not include merged merge requests.
    const states = state === 'open' ? ['opened'] : branch === undefined ? ['closed'] : ['closed', 'merged'];
    const found: ListedMergeRequest[] = [];
    for (const one of states) found.push(...(await this.#list(one, branch)));
    return found.map(shownMergeRequest);
  }

  async #list(state: string, branch: string | undefined): Promise<readonly ListedMergeRequest[]> {
    const found: ListedMergeRequest[] = [];
    for (let page = 1; page <= MOST_CLOSED_PULLS / GITLAB_PAGE; page++) {
      const query = {
        state,
        source_branch: branch,
        order_by: 'updated_at',
        sort: 'desc',
        per_page: GITLAB_PAGE,
        page,
      };
      const path = `${this.#root}/merge_requests`;
      const listed = await this.#api.request('GET', path, v.array(mergeRequest), { query });
      found.push(...listed);
      if (listed.length < GITLAB_PAGE) break;
    }
    return found;
  }

  async pull(number: number): Promise<ServerPull> {
    return shownMergeRequest(await this.#read(number));
  }

  #read(number: number): Promise<ListedMergeRequest> {
    return this.#api.request('GET', this.#pathOf(number), mergeRequest);
  }

  #pathOf(number: number): string {
    return `${this.#root}/merge_requests/${number}`;
  }

  async detailsOf({ number, reviewers }: ServerPull): Promise<PullDetails> {
    const { merge_when_pipeline_succeeds: hasAutoMerge } = await this.#read(number);
    // GitLab's list of reviewers also has the people who gave a review.
    return { isQueued: await this.#isOnTrain(number), hasAutoMerge, reviewers, teams: [] };
  }

  /** Whether a merge request waits in a merge train. Editions without merge trains answer 403 or 404. */
  async #isOnTrain(number: number): Promise<boolean> {
    const path = `${this.#root}/merge_trains/merge_requests/${number}`;
    const schema = v.object({ status: v.nullish(v.string(), '') });
    const car = await unlessRefused([401, 403, 404], () => this.#api.request('GET', path, schema));
    return car !== undefined && !/^(?:merged|skip_merged)$/.test(car.status);
  }

  async closerOf(number: number): Promise<ForgeAccount | undefined> {
    const { closed_by: closer } = await this.#read(number);
    return closer ? accountOfUser(closer) : undefined;
  }

  async file(path: string, commit: string): Promise<Uint8Array | undefined> {
    const file = `${this.#root}/repository/files/${encodeURIComponent(path)}/raw`;
    return unlessRefused([404], () => this.#api.bytes(file, { ref: commit }));
  }

  titled(title: string, isDraft: boolean): string {
    const plain = title.replace(DRAFT_TITLE, '');
    return isDraft ? `Draft: ${plain}` : plain;
  }

  async open({ title, body: description, base }: NewPull): Promise<number | undefined> {
    const { branch, deleteBranch } = this.#publish;
    const body = {
      source_branch: branch,
      target_branch: base,
      title,
      description,
      remove_source_branch: deleteBranch,
    };
    const path = `${this.#root}/merge_requests`;
    const opened = await unlessRefused([409], () => this.#api.request('POST', path, mergeRequest, { body }));
    return opened?.iid;
  }

  async change(number: number, { title, body: description, isClosed }: PullChange): Promise<void> {
    const body = { title, description, state_event: isClosed ? 'close' : undefined };
    await this.#api.write('PUT', this.#pathOf(number), { body });
  }

  async comments(number: number) {
    const query = { order_by: 'created_at', sort: 'desc', per_page: GITLAB_PAGE };
    const path = `${this.#pathOf(number)}/notes`;
    const all = await this.#api.request('GET', path, v.array(discussionNote), { query });
    return all.map(({ body, created_at: time }) => ({ text: body, time }));
  }

  async comment(number: number, body: string): Promise<string> {
    const path = `${this.#pathOf(number)}/notes`;
    return (await this.#api.request('POST', path, discussionNote, { body: { body }, isOnce: true }))
      .created_at;
  }

  async complete(action: ExtraAction, { number }: ServerPull): Promise<ExtraResult> {
    switch (action.kind) {
      case 'label': {
        const body = { add_labels: action.names.join(',') };
        const changed = await this.#api.request('PUT', this.#pathOf(number), mergeRequest, { body });
        return { dropped: missingAmong(action.names, changed.labels) };
      }
      case 'assign':
        return this.#addPeople(number, 'assignee', action.names);
      case 'ask-person': {
        const { dropped = [], refusal } = await this.#addPeople(number, 'reviewer', [action.name]);
        if (refusal !== undefined) return { refusal };
        return dropped.length === 0 ? {} : { refusal: 'GitLab did not add this reviewer' };
      }
      case 'ask-team':
        return { refusal: 'GitLab has no reviews by teams' };
      case 'auto-merge':
        return this.#mergeLater(number, action.method);
    }
  }

  /**
   * Adds assignees or reviewers. GitLab expects the numbers of all assignees or reviewers in one list, and leaves out people who are not
   * allowed.
   */
  async #addPeople(
    number: number,
    as: 'assignee' | 'reviewer',
    names: readonly string[],
  ): Promise<ExtraResult> {
    const ids: number[] = [];
    for (const username of names) {
      const [found] = await this.#api.request('GET', '/users', v.array(user), { query: { username } });
      if (found !== undefined) ids.push(found.id);
    }
    if (ids.length === 0) return { refusal: 'GitLab does not know these users' };
    const before = (await this.#read(number))[`${as}s`].map(({ id }) => id);
    const body = { [`${as}_ids`]: [...before, ...ids] };
    const changed = await this.#api.request('PUT', this.#pathOf(number), mergeRequest, { body });
    const people = changed[`${as}s`].map(({ username }) => username);
    return { dropped: missingAmong(names, people) };
  }

  /**
   * Enables auto-merge if the merge request waits for a check or an approval. If no check and no approval is required, GitLab would merge
   * at once, before a person reads the merge request.
   */
  async #mergeLater(number: number, method: string): Promise<ExtraResult> {
    const { detailed_merge_status: status, sha } = await this.#decided(number);
    if (status === 'mergeable' || CHECKING_STATUS.test(status))
      return {
        refusal: `the merge request does not wait for a check or an approval (${status}), so GitLab would merge it at once`,
      };
    // Older versions of GitLab know only `merge_when_pipeline_succeeds`.
    const body = { merge_when_pipeline_succeeds: true, auto_merge: true, squash: method === 'squash', sha };
    await this.#api.write('PUT', `${this.#pathOf(number)}/merge`, { body });
    return {};
  }

  /** Reads a merge request repeatedly until GitLab has found out whether it can be merged. */
  async #decided(number: number): Promise<ListedMergeRequest> {
    let read = await this.#read(number);
    for (
      let attempt = 1;
      attempt < STATUS_ATTEMPTS && CHECKING_STATUS.test(read.detailed_merge_status);
      attempt++
    ) {
      await sleep(this.#statusWait);
      read = await this.#read(number);
    }
    return read;
  }
}

const GITLAB_FIXES: PullServer['fixes'] = {
  label: 'Give the owner of the token the role Developer in the project.',
  assign: 'Name members of the project. The free edition of GitLab accepts one assignee.',
  'ask-person': 'Name a member of the project. The free edition of GitLab accepts one reviewer.',
  'ask-team': 'Leave `team-reviewers` out, and use approval rules or CODEOWNERS.',
  'auto-merge':
    'Select "Pipelines must succeed" in the project\'s settings for merge requests, or let the next run enable auto-merge when the pipeline has begun.',
};

/** Converts a user of GitLab to the form that this code uses for all servers. */
function accountOfUser({ username, bot }: GitLabUser): ForgeAccount {
  return { login: username, isBot: bot || TOKEN_ACCOUNT.test(username) };
}

/** Converts a merge request to the form that this code uses for all servers. */
export function shownMergeRequest(read: ListedMergeRequest): ServerPull {
  const { iid, web_url, title, draft, description, state, source_project_id, target_project_id } = read;
  return {
    number: iid,
    url: web_url,
    title: draft ? title.replace(DRAFT_TITLE, '') : title,
    isDraft: draft,
    body: description,
    base: read.target_branch,
    branch: read.source_branch,
    sha: read.sha,
    isInRepository: source_project_id === target_project_id,
    // A merge request has the state `locked` while GitLab merges it.
    state: state === 'opened' || state === 'locked' ? 'open' : state === 'merged' ? 'merged' : 'closed',
    closedAt: Date.parse(read.closed_at ?? '') || 0,
    author: read.author?.username ?? '',
    labels: read.labels,
    assignees: read.assignees.map(({ username }) => username),
    reviewers: read.reviewers.map(({ username }) => username),
  };
}
