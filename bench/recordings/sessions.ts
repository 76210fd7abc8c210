import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readProfile } from '../../src/profile/published.ts';
import { tuneProfile } from '../../src/tune/left-out.ts';
import { callsByWeight } from '../../src/tune/tune.ts';
import { mergeRecordings } from './merges.ts';
import { recordingPath } from './record.ts';

/**
 * A session measures some profiles of a program in the same rounds, each against the build without a profile. For the lengths 10, 60 and
 * 300 s, these are the sessions:
 *
 * - `lengths`: all recordings. How much does the gain vary between recordings of one length, and does it change with the length?
 * - `merged`: two merges of six 10 s recordings and two 60 s recordings; two merges of five 60 s recordings and two 300 s recordings. Do
 *   several short recordings equal a long one?
 * - `carried`: the second half of the 10 s recordings, alone, and merged with a committed profile. Does the committed profile steady the
 *   gain? The committed profile of a recording is the merge that the recording before it led to, as if every week had one recording.
 * - `heaviest`: the first half of the 60 s recordings, whole, and without their lightest hot calls. Do these calls make the gain differ
 *   between recordings?
 */
export interface Session {
  readonly name: string;
  /** The groups of profiles that the session compares, each with the next one. `merged` compares only the two groups of each pair. */
  readonly groups: readonly ProfileGroup[];
}

/** Profiles of one kind, such as all recordings of 10 s, or merges of six of them. */
export interface ProfileGroup {
  /** The name of the group in the table, such as `10 s`. */
  readonly name: string;
  /** The paths of the profiles. */
  readonly profiles: readonly string[];
}

/** The recordings of a program: FOLDER/PROGRAM/LENGTHs-NUMBER.pgo, where the numbers are 1 to `count`. */
export interface Recordings {
  readonly folder: string;
  readonly program: string;
  /** The lengths in seconds, the shortest first. */
  readonly lengths: readonly number[];
  readonly count: number;
}

/** In the session `carried`, the committed profile has as much weight as the new recording. */
const CARRY_OVER = 1;

/** In the session `heaviest`, the calls that are kept have this share of the hot calls' weight, as in the contender `weight-90`. */
const KEPT_WEIGHT = 0.9;

/** The makers of the sessions' groups. They return undefined if a recording of the session is missing. */
const GROUPS: Readonly<
  Record<string, (recordings: Recordings) => Promise<readonly ProfileGroup[] | undefined>>
> = { lengths: lengthGroups, merged: mergedGroups, carried: carriedGroups, heaviest: heaviestGroups };

/** The names of all sessions. */
export const SESSION_NAMES: readonly string[] = Object.keys(GROUPS);

/**
 * Returns a session, for which profiles are made where necessary.
 * @returns undefined if a recording of the session is missing.
 * @throws Error if no session has this name.
 */
export async function sessionOf(recordings: Recordings, name: string): Promise<Session | undefined> {
  const groupsOf = GROUPS[name];
  if (groupsOf === undefined)
    throw new Error(`No session has the name ${name}. The sessions are ${SESSION_NAMES.join(', ')}.`);
  const groups = await groupsOf(recordings);
  return groups && { name, groups };
}

/** Returns the groups of all recordings. @returns undefined if a recording is missing. */
async function lengthGroups(recordings: Recordings): Promise<readonly ProfileGroup[] | undefined> {
  const groups = recordings.lengths.map((length) => groupOf(recordings, length));
  return groups.every(isComplete) ? groups : undefined;
}

/** True if all profiles of a group exist. */
function isComplete({ profiles }: ProfileGroup): boolean {
  return profiles.every((path) => existsSync(path));
}

/** Returns the group of all recordings of one length. The files may be missing. */
export function groupOf(recordings: Recordings, length: number): ProfileGroup {
  const { folder, program, count } = recordings;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const profiles = numbers.map((number) => recordingPath(folder, program, length, number));
  return { name: `${length} s`, profiles };
}

/** Returns the path of a merge. */
function mergePath({ folder, program }: Recordings, name: string): string {
  return join(folder, program, 'merges', `${name}.pgo`);
}

