import { type Answer, answers } from './answers.ts';
import type { Emulator, Reply } from './emulator.ts';

/** What a pull request has on GitHub and the emulator cannot keep. */
export interface Overlay {
  assignees?: unknown[];
  draft?: boolean;
  autoMerge?: { readonly merge_method: string; readonly enabled_by: { readonly login: string } };
  maintainerCanModify?: boolean;
  /** Heads at the time it was closed; while it is open they follow the branches. */
  closedAt?: { readonly head: string; readonly base: string } | undefined;
  /** Who closed it last; the emulator keeps that for issues alone. */
  closedBy?: string | undefined;
  /** Its conversation is locked. */
  isLocked?: boolean;
  isQueued?: boolean;
  /** The fork that has its branch, where the emulator has it in the repository of the pull request. */
  headRepository?: string;
  merged?: { readonly sha: string; readonly at: string };
}

type Pull = Reply['data'];

/**
 * What the emulator does not know of pull requests: a head that follows its branch,
 * assignees, draft state, auto-merge, merging what the branch holds now.
 */
export class Pulls {
  readonly #emulator: Emulator;
  readonly #overlays = new Map<string, Overlay>();

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
  }

  overlay(repository: string, number: number): Overlay {
    const key = `${repository.toLowerCase()}#${number}`;
    let overlay = this.#overlays.get(key);
    if (overlay === undefined) {
      overlay = {};
      this.#overlays.set(key, overlay);
    }
    return overlay;
  }

  async get(repository: string, number: number | string): Promise<Pull | undefined> {
    const reply = await this.#emulator.call('GET', `/repos/${repository}/pulls/${number}`);
    return reply.status === 200 ? this.decorated(repository, reply.data) : undefined;
  }

  async all(repository: string, state = 'all'): Promise<Pull[]> {
    const pulls = await this.#emulator.must('GET', `/repos/${repository}/pulls?state=${state}&per_page=100`);
    return Promise.all(pulls.map((pull: Pull) => this.decorated(repository, pull)));
  }

  /** The pull request as GitHub would show it. */
  async decorated(repository: string, pull: Pull): Promise<Pull> {
    const overlay = this.overlay(repository, pull.number);
    const { headRepository } = overlay;
    const head =
      headRepository === undefined
        ? pull.head
        : { ...pull.head, repo: await this.#emulator.must('GET', `/repos/${headRepository}`) };
    const heads = overlay.closedAt ?? (await this.#heads(repository, { ...pull, head }));
    return {
      ...pull,
      head: { ...head, sha: heads.head },
      base: { ...pull.base, sha: heads.base },
      ...(overlay.assignees && { assignees: overlay.assignees, assignee: overlay.assignees[0] ?? null }),
      ...(overlay.draft !== undefined && { draft: overlay.draft }),
      ...(overlay.maintainerCanModify !== undefined && {
        maintainer_can_modify: overlay.maintainerCanModify,
      }),
      auto_merge: overlay.autoMerge ?? null,
      ...(overlay.merged && {
        merged: true,
        merged_at: overlay.merged.at,
        merge_commit_sha: overlay.merged.sha,
      }),
    };
  }

  async #heads(repository: string, pull: Pull): Promise<{ readonly head: string; readonly base: string }> {
    const fork = pull.head.repo?.full_name ?? repository;
    return {
      head: (await this.#emulator.head(fork, pull.head.ref)) ?? pull.head.sha,
      base: (await this.#emulator.head(repository, pull.base.ref)) ?? pull.base.sha,
    };
  }

  /** Keeps the current heads; called before the pull request is closed. */
  async freeze(repository: string, number: number | string, login?: string): Promise<void> {
    const pull = await this.get(repository, number);
    if (pull === undefined) return;
    const overlay = this.overlay(repository, pull.number);
    overlay.closedAt ??= { head: pull.head.sha, base: pull.base.sha };
    if (pull.state === 'open') overlay.closedBy = login;
  }

  /** A reopened pull request follows its branch again. */
  reopen(repository: string, number: number): void {
    const overlay = this.overlay(repository, number);
    overlay.closedAt = undefined;
    overlay.closedBy = undefined;
  }

  /** `PUT /pulls/{n}/merge`: the emulator merges the head of the day the pull request was opened. */
  async merge(
    repository: string,
    number: string,
    body: Record<string, unknown>,
    token: string,
  ): Promise<Answer> {
    const pull = await this.get(repository, number);
    if (pull === undefined) return answers.notFound;
    if (pull.state !== 'open') return refusal('Pull Request is not mergeable');
    if (pull.draft) return refusal('Pull Request is still a draft');
    const { head, base } = await this.#heads(repository, pull);
    const fork = pull.head.repo?.full_name ?? repository;
    await this.#emulator.share(fork, repository, head);
    const sha = await this.#mergeCommit(repository, pull, { head, base }, body['merge_method'], token);
    await this.freeze(repository, number);
    await this.#emulator.must('PATCH', `/repos/${repository}/git/refs/heads/${pull.base.ref}`, { sha });
    await this.#emulator.must('PATCH', `/repos/${repository}/pulls/${number}`, { state: 'closed' });
    this.overlay(repository, pull.number).merged = { sha, at: new Date().toISOString() };
    return { status: 200, body: { sha, merged: true, message: 'Pull Request successfully merged' } };
  }

  async #mergeCommit(
    repository: string,
    pull: Pull,
    { head, base }: { readonly head: string; readonly base: string },
    method: unknown,
    token: string,
  ): Promise<string> {
    const commit = await this.#emulator.must(
      'POST',
      `/repos/${repository}/git/commits`,
      {
        message: await this.#message(repository, pull, head, method),
        tree: await this.#mergedTree(repository, { head, base }),
        parents: method === 'squash' || method === 'rebase' ? [base] : [base, head],
      },
      token,
    );
    return commit.sha;
  }

  /** The tree of the base with what the branch changes. */
  async #mergedTree(
    repository: string,
    { head, base }: { readonly head: string; readonly base: string },
  ): Promise<string> {
    const api = `/repos/${repository}`;
    const { files } = await this.#emulator.must('GET', `${api}/compare/${base}...${head}`);
    const onto = await this.#emulator.must('GET', `${api}/git/commits/${base}`);
    const { sha } = await this.#emulator.must('POST', `${api}/git/trees`, {
      base_tree: onto.tree.sha,
      tree: files.map((file: { filename: string; status: string; sha: string }) => ({
        path: file.filename,
        mode: '100644',
        type: 'blob',
        sha: file.status === 'removed' ? null : file.sha,
      })),
    });
    return sha;
  }

  /** The button "Update branch": merges the base into the branch. */
  async updateBranch(repository: string, number: number, token: string): Promise<string> {
    const pull = await this.get(repository, number);
    const heads = await this.#heads(repository, pull);
    const commit = {
      message: `Merge branch '${pull.base.ref}' into ${pull.head.ref}`,
      tree: await this.#mergedTree(repository, heads),
      parents: [heads.head, heads.base],
    };
    const { sha } = await this.#emulator.must('POST', `/repos/${repository}/git/commits`, commit, token);
    await this.#emulator.setHead(repository, pull.head.ref, sha);
    return sha;
  }

  /** What GitHub proposes; all commits of a branch are rebased as one here. */
  async #message(repository: string, pull: Pull, head: string, method: unknown): Promise<string> {
    if (method === 'squash') return `${pull.title} (#${pull.number})`;
    if (method !== 'rebase') return `Merge pull request #${pull.number} from ${pull.head.label}`;
    return (await this.#emulator.must('GET', `/repos/${repository}/git/commits/${head}`)).message;
  }
}

function refusal(message: string): Answer {
  return { status: 405, body: { message, documentation_url: 'https://docs.github.com/rest', status: '405' } };
}
