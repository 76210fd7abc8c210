import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Archive } from '../collect/archive.ts';
import type { Fallback } from '../collect/fallback.ts';
import { objectName } from '../collect/object-store.ts';
import type { Source } from '../collect/source.ts';
import { goToolchain } from '../golang/go.ts';
import { ownCodeOf } from '../golang/program.ts';
import type { OwnCode } from '../profile/names.ts';
import { type ValidFile, validateAll } from '../profile/validate.ts';
import type { ProfileFacts, Report } from '../report/report.ts';

import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../system/errors.ts';
import { mustBePlaceOfProfile, readRegularFile, replaceFile, writeProfile } from '../system/files.ts';
import { share } from '../system/format.ts';
import { duration, printableName } from '../system/text.ts';
import { contextOf, orElse, type ReportParts, type Run } from '../work.ts';
import { aboutBuildsWithout } from './check-place.ts';
import { aboutAge, factsOfFile, factsOfMerged, readOrExplain } from './files.ts';
import * as gather from './gather.ts';
import { findProgram, introduce, type Program } from './program.ts';
import { repairToday } from './repair.ts';

/** The program for which profiles are collected, and the path of the merged profile. */
interface CollectedProgram extends gather.Subject {
  readonly own: OwnCode;
  /** The path of the merged profile. A fallback is never written to the path of the merged profile. */
  readonly profilePath: string;
}

const OF_WHICH_PROGRAM = note(
  'Profiles of older code are not matched to today’s source, because the module has several programs.',
  'Set `package` to the program that was profiled.',
);

/**
 * Runs `collect`, which collects, validates and merges profiles, and writes the result. If no profile can be collected, the report names
 * the fallback to use. `collect` publishes nothing.
 */
export async function* collect(run: Run): ReportParts {
  const { config, host } = run;
  if (config.archive === undefined && config.fallbacks.some(({ kind }) => kind === 'archive'))
    throw new UsageError('fallback: `archive` is listed, but the setting `archive` is missing.', {
      fix: 'Set `archive` to the place of merged profiles, such as `archive: s3://bucket/prod/my-service/`.',
    });
  // A fallback does not help against a mistake in the module or the command, because the build would fail, too.
  const target = yield* findTarget(run);
  try {
    yield* collectTo(run, target);
  } catch (error) {
    if (!hasFallback(error, run)) throw error;
    for (const fallback of config.fallbacks) {
      const { profile, findings } = await fallbackProfile(run, fallback, target);
      yield { findings };
      if (profile !== undefined) {
        yield usedFallback(fallback, profile, error);
        return;
      }
      host.signal.throwIfAborted();
    }
    throw error;
  }
}

/**
 * Returns true if a fallback may be used. A fallback must be configured, and the error must not be a mistake in the settings or a
 * cancellation.
 */
function hasFallback(error: unknown, { config, host }: Run): error is ExpectedError {
  if (!(error instanceof ExpectedError) || error instanceof UsageError) return false;
  return config.fallbacks.length > 0 && !host.signal.aborted;
}

/**
 * Finds the program and yields it for the report. The program may stay unknown if the settings and the module do not show which program is
 * meant.
 */
async function* findTarget(run: Run): ReportParts<CollectedProgram> {
  const { config } = run;
  const { profile } = config;
  // If the settings name a profile but no package, the profile may belong to any program of the module.
  const mayLack = profile !== undefined && config.package === undefined;
  const found = findProgram(run);
  const known = await (mayLack ? orElse<Program | ExpectedError>(run, found, (error) => error) : found);
  const isFound = !(known instanceof ExpectedError);
  const isOneOfSeveral = mayLack && (isFound ? known.main.choice !== undefined : known instanceof UsageError);
  const program = isFound && !isOneOfSeveral ? known : undefined;
  if (program !== undefined) {
    yield introduce(run, program);
    yield { findings: await aboutBuildsWithout(run, program) };
  }
  if (isOneOfSeveral && !gather.isOfThisTree(config)) yield { findings: [OF_WHICH_PROGRAM] };
  const go = program?.go ?? (await goToolchain(contextOf(run)));
  const profilePath = profile ?? program?.profilePath ?? '';
  const isSource = (source: Source) =>
    source.kind === 'file' && resolve(config.sourcesFolder, source.pattern) === profilePath;
  const itself = config.sources.find(isSource);
  if (itself !== undefined) {
    const message = `${profilePath} would be overwritten by the merged profile, although it is a source.`;
    throw new UsageError(message, { fix: 'Set `profile` to a path that no source collects.' });
  }
  await mustBePlaceOfProfile(profilePath, run.force);
  const main = program?.main;
  return { go, main, own: await ownCodeOf(go, main, config.buildFlags), profilePath };
}

