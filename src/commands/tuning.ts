import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type MeasureOptions, measureSides, type Outcome } from '../compare/compare-binaries.ts';
import { overallLogRatios } from '../compare/experiment/rounds.ts';
import {
  type Comparison,
  type ContenderDifference,
  slowerThanCommitted,
} from '../compare/experiment/verdict.ts';
import { usesBinary } from '../compare/workload/serve.ts';
import type { Binary, BuiltSide } from '../golang/binaries.ts';
import { buildContender } from '../golang/build.ts';
import type { CompilerNotes } from '../golang/compiler-notes.ts';
import { partialBuild } from '../golang/partial-build.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { readProfile } from '../profile/published.ts';
import type { Report } from '../report/report.ts';
import { type Finding, note } from '../system/errors.ts';
import { readIfThere, readRegularFile, replaceFile } from '../system/files.ts';
import { changeWithInterval, count, totalOf } from '../system/format.ts';
import {
  callsLeftOut,
  describeCalls,
  type LeftOutCall,
  type TunedProfile,
  tuneProfile,
  withoutKept,
} from '../tune/left-out.ts';
import { type SearchRound, searchContender } from '../tune/search.ts';
import { mostTuningTime } from '../tune/time.ts';
import { type Contender, contenderInWords, proposeContenders } from '../tune/tune.ts';
import { orElse, type ProgramConfig, type ReportParts } from '../work.ts';
import { edgesIn, type Pairing } from './explain.ts';
import { factsOfFile } from './files.ts';
import * as measure from './measure.ts';
import { buildOptions, type Place } from './program.ts';

/**
 * Tuning: looks for a profile with which the program is faster than with the recorded one, and proves that it is.
 *
 * It begins when the recorded profile was measured and explained:
 *
 * 1. `tuningPlan` decides whether it pays: if the recorded profile is not proven faster than none, or costs much inlining.
 * 2. `proposeContenders` (tune/tune.ts) makes profiles without some calls, from the reasons and from the inlining costs.
 * 3. `searchContender` (tune/search.ts) runs them in heats. `Heats` builds them for it, only the packages that change, and measures them.
 * 4. The winner runs in fresh rounds with other orders of functions, next to the builds without a profile, with the committed and with the
 *    recorded one. Only these rounds are reported.
 * 5. If the program is proven faster with the winner than with the recorded profile, the winner is proposed: `adoptTuned` puts it and its
 *    binary, which `go build` alone makes, into the place of the recorded ones.
 *
 * For example, with `budget: 5m`, the recorded profile of go/printer is measured for five minutes: +4.1 %. Two and a half minutes more go to
 * tuning. The contender without the calls of large functions looks best, and in the fresh rounds it has −3.4 % against no profile, and
 * −7.2 % against the recorded one. It is proposed, with the list of the calls that it leaves out.
 */

/** The time of tuning in milliseconds, and the most contenders that are tried. */
interface TuningPlan {
  readonly milliseconds: number;
  readonly most: number;
}

const MOST_CONTENDERS: Readonly<Record<'auto' | 'search', number>> = { auto: 3, search: 24 };
/** If lost calls weigh more than this share of the profile, `tune: auto` searches although the profile makes the program faster. */
const MUCH_LOST = 0.01;
/** The share of the time that the search gets. The rest is for the fresh rounds of its winner. */
const SEARCH_SHARE = 0.6;

/** Decides whether to tune. @returns undefined if tuning is off, nothing was measured, or the recorded profile is good as it is. */
function tuningPlan(config: ProgramConfig, { comparison, compiler }: Report): TuningPlan | undefined {
  const milliseconds = mostTuningTime(config);
  if (milliseconds === 0 || comparison === undefined || comparison.measurements.length === 0)
    return undefined;
  if (config.tune.kind === 'search') return { milliseconds, most: MOST_CONTENDERS.search };
  const lost = totalOf(compiler?.reasons ?? [], (reason) =>
    reason.kind === 'lost' ? (reason.weight ?? 0) : 0,
  );
  const isGood =
    comparison.verdict === 'faster' && lost <= MUCH_LOST && slowerThanCommitted(comparison) === undefined;
  return isGood ? undefined : { milliseconds, most: MOST_CONTENDERS.auto };
}

