import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { ForgeApi, type ForgeApiOptions, ForgeRefusal, unlessRefused } from '../net/forge-api.ts';
import { listPages } from '../net/pages.ts';
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
 * Reads and writes pull requests by the API of Gitea and Forgejo, as https://docs.gitea.com/api describes it. The API differs from GitHub's
 * API:
 *
 * - A draft is a pull request whose title begins with `WIP:`.
 * - The list of pull requests cannot be filtered by branch, so all its pages are read.
 * - Only the timeline of a pull request says which account closed the pull request, and whether auto-merge was scheduled or cancelled.
 * - The name of a deleted branch stays in `head.label`, while `head.ref` becomes `refs/pull/1/head`.
 */

const giteaText = v.nullish(v.string(), '');
const giteaAccount = v.object({ login: v.string() });
const giteaAccounts = v.nullish(v.array(giteaAccount), []);
const giteaHead = v.object({
  label: v.string(),
  ref: v.string(),
  sha: giteaText,
  repo: v.nullish(v.object({ full_name: v.string() })),
});

/** The schema of a pull request in the answers of Gitea and Forgejo. */
export const giteaPull = v.object({
  number: v.number(),
  html_url: v.string(),
  title: v.string(),
  draft: v.nullish(v.boolean(), false),
  body: giteaText,
  state: v.string(),
  merged: v.nullish(v.boolean(), false),
  closed_at: v.nullish(v.string()),
  user: v.nullish(giteaAccount),
  labels: v.nullish(v.array(v.object({ name: v.string() })), []),
  assignees: giteaAccounts,
  requested_reviewers: giteaAccounts,
  base: v.object({ ref: v.string() }),
  head: giteaHead,
});
type GiteaPull = v.InferOutput<typeof giteaPull>;

const giteaComment = v.object({ body: giteaText, created_at: v.string() });
const timelineEvent = v.object({ type: v.string(), user: v.nullish(giteaAccount) });
const giteaReview = v.object({
  user: v.nullish(giteaAccount),
  team: v.nullish(v.object({ name: v.string() })),
});
const branchRules = v.object({
  enable_status_check: v.nullish(v.boolean(), false),
  required_approvals: v.nullish(v.number(), 0),
});

/** The most items that Gitea lists in one answer, unless the server's administrator allows more. */
const GITEA_PAGE = 50;
const MOST_OPEN_PULLS = 5_000;
/** How often a run requests auto-merge while Gitea is busy, and the milliseconds between two requests. */
const MERGE_CHECKS = 20;
const MERGE_CHECK_WAIT = 500;
/** Matches the titles of drafts. Gitea and Forgejo recognize drafts by these titles in their default settings. */
const WIP = /^(?:WIP:|\[WIP\])\s*/i;
/** Matches the names of bot accounts, such as the account under which Gitea's jobs run. */
const GITEA_BOT = /^(?:gitea|forgejo)-actions$|\[bot\]$/;

const GITEA_TOKEN_NEEDED =
  'a token with the permissions `write:repository` and `write:issue` of a user who may push, as `token` or GITEA_TOKEN';

/** Returns the client for the pull requests of a project. @param project the repository as `owner/name`. */
export function giteaServer(
  options: Omit<ForgeApiOptions, 'product' | 'headers' | 'neededToken'> & { readonly token: string },
  project: string,
  publish: PublishOptions,
  terms: PullTerms,
): PullServer {
  const headers = { authorization: `token ${options.token}` };
  const api = new ForgeApi({ ...options, headers, product: 'Gitea', neededToken: GITEA_TOKEN_NEEDED });
  return new GiteaServer(api, project, publish, terms);
}

class GiteaServer implements PullServer {
  readonly terms: PullTerms;
  readonly fixes = GITEA_FIXES;
  readonly #api: ForgeApi;
  readonly #publish: PublishOptions;
  readonly #project: string;
  /** The beginning of the path of every request. */
  readonly #root: string;

  constructor(api: ForgeApi, project: string, publish: PublishOptions, terms: PullTerms) {
    this.#api = api;
    this.#project = project;
    this.#publish = publish;
    this.#root = `/repos/${project.split('/').map(encodeURIComponent).join('/')}`;
    this.terms = terms;
  }

