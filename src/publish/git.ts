import { ExpectedError, UsageError } from '../system/errors.ts';
import type { RunResult } from '../system/exec.ts';
import { excerpt, printableName } from '../system/text.ts';
import { firstLine, LocalRepository } from './git-repository.ts';
import {
  type Handed,
  heldAlready,
  MayOnlyRead,
  obstacleAt,
  type Proposal,
  type ProposedFile,
  type Publication,
  type Published,
  type PublishedFile,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
  type Version,
} from './proposal.ts';
import { BODY_FILE, removeBodyFile, writeBodyFile } from './templates.ts';

export interface GitOptions {
  /** Any folder inside the repository. */
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

/**
 * Publishes by git alone to the server that the clone comes from, whatever it is: a branch with one commit on top of the base,
 * and the text for the pull request as a file. It never overwrites what it has not seen. Nothing in the clone changes.
 */
export function gitPublisher(given: GitOptions): Publisher {
  return new RemotePublisher(given);
}

/**
 * Publishes into a local repository: a branch with one commit on top of the base, and the text for the pull request as a file.
 * The user's work tree, index and checked-out branch stay as they are.
 */
export function localPublisher(given: GitOptions): Publisher {
  return new LocalPublisher(given);
}

/** Both commits are in the repository. */
interface State {
  readonly repository: LocalRepository;
  /** SHA of what the files are proposed for. */
  readonly base: string;
  /** Its name in a sentence. */
  readonly baseName: string;
  /** SHA of the branch; undefined when there is none. */
  readonly branch: string | undefined;
}

const ATTEMPTS = 3;

abstract class BranchPublisher implements Publisher {
  abstract readonly kind: 'git' | 'local';
  protected readonly given: GitOptions;
  /** Paths of the profiles, as far as they are known. */
  readonly #paths = new Set<string>();

  constructor(given: GitOptions) {
    this.given = given;
  }

  /** @throws ExpectedError without git, repository, remote or base; UsageError when the branch cannot be used. */
  protected abstract state(): Promise<State>;

  /** Makes the branch point to `sha`, or deletes it. @returns undefined when somebody has moved it since `state`. */
  protected abstract put(state: State, sha: string | undefined): Promise<{ url?: string } | undefined>;

  async look(paths: readonly string[]): Promise<Published> {
    for (const path of paths) this.#paths.add(path);
    return publishedOn(await this.state(), paths);
  }

  async versions(path: string, limit: number): Promise<readonly Version[]> {
    const { repository, base } = await this.state();
    return repository.versions(base, path, limit);
  }

  async publish(proposal: Proposal): Promise<Handed> {
    for (const { path } of proposal.files) this.#paths.add(path);
    const { outputDirectory, options } = this.given;
    return this.#untilItStands(async (state) => {
      const foreign = await this.#foreignOn(state);
      if (foreign !== undefined) return this.#kept(state, foreign);
      const changes = await state.repository.changesOnto(state.base, proposal.files);
      if (changes.length === 0) {
        const reason = heldAlready(state.baseName, proposal.files);
        return { publication: this.#publication('none', { reason }), findings: [] };
      }
      const headSha = await commitOnto(state, changes, options);
      const written = await writeBodyFile(outputDirectory, proposal, options);
      if (headSha === state.branch) {
        // A local output folder stays, so a new text there is an update.
        const isUpdate = this.kind === 'local' && written;
        const reason = isUpdate ? undefined : heldAlready(`The branch \`${options.branch}\``, proposal.files);
        return {
          publication: this.#publication(isUpdate ? 'updated' : 'none', { headSha, reason }),
          findings: [],
        };
      }
      const put = await this.put(state, headSha);
      if (put === undefined) return undefined;
      const operation = state.branch === undefined ? 'created' : 'updated';
      const hint = `Its text is \`${BODY_FILE}\` in the output folder: open a pull request with it from \`${options.branch}\` to ${state.baseName}, if there is none.`;
      const reason = this.kind === 'git' ? hint : undefined;
      return {
        publication: this.#publication(operation, { headSha, reason, url: put.url }),
        findings: [],
      };
    });
  }

