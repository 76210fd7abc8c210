import { existsSync } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import type { Env } from '../system/credentials.ts';
import { ExpectedError, type Finding, note, reworded, UsageError } from '../system/errors.ts';
import { isBelow, readIfThere, readText, realPlace } from '../system/files.ts';
import { parseYaml } from './yaml.ts';

/**
 * Finds the config file, and decides from which commit the file is read.
 *
 * A job for a pull request checks out unreviewed code, and may have the repository's secrets. Therefore a job for a pull request reads
 * `.github/pgo.yml` from the pull request's base by GitHub's API, and not from the checkout. If the job used the config file of the
 * checkout, the author of the pull request could change the commands that the job runs. The author could also change the servers to which
 * the job sends secrets, and the place where the job publishes. The run prints a note if the config file in the checkout differs from the
 * config file in the base.
 *
 * The file is read from the newest commit of the base branch, which only people with write access can change. The event also names a commit
 * of the base, but this commit is the newest one at the time of the last push to the pull request, so that its config may be months old. The
 * checkout is usually the merge of the pull request into a newer commit of the base, but the run cannot know this for sure. A workflow may
 * check out another commit, and an author could have made a merge commit whose first parent is not on the base.
 *
 * Because the checkout is not reviewed, no path in a setting may lead out of the checkout through a symbolic link (`requireInside`).
 */

/** A pull request that a job has checked out and that is not merged yet. */
interface UnmergedPull {
  /** The branch and commit that the pull request is compared with; undefined if the event of the job does not name them. */
  readonly base?: PullBase;
  /** The SHA of the newest commit of the pull request; undefined if the event of the job does not name it. */
  readonly head?: string;
}

interface PullBase {
  readonly ref: string;
  /** A commit of the branch. In the event of a job, this is the newest commit at the time of the last push to the pull request. */
  readonly sha: string;
  /** As `owner/name`. */
  readonly repository?: string;
}

const PULL_REQUEST_BASE = v.object({
  pull_request: v.object({
    base: v.object({
      ref: v.pipe(v.string(), v.minLength(1)),
      sha: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
      repo: v.optional(v.nullable(v.object({ full_name: v.string() }))),
    }),
    head: v.optional(v.object({ sha: v.string() })),
  }),
});
const MERGED_PULL_REQUEST = v.object({
  pull_request: v.union([v.object({ merged: v.literal(true) }), v.object({ merged_at: v.string() })]),
});

/**
 * Returns the pull request that the job has checked out; undefined for jobs that are not about a pull request, and for a merged pull
 * request. GitHub describes the pull request in the event of the job, and code in a checkout cannot change this event.
 */
export async function unmergedPullOf(env: Env): Promise<UnmergedPull | undefined> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_REPOSITORY: repository } = env;
  if (!name.startsWith('pull_request') || (await eventOf(env, MERGED_PULL_REQUEST))) return undefined;
  const event = await eventOf(env, PULL_REQUEST_BASE);
  if (event === undefined) return {};
  const { base, head } = event.pull_request;
  const { ref, sha, repo } = base;
  return { base: { ref, sha, repository: repository || repo?.full_name }, head: head?.sha };
}

/** Reads the event that started the job. @returns undefined if the job has no event, or if the event does not match `schema`. */
export async function eventOf<T extends v.GenericSchema>({ GITHUB_EVENT_PATH: path = '' }: Env, schema: T) {
  const event = await readText(path)
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const { success, output } = v.safeParse(schema, event);
  return success ? output : undefined;
}

/** Returns the folder in which a job checks out repositories. In a terminal, the function returns the current folder. */
export function checkoutOf(cwd: string, env: Env): string {
  return env['GITHUB_WORKSPACE'] ? resolve(env['GITHUB_WORKSPACE']) : cwd;
}

/**
 * Checks that no symbolic link leads a path out of the checkout. Without this check, a pull request could replace a folder by a link, and
 * the run would read or write files outside of the checkout.
 * @param checkout the absolute path of the checkout of a pull request; undefined for all other runs, because they may follow links that the
 * repository's owner has accepted.
 * @param setting the name of the setting that holds the path.
 * @throws UsageError if `path` begins with `checkout`, but leads out of `checkout` through links.
 */
export function requireInside(path: string, checkout: string | undefined, setting: string): void {
  if (checkout === undefined || !isBelow(checkout, path)) return;
  if (isBelow(realPlace(checkout), realPlace(path))) return;
  const message = `${setting}: ${relative(checkout, path)} leads out of the checkout by a symbolic link. On a pull request, the action does not follow links out of the checkout.`;
  throw new UsageError(message, { fix: 'Commit a folder or file instead of the link.' });
}

const CONFIG_FILE = join('.github', 'pgo.yml');
const MOST_CONFIG_BYTES = 1_000_000;