/**
 * Returns, for each length and the next longer one, two merges of so many short recordings as a long one is longer, and two long recordings.
 * @returns undefined if a recording is missing.
 */
async function mergedGroups(recordings: Recordings): Promise<readonly ProfileGroup[] | undefined> {
  const groups: ProfileGroup[] = [];
  for (const [at, length] of recordings.lengths.entries()) {
    const longer = recordings.lengths[at + 1];
    if (longer === undefined) continue;
    const parts = Math.round(longer / length);
    const short = groupOf(recordings, length).profiles;
    const long = groupOf(recordings, longer).profiles.slice(0, 2);
    if (parts > short.length) throw new Error(`${parts} recordings of ${length} s are needed for a merge.`);
    if (![...short, ...long].every((path) => existsSync(path))) return undefined;
    const merges = [short.slice(0, parts), short.slice(-parts)];
    const paths = merges.map((_, side) => mergePath(recordings, `${parts}x${length}s-${side + 1}`));
    for (const [side, merge] of merges.entries()) await mergeRecordings(merge, paths[side] as string);
    groups.push({ name: `${parts} × ${length} s`, profiles: paths }, { name: `${longer} s`, profiles: long });
  }
  return groups;
}

/**
 * Returns the second half of the shortest recordings, alone and merged with a committed profile.
 * @returns undefined if a recording is missing.
 */
async function carriedGroups(recordings: Recordings): Promise<readonly ProfileGroup[] | undefined> {
  const group = groupOf(recordings, recordings.lengths[0] as number);
  if (!isComplete(group)) return undefined;
  const carried = await carriedChain(recordings, group.profiles, CARRY_OVER);
  const half = Math.floor(group.profiles.length / 2);
  return [
    { name: `${group.name} alone`, profiles: group.profiles.slice(half) },
    { name: `${group.name} with the committed profile`, profiles: carried.slice(half) },
  ];
}

/**
 * Returns the first half of the recordings of the second length, whole and without their lightest hot calls.
 * @returns undefined if a recording is missing, or if there is only one length.
 */
async function heaviestGroups(recordings: Recordings): Promise<readonly ProfileGroup[] | undefined> {
  const length = recordings.lengths[1];
  if (length === undefined) return undefined;
  const group = groupOf(recordings, length);
  const whole = group.profiles.slice(0, Math.floor(group.profiles.length / 2));
  if (!whole.every((path) => existsSync(path))) return undefined;
  const heaviest: string[] = [];
  for (const [at, profile] of whole.entries()) {
    const path = mergePath(recordings, `heaviest-${length}s-${at + 1}`);
    await writeHeaviest(profile, path);
    heaviest.push(path);
  }
  return [
    { name: `${group.name} whole`, profiles: whole },
    { name: `${group.name} without the lightest hot calls`, profiles: heaviest },
  ];
}

/** Writes a copy of a profile without its lightest hot calls. */
async function writeHeaviest(profile: string, output: string): Promise<void> {
  const bytes = await readFile(profile);
  const { edges } = await readProfile(bytes);
  // The Go version is only for the list of left-out calls in the comments of the profile, which the compiler does not read.
  const lightest = callsByWeight({ edges, goVersion: '', reasons: [] }, KEPT_WEIGHT);
  const { bytes: heaviest } = await tuneProfile(bytes, lightest);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, heaviest);
}

/**
 * Merges each recording with the merge before it, by `carry-over`. The first recording has no earlier merge.
 * @param weight the weight of the earlier merge, as a fraction of the weight of the recording.
 * @returns the paths of the merges, one for each recording.
 */
export async function carriedChain(
  recordings: Recordings,
  profiles: readonly string[],
  weight: number,
): Promise<readonly string[]> {
  const chain: string[] = [];
  for (const [at, profile] of profiles.entries()) {
    const path = mergePath(recordings, `carried-${100 * weight}-${at + 1}`);
    const committed = chain.at(-1);
    await mergeRecordings([profile], path, committed === undefined ? undefined : { committed, weight });
    chain.push(path);
  }
  return chain;
}