  /** Deletes the branch: a server then closes its pull request. */
  async withdraw(why: string): Promise<Publication> {
    return this.#untilItStands(async (state) => {
      const { repository, base, branch } = state;
      if (branch === undefined || (await repository.ahead(base, branch)).committers.length === 0)
        return this.#publication('none', { reason: UNCHANGED });
      const foreign = await this.#foreignOn(state);
      if (foreign !== undefined) return (await this.#kept(state, foreign)).publication;
      if ((await this.put(state, undefined)) === undefined) return undefined;
      await removeBodyFile(this.given.outputDirectory);
      return this.#publication('closed', { headSha: branch, reason: `The branch is deleted. ${why}` });
    });
  }

  async #untilItStands<T>(attempt: (state: State) => Promise<T | undefined>): Promise<T> {
    for (let count = 1; count <= ATTEMPTS; count++) {
      const done = await attempt(await this.state());
      if (done !== undefined) return done;
    }
    throw new ExpectedError(
      `The branch \`${this.given.options.branch}\` moved ${ATTEMPTS} times while it was being published to.`,
      { fix: 'Let only one run at a time publish to it, then run again.' },
    );
  }

  /**
   * Why the branch must not be overwritten, as the rest of a sentence. Ours has one commit, which changes profiles alone; on a
   * server, it is by the identity that we would commit with.
   */
  async #foreignOn({ repository, base, branch }: State): Promise<string | undefined> {
    if (branch === undefined) return undefined;
    const { committers, files } = await repository.ahead(base, branch);
    if (committers.length > 1) return `holds ${committers.length} commits where we make one`;
    const other = files.find((file) => this.#paths.size > 0 && !this.#paths.has(file));
    if (other !== undefined) return `changes ${printableName(other)}, which we do not`;
    const ours = (await repository.identity()).GIT_COMMITTER_EMAIL;
    const stranger = committers.find(({ email }) => this.kind === 'git' && email !== ours);
    return stranger && `holds a commit by ${printableName(stranger.name)}`;
  }

  async #kept({ repository, branch }: State, why: string): Promise<Handed> {
    const message = `The branch \`${this.given.options.branch}\` ${why}, so it was left as it is.`;
    const fix = (await repository.isShallow())
      ? 'Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`): without it, commits of the base look like those of other people. Else merge or delete the branch, or set another `branch`.'
      : 'Merge or delete the branch, or set another `branch`.';
    return {
      publication: this.#publication('none', { headSha: branch, reason: message }),
      findings: [{ severity: 'warning', message, fix }],
    };
  }

  #publication(operation: Publication['operation'], more: Partial<Publication>): Publication {
    return { kind: this.kind, operation, branch: this.given.options.branch, ...more };
  }
}

/** What the base holds at the paths, and what the branch proposes there. */
async function publishedOn(
  { repository, base, branch }: State,
  paths: readonly string[],
): Promise<Published> {
  const ahead = branch === undefined ? undefined : await repository.ahead(base, branch);
  const open = ahead !== undefined && ahead.committers.length > 0 ? ahead : undefined;
  // Undefined when the two have no common history.
  const moved = open?.mergeBase && new Set(await repository.changed(open.mergeBase, base));
  const files = new Map<string, PublishedFile>();
  for (const path of paths) {
    const obstacle = await obstacleAt(path, (at) => repository.mode(base, at));
    if (obstacle !== undefined) {
      files.set(path, { obstacle });
      continue;
    }
    const committed = await repository.file(base, path);
    if (open === undefined || branch === undefined) {
      files.set(path, { committed });
      continue;
    }
    const proposed = open.files.includes(path) ? await repository.file(branch, path) : committed;
    const outdated = moved ? moved.has(path) : committed !== undefined;
    files.set(path, { committed, proposed, outdated });
  }
  if (open === undefined) return { files };
  const outdated = [...files.values()].some((file) => file.outdated === true);
  return { files, proposed: { headSha: branch, outdated } };
}

/** The branch's one commit on top of the base; the existing one when it has these changes already. No branch moves yet. */
async function commitOnto(
  { repository, base, branch }: State,
  files: readonly ProposedFile[],
  { commitMessage: message, signOff }: GitOptions['options'],
): Promise<string> {
  const stands =
    branch !== undefined &&
    (await repository.parents(branch)).join() === base &&
    (await repository.changed(base, branch)).length === files.length &&
    (await repository.changesOnto(branch, files)).length === 0;
  return stands ? branch : repository.writeCommit({ parent: base, files, message, signOff });
}

