import { ExpectedError, UsageError } from '../system/errors.ts';
import type { RunResult } from '../system/exec.ts';
import { excerpt } from '../system/text.ts';
import { firstLine, type LocalRepository } from './local-repository.ts';
import { MayOnlyRead } from './may-only-read.ts';

/** The branches of a remote, as far as they were asked for. */
export interface RemoteHeads {
  /** The branch that its HEAD names; undefined for none. */
  readonly defaultBranch: string | undefined;
  /** SHA by branch. */
  readonly branches: ReadonlyMap<string, string>;
}

/** `moved`: the branch was no longer what it had been. */
export interface Pushed {
  readonly outcome: 'done' | 'moved';
  /** Where the server says a pull request can be opened. */
  readonly url?: string;
}

const HEADS = 'refs/heads/';
const SYMBOLIC = `ref: ${HEADS}`;

/** The repository that a clone comes from, by git alone. No branch, work tree or index of the clone changes. */
export class GitRemote {
  readonly #repository: LocalRepository;
  readonly #name: string;

  constructor(repository: LocalRepository, name: string) {
    this.#repository = repository;
    this.#name = name;
  }

  /** The default branch and those of `branches` that are there. @throws ExpectedError when it cannot be read. */
  async heads(branches: readonly string[]): Promise<RemoteHeads> {
    const refs = branches.map((branch) => `${HEADS}${branch}`);
    const listed = await this.#run(['ls-remote', '--symref', '--', this.#name, 'HEAD', ...refs]);
    if (listed.exitCode !== 0) throw this.#unreachable(listed);
    const rows = listed.stdout
      .toString()
      .split('\n')
      .map((line) => line.split('\t') as [string, string?]);
    const symbolic = rows.find(([what, ref]) => ref === 'HEAD' && what.startsWith(SYMBOLIC));
    const defaultBranch = symbolic?.[0].slice(SYMBOLIC.length);
    const found = new Map<string, string>();
    for (const [sha, ref = ''] of rows) {
      if (sha.startsWith('ref: ')) continue;
      if (ref === 'HEAD' && defaultBranch !== undefined) found.set(defaultBranch, sha);
      // A pattern matches the end of other names, too.
      if (refs.includes(ref)) found.set(ref.slice(HEADS.length), sha);
    }
    return { defaultBranch, branches: found };
  }

  /** Brings the commits of these branches, which are there, into the clone. @throws ExpectedError when that fails. */
  async fetch(branches: readonly string[]): Promise<void> {
    const fetched = await this.#run([
      ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap='],
      ...['--', this.#name, ...branches.map((branch) => `refs/heads/${branch}`)],
    ]);
    if (fetched.exitCode !== 0) throw this.#unreachable(fetched);
  }

  /**
   * Makes the branch point to `sha`, or deletes it, provided it still is what it was.
   * @param sha undefined to delete.
   * @param was undefined when there was none.
   * @throws ExpectedError when the server refuses.
   */
  async push(
    branch: string,
    sha: string | undefined,
    was: string | undefined,
    options: readonly string[] = [],
  ): Promise<Pushed> {
    const ref = `refs/heads/${branch}`;
    const pushed = await this.#run([
      ...['push', '--porcelain', '--no-verify', `--force-with-lease=${ref}:${was ?? ''}`],
      ...options.map((option) => `--push-option=${option}`),
      ...['--', this.#name, `${sha ?? ''}:${ref}`],
    ]);
    if (pushed.exitCode === 0) {
      const url = offeredUrl(pushed.stderr);
      return { outcome: 'done', ...(url !== undefined && { url }) };
    }
    if (hasMoved(pushed)) return { outcome: 'moved' };
    throw this.#refused(branch, pushed);
  }

  #run(args: readonly string[]): Promise<RunResult> {
    // Hooks of the repository are for people's pushes.
    return this.#repository.attempt(['-c', 'core.hooksPath=/dev/null', ...args], { credentials: 'login' });
  }

  #unreachable({ stderr }: RunResult): ExpectedError {
    const said = words(stderr);
    if (/does not appear to be a git repository/.test(stderr) && stderr.includes(`'${this.#name}'`)) {
      return new UsageError(`The clone has no remote \`${this.#name}\` to publish to.`, {
        fix: `Add it with \`git remote add ${this.#name} URL\`, or use \`publish: local\`.`,
      });
    }
    return new ExpectedError(`The remote \`${this.#name}\` cannot be read: ${said}.`, {
      fix: `Make \`git ls-remote ${this.#name}\` pass where this runs: check its URL, the network, and the credentials that git has.`,
    });
  }

  #refused(branch: string, { stdout, stderr }: RunResult): ExpectedError {
    const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
    if (rejected !== undefined) {
      const remote = remoteLines(stderr).find((line) => /\w/.test(line));
      const why = [rejected, remote].filter((part) => part !== undefined).join(': ');
      return new ExpectedError(
        `The server of \`${this.#name}\` refuses the branch \`${branch}\`: ${words(why)}.`,
        {
          fix: 'Choose a `branch` that no rule of the server matches, or let who pushes write it.',
        },
      );
    }
    if (/does not support push options/.test(stderr)) {
      return new UsageError(`The server of \`${this.#name}\` takes no push options.`, {
        fix: 'Leave `git-push-options` out.',
      });
    }
    // Git's own line, which is the first, says no more than the status.
    const denied = remoteLines(stderr).find((line) => GITHUB_DENIES.test(line));
    if (denied !== undefined) {
      return new MayOnlyRead(
        `The branch \`${branch}\` cannot be pushed to \`${this.#name}\`: ${words(denied)}.`,
        {
          fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`.",
        },
      );
    }
    return new ExpectedError(
      `The branch \`${branch}\` cannot be pushed to \`${this.#name}\`: ${words(stderr)}.`,
      {
        fix: 'Give git credentials that may write there: a token with `write_repository` (GitLab), `write:repository` (Gitea), or a deploy key that may push.',
      },
    );
  }
}

/** GitHub's words for a token that may not write, such as that of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;

/** Whether somebody else was there first: seen by git here, or only when the server came to write the branch. */
function hasMoved({ stdout, stderr }: RunResult): boolean {
  const seenHere = /\[rejected\]|stale info|remote ref does not exist/.test(stdout.toString());
  return seenHere || LOST_RACE.test(`${stdout}\n${stderr}`);
}

/** What git says of a branch that is not as expected; that another branch's name is in the way sounds much the same. */
const LOST_RACE =
  /cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;

/** In one line, and without the user and password that a URL may hold. */
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
