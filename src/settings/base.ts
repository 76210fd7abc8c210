import { existsSync } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import type { Env } from '../system/credentials.ts';
import { ExpectedError, type Finding, note, reworded, UsageError } from '../system/errors.ts';
import { isBelow, readIfThere, readText, realPlace } from '../system/files.ts';
import { parseYaml } from './yaml.ts';

/**
 * Which config file counts. On a pull request it is the one of the base: a change of it is only proposed, and must not
 * decide what this job runs, asks or publishes with its secrets.
 */

/** An unreviewed pull request; without a base, its event does not name it. */
interface Proposed {
  /** The branch and the commit that it is compared with: what its repository, `owner/name`, has accepted. */
  readonly base?: { readonly ref: string; readonly sha: string; readonly repository?: string };
}

const EVENT = v.object({
  pull_request: v.object({
    base: v.object({
      ref: v.pipe(v.string(), v.minLength(1)),
      sha: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
      repo: v.optional(v.nullable(v.object({ full_name: v.string() }))),
    }),
  }),
});
const MERGED = v.object({
  pull_request: v.union([v.object({ merged: v.literal(true) }), v.object({ merged_at: v.string() })]),
});

/**
 * What is checked out; undefined without a pull request, and for a merged one. Read from the event that GitHub describes to the
 * job, which no checkout changes.
 */
export async function proposedBy(env: Env): Promise<Proposed | undefined> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_REPOSITORY: repository } = env;
  if (!name.startsWith('pull_request') || (await eventOf(env, MERGED))) return undefined;
  const event = await eventOf(env, EVENT);
  if (event === undefined) return {};
  const { ref, sha, repo } = event.pull_request.base;
  return { base: { ref, sha, repository: repository || repo?.full_name } };
}

/** The event of this run, where it has this form. */
export async function eventOf<T extends v.GenericSchema>({ GITHUB_EVENT_PATH: path = '' }: Env, form: T) {
  const event = await readText(path)
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const { success, output } = v.safeParse(form, event);
  return success ? output : undefined;
}

/** The folder of the job's checkouts; in a terminal, that of the run. */
export function checkoutOf(cwd: string, env: Env): string {
  return env['GITHUB_WORKSPACE'] ? resolve(env['GITHUB_WORKSPACE']) : cwd;
}

/**
 * A pull request can replace any folder by a symbolic link, so that something else is read or written there.
 * @param checkout absolute; undefined without a pull request: the owner's links are followed.
 * @param what names the setting that holds the path.
 * @throws UsageError when `path` is in `checkout` by its name, but links lead out of it.
 */
export function requireInside(path: string, checkout: string | undefined, what: string): void {
  if (checkout === undefined || !isBelow(checkout, path)) return;
  if (isBelow(realPlace(checkout), realPlace(path))) return;
  const message = `${what}: ${relative(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`;
  throw new UsageError(message, { fix: 'Commit a folder or file instead of the link.' });
}

const CONFIG_FILE = join('.github', 'pgo.yml');
const MOST_CONFIG_BYTES = 1_000_000;

