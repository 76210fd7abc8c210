import type { Env } from './credentials.ts';

/**
 * Forges: servers that hold repositories, and pull requests or merge requests for them. This table has what tells one from another.
 * How to publish on each of them is in `publish/`.
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
  /** Env with a token for its API, the first one first. `CI_JOB_TOKEN` is missing because it cannot open merge requests. */
  readonly tokens: readonly string[];
  /** The end of its API's URL, and the variable of a job with that URL; undefined for GitHub, whose client has both. */
  readonly api?: { readonly path: string; readonly variable: string };
  /** A token that the action gets as input outweighs the variables. */
  readonly hasTokenInput: boolean;
  /** A sentence about tokens that jobs have and that do not suffice. */
  readonly insufficientToken?: string;
  /** Its API reads and writes commits, so the clone and its history are not needed. */
  readonly hasCommitsByApi: boolean;
  /** What people call a proposal there, and the sign before its number. */
  readonly pull: PullTerms;
}

export interface PullTerms {
  readonly noun: 'pull request' | 'merge request';
  readonly sign: '#' | '!';
  /** The most characters of a title, with what marks a draft. */
  readonly longestTitle: number;
}

export const PULL_REQUEST: PullTerms = { noun: 'pull request', sign: '#', longestTitle: 256 };

const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** GitHub comes first, because unknown servers count as GitHub. */
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
 * The forge that a job or a clone belongs to: the one that runs the job, else the one whose usual host names fit the remote, else the
 * one whose token is in the environment, else GitHub.
 * @param remote the URL of `origin`; undefined without one.
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

/** The token for the forge's API in the environment. */
export function tokenOf({ tokens }: ForgeProduct, env: Env): string | undefined {
  return tokens.map((name) => env[name]).find((value) => value !== undefined && value !== '');
}

/** Where a remote is. */
export interface RemotePlace {
  /** With the port of an http or https address. */
  readonly host: string;
  /** `http:` or `https:`; undefined for ssh. */
  readonly protocol?: string;
  /** Without a slash at either end, and without `.git`. */
  readonly path: string;
}

/** Takes a remote's URL apart; undefined for a folder of this machine, and for an address that is no host's. */
export function placeOfRemote(remote: string): RemotePlace | undefined {
  const short = /^(?:[^@/:]+@)?([^/:]+):(?!\/\/)([^\\].*)$/.exec(remote);
  // `C:/folder` is a folder on Windows.
  if (short !== null && (short[1]?.length ?? 0) > 1)
    return placeOver(undefined, short[1] ?? '', short[2] ?? '');
  if (!URL.canParse(remote)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(remote);
  if (protocol === 'http:' || protocol === 'https:') return placeOver(protocol, host, pathname);
  return /^(git\+)?ssh:$/.test(protocol) ? placeOver(undefined, hostname, pathname) : undefined;
}

/** @param protocol undefined for ssh. */
function placeOver(protocol: string | undefined, host: string, path: string): RemotePlace | undefined {
  // Other characters mean something else in the URL of the API.
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`https://${host}`);
  return isHost ? { protocol, host, path: barePath(path) } : undefined;
}

/** Removes slashes at both ends, and `.git`. */
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

/** Base URL of the forge's API, without a slash at its end, and the project in it, such as `group/service`. */
export interface ForgeAddress {
  readonly apiUrl: string;
  readonly project: string;
}

/**
 * Returns where the API of a GitLab or Gitea is, and which project the remote is. Servers below a path (`https://host/git/`) are found
 * only by the variables of a job.
 */
export function forgeAddress(
  { path, variable }: NonNullable<ForgeProduct['api']>,
  env: Env,
  place: RemotePlace,
): ForgeAddress {
  const given = env[variable];
  const isGiven = given !== undefined && /^https?:/.test(given) && barePath(given).endsWith(path);
  const apiUrl = isGiven ? barePath(given) : `${place.protocol ?? 'https:'}//${place.host}${path}`;
  const root = barePath(new URL(apiUrl).pathname.slice(0, -path.length));
  const isBelow = place.protocol !== undefined && root !== '' && place.path.startsWith(`${root}/`);
  return { apiUrl, project: isBelow ? place.path.slice(root.length + 1) : place.path };
}
