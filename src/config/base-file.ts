import { ExpectedError, messageOf } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { apiUrlIn } from '../net/github.ts';
import { isResponseError, serverWords } from '../net/github.ts';
import { type Obstacle, obstacleAt } from '../publish/obstacle.ts';
import type { PullRequestBase } from './pull-request-base.ts';

/** Where the base of a pull request is read. */
export interface BaseContext {
  readonly base: PullRequestBase;
  /** Absolute folder of a clone, which may be shallow and may lack the commit; undefined: there is none. */
  readonly clone: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** What a commit has at a path. */
export type BaseFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'nothing' }
  /** Something that is no plain file, there or above. */
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle };

/**
 * What the base has at `path`: as the clone holds it, or else as GitHub does.
 * @param path from the repository's root, with forward slashes.
 * @throws ExpectedError when neither can tell; what is checked out is never taken instead.
 */
export async function readBaseFile(path: string, context: BaseContext): Promise<BaseFile> {
  const here = await inClone(path, context);
  if (!('reason' in here)) return here;
  const there = await onGitHub(path, context);
  if (!('reason' in there)) return there;
  const { ref, sha, repository } = context.base;
  throw new ExpectedError(
    `On a pull request the config file is read from its base, and the commit ${sha.slice(0, 10)} of \`${ref}\` cannot be had: ${here.reason}, and ${there.reason}.`,
    {
      fix: `Fetch it before: \`fetch-depth: 0\` on the step with \`actions/checkout\`. Or let GitHub be asked: \`permissions: { contents: read }\` on the job, and the \`token\` of ${repository ?? 'the repository'}.`,
      cause: there.cause,
    },
  );
}

interface Unknown {
  /** Why it cannot be told, part of a sentence. */
  readonly reason: string;
  readonly cause?: unknown;
}

async function inClone(path: string, { base, clone, env, signal }: BaseContext): Promise<BaseFile | Unknown> {
  if (clone === undefined) return { reason: 'there is no clone' };
  const git = async (...args: string[]) => {
    const result = await run(['git', ...args], {
      cwd: clone,
      // The commit itself, by its name: nothing that stands for it, and nobody is asked for it here.
      env: {
        ...{ ...env, LC_ALL: 'C', GIT_DIR: undefined, GIT_WORK_TREE: undefined },
        ...{ GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
        GIT_LITERAL_PATHSPECS: '1',
      },
      ...(signal && { signal }),
    });
    if (result.exitCode === 0) return result.stdout;
    throw new NotInClone(lastLine(result.stderr));
  };
  try {
    // Of a commit that is not there, git says so in words that help nobody.
    if ((await git('cat-file', '-t', base.sha)).toString().trim() !== 'commit')
      throw new NotInClone('it is no commit');
    let there = true;
    const obstacle = await obstacleAt(path, async (at) => {
      const listed = (await git('ls-tree', '-z', '--full-tree', base.sha, '--', at)).toString();
      there = listed !== '';
      return there ? listed.split(' ', 1)[0] : undefined;
    });
    if (obstacle !== undefined) return { kind: 'obstacle', obstacle };
    if (!there) return { kind: 'nothing' };
    return { kind: 'file', bytes: await git('cat-file', 'blob', `${base.sha}:${path}`) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ExpectedError) && !(error instanceof NotInClone)) throw error;
    const words = error instanceof NotInClone && /could not get object info|bad file/.test(error.message);
    return { reason: words ? 'this clone does not hold it' : `git says: ${unended(messageOf(error))}` };
  }
}

class NotInClone extends Error {}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function unended(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

async function onGitHub(
  path: string,
  { base, env, token, signal }: BaseContext,
): Promise<BaseFile | Unknown> {
  if (token === undefined) return { reason: "there is no token for GitHub's API" };
  if (base.repository === undefined) return { reason: 'it is not said in which repository it is' };
  const [{ githubApi }, { GitHubRepository }] = await Promise.all([
    import('../net/github.ts'),
    import('../publish/github-repository.ts'),
  ]);
  const api = githubApi({ token, apiUrl: apiUrlIn(env), ...(signal && { signal }) });
  const repository = new GitHubRepository(api, base.repository);
  try {
    // Of a symbolic link, the contents are those of what it leads to: the trees tell.
    const obstacle = (await repository.obstacles([path], base.sha)).get(path);
    if (obstacle !== undefined) return { kind: 'obstacle', obstacle };
    const file = await repository.file(path, base.sha);
    return file === undefined ? { kind: 'nothing' } : { kind: 'file', bytes: file.bytes };
  } catch (error) {
    signal?.throwIfAborted();
    if (!isResponseError(error)) throw error;
    const { response, status } = error;
    const said = response === undefined ? 'cannot be reached' : `answered ${status}`;
    return { reason: `GitHub's API ${said}: ${unended(serverWords(error))}`, cause: error };
  }
}
