import { declaredFunctions } from '../golang/program.ts';
import type { PublishedProfile } from '../profile/decide.ts';
import { excludedWeight, exclusionInWords, harmfulInlinings } from '../profile/exclude.ts';
import { ownCode, type Staleness } from '../profile/stale.ts';
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
import { findProgram, type Program, stalenessOf, subjectOf } from './program.ts';

/**
 * Is the committed profile still good for this source tree, and do builds use it? Reports every finding.
 * @throws ExpectedError when one of them is an error.
 */
export async function check(run: Run, report: GrowingReport): Promise<void> {
  const program = await findProgram(run);
  report.add({ subject: subjectOf(program) });
  const place = await findPlace(run, program);
  const around = await checkPlace(place);
  const { findings: within, error, staleWeight, profile } = await contents(place, around);
  // The worst first: it is the reason that is shown. Findings at a line of another file come last.
  const shown = [...within, ...around].map((finding): Finding => ({ file: program.profilePath, ...finding }));
  const atLine = ({ line }: Finding) => line !== undefined;
  report.add({ profile, findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)] });
  const fatal = shown.find(({ severity }) => severity === 'error');
  // A refresh changes what the profile holds, not where it lies.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  const kind = fatal ? 'reject' : doubtful ? 'update' : 'keep';
  const reason = (fatal ?? doubtful)?.message ?? 'The committed profile is still good.';
  report.add({ decision: { kind, reason, staleWeight } });
  if (error !== undefined) throw error;
  if (fatal !== undefined) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}

/** What the profile itself holds. */
interface Contents {
  readonly findings: readonly Finding[];
  /** Why the profile could not be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
  readonly profile?: ProfileFacts;
}

/** @param around findings about its place: an error there says why there is no profile. */
async function contents(place: ProfilePlace, around: readonly Finding[]): Promise<Contents> {
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
  const stale = await stalenessOf(run, program, declared, read.edges);
  const findings = [
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    ...aboutOwnCode(ownCode(go.modulePath, declared), read),
    ...aboutOldNames(read),
    ...aboutStaleness(stale),
    ...aboutHotCalls(config, go.version, read),
    ...aboutAmount(config, read),
    ...aboutAge(read.head, config.maxProfileAge, host.now()),
    ...aboutSize(file),
  ];
  return { findings, staleWeight: stale.weight };
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

/** More weight on functions that are gone is worth a warning. */
const STALE_WARNING = 0.05;
/** With most of it gone, the profile is of another program. */
const STALE_ERROR = 0.5;
const REFRESH = 'Refresh the profile from a build of today’s code.';

/** What the source tree no longer has. Calls that moved are of this program: never an error. */
function aboutStaleness({ missingWeight, missing, sites }: Staleness): Finding[] {
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push({
      severity: missingWeight > STALE_ERROR ? 'error' : missingWeight > STALE_WARNING ? 'warning' : 'note',
      message: `${share(missingWeight)} of its weight is on functions that the source tree no longer has: ${firstOf(missing)}.`,
      fix: REFRESH,
    });
  const moved = sites.reduce((sum, { weight }) => sum + weight, 0);
  const inWords = sites.map(
    ({ caller, callee, offset, state, weight }) =>
      `${caller} → ${callee} (+${offset}, ${state}, ${share(weight)})`,
  );
  if (sites.length > 0)
    findings.push({
      severity: moved > STALE_WARNING ? 'warning' : 'note',
      message: `${share(moved)} of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: ${firstOf(inWords)}.`,
      fix: REFRESH,
    });
  return findings;
}

function firstOf(names: readonly string[], most = 5): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).join(', ')}${more}`;
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

/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;

function aboutSize({ length }: Uint8Array): Finding[] {
  if (length < LARGE_FILE) return [];
  const message = `It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`;
  const fix =
    'Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE`.';
  return [warning(message, fix)];
}
