import { ExpectedError, UsageError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import type { Publication } from '../publication.ts';
import { removeBodyFile, writeBodyFile } from './body-file.ts';
import { heldAlready } from './held.ts';
import { LocalRepository } from './local-repository.ts';
import { localVersions } from './local-versions.ts';
import { type BranchState, changesOnto, commitOnto, foreignOn, publishedOn } from './on-branch.ts';
import {
  type Proposal,
  type Published,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
  type Version,
} from './publisher.ts';

export interface LocalOptions {
  /** Any folder inside the repository. */
  readonly directory: string;
  /** Where `pull-request.md` goes. */
  readonly outputDirectory: string;
  readonly options: Pick<PublishOptions, 'branch' | 'base' | 'title' | 'body' | 'commitMessage' | 'signOff'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/**
 * Publishes into a local repository with git alone: a branch with one commit on top of the base, and the text
 * that would be the pull request's as a file. The user's work tree, index and checked-out branch stay as they are.
 */
export function localPublisher(given: LocalOptions): Publisher {
  return new LocalPublisher(given);
}

class LocalPublisher implements Publisher {
  readonly kind = 'local';
  readonly #given: LocalOptions;
  /** Of the profiles, as far as somebody said them. */
  readonly #paths = new Set<string>();

  constructor(given: LocalOptions) {
    this.#given = given;
  }

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return publishedOn(await this.#state(), paths);
  }

  async versions(path: string, limit: number): Promise<readonly Version[]> {
    const { repository, base } = await this.#state();
    return localVersions(repository, base, path, limit);
  }

  async publish(proposal: Proposal) {
    for (const { path } of proposal.files) this.#paths.add(path);
    const state = await this.#state();
    const foreign = await foreignOn(state, this.#paths);
    if (foreign !== undefined) return this.#kept(state, foreign);
    const changes = await changesOnto(state.repository, state.base, proposal.files);
    if (changes.length === 0) {
      const reason = heldAlready('The base', proposal.files);
      return { publication: this.#publication('none', { reason }), findings: [] };
    }
    const { outputDirectory, options } = this.#given;
    const headSha = await commitOnto(state, changes, options);
    const moved = headSha !== state.branch;
    if (moved) await state.repository.putBranch(options.branch, headSha, state.branch);
    const written = await writeBodyFile(outputDirectory, proposal, options);
    const operation = state.branch === undefined ? 'created' : moved || written ? 'updated' : 'none';
    return { publication: this.#publication(operation, { headSha }), findings: [] };
  }

  /** The branch is all that is open here, so it goes, and with it the text. */
  async withdraw(reason: string): Promise<Publication> {
    const state = await this.#state();
    const { repository, base, branch } = state;
    if (branch === undefined || (await repository.ahead(base, branch)).commits === 0) {
      return this.#publication('none', { reason: UNCHANGED });
    }
    const foreign = await foreignOn(state, this.#paths);
    if (foreign !== undefined) return this.#kept(state, foreign).publication;
    await repository.deleteBranch(this.#given.options.branch, branch);
    await removeBodyFile(this.#given.outputDirectory);
    return this.#publication('closed', { headSha: branch, reason: `The branch is deleted. ${reason}` });
  }

  /** @throws ExpectedError without git, repository, commit or base; UsageError for a branch that cannot be ours. */
  async #state(): Promise<BranchState> {
    const { directory, env, signal, options } = this.#given;
    const repository = await LocalRepository.open(directory, env, signal);
    await repository.checkBranchName(options.branch);
    const base = await this.#base(repository);
    if (await repository.isCheckedOut(options.branch)) {
      throw new UsageError(`The branch \`${options.branch}\` is checked out, so it is not published to.`, {
        fix: 'Set the input `branch` to a name of its own, or check out another branch.',
      });
    }
    return { repository, base, branch: await repository.commit(`refs/heads/${options.branch}`) };
  }

  async #base(repository: LocalRepository): Promise<string> {
    const { base } = this.#given.options;
    if (base !== undefined) {
      const sha = (await repository.commit(`refs/heads/${base}`)) ?? (await repository.commit(base));
      if (sha !== undefined) return sha;
    } else {
      const sha = await repository.commit('HEAD');
      if (sha !== undefined) return sha;
    }
    if (base === undefined || (await repository.commit('HEAD')) === undefined) {
      throw new ExpectedError('The git repository has no commits yet.', {
        fix: 'Make a first commit, then run again.',
      });
    }
    throw new ExpectedError(`There is no branch or commit \`${base}\` in the git repository.`, {
      fix: 'Correct the input `base`, or leave it out for what is checked out.',
    });
  }

  #kept({ branch }: BranchState, why: string) {
    const reason = `The branch \`${this.#given.options.branch}\` ${why}, so it was left as it is.`;
    const fix = 'Merge or delete the branch, or set another `branch`.';
    return {
      publication: this.#publication('none', { ...(branch !== undefined && { headSha: branch }), reason }),
      findings: [{ severity: 'warning', message: reason, fix }] satisfies Finding[],
    };
  }

  #publication(
    operation: Publication['operation'],
    more: { readonly headSha?: string; readonly reason?: string },
  ): Publication {
    return { kind: this.kind, operation, branch: this.#given.options.branch, ...more };
  }
}
