import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { NormalizedPair } from '../compare/after/profiles.ts';
import type { Outcome } from '../compare/compare-binaries.ts';
import {
  type Comparison,
  type ContenderDifference,
  type Measurement,
  rowsOfVerdict,
  slowerThanCommitted,
} from '../compare/experiment/verdict.ts';
import type { BuiltSide } from '../golang/binaries.ts';
import { buildContender } from '../golang/build.ts';
import type { CompilerNotes } from '../golang/compiler-notes.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { readProfile } from '../profile/published.ts';
import type { Report } from '../report/report.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { changeWithInterval, count, totalOf } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import {
  aboutUnusedKeep,
  describeCalls,
  type LeftOutCall,
  type TunedProfile,
  withoutKept,
} from '../tune/left-out.ts';
import { searchContender } from '../tune/search.ts';
import { mostTuningTime } from '../tune/time.ts';
import { type Contender, contenderInWords, proposeContenders } from '../tune/tune.ts';
import type { ProgramConfig, ReportParts } from '../work.ts';
import { reportCulprits } from './culprits.ts';
import { compilerReasons, type Pairing } from './explain.ts';
import { factsOfFile } from './files.ts';
import { type FreshRounds, Heats, type MadeContender, makeContender, readRecorded } from './heats.ts';
import { withCodeOfToday } from './left-out.ts';
import * as measure from './measure.ts';
import { buildOptions, type Place } from './program.ts';

/**
 * Tuning looks for a profile with which the program is faster than with the recorded profile, and proves the difference.
 *
 * A run tunes after it has measured the recorded profile and explained the change, in five steps:
 *
 * 1. `tuningPlan` decides whether to tune. A run tunes if there is no proof that the recorded profile makes the program faster. A run also
 *    tunes if the recorded profile stops the compiler from inlining some calls.
 * 2. `proposeContenders` (tune/tune.ts) proposes profiles without some calls. For example, a contender leaves out the calls of functions
 *    with a large inlining cost.
 * 3. `searchContender` (tune/search.ts) runs the proposed contenders in heats. `Heats` (heats.ts) builds and measures the contenders. To
 *    build a contender, `go build` compiles only the packages whose calls the contender leaves out.
 * 4. The winner of the search runs in fresh rounds, in which the linker puts the functions into new orders. The fresh rounds also run the
 *    builds without a profile, with the committed profile and with the recorded profile. The report shows the fresh rounds only.
 * 5. If the program is proven to be faster with the winner than with the recorded profile, the run proposes the winner. `adoptTuned`
 *    replaces the recorded profile and its binary with the winner and a new binary, which `go build` alone makes.
 *
 * For example, with `budget: 5m`, a run measures the recorded profile of go/printer for five minutes. With this profile, the program is
 * 4.1 % slower. Tuning takes two and a half minutes more. The contender without the calls of large functions looks best. In the fresh
 * rounds, the program takes 3.4 % less CPU time with this contender than without a profile, and 7.2 % less than with the recorded profile.
 * So the run proposes the contender, and lists the calls that the contender leaves out.
 */

/** The longest time for tuning, in milliseconds, and the maximum number of contenders that a run may try. */
interface TuningPlan {
  readonly milliseconds: number;
  readonly most: number;
}

const MOST_CONTENDERS: Readonly<Record<'auto' | 'search', number>> = { auto: 3, search: 24 };
/**
 * A lost call is a call that the compiler no longer inlines because of the profile. If the lost calls weigh more than this share of the
 * profile, `tune: auto` searches for a better profile, even if the profile makes the program faster.
 */
const MUCH_LOST = 0.01;
/** The share of the tuning time that the search gets. The fresh rounds of the winner get the rest of the tuning time. */
const SEARCH_SHARE = 0.6;

