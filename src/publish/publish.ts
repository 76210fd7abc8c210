import type { Config } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';
import { basicAuthorization } from '../system/credentials.ts';
import { type Finding, UsageError, warning } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { type ForgeProduct, forgeAddress, forgeOf, placeOfRemote, tokenOf } from '../system/forges.ts';
import { apiUrlIn, type Host } from '../system/host.ts';
import type { GitOptions } from './git.ts';
import { LocalRepository, REMOTE, secretsOfGit, workTreePublisher } from './git-repository.ts';
import type { gitlabServer } from './gitlab.ts';
import { BODY_LIMIT } from './proposal-text.ts';
import {
  type About,
  fillTemplates,
  PUBLISHING_KINDS,
  type Published,
  type Publisher,
  templateNamesIn,
} from './publisher.ts';

/**
 * Publishes a new profile: as a pull request, as a commit, as a branch that git pushes, or only as a file in the work tree.
 *
 * A command first reads the published profiles and decides whether the new profile is worth a change. Then the command proposes the new
 * profile, or withdraws an earlier proposal:
 *
 *     const publisher = await publisherFor(run, about);
 *     const published = await publisher.look(['default.pgo']);      // the committed profile, and the one in the open pull request
 *     await publisher.publish({ files: [{ path: 'default.pgo', bytes }], renderBody, draft: false });
 *     // { kind: 'pull-request', operation: 'updated', number: 12, url: …, headSha: … }
 *
 * - `publisher.ts` has the interface `Publisher`, which all kinds of publishing implement.
 * - `reconcile.ts` decides which actions a proposal needs. The pure function `reconcile` takes the wanted proposal and the current state,
 *   and returns a list of actions.
 * - `proposals.ts` applies the actions. A run can be killed after any action, so each action may be applied a second time without harm.
 * - `github.ts` reads the state and applies the actions by GitHub's API, and `git.ts` does this by git alone.
 * - `proposal-text.ts` writes the text of the pull request, with a hidden note for the next run.
 */

/** The parts of a run that publishing needs. */
interface PublishingRun {
  readonly command: Command;
  readonly config: Config;
  readonly host: Host;
  readonly outputDirectory: string;
}

/**
 * Returns the publisher that the configuration names. The function imports the client of the forge's API only when it is called, because
 * commands that do not publish need no client.
 * @param about the profile that is published; undefined for a pull request that several targets share.
 * @param all all profiles that may be written to their places in the work tree.
 */
export async function publisherFor(
  run: PublishingRun,
  about: About | undefined,
  all: readonly About[] = about === undefined ? [] : [about],
): Promise<Publisher> {
  const { config, host } = run;
  const { env, signal } = host;
  const { workingDirectory: directory } = config;
  if (config.publish === 'none') return workTreePublisher({ files: all, directory, env, signal });
  const options = await optionsFor(run, about);
  const clone = { directory, outputDirectory: run.outputDirectory, options, env, signal };
  switch (config.publish) {
    case 'local':
      return new (await import('./git.ts')).LocalPublisher(clone);
    case 'git': {
      const repository = await LocalRepository.open(directory, env, signal);
      // Mask the secrets of git's configuration, because the run prints the words of git and the server about a push, which may contain
      // these secrets.
      for (const secret of await secretsOfGit(repository)) host.mask(secret);
      return new (await import('./git.ts')).RemotePublisher(clone);
    }
    case 'commit':
      requireCommitsByApi(await forgeOfRun(run));
      return (await import('./github.ts')).commitPublisher({ ...apiAccess(run), options });
    case 'pull-request': {
      const forge = await forgeOfRun(run);
      if (!forge.hasCommitsByApi) return publisherByServer(run, forge, clone);
      return new (await import('./github.ts')).PullRequestPublisher({ ...apiAccess(run), options });
    }
  }
}

/** Returns the forge that the job or the clone belongs to. */
async function forgeOfRun({ config, host: { env, signal } }: Pick<PublishingRun, 'config' | 'host'>) {
  // The URL of `origin` is used only if the environment of the job does not name the forge.
  return forgeOf(env, await remoteUrl(await LocalRepository.open(config.workingDirectory, env, signal)));
}

