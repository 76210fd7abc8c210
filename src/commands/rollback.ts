import { basename, join } from 'node:path';
import { namesTarget } from '../config/target-name.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { addFindings, type Job } from '../job.ts';
import type { Publication } from '../publication.ts';
import { LocalRepository } from '../publish/local-repository.ts';
import type { Publisher } from '../publish/publisher.ts';
import { namesIn } from '../publish/templates.ts';
import type { Group, TargetJob } from '../targets/job-of-target.ts';
import { factsOfFile } from './profile-file.ts';
import { findProgram, type Place, placeOfProfile } from './program.ts';
import { defaultBranch, publisherFor, sharedPublisher } from './publisher-for.ts';
import { readIfProfile } from './rollback/facts.ts';
import { type MergedPullRequest, mergedPullRequest } from './rollback/merged-pull-request.ts';
import { pullRequestsOf } from './rollback/pull-requests-of.ts';
import { type RestoredFile, rollBack } from './rollback/roll-back.ts';

/**
 * Hands in the profile as it was before the newest commit that changed it. Where the event of the run is about a merged pull
 * request, such as one that got a label, only what that one brought is undone.
 */
export async function rollback(job: Job): Promise<void> {
  const [found, of] = [await findPlace(job), await requested(job)];
  const named = asRollback(job, of, `\`${found.place.path}\``, defaultBranch(found.place.path));
  const publisher = await publisherFor(named, found, found.place);
  const [restored] = await rollBackOn(named, publisher, [found.place.path], of);
  if (restored !== undefined) await keep(job, restored);
}

/** The same for several targets in one pull request: of their profiles, those that the newest commit changed. */
export async function rollbackTogether({ shared, jobs }: Group): Promise<void> {
  const of = await requested(shared);
  const found = new Map<TargetJob, Found>();
  for (const job of jobs) found.set(job, await findPlaceOf(job));
  const paths = [...new Set([...found.values()].map(({ place }) => place.path))];
  const named = asRollback(withoutOwnNames(shared), of, 'profiles', 'pgo/profiles');
  const isInPlace = shared.config.publish === 'none';
  const publisher = isInPlace ? await inWorkTree(shared, [...found.values()]) : await sharedPublisher(named);
  const files = await rollBackOn(named, publisher, paths, of);
  for (const [job, { place }] of found) {
    const restored = files.find(({ path }) => path === place.path);
    if (restored !== undefined) await keep(job, restored);
    const isOther = restored === undefined && files.length > 0;
    const publication = isOther ? untouched(publisher.kind) : shared.report.publication;
    if (publication !== undefined) job.report.publication = publication;
  }
}

/** The settings without those that name each target's own pull request: this one is of all. */
function withoutOwnNames(job: Job): Job {
  const { branch, title, commitMessage, ...others } = job.config.publishSettings;
  const publishSettings = {
    ...others,
    ...(branch !== undefined && !isOfOne(branch) && { branch }),
    ...(title !== undefined && !isOfOne(title) && { title }),
    ...(commitMessage !== undefined && !isOfOne(commitMessage) && { commitMessage }),
  };
  return job.config.pullRequests === 'each' ? { ...job, config: { ...job.config, publishSettings } } : job;
}

function isOfOne(template: string): boolean {
  const names = namesIn(template);
  return namesTarget(template) || (['target', 'profile', 'package'] as const).some((one) => names.has(one));
}

function untouched(kind: Publisher['kind']): Publication {
  return { kind, operation: 'none', reason: 'What is undone did not change its profile.' };
}

/** @throws ExpectedError which names the target. */
async function findPlaceOf(job: TargetJob): Promise<Found> {
  try {
    return await findPlace(job);
  } catch (error) {
    if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
    const { message, fix } = error;
    throw new ExpectedError(
      `Nothing is rolled back, as the profile of ${job.name} is not found: ${message}`,
      {
        ...(fix !== undefined && { fix }),
        cause: error,
      },
    );
  }
}