/** Decides whether to tune. @returns undefined if tuning is off, nothing was measured, or the recorded profile needs no tuning. */
function tuningPlan(config: ProgramConfig, { comparison, compiler }: Report): TuningPlan | undefined {
  const milliseconds = mostTuningTime(config);
  if (milliseconds === 0 || comparison === undefined || comparison.measurements.length === 0)
    return undefined;
  if (config.tune.kind !== 'auto') return { milliseconds, most: MOST_CONTENDERS.search };
  const lost = totalOf(compiler?.reasons ?? [], (reason) =>
    reason.kind === 'lost' ? (reason.weight ?? 0) : 0,
  );
  const isGood =
    comparison.verdict === 'faster' && lost <= MUCH_LOST && slowerThanCommitted(comparison) === undefined;
  return isGood ? undefined : { milliseconds, most: MOST_CONTENDERS.auto };
}

/** A tuned profile that replaces the recorded profile, and the results of measuring the tuned profile. */
interface TunedWinner extends Pick<TunedProfile, 'bytes' | 'leftOut'> {
  /** The comparison whose candidate is the tuned profile; undefined if nothing was measured. */
  readonly comparison: Comparison | undefined;
  readonly load: Report['load'];
  /** The result of the held-out work, which the search did not run. */
  readonly heldOut: Report['heldOut'];
  /** The warnings about the measurements of the tuned profile. */
  readonly findings: readonly Finding[];
  /**
   * The folder that has a file of benchmark results for each contender; undefined if the benchmark results are in the output folder
   * already.
   */
  readonly folder: string | undefined;
}

/** The result of tuning. */
interface TuningResult {
  /** The tuned profile; undefined if no profile was proven to be better than the recorded profile. */
  readonly winner?: TunedWinner;
  /** The comparison with the rows that show the best contender of the search; absent if no contender ran in fresh rounds. */
  readonly comparison?: Comparison;
  readonly findings: readonly Finding[];
}

/** The facts that tuning begins with. */
export interface TuningBegin {
  /** The report so far, with the reasons and with the comparison of the recorded profile. */
  readonly report: Report;
  /** The notes that the compiler printed about the build with the recorded profile; undefined if no such notes were requested. */
  readonly notes: CompilerNotes | undefined;
  /** The recorded profile without the calls that the committed profile leaves out; undefined if the committed profile is not tuned. */
  readonly carried?: MadeContender;
}

/**
 * Tunes the profile of the candidate.
 * @throws the signal's reason if the run was cancelled.
 */
export async function tuneRecorded(
  pairing: Pairing,
  { report, notes, carried }: TuningBegin,
): Promise<TuningResult> {
  const { run, sides } = pairing;
  const plan = tuningPlan(run.config, report);
  const { baseline, candidate } = sides;
  const isWithProfile = candidate.kind === 'profile' && candidate.checkout === undefined;
  if (!isWithProfile || baseline.kind !== 'off' || baseline.checkout !== undefined)
    return { findings: ifWanted(run.config, OTHER_SIDES) };
  if (plan === undefined) return { findings: ifWanted(run.config, NO_MEASUREMENT) };
  const recorded = await readRecorded(candidate.path);
  const { edges } = recorded;
  // If the committed profile leaves out calls, `keep` was already compared with the profile.
  const unused = carried === undefined ? aboutUnusedKeep(run.config.keptCalls, edges.edges) : [];
  const contenders = await contendersFor(pairing, edges, { report, notes, carried });
  if (contenders.length === 0) return { findings: [...unused, note(NOTHING_TO_LEAVE_OUT)] };
  if (run.config.tune.kind === 'culprits') {
    const { milliseconds } = plan;
    const found = await reportCulprits({ pairing, recorded, contenders, report, milliseconds });
    return { ...found, findings: [...unused, ...found.findings] };
  }
  const began = performance.now();
  const searching = plan.milliseconds * SEARCH_SHARE;
  const heats = new Heats(pairing, recorded, { end: began + searching, moreTime: MORE_SEARCH_TIME });
  const { winner, tried } = await searchContender({
    contenders,
    most: plan.most,
    milliseconds: searching,
    now: () => performance.now(),
    runHeat: (field, milliseconds) => heats.run(field, milliseconds),
    progress: (line) => run.host.progress(line),
  });
  const ran = tried.filter(({ change }) => change !== undefined).length;
  const findings = () => [...unused, ...heats.findings];
  if (ran === 0) return { findings: [...findings(), note(TOO_LITTLE_TIME, MORE_TIME)] };
  if (winner === undefined) return { findings: [...findings(), note(noneBetter(ran))] };
  run.host.progress(`Tuning, fresh rounds of ${contenderInWords(winner, edges)}`);
  const made = await heats.make(winner);
  if (made === undefined) return { findings: findings() };
  const fresh = await heats.prove(made, began + plan.milliseconds, report.findings);
  const judged = judgeWinner(made, fresh, report.comparison as Comparison);
  return { ...judged, findings: [...findings(), ...judged.findings] };
}

