import { sep } from 'node:path';
import { declaredFunctions } from '../golang/program.ts';
import { profileBytes } from '../profile/bytes.ts';
import type { PublishedProfile } from '../profile/decide.ts';
import { encodeEdges } from '../profile/encode.ts';
import { exclusionInWords, findExcluded, goMinor, harmfulInlinings } from '../profile/exclude.ts';
import { withoutTypeArguments } from '../profile/names.ts';
import { type Rematched, type Repair, repairOf } from '../profile/rematch.ts';
import { ownCode } from '../profile/stale.ts';
import { bytes } from '../report/format.ts';
import type { ProfileFacts } from '../report/report.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import type { GrowingReport, Run } from '../work.ts';
import { checkPlace, findPlace, type ProfilePlace, sharedWith } from './check-place.ts';
import { factsOfFile, judgeOrExplain, readOrExplain } from './files.ts';
import { findProgram, subjectOf } from './program.ts';
import { functionsOf, rematchToday } from './rematched.ts';
import { waysInWords } from './repair.ts';

/**
 * Is the committed profile still good for this source tree, and do builds use it? Reports every finding.
 * @throws ExpectedError when one of them is an error.
 */
export async function check(run: Run, report: GrowingReport): Promise<void> {
  const program = await findProgram(run);
  report.add({ subject: subjectOf(program) });
  const place = await findPlace(run, program);
  const around = await checkPlace(place);
  const {
    findings: within,
    sharing = [],
    error,
    staleWeight,
    repair,
    profile,
  } = await contents(place, around);
  // The worst first: it is the reason that is shown.
  const findings = [...within, ...sharing, ...around];
  const shown = findings.map((finding): Finding => ({ file: program.profilePath, ...finding }));
  const atLine = ({ line }: Finding) => line !== undefined;
  report.add({ profile, findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)] });
  const fatal = findings.find(({ severity }) => severity === 'error');
  // A refresh changes what the profile holds, not where it lies.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  const kind = fatal ? 'reject' : doubtful ? 'update' : 'keep';
  const reason = (fatal ?? doubtful)?.message ?? 'The committed profile is still good.';
  report.add({ decision: { kind, reason, staleWeight }, repair });
  if (error !== undefined) throw error;
  if (fatal !== undefined) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}

/** What the profile itself holds. */
interface Contents {
  readonly findings: readonly Finding[];
  /** About other programs with the same profile, which no refresh changes. */
  readonly sharing?: readonly Finding[];
  /** Why the profile could not be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
  readonly repair?: Repair;
  readonly profile?: ProfileFacts;
}

/** @param around findings about its place: an error there says why there is no profile. */
async function contents(place: ProfilePlace, around: readonly Finding[]): Promise<Contents> {
  const { run, program } = place;
  const { profilePath } = program;
  if (around.some(({ severity }) => severity === 'error')) return { findings: [] };
  const file = await readIfThere(profilePath);
  if (file === undefined) {
    const message = `There is no profile at ${profilePath}.`;
    const move = around.find((finding) => finding.fix?.startsWith('Move it'))?.fix;
    const make = 'Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.';
    const fix = move === undefined ? make : `${make} There is one elsewhere. ${move}`;
    return { findings: [{ severity: 'error', message, fix }], error: new ExpectedError(message, { fix }) };
  }
  let profile: ProfileFacts | undefined;
  try {
    const read = await readOrExplain(file, profilePath, run.config.renames);
    profile = factsOfFile(file, profilePath, read);
    return { ...(await judge(place, file, read)), profile };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The cause has the same sentence without the file's name.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    return { findings: [{ severity: 'error', message, fix }], error, profile };
  }
}

/** @throws ExpectedError when the compiler cannot use the profile. */
async function judge(place: ProfilePlace, file: Uint8Array, read: PublishedProfile): Promise<Contents> {
  const { run, program } = place;
  const { go, main, profilePath } = program;
  const doubts = await judgeOrExplain(file, profilePath);
  const declared = await declaredFunctions(go, main, run.config.buildFlags);
  const rematched = await rematchToday(run, program, read.edges);
  const repair = repairOf(rematched);
  const own = ownCode(go.modulePath, declared);
  const isOwn = read.edges.edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee));
  const findings = [
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    // A warning: the hot code of a program that only calls libraries is all in them.
    ...(isOwn
      ? []
      : [
          warning(
            `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`,
            'Refresh the profile from this program.',
          ),
        ]),
    ...aboutOldNames(read),
    ...aboutStaleness(repair, ageOf(run, read)),
    ...aboutHazards(place, read),
    ...aboutAmount(run, read),
    ...aboutAge(run, read),
    ...(await aboutSize(place, file, read)),
    ...(await aboutFunctions(place, rematched)),
  ];
  return { findings, sharing: await sharedWith(place, file, read.edges), staleWeight: repair.stale, repair };
}

function warning(message: string, fix: string): Finding {
  return { severity: 'warning', message, fix };
}

function aboutOldNames({ weightUnderOldNames: weight }: PublishedProfile): Finding[] {
  if (weight === 0) return [];
  const message = `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`;
  return [
    warning(
      message,
      'Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`.',
    ),
  ];
}

/** More weight that the compiler does not find is worth a warning. */
const STALE_WARNING = 0.05;
/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = 0.5;

/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness(repair: Repair, age: string | undefined): Finding[] {
  const { stale, lost } = repair;
  if (stale === 0) return [];
  const subject = age === undefined ? '' : `This profile is ${age} old. `;
  const message = `${subject}${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`;
  const severity = lost > LOST_ERROR ? 'error' : stale > STALE_WARNING ? 'warning' : 'note';
  const fix =
    stale - lost > STALE_WARNING
      ? 'Repair it with `go-pgo repair` (`command: repair`), or refresh it from a build of today’s code.'
      : 'Refresh the profile from a build of today’s code.';
  return [{ severity, message, fix }, ...waysInWords(repair)];
}

