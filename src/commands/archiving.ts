import type { Archive } from '../collect/archive.ts';
import { ExpectedError } from '../system/errors.ts';
import { withDeadline } from '../net/retry.ts';
import { addFindings, type Job } from '../job.ts';
import type { MergedProfile } from '../merge.ts';
import { duration } from '../system/text.ts';
import { renderJson } from '../report/json.ts';
import type { ProfileFacts } from '../report/report.ts';
import { noteRun } from './run-facts.ts';

/** Milliseconds for a result document where a release waits for it. */
const RELEASE_PATIENCE = 30_000;

/**
 * Opens the archive, if there is to be one, before the long work: what can be known of its failure is said now.
 * @throws UsageError, ExpectedError as `openArchive`.
 */
export async function archiveOf(job: Job, signal = job.host.signal): Promise<Archive | undefined> {
  const { config, host } = job;
  if (config.archive === undefined) return undefined;
  const { openArchive } = await import('../collect/archive.ts');
  return openArchive(config.archive, config.sources, {
    env: host.env,
    signal,
    mask: (secret) => {
      job.secrets.add(secret);
      host.mask(secret);
    },
  });
}

/**
 * Keeps the merge in the archive, if there is one.
 * @returns what the report says of the profile: `facts`, and where it was archived.
 * @throws ExpectedError when it could not be written.
 */
export async function keepIn(
  archive: Archive | undefined,
  job: Job,
  merged: MergedProfile,
  facts: ProfileFacts,
): Promise<ProfileFacts> {
  if (archive === undefined) return facts;
  const { bytes, sha256 } = merged;
  // That of the newest input, so that the same inputs are the same object whenever they are merged.
  const time = facts.to === undefined ? job.host.now() : new Date(facts.to);
  const url = await archive.keep({ bytes, sha256, time });
  job.host.progress(`Archived as ${url}`);
  return { ...facts, archive: url };
}

/**
 * Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive. It comes after
 * everything else, so that the document says how the run ended; that it could not be kept is a warning.
 */
export async function archiveResult(job: Job): Promise<void> {
  const { config, host, report } = job;
  if (config.archive === undefined || host.signal.aborted) return;
  if (report.profile === undefined && report.build === undefined) return;
  await noteRun(job);
  const keep = async (signal: AbortSignal) => {
    using archive = await archiveOf(job, signal);
    const time = report.run === undefined ? host.now() : new Date(report.run.time);
    const url = await archive?.keepResult(renderJson(job.secrets.redact(report)), time);
    host.progress(`Archived the result as ${url}`);
  };
  const late = () =>
    new ExpectedError(
      `The result cannot be archived: it was not there within ${duration(RELEASE_PATIENCE)}.`,
    );
  try {
    if (config.fallback.length === 0) await keep(host.signal);
    else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
  } catch (error) {
    if (!(error instanceof ExpectedError) || host.signal.aborted) throw error;
    const { message, fix } = error;
    addFindings(job, [{ severity: 'warning', message, ...(fix !== undefined && { fix }) }]);
  }
}
