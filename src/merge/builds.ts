import { createHash } from 'node:crypto';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { compareText } from '../profile/edges.ts';
import type { FileFinding, Judged, Judgements } from './judge-files.ts';

/** The profiles of one build of the program. */
export interface Build {
  /** Build ID as the program's linker wrote it; absent for profiles that name none, which count as one build. */
  readonly id?: string;
  readonly profiles: number;
  /** Start of the newest of them, nanoseconds since the epoch; 0 when unknown. */
  readonly newest: bigint;
}

/** A clock may be so many milliseconds ahead of ours; a profile that starts later says nothing of when it was taken. */
const CLOCK_SKEW = 3_600_000;

/** So many builds are named; the result document has all. */
const NAMED = 5;
const SHORT_ID = 12;

/**
 * The builds that profiles are of, newest first. A profile that was merged of several builds elsewhere counts for
 * each of them, so the numbers may add up to more.
 * @param now where given, starts that lie after it do not count as known.
 */
export function buildsOf(inputs: readonly Pick<Judged, 'profile'>[], now?: Date): Build[] {
  const builds = new Map<string, Build>();
  for (const { profile } of inputs) {
    for (const id of profile.buildIds.length === 0 ? [''] : profile.buildIds) {
      const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
      const start = now !== undefined && isInFuture(profile, now) ? 0n : profile.timeNanos;
      builds.set(id, {
        ...(id !== '' && { id }),
        profiles: profiles + 1,
        newest: start > newest ? start : newest,
      });
    }
  }
  return [...builds.values()].sort(
    (a, b) =>
      Number(b.newest > a.newest) - Number(b.newest < a.newest) || compareText(a.id ?? '', b.id ?? ''),
  );
}

function isInFuture({ timeNanos }: Judged['profile'], now: Date): boolean {
  return timeNanos > BigInt(now.getTime() + CLOCK_SKEW) * 1_000_000n;
}

/**
 * Says when what was accepted is of several builds and, for `newest`, keeps the profiles of the build that was
 * profiled last. What stays depends on the profiles and the clock alone, not on their order.
 * @param now what starts more than an hour later is of an unknown time.
 */
export function ofWantedBuild(judgements: Judgements, wanted: 'any' | 'newest', now: Date): Judgements {
  const { kept, findings } = chooseBuild(judgements.accepted, wanted, now);
  return { ...judgements, accepted: kept, findings: [...judgements.findings, ...findings] };
}

function chooseBuild(
  inputs: readonly Judged[],
  wanted: 'any' | 'newest',
  now: Date,
): { kept: readonly Judged[]; findings: FileFinding[] } {
  const builds = buildsOf(inputs, now);
  if (builds.every(({ id }) => id === undefined) || builds.length < 2) return { kept: inputs, findings: [] };
  if (wanted === 'any') return { kept: inputs, findings: [{ finding: mixed(builds) }] };
  // What was merged elsewhere cannot be taken apart: it says nothing of when each of its builds was profiled.
  const pure = inputs.filter(({ profile }) => profile.buildIds.length < 2);
  const separable = buildsOf(pure, now);
  // Profiles without an ID may be of any build: of an older one, too.
  const [newest, second] = separable.filter(({ id }) => id !== undefined);
  if (newest === undefined) return { kept: inputs, findings: [{ finding: inseparable(builds) }] };
  const early = inputs.filter(({ profile }) => isInFuture(profile, now)).map(inFuture);
  if (second?.newest === newest.newest) {
    return { kept: inputs, findings: [...early, { finding: undecided(newest) }] };
  }
  const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
  const others = separable.filter((build) => build !== newest);
  const blended = inputs.length - pure.length;
  const left = leftOut(newest, others, blended);
  return { kept, findings: [...early, { finding: left }, ...without(inputs, kept)] };
}

