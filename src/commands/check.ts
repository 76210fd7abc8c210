import { ownCodeOf } from '../golang/program.ts';
import { aboutGzipLayers } from '../profile/bytes.ts';
import { FEW_SAMPLES, MUCH_STALE } from '../profile/decide.ts';
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
import { LEAST_NOTED, type Repair, reachHere, recordedInWords, waysInWords } from '../repair/figures.ts';
import { bytes } from '../report/format.ts';
import type { ProfileFacts, Report } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { count, fixed, share } from '../system/format.ts';
import { GATES } from '../system/quantities.ts';
import type { ProgramConfig, ReportParts, Run } from '../work.ts';
import { checkBinary } from './check-binary.ts';
import { checkPlace, findPlace, type ProfilePlace } from './check-place.ts';
import { aboutAge, ageOf, factsOfFile, readOrExplain, validateOrExplain } from './files.ts';
import { findProgram, introduce, type Program, requireNamedProfiles } from './program.ts';
import { aboutSource, matchToday } from './repair.ts';

/** Is the committed profile still good, and do builds use it? @throws ExpectedError when a finding is an error. */
export async function* check(run: Run): ReportParts {
  const [binary] = run.operands;
  if (binary !== undefined) return yield* checkBinary(run, binary);
  requireNamedProfiles(run);
  const place = await findPlace(run, await findProgram(run));
  const { program } = place;
  yield introduce(run, program);
  const around = await checkPlace(place);
  const { findings: within, error, staleWeight, repair, profile } = await contents(place, around);
  // The worst first: it is the reason that is shown. Findings at a line of another file come last.
  const shown = [...within, ...around].map((finding): Finding => ({ file: program.profilePath, ...finding }));
  const atLine = ({ line }: Finding) => line !== undefined;
  yield { profile, findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)] };
  const fatal = shown.find(({ severity }) => severity === 'error');
  // A refresh changes what the profile holds, not where it lies.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  const kind = fatal ? 'reject' : doubtful ? 'update' : 'keep';
  const reason = (fatal ?? doubtful)?.message ?? 'The committed profile is still good.';
  yield { decision: { kind, reason, staleWeight }, repair };
  if (error !== undefined) throw error;
  if (fatal !== undefined) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}

export interface Contents extends Pick<Report, 'findings' | 'repair' | 'profile'> {
  /** Why the profile could not be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
}

/** @param around findings about its place: an error there says why there is no profile. */
export async function contents(place: ProfilePlace, around: readonly Finding[]): Promise<Contents> {
  const { run, program } = place;
  const { profilePath } = program;
  if (place.realPath === undefined && around.some(({ severity }) => severity === 'error'))
    return { findings: [] };
  let profile: ProfileFacts | undefined;
  try {
    const file = await readIfThere(profilePath);
    if (file === undefined) {
      const { hasSources, configFile } = run.config;
      const start = hasSources
        ? 'Run'
        : configFile === undefined
          ? 'Set up sources with `npx go-pgo@1 init` and run'
          : `Add \`sources\` to ${configFile} and run`;
      const fix = `${start} \`npx go-pgo@1 refresh\`, or name it with \`profile\`.`;
      throw new ExpectedError(`There is no profile at ${profilePath}.`, { fix, kind: 'no profile' });
    }
    const read = await readOrExplain(file, profilePath, run.config.renames);
    profile = factsOfFile(file, profilePath, read);
    return { ...(await judge(run, program, file, read)), profile };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The cause has the same sentence without the file's name.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    // A repository without a profile yet has not failed.
    const severity = error.kind === 'no profile' ? 'note' : 'error';
    return { findings: [{ severity, message, fix }], error, profile };
  }
}

/** @throws ExpectedError when the compiler cannot use the profile. */
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
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    ...faults,
    ...aboutLimits(config, read, repair, host.now()),
    ...(missing === undefined ? [] : [{ severity: 'error', ...missing } as const]),
    ...aboutOwnCode(own, main?.importPath ?? go.modulePath, read),
    ...aboutAmount(config, read),
    ...aboutSource(source),
    ...(hasFew
      ? tooFewForShares(read)
      : [
          ...aboutOrigin(config, read),
          ...aboutStaleness(config, repair, read),
          ...reachHere(repair),
          ...withSmallTogether([...oldNames(read), ...hotCalls(config, go.version, read)]),
        ]),
    ...aboutAge(read.head, config.maxProfileAge, host.now()),
    ...aboutSize(file),
  ];
  return hasFew ? { findings } : { findings, staleWeight: repair.stale, repair };
}

/** With fewer samples, every percentage is chance. */
const ENOUGH_FOR_SHARES = 30;
const MORE_SAMPLES = `Take at least ${ENOUGH_FOR_SHARES} samples, better ${FEW_SAMPLES}.`;

function tooFewForShares({ samples }: PublishedProfile): Finding[] {
  const message = `How much of it is stale or hurts was not judged, because ${count(samples, 'sample')} are too few for percentages.`;
  return [note(message, MORE_SAMPLES)];
}

/** A program may only call libraries. Its compacted profile then has none of its functions, and our comment names it. */
function aboutOwnCode(own: OwnCode, program: string, { names, head }: PublishedProfile): Finding[] {
  if (head.comments.includes(`go-pgo program: ${program}`) || names.some(own.includes)) return [];
  const message = `None of the functions that it names is of module ${own.modulePath}: it may be of another program, or the module had another name.`;
  return [warning(message, 'Refresh the profile from this program, under its usual load.')];
}

