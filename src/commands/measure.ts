import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeGates } from '../compare/after/gates.ts';
import { loadHistory } from '../compare/after/history.ts';
import {
  isAnyFinished,
  measureSides,
  type NoVerdict,
  whyNothingToMeasure,
} from '../compare/compare-binaries.ts';
import type { Contenders, ContenderWords } from '../compare/workload/contenders.ts';
import type { Binary, BuildPair, BuildSide, BuildSides, Sides } from '../golang/binaries.ts';
import { buildPair, ProfileBuildFailed } from '../golang/build.ts';
import { comparisonHeadline } from '../report/headline.ts';
import type { Report } from '../report/report.ts';
import type { ChangedPart, Command } from '../settings/settings.ts';
import { secretsInCommand } from '../system/credentials.ts';
import { withDeadline } from '../system/deadline.ts';
import { type Finding, note, Rejected, warning } from '../system/errors.ts';
import { howItEnded, lastOutput, ownerCommand, startProcess } from '../system/exec.ts';
import { replaceFile } from '../system/files.ts';
import type { Host } from '../system/host.ts';
import { duration, excerpt } from '../system/text.ts';
import { collectingOf, type ProgramConfig, type ReportParts, type Run } from '../work.ts';
import { reportCrashCulprits } from './crash-culprits.ts';
import { type Pairing, roomForProfiles } from './explain.ts';
import { maskSecretsOf } from './gather.ts';
import { type Built, buildOptions, type Place, type Program, repositoryRoot, runFacts } from './program.ts';
import { addWorkTree, pathFromRoot } from './work-trees.ts';

/**
 * Builds and verifies both sides. If the compiler crashes with the candidate's profile, and the setting is `tune: culprits`, the run finds
 * the calls that make the compiler crash, and then fails.
 * @throws Rejected if the program does not build with the new profile of a refresh or repair.
 */
export async function* buildBoth(run: Run, program: Program, sides: BuildSides): ReportParts<BuildPair> {
  const { command, config, outputDirectory } = run;
  const { candidate } = sides;
  try {
    return await buildPair({ ...buildOptions(run, program, 'build'), ...sides, outputDirectory });
  } catch (error) {
    if (!(error instanceof ProfileBuildFailed)) throw error;
    const { message, crash } = error;
    const isSearched = config.tune.kind === 'culprits';
    if (crash !== undefined && isSearched && candidate.kind === 'profile')
      yield { findings: await reportCrashCulprits(run, program, { path: candidate.path, output: crash }) };
    const hint = crash === undefined || isSearched ? '' : ` ${FIND_CRASH_CULPRITS}`;
    const fix = `${error.fix}${hint}`;
    if (command === 'compare') throw new ProfileBuildFailed(message, { fix, cause: error, crash });
    const reason = 'The program does not build with the new profile.';
    throw new Rejected(message, { reason, fix, cause: error });
  }
}

const FIND_CRASH_CULPRITS =
  'To find the calls of the profile with which the compiler crashes, run again with `tune: culprits`.';

/**
 * Runs the user's `verify` command with the new profile in place. The command runs in a second work tree of the same commit, because the
 * user's own work tree must not get a profile that is only tried.
 * @returns a note if the command passes.
 * @throws Rejected if the command fails.
 * @throws ExpectedError if git cannot make the second work tree.
 */
