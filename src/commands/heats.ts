import { join } from 'node:path';
import { type MeasureOptions, measureSides, type Outcome } from '../compare/compare-binaries.ts';
import { overallLogRatios } from '../compare/experiment/rounds.ts';
import type { ContenderWords } from '../compare/workload/contenders.ts';
import { usesBinary } from '../compare/workload/serve.ts';
import type { Binary, BuiltSide } from '../golang/binaries.ts';
import { buildContender } from '../golang/build.ts';
import { partialBuild } from '../golang/partial-build.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { withoutFigures } from '../report/report.ts';
import { withinTime } from '../system/deadline.ts';
import { type Finding, note } from '../system/errors.ts';
import { readRegularFile, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { callsLeftOut, type TunedProfile, tuneProfile } from '../tune/left-out.ts';
import type { SearchRound } from '../tune/search.ts';
import { mostBuildTime, SHORTEST_MEASURING } from '../tune/time.ts';
import type { Contender } from '../tune/tune.ts';
import { orElse, type ProgramConfig } from '../work.ts';
import { edgesIn, type Pairing } from './explain.ts';
import * as measure from './measure.ts';
import { buildOptions } from './program.ts';

/**
 * This file builds and measures the contenders of a search. A contender is the recorded profile without some calls. The method `make`
 * writes the profile of a contender, and prepares a build that compiles only the packages of the left-out calls again
 * (golang/partial-build.ts). The method `run` measures a few contenders and the recorded profile in the same rounds. The method `prove`
 * measures one contender and all builds of the comparison in the same rounds. For example:
 *
 *     const heats = new Heats(pairing, await readRecorded(path), { end, moreTime });
 *     await heats.run([reasons, cost500], 60_000)  // [ Map { 'reasons' => -0.031, 'cost-500' => -0.036 }, … ], a map for each round
 *     await heats.prove(cost500, deadline, known)  // the comparison, with the contender `tuned`, and findings that are not yet known
 */

/** A recorded profile, from which contenders are made. */
export interface RecordedProfile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly edges: EdgeSet;
}

export async function readRecorded(path: string): Promise<RecordedProfile> {
  return { path, bytes: await readRegularFile(path), edges: await edgesIn(path) };
}

/** A contender, its profile, and the way to build it. */
interface ProfiledContender extends TunedProfile {
  readonly contender: Contender;
  readonly side: BuiltSide;
}

/** A contender that the run can measure. */
export interface MadeContender extends ProfiledContender {
  /** The binary of the program; undefined if the run measures only benchmarks, because `go test` builds the binaries of benchmarks. */
  readonly binary: Binary | undefined;
}

/** The run and the program for which contenders are built. */
type Building = Pick<Pairing, 'run' | 'program'>;

/**
 * Makes the profile of a contender. If the run measures the program under load, this function also builds the program with this profile.
 * @param name the name of the contender's temporary files, without an ending.
 * @throws ExpectedError if the program does not build.
 */
export async function makeContender(
  building: Building,
  recorded: RecordedProfile,
  contender: Contender,
  name: string,
): Promise<MadeContender> {
  const profiled = await writeContender(building, recorded, contender, name);
  const { run, program } = building;
  const build = buildOptions(run, program, 'build');
  const binary = isUnderLoad(run.config) ? await buildContender(build, profiled.side, name) : undefined;
  return { ...profiled, binary };
}

/** Writes the profile of a contender, and prepares a build that compiles only the packages whose calls are left out. */
async function writeContender(
  { run, program }: Building,
  recorded: RecordedProfile,
  contender: Contender,
  name: string,
): Promise<ProfiledContender> {
  const tuned = await tuneProfile(recorded.bytes, contender.leftOut);
  const path = join(run.scratch, 'tuned', `${name}.pgo`);
  await replaceFile(path, tuned.bytes);
  const calls = callsLeftOut(recorded.edges.edges, tuned.leftOut);
  const profiles = { recorded: recorded.path, tuned: path, calls };
  const partial = await partialBuild(buildOptions(run, program, 'build'), profiles);
  return { ...tuned, contender, side: { kind: 'profile', path, display: 'a tuned profile', partial } };
}

