import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError, UsageError } from '../system/errors.ts';
import type { ToolResult } from '../system/exec.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { PULL_REQUEST } from '../system/forges.ts';
import { excerpt } from '../system/text.ts';
import { FALLBACK_IDENTITY, gitComplaint, LocalRepository, REMOTE } from './git-repository.ts';
import {
  type ActionContext,
  type Applied,
  type Forge,
  type ForgeReading,
  ProposalPublisher,
} from './proposals.ts';
import {
  MayOnlyRead,
  type Proposal,
  PUBLISHING_KINDS,
  type PublishOptions,
  type PublishResult,
} from './publisher.ts';
import type { ProposalAction } from './reconcile.ts';
import type { Person } from './repository.ts';
import { adviceForRules, reasonsOfServer } from './server-rules.ts';

/** The title and text of a pull request that a person opens, or that a server opens after a push. */
const BODY_FILE = 'pull-request.md';

/** The clone from which git publishes, and the options for the pull request. */
export interface GitOptions {
  /** A folder inside the repository. */
  readonly directory: string;
  /** The folder in which `pull-request.md` is written. */
  readonly outputDirectory: string;
  readonly options: PublishOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Additional settings that git needs to access `origin`, such as a header with a token. */
  readonly login?: Readonly<Record<string, string>> | undefined;
}

/**
 * Reads and writes proposals by git alone. The proposal is a branch, and the text for its pull request is written into a file in the output
 * folder.
 */
abstract class GitForge implements Forge {
  abstract readonly kind: 'git' | 'local';
  readonly hasPulls = false;
  readonly terms = PULL_REQUEST;
  protected readonly options: PublishOptions;
  protected readonly given: GitOptions;

  constructor(given: GitOptions) {
    this.given = given;
    this.options = given.options;
  }

  abstract read(): Promise<ForgeReading>;

  /** Moves the branch to `sha`, or deletes it if `sha` is undefined. @returns undefined if another push moved the branch first. */
  protected abstract put(
    repository: LocalRepository,
    before: string | undefined,
    sha: string | undefined,
  ): Promise<{ readonly url?: string } | undefined>;

  #identity: ReturnType<LocalRepository['identity']> | undefined;

  /**
   * Returns whether the user configured git's identity. If a person configured git's identity, the person's own commits look like commits
   * of the action.
   */
  async hasOwnIdentity(): Promise<boolean> {
    const { GIT_AUTHOR_EMAIL: email } = await (await this.opened()).identity();
    return email !== FALLBACK_IDENTITY.email;
  }

