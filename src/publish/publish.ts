import type { Config } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';
import { basicAuthorization } from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { type ForgeProduct, forgeAddress, forgeOf, placeOfRemote, tokenOf } from '../system/forges.ts';
import { apiUrlIn, type Host } from '../system/host.ts';
import type { GitOptions } from './git.ts';
import { LocalRepository, REMOTE, secretsOfGit, workTreePublisher } from './git-repository.ts';
import type { gitlabServer } from './gitlab.ts';
import { BODY_LIMIT } from './proposal-text.ts';
import { type About, fillTemplates, PUBLISHING_KINDS, type Publisher } from './publisher.ts';

/**
 * Publishes a new profile: as a pull request, as a commit, as a branch that git pushes, or only as a file in the work tree.
 *
 * The command first looks at what is published, decides whether the new profile is worth a change, and then proposes it or
 * withdraws an earlier proposal:
 *
 *     const publisher = await publisherFor(run, about);
 *     const published = await publisher.look(['default.pgo']);      // the committed profile, and the one in the open pull request
 *     await publisher.publish({ files: [{ path: 'default.pgo', bytes }], renderBody, draft: false });
 *     // { kind: 'pull-request', operation: 'updated', number: 12, url: …, headSha: … }
 *
 * - `publisher.ts` is the contract that all kinds of publishing keep.
 * - `reconcile.ts` decides what to do. It is a pure function from the wanted proposal and the found state to a list of actions.
 * - `proposals.ts` carries the actions out. Each of them may be repeated, because a run can be killed after any of them.
 * - `github.ts` and `git.ts` read the state and apply the actions: the first by GitHub's API, the second by git alone.
 * - `proposal-text.ts` writes the text of the pull request, and the note in it that the next run reads.
 */

/** The parts of a run that publishing needs. */
interface PublishingRun {
  readonly command: Command;
  readonly config: Config;
  readonly host: Host;
  readonly outputDirectory: string;
}

/**
 * Returns the publisher that the configuration names. Its client is loaded only here, because other commands do not need it.
 * @param about the profile that is published; undefined for a pull request that several targets share.
 * @param all every profile that may be written to its place in the work tree.
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
      // The run prints what git and the server say about a push, and this may contain the secrets of git's configuration.
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
  // Git is asked only if the environment of the job does not name the forge.
  return forgeOf(env, await remoteUrl(await LocalRepository.open(config.workingDirectory, env, signal)));
}

/** Returns the URL of `origin`; undefined if the clone has no such remote. */
async function remoteUrl(repository: LocalRepository): Promise<string | undefined> {
  const { exitCode, stdout } = await repository.attempt(['remote', 'get-url', REMOTE]);
  return exitCode === 0 ? stdout.toString().trim() : undefined;
}

/** Whether the clone and its history are needed, because no API reads and writes the commits. */
export async function needsClone(run: Pick<PublishingRun, 'config' | 'host'>): Promise<boolean> {
  return !PUBLISHING_KINDS[run.config.publish].isByApi || !(await forgeOfRun(run)).hasCommitsByApi;
}

/** Checks that the forge has commits by API. @throws UsageError on a forge other than GitHub. */
function requireCommitsByApi({ name, hasCommitsByApi }: ForgeProduct): void {
  if (hasCommitsByApi) return;
  throw new UsageError(`publish: \`commit\` works on GitHub only, and this is ${name}.`, {
    fix: 'Use `publish: pull-request`, or `publish: none` and commit the file in a later step.',
  });
}

/** Loads the clients for the APIs of forges on which git writes the commits. */
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
 * Returns the token for the API of a forge. The input `token` of the action comes first, then the variables that a user sets for this forge,
 * and last GITHUB_TOKEN, because runners of Gitea and Forgejo set it by themselves.
 */
function apiTokenOf(forge: ForgeProduct, token: string | undefined, env: Host['env']): string | undefined {
  const isInput = token !== undefined && token !== env['GITHUB_TOKEN'] && token !== env['GH_TOKEN'];
  return forge.hasTokenInput && isInput ? token : (tokenOf(forge, env) ?? token);
}

/** Push options that open or change a merge request. They are removed, because the API does that. */
const OPENS_REQUEST = /^(?:merge_request|mr)\./;
/** The user name for pushing with a token. The servers accept any name. */
const GIT_USER = 'oauth2';

/** Returns the error of a run that has no token for the API. */
function withoutToken({ name, tokens, pull, insufficientToken }: ForgeProduct): UsageError {
  const [variable] = tokens;
  const message = `No token is set for the API of ${name}, which opens the ${pull.noun}.`;
  return new UsageError(insufficientToken === undefined ? message : `${message} ${insufficientToken}`, {
    fix: `Set the environment variable ${variable} to a token that may push and open ${pull.noun}s (docs/permissions.md says which). Or publish without the API: \`publish: git\` pushes a branch to \`${REMOTE}\`, \`publish: local\` makes one in this clone, \`publish: none\` only writes the profile.`,
  });
}

/**
 * Returns variables that let git push with the token, if `origin` is an http address of the server that the API belongs to. Git sends the
 * token to no other server and follows no redirect with it. The empty header removes the one that `actions/checkout` left for this URL.
 * @returns undefined for other addresses. Over ssh, git uses its own key.
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

/** Returns how the pull request or commit looks. Templates are filled, and missing settings have their defaults. */
async function optionsFor({ command, config, host }: PublishingRun, about: About | undefined) {
  const isRepair = command === 'repair';
  const path = about?.place.path;
  const { bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
    target: config.target,
    path,
    package: about?.package,
    now: host.now,
    head: async () => {
      const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
      // A job for a pull request checks out a commit without a branch, so the branch's name comes from the environment.
      return (await repository.checkedOut()) ?? (host.env['GITHUB_HEAD_REF'] || host.env['GITHUB_REF_NAME']);
    },
  });
  const body = bodyPath === undefined ? settings.body : await bodyIn(bodyPath);
  if (PUBLISHING_KINDS[config.publish].isPullRequest) requireRoomForReport(body, bodyPath);
  return {
    ...settings,
    branch: settings.branch ?? (path === undefined ? 'pgo/profiles' : defaultBranch(path)),
    // The title is needed before it is known which targets have a new profile.
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
  throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
}

/** Returns the default branch for a profile. Each profile has its own branch, because a repository may have several services. */
export function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}

/** Reads the user's text for the body from a file. @throws UsageError if there is no such file. */
async function bodyIn(path: string): Promise<string> {
  const body = await readIfThere(path);
  if (body !== undefined) return body.toString();
  throw new UsageError(`body-path: there is no file ${path}.`, {
    fix: 'Name an existing file, from the working directory, or leave `body-path` out.',
  });
}

/** Returns how to reach the repository by GitHub's API. @throws UsageError without a repository or a token. */
function apiAccess({ config: { repository, token }, host }: PublishingRun) {
  if (repository !== undefined && token !== undefined)
    return { token, repository, apiUrl: apiUrlIn(host.env), signal: host.signal };
  const [message, set] =
    repository === undefined
      ? ['No repository to publish to.', 'Set `repository` to `owner/name`.']
      : ["GitHub's API needs a token.", 'Set the input `token`, or the environment variable GITHUB_TOKEN.'];
  throw new UsageError(message, {
    fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes one in this clone, \`publish: none\` only writes the profile.`,
  });
}
