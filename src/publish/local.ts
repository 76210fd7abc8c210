import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError, UsageError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import type { Publication } from '../publication.ts';
import { LocalRepository } from './local-repository.ts';
import {
  type Proposal,
  type Published,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
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

const BODY_FILE = 'pull-request.md';
/** Nothing limits a file; the renderer wants a number. */
const BODY_LIMIT = 1_000_000;

/**
 * Publishes into a local repository with git alone: a branch with one commit on top of the base, and the text
 * that would be the pull request's as a file. The user's work tree, index and checked-out branch stay as they are.
 */
export function localPublisher(given: LocalOptions): Publisher {
  return new LocalPublisher(given);
}

interface State {
  readonly repository: LocalRepository;
  readonly base: string;
  readonly branch: string | undefined;
}

class LocalPublisher implements Publisher {
  readonly kind = 'local';
  readonly #given: LocalOptions;
  /** Of the profile, once somebody said it. */
  #path: string | undefined;

  constructor(given: LocalOptions) {
    this.#given = given;
  }

  async look(path: string): Promise<Published> {
    this.#path = path;
    const { repository, base, branch } = await this.#state();
    const committed = await repository.file(base, path);
    if (branch === undefined) return { ...(committed && { committed }) };
    const { commits, mergeBase } = await repository.ahead(base, branch);
    if (commits === 0) return { ...(committed && { committed }) };
    const proposed = await repository.file(branch, path);
    const started = mergeBase === '' ? undefined : await repository.file(mergeBase, path);
    const outdated = started === undefined ? committed !== undefined : !committed?.equals(started);
    return {
      ...(committed && { committed }),
      proposed: { headSha: branch, outdated, ...(proposed && { profile: proposed }) },
    };
  }

  async publish(proposal: Proposal) {
    this.#path = proposal.path;
    const state = await this.#state();
    const foreign = await this.#foreign(state);
    if (foreign !== undefined) return this.#kept(state, foreign);
    const committed = await state.repository.file(state.base, proposal.path);
    if (committed !== undefined && Buffer.from(proposal.profile).equals(committed)) {
      const reason = 'The base holds this profile already.';
      return { publication: this.#publication('none', { reason }), findings: [] };
    }
    const headSha = await this.#commit(proposal, state);
    const written = await this.#writeBody(proposal);
    const moved = headSha !== state.branch;
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
    const foreign = await this.#foreign(state);
    if (foreign !== undefined) return this.#kept(state, foreign).publication;
    await repository.deleteBranch(this.#given.options.branch, branch);
    await rm(join(this.#given.outputDirectory, BODY_FILE), { force: true });
    return this.#publication('closed', { headSha: branch, reason: `The branch is deleted. ${reason}` });
  }

  /** @throws ExpectedError without git, repository, commit or base; UsageError for a branch that cannot be ours. */
  async #state(): Promise<State> {
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

  async #foreign({ repository, base, branch }: State): Promise<string | undefined> {
    if (branch === undefined) return undefined;
    const { commits, files } = await repository.ahead(base, branch);
    if (commits > 1) return `holds ${commits} commits where we make one`;
    const other = files.find((file) => this.#path !== undefined && file !== this.#path);
    return other === undefined ? undefined : `changes ${other}, which we do not`;
  }

  async #commit(proposal: Proposal, { repository, base, branch }: State): Promise<string> {
    if (branch !== undefined && (await repository.parents(branch)).join() === base) {
      const there = await repository.file(branch, proposal.path);
      if (there !== undefined && Buffer.from(proposal.profile).equals(there)) return branch;
    }
    const sha = await repository.commitFile({
      parent: base,
      path: proposal.path,
      bytes: proposal.profile,
      message: this.#given.options.commitMessage,
      signOff: this.#given.options.signOff,
    });
    await repository.putBranch(this.#given.options.branch, sha, branch);
    return sha;
  }

  /** False when the file said the same already. */
  async #writeBody(proposal: Proposal): Promise<boolean> {
    const { outputDirectory, options } = this.#given;
    const body = [
      `# ${options.title}`,
      options.body?.trim() ?? '',
      proposal.renderBody({ maxLength: BODY_LIMIT, byDefaultToken: false }).trim(),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
    const file = join(outputDirectory, BODY_FILE);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before === `${body}\n`) return false;
    await mkdir(outputDirectory, { recursive: true });
    await writeFile(`${file}.tmp`, `${body}\n`);
    await rename(`${file}.tmp`, file);
    return true;
  }

  #kept({ branch }: State, why: string) {
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