  /** Returns whether the person is the author or committer that the action uses for its commits. */
  async #isOurs({ email }: Person, repository: LocalRepository): Promise<boolean> {
    this.#identity ??= repository.identity();
    const { GIT_AUTHOR_EMAIL, GIT_COMMITTER_EMAIL } = await this.#identity;
    return email === GIT_AUTHOR_EMAIL || email === GIT_COMMITTER_EMAIL;
  }

  #opened: Promise<LocalRepository> | undefined;

  protected opened(): Promise<LocalRepository> {
    const { directory, env, signal } = this.given;
    const open = async () => {
      const repository = await LocalRepository.open(directory, env, signal);
      await repository.checkBranchName(this.options.branch);
      return repository;
    };
    this.#opened ??= open();
    return this.#opened;
  }

  /** Returns the differences of a branch from its base. The commits of the branch and of the base must be in the repository. */
  protected async readingOf(
    repository: LocalRepository,
    base: ForgeReading['base'],
    sha: string | undefined,
  ): Promise<ForgeReading> {
    const ahead = sha === undefined ? undefined : await repository.ahead(base.sha, sha);
    const ours = [];
    for (const { author, committer } of ahead?.commits ?? [])
      ours.push({
        author: await this.#isOurs(author, repository),
        committer: await this.#isOurs(committer, repository),
      });
    return {
      base,
      target: repository,
      head: repository,
      branch: sha === undefined ? undefined : { sha, ahead },
      ours,
      isPersonal: sha !== undefined && (await this.hasOwnIdentity()),
      isShallow: (await repository.line(['rev-parse', '--is-shallow-repository'])) === 'true',
    };
  }

  async apply(action: ProposalAction, { reading, sha, proposal }: ActionContext): Promise<Applied> {
    const before = reading.branch?.sha;
    switch (action.kind) {
      case 'write-text': {
        const isNew = await this.#writeText(proposal as Proposal);
        // People see a new text only after a local run, because the output folder of a job is deleted at the end of the job.
        return { kind: 'done', isVisible: isNew && !PUBLISHING_KINDS[this.kind].isPushed };
      }
      case 'write-branch': {
        const put = await this.put(await this.opened(), before, sha as string);
        return put === undefined ? { kind: 'moved' } : { kind: 'done', url: put.url };
      }
      case 'delete-branch': {
        // When the branch is deleted, the server closes the pull request of the branch.
        if ((await this.put(await this.opened(), before, undefined)) === undefined) return { kind: 'moved' };
        await rm(this.#bodyFile, { force: true });
        return { kind: 'done' };
      }
      default:
        throw new Error(`git cannot ${action.kind}.`);
    }
  }

  async declined(): Promise<readonly []> {
    return [];
  }

  async byDefaultToken(): Promise<boolean> {
    return false;
  }

  explained<T>(action: () => Promise<T>): Promise<T> {
    return action();
  }

  get #bodyFile(): string {
    return join(this.given.outputDirectory, BODY_FILE);
  }

  /** Writes title and text into the output folder. @returns false if the file already has this title and text. */
  async #writeText(proposal: Proposal): Promise<boolean> {
    const { title, body = '' } = this.options;
    // The text is written into a file, which may have any size, but the renderer requires a limit.
    const text = proposal.renderBody({ maxLength: 1_000_000, byDefaultToken: false });
    const parts = [`# ${title}`, body.trim(), text.trim()].filter((part) => part !== '');
    const bytes = Buffer.from(`${parts.join('\n\n')}\n`);
    if ((await readIfThere(this.#bodyFile))?.equals(bytes)) return false;
    await replaceFile(this.#bodyFile, bytes);
    return true;
  }
}

/** Writes proposals to a branch of the local repository. The work tree, the index and the checked-out branch do not change. */
class LocalForge extends GitForge {
  readonly kind = 'local';

  async read(): Promise<ForgeReading> {
    const { base: name = 'HEAD', branch: ours } = this.options;
    const repository = await this.opened();
    const sha = (await repository.commit(`refs/heads/${name}`)) ?? (await repository.commit(name));
    if (sha === undefined)
      throw new ExpectedError(`There is no branch or commit \`${name}\` in the git repository.`, {
        fix: 'Correct the input `base`. Or make a first commit and leave `base` out, which then means the checked-out branch.',
      });
    requireRoomFor(ours, (await repository.text(['for-each-ref', '--format=%(refname)', HEADS])).split('\n'));
    if (await repository.isCheckedOut(ours))
      throw new UsageError(`The branch \`${ours}\` is checked out here, so nothing was published.`, {
        fix: 'Set the input `branch` to a different name, or check out another branch.',
      });
    const branch = await repository.commit(`refs/heads/${ours}`);
    return this.readingOf(repository, { name, sha }, branch);
  }

  protected async put(repository: LocalRepository, before: string | undefined, sha: string | undefined) {
    await repository.putBranch(this.options.branch, sha, before);
    return {};
  }
}

/** Publishes to a branch of the local clone, and writes the text of the pull request into a file. */
export class LocalPublisher extends ProposalPublisher {
  readonly #given: GitOptions;

  constructor(given: GitOptions) {
    super(new LocalForge(given), given.options);
    this.#given = given;
  }

  /** Publishes to the local branch, and adds to the result the remote to which the user can push the branch. */
  override async publish(proposal: Proposal): Promise<PublishResult> {
    const result = await super.publish(proposal);
    const { directory, env, signal } = this.#given;
    const repository = await LocalRepository.open(directory, env, signal);
    return { ...result, publication: { ...result.publication, remote: await repository.pushRemote() } };
  }
}

/**
 * Checks that git can make the branch. @throws UsageError if an existing branch prevents this. For example, git cannot have a branch `pgo`
 * and a branch `pgo/default` at the same time.
 */
function requireRoomFor(branch: string, refs: readonly string[]): void {
  const names = refs.map((ref) => ref.slice(HEADS.length));
  const other = names.find(
    (one) => one !== '' && (branch.startsWith(`${one}/`) || one.startsWith(`${branch}/`)),
  );
  if (other === undefined) return;
  throw new UsageError(`The branch \`${other}\` exists, so git cannot make a branch \`${branch}\`.`, {
    fix: 'Set `branch` to another name, or rename that branch.',
  });
}

const HEADS = 'refs/heads/';

/**
 * Publishes by git alone to the server that the clone was made from. The publisher pushes a branch with one commit on top of the base, and
 * writes the text for the pull request into a file. The clone's work tree, index and branches do not change.
 */
export class RemoteForge extends GitForge {
  readonly kind = 'git';

  async read(): Promise<ForgeReading> {
    const { branch, base } = this.options;
    const repository = await this.opened();
    const outer = branch.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));
    const refs = [`${branch}/*`, ...outer, base ?? []].flat().map((one) => HEADS + one);
    const listed = await this.#fromRemote(repository, [
      'ls-remote',
      '--symref',
      '--',
      REMOTE,
      'HEAD',
      ...refs,
    ]);
    const rows = listed.split('\n').map((line) => line.split('\t') as [string, string?]);
    const names = rows.map(([, ref = '']) => ref);
    requireRoomFor(branch, names);
    // `git ls-remote` prints the name of HEAD's branch on the line before HEAD's SHA.
    const shas = new Map(rows.map(([sha, ref]) => [ref, sha]));
    const symbolic = rows.find(([what]) => what.startsWith(`ref: ${HEADS}`))?.[0];
    const name = base ?? symbolic?.slice(`ref: ${HEADS}`.length);
    const sha = shas.get(base === undefined ? 'HEAD' : HEADS + base);
    if (name === undefined || sha === undefined) {
      const what = base === undefined ? 'default branch' : `branch \`${base}\``;
      throw new ExpectedError(`There is no ${what} on the remote \`${REMOTE}\`.`, {
        fix: 'Correct the input `base`, or leave `base` out to use the default branch. The repository needs at least one commit.',
      });
    }
    if (name === branch)
      throw new UsageError(`The input \`branch\` names \`${name}\`, which is the base branch.`, {
        fix: 'Set the input `branch` to a different name.',
      });
    const head = shas.get(HEADS + branch);
    await this.#fromRemote(repository, [
      ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap='],
      ...['--', REMOTE, HEADS + name, ...(head === undefined ? [] : [HEADS + branch])],
    ]);
    return this.readingOf(repository, { name, sha }, head);
  }

  /** Returns whether the clone has the commit. */
  async hasCommit(sha: string): Promise<boolean> {
    return (await (await this.opened()).commit(sha)) !== undefined;
  }

  /** Pushes the branch. @throws ExpectedError if the server refuses. */
  protected async put(repository: LocalRepository, was: string | undefined, sha: string | undefined) {
    const { branch, gitPushOptions } = this.options;
    const ref = HEADS + branch;
    const pushed = await this.#atRemote(repository, [
      ...['push', '--porcelain', '--no-verify', `--force-with-lease=${ref}:${was ?? ''}`],
      ...(sha === undefined ? [] : gitPushOptions.map((option) => `--push-option=${option}`)),
      ...['--', REMOTE, `${sha ?? ''}:${ref}`],
    ]);
    if (pushed.exitCode === 0) return { url: offeredUrl(pushed.stderr) };
    if (LOST_RACE.test(`${pushed.stdout}\n${pushed.stderr}`)) return undefined;
    throw pushRefusal(branch, pushed);
  }

  /** Runs git with the credentials that it needs for the server. */
  #atRemote(repository: LocalRepository, args: readonly string[]): Promise<ToolResult> {
    return repository.attempt(args, { credentials: 'login', env: this.given.login });
  }

  /** Returns the output of git. @throws ExpectedError if the remote cannot be read. */
  async #fromRemote(repository: LocalRepository, args: readonly string[]): Promise<string> {
    const { exitCode, stdout, stderr } = await this.#atRemote(repository, args);
    if (exitCode === 0) return stdout.toString();
    throw new ExpectedError(`The remote \`${REMOTE}\` cannot be read: ${gitWords(stderr)}.`, {
      fix: `Make \`git ls-remote ${REMOTE}\` pass on this machine: check the URL of the remote, the network, and the credentials that git uses. If there is no remote, use \`publish: local\`.`,
    });
  }
}

