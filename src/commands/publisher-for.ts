import { UsageError } from '../errors.ts';
import { apiUrlIn } from '../github/api.ts';
import type { Job, Program } from '../job.ts';
import type { Publisher, PublishOptions } from '../publish/publisher.ts';
import type { Place } from './program.ts';

/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
export async function publisherFor(job: Job, program: Program, place: Place): Promise<Publisher> {
  const { config, host } = job;
  const { path } = place;
  const options: PublishOptions = {
    ...config.publishSettings,
    branch: config.publishSettings.branch ?? defaultBranch(path),
    title: config.publishSettings.title ?? `Refresh ${path}`,
    commitMessage: config.publishSettings.commitMessage ?? `pgo: refresh ${path}`,
  };
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

function apiAccess({ config, host }: Job) {
  const fix =
    'Or publish elsewhere: `publish: local` makes a branch in this clone, `publish: none` only writes the profile.';
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
