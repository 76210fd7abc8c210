import { FEWEST_DIFFERENCES } from '../compare/stats/samples.ts';
import { locate } from '../compare/stats/stopping.ts';
import { duration } from '../system/text.ts';
import { SHORTEST_MEASURING } from './time.ts';
import { type Contender, combined, sameCalls } from './tune.ts';

/**
 * Searches, within a given time, for the contender with which the program is fastest.
 *
 * The search runs in heats. In each heat, a few contenders run in the same rounds as the recorded profile. After the heat, contenders that
 * are proven worse than the best contender are dropped, and waiting contenders take their places. When all proposed contenders have run,
 * the best contender is combined with other contenders that made the program faster. A combination leaves out the calls of both contenders.
 * For example, with five minutes for go/printer:
 *
 *     heat 1, 150 s: reasons −2.9 %, cost-500 −3.4 %, losses −1.0 % (proven worse than cost-500, so it is dropped)
 *     heat 2,  75 s: cost-500 −3.3 %, reasons −2.8 %, cost-500+reasons −3.5 %
 *     heat 3,  75 s: cost-500 −3.4 %, cost-500+reasons −3.4 %
 *
 * The best contender of a search looks better than it really is, because luck took part in the choice. Therefore reports never show the
 * changes that the search measured. The caller of `searchContender` measures the winner and the recorded profile again in fresh rounds, and
 * only the fresh rounds judge the winner. If all contenders are in truth equally fast, the fresh rounds call the winner better in at most
 * 5 % of runs, for any number of contenders (`__tests__/tune/search.test.ts`).
 */

/** The results of one round: for each contender that ran, the natural logarithm of its value divided by the recorded profile's value. */
export type SearchRound = ReadonlyMap<string, number>;

/** The options of the search for the fastest contender. Times are in milliseconds. */
export interface SearchOptions {
  /** The proposed contenders, the most promising first. */
  readonly contenders: readonly Contender[];
  /** The maximum number of contenders to try, including combinations of the best contenders. */
  readonly most: number;
  /** The time for all heats. */
  readonly milliseconds: number;
  /** Returns the milliseconds that have passed since a fixed point in time. */
  now(): number;
  /**
   * Builds contenders, and runs them in the same rounds as the recorded profile. The returned rounds have no values for a contender that
   * cannot be built.
   * @param milliseconds the maximum time of the heat, for building and running all contenders.
   */
  runHeat(contenders: readonly Contender[], milliseconds: number): Promise<readonly SearchRound[]>;
  readonly progress?: (line: string) => void;
}

/** A contender and its result in the search. */
export interface TriedContender {
  readonly contender: Contender;
  readonly rounds: number;
  /**
   * The change against the recorded profile as a fraction; undefined if there were too few rounds. Do not report this change, because luck
   * took part in the choice of the contender.
   */
  readonly change: number | undefined;
}

/** The result of a search. */
export interface ContenderSearch {
  /** The contender that looked best; undefined if no contender looked better than the recorded profile. */
  readonly winner: Contender | undefined;
  /** All contenders that ran, in the order in which they were tried. */
  readonly tried: readonly TriedContender[];
}

/**
 * The maximum number of contenders in one heat. With more contenders, a round takes longer and the comparison of two contenders is less
 * precise.
 */
const TOGETHER = 5;
/** The number of contenders that stay for the next heat if other contenders wait for a place. */
const KEPT = 3;
/** The share of the remaining time that a heat takes. A heat takes at least `SHORTEST_HEAT`. */
const HEAT_SHARE = 0.5;
/** The shortest heat, in milliseconds. A shorter heat has too few rounds, because each heat begins with linking and calibrating. */
const SHORTEST_HEAT = 2 * SHORTEST_MEASURING;
/** The maximum number of contenders that are combined with the best contender after a heat. */
const MOST_COMBINED = 2;