/** Returns the reason against tuning as a note if the user asked for tuning. With `tune: auto`, many runs need no tuning and no note. */
function ifWanted({ tune }: ProgramConfig, { message, fix }: Pick<Finding, 'message' | 'fix'>): Finding[] {
  return tune.kind === 'search' || tune.kind === 'culprits' ? [note(message, fix)] : [];
}

const NO_MEASUREMENT = {
  message: 'The run did not tune the profile, because nothing was measured.',
  fix: 'Name benchmarks or a load, and give the run enough time with `budget`.',
};
const OTHER_SIDES = {
  message: 'The run did not tune the profile, because it did not compare a profile with no profile.',
  fix: 'To tune a profile, set `baseline: off`, and name the profile with `candidate`.',
};

/** Returns the contenders that the search may try, the most promising first. Every contender keeps the calls that `keep` names. */
async function contendersFor(
  { run, program }: Pairing,
  edges: EdgeSet,
  { report, notes, carried }: TuningBegin,
): Promise<readonly Contender[]> {
  const { reasons = [] } = report.compiler ?? {};
  const proposed = proposeContenders({ edges, goVersion: program.go.version, notes, reasons });
  const all = carried === undefined ? proposed : [carried.contender, ...proposed];
  const contenders: Contender[] = [];
  for (const contender of all) {
    const leftOut = withoutKept(contender.leftOut, edges.edges, run.config.keptCalls);
    if (leftOut.length === 0) continue;
    contenders.push({ ...contender, leftOut: await withCodeOfToday(run, program, leftOut) });
  }
  return contenders;
}

const NOTHING_TO_LEAVE_OUT =
  'The profile could not be tuned, because it has no hot calls outside of the runtime that may be left out.';
const TOO_LITTLE_TIME = 'The profile could not be tuned, because no contender ran often enough in the time.';
const MORE_TIME = 'Give the search more time, such as `tune: 15m`, or set `tune: off`.';
const MORE_SEARCH_TIME = 'Give the search more time, such as `tune: 15m`.';

function noneBetter(tried: number): string {
  const result = tried === 1 ? 'It did not look better' : 'None of them looked better';
  return `The search tried ${count(tried, 'profile')} without some calls. ${result} than the recorded profile, so the search changes nothing.`;
}

/**
 * Completes the rows that are about the tuned profile: adds the list of calls that the tuned profile leaves out. Each row shows the
 * difference between two contenders.
 */
function withLeftOut(
  rows: readonly ContenderDifference[] = [],
  leftOut: readonly LeftOutCall[],
): readonly ContenderDifference[] {
  const described = describeCalls(leftOut);
  return rows.map((row) => (row.name === 'tuned' ? { ...row, leftOut: described } : row));
}

/**
 * Judges the winner of a search by its fresh rounds. If the fresh rounds left out a workload that is proven slower with the recorded
 * profile, the winner does not replace the recorded profile, because the report would then hide the slower workload.
 * @param before the comparison before the search, without the winner.
 */
