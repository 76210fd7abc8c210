import { resolve } from 'node:path';
import { UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { apiUrlIn } from '../net/github.ts';
import type { Job, Program } from '../job.ts';
import { suffixed } from '../publish/branch-name.ts';
import { secretsOfGit } from '../publish/git-secrets.ts';
import { LocalRepository } from '../publish/local-repository.ts';
import type { Publisher, PublishOptions } from '../publish/publisher.ts';
import { fillTemplates } from '../publish/templates.ts';
import type { Place } from './program.ts';

/** What a publisher is to be called, where nothing is said. */
interface Defaults {
  readonly branch: string;
  readonly title: string;
  readonly commitMessage: string;
}

/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
export async function publisherFor(
  job: Job,
  program: Pick<Program, 'profilePath'> & { readonly main?: { readonly importPath: string } },
  place: Place,
): Promise<Publisher> {
  const { config, host } = job;
  const { path } = place;
  if (config.publish === 'none') {
    const { workTreePublisher } = await import('../publish/work-tree.ts');
    const repository = place.inRepository && { repository: { directory: config.workingDirectory } };
    return workTreePublisher({
      files: [{ path, profilePath: program.profilePath, ...repository }],
      env: host.env,
      signal: host.signal,
    });
  }
  return publisherOf(
    job,
    { branch: defaultBranch(path), title: `Refresh ${path}`, commitMessage: `pgo: refresh ${path}` },
    { path, package: program.main?.importPath },
  );
}

/** The publisher of the one pull request that all targets share. @throws UsageError as `publisherFor`. */
export function sharedPublisher(job: Job): Promise<Publisher> {
  return publisherOf(job, {
    branch: 'pgo/profiles',
    title: 'Refresh profiles',
    commitMessage: 'pgo: refresh profiles',
  });
}

/** @param about what the names in templates stand for. */
async function publisherOf(
  job: Job,
  defaults: Defaults,
  about: { readonly path?: string; readonly package?: string | undefined } = {},
): Promise<Publisher> {
  const { config, host } = job;
  const options = await optionsFor(job, defaults, about);
  if (config.publish === 'git') await maskGitSecrets(job);
  const clone = {
    directory: config.workingDirectory,
    outputDirectory: job.outputDirectory,
    options,
    env: host.env,
    signal: host.signal,
  };
  switch (config.publish) {
    case 'none':
      throw new Error('Nothing is published, each profile goes to its own place.');
    case 'local': {
      const { localPublisher } = await import('../publish/local.ts');
      return localPublisher(clone);
    }
    case 'git': {
      const { gitPublisher } = await import('../publish/git.ts');
      return gitPublisher(clone);
    }
    case 'commit': {
      const { commitPublisher } = await import('../publish/commit.ts');
      return commitPublisher({ ...apiAccess(job), options });
    }
    case 'pull-request': {
      const { pullRequestPublisher } = await import('../publish/pull-request.ts');
      return pullRequestPublisher({ ...apiAccess(job), options });
    }
  }
}

/** What git and the server say of a push is shown. */
async function maskGitSecrets({ config, host, secrets }: Job): Promise<void> {
  const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
  for (const secret of await secretsOfGit(repository)) {
    secrets.add(secret);
    host.mask(secret);
  }
}

/** The settings, with the defaults where nothing is said, and templates filled. */
async function optionsFor(
  { config, host }: Job,
  defaults: Defaults,
  about: { readonly path?: string; readonly package?: string | undefined },
): Promise<PublishOptions> {
  const repository = () => LocalRepository.open(config.workingDirectory, host.env, host.signal);
  const { path, package: mainPackage } = about;
  const { branchSuffix, bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
    ...(config.target !== undefined && { target: config.target }),
    ...(path !== undefined && { path }),
    ...(mainPackage !== undefined && { package: mainPackage }),
    now: host.now,
    // Of a pull request, a commit is checked out and no branch.
    head: async () =>
      (await (await repository()).checkedOut()) ??
      (host.env['GITHUB_HEAD_REF'] || host.env['GITHUB_REF_NAME']),
  });
  const branch = settings.branch ?? defaults.branch;
  return {
    ...settings,
    branch:
      branchSuffix === undefined
        ? branch
        : await suffixed(branch, branchSuffix, {
            now: host.now,
            shortCommit: async () => (await repository()).shortHead(),
          }),
    title: settings.title ?? defaults.title,
    commitMessage: settings.commitMessage ?? defaults.commitMessage,
    ...(bodyPath !== undefined && { body: await bodyIn(resolve(config.workingDirectory, bodyPath)) }),
  };
}

/** @throws UsageError when there is no such file. */
async function bodyIn(path: string): Promise<string> {
  const body = await readIfThere(path);
  if (body !== undefined) return body.toString();
  throw new UsageError(`body-path: there is no file ${path}.`, {
    fix: 'Name an existing file, from the working directory, or leave `body-path` out.',
  });
}

function apiAccess({ config, host }: Job) {
  const fix =
    'Or publish elsewhere: `publish: git` pushes a branch to `origin`, `publish: local` makes one in this clone, `publish: none` only writes the profile.';
  if (config.repository === undefined) {
    throw new UsageError('It is not said which repository to publish to.', {
      fix: `Set \`repository\` to \`owner/name\`. ${fix}`,
    });
  }
  if (config.token === undefined) {
    throw new UsageError("There is no token for GitHub's API.", {
      fix: `Set the input \`token\`, or the environment variable GITHUB_TOKEN. ${fix}`,
    });
  }
  return {
    token: config.token,
    repository: config.repository,
    apiUrl: apiUrlIn(host.env),
    signal: host.signal,
  };
}

/** One branch per profile, so that several services of one repository do not meet on one. */
export function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}