/**
 * Leaves out the file that this run will write. A folder or a glob may hold this file, which an earlier run wrote, and its samples would
 * count twice.
 */
async function withoutOutput(
  accepted: readonly ValidFile[],
  output: string,
): Promise<{ readonly accepted: readonly ValidFile[]; readonly findings: readonly Finding[] }> {
  const realPlace = (path: string) => realpath(path).catch(() => path);
  const place = await realPlace(output);
  const others: ValidFile[] = [];
  const findings: Finding[] = [];
  for (const file of accepted) {
    if ((await realPlace(file.path)) !== place) others.push(file);
    else {
      const message = `The source ${file.source} also collects ${file.name}, which is the profile that this run writes, so this file is not merged.`;
      findings.push(warning(message, 'Set `profile` to a path that no source collects.'));
    }
  }
  return { accepted: others, findings };
}

/** Collects and merges the profiles, and writes the result. */
async function* collectTo(run: Run, target: CollectedProgram): ReportParts {
  // If a fallback is configured, a failure to archive the profile is only a warning, because a release uses the profile even if it is not
  // archived.
  const gaps: Finding[] = [];
  const unlessReleasing = <T>(task: Promise<T>) =>
    orElse<T | undefined>(run, task, (error) => {
      if (!hasFallback(error, run)) throw error;
      gaps.push(warning(error.message, error.fix));
      return undefined;
    });
  const archive: Archive | undefined = await unlessReleasing(gather.openArchiveOf(run));
  yield { findings: gaps.splice(0) };
  const collected = await gather.collectProfiles(run, target);
  yield { sources: collected.sources, findings: collected.findings };
  const others = await withoutOutput(collected.accepted, target.profilePath);
  yield { findings: others.findings };
  const { accepted } = others;
  const { merged, findings, potential } = await gather.mergeCollected(run, target, {
    ...collected,
    accepted,
  });
  yield { findings };
  const facts = factsOfMerged(merged, target.profilePath);
  const profile = (await unlessReleasing(gather.archiveMerged(archive, run, merged, facts))) ?? facts;
  yield { findings: gaps.splice(0) };
  await writeProfile(target.profilePath, merged.bytes, run);
  yield { profile, potential };
}

/** The profile that a fallback provides; `off` if the build must use no profile. */
type FallbackProfile = ProfileFacts | 'off';

/** Returns the parts of the report about a used fallback. @param error the reason why no profile was collected. */
function usedFallback(fallback: Fallback, profile: FallbackProfile, error: ExpectedError): Partial<Report> {
  const { message, fix } = error;
  const used = fallback.kind === 'path' ? fallback.written : fallback.kind;
  const instead =
    profile === 'off'
      ? 'Build without a profile (`off`).'
      : `Use the fallback \`${used}\` instead: ${profile.archive ?? profile.path}.`;
  return {
    fallback: { used, reason: message },
    profile: profile === 'off' ? undefined : profile,
    findings: [warning(`No profile could be collected: ${message} ${instead}`, fix)],
  };
}

/** A fallback that was tried. `profile` is undefined if the compiler cannot use the profile of the fallback. */
interface Tried {
  readonly profile?: FallbackProfile;
  readonly findings: readonly Finding[];
}

/** Reads and validates the profile that one value of `fallback` names. */
async function fallbackProfile(run: Run, fallback: Fallback, target: CollectedProgram): Promise<Tried> {
  if (fallback.kind === 'off') return { profile: 'off', findings: [] };
  if (fallback.kind === 'archive') return archivedProfile(run, target);
  if (fallback.kind === 'path')
    return validated(run, { path: fallback.path, name: fallback.written, kind: fallback.written }, target);
  // The committed profile usually has the path of the new profile. If there is no file at the path of the new profile, the code looks at
  // the places where `go build` looks.
  const anywhere = { ...run, config: { ...run.config, profile: undefined } };
  const elsewhere = () =>
    orElse<Pick<CollectedProgram, 'profilePath'>>(run, findProgram(anywhere), () => target);
  const { profilePath: path } = existsSync(target.profilePath) ? target : await elsewhere();
  return validated(run, { path, name: path, kind: 'committed' }, target);
}