export function judgeWinner(
  { bytes, leftOut }: Pick<MadeContender, 'bytes' | 'leftOut'>,
  { comparison: fresh, alternatives = {}, folder, findings: found }: FreshRounds,
  before: Comparison,
): Pick<TuningResult, 'winner' | 'comparison' | 'findings'> {
  const rows = withLeftOut(fresh?.contenders, leftOut);
  const better = tunedAgainstRecorded(rows);
  if (better === undefined) return { findings: [...found, note(TOO_FEW_FRESH, MORE_TIME)] };
  const { tuned } = alternatives;
  const isProven = better.verdict === 'faster' && isPreciseEnough(better);
  const missing = rowsMissing(before, fresh);
  const slower = missing.filter((row) => isProvenSlower(row, before));
  if (isProven && slower.length === 0 && tuned !== undefined) {
    const comparison: Comparison = { ...tuned.comparison, contenders: rows, proposed: 'tuned' };
    const { load, heldOut, findings } = tuned;
    const winner = { bytes, leftOut, comparison, load, heldOut, findings, folder };
    return { winner, comparison, findings: [...found, ...aboutMissing(missing, true)] };
  }
  const why = whyKept(better, leftOut, isProven ? slower : []);
  const findings = [...found, ...aboutMissing(missing, false), why];
  return { comparison: withFreshRows(before, rows), findings };
}

/** Returns the rows that decided the verdict of the first rounds, and that the fresh rounds left out. */
function rowsMissing(before: Comparison, fresh: Comparison | undefined): readonly Measurement[] {
  const names = new Set((fresh ? rowsOfVerdict(fresh) : []).map(({ name }) => name));
  return rowsOfVerdict(before).filter(({ name }) => !names.has(name));
}

/** Returns true if a row is proven slower, or if the verdict `slower` comes from this row alone. */
function isProvenSlower({ provenSlower }: Measurement, before: Comparison): boolean {
  return provenSlower === true || (before.verdict === 'slower' && rowsOfVerdict(before).length === 1);
}

/** Names the rows that the fresh rounds left out. @param isBetter true if the tuned profile is proven to be better. */
function aboutMissing(missing: readonly Measurement[], isBetter: boolean): Finding[] {
  if (missing.length === 0) return [];
  const names = someOf(missing.map(({ name }) => name));
  const shown = isBetter ? 'verdict about the tuned profile is' : 'figures of the tuned profile are';
  const message = `The fresh rounds left out ${names}, which the first rounds measured. So the ${shown} about the other workloads.`;
  return [(isBetter ? warning : note)(message, MORE_SEARCH_TIME)];
}

/**
 * Says why the tuned profile does not replace the recorded profile.
 * @param slower the slower workloads that the fresh rounds left out; empty if the tuned profile is not proven to be better.
 */
function whyKept(
  { verdict, ...better }: ContenderDifference,
  leftOut: readonly LeftOutCall[],
  slower: readonly Measurement[],
): Finding {
  const { change, interval } = changeWithInterval(better.change, better.interval);
  const calls = `${count(leftOut.length, 'call')} of the profile (${change}, 95 % interval ${interval})`;
  if (slower.length > 0) {
    const names = someOf(slower.map(({ name }) => name));
    const message = `The program is faster without ${calls}, but the fresh rounds left out ${names}, which ${slower.length === 1 ? 'is' : 'are'} proven to be slower with the recorded profile. So the search changes nothing.`;
    return note(message, MORE_SEARCH_TIME);
  }
  const message =
    verdict === 'faster'
      ? `The program looked faster without ${calls}, but the interval is too wide to trust this difference, so the search changes nothing.`
      : `The program is not proven to be faster without ${calls}, so the search changes nothing.`;
  return note(message);
}

/**
 * Adds the rows of the fresh rounds that are about the tuned profile to the comparison before the search. The new profile against no
 * profile is also shown from the fresh rounds only, because the figures of other rounds are not comparable.
 */