/** A config file whose YAML is parsed, but whose settings are not validated yet. */
export interface ConfigFile {
  /** The path of the config file as the user would write it, for messages. */
  readonly name: string;
  /** Whether the file exists. A missing file counts as a file without settings. */
  readonly exists: boolean;
  /** The folder from which the relative paths in the file start, as an absolute path. */
  readonly folder: string;
  /** The values of all keys except `sources` and `targets`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sources?: unknown;
  readonly targets?: unknown;
  readonly findings: readonly Finding[];
}

/** Reads the base of a pull request on GitHub. The methods throw an ExpectedError if the server refuses the request. */
export interface BaseReader {
  /** Returns the SHA of a branch's newest commit; undefined if the branch does not exist. */
  newestCommit(
    token: string,
    at: { readonly repository: string; readonly branch: string },
  ): Promise<string | undefined>;
  /** Reads a file of a commit; undefined if the commit has no such file. */
  fileAt(
    token: string,
    at: { readonly repository: string; readonly commit: string; readonly path: string },
  ): Promise<Uint8Array | undefined>;
}

/** The folders in which `readConfigFile` looks for the config file, and the access to the base of a pull request. */
interface ConfigFilePlace {
  readonly cwd: string;
  readonly env: Env;
  readonly workingDirectory: string;
  /** The pull request that is checked out; undefined if no pull request is checked out. */
  readonly pull?: UnmergedPull;
  /** The token for GitHub's API, which `baseReader` uses. */
  readonly token?: string;
  readonly baseReader?: BaseReader;
}

/**
 * Reads the config file. If the user names no file, the config file is `.github/pgo.yml` in the working directory, or else at the root of
 * the repository. If the user names no file and neither folder has a config file, the function returns no settings.
 * @param named a path that the user wrote, relative to `cwd`; `false` if the command reads no config file.
 * @throws UsageError if the file that the user named does not exist, or if the config file is not a map of settings.
 * @throws ExpectedError if the base of a pull request cannot be read.
 */
export async function readConfigFile(
  named: string | false | undefined,
  place: ConfigFilePlace,
): Promise<ConfigFile> {
  const { workingDirectory, pull, cwd, env } = place;
  const empty = { name: CONFIG_FILE, exists: false, folder: workingDirectory, settings: {}, findings: [] };
  if (named === false) return empty;
  const root = rootToSearch(place);
  const usual = [...new Set([workingDirectory, root])].map((folder) => join(folder, CONFIG_FILE));
  const candidates = named === undefined ? usual : [resolve(cwd, named)];
  const written = named ?? CONFIG_FILE;
  const isInCheckout = candidates.some((path) => isBelow(checkoutOf(cwd, env), path));
  const base = pull?.base && isInCheckout ? await baseToday(pull.base, place) : undefined;
  const name = base ? `${written} on ${base.ref}` : written;
  const today = { ...place, pull: pull && { base } };
  const accepted = await firstReadable(candidates, (path) => readAccepted(path, written, root, today));
  const findings = base ? await notesOnChangedConfig(accepted, candidates, written, base) : [];
  if (accepted === undefined && named === undefined) return { ...empty, name, findings };
  if (accepted === undefined)
    throw new UsageError(`config: there is no file \`${name}\`.`, {
      fix: 'Name an existing file, or leave `config` out. A pull request cannot use a config file that the same pull request adds, so merge the file first.',
    });
  const value = parseYaml(accepted.yaml, name) ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new UsageError(`${name} is not a map of settings.`, {
      fix: 'Write one `key: value` per line, such as `sources:`.',
    });
  const { sources, targets, ...settings } = value as Record<string, unknown>;
  const folder = named === undefined ? dirname(dirname(accepted.path)) : workingDirectory;
  return { name, exists: true, folder, settings, sources, targets, findings };
}

/** The path and the text of a config file; undefined if none of the possible paths has a file. */
type ConfigText = Awaited<ReturnType<typeof firstReadable>>;

/** Returns the first file that `read` finds, in the order of `paths`. */
async function firstReadable(paths: readonly string[], read: (path: string) => Promise<string | undefined>) {
  for (const path of paths) {
    const yaml = await read(path);
    if (yaml !== undefined) return { path, yaml };
  }
  return undefined;
}

/**
 * Returns the root of the repository: the closest folder with a `.git`, from the working directory upwards, or else the working directory
 * itself. On a pull request, the root is the outermost folder of the checkout that has a `.git`, because the pull request could add a
 * submodule or a link that also has a `.git`.
 */
function rootToSearch({ workingDirectory, pull, cwd, env }: ConfigFilePlace): string {
  const top = pull && checkoutOf(cwd, env);
  let root: string | undefined;
  for (let at = workingDirectory; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) root = at;
    if (dirname(at) === at || at === top || (top === undefined && root !== undefined)) break;
  }
  return root ?? (top !== undefined && isBelow(top, workingDirectory) ? top : workingDirectory);
}