/** The conditions of `fail-on` that are about the committed profile; the others may be meant for `compare`. */
function aboutLimits(
  { gates }: Pick<ProgramConfig, 'gates'>,
  read: PublishedProfile,
  { stale }: Repair,
  now: Date,
): Finding[] {
  const days = ageOf(read.head, now) / 86_400_000;
  return gates.flatMap(({ quantity, condition, limit }): Finding[] => {
    if (GATES[quantity].judgedBy !== 'check') {
      const message = `\`check\` does not judge \`${condition}\`, which \`fail-on\` has: it measures nothing.`;
      return [note(message, 'It judges `age` and `stale`; `compare` judges the others.')];
    }
    if (quantity === 'stale' && read.samples < ENOUGH_FOR_SHARES) {
      const message = `\`${condition}\`, which \`fail-on\` has, cannot be judged: ${count(read.samples, 'sample')} are too few for percentages.`;
      return [{ severity: 'error', message, fix: MORE_SAMPLES }];
    }
    const found = quantity === 'age' ? days : stale;
    if (found <= limit) return [];
    const old = days === Infinity ? 'It has no date' : `It is ${fixed(days, 1)} days old`;
    const message = `${quantity === 'age' ? old : `${share(stale)} of its weight is stale`}, and \`fail-on\` has \`${condition}\`.`;
    return [{ severity: 'error', message, fix: 'Refresh the profile, or raise the limit in `fail-on`.' }];
  });
}

/** Less than this of one CPU is an idle program: what the runtime does then is most of the profile. */
const IDLE = 0.1;
/** So many samples show enough of what a mostly idle program does. */
const MANY_SAMPLES = 10_000;
/** Functions of package testing, and the test functions that it calls. */
const OF_TESTS = /^testing\.|\.(Benchmark|Test|Fuzz)(?![a-z])\w*(\.func[\d.]+)*$/;

function aboutOrigin({ runsTests }: Config, read: PublishedProfile): Finding[] {
  const { head, samples, cpuNanos, testBinary } = read;
  const busy = Number(cpuNanos) / head.durationNanos;
  const idle = `It was recorded at ${share(busy)} of one CPU: the program was mostly idle.`;
  const load = 'Profile it while it is busy, or under load with `serve` and `load`.';
  const warnings = busy < IDLE && samples < MANY_SAMPLES ? [warning(idle, load)] : [];
  if (testBinary === undefined || runsTests) return warnings;
  const byTests = weightShare(read.edges.edges, ({ caller }) => OF_TESTS.test(caller));
  const lost = ` ${share(byTests)} of its weight is in calls by tests, which the program does not have.`;
  const message = `It was recorded from a test binary (\`${testBinary}\`): it shows what tests do, not what users do.${byTests < 0.01 ? '' : lost}`;
  return [...warnings, note(message, 'Profile the program itself, if you can.')];
}

/** What is found about a part of the profile; of a small one only its name. */
type WeighedFinding = Finding | string;

/** One note sums up the small parts. */
function withSmallTogether(parts: readonly WeighedFinding[]): Finding[] {
  const small = parts.filter((part) => typeof part === 'string');
  const others = parts.filter((part) => typeof part !== 'string');
  return small.length === 0
    ? others
    : [...others, note(`Less than 1 % of its weight each: ${small.join('; ')}.`)];
}

function oldNames({ weightUnderOldNames: weight }: PublishedProfile): WeighedFinding[] {
  if (weight === 0) return [];
  if (weight < LEAST_NOTED) return ['old names that `renames` maps'];
  const message = `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`;
  const rewrite = '`npx go-pgo@1 merge PROFILE --output PROFILE --renames OLD=NEW`';
  return [warning(message, `Refresh it, or rewrite it with ${rewrite}.`)];
}

/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = 0.75;

/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness(
  { minSamples }: Config,
  repair: Repair,
  { samples, gaps }: PublishedProfile,
): Finding[] {
  const { stale, lost, recorded } = repair;
  const elsewhere = recorded === undefined ? '' : recordedInWords(recorded);
  if (stale < LEAST_NOTED) return recorded === undefined ? [] : [note(elsewhere)];
  // A repair brings no samples.
  const isRepairable = stale - lost > MUCH_STALE && samples >= minSamples;
  const reach = `${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`;
  const message = `${reach} ${elsewhere}`.trimEnd();
  const hasNoInlinedFrames = !isRepairable && gaps.withoutInlinedFrames > MUCH_STALE;
  const severity = lost > LOST_ERROR ? 'error' : stale > MUCH_STALE ? 'warning' : 'note';
  const fix = hasNoInlinedFrames
    ? 'Its producer drops inlined calls, so it has calls that no source has. Take it with Go’s own profiler.'
    : isRepairable
      ? 'Repair it with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code.'
      : 'Refresh the profile from a build of today’s code.';
  return [{ severity, message, fix }, ...waysInWords(repair)];
}

/** Calls that `exclude` names, and calls that are known to hurt: these are small only if the compiler does not take them for hot. */
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
    const hot = `${call} (${share(weight)} of the call-edge weight) is hot in it`;
    const refresh = 'Refresh the profile, which keeps this call out.';
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
    return [note(message, `It is left in by \`hazards: report\`. ${hazard.fix}`)];
  });
}

function aboutAmount(config: Config, { samples }: PublishedProfile): Finding[] {
  const fix = 'Refresh it from more instances, for longer, or under load.';
  const holds = count(samples, 'sample');
  const tooFew = `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`;
  if (samples < config.minSamples) return [{ severity: 'error', message: tooFew, fix }];
  if (samples >= FEW_SAMPLES) return [];
  return [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)];
}

/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;

function aboutSize({ length }: Uint8Array): Finding[] {
  if (length < LARGE_FILE) return [];
  const message = `It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`;
  const fix =
    'Refresh it with `compact: edges`, the default, or rewrite it: `npx go-pgo@1 merge PROFILE --output PROFILE`.';
  return [warning(message, fix)];
}