/** Returns the URL of `origin`; undefined if the clone has no remote `origin`. */
async function remoteUrl(repository: LocalRepository): Promise<string | undefined> {
  const { exitCode, stdout } = await repository.attempt(['remote', 'get-url', REMOTE]);
  return exitCode === 0 ? stdout.toString().trim() : undefined;
}

/** Whether the run needs the clone and its history, because the forge has no API for reading and writing commits. */
export async function needsClone(run: Pick<PublishingRun, 'config' | 'host'>): Promise<boolean> {
  return !PUBLISHING_KINDS[run.config.publish].isByApi || !(await forgeOfRun(run)).hasCommitsByApi;
}

/** Checks that the forge's API can write commits. @throws UsageError on all forges except GitHub. */
function requireCommitsByApi({ name, hasCommitsByApi }: ForgeProduct): void {
  if (hasCommitsByApi) return;
  throw new UsageError(`publish: \`commit\` works on GitHub only, and this is ${name}.`, {
    fix: 'Use `publish: pull-request`, or `publish: none` and commit the file in a later step.',
  });
}

/**
 * Functions that load the client for the API of GitLab, Gitea or Forgejo. On GitLab, Gitea and Forgejo, git writes the commits, and the API
 * opens the pull request.
 */
const SERVERS: Partial<Record<ForgeProduct['name'], () => Promise<typeof gitlabServer>>> = {
  GitLab: async () => (await import('./gitlab.ts')).gitlabServer,
  Gitea: async () => (await import('./gitea.ts')).giteaServer,
};

/** Publishes by git and the API of GitLab, Gitea or Forgejo. */
async function publisherByServer(
  { config, host }: PublishingRun,
  forge: ForgeProduct,
  clone: GitOptions,
): Promise<Publisher> {
  const { env, signal } = host;
  const { options } = clone;
  if (options.pushToFork !== undefined)
    throw new UsageError(
      `push-to-fork works on GitHub only. On ${forge.name}, the branch is pushed to \`${REMOTE}\`.`,
      {
        fix: 'Leave `push-to-fork` out, and let the token push to the project itself.',
      },
    );
  const [load, { api }] = [SERVERS[forge.name], forge];
  if (load === undefined || api === undefined) throw new Error(`${forge.name} has no server.`);
  const repository = await LocalRepository.open(config.workingDirectory, env, signal);
  const remote = await remoteUrl(repository);
  const place = remote === undefined ? undefined : placeOfRemote(remote);
  if (remote === undefined || place === undefined)
    throw new UsageError(
      `The clone has no remote \`${REMOTE}\` on a server, so it is not known where to publish on ${forge.name}.`,
      {
        fix: `Let \`git remote get-url ${REMOTE}\` print the URL of the project.`,
      },
    );
  for (const secret of await secretsOfGit(repository)) host.mask(secret);
  const token = apiTokenOf(forge, config.token, env);
  if (token === undefined) throw withoutToken(forge);
  host.mask(token);
  const { apiUrl, project } = forgeAddress(api, env, place);
  const { repository: wanted } = config;
  const isElsewhere = wanted !== undefined && wanted !== env['GITHUB_REPOSITORY'] && wanted !== project;
  if (isElsewhere)
    throw new UsageError(
      `repository: on ${forge.name}, profiles are published to \`${REMOTE}\`, which is ${project}.`,
      {
        fix: `Leave \`repository\` out, and run the command in a clone of ${wanted}.`,
      },
    );
  const access = { token, apiUrl, env, signal };
  const login = loginOf({ remote, apiUrl, token, env });
  host.mask(basicAuthorization(GIT_USER, token).slice('Basic '.length));
  const git = new (await import('./git.ts')).RemoteForge({
    ...clone,
    login,
    options: { ...options, gitPushOptions: options.gitPushOptions.filter((one) => !OPENS_REQUEST.test(one)) },
  });
  const { ServerPublisher } = await import('./server-forge.ts');
  const server = (await load())(access, project, options, forge.pull);
  return new ServerPublisher(git, server, options);
}

