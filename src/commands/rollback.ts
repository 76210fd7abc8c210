import { basename, join } from 'node:path';
import { LocalRepository } from '../publish/git-repository.ts';
import type { Publication, Publisher } from '../publish/proposal.ts';
import { namesIn } from '../publish/templates.ts';
import { namesTarget } from '../settings/read.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { type Group, isOfOneProgram, type Run, type Work } from '../work.ts';
import { factsOfFile } from './files.ts';
import { findProgram, type Place, placeOfProfile, subjectOf } from './program.ts';
import { defaultBranch, publisherFor } from './propose.ts';
import { readIfProfile } from './rollback/facts.ts';
import { type MergedPullRequest, mergedPullRequest } from './rollback/merged-pull-request.ts';
import { pullRequestsOf } from './rollback/pull-requests-of.ts';
import { type RestoredFile, rollBack } from './rollback/roll-back.ts';

/**
 * Hands in the profile as it was before the newest commit that changed it. Where the event of the run is about a merged pull
 * request, such as one that got a label, only what that one brought is undone.
 */
export async function rollback(group: Group): Promise<void> {
  if (!isOfOneProgram(group)) return rollbackTogether(group);
  const { run } = group.whole;
  const [found, of] = [await findPlace(group.whole), await requested(run)];
  const { path } = found.place;
  const named = asRollback(run, of, `\`${path}\``, defaultBranch(path));
  const publisher = await publisherFor(named, { ...found, package: found.main?.importPath });
  const [restored] = await rollBackOn({ ...group.whole, run: named }, publisher, [path], of);
  if (restored !== undefined) await keep(group.whole, restored);
}

/** The same for several targets in one pull request: of their profiles, those that the newest commit changed. */
async function rollbackTogether({ whole, works }: Group): Promise<void> {
  const { run } = whole;
  const of = await requested(run);
  const found = new Map<Work, Found>();
  for (const work of works) found.set(work, await findPlaceOf(work));
  const paths = [...new Set([...found.values()].map(({ place }) => place.path))];
  const named = asRollback(withoutOwnNames(run), of, 'profiles', 'pgo/profiles');
  const isInPlace = run.config.publish === 'none';
  const publisher = isInPlace ? await inWorkTree(run, [...found.values()]) : await publisherFor(named);
  const files = await rollBackOn({ ...whole, run: named }, publisher, paths, of);
  for (const [work, { place }] of found) {
    const restored = files.find(({ path }) => path === place.path);
    if (restored !== undefined) await keep(work, restored);
    const isOther = restored === undefined && files.length > 0;
    work.report.add({
      publication: isOther ? untouched(publisher.kind) : whole.report.value.publication,
    });
  }
}

/** The settings without those that name each target's own pull request: this one is of all. */
function withoutOwnNames(job: Run): Run {
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
async function findPlaceOf(work: Work): Promise<Found> {
  const { run: job } = work;
  try {
    return await findPlace(work);
  } catch (error) {
    if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
    const { message, fix } = error;
    throw new ExpectedError(
      `Nothing is rolled back, as the profile of ${job.config.target} is not found: ${message}`,
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
async function findPlace({ run: job, report }: Work): Promise<Found> {
  const { profile, publishSettings } = job.config;
  const { branch, title, commitMessage, base } = publishSettings;
  const isPackageTold = [branch, title, commitMessage, base].some((one) => namesIn(one).has('package'));
  const program = profile === undefined || isPackageTold ? await findProgram(job) : undefined;
  if (program !== undefined) report.add({ subject: subjectOf(program) });
  const profilePath = program?.profilePath ?? (profile as string);
  const place = await placeOfProfile(job, profilePath);
  if (place.inRepository) return { profilePath, place, ...(program && { main: program.main }) };
  throw new UsageError(`${profilePath} is in no git repository, so nothing tells what it was before.`, {
    fix: 'Run it in a clone, with `actions/checkout` before this step.',
  });
}

/** What the event asks for. @throws ExpectedError when the history that is needed is not there. */
async function requested({ config, host }: Run): Promise<MergedPullRequest | undefined> {
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
function asRollback(job: Run, of: MergedPullRequest | undefined, what: string, branch: string): Run {
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

async function inWorkTree({ config, host }: Run, found: readonly Found[]): Promise<Publisher> {
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
  { run: job, report }: Work,
  publisher: Publisher,
  paths: readonly string[],
  of: MergedPullRequest | undefined,
): Promise<readonly RestoredFile[]> {
  const { publication, findings, undone } = await rollBack(publisher, paths, {
    minDrift: job.config.minDrift,
    ...(of && { of }),
    ...(of && (await pullRequestsOf(job))),
  });
  report.add({ publication, findings });
  return undone?.files ?? [];
}

/** A restored profile is left in the output folder, too. */
async function keep(
  { run: job, report }: Work,
  { path: repositoryPath, before }: RestoredFile,
): Promise<void> {
  if (before === undefined) return;
  const path = join(job.outputDirectory, basename(repositoryPath));
  await replaceFile(path, before);
  const profile = await readIfProfile(before);
  if (profile !== undefined)
    report.add({ profile: { ...factsOfFile(before, path, profile), repositoryPath } });
}