interface Found {
  readonly profilePath: string;
  readonly place: Place;
  readonly main?: { readonly importPath: string };
}

/** Go is needed only to find what is not said. @throws UsageError outside of a repository. */
async function findPlace(job: Job): Promise<Found> {
  const { profile, publishSettings } = job.config;
  const { branch, title, commitMessage, base } = publishSettings;
  const isPackageTold = [branch, title, commitMessage, base].some((one) => namesIn(one).has('package'));
  const program = profile === undefined || isPackageTold ? await findProgram(job) : undefined;
  const profilePath = program?.profilePath ?? (profile as string);
  const place = await placeOfProfile(job, profilePath);
  if (place.inRepository) return { profilePath, place, ...(program && { main: program.main }) };
  throw new UsageError(`${profilePath} is in no git repository, so nothing tells what it was before.`, {
    fix: 'Run it in a clone, with `actions/checkout` before this step.',
  });
}

/** What the event asks for. @throws ExpectedError when the history that is needed is not there. */
async function requested({ config, host }: Job): Promise<MergedPullRequest | undefined> {
  const isByGit = config.publish === 'git' || config.publish === 'local' || config.publish === 'none';
  if (isByGit) {
    const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
    if (await repository.isShallow()) {
      throw new ExpectedError('This clone is shallow: what the profile was before is not in it.', {
        fix: 'Set `fetch-depth: 0` of `actions/checkout` (`GIT_DEPTH: 0` on GitLab), or run `git fetch --unshallow`.',
      });
    }
  }
  return mergedPullRequest(host.env);
}

/**
 * The job with the settings that a rollback is published by: never on the branch of a refresh, and under a title that tells the
 * two apart, as `git revert` makes it of a title that somebody has set.
 */
function asRollback(job: Job, of: MergedPullRequest | undefined, what: string, branch: string): Job {
  const settings = job.config.publishSettings;
  const { title, commitMessage } = settings;
  const base = settings.base ?? of?.base;
  const publishSettings = {
    ...settings,
    branch: settings.branch === undefined ? branch.replace('/', '/rollback-') : `${settings.branch}-rollback`,
    title: title === undefined ? `Roll back ${what.replaceAll('`', '')}` : `Revert "${title}"`,
    commitMessage:
      commitMessage === undefined ? `pgo: roll back ${what.replaceAll('`', '')}` : revertOf(commitMessage),
    ...(base !== undefined && { base }),
  };
  return { ...job, config: { ...job.config, publishSettings } };
}

/** Only the first line is the message's title. */
function revertOf(message: string): string {
  const [title = '', ...rest] = message.split('\n');
  return [`Revert "${title}"`, ...rest].join('\n');
}

async function inWorkTree({ config, host }: Job, found: readonly Found[]): Promise<Publisher> {
  const { workTreePublisher } = await import('../publish/work-tree.ts');
  const repository = { directory: config.workingDirectory };
  return workTreePublisher({
    files: found.map(({ place: { path }, profilePath }) => ({ path, profilePath, repository })),
    env: host.env,
    signal: host.signal,
  });
}

/** @returns what is restored or deleted. */
async function rollBackOn(
  job: Job,
  publisher: Publisher,
  paths: readonly string[],
  of: MergedPullRequest | undefined,
): Promise<readonly RestoredFile[]> {
  const { publication, findings, undone } = await rollBack(publisher, paths, {
    minDrift: job.config.minDrift,
    ...(of && { of }),
    ...(of && (await pullRequestsOf(job))),
  });
  job.report.publication = publication;
  addFindings(job, findings);
  return undone?.files ?? [];
}

/** A restored profile is left in the output folder, too. */
async function keep(job: Job, { path: repositoryPath, before }: RestoredFile): Promise<void> {
  if (before === undefined) return;
  const path = join(job.outputDirectory, basename(repositoryPath));
  await replaceFile(path, before);
  const profile = await readIfProfile(before);
  if (profile !== undefined) job.report.profile = { ...factsOfFile(before, path, profile), repositoryPath };
}