function withFreshRows(before: Comparison, rows: readonly ContenderDifference[]): Comparison {
  const fresh = rows.filter(
    ({ name, against }) => name === 'tuned' || (name !== 'committed' && against === 'off'),
  );
  const isReplaced = (row: ContenderDifference) =>
    row.name === 'tuned' || fresh.some(({ name, against }) => name === row.name && against === row.against);
  const earlier = (before.contenders ?? []).filter((row) => !isReplaced(row));
  return { ...before, contenders: [...earlier, ...fresh] };
}

/** The half width of an interval, as a fraction, that is always narrow enough to trust the difference between two profiles. */
const TRUSTED_PRECISION = 0.03;

/**
 * Returns true if the interval is narrow enough to trust a difference between the tuned and the recorded profile. If noise is as large as
 * the difference, a difference that happens to be significant is mostly much larger than the true one.
 */
export function isPreciseEnough({
  change,
  interval: [low, high],
}: Pick<ContenderDifference, 'change' | 'interval'>) {
  return (high - low) / 2 <= Math.max(TRUSTED_PRECISION, Math.abs(change) / 2);
}

const TOO_FEW_FRESH =
  'A profile without some calls looked better than the recorded profile, but there was no time for enough fresh rounds to prove this gain. So the search changes nothing.';

/** Finds the row that compares the tuned profile with the recorded profile, or with the repaired profile in `repair`. */
function tunedAgainstRecorded(rows: readonly ContenderDifference[]): ContenderDifference | undefined {
  return rows.find(
    ({ name, against }) => name === 'tuned' && (against === 'recorded' || against === 'repaired'),
  );
}

/**
 * Makes the contender that leaves out the calls that the committed profile leaves out.
 * @param path the path of the recorded profile.
 */
export async function carriedContender(
  building: Pick<Pairing, 'run' | 'program'>,
  path: string,
  leftOut: readonly LeftOutCall[],
): Promise<MadeContender | undefined> {
  if (leftOut.length === 0) return undefined;
  return makeContender(building, await readRecorded(path), { name: AS_COMMITTED, leftOut }, 'carried');
}

/** The name of the contender that leaves out the calls that the committed profile leaves out. */
const AS_COMMITTED = 'as-committed';

/**
 * Decides whether the calls that the committed profile leaves out stay out of the new profile. The first rounds of the run decide whether
 * these calls stay out. The first rounds can judge fairly, because the list of these calls comes from an earlier run.
 * @returns undefined if the program is proven to be faster with the calls than without the calls.
 */
function keepLeftOut(
  { bytes, leftOut }: MadeContender,
  { alternatives = {}, comparison: before }: Partial<Pick<Outcome, 'alternatives' | 'comparison'>>,
): TunedWinner | undefined {
  const rows = withLeftOut(before?.contenders, leftOut);
  if (tunedAgainstRecorded(rows)?.verdict === 'slower') return undefined;
  const { tuned } = alternatives;
  const contenders = rows.length > 0 ? rows : undefined;
  const comparison = tuned && ({ ...tuned.comparison, contenders, proposed: 'tuned' } as const);
  const { load, heldOut, findings = [] } = tuned ?? {};
  return { bytes, leftOut, comparison, load, heldOut, findings, folder: undefined };
}

/**
 * Renames the contender without the calls that the committed profile leaves out, because the program is faster with these calls. The name
 * `tuned` is then free for a profile that the search finds.
 */
export function withoutCarried(
  { comparison, heldOut }: Report,
  { leftOut }: Pick<MadeContender, 'leftOut'>,
): Pick<Report, 'comparison' | 'heldOut'> {
  const renamed = (judged: Comparison): Comparison => ({
    ...judged,
    contenders:
      judged.contenders &&
      withLeftOut(judged.contenders, leftOut).map((row) =>
        row.name === 'tuned' ? { ...row, name: AS_COMMITTED } : row,
      ),
  });
  return {
    comparison: comparison && renamed(comparison),
    heldOut: heldOut && { ...heldOut, comparison: renamed(heldOut.comparison) },
  };
}