/** Publishes by git to a branch of the remote `origin`, and writes the text of the pull request into a file. */
export class RemotePublisher extends ProposalPublisher {
  constructor(given: GitOptions) {
    super(new RemoteForge(given), given.options);
  }
}

/** Returns the error for a refused push, with the words of the server or git, and what to do. */
function pushRefusal(branch: string, { stdout, stderr }: ToolResult): ExpectedError {
  const remote = remoteLines(stderr);
  const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
  if (rejected !== undefined) {
    const reasons = reasonsOfServer(remote.map(withoutUser));
    // If the server's lines give no reason, use the status of the branch, because Azure DevOps writes its reason only into this status.
    const all = reasons.length > 0 ? reasons : [rejected];
    const message = `The server of \`${REMOTE}\` refuses the branch \`${branch}\` (${gitWords(rejected)})`;
    return new ExpectedError(reasons.length > 0 ? `${message}: ${reasons.join(' ')}` : `${message}.`, {
      fix: adviceForRules(all),
    });
  }
  // Show the words of the remote in the error, because the first line of git itself only repeats the status.
  const denied = remote.find((line) => GITHUB_DENIES.test(line));
  const message = `The branch \`${branch}\` cannot be pushed to \`${REMOTE}\`: ${gitWords(denied ?? stderr)}.`;
  if (denied !== undefined)
    return new MayOnlyRead(message, {
      fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`.",
    });
  return new ExpectedError(message, {
    fix: 'Give git credentials that may push: a token with `write_repository` (GitLab), a token with `write:repository` (Gitea), or a deploy key. If the server does not support push options, leave `git-push-options` out.',
  });
}

/** Matches GitHub's words for a token that may not write, such as the token of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;

/** Matches the words of git or the server after another push has changed the branch first. */
const LOST_RACE =
  /\[rejected\]|stale info|remote ref does not exist|cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;

/** Returns git's error message on one line, with user names and passwords removed from URLs. */
function gitWords(said: string): string {
  return withoutUser(excerpt(gitComplaint(said), 300));
}

function withoutUser(said: string): string {
  return said.replace(/:\/\/[^\s/@]*@/g, '://***@');
}

function remoteLines(stderr: string): string[] {
  const lines = stderr.split('\n').filter((line) => line.startsWith('remote:'));
  return lines.map((line) => line.slice('remote:'.length).trim());
}

/**
 * Returns the URL that GitLab and Gitea print after a push: the page of the branch's pull request, or the page on which the user can open a
 * pull request.
 */
function offeredUrl(stderr: string): string | undefined {
  // The pattern stops before `@`, so that a URL with a password is cut off before its path and is not returned.
  const found = remoteLines(stderr).flatMap((line) => line.match(/https?:\/\/[^\s<>"'`@]+/g) ?? []);
  const isOfPull = ({ pathname }: URL) => /\/(merge_requests|compare|pulls)\b/.test(pathname);
  return found.find((text) => URL.canParse(text) && isOfPull(new URL(text)));
}
