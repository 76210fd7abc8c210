import { ExpectedError, UsageError } from '../system/errors.ts';
import { type RunOptions, type RunResult } from '../system/exec.ts';
import { run } from '../system/exec.ts';
import type { Identity } from './sign-off.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Who commits where git has not been told: never the machine's own user and host name. */
export const FALLBACK_IDENTITY = { name: 'Go PGO Action', email: 'go-pgo-action@users.noreply.github.com' };

/** Plumbing on a local repository: nothing here touches its work tree, its index or what is checked out. */
export class LocalRepository {
  readonly #cwd: string;
  readonly #env: Env;
  readonly #signal: AbortSignal | undefined;

  private constructor(cwd: string, env: Env, signal: AbortSignal | undefined) {
    this.#cwd = cwd;
    this.#env = env;
    this.#signal = signal;
  }

  /**
   * The repository that `directory` is in.
   * @throws ExpectedError when there is none, git is missing, or git does not trust its owner.
   */
  static async open(directory: string, env: Env, signal?: AbortSignal): Promise<LocalRepository> {
    // Git's messages are matched below, and the directory says which repository it is, not the hook we may be in.
    const plain = {
      ...{ ...env, LC_ALL: 'C', GIT_DIR: undefined, GIT_WORK_TREE: undefined },
      // Nobody is there to answer.
      GIT_TERMINAL_PROMPT: '0',
    };
    const outside = new LocalRepository(directory, plain, signal);
    const found = await outside.attempt(['rev-parse', '--is-bare-repository']);
    if (found.exitCode !== 0) throw notARepository(directory, found.stderr);
    const bare = found.stdout.toString().trim() === 'true';
    const root = await outside.line(['rev-parse', bare ? '--absolute-git-dir' : '--show-toplevel']);
    return new LocalRepository(root, plain, signal);
  }