/** The facts that `proposeTuned` needs. */
export interface TuningOfProposal extends TuningBegin {
  /** The result of the first rounds of the run. */
  readonly outcome: Partial<Pick<Outcome, 'alternatives' | 'comparison'>>;
  readonly place: Place;
  /** The CPU profiles of both sides; undefined if the run took no CPU profiles. */
  readonly cpu: NormalizedPair | undefined;
}

/**
 * Chooses the profile that `refresh` or `repair` proposes: the recorded profile, the recorded profile without the calls that the committed
 * profile leaves out, or a newly tuned profile.
 * @returns the bytes of the chosen profile; undefined for the recorded profile.
 * @throws Rejected if the user's `verify` fails with the chosen profile.
 */
export async function* proposeTuned(
  pairing: Pairing,
  { outcome, place, cpu, report: measured, notes, carried }: TuningOfProposal,
): ReportParts<Uint8Array | undefined> {
  const { run } = pairing;
  const kept = carried && keepLeftOut(carried, outcome);
  const before: Report =
    carried === undefined || kept !== undefined
      ? measured
      : yield { ...withoutCarried(measured, carried), findings: [note(noLongerPays(carried))] };
  const isSettled = kept !== undefined && run.config.tune.kind === 'auto';
  const tuned = isSettled
    ? { findings: [] }
    : await tuneRecorded(pairing, { report: before, notes, carried });
  yield { comparison: tuned.winner === undefined ? tuned.comparison : undefined, findings: tuned.findings };
  const winner = tuned.winner ?? kept;
  if (winner === undefined) return undefined;
  const verified = await measure.verify(run, place, winner.bytes);
  const adopted = await adoptTuned(pairing, before, winner);
  const report: Report = yield {
    ...resultsOf(winner, before),
    findings: [...winner.findings, ...verified],
    ...adopted,
  };
  yield await explainAdopted(pairing, report, cpu);
  measure.announceVerdict(pairing.run, report);
  return winner.bytes;
}

/**
 * Returns the results of a tuned profile, which replace the results of the recorded profile in the report. The tuned profile is a part of
 * the recorded profile, so held-out work that recorded one of them recorded both.
 * @param before the report with the results of the recorded profile.
 */
export function resultsOf(
  { comparison, load, heldOut }: Pick<TunedWinner, 'comparison' | 'load' | 'heldOut'>,
  before: Report,
): Pick<Report, 'comparison' | 'load' | 'heldOut'> {
  const { comparison: measured } = before;
  return {
    comparison: comparison ?? (measured && { ...measured, proposed: 'tuned' }),
    load,
    heldOut: heldOut && { ...heldOut, training: before.heldOut?.training },
  };
}

/** Finds out what the compiler did with the tuned profile, because the evidence in the report is still about the recorded profile. */
async function explainAdopted(
  pairing: Pairing,
  { build, profile, differences = [] }: Report,
  cpu: NormalizedPair | undefined,
): Promise<Partial<Report>> {
  const { candidate } = pairing.sides;
  if (build === undefined || profile === undefined || candidate.kind !== 'profile') return {};
  const sides = { ...pairing.sides, candidate: { ...candidate, path: profile.path } };
  const { compiler, findings = [] } = await compilerReasons({ ...pairing, sides, build }, cpu);
  return { compiler, findings: [...findings, ...(differences.length > 0 ? [note(PROFILED_RECORDED)] : [])] };
}

const PROFILED_RECORDED =
  'The profiles that show where the time went were taken before the tuning, with the recorded profile.';

function noLongerPays({ leftOut }: MadeContender): string {
  const [calls, are] = [count(leftOut.length, 'call'), leftOut.length === 1 ? 'is' : 'are'];
  return `The committed profile leaves out ${calls}. The program is now proven to be faster with ${leftOut.length === 1 ? 'this call' : 'these calls'}, so ${leftOut.length === 1 ? 'it' : 'they'} ${are} in the new profile again.`;
}