/** GitHub shows ten notes of a step. */
const MOST_FUNCTIONS = 10;

/** The functions of the module whose hot calls are no longer on their lines, heaviest first. */
async function aboutFunctions({ run, program }: ProfilePlace, { matches }: Rematched): Promise<Finding[]> {
  const source = await functionsOf(run, program);
  const weights = new Map<string, number>();
  let total = 0;
  for (const { edge, way, to } of matches) {
    total += edge.weight;
    if (way !== 'same')
      weights.set(to?.caller ?? edge.caller, (weights.get(to?.caller ?? edge.caller) ?? 0) + edge.weight);
  }
  const found = [...weights]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([caller, weight]): Finding[] => {
      const { file, start: line } = source.get(withoutTypeArguments(caller)) ?? {};
      if (!file?.startsWith(program.go.moduleDirectory + sep) || weight < total / 1000) return [];
      const message = `This function’s hot calls are no longer on the lines that the profile has: ${share(weight / total)} of its weight.`;
      return [{ severity: 'note', file, line, message }];
    });
  return found.slice(0, MOST_FUNCTIONS);
}

/** Hot calls that are known to hurt or that `exclude` names. */
function aboutHazards({ run, program }: ProfilePlace, read: PublishedProfile): Finding[] {
  const { hazards, exclude } = run.config;
  const version = program.go.version;
  const hot = <T extends (typeof exclude)[number]>(all: readonly T[]) =>
    all.flatMap((one) => {
      const weight = read.shows([one]) ? findExcluded(one, read.edges.edges, [one]).weight : 0;
      return weight === 0
        ? []
        : [{ one, call: `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight)` }];
    });
  const harmful = hot(harmfulInlinings(version)).map(({ one, call }): Finding => {
    const title = one.title.charAt(0).toLowerCase() + one.title.slice(1);
    const isKeptOut = hazards === 'apply';
    const fix = isKeptOut
      ? 'Refresh the profile, which keeps this call out.'
      : 'It is left in by `hazards: report`.';
    return {
      severity: isKeptOut ? 'warning' : 'note',
      message: `${call} is hot in it and hurts when ${version} inlines it: ${title} (${one.url}).`,
      fix: `${fix} ${one.fix}`,
    };
  });
  const excluded = hot(exclude).map(({ one, call }) =>
    warning(
      `${call} is hot in it, although \`exclude\` names it.`,
      `Refresh the profile, which keeps this call out, or rewrite it: \`go-pgo merge PROFILE --output PROFILE --exclude '${exclusionInWords(one)}'\`.`,
    ),
  );
  return [...harmful, ...excluded];
}

function aboutAmount({ config }: Run, { samples }: PublishedProfile): Finding[] {
  const fix = 'Refresh it from more instances, for longer, or under load.';
  const holds = count(samples, 'sample');
  if (samples < config.minSamples)
    return [
      { severity: 'error', message: `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`, fix },
    ];
  return samples < 1_000 ? [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)] : [];
}

function aboutAge({ config, host }: Run, { head }: PublishedProfile): Finding[] {
  const age = host.now().getTime() - Number(head.timeNanos / 1_000_000n);
  if (head.timeNanos <= 0n || age <= config.maxProfileAge) return [];
  const message = `It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`;
  return [warning(message, 'Refresh it; a scheduled workflow does so every week.')];
}

function ageOf({ host }: Run, { head }: PublishedProfile): string | undefined {
  return head.timeNanos <= 0n ? undefined : span(host.now().getTime() - Number(head.timeNanos / 1_000_000n));
}

function span(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes >= 2 * 365.25 * 24 * 60) return count(Math.floor(minutes / 60 / 24 / 365.25), 'year');
  if (minutes >= 48 * 60) return count(Math.floor(minutes / 60 / 24), 'day');
  return minutes >= 120 ? count(Math.floor(minutes / 60), 'hour') : count(Math.round(minutes), 'minute');
}

/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;
/** A larger profile, unpacked, slows builds before Go 1.23, which read it for each package. */
const LARGE_PROFILE = 4 << 20;
/** A compacted profile that is larger than this share is not worth a change. */
const WORTH = 0.75;

async function aboutSize({ program }: ProfilePlace, file: Uint8Array, read: PublishedProfile) {
  const minor = goMinor(program.go.version);
  const unpacked = (await profileBytes(file)).length;
  const isSlow = minor !== undefined && minor < 23 && unpacked >= LARGE_PROFILE;
  if (file.length < LARGE_FILE && !isSlow) return [];
  const compact = encodeEdges(read.head, read.edges.edges, read, []).length;
  const isWorth = compact < WORTH * (isSlow ? unpacked : file.length);
  if (!isWorth && !isSlow) return [];
  const reasons = [
    ...(file.length >= LARGE_FILE ? ['every refresh adds that much to the repository’s history'] : []),
    ...(isSlow ? [`before Go 1.23, compiling each package reads all of its ${bytes(unpacked)}`] : []),
  ];
  const gain = ` Compacted, it is ${bytes(compact)}, and the compiler makes the same of it.`;
  const fix = isWorth
    ? 'Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE --compact edges`.'
    : 'Build with Go 1.23 or later.';
  return [
    warning(`It is ${bytes(file.length)} large: ${reasons.join(', and ')}.${isWorth ? gain : ''}`, fix),
  ];
}