/**
 * Returns the token for the API of a forge. The action's input `token` comes first, then the variables that a user sets for this forge.
 * GITHUB_TOKEN comes last, because the runners of Gitea and Forgejo always set it.
 */
function apiTokenOf(forge: ForgeProduct, token: string | undefined, env: Host['env']): string | undefined {
  const isInput = token !== undefined && token !== env['GITHUB_TOKEN'] && token !== env['GH_TOKEN'];
  return forge.hasTokenInput && isInput ? token : (tokenOf(forge, env) ?? token);
}

/**
 * Matches push options that open or change a merge request. The matched push options are removed, because the action opens and changes
 * merge requests by the API.
 */
const OPENS_REQUEST = /^(?:merge_request|mr)\./;
/** The user name for pushing with a token. The servers accept any user name. */
const GIT_USER = 'oauth2';

/** Returns the error for a run without a token for the forge's API. */
function withoutToken({ name, tokens, pull, insufficientToken }: ForgeProduct): UsageError {
  const [variable] = tokens;
  const message = `No token is set for the API of ${name}, which opens the ${pull.noun}.`;
  return new UsageError(insufficientToken === undefined ? message : `${message} ${insufficientToken}`, {
    fix: `Set the environment variable ${variable} to a token that may push and open ${pull.noun}s (docs/permissions.md says which). Or publish without the API: \`publish: git\` pushes a branch to \`${REMOTE}\`, \`publish: local\` makes a branch in this clone, \`publish: none\` only writes the profile.`,
  });
}

/**
 * Returns variables that let git push with the token, if `origin` is an http address of the server that the API belongs to. Git sends the
 * token only to this server, and follows no redirects. If `actions/checkout` has set a header for this URL, an empty header removes it.
 * @returns undefined for other addresses. If `origin` is an ssh address, git uses the user's ssh key.
 */
function loginOf({
  remote,
  apiUrl,
  token,
  env,
}: {
  remote: string;
  apiUrl: string;
  token: string;
  env: Host['env'];
}) {
  if (!URL.canParse(remote) || new URL(remote).origin !== new URL(apiUrl).origin) return undefined;
  const { origin, pathname } = new URL(remote);
  const key = `http.${origin}${pathname}`;
  const settings = [
    [`${key}.extraHeader`, ''],
    [`${key}.extraHeader`, `Authorization: ${basicAuthorization(GIT_USER, token)}`],
    [`${key}.followRedirects`, 'false'],
  ] as const;
  const before = Number(env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  const login: Record<string, string> = { GIT_CONFIG_COUNT: String(before + settings.length) };
  for (const [at, [name, value]] of settings.entries()) {
    login[`GIT_CONFIG_KEY_${before + at}`] = name;
    login[`GIT_CONFIG_VALUE_${before + at}`] = value;
  }
  return login;
}

/**
 * The events of GitHub whose jobs check out the branch that was pushed or chosen. Jobs for other events, such as a merge queue, may check out
 * a branch that no profile is published to.
 */
const EVENTS_OF_BRANCHES: readonly (string | undefined)[] = ['push', 'schedule', 'workflow_dispatch'];

/**
 * Warns if a job works on the code of another branch than the branch that gets the profile. For example, a job that runs for pushes to
 * `release/1.2` publishes to `main` if `base` is not set.
 */
export async function aboutOtherBase(
  { config, host }: PublishingRun,
  { base }: Published,
): Promise<readonly Finding[]> {
  const { isOnlyWritten, isUserToPush } = PUBLISHING_KINDS[config.publish];
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: ownRepository } = host.env;
  const isElsewhere = config.repository !== undefined && config.repository !== ownRepository;
  if (base === undefined || config.publishSettings.base !== undefined) return [];
  if (isOnlyWritten || isUserToPush || isElsewhere || !EVENTS_OF_BRANCHES.includes(event)) return [];
  const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
  const head = await repository.checkedOut();
  if (head === undefined || head === base) return [];
  const message = `The branch \`${head}\` is checked out, but this run publishes to \`${base}\`, because \`base\` is not set.`;
  const fix = `Set \`base: '{{head}}'\` to publish to the checked-out branch, or \`base: ${base}\` to publish to \`${base}\`.`;
  return [warning(message, fix)];
}