  async viewer(): Promise<ForgeAccount | undefined> {
    const user = await unlessRefused([403, 404], () => this.#api.request('GET', '/user', giteaAccount));
    return user && accountOf(user);
  }

  async isPublic(): Promise<boolean> {
    const schema = v.object({ private: v.boolean(), internal: v.nullish(v.boolean(), false) });
    const repository = await this.#api.request('GET', this.#root, schema);
    return !repository.private && !repository.internal;
  }

  async pulls(state: 'open' | 'closed', branch?: string): Promise<readonly ServerPull[]> {
    const found: ServerPull[] = [];
    const most = state === 'open' ? MOST_OPEN_PULLS : MOST_CLOSED_PULLS;
    let read = 0;
    const ask = async (token = '1') => {
      const page = Number(token);
      const query = { state, sort: 'recentupdate', limit: GITEA_PAGE, page };
      const items = await this.#api.request('GET', `${this.#root}/pulls`, v.array(giteaPull), { query });
      read += items.length;
      // Read pages until a page is empty, because some servers list fewer than 50 items on a page.
      const isLast = items.length === 0 || (state === 'closed' && read >= most);
      return { items, next: isLast ? undefined : String(page + 1) };
    };
    const all = listPages<GiteaPull>(ask, {
      subject: `The list of pull requests of ${this.#project}`,
      fixServer: 'Check that Gitea answers at this address.',
      fixLength: 'Close pull requests that are no longer needed.',
      most: Math.max(most, MOST_OPEN_PULLS),
      bytesOf: ({ body }) => body.length,
    });
    for await (const pull of all) {
      const shown = this.#shown(pull);
      if (branch === undefined || shown.branch === branch) found.push(shown);
    }
    return found;
  }

  #shown(pull: GiteaPull): ServerPull {
    return shownGiteaPull(pull, this.#project);
  }

  async pull(number: number): Promise<ServerPull> {
    return this.#shown(await this.#api.request('GET', `${this.#root}/pulls/${number}`, giteaPull));
  }

  /** Reads the reviews and the state of auto-merge, but only if the user set reviewers or auto-merge. */
  async detailsOf({ number, reviewers: asked }: ServerPull): Promise<PullDetails> {
    const { reviewers, teamReviewers, autoMerge } = this.#publish;
    const reviews =
      reviewers.length + teamReviewers.length > 0
        ? await this.#api.request('GET', `${this.#root}/pulls/${number}/reviews`, v.array(giteaReview))
        : [];
    const events = autoMerge === false ? [] : await this.#timeline(number);
    return {
      isQueued: false,
      hasAutoMerge: events.some(({ type }) => /^pull_(cancel_)?scheduled_merge$/.test(type)),
      reviewers: [...asked, ...reviews.flatMap(({ user }) => user?.login ?? [])],
      teams: reviews.flatMap(({ team }) => team?.name ?? []),
    };
  }

  /** Returns the events of a pull request; empty for a token that may not read issues. */
  async #timeline(number: number): Promise<readonly v.InferOutput<typeof timelineEvent>[]> {
    const path = `${this.#root}/issues/${number}/timeline`;
    const all: v.InferOutput<typeof timelineEvent>[] = [];
    const read = async (page: number) => {
      const query = { limit: GITEA_PAGE, page };
      return (await this.#api.request('GET', path, v.nullable(v.array(timelineEvent)), { query })) ?? [];
    };
    return (
      (await unlessRefused([403, 404], async () => {
        for (let page = 1; page <= MOST_CLOSED_PULLS / GITEA_PAGE; page++) {
          const events = await read(page);
          if (events.length === 0) break;
          all.push(...events);
        }
        return all;
      })) ?? []
    );
  }

  async closerOf(number: number): Promise<ForgeAccount | undefined> {
    const closing = (await this.#timeline(number)).findLast(({ type }) => type === 'close');
    return closing?.user ? accountOf(closing.user) : undefined;
  }

  async file(path: string, commit: string): Promise<Uint8Array | undefined> {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return unlessRefused([404], () => this.#api.bytes(`${this.#root}/raw/${encoded}`, { ref: commit }));
  }

  titled(title: string, isDraft: boolean): string {
    return isDraft ? `WIP: ${title.replace(WIP, '')}` : title.replace(WIP, '');
  }

  async open(pull: NewPull): Promise<number | undefined> {
    const body = { ...pull, head: this.#publish.branch };
    const path = `${this.#root}/pulls`;
    const opened = await unlessRefused([409], () => this.#api.request('POST', path, giteaPull, { body }));
    return opened?.number;
  }

  async change(number: number, { title, body, isClosed }: PullChange): Promise<void> {
    const changed = { title, body, state: isClosed ? 'closed' : undefined };
    await this.#api.write('PATCH', `${this.#root}/pulls/${number}`, { body: changed });
  }

  async comments(number: number) {
    const path = `${this.#root}/issues/${number}/comments`;
    const all = await this.#api.request('GET', path, v.array(giteaComment));
    return all.map(({ body, created_at: time }) => ({ text: body, time }));
  }

  async comment(number: number, body: string): Promise<string> {
    const path = `${this.#root}/issues/${number}/comments`;
    return (await this.#api.request('POST', path, giteaComment, { body: { body }, isOnce: true })).created_at;
  }

  async complete(action: ExtraAction, pull: ServerPull): Promise<ExtraResult> {
    const path = `${this.#root}/pulls/${pull.number}`;
    switch (action.kind) {
      case 'label':
        return this.#label(pull.number, action.names);
      case 'assign':
        return this.#assign(pull, action.names);
      case 'ask-person':
      case 'ask-team': {
        const key = action.kind === 'ask-person' ? 'reviewers' : 'team_reviewers';
        const body = { [key]: [action.name] };
        const schema = v.nullable(v.array(giteaReview));
        const asked = await this.#api.request('POST', `${path}/requested_reviewers`, schema, { body });
        // Gitea leaves out a team without an error if a person owns the repository, because such a repository has no teams.
        const isLeftOut = action.kind === 'ask-team' && (asked ?? []).length === 0;
        return isLeftOut ? { refusal: 'Gitea found no team of this name that may review' } : {};
      }
      case 'auto-merge':
        return this.#scheduleMerge(pull, action.method);
    }
  }

  /** Adds labels. Labels that the repository lacks are created first, because Gitea leaves out unknown labels without an error. */
  async #label(number: number, names: readonly string[]): Promise<ExtraResult> {
    const path = `${this.#root}/issues/${number}/labels`;
    const schema = v.array(v.object({ name: v.string() }));
    const add = async (labels: readonly string[]) =>
      (await this.#api.request('POST', path, schema, { body: { labels } })).map(({ name }) => name);
    const unknown = missingAmong(names, await add(names));
    if (unknown.length === 0) return {};
    for (const name of unknown)
      await this.#api.write('POST', `${this.#root}/labels`, {
        body: { name, color: '#ededed' },
        isOnce: true,
      });
    return { dropped: missingAmong(names, await add(unknown)) };
  }

  /** Adds each assignee by a separate request, because Gitea refuses the whole request if one name is wrong. */
  async #assign({ number, assignees }: ServerPull, names: readonly string[]): Promise<ExtraResult> {
    let assigned = assignees;
    const dropped: string[] = [];
    for (const name of names) {
      const body = { assignees: [...assigned, name] };
      try {
        const path = `${this.#root}/pulls/${number}`;
        const pull = await this.#api.request('PATCH', path, giteaPull, { body });
        assigned = this.#shown(pull).assignees;
      } catch (error) {
        if (!(error instanceof ForgeRefusal)) throw error;
        dropped.push(name);
      }
    }
    return { dropped };
  }

  /**
   * Schedules auto-merge if a rule of the base requires checks or reviews. If no rule requires checks or reviews, Gitea would merge at
   * once, before a person reads the pull request.
   */
  async #scheduleMerge({ number, base }: ServerPull, method: string): Promise<ExtraResult> {
    const path = `${this.#root}/branches/${base.split('/').map(encodeURIComponent).join('/')}`;
    const rules = await this.#api.request('GET', path, branchRules);
    if (!rules.enable_status_check && rules.required_approvals === 0)
      return {
        refusal: `no rule of \`${base}\` requires a check or an approval, so Gitea would merge at once`,
      };
    const body = { Do: method, merge_when_checks_succeed: true };
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#api.write('POST', `${this.#root}/pulls/${number}/merge`, { body });
        break;
      } catch (error) {
        if (!(error instanceof ForgeRefusal)) throw error;
        // The merge is already scheduled: an earlier attempt succeeded, but its answer was lost.
        if (error.status === 409) break;
        // Right after a pull request was opened, Gitea may still be checking it for conflicts.
        if (!/try again later/i.test(error.words) || attempt === MERGE_CHECKS) throw error;
        await sleep(MERGE_CHECK_WAIT);
      }
    }
    return {};
  }
}

