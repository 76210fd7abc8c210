import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../system/errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Root of the clone that `path` belongs to, by the names in `path` alone; undefined where there is none. What a commit can
 * make of a folder is not taken for a clone: a submodule belongs to the repository around it, and a symbolic link below
 * `top` is what the repository has there.
 */
export async function cloneRoot(path: string, top: string): Promise<string | undefined> {
  for (let at = path; ; at = dirname(at)) {
    if ((await isClone(at)) && (at === top || !isBelow(at, top) || !(await isLink(at)))) return at;
    if (dirname(at) === at) return undefined;
  }
}

async function isClone(folder: string): Promise<boolean> {
  const path = join(folder, '.git');
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isDirectory()) return true;
  if (!entry?.isFile()) return false;
  return !SUBMODULE.test(await readFile(path, 'utf8').catch(() => ''));
}

/** What the `.git` of a submodule says, where a further work tree's says `…/.git/worktrees/NAME`. */
const SUBMODULE = /^gitdir: .*\.git([\\/]worktrees[\\/][^\\/]+)?[\\/]modules[\\/]/;

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}

/** Whether `path` is `folder` or lies in it, by their names. */
export function isBelow(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside === '' || (inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside));
}

/** The folder that the job's checkouts are in; in a terminal, that of the run. */
export function checkoutOf(cwd: string, env: Env): string {
  return env['GITHUB_WORKSPACE'] ? resolve(env['GITHUB_WORKSPACE']) : cwd;
}

/**
 * A pull request can make a symbolic link of any folder, and then what is read or written there is somewhere else.
 * @param checkout absolute; undefined: nobody has proposed anything, and links are as their owner made them.
 * @param what names the setting whose path it is.
 * @throws UsageError when `path` is in `checkout` by its name, and not in fact. What is not there yet lies where its folder does.
 */
export async function requireInside(path: string, checkout: string | undefined, what: string): Promise<void> {
  if (checkout === undefined || !isBelow(path, checkout)) return;
  const [real, root] = [await realPath(path), await realPath(checkout)];
  if (isBelow(real, root)) return;
  throw new UsageError(
    `${what}: ${relative(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`,
    { fix: 'Commit a folder or file in place of the link.' },
  );
}

/** With symbolic links resolved, as far as the path exists; a link that leads nowhere counts as what it names. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await realPath(dirname(path)), path.slice(dirname(path).length));
}