/** A profile without some calls that takes the place of the recorded one, and what its rounds say. */
interface TunedWinner extends Pick<TunedProfile, 'bytes' | 'leftOut'> {
  /** The comparison with this profile as the candidate; undefined if nothing was measured. */
  readonly comparison: Comparison | undefined;
  readonly load: Report['load'];
  /** The result of the held-out work, which took no part in the search. */
  readonly heldOut: Report['heldOut'];
  /** The warnings about its measurements. */
  readonly findings: readonly Finding[];
  /** The folder with the results of its benchmarks by contender; undefined if they are in the output folder already. */
  readonly folder: string | undefined;
}

/** What came of tuning. */
interface TuningResult {
  /** Undefined if no profile was proven better than the recorded one. */
  readonly winner?: TunedWinner;
  /** The comparison, with the differences of the best contender if it ran in fresh rounds; absent if it did not. */
  readonly comparison?: Comparison;
  readonly findings: readonly Finding[];
}

/** What tuning knows when it begins. */
export interface TuningBegin {
  /** The report so far, with the comparison of the recorded profile and the reasons. */
  readonly report: Report;
  /** What the compiler printed about the build with the recorded profile; undefined if it was not asked. */
  readonly notes: CompilerNotes | undefined;
  /** The recorded profile without the calls that the committed one leaves out; undefined if that leaves out none. */
  readonly carried?: MadeContender;
}

/**
 * Tunes the profile of the candidate.
 * @throws the signal's reason when the run was cancelled.
 */
export async function tuneRecorded(
  pairing: Pairing,
  { report, notes, carried }: TuningBegin,
): Promise<TuningResult> {
  const { run, program, sides } = pairing;
  const plan = tuningPlan(run.config, report);
  const { baseline, candidate } = sides;
  if (plan === undefined || candidate.kind !== 'profile' || candidate.checkout !== undefined)
    return { findings: [] };
  if (baseline.kind !== 'off' || baseline.checkout !== undefined) return { findings: [] };
  const { reasons = [] } = report.compiler ?? {};
  const recorded = await readRecorded(candidate.path);
  const { edges } = recorded;
  const proposed = proposeContenders({ edges, goVersion: program.go.version, notes, reasons });
  const contenders = [...(carried === undefined ? [] : [carried.contender]), ...proposed].flatMap(
    (contender): readonly Contender[] => {
      const leftOut = withoutKept(contender.leftOut, edges.edges, run.config.keptCalls);
      return leftOut.length === 0 ? [] : [{ ...contender, leftOut }];
    },
  );
  if (contenders.length === 0) return { findings: [note(NOTHING_TO_LEAVE_OUT)] };
  const began = performance.now();
  const heats = new Heats(pairing, recorded);
  const { winner, tried } = await searchContender({
    contenders,
    most: plan.most,
    milliseconds: plan.milliseconds * SEARCH_SHARE,
    now: () => performance.now(),
    runHeat: (field, milliseconds) => heats.run(field, milliseconds),
    progress: (line) => run.host.progress(line),
  });
  const ran = tried.filter(({ change }) => change !== undefined).length;
  if (ran === 0) return { findings: [...heats.findings, note(TOO_LITTLE_TIME, MORE_TIME)] };
  if (winner === undefined) return { findings: [note(noneBetter(ran))] };
  run.host.progress(`Tuning, fresh rounds of ${contenderInWords(winner, edges)}`);
  const made = await heats.make(winner);
  if (made === undefined) return { findings: heats.findings };
  const fresh = await heats.prove(made, began + plan.milliseconds);
  return judgeWinner(made, fresh, report.comparison as Comparison);
}

const NOTHING_TO_LEAVE_OUT =
  'The profile could not be tuned, because it has no hot calls outside of the runtime that may be left out.';
const TOO_LITTLE_TIME = 'The profile could not be tuned, because no contender ran often enough in the time.';
const MORE_TIME = 'Give the search more time, such as `tune: 15m`, or set `tune: off`.';

function noneBetter(tried: number): string {
  return `None of ${tried} profiles without some calls looked better than the recorded one in the search, so that one is proposed.`;
}

/** A recorded profile, from which contenders are made. */
interface RecordedProfile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly edges: EdgeSet;
}

async function readRecorded(path: string): Promise<RecordedProfile> {
  return { path, bytes: await readRegularFile(path), edges: await edgesIn(path) };
}