/** The config file, as YAML has it. */
export interface ConfigFile {
  /** For messages: the path as the user would write it. */
  readonly name: string;
  readonly found: boolean;
  /** The folders of its `targets` are relative to this one, absolute. */
  readonly folder: string;
  /** All but `sources` and `targets`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sources?: unknown;
  readonly targets?: unknown;
  readonly findings: readonly Finding[];
}

/** Reads a file of a commit on GitHub; undefined where the commit has none. @throws ExpectedError when it cannot be read. */
export type FileAt = (
  token: string,
  at: { readonly repository: string; readonly commit: string; readonly path: string },
) => Promise<Uint8Array | undefined>;

/** Where `readConfigFile` looks for the config file, and how it reads from the base of a pull request. */
interface ConfigFilePlace {
  readonly cwd: string;
  readonly env: Env;
  readonly workingDirectory: string;
  readonly proposed?: Proposed;
  readonly token?: string;
  readonly fileAt?: FileAt;
}

/**
 * The config file that is named, or else that of the working directory or of the repository's root.
 * @param named from `cwd`; `false`: none is read.
 * @throws UsageError when the named one does not exist, or is not a map; ExpectedError when the base of a pull request
 * cannot be read.
 */
export async function readConfigFile(
  named: string | false | undefined,
  place: ConfigFilePlace,
): Promise<ConfigFile> {
  const { workingDirectory, proposed, cwd } = place;
  const none = { name: CONFIG_FILE, found: false, folder: workingDirectory, settings: {}, findings: [] };
  if (named === false) return none;
  const root = searchedRoot(place);
  const usual = [...new Set([workingDirectory, root])].map((folder) => join(folder, CONFIG_FILE));
  const candidates = named === undefined ? usual : [resolve(cwd, named)];
  const written = named ?? CONFIG_FILE;
  const base = proposed?.base;
  const name = base ? `${written} on ${base.ref}` : written;
  const accepted = await firstOf(candidates, (path) => readAccepted(path, written, root, place));
  const findings = base ? await notes(accepted, candidates, written, base.ref) : [];
  if (accepted === undefined && named === undefined) return { ...none, name, findings };
  if (accepted === undefined)
    throw new UsageError(`config: there is no file \`${name}\`.`, {
      fix: 'Name an existing file, or leave `config` out. On a pull request, a new one counts once it is merged.',
    });
  const value = parseYaml(accepted.yaml, name) ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new UsageError(`${name} is not a map of settings.`, {
      fix: 'Write one `key: value` a line, such as `sources:`.',
    });
  const { sources, targets, ...settings } = value as Record<string, unknown>;
  const folder = named === undefined ? dirname(dirname(accepted.path)) : workingDirectory;
  return { name, found: true, folder, settings, sources, targets, findings };
}

/** The path and the text of the config file that counts; undefined where there is none. */
type ReadConfig = Awaited<ReturnType<typeof firstOf>>;

async function firstOf(paths: readonly string[], read: (path: string) => Promise<string | undefined>) {
  for (const path of paths) {
    const yaml = await read(path);
    if (yaml !== undefined) return { path, yaml };
  }
  return undefined;
}

/**
 * The closest folder above with a `.git`, else the working directory. On a pull request, which can add a submodule or a link,
 * it is the outermost one in the checkout.
 */
function searchedRoot({ workingDirectory, proposed, cwd, env }: ConfigFilePlace): string {
  const top = proposed && checkoutOf(cwd, env);
  let root: string | undefined;
  for (let at = workingDirectory; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) root = at;
    if (dirname(at) === at || at === top || (top === undefined && root !== undefined)) break;
  }
  return root ?? (top !== undefined && isBelow(top, workingDirectory) ? top : workingDirectory);
}

/** What counts of the config file at `path`, named `name`. @throws ExpectedError when that is not known. */
async function readAccepted(path: string, name: string, root: string, place: ConfigFilePlace) {
  const { proposed, cwd, env, token, fileAt } = place;
  // A file outside of the checkout, from an earlier step, is no part of the pull request.
  if (proposed === undefined || !isBelow(checkoutOf(cwd, env), path)) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.size <= MOST_CONFIG_BYTES) return (await readIfThere(path))?.toString();
    throw new UsageError(`${name} is larger than 1 MB.`, { fix: 'Write only settings into it.' });
  }
  if (proposed.base === undefined) {
    if ((await readProposed(path)) === undefined) return undefined;
    const why = `no event in ${env['GITHUB_EVENT_PATH']} names it`;
    throw new ExpectedError(`On a pull request ${name} is read from its base, which is not known: ${why}.`, {
      fix: 'Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`.',
    });
  }
  const { ref, sha: commit, repository } = proposed.base;
  const read = async () => {
    if (token === undefined) throw new ExpectedError("there is no token for GitHub's API.");
    if (!repository) throw new ExpectedError('its repository is not known.');
    const inside = relative(root, path).split(sep).join('/');
    const bytes = await fileAt?.(token, { repository, commit, path: inside });
    if (bytes !== undefined && bytes.length > MOST_CONFIG_BYTES)
      throw new ExpectedError('it has more than 1 MB.');
    return bytes && Buffer.from(bytes).toString();
  };
  const where = `On a pull request the config file is read from its base, and commit ${commit.slice(0, 10)} of \`${ref}\` cannot be read`;
  const fix = 'Set `token`, and `permissions: { contents: read }` on the job.';
  return read().catch(reworded((message) => `${where}: ${message}`, fix));
}

/** What is checked out, only to be compared. A link counts as empty: it may lead anywhere. */
async function readProposed(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  if (entry === undefined) return undefined;
  return entry.isFile() && entry.size <= MOST_CONFIG_BYTES ? readText(path) : '';
}

/** A note that the pull request's own config file does not count yet, if it is a different one. */
async function notes(accepted: ReadConfig, candidates: readonly string[], name: string, ref: string) {
  const proposed = await firstOf(candidates, readProposed);
  // Git may write other line ends than it keeps.
  const text = (found: ReadConfig) => found && `${found.path}\n${found.yaml.replaceAll('\r\n', '\n')}`;
  if (text(accepted) === text(proposed)) return [];
  const what = accepted
    ? `is read from \`${ref}\`, the base of this pull request: what the pull request changes in it`
    : `is not on \`${ref}\` yet: what this pull request says in it`;
  return [note(`\`${name}\` ${what} counts once it is merged.`)];
}
