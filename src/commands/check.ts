import { ownCodeOf } from '../golang/program.ts';
import { aboutGzipLayers } from '../profile/bytes.ts';
import { MUCH_STALE } from '../profile/decide.ts';
import { hotThreshold } from '../profile/drift.ts';
import { missingFrom, weightShare } from '../profile/edges.ts';
import {
  type ExclusionSettings,
  exclusionInWords,
  harmfulInlinings,
  hazardInWords,
  isExcluded,
} from '../profile/exclusions.ts';
import type { OwnCode } from '../profile/names.ts';
import type { PublishedProfile } from '../profile/published.ts';
import { aboutSteadiness } from '../profile/steadiness.ts';
import { LEAST_NOTED, type Repair, reachHere, recordedInWords, waysInWords } from '../repair/figures.ts';
import { bytes } from '../report/format.ts';
import type { ProfileFacts, Report } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { count, fixed, share } from '../system/format.ts';
import { GATES } from '../system/quantities.ts';
import { aboutUnreadableCalls } from '../tune/left-out.ts';
import type { ProgramConfig, ReportParts, Run } from '../work.ts';
import { checkBinary } from './check-binary.ts';
import { aboutGoChange } from './check-go.ts';
import { checkPlace, findPlace, type ProfilePlace } from './check-place.ts';
import { aboutAge, aboutNoCallEdge, ageOf, factsOfFile, readOrExplain, validateOrExplain } from './files.ts';
import { findProgram, introduce, type Program, requireNamedProfiles, waysToProfile } from './program.ts';
import { aboutSource, matchToday } from './repair.ts';

/**
 * Runs `check`, which finds out if the committed profile is still good for today's source, and if builds use this profile.
 *
 * This file makes the findings about the content of the profile. `check-place.ts` makes the findings about the place of the profile and
 * about builds. For example, if 30 % of a profile's weight is in deleted functions, `check` warns, advises to repair the profile, and
 * decides `update`. If a finding has the severity `error`, the decision is `reject`, and the command fails. If there is no profile, the
 * decision is `update`, and the command fails, too, because builds do not use PGO.
 * @throws ExpectedError with the message of the first finding that is an error.
 */
export async function* check(run: Run): ReportParts {
  const [binary] = run.operands;
  if (binary !== undefined) return yield* checkBinary(run, binary);
  requireNamedProfiles(run);
  const place = await findPlace(run, await findProgram(run));
  const { program } = place;
  yield introduce(run, program);
  const around = await checkPlace(place);
  const { findings: within, error, staleWeight, repair, profile } = await checkContents(place, around);
  // Findings about the content come first, because the user sees the first error as the reason of the failure. Findings about a line of
  // another file come last.
  const shown = [...within, ...around].map((finding): Finding => ({ file: program.profilePath, ...finding }));
  const atLine = ({ line }: Finding) => line !== undefined;
  yield { profile, findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)] };
  const fatal = shown.find(({ severity }) => severity === 'error');
  // Only findings about the content can make the decision `update`, because a refresh does not change the place of the profile.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  // A missing profile is worth a refresh, as the decision of `refresh` says, too.
  const missing = error?.kind === 'no profile' ? error : undefined;
  const kind = fatal ? 'reject' : (missing ?? doubtful) ? 'update' : 'keep';
  const reason = (fatal ?? missing ?? doubtful)?.message ?? 'The committed profile is still good.';
  yield { decision: { kind, reason, staleWeight }, repair };
  if (error !== undefined) throw error;
  if (fatal !== undefined) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}