/** A contender with its profile, and how it is built. */
export interface MadeContender extends TunedProfile {
  readonly contender: Contender;
  readonly side: BuiltSide;
  /** The program; undefined if only benchmarks are measured, which have binaries of their own. */
  readonly binary: Binary | undefined;
}

/**
 * Makes the profile of a contender and, to run it under load, its program.
 * @param name the name of its files among the temporary ones.
 * @throws ExpectedError if the program does not build.
 */
async function makeContender(
  { run, program }: Pick<Pairing, 'run' | 'program'>,
  recorded: RecordedProfile,
  contender: Contender,
  name: string,
): Promise<MadeContender> {
  const build = buildOptions(run, program, 'build');
  const tuned = await tuneProfile(recorded.bytes, contender.leftOut);
  const path = join(run.scratch, 'tuned', `${name}.pgo`);
  await replaceFile(path, tuned.bytes);
  const calls = callsLeftOut(recorded.edges.edges, tuned.leftOut);
  const partial = await partialBuild(build, { recorded: recorded.path, tuned: path, calls });
  const side: BuiltSide = { kind: 'profile', path, display: 'a tuned profile', partial };
  const binary = isUnderLoad(run.config) ? await buildContender(build, side, name) : undefined;
  return { ...tuned, contender, side, binary };
}

/** The first order of functions of the fresh rounds, and of each heat. All rounds of a run have different orders. */
const [FRESH_ORDERS, ORDERS_OF_HEAT] = [1_000_000, 10_000];

/** Builds and measures the contenders of one search. */
class Heats {
  readonly findings: Finding[] = [];
  readonly #pairing: Pairing;
  readonly #recorded: RecordedProfile;
  readonly #made = new Map<string, MadeContender | undefined>();
  #heats = 0;

  constructor(pairing: Pairing, recorded: RecordedProfile) {
    this.#pairing = pairing;
    this.#recorded = recorded;
  }

  /** Makes a contender, once. @returns undefined if the program does not build with it; a finding says why. */
  async make(contender: Contender): Promise<MadeContender | undefined> {
    const { name } = contender;
    if (this.#made.has(name)) return this.#made.get(name);
    const making = makeContender(this.#pairing, this.#recorded, contender, `tuned-${this.#made.size + 1}`);
    const made = await orElse<MadeContender | undefined>(this.#pairing.run, making, ({ message }) => {
      this.findings.push(note(message));
      return undefined;
    });
    this.#made.set(name, made);
    return made;
  }

  /** Runs contenders next to the recorded profile. A contender that does not build is missing in the rounds. */
  async run(field: readonly Contender[], milliseconds: number): Promise<readonly SearchRound[]> {
    const deadline = performance.now() + milliseconds;
    const { sides, build } = this.#pairing;
    const entered: MadeContender[] = [];
    for (const contender of field) {
      const made = await this.make(contender);
      if (made !== undefined) entered.push(made);
    }
    const [first, ...others] = entered;
    if (first === undefined || build === undefined) return [];
    const keyOf = (made: MadeContender) => (made === first ? 'candidate' : made.contender.name);
    const heat = ++this.#heats;
    const { measured = [] } = await this.#measure(
      {
        sides: { baseline: sides.candidate, candidate: first.side },
        build: { baseline: build.candidate, candidate: first.binary },
        others: Object.fromEntries(others.map((made) => [made.contender.name, made])),
      },
      deadline,
      // All the time is used, because the precision of each difference counts.
      { precision: 0, firstOrder: heat * ORDERS_OF_HEAT },
    );
    const ratios = entered.map((made) => ({
      name: made.contender.name,
      byRound: overallLogRatios(measured, { from: 'baseline', to: keyOf(made) }),
    }));
    const rounds = Math.min(...ratios.map(({ byRound }) => byRound.length));
    return Array.from(
      { length: rounds },
      (_, at): SearchRound => new Map(ratios.map(({ name, byRound }) => [name, byRound[at] as number])),
    );
  }