  /** The checked-out branch; undefined when none is (detached head). */
  async checkedOut(): Promise<string | undefined> {
    const { exitCode, stdout } = await this.attempt(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    return exitCode === 0 ? stdout.toString().trim() : undefined;
  }

  /** Whether the branch is checked out in any work tree, whose files moving it would belie. */
  async isCheckedOut(branch: string): Promise<boolean> {
    const list = await this.text(['worktree', 'list', '--porcelain']);
    return list.split('\n').includes(`branch refs/heads/${branch}`);
  }

  /** @throws UsageError when git takes no such name. */
  async checkBranchName(branch: string): Promise<void> {
    const { exitCode } = await this.attempt(['check-ref-format', `refs/heads/${branch}`]);
    if (exitCode === 0) return;
    throw new UsageError(`\`${branch}\` cannot be a branch's name.`, {
      fix: 'Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end.',
    });
  }

  /** SHA of the commit that `revision` names; undefined when it names none. */
  async commit(revision: string): Promise<string | undefined> {
    const { exitCode, stdout } = await this.attempt([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    ]);
    return exitCode === 0 ? stdout.toString().trim() : undefined;
  }

  /** The abbreviated SHA of what is checked out. @throws ExpectedError without a commit. */
  async shortHead(): Promise<string> {
    return this.line(['rev-parse', '--short', 'HEAD']);
  }

  /** The file's bytes in that commit; undefined when it has none. */
  async file(commit: string, path: string): Promise<Buffer | undefined> {
    const { exitCode, stdout } = await this.attempt(['cat-file', 'blob', `${commit}:${path}`]);
    return exitCode === 0 ? stdout : undefined;
  }

  /** The mode of what that commit has at `path`, such as `100644`; undefined when it has nothing there. */
  async mode(commit: string, path: string): Promise<string | undefined> {
    const listed = await this.text(['ls-tree', '-z', commit, '--', path]);
    const found = listed.split('\0').find((line) => line.slice(line.indexOf('\t') + 1) === path);
    return found?.split(' ', 1)[0];
  }

  async parents(commit: string): Promise<readonly string[]> {
    return (await this.line(['rev-list', '--parents', '-n', '1', commit])).split(' ').slice(1);
  }

  /** Commits and changed files that `head` has beside `base`, merges aside. */
  async ahead(
    base: string,
    head: string,
  ): Promise<{ readonly commits: number; readonly files: readonly string[]; readonly mergeBase: string }> {
    const commits = await this.line(['rev-list', '--count', '--no-merges', `${base}..${head}`]);
    const mergeBase = (await this.attempt(['merge-base', base, head])).stdout.toString().trim();
    const files = await this.changed(mergeBase || base, head);
    return { commits: Number(commits), files, mergeBase };
  }

  /** Paths of the files that differ between two commits; a renamed one counts as two. */
  async changed(one: string, other: string): Promise<readonly string[]> {
    const files = await this.text(['diff-tree', '-r', '-z', '--no-renames', '--name-only', one, other]);
    return files.split('\0').filter((file) => file !== '');
  }

  /** Who made the commits that `head` has beside `base`, merges aside. */
  async committers(base: string, head: string): Promise<readonly Identity[]> {
    const log = await this.text(['log', '--no-merges', '--format=%cn%x00%ce', `${base}..${head}`]);
    const lines = log.split('\n').filter((line) => line !== '');
    return lines.map((line) => {
      const [name = '', email = ''] = line.split('\0');
      return { name, email };
    });
  }

  /** Whether older commits were left out when it was cloned. */
  async isShallow(): Promise<boolean> {
    return (await this.line(['rev-parse', '--is-shallow-repository'])) === 'true';
  }

  /** Moves or creates the branch, provided it still is what it was. */
  async putBranch(branch: string, sha: string, was: string | undefined): Promise<void> {
    const old = was ?? '0'.repeat(sha.length);
    await this.text(['update-ref', '-m', 'go-pgo: publish', `refs/heads/${branch}`, sha, old]);
  }

  async deleteBranch(branch: string, was: string): Promise<void> {
    await this.text(['update-ref', '-d', `refs/heads/${branch}`, was]);
  }

  /** Environment that fills in what the user's configuration leaves open. */
  async identity() {
    const pick = async (variable: string, key: string, fallback: string) =>
      this.#env[variable] ||
      (await this.attempt(['config', '--get', key])).stdout.toString().trim() ||
      fallback;
    const name = await pick('GIT_AUTHOR_NAME', 'user.name', FALLBACK_IDENTITY.name);
    const email = await pick('GIT_AUTHOR_EMAIL', 'user.email', FALLBACK_IDENTITY.email);
    return {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: this.#env['GIT_COMMITTER_NAME'] || name,
      GIT_COMMITTER_EMAIL: this.#env['GIT_COMMITTER_EMAIL'] || email,
    };
  }

  /** What git prints, without white space around it. @throws as `text`. */
  async line(args: readonly string[], more: Invocation = {}): Promise<string> {
    return (await this.text(args, more)).trim();
  }

  /** What git prints. @throws ExpectedError with git's own words when it fails. */
  async text(args: readonly string[], more: Invocation = {}): Promise<string> {
    const { exitCode, stdout, stderr } = await this.attempt(args, more);
    if (exitCode === 0) return stdout.toString();
    throw new ExpectedError(`\`git ${args[0]}\` failed: ${firstLine(stderr)}.`, {
      fix: /\.lock': File exists/.test(stderr)
        ? 'Let the git that works there end; when there is none, one was killed: remove the lock that is named, then run again.'
        : "Mend what git complains of, then run again; the repository's files were not touched.",
    });
  }

  /** Runs git; that it fails is a result. */
  attempt(args: readonly string[], { env, input, credentials }: Invocation = {}): Promise<RunResult> {
    return run(['git', ...args], {
      cwd: this.#cwd,
      env: { ...this.#env, ...env },
      ...(this.#signal && { signal: this.#signal }),
      ...(input && { input }),
      ...(credentials && { credentials }),
    });
  }
}

interface Invocation {
  /** Beside what the repository was opened with. */
  readonly env?: Env;
  readonly input?: Uint8Array;
  readonly credentials?: RunOptions['credentials'];
}

function notARepository(directory: string, stderr: string): ExpectedError {
  if (/dubious ownership/.test(stderr)) {
    return new ExpectedError(`git refuses the repository in ${directory}: it belongs to another user.`, {
      fix: `Run \`git config --global --add safe.directory ${directory}\`.`,
    });
  }
  return new ExpectedError(`${directory} is not in a git repository: ${firstLine(stderr)}.`, {
    fix: 'Run `git init` and make a first commit there, or use `publish: none`.',
  });
}

/** What git complains of first. */
export function firstLine(stderr: string): string {
  const line = stderr.split('\n').find((text) => text.trim() !== '') ?? 'no message';
  return line
    .replace(/^(fatal|error): /, '')
    .replace(/\.$/, '')
    .trim();
}