/** The time limit for finding a profile in the archive, in milliseconds. The limit is short, because a release waits for the result. */
const ARCHIVE_TIMEOUT = 60_000;
/**
 * The number of archived profiles that are tried, from the newest. Several archived profiles are tried, because several programs may share
 * an archive.
 */
const ARCHIVED_TRIED = 10;

/** Finds the newest archived profile of this program, and keeps the profile in the output folder for the next steps of the job. */
async function archivedProfile(run: Run, target: CollectedProgram): Promise<Tried> {
  const { config, host, scratch, outputDirectory } = run;
  const place = config.archive && printableName(objectName(config.archive, config.archive.path));
  const findings: Finding[] = [];
  const find = async (signal: AbortSignal): Promise<Tried> => {
    const archive = await gather.openArchiveOf(run, signal);
    let isEmpty = true;
    for await (const file of archive?.profiles(scratch, ARCHIVED_TRIED) ?? []) {
      isEmpty = false;
      const { profile, findings: about } = await validated(run, { ...file, kind: 'archive' }, target);
      findings.push(...about);
      if (profile === undefined) continue;
      const path = join(outputDirectory, 'fallback.pgo');
      await replaceFile(path, await readRegularFile(profile.path));
      return { profile: { ...profile, path, archive: file.name }, findings };
    }
    if (isEmpty) throw new ExpectedError(`No profile was found in the archive ${place}.`);
    return { findings };
  };
  const late = () =>
    new ExpectedError(`No profile could be read from ${place} within ${duration(ARCHIVE_TIMEOUT)}.`);
  return orElse(run, withDeadline(ARCHIVE_TIMEOUT, host.signal, find, late), (error) => {
    // If the archive cannot be opened, the error's message is about writing to the archive. Use the message of the error's cause, because
    // this code only reads the archive.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    return { findings: [...findings, notUsed('archive', { message, fix })] };
  });
}

/** An older profile that may be used instead of a new one. */
interface OlderProfile {
  readonly path: string;
  /** The name of the older profile in messages. */
  readonly name: string;
  /** The entry of the setting `fallback` that names this profile: `committed`, `archive`, or a path. */
  readonly kind: string;
}

/** Validates an older profile, and matches the profile to today's source. */
async function validated(run: Run, { path, name, kind }: OlderProfile, { go, main, own }: CollectedProgram) {
  const { config, host, outputDirectory } = run;
  const candidate = { path, name, source: 'fallback', entry: 0 };
  const { accepted, findings: found } = await validateAll([candidate], own, host.signal);
  host.signal.throwIfAborted();
  const findings = found.map(({ finding }) => finding);
  if (accepted.length === 0) return { findings: findings.map((one) => notUsed(kind, one)) };
  const file = await readRegularFile(path);
  const read = await readOrExplain(file, name, config.renames);
  const about = aboutAge(read.head, config.maxProfileAge, host.now());
  findings.push(...about.map((one) => ({ ...one, source: candidate.source, file: name })));
  const repair = main && repairToday(run, { go, main }, file, read);
  const repaired = await orElse(run, Promise.resolve(repair), () => undefined);
  if (repaired === undefined || repaired.bytes === file)
    return { profile: factsOfFile(file, path, read), findings };
  const { stale, lost } = repaired.repair;
  const message = `This fallback profile was matched to today’s source, so ${share(1 - lost)} of its weight reaches the compiler, instead of ${share(1 - stale)}.`;
  findings.push({ severity: 'note', source: candidate.source, file: name, message });
  const place = join(outputDirectory, 'fallback.pgo');
  await replaceFile(place, repaired.bytes);
  return { profile: factsOfFile(repaired.bytes, place, repaired), findings };
}

/** Returns a warning for a fallback that cannot be used. After the warning, the run tries the next fallback. */
function notUsed(fallback: string, finding: Omit<Finding, 'severity'>): Finding {
  const message = `The fallback \`${fallback}\` is not used: ${finding.message}`;
  return { source: 'fallback', ...finding, severity: 'warning', message };
}
