import { resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import { apiUrlIn } from '../github/api.ts';
import type { Job, Program } from '../job.ts';
import { suffixed } from '../publish/branch-name.ts';
import { LocalRepository } from '../publish/local-repository.ts';
import type { Publisher, PublishOptions } from '../publish/publisher.ts';
import { readIfThere } from '../replace-file.ts';
import type { Place } from './program.ts';

/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
export async function publisherFor(job: Job, program: Program, place: Place): Promise<Publisher> {
  const { config, host } = job;
  const { path } = place;
  const options = await optionsFor(job, path);
  switch (config.publish) {
    case 'none': {
      const { workTreePublisher } = await import('../publish/work-tree.ts');
      return workTreePublisher({
        profilePath: program.profilePath,
        ...(place.inRepository && { repository: { directory: config.workingDirectory, path } }),
        env: host.env,
        signal: host.signal,
      });
    }
    case 'local': {
      const { localPublisher } = await import('../publish/local.ts');
      return localPublisher({
        directory: config.workingDirectory,
        outputDirectory: job.outputDirectory,
        options,
        env: host.env,
        signal: host.signal,
      });
    }
    case 'git': {
      const { gitPublisher } = await import('../publish/git.ts');
      return gitPublisher({
        directory: config.workingDirectory,
        outputDirectory: job.outputDirectory,
        options,
        env: host.env,
        signal: host.signal,
      });
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

/** The settings, with what follows from the profile's path where nothing is said. */
async function optionsFor({ config, host }: Job, path: string): Promise<PublishOptions> {
  const { branchSuffix, bodyPath, ...settings } = config.publishSettings;
  const branch = settings.branch ?? defaultBranch(path);
  const shortCommit = async () =>
    (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).shortHead();
  return {
    ...settings,
    branch:
      branchSuffix === undefined
        ? branch
        : await suffixed(branch, branchSuffix, { now: host.now, shortCommit }),
    title: settings.title ?? `Refresh ${path}`,
    commitMessage: settings.commitMessage ?? `pgo: refresh ${path}`,
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
function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}
