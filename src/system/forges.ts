import type { Env } from './credentials.ts';

/**
 * The table of forges, which are servers with repositories and their pull requests or merge requests. Each row has the properties in which
 * the forges differ. The code that publishes on a forge is in `publish/`.
 *
 * In a job, the environment variables show which forge runs the job. On other machines, the host of the remote `origin` decides. For
 * example, `git@gitlab.example.com:group/service.git` is on GitLab, the project is `group/service`, and its API is at
 * `https://gitlab.example.com/api/v4`.
 */

/** A forge product. Gitea and Forgejo share one row, because they have the same API. */
export interface ForgeProduct {
  readonly name: 'GitHub' | 'GitLab' | 'Gitea';
  /** Matches the usual host names of the forge, such as `gitlab.com` for GitLab. */
  readonly host: RegExp;
  /** Matches the paths of files that only the forge reads, such as `.gitea/workflows/ci.yml` for Gitea. */
  readonly files: RegExp;
  /** Returns whether the environment variables are those of a job that the forge runs. */
  isJob(env: Env): boolean;
  /**
   * The names of the variables that may hold a token for the forge's API. If the environment sets several of these variables, the first
   * variable in the list is used. `CI_JOB_TOKEN` is not in the list, because this token cannot open merge requests.
   */
  readonly tokens: readonly string[];
  /**
   * The end of the API's URL, and the name of the variable that holds this URL in a job. GitHub's row has no `api`, because the client of
   * GitHub knows the URL.
   */
  readonly api?: { readonly path: string; readonly variable: string };
  /** True if the token from the action's inputs is used instead of a token from the environment variables. */
  readonly hasTokenInput: boolean;
  /** A sentence about the job's own token if this token is not sufficient. */
  readonly insufficientToken?: string;
  /** True if commits are read and written through the API, so that no clone with its history is needed. */
  readonly hasCommitsByApi: boolean;
  /** True if `check` and `compare` can write a comment on a pull request. */
  readonly hasComments: boolean;
  /** The words for a proposal on this forge. */
  readonly pull: PullTerms;
}

/** The words for a proposal on a forge. */
export interface PullTerms {
  readonly noun: 'pull request' | 'merge request';
  /** The sign before the number of a proposal. */
  readonly sign: '#' | '!';
  /** The maximum number of characters in the title of a proposal, including the mark of a draft. */
  readonly longestTitle: number;
}

/** The words for a pull request on GitHub. */
export const PULL_REQUEST: PullTerms = { noun: 'pull request', sign: '#', longestTitle: 256 };

const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** All forges. GitHub is the first row, because an unknown server counts as GitHub. */
export const FORGES: readonly [ForgeProduct, ...ForgeProduct[]] = [
  {
    name: 'GitHub',
    host: /\bgithub\./i,
    files: /^\.github\//,
    isJob: (env) => isOn(env['GITHUB_ACTIONS']),
    tokens: ['GITHUB_TOKEN', 'GH_TOKEN'],
    hasTokenInput: true,
    hasCommitsByApi: true,
    hasComments: true,
    pull: PULL_REQUEST,
  },
  {
    name: 'GitLab',
    host: /gitlab/i,
    files: /^\.gitlab-ci\.yml$/,
    isJob: (env) => isOn(env['GITLAB_CI']),
    tokens: ['GITLAB_TOKEN'],
    api: { path: '/api/v4', variable: 'CI_API_V4_URL' },
    hasTokenInput: false,
    insufficientToken: 'The CI_JOB_TOKEN of a job cannot open merge requests.',
    hasCommitsByApi: false,
    hasComments: false,
    pull: { noun: 'merge request', sign: '!', longestTitle: 248 },
  },
  {
    name: 'Gitea',
    host: /gitea|forgejo|codeberg/i,
    files: /^\.(gitea|forgejo)\//,
    // Jobs of Gitea and Forgejo also set GITHUB_ACTIONS. The URL of Gitea's and Forgejo's API ends in /v1, and the URL of GitHub Enterprise
    // Server's API ends in /v3.
    isJob: (env) =>
      isOn(env['GITEA_ACTIONS']) ||
      isOn(env['FORGEJO_ACTIONS']) ||
      /\/api\/v1\/?$/.test(env['GITHUB_API_URL'] ?? ''),
    tokens: ['GITEA_TOKEN', 'FORGEJO_TOKEN'],
    api: { path: '/api/v1', variable: 'GITHUB_API_URL' },
    hasTokenInput: true,
    hasCommitsByApi: false,
    hasComments: false,
    pull: { noun: 'pull request', sign: '#', longestTitle: 248 },
  },
];

