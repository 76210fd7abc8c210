import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { digest } from './bytes.ts';
import { compareText } from './columns.ts';
import type { FileFinding, Judged, Judgements } from './judge-files.ts';

/** The profiles of one build of the program. */
export interface Build {
  /** Build ID as the program's linker wrote it; absent for profiles that name none, which count as one build. */
  readonly id?: string;
  readonly profiles: number;
  /** Start of the newest of them, nanoseconds since the epoch; 0 when unknown. */
  readonly newest: bigint;
}

/** A clock may be so many milliseconds ahead of ours; a later start says nothing about when a profile was taken. */
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
  const latest = now && BigInt(now.getTime() + CLOCK_SKEW) * 1_000_000n;
  const builds = new Map<string, Build>();
  for (const { profile } of inputs) {
    const start = latest !== undefined && profile.timeNanos > latest ? 0n : profile.timeNanos;
    for (const id of profile.buildIds.length === 0 ? [''] : profile.buildIds) {
      const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
      builds.set(id, {
        id: id === '' ? undefined : id,
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
): { kept: readonly Judged[]; findings: readonly FileFinding[] } {
  const builds = buildsOf(inputs, now);
  if (builds.every(({ id }) => id === undefined) || builds.length < 2) return { kept: inputs, findings: [] };
  if (wanted === 'any') return { kept: inputs, findings: [{ finding: mixed(builds) }] };
  // What was merged elsewhere cannot be taken apart: it does not say when each of its builds was profiled.
  const pure = inputs.filter(({ profile }) => profile.buildIds.length < 2);
  const separable = buildsOf(pure, now);
  // Profiles without an ID may be of any build, also of an older one.
  const [newest, second] = separable.filter(({ id }) => id !== undefined);
  const why =
    newest === undefined
      ? 'every profile has no build ID or was merged elsewhere of several builds'
      : newest.newest === 0n
        ? 'no profile with a build ID says when it was taken'
        : 'the newest profiles of several builds start at the same time';
  if (newest === undefined || second?.newest === newest.newest)
    return { kept: inputs, findings: [{ finding: undecided(why) }] };
  const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
  const others = separable.filter((build) => build !== newest);
  const left = leftOut(newest, others, inputs.length - pure.length);
  return { kept, findings: [{ finding: left }, ...emptySources(inputs, kept)] };
}

/** One note for each source that gave profiles of which none is kept: else it would seem to have given nothing. */
function emptySources(inputs: readonly Judged[], kept: readonly Judged[]): FileFinding[] {
  const used = new Set(kept.map(({ entry }) => entry));
  const left = new Map(inputs.filter(({ entry }) => !used.has(entry)).map((one) => [one.entry, one.source]));
  return [...left].map(([entry, source]) => {
    const message = 'None of its profiles is merged, by `build-id: newest`: all are of other builds.';
    return { entry, finding: { severity: 'note', source, message } };
  });
}

/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go accepts it. */
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
  const message = `By \`build-id: newest\`, only ${count(newest.profiles, 'profile')} of build ${nameOf(newest.id)} ${newest.profiles === 1 ? 'is' : 'are'} merged. Left out: ${left.join(', ')}.`;
  const nameless = others.find(({ id }) => id === undefined);
  if (nameless === undefined || nameless.newest <= newest.newest) return { severity: 'note', message };
  return {
    severity: 'warning',
    message: `${message} Those without an ID include the newest of all, so a newer build may be among them.`,
    fix: 'Build the program so that it has an ID (Go 1.24 or later on Linux, without `-ldflags=-buildid=`), or set `build-id: any`.',
  };
}

function undecided(why: string): Finding {
  return {
    severity: 'warning',
    message: `\`build-id: newest\` cannot choose, since ${why}: the profiles of all builds are merged.`,
    fix: 'Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`).',
  };
}

function inWords(builds: readonly Build[]): string {
  const named = builds.slice(0, NAMED).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
  const rest = builds.slice(NAMED);
  const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
  return [...named, ...(rest.length === 0 ? [] : [`${more} of ${rest.length} others`])].join(', ');
}

/** Enough of a build ID to recognize it; on Windows, Go writes a path and a time, which are not shown. */
function nameOf(id: string | undefined): string {
  if (id === undefined) return 'builds without an ID';
  return (/^[0-9a-f]{12,}$/i.test(id) ? id : digest(id)).slice(0, SHORT_ID);
}
