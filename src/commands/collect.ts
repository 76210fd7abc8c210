import { resolve } from 'node:path';
import type { Archive } from '../collect/archive.ts';
import { goToolchain } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import type { MergedProfile } from '../merge.ts';
import type { ProfileFacts } from '../report/report.ts';
import { declaredFunctions } from '../source-tree/declared-functions.ts';
import type { Source } from '../collect/source.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { mustBePlaceOfProfile, writeProfile } from '../system/files.ts';
import { archiveOf, keepIn } from './archiving.ts';
import { type Collecting, fallBack } from './fallback.ts';
import { gather } from './gather.ts';
import { factsOf } from './merged-facts.ts';
import { findProgram } from './program.ts';

/** Collect, validate, merge, write the profile to its place, or say which fallback to use; publishes nothing. */
export async function collect(job: Job): Promise<void> {
  const { config, host } = job;
  if (config.archive === undefined && config.fallback.some(({ kind }) => kind === 'archive')) {
    throw new UsageError('fallback: `archive` is named, and there is no `archive`.', {
      fix: 'Say where merged profiles are kept, such as `archive: s3://bucket/prod/my-service/`.',
    });
  }
  // What is wrong with the module or the command would fail the build as well: no profile helps there.
  const collecting = await prepare(job);
  try {
    await collectTo(job, collecting);
  } catch (error) {
    if (!isReason(error) || config.fallback.length === 0 || host.signal.aborted) throw error;
    await fallBack(job, error, collecting);
  }
}

/** Whether there is no profile because of what the world did. */
function isReason(error: unknown): error is ExpectedError {
  return error instanceof ExpectedError && !(error instanceof UsageError);
}

async function prepare(job: Job): Promise<Collecting> {
  const { config, host } = job;
  // With the place named, the module need not have one main package, unless one is named, too.
  const named = config.profile;
  const program = named === undefined || config.package !== undefined ? await findProgram(job) : undefined;
  const go =
    program?.go ?? (await goToolchain({ cwd: config.workingDirectory, env: host.env, signal: host.signal }));
  const profilePath = named ?? program?.profilePath ?? '';
  if (config.sources.some((source) => isFile(source, profilePath, config.workingDirectory))) {
    throw new UsageError(`${profilePath} is both a source and the place to write to.`, {
      fix: 'Write to another `profile`.',
    });
  }
  await mustBePlaceOfProfile(profilePath);
  const declared = await declaredFunctions(go, program?.main, config.buildFlags);
  return { go, declared, profilePath };
}

async function collectTo(job: Job, { go, declared, profilePath }: Collecting): Promise<void> {
  using archive = await unlessReleasing(job, () => archiveOf(job));
  const merged = await gather(job, go, declared);
  const facts = await kept(archive, job, merged, factsOf(merged, profilePath));
  await writeProfile(profilePath, merged.bytes);
  job.report.profile = facts;
}

async function kept(
  archive: Archive | undefined,
  job: Job,
  merged: MergedProfile,
  facts: ProfileFacts,
): Promise<ProfileFacts> {
  return (await unlessReleasing(job, () => keepIn(archive, job, merged, facts))) ?? facts;
}

/** What has a fallback is a release: for it a gap in the archive is a warning, and what was collected is used. */
async function unlessReleasing<T>(job: Job, task: () => Promise<T>): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    if (!isReason(error) || job.config.fallback.length === 0 || job.host.signal.aborted) throw error;
    const { message, fix } = error;
    addFindings(job, [{ severity: 'warning', message, ...(fix !== undefined && { fix }) }]);
    return undefined;
  }
}

function isFile(source: Source, path: string, cwd: string): boolean {
  return source.kind === 'file' && resolve(cwd, source.pattern) === path;
}