export async function verify(run: Run, place: Place, profile: Uint8Array): Promise<readonly Finding[]> {
  const { config, host, scratch } = run;
  if (config.verification === undefined) return [];
  const { command, timeout, folder: from } = config.verification;
  for (const secret of secretsInCommand(command)) host.mask(secret);
  host.progress('Verifying …');
  const needsClone = '`verify` needs a git repository, so run the command in a clone, or leave `verify` out.';
  const root = await repositoryRoot(run, needsClone);
  await using tree = await addWorkTree(run, {
    root,
    folder: join(scratch, 'tree'),
    commit: 'HEAD',
    what: 'a second work tree to verify the profile in',
    fix: 'Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out.',
  });
  const { folder } = tree;
  let output = () => '';
  const task = async (signal: AbortSignal): Promise<string | undefined> => {
    const { argv, env } = ownerCommand(command);
    const PGO_PROFILE = join(folder, place.path);
    await replaceFile(PGO_PROFILE, profile);
    await using started = await startProcess(argv, {
      cwd: join(folder, pathFromRoot(root, from)),
      env: { ...host.env, ...env, PGO_PROFILE },
      credentials: 'program',
      signal,
      onLine: (line) => host.detail(`verify | ${excerpt(line, 300)}`),
    });
    output = started.output;
    const end = await started.exited;
    signal.throwIfAborted();
    return end.exitCode === 0 ? undefined : `The command ${howItEnded(end)}. ${lastOutput(output())}`;
  };
  const tooLong = new Error('The command takes too long.');
  const failure = await withDeadline(timeout, host.signal, task, () => tooLong).catch((error: unknown) => {
    if (error !== tooLong) throw error;
    return `The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
  });
  if (failure === undefined) return [note('`verify` passed with the new profile in place.')];
  const reason = '`verify` does not pass with the new profile in place.';
  const fix =
    'Also run the command without the new profile, to see whether the profile is the reason. The new profile is in the output folder.';
  throw new Rejected(`${reason} ${failure}`, { reason, fix });
}

/** The share of the budget for asking the compiler about its inlining, and the most milliseconds for asking. */
const [REASONS_SHARE, MOST_FOR_REASONS] = [0.07, 20_000];

/** Returns the milliseconds of the budget that are kept for asking the compiler about its inlining, after measuring and profiling. */
function roomForReasons({ evidence, budget }: ProgramConfig): number {
  return evidence.has('compiler') ? Math.min(MOST_FOR_REASONS, budget * REASONS_SHARE) : 0;
}

/** Starts the budget of a comparison. The budget limits the time of all steps after the builds, except tuning. */
export function beginComparison(
  run: Run,
  built: Pick<Pairing, 'program' | 'sides' | 'build' | 'others' | 'collected'>,
): Pairing {
  const deadline = performance.now() + run.config.budget - roomForReasons(run.config);
  const host: Host = { ...run.host, progress: (line) => run.host.progress(line, deadline) };
  if (run.config.underLoad !== undefined) maskSecretsOf(run, run.config.underLoad);
  return { ...built, run: { ...run, host }, deadline };
}

/** Measures all contenders, but leaves a part of the budget for `takeProfiles`. */
export function measureBinaries(pairing: Pairing) {
  const { run, program, build, deadline } = pairing;
  const reserved = roomForReasons(run.config) + roomForProfiles(run.config);
  return measureSides({
    ...run,
    go: program.go,
    main: build && program.main,
    ...contendersOf(pairing),
    labels: labelsOf(run.command),
    words: CONTENDER_WORDS,
    deadline: deadline - roomForProfiles(run.config),
    latest: deadline,
    measuringShare: 1 - reserved / run.config.budget,
  });
}

/** All contenders that a comparison measures. */
export interface ContendersToMeasure extends Pick<Pairing, 'sides' | 'others'> {
  /** The programs of both sides; undefined if the comparison runs only benchmarks. */
  readonly build?: Sides<Binary | undefined>;
}

/**
 * Lists the contenders of a comparison in an order: each contender is compared with all contenders before it. The committed profile comes
 * before the candidate, and the tuned profile comes last. If the program of one contender is missing, the result has no programs.
 */
export function contendersOf({ sides, build, others = {} }: ContendersToMeasure) {
  const { tuned, ...earlier } = others;
  const all: (readonly [string, BuildSide, Binary | undefined])[] = [
    ['baseline', sides.baseline, build?.baseline],
    ...Object.entries(earlier).map(([name, { side, binary }]) => [name, side, binary] as const),
    ['candidate', sides.candidate, build?.candidate],
  ];
  if (tuned !== undefined) all.push(['tuned', tuned.side, tuned.binary]);
  const programs = all.flatMap(([name, , binary]) => (binary === undefined ? [] : [[name, binary] as const]));
  return {
    sides: Object.fromEntries(all.map(([name, side]) => [name, side])) as unknown as Contenders<BuildSide>,
    build:
      programs.length < all.length
        ? undefined
        : (Object.fromEntries(programs) as unknown as Contenders<Binary>),
  };
}

/** Returns the names of contenders in the result document. Each name says with which profile the contender was built. */
export function labelsOf(command: Command): Readonly<Record<string, string>> {
  return { baseline: 'off', candidate: command === 'repair' ? 'repaired' : 'recorded' };
}

/** The words for further contenders in messages. The two sides have their names: the baseline and the candidate. */
export const CONTENDER_WORDS: ContenderWords = {
  committed: 'build with the committed profile',
  tuned: 'build with the tuned profile',
};

/** Prints the verdict as progress, because finding the reasons takes a while. @throws the signal's reason if the run was cancelled. */
export function announceVerdict({ host }: Run, report: Report): void {
  host.signal.throwIfAborted();
  if (report.comparison === undefined) return;
  const { title, sentence } = comparisonHeadline(report, report.comparison);
  host.progress(`Verdict: ${title}. ${sentence}`);
}

/**
 * Returns the reason why there will be no verdict; undefined if there can be a verdict. The first line of a run says why there will be no
 * verdict, before the long work.
 */
export function foreseeNoVerdict(
  run: Run,
  program: Built,
  sides: BuildSides,
): Promise<NoVerdict | undefined> {
  return whyNothingToMeasure({ ...run, ...program, sides });
}

/** Returns the results of earlier runs, with the result of this run as the last point. */
export async function pastRuns(run: Run, report: Report) {
  const { config, host } = run;
  if (config.history.length === 0) return { findings: [] };
  const facts = report.run ?? (await runFacts(run));
  host.progress('Loading results of earlier runs …');
  const scratch = join(run.scratch, 'history');
  await mkdir(scratch, { recursive: true });
  const own = { ...report, run: facts };
  return {
    run: facts,
    ...(await loadHistory(config.history, own, { ...collectingOf(run, scratch), cwd: config.historyFolder })),
  };
}

/**
 * Judges the conditions of `fail-on`. This function does not throw an error for a failed condition, so that the report can show the
 * condition first (`failureOfGates` fails the run later). If a condition could not be judged, the result has a warning.
 */
export function gateResults(report: Report, { gates: conditions }: Pick<ProgramConfig, 'gates'>) {
  if (conditions.length === 0) return { findings: [] };
  const gates = judgeGates(report, conditions);
  const open = gates.filter(({ outcome }) => outcome === 'not measured');
  const findings = open.map(({ condition, reason }) =>
    warning(
      `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
      'Measure this quantity, or remove the condition, which has no effect now.',
    ),
  );
  return { gates, findings };
}

/**
 * Returns the settings that changed this comparison, in the form of the config file. Settings of skipped steps are left out, such as `load`
 * if no load was measured.
 */
export function nonDefaultSettings(config: ProgramConfig, sides: BuildSides): Report['settings'] {
  const { measure, baseline, candidate, changedSettings } = config;
  const tookPlace: Readonly<Record<ChangedPart, boolean>> = {
    comparison: true,
    'test builds': !isAnyFinished(sides),
    load: measure.has('load'),
    refs: baseline.kind === 'ref' || candidate.kind === 'ref',
  };
  const shown = changedSettings.filter(({ changes }) => tookPlace[changes]);
  return shown.length === 0 ? undefined : Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}