/**
 * A number stands for an order of functions in the binaries, and each round has the next number. The fresh rounds start with the first
 * number below, and heat n starts with n times the second number, so that all rounds of a run have different orders.
 */
const [FRESH_ORDERS, ORDERS_OF_HEAT] = [1_000_000, 10_000];

/** The milliseconds that the linker or a workload may still run after a deadline. Afterwards, the linker or the workload is stopped. */
const LAST_RUN_MS = 2_000;

/** The share of the time for the fresh rounds in which six of them must fit by plan. On a busy machine, six rounds may use all of the time. */
const PLANNED_SHARE = 0.85;

/** The options for running the contenders of a search. */
export interface HeatOptions {
  /**
   * The time at which the search ends, on the clock of `performance.now()`. Builds that are not ready at the end of the search are stopped.
   */
  readonly end: number;
  /** The advice to give the search more time. */
  readonly moreTime: string;
  /** The name of the workload that decides the heats; if absent, the workloads that decide the verdict also decide the heats. */
  readonly row?: string | undefined;
}

/** Builds and measures the contenders of one search. */
export class Heats {
  readonly #pairing: Pairing;
  readonly #recorded: RecordedProfile;
  readonly #options: HeatOptions;
  readonly #made = new Map<string, MadeContender | undefined>();
  readonly #failures: Finding[] = [];
  /** The names of the contenders whose builds were not ready in time. */
  readonly #late: string[] = [];
  /**
   * The times of earlier builds in milliseconds. `partial` has the builds of a few packages, and `whole` has the builds of whole programs.
   */
  readonly #buildTimes = { partial: [] as number[], whole: [] as number[] };
  #heats = 0;

  constructor(pairing: Pairing, recorded: RecordedProfile, options: HeatOptions) {
    this.#pairing = pairing;
    this.#recorded = recorded;
    this.#options = options;
    const { build } = pairing;
    // The first builds of both sides ran at the same time, so one build alone takes at least half of the measured time.
    if (build !== undefined) this.#buildTimes.whole.push((build.candidate.seconds * 1000) / 2);
  }

