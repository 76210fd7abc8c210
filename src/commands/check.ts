import { declaredFunctions } from '../golang/program.ts';
import type { PublishedProfile } from '../profile/decide.ts';
import { excludedWeight, exclusionInWords, harmfulInlinings } from '../profile/edges.ts';
import { ownCode } from '../profile/names.ts';
import { type Repair, repairOf } from '../profile/rematch.ts';
import { bytes } from '../report/format.ts';
import type { ProfileFacts } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import type { GrowingReport, Run } from '../work.ts';
import { checkPlace, findPlace, type ProfilePlace } from './check-place.ts';
import { aboutAge, factsOfFile, judgeOrExplain, readOrExplain } from './files.ts';
import { hazardInWords } from './gather.ts';
import { findProgram, introduce, type Program } from './program.ts';
import { rematchToday } from './rematched.ts';
import { waysInWords } from './repair.ts';

/**
 * Is the committed profile still good for this source tree, and do builds use it? Reports every finding.
 * @throws ExpectedError when one of them is an error.
 */
export async function check(run: Run, report: GrowingReport): Promise<void> {
  const program = await findProgram(run);
  introduce(run, report, program);
  const place = await findPlace(run, program);
  const around = await checkPlace(place);
  const { findings: within, error, staleWeight, repair, profile } = await contents(place, around);
  // The worst first: it is the reason that is shown. Findings at a line of another file come last.
  const shown = [...within, ...around].map((finding): Finding => ({ file: program.profilePath, ...finding }));
  const atLine = ({ line }: Finding) => line !== undefined;
  report.add({ profile, findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)] });
  const fatal = shown.find(({ severity }) => severity === 'error');
  // A refresh changes what the profile holds, not where it lies.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  const kind = fatal ? 'reject' : doubtful ? 'update' : 'keep';
  const reason = (fatal ?? doubtful)?.message ?? 'The committed profile is still good.';
  report.add({ decision: { kind, reason, staleWeight }, repair });
  if (error !== undefined) throw error;
  if (fatal !== undefined) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}

/** What the profile itself holds. */
export interface Contents {
  readonly findings: readonly Finding[];
  /** Why the profile could not be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
  readonly repair?: Repair;
  readonly profile?: ProfileFacts;
}

/** @param around findings about its place: an error there says why there is no profile. */
export async function contents(place: ProfilePlace, around: readonly Finding[]): Promise<Contents> {
  const { run, program } = place;
  const { profilePath } = program;
  if (around.some(({ severity }) => severity === 'error')) return { findings: [] };
  let profile: ProfileFacts | undefined;
  try {
    const file = await readIfThere(profilePath);
    if (file === undefined) {
      const move = around.find((finding) => finding.fix?.startsWith('Move it'))?.fix;
      const make = 'Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.';
      const fix = move === undefined ? make : `${make} There is one elsewhere. ${move}`;
      throw new ExpectedError(`There is no profile at ${profilePath}.`, { fix });
    }
    const read = await readOrExplain(file, profilePath, run.config.renames);
    profile = factsOfFile(file, profilePath, read);
    return { ...(await judge(run, program, file, read)), profile };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The cause has the same sentence without the file's name.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    return { findings: [{ severity: 'error', message, fix }], error, profile };
  }
}

/** @throws ExpectedError when the compiler cannot use the profile. */
async function judge(
  run: Run,
  program: Program,
  file: Uint8Array,
  read: PublishedProfile,
): Promise<Contents> {
  const { config, host } = run;
  const { go, main, profilePath } = program;
  const doubts = await judgeOrExplain(file, profilePath);
  const declared = await declaredFunctions(go, main, config.buildFlags);
  const repair = repairOf(await rematchToday(run, program, read.edges));
  const findings = [
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    ...aboutOwnCode(ownCode(go.modulePath, declared), read),
    ...aboutOldNames(read),
    ...aboutStaleness(repair, ageInWords(read, host.now())),
    ...aboutHotCalls(config, go.version, read),
    ...aboutAmount(config, read),
    ...aboutAge(read.head, config.maxProfileAge, host.now()),
    ...aboutSize(file),
  ];
  return { findings, staleWeight: repair.stale, repair };
}

/** Only a warning: the hot code of a program that only calls libraries is all in them. */
function aboutOwnCode(own: ReturnType<typeof ownCode>, { edges: { edges } }: PublishedProfile): Finding[] {
  if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
  const message = `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`;
  return [warning(message, 'Refresh the profile from this program.')];
}

function warning(message: string, fix: string): Finding {
  return { severity: 'warning', message, fix };
}

function aboutOldNames({ weightUnderOldNames: weight }: PublishedProfile): Finding[] {
  if (weight === 0) return [];
  const message = `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`;
  const rewrite = '`go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`';
  return [warning(message, `Refresh it, or rewrite it with ${rewrite}.`)];
}

/** More weight that the compiler does not find is worth a note; and a warning. */
const STALE_NOTE = 0.01;
const STALE_WARNING = 0.05;
/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = 0.75;

/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness(repair: Repair, age: string | undefined): Finding[] {
  const { stale, lost } = repair;
  if (stale < STALE_NOTE) return [];
  const subject = age === undefined ? '' : `This profile is ${age} old. `;
  const message = `${subject}${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`;
  const severity = lost > LOST_ERROR ? 'error' : stale > STALE_WARNING ? 'warning' : 'note';
  const fix =
    stale - lost > STALE_WARNING
      ? 'Repair it with `go-pgo repair` (`command: repair`), or refresh it from a build of today’s code.'
      : 'Refresh the profile from a build of today’s code.';
  return [{ severity, message, fix }, ...waysInWords(repair)];
}

/** Hot calls that are known to hurt or that `exclude` names. */
function aboutHotCalls({ hazards, exclude }: Config, goVersion: string, read: PublishedProfile): Finding[] {
  const harmful = harmfulInlinings(goVersion);
  return [...harmful, ...exclude].flatMap((one): Finding[] => {
    const weight = read.shows([one]) ? excludedWeight(one, read.edges.edges) : 0;
    if (weight === 0) return [];
    const hot = `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight) is hot in it`;
    const refresh = 'Refresh the profile, which keeps this call out.';
    const hazard = harmful.find((other) => other === one);
    if (hazard === undefined) return [warning(`${hot}, although \`exclude\` names it.`, refresh)];
    const message = `${hot} and hurts when ${goVersion} inlines it: ${hazardInWords(hazard)}.`;
    if (hazards === 'apply') return [warning(message, `${refresh} ${hazard.fix}`)];
    return [{ severity: 'note', message, fix: `It is left in by \`hazards: report\`. ${hazard.fix}` }];
  });
}

function aboutAmount(config: Config, { samples }: PublishedProfile): Finding[] {
  const fix = 'Refresh it from more instances, for longer, or under load.';
  const holds = count(samples, 'sample');
  if (samples < config.minSamples)
    return [
      { severity: 'error', message: `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`, fix },
    ];
  return samples < 1_000 ? [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)] : [];
}

function ageInWords({ head: { timeNanos } }: PublishedProfile, now: Date): string | undefined {
  if (timeNanos <= 0n) return undefined;
  const days = (now.getTime() - Number(timeNanos / 1_000_000n)) / 86_400_000;
  if (days < 2) return undefined;
  return days >= 2 * 365.25 ? count(Math.floor(days / 365.25), 'year') : count(Math.floor(days), 'day');
}

/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;

function aboutSize({ length }: Uint8Array): Finding[] {
  if (length < LARGE_FILE) return [];
  const message = `It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`;
  const fix =
    'Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE`.';
  return [warning(message, fix)];
}