/** The results of `check` about the content of a profile. */
export interface CheckedContents extends Pick<Report, 'findings' | 'repair' | 'profile'> {
  /** The error of reading the profile; undefined if the profile could be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
}

/**
 * Reads the profile and judges its content. If the profile cannot be read, the result has a finding.
 * @param around the findings about the place of the profile. If one of these findings is an error, this error already says why there is no
 * profile.
 */
export async function checkContents(
  place: ProfilePlace,
  around: readonly Finding[],
): Promise<CheckedContents> {
  const { run, program } = place;
  const { profilePath } = program;
  if (place.realPath === undefined && around.some(({ severity }) => severity === 'error'))
    return { findings: [] };
  let profile: ProfileFacts | undefined;
  try {
    const file = await readIfThere(profilePath);
    if (file === undefined) {
      const fix = waysToProfile(run.config);
      throw new ExpectedError(`There is no profile at ${profilePath}.`, { fix, kind: 'no profile' });
    }
    const read = await readOrExplain(file, profilePath, run.config.renames);
    profile = factsOfFile(file, profilePath, read);
    return { ...(await judge(run, program, file, read)), profile };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // Use the message of the error's cause, which does not name the file, because the finding itself shows the file.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    // A repository may not have a profile yet, so a missing profile is only a note.
    const severity = error.kind === 'no profile' ? 'note' : 'error';
    return { findings: [{ severity, message, fix }], error, profile };
  }
}

/** Judges the content of a profile. @throws ExpectedError if the compiler cannot use the profile. */
async function judge(run: Run, program: Program, file: Uint8Array, read: PublishedProfile) {
  const { config, host } = run;
  const { go, main, profilePath } = program;
  const { profile, doubts, faults } = await validateOrExplain(file, profilePath);
  const own = await ownCodeOf(go, main, config.buildFlags);
  const { repair, source } = await matchToday(run, program, read.edges);
  const missing = missingFrom('The profile', read.edges.edges, config.expect);
  const hasFew = read.samples < ENOUGH_FOR_SHARES;
  const findings = [
    ...aboutGzipLayers(profile.gzipLayers, 'error'),
    ...aboutNoCallEdge('The profile', read.edges),
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    ...faults,
    ...aboutLimits(config, read, repair, host.now()),
    ...(missing === undefined ? [] : [{ severity: 'error', ...missing } as const]),
    ...aboutOwnCode(own, main?.importPath ?? go.modulePath, read),
    ...aboutAmount(config, read),
    ...aboutUnreadableCalls(read.head),
    ...aboutSource(source),
    ...(hasFew
      ? tooFewForShares(read)
      : [
          ...aboutOrigin(config, read),
          ...aboutStaleness(config, repair, read),
          ...(await aboutGoChange(run, program, read.edges, repair)),
          ...reachHere(repair),
          ...withSmallTogether([...oldNames(read), ...hotCalls(config, go.version, read)]),
        ]),
    ...aboutAge(read.head, config.maxProfileAge, host.now()),
    ...aboutSize(file),
  ];
  return hasFew ? { findings } : { findings, staleWeight: repair.stale, repair };
}

/** The minimum number of samples for percentages in findings. With fewer samples, the percentages would be random. */
const ENOUGH_FOR_SHARES = 30;
const TAKE_MORE_SAMPLES = `Take a profile with at least ${ENOUGH_FOR_SHARES} samples, or better with 1,000.`;

function tooFewForShares({ samples }: PublishedProfile): Finding[] {
  const message = `\`check\` did not judge how much of the profile is stale or hurts, because ${count(samples, 'sample')} are too few for percentages.`;
  return [note(message, TAKE_MORE_SAMPLES)];
}

/**
 * Warns if the profile names no function of the module. A profile that this program wrote has a comment that names the program. Such a
 * comment counts, because the compacted profile of a program that only calls libraries has no function of the module.
 */
function aboutOwnCode(own: OwnCode, program: string, { names, head }: PublishedProfile): Finding[] {
  if (head.comments.includes(`go-pgo program: ${program}`) || names.some(own.includes)) return [];
  const message = `The profile names no function of module ${own.modulePath}. The profile may be of another program, or the module had another name.`;
  return [warning(message, 'Refresh the profile from this program, under its usual load.')];
}

/**
 * Judges the conditions of `fail-on` that are about the committed profile. `check` ignores the conditions of `fail-on` that are not about
 * the profile, because such conditions may be meant for `compare`.
 */
function aboutLimits(
  { gates }: Pick<ProgramConfig, 'gates'>,
  read: PublishedProfile,
  { stale }: Repair,
  now: Date,
): Finding[] {
  const days = ageOf(read.head, now) / 86_400_000;
  return gates.flatMap(({ quantity, condition, limit }): Finding[] => {
    if (GATES[quantity].judgedBy !== 'check') {
      const message = `\`check\` does not judge the condition \`${condition}\` of \`fail-on\`, because it measures nothing.`;
      return [note(message, '`check` judges `age` and `stale`. `compare` judges the other conditions.')];
    }
    if (quantity === 'stale' && read.samples < ENOUGH_FOR_SHARES) {
      const message = `The condition \`${condition}\` of \`fail-on\` cannot be judged, because ${count(read.samples, 'sample')} are too few for percentages.`;
      return [{ severity: 'error', message, fix: TAKE_MORE_SAMPLES }];
    }
    const found = quantity === 'age' ? days : stale;
    if (found <= limit) return [];
    const old = days === Infinity ? 'The profile has no date' : `The profile is ${fixed(days, 1)} days old`;
    const message = `${quantity === 'age' ? old : `${share(stale)} of the profile’s weight is stale`}, and \`fail-on\` has the condition \`${condition}\`.`;
    return [{ severity: 'error', message, fix: 'Refresh the profile, or raise the limit in `fail-on`.' }];
  });
}

/**
 * The share of one CPU below which a program counts as idle. The profile of an idle program mostly shows background work of the Go runtime.
 */
const IDLE = 0.1;
/** The number of samples that show enough of the program's own work, even if the program was mostly idle. */
const MANY_SAMPLES = 10_000;
/** Matches functions of package testing, and the test functions that this package calls. */
const OF_TESTS = /^testing\.|\.(Benchmark|Test|Fuzz)(?![a-z])\w*(\.func[\d.]+)*$/;

/** Returns findings if the profile comes from an idle program or from a test binary. */
function aboutOrigin({ runsTests }: Config, read: PublishedProfile): Finding[] {
  const { head, samples, cpuNanos, testBinary } = read;
  const busy = Number(cpuNanos) / head.durationNanos;
  const idle = `The profile was recorded at ${share(busy)} of one CPU, so the program was mostly idle.`;
  const load = 'Profile the program while it is busy, or under load with `serve` and `load`.';
  const warnings = busy < IDLE && samples < MANY_SAMPLES ? [warning(idle, load)] : [];
  if (testBinary === undefined || runsTests) return warnings;
  const byTests = weightShare(read.edges.edges, ({ caller }) => OF_TESTS.test(caller));
  const lost = ` ${share(byTests)} of the profile’s weight is in calls by tests, which are not part of the program.`;
  const message = `The profile was recorded from a test binary (\`${testBinary}\`), so it shows what tests do, not what users do.${byTests < 0.01 ? '' : lost}`;
  return [...warnings, note(message, 'Profile the program itself, if you can.')];
}

/** A finding about a part of the profile. For a part with little weight, the finding is only the name of the part. */
type WeighedFinding = Finding | string;

/** Puts the names of all small parts of the profile into one note. */
function withSmallTogether(parts: readonly WeighedFinding[]): Finding[] {
  const small = parts.filter((part) => typeof part === 'string');
  const others = parts.filter((part) => typeof part !== 'string');
  return small.length === 0
    ? others
    : [
        ...others,
        note(`Each of these findings is about less than 1 % of the profile’s weight: ${small.join('; ')}.`),
      ];
}

/** Warns about weight in functions that have an old name in the profile. `renames` maps old names to new names. */
function oldNames({ weightUnderOldNames: weight }: PublishedProfile): WeighedFinding[] {
  if (weight === 0) return [];
  if (weight < LEAST_NOTED) return ['old names that `renames` maps'];
  const message = `${share(weight)} of the profile’s weight is in functions under old names, which the compiler does not find. The setting \`renames\` maps these names to new names.`;
  const fix = 'Refresh the profile, or rewrite it with `npx go-pgo@1 repair` (`command: repair`).';
  return [warning(message, fix)];
}

/** The share of lost weight above which a profile comes from another program. Weight is lost if it stays stale even after a repair. */
const LOST_ERROR = 0.75;

/** Reports the share of the profile that the compiler does not find in today's source, and the share that a repair would bring back. */
function aboutStaleness(
  { minSamples }: Config,
  repair: Repair,
  { samples, gaps }: PublishedProfile,
): Finding[] {
  const { stale, lost, recorded } = repair;
  const elsewhere = recorded === undefined ? '' : recordedInWords(recorded);
  if (stale < LEAST_NOTED) return recorded === undefined ? [] : [note(elsewhere)];
  // A repair adds no samples, so a profile with too few samples needs a refresh.
  const isRepairable = stale - lost > MUCH_STALE && samples >= minSamples;
  const reach = `${share(1 - stale)} of the profile’s weight still reaches the compiler. A repair brings this to ${share(1 - lost)}.`;
  const message = `${reach} ${elsewhere}`.trimEnd();
  const hasNoInlinedFrames = !isRepairable && gaps.withoutInlinedFrames > MUCH_STALE;
  const severity = lost > LOST_ERROR ? 'error' : stale > MUCH_STALE ? 'warning' : 'note';
  const fix = hasNoInlinedFrames
    ? 'Record the profile with Go’s own profiler. The producer of this profile drops inlined calls, so the profile has calls that are not in the source.'
    : isRepairable
      ? 'Repair the profile with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code.'
      : 'Refresh the profile from a build of today’s code.';
  return [{ severity, message, fix }, ...waysInWords(repair)];
}

/**
 * Returns findings about calls that `exclude` names, and about calls whose inlining is known to be harmful. With `hazards: apply`, a
 * harmful call that the compiler does not treat as hot is only named in the note about small parts of the profile.
 */
function hotCalls(
  { hazards, exclusions }: ExclusionSettings,
  goVersion: string,
  read: PublishedProfile,
): WeighedFinding[] {
  const { edges } = read.edges;
  const harmful = harmfulInlinings(goVersion);
  const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
  return [...harmful, ...exclusions].flatMap((one): WeighedFinding[] => {
    const weight = read.shows([one]) ? weightShare(edges, (edge) => isExcluded(edge, [one])) : 0;
    if (weight === 0) return [];
    const call = `\`${exclusionInWords(one)}\``;
    const hot = `${call} (${share(weight)} of the call-edge weight) is hot in the profile`;
    const refresh = 'Refresh the profile, which removes this call.';
    const hazard = harmful.find((other) => other === one);
    if (hazard === undefined) {
      if (weight < LEAST_NOTED) return [`${call}, which \`exclude\` names`];
      return [warning(`${hot}, although \`exclude\` names it.`, refresh)];
    }
    const isHot = edges.some((edge) => edge.weight >= least && isExcluded(edge, [one]));
    if (hazards === 'apply' ? !isHot : weight < LEAST_NOTED)
      return [`${call}, which hurts when it is inlined`];
    const message = `${hot} and hurts when ${goVersion} inlines it: ${hazardInWords(hazard)}.`;
    if (hazards === 'apply') return [warning(message, `${refresh} ${hazard.fix}`)];
    return [note(message, `The call stays in the profile because of \`hazards: report\`. ${hazard.fix}`)];
  });
}

/** Returns a finding if the profile has too few samples, or is not steady. */
function aboutAmount(config: Config, read: PublishedProfile): Finding[] {
  const fix = 'Refresh the profile from more instances, for longer, or under load.';
  const tooFew = `The profile has ${count(read.samples, 'sample')}, and \`min-samples\` is ${config.minSamples}.`;
  if (read.samples < config.minSamples) return [{ severity: 'error', message: tooFew, fix }];
  return aboutSteadiness(read, { name: 'the profile', more: () => fix });
}

/** The size in bytes above which a profile gets a warning, because every new version makes the repository much larger. */
const LARGE_FILE = 1 << 20;

/** Warns about a profile whose file is large. */
function aboutSize({ length }: Uint8Array): Finding[] {
  if (length < LARGE_FILE) return [];
  const message = `The file has ${bytes(length)}, and every refresh adds a file of this size to the repository’s history.`;
  const fix =
    'Refresh the profile with `compact: edges`, the default, or rewrite it with `npx go-pgo@1 merge PROFILE --output PROFILE`.';
  return [warning(message, fix)];
}
