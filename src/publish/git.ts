import { ExpectedError, UsageError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import type { Publication } from '../publication.ts';
import { BODY_FILE, removeBodyFile, writeBodyFile } from './body-file.ts';
import { GitRemote } from './git-remote.ts';
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

export interface GitOptions {
  /** Any folder inside the clone. */
  readonly directory: string;
  /** Where `pull-request.md` goes. */
  readonly outputDirectory: string;
  readonly options: Pick<
    PublishOptions,
    'branch' | 'base' | 'title' | 'body' | 'commitMessage' | 'signOff' | 'gitPushOptions'
  >;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** As `git clone` calls it. */
const REMOTE = 'origin';
const ATTEMPTS = 3;

/**
 * Publishes to the repository that the clone comes from, by git alone, whatever server that is: a branch with one
 * commit on top of the base, and the text for the pull request as a file. Never forced over what was not seen before.
 */
export function gitPublisher(given: GitOptions): Publisher {
  return new GitPublisher(given);
}

interface State extends BranchState {
  readonly remote: GitRemote;
  readonly baseName: string;
}

class GitPublisher implements Publisher {
  readonly kind = 'git';
  readonly #given: GitOptions;
  /** Of the profiles, as far as somebody said them. */
  readonly #paths = new Set<string>();

  constructor(given: GitOptions) {
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
    return this.#untilItStands(() => this.#tryToPublish(proposal));
  }

  /** The server closes the pull request of a branch that is gone. */
  async withdraw(reason: string): Promise<Publication> {
    return this.#untilItStands(() => this.#tryToWithdraw(reason));
  }

  /** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
  async #tryToPublish(proposal: Proposal) {
    const state = await this.#state();
    const foreign = await this.#foreign(state);
    if (foreign !== undefined) return this.#kept(state, foreign);
    const changes = await changesOnto(state.repository, state.base, proposal.files);
    if (changes.length === 0) {
      const reason = heldAlready(`\`${state.baseName}\``, proposal.files);
      return { publication: this.#publication('none', { reason }), findings: [] };
    }
    const { outputDirectory, options } = this.#given;
    const headSha = await commitOnto(state, changes, options);
    await writeBodyFile(outputDirectory, proposal, options);
    if (headSha === state.branch) {
      const reason = heldAlready(`The branch \`${options.branch}\``, proposal.files);
      return { publication: this.#publication('none', { headSha, reason }), findings: [] };
    }
    const { outcome, url } = await state.remote.push(
      options.branch,
      headSha,
      state.branch,
      options.gitPushOptions,
    );
    if (outcome === 'moved') return undefined;
    const operation = state.branch === undefined ? 'created' : 'updated';
    const reason = `Its text is \`${BODY_FILE}\` in the output folder: open a pull request with it from \`${options.branch}\` to \`${state.baseName}\`, if there is none.`;
    const publication = this.#publication(operation, { headSha, reason, ...(url !== undefined && { url }) });
    return { publication, findings: [] };
  }

  async #tryToWithdraw(reason: string): Promise<Publication | undefined> {
    const state = await this.#state();
    const { repository, base, branch, remote } = state;
    if (branch === undefined || (await repository.ahead(base, branch)).commits === 0) {
      return this.#publication('none', { reason: UNCHANGED });
    }
    const foreign = await this.#foreign(state);
    if (foreign !== undefined) return (await this.#kept(state, foreign)).publication;
    const { outcome } = await remote.push(this.#given.options.branch, undefined, branch);
    if (outcome === 'moved') return undefined;
    await removeBodyFile(this.#given.outputDirectory);
    return this.#publication('closed', { headSha: branch, reason: `The branch is deleted. ${reason}` });
  }

  async #untilItStands<T>(attempt: () => Promise<T | undefined>): Promise<T> {
    for (let count = 1; count <= ATTEMPTS; count++) {
      const done = await attempt();
      if (done !== undefined) return done;
    }
    throw new ExpectedError(
      `The branch \`${this.#given.options.branch}\` moved ${ATTEMPTS} times while it was being published to.`,
      { fix: 'Let only one run at a time publish to it, then run again.' },
    );
  }

  /** @throws ExpectedError without git, clone, remote or base; UsageError for a branch that cannot be ours. */
  async #state(): Promise<State> {
    const { directory, env, signal, options } = this.#given;
    const repository = await LocalRepository.open(directory, env, signal);
    await repository.checkBranchName(options.branch);
    const remote = new GitRemote(repository, REMOTE);
    const named = options.base === undefined ? [] : [options.base];
    const { defaultBranch, branches } = await remote.heads([options.branch, ...named]);
    const baseName = options.base ?? defaultBranch;
    const base = baseName === undefined ? undefined : branches.get(baseName);
    if (baseName === undefined || base === undefined) throw missing(baseName);
    if (baseName === options.branch) {
      throw new UsageError(`The branch \`${options.branch}\` is its own base.`, {
        fix: 'Set the input `branch` to a name of its own.',
      });
    }
    const branch = branches.get(options.branch);
    await remote.fetch(branch === undefined ? [baseName] : [baseName, options.branch]);
    return { repository, remote, base, baseName, branch };
  }

  /** Without a server to ask, the commit is ours when it is by whom we would commit as. */
  async #foreign(state: State): Promise<string | undefined> {
    const foreign = await foreignOn(state, this.#paths);
    if (foreign !== undefined || state.branch === undefined) return foreign;
    const ours = await state.repository.identity();
    const committers = await state.repository.committers(state.base, state.branch);
    const other = committers.find(({ email }) => email !== ours.GIT_COMMITTER_EMAIL);
    return other === undefined ? undefined : `holds a commit by ${other.name}`;
  }

  async #kept({ repository, branch }: State, why: string) {
    const reason = `The branch \`${this.#given.options.branch}\` ${why}, so it was left as it is.`;
    const fix = (await repository.isShallow())
      ? 'Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`): without it, commits of the base cannot be told from others. Else merge or delete the branch, or set another `branch`.'
      : 'Merge or delete the branch, or set another `branch`.';
    return {
      publication: this.#publication('none', { ...(branch !== undefined && { headSha: branch }), reason }),
      findings: [{ severity: 'warning', message: reason, fix }] satisfies Finding[],
    };
  }

  #publication(
    operation: Publication['operation'],
    more: { readonly headSha?: string; readonly url?: string; readonly reason?: string },
  ): Publication {
    return { kind: this.kind, operation, branch: this.#given.options.branch, ...more };
  }
}

function missing(base: string | undefined): ExpectedError {
  return base === undefined
    ? new ExpectedError(`The remote \`${REMOTE}\` has no default branch.`, {
        fix: 'Set the input `base`, or push a first commit.',
      })
    : new ExpectedError(`There is no branch \`${base}\` on the remote \`${REMOTE}\`.`, {
        fix: 'Correct the input `base`, or leave it out for the default branch.',
      });
}