/**
 * Reads a config file as the maintainers have accepted it: from the base of the pull request if one is checked out, else from the disk.
 * @param name the path of the config file as the user would write it. @param root the root of the repository.
 * @returns undefined if the file does not exist. @throws ExpectedError if the base is not known or cannot be read.
 */
async function readAccepted(path: string, name: string, root: string, place: ConfigFilePlace) {
  const { pull, cwd, env } = place;
  // If the config file is not in the checkout, read the file from the disk. An earlier step of the job may have written the file, but the
  // pull request cannot change it.
  if (pull === undefined || !isBelow(checkoutOf(cwd, env), path)) {
    const stats = await stat(path).catch(() => undefined);
    if (stats === undefined || stats.size <= MOST_CONFIG_BYTES) return (await readIfThere(path))?.toString();
    throw new UsageError(`${name} is larger than 1 MB.`, { fix: 'Write only settings into this file.' });
  }
  if (pull.base === undefined) {
    if ((await readCheckedOut(path)) === undefined) return undefined;
    const why = `the event in ${env['GITHUB_EVENT_PATH']} does not name the base branch`;
    throw new ExpectedError(
      `On a pull request, ${name} is read from the base branch, which is not known: ${why}.`,
      {
        fix: 'Run this command in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`.',
      },
    );
  }
  const { sha: commit } = pull.base;
  const pathInRepository = relative(root, path).split(sep).join('/');
  return readingBase(pull.base, place, async (token, repository) => {
    const bytes = await place.baseReader?.fileAt(token, { repository, commit, path: pathInRepository });
    if (bytes !== undefined && bytes.length > MOST_CONFIG_BYTES)
      throw new ExpectedError('the file is larger than 1 MB.');
    return bytes && Buffer.from(bytes).toString();
  });
}

/**
 * Returns the base of a pull request with the newest commit of its branch. If the branch no longer exists, the result has the commit that
 * the event of the job names. @throws ExpectedError if the base cannot be read.
 */
async function baseToday(base: PullBase, place: ConfigFilePlace): Promise<PullBase> {
  const { ref: branch } = base;
  const newest = await readingBase(base, place, (token, repository) =>
    place.baseReader?.newestCommit(token, { repository, branch }),
  );
  return { ...base, sha: newest ?? base.sha };
}

/** Makes a request about the base of a pull request. @throws ExpectedError that names the base, if the request fails. */
function readingBase<T>(
  { ref, repository }: PullBase,
  { token }: ConfigFilePlace,
  ask: (token: string, repository: string) => Promise<T> | undefined,
): Promise<T | undefined> {
  const read = async () => {
    if (token === undefined) throw new ExpectedError("there is no token for GitHub's API.");
    if (!repository) throw new ExpectedError('the repository is not known.');
    return ask(token, repository);
  };
  const where = `On a pull request, the config file is read from the base branch, and \`${ref}\` cannot be read`;
  const fix = 'Set `token`, and `permissions: { contents: read }` on the job.';
  return read().catch(reworded((message) => `${where}: ${message}`, fix));
}

/**
 * Reads the config file in the pull request. The text in the pull request is only compared with the accepted config file. A symbolic link
 * counts as an empty file, because the link may lead to any file of the machine.
 */
async function readCheckedOut(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  if (entry === undefined) return undefined;
  return entry.isFile() && entry.size <= MOST_CONFIG_BYTES ? readText(path) : '';
}

/**
 * Returns a note if the config file in the checkout differs from the config file in the base, because this run ignores the file in the
 * checkout. Either the pull request or a newer commit of the base may have changed the file.
 */
async function notesOnChangedConfig(
  accepted: ConfigText,
  candidates: readonly string[],
  name: string,
  { ref, sha }: PullBase,
) {
  const checkedOut = await firstReadable(candidates, readCheckedOut);
  // Ignore differences in line ends, because git may replace line ends in a checkout.
  const comparable = (config: ConfigText) =>
    config && `${config.path}\n${config.yaml.replaceAll('\r\n', '\n')}`;
  if (comparable(accepted) === comparable(checkedOut)) return [];
  const base = `${sha.slice(0, 10)} of \`${ref}\`, the base of this pull request,`;
  if (accepted === undefined)
    return [
      note(
        `Commit ${base} has no \`${name}\`, so this run does not use the file in the checkout. If the pull request adds the file, its settings count once the pull request is merged.`,
      ),
    ];
  const difference = checkedOut ? 'differs from the file in the checkout' : 'is not in the checkout';
  return [
    note(
      `\`${name}\` is read from commit ${base} and ${difference}. If the pull request changes the file, the change counts once the pull request is merged.`,
    ),
  ];
}