  /** Runs the winner in fresh rounds next to all other builds of the comparison. */
  async prove(made: MadeContender, deadline: number): Promise<FreshRounds> {
    const { sides, build, others } = this.#pairing;
    const contenders = { sides, build, others: { ...others, tuned: made } };
    const differences = ['baseline', 'candidate'].map((from) => ({ from, to: 'tuned' }));
    const outcome = await this.#measure(contenders, deadline, { differences, firstOrder: FRESH_ORDERS });
    return { ...outcome, folder: this.#folder(FRESH_ORDERS) };
  }

  /** The folder of some rounds, by their first order of functions. */
  #folder(firstOrder: number | undefined): string {
    return join(this.#pairing.run.scratch, `tuning-${firstOrder}`);
  }

  #measure(
    contenders: measure.ContendersToMeasure,
    deadline: number,
    rounds: MeasureOptions['rounds'],
  ): Promise<Partial<Outcome>> {
    const { run, program } = this.#pairing;
    const scratch = this.#folder(rounds?.firstOrder);
    // Held-out work must not choose the winner.
    const isProof = rounds?.firstOrder === FRESH_ORDERS;
    return measureSides({
      ...run,
      ...measure.contendersOf(contenders),
      // A workload that fails here ends the search, and not the run.
      command: 'refresh',
      config: {
        ...run.config,
        budget: Math.max(1, deadline - performance.now()),
        heldOut: isProof ? run.config.heldOut : undefined,
        heldOutLoad: isProof ? run.config.heldOutLoad : undefined,
      },
      go: program.go,
      main: program.main,
      labels: measure.labelsOf(run.command),
      deadline,
      latest: deadline,
      rounds,
      scratch,
      outputDirectory: scratch,
    });
  }
}

/** The result of the fresh rounds, and the folder with the results of the benchmarks. */
type FreshRounds = Partial<Outcome> & { readonly folder: string };

/** Whether the program itself runs in the rounds, and not only benchmarks. */
function isUnderLoad({ measure: ways, underLoad }: ProgramConfig): boolean {
  return ways.has('load') && underLoad?.load !== undefined && usesBinary(underLoad.serve);
}

/** The rows about the differences between contenders, with the calls that the tuned profile leaves out. */
function withLeftOut(
  rows: readonly ContenderDifference[] = [],
  leftOut: readonly LeftOutCall[],
): readonly ContenderDifference[] {
  const described = describeCalls(leftOut);
  return rows.map((row) => (row.name === 'tuned' ? { ...row, leftOut: described } : row));
}

/** Judges the winner of a search by its fresh rounds. */
function judgeWinner(
  { bytes, leftOut }: MadeContender,
  { comparison: fresh, alternatives = {}, folder }: FreshRounds,
  before: Comparison,
): Pick<TuningResult, 'winner' | 'comparison' | 'findings'> {
  const rows = withLeftOut(fresh?.contenders, leftOut);
  const better = tunedAgainstRecorded(rows);
  if (better === undefined) return { findings: [note(TOO_FEW_FRESH, MORE_TIME)] };
  const { tuned } = alternatives;
  if (better.verdict === 'faster' && tuned !== undefined) {
    const comparison: Comparison = { ...tuned.comparison, contenders: rows, proposed: 'tuned' };
    const { load, heldOut, findings } = tuned;
    const winner = { bytes, leftOut, comparison, load, heldOut, findings, folder };
    return { winner, comparison, findings: [] };
  }
  const { change, interval } = changeWithInterval(better.change, better.interval);
  const message = `The program is not proven to be faster without ${count(leftOut.length, 'call')} of the profile (${change}, 95 % interval ${interval}), so the recorded profile is proposed.`;
  const tunedRows = rows.filter(({ name }) => name === 'tuned');
  const contenders = [...(before.contenders ?? []), ...tunedRows];
  return { comparison: { ...before, contenders }, findings: [note(message)] };
}

const TOO_FEW_FRESH =
  'A profile without some calls looked better than the recorded one, but there was no time for enough fresh rounds to prove it, so the recorded one is proposed.';

/** Finds the difference between the tuned profile and the new one as it came. */
function tunedAgainstRecorded(rows: readonly ContenderDifference[]): ContenderDifference | undefined {
  return rows.find(
    ({ name, against }) => name === 'tuned' && (against === 'recorded' || against === 'repaired'),
  );
}

/**
 * Makes the contender that leaves out the same calls as the committed profile.
 * @param path the path of the recorded profile.
 */