class LocalPublisher extends BranchPublisher {
  readonly kind = 'local';

  protected async state(): Promise<State> {
    const { directory, env, signal, options } = this.given;
    const repository = await LocalRepository.open(directory, env, signal);
    await repository.checkBranchName(options.branch);
    const head = await repository.commit('HEAD');
    if (head === undefined) {
      throw new ExpectedError('The git repository has no commits yet.', {
        fix: 'Make a first commit, then run again.',
      });
    }
    const { base: named = 'HEAD' } = options;
    const base = (await repository.commit(`refs/heads/${named}`)) ?? (await repository.commit(named));
    if (base === undefined) {
      throw new ExpectedError(`There is no branch or commit \`${named}\` in the git repository.`, {
        fix: 'Correct the input `base`, or leave it out for what is checked out.',
      });
    }
    if (await repository.isCheckedOut(options.branch)) {
      throw new UsageError(`The branch \`${options.branch}\` is checked out, so it is not published to.`, {
        fix: 'Set the input `branch` to a name of its own, or check out another branch.',
      });
    }
    const branch = await repository.commit(`refs/heads/${options.branch}`);
    return { repository, base, baseName: 'The base', branch };
  }

  protected async put({ repository, branch }: State, sha: string | undefined) {
    await repository.putBranch(this.given.options.branch, sha, branch);
    return {};
  }
}

/** As `git clone` calls it. */
const REMOTE = 'origin';
const HEADS = 'refs/heads/';

class RemotePublisher extends BranchPublisher {
  readonly kind = 'git';

  protected async state(): Promise<State> {
    const { directory, env, signal, options } = this.given;
    const repository = await LocalRepository.open(directory, env, signal);
    await repository.checkBranchName(options.branch);
    const named = options.base === undefined ? [] : [options.base];
    const { defaultBranch, branches } = await remoteHeads(repository, [options.branch, ...named]);
    const baseName = options.base ?? defaultBranch;
    const base = baseName === undefined ? undefined : branches.get(baseName);
    if (baseName === undefined || base === undefined) throw missing(baseName);
    if (baseName === options.branch) {
      throw new UsageError(`The branch \`${options.branch}\` is its own base.`, {
        fix: 'Set the input `branch` to a name of its own.',
      });
    }
    const branch = branches.get(options.branch);
    const needed = branch === undefined ? [baseName] : [baseName, options.branch];
    const fetched = await atRemote(repository, [
      ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap='],
      ...['--', REMOTE, ...needed.map((name) => `${HEADS}${name}`)],
    ]);
    if (fetched.exitCode !== 0) throw unreachable(fetched);
    return { repository, base, baseName: `\`${baseName}\``, branch };
  }

  /** @throws ExpectedError when the server refuses. */
  protected async put({ repository, branch: was }: State, sha: string | undefined) {
    const { branch, gitPushOptions } = this.given.options;
    const ref = `${HEADS}${branch}`;
    const pushed = await atRemote(repository, [
      ...['push', '--porcelain', '--no-verify', `--force-with-lease=${ref}:${was ?? ''}`],
      ...(sha === undefined ? [] : gitPushOptions.map((option) => `--push-option=${option}`)),
      ...['--', REMOTE, `${sha ?? ''}:${ref}`],
    ]);
    if (pushed.exitCode === 0) return { url: offeredUrl(pushed.stderr) };
    if (hasMoved(pushed)) return undefined;
    throw refused(branch, pushed);
  }
}

function atRemote(repository: LocalRepository, args: readonly string[]): Promise<RunResult> {
  // Hooks of the repository are for people's pushes.
  return repository.attempt(['-c', 'core.hooksPath=/dev/null', ...args], { credentials: 'login' });
}

