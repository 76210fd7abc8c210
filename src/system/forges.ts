import type { Env } from './credentials.ts';

/**
 * The table of forges, which are servers with repositories and their pull requests or merge requests. A row has the properties in which a forge
 * differs from the others. The code that publishes on a forge is in `publish/`.
 *
 * A job says by its environment which forge runs it. Elsewhere, the host of the remote `origin` decides. For example,
 * `git@gitlab.example.com:group/service.git` is on GitLab, the project is `group/service`, and its API is at
 * `https://gitlab.example.com/api/v4`.
 */

/** One product that runs forges. Forgejo is a row with Gitea, because it has the same API. */
export interface ForgeProduct {
  readonly name: 'GitHub' | 'GitLab' | 'Gitea';
  /** Matches the host names of its usual servers. */
  readonly host: RegExp;
  /** Matches paths of files in a repository that only this product reads. */
  readonly files: RegExp;
  /** Whether the environment is that of a job that this product runs. */
  isJob(env: Env): boolean;
  /**
   * The names of variables with a token for its API, in the order in which they count. `CI_JOB_TOKEN` is not one, because it cannot open
   * merge requests.
   */
  readonly tokens: readonly string[];
  /** The end of its API's URL, and the variable of a job with that URL; undefined for GitHub, whose client has both. */
  readonly api?: { readonly path: string; readonly variable: string };
  /** Whether a token that the action gets as input outweighs the variables. */
  readonly hasTokenInput: boolean;
  /** A sentence about a token that jobs have and that is not sufficient. */
  readonly insufficientToken?: string;
  /** Whether its API reads and writes commits. Then the clone and its history are not needed. */
  readonly hasCommitsByApi: boolean;
  /** The words for a proposal on this forge. */
  readonly pull: PullTerms;
}

/** The words for a proposal on a forge. */
export interface PullTerms {
  readonly noun: 'pull request' | 'merge request';
  /** The sign before the number of a proposal. */
  readonly sign: '#' | '!';
  /** The most characters of a title, including the mark of a draft. */
  readonly longestTitle: number;
}

/** The words for a pull request on GitHub. */
export const PULL_REQUEST: PullTerms = { noun: 'pull request', sign: '#', longestTitle: 256 };

const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** All forges. GitHub is the first one, because an unknown server counts as GitHub. */
export const FORGES: readonly [ForgeProduct, ...ForgeProduct[]] = [
  {
    name: 'GitHub',
    host: /\bgithub\./i,
    files: /^\.github\//,
    isJob: (env) => isOn(env['GITHUB_ACTIONS']),
    tokens: ['GITHUB_TOKEN', 'GH_TOKEN'],
    hasTokenInput: true,
    hasCommitsByApi: true,
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
    pull: { noun: 'merge request', sign: '!', longestTitle: 248 },
  },
  {
    name: 'Gitea',
    host: /gitea|forgejo|codeberg/i,
    files: /^\.(gitea|forgejo)\//,
    // Both set GITHUB_ACTIONS too. Their API ends in /v1, that of GitHub Enterprise Server in /v3.
    isJob: (env) =>
      isOn(env['GITEA_ACTIONS']) ||
      isOn(env['FORGEJO_ACTIONS']) ||
      /\/api\/v1\/?$/.test(env['GITHUB_API_URL'] ?? ''),
    tokens: ['GITEA_TOKEN', 'FORGEJO_TOKEN'],
    api: { path: '/api/v1', variable: 'GITHUB_API_URL' },
    hasTokenInput: true,
    hasCommitsByApi: false,
    pull: { noun: 'pull request', sign: '#', longestTitle: 248 },
  },
];

/**
 * Returns the forge that a job or a clone belongs to. It is the forge that runs the job; else the one whose usual host names fit the remote;
 * else the one whose token is in the environment; else GitHub.
 * @param remote the URL of the remote `origin`; undefined if there is no such remote.
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

/** Returns the token for the forge's API, which a variable of the environment holds; undefined if no variable has one. */
export function tokenOf({ tokens }: ForgeProduct, env: Env): string | undefined {
  return tokens.map((name) => env[name]).find((value) => value !== undefined && value !== '');
}

/** The parts of a remote's URL. */
export interface RemotePlace {
  /** The host, with the port of an http or https URL. */
  readonly host: string;
  /** `http:` or `https:`; undefined for ssh. */
  readonly protocol?: string;
  /** The path, without slashes at its ends and without `.git`. */
  readonly path: string;
}

/** Splits a remote's URL into its parts. @returns undefined for a folder of this machine, and for an address without a host. */
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

/** Makes a place of a host and a path; undefined if the host is not valid. @param protocol undefined for ssh. */
function placeOver(protocol: string | undefined, host: string, path: string): RemotePlace | undefined {
  // A host with other characters would change the meaning of the URL of the API.
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`https://${host}`);
  return isHost ? { protocol, host, path: barePath(path) } : undefined;
}

/** Removes slashes at both ends of a path, and `.git`. */
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
 * Returns the URL of the API of a GitLab or Gitea server, and the project of a remote. If the server is below a path (`https://host/git/`), only
 * the variables of a job say so.
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
