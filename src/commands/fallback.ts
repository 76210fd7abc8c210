import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fallback, fallbackName } from '../config/fallback.ts';
import type { Weighed } from '../decide/weighed.ts';
import { ExpectedError } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import type { Finding } from '../system/errors.ts';
import { findMainPackage, type GoToolchain } from '../go.ts';
import { withDeadline } from '../net/retry.ts';
import { addFindings, type Job } from '../job.ts';
import { judgeAll } from '../merge/judge-files.ts';
import { objectName } from '../collect/objects.ts';
import { duration } from '../system/text.ts';
import { printableName } from '../system/text.ts';
import { type DeclaredFunctions, ownCode } from '../profile/stale.ts';
import type { ProfileFacts } from '../report/report.ts';
import { archiveOf } from './archiving.ts';
import { factsOfFile, readOrExplain } from './profile-file.ts';

/** What `collect` collects for. */
export interface Collecting {
  readonly go: GoToolchain;
  readonly declared: DeclaredFunctions;
  /** Where the collected profile is written; a fallback never is. */
  readonly profilePath: string;
}

/** Milliseconds for finding a profile in the archive: a release waits for it. */
const ARCHIVE_TIMEOUT = 60_000;
/** An archive may be of several programs: so many of its newest profiles are looked at. */
const ARCHIVED_TRIED = 10;

/**
 * Finds the first fallback that the compiler can use; one that it cannot is a finding.
 * @param reason why no profile could be collected.
 * @throws `reason` when none is left.
 */
export async function fallBack(job: Job, reason: ExpectedError, collecting: Collecting): Promise<void> {
  for (const fallback of job.config.fallback) {
    const profile = fallback.kind === 'off' ? 'off' : await profileOf(job, fallback, collecting);
    if (profile !== undefined) return use(job, fallback, profile, reason);
  }
  throw reason;
}

function use(job: Job, fallback: Fallback, profile: ProfileFacts | 'off', { message, fix }: ExpectedError) {
  const { report } = job;
  const used = fallbackName(fallback);
  const instead =
    profile === 'off'
      ? 'The build is to do without one (`off`).'
      : `The fallback \`${used}\` takes its place: ${profile.archive ?? profile.path}.`;
  // They are about what was collected, and that is not used.
  delete report.decision;
  delete report.potential;
  delete report.profile;
  report.fallback = { used, reason: message };
  if (profile !== 'off') report.profile = profile;
  addFindings(job, [
    {
      severity: 'warning',
      message: `No profile could be collected: ${message} ${instead}`,
      ...(fix !== undefined && { fix }),
    },
  ]);
}

/** @returns undefined when it cannot be used, which is then a finding. */
async function profileOf(
  job: Job,
  fallback: Exclude<Fallback, { kind: 'off' }>,
  collecting: Collecting,
): Promise<ProfileFacts | undefined> {
  switch (fallback.kind) {
    case 'archive':
      return archivedProfile(job, collecting);
    case 'committed': {
      const path = await committedPath(job, collecting);
      return judged(job, { path, name: path }, 'committed', collecting);
    }
    case 'path':
      return judged(job, { path: fallback.path, name: fallback.written }, fallback.written, collecting);
  }
}

/** Where the new one would go; a place that is for the new one alone has none yet, and then `go build` knows where. */
async function committedPath({ config }: Job, { go, profilePath }: Collecting): Promise<string> {
  if (existsSync(profilePath)) return profilePath;
  try {
    const wanted = config.package === undefined ? {} : { package: config.package };
    const { directory } = await findMainPackage(go, { ...wanted, flags: config.buildFlags });
    return join(directory, 'default.pgo');
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return profilePath;
  }
}

/** The newest one of this program, kept in the output folder for the steps that follow. */
async function archivedProfile(job: Job, collecting: Collecting): Promise<ProfileFacts | undefined> {
  const { config, host, scratch, outputDirectory } = job;
  const place = config.archive && printableName(objectName(config.archive, config.archive.path));
  const find = async (signal: AbortSignal) => {
    using archive = await archiveOf(job, signal);
    let tried = 0;
    for await (const file of archive?.profiles(scratch, ARCHIVED_TRIED) ?? []) {
      tried += 1;
      const facts = await judged(job, file, 'archive', collecting);
      if (facts === undefined) continue;
      const path = join(outputDirectory, 'fallback.pgo');
      await replaceFile(path, await readFile(file.path));
      return { ...facts, path, archive: file.name };
    }
    if (tried === 0) throw new ExpectedError(`There is no archived profile at ${place}.`);
    return undefined;
  };
  const late = () => new ExpectedError(`${place} gave no profile within ${duration(ARCHIVE_TIMEOUT)}.`);
  try {
    return await withDeadline(ARCHIVE_TIMEOUT, host.signal, find, late);
  } catch (error) {
    if (!(error instanceof ExpectedError) || host.signal.aborted) throw error;
    // What cannot be opened speaks of writing, of which this is not.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    addFindings(job, [unused('archive', { message, ...(fix !== undefined && { fix }) })]);
    return undefined;
  }
}

interface ProfileFile {
  readonly path: string;
  /** For people. */
  readonly name: string;
}

/** Judges a file as a collected one is. @returns undefined when it cannot be used, which is then a finding. */
async function judged(
  job: Job,
  { path, name }: ProfileFile,
  fallback: string,
  { go, declared }: Collecting,
): Promise<ProfileFacts | undefined> {
  const { config, host } = job;
  const candidate = { path, name, source: 'fallback', entry: 0 };
  const own = ownCode(go.modulePath, declared);
  const { accepted, findings } = await judgeAll([candidate], own, host.signal);
  host.signal.throwIfAborted();
  const told = findings.map(({ finding }) => finding);
  if (accepted.length === 0) {
    addFindings(
      job,
      told.map((finding) => unused(fallback, finding)),
    );
    return undefined;
  }
  const file = await readFile(path);
  const weighed = await readOrExplain(file, name);
  const about = { source: candidate.source, file: name };
  addFindings(job, [...told, ...age(weighed, config.maxProfileAge, host.now(), about)]);
  return factsOfFile(file, path, weighed);
}

/** An error of one that was tried fails nothing by itself. */
function unused(fallback: string, finding: Omit<Finding, 'severity'>): Finding {
  const message = `The fallback \`${fallback}\` is not used: ${finding.message}`;
  return { source: 'fallback', ...finding, severity: 'warning', message };
}

function age({ head }: Weighed, most: number, now: Date, about: Partial<Finding>): Finding[] {
  if (head.timeNanos <= 0n) return [];
  const old = now.getTime() - Number(head.timeNanos / 1_000_000n);
  if (old <= most) return [];
  const message = `It is ${duration(old)} old; \`max-profile-age\` is ${duration(most)}.`;
  const fix = 'See to it that profiles can be collected again.';
  return [{ severity: 'warning', ...about, message, fix }];
}
