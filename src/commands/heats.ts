import { join } from 'node:path';
import { type MeasureOptions, measureSides, type Outcome } from '../compare/compare-binaries.ts';
import { overallLogRatios } from '../compare/experiment/rounds.ts';
import { usesBinary } from '../compare/workload/serve.ts';
import type { Binary, BuiltSide } from '../golang/binaries.ts';
import { buildContender } from '../golang/build.ts';
import { partialBuild } from '../golang/partial-build.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { type Finding, note } from '../system/errors.ts';
import { readRegularFile, replaceFile } from '../system/files.ts';
import { callsLeftOut, type TunedProfile, tuneProfile } from '../tune/left-out.ts';
import type { SearchRound } from '../tune/search.ts';
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
 *     const heats = new Heats(pairing, await readRecorded(path));
 *     await heats.run([reasons, cost500], 60_000)  // [ Map { 'reasons' => -0.031, 'cost-500' => -0.036 }, … ], a map for each round
 *     await heats.prove(cost500, deadline)         // the comparison, with the contender `tuned`
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
export interface MadeContender extends TunedProfile {
  readonly contender: Contender;
  readonly side: BuiltSide;
  /** The binary of the program; undefined if the run measures only benchmarks, because `go test` builds their binaries. */
  readonly binary: Binary | undefined;
}

/**
 * Makes the profile of a contender. If the run measures the program under load, this function also builds the program with this profile.
 * @param name the name of the contender's temporary files, without an ending.
 * @throws ExpectedError if the program does not build.
 */
export async function makeContender(
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

/**
 * The numbers from which the orders of functions are counted, in the fresh rounds and in each heat. They are far apart, so that no two
 * rounds of a run have the same order.
 */
const [FRESH_ORDERS, ORDERS_OF_HEAT] = [1_000_000, 10_000];

/** Builds and measures the contenders of one search. */
export class Heats {
  readonly findings: Finding[] = [];
  readonly #pairing: Pairing;
  readonly #recorded: RecordedProfile;
  readonly #row: string | undefined;
  readonly #made = new Map<string, MadeContender | undefined>();
  #heats = 0;

  /** @param row the name of the workload that decides the heats; if absent, the workloads that decide the verdict also decide the heats. */
  constructor(pairing: Pairing, recorded: RecordedProfile, row?: string) {
    this.#pairing = pairing;
    this.#recorded = recorded;
    this.#row = row;
  }

  /** Makes a contender when it is needed first. @returns undefined if the program does not build with its profile; a finding says why. */
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

  /** Measures contenders and the recorded profile in the same rounds. A contender that does not build is missing in the rounds. */
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
      // With precision 0, the heat uses all of its time, because the search needs precise differences.
      { precision: 0, firstOrder: heat * ORDERS_OF_HEAT },
    );
    const counted = measured.filter(({ workload }) => (this.#row ?? workload.name) === workload.name);
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

  /** Measures the winner and all builds of the comparison in fresh rounds. */
  async prove(made: MadeContender, deadline: number): Promise<FreshRounds> {
    const { sides, build, others } = this.#pairing;
    const contenders = { sides, build, others: { ...others, tuned: made } };
    const differences = ['baseline', 'candidate'].map((from) => ({ from, to: 'tuned' }));
    const outcome = await this.#measure(contenders, deadline, { differences, firstOrder: FRESH_ORDERS });
    return { ...outcome, folder: this.#folder(FRESH_ORDERS) };
  }

  /** Returns the folder for the rounds that start with this order of functions. */
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
    // Held-out work runs in the fresh rounds only, because it must not choose the winner.
    const isProof = rounds?.firstOrder === FRESH_ORDERS;
    return measureSides({
      ...run,
      ...measure.contendersOf(contenders),
      // As a part of `refresh`, a failed workload ends the search, but not the run.
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

/** The result of the fresh rounds, and the folder that has the benchmark results of these rounds. */
export type FreshRounds = Partial<Outcome> & { readonly folder: string };

/** Returns true if the rounds run the program itself under load. */
function isUnderLoad({ measure: ways, underLoad }: ProgramConfig): boolean {
  return ways.has('load') && underLoad?.load !== undefined && usesBinary(underLoad.serve);
}