/**
 * Returns the forge that a job or a clone belongs to. A job belongs to the forge that runs the job. A clone outside of a job belongs to the
 * forge whose usual host names match the remote, else to the forge whose token is in the environment, else to GitHub.
 * @param remote the URL of the remote `origin`; undefined if the clone has no such remote.
 */
export function forgeOf(env: Env, remote: string | undefined): ForgeProduct {
  const [github, ...others] = FORGES;
  const running = others.find(({ isJob }) => isJob(env)) ?? (github.isJob(env) ? github : undefined);
  if (running !== undefined) return running;
  const place = remote === undefined ? undefined : placeOfRemote(remote);
  if (place === undefined) return github;
  return (
    FORGES.find(({ host }) => host.test(place.host)) ??
    others.find((forge) => tokenOf(forge, env) !== undefined) ??
    github
  );
}

/** Returns the token for the forge's API from the environment variables; undefined if no variable has a token. */
export function tokenOf({ tokens }: ForgeProduct, env: Env): string | undefined {
  return tokens.map((name) => env[name]).find((value) => value !== undefined && value !== '');
}

/** The parts of a remote's URL. */
export interface RemotePlace {
  /** The host, with the port of an http or https URL. */
  readonly host: string;
  /** `http:` or `https:`; undefined for ssh. */
  readonly protocol?: string;
  /** The path of the repository, without slashes at its beginning and end and without `.git`. */
  readonly path: string;
}

/** Splits a remote's URL into its parts. @returns undefined for a local folder, and for an address without a host. */
export function placeOfRemote(remote: string): RemotePlace | undefined {
  const short = /^(?:[^@/:]+@)?([^/:]+):(?!\/\/)([^\\].*)$/.exec(remote);
  // A single letter is not a host, because `C:/folder` is a folder on Windows.
  if (short !== null && (short[1]?.length ?? 0) > 1)
    return placeOver(undefined, short[1] ?? '', short[2] ?? '');
  if (!URL.canParse(remote)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(remote);
  if (protocol === 'http:' || protocol === 'https:') return placeOver(protocol, host, pathname);
  return /^(git\+)?ssh:$/.test(protocol) ? placeOver(undefined, hostname, pathname) : undefined;
}

/** Combines a host and a path into a `RemotePlace`; undefined if the host is not valid. @param protocol `http:`, `https:`, or undefined for ssh. */
function placeOver(protocol: string | undefined, host: string, path: string): RemotePlace | undefined {
  // Refuse a host with unusual characters, because unusual characters could change the meaning of the API's URL.
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`https://${host}`);
  return isHost ? { protocol, host, path: barePath(path) } : undefined;
}

/** Removes the slashes at both ends of a path, and `.git` at its end. */
function barePath(path: string): string {
  const parts = path.split('/');
  const isEmpty = (part: string | undefined) => part === '' || part === '.git';
  let [start, end] = [0, parts.length];
  while (start < end && parts[start] === '') start += 1;
  while (end > start && isEmpty(parts[end - 1])) end -= 1;
  return parts
    .slice(start, end)
    .join('/')
    .replace(/\.git$/, '');
}

/** The address of a project on a forge. */
export interface ForgeAddress {
  /** The base URL of the API, without a slash at its end. */
  readonly apiUrl: string;
  /** The path of the project, such as `group/service`. */
  readonly project: string;
}

/**
 * Returns the API's URL of a GitLab or Gitea server, and the project of a remote. If the URL of the server has a path, such as
 * `https://host/git/`, the function finds this path only in the environment variables of a job.
 */
export function forgeAddress(
  { path, variable }: NonNullable<ForgeProduct['api']>,
  env: Env,
  place: RemotePlace,
): ForgeAddress {
  const fromJob = env[variable];
  const isFromJob = fromJob !== undefined && /^https?:/.test(fromJob) && barePath(fromJob).endsWith(path);
  const apiUrl = isFromJob ? barePath(fromJob) : `${place.protocol ?? 'https:'}//${place.host}${path}`;
  const root = barePath(new URL(apiUrl).pathname.slice(0, -path.length));
  const isBelow = place.protocol !== undefined && root !== '' && place.path.startsWith(`${root}/`);
  return { apiUrl, project: isBelow ? place.path.slice(root.length + 1) : place.path };
}
