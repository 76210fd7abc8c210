import type { Config } from '../settings/config.ts';
import type { Command } from '../settings/settings.ts';
import { UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { apiUrlIn, type Host } from '../system/host.ts';
import { LocalRepository, secretsOfGit, workTreePublisher } from './git-repository.ts';
import { BODY_LIMIT } from './proposal-text.ts';
import { type About, fillTemplates, PUBLISHING_KINDS, type Publisher } from './publisher.ts';

interface PublishingRun {
  readonly command: Command;
  readonly config: Config;
  readonly host: Host;
  readonly outputDirectory: string;
}

/**
 * The publisher that the configuration names; its client is loaded only now.
 * @param about undefined for the pull request that several targets share.
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
      // What git and the server say of a push is shown.
      for (const secret of await secretsOfGit(repository)) host.mask(secret);
      return new (await import('./git.ts')).RemotePublisher(clone);
    }
    case 'commit':
      return (await import('./github.ts')).commitPublisher({ ...apiAccess(run), options });
    case 'pull-request':
      return new (await import('./github.ts')).PullRequestPublisher({ ...apiAccess(run), options });
  }
}

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
      // Of a pull request, a commit is checked out and no branch.
      return (await repository.checkedOut()) ?? (host.env['GITHUB_HEAD_REF'] || host.env['GITHUB_REF_NAME']);
    },
  });
  const body = bodyPath === undefined ? settings.body : await bodyIn(bodyPath);
  if (PUBLISHING_KINDS[config.publish].isPullRequest) requireRoomForReport(body, bodyPath);
  return {
    ...settings,
    branch: settings.branch ?? (path === undefined ? 'pgo/profiles' : defaultBranch(path)),
    // Before it is known which targets have a new profile.
    title: settings.title ?? `${isRepair ? 'Repair' : 'Refresh'} ${path ?? 'profiles'}`,
    commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? 'repair' : 'refresh'} ${path ?? 'profiles'}`,
    body,
  };
}

/** @throws UsageError when the user's text leaves too little of the pull request's body for the report. */
function requireRoomForReport(body: string | undefined, bodyPath: string | undefined): void {
  const length = body?.trim().length ?? 0;
  if (length <= BODY_LIMIT / 2) return;
  const what = bodyPath === undefined ? 'The input `body`' : `The file ${bodyPath} of \`body-path\``;
  const message = `${what} has ${length} characters, which leaves too few for the report.`;
  throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
}

/** One branch per profile, so that several services of one repository do not share one. */
export function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}

async function bodyIn(path: string): Promise<string> {
  const body = await readIfThere(path);
  if (body !== undefined) return body.toString();
  throw new UsageError(`body-path: there is no file ${path}.`, {
    fix: 'Name an existing file, from the working directory, or leave `body-path` out.',
  });
}

function apiAccess({ config: { repository, token }, host }: PublishingRun) {
  if (repository !== undefined && token !== undefined)
    return { token, repository, apiUrl: apiUrlIn(host.env), signal: host.signal };
  const [message, set] =
    repository === undefined
      ? ['No repository to publish to.', 'Set `repository` to `owner/name`.']
      : [
          "There is no token for GitHub's API.",
          'Set the input `token`, or the environment variable GITHUB_TOKEN.',
        ];
  throw new UsageError(message, {
    fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes one in this clone, \`publish: none\` only writes the profile.`,
  });
}