  /** The findings about contenders that could not be built. */
  get findings(): readonly Finding[] {
    const late = this.#late.length === 0 ? [] : [note(notBuiltInTime(this.#late), this.#options.moreTime)];
    return [...this.#failures, ...late];
  }

  /**
   * Makes a contender when it is first needed.
   * @param end the time at which an unfinished build is stopped, on the clock of `performance.now()`; by default, the end of the search.
   * @returns undefined if the program does not build with the contender's profile, or not in time; `findings` says why.
   */
  async make(contender: Contender, end = this.#options.end): Promise<MadeContender | undefined> {
    const { name } = contender;
    if (this.#made.has(name)) return this.#made.get(name);
    const making = this.#build(contender, `tuned-${this.#made.size + 1}`, end);
    const made = await orElse<MadeContender | undefined>(this.#pairing.run, making, ({ message }) => {
      this.#failures.push(note(message));
      return undefined;
    });
    this.#made.set(name, made);
    return made;
  }

  /**
   * Builds a contender.
   * @returns undefined if the build was not ready at the time `end`, or did not begin because the time was too short.
   */
  async #build(contender: Contender, name: string, end: number): Promise<MadeContender | undefined> {
    const { run, program } = this.#pairing;
    const profiled = await writeContender(this.#pairing, this.#recorded, contender, name);
    if (!isUnderLoad(run.config)) return { ...profiled, binary: undefined };
    const { side } = profiled;
    const isPartial = side.kind === 'profile' && side.partial !== undefined;
    const earlier = this.#buildTimes[isPartial ? 'partial' : 'whole'];
    const isAnyBuilt = [...this.#made.values()].some((made) => made !== undefined);
    const began = performance.now();
    const most = mostBuildTime({ left: end - began, earlier, isAnyBuilt });
    const task = (signal: AbortSignal) =>
      buildContender({ ...buildOptions(run, program, 'build'), signal }, side, name);
    const binary = most === 0 ? undefined : await withinTime(most, run.host.signal, task);
    if (most > 0) earlier.push(performance.now() - began);
    if (binary !== undefined) return { ...profiled, binary };
    this.#late.push(contender.name);
    return undefined;
  }

  /** Measures contenders and the recorded profile in the same rounds. A contender that was not built is missing in the rounds. */
  async run(field: readonly Contender[], milliseconds: number): Promise<readonly SearchRound[]> {
    const planned = performance.now() + milliseconds;
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
    // If builds were slow, the rounds of this heat still get enough time, and later heats get less time.
    const { end, row } = this.#options;
    const deadline = Math.min(end, Math.max(planned, performance.now() + SHORTEST_MEASURING));
    const { measured = [] } = await this.#measure(
      {
        sides: { baseline: sides.candidate, candidate: first.side },
        build: { baseline: build.candidate, candidate: first.binary },
        others: Object.fromEntries(others.map((made) => [made.contender.name, made])),
      },
      deadline,
      // With precision 0, the heat uses all of its time, because the search needs precise differences.
      { precision: 0, firstOrder: heat * ORDERS_OF_HEAT },
      {
        baseline: WITH_RECORDED,
        ...Object.fromEntries(
          entered.map((made) => [keyOf(made), `build without some calls (${made.contender.name})`]),
        ),
      },
    );
    const counted = measured.filter(({ workload }) => (row ?? workload.name) === workload.name);
    const ratios = entered.map((made) => ({
      name: made.contender.name,
      byRound: overallLogRatios(counted, { from: 'baseline', to: keyOf(made) }),
    }));
    const rounds = Math.min(...ratios.map(({ byRound }) => byRound.length));
    return Array.from(
      { length: rounds },
      (_, at): SearchRound => new Map(ratios.map(({ name, byRound }) => [name, byRound[at] as number])),
    );
  }

  /**
   * Measures the winner and all builds of the comparison in fresh rounds.
   * @param known the findings of the run so far, which the fresh rounds do not repeat.
   */
  async prove(made: MadeContender, deadline: number, known: readonly Finding[]): Promise<FreshRounds> {
    const { sides, build, others } = this.#pairing;
    const contenders = { sides, build, others: { ...others, tuned: made } };
    const differences = ['baseline', 'candidate'].map((from) => ({ from, to: 'tuned' }));
    const rounds = { differences, firstOrder: FRESH_ORDERS };
    // The precision is about the program as a whole. So if only one row counts, use all of the time.
    const ofRow = this.#options.row === undefined ? rounds : { ...rounds, precision: 0 };
    const tuned = `build without ${count(made.leftOut.length, 'call')} of the profile`;
    const words = { ...measure.CONTENDER_WORDS, candidate: WITH_RECORDED, tuned };
    const outcome = await this.#measure(contenders, deadline, ofRow, words);
    const setting = this.#pairing.run.config.tune.kind === 'auto' ? 'budget' : 'tune';
    const found = outcome.workloadFindings ?? outcome.findings ?? [];
    const findings = findingsOfFreshRounds(found, known, setting);
    return { ...outcome, findings, folder: this.#folder(FRESH_ORDERS) };
  }

  /** Returns the folder for the rounds whose first order of functions has this number. */
  #folder(firstOrder: number | undefined): string {
    return join(this.#pairing.run.scratch, `tuning-${firstOrder}`);
  }

  /** Measures contenders until a deadline. @returns an empty object if the deadline passes before the first round. */
  async #measure(
    contenders: measure.ContendersToMeasure,
    deadline: number,
    rounds: MeasureOptions['rounds'],
    words: ContenderWords,
  ): Promise<Partial<Outcome>> {
    const { run, program } = this.#pairing;
    const scratch = this.#folder(rounds?.firstOrder);
    // Held-out work runs in the fresh rounds only, because it must not choose the winner.
    const isProof = rounds?.firstOrder === FRESH_ORDERS;
    const now = performance.now();
    const left = Math.max(1, deadline - now);
    // Too few fresh rounds prove nothing. So the plan of the fresh rounds keeps some time for rounds that take longer than planned.
    const budget = isProof ? PLANNED_SHARE * left : left;
    const measured = await withinTime(left + LAST_RUN_MS, run.host.signal, (signal) =>
      measureSides({
        ...run,
        ...measure.contendersOf(contenders),
        words,
        // Measure like `refresh`, because a failed workload must end the search, but not the run.
        command: 'refresh',
        host: { ...run.host, signal },
        config: {
          ...run.config,
          budget,
          heldOut: isProof ? run.config.heldOut : undefined,
          heldOutLoad: isProof ? run.config.heldOutLoad : undefined,
        },
        go: program.go,
        main: program.main,
        labels: measure.labelsOf(run.command),
        deadline: now + budget,
        latest: deadline,
        rounds,
        scratch,
        outputDirectory: scratch,
      }),
    );
    return measured ?? {};
  }
}

/**
 * The words for the build with the recorded profile. In the rounds of a search, the name of this contender is `baseline` or `candidate`,
 * which means a different build in the report.
 */
const WITH_RECORDED = 'build with the recorded profile';

/**
 * Returns the findings of fresh rounds for the report. A finding is left out if the report already has the same finding with other figures.
 * @param known the findings of the report.
 * @param setting the setting from which the time of the fresh rounds comes. With `tune: auto`, it is a part of `budget`.
 */
export function findingsOfFreshRounds(
  found: readonly Finding[],
  known: readonly Finding[],
  setting: 'budget' | 'tune',
): Finding[] {
  const keyOf = ({ message }: Finding) =>
    withoutFigures(message).replaceAll('the candidate', `the ${WITH_RECORDED}`);
  const keys = new Set(known.map(keyOf));
  const fresh: Finding[] = [];
  for (const finding of found) {
    const key = keyOf(finding);
    if (keys.has(key)) continue;
    keys.add(key);
    const { message, fix } = finding;
    fresh.push({
      ...finding,
      message: `In the fresh rounds: ${withTimeOfTuning(message, setting)}`,
      fix: fix && withTimeOfTuning(fix, setting),
    });
  }
  return fresh;
}

/** Names the setting of the time in a text about `budget`, without the advised number of seconds, which would be too small. */
function withTimeOfTuning(text: string, setting: 'budget' | 'tune'): string {
  return text
    .replaceAll(/`budget`(?: (?:by|to) about \d+ s)?/g, `\`${setting}\``)
    .replaceAll(/\b([Tt])he budget(?: of [\d.]+ s)? (?=has|is|was)/g, '$1he time ');
}

function notBuiltInTime(names: readonly string[]): string {
  const [were, they] = names.length === 1 ? ['was', 'it'] : ['were', 'they'];
  return `${count(names.length, 'profile')} without some calls (${names.join(', ')}) ${were} not tried, because ${they} could not be built in time.`;
}

/**
 * The result of the fresh rounds, and the folder that has the benchmark results of these rounds. `findings` has only findings about the
 * workloads that the report does not have yet. The findings about the rows of the tuned profile are in `alternatives`.
 */
export type FreshRounds = Partial<Outcome> & Pick<Outcome, 'findings'> & { readonly folder: string };

/** Returns true if the rounds run the program itself under load. */
function isUnderLoad({ measure: ways, underLoad }: ProgramConfig): boolean {
  return ways.has('load') && underLoad?.load !== undefined && usesBinary(underLoad.serve);
}