/**
 * Returns the options for the pull request or commit, such as its title and branch. The function fills the templates in the settings, and
 * gives missing settings their defaults.
 */
async function optionsFor({ command, config, host }: PublishingRun, about: About | undefined) {
  const [isRepair, isRollback] = [command === 'repair', command === 'rollback'];
  const path = about?.place.path;
  const { bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
    target: config.target,
    path,
    package: about?.package,
    now: host.now,
    head: async () => {
      const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
      // A job for a pull request checks out a commit without a branch, so the name of the branch is read from the environment.
      return (await repository.checkedOut()) ?? (host.env['GITHUB_HEAD_REF'] || host.env['GITHUB_REF_NAME']);
    },
  });
  const body = bodyPath === undefined ? settings.body : await bodyIn(bodyPath);
  if (PUBLISHING_KINDS[config.publish].isPullRequest) requireRoomForReport(body, bodyPath);
  const plainName = path === undefined ? 'pgo/profiles' : defaultBranch(path);
  const name = isRollback ? plainName.replace('/', '/rollback-') : plainName;
  // If the base depends on the checked-out branch, each base gets its own proposal.
  const hasSeveralBases = templateNamesIn(config.publishSettings.base).size > 0;
  const suffix = hasSeveralBases ? `-${settings.base?.replace(NOT_IN_BRANCH, '-')}` : '';
  return {
    ...settings,
    branch: settings.branch ?? `${name}${suffix}`,
    // Use a general title, because the title is needed before the run knows which targets have a new profile.
    title: settings.title ?? `${isRepair ? 'Repair' : 'Refresh'} ${path ?? 'profiles'}`,
    commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? 'repair' : 'refresh'} ${path ?? 'profiles'}`,
    body,
  };
}

/** @throws UsageError if the user's text leaves too little room for the report in the body of the pull request. */
function requireRoomForReport(body: string | undefined, bodyPath: string | undefined): void {
  const length = body?.trim().length ?? 0;
  if (length <= BODY_LIMIT / 2) return;
  const what = bodyPath === undefined ? 'The input `body`' : `The file ${bodyPath} of \`body-path\``;
  const message = `${what} has ${length} characters, which leaves too few for the report.`;
  throw new UsageError(message, { fix: `Shorten this text to ${BODY_LIMIT / 2} characters at most.` });
}

/**
 * Returns the default name of the branch for a profile's proposal. Each profile has its own branch, because a repository may have several
 * programs.
 */
export function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(NOT_IN_BRANCH, '-')}`;
}

/** Matches the characters that a default name of a branch does not contain. */
const NOT_IN_BRANCH = /[^A-Za-z0-9_-]+/g;

/** Reads the user's text for the body of the pull request from the file of `body-path`. @throws UsageError if the file does not exist. */
async function bodyIn(path: string): Promise<string> {
  const body = await readIfThere(path);
  if (body !== undefined) return body.toString();
  throw new UsageError(`body-path: there is no file ${path}.`, {
    fix: 'Name an existing file, from the working directory, or leave `body-path` out.',
  });
}

/** Returns the repository and the token for GitHub's API. @throws UsageError without a repository or a token. */
function apiAccess({ config: { repository, token }, host }: PublishingRun) {
  if (repository !== undefined && token !== undefined)
    return { token, repository, apiUrl: apiUrlIn(host.env), signal: host.signal };
  const [message, set] =
    repository === undefined
      ? ['No repository to publish to.', 'Set `repository` to `owner/name`.']
      : ["GitHub's API needs a token.", 'Set the input `token`, or the environment variable GITHUB_TOKEN.'];
  throw new UsageError(message, {
    fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes a branch in this clone, \`publish: none\` only writes the profile.`,
  });
}