export async function carriedContender(
  building: Pick<Pairing, 'run' | 'program'>,
  path: string,
  leftOut: readonly LeftOutCall[],
): Promise<MadeContender | undefined> {
  if (leftOut.length === 0) return undefined;
  return makeContender(building, await readRecorded(path), { name: 'as-committed', leftOut }, 'carried');
}

/**
 * Decides by the first rounds whether the calls that the committed profile leaves out stay out of the new one. The rounds are fresh for
 * this list, because they took no part in finding it.
 * @returns undefined if the program is proven faster with these calls than without them.
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
  const { load, heldOut } = tuned ?? {};
  return { bytes, leftOut, comparison, load, heldOut, findings: [], folder: undefined };
}

/** What `proposeTuned` needs besides what tuning knows. */
export interface TuningOfProposal extends TuningBegin {
  /** The result of the first rounds. */
  readonly outcome: Partial<Pick<Outcome, 'alternatives' | 'comparison'>>;
  readonly place: Place;
}

/**
 * Chooses the profile that `refresh` or `repair` proposes: the recorded one, the one that leaves out what the committed profile leaves
 * out, or a newly tuned one.
 * @returns the bytes of the chosen profile; undefined for the recorded one.
 * @throws Rejected if the user's `verify` fails with the chosen profile.
 */
export async function* proposeTuned(
  pairing: Pairing,
  { outcome, place, ...begin }: TuningOfProposal,
): ReportParts<Uint8Array | undefined> {
  const { run } = pairing;
  const { carried } = begin;
  const kept = carried && keepLeftOut(carried, outcome);
  if (carried !== undefined && kept === undefined) yield { findings: [note(noLongerPays(carried))] };
  const isSettled = kept !== undefined && run.config.tune.kind !== 'search';
  const tuned = isSettled ? { findings: [] } : await tuneRecorded(pairing, begin);
  yield { comparison: tuned.winner === undefined ? tuned.comparison : undefined, findings: tuned.findings };
  const winner = tuned.winner ?? kept;
  if (winner === undefined) return undefined;
  const verified = await measure.verify(run, place, winner.bytes);
  const adopted = await adoptTuned(pairing, begin.report, winner);
  const { load, heldOut, findings } = winner;
  const { comparison: measured } = begin.report;
  const comparison = winner.comparison ?? (measured && ({ ...measured, proposed: 'tuned' } as const));
  const report: Report = yield {
    comparison,
    load,
    heldOut,
    findings: [...findings, ...verified],
    ...adopted,
  };
  measure.announceVerdict(pairing.run, report);
  return winner.bytes;
}

function noLongerPays({ leftOut }: MadeContender): string {
  const [calls, are] = [count(leftOut.length, 'call'), leftOut.length === 1 ? 'is' : 'are'];
  return `The committed profile leaves out ${calls}. The program is proven to be faster with ${leftOut.length === 1 ? 'it' : 'them'} now, so ${leftOut.length === 1 ? 'it' : 'they'} ${are} in the new profile again.`;
}

/** Copies the results of the benchmarks, so that the file of the candidate is that of the tuned profile, as in the report. */
async function publishBenchmarks(from: string, to: string): Promise<void> {
  const fileOf = (folder: string, contender: string) => join(folder, `${contender}.bench.txt`);
  const moves = [
    ['candidate', 'recorded'],
    ['baseline', 'baseline'],
    ['tuned', 'candidate'],
  ] as const;
  for (const [contender, name] of moves) {
    const file = await readIfThere(fileOf(from, contender));
    if (file !== undefined) await replaceFile(fileOf(to, name), file);
  }
}

/**
 * Puts the tuned profile and its binary into the place of the recorded ones. `recorded.pgo` in the output folder keeps the recorded
 * profile. The binary is made by `go build` alone, as the user's own builds will make it.
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
 * Tunes the candidate's profile for `compare`, which publishes nothing: a better profile becomes `tuned.pgo` in the output folder. The
 * verdict stays that of the candidate.
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
  const message = `The program is proven to be faster with \`tuned.pgo\` in the output folder than with the candidate’s profile. It leaves out ${count(winner.leftOut.length, 'call')}.`;
  const fix =
    'To use it, put it into the place of the profile. `comparison.contenders` in the result document lists the calls.';
  return {
    comparison: { ...report.comparison, contenders, proposed: 'tuned' },
    findings: [...findings, note(message, fix)],
  };
}
