import picomatch from 'picomatch';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { compare } from '../newest.ts';
import type { ArtifactSource } from '../source.ts';

/** An artifact as GitHub lists it; nobody has looked into it yet. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Size of its archive. */
  readonly bytes: number;
  /** Undefined where the server does not say. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  readonly digest?: string;
  /** Its run; undefined: this one. */
  readonly run?: number;
}

/** The artifacts of one run. */
export type RunArtifacts = readonly Artifact[];

/** Somewhere to look for artifacts. */
export interface ArtifactPlace {
  /** As it follows "in" or "of" in a sentence, such as `run 7 of acme/service`. */
  readonly description: string;
  /** Run by run, the newest first; no further than it is asked. */
  runs(): AsyncIterable<RunArtifacts>;
  /** Saves the archive to `file`. */
  download(artifact: Artifact, file: string): Promise<void>;
}

/** How many of the names that are there an error shows. */
const SHOWN_NAMES = 5;

/**
 * The artifacts that the source means: those of the newest run that has any; with a `limit`, so many of the newest over
 * all runs. Of one name in one run (a job that ran again) the newest.
 * @throws ExpectedError when none is left, with the reason.
 */
export async function chooseArtifacts(
  place: ArtifactPlace,
  source: Pick<ArtifactSource, 'name' | 'limit' | 'maxAge'>,
  now: Date,
): Promise<{ readonly artifacts: readonly Artifact[]; readonly findings: readonly Finding[] }> {
  const { limit, maxAge } = source;
  const matches = matcher(source.name);
  const chosen: Artifact[] = [];
  const expired: Artifact[] = [];
  const tooOld: Artifact[] = [];
  const others = new Set<string>();
  for await (const run of place.runs()) {
    for (const artifact of newestOfEachName(run)) {
      if (!matches(artifact.name)) others.add(artifact.name);
      else if (artifact.expired) expired.push(artifact);
      else if (isOlder(artifact, maxAge, now)) tooOld.push(artifact);
      else chosen.push(artifact);
    }
    if (chosen.length >= (limit ?? 1)) break;
  }
  if (chosen.length === 0) {
    if (tooOld.length > 0) throw allTooOld(source, place, tooOld, now);
    if (expired.length > 0) throw allExpired(source, place, expired.length);
    throw noMatch(source, place, others);
  }
  return { artifacts: chosen.slice(0, limit), findings: leftOut(expired.length, tooOld.length, maxAge) };
}

/** A name that is there is taken as it is; else as a pattern. Names hold no slash, so `*` matches all of one. */
function matcher(pattern: string): (name: string) => boolean {
  const matches = picomatch(pattern, { dot: true, nonegate: true });
  return (name) => name === pattern || matches(name);
}

/** Newest first; of equally new ones, by name. */
function newestOfEachName(artifacts: RunArtifacts): Artifact[] {
  const newest = new Map<string, Artifact>();
  // Ids grow; times have a second's resolution only.
  for (const artifact of [...artifacts].sort((a, b) => a.id - b.id)) newest.set(artifact.name, artifact);
  const time = ({ created }: Artifact) => created?.getTime() ?? 0;
  return [...newest.values()].sort((a, b) => time(b) - time(a) || compare(a.name, b.name));
}

function isOlder({ created }: Artifact, maxAge: number | undefined, now: Date): boolean {
  return maxAge !== undefined && created !== undefined && now.getTime() - created.getTime() > maxAge;
}

function leftOut(expired: number, tooOld: number, maxAge: number | undefined): Finding[] {
  const findings: Finding[] = [];
  if (expired > 0) {
    findings.push({
      severity: 'note',
      message: `${count(expired, 'artifact')} of the name ${expired === 1 ? 'has' : 'have'} expired and ${expired === 1 ? 'was' : 'were'} left out.`,
      fix: 'Raise `retention-days` of actions/upload-artifact if they are missed.',
    });
  }
  if (tooOld > 0) {
    findings.push({
      severity: 'note',
      message: `${count(tooOld, 'artifact')} older than max-age ${duration(maxAge ?? 0)} ${tooOld === 1 ? 'was' : 'were'} left out.`,
    });
  }
  return findings;
}

function allTooOld(
  source: { name: string; maxAge?: number },
  place: ArtifactPlace,
  tooOld: Artifact[],
  now: Date,
) {
  const newest = Math.max(...tooOld.map(({ created }) => created?.getTime() ?? 0));
  const which = tooOld.length === 1 ? 'The only artifact' : `All ${tooOld.length} artifacts`;
  return new ExpectedError(
    `${which} named \`${excerpt(source.name)}\` in ${place.description} ${tooOld.length === 1 ? 'is' : 'are'} older than max-age ${duration(source.maxAge ?? 0)}; the newest is from ${duration(now.getTime() - newest)} ago.`,
    { fix: 'Run the workflow that makes the profile, or raise `max-age`.' },
  );
}

function allExpired({ name }: { name: string }, place: ArtifactPlace, expired: number): ExpectedError {
  const which = expired === 1 ? 'The only artifact' : `All ${expired} artifacts`;
  return new ExpectedError(
    `${which} named \`${excerpt(name)}\` in ${place.description} ${expired === 1 ? 'has' : 'have'} expired: GitHub no longer keeps the files.`,
    {
      fix: 'Run the workflow that makes the profile again, and raise `retention-days` of its actions/upload-artifact.',
    },
  );
}

function noMatch(
  { name }: { name: string },
  place: ArtifactPlace,
  others: ReadonlySet<string>,
): ExpectedError {
  const names = [...others].sort(compare);
  const shown = names.slice(0, SHOWN_NAMES).map((other) => `\`${excerpt(other)}\``);
  const more = names.length > SHOWN_NAMES ? ` and ${names.length - SHOWN_NAMES} more` : '';
  const there = names.length === 0 ? 'there is none at all' : `there is ${shown.join(', ')}${more}`;
  return new ExpectedError(`No artifact named \`${excerpt(name)}\` is in ${place.description}; ${there}.`, {
    fix:
      names.length === 0
        ? 'Upload the profile by actions/upload-artifact in a job that this one `needs`, or name its `workflow`, `run-id` or `repository`.'
        : 'Write the name or pattern under which it was uploaded.',
  });
}