/** The remote's default branch, and the SHAs of that and of those of `branches` that exist. */
async function remoteHeads(repository: LocalRepository, branches: readonly string[]) {
  const refs = branches.map((branch) => `${HEADS}${branch}`);
  const listed = await atRemote(repository, ['ls-remote', '--symref', '--', REMOTE, 'HEAD', ...refs]);
  if (listed.exitCode !== 0) throw unreachable(listed);
  const rows = listed.stdout
    .toString()
    .split('\n')
    .map((line) => line.split('\t') as [string, string?]);
  const symbolic = rows.find(([what, ref]) => ref === 'HEAD' && what.startsWith(`ref: ${HEADS}`));
  const defaultBranch = symbolic?.[0].slice(`ref: ${HEADS}`.length);
  const found = new Map<string, string>();
  for (const [sha, ref = ''] of rows) {
    if (sha.startsWith('ref: ')) continue;
    if (ref === 'HEAD' && defaultBranch !== undefined) found.set(defaultBranch, sha);
    // A pattern also matches the end of other names.
    if (refs.includes(ref)) found.set(ref.slice(HEADS.length), sha);
  }
  return { defaultBranch, branches: found };
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

function unreachable({ stderr }: RunResult): ExpectedError {
  if (/does not appear to be a git repository/.test(stderr) && stderr.includes(`'${REMOTE}'`)) {
    return new UsageError(`The clone has no remote \`${REMOTE}\` to publish to.`, {
      fix: `Add it with \`git remote add ${REMOTE} URL\`, or use \`publish: local\`.`,
    });
  }
  return new ExpectedError(`The remote \`${REMOTE}\` cannot be read: ${words(stderr)}.`, {
    fix: `Make \`git ls-remote ${REMOTE}\` pass where this runs: check its URL, the network, and the credentials that git has.`,
  });
}

function refused(branch: string, { stdout, stderr }: RunResult): ExpectedError {
  const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
  if (rejected !== undefined) {
    const remote = remoteLines(stderr).find((line) => /\w/.test(line));
    const why = [rejected, remote].filter((part) => part !== undefined).join(': ');
    return new ExpectedError(`The server of \`${REMOTE}\` refuses the branch \`${branch}\`: ${words(why)}.`, {
      fix: 'Set `branch` to a name that no rule of the server matches, or give the credentials the right to write it.',
    });
  }
  if (/does not support push options/.test(stderr)) {
    return new UsageError(`The server of \`${REMOTE}\` takes no push options.`, {
      fix: 'Leave `git-push-options` out.',
    });
  }
  // The remote's words: git's own first line only repeats the status.
  const denied = remoteLines(stderr).find((line) => GITHUB_DENIES.test(line));
  const message = `The branch \`${branch}\` cannot be pushed to \`${REMOTE}\`: ${words(denied ?? stderr)}.`;
  if (denied !== undefined) {
    return new MayOnlyRead(message, {
      fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`.",
    });
  }
  return new ExpectedError(message, {
    fix: 'Give git credentials that may write there: a token with `write_repository` (GitLab), `write:repository` (Gitea), or a deploy key that may push.',
  });
}

/** GitHub's words for a token that may not write, such as that of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;

/** Whether somebody else was first: seen by git here, or by the server when it wrote the branch. */
function hasMoved({ stdout, stderr }: RunResult): boolean {
  const seenHere = /\[rejected\]|stale info|remote ref does not exist/.test(stdout.toString());
  return seenHere || LOST_RACE.test(`${stdout}\n${stderr}`);
}

/** What git says of a branch that is not as expected; not what it says of another branch whose name is in the way. */
const LOST_RACE =
  /cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;

/** In one line, without user and password of a URL. */
function words(said: string): string {
  return excerpt(firstLine(said), 300).replace(/:\/\/[^\s/@]*@/g, '://***@');
}

function remoteLines(stderr: string): string[] {
  return stderr
    .split('\n')
    .filter((line) => line.startsWith('remote:'))
    .map((line) => line.slice('remote:'.length).trim());
}

/** GitLab and Gitea print where the branch's pull request is, or can be opened. */
function offeredUrl(stderr: string): string | undefined {
  const found = remoteLines(stderr).flatMap((line) => line.match(/https?:\/\/[^\s<>"'`]+/g) ?? []);
  return found.find((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, pathname } = new URL(text);
    return username === '' && password === '' && /\/(merge_requests|compare|pulls)\b/.test(pathname);
  });
}