/**
 * Copies the benchmark results into the output folder. In the output folder, the benchmark results of the tuned profile get the name
 * `candidate`, because the report also calls the tuned profile the candidate.
 */
async function publishBenchmarks(from: string, to: string): Promise<void> {
  const moves = [
    ['candidate', 'recorded'],
    ['baseline', 'baseline'],
    ['tuned', 'candidate'],
  ] as const;
  for (const ending of ['bench.txt', 'held-out.bench.txt']) {
    for (const [contender, name] of moves) {
      const file = await readIfThere(join(from, `${contender}.${ending}`));
      if (file !== undefined) await replaceFile(join(to, `${name}.${ending}`), file);
    }
  }
}

/**
 * Replaces the recorded profile and its binary with the tuned profile and a new binary. `recorded.pgo` in the output folder keeps the
 * recorded profile. `go build` alone makes the new binary, so the new binary is the same as in the user's own builds.
 * @param report the report so far, with the facts about the recorded profile.
 * @throws ExpectedError if the program does not build.
 */
async function adoptTuned(
  { run, program, build }: Pairing,
  report: Report,
  winner: Pick<TunedWinner, 'bytes' | 'leftOut' | 'folder'>,
): Promise<Pick<Report, 'profile' | 'build'>> {
  const { profile } = report;
  if (profile === undefined || build === undefined) return {};
  const options = buildOptions(run, program, 'build');
  const path = join(run.scratch, 'tuned', 'adopted', basename(profile.path));
  await replaceFile(path, winner.bytes);
  const side: BuiltSide = { kind: 'profile', path, display: build.candidate.pgo };
  const binary = await buildContender(options, side, 'adopted');
  await copyFile(profile.path, join(run.outputDirectory, 'recorded.pgo'));
  await replaceFile(profile.path, winner.bytes);
  await copyFile(binary.path, build.candidate.path);
  await publishBenchmarks(winner.folder ?? run.outputDirectory, run.outputDirectory);
  const read = await readProfile(winner.bytes, run.config.renames);
  const { bytes, sha256, edges } = factsOfFile(winner.bytes, profile.path, read);
  const leftOut = describeCalls(winner.leftOut);
  return {
    profile: { ...profile, bytes: bytes, sha256, edges, leftOut },
    build: { ...build, candidate: { ...binary, path: build.candidate.path } },
  };
}

/**
 * Tunes the candidate's profile for `compare`, and writes a better profile to `tuned.pgo` in the output folder, because `compare` publishes
 * nothing. The verdict of the comparison remains the verdict about the candidate's profile and not about `tuned.pgo`.
 */
export async function writeTuned(
  pairing: Pairing,
  report: Report,
  notes: CompilerNotes | undefined,
): Promise<Partial<Report>> {
  const { comparison, winner, findings } = await tuneRecorded(pairing, { report, notes });
  if (winner === undefined || report.comparison === undefined) return { comparison, findings };
  const path = join(pairing.run.outputDirectory, 'tuned.pgo');
  await replaceFile(path, winner.bytes);
  const contenders = winner.comparison?.contenders;
  const heldOut = report.heldOut && {
    ...report.heldOut,
    comparison: {
      ...report.heldOut.comparison,
      contenders: winner.heldOut?.comparison.contenders,
    },
  };
  const message = `The program is proven to be faster with \`tuned.pgo\` in the output folder than with the candidate’s profile. \`tuned.pgo\` leaves out ${count(winner.leftOut.length, 'call')}.`;
  const fix =
    'To use `tuned.pgo`, replace the profile by this file. `comparison.contenders` in the result document lists the calls.';
  return {
    comparison: { ...report.comparison, contenders, proposed: 'tuned' },
    heldOut,
    findings: [...findings, note(message, fix)],
  };
}