/** Runs the search. @throws the errors of `runHeat`. */
export async function searchContender(options: SearchOptions): Promise<ContenderSearch> {
  const { most, now, progress } = options;
  const deadline = now() + options.milliseconds;
  const waiting = options.contenders.slice(0, most);
  const entered = new Set<Contender>();
  const rounds: SearchRound[] = [];
  let field: Contender[] = [];
  let together = TOGETHER;
  for (let heat = 1; ; heat++) {
    const entering = waiting.splice(0, together - field.length);
    field.push(...entering);
    for (const contender of entering) entered.add(contender);
    const left = deadline - now();
    if (left < SHORTEST_MEASURING || !isWorthAHeat(field, rounds)) break;
    const time = left < 2 * SHORTEST_HEAT ? left : Math.max(SHORTEST_HEAT, left * HEAT_SHARE);
    const names = field.map(({ name }) => name).join(', ');
    progress?.(`Tuning, heat ${heat}, at most ${duration(time)}: ${names}`);
    const measured = await options.runHeat(field, time);
    rounds.push(...measured);
    if (measured.length < FEWEST_DIFFERENCES) {
      if (field.length === 1 && measured.length === 0) {
        // The contender could not be built or run, so a waiting contender takes its place.
        field = [];
        continue;
      }
      // The machine is slow, so run fewer contenders together. The rounds that the contenders have run so far still count.
      together = Math.max(1, Math.floor(field.length / 2));
      waiting.unshift(...field.splice(together));
      continue;
    }
    field = survivors(field, rounds);
    if (waiting.length === 0) {
      const added = combinationsOfBest([...entered], rounds).slice(0, most - entered.size);
      waiting.push(...added);
    }
    if (waiting.length > 0) field = field.slice(0, Math.min(KEPT, together - 1));
  }
  const tried = [...entered];
  const ranked = rankedByChange(tried, rounds);
  const [best] = ranked;
  return {
    winner: best !== undefined && best.estimate < 0 ? best.contender : undefined,
    tried: tried.map((contender) => {
      const { estimate } = ranked.find((one) => one.contender === contender) ?? {};
      const ran = ratiosOf(contender, rounds).length;
      return { contender, rounds: ran, change: estimate === undefined ? undefined : Math.expm1(estimate) };
    }),
  };
}

/**
 * True if another heat can change the choice. Another heat cannot change the choice if only one contender is left and has enough rounds to
 * be judged.
 */
function isWorthAHeat([first, ...others]: readonly Contender[], rounds: readonly SearchRound[]): boolean {
  if (first === undefined) return false;
  return others.length > 0 || ratiosOf(first, rounds).length < FEWEST_DIFFERENCES;
}

/** The log ratios of a contender against the recorded profile, in the rounds in which it ran. */
function ratiosOf({ name }: Contender, rounds: readonly SearchRound[]): number[] {
  return rounds.flatMap((round) => round.get(name) ?? []);
}

/** A contender with its estimated log ratio against the recorded profile. */
interface RankedContender {
  readonly contender: Contender;
  readonly estimate: number;
  /**
   * The upper end of the 95 % interval of `estimate`. If the upper end is below 0, the rounds of the search show that the contender helped.
   */
  readonly worst: number;
}

/** Orders contenders by their change, the fastest first. Contenders with too few rounds are left out. */
function rankedByChange(contenders: readonly Contender[], rounds: readonly SearchRound[]): RankedContender[] {
  return contenders
    .flatMap((contender): RankedContender[] => {
      const ratios = ratiosOf(contender, rounds);
      if (ratios.length < FEWEST_DIFFERENCES) return [];
      const { estimate, interval } = locate(ratios);
      return [{ contender, estimate, worst: interval[1] }];
    })
    .sort((a, b) => a.estimate - b.estimate);
}

/**
 * Returns the contenders that are not proven worse than the best contender, the best first. Contenders that could not be built are dropped.
 */
function survivors(field: readonly Contender[], rounds: readonly SearchRound[]): Contender[] {
  const ranked = rankedByChange(field, rounds);
  const [best] = ranked;
  if (best === undefined) return [];
  return ranked.flatMap(({ contender }) => {
    const differences = rounds.flatMap((round) => {
      const [own, least] = [round.get(contender.name), round.get(best.contender.name)];
      return own === undefined || least === undefined ? [] : [own - least];
    });
    const isWorse = differences.length >= FEWEST_DIFFERENCES && locate(differences).interval[0] > 0;
    return isWorse ? [] : [contender];
  });
}

/**
 * Combines the best contender with the next best contenders that made the program faster, including dropped contenders that helped less.
 * Combinations that the search has already tried are left out.
 */
function combinationsOfBest(tried: readonly Contender[], rounds: readonly SearchRound[]): Contender[] {
  const helped = rankedByChange(tried, rounds).filter(({ worst }) => worst < 0);
  const [best, ...others] = helped.map(({ contender }) => contender);
  if (best === undefined) return [];
  const all: Contender[] = [];
  for (const other of others.slice(0, MOST_COMBINED)) {
    const made = combined(best, other);
    if (![...tried, ...all].some((known) => sameCalls(known, made))) all.push(made);
  }
  return all;
}