const GITEA_FIXES: PullServer['fixes'] = {
  label: 'Give the token `write:issue`, or create the labels by hand.',
  assign: 'Name people with access to the repository, and give the token `write:issue`.',
  'ask-person': "Name people who may read the repository; the pull request's author cannot review it.",
  'ask-team': 'Name a team of the organization that has access to the repository.',
  'auto-merge':
    'Protect the base with a required status check or approval, and allow this way to merge in the repository.',
};

/** Converts an account of Gitea to the form that this code uses for all servers. */
function accountOf({ login }: v.InferOutput<typeof giteaAccount>): ForgeAccount {
  return { login, isBot: GITEA_BOT.test(login) };
}

/**
 * Converts a pull request of Gitea to the form that this code uses for all servers. @param project the repository from which it was read,
 * as `owner/name`.
 */
export function shownGiteaPull(pull: GiteaPull, project: string): ServerPull {
  const { number, html_url: url, title, draft, body, base, head: from, state, merged } = pull;
  return {
    number,
    url,
    title: draft ? title.replace(WIP, '') : title,
    isDraft: draft,
    body,
    base: base.ref,
    branch: from.label,
    sha: from.sha,
    isInRepository: from.repo?.full_name.toLowerCase() === project.toLowerCase(),
    state: merged ? 'merged' : state === 'open' ? 'open' : 'closed',
    closedAt: Date.parse(pull.closed_at ?? '') || 0,
    author: pull.user?.login ?? '',
    labels: pull.labels.map(({ name }) => name),
    assignees: pull.assignees.map(({ login }) => login),
    reviewers: pull.requested_reviewers.map(({ login }) => login),
  };
}