/** One note for each source that gave profiles of which none is kept: else it would seem to have given nothing. */
function without(inputs: readonly Judged[], kept: readonly Judged[]): FileFinding[] {
  const left = new Map<number, Judged[]>();
  for (const input of inputs) left.set(input.entry, [...(left.get(input.entry) ?? []), input]);
  for (const { entry } of kept) left.delete(entry);
  return [...left].flatMap(([entry, profiles]) => {
    const [first] = profiles;
    if (first === undefined) return [];
    const what = inWords(buildsOf(profiles));
    const message = `None of its profiles is merged, by \`build-id: newest\`: ${what} ${wasOrWere(profiles.length)} left out.`;
    return [{ entry, finding: { severity: 'note', source: first.source, message } }];
  });
}

/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go bears with it. */
function mixed(builds: readonly Build[]): Finding {
  return {
    severity: 'note',
    message: `The profiles are of ${count(builds.length, 'build')} of the program, newest first: ${inWords(builds)}.`,
    fix: 'Set `build-id: newest` to merge only those of the newest, when much has changed in between.',
  };
}

function leftOut(newest: Build, others: readonly Build[], blended: number): Finding {
  const left = [
    ...(others.length === 0 ? [] : [inWords(others)]),
    ...(blended === 0 ? [] : [`${blended} of several builds at once`]),
  ];
  const number = others.reduce((sum, { profiles }) => sum + profiles, blended);
  const message = `By \`build-id: newest\`, only ${count(newest.profiles, 'profile')}, of build ${nameOf(newest.id)}, ${newest.profiles === 1 ? 'is' : 'are'} merged; ${left.join(', ')} ${wasOrWere(number)} left out.`;
  const nameless = others.find(({ id }) => id === undefined);
  if (nameless === undefined || nameless.newest <= newest.newest) return { severity: 'note', message };
  return {
    severity: 'warning',
    message: `${message} Those without an ID include the newest of all, so a newer build may be among them.`,
    fix: 'Build the program so that it has an ID (Go 1.24 or later on Linux, without `-ldflags=-buildid=`), or set `build-id: any`.',
  };
}

function wasOrWere(number: number): string {
  return number === 1 ? 'was' : 'were';
}

function inseparable(builds: readonly Build[]): Finding {
  const known = builds.filter(({ id }) => id !== undefined).length;
  const or = known < builds.length ? 'has no build ID or ' : '';
  return {
    severity: 'warning',
    message: `Every profile ${or}was merged elsewhere of several builds (${known} in all), so \`build-id: newest\` cannot choose.`,
    fix: 'Ask the profiler for a time after the last deployment, or for the label that tells versions apart.',
  };
}

function undecided({ newest }: Build): Finding {
  const why =
    newest === 0n
      ? 'no profile with a build ID says when it was taken'
      : 'the newest profiles of several builds start at the same time';
  return {
    severity: 'warning',
    message: `\`build-id: newest\` cannot choose, since ${why}: the profiles of all builds are merged.`,
    fix: 'Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`).',
  };
}

function inFuture({ entry, source, name }: Judged): FileFinding {
  return {
    entry,
    finding: {
      severity: 'warning',
      source,
      file: name,
      message:
        'It starts more than an hour in the future, so for `build-id: newest` its time counts as unknown.',
      fix: 'Set the clock of the machine where it was taken.',
    },
  };
}

function inWords(builds: readonly Build[]): string {
  const named = builds.slice(0, NAMED).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
  const rest = builds.slice(NAMED);
  const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
  return [...named, ...(rest.length === 0 ? [] : [`${more} of ${rest.length} others`])].join(', ');
}

function nameOf(id: string | undefined): string {
  return id === undefined ? 'builds without an ID' : shortBuildId(id);
}

/** Enough of a build ID to tell it from others; on Windows, Go writes a path and a time, which are not shown. */
export function shortBuildId(id: string): string {
  const digits = /^[0-9a-f]{12,}$/i.test(id) ? id : createHash('sha256').update(id).digest('hex');
  return digits.slice(0, SHORT_ID);
}
