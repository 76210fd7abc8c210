import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import type { Publication } from '../publication.ts';
import { shorten } from '../report/escape.ts';
import { setAttributes } from './attributes.ts';
import { composeBody } from './body.ts';
import { deleteBranch, putBranch } from './github-branch.ts';
import { changesOnto, isExactly, writeGitHubCommit } from './github-commit.ts';
import { githubVersions } from './github-versions.ts';
import { heldAlready } from './held.ts';
import type { Ownership } from './ownership.ts';
import {
  type Proposal,
  type ProposedFile,
  type Published,
  type Publisher,
  UNCHANGED,
  type Version,
} from './publisher.ts';
import { publishedIn } from './pull-request-look.ts';
import { type PullRequestOptions, PullRequestScene, type State } from './pull-request-scene.ts';
import type { PullRequest } from './pull-requests.ts';

/**
 * Publishes as a pull request: one commit on one branch over GitHub's Git data API, created or updated in
 * place. Every step looks at what is there first, so that a run that was killed is finished by the next.
 * @throws UsageError for a misspelt repository, or a branch that is its own base.
 */
export function pullRequestPublisher(given: PullRequestOptions): Publisher {
  return new PullRequestPublisher(new PullRequestScene(given));
}

const ATTEMPTS = 3;
/** GitHub refuses a pull request with a longer one. */
const LONGEST_TITLE = 256;

class PullRequestPublisher implements Publisher {
  readonly kind = 'pull-request';
  readonly #scene: PullRequestScene;
  readonly #branch: string;
  /** Of the profiles, as far as somebody said them. */
  readonly #paths = new Set<string>();

  constructor(scene: PullRequestScene) {
    this.#scene = scene;
    this.#branch = scene.options.branch;
  }

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return this.#scene.explaining(async () => publishedIn(this.#scene, await this.#scene.state(), paths));
  }

  async versions(path: string, limit: number): Promise<readonly Version[]> {
    return this.#scene.explaining(async () => {
      const { sha } = await this.#scene.base();
      return githubVersions(this.#scene.target, sha, path, limit);
    });
  }

  async publish(proposal: Proposal) {
    for (const { path } of proposal.files) this.#paths.add(path);
    return this.#scene.explaining(async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const done = await this.#tryToPublish(proposal);
        if (done !== undefined) return done;
      }
      throw new ExpectedError(
        `The branch \`${this.#branch}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`,
        { fix: 'Let only one run at a time publish to it (`concurrency` in the workflow), then run again.' },
      );
    });
  }

  /** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
  async #tryToPublish(proposal: Proposal) {
    const state = await this.#scene.state();
    const owned = await this.#scene.ownership(state, this.#paths);
    if (owned.kind === 'foreign') return this.#kept(state, owned.why);
    const changes = await changesOnto(this.#scene.target, state.base.sha, proposal.files);
    if (changes.length === 0) {
      const reason = heldAlready(`\`${state.base.name}\``, proposal.files);
      return { publication: this.#publication('none', state.pull, { reason }), findings: [] };
    }
    const headSha = await this.#commit(changes, state, owned);
    return headSha === undefined ? undefined : this.#propose(proposal, state, headSha);
  }

  async withdraw(reason: string): Promise<Publication> {
    return this.#scene.explaining(async () => {
      const state = await this.#scene.state();
      const owned = await this.#scene.ownership(state, this.#paths);
      const { pull } = state;
      if (owned.kind === 'foreign') {
        const kept = `The branch \`${this.#branch}\` ${owned.why}, so it was left as it is.`;
        return this.#publication('none', pull, { reason: pull === undefined ? UNCHANGED : kept });
      }
      if (pull !== undefined) {
        await this.#scene.pulls.commentOnce(pull.number, reason);
        await this.#scene.pulls.close(pull);
      }
      const deletable = this.#scene.options.deleteBranch && state.branch !== undefined;
      if (deletable && (await this.#scene.declined(state)) === undefined) {
        await deleteBranch(this.#scene.head, this.#branch);
      }
      return pull === undefined
        ? this.#publication('none', undefined, { reason: UNCHANGED })
        : this.#publication('closed', pull, { headSha: pull.head.sha, reason });
    });
  }

  /**
   * The branch's one commit on top of the base; the one that is there when it is the same already, and undefined
   * when the branch is no longer what it was.
   */
  async #commit(
    changes: readonly ProposedFile[],
    { base, branch }: State,
    owned: Ownership & { readonly kind: 'ours' },
  ): Promise<string | undefined> {
    const there = owned.commit;
    if (branch !== undefined && there?.parent === base.sha && isExactly(there.files, changes)) return branch;
    const { head, options } = this.#scene;
    const { sha } = await writeGitHubCommit(head, {
      parent: base.sha,
      files: changes,
      message: options.commitMessage,
      signOff: options.signOff,
    });
    if ((await head.head(this.#branch)) !== branch) return undefined;
    await putBranch(head, this.#branch, sha, branch !== undefined);
    return sha;
  }

  async #propose(proposal: Proposal, { base, branch, pull }: State, headSha: string) {
    const { api, target, pulls, options } = this.#scene;
    const wanted = {
      title: shorten(options.title, LONGEST_TITLE),
      body: composeBody(options.body, proposal, await this.#byDefaultToken()),
      base: base.name,
      draft: options.draft !== false || proposal.draft,
      maintainerCanModify: options.maintainerCanModify,
    };
    const opened =
      pull === undefined ? await pulls.openOrTake(wanted) : { pull, created: false, findings: [] };
    const moved = headSha !== branch;
    const edited = opened.created
      ? { edited: false, findings: [] }
      : await pulls.edit(opened.pull, { ...wanted, draft: this.#redraft(proposal) }, { moved });
    const set = await setAttributes(api, target, opened.pull, options, { draft: wanted.draft });
    const operation = opened.created ? 'created' : moved || edited.edited ? 'updated' : 'none';
    return {
      publication: this.#publication(operation, opened.pull, { headSha }),
      findings: [...opened.findings, ...edited.findings, ...set],
    };
  }

  /** What becomes of an open pull request; undefined: as it is. */
  #redraft(proposal: Proposal): boolean | undefined {
    const { draft } = this.#scene.options;
    if (proposal.draft || draft === 'always-true') return true;
    return draft ? undefined : false;
  }

  async #byDefaultToken(): Promise<boolean> {
    return /^github-actions(\[bot\])?$/.test((await this.#scene.login()) ?? '');
  }

  #kept({ pull, branch }: State, why: string) {
    const reason = `The branch \`${this.#branch}\` ${why}, so it was left as it is.`;
    const fix = `Merge or close ${pull === undefined ? 'what is on it' : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
    const headSha = branch !== undefined && { headSha: branch };
    return {
      publication: this.#publication('none', pull, { ...headSha, reason }),
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
      branch: this.#branch,
      ...(pull && { number: pull.number, url: pull.html_url }),
      ...more,
    };
  }
}
